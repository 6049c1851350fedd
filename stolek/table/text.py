"""What people type, as others read it: one line, with nothing in it that hides or turns other text."""

from __future__ import annotations

import unicodedata
from typing import Final

_JOINERS: Final = frozenset("\u200c\u200d")  # they make one picture of several, and words of some languages
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that nobody can see
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs"})


def clean_line(text: str) -> str:
    """The text without control and direction characters, with single spaces; empty if nothing is seen."""
    line = " ".join("".join(map(_clean, text)).split())
    return line if any(_is_seen(c) for c in line) else ""


def _clean(c: str) -> str:
    if c.isspace() or c in _BLANK:
        return " "
    return "" if unicodedata.category(c) in _UNSEEN and c not in _JOINERS else c


def _is_seen(c: str) -> bool:
    kind = unicodedata.category(c)
    return kind not in _UNSEEN and not kind.startswith("M")
