"""Transcripts, counts and saved games that may only change when somebody means them to: `make golden`."""

from pathlib import Path

import pytest

from stolek.cli.saved import SUFFIX as SAVED
from stolek.core import codec
from stolek.core.errors import StolekError
from stolek.testing import golden, museum, perft
from tests.contract.games import MUSEUM, PACKAGES, entry, folder

ANEW = "run `make golden` and read the difference"
GAMES = [pytest.param(package, id=entry(package).game.info.id) for package in PACKAGES]


@pytest.mark.parametrize("package", GAMES)
def test_every_viewer_gets_what_the_transcripts_say(package: str) -> None:
    place = folder(package) / "tests" / "golden"
    written = dict(golden.transcripts(entry(package).game))
    for name, text in written.items():
        assert golden.settle(place / name, text) == text, f"{name}: {ANEW}"
    kept = tuple(f"{file.name.removesuffix(SAVED)}-" for file in place.glob(f"*{SAVED}"))
    strays = {file.name for file in place.glob("*.txt") if not file.name.startswith(kept)} - set(written)
    assert not strays, "transcripts that no game writes any more"


@pytest.mark.parametrize("package", GAMES)
def test_there_are_as_many_ways_to_play_on_as_counted(package: str) -> None:
    file = folder(package) / "tests" / "perft.toml"
    positions = perft.read(file.read_text(encoding="utf-8"))
    assert positions
    counted = tuple(perft.counted(entry(package).game, position) for position in positions)
    assert perft.read(golden.settle(file, perft.write(counted))) == counted, f"{file.name}: {ANEW}"


@pytest.mark.parametrize("package", GAMES)
def test_saved_games_of_every_rules_version_still_verify(package: str) -> None:
    game = entry(package).game
    if golden.is_rewriting():
        museum.collect(MUSEUM, game)
    versions = range(1, game.info.version + 1)
    missing = [version for version in versions if not museum.hall(MUSEUM, game, version).is_dir()]
    assert missing == [], "rules versions without saved games: run `make golden`"
    for piece in museum.pieces(MUSEUM, game):
        play = museum.inspect(piece, game)
        assert len(play.moves) > 1, piece.name
        assert (play.outcome is None) == piece.stem.endswith("-broken-off"), piece.name


@pytest.mark.parametrize("package", GAMES)
def test_a_game_under_way_ends_by_the_rules_it_began_by(package: str) -> None:
    game = entry(package).game
    for version in range(1, game.info.version + 1):
        pieces = sorted(museum.hall(MUSEUM, game, version).glob(f"*-broken-off{museum.SUFFIX}"))
        assert pieces, f"no saved games of rules version {version}: run `make golden`"
        for piece in pieces:
            play = golden.play_on(museum.inspect(piece, game), b"later")
            assert play.outcome is not None
            ended = codec.read_header(codec.save(play))
            assert ended.rules == version
            assert codec.verify(game, ended).outcome == play.outcome


def test_a_museum_piece_whose_rules_changed_is_noticed(tmp_path: Path) -> None:
    game = entry(PACKAGES[-1]).game
    museum.collect(tmp_path, game)
    piece = museum.pieces(tmp_path, game)[0]
    piece.write_bytes(piece.read_bytes().replace(b'"c7"', b'"c1"'))
    with pytest.raises(StolekError, match="move 0: the rules give other events"):
        museum.inspect(piece, game)
