"""One player against copies of another, over independent deals, many at once."""

from __future__ import annotations

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
