"""How wishes of a net become moves, and what a standing is worth. ``xp`` is NumPy or ``jax.numpy``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from stolek.core.net import outputs
from stolek.games.dnup.fast import twin
from stolek.games.dnup.fast.twin import Array, Course, Ends, Table
from stolek.games.dnup.learned.cards import HIGH, LOW, TOP
from stolek.games.dnup.learned.player import CHOICES
from stolek.games.dnup.rules import TOKENS

REFUSED = -1e9
UNPICKED = 99


class Move(NamedTuple):
    """An action of whoever has the turn, as ``twin.step`` takes it, and how it was chosen."""

    kind: Array
    picked: Array
    spot: Array
    choice: Array
    place: Array  # [cards] when a card of the value was picked, UNPICKED or -1: of another value


def wishes(
    xp: Any, p: Mapping[str, Any], t: Table, x: Array, may: Array, dtype: Any = None
) -> tuple[Array, Array]:
    """[CHOICES] how much each choice is wanted, and [cards] each card to be part of it."""
    return split(xp, outputs(xp, p, x, dtype), may, t.up)


def split(xp: Any, out: Array, may: Array, up: Array) -> tuple[Array, Array]:
    """The choices, and of the wishes by active and inactive value those of the cards."""
    n = up.shape[-1]
    pairs = [((a - 1) * TOP + b - 1, (b - 1) * TOP + a - 1) for a, b in zip(LOW[:n], HIGH[:n], strict=True)]
    low, high = (xp.take(out, xp.asarray([CHOICES + pair[way] for pair in pairs]), axis=1) for way in (0, 1))
    return xp.where(may, out[:, :CHOICES], REFUSED), xp.where(up, high, low)


def picked_move(xp: Any, c: Course, t: Table, choice: Array, cards: Array) -> Move:
    """The choice with the most wanted cards of its value."""
    kind, spot, value, number = twin.chosen(xp, c, t, choice)
    group = (t.hand == (t.turn // c.areas)[:, None]) & (twin.active(xp, t) == value[:, None])
    before = group[:, None, :] & (cards[:, None, :] > cards[:, :, None])
    # Equal wishes: the first card goes first.
    ties = group[:, None, :] & (cards[:, None, :] == cards[:, :, None]) & xp.tri(c.cards, k=-1, dtype=bool)
    place = (before | ties).sum(-1)
    place = xp.where(group, xp.where(place < number[:, None], place, UNPICKED), -1)
    return Move(kind, (place >= 0) & (place < UNPICKED), spot, choice, place)


def standing(xp: Any, c: Course, t: Table, ends: Ends) -> Array:
    """[seats] the share of the win each seat can expect after a round."""
    code = (t.tokens * xp.asarray([4**n for n in range(c.seats)])).sum(-1)
    worth = xp.asarray(prospects(c.seats, c.goal))[xp.minimum(code, 4**c.seats - 1)]
    return xp.where(ends.game[:, None], twin.result(t)[1], worth)


@cache
def prospects(seats: int, goal: int) -> list[list[float]]:
    """For each standing the share of the win each seat can expect if all play equally well: every round any
    seat is first out, and any other is second. Standings are numbers to the base of 4, one digit a seat."""

    @cache
    def expected(tokens: tuple[int, ...]) -> tuple[float, ...]:
        if max(tokens) >= goal:
            return tuple(float(each >= goal) for each in tokens)
        ways = []
        for first in range(seats):
            after = list(tokens)
            after[first] += 1 if seats == 2 else TOKENS[1]
            if seats == 2 or after[first] >= goal:
                ways += [expected(tuple(after))] * (seats - 1)
                continue
            for second in range(seats):
                if second != first:
                    also = list(after)
                    also[second] += TOKENS[2]
                    ways.append(expected(tuple(also)))
        return tuple(sum(each) / len(ways) for each in zip(*ways, strict=True))

    return [list(expected(digits[::-1])) for digits in product(range(4), repeat=seats)]
