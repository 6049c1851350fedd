"""The casual bot for many tables at once, to train and to measure against: ``planning.py`` in arrays.

Of the ways to lay some cards of a value it tries one, not all; otherwise it differs by the luck of its worlds
alone. A test holds it to the bot. ``xp`` is NumPy or ``jax.numpy``.
"""

from __future__ import annotations

from typing import Any

from stolek.games.dnup import planning
from stolek.games.dnup.fast.twin import (
    Array,
    Course,
    Table,
    active,
    allowed,
    at,
    by_value,
    inactive,
    redealt,
    sets,
    slots,
)
from stolek.games.dnup.learned.cards import TOP
from stolek.games.dnup.learned.features import SLOTS
from stolek.games.dnup.learned.player import CHOICES, LARGEST

_SIZES = 5  # the last stands for all cards of a value, if they are five or more
NEVER = -1e6


def choose(xp: Any, c: Course, t: Table, luck: Array) -> tuple[Array, Array]:
    """[] the choice of whoever has the turn, and [cards] which it would rather play. ``luck``: uniform."""
    choices, worth, cards = _Thought(xp, c, t, luck).judged()
    return at(xp, choices, worth.argmax(-1)), cards


def judged(xp: Any, c: Course, t: Table, luck: Array) -> tuple[Array, Array, Array]:
    """[options] choices, what the bot finds each of them worth, and [cards] as in ``choose``."""
    return _Thought(xp, c, t, luck).judged()


def turns_needed(xp: Any, counts: Array, other_way_up: Array) -> Array:
    """[] turns that a hand takes, by how many cards it has of each value now and when rotated."""
    return xp.minimum(_turns_for(xp, counts), 1 + _turns_for(xp, other_way_up))


def _turns_for(xp: Any, counts: Array) -> Array:
    """``planning._turns_for``."""
    v = xp.arange(1, TOP + 1)
    trouble = xp.where(counts == 3, 0.2 - 0.015 * v, 0.03)
    trouble = xp.where(counts == 2, 0.55 - 0.05 * v, trouble)
    trouble = xp.where(counts == 1, 0.95 - 0.085 * v, trouble)
    trouble = xp.where(counts > 0, trouble, 0.0)
    return ((counts > 0) + trouble).sum(-1) - 0.6 * trouble.max(-1)


class _Thought:
    """What the bot makes of a position. Axes: game, option, world, opponent, spot or value."""

    def __init__(self, xp: Any, c: Course, t: Table, luck: Array) -> None:
        self.xp, self.c, self.t = xp, c, t
        self.me = t.turn // c.areas
        own = t.hand == self.me[:, None]
        self.up_of, self.down_of = active(xp, t), inactive(xp, t)
        self.up, self.down = by_value(xp, self.up_of, own), by_value(xp, self.down_of, own)
        is_up = ((self.up_of[..., None] == xp.arange(1, TOP + 1)) & own[..., None]).astype(xp.float32)
        is_down = (self.down_of[..., None] == xp.arange(1, TOP + 1)).astype(xp.float32)
        self.pairs = xp.swapaxes(is_up, 1, 2) @ is_down  # [active, inactive]
        lying, self.size, self.value = sets(xp, c, t)
        self.downs = by_value(xp, self.down_of[:, None], lying)  # [spots, 10]
        self.owner = xp.arange(c.spots) // c.areas
        # Cards whose inactive value is rare in the hand go first.
        self.order = self.down * 16 + xp.arange(TOP)
        self.hands = self._dealt(luck)

    def _dealt(self, luck: Array) -> Array:
        """[worlds, others, 10] hands of the others, from one's left, by active value."""
        xp, c, t = self.xp, self.c, self.t
        hand, up = redealt(xp, c, t, luck)
        value = xp.where(up == t.up[:, None], self.up_of[:, None], self.down_of[:, None])
        seats = (self.me[:, None] + xp.arange(1, c.seats)) % c.seats
        held = (hand[:, :, None] == seats[:, None, :, None]).astype(xp.float32)
        is_value = (value[..., None] == xp.arange(1, TOP + 1)).astype(xp.float32)
        return held @ is_value

    def judged(self) -> tuple[Array, Array, Array]:
        xp, c = self.xp, self.c
        games = self.me.shape[0]
        may = allowed(xp, c, self.t)
        sizes = xp.arange(1, _SIZES + 1)
        number = xp.where(sizes < _SIZES, sizes, xp.maximum(self.up[..., None], _SIZES))  # [values, sizes]
        laid = xp.arange(TOP)[:, None] * LARGEST + xp.minimum(number, LARGEST) - 1
        there = (self.up[..., None] >= sizes) & (number <= LARGEST)
        lays = there.reshape(games, -1) & xp.take_along_axis(may, laid.reshape(games, -1), 1)
        worth = xp.concatenate([self._lays(number), self._adds(), self._takes(), self._rotation()], 1)
        rest = xp.concatenate([lays, may[:, TOP * LARGEST :]], 1)
        number_of = xp.concatenate(
            [
                laid.reshape(games, -1),
                xp.broadcast_to(xp.arange(TOP * LARGEST, CHOICES), (games, 2 * SLOTS + 1)),
            ],
            1,
        )
        cards = -xp.take_along_axis(self.order, self.down_of - 1, 1)
        return number_of, xp.where(rest, worth, NEVER), cards

    def _least_first(self, number: Array) -> Array:
        """[..., 10] of which inactive values the cards are, when so many of each value are played."""
        xp = self.xp
        earlier = (self.order[:, :, None] < self.order[:, None, :]).astype(xp.float32)
        before = self.pairs @ earlier  # [active, inactive]
        return xp.clip(number[..., None] - before[:, :, None], 0, self.pairs[:, :, None])

    def _lays(self, number: Array) -> Array:
        xp, c, t = self.xp, self.c, self.t
        games = self.me.shape[0]
        flat = (games, TOP * _SIZES)
        goes = self._least_first(number).reshape(*flat, TOP)
        size = number.reshape(flat)
        value = xp.broadcast_to(xp.arange(1, TOP + 1)[:, None], (TOP, _SIZES)).reshape(1, -1)
        value = xp.broadcast_to(value, flat)
        is_value = (value[..., None] == xp.arange(1, TOP + 1)) * 1.0
        beaten = self.size[:, None] == size[..., None]
        new = xp.arange(c.spots) == t.turn[:, None]
        table = (
            xp.where(beaten, 0, self.size[:, None]) + new[:, None] * size[..., None],
            xp.where(beaten, 0, self.value[:, None]) + new[:, None] * value[..., None],
        )
        back = self._own_back(beaten)
        rest, left = self._needed(is_value, goes, back)
        again, _ = self._needed(is_value, goes, [*back, (goes, is_value)])
        safe = self._survival().reshape(flat)
        mine = safe * rest + (1 - safe) * again
        return self._worth(mine, left, table, beaten, size)

    def _adds(self) -> Array:
        xp, c = self.xp, self.c
        spot = xp.maximum(slots(xp, c, self.me, self.t.turn)[:, 1:], 0)
        value = xp.take_along_axis(self.value, spot, 1)
        size = xp.take_along_axis(self.size, spot, 1)
        is_value = (value[..., None] == xp.arange(1, TOP + 1)) * 1.0
        one = self._least_first(xp.ones((*self.up.shape, 1)))[:, :, 0]  # [active, inactive]
        goes = is_value @ one
        beaten = (self.size[:, None] == size[..., None] + 1) & (size > 0)[..., None]
        grown = xp.arange(c.spots) == spot[..., None]
        table = (
            xp.where(beaten, 0, self.size[:, None]) + grown,
            xp.where(beaten, 0, self.value[:, None]),
        )
        mine, left = self._needed(is_value, goes, self._own_back(beaten))
        return self._worth(mine, left, table, beaten, xp.ones_like(size))

    def _takes(self) -> Array:
        xp, c = self.xp, self.c
        spot = xp.maximum(slots(xp, c, self.me, self.t.turn)[:, 1:], 0)
        taken = xp.arange(c.spots) == spot[..., None]
        value = xp.take_along_axis(self.value, spot, 1)
        is_value = (value[..., None] == xp.arange(1, TOP + 1)) * 1.0
        gained = (taken * 1.0) @ (self.downs * 1.0)
        table = (xp.where(taken, 0, self.size[:, None]), xp.where(taken, 0, self.value[:, None]))
        mine, left = self._needed(is_value * 0, gained * 0, [(gained, is_value)])
        return self._worth(mine, left, table, taken & False)

    def _rotation(self) -> Array:
        xp = self.xp
        none = xp.zeros((self.me.shape[0], 1, TOP))
        mine, left = self._needed(none, none, [], rotated=True)
        beaten = xp.zeros((self.me.shape[0], 1, self.c.spots), bool)
        return self._worth(mine, left, (self.size[:, None], self.value[:, None]), beaten)

    def _own_back(self, beaten: Array) -> list[tuple[Array, Array]]:
        """What comes back to oneself, when two play and one's own other set is beaten."""
        if self.c.seats > 2:
            return []
        xp = self.xp
        mine = beaten & (self.owner == self.me[:, None])[:, None]
        is_value = ((mine * self.value[:, None]).sum(-1)[..., None] == xp.arange(1, TOP + 1)) * 1.0
        return [((mine * 1.0) @ (self.downs * 1.0), is_value)]

    def _needed(
        self, at_value: Array, goes: Array, back: list[tuple[Array, Array]], rotated: bool = False
    ) -> tuple[Array, Array]:
        """[options] ``planning.turns_needed``, and [options, 10] the hand by active value. ``goes``: inactive
        values of the cards that leave ``at_value``; ``back``: active values of cards that come, and their
        inactive one."""
        xp = self.xp
        up, down, pairs = self.up[:, None], self.down[:, None], self.pairs
        if rotated:
            up, down, pairs = down, up, xp.swapaxes(pairs, 1, 2)
        up = up - at_value * goes.sum(-1, keepdims=True)
        down = down - goes
        for cards, value in back:
            up = up + cards
            down = down + value * cards.sum(-1, keepdims=True)
        best = turns_needed(xp, up, down)
        for least in (2, 3):
            few = (up < least) * 1.0
            first = up * (up >= least)
            rest = few @ pairs - (few * at_value).sum(-1, keepdims=True) * goes
            for cards, value in back:
                rest = rest + (few * cards).sum(-1, keepdims=True) * value
            both = (first.sum(-1) > 0) & (rest.sum(-1) > 0)
            best = xp.minimum(
                best, xp.where(both, _turns_for(xp, first) + 1 + _turns_for(xp, rest), 1 - NEVER)
            )
        return xp.where(up.sum(-1) > 0, best, 0.0), up

    def _survival(self) -> Array:
        """[values, sizes] ``planning.Table._survives``."""
        xp = self.xp
        has = self.hands[..., None] >= xp.arange(1, _SIZES + 1)  # [worlds, others, values, sizes]
        higher = xp.arange(TOP) > xp.arange(TOP)[:, None]
        beats = (has[..., None, :, :] & higher[..., None]).any(-2)
        return xp.where(beats, 1 - planning._WILL_BEAT, 1.0).prod(2).mean(1)

    def _worth(
        self, mine: Array, left: Array, table: tuple[Array, Array], beaten: Array, plays: Array | None = None
    ) -> Array:
        """[options] ``planning.Table.worth``, but for what is not allowed. ``plays``: so many cards."""
        xp, c, t = self.xp, self.c, self.t
        danger = self._danger(table, beaten)
        worth = -mine - danger
        if c.seats == 2:
            finishes = self._empties(left[:, :, None, None], table, self.me[:, None], 1)[:, :, 0, 0]
            worth = xp.where(finishes & (t.turn % 2 == 0)[:, None], planning._WON / 2, worth)
        if plays is not None:  # DU-R9: the last card wins, also when a set of one's own is beaten by it
            worth = xp.where(self.up.sum(-1, keepdims=True) == plays, planning._WON, worth)
        return worth

    def _danger(self, table: tuple[Array, Array], beaten: Array) -> Array:
        xp, c = self.xp, self.c
        seats = (self.me[:, None] + xp.arange(1, c.seats)) % c.seats  # [others]
        there = seats != self.t.out[:, None]
        theirs = (self.owner == seats[..., None]) & there[..., None]  # [others, spots]
        hands = self.hands[:, None]
        returned = beaten[:, :, None] & theirs[:, None]  # [options, others, spots]
        back = (returned * 1.0) @ (self.downs * 1.0)[:, None]
        hands = hands + back[:, :, None]
        groups = (hands > 0).sum(-1)
        near = planning._NEAR * 0.5 ** (groups - 1.0)
        out = self._empties(hands, table, seats, 0) * planning._OUT_NOW
        return ((near + out) * there[:, None, None]).sum(-1).mean(-1)

    def _empties(self, hands: Array, table: tuple[Array, Array], seats: Array, area: int) -> Array:
        """[options, worlds, others] whether one move for this area empties such a hand."""
        xp, c = self.xp, self.c
        size, value = table
        cards = hands.sum(-1)
        highest = ((hands > 0) * xp.arange(1, TOP + 1)).max(-1)
        own = xp.arange(c.spots) == (seats * c.areas + area)[..., None]  # [others, spots]
        in_way = (
            (size[:, :, None, None] == cards[..., None])
            & (value[:, :, None, None] >= highest[..., None])
            & ~own[:, None, None]
        ).any(-1)
        # Whether a set of the table could grow by a card: [options, others, spots].
        larger = size[:, :, None, :] == size[:, :, :, None] + 1
        stops = larger & (value[:, :, None, :] >= value[:, :, :, None])
        stopped = (stops[:, :, None] & ~own[:, None, :, None]).any(-1)
        grows = (size > 0)[:, :, None] & ~stopped & (self.owner != seats[..., None])[:, None]
        adds = (grows[:, :, None] & (value[:, :, None, None] == highest[..., None])).any(-1) & (cards == 1)
        return ((hands > 0).sum(-1) == 1) & (~in_way | adds)
