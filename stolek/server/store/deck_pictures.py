"""The pictures of people's own decks: files beside SQLite's, or rows in PostgreSQL, for every node.

A deck is called by a hash of its pictures, so the same ones are there once, whoever brought them. They are
there whole before a row of the database names them; what a crash leaves, the next tidying takes away.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from stolek.server.store.database import Database, Write

FOLDER: Final = "decks"
COMING: Final = ".coming-"
_HOUR = 3600
Files: TypeAlias = Mapping[str, bytes]
"""The pictures of a deck by their faces."""


class Pictures(Protocol):
    """Where pictures are."""

    async def keep(self, deck: str, files: Files) -> None:
        """Durable when it returns."""

    async def get(self, deck: str, face: str) -> bytes | None: ...

    async def drop(self, deck: str) -> None: ...

    async def sweep(self, known: set[str]) -> None:
        """Takes away what no row knows. What is still coming is left alone for an hour."""


class FolderPictures:
    """A folder for each deck. It is written whole and renamed."""

    def __init__(self, data: Path) -> None:
        self._folder = data / FOLDER

    async def keep(self, deck: str, files: Files) -> None:
        if not (self._folder / deck).is_dir():
            await asyncio.to_thread(self._keep, deck, files)

    async def get(self, deck: str, face: str) -> bytes | None:
        """Read whole before anything is sent: the deck may be deleted in the midst of it."""
        try:
            return await asyncio.to_thread((self._folder / deck / f"{face}.webp").read_bytes)
        except FileNotFoundError:
            return None

    async def drop(self, deck: str) -> None:
        await asyncio.to_thread(shutil.rmtree, self._folder / deck, ignore_errors=True)

    async def sweep(self, known: set[str]) -> None:
        await asyncio.to_thread(sweep_folder, self._folder, known)

    def _keep(self, deck: str, files: Files) -> None:
        self._folder.mkdir(mode=0o700, exist_ok=True)
        coming = self._folder / f"{COMING}{secrets.token_hex(8)}"
        try:
            coming.mkdir(mode=0o700)
            for face, picture in files.items():
                with (coming / f"{face}.webp").open("wb") as file:
                    file.write(picture)
                    file.flush()
                    os.fsync(file.fileno())
            coming.rename(self._folder / deck)
            if sys.platform != "win32":
                handle = os.open(self._folder, os.O_RDONLY)
                os.fsync(handle)
                os.close(handle)
        finally:
            shutil.rmtree(coming, ignore_errors=True)


class DatabasePictures:
    """A row for each picture."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, deck: str, files: Files) -> None:
        sql = "INSERT OR IGNORE INTO pictures VALUES (?, ?, ?, ?)"
        for face, picture in files.items():  # one by one: moves are saved in between
            await self._database.write([Write(sql, (deck, face, picture, int(time.time())))])

    async def get(self, deck: str, face: str) -> bytes | None:
        sql = "SELECT picture FROM pictures WHERE deck = ? AND face = ?"
        found = await self._database.read(sql, deck, face)
        return found[0][0] if found else None

    async def drop(self, deck: str) -> None:
        await self._database.write([Write("DELETE FROM pictures WHERE deck = ?", (deck,))])

    async def sweep(self, known: set[str]) -> None:
        sql = "SELECT deck FROM pictures GROUP BY deck HAVING max(made) < ?"
        for (deck,) in await self._database.scan(sql, int(time.time()) - _HOUR):
            if deck not in known:
                await self.drop(deck)


def sweep_folder(folder: Path, known: set[str]) -> None:
    """Takes away what is not known, and uploads that were left."""
    if not folder.is_dir():
        return
    for path in folder.iterdir():
        if path.name in known:
            continue
        if path.name.startswith(COMING) and time.time() - path.stat().st_mtime < _HOUR:
            continue
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)
