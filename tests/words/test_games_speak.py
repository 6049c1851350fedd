"""Whatever a game can say while it is played, it can say in every language, to everyone at the table."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from stolek.cli.desk import say_effect
from stolek.core import registry
from stolek.core.game import make_setup
from stolek.core.ids import Viewer
from stolek.core.play import Play
from stolek.core.say import Say
from stolek.core.visibility import redact
from stolek.testing.cases import Case, cases
from stolek.testing.recorded_game import at_random, viewers
from stolek.words import LANGUAGES, Words, load

NAMES = ("Ada", "Bob", "Cyril", "Dana", "Eva", "Filip", "Gita", "Hugo", "Iva", "Jan", "Klára", "Leo")


@pytest.mark.parametrize("code", [known.code for known in LANGUAGES])
@pytest.mark.parametrize("game", registry.ids())
def test_everything_said_in_a_game_has_words(game: str, code: str) -> None:
    entry = registry.get(game)
    words = load(code, entry.folder, strict=True)
    said: set[tuple[Viewer, bytes]] = set()
    for number, case in enumerate(some(cases(entry.game))):
        play = Play.start(entry.game, case.setup, f"words {number}".encode())
        choose = at_random(random.Random(number))
        speak(play, entry, words, said)
        while play.prompts:
            play.submit(*choose(play.prompts))
            speak(play, entry, words, said)
        assert play.outcome is not None
        assert words.text(play.outcome.reason)
    assert said


def some(tables: tuple[Case, ...]) -> tuple[Case, ...]:
    """Tables from all over the list, which a game with many options makes long."""
    return tables[:: max(1, len(tables) // 16)]


def speak(play: Play, entry: registry.Entry, words: Words, said: set[tuple[Viewer, bytes]]) -> None:
    """Says all that is to say about the last move to everyone, but nothing twice."""
    for viewer in viewers(play.setup):
        listening = words.at_table(NAMES, viewer)
        for each in heard(play, entry, viewer):
            if (viewer, raw := msgspec.json.encode(each)) not in said:
                said.add((viewer, raw))
                assert listening.say(each).strip()


def heard(play: Play, entry: registry.Entry, viewer: Viewer) -> Iterator[Say]:
    for event in play.moves[-1].events:
        yield from entry.game.tell(redact(event, viewer))
    asked = None if viewer is None else play.prompts.get(viewer)
    if asked is not None and asked.id == play.moves[-1].seq:
        yield Say(asked.key)
        for option in asked.options:
            yield option.say
            yield from (say_effect(entry, effect) for effect in option.effects)


@pytest.mark.parametrize("code", [known.code for known in LANGUAGES])
@pytest.mark.parametrize("game", registry.ids())
def test_everything_about_a_game_has_words(game: str, code: str) -> None:
    entry = registry.get(game)
    words = load(code, entry.folder, strict=True)
    info = entry.game.info
    for rule in entry.game.rulebook.ids:
        assert words.text(f"rule-{rule}")
        assert words.form(f"rule-{rule}", "title") != words.text(f"rule-{rule}"), "a rule needs a title"
    for section in entry.game.rulebook.sections:
        assert words.text(f"{game}-section-{section.key}")
    for variant in info.variants:
        assert words.text(f"{game}-variant-{variant.id}")
    for face in set(make_setup(entry.game, info.variants[0].seats[0]).deck.cards):
        assert words.say(entry.game.say_face(face))
    for option in entry.game.types.options.__struct_fields__:
        assert words.text(f"{game}-option-{option}")
        assert words.form(f"{game}-option-{option}", "help") != words.text(f"{game}-option-{option}")
    for level in entry.bots:
        assert words.text(f"level-{level}")
