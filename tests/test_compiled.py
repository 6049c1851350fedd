"""The compiled copy of the engine plays every game of the museum as the readable one does."""

from __future__ import annotations

import subprocess

import msgspec
import pytest

from tools import compiled, dev

_SCRIPT = """
from pathlib import Path
from stolek.core import registry
from stolek.testing import museum
count = 0
for game in registry.ids():
    rules = __import__(f"stolek.games.{game}.rules", fromlist=["rules"])
    assert not rules.__file__.endswith(".py"), rules.__file__
    for piece in museum.pieces(Path("tests/museum"), registry.get(game).game):
        museum.inspect(piece, registry.get(game).game)
        count += 1
print(count)
"""


@pytest.mark.full
def test_the_museum_verifies() -> None:
    command = [str(dev.VENV_PYTHON), "-c", _SCRIPT]
    ran = subprocess.run(
        command, cwd=dev.ROOT, env=compiled.environment(), capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) > 0


@pytest.mark.full
def test_a_compiled_server_serves() -> None:
    """Four people at each table over real websockets; every move that was acknowledged was seen by all."""
    bench = ["-m", "tools.server_bench", "--only", "stolek", "--quick", "--rounds", "1", "--json"]
    ran = subprocess.run(
        [str(dev.VENV_PYTHON), *bench],
        cwd=dev.ROOT,
        env=compiled.environment(),
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr.decode()
    sizes = msgspec.json.decode(ran.stdout)
    assert all(run["moves"] > 0 for size in sizes for run in size["runs"]["Stolek"])
