"""A screen says each thing once, nothing of what is over, and at the end what decided."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stolek.cli.console import Shell
from stolek.cli.screen import Screen
from stolek.core import Seat, registry
from stolek.core.game import Outcome
from stolek.games.daynight import GAME as DAYNIGHT
from stolek.games.daynight.model import Shown
from stolek.games.daynight.tests import build as daynight
from stolek.games.numberloor import GAME as NUMBERLOOR
from stolek.games.numberloor.tests import build as numberloor

Printed = pytest.CaptureFixture[str]
NAMES = ("You", "Bela", "Cora")


def screen_of(game: str, *, plain: bool = True) -> Screen:
    return Screen(Shell.make("en", plain=plain), registry.get(game), NAMES, 0)


def table(screen: Screen, shown: object, printed: Printed) -> list[str]:
    """The lines of a table."""
    printed.readouterr()
    screen.table(shown)
    return printed.readouterr().out.splitlines()


def seen(course: daynight.Course) -> Shown:
    return DAYNIGHT.view(course.state, Seat(0)).shown


def ended(*collected: tuple[str, ...]) -> Shown:
    """A game that ends with these cards collected; in the last round nobody took anything."""
    hands = [("orange-9-2",), ("blue-9-2",), ("purple-1-4",)]
    course = daynight.before_choice(hands, last=True)
    course.state = replace(course.state, step="second", collected=collected)
    for seat, hand in enumerate(hands):
        course = course.choose(seat, hand[0])
    return seen(course)


def test_day_and_night_is_said_once_a_table(capsys: Printed) -> None:
    course = daynight.opened(3, b"once")
    screen = screen_of("daynight")
    first = table(screen, seen(course), capsys)
    assert first.count("day") + first.count("night") == 1
    later = replace(seen(course), round=2, time="night")
    assert table(screen, later, capsys).count("night") == 1


def test_what_a_table_begins_with_is_said_when_it_changes(capsys: Printed) -> None:
    shown = replace(NUMBERLOOR.view(numberloor.opened(3).state, Seat(0)).shown, drew=True)
    screen = screen_of("numberloor")
    drew = "Cards have been drawn this turn."
    assert drew in table(screen, shown, capsys)
    again = table(screen, shown, capsys)
    assert drew not in again
    assert any(line.startswith("Your hand: ") for line in again)
    assert drew in table(screen, replace(shown, turn=shown.turn + 1), capsys), "another turn, other cards"
    screen._do("table", "")
    assert drew in capsys.readouterr().out, "who asks for the table gets all of it"


def test_after_the_end_nothing_is_said_of_the_last_round(capsys: Printed) -> None:
    course = daynight.played(
        [("orange-12-3", "pink-5-2"), ("blue-6-1", "blue-2-3"), ("purple-4-2", "blue-1-4")],
        turned="purple-3-3",
        last=True,
    )
    course = course.take(next(iter(DAYNIGHT.prompts(course.state))), "purple-3-3")
    said = table(screen_of("daynight"), seen(course), capsys)
    assert "The game is over" in said
    assert [
        line for line in said if line.startswith(("Winning", "Taking", "No card", "There’s nothing"))
    ] == []
    drawn = table(screen_of("daynight", plain=False), seen(course), capsys)
    assert [line for line in drawn if "nothing on the table" in line or "(1.)" in line] == []


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize(
    ("collected", "reasons"),
    [
        (
            (("blue-1-4",), ("pink-3-3", "pink-6-1"), ("orange-3-3",)),
            [
                "You: as many stars as Bela, but fewer cards (1).",
                "Bela: as many stars as you, but more cards (2).",
            ],
        ),
        (
            (("blue-1-4",), ("pink-1-4",), ("orange-1-4",)),
            [
                "You: as many stars and cards as Bela and Cora (1).",
                "Bela: as many stars and cards as you and Cora (1).",
                "Cora: as many stars and cards as you and Bela (1).",
            ],
        ),
        ((("blue-1-4",), ("pink-3-3",), ("orange-2-3", "orange-3-2")), []),
    ],
)
def test_the_end_says_that_cards_decided(
    collected: tuple[tuple[str, ...], ...], reasons: list[str], plain: bool, capsys: Printed
) -> None:
    shown = ended(*collected)
    assert isinstance(shown.outcome, Outcome)
    screen = screen_of("daynight", plain=plain)
    screen.table(shown)
    screen.result(shown.outcome)
    said = capsys.readouterr().out.splitlines()
    assert [line for line in said if "as many stars" in line] == reasons
