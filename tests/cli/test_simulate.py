"""`stolek simulate` and `stolek bench`: the same figures for the same seed, whoever computes them."""

import json
from pathlib import Path

import pytest

from stolek.core import registry
from tests.cli.conftest import Run, spawn

GAME = registry.ids()[0]
BOTS = """
class First:
    def decide(self, observation, rng, budget):
        return observation.prompt.options[0].action

class Cheat:
    def decide(self, observation, rng, budget):
        return "four aces"

class Broken:
    def decide(self, observation, rng, budget):
        raise ValueError("no idea")

class Idle:
    pass
"""


@pytest.fixture
def own_bots(tmp_path: Path) -> Path:
    file = tmp_path / "own.py"
    file.write_text(BOTS)
    return file


def test_the_number_of_processes_changes_nothing() -> None:
    plan = ["simulate", GAME, "--games", "30", "--bots", "easy,random", "--seed", "s", "--json"]
    alone, two, many = (spawn(*plan, "--jobs", jobs) for jobs in ("1", "2", "5"))
    assert alone.code == two.code == many.code == 0
    assert alone.out == two.out == many.out
    assert alone.err == ""


def test_another_seed_gives_other_games(stolek: Run, highcard: str) -> None:
    plan = ["simulate", highcard, "--games", "40", "--bots", "casual,random", "--json", "--jobs", "1"]
    first, same, other = (stolek(*plan, "--seed", seed).out for seed in ("x", "x", "y"))
    assert first == same
    assert json.loads(first)["by_bot"] != json.loads(other)["by_bot"]


def test_the_report_says_what_was_played(stolek: Run, highcard: str) -> None:
    plan = ["simulate", highcard, "--players", "3", "--games", "40", "--bots", "casual,random", "--jobs", "1"]
    facts = json.loads(stolek(*plan, "--json", "--variant", "low", "--option", "open_throws=no").out)
    assert facts["bots"] == ["casual", "random", "random"], "the last bot fills the seats that are left"
    assert (facts["deals"], facts["rotations"], facts["games"]) == (14, 3, 42)
    assert (facts["variant"], facts["options"]) == ("low", {"open_throws": False})
    casual, others = facts["by_bot"]
    assert (casual["fair"], others["fair"]) == (pytest.approx(1 / 3), pytest.approx(2 / 3))
    assert casual["won"] + others["won"] == pytest.approx(1)
    assert casual["low"] < casual["won"] < casual["high"]
    assert sum(seat["won"] for seat in facts["by_seat"]) == pytest.approx(1)
    told = " ".join(stolek(*plan).out.split())
    assert (
        "42 games of High Card with 3 players: 14 deals, each played 3 times with the bots seated differently"
        in told
    )
    assert "95% interval" in told


def test_bots_that_are_alike_need_no_rotation(stolek: Run, highcard: str) -> None:
    facts = json.loads(stolek("simulate", highcard, "--games", "10", "--bots", "easy", "--json").out)
    assert (facts["deals"], facts["rotations"]) == (10, 1)
    assert facts["by_bot"][0]["won"] == pytest.approx(1)


def test_a_bot_of_ones_own_plays(stolek: Run, highcard: str, own_bots: Path) -> None:
    bots = f"{own_bots}:First,random"
    facts = json.loads(stolek("simulate", highcard, "--games", "12", "--bots", bots, "--json").out)
    assert facts["by_bot"][0]["name"] == f"{own_bots}:First"
    told = stolek("simulate", highcard, "--games", "12", "--bots", bots).out
    assert " First " in told


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Cheat", "the bot Cheat answered 'four aces', which highcard did not offer"),
        ("Broken", "the bot Broken failed at highcard: ValueError: no idea"),
        ("Idle", "has no method decide(observation, rng, budget)"),
        ("Absent", "has no class 'Absent'"),
    ],
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_does_wrong_is_one_sentence(
    name: str, part: str, jobs: str, stolek: Run, highcard: str, own_bots: Path
) -> None:
    bots = f"{own_bots}:{name}"
    ran = stolek("simulate", highcard, "--games", "40", "--bots", bots, "--seed", "z", "--jobs", jobs)
    assert ran.code == 2
    assert part in ran.err
    assert "Traceback" not in ran.err


def test_a_file_that_is_no_python_is_one_sentence(stolek: Run, highcard: str, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("def :\n")
    (tmp_path / "notes.txt").write_text("hello")
    for file in ("bad.py", "notes.txt"):
        ran = stolek("simulate", highcard, "--bots", f"{tmp_path / file}:Bot")
        assert ran.code == 2
        assert file in ran.err
        assert "Traceback" not in ran.err


def test_saved_games_of_a_simulation_are_sound(stolek: Run, highcard: str, tmp_path: Path) -> None:
    plan = [
        "simulate",
        highcard,
        "--games",
        "6",
        "--bots",
        "casual,random",
        "--save",
        str(tmp_path),
        "--jobs",
        "1",
    ]
    assert stolek(*plan).code == 0
    files = sorted(tmp_path.glob("*.stolek.json"))
    assert [file.name for file in files] == [
        f"highcard-{deal:05}-{rotation}.stolek.json" for deal in range(2) for rotation in range(3)
    ]
    assert all(stolek("verify", str(file)).code == 0 for file in files)
    deals = [json.loads(file.read_text())["moves"][0]["events"] for file in files]
    assert deals[0] == deals[1] == deals[2] != deals[3], "every rotation has the same deal"


def test_the_bench_measures_decisions_with_a_choice(
    stolek: Run, highcard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gc.collect", lambda: 0)  # of all that other tests have left it takes a second
    ran = stolek("bench", "engine", highcard, "--seconds", "0.02", "--json")
    assert ran.code == 0
    (measured,) = json.loads(ran.out)
    assert measured["engine"] == highcard
    assert len(measured["runs"]) == 5
    assert measured["widest"] == 2
    assert measured["decisions_per_cpu_second"] > 0
    assert "Decisions/s" in stolek("bench", "engine", highcard, "--seconds", "0.02").out
