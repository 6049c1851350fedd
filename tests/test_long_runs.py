"""The long runs in parts: nothing left out, nothing run twice, a stopped run goes on."""

import itertools
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import dev, long_runs

QUICK = "tests/core/test_rulebook.py"


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A run with two parts of one small test file each, and folders of its own."""
    monkeypatch.setattr(long_runs, "KEPT", tmp_path / "full")
    monkeypatch.setattr(long_runs, "PAGE", tmp_path / "out" / "page.md")
    monkeypatch.setattr(long_runs, "long_tests", lambda: [f"{QUICK}::nothing"])
    monkeypatch.setattr(long_runs, "parts", lambda tests: {"good": [QUICK], "bad": ["tests/no_such_file.py"]})
    return tmp_path


def test_every_test_is_in_one_part() -> None:
    tests = [f"tests/contract/test_many_games.py::test_x[stolek.games.dnup-{n}]" for n in range(5)]
    tests += ["tests/server/test_kill.py::test_kill", "stolek/games/dnup/tests/test_page.py::test_a[1]"]
    named = long_runs.parts(tests)
    assert sorted(test for part in named.values() for test in part) == sorted(tests)
    assert list(named) == ["many_games-dnup-1", "many_games-dnup-2", "many_games-dnup-3", "kill", "page-dnup"]


def test_a_kind_or_a_pattern_names_parts_and_a_wrong_name_is_refused() -> None:
    names = ["everyday", "page-a-1", "page-a-2", "kill"]
    assert long_runs.chosen(names, []) == names
    assert long_runs.chosen(names, ["page"]) == ["page-a-1", "page-a-2"]
    assert long_runs.chosen(names, ["k*", "page-a-2"]) == ["page-a-2", "kill"]
    with pytest.raises(dev.Trouble, match="There is no part 'pages'"):
        long_runs.chosen(names, ["pages"])


def test_a_run_goes_on_with_what_has_not_passed(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    used = itertools.count(0, 31 * 60)
    monkeypatch.setattr(long_runs, "used_by_children", lambda: next(used))
    assert long_runs.main(["good", "bad"]) == 1
    assert "Not passed: bad." in capsys.readouterr().out
    page = (kept / "out" / "page.md").read_text()
    assert "| good | 1 |" in page
    assert "**failed**" in page
    assert " | 31.0 (over 30) | passed |" in page
    assert "| everyday | | | | not run on these sources |" in page

    ran: list[str] = []

    def note(name: str, tests: Sequence[str], digest: str) -> bool:
        ran.append(name)
        return True

    monkeypatch.setattr(long_runs, "carry_out", note)
    long_runs.main(["good", "bad"])
    assert ran == ["bad"]
    monkeypatch.setattr(dev, "digest", lambda paths: "other sources")
    long_runs.main(["good", "bad"])
    assert ran == ["bad", "good", "bad"]


def test_a_part_that_another_run_has_is_left_to_it(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (kept / "full").mkdir()
    hold = (
        "import fcntl, sys; file = open(sys.argv[1], 'w'); fcntl.flock(file, fcntl.LOCK_EX);"
        "print(flush=True); input()"
    )
    lock = kept / "full" / "good.lock"
    with subprocess.Popen(
        [sys.executable, "-c", hold, str(lock)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        other.stdout.readline()
        assert long_runs.main(["good"]) == 1
        assert not (kept / "full" / "good.json").exists()
        other.communicate(b"\n")
    assert long_runs.main(["good"]) == 0


def test_processor_time_of_processes_that_were_waited_for_is_counted() -> None:
    before = long_runs.used_by_children()
    subprocess.run([sys.executable, "-c", "sum(range(3_000_000))"], check=True)
    assert long_runs.used_by_children() > before
