"""Lets tests judge mutants: pytest collects once, then each gets a fork in which it replaces the rules.

The order of judges is the game's own tests (those that call the changed function first), a short contract
run, then pinned transcripts and counts. It refuses to know where mutants come from.
"""

from __future__ import annotations

import ast
import contextlib
import gc
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import pytest

from stolek.core import registry
from stolek.testing import contract, golden, perft
from stolek.testing.setups import cases

STAGES = ("its tests", "the contract", "transcripts and counts")
SURVIVED, TIMEOUT = "survived", "timeout"
_FIRST_STAGE = 10  # a judge's exit code: ten plus the number of the stage that noticed
_CONTRACT_GAMES = 8


class Mutant(msgspec.Struct, frozen=True):
    """One change to one file of a game: the whole text, where it differs, and how."""

    file: str
    text: str
    line: int
    function: str | None
    removed: str
    added: str


class Rehearsal(msgspec.Struct, frozen=True):
    """What the unchanged game did in one test: how long it took, and which functions it called."""

    seconds: float
    called: frozenset[tuple[str, str]]


def verdicts(package: str, folder: Path, mutants: Sequence[Mutant]) -> list[str]:
    """What became of each mutant: the stage that noticed it, `timeout` or `survived`."""
    court = _Court(package, folder, mutants)
    # What was imported before pytest came cannot be rewritten any more, and need not be.
    quiet = ["-qq", "-s", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    marked = ["-m", "not full and not browser"]
    pytest.main([*quiet, *marked, str(folder / "tests")], plugins=[court])
    if court.trouble:
        raise SystemExit(f"{package}: {court.trouble}")
    return court.found


class _Court:
    """A pytest plugin that judges mutants where pytest would run the tests."""

    def __init__(self, package: str, folder: Path, mutants: Sequence[Mutant]) -> None:
        self._package, self._folder, self._mutants = package, folder, mutants
        self.found = [SURVIVED] * len(mutants)
        self.trouble = "its tests cannot be collected; mend that first."

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return True
        rehearsed = self._rehearse(session)
        if rehearsed is None:
            self.trouble = (
                "without any change its tests, the contract or the transcripts fail; mend that first."
            )
            return True
        self.trouble = ""
        patience = 10 + round(2 * sum(each.seconds for each in rehearsed))  # it was watched, and slower
        gc.collect()
        gc.freeze()
        running: dict[int, int] = {}
        for number, mutant in enumerate(self._mutants):
            if len(running) == (os.cpu_count() or 1):
                self._settle_one(running)
            items = _ordered(session.items, rehearsed, mutant)
            running[_in_a_fork(lambda m=mutant, i=items: self._judge(session, m, i), patience)] = number  # type: ignore[misc]
        while running:
            self._settle_one(running)
        return True

    def _rehearse(self, session: pytest.Session) -> list[Rehearsal] | None:
        """Every test once without a change, in a fork; None when something fails already."""
        with tempfile.TemporaryDirectory() as place:
            notes = Path(place) / "rehearsal.json"
            child = _in_a_fork(lambda: self._rehearse_here(session, notes), None)
            _, status = os.waitpid(child, 0)
            if status:
                return None
            return msgspec.json.decode(notes.read_bytes(), type=list[Rehearsal])

    def _rehearse_here(self, session: pytest.Session, notes: Path) -> int:
        seen = []
        for item in session.items:
            began, called = time.process_time(), set[tuple[str, str]]()
            with _watched(self._folder, called):
                _run(session, [item])
            seen.append(Rehearsal(time.process_time() - began, frozenset(called)))
        notes.write_bytes(msgspec.json.encode(seen))
        return int(bool(session.testsfailed) or self._breaks_contract() or self._breaks_pins())

    def _judge(self, session: pytest.Session, mutant: Mutant, items: list[pytest.Item]) -> int:
        """The exit code: 0 when nothing was noticed."""
        stages: tuple[Callable[[], bool], ...] = (
            lambda: self._breaks_tests(session, mutant, items),
            self._breaks_contract,
            self._breaks_pins,
        )
        for number, stage in enumerate(stages):
            try:
                noticed = stage()
            except BaseException:  # noqa: BLE001 - any way to fall over a mutant is a way to notice it
                noticed = True
            if noticed:
                return _FIRST_STAGE + number
        return 0

    def _breaks_tests(self, session: pytest.Session, mutant: Mutant, items: list[pytest.Item]) -> bool:
        put_in_place(self._package, self._folder, mutant)
        return _run(session, items)

    def _breaks_contract(self) -> bool:
        game = registry.entry_of(sys.modules[self._package]).game
        setups = cases(game)
        some = setups[:: max(1, len(setups) // _CONTRACT_GAMES)]
        return any(contract.one_game(game, case, "mutant", share=0.05, eyes=1).breaches for case in some)

    def _breaks_pins(self) -> bool:
        game = registry.entry_of(sys.modules[self._package]).game
        tests = self._folder / "tests"
        for name, text in golden.transcripts(game):
            if (tests / "golden" / name).read_text(encoding="utf-8") != text:
                return True
        positions = perft.read((tests / "perft.toml").read_text(encoding="utf-8"))
        return any(perft.counted(game, position) != position for position in positions)

    def _settle_one(self, running: dict[int, int]) -> None:
        child, status = os.wait()
        number = running.pop(child)
        self.found[number] = _verdict(os.waitstatus_to_exitcode(status))
        done = number + 1
        if done % 50 == 0 or done == len(self.found):
            print(f"  about {done} of {len(self.found)} judged", flush=True)


def _verdict(code: int) -> str:
    if code in (-signal.SIGXCPU, -signal.SIGKILL):
        return TIMEOUT
    place = code - _FIRST_STAGE
    return SURVIVED if code == 0 else STAGES[place] if 0 <= place < len(STAGES) else STAGES[0]


def _ordered(items: list[pytest.Item], rehearsed: list[Rehearsal], mutant: Mutant) -> list[pytest.Item]:
    """The tests that call the changed function, quick ones before slow ones; the others cannot notice."""
    calls = [
        place
        for place, rehearsal in enumerate(rehearsed)
        if mutant.function is None or (mutant.file, mutant.function) in rehearsal.called
    ]
    return [items[place] for place in sorted(calls, key=lambda place: rehearsed[place].seconds)]


def _run(session: pytest.Session, items: list[pytest.Item]) -> bool:
    """Whether one of these tests fails; the rest is not run then."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return True
    return False


@contextlib.contextmanager
def _watched(folder: Path, called: set[tuple[str, str]]) -> Iterator[None]:
    """Notes the functions of the game's own files that are called meanwhile."""
    files = {str(file): file.name for file in folder.glob("*.py")}

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename in files:
            called.add((files[frame.f_code.co_filename], frame.f_code.co_name))

    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)


def put_in_place(package: str, folder: Path, mutant: Mutant) -> None:
    """Runs the changed text in the module's own namespace, and gives its names to all who imported them,
    and to every class that keeps one of its functions (``core/folder_game.py``)."""
    module = sys.modules[f"{package}.{mutant.file.removesuffix('.py')}"]
    exec(compile(mutant.text, str(folder / mutant.file), "exec", dont_inherit=True), module.__dict__)
    for other in list(sys.modules.values()):
        file = getattr(other, "__file__", None)
        if file is None or not Path(file).is_relative_to(folder):
            continue
        if other is not module:
            for name, alias in _imported_from(module.__name__, Path(file)):
                setattr(other, alias, getattr(module, name))
        for kept in [each for each in vars(other).values() if isinstance(each, type)]:
            for name, function in _kept_from(module.__name__, kept):
                setattr(kept, name, staticmethod(getattr(module, function)))


def _kept_from(module: str, kept: type) -> list[tuple[str, str]]:
    """The attributes of a class that are functions of the module, and what they are called there."""
    return [
        (name, value.__func__.__name__)
        for name, value in vars(kept).items()
        if isinstance(value, staticmethod) and getattr(value.__func__, "__module__", None) == module
    ]


def _imported_from(module: str, file: Path) -> Iterator[tuple[str, str]]:
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module == module:
            for name in node.names:
                yield name.name, name.asname or name.name


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
