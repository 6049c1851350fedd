"""`stolek check`: the contract and the leaks made on purpose, with a table, an exit code and clear errors."""

import json
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from stolek.core import registry
from stolek.core.ids import Viewer
from stolek.core.places import Place, for_all
from tests.cli.conftest import Run
from tests.template_game.game import HighCard
from tests.template_game.model import State, View


def test_a_sound_game_is_said_to_be_sound(stolek: Run, highcard: str) -> None:
    ran = stolek("check", highcard, "--plain", "--lang", "en")
    assert ran.code == 0
    assert "highcard keeps the contract: 20 games" in ran.out
    assert "All 16 leaks were noticed." in ran.out
    assert "Drawn.face" in ran.out


def test_the_figures_for_a_program(stolek: Run, highcard: str) -> None:
    facts = json.loads(stolek("check", highcard, "--games", "16", "--json").out)
    assert facts["contract"]["breaches"] == []
    assert {each["kind"] for each in facts["leaks"]} >= {"mark-removed", "place-opened", "everything"}
    assert all(each["first"] and each["laws"] for each in facts["leaks"])


def test_a_game_is_played_at_least_once(stolek: Run, highcard: str) -> None:
    ran = stolek("check", highcard, "--games", "0")
    assert ran.code != 0
    assert "--games 1 or more" in ran.err


class ShowsTheTop(HighCard):
    """Everyone sees the top card of the pile in the view."""

    def view(self, s: State, viewer: Viewer) -> View:
        seen = super().view(s, viewer)
        return replace(seen, shown=replace(seen.shown, card=(*s.pile, None)[0]))


class Careless(HighCard):
    """All of the table is said to be open: nothing can be noticed any more."""

    def places(self, s: State) -> Iterator[Place]:
        for place in super().places(s):
            yield for_all(place.name, place.faces, fact=place.fact, seat=place.seat)


class Forgetful(HighCard):
    """Whether a seat has kept or swapped its card lies nowhere."""

    def places(self, s: State) -> Iterator[Place]:
        return (place for place in super().places(s) if place.name not in ("turn", "thrown"))


@pytest.mark.parametrize(
    ("game", "says", "tries_leaks"),
    [
        (ShowsTheTop(), "highcard breaks the contract:", False),
        (Careless(), "leaks went unnoticed", True),
        (Careless(), "No two different cards stay unknown", True),
        (Forgetful(), "what is done in the open has to be a fact in a place for all", False),
    ],
)
def test_a_game_that_leaks_or_declares_nothing_fails(
    stolek: Run, highcard: str, game: HighCard, says: str, tries_leaks: bool
) -> None:
    registry.add(replace(registry.get(highcard), game=game))
    ran = stolek("check", highcard, "--plain", "--lang", "en")
    assert ran.code == 1
    assert says in " ".join(ran.out.split())
    assert ("Noticed by" in ran.out) == tries_leaks
    assert ("Leaks are tried once" in ran.out) != tries_leaks


class Crashing(HighCard):
    def view(self, s: State, viewer: Viewer) -> View:
        raise RuntimeError("not written yet")


def test_a_game_that_crashes_is_told_where_and_no_leak_is_tried(stolek: Run, highcard: str) -> None:
    registry.add(replace(registry.get(highcard), game=Crashing()))
    ran = stolek("check", highcard, "--plain", "--lang", "en")
    assert ran.code == 1
    assert "\nRuntimeError: not written yet" in ran.out, "a traceback keeps its lines"
    assert "Noticed by" not in ran.out
