"""Decisions of many tables at once, in JAX. Whoever sits at them is a policy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

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


def shares(key: Array, c: Course, games: int, hero: Policy, others: Policy) -> Array:
    """[] the hero's share of the win in each of so many games; it has the first seat, the deals are
    independent and the starter is drawn, so no seat is better than another. Each table plays several games,
    so that few of them wait for the longest; and it waits while the other side thinks, which thus thinks for
    most tables at once."""
    times = next((n for n in (8, 4, 2) if games % n == 0 and games >= 64 * n), 1)
    tables = games // times

    def decisions(policy: Policy, mine: bool, now: Any) -> Any:
        def one(_: Any, now: Any) -> Any:
            luck, t, ended, found = now
            luck, first, second, third = jax.random.split(luck, 4)
            acts = ((t.asked == 0) == mine) & (ended < times)
            t = twin.where(jnp, acts, stepped(second, c, t, policy(first, c, t)), t)
            over = t.over & acts
            share = twin.result(t)[1][:, :1]
            found = jnp.where(over[:, None] & (jnp.arange(times) == ended[:, None]), share, found)
            return luck, twin.where(jnp, over, started(third, c, tables), t), ended + over, found

        return jax.lax.fori_loop(0, 1 if mine else c.seats - 1, one, now)

    def lap(now: Any) -> Any:
        return decisions(hero, True, decisions(others, False, now))

    first, second = jax.random.split(key)
    begun = (second, started(first, c, tables), jnp.zeros(tables, jnp.int32), jnp.zeros((tables, times)))
    return jax.lax.while_loop(lambda now: (now[2] < times).any(), lap, begun)[3].reshape(-1)
