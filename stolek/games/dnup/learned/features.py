"""What a seat sees, as the numbers a net is given. Seats are counted from one's own, clockwise.

``fast/seeing.py`` makes the same of many tables at once; a test holds one to the other.
"""

from __future__ import annotations

from collections.abc import Iterable

from stolek.core.cards import Face
from stolek.core.ids import Seat
from stolek.games.dnup.learned.cards import COUNT, TOP, TYPE, TYPES
from stolek.games.dnup.model import SetShown, Spot, View, card, filed

MOST_SEATS = 5
SLOTS = MOST_SEATS - 1
SIZES = 7
RUNGS = 8
WIDTH = (
    2 * len(TYPES)
    + 8 * TOP
    + (1 + SLOTS) * (2 * TOP + SIZES)
    + RUNGS
    + SLOTS * (2 * TOP + 10)
    + 3 * MOST_SEATS
    + len(TYPES)
    + TOP
    + SLOTS
    + 14
    + TOP
)
"""A multiple of eight, which accelerators like."""

LAYOUT = f"dnup 1: {WIDTH}"
"""Written into weights, so that no net is given numbers it does not know."""


def _by_value(values: Iterable[int]) -> list[float]:
    counts = [0.0] * TOP
    for value in values:
        counts[value - 1] += 1
    return counts


def _up(faces: Iterable[Face]) -> list[float]:
    return _by_value(card(face).active for face in faces)


def _down(faces: Iterable[Face]) -> list[float]:
    return _by_value(card(face).inactive for face in faces)


def _one_of(number: int, first: int, last: int) -> list[float]:
    return [float(number == n) for n in range(first, last + 1)]


def slots(view: View) -> list[Spot | None]:
    """The places of sets in the order a net has them: one's own, then the opponents'."""
    shown = view.shown
    assert shown.viewer is not None
    assert shown.turn is not None
    me, seats = shown.viewer, len(shown.seats)
    found: list[Spot | None]
    if seats == 2:
        other = Seat(1 - me)
        found = [Spot(me, 1 if shown.turn.area == 2 else 2), Spot(other, 1), Spot(other, 2)]
    else:
        found = [Spot(Seat((me + n) % seats)) for n in range(seats)]
    return found + [None] * (1 + SLOTS - len(found))


def _set_features(lying: SetShown | None) -> list[float]:
    if lying is None:
        return [0.0] * (2 * TOP + SIZES)
    size = _one_of(min(lying.size, SIZES), 1, SIZES)
    return [*_one_of(lying.value, 1, TOP), *size, *_down(lying.faces)]


def features(view: View) -> list[float]:
    """For a view of whoever has the turn."""
    shown, memory = view.shown, view.memory
    me = shown.viewer
    assert me is not None
    assert shown.turn is not None
    seats = len(shown.seats)
    lying = {each.spot: each for each in shown.sets}
    x = [0.0] * (2 * len(TYPES))
    unseen = list(COUNT[seats])
    for face in shown.hand:
        low = filed(face)
        x[2 * TYPE[low] + (low != face)] += 1
        unseen[TYPE[low]] -= 1
    up, down = _up(shown.hand), _down(shown.hand)
    x += [*up, *down]
    for counts in (up, down):
        for least in (2, 3, 4):
            x += [float(count >= least) for count in counts]
    for spot in slots(view):
        x += _set_features(lying.get(spot) if spot is not None else None)
    highest = {each.size: each.value for each in shown.sets}
    x += [highest.get(size, 0) / TOP for size in range(1, RUNGS + 1)]
    for n in range(1, MOST_SEATS):
        if n >= seats:
            x += [0.0] * (2 * TOP + 10)
            continue
        seat = (me + n) % seats
        player, known = shown.seats[seat], memory.known[seat]
        for face in known:
            unseen[TYPE[filed(face)]] -= 1
        number = player.hand_count
        x += [*_up(known), *_down(known), number / 10, *_one_of(number, 1, 5)]
        x += [(number - len(known)) / 10, float(seat == shown.out), float(memory.rotated[seat]), 1.0]
    for n in range(MOST_SEATS):
        x += _one_of(shown.seats[(me + n) % seats].tokens if n < seats else 0, 1, 3)
    for face in memory.discards:
        unseen[TYPE[face]] -= 1
    for each in shown.sets:
        for face in each.faces:
            unseen[TYPE[filed(face)]] -= 1
    x += map(float, unseen)
    x += _by_value(
        value
        for face, count in zip(TYPES, unseen, strict=True)
        for value in (card(face).active, card(face).inactive) * count
    )
    star_is_unseen = memory.star is not None and unseen[TYPE[memory.star]] > 0
    starter = -1 if shown.starter is None else (shown.starter - me) % seats
    x += [float(star_is_unseen and starter == n) for n in range(1, MOST_SEATS)]
    x += [
        *_one_of(seats, 2, 5),
        float(shown.turn.area == 2),
        min(shown.turns, 100) / 100,
        float(shown.out is not None),
        len(shown.hand) / 10,
        *_one_of(len(shown.hand), 1, 5),
        float(memory.rotated[me]),
    ]
    return x + _up(memory.known[me])
