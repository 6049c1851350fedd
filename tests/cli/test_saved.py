"""Saved games are shown as their players saw them, and become golden tests."""

import re
import shutil
from importlib import resources
from pathlib import Path

import msgspec
import pytest

from stolek.cli.goldens import golden_folder, transcripts
from stolek.cli.saved import SUFFIX, open_saved
from stolek.core import codec, registry
from stolek.testing.golden import REWRITE, settle
from tests.cli.conftest import Run


@pytest.fixture
def saved(stolek: Run, highcard: str, tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    stolek("simulate", highcard, "--players", "3", "--games", "1", "--save", str(folder), "--jobs", "1")
    (file,) = folder.glob("*.stolek.json")
    return file


def test_a_sound_game_is_said_to_be_sound(stolek: Run, saved: Path) -> None:
    ran = stolek("verify", str(saved))
    assert ran.code == 0
    assert "All is well: 3 moves of highcard by rules version 1, played to the end." in ran.out


def test_a_spectator_and_a_seat_see_what_they_saw_and_no_more(stolek: Run, saved: Path) -> None:
    spectator = stolek("replay", str(saved)).out
    assert re.findall(r"· .+ draws the \d\.", spectator) == []
    for seat in (1, 2, 3):
        seen = stolek("replay", str(saved), "--as", f"seat:{seat}").out
        drawn = re.findall(
            r"· (.+) the \d\.", "\n".join(line for line in seen.splitlines() if "draw" in line)
        )
        assert drawn, "a seat sees the cards it draws"
        assert set(drawn) == {"You draw"}


def test_full_eyes_see_every_secret(stolek: Run, saved: Path) -> None:
    (shuffled, *_) = open_saved(saved).play.moves[0].events
    told = stolek("replay", str(saved), "--as", "full").out.replace("\n", "")
    assert f'"pile":{msgspec.json.encode(shuffled.pile).decode()}' in told


def test_a_step_is_one_move_and_the_table_after_it(stolek: Run, saved: Path) -> None:
    opening = stolek("replay", str(saved), "--step", "0").out
    assert "The deal\n" in opening
    assert "Move 1" not in opening
    second = stolek("replay", str(saved), "--step", "2").out
    assert "Move 2: " in second
    assert "Move 1" not in second
    assert "1st: " not in second
    assert "1st: " in stolek("replay", str(saved), "--step", "3").out


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("--as", "seat:4"), "say --as seat:1 to seat:3, spectator or full"),
        (("--as", "seat:0"), "say --as seat:1 to seat:3"),
        (("--as", "god"), "'god' cannot look on"),
        (("--step", "4"), "the moves of this game are 0 to 3"),
        (("--step", "-1"), "the moves of this game are 0 to 3"),
    ],
)
def test_whoever_cannot_look_is_told_who_can(
    arguments: tuple[str, ...], part: str, stolek: Run, saved: Path
) -> None:
    ran = stolek("replay", str(saved), *arguments)
    assert ran.code == 2
    assert part in ran.err


def test_names_with_markup_are_only_names(stolek: Run, highcard: str, saved: Path) -> None:
    game = codec.read_header(saved.read_bytes())
    play = codec.replay(registry.get(highcard).game, game)
    saved.write_bytes(codec.save(play, ("[red]Ada[/red]", "{ $x }", "\\[bold]")))
    told = stolek("replay", str(saved)).out
    assert all(name in told for name in ("[red]Ada[/red]", "{ $x }", "\\[bold]"))


def test_names_cannot_command_the_terminal(stolek: Run, highcard: str, saved: Path) -> None:
    play = codec.replay(registry.get(highcard).game, codec.read_header(saved.read_bytes()))
    saved.write_bytes(codec.save(play, ("\x1b[2Jgone", "a\rb\x07", "\u202eright\x9b31m")))
    told = stolek("replay", str(saved)).out
    assert "[2Jgone" in told
    assert "right31m" in told
    assert not set(told) & set("\x1b\r\x07\u202e\x9b")


def test_a_saved_game_becomes_a_golden_test(
    stolek: Run, highcard: str, saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(REWRITE, raising=False)  # this test is about comparing, also while others rewrite
    home = tmp_path / "game"
    source = resources.files("tests.template_game")
    with resources.as_file(source) as here:
        shutil.copytree(here, home, ignore=shutil.ignore_patterns("__pycache__", "golden"))
    (home / "tests").mkdir(exist_ok=True)
    registry.add(msgspec.structs.replace(registry.get(highcard), folder=home))
    assert stolek("golden", str(saved), "--name", "a-bug").code == 0
    assert sorted(file.name for file in (home / "tests" / "golden").iterdir()) == [
        "a-bug-seat0.txt",
        "a-bug-seat1.txt",
        "a-bug-seat2.txt",
        "a-bug-spectator.txt",
        "a-bug.stolek.json",
    ]
    assert faults(registry.get(highcard)) == []
    wrong = home / "tests" / "golden" / "a-bug-seat1.txt"
    wrong.write_text(wrong.read_text() + "more\n")
    assert faults(registry.get(highcard)) == ["a-bug-seat1.txt"]
    ran = stolek("golden", str(saved), "--name", "a/b")
    assert ran.code == 2
    assert "--name" in ran.err


def faults(entry: registry.Entry) -> list[str]:
    """The transcripts of a game's own saved games that today's rules would write otherwise."""
    folder = golden_folder(entry)
    return [
        name
        for file in sorted(folder.glob(f"*{SUFFIX}"))
        for name, text in transcripts(open_saved(file).play, file.name.removesuffix(SUFFIX))
        if settle(folder / name, text) != text
    ]


def test_golden_games_of_every_game_still_go_as_they_went() -> None:
    assert {game: faults(registry.get(game)) for game in registry.ids()} == {
        game: [] for game in registry.ids()
    }
