"""A server in a process of its own: started, asked what it costs, ended. Reads Linux's /proc."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_PROC = Path("/proc")
_QUIET_LOOKS = 10
"""A server that is seen asleep so many times running has nothing to do, however busy the machine."""


class Process:
    """A server that prints its ports on its first line."""

    def __init__(self, command: Sequence[str], log: Path) -> None:
        self._log = log
        with log.open("a") as errors:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "NODE_ENV": "production"},
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        if not said.strip():
            self.end()
            raise RuntimeError(f"{command[0]} did not start: {log.read_text()[-2000:]}")
        self.ports = tuple(map(int, said.split()))

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def cpu_seconds(self) -> float:
        return cpu_seconds(self._process.pid)

    def resident(self) -> int:
        """The bytes of memory they hold now."""
        return sum(_resident(process) for process in _tree(self._process.pid))

    async def at_rest(self) -> int:
        """The resident memory once the server has done all it was asked to: no thread of it wants to run."""
        quiet = 0
        while quiet < _QUIET_LOOKS:
            await asyncio.sleep(0.1)
            wants = any(state in "RD" for process in _tree(self._process.pid) for state in _states(process))
            quiet = 0 if wants else quiet + 1
        return self.resident()


def cpu_seconds(root: int) -> float:
    """What the process and its descendants have used so far, those that ended included."""
    return sum(_cpu(process) for process in _tree(root))


def _tree(root: int) -> Iterator[int]:
    yield root
    for task in (_PROC / str(root) / "task").iterdir():
        for child in (task / "children").read_text().split():
            yield from _tree(int(child))


def _states(process: int) -> Iterator[str]:
    for task in (_PROC / str(process) / "task").iterdir():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # a thread that has ended meanwhile
            yield (task / "stat").read_text().rpartition(")")[2].split()[0]


def _cpu(process: int) -> float:
    fields = (_PROC / str(process) / "stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / _TICKS  # utime, stime, cutime, cstime


def _resident(process: int) -> int:
    pages = int((_PROC / str(process) / "statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
