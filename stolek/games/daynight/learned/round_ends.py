"""How a round ends, for many tables at once: the array twin of DN-8 to DN-13.

``xp`` is NumPy or ``jax.numpy``. A card is its type (see ``kinds``), -1 is no card. The last axes are written
in brackets, any number of axes may come before them. Held to ``rules.py`` by a test that replays games.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from stolek.games.daynight.learned import kinds

Array: TypeAlias = Any
"""An array of NumPy or of JAX."""


def winning_colour(xp: Any, day: Array, totals: Array, numbers: Array) -> Array:
    """DN-8, DN-9, DN-R1: [4] whether the colour wins; nowhere true when two share the deciding sum."""
    key = xp.where(numbers > 0, xp.where(day[..., None], totals, -totals), -999)
    best = key == key.max(-1, keepdims=True)
    return best & (best.sum(-1, keepdims=True) == 1)


def order_of_taking(xp: Any, day: Array, value: Array, plays: Array, stars: Array) -> tuple[Array, Array]:
    """DN-11 to DN-13, DN-R4: [seats] the place of each seat in the order of taking, -1 for none; who is
    barred. ``value``: what the seat played in the winning colour, ``plays``: whether it played it at all."""
    key = xp.where(day[..., None], -value, value) * 256 + stars  # DN-12: fewer stars first
    both = plays[..., :, None] & plays[..., None, :]
    same = both & (key[..., :, None] == key[..., None, :])
    barred = plays & (same.sum(-1) > 1)
    takes = plays & ~barred
    before = (takes[..., None, :] & (key[..., None, :] < key[..., :, None])).sum(-1)
    return xp.where(takes, before, -1), barred


def settle(xp: Any, day: Array, lying: Array, stars: Array) -> tuple[Array, Array, Array]:
    """``lying`` [1 + 2 * seats]: the pile's card, first cards by seat, second cards by seat.
    Returns the winning colour [4], places [seats] and barred [seats]."""
    seats = stars.shape[-1]
    there = lying >= 0
    colour = (xp.asarray(kinds.COLOUR)[lying][..., None] == xp.arange(4)) & there[..., None]
    value = colour * xp.asarray(kinds.VALUE)[lying][..., None]
    won = winning_colour(xp, day, value.sum(-2), colour.sum(-2))
    mine = (value * won[..., None, :]).sum(-1)[..., 1:]
    plays = (colour & won[..., None, :]).any(-1)[..., 1:]  # DN-R7: the pile's card belongs to nobody
    place, barred = order_of_taking(
        xp,
        day,
        mine[..., :seats] + mine[..., seats:],
        plays[..., :seats] | plays[..., seats:],
        stars,
    )
    return won, place, barred


def greedy_gains(xp: Any, lying: Array, place: Array) -> tuple[Array, Array]:
    """DN-10 when each in turn takes the most stars there are: [seats] stars, and cards (0 or 1)."""
    prizes = xp.where(lying >= 0, xp.asarray(kinds.STARS)[lying], -1)
    at_least = (prizes[..., None] >= xp.arange(1, 5)).sum(-2)  # [4] how many show at least so many stars
    gain = (at_least[..., None, :] > place[..., None]).sum(-1)
    takes = place >= 0
    return gain * takes, takes * 1
