"""What a seat sees, as the numbers a net is given. Seats are counted from one's own, clockwise.

``features`` makes them for many tables at once, with NumPy or ``jax.numpy``; ``plain_features`` for one, with
neither. A test holds one to the other.
"""

from __future__ import annotations

import math
from typing import Any

import msgspec

from stolek.core.ids import Seat
from stolek.games.daynight.learned import kinds
from stolek.games.daynight.learned.kinds import COUNT, INDEX, KINDS, MOST_SEATS, TYPES
from stolek.games.daynight.learned.round_ends import Array
from stolek.games.daynight.model import View

WIDTH_X = 2 * KINDS + 2 * (1 + MOST_SEATS) + 4
"""Numbers for each colour: own hand, unseen cards, who has laid what, and how the colour stands."""

_RIVALS = MOST_SEATS - 1
_LEFT = 9
WIDTH_G = 2 + _LEFT + 4 + 1 + 5 * _RIVALS + 4 + 1
"""Numbers for the table: time, step, rounds left, seats, stars, rivals, prizes, time symbols to come."""

LAYOUT = f"daynight 1: {WIDTH_X} a colour, {WIDTH_G} a table"
"""Written into weights, so that no net is given numbers it does not know."""


class Seen(msgspec.Struct, frozen=True):
    """What a seat sees, as types of card and counts; seats from one's own, clockwise."""

    hand: tuple[int, ...]
    unseen: tuple[int, ...]  # how many of each type
    pile: int
    firsts: tuple[int, ...]
    day: bool
    second: bool
    left: int  # rounds after this one
    stars: tuple[int, ...]
    cards: tuple[int, ...]
    hand_counts: tuple[int, ...]


def seen(view: View) -> Seen:
    """A view in which the viewer is about to choose a card; a card already chosen is still in hand."""
    shown = view.shown
    me = shown.viewer
    assert me is not None
    seats = len(shown.seats)
    own = shown.hand if shown.chosen is None else (*shown.hand, shown.chosen)
    hand = tuple(INDEX[face] for face in sorted(own))
    unseen = list(COUNT)
    gone = [*view.memory.discards, *(face for seat in shown.seats for face in seat.collected)]
    for face in gone:
        unseen[INDEX[face]] -= 1
    for kind in hand:
        unseen[kind] -= 1
    pile = -1
    firsts = [-1] * seats
    for lying in shown.lying:
        if lying.taker is None:
            unseen[INDEX[lying.face]] -= 1
        if lying.spot.seat is None:
            pile = INDEX[lying.face]
        elif not lying.spot.second:
            firsts[(lying.spot.seat - me) % seats] = INDEX[lying.face]
    round_table = [shown.seats[Seat((me + n) % seats)] for n in range(seats)]
    return Seen(
        hand=hand,
        unseen=tuple(unseen),
        pile=pile,
        firsts=tuple(firsts),
        day=shown.time == "day",
        second=shown.step == "second",
        left=shown.rounds - shown.round,
        stars=tuple(seat.stars for seat in round_table),
        cards=tuple(len(seat.collected) for seat in round_table),
        hand_counts=(len(hand), *(seat.hand_count + seat.has_chosen for seat in round_table[1:])),
    )


def counted(xp: Any, types: Array) -> Array:
    """[n] types of card, -1 for none, as [104] counts."""
    if xp.__name__ == "numpy":  # the same several times as fast, but no way for JAX
        rows = math.prod(types.shape[:-1])
        places = xp.arange(rows)[:, None] * (TYPES + 1) + types.reshape(rows, -1) + 1
        counts = xp.bincount(places.reshape(-1), minlength=rows * (TYPES + 1))
        return counts.reshape(*types.shape[:-1], TYPES + 1)[..., 1:]
    return (types[..., None] == xp.arange(TYPES)).sum(-2)


def features(
    xp: Any,
    hand: Array,
    unseen: Array,
    pile: Array,
    firsts: Array,
    day: Array,
    second: Array,
    left: Array,
    stars: Array,
    cards: Array,
) -> tuple[Array, Array]:
    """``hand``, ``unseen``: counts [104]; ``firsts``, ``stars``, ``cards``: [seats], one's own first; the
    others []. Returns [4, WIDTH_X] and [WIDTH_G]."""
    f = xp.float32
    before = hand.shape[:-1]
    seats = firsts.shape[-1]
    missing = MOST_SEATS - seats

    def padded(row: Array, fill: int = 0) -> Array:
        if not missing:
            return row
        return xp.concatenate([row, xp.full((*row.shape[:-1], missing), fill, row.dtype)], -1)

    lying = xp.concatenate([pile[..., None], padded(firsts, -1)], -1)
    there = lying >= 0
    flag = (xp.asarray(kinds.COLOUR)[lying][..., None] == xp.arange(4)) & there[..., None]
    flag = xp.swapaxes(flag, -1, -2).astype(f)  # [4, 6]
    worth = flag * xp.asarray(kinds.VALUE)[lying][..., None, :]
    total, number = worth.sum(-1), flag.sum(-1)
    key = xp.where(number > 0, xp.where(day[..., None], total, -total), -30.0)
    rival = (key[..., None, :] - 99.0 * xp.eye(4, dtype=f)).max(-1)
    margin = xp.clip(key - rival, -30.0, 30.0)
    x = xp.concatenate(
        [
            hand.reshape(*before, 4, KINDS).astype(f),
            unseen.reshape(*before, 4, KINDS).astype(f),
            flag,
            worth / 13,
            xp.stack([total / 26, number / 6, margin / 15, (margin > 0).astype(f)], -1),
        ],
        -1,
    )
    prizes = ((xp.asarray(kinds.STARS)[lying][..., None] >= xp.arange(1, 5)) & there[..., None]).sum(-2)
    ahead = padded(stars[..., 1:] - stars[..., :1]).astype(f)
    rivals = xp.broadcast_to((xp.arange(_RIVALS) < seats - 1).astype(f), ahead.shape)
    symbols = (unseen * xp.asarray(kinds.FLIPS)).sum(-1) / xp.maximum(unseen.sum(-1), 1)
    g = xp.concatenate(
        [
            day[..., None].astype(f),
            second[..., None].astype(f),
            (left[..., None] == xp.arange(_LEFT)).astype(f),
            xp.broadcast_to((xp.arange(2, 6) == seats).astype(f), (*before, 4)),
            stars[..., :1].astype(f) / 20,
            ahead / 10,
            (ahead < 0) * rivals,
            (ahead == 0) * rivals,
            padded(cards[..., 1:] - cards[..., :1]).astype(f) / 5,
            rivals,
            prizes.astype(f) / 6,
            symbols[..., None].astype(f),
        ],
        -1,
    )
    return x, g


def plain_features(s: Seen) -> tuple[list[list[float]], list[float]]:
    """The same for one seat, without NumPy."""
    seats = len(s.firsts)
    lying = [s.pile, *s.firsts, *[-1] * (MOST_SEATS - seats)]
    hand = [0] * TYPES
    for kind in s.hand:
        hand[kind] += 1
    flags = [[float(kind >= 0 and kinds.COLOUR[kind] == c) for kind in lying] for c in range(4)]
    worths = [[kinds.VALUE[kind] * flag for kind, flag in zip(lying, row, strict=True)] for row in flags]
    totals, numbers = [sum(row) for row in worths], [sum(row) for row in flags]
    keys = [(t if s.day else -t) if n else -30.0 for t, n in zip(totals, numbers, strict=True)]
    x = []
    for c in range(4):
        margin = max(-30.0, min(30.0, keys[c] - max(key for other, key in enumerate(keys) if other != c)))
        span = slice(c * KINDS, (c + 1) * KINDS)
        standing = [totals[c] / 26, numbers[c] / 6, margin / 15, float(margin > 0)]
        x.append([*hand[span], *s.unseen[span], *flags[c], *(w / 13 for w in worths[c]), *standing])
    ahead = [stars - s.stars[0] for stars in s.stars[1:]]
    rest = [0.0] * (MOST_SEATS - seats)
    prizes = [sum(kind >= 0 and kinds.STARS[kind] >= least for kind in lying) / 6 for least in range(1, 5)]
    symbols = sum(n * flips for n, flips in zip(s.unseen, kinds.FLIPS, strict=True))
    g = [
        float(s.day),
        float(s.second),
        *(float(s.left == n) for n in range(_LEFT)),
        *(float(seats == n) for n in range(2, 6)),
        s.stars[0] / 20,
        *(a / 10 for a in ahead),
        *rest,
        *(float(a < 0) for a in ahead),
        *rest,
        *(float(a == 0) for a in ahead),
        *rest,
        *((cards - s.cards[0]) / 5 for cards in s.cards[1:]),
        *rest,
        *(1.0 for _ in ahead),
        *rest,
        *prizes,
        symbols / max(sum(s.unseen), 1),
    ]
    return x, g
