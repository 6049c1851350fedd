"""Breaks the rules of a game in every way mutmut knows, and sees whether tests notice.

mutmut makes the mutants of `rules.py` and `fold.py`; this runs them (docs/decisions/mutants.md says why): a
fork for each, in which the changed module is imported instead of the real one. First the game's own tests
judge it, then a short contract run, then the pinned transcripts and counts, and the report says who killed
how many. Survivors are compared with `tests/survivors.toml` of the game, where each that may live stands as
the change it makes and the reason. It fails when fewer than nine in ten are killed, when a survivor has no
reason, or when a reason has lost its survivor. It refuses to know the rules; it knows only changed lines.

`make mutants GAME=…` (all games without it); `python -m tools.mutants GAME --only TEXT` for a part of them.
"""

from __future__ import annotations

import argparse
import contextlib
import difflib
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import signal
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, ModuleType

import msgspec
import pytest
from mutmut.mutation.file_mutation import create_mutations, deep_replace

from stolek.core import registry
from stolek.testing import contract, golden, perft, switches
from stolek.testing.cases import cases

ROOT = Path(__file__).resolve().parent.parent
LEAST_KILLED = 0.9
FILES = ("rules.py", "fold.py")
REASONS = "survivors.toml"
STAGES = ("its tests", "the contract", "transcripts and counts")
SURVIVED, TIMEOUT = "survived", "timeout"
_FIRST_STAGE = 10  # exit codes of a judge: ten plus the number of the stage that noticed


class Mutant(msgspec.Struct, frozen=True):
    """One change to one file of a game: the whole text, and the lines that differ."""

    file: str
    text: str
    line: int
    removed: str
    added: str


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
    for name in FILES:
        code = (folder / name).read_text(encoding="utf-8")
        module, mutations, *_ = create_mutations(name, code)
        for mutation in mutations:
            changed = deep_replace(module, mutation.original_node, mutation.mutated_node)
            yield _described(name, code, getattr(changed, "code", code))


def _described(file: str, before: str, after: str) -> Mutant:
    diff = list(difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm=""))
    line = int(diff[2].split()[1][1:].partition(",")[0]) if len(diff) > 2 else 0
    changed = [each for each in diff[2:] if each[:1] in "+-"]
    return Mutant(
        file,
        after,
        line,
        "\n".join(each[1:].strip() for each in changed if each.startswith("-")),
        "\n".join(each[1:].strip() for each in changed if each.startswith("+")),
    )


# Judging, in a process of its own ----------------------------------------------------------------------


class _Changed(importlib.abc.MetaPathFinder):
    """Finds the changed module in place of the real one."""

    def __init__(self, module: str, file: Path, text: str) -> None:
        self._module, self._file, self._text = module, file, text

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._module:
            return None
        loader = _TextLoader(fullname, str(self._file))
        loader.text = self._text
        return importlib.util.spec_from_file_location(fullname, self._file, loader=loader)


class _TextLoader(importlib.machinery.SourceFileLoader):
    text: str

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.path, "exec", dont_inherit=True)


def _judge(package: str, folder: Path, mutant: Mutant | None) -> int:
    """The exit code of a judge: 0 when nothing was noticed."""
    if mutant is not None:
        module = f"{package}.{mutant.file.removesuffix('.py')}"
        sys.meta_path.insert(0, _Changed(module, folder / mutant.file, mutant.text))
    stages: tuple[Callable[[], bool], ...] = (
        lambda: _tests(folder),
        lambda: _contract(package),
        lambda: _pinned(package, folder),
    )
    for number, stage in enumerate(stages):
        try:
            noticed = stage()
        except BaseException:  # noqa: BLE001 - any way to fall over a mutant is a way to notice it
            noticed = True
        if noticed:
            return _FIRST_STAGE + number
    return 0


def _tests(folder: Path) -> bool:
    # What was imported before the fork cannot be rewritten any more, and need not be.
    quiet = [
        "-q",
        "-x",
        "--tb=no",
        "-p",
        "no:cacheprovider",
        "-W",
        "ignore::pytest.PytestAssertRewriteWarning",
    ]
    return pytest.main([*quiet, "-m", "not full and not browser", str(folder / "tests")]) != 0


def _contract(package: str) -> bool:
    entry = registry.entry_of(importlib.import_module(package))
    chosen = cases(entry.game)
    report = contract.run(
        entry, games=min(12, len(chosen)), only=chosen[:: max(1, len(chosen) // 12)], share=0.1
    )
    return bool(report.breaches)


def _pinned(package: str, folder: Path) -> bool:
    game = registry.entry_of(importlib.import_module(package)).game
    positions = perft.read((folder / "tests" / "perft.toml").read_text(encoding="utf-8"))
    if any(perft.counted(game, position) != position for position in positions):
        return True
    return any(
        (folder / "tests" / "golden" / name).read_text(encoding="utf-8") != text
        for name, text in golden.transcripts(game)
    )


def _in_a_fork(work: Callable[[], int], seconds: int | None) -> int:
    """The process id of a fork that does the work without a word and exits with its answer.

    ``seconds`` are of the processor, so that a busy machine kills no mutant that would have lived.
    """
    child = os.fork()
    if child:
        return child
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    sys.dont_write_bytecode = True
    if seconds is not None:
        import resource  # there is none where there is no fork

        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    with contextlib.suppress(BaseException):
        os._exit(work())
    os._exit(_FIRST_STAGE)


def verdicts(package: str, folder: Path, mutants: list[Mutant]) -> list[str]:
    """What became of each mutant: the stage that noticed it, `timeout` or `survived`."""
    _, status, used = os.wait4(_in_a_fork(lambda: _judge(package, folder, None), None), 0)
    if os.waitstatus_to_exitcode(status) != 0:
        raise SystemExit(f"{package}: without any change {_name(status)} already fail; mend that first.")
    patience = 10 + round(10 * used.ru_utime)
    found = [SURVIVED] * len(mutants)
    running: dict[int, int] = {}
    for number, mutant in enumerate(mutants):
        if len(running) == (os.cpu_count() or 1):
            _settle_one(running, found)
        child = _in_a_fork(lambda mutant=mutant: _judge(package, folder, mutant), patience)  # type: ignore[misc]
        running[child] = number
        _progress(number + 1 - len(running), len(mutants))
    while running:
        _settle_one(running, found)
    _progress(len(mutants), len(mutants))
    return found


def _settle_one(running: dict[int, int], found: list[str]) -> None:
    child, status = os.wait()
    found[running.pop(child)] = _name(status)


def _name(status: int) -> str:
    code = os.waitstatus_to_exitcode(status)
    if code in (0, -signal.SIGXCPU, -signal.SIGKILL):
        return TIMEOUT if code else SURVIVED
    place = code - _FIRST_STAGE
    return STAGES[place] if 0 <= place < len(STAGES) else STAGES[0]


def _progress(done: int, total: int) -> None:
    if (done and done % 50 == 0) or done == total:
        print(f"  {done} of {total} mutants judged", flush=True)


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
) -> bool:
    """Prints who killed how many and who lives; whether that is good enough."""
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
    unexplained = sorted(set(living) - set(reasons))
    stale = sorted(set(reasons) - set(living)) if whole else []
    for survivor in stale:
        print(f"{survivor.file}: this mutant is killed or gone, drop its reason: {survivor.added}")
    if unexplained:
        print(f"{len(unexplained)} survivors have no reason in tests/{REASONS}.")
    return share >= LEAST_KILLED and not unexplained and not stale


def hunt(package: str, only: str) -> bool:
    """All mutants of one game (or those whose lines hold a text), then its rules switched off one by one."""
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.submodule_search_locations, f"{package} is a package"
    folder = Path(spec.submodule_search_locations[0])
    mutants = [mutant for mutant in mutants_of(folder) if only in mutant.removed]
    print(f"{package}: {len(mutants)} mutants of {' and '.join(FILES)}", flush=True)
    found = verdicts(package, folder, mutants)
    good = judged(package, mutants, found, reasons_of(folder), whole=not only)
    if only:
        return good
    rulebook = registry.entry_of(importlib.import_module(package)).game.rulebook
    table = switches.read((folder / "tests" / switches.TABLE).read_text(encoding="utf-8"))
    unnoticed = switches.faults(switches.GamePackage(package, folder, rulebook), table)
    print(f"{len(table)} rules switched off, {len(unnoticed)} of them unnoticed", *unnoticed, sep="\n  ")
    return good and not unnoticed


def main() -> int:
    """Hunt in the games that are named, or in all."""
    if not hasattr(os, "fork"):
        print("Hunting mutants needs a system that can fork: Linux, macOS or WSL.", file=sys.stderr)
        return 2
    parser = argparse.ArgumentParser(prog="tools/mutants.py", description="Break the rules, see who notices.")
    parser.add_argument("games", nargs="*", default=os.environ.get("GAME", "").split())
    parser.add_argument("--only", default="", help="only mutants whose changed line holds this text")
    asked = parser.parse_args()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    for heavy in ("hypothesis", "hypothesis.stateful", "playwright.sync_api", "stolek.testing.machine"):
        importlib.import_module(heavy)  # once here instead of once a fork
    packages = [name if "." in name else f"stolek.games.{name}" for name in asked.games or registry.ids()]
    results = [hunt(package, asked.only) for package in packages]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
