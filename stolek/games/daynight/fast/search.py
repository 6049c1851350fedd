"""The search of the shipped bot for many tables at once, as a policy for measuring."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from stolek.games.daynight.fast.play import HALF, Policy, Seats
from stolek.games.daynight.fast.twin import Course, Table
from stolek.games.daynight.learned import kinds
from stolek.games.daynight.learned.features import counted
from stolek.games.daynight.learned.round_ends import Array
from stolek.games.daynight.learned.search import Effort, Nets, Position, luck_shapes, worths


def positions(c: Course, t: Table, r: Array, seats: Seats) -> Position:
    """What each of these seats sees: [games, seats, ...]."""
    own_first = ((jnp.arange(c.seats)[:, None] + jnp.arange(c.seats)) % c.seats)[seats]
    games = t.day.shape[0]
    number = own_first.shape[0]

    def each(a: Array) -> Array:
        return jnp.broadcast_to(a[:, None], (games, number, *a.shape[1:]))

    hand = t.hand[:, seats]
    counts = (t.hand >= 0).sum(-1)
    return Position(
        hand=hand,
        unseen=jnp.asarray(kinds.COUNT) - t.seen[:, None] - counted(jnp, hand),
        pile=each(t.lying[:, 0]),
        firsts=t.lying[:, 1 : 1 + c.seats][:, own_first],
        day=each(t.day),
        left=jnp.broadcast_to(jnp.asarray(c.rounds - 1 - r), (games, number)),
        stars=t.stars[:, own_first],
        cards=t.cards[:, own_first],
        hand_counts=counts[:, own_first],
    )


def by_search(
    nets: dict[str, Any],
    effort: Effort,
    trust: float = 0.001,
    heat: float = 0.0,
    chunk: int = 64,
) -> Policy:
    """The card with the highest worth plus ``trust`` times the log chance the actor gives it. With ``heat``
    the choice is drawn: chances fall by e for each ``heat`` of worth."""
    three = Nets(nets["actor"], nets["model"], nets["after"])

    def policy(key: Array, c: Course, t: Table, r: Array, second: bool, seats: Seats) -> Array:
        p = positions(c, t, r, seats)
        games, number = p.day.shape
        flat = jax.tree.map(lambda a: a.reshape(games * number, *a.shape[2:]), p)
        shapes = luck_shapes(c.seats, second, effort)

        def one(now: tuple[Array, Position]) -> Array:
            luck, position = now
            keys = jax.random.split(luck, len(shapes) + 1)
            uniform = {
                name: jax.random.uniform(k, shape)
                for k, (name, shape) in zip(keys[1:], shapes.items(), strict=True)
            }
            worth, chance = worths(jnp, three, position, uniform, second, effort, HALF)
            score = jnp.where(position.hand >= 0, worth + trust * jnp.maximum(chance, -20.0), -1e9)
            noise = jax.random.gumbel(keys[0], score.shape)
            return jnp.argmax(score + heat * noise, -1)

        keys = jax.random.split(key, games * number)
        return jax.lax.map(one, (keys, flat), batch_size=chunk).reshape(games, number)

    return policy
