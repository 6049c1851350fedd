"""A server in a process of its own: started, asked what it costs, ended. Reads Linux's /proc."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_PROC = Path("/proc")


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
        """What the process and its descendants have used so far, those that ended included."""
        return sum(_cpu(process) for process in _tree(self._process.pid))

    def resident(self) -> int:
        """The bytes of memory they hold now."""
        return sum(_resident(process) for process in _tree(self._process.pid))

    def settled(self) -> int:
        """The resident memory once it has stopped changing."""
        before, now = -1, self.resident()
        while abs(now - before) > 65_536:
            time.sleep(0.3)
            before, now = now, self.resident()
        return now


def _tree(root: int) -> Iterator[int]:
    yield root
    for task in (_PROC / str(root) / "task").iterdir():
        for child in (task / "children").read_text().split():
            yield from _tree(int(child))


def _cpu(process: int) -> float:
    fields = (_PROC / str(process) / "stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / _TICKS  # utime, stime, cutime, cstime


def _resident(process: int) -> int:
    pages = int((_PROC / str(process) / "statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
