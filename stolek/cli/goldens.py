"""Turns a saved game into a golden transcript test in its game's own folder."""

from __future__ import annotations

from pathlib import Path

from stolek.cli.shell import Shell


def write(shell: Shell, file: Path, name: str | None) -> None:
    raise NotImplementedError
