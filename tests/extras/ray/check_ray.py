"""A Ray on this machine plays what one process plays, whatever dies meanwhile."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.core.game import make_setup
from stolek.lab.ladder import ladder
from stolek.lab.ray_workers import RayWorkers
from stolek.lab.simulate import Plan, simulate

GAME = "daynight"
SETUP = make_setup(registry.get(GAME).game, 3)
pytestmark = pytest.mark.filterwarnings("default")  # what other people's packages warn of is theirs to mend

_DIES_ONCE = """
import os, signal
from pathlib import Path
from stolek.core.bot import babbled

class Mortal:
    def decide(self, observation, rng, budget):
        grave = Path({grave!r})
        if len(list(grave.iterdir())) < {deaths} and observation.view.shown.round == 5:
            (grave / str(os.getpid())).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return babbled(rng.choice(observation.prompt.options))
"""
_CHEATS = """
class Cheat:
    def decide(self, observation, rng, budget):
        return "all stars are mine"
"""


@pytest.fixture(scope="module")
def workers() -> Iterator[RayWorkers]:
    made = RayWorkers(processors=2)
    yield made
    made.stop()


def bot_file(folder: Path, name: str, text: str) -> str:
    (folder / "own.py").write_text(text, encoding="utf-8")
    return f"{folder / 'own.py'}:{name}"


def test_many_workers_play_what_one_process_plays(workers: RayWorkers) -> None:
    plan = Plan(GAME, SETUP, ("easy", "random", "random"), 20, "ray")
    heard: list[int] = []
    assert simulate(plan, workers, heard.append) == simulate(plan)
    assert sum(heard) == plan.games


def test_a_ladder_is_the_same(workers: RayWorkers) -> None:
    bots = ("easy", "random")
    assert ladder(GAME, SETUP, bots, 6, "ray", workers) == ladder(GAME, SETUP, bots, 6, "ray")


def test_workers_that_are_killed_lose_nothing(workers: RayWorkers, tmp_path: Path) -> None:
    grave = tmp_path / "grave"
    grave.mkdir()
    bot = bot_file(tmp_path, "Mortal", _DIES_ONCE.format(grave=str(grave), deaths=3))
    plan = Plan(GAME, SETUP, (bot, "random", "random"), 12, "ray")
    found = simulate(plan, workers)
    died = {int(each.name) for each in grave.iterdir()}
    assert len(died) >= 3
    assert os.getpid() not in died
    assert found == simulate(plan), "now that nobody dies any more, one process"


def test_what_a_bot_did_wrong_is_said(workers: RayWorkers, tmp_path: Path) -> None:
    plan = Plan(GAME, SETUP, (bot_file(tmp_path, "Cheat", _CHEATS), "random", "random"), 2, "ray")
    with pytest.raises(StolekError, match="deal 0, rotation 0 of seed ray: the bot Cheat answered"):
        simulate(plan, workers)


def stolek(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "stolek", "simulate", GAME, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_command_says_the_same_with_ray_and_without(tmp_path: Path) -> None:
    asked = ("-p", "3", "-n", "9", "--json", "--jobs", "1")
    with_ray, alone = stolek("--ray", *asked), stolek(*asked)
    assert (with_ray.returncode, with_ray.stderr) == (0, "")
    assert json.loads(with_ray.stdout) == json.loads(alone.stdout)
    for refused in (stolek("--save", str(tmp_path), "--ray"), stolek("--ray", "127.0.0.1:1")):
        assert refused.returncode == 2
        assert refused.stderr.splitlines()[-1].startswith("stolek: ")
