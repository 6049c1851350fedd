"""Which rules a test is about: ``@covers("DN-8")``. What is covered is found by reading, not by running.

``faults`` compares a game's rulebook with its tests and with what its source cites. It refuses to know what
any rule says.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from stolek.core.rulebook import Rulebook

MOST_IDS = 2
_CORE = frozenset(f"ST-{n}" for n in range(1, 6))


def covers(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with the rules it is about: one or two, so that a failing test names its rule."""
    if not 1 <= len(ids) <= MOST_IDS:
        raise ValueError(f"a test covers one or two rules, not {len(ids)}: split it")
    return pytest.mark.covers(*ids)


class Covered(msgspec.Struct, frozen=True):
    """A test and a rule it says it covers."""

    rule: str
    file: Path
    test: str


def covered(tests: Path) -> Iterator[Covered]:
    """Every (rule, test) in the test files of a folder."""
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in _ids_of(node):
                    yield Covered(rule, file, node.name)


def _ids_of(test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "covers":
                for argument in node.args:
                    if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                        raise TypeError(f"{test.name}: covers() takes rule ids in plain letters")
                    yield argument.value


def cited(folder: Path, rulebook: Rulebook) -> Iterator[tuple[str, str]]:
    """Every (rule id, place) that a game's files name, comments and data included."""
    prefixes = {rule.partition("-")[0] for rule in rulebook.ids} | {"ST"}
    pattern = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})-[A-Z]?\d+[a-z]?\b")
    for file in sorted(folder.rglob("*")):
        if (
            file.suffix in (".py", ".toml", ".ftl", ".md", ".svelte", ".ts")
            and "node_modules" not in file.parts
        ):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                for found in pattern.findall(line):
                    yield found, f"{file.relative_to(folder).as_posix()}:{number}"


def faults(folder: Path, rulebook: Rulebook) -> list[str]:
    """Rules without a test, and ids that are cited but do not exist."""
    known = _CORE | set(rulebook.ids)
    have_tests = {each.rule for each in covered(folder / "tests")}
    return [
        *(f"no test covers {rule.id} ({rule.kind})" for rule in rulebook if rule.id not in have_tests),
        *(
            f"{place} cites {rule}, which is no rule"
            for rule, place in cited(folder, rulebook)
            if rule not in known
        ),
    ]
