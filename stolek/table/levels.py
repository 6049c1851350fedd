"""The levels of a game's bots: which there are, which is usual, which is weaker."""

from __future__ import annotations

from stolek.core.registry import LEVELS, Entry


def levels(entry: Entry) -> tuple[str, ...]:
    """The levels of a game's bots, weakest first."""
    return tuple(level for level in LEVELS if level in entry.bots)


def strongest_level(entry: Entry) -> str:
    return levels(entry)[-1]


def usual_level(entry: Entry) -> str:
    """The level of a bot nobody chose."""
    return "casual" if "casual" in entry.bots else levels(entry)[0]


def weaker_level(entry: Entry, level: str) -> str | None:
    """The next level below this one; None below the weakest, or if the game has no such level."""
    known = levels(entry)
    place = known.index(level) if level in known else 0
    return known[place - 1] if place > 0 else None
