"""Text as one types it in a hurry: without case and without accents."""

from __future__ import annotations

import unicodedata

_FOLDED = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "æ": "ae"})
"""Letters whose stroke is no accent to Unicode."""


def plain(text: str) -> str:
    """Without case and accents: "Zasady ł" and "zasady l" are alike."""
    parts = unicodedata.normalize("NFKD", text.casefold().translate(_FOLDED))
    return "".join(c for c in parts if not unicodedata.combining(c))
