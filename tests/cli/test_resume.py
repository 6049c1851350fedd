"""A saved game goes on by what everyone was called: the person on their seat, bots at their level."""

import shlex
from pathlib import Path

import msgspec
import pytest

from stolek.core import codec, registry
from stolek.core.bot import Observation
from tests.cli.conftest import Run
from tests.template_game.bot import Casual
from tests.template_game.model import Action, View

SEATED: list[tuple[str, int]] = []


@pytest.fixture(autouse=True)
def _levels_are_noted(highcard: str) -> None:
    """Every bot notes its level and the seat it is asked for."""
    SEATED.clear()

    def noting(level: str) -> type:
        def decide(self: Casual, observation: Observation[View, Action], *luck: object) -> Action:
            SEATED.append((level, observation.prompt.seat + 1))
            return Casual.decide(self, observation, *luck)  # type: ignore[arg-type]

        return type(level, (Casual,), {"decide": decide})

    levels = ("random", "easy", "casual", "strong", "master")
    entry = registry.get(highcard)
    registry.add(msgspec.structs.replace(entry, bots={level: noting(level) for level in levels}))


def names_in(file: Path) -> list[str]:
    return codec.read_header(file.read_bytes()).names


def command_printed(out: str) -> list[str]:
    """The arguments of the command one is told to go on with."""
    (line,) = (line for line in out.splitlines() if line.startswith("    stolek play "))
    return shlex.split(line)[1:]


def left(stolek: Run, game: str, file: Path, *choices: str, typed: str = "q\n") -> list[str]:
    """A game that was left, and how it is gone on with."""
    SEATED.clear()
    ran = stolek("play", game, "--players", "3", "--seed", "a", "--save", str(file), *choices, stdin=typed)
    assert ran.code == 0, ran.err
    SEATED.clear()
    return command_printed(ran.out)


@pytest.mark.parametrize("code", ["cs", "de", "en", "hu", "pl", "sk"])
def test_the_person_sits_on_their_own_seat_again(
    code: str, stolek: Run, highcard: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    again = left(stolek, highcard, file, "--seat", "2", "--bots", "strong,easy", "--lang", code)
    ran = stolek(*again, stdin="1\n")
    assert ran.code == 0, ran.err
    assert {seat for _, seat in SEATED} <= {1, 3}
    assert names_in(file) == ["Strong bot 1", "You", "Easy bot 3"]
    assert ran.out.count("You, ") == 1, "two would answer to one name"


def test_bots_play_at_the_levels_they_are_called_by(stolek: Run, highcard: str, tmp_path: Path) -> None:
    again = left(stolek, highcard, tmp_path / "a.json", "--bots", "master,random")
    assert stolek(*again, stdin="1\n").code == 0
    assert SEATED == [("master", 2), ("random", 3)]


def test_a_level_may_be_typed_as_it_is_called(stolek: Run, highcard: str, tmp_path: Path) -> None:
    again = left(stolek, highcard, tmp_path / "a.json", "--bots", "Medium,střední")
    assert stolek(*again, stdin="1\n").code == 0
    assert SEATED == [("casual", 2), ("casual", 3)]
    again = left(stolek, highcard, tmp_path / "b.json")
    refused = stolek(*again, "--bots", "nobody", stdin="1\n")
    assert (refused.code, refused.out) == (2, ""), "nobody sits there yet"
    assert stolek(*again, "--bots", "Casual", stdin="1\n").code == 0
    assert SEATED == [("casual", 2), ("casual", 3)]


def test_who_is_named_anew_is_called_anew(stolek: Run, highcard: str, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    again = left(stolek, highcard, file, "--seat", "3", "--bots", "strong")
    ran = stolek(*again, "--seat", "1", "--bots", "easy", stdin="1\n")
    assert ran.code == 0
    assert "At the table from now on: You, Easy bot 2, Easy bot 3." in ran.out
    assert SEATED == [("easy", 3)], "the others had played before"
    assert names_in(file) == ["You", "Easy bot 2", "Easy bot 3"]


def test_a_bot_of_ones_own_is_named_in_the_command(stolek: Run, highcard: str, tmp_path: Path) -> None:
    bot = tmp_path / "my bots.py"
    bot.write_text("from tests.template_game.bot import Casual\n\n\nclass Mine(Casual):\n    pass\n")
    file = tmp_path / "a.json"
    again = left(stolek, highcard, file, "--seat", "2", "--bots", f"{bot}:Mine,easy")
    without = stolek("play", "--resume", str(file), stdin="1\n")
    assert (without.code, without.out) == (2, "")
    assert "the bot Mine of seat 1 is none of highcard: name it, --bots path.py:Class" in without.err
    assert stolek(*again, stdin="1\n").code == 0
    assert names_in(file) == ["Mine bot 1", "You", "Easy bot 3"]


def test_people_keep_their_names_and_one_who_is_not_there_is_played_by_the_usual_bot(
    stolek: Run, highcard: str, tmp_path: Path
) -> None:
    file = tmp_path / "table.json"
    left(stolek, highcard, file, "--seat", "2")
    called, were = '["Medium bot 1","You","Medium bot 3"]', '["Strong bot 1","Ada","Bert"]'
    named = file.read_text("utf-8").replace(called, were)
    file.write_text(named, "utf-8")
    assert stolek("play", "--resume", str(file), stdin="1\n").code == 0
    assert names_in(file) == ["Strong bot 1", "Ada", "Medium bot 3"]


def test_another_game_beside_the_saved_one_is_refused(stolek: Run, highcard: str, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    left(stolek, highcard, file)
    other = stolek("play", "daynight", "--resume", str(file), stdin="1\n")
    assert (other.code, other.out) == (2, "")
    assert f"{file} is a game of highcard, not of daynight" in other.err
    assert stolek("play", highcard, "--resume", str(file), stdin="q\n").code == 0


@pytest.mark.parametrize(
    "beside",
    ["--players 3", "--variant base", "--option a=1", "--deck a.toml", "--seed x"],
    ids=lambda b: b.split()[0],
)
def test_what_a_saved_game_has_already_is_refused_beside_it(
    stolek: Run, highcard: str, tmp_path: Path, beside: str
) -> None:
    file = tmp_path / "a.json"
    left(stolek, highcard, file)
    refused = stolek("play", "--resume", str(file), *beside.split(), stdin="1\n")
    assert (refused.code, refused.out) == (2, "")
    assert f"a saved game has its own {beside.split(maxsplit=1)[0]}: leave that out" in refused.err


def test_a_plain_game_goes_on_plain(stolek: Run, highcard: str, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    plain = stolek("play", highcard, "--save", str(file), "--plain", stdin="q\n")
    drawn = stolek("play", highcard, "--save", str(file), stdin="q\n")
    assert f"--resume {file} --plain" in " ".join(plain.out.split())
    assert "--plain" not in drawn.out
