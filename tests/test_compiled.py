"""The compiled copy of the engine plays every game of the museum as the readable one does."""

from __future__ import annotations

import subprocess
from pathlib import Path

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


_CARDS = """
import msgspec
from typing import Any


class Card(msgspec.Struct):
    face: Any
    stars: Any


class Other(msgspec.Struct):
    more: Any
    stars: Any
    face: Any
"""
_ASKS = """
from typing import Any

LIMIT: Any = 0


def face(card: Any) -> Any:
    return card.face


def limit() -> Any:
    return LIMIT


def named(card: Any, name: str) -> Any:
    return getattr(card, name)


def longest(of: Any) -> Any:
    return max(of)
"""
_ANSWERS = """
import asked, builtins, cards, math
assert asked.longest([1, 2]) == 2


class Bare:
    def __init__(self, pi):
        self.pi = pi


assert not asked.__file__.endswith(".py"), asked.__file__
dealt = [cards.Card(1, 2), cards.Other(3, 4, 5), cards.Card([6], 7), type("Bare", (), {"face": 8})()]
for _ in range(3):
    assert [asked.face(card) for card in dealt] == [1, 5, [6], 8]
assert [asked.named(dealt[0], name) for name in ("face", "stars", "face")] == [1, 2, 1]
assert [asked.named(of, "pi") for of in (math, math, Bare(4), math)] == [math.pi, math.pi, 4, math.pi]
assert [asked.named(math, name) for name in ("pi", "e", "pi")] == [math.pi, math.e, math.pi]
builtins.max = min
assert asked.longest([1, 2]) == 1
dealt[0].face = 9
assert asked.face(dealt[0]) == 9
cards.Other.face = property(lambda other: other.more)  # a type that is changed
assert [asked.face(dealt[1]) for _ in range(3)] == [3, 3, 3]
asked.face(dealt[2])
del dealt[2].face
try:
    asked.face(dealt[2])
    raise SystemExit("a field that is not there was found")
except AttributeError:
    pass
for value in (1, "two", None):
    asked.LIMIT = value
    assert [asked.limit() for _ in range(3)] == [value] * 3
del asked.LIMIT
try:
    asked.limit()
    raise SystemExit("a name that is not there was found")
except KeyError:
    pass
"""


@pytest.mark.full
def test_what_is_remembered_of_a_name_is_forgotten_when_it_changes(tmp_path: Path) -> None:
    (tmp_path / "asked.py").write_text(_ASKS)
    (tmp_path / "cards.py").write_text(_CARDS)
    dev.install("compile")
    compiled.run_mypyc(tmp_path, ["asked.py"])
    written = "".join(path.read_text() for path in (tmp_path / "build").glob("__native*.c"))
    assert "LOOK_UP_GLOBAL" in written
    assert compiled.LOOKUPS.as_posix() in written
    ran = subprocess.run(
        [str(dev.VENV_PYTHON), "-c", _ANSWERS], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
