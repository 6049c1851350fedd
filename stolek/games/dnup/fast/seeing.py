"""What the seats of many tables see, as the numbers a net is given: ``learned/features.py`` in arrays."""

from __future__ import annotations

from typing import Any

from stolek.games.dnup.fast.twin import (
    NOBODY,
    Array,
    Course,
    Table,
    active,
    at,
    by_value,
    inactive,
    sets,
    slots,
)
from stolek.games.dnup.learned.cards import HIGH, LOW, STAR, TOP, TYPE_OF, TYPES
from stolek.games.dnup.learned.features import MOST_SEATS, RUNGS, SIZES

HIDDEN = (MOST_SEATS - 1) * (2 * len(TYPES) + TOP) + 8
"""Numbers of what nobody may see, for a critic in training."""


def _one_of(xp: Any, number: Array, first: int, last: int) -> Array:
    return number[..., None] == xp.arange(first, last + 1)


def _by_type(xp: Any, c: Course, which: Array) -> Array:
    """[..., types] how many of these cards are of each type."""
    is_type = xp.asarray(TYPE_OF[: c.cards])[:, None] == xp.arange(len(TYPES))
    return (which.astype(xp.float32) @ is_type.astype(xp.float32)).astype("int32")


def _hand_by_face(xp: Any, c: Course, t: Table, own: Array) -> Array:
    low, high = (_by_type(xp, c, own & way) for way in (~t.up, t.up))
    return xp.stack([low, high], -1).reshape(own.shape[0], -1)


def observe(xp: Any, c: Course, t: Table, seat: Array) -> Array:
    """[WIDTH] what the ``seat`` [] of each game sees; exact for whoever has the turn."""
    games = seat.shape[0]
    up, down = active(xp, t), inactive(xp, t)
    own = t.hand == seat[:, None]
    parts = [_hand_by_face(xp, c, t, own)]
    counts = (by_value(xp, up, own), by_value(xp, down, own))
    parts += [*counts, *(count >= least for count in counts for least in (2, 3, 4))]
    lying, size, value = sets(xp, c, t)
    downs = by_value(xp, down[:, None], lying)  # [spots, 10]
    spots = slots(xp, c, seat, t.turn)
    for n in range(MOST_SEATS):
        spot = xp.maximum(spots[:, n], 0)
        there = spots[:, n] >= 0
        its_size, its_value = at(xp, size, spot) * there, at(xp, value, spot) * there
        its_downs = xp.take_along_axis(downs, spot[:, None, None], 1)[:, 0] * there[:, None]
        parts += [
            _one_of(xp, its_value, 1, TOP),
            _one_of(xp, xp.minimum(its_size, SIZES), 1, SIZES),
            its_downs,
        ]
    rungs = xp.arange(1, RUNGS + 1)[:, None]
    parts.append(xp.where(size[:, None] == rungs, value[:, None], 0).max(-1) / TOP)
    for n in range(1, MOST_SEATS):
        if n >= c.seats:
            parts.append(xp.zeros((games, 2 * TOP + 10), bool))
            continue
        other = (seat + n) % c.seats
        held = t.hand == other[:, None]
        known = held & t.known
        number = held.sum(-1)
        flags = [t.out == other, at(xp, t.rotated, other), xp.ones(games, bool)]
        parts += [by_value(xp, up, known), by_value(xp, down, known), number[:, None] / 10]
        parts += [_one_of(xp, number, 1, 5), (number - known.sum(-1))[:, None] / 10, xp.stack(flags, 1)]
    for n in range(MOST_SEATS):
        tokens = at(xp, t.tokens, (seat + n) % c.seats) if n < c.seats else xp.zeros_like(seat)
        parts.append(_one_of(xp, tokens, 1, 3))
    unseen = (t.hand >= 0) & ~own & ~t.known
    parts.append(_by_type(xp, c, unseen))
    low, high = xp.asarray(LOW[: c.cards])[None], xp.asarray(HIGH[: c.cards])[None]
    parts.append(by_value(xp, low, unseen) + by_value(xp, high, unseen))
    starter = xp.where(unseen[:, STAR], (t.starter - seat) % c.seats, NOBODY)
    parts.append(_one_of(xp, starter, 1, MOST_SEATS - 1))
    parts += [
        xp.broadcast_to(xp.arange(2, 6) == c.seats, (games, 4)),
        xp.stack(
            [
                t.turn % 2 == 1 if c.seats == 2 else xp.zeros(games, bool),
                xp.minimum(t.turns, 100) / 100,
                t.out >= 0,
                own.sum(-1) / 10,
            ],
            1,
        ),
        _one_of(xp, own.sum(-1), 1, 5),
        at(xp, t.rotated, seat)[:, None],
        by_value(xp, up, own & t.known),
    ]
    return xp.concatenate([part.astype(xp.float32) for part in parts], 1)


def hidden(xp: Any, c: Course, t: Table, seat: Array) -> Array:
    """[HIDDEN] the others' hands, and whose turn it is."""
    parts = []
    up = active(xp, t)
    for n in range(1, MOST_SEATS):
        if n >= c.seats:
            parts.append(xp.zeros((seat.shape[0], 2 * len(TYPES) + TOP)))
            continue
        held = t.hand == ((seat + n) % c.seats)[:, None]
        parts += [_hand_by_face(xp, c, t, held), by_value(xp, up, held)]
    parts.append(_one_of(xp, (t.turn // c.areas - seat) % c.seats, 0, 7))  # of eight, for a round width
    return xp.concatenate([part.astype(xp.float32) for part in parts], 1)
