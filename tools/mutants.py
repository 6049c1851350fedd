"""Breaks the rules of a game in every way mutmut knows, and sees whether tests notice.

mutmut makes the mutants of `rules.py` and `fold.py`; `tools/mutant_tests.py` lets tests judge them, and
docs/decisions/mutants.md says why. Survivors are compared with `tests/survivors.toml` of the game, where each
that may live stands as the change it makes and the reason. It fails when fewer than nine in ten are killed,
when a survivor has no reason, when a reason has lost its survivor, or when a rule can be switched off
(`tests/switches.toml`) unnoticed. It refuses to know the rules; it knows only changed lines.

`make mutants GAME=…` (all games without it); `python -m tools.mutants GAME --only TEXT` for a part of them,
and `--since COMMIT` for those of lines that are newer.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import importlib
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
from mutmut.mutation.file_mutation import create_mutations, deep_replace

from stolek.core import registry
from stolek.testing import rules_switched_off as switches
from tools.mutant_tests import SURVIVED, TIMEOUT, Mutant, verdicts

ROOT = Path(__file__).resolve().parent.parent
LEAST_KILLED = 0.9
FILES = ("rules.py", "older_rules.py", "asking.py", "scoring.py", "fold.py")
"""Where rules are: a game may ask what is possible, count points, or keep what older versions of its rules
did in a file of its own."""
NO_RULE = "__all__ ="
"""What a module says of itself to the type checker alone."""
REASONS = "survivors.toml"


class Survivor(msgspec.Struct, frozen=True, order=True):
    """A mutant that no test noticed, by what it changed."""

    file: str
    removed: str
    added: str


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why one survivor may live."""

    file: str
    removed: str
    added: str
    why: str


# Making ------------------------------------------------------------------------------------------------


def mutants_of(folder: Path) -> Iterator[Mutant]:
    """Every mutant mutmut makes, also outside of functions, where the numbers of a rulebook stand."""
    for name in filter(lambda each: (folder / each).is_file(), FILES):
        code = (folder / name).read_text(encoding="utf-8")
        functions = [node for node in ast.parse(code).body if isinstance(node, ast.FunctionDef)]
        module, mutations, *_ = create_mutations(name, code)
        for mutation in mutations:
            changed = deep_replace(module, mutation.original_node, mutation.mutated_node)
            mutant = _described(name, code, getattr(changed, "code", code), functions)
            if not mutant.removed.startswith(NO_RULE):
                yield mutant


def _described(file: str, before: str, after: str, functions: list[ast.FunctionDef]) -> Mutant:
    diff = list(difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm=""))
    line = int(diff[2].split()[1][1:].partition(",")[0]) if len(diff) > 2 else 0
    around = [each.name for each in functions if each.lineno <= line <= (each.end_lineno or line)]
    changed = [each for each in diff[2:] if each[:1] in "+-"]
    return Mutant(
        file,
        after,
        line,
        around[0] if around else None,
        "\n".join(each[1:].strip() for each in changed if each.startswith("-")),
        "\n".join(each[1:].strip() for each in changed if each.startswith("+")),
    )


def newer_lines(file: Path, commit: str) -> set[int]:
    """The lines of a file that are not as they were at this commit."""
    command = ["git", "diff", "--unified=0", commit, "--", str(file)]
    diff = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    hunks = re.findall(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@", diff, re.MULTILINE)
    return {line for at, count in hunks for line in range(int(at), int(at) + int(count or 1))}


# The report --------------------------------------------------------------------------------------------


def reasons_of(folder: Path) -> dict[Survivor, str]:
    """The survivors that may live, with the reason of each."""
    file = folder / "tests" / REASONS
    if not file.is_file():
        return {}
    listed = msgspec.convert(
        tomllib.loads(file.read_text(encoding="utf-8")).get("survivor", []), list[Reason]
    )
    return {Survivor(each.file, each.removed.strip(), each.added.strip()): each.why for each in listed}


def judged(
    game: str, mutants: list[Mutant], found: list[str], reasons: dict[Survivor, str], whole: bool
) -> list[str]:
    """Prints who killed how many and who lives; returns what is wrong with that."""
    living = {
        Survivor(mutant.file, mutant.removed, mutant.added): mutant
        for mutant, verdict in zip(mutants, found, strict=True)
        if verdict == SURVIVED
    }
    for survivor, mutant in sorted(living.items(), key=lambda each: (each[1].file, each[1].line)):
        print(f"\n{survivor.file}:{mutant.line}\n- {survivor.removed}\n+ {survivor.added}")
        print(f"  {reasons.get(survivor, 'NO REASON GIVEN')}")
    killed = sum(verdict != SURVIVED for verdict in found)
    share = killed / len(found)
    print(f"\n{game}: {killed} of {len(found)} mutants killed, {share:.1%}")
    for verdict, count in Counter(found).most_common():
        print(f"  {count:5} {verdict if verdict in (SURVIVED, TIMEOUT) else 'killed by ' + verdict}")
    wrong = [
        f"{survivor.file}:{living[survivor].line} has no reason in tests/{REASONS} to live: {survivor.added}"
        for survivor in sorted(set(living) - set(reasons))
    ]
    wrong += [
        f"{survivor.file}: this mutant is killed or gone, drop its reason: {survivor.added}"
        for survivor in (sorted(set(reasons) - set(living)) if whole else [])
    ]
    if share < LEAST_KILLED:
        wrong.append(f"too many survived: {share:.1%} are killed, {LEAST_KILLED:.0%} have to be")
    return wrong


def hunt(package: str, only: str, since: str = "") -> list[str]:
    """All mutants of one game (or those whose lines hold a text or are newer than a commit), then its rules
    switched off one by one; returns what is wrong."""
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.submodule_search_locations, f"{package} is a package"
    folder = Path(spec.submodule_search_locations[0])
    mutants = [mutant for mutant in mutants_of(folder) if only in mutant.removed]
    if since:
        newer = {name: newer_lines(folder / name, since) for name in {mutant.file for mutant in mutants}}
        mutants = [mutant for mutant in mutants if mutant.line in newer[mutant.file]]
    print(f"{package}: {len(mutants)} mutants of its rules", flush=True)
    if not mutants:
        return []
    found = verdicts(package, folder, mutants)
    wrong = judged(package, mutants, found, reasons_of(folder), whole=not (only or since))
    if only or since:
        return wrong
    rulebook = registry.entry_of(importlib.import_module(package)).game.rulebook
    table = switches.read((folder / "tests" / switches.TABLE).read_text(encoding="utf-8"))
    unnoticed = switches.faults(switches.GamePackage(package, folder, rulebook), table)
    print(f"{len(table)} rules switched off, {len(unnoticed)} of them unnoticed")
    return [*wrong, *unnoticed]


def main() -> int:
    """Hunt in the games that are named, or in all."""
    if not hasattr(os, "fork"):
        print("Hunting mutants needs a system that can fork: Linux, macOS or WSL.", file=sys.stderr)
        return 2
    parser = argparse.ArgumentParser(prog="tools/mutants.py", description="Break the rules, see who notices.")
    parser.add_argument("games", nargs="*", default=os.environ.get("GAME", "").split())
    parser.add_argument("--only", default="", help="only mutants whose changed line holds this text")
    parser.add_argument("--since", default="", help="only mutants of lines changed since this commit")
    asked = parser.parse_args()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    packages = [name if "." in name else f"stolek.games.{name}" for name in asked.games or registry.ids()]
    wrong = {package: hunt(package, asked.only, asked.since) for package in packages}
    for package, those in wrong.items():
        print(f"\n{package}: {len(those)} things are wrong" if those else f"\n{package}: all is well")
        print(*(f"  {each}" for each in those), sep="\n", end="\n" if those else "")
    return 1 if any(wrong.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
