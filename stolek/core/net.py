"""A net of layers that each add to what the one before has found.

``outputs`` runs with NumPy or ``jax.numpy`` on many rows at once, ``plain_outputs`` on one with neither.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stolek.core.weights import Rows, times


def layers(p: Mapping[str, Any]) -> int:
    return sum(name.startswith("h") for name in p)


def outputs(xp: Any, p: Mapping[str, Any], x: Any, dtype: Any = None) -> Any:
    """``dtype``: the type of number to reckon with."""
    return deeper(xp, p, as_type(x, dtype) @ as_type(p["x"], dtype), dtype)


def as_type(a: Any, dtype: Any) -> Any:
    return a if dtype is None else a.astype(dtype)


def deeper(xp: Any, p: Mapping[str, Any], first: Any, dtype: Any = None) -> Any:
    """What follows on the sums of the first layer."""
    h = xp.maximum(first + as_type(p["b"], dtype), 0)
    for n in range(layers(p)):
        h = h + xp.maximum(h @ as_type(p[f"h{n}"], dtype) + as_type(p[f"c{n}"], dtype), 0)
    return (h @ as_type(p["o"], dtype)).astype(xp.float32) + p["k"]


def plain_outputs(p: Mapping[str, Rows], x: Sequence[float]) -> list[float]:
    """The matrices of ``p`` are lists of columns, a vector is a matrix of one column."""
    return plain_deeper(p, times(x, p["x"]))


def plain_deeper(p: Mapping[str, Rows], first: Sequence[float]) -> list[float]:
    h = [max(a + b, 0.0) for a, b in zip(first, p["b"][0], strict=True)]
    for n in range(layers(p)):
        rows = zip(h, times(h, p[f"h{n}"]), p[f"c{n}"][0], strict=True)
        h = [a + max(b + c, 0.0) for a, b, c in rows]
    return [a + b for a, b in zip(times(h, p["o"]), p["k"][0], strict=True)]
