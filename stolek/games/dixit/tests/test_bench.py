"""The bots' own bench: what it measures, what it refuses, and that the bars are held."""

import time
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from stolek.cli.app import app
from stolek.core.bot_bench import Figure, Workbench
from stolek.core.cards import Face
from stolek.core.errors import StolekError
from stolek.core.ids import Seat
from stolek.core.registry import get
from stolek.core.say import say
from stolek.games.dixit.bench import finders, is_herd, measure
from stolek.games.dixit.model import Ballot, Told
from stolek.lab.bot_bench import run_trial, trial_data
from stolek.lab.report import figure_line
from stolek.words import load

CLUES = {"p23": {"en": ["A whale in the sky"], "cs": ["Velryba na obloze"]}, "p82": {"hu": ["Sakk"]}}
THEMES = {"winter": {"en": ["Snow"], "sk": ["Mráz"]}}
HERE = Path(__file__).parent


def figures(data: Any, rounds: int = 2, *, bare: bool = False) -> dict[str, Figure]:
    return {each.name: each for each in measure(Workbench(data, time.process_time, rounds, bare))}


@pytest.mark.parametrize("bare", [False, pytest.param(True, marks=pytest.mark.full)])
def test_it_measures_listening_telling_and_time(bare: bool) -> None:
    found = figures({**CLUES, **THEMES}, bare=bare)
    assert {"heard-en", "heard-cs", "heard-hu", "own", "own-hu", "told-4", "told-6"} <= set(found)
    assert {"alike-4", "found-6", "ms-tell", "ms-give", "ms-vote", "slow-vote"} <= set(found)
    assert {"table-en", "table-cs", "table-hu", "herd-12"} <= set(found)
    assert (found["table-hu"].bar, found["table-hu"].count) == (0.55, 2)
    assert found["heard-en"].value > 0.9
    assert found["heard-en"].count == found["themes-en"].count == 1
    assert min(found["themes-en"].value, found["themes-sk"].value) > 0.5
    assert found["heard-hu"].bar == 0.45
    assert all(0 <= each.value <= 1 for each in found.values() if each.unit == "share")


@pytest.mark.parametrize("data", [{"p99": {"en": ["x"]}}, {"p01": ["x"]}, {"p01": {"en": [7]}}])
def test_what_is_not_clues_is_refused(data: Any) -> None:
    with pytest.raises(StolekError, match=r"no picture 'p99'|not clues by picture"):
        figures(data)


def test_finders_are_those_who_voted_for_the_storytellers_card() -> None:
    ballots = (None, Ballot((2,)), Ballot((1, 3)), Ballot((2, 3)))
    owners = tuple(map(Seat, (3, 0, 1, 2)))
    table = tuple(Face(f"p0{n}") for n in range(1, 5))
    assert finders(Told(Seat(0), "x", table, owners, ballots, ())) == [True, False, True]


@pytest.mark.parametrize(
    ("votes", "herd"),
    [((1, 1, 1, 3), True), ((1, 1, 2, 2), False), ((2, 2, 2, 2), False), ((1, 1, 2, 3), False)],
)
def test_a_herd_goes_to_one_wrong_picture(votes: tuple[int, ...], herd: bool) -> None:
    owners = tuple(map(Seat, (3, 0, 1, 2, 4)))
    table = tuple(Face(f"p0{n}") for n in range(1, 6))
    ballots = (None, *(Ballot((place,)) for place in votes))
    assert is_herd(Told(Seat(0), "x", table, owners, ballots, ())) is herd


@pytest.mark.parametrize(
    ("value", "unit", "bar", "end"),
    [(0.5, "share", 0.4, "met)"), (0.3, "share", 0.4, "NOT MET)"), (300, "ms", 200, "NOT MET)")],
)
def test_a_bar_is_held_or_not(value: float, unit: Any, bar: float, end: str) -> None:
    words = load("en", get("dixit").folder, strict=True)
    line = figure_line(Figure("x", say("dixit-figure-told", seats=4), value, unit, 3, bar), words)
    assert line.startswith("Stories of strong bots that score, 4 players: ")
    assert line.endswith(end)


def test_the_command_writes_json(tmp_path: Path) -> None:
    file = tmp_path / "clues.toml"
    file.write_text('[p23]\nen = ["A whale in the sky"]\n', encoding="utf-8")
    asked = ["bench", "dixit", "--data", str(file), "--rounds", "1", "--json", "--without-words"]
    ran = CliRunner().invoke(app, asked)
    told = msgspec.json.decode(ran.stdout)
    assert (told["game"], told["without_words"]) == ("dixit", True)
    assert next(each for each in told["figures"] if each["name"] == "heard-en")["holds"]


def test_without_a_checkout_it_says_what_is_missing(tmp_path: Path) -> None:
    with pytest.raises(StolekError, match="name one with --data FILE"):
        trial_data("dixit", tmp_path / "viewers.toml")


@pytest.mark.full
@pytest.mark.parametrize("bare", [False, True], ids=["words", "bare"])
def test_the_bars_are_held(bare: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """On clues that viewers wrote; with the extra and without."""
    words = load("en", get("dixit").folder)
    clues = tomllib.loads((HERE / "viewers.toml").read_text(encoding="utf-8"))
    with capsys.disabled():
        found = run_trial("dixit", clues, 300, bare=bare, tell=lambda each: print(figure_line(each, words)))
    assert [each.name for each in found if not each.holds] == []
