"""The net: the same weights for each colour, which hear what all colours have in common.

``hidden`` runs with NumPy or ``jax.numpy`` on many tables at once, ``plain_hidden`` on one with neither.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from stolek.core.weights import Rows, times
from stolek.games.daynight.learned.round_ends import Array

Params: TypeAlias = Mapping[str, Array]


def layers(p: Mapping[str, Any]) -> int:
    return sum(name.startswith("h") for name in p)


def hidden(xp: Any, p: Params, x: Array, g: Array, dtype: Any = None) -> Array:
    """[4, width] what the net makes of each colour. ``dtype``: the type of number to reckon with."""

    def as_type(a: Array) -> Array:
        return a if dtype is None else a.astype(dtype)

    x, g = as_type(x), as_type(g)
    common = x.mean(-2) @ as_type(p["m"]) + g @ as_type(p["g"]) + as_type(p["b"])
    h = xp.maximum(x @ as_type(p["x"]) + common[..., None, :], 0)
    for n in range(layers(p)):
        common = xp.concatenate([h.mean(-2), h.max(-2)], -1) @ as_type(p[f"n{n}"]) + as_type(p[f"c{n}"])
        h = h + xp.maximum(h @ as_type(p[f"h{n}"]) + common[..., None, :], 0)
    return h.astype(xp.float32)


def logits(xp: Any, p: Params, x: Array, g: Array, dtype: Any = None) -> Array:
    """[104] how much each type of card is wanted."""
    h = hidden(xp, p, x, g, dtype)
    out = h @ p["o"] + p["k"]
    return out.reshape(*out.shape[:-2], -1)


def value(xp: Any, p: Params, x: Array, g: Array, dtype: Any = None) -> Array:
    """[] the share of the win to be expected."""
    h = hidden(xp, p, x, g, dtype)
    return (h.mean(-2) @ p["o"] + p["k"])[..., 0]


# Without NumPy ----------------------------------------------------------------------------------------


def plain_hidden(p: Mapping[str, Rows], x: Rows, g: Sequence[float]) -> Rows:
    """As ``hidden``; the matrices of ``p`` are lists of columns, a vector is a matrix of one column."""
    (bias,) = p["b"]
    mean = [sum(row) / 4 for row in zip(*x, strict=True)]
    common = [a + b + c for a, b, c in zip(times(mean, p["m"]), times(g, p["g"]), bias, strict=True)]
    h = [[max(a + b, 0.0) for a, b in zip(times(row, p["x"]), common, strict=True)] for row in x]
    for n in range(layers(p)):
        (bias,) = p[f"c{n}"]
        both = [sum(row) / 4 for row in zip(*h, strict=True)] + [max(row) for row in zip(*h, strict=True)]
        common = [a + b for a, b in zip(times(both, p[f"n{n}"]), bias, strict=True)]
        h = [
            [a + max(b + c, 0.0) for a, b, c in zip(row, times(row, p[f"h{n}"]), common, strict=True)]
            for row in h
        ]
    return h


def plain_logits(p: Mapping[str, Rows], x: Rows, g: Sequence[float]) -> list[float]:
    (bias,) = p["k"]
    return [a + b for row in plain_hidden(p, x, g) for a, b in zip(times(row, p["o"]), bias, strict=True)]
