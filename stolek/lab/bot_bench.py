"""Runs a game's own bench: what its bots can do beyond winning. Reads the test data, holds the clock."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from stolek.core import registry
from stolek.core.bot_bench import Figure, Workbench
from stolek.core.errors import StolekError

DATA = "viewers.toml"


def trial_data(game_id: str, file: Path | None) -> Mapping[str, Any]:
    """The data in this file, or in the game's tests, which only a checkout has."""
    found = file or registry.get(game_id).folder / "tests" / DATA
    if not found.is_file():
        raise StolekError(
            f"there is no {found.name} to measure with: it is in a checkout of Stolek, not in what is "
            "installed; name one with --data FILE"
        )
    try:
        return tomllib.loads(found.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise StolekError(f"{found} cannot be read: {error}") from None


def run_trial(
    game_id: str, data: Mapping[str, Any], rounds: int, *, bare: bool, tell: Callable[[Figure], None]
) -> tuple[Figure, ...]:
    """All figures of the game's bench; each is told as soon as it is there. Time is CPU time of this
    process."""
    figures = []
    for figure in registry.bench(game_id)(Workbench(data, time.process_time, rounds, bare)):
        tell(figure)
        figures.append(figure)
    return tuple(figures)
