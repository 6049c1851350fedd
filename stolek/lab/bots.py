"""Finds the bots a person names: a level of the game, or a class in a file of their own."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TypeAlias, cast

from stolek.core.bot import Bot
from stolek.core.errors import StolekError
from stolek.core.registry import LEVELS, Entry

USUAL_BOT = "casual"
Bots: TypeAlias = tuple[str, ...]
"""A bot's name for each seat: ``casual``, or ``path/to/file.py:Class``."""


def seat_bots(names: str, seats: int) -> Bots:
    """A bot for each seat from a comma-separated list; the last one named fills the seats that are left."""
    listed = [name.strip() for name in names.split(",") if name.strip()]
    if not listed:
        raise StolekError("no bot is named: give a level such as random, or path.py:Class")
    if len(listed) > seats:
        raise StolekError(f"{len(listed)} bots are named for {seats} seats: leave some out or add players")
    return tuple(listed + listed[-1:] * (seats - len(listed)))


def usual_bot(entry: Entry) -> str:
    """The bot to play with when nobody named one: the usual level, else the strongest there is."""
    if USUAL_BOT in entry.bots:
        return USUAL_BOT
    if not entry.bots:
        raise StolekError(f"{entry.game.info.id} has no bots: name one of your own, --bots path.py:Class")
    return max(entry.bots, key=lambda level: LEVELS.index(level) if level in LEVELS else -1)


def bot_title(name: str) -> str:
    """What a bot is called: its level, or its class without the file."""
    return name.rpartition(":")[2]


def find_bot(entry: Entry, name: str) -> Callable[[], Bot]:
    """What makes the bot of this name; raises ``StolekError`` saying which there are."""
    if ":" in name:
        path, _, class_name = name.rpartition(":")
        return _own_bot(Path(path), class_name)
    if name not in entry.bots:
        levels = ", ".join(entry.bots)
        raise StolekError(
            f"{entry.game.info.id} has no bot {name!r}; it has: {levels}; your own is path.py:Class"
        )
    return entry.bots[name]


def _own_bot(path: Path, class_name: str) -> Callable[[], Bot]:
    if not path.is_file():
        raise StolekError(f"there is no file {path}: a bot of your own is named path.py:Class")
    made = getattr(_module(path.resolve()), class_name, None)
    if not isinstance(made, type):
        raise StolekError(f"{path} has no class {class_name!r}")
    if not callable(getattr(made, "decide", None)):
        raise StolekError(
            f"{class_name} in {path} has no method decide(observation, rng, budget): see stolek.core.Bot"
        )
    return cast("Callable[[], Bot]", made)


@cache
def _module(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"stolek_own_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise StolekError(f"{path} is not a Python file: a bot of your own is named path.py:Class")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise StolekError(f"{path} cannot be loaded: {type(error).__name__}: {error}") from error
    return module
