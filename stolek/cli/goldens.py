"""Turns a saved game into golden transcript tests, in its game's own folder of a checkout.

The saved game itself is kept beside its transcripts, so that the test plays it again by today's rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from stolek.cli.console import Shell
from stolek.cli.saved import SUFFIX, open_saved
from stolek.cli.typed_setup import read_file, write_file
from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.core.play import Play
from stolek.core.registry import Entry
from stolek.core.say import Several
from stolek.testing.golden import called, transcript
from stolek.testing.recorded_game import viewers


def write(shell: Shell, file: Path, name: str | None) -> None:
    """Writes a transcript for every viewer of the game, and the game."""
    play = open_saved(file, trusting=True).play
    folder = golden_folder(registry.get(play.game.info.id))
    title = name or file.name.partition(".")[0]
    if not re.fullmatch(r"[\w-]+", title):
        raise StolekError(f"{title!r} cannot be a file's name: give letters, digits and hyphens with --name")
    raw = read_file(file)
    write_file(folder / f"{title}{SUFFIX}", raw)
    written = [f"{title}{SUFFIX}"]
    for named, text in transcripts(play, title):
        write_file(folder / named, text.encode())
        written.append(named)
    shell.say("golden-written", files=Several(tuple(written)), folder=str(folder))


def golden_folder(entry: Entry) -> Path:
    """Where a game keeps its transcripts; only a checkout has such a place."""
    folder = entry.folder
    if not isinstance(folder, Path) or not (folder / "tests").is_dir():
        raise StolekError("golden tests belong to the source of a game: run this in a checkout of Stolek")
    return folder / "tests" / "golden"


def transcripts(play: Play, title: str) -> Iterator[tuple[str, str]]:
    """File name and text of what each viewer of this game got."""
    for viewer in viewers(play.setup):
        yield f"{title}-{called(viewer)}.txt", transcript(play, viewer)
