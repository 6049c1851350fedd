"""Nets before they have learned anything, and nets that are given more numbers in each layer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp

Array = Any
Layer = Callable[..., Array]


def layers(key: Array) -> Layer:
    """Makes one matrix after the other: so many rows and columns, and how large its numbers are."""
    keys = iter(jax.random.split(key, 64))

    def layer(rows: int, columns: int, scale: float = 1.0) -> Array:
        return jax.random.normal(next(keys), (rows, columns)) * scale * (2 / rows) ** 0.5

    return layer


def plain(layer: Layer, inputs: int, width: int, depth: int, out: int, says: float = 0.0) -> dict[str, Array]:
    """A net as ``stolek.core.net`` reckons with. ``says``: about what it answers before it has learned."""
    p = {"x": layer(inputs, width), "b": jnp.zeros(width)}
    for n in range(depth):
        p |= {f"h{n}": layer(width, width, 0.5), f"c{n}": jnp.zeros(width)}
    return p | {"o": layer(width, out, 0.01), "k": jnp.zeros(out) + says}


def widened(key: Array, net: dict[str, Array], width: int) -> dict[str, Array]:
    """New numbers are made of all before them, and at first nothing is made of them."""
    had = net["b"].shape[0]
    found = {}
    for n, (part, old) in enumerate(sorted(net.items())):
        rows, columns = (old.shape[0] if part == "x" else width), (old.shape[-1] if part in "ok" else width)
        if old.ndim == 1:
            found[part] = jnp.zeros(columns).at[: old.shape[0]].set(old)
            continue
        scale = {"x": 1.0, "o": 0.0}.get(part, 0.5) * (2 / rows) ** 0.5
        fresh = jax.random.normal(jax.random.fold_in(key, n), (rows, columns)) * scale
        if part != "x":
            fresh = fresh.at[had:, :had].set(0.0)
        found[part] = fresh.at[: old.shape[0], : old.shape[1]].set(old)
    return found
