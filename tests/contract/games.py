"""Which games the contract is held against: all there are, and the template."""

from __future__ import annotations

import importlib
from pathlib import Path

from stolek.core import registry
from stolek.core.registry import Entry
from stolek.testing.rules_switched_off import GamePackage

TEMPLATE = "tests.template_game"
PACKAGES = (*(f"stolek.games.{game}" for game in registry.ids()), TEMPLATE)
MUSEUM = Path(__file__).parent.parent / "museum"


def entry(package: str) -> Entry:
    """The game in a package."""
    return registry.entry_of(importlib.import_module(package))


def folder(package: str) -> Path:
    """Where the package lies."""
    return Path(str(entry(package).folder))


def located(package: str) -> GamePackage:
    """The package with its place and its rules."""
    return GamePackage(package, folder(package), entry(package).game.rulebook)
