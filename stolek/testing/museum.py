"""Saved games of every rules version that was ever released: ``<game>/v<rules version>/*.stolek-game``.

They must replay and verify for ever. When one fails, the rules have changed: raise ``GameInfo.version`` and
put what the older version did into the game's ``older_rules.py`` (or, if that version was never released,
remove its folder); ``make golden`` adds what is missing.
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
            yield name, random_play(game, setup, b"museum")
            yield f"{name}-broken-off", _first_half(random_play(game, setup, b"museum, later"))


def _first_half(play: Play) -> Play:
    half = Play(play.game, play.setup, play.seed)
    for move in play.moves[: (len(play.moves) + 1) // 2]:
        half.replay(move)
    return half


def inspect(file: Path, game: AnyGame) -> Play:
    """The game in this piece, replayed and verified by its version of the rules; raises ``RecordError``."""
    return codec.verify(game, codec.read_header(file.read_bytes()))
