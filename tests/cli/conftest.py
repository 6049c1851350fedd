"""The command run for real: as a process, or in this one where the small game of the tests is at hand."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from stolek.cli import main
from stolek.core import registry
from tests import template_game


class Ran(msgspec.Struct, frozen=True):
    """How a run of the command ended and what it wrote."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


def spawn(*arguments: str, stdin: str = "", cwd: Path | None = None, **environment: str) -> Ran:
    """The command as a process of its own, in English unless told otherwise."""
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("STOLEK_", "LC_", "LANG"))}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "stolek.cli", *arguments],
        input=stdin,
        capture_output=True,
        cwd=cwd,
        env=inherited | {"COLUMNS": "80", "PYTHONUTF8": "1"} | environment,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def highcard() -> Iterator[str]:
    """The small game of the tests, at the table for as long as a test runs."""
    entry = registry.entry_of(template_game)
    registry.add(entry)
    yield entry.game.info.id
    del registry._added[entry.game.info.id]


@pytest.fixture
def stolek(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command in this process."""
    for name in ("STOLEK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments: str, stdin: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        with pytest.raises(SystemExit) as left:
            main(arguments)
        written = capsys.readouterr()
        code = left.value.code
        return Ran(code if isinstance(code, int) else 0, written.out, written.err)

    return run
