"""A server's data as one file, made while it runs, and put back. Knows files and SQLite, nothing of tables.

A backup is a zip: the database as it is at one moment (SQLite's own copy, which waits for nobody and keeps
nobody waiting), the secret that signs cookies, and the pictures of the decks that the copy names. What is put
back is unpacked beside the data first, and takes its place under the folder's lock: at once, or when the
running server starts anew. What was there before is kept in a folder of its own.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
import time
import zipfile
from pathlib import Path
from typing import Final

from stolek.core.errors import StolekError
from stolek.server.store.deck_pictures import FOLDER as DECKS
from stolek.server.store.people import SECRET_FILE
from stolek.server.store.schema import MIGRATIONS
from stolek.server.store.sqlite import FILE, LOCK, lock

READY: Final = "restored"
_COMING: Final = ".restoring"
_BESIDE: Final = (f"{FILE}-wal", f"{FILE}-shm")


def back_up(data: Path, target: Path) -> None:
    """Writes everything of this folder into a new file; raises ``StolekError``."""
    if not (data / FILE).is_file():
        raise StolekError(f"there is nothing to back up in {data}: name the folder with --data")
    if target.exists():
        raise StolekError(f"{target} is already there: choose another name")
    part = target.with_name(target.name + ".part")
    try:
        with tempfile.TemporaryDirectory(dir=target.parent, prefix=".stolek-") as folder:
            copy = Path(folder) / FILE
            decks = _copy(data / FILE, copy, data / DECKS)
            with (
                os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw,
                zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as box,
            ):
                box.write(copy, FILE)
                box.write(data / SECRET_FILE, SECRET_FILE)
                for picture in (picture for deck in decks for picture in sorted(deck.iterdir())):
                    name = picture.relative_to(data).as_posix()
                    box.write(picture, name, zipfile.ZIP_STORED)
        part.rename(target)
    except OSError as error:
        raise StolekError(f"{target} cannot be written: {error.strerror or error}") from None
    finally:
        part.unlink(missing_ok=True)


def _copy(database: Path, copy: Path, decks: Path) -> list[Path]:
    """The database at one moment; gives the folders of its decks, without those deleted meanwhile."""
    with (
        contextlib.closing(sqlite3.connect(database)) as source,
        contextlib.closing(sqlite3.connect(copy)) as to,
    ):
        source.backup(to)
        to.execute("PRAGMA journal_mode = DELETE")
        named = [decks / row[0] for row in to.execute("SELECT DISTINCT id FROM decks ORDER BY id")]
        for gone in (deck for deck in named if not deck.is_dir()):
            to.execute("DELETE FROM decks WHERE id = ?", (gone.name,))
        to.commit()
    return [deck for deck in named if deck.is_dir()]


def unpack(file: Path, data: Path) -> None:
    """Lays a backup ready beside the data, where the next start finds it; raises ``StolekError`` and leaves
    everything as it is when the file is none, is damaged, or is newer than this Stolek."""
    coming = data / _COMING
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    shutil.rmtree(coming, ignore_errors=True)
    try:
        with zipfile.ZipFile(file) as box:
            names = set(box.namelist())
            if not {FILE, SECRET_FILE} <= names or not all(map(_is_ours, names)):
                raise StolekError(f"{file} is no backup of Stolek")
            for name in names:  # reads every byte, and zip knows what each should be
                place = coming / name
                place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
                with (
                    box.open(name) as packed,
                    os.fdopen(os.open(place, os.O_WRONLY | os.O_CREAT, 0o600), "wb") as out,
                ):
                    shutil.copyfileobj(packed, out)
        _check(coming / FILE, file)
        shutil.rmtree(data / READY, ignore_errors=True)
        coming.rename(data / READY)
    except OSError as error:
        raise StolekError(f"{file} cannot be put back: {error.strerror or error}") from None
    except (zipfile.BadZipFile, EOFError, sqlite3.DatabaseError):
        raise StolekError(f"{file} is damaged, or no backup of Stolek: take another one") from None
    finally:
        shutil.rmtree(coming, ignore_errors=True)


def _is_ours(name: str) -> bool:
    match name.split("/"):
        case [only]:
            return only in (FILE, SECRET_FILE)
        case [folder, deck, picture]:
            return folder == DECKS and deck.isalnum() and picture.endswith(".webp") and "\\" not in name
    return False


def _check(database: Path, file: Path) -> None:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        ((found,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
        ((version,),) = connection.execute("PRAGMA user_version").fetchall()
    if found != "ok":
        raise StolekError(f"the database in {file} is damaged: take another backup")
    if version > len(MIGRATIONS):
        raise StolekError(
            f"{file} was made by a newer Stolek (database version {version}, this one knows up to "
            f"{len(MIGRATIONS)}): update Stolek first"
        )


def take_restored(data: Path) -> bool:
    """Puts what lies ready in its place; False if nothing does. Raises ``StolekError`` while a server runs.

    If it is stopped in the midst, the next call goes on with what is left."""
    ready = data / READY
    if not ready.is_dir():
        return False
    with contextlib.closing(lock(data / LOCK)):
        before = data / f"before-restore-{time.strftime('%Y%m%d-%H%M%S')}"
        before.mkdir(mode=0o700)
        if (ready / FILE).exists():
            for name in _BESIDE:
                if (data / name).exists():
                    (data / name).rename(before / name)
        if (data / DECKS).exists() and (ready / FILE).exists():
            (data / DECKS).rename(before / DECKS)
        for name in (DECKS, SECRET_FILE, FILE):
            if (ready / name).exists():
                if (data / name).exists():
                    (data / name).rename(before / name)
                (ready / name).rename(data / name)
        ready.rmdir()
        with contextlib.suppress(OSError):  # only if there was nothing before
            before.rmdir()
    return True
