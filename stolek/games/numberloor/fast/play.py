"""Decisions of many tables at once, in JAX. Whoever sits at them is a policy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp

from stolek.games.numberloor.fast import twin
from stolek.games.numberloor.fast.plans import Options, members, options
from stolek.games.numberloor.fast.search import HALF, REFUSED, Effort, luck_shape, scores
from stolek.games.numberloor.fast.seeing import described, situation
from stolek.games.numberloor.fast.twin import Array, Course, Table, at
from stolek.games.numberloor.learned.net import wishes
from stolek.games.numberloor.learned.plans import SLOTS
from stolek.games.numberloor.rules import HAND

NUMBER = 16
"""Options a decision has in training and measuring."""

Policy: TypeAlias = Callable[[Array, Course, Table], Array]


def started(key: Array, c: Course, games: int) -> Table:
    """NF-7: dealt, and dealt again where somebody got balloons only."""
    one, two, three = jax.random.split(key, 3)
    starter = jax.random.randint(one, (games,), 0, c.seats)
    first, second = (
        twin.begin(jnp, c, jax.random.uniform(luck, (games, HAND * c.seats + 2)), starter)
        for luck in (two, three)
    )
    dealt: Table = twin.where(jnp, twin.misdealt(first), second, first)
    return dealt


def stepped(key: Array, c: Course, t: Table, choice: Array) -> Table:
    return twin.step(jnp, c, t, choice, jax.random.uniform(key, (t.turn.shape[0], twin.DRAWS)))


# Policies ---------------------------------------------------------------------------------------------


def shaking(key: Array, games: int, slots: int = SLOTS, much: float = 0.5) -> Array:
    """Luck for ``options``: which sets of cards and ends come to be considered."""
    return much * jax.random.gumbel(key, (games, members(slots).shape[0] + 100))


def seen(
    key: Array | None, c: Course, t: Table, number: int = NUMBER, slots: int = SLOTS
) -> tuple[Options, Array, Array]:
    """The options of whoever is asked, and what a net is told; without a key the most obvious ones."""
    luck = None if key is None else shaking(key, t.turn.shape[0], slots)
    o = options(jnp, c, t, number, luck, slots=slots)
    return o, situation(jnp, c, t), described(jnp, c, t, o)


def wanted(p: Mapping[str, Any], o: Options, s: Array, x: Array) -> Array:
    return jnp.where(o.may, wishes(jnp, p, s, x, HALF), REFUSED)


def by_net(p: Mapping[str, Any], best: bool = False, number: int = 48) -> Policy:
    def policy(key: Array, c: Course, t: Table) -> Array:
        one, two = jax.random.split(key)
        o, s, x = seen(None if best else one, c, t, number if best else NUMBER)
        likes = wanted(p, o, s, x)
        return at(jnp, o.choice, likes.argmax(-1) if best else jax.random.categorical(two, likes))

    return policy


def by_chance(key: Array, c: Course, t: Table) -> Array:
    return jax.random.categorical(key, jnp.where(twin.allowed(jnp, c, t), 0.0, REFUSED))


def by_casual(key: Array, c: Course, t: Table) -> Array:
    """The casual bot: the plan that leaves the best hand, whoever may take over; a window is always taken."""
    del key
    o = options(jnp, c, t, 10, None, wary=False)
    return at(jnp, o.choice, jnp.where(o.may, o.worth, REFUSED).argmax(-1))


def by_search(nets: Mapping[str, Any] | None, effort: Effort) -> Policy:
    def policy(key: Array, c: Course, t: Table) -> Array:
        luck = jax.random.uniform(key, luck_shape(t.turn.shape[0], effort))
        choices, found = scores(c, nets, t, luck, effort)
        return at(jnp, choices, found.argmax(-1))

    return policy


# Whole games ------------------------------------------------------------------------------------------


class Evening(NamedTuple):
    """Games in progress: each table takes up the next one when its own is over."""

    luck: Array
    table: Table
    game: Array  # [tables] which of the games; those after the last are not played
    found: Array  # [games] the first seat's share of the win, below nought while it is not known


def opened(key: Array, c: Course, games: int) -> Evening:
    """So many games at a quarter as many tables."""
    first, second = jax.random.split(key)
    tables = max(1, games // 4)
    return Evening(second, started(first, c, tables), jnp.arange(tables), jnp.full(games, -1.0))


def lap(c: Course, hero: Policy, others: Policy, now: Evening) -> Evening:
    """The hero on the first seat or the others, whom more tables wait for, think at half of the tables, the
    oldest games first. Where there is nothing to choose nobody thinks, and no table waits for another."""
    luck, table, game, found = now
    tables, games = game.shape[0], found.shape[0]
    luck, fresh, alone, thought = jax.random.split(luck, 4)
    over = table.over & (game < games)
    found = found.at[jnp.where(over, game, games)].set(twin.result(table)[1][:, 0], mode="drop")
    game = jnp.where(over, game.max() + jnp.cumsum(over), game)
    table = _without_choice(alone, c, twin.where(jnp, over, started(fresh, c, tables), table))
    waits = ~table.over & (game < games)
    mine = table.asked == 0
    first = 2 * (waits & mine).sum() >= waits.sum()
    waits = waits & (mine == first)
    which = jnp.argsort(jnp.where(waits, game, games))[: -(-tables // 2)]

    def thinks(policy: Policy) -> Table:
        one, two = jax.random.split(thought)
        before = Table(*(a[which] for a in table))
        after = twin.where(jnp, waits[which], stepped(two, c, before, policy(one, c, before)), before)
        return Table(*(a.at[which].set(b) for a, b in zip(table, after, strict=True)))

    return Evening(luck, jax.lax.cond(first, partial(thinks, hero), partial(thinks, others)), game, found)


def _without_choice(key: Array, c: Course, t: Table) -> Table:
    """After all that follows by itself: decisions with one thing that may be done."""

    def only(t: Table) -> tuple[Array, Array]:
        may = twin.allowed(jnp, c, t)
        return may.argmax(-1), (may.sum(-1) == 1) & ~t.over

    def one(now: Any) -> Any:
        key, t, (choice, alone) = now
        key, luck = jax.random.split(key)
        t = twin.where(jnp, alone, stepped(luck, c, t, choice), t)
        return key, t, only(t)

    after: Table = jax.lax.while_loop(lambda now: now[2][1].any(), one, (key, t, only(t)))[1]
    return after


def shares(key: Array, c: Course, games: int, hero: Policy, others: Policy) -> Array:
    """[] the hero's share of the win in each of so many games; it has the first seat, the deals are
    independent and the starter is drawn, so no seat is better than another."""
    end: Evening = jax.lax.while_loop(
        lambda now: (now.found < 0).any(), partial(lap, c, hero, others), opened(key, c, games)
    )
    return end.found
