"""The engine in the Python that a browser has, under node: the contract holds, the same seed gives the same
bytes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolek.core import registry
from tests.offline import in_pyodide
from tools import dev
from tools.site.pyodide import run_inside

pytestmark = pytest.mark.xdist_group("site")


@pytest.mark.parametrize("every", [40, pytest.param(1, marks=pytest.mark.full)])
def test_the_contract_holds_and_games_are_the_same_to_the_byte(every: int, tmp_path: Path) -> None:
    (tmp_path / "every").write_text(str(every))
    told = run_inside(Path(in_pyodide.__file__), repo=dev.ROOT, given=tmp_path)
    there = json.loads(told.splitlines()[-1])
    assert "Emscripten" in there["python"] or "clang" in there["python"].lower()
    assert there["saved"] == in_pyodide.saved_games(every)
    assert {name.split()[0] for name in there["saved"]} == set(registry.ids())
    assert there["breaches"] == {game: [] for game in registry.ids()}
