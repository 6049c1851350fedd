"""Whole games for many tables at once, in JAX. Whoever sits at them is a policy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp

from stolek.games.daynight.fast import casual, twin
from stolek.games.daynight.fast.twin import Course, Table
from stolek.games.daynight.learned import kinds
from stolek.games.daynight.learned.net import Params, logits
from stolek.games.daynight.learned.round_ends import Array

Seats: TypeAlias = slice
Policy: TypeAlias = Callable[[Array, Course, Table, Array, bool, Seats], Array]
"""(luck, course, table, round, second, seats) -> [seats] slots of the hands."""

REFUSED = -1e9
HALF = jnp.bfloat16
_PLACES = 127
"""Enough bits for a place in the deck."""


def shuffled(key: Array, c: Course, games: int) -> Table:
    """DN-3."""
    one, two = jax.random.split(key)
    # Sorted by chance, with the place in the lowest bits: one array to sort instead of two.
    lots = jax.random.bits(one, (games, twin.DECK)) & ~jnp.uint32(_PLACES) | jnp.arange(
        twin.DECK, dtype="uint32"
    )
    deck = jnp.asarray(kinds.CARDS)[jnp.sort(lots, -1) & _PLACES]
    return twin.deal(jnp, c.seats, deck, jax.random.randint(two, (games,), 0, c.seats))


def play(
    key: Array,
    c: Course,
    start: Table,
    choose: Callable[[Array, Table, Array, bool], tuple[Array, Any]],
    after: Callable[[Table, Array], Any] = lambda _t, _r: (),
) -> tuple[Table, Any, Any]:
    """Plays all rounds. ``choose`` gives the slots of all seats and what to keep of the decision, ``after``
    what to keep of a finished round before anybody draws. Returns the end, decisions and rounds."""

    def one_round(t: Table, now: tuple[Array, Array]) -> tuple[Table, Any]:
        r, luck = now
        keys = jax.random.split(luck)
        t = twin.turn(jnp, c, t, r)
        kept = []
        for second in (False, True):
            slots, row = choose(keys[int(second)], t, r, second)
            t = twin.reveal(jnp, t, slots, second)
            kept.append(row)
        t = twin.take_most_stars(jnp, t)
        done = after(t, r)
        return twin.refill(jnp, c, t, r), (jax.tree.map(lambda *a: jnp.stack(a), *kept), done)

    rounds = (jnp.arange(c.rounds), jax.random.split(key, c.rounds))
    end, (rows, done) = jax.lax.scan(one_round, start, rounds)
    return end, jax.tree.map(lambda a: a.reshape(2 * c.rounds, *a.shape[2:]), rows), done


def slot_logits(p: Params, x: Array, g: Array, hand: Array) -> Array:
    """[7] how much each card of the hand is wanted."""
    wanted = jnp.take_along_axis(logits(jnp, p, x, g, HALF), jnp.maximum(hand, 0), -1)
    return jnp.where(hand >= 0, wanted, REFUSED)


# Policies ---------------------------------------------------------------------------------------------


def by_net(p: Params, best: bool = False) -> Policy:
    def policy(key: Array, c: Course, t: Table, r: Array, second: bool, seats: Seats) -> Array:
        x, g = twin.observe(jnp, c, t, r, second)
        wanted = slot_logits(p, x[:, seats], g[:, seats], t.hand[:, seats])
        return jnp.argmax(wanted, -1) if best else jax.random.categorical(key, wanted, -1)

    return policy


def by_casual(worlds: int = casual.WORLDS) -> Policy:
    def policy(key: Array, c: Course, t: Table, _r: Array, second: bool, seats: Seats) -> Array:
        each = 1 if second else 2
        games = t.day.shape[0]
        luck = jax.random.uniform(key, (games, c.seats, worlds, twin.DECK))
        drawn = casual.draw_worlds(jnp, t, luck, (c.seats - 1) * each)
        drawn = drawn.reshape(games, c.seats, worlds, c.seats - 1, each)
        return casual.choose(jnp, t, drawn, second)[:, seats]

    return policy


def by_chance(key: Array, _c: Course, t: Table, _r: Array, _second: bool, seats: Seats) -> Array:
    held = t.hand[:, seats] >= 0
    nth = jnp.cumsum(held, -1)
    lot = jax.random.uniform(key, held.shape[:-1]) * nth[..., -1]
    return (nth <= lot[..., None]).sum(-1)


def one_against(hero: Policy, others: Policy, c: Course) -> Callable[[Array, Table, Array, bool], Any]:
    """The hero on the first seat; the deals are independent, so no seat is better than another."""

    def choose(key: Array, t: Table, r: Array, second: bool) -> tuple[Array, tuple[()]]:
        one, two = jax.random.split(key)
        mine = hero(one, c, t, r, second, slice(0, 1))
        theirs = others(two, c, t, r, second, slice(1, c.seats))
        return jnp.concatenate([mine, theirs], 1), ()

    return choose


def shares(key: Array, c: Course, games: int, hero: Policy, others: Policy) -> Array:
    """[] the hero's share of the win in each of so many games."""
    one, two = jax.random.split(key)
    end, _, _ = play(two, c, shuffled(one, c, games), one_against(hero, others, c))
    return twin.result(end)[1][:, 0]
