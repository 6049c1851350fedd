"""What training has in common where one seat after the other decides and games go on from batch to batch.

What a seat sees, what it may do and what comes of it is the game's own part (``games/<g>/fast/training.py``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp

Array = Any
STEPS = 64


def decisions(_course: Any) -> int:
    """What a batch keeps of a game."""
    return STEPS


def learners(_course: Any) -> int:
    """How many times as many games an exploiter needs for a batch: decisions of the others are rows too."""
    return 1


def held_by_others(key: Array, seats: int, games: int, league: int, bots: int, likely: float) -> Array:
    """[games, seats] who is a past self in half the seats of the league, and in its last games ``likely`` a
    bot; never the first seat."""
    n = jnp.arange(games)[:, None]
    chance = jnp.where(n >= games - bots, likely, jnp.where(n >= games - league, 0.5, 0.0))
    return jax.random.bernoulli(key, chance, (games, seats)).at[:, 0].set(False)


def by_seat(seats: int, found: Array, me: Array) -> Array:
    """[seats] what a critic has ``found`` for each seat from that of ``me`` on."""
    return jnp.take_along_axis(found, (jnp.arange(seats) - me[:, None]) % seats, 1)


def advantages(values: Array, worth: Array, over: Array, last: Array, decay: float) -> Array:
    """Generalised advantage estimation, for every seat at every decision. ``values`` [steps, games, seats];
    ``worth`` what a decision brought; ``over`` [steps, games] where nothing follows from it; ``last`` [games,
    seats] what the games are worth where the rows end."""

    def back(carry: tuple[Array, Array], now: Any) -> tuple[tuple[Array, Array], Array]:
        value, worth, over = now
        later, gained = (jnp.where(over[:, None], 0.0, a) for a in carry)
        found = worth + later - value + decay * gained
        return (value, found), found

    _, found = jax.lax.scan(back, (last, jnp.zeros_like(last)), (values, worth, over), reverse=True)
    return found


def learned_from(
    rows: dict[str, Array],
    critic: Callable[[Any], Array],
    seen: Any,
    seat: Array,
    worth: Array,
    over: Array,
    end: tuple[Any, Array],
    decay: float,
) -> tuple[dict[str, Array], Array]:
    """Rows to learn from, with what each decision gained and what everyone could expect; and how far the
    critic was off. It judges what is ``seen`` at whoever's ``seat`` it is, and so at the ``end`` of the
    rows."""
    seats = worth.shape[-1]
    values = jax.lax.map(lambda now: by_seat(seats, critic(now[0]), now[1]), (seen, seat))
    last = critic(end[0])
    gained = advantages(values, worth, over, by_seat(seats, last, end[1]), decay)
    from_me = (seat[..., None] + jnp.arange(seats)) % seats
    returns = jnp.take_along_axis(gained + values, from_me, -1)
    rows = rows | {
        "advantage": jnp.take_along_axis(gained, seat[..., None], -1)[..., 0],
        "return": jnp.pad(returns, ((0, 0), (0, 0), (0, last.shape[-1] - seats))),
    }
    off = ((gained + values - values.mean()) ** 2).mean()
    return jax.tree.map(lambda a: a.reshape(-1, *a.shape[2:]), rows), off


def share_of_first(worth: Array, ended: Array, games: int) -> Array:
    """The first seat's share of the wins in the last so many games."""
    if not games:
        return jnp.zeros(())
    ended = ended[:, -games:]
    return (worth[:, -games:, 0] * ended).sum() / jnp.maximum(ended.sum(), 1)
