"""One player against copies of another, over independent deals, many at once."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import jax
import numpy as np

from stolek.lab.stats import interval


def against(
    game: Any,
    nets: Any,
    other_nets: Any,
    hero: str,
    others: str,
    seats: int,
    games: int,
    at_once: int,
    seed: int,
) -> str:
    """The hero's share of the wins with its 95 % interval; deals are independent, the hero has one seat."""

    @partial(jax.jit, static_argnums=0)
    def some(number: int, key: Any, mine: Any, theirs: Any) -> Any:
        return game.shares(key, seats, number, game.player(hero, mine), game.player(others, theirs))

    keys = jax.random.split(jax.random.key(seed), max(1, games // at_once))
    found = np.concatenate([np.asarray(some(at_once, key, nets, other_nets)) for key in keys])
    share = interval([float(each) for each in found])
    return f"{100 * share.mean:.2f} % [{100 * share.low:.2f}, {100 * share.high:.2f}], n = {len(found)}"


def speed(game: Any, seats: int, games: int, seconds: float) -> str:
    """Decisions a second when so many tables play at random, compiling left out."""
    c = game.courses()[seats]
    play = jax.jit(partial(game.at_random, c=c, games=games))
    jax.block_until_ready(play(jax.random.key(0)))
    began, times = time.monotonic(), 0
    while (gone := time.monotonic() - began) < seconds or not times:
        times += 1
        jax.block_until_ready(play(jax.random.key(times)))
    rate = times * games * game.decisions(c) / gone
    on = jax.devices()[0].device_kind
    return f"{seats} seats, {games} tables on {on}: {rate / 1e6:.2f} M decisions a second"
