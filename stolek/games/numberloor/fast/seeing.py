"""What the seats of many tables see, as the numbers a net is given: ``learned/features.py`` in arrays."""

from __future__ import annotations

from typing import Any

from stolek.games.numberloor.fast import twin
from stolek.games.numberloor.fast.plans import Options
from stolek.games.numberloor.fast.twin import Array, Course, Table, at
from stolek.games.numberloor.learned.cards import BALLOON, KINDS, TYPES, VARIANTS
from stolek.games.numberloor.learned.features import (
    DECLINE,
    DRAW,
    LAY,
    MOST_SEATS,
    NEAR,
    OPTION,
    SITUATION,
    STARS,
)
from stolek.games.numberloor.model import FLOORS

HIDDEN = (MOST_SEATS - 1) * len(TYPES)
"""Numbers of what nobody may see, for a critic in training."""

JUDGED = SITUATION + OPTION + HIDDEN


def _one_of(xp: Any, number: Array, first: int, last: int) -> Array:
    return number[..., None] == xp.arange(first, last + 1)


def joined(xp: Any, parts: list[Array]) -> Array:
    return xp.concatenate([part.astype(xp.float32) for part in parts], -1)


def situation(xp: Any, c: Course, t: Table) -> Array:
    """[SITUATION] what whoever is asked sees."""
    games = t.turn.shape[0]
    me = t.asked
    counts = t.hands.sum(-1)
    parts = [t.pile + t.hands.sum(1) - at(xp, t.hands, me)]
    for n in range(1, MOST_SEATS):
        if n >= c.seats:
            parts.append(xp.zeros((games, 3 + NEAR + STARS)))
            continue
        seat = (me + n) % c.seats
        number = at(xp, counts, seat)
        parts.append(xp.stack([xp.ones(games), number / 6, seat == t.active], 1))
        parts += [_one_of(xp, number, 1, NEAR), _one_of(xp, at(xp, t.stars, seat), 1, STARS)]
    parts.append(_one_of(xp, at(xp, t.stars, me), 1, STARS))
    parts.append(xp.broadcast_to(xp.arange(2, MOST_SEATS + 1) == c.seats, (games, 4)))
    parts.append(
        xp.broadcast_to(xp.asarray([c.variant == each for each in VARIANTS]), (games, len(VARIANTS)))
    )
    flags = [t.taker, t.drew >= 0, t.window, t.floored, t.ballooned, t.idle > 0]
    return joined(xp, [*parts, t.pile.sum(-1)[:, None] / 50, xp.stack(flags, 1)])


def described(xp: Any, c: Course, t: Table, o: Options) -> Array:
    """[options, OPTION]"""
    takes = t.window[:, None] & (o.kind == LAY)
    floors = o.hand[..., :BALLOON].sum(-1)
    held = (twin.numbers(o.hand) > 0).sum(-1)
    parts = [o.hand, xp.stack([o.hand.sum(-1) / 6, floors / 6, held / 6, o.star], -1)]
    tops = xp.where(o.tops >= 0, o.tops % FLOORS, -1)
    parts += [_one_of(xp, tops[..., n], 0, FLOORS - 1) for n in (0, 1)]
    parts += [_one_of(xp, o.open - BALLOON, 0, KINDS - 1), o.skip[..., None], _one_of(xp, o.kind, 0, DECLINE)]
    others = t.hands.sum((-1, -2)) - at(xp, t.hands, t.asked).sum(-1)
    free = 1 - others / xp.maximum(1, others + t.pile.sum(-1))
    parts.append(xp.stack([o.cost / 4, 1 - free[:, None] ** o.cost], -1))
    back = (t.taker[:, None] & ~t.window[:, None] | takes) & c.right
    following = (xp.where(back, -1, 1) + o.skip) % c.seats
    following = xp.where(o.kind == DRAW, 0, following)
    following = xp.where(o.kind == DECLINE, ((t.active - t.asked) % c.seats)[:, None], following)
    parts += [_one_of(xp, following, 0, MOST_SEATS - 1), xp.stack([o.laid / 6, takes], -1)]
    return joined(xp, parts)


def hidden(xp: Any, c: Course, t: Table) -> Array:
    """[HIDDEN] the others' hands."""
    parts = []
    for n in range(1, MOST_SEATS):
        there = n < c.seats
        parts.append(at(xp, t.hands, (t.asked + n) % c.seats) * there)
    return joined(xp, parts)
