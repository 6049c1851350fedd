"""Everything High Card says can be said in every language, on a terminal too."""

import random

import pytest

from stolek.core import registry
from stolek.core.play import Play
from stolek.core.visibility import redact
from stolek.testing.cases import cases
from stolek.testing.recorded_game import at_random, record, viewers
from stolek.words import LANGUAGES, load
from tests import template_game

ENTRY = registry.entry_of(template_game)
GAME = ENTRY.game
CODES = [language.code for language in LANGUAGES]


@pytest.mark.parametrize("code", CODES)
def test_every_event_option_and_table_has_words(code: str) -> None:
    strict = load(code, ENTRY.folder, strict=True)
    said = set()
    for case in cases(GAME):
        course = record(GAME, case.setup, b"words", at_random(random.Random(case.name)))
        for turn in course.turns:
            for viewer in viewers(case.setup):
                words = strict.at_table(("Ann", "Bob", "Cy", "Di")[: case.setup.seats], viewer)
                for event in turn.move.events:
                    said |= {words.say(line) for line in GAME.tell(redact(event, viewer))}
                shown = GAME.view(turn.state, viewer).shown
                table = ENTRY.terminal(shown, words.say, words.name, False)
                assert max(map(len, table.splitlines())) <= 80
                for prompt in turn.prompts.values():
                    said |= {words.say(option.say) for option in prompt.options} | {words.text(prompt.key)}
    assert len(said) > 20


@pytest.mark.parametrize("code", CODES)
def test_every_rule_variant_option_and_section_has_words(code: str) -> None:
    words = load(code, ENTRY.folder, strict=True)
    for rule in GAME.rulebook:
        assert words.text(f"rule-{rule.id}") != words.form(f"rule-{rule.id}", "title")
    for section in GAME.rulebook.sections:
        assert words.text(f"highcard-section-{section.key}")
    for variant in GAME.info.variants:
        assert words.text(f"highcard-variant-{variant.id}")
    for name in GAME.types.options.__struct_fields__:
        assert words.text(f"highcard-option-{name}") != words.form(f"highcard-option-{name}", "help")
    assert words.text("highcard-refused-no-pile")


def test_a_saved_table_can_be_drawn_plain() -> None:
    words = load("en", ENTRY.folder, strict=True)
    play = Play.start(GAME, cases(GAME)[0].setup, b"plain")
    drawn = ENTRY.terminal(GAME.view(play.state, None).shown, words.say, lambda seat: f"Player {seat}", True)
    assert drawn.splitlines() == ["Pile: 5", "Player 0: –", "Player 1: –"]
