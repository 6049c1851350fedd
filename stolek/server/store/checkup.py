"""Whether a database file is whole, looked at before anything is written to it. Knows the journal's promises.

What is found is said in one sentence with a way out; a damaged file is left exactly as it is.
"""

from __future__ import annotations

import contextlib
import errno
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from stolek.core.errors import StolekError

_WAY_OUT = "Nothing was changed: put a backup of it in its place, or choose another folder with --data"
_JOURNAL = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'journal'"
_GAPS = (
    "SELECT table_id FROM journal GROUP BY table_id"
    " HAVING max(seq) <> count(*) - 1 OR sum(seq) <> count(*) * (count(*) - 1) / 2 LIMIT 1"
)
_DOUBLED = (
    "SELECT table_id FROM journal WHERE by IS NOT NULL AND cid IS NOT NULL"
    " GROUP BY table_id, by, cid HAVING count(*) > 1 LIMIT 1"
)


def check(path: Path, used_before: bool) -> None:
    """Raises ``StolekError`` if the file is damaged, or lost although the folder was ``used_before``."""
    if not path.exists() or path.stat().st_size == 0:
        if used_before:
            raise StolekError(
                f"{path} is empty or gone, although this folder was used before: all its tables would be "
                f"lost. {_WAY_OUT}, or move everything out of this one to begin anew"
            )
        return
    with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        try:
            ((found, *_),) = connection.execute("PRAGMA quick_check(1)")
            if found == "ok" and connection.execute(_JOURNAL).fetchone():
                found = _broken_promise(connection) or found
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError):
                raise
            found = str(error)
    if found != "ok":
        raise StolekError(f"{path} is damaged ({' '.join(str(found).split())}). {_WAY_OUT}")


def _broken_promise(connection: sqlite3.Connection) -> str | None:
    gap = connection.execute(_GAPS).fetchone()
    if gap is not None:
        return f"rows of table {gap[0]} are missing"
    doubled = connection.execute(_DOUBLED).fetchone()
    return None if doubled is None else f"a move of table {doubled[0]} is there twice"


@contextlib.contextmanager
def in_words(path: Path) -> Iterator[None]:
    """Says in a sentence why files at this place cannot be had."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        number = getattr(error, "errno", None)
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if number in (errno.ENOSPC, errno.EDQUOT) or code == sqlite3.SQLITE_FULL:
            why = "the disk is full: make room"
        elif number in (errno.EACCES, errno.EPERM, errno.EROFS) or code in (
            sqlite3.SQLITE_READONLY,
            sqlite3.SQLITE_CANTOPEN,
        ):
            why = "this is not yours to write: ask its owner"
        else:
            why = f"the disk says: {getattr(error, 'strerror', None) or error}. Look at the disk"
        raise StolekError(f"{path} cannot be used: {why}, or choose another folder with --data") from None
