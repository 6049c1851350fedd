"""How much each option of a decision is wanted: one net, asked once for each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stolek.core.net import as_type, deeper, plain_deeper
from stolek.core.weights import Rows, times


def wishes(xp: Any, p: Mapping[str, Any], situation: Any, options: Any, dtype: Any = None) -> Any:
    """[options] from [SITUATION] and [options, OPTION], with NumPy or ``jax.numpy``."""
    common = as_type(situation, dtype) @ as_type(p["s"], dtype)
    first = common[..., None, :] + as_type(options, dtype) @ as_type(p["x"], dtype)
    return deeper(xp, p, first, dtype)[..., 0]


def plain_wishes(
    p: Mapping[str, Rows], situation: Sequence[float], options: Sequence[Sequence[float]]
) -> list[float]:
    """The same without NumPy."""
    common = times(situation, p["s"])
    return [
        plain_deeper(p, [a + b for a, b in zip(common, times(x, p["x"]), strict=True)])[0] for x in options
    ]
