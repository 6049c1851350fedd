"""The best chain of a turn: an exact search over the orders of floors and balloons, for the bots.

A step is a floor, with at most one balloon before it, since only the last balloon laid is open. Hands so
large that the search would take long are cut off after a number of nodes: then the best chain seen counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from stolek.core.cards import Face
from stolek.games.numberloor.asking import reach
from stolek.games.numberloor.model import FLOORS, card

STAR = 100.0
NODES = 4_000
_SKIP_WORTH = 0.8  # the next player draws two and loses a turn
_BALLOON_WORTH = 0.15  # a balloon in hand opens floors later and goes down by itself at the end
_NUMBER_COST = 0.6  # a number must be reached once …
_FLOOR_COST = 0.4  # … and then all its floors go down together

Tops: TypeAlias = tuple[int, ...]


class Step(msgspec.Struct, frozen=True):
    """A floor of this number on this pile, after this balloon; ``number`` None: stop here."""

    number: int | None
    pile: int = 0
    balloon: Face | None = None


class Hand(msgspec.Struct, frozen=True):
    """A hand as the search sees it: how many floors of each number, and the balloons."""

    floors: tuple[int, ...]
    balloons: tuple[Face, ...]

    @classmethod
    def of(cls, faces: tuple[Face, ...]) -> Hand:
        counts = [0] * FLOORS
        for face in faces:
            if card(face).is_floor:
                counts[card(face).number] += 1
        return cls(tuple(counts), tuple(face for face in faces if not card(face).is_floor))

    def without(self, step: Step) -> Hand:
        assert step.number is not None, "stopping lays nothing"
        floors = list(self.floors)
        floors[step.number] -= 1
        balloons = list(self.balloons)
        if step.balloon is not None:
            balloons.remove(step.balloon)
        return Hand(tuple(floors), tuple(balloons))

    def worth(self) -> float:
        """What is left, valued for the next turn; an empty hand of floors is a star."""
        if not any(self.floors):
            return STAR
        numbers = sum(count > 0 for count in self.floors)
        cost = _NUMBER_COST * numbers + _FLOOR_COST * sum(self.floors)
        return _BALLOON_WORTH * len(self.balloons) - cost

    def ending(self) -> tuple[float, Face | None]:
        """The worth of stopping here, perhaps with a skip as the last card (NF-17)."""
        worth = self.worth()
        skip = next((face for face in self.balloons if card(face).sign == "skip"), None)
        if skip is not None and worth < STAR:
            return worth + _SKIP_WORTH - _BALLOON_WORTH, skip
        return worth, None


class Search:
    """Remembers positions it has seen, so that the later cards of a turn cost nothing."""

    def __init__(self, nodes: int = NODES) -> None:
        self._seen: dict[tuple[Tops, Face | None, Hand], tuple[float, Step]] = {}
        self._nodes = nodes
        self._left = nodes

    def best(self, tops: Tops, balloon: Face | None, hand: Hand, may_stop: bool) -> tuple[float, Step]:
        """The worth of the best chain from here and its first step; stopping needs a floor laid (NF-10)."""
        self._left = self._nodes
        if may_stop:
            return self._from(tops, balloon, hand)
        steps = [(self._after(tops, balloon, hand, step), step) for step in _steps(tops, balloon, hand)]
        return max(steps, key=lambda each: each[0], default=(hand.worth(), Step(None)))

    def _from(self, tops: Tops, balloon: Face | None, hand: Hand) -> tuple[float, Step]:
        if not any(hand.floors):
            return STAR, Step(None)
        key = (tops, balloon, hand)
        if key in self._seen:
            return self._seen[key]
        self._left -= 1
        best = (hand.ending()[0], Step(None))
        for step in _steps(tops, balloon, hand):
            if self._left < 0 or best[0] >= STAR:
                break
            worth = self._after(tops, balloon, hand, step)
            if worth > best[0]:
                best = (worth, step)
        if self._left >= 0:
            self._seen[key] = best
        return best

    def _after(self, tops: Tops, balloon: Face | None, hand: Hand, step: Step) -> float:
        assert step.number is not None, "a step lays a floor"
        tops = (*tops[: step.pile], step.number, *tops[step.pile + 1 :])
        return self._from(tops, step.balloon or balloon, hand.without(step))[0]


def _steps(tops: Tops, balloon: Face | None, hand: Hand) -> Iterator[Step]:
    """Floors that can be laid at once, then those that need a balloon first."""
    free = set()
    for pile, top in enumerate(tops):
        for number in reach(top, balloon):
            if hand.floors[number]:
                free.add(number)
                yield Step(number, pile)
    for other in dict.fromkeys(hand.balloons):
        for number in reach(tops[0], other):
            if hand.floors[number] and number not in free:
                yield Step(number, 0, other)
