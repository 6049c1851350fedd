"""Saved games of every rules version that was ever released: ``<game>/v<rules version>/*.stolek-game``.

They must replay for ever, and those of today's version must also verify. When one of those fails, the rules
have changed: raise ``GameInfo.version`` (or, if that version was never released, remove its folder), and
``make golden`` adds what is missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from stolek.core import codec
from stolek.core.game import AnyGame, make_setup
from stolek.core.play import Play
from stolek.testing.golden import random_play

SUFFIX = ".stolek-game"


def hall(museum: Path, game: AnyGame, version: int | None = None) -> Path:
    """The folder of one rules version of a game; today's if none is named."""
    return museum / game.info.id / f"v{version or game.info.version}"


def pieces(museum: Path, game: AnyGame) -> list[Path]:
    """All saved games of all versions of a game."""
    return sorted((museum / game.info.id).glob(f"v*/*{SUFFIX}"))


def collect(museum: Path, game: AnyGame) -> None:
    """Adds games of today's rules where there are none: a whole and a broken-off one of every table."""
    folder = hall(museum, game)
    if folder.is_dir():
        return
    folder.mkdir(parents=True)
    for name, play in _games(game):
        (folder / f"{name}{SUFFIX}").write_bytes(codec.save(play))


def _games(game: AnyGame) -> Iterator[tuple[str, Play]]:
    for variant in game.info.variants:
        for seats in variant.seats:
            setup, name = make_setup(game, seats, variant.id), f"{variant.id}-{seats}p"
            whole = random_play(game, setup, b"museum")
            yield name, whole
            yield f"{name}-broken-off", random_play(game, setup, b"museum, later", len(whole.moves) // 2)


def inspect(file: Path, game: AnyGame) -> Play:
    """The game in this piece, replayed, and verified if it is of today's rules; raises ``RecordError``."""
    read = codec.read_header(file.read_bytes())
    return codec.verify(game, read) if read.rules == game.info.version else codec.replay(game, read)
