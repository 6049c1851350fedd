"""Rules switched off on purpose: under each change at least one test of that rule has to fail.

``tests/switches.toml`` of a game says for every rule how to switch it off: a file of the game, a piece of its
text and what to write instead. The change is made in a copy of the package, and only the tests that cover
the rule are run there. An example needs no switch of its own: it has to fail with a rule it is about.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from stolek.core.rulebook import Rulebook
from stolek.testing.covers import Covered, covered

TABLE = "switches.toml"
_LEFT_BEHIND = shutil.ignore_patterns(
    "__pycache__", "web", "page", "museum", "golden", "node_modules", "*.webp"
)
_SETTINGS = """\
from hypothesis import HealthCheck, settings
settings.register_profile("switched", deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("switched")
"""
_PYTEST = """\
[pytest]
addopts = --import-mode=importlib
markers =
    covers(*ids): the rules a test is about
    full: a long run
"""
_TESTS_FAILED = 1


class Switch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one rule is switched off."""

    rule: str
    file: str
    old: str
    new: str


class _File(msgspec.Struct, forbid_unknown_fields=True):
    switch: list[Switch]


class GamePackage(msgspec.Struct, frozen=True):
    """Where a game lies: its package's name and folder, and its rules."""

    name: str
    folder: Path
    rulebook: Rulebook

    @property
    def top(self) -> Path:
        """The folder of the outermost package."""
        return self.folder.parents[self.name.count(".") - 1] if "." in self.name else self.folder


def read(text: str) -> tuple[Switch, ...]:
    """The switches of a ``switches.toml``."""
    return tuple(msgspec.convert(tomllib.loads(text), _File).switch)


def table_faults(package: GamePackage, switches: tuple[Switch, ...]) -> Iterator[str]:
    """Rules without a switch, switches of no rule, and texts that are not there exactly once."""
    have = {switch.rule for switch in switches}
    for rule in package.rulebook:
        if rule.kind != "example" and rule.id not in have:
            yield f"{rule.id} has no switch in {TABLE}"
    for switch in switches:
        if switch.rule not in package.rulebook.ids:
            yield f"{switch.rule} has a switch, but is no rule"
        times = (package.folder / switch.file).read_text(encoding="utf-8").count(switch.old)
        if times != 1:
            yield f"{switch.rule}: the text to replace is {times} times in {switch.file}, not once"


def faults(package: GamePackage, switches: tuple[Switch, ...]) -> list[str]:
    """Everything that is wrong with the table, or else every rule whose switch no test of it notices."""
    wrong = list(table_faults(package, switches))
    if wrong:
        return wrong
    tests = list(covered(package.folder / "tests"))
    examples = [rule for rule in package.rulebook if rule.kind == "example"]
    jobs = [
        (rule, switch)
        for switch in switches
        for rule in (switch.rule, *(each.id for each in examples if switch.rule in each.about))
    ]
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        verdicts = list(pool.map(lambda job: _try_out(package, job[1], job[0], tests), jobs))
    noticed = {rule for (rule, _), verdict in zip(jobs, verdicts, strict=True) if verdict is None}
    asked = [*(switch.rule for switch in switches), *(each.id for each in examples)]
    said = {rule: verdict for (rule, _), verdict in zip(jobs, verdicts, strict=True) if verdict}
    return [
        f"{rule}: {said.get(rule, 'none of the rules it is about has a switch')}"
        for rule in asked
        if rule not in noticed
    ]


def _try_out(package: GamePackage, switch: Switch, rule: str, tests: list[Covered]) -> str | None:
    """What went wrong, or None when a test of the rule failed as it should."""
    chosen = [each for each in tests if each.rule == rule]
    if not chosen:
        return "no test covers it"
    with tempfile.TemporaryDirectory(prefix="stolek-switch-") as place:
        root = Path(place)
        shutil.copytree(package.top, root / package.top.name, ignore=_LEFT_BEHIND)
        (root / "conftest.py").write_text(_SETTINGS, encoding="utf-8")
        (root / "pytest.ini").write_text(_PYTEST, encoding="utf-8")
        file = root / package.top.name / package.folder.relative_to(package.top) / switch.file
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(switch.old, switch.new), encoding="utf-8")
        nodes = [
            f"{(Path(package.top.name) / each.file.relative_to(package.top)).as_posix()}::{each.test}"
            for each in chosen
        ]
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *sorted(set(nodes))],
            cwd=root,
            env={**os.environ, "PYTHONPATH": place, "PYTHONDONTWRITEBYTECODE": "1", "STOLEK_GOLDEN": ""},
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
    if ran.returncode == _TESTS_FAILED:
        return None
    if ran.returncode == 0:
        return f"switched off, and its {len(chosen)} tests still pass"
    return f"the switch breaks more than the rule: {ran.stdout[-400:]}{ran.stderr[-400:]}"
