"""What holds the project together: pinned requirements, the lock of the page, the make targets."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from stolek.core import registry
from tools import dev

REQUIREMENTS = sorted((dev.ROOT / "requirements").glob("*.txt"))
NPM_LOCKS = [
    dev.ROOT / "package-lock.json",
    dev.ROOT / "tools" / "chromium" / "package-lock.json",
    dev.ROOT / "tools" / "server_bench" / "boardgame_io" / "package-lock.json",
]
ADDRESS = re.compile(r"://|\bfile:|^\s*(--(index-url|extra-index-url|find-links)|-[ief])\b", re.MULTILINE)


def test_every_group_has_its_requirement_file() -> None:
    assert {path.stem for path in REQUIREMENTS} == {"runtime", *dev.LOCKED_GROUPS}


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_requirements_are_pinned_with_hashes_and_without_addresses(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not ADDRESS.search(text)
    entries = re.split(r"\n(?=[a-zA-Z0-9])", "\n" + text)[1:]
    assert entries
    for entry in entries:
        assert re.match(r"[a-z0-9.-]+==[0-9]", entry), entry.splitlines()[0]
        assert "--hash=sha256:" in entry, entry.splitlines()[0]


@pytest.mark.parametrize("path", NPM_LOCKS, ids=lambda path: path.parent.name)
def test_npm_locks_hold_hashes_and_no_addresses(path: Path) -> None:
    packages = json.loads(path.read_text(encoding="utf-8"))["packages"]
    fetched = {name: entry for name, entry in packages.items() if name}
    assert fetched
    assert [name for name, entry in fetched.items() if "integrity" not in entry] == []
    assert [name for name, entry in fetched.items() if "resolved" in entry] == []


def test_the_lock_has_every_optional_package_so_that_npm_ci_works_on_every_system() -> None:
    """npm leaves out a platform that its registry could not answer for, and then fails there."""
    packages = json.loads(NPM_LOCKS[0].read_text(encoding="utf-8"))["packages"]
    missing = {
        optional
        for entry in packages.values()
        for optional in entry.get("optionalDependencies", {})
        if f"node_modules/{optional}" not in packages
    }
    assert missing == set()


def test_make_and_the_script_know_the_same_targets() -> None:
    makefile = (dev.ROOT / "Makefile").read_text(encoding="utf-8")
    listed = re.search(r"^TARGETS := (.*)$", makefile, re.MULTILINE)
    assert listed
    assert listed[1].split() == list(dev.TARGETS)


def test_help_has_a_line_for_every_target() -> None:
    told = subprocess.run(
        [sys.executable, "tools/dev.py"], cwd=dev.ROOT, capture_output=True, text=True, check=True
    ).stdout
    for name, work in dev.TARGETS.items():
        assert re.search(rf"^  make {name} +{re.escape(work.__doc__ or '-')}$", told, re.MULTILINE)


@pytest.mark.parametrize("target", ["golden", "gallery"])
def test_what_a_person_adds_by_args_is_passed_on(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []
    for prepared in ("dev", "page", "find_browser"):
        monkeypatch.setattr(dev, prepared, lambda: None)
    monkeypatch.setattr(dev, "run", lambda command, _failure: ran.append(command))
    monkeypatch.setenv("STOLEK_GOLDEN", "")  # `golden` sets it; it is put back after this test
    monkeypatch.setenv("ARGS", "--one two")
    dev.TARGETS[target]()
    assert [command[-2:] for command in ran] == [["--one", "two"]]


def test_trouble_is_one_sentence_and_exit_code_two() -> None:
    script = (
        "import sys; sys.path.insert(0, 'tools'); import dev; sys.argv = ['dev', 'lint'];"
        "dev.TARGETS['lint'] = lambda: dev.run(['no-such-tool'], 'It did not work.');"
        "sys.exit(dev.main())"
    )
    answer = subprocess.run(
        [sys.executable, "-c", script], cwd=dev.ROOT, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 2
    assert answer.stderr == "make lint: It did not work. (no-such-tool is not there.)\n"


def test_a_stamp_is_fresh_until_a_byte_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    source, mark = tmp_path / "source.ts", dev.stamp(tmp_path, "page")
    source.write_text("one")
    assert not dev.is_fresh(mark, [source])
    mark.write_text(dev.digest([source]))
    assert dev.is_fresh(mark, [source])
    source.write_text("two")
    assert not dev.is_fresh(mark, [source])


def test_games_of_tests_stay_with_their_tests() -> None:
    """Every module of tests is imported by now; one that adds a game for all breaks tests far away."""
    folders = (dev.ROOT / "stolek" / "games").glob("*/__init__.py")
    assert list(registry.ids()) == sorted(path.parent.name for path in folders)


@pytest.mark.parametrize("page", ["evening", "decisions/server"])
def test_what_is_said_to_hold_a_promise_is_there(page: str) -> None:
    text = (dev.ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8").partition("## What holds it")[2]
    named = re.findall(r"`((?:tests|stolek|tools)/[\w/]+\.py)` (\w+(?:, \w+)*)", text)
    assert len(named) > 50
    for path, names in named:
        tests = re.findall(r"def (test_\w+)", (dev.ROOT / path).read_text(encoding="utf-8"))
        for name in names.split(", "):
            assert any(name in test for test in tests), (path, name)
