"""Tables for tests: a round with given cards, played through the one door in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from stolek.core import Scripted, Seeded
from stolek.core.cards import Face
from stolek.core.event_tape import begin
from stolek.core.game import make_setup
from stolek.games.daynight import GAME
from stolek.games.daynight.model import Choose, Lying, Spot, State, Take, Time
from stolek.testing.rule_test_table import SoFar

SPARE = tuple(Face(f"purple-{value}-3") for value in (1, 13))
STARS = {0: (), 2: ("blue-3-2",), 3: ("blue-2-3",), 5: ("blue-2-3", "blue-3-2")}


class Course(SoFar[State]):
    def act(self, seat: int, action: Any) -> Course:
        return self.after(GAME, seat, action, Seeded(b"test", 1))

    def choose(self, seat: int, face: str) -> Course:
        return self.act(seat, Choose(Face(face)))

    def take(self, seat: int, face: str) -> Course:
        return self.act(seat, Take(Face(face)))


def opened(seats: int = 3, seed: bytes = b"test", **options: Any) -> Course:
    setup = make_setup(GAME, seats, options=options)
    state, events = begin(GAME, setup, Seeded(seed, 0))
    return Course(state, events)


def dealt(deck: Sequence[str], seats: int = 3, dealt_from: int = 0, **options: Any) -> Course:
    """A game opened with the deck in this very order."""
    setup = make_setup(GAME, seats, options=options)
    state, events = begin(GAME, setup, Scripted([deck], [dealt_from]))
    return Course(state, events)


def before_choice(
    hands: Sequence[Sequence[str]],
    turned: str | None = None,
    time: Time = "day",
    stars: Sequence[int] = (),
    pile: Sequence[str] = ("orange-1-4",) * 20,
    last: bool = False,
    **options: Any,
) -> Course:
    """Round 1 with these hands, this card from the pile, and these stars collected."""
    setup = make_setup(GAME, len(hands), options=options)
    stars = stars or (0,) * len(hands)
    state = replace(
        GAME.initial(setup),
        time=time,
        round=1,
        last=last,
        hands=tuple(tuple(sorted(Face(face) for face in hand)) for hand in hands),
        lying=() if turned is None else (Lying(Spot(None), Face(turned)),),
        pile=tuple(map(Face, pile)),
        collected=tuple(tuple(map(Face, STARS[count])) for count in stars),
    )
    return Course(state, [])


def played(plays: Sequence[tuple[str, str]], turned: str | None = None, **table: Any) -> Course:
    """The round after everyone has laid both cards."""
    course = before_choice([(*play, *SPARE) for play in plays], turned, **table)
    for step in (0, 1):
        for seat, play in enumerate(plays):
            course = course.choose(seat, play[step])
    return course
