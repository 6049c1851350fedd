"""Weights of a small net in a file, and reckoning with them without NumPy.

A line of JSON (layout, nets, shapes), then for each matrix its scales (32-bit floats, little-endian) and its
columns one after the other, whole numbers of one byte; a vector is one column of 32-bit floats.
"""

from __future__ import annotations

import importlib
import json
import math
import sys
from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import mul
from types import ModuleType
from typing import Any, TypeAlias

Rows: TypeAlias = list[list[float]]
"""A matrix as rows of numbers, for plain Python."""


def _little(numbers: array[Any]) -> array[Any]:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _floats(data: bytes) -> array[float]:
    numbers = array("f")
    numbers.frombytes(data)
    return _little(numbers)


def packed(nets: Mapping[str, Mapping[str, Any]], layout: str) -> bytes:
    """Nets of NumPy arrays as such a file. ``layout`` says what numbers they are for."""
    shapes: dict[str, dict[str, list[int]]] = {}
    body = bytearray()
    for name, net in nets.items():
        shapes[name] = {}
        for part, weights in net.items():
            shapes[name][part] = list(weights.shape)
            columns = weights.T.tolist() if len(weights.shape) > 1 else [weights.tolist()]
            if len(weights.shape) == 1:
                body += _little(array("f", columns[0])).tobytes()
                continue
            scales = array("f", (max(map(abs, column)) / 127 or 1.0 for column in columns))
            body += _little(array("f", scales)).tobytes()
            for column, scale in zip(columns, scales, strict=True):
                body += array("b", (round(weight / scale) for weight in column)).tobytes()
    head = json.dumps({"layout": layout, "nets": shapes}, separators=(",", ":"))
    return head.encode() + b"\n" + bytes(body)


def unpacked(data: bytes, layout: str) -> dict[str, dict[str, Rows]]:
    """Each matrix as a list of its columns; a vector is a matrix of one column."""
    head, _, body = data.partition(b"\n")
    facts = json.loads(head)
    if facts["layout"] != layout:
        raise ValueError(f"the weights are for other numbers: {facts['layout']!r}, not {layout!r}")
    nets: dict[str, dict[str, Rows]] = {}
    at = 0
    for name, shapes in facts["nets"].items():
        nets[name] = {}
        for part, shape in shapes.items():
            if len(shape) == 1:
                nets[name][part] = [_floats(body[at : at + 4 * shape[0]]).tolist()]
                at += 4 * shape[0]
                continue
            rows, columns = shape
            scales = _floats(body[at : at + 4 * columns])
            at += 4 * columns
            whole = memoryview(body)[at : at + rows * columns].cast("b")
            nets[name][part] = [
                [number * scale for number in whole[n * rows : (n + 1) * rows]]
                for n, scale in enumerate(scales)
            ]
            at += rows * columns
    if at != len(body):
        raise ValueError("the weights are cut short or too long")
    return nets


@cache
def numpy() -> ModuleType | None:
    """NumPy, or None where it is not installed."""
    try:
        return importlib.import_module("numpy")
    except ImportError:
        return None


def arrays(net: Mapping[str, Rows]) -> dict[str, Any]:
    """An unpacked net as NumPy arrays; the names of vectors begin with b, c or k."""
    xp = numpy()
    assert xp is not None
    return {
        part: xp.asarray(columns[0] if part[0] in "bck" else columns, xp.float32).T.copy()
        for part, columns in net.items()
    }


def _dot(a: Sequence[float], b: Sequence[float]) -> float:
    """``math.sumprod`` for Pythons before 3.12."""
    return sum(map(mul, a, b), 0.0)


_sumprod: Callable[[Sequence[float], Sequence[float]], float] = getattr(math, "sumprod", _dot)


def times(a: Sequence[float], columns: Rows) -> list[float]:
    """A row times a matrix."""
    return [_sumprod(a, column) for column in columns]
