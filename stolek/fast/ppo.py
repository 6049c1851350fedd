"""Proximal policy optimisation for any game whose decisions are rows of arrays: loss, Adam."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

Array = Any
CLIP = 0.2
LONGEST_STEP = 0.5


class Moments(NamedTuple):
    """What Adam remembers."""

    steps: Array
    first: Any
    second: Any


def moments(p: Any) -> Moments:
    return Moments(jnp.zeros(()), jax.tree.map(jnp.zeros_like, p), jax.tree.map(jnp.zeros_like, p))


def adam(p: Any, gradient: Any, o: Moments, rate: Array) -> tuple[Any, Moments]:
    """One step, no longer than ``LONGEST_STEP``."""
    norm = jnp.sqrt(sum((a * a).sum() for a in jax.tree.leaves(gradient)))
    gradient = jax.tree.map(lambda a: a * jnp.minimum(1.0, LONGEST_STEP / (norm + 1e-9)), gradient)
    t = o.steps + 1
    first = jax.tree.map(lambda a, b: 0.9 * a + 0.1 * b, o.first, gradient)
    second = jax.tree.map(lambda a, b: 0.99 * a + 0.01 * b * b, o.second, gradient)

    def step(a: Array, b: Array, c: Array) -> Array:
        return a - rate * (b / (1 - 0.9**t)) / (jnp.sqrt(c / (1 - 0.99**t)) + 1e-5)

    return jax.tree.map(step, p, first, second), Moments(t, first, second)


def policy_loss(
    chance: Array, openness: Array, rows: dict[str, Array], entropy_weight: Array
) -> tuple[Array, Array]:
    """The clipped surrogate less a reward for staying open; and the mean entropy. ``chance``: the log of the
    chance a net gives now to what was done; ``openness``: its entropy."""
    ratio = jnp.exp(chance - rows["chance"])
    weight = rows["learns"].astype(jnp.float32)
    number = weight.sum() + 1e-6
    mean = (rows["advantage"] * weight).sum() / number
    spread = jnp.sqrt((((rows["advantage"] - mean) ** 2) * weight).sum() / number)
    gained = (rows["advantage"] - mean) / (spread + 1e-6)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    surrogate = (jnp.minimum(ratio * gained, clipped * gained) * weight).sum() / number
    openness = (openness * weight).sum() / number
    return -surrogate - entropy_weight * openness, openness


def descend(
    key: Array,
    p: Any,
    o: Moments,
    rows: Any,
    loss: Callable[[Any, Any], tuple[Array, Any]],
    rate: Array,
    parts: int,
    epochs: int,
) -> tuple[Any, Moments, Any]:
    """Adam over shuffled parts of the rows; returns what ``loss`` reports of the last epoch, averaged."""
    size = jax.tree.leaves(rows)[0].shape[0] // parts

    def part(carry: tuple[Any, Moments], chosen: Array) -> tuple[tuple[Any, Moments], Any]:
        p, o = carry
        gradient, told = jax.grad(loss, has_aux=True)(p, jax.tree.map(lambda a: a[chosen], rows))
        return adam(p, gradient, o, rate), told

    def epoch(carry: tuple[Any, Moments], luck: Array) -> tuple[tuple[Any, Moments], Any]:
        total = jax.tree.leaves(rows)[0].shape[0]
        chosen = jax.random.permutation(luck, total)[: size * parts].reshape(parts, size)
        carry, told = jax.lax.scan(part, carry, chosen)
        return carry, told

    (p, o), told = jax.lax.scan(epoch, (p, o), jax.random.split(key, epochs))
    return p, o, jax.tree.map(lambda a: a[-1].mean(), told)
