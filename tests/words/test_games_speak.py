"""Laws about the words of every game: whatever it can say, it can say in every language, to everyone.

Different things have different names."""

import random
from collections.abc import Iterator, Sequence
from functools import cache

import msgspec
import pytest

from stolek.cli.screen import BRIEF
from stolek.core import registry
from stolek.core.cards import Face
from stolek.core.game import AnyGame
from stolek.core.ids import Viewer
from stolek.core.play import Play
from stolek.core.say import Say
from stolek.core.visibility import redact
from stolek.table.explanations import say_effect
from stolek.testing.recorded_game import at_random, viewers
from stolek.testing.setups import Case, cases, option_values
from stolek.words import LANGUAGES, Words, load
from tests.contract.games import PACKAGES, TEMPLATE
from tests.contract.games import entry as entry_in
from tests.template_game.game import HighCard

CODES = [known.code for known in LANGUAGES]
ANSWERS_EVERY = 9
"""Spoken answers are much alike from move to move."""
GAMES = [
    pytest.param(
        package, id=entry_in(package).game.info.id, marks=pytest.mark.xdist_group(f"words of {package}")
    )  # one process plays its games once for all languages
    for package in PACKAGES
]
NAMES = ("Ada", "Bob", "Cyril", "Dana", "Eva", "Filip", "Gita", "Hugo", "Iva", "Jan", "Klára", "Leo")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("package", GAMES)
def test_everything_said_in_a_game_has_words(package: str, code: str) -> None:
    words = load(code, entry_in(package).folder, strict=True)
    said, reasons = everything_said(package)
    assert said
    for seats, viewer, each in said:
        text = words.at_table(NAMES[:seats], viewer).say(each)
        assert text.strip()
        assert not (text[0].islower() and text.endswith((".", "!", "?"))), text
    for reason in reasons:
        assert words.text(reason)


@cache
def everything_said(package: str) -> tuple[list[tuple[int, Viewer, Say]], set[str]]:
    """All that is said to anyone in games over all kinds of tables, nothing twice; and why they ended."""
    entry = entry_in(package)
    said: dict[tuple[Viewer, bytes], tuple[int, Viewer, Say]] = {}
    reasons = set()
    for number, case in enumerate(some(cases(entry.game))):
        play = Play.start(entry.game, case.setup, f"words {number}".encode())
        choose = at_random(random.Random(number))
        seats = play.setup.seats
        while True:
            for viewer in viewers(play.setup):
                for each in heard(play, entry, viewer):
                    said.setdefault((viewer, msgspec.json.encode(each)), (seats, viewer, each))
            if not play.prompts:
                break
            play.submit(*choose(play.prompts))
        assert play.outcome is not None
        reasons.add(play.outcome.reason)
    return list(said.values()), reasons


def some(tables: tuple[Case, ...]) -> tuple[Case, ...]:
    """Tables from all over the list, which a game with many options makes long."""
    return tables[:: max(1, len(tables) // 16)]


def heard(play: Play, entry: registry.Entry, viewer: Viewer) -> Iterator[Say]:
    for event in play.moves[-1].events:
        yield from entry.game.tell(redact(event, viewer))
    if len(play.moves) % ANSWERS_EVERY == 0 or not play.prompts:
        for answers in entry.spoken(entry.game.view(play.state, viewer).shown).values():
            yield from answers
    asked = None if viewer is None else play.prompts.get(viewer)
    if asked is not None and asked.id == play.moves[-1].seq:
        yield Say(asked.key)
        for option in asked.options:
            yield option.say
            yield from (say_effect(entry.game, effect) for effect in option.effects)
            if entry.advice is not None and asked.owed:
                yield entry.advice(entry.game.view(play.state, viewer).shown, option)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("package", GAMES)
def test_everything_about_a_game_has_words(package: str, code: str) -> None:
    entry = entry_in(package)
    words = load(code, entry.folder, strict=True)
    info = entry.game.info
    for rule in entry.game.rulebook.ids:
        assert words.text(f"rule-{rule}")
        assert words.form(f"rule-{rule}", "title") not in ("", words.text(f"rule-{rule}")), "it needs a title"
    for section in entry.game.rulebook.sections:
        assert words.text(f"{info.id}-section-{section.key}")
    for part in BRIEF:
        assert words.text(f"{info.id}-brief-{part}")
    for part in ("title", "tagline"):
        assert words.text(f"{info.id}-{part}")
    for variant in info.variants:
        assert words.text(f"{info.id}-variant-{variant.id}")
    for option, values in option_values(entry.game.types.options).items():
        key = f"{info.id}-option-{option}"
        assert words.form(key, "help") not in ("", words.text(key)), "an option needs a help"
        spoken = [words.text(f"{key}-{value}") for value in values if isinstance(value, str)]
        assert len(set(spoken)) == len(spoken), "different values have different names"
    for level in entry.bots:
        assert words.text(f"level-{level}")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("package", GAMES)
def test_different_faces_have_different_names(package: str, code: str) -> None:
    entry = entry_in(package)
    faces = sorted({side for face in entry.game.default_deck().cards for side in entry.game.sides(face)})
    assert namesakes(entry.game, faces, load(code, entry.folder, strict=True)) == []


def namesakes(game: AnyGame, faces: Sequence[Face], words: Words) -> list[list[Face]]:
    """Faces that are called the same, by their full names."""
    called: dict[str, list[Face]] = {}
    for face in faces:
        said = game.say_face(face)
        called.setdefault(words.form(said.key, "full", **said.args), []).append(face)
    return [those for those in called.values() if len(those) > 1]


# The tests of these tests ------------------------------------------------------------------------------


def test_two_faces_with_one_name_are_noticed() -> None:
    entry = entry_in(TEMPLATE)

    class Mumbling(HighCard):
        def say_face(self, face: Face) -> Say:
            return super().say_face(Face("c1") if face == "c7" else face)

    faces = sorted(set(entry.game.default_deck().cards))
    assert namesakes(Mumbling(), faces, load("en", entry.folder, strict=True)) == [["c1", "c7"]]
