"""Bars that a game sets itself for the long runs: its ``tests/bars.toml``, with the reason beside each."""

from __future__ import annotations

import tomllib
from typing import Any

from stolek.core.registry import Entry


def bars(entry: Entry) -> dict[str, Any]:
    """``games`` of the contract; ``speed``; of strength ``deals``, ``fewer_deals``, ``tables``, ``duels``."""
    own = entry.folder / "tests" / "bars.toml"
    return tomllib.loads(own.read_text(encoding="utf-8")) if own.is_file() else {}
