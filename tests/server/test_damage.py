"""A database that is damaged, lost or has no room: said in one sentence, and nothing is written over."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stolek.core.errors import StolekError
from stolek.server.services import Services
from stolek.server.settings import Settings
from stolek.server.store.people import SECRET_FILE
from stolek.server.store.sqlite import FILE, SqliteDatabase
from stolek.table.store import Batch, Row
from tests.server.live import run

pytestmark = pytest.mark.sqlite("what a damaged file looks like")

_PAGE = 4096


def _row(seq: int, table: str = "t", cid: str | None = None) -> Row:
    return Row(table, seq, "chat", 0, None, "ada", cid, b'{"text":"' + b"x" * 300 + b'"}', b"[]", 0)


def _used(folder: Path) -> Path:
    """A folder in which a server has been, with some hundred rows."""
    services = Services(Settings(data=folder))

    async def scenario() -> None:
        for table in ("t", "other"):
            rows = tuple(_row(seq, table, f"c{seq}") for seq in range(200))
            await services.store.create(Batch(table, 0, 0, rows))

    run(scenario)
    asyncio.run(services.database.close())
    return folder / FILE


def _sentence(folder: Path) -> str:
    with pytest.raises(StolekError) as caught:
        Services(Settings(data=folder))
    return str(caught.value)


def _overwrite(path: Path, at: int, what: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(what)


def _place_of(path: Path, table: str) -> int:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        return (int(connection.execute(query, (table,)).fetchone()[0]) - 1) * _PAGE


DAMAGES: dict[str, Callable[[Path], object]] = {
    "a head that is none": lambda path: _overwrite(path, 0, b"no database at all" * 10),
    "cut short": lambda path: os.truncate(path, path.stat().st_size // 2),
    "cut within the head": lambda path: os.truncate(path, 50),
    "a page of zeros": lambda path: _overwrite(path, path.stat().st_size // 2 // _PAGE * _PAGE, bytes(_PAGE)),
    "a page of zeros that no table of games needs": lambda path: _overwrite(
        path, _place_of(path, "people"), bytes(_PAGE)
    ),
    "a page of noise": lambda path: _overwrite(
        path, path.stat().st_size // 2 // _PAGE * _PAGE, b"\xa5" * _PAGE
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_database_is_named_and_left_as_it_is(tmp_path: Path, damage: str) -> None:
    path = _used(tmp_path)
    DAMAGES[damage](path)
    before = path.read_bytes()
    for _ in range(2):  # nothing stays locked either
        sentence = _sentence(tmp_path)
        assert sentence.startswith(f"{path} is damaged (")
        assert "put a backup of it in its place" in sentence
        assert "\n" not in sentence
    assert path.read_bytes() == before


def test_a_lost_database_beside_an_old_secret_is_not_begun_anew(tmp_path: Path) -> None:
    path = _used(tmp_path)
    for lost in (False, True):
        path.unlink() if lost else os.truncate(path, 0)
        assert "although this folder was used before" in _sentence(tmp_path)
        assert not path.exists() or path.stat().st_size == 0
    (tmp_path / SECRET_FILE).unlink()
    asyncio.run(Services(Settings(data=tmp_path)).database.close())


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("DELETE FROM journal WHERE table_id = 'other' AND seq = 7", "rows of table other are missing"),
        ("UPDATE journal SET seq = 8 WHERE table_id = 't' AND seq = 7", "rows of table t are missing"),
        ("UPDATE journal SET cid = 'c8' WHERE table_id = 't' AND seq = 7", "a move of table t is there"),
    ],
)
def test_what_the_writer_promises_is_looked_at_when_the_file_is_opened(
    tmp_path: Path, statement: str, found: str
) -> None:
    path = _used(tmp_path)
    with sqlite3.connect(path) as connection:
        assert connection.execute(statement).rowcount == 1
    connection.close()
    assert f"is damaged ({found}" in _sentence(tmp_path)


def test_a_file_that_is_whole_is_opened_again(tmp_path: Path) -> None:
    _used(tmp_path)
    SqliteDatabase(tmp_path, used_before=True).shut()


FULL = """
import resource, sys
from pathlib import Path
from stolek.core.errors import StolekError
from stolek.server.run import serve
from stolek.server.settings import Settings
most = int(sys.argv[2])
resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
try:
    serve(Settings(port=0, data=Path(sys.argv[1])))
except StolekError as error:
    print(error)
"""


@pytest.mark.parametrize("room", [0, 20, 8192])
def test_no_room_at_the_start_is_said_in_a_sentence_and_can_be_made_good(tmp_path: Path, room: int) -> None:
    if os.name != "posix":  # only there can a process be given less room
        return
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(tmp_path / "data"), str(room)],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr
    assert "cannot be used: the disk" in done.stdout, done.stdout
    asyncio.run(Services(Settings(data=tmp_path / "data")).database.close())
