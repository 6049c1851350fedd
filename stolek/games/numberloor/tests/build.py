"""Tables for tests: given piles and hands, played through the one door in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from stolek.core import Prompt, Scripted, Seat, Seeded
from stolek.core.cards import Face
from stolek.core.event_tape import begin
from stolek.core.game import make_setup
from stolek.games.numberloor import GAME
from stolek.games.numberloor.model import Action, Decline, EndTurn, Lay, State
from stolek.testing.rule_test_table import SoFar

PILE = ("f0", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9") * 3


class Course(SoFar[State]):
    def act(self, seat: int, action: Any, shuffle: Sequence[str] | None = None) -> Course:
        return self.after(GAME, seat, action, None if shuffle is None else Scripted([shuffle]))

    def lay(self, *faces: str, pile: int = 0) -> Course:
        """The active player lays these; everyone lets them go on."""
        course = self
        for face in faces:
            course = course.act(course.state.active, Lay(Face(face), pile)).all_decline()
        return course

    def all_decline(self) -> Course:
        course = self
        while course.state.phase == "window":
            seat = next(seat for seat, prompt in course.asked().items() if prompt.owed)
            course = course.act(seat, Decline())
        return course

    def end(self) -> Course:
        return self.act(self.state.active, EndTurn())

    def asked(self) -> Mapping[Seat, Prompt[Action]]:
        return GAME.prompts(self.state)

    def offered(self, seat: int | None = None) -> list[Action]:
        prompt = self.asked()[self.state.active if seat is None else Seat(seat)]
        return [option.action for option in prompt.options]

    def floors_offered(self) -> set[int]:
        """The numbers of the floors the active player may lay now."""
        lays = [action.face for action in self.offered() if isinstance(action, Lay)]
        return {int(face[1]) for face in lays if face[0] in "fn"}


def opened(seats: int = 3, variant: str = "full", seed: bytes = b"test", **options: Any) -> Course:
    setup = make_setup(GAME, seats, variant, options)
    return Course(*begin(GAME, setup, Seeded(seed, 0)))


def dealt(shuffles: Sequence[Sequence[str]], seats: int, variant: str = "full", **options: Any) -> Course:
    """A game opened with these shuffles; seat 1 begins."""
    setup = make_setup(GAME, seats, variant, {"starter": "1", **options})
    return Course(*begin(GAME, setup, Scripted(shuffles)))


def table(
    hands: Sequence[str],
    floor: str = "f5",
    balloon: str = "b1",
    variant: str = "full",
    pile: Sequence[str] = PILE,
    played: Sequence[str] = (),
    stars: Sequence[int] = (),
    active: int = 0,
    floors: Sequence[str] = (),
    **options: Any,
) -> Course:
    """Seat 0 is to move; hands are written as words: ``"f5 n7 b3"``."""
    setup = make_setup(GAME, len(hands), variant, options)
    beginner = variant == "beginner"
    tops = [(Face(each),) for each in floors] if beginner else [(*map(Face, played), Face(floor))]
    state = replace(
        GAME.initial(setup),
        turn=1,
        active=Seat(active),
        pile=tuple(map(Face, pile)),
        floors=tuple(tops),
        balloons=() if beginner else (Face(balloon),),
        hands=tuple(tuple(sorted(Face(each) for each in hand.split())) for hand in hands),
        stars=tuple(stars) or (0,) * len(hands),
    )
    return Course(state, [])
