"""How good a move looks: turns the own hand still needs, and how near the others are. Guesses, no rules."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from stolek.core.cards import Face
from stolek.core.ids import Seat
from stolek.games.dnup.model import (
    Action,
    Add,
    Lay,
    Rotate,
    Spot,
    TakeSet,
    View,
    card,
    in_order,
    turned,
    turned_all,
    value_of,
)
from stolek.games.dnup.view import unseen

_WON = 1_000.0
_WILL_BEAT = 0.75  # whoever can beat a set does not always do so
_OUT_NOW = 3.0  # turns it is worth to keep an opponent from going out
_NEAR = 1.2  # turns it is worth that an opponent is one group away from it
_TOP = 11  # one above the highest value

Lying: TypeAlias = dict[Spot, tuple[int, int]]
"""Size and value of every set on the table."""

Counts: TypeAlias = list[int]
"""How many cards of each active value a hand has."""


# The own hand -----------------------------------------------------------------------------------------


def _trouble(size: int, value: int) -> float:
    """The share of a turn it costs on average that such a set is beaten, or cannot be laid at all."""
    match size:
        case 1:
            return 0.95 - 0.085 * value
        case 2:
            return 0.55 - 0.05 * value
        case 3:
            return 0.2 - 0.015 * value
    return 0.03


_TROUBLE = [[0.0 if size == 0 else _trouble(size, value) for value in range(_TOP)] for size in range(41)]


def _turns_for(counts: Counts) -> float:
    """One turn a group and what goes wrong; the last group only has to be laid, it need not survive."""
    total = worst = 0.0
    for value in range(1, _TOP):
        size = counts[value]
        if size:
            trouble = _TROUBLE[size][value]
            total += 1 + trouble
            worst = max(worst, trouble)
    return total - worst * 0.6


@lru_cache(maxsize=100_000)
def turns_needed(hand: tuple[Face, ...]) -> float:
    """As it is, rotated first, or the large groups as they are and the rest rotated."""
    if not hand:
        return 0.0
    up, down = [0] * _TOP, [0] * _TOP
    pairs = [(card(face).active, card(face).inactive) for face in hand]
    for active, inactive in pairs:
        up[active] += 1
        down[inactive] += 1
    best = min(_turns_for(up), 1 + _turns_for(down))
    for least in (2, 3):
        first, rest = [0] * _TOP, [0] * _TOP
        for active, inactive in pairs:
            if up[active] >= least:
                first[active] += 1
            else:
                rest[inactive] += 1
        if any(first) and any(rest):
            best = min(best, _turns_for(first) + 1 + _turns_for(rest))
    return best


# The others -------------------------------------------------------------------------------------------


class _Hand:
    """A sampled hand of an opponent, by active values."""

    __slots__ = ("best", "cards", "counts", "groups")

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.cards = sum(counts)
        self.groups = sum(map(bool, counts))
        self.best = self._best_by_size()

    def _best_by_size(self) -> list[int]:
        best = [0] * (max(self.counts) + 2)
        for value in range(1, _TOP):
            for size in range(1, self.counts[value] + 1):
                best[size] = value
        return best

    def with_cards(self, faces: Iterable[Face]) -> _Hand:
        counts = list(self.counts)
        for face in faces:
            counts[value_of(face)] += 1
        return _Hand(counts)

    def beats(self, size: int, value: int) -> bool:
        return size < len(self.best) and self.best[size] > value


class Table:
    """The table as one seat sees it, with sampled hands for everyone else."""

    def __init__(self, view: View, rng: random.Random, worlds: int) -> None:
        shown = view.shown
        assert shown.viewer is not None, "a spectator decides nothing"
        assert shown.turn is not None, "only whoever has the turn decides"
        self._me: Seat = shown.viewer
        self._turn = shown.turn
        self._two = shown.areas == 2
        self._hand = shown.hand
        self._lying: Lying = {each.spot: (each.size, each.value) for each in shown.sets}
        self._of_size = {each.size: each for each in shown.sets}
        self._faces = {each.spot: each.faces for each in shown.sets}
        self._others = [
            Seat(seat) for seat, player in enumerate(shown.seats) if seat != self._me and not player.out
        ]
        self._worlds = _sample(view, self._others, rng, worlds)
        self._survival: dict[tuple[int, int], float] = {}
        self._danger: dict[tuple[frozenset[tuple[Spot, tuple[int, int]]], tuple[Face, ...]], float] = {}

    def worth(self, action: Action) -> float:
        """The fewer turns I need after it and the farther the others are from the end, the better."""
        played, size = self._played(action)
        if played == len(self._hand):
            return _WON
        lying = dict(self._lying)
        returned: tuple[Face, ...] = ()
        to = self._me
        beaten = self._of_size.get(size)
        if beaten is not None:
            del lying[beaten.spot]
            if not beaten.last_lap:
                returned, to = beaten.back, beaten.spot.seat
        own = returned if to == self._me else ()
        others = () if to == self._me else returned
        match action:
            case Lay(faces):
                rest = in_order((*_less(self._hand, faces), *own))
                lying[self._turn] = (len(faces), value_of(faces[0]))
                safe = self._survives(len(faces), value_of(faces[0]))
                beaten_rest = in_order((*rest, *map(turned, faces)))
                mine = safe * turns_needed(rest) + (1 - safe) * turns_needed(beaten_rest)
            case Add(face, spot):
                rest = in_order((*_less(self._hand, (face,)), *own))
                lying[spot] = (lying[spot][0] + 1, lying[spot][1])
                mine = turns_needed(rest)
            case TakeSet(spot):
                rest = in_order((*self._hand, *map(turned, self._faces[spot])))
                del lying[spot]
                mine = turns_needed(rest)
            case Rotate():
                rest = turned_all(self._hand)
                mine = turns_needed(rest)
        if self._two and self._turn.area == 1 and _can_finish(rest, lying, Spot(self._me, 2)):
            return _WON / 2
        return -mine - self._dangers(lying, to, others)

    def _played(self, action: Action) -> tuple[int, int]:
        """How many hand cards it plays, and how large the set is that they make."""
        match action:
            case Lay(faces):
                return len(faces), len(faces)
            case Add(_, spot):
                return 1, self._lying[spot][0] + 1
            case _:
                return 0, 0

    def _survives(self, size: int, value: int) -> float:
        """How likely nobody beats such a set before my next turn."""
        key = (size, value)
        if key not in self._survival:
            total = 0.0
            for world in self._worlds:
                chance = 1.0
                for hand in world.values():
                    if hand.beats(size, value):
                        chance *= 1 - _WILL_BEAT
                total += chance
            self._survival[key] = total / len(self._worlds)
        return self._survival[key]

    def _dangers(self, lying: Lying, to: Seat, returned: tuple[Face, ...]) -> float:
        """How near the others are to going out if the table is left like this."""
        key = (frozenset(lying.items()), returned)
        if key not in self._danger:
            total = 0.0
            for world in self._worlds:
                for seat, held in world.items():
                    hand = held.with_cards(returned) if returned and seat == to else held
                    total += _NEAR * 0.5 ** (hand.groups - 1)
                    if hand.groups == 1 and _goes_out(hand, seat, lying):
                        total += _OUT_NOW
            self._danger[key] = total / len(self._worlds)
        return self._danger[key]


def _sample(view: View, others: Sequence[Seat], rng: random.Random, worlds: int) -> list[dict[Seat, _Hand]]:
    """Hands the others may have: what has been seen of them is certain, the rest is dealt, either way up."""
    shown, memory = view.shown, view.memory
    pool = list(unseen(view))
    known: dict[Seat, Counts] = {}
    missing: dict[Seat, int] = {}
    for seat in others:
        counts = [0] * _TOP
        for face in memory.known[seat]:
            counts[value_of(face)] += 1
        known[seat] = counts
        missing[seat] = shown.seats[seat].hand_count - len(memory.known[seat])
    star = memory.star if memory.star in pool else None
    if star is not None:
        pool.remove(star)
        if shown.starter in missing:
            missing[shown.starter] -= 1
    sides = [(card(face).active, card(face).inactive) for face in pool]
    found = []
    for _ in range(worlds):
        rng.shuffle(sides)
        place = 0
        world = {}
        for seat in others:
            counts = list(known[seat])
            for pair in sides[place : place + missing[seat]]:
                counts[pair[rng.random() < 0.5]] += 1
            if star is not None and seat == shown.starter:
                counts[rng.choice((card(star).active, card(star).inactive))] += 1
            place += missing[seat]
            world[seat] = _Hand(counts)
        found.append(world)
    return found


def _less(hand: tuple[Face, ...], faces: Iterable[Face]) -> list[Face]:
    left = list(hand)
    for face in faces:
        left.remove(face)
    return left


def _goes_out(hand: _Hand, seat: Seat, lying: Lying) -> bool:
    """Whether one move empties such a hand: its own set of that turn is gone by then."""
    own = Spot(seat, 1)
    value = next(value for value in range(1, _TOP) if hand.counts[value])
    there = {spot: each for spot, each in lying.items() if spot != own}
    return _fits(there, hand.cards, value) or (hand.cards == 1 and _can_add(there, value, seat))


def _can_finish(hand: tuple[Face, ...], lying: Lying, turn: Spot) -> bool:
    """Whether this hand, all of it, can be played in this turn."""
    values = set(map(value_of, hand))
    if len(values) != 1:
        return False
    there = {spot: each for spot, each in lying.items() if spot != turn}
    value = values.pop()
    return _fits(there, len(hand), value) or (len(hand) == 1 and _can_add(there, value, turn.seat))


def _fits(lying: Lying, size: int, value: int) -> bool:
    return all(other != size or value > theirs for other, theirs in lying.values())


def _can_add(lying: Lying, value: int, seat: Seat) -> bool:
    return any(
        theirs == value and spot.seat != seat and _fits(lying, size + 1, value)
        for spot, (size, theirs) in lying.items()
    )
