"""The net: layers that each add to what the one before has found.

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

    def as_type(a: Any) -> Any:
        return a if dtype is None else a.astype(dtype)

    h = xp.maximum(as_type(x) @ as_type(p["x"]) + as_type(p["b"]), 0)
    for n in range(layers(p)):
        h = h + xp.maximum(h @ as_type(p[f"h{n}"]) + as_type(p[f"c{n}"]), 0)
    return (h @ as_type(p["o"])).astype(xp.float32) + p["k"]


def plain_outputs(p: Mapping[str, Rows], x: Sequence[float]) -> list[float]:
    """The matrices of ``p`` are lists of columns, a vector is a matrix of one column."""
    h = [max(a + b, 0.0) for a, b in zip(times(x, p["x"]), p["b"][0], strict=True)]
    for n in range(layers(p)):
        rows = zip(h, times(h, p[f"h{n}"]), p[f"c{n}"][0], strict=True)
        h = [a + max(b + c, 0.0) for a, b, c in rows]
    return [a + b for a, b in zip(times(h, p["o"]), p["k"][0], strict=True)]
