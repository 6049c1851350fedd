"""Win shares and how sure they are. Games of one deal are not independent: a deal is one observation."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

import msgspec

_Z95 = statistics.NormalDist().inv_cdf(0.975)


class Interval(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class Share(msgspec.Struct, frozen=True):
    """The share of the wins that someone had, beside the share that mere luck would give."""

    name: str
    won: Interval
    fair: float
    score: float
    games: int


def _t95(freedom: int) -> float:
    """The 97.5 % point of Student's t, by the first terms of its expansion about the normal one."""
    z = _Z95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def interval(shares: Sequence[float]) -> Interval:
    """The mean of shares of independent deals and its 95 % interval; one deal says nothing: 0 to 1."""
    mean = math.fsum(shares) / len(shares)
    if len(shares) < 2:
        return Interval(mean, 0.0, 1.0)
    spread = statistics.stdev(shares, mean) / math.sqrt(len(shares)) * _t95(len(shares) - 1)
    return Interval(mean, max(0.0, mean - spread), min(1.0, mean + spread))
