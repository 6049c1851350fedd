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
    assert "All 20 leaks were noticed." in ran.out
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
    """All of the table is said to be open: there is nothing to test."""

    def places(self, s: State) -> Iterator[Place]:
        for place in super().places(s):
            yield for_all(place.name, place.faces, fact=place.fact, seat=place.seat)


class Forgetful(HighCard):
    """No place tells whether somebody kept their card: what is thrown is said to go under the pile."""

    def places(self, s: State) -> Iterator[Place]:
        thrown = tuple(face for face in s.thrown if face is not None)
        for place in super().places(s):
            if place.name != "thrown":
                yield replace(place, faces=place.faces + thrown) if place.name == "pile" else place


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (ShowsTheTop(), "highcard breaks the contract:"),
        (Careless(), "No two different cards stay unknown to anyone for half a game"),
        (Forgetful(), "what is done in the open has to be a card or a fact in a place for all"),
    ],
)
def test_a_game_that_breaks_a_law_is_told_and_no_leak_is_tried(
    stolek: Run, highcard: str, game: HighCard, says: str
) -> None:
    registry.add(replace(registry.get(highcard), game=game))
    ran = stolek("check", highcard, "--plain", "--lang", "en")
    assert ran.code == 1
    assert says in " ".join(ran.out.split())
    assert "Leaks are tried once the game keeps the contract." in ran.out
    assert "Noticed by" not in ran.out


def test_leaks_that_go_unnoticed_fail(stolek: Run, highcard: str) -> None:
    ran = stolek("check", highcard, "--games", "1", "--plain", "--lang", "en")
    assert ran.code == 1
    assert "highcard keeps the contract" in ran.out
    assert "leaks went unnoticed" in ran.out


class Crashing(HighCard):
    def view(self, s: State, viewer: Viewer) -> View:
        raise RuntimeError("not written yet")


def test_a_game_that_crashes_is_told_where_and_no_leak_is_tried(stolek: Run, highcard: str) -> None:
    registry.add(replace(registry.get(highcard), game=Crashing()))
    ran = stolek("check", highcard, "--plain", "--lang", "en")
    assert ran.code == 1
    assert "\nRuntimeError: not written yet" in ran.out, "a traceback keeps its lines"
    assert "Noticed by" not in ran.out
