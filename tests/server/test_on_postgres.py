"""The other tests of the server once more, with everything in PostgreSQL instead of SQLite."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
_HAVE_THEIR_OWN = {"test_faults.py", "test_nodes.py", "test_store.py", Path(__file__).name}
_LEFT_OUT = ("pytestmark = pytest.mark.sqlite", "pytestmark = pytest.mark.full")
MODULES = sorted(
    path.name
    for path in HERE.glob("test_*.py")
    if path.name not in _HAVE_THEIR_OWN and not any(mark in path.read_text("utf-8") for mark in _LEFT_OUT)
)


@pytest.mark.full
@pytest.mark.parametrize("module", MODULES)
def test_what_holds_on_sqlite_holds_on_postgresql(module: str) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-m", "not full", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, str(HERE / module)],
        env={**os.environ, "TESTS_ON": "postgres"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6_000:]
    print(f"{module}: {done.stdout.splitlines()[-1]}")
