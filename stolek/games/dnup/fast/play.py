"""Turns of many tables at once, in JAX. Whoever sits at them is a policy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp

from stolek.games.dnup.fast import casual, twin
from stolek.games.dnup.fast.moves import REFUSED, Move, picked_move, standing, wishes
from stolek.games.dnup.fast.search import Effort, luck_shape, scores
from stolek.games.dnup.fast.seeing import observe
from stolek.games.dnup.fast.twin import Array, Course, Ends, Table
from stolek.games.dnup.learned.player import CHOICES

HALF = jnp.bfloat16
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
    worth = standing(jnp, c, after, ends)
    fresh = after._replace(
        tokens=jnp.where(ends.game[:, None], 0, after.tokens), voids=jnp.where(ends.game, 0, after.voids)
    )
    return where(ends.round, dealt(key, c, fresh), after), ends, worth * ends.round[:, None]


# Policies ---------------------------------------------------------------------------------------------


def drawn(key: Array, c: Course, t: Table, wanted: Array, cards: Array, heat: float = 1.0) -> Move:
    """By chance, as much as each is wanted."""
    one, two = jax.random.split(key)
    choice = jax.random.categorical(one, wanted / heat)
    return picked_move(jnp, c, t, choice, cards / heat + jax.random.gumbel(two, cards.shape))


def by_net(p: Mapping[str, Any], best: bool = False, heat: float = 1.0) -> Policy:
    def policy(key: Array, c: Course, t: Table) -> Move:
        x = observe(jnp, c, t, t.turn // c.areas)
        wanted, cards = wishes(jnp, p, t, x, twin.allowed(jnp, c, t), HALF)
        if best:
            return picked_move(jnp, c, t, jnp.argmax(wanted, -1), cards)
        return drawn(key, c, t, wanted, cards, heat)

    return policy


def by_chance(key: Array, c: Course, t: Table) -> Move:
    may = twin.allowed(jnp, c, t)
    return drawn(key, c, t, jnp.where(may, 0.0, REFUSED), jnp.zeros(t.up.shape))


def casual_wishes(key: Array, c: Course, t: Table, worlds: int) -> tuple[Array, Array]:
    """What the casual bot does, as wishes that leave nothing to chance."""
    games = t.turn.shape[0]
    choice, cards = casual.choose(jnp, c, t, jax.random.uniform(key, twin.luck_shape(c, games, worlds)))
    return jnp.where(jnp.arange(CHOICES) == choice[:, None], 0.0, REFUSED), cards * 1e3


def by_casual(worlds: int) -> Policy:
    def policy(key: Array, c: Course, t: Table) -> Move:
        one, two = jax.random.split(key)
        return drawn(one, c, t, *casual_wishes(two, c, t, worlds))

    return policy


def by_search(nets: Mapping[str, Any], effort: Effort) -> Policy:
    def policy(key: Array, c: Course, t: Table) -> Move:
        luck = jax.random.uniform(key, luck_shape(c, t.turn.shape[0], effort))
        options, found, cards = scores(jnp, c, nets, t, luck, effort, HALF, jax.lax.fori_loop)
        return picked_move(jnp, c, t, twin.at(jnp, options, found.argmax(-1)), cards)

    return policy


def shares(key: Array, c: Course, games: int, hero: Policy, others: Policy) -> Array:
    """[] the hero's share of the win in each of so many games; it has the first seat, and the deals are
    independent, so no seat is better than another. Each table plays several games, so that few of them wait
    for the longest; and it waits while the other side thinks, which thus thinks for most tables at once."""
    times = next((n for n in (8, 4, 2) if games % n == 0 and games >= 64 * n), 1)

    def turns(policy: Policy, mine: bool, now: Any) -> Any:
        def one(_: Any, now: Any) -> Any:
            luck, t, ended, found = now
            luck, first, second = jax.random.split(luck, 3)
            acts = ((t.turn // c.areas == 0) == mine) & (ended < times)
            after, ends, worth = turn(second, c, t, policy(first, c, t))
            over = ends.game & acts
            found = jnp.where(over[:, None] & (jnp.arange(times) == ended[:, None]), worth[:, :1], found)
            return luck, where(acts, after, t), ended + over, found

        return jax.lax.fori_loop(0, c.areas if mine else c.spots - c.areas, one, now)

    def lap(now: Any) -> Any:
        return turns(hero, True, turns(others, False, now))

    first, second = jax.random.split(key)
    tables = games // times
    start = (second, started(first, c, tables), jnp.zeros(tables, jnp.int32), jnp.zeros((tables, times)))
    return jax.lax.while_loop(lambda now: (now[2] < times).any(), lap, start)[3].reshape(-1)
