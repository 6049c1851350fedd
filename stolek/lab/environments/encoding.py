"""What a seat sees as arrays of numbers, for any game: no game has code of its own here.

A view is a tree of named fields. Every leaf becomes a feature by its path and its value, and each feature
falls into one of a fixed number of cells, with a sign, by a hash of its name (the hashing trick). Numbers
keep their size; cards, words and switches count 1. Equal views give equal arrays on every machine.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from stolek.core.errors import StolekError
from stolek.core.prompt import Option, Prompt

OPTIONS_MOST = 1024
"""The size of the action space: an action is the number of an option, and no prompt has more options."""
VIEW_CELLS = 1024
OPTION_CELLS = 64

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


def encode_view(view: Any, prompt: Prompt[Any] | None) -> Floats:
    """A seat's view with its memory, and what it is asked."""
    cells = np.zeros(VIEW_CELLS, dtype=np.float32)
    _add(cells, "view", msgspec.to_builtins(view))
    if prompt is not None:
        _add(cells, "asked", {"kind": prompt.kind, "key": prompt.key, "owed": prompt.owed})
    return cells


def encode_option(option: Option[Any]) -> Floats:
    """What one option does."""
    cells = np.zeros(OPTION_CELLS, dtype=np.float32)
    _add(cells, "action", msgspec.to_builtins(option.action))
    return cells


def encode_options(prompt: Prompt[Any] | None) -> Floats:
    """A row for every action number; those that are not offered are zero."""
    rows = np.zeros((OPTIONS_MOST, OPTION_CELLS), dtype=np.float32)
    for option in prompt.options if prompt else ():
        rows[option.n] = encode_option(option)
    return rows


def action_mask(prompt: Prompt[Any] | None) -> Mask:
    """1 for every option that is offered."""
    mask = np.zeros(OPTIONS_MOST, dtype=np.int8)
    if prompt is not None:
        if len(prompt.options) > OPTIONS_MOST:
            raise StolekError(
                f"{len(prompt.options)} options are more than the {OPTIONS_MOST} of an environment"
            )
        mask[: len(prompt.options)] = 1
    return mask


def _add(cells: Floats, root: str, value: Any) -> None:
    for name, amount in _features(root, value):
        cell, sign = _cell(name)
        cells[cell % len(cells)] += sign * amount


def _features(path: str, value: Any) -> Iterator[tuple[str, float]]:
    match value:
        case bool() | str():
            yield f"{path}={value}", 1.0
        case int() | float():
            yield path, float(value)
        case dict():
            for name, inner in value.items():
                yield from _features(f"{path}.{name}", inner)
        case list() | tuple():
            yield f"{path}#", float(len(value))
            for place, inner in enumerate(value):
                # A list of cards is a hand or a pile: which cards, not where they stand in it.
                yield from _features(f"{path}[]" if isinstance(inner, str) else f"{path}[{place}]", inner)
        case None:
            yield f"{path}=none", 1.0


@lru_cache(maxsize=1 << 16)
def _cell(name: str) -> tuple[int, float]:
    digest = hashlib.blake2b(name.encode(), digest_size=8).digest()
    number = int.from_bytes(digest, "big")
    return number >> 1, 1.0 if number & 1 else -1.0
