"""Turns of many tables at once, in JAX. Whoever sits at them is a policy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from typing import Any, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp

from stolek.games.dnup.fast import twin
from stolek.games.dnup.fast.seeing import observe
from stolek.games.dnup.fast.twin import Array, Course, Ends, Table
from stolek.games.dnup.learned.cards import HIGH, LOW, TOP
from stolek.games.dnup.learned.net import outputs
from stolek.games.dnup.learned.player import CHOICES
from stolek.games.dnup.rules import TOKENS

REFUSED = -1e9
UNPICKED = 99
HALF = jnp.bfloat16


class Move(NamedTuple):
    """An action of whoever has the turn, as ``twin.step`` takes it, and how it was chosen."""

    kind: Array
    picked: Array
    spot: Array
    choice: Array
    place: Array  # [cards] when a card of the value was picked, UNPICKED or -1: of another value


Policy: TypeAlias = Callable[[Array, Course, Table], Move]


def shuffled(key: Array, c: Course, t: Table) -> Table:
    """DU-3."""
    one, two = jax.random.split(key)
    games = t.turn.shape[0]
    luck = jax.random.uniform(one, (games, c.cards))
    place = (luck[:, None, :] < luck[:, :, None]).sum(-1)
    return twin.deal(jnp, c, t, place, jax.random.bernoulli(two, 0.5, (games, c.cards)))


def where(which: Array, a: Any, b: Any) -> Any:
    """The games of ``a`` where ``which``, else those of ``b``."""
    return jax.tree.map(lambda x, y: jnp.where(which.reshape(-1, *[1] * (x.ndim - 1)), x, y), a, b)


def started(key: Array, c: Course, games: int) -> Table:
    return shuffled(key, c, twin.begin(jnp, c, games))


def turn(
    key: Array, c: Course, t: Table, move: Move, dealt: Callable[[Array, Course, Table], Table] = shuffled
) -> tuple[Table, Ends, Array]:
    """One turn; where a round has ended, the next is dealt, and where a game has, a new one begins. Also the
    share of the win [seats] that each seat can expect after a round that has ended."""
    after, ends = twin.step(jnp, c, t, move.kind, move.picked, move.spot)
    code = (after.tokens * jnp.asarray([4**n for n in range(c.seats)])).sum(-1)
    worth = jnp.asarray(prospects(c.seats, c.goal))[jnp.minimum(code, 4**c.seats - 1)]
    worth = jnp.where(ends.game[:, None], twin.result(after)[1], worth)
    fresh = after._replace(
        tokens=jnp.where(ends.game[:, None], 0, after.tokens), voids=jnp.where(ends.game, 0, after.voids)
    )
    return where(ends.round, dealt(key, c, fresh), after), ends, worth * ends.round[:, None]


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


# Policies ---------------------------------------------------------------------------------------------


def wishes(p: Mapping[str, Any], t: Table, x: Array, may: Array) -> tuple[Array, Array]:
    """[CHOICES] how much each choice is wanted, and [cards] each card to be part of it."""
    return split(outputs(jnp, p, x, HALF), may, t.up)


def split(out: Array, may: Array, up: Array) -> tuple[Array, Array]:
    """The choices, and of the wishes by active and inactive value those of the cards."""
    n = up.shape[-1]
    pairs = [((a - 1) * TOP + b - 1, (b - 1) * TOP + a - 1) for a, b in zip(LOW[:n], HIGH[:n], strict=True)]
    low, high = (
        jnp.take(out, jnp.asarray([CHOICES + pair[way] for pair in pairs]), axis=1) for way in (0, 1)
    )
    return jnp.where(may, out[:, :CHOICES], REFUSED), jnp.where(up, high, low)


def picked_move(c: Course, t: Table, choice: Array, cards: Array) -> Move:
    """The choice with the most wanted cards of its value."""
    kind, spot, value, number = twin.chosen(jnp, c, t, choice)
    group = (t.hand == (t.turn // c.areas)[:, None]) & (twin.active(jnp, t) == value[:, None])
    before = group[:, None, :] & (cards[:, None, :] > cards[:, :, None])
    # Equal wishes: the first card goes first.
    ties = group[:, None, :] & (cards[:, None, :] == cards[:, :, None]) & jnp.tri(c.cards, k=-1, dtype=bool)
    place = (before | ties).sum(-1)
    place = jnp.where(group, jnp.where(place < number[:, None], place, UNPICKED), -1)
    return Move(kind, (place >= 0) & (place < UNPICKED), spot, choice, place)


def drawn(key: Array, c: Course, t: Table, wanted: Array, cards: Array, heat: float = 1.0) -> Move:
    """By chance, as much as each is wanted."""
    one, two = jax.random.split(key)
    choice = jax.random.categorical(one, wanted / heat)
    return picked_move(c, t, choice, cards / heat + jax.random.gumbel(two, cards.shape))


def by_net(p: Mapping[str, Any], best: bool = False, heat: float = 1.0) -> Policy:
    def policy(key: Array, c: Course, t: Table) -> Move:
        x = observe(jnp, c, t, t.turn // c.areas)
        wanted, cards = wishes(p, t, x, twin.allowed(jnp, c, t))
        if best:
            return picked_move(c, t, jnp.argmax(wanted, -1), cards)
        return drawn(key, c, t, wanted, cards, heat)

    return policy


def by_chance(key: Array, c: Course, t: Table) -> Move:
    may = twin.allowed(jnp, c, t)
    return drawn(key, c, t, jnp.where(may, 0.0, REFUSED), jnp.zeros(t.up.shape))


def shares(key: Array, c: Course, games: int, hero: Policy, others: Policy) -> Array:
    """[] the hero's share of the win in each of so many games; it has the first seat, and the deals are
    independent, so no seat is better than another."""

    def still(now: tuple[Array, Table, Array, Array]) -> Array:
        return ~now[2].all()

    def one(now: tuple[Array, Table, Array, Array]) -> tuple[Array, Table, Array, Array]:
        luck, t, over, share = now
        luck, first, second, third = jax.random.split(luck, 4)
        move = where(t.turn // c.areas == 0, hero(first, c, t), others(second, c, t))
        t, ends, worth = turn(third, c, t, move)
        return luck, t, over | ends.game, jnp.where(ends.game & ~over, worth[:, 0], share)

    one_key, two = jax.random.split(key)
    start = (two, started(one_key, c, games), jnp.zeros(games, bool), jnp.zeros(games))
    return jax.lax.while_loop(still, one, start)[3]
