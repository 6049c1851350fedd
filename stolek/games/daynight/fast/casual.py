"""The casual bot for many tables at once: one round ahead, the others' cards drawn from the unseen ones.

The array twin of ``bot.Casual``, held to it by a test. ``xp`` is NumPy or ``jax.numpy``.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from stolek.games.daynight.bot import CARD_WORTH, RIVAL_WEIGHT, SYMBOL_WORTH
from stolek.games.daynight.fast.twin import Table
from stolek.games.daynight.learned import kinds
from stolek.games.daynight.learned.features import counted
from stolek.games.daynight.learned.round_ends import Array, order_of_taking, winning_colour
from stolek.games.daynight.rules import HAND

WORLDS = 24
PAIRS = tuple(combinations(range(HAND), 2))


def draw_worlds(xp: Any, t: Table, luck: Array, number: int) -> Array:
    """[seats, worlds, number] cards from all that the seat has not seen. ``luck`` [seats, worlds, 108]:
    uniform numbers."""
    unseen = xp.asarray(kinds.COUNT) - t.seen[:, None] - counted(xp, t.hand)
    there = unseen[..., xp.asarray(kinds.CARDS)] > xp.asarray(kinds.COPY)
    order = xp.argsort(xp.where(there[..., None, :], luck, 2.0), axis=-1)[..., :number]
    return xp.asarray(kinds.CARDS)[order]


def choose(xp: Any, t: Table, worlds: Array, second: bool) -> Array:
    """[seats] the slot the casual bot plays. ``worlds`` [seats, worlds, others, cards]: what the others, in
    turn from one's left, are about to show this round."""
    seats = t.stars.shape[-1]
    own_first = (xp.arange(seats)[:, None] + xp.arange(seats)) % seats
    options, order, hand = _options(xp, t.hand, second)
    lying_value, lying_number, lying_prize, _ = _parts(xp, t.lying)
    first_value = lying_value[:, 1 : 1 + seats][:, own_first]  # [seats, from oneself, 4]
    first_number = lying_number[:, 1 : 1 + seats][:, own_first]
    world_value, world_number, world_prize, world_flips = _parts(xp, worlds)
    own_value, own_number, own_prize, own_flips = (part.sum(3) for part in _parts(xp, options))
    # From here on the axes are [seats, options, worlds, ...].
    day = t.day[:, None, None, None] ^ (
        (world_flips.sum((3, 4))[:, :, None] + own_flips[:, :, :, None]) % 2 == 1
    )

    def over_all(lying: Array, world: Array, own: Array) -> Array:
        together = lying.sum(1)[:, None, None] + world.sum((3, 4))
        return together[:, :, None] + own[:, :, :, None]

    won = winning_colour(
        xp,
        day,
        over_all(lying_value, world_value, own_value),
        over_all(lying_number, world_number, own_number),
    )
    prizes = over_all(lying_prize, world_prize, own_prize)

    def by_seat(first: Array, world: Array, own: Array) -> Array:
        theirs = first[:, :, None, 1:] + world.sum(4)  # [seats, worlds, others, 4]
        mine = first[:, :, None, 0] + own  # [seats, options, 4]
        shape = (*won.shape[:-1], seats - 1, 4)
        return xp.concatenate(
            [
                xp.broadcast_to(mine[:, :, :, None, None], (*won.shape[:-1], 1, 4)),
                xp.broadcast_to(theirs[:, :, None], shape),
            ],
            -2,
        )

    value = (by_seat(first_value, world_value, own_value) * won[..., None, :]).sum(-1)
    plays = (by_seat(first_number, world_number, own_number) * won[..., None, :]).sum(-1) > 0
    place, _ = order_of_taking(xp, day, value, plays, t.stars[:, own_first][:, :, None, None])
    gain = (prizes[..., None, :] > place[..., None]).sum(-1) + CARD_WORTH
    weight = xp.where(xp.arange(seats) == 0, 1.0, -RIVAL_WEIGHT / (seats - 1))
    worth = (xp.where(place >= 0, gain, 0.0) * weight).sum(-1).mean(-1) - SYMBOL_WORTH * own_flips
    worth = xp.where(_allowed(options), worth, -99.0)
    best = xp.argmax(worth, -1)
    if not second:
        pair = xp.asarray(PAIRS)[best]
        flips = xp.asarray(kinds.FLIPS)[xp.take_along_axis(hand, pair, -1)]
        best = xp.where(flips[..., 0] <= flips[..., 1], pair[..., 0], pair[..., 1])
    return xp.take_along_axis(order, best[..., None], -1)[..., 0]


def _options(xp: Any, hand: Array, second: bool) -> tuple[Array, Array, Array]:
    """[seats, options, cards], in the order in which the bot considers them; and the hand in that order."""
    order = xp.argsort(xp.where(hand < 0, 999, xp.asarray(kinds.ORDER)[hand]), axis=-1, stable=True)
    ordered = xp.take_along_axis(hand, order, -1)
    return (ordered[..., None] if second else ordered[..., xp.asarray(PAIRS)]), order, ordered


def _allowed(options: Array) -> Array:
    there = (options >= 0).all(-1)
    if options.shape[-1] == 1:
        return there
    return there & (options[..., 0] != options[..., 1])  # equal cards are one to the bot


def _parts(xp: Any, types: Array) -> tuple[Array, Array, Array, Array]:
    """Of each card: value by colour [4], number by colour [4], at least 1-4 stars [4], flips []."""
    there = types >= 0
    colour = (xp.asarray(kinds.COLOUR)[types][..., None] == xp.arange(4)) & there[..., None]
    prize = (xp.asarray(kinds.STARS)[types][..., None] >= xp.arange(1, 5)) & there[..., None]
    value = colour * xp.asarray(kinds.VALUE)[types][..., None]
    return value, colour * 1, prize * 1, xp.asarray(kinds.FLIPS)[types] * there
