"""Decks of people's own on this server: whose they are in the database, their pictures beside it.

A deck's folder is called by a hash of its pictures, so the same ones lie there once, whoever brought them. It
is written whole and renamed before its row is there, and goes after its last row has gone: what a crash
leaves behind in between, the next tidying takes away. Knows nothing of tables.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import re
import secrets
import shutil
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from stolek.core.say import say
from stolek.server.http.refusals import FaultError
from stolek.server.settings import Settings
from stolek.server.store import deck_files
from stolek.server.store.deck_files import PackedDeck, Picture
from stolek.server.store.retention import Marks
from stolek.server.store.sqlite import Database, Write
from stolek.table.events import OwnDeck
from stolek.table.lobby_types import DeckPatch

FOLDER: Final = "decks"
_COMING = ".coming-"
_FACE = re.compile(r"c[0-9a-f]{10}")
_DAY = 86_400


class StoredDeck(msgspec.Struct, frozen=True):
    """A deck as it is kept. ``made`` and ``used`` are times in seconds."""

    owner: str
    id: str
    deck: PackedDeck
    bytes: int
    made: int
    used: int

    def at_table(self) -> OwnDeck:
        """The deck as tables know it."""
        as_played = deck_files.as_deck(self.deck)
        mark = hashlib.sha256(msgspec.json.encode(as_played)).hexdigest()[:12]
        return OwnDeck(self.id, self.owner, mark, as_played)


class Added(msgspec.Struct, frozen=True):
    """A deck that has been taken in, and the files that were left out of it."""

    stored: StoredDeck
    refused: Sequence[deck_files.Refusal]


class DeckStore:
    """All decks of one server."""

    def __init__(self, database: Database, settings: Settings, marks: Marks) -> None:
        self._database = database
        self._marks = marks
        self._settings = settings
        self._folder = settings.data / FOLDER
        self._changing = asyncio.Lock()
        self._packing = asyncio.Semaphore(1)  # one picture in memory at a time
        self._here: set[tuple[str, str]] = set()
        """Owner and id of every deck: asked for with every picture."""
        self._touched: dict[tuple[str, str], int] = {}

    async def open(self) -> None:
        self._here = {(o, deck) for o, deck in await self._database.read("SELECT owner, id FROM decks")}

    # Looking ------------------------------------------------------------------------------------------

    async def of(self, owner: str) -> list[StoredDeck]:
        """The decks of a person, the last used first."""
        found = await self._database.read("SELECT * FROM decks WHERE owner = ? ORDER BY used DESC, id", owner)
        return [_stored(row) for row in found]

    async def get(self, owner: str, deck: str) -> StoredDeck | None:
        found = await self._database.read("SELECT * FROM decks WHERE owner = ? AND id = ?", owner, deck)
        return _stored(found[0]) if found else None

    def picture(self, owner: str, deck: str, face: str) -> Path | None:
        """The file of a picture of somebody's deck; None if it is not here (any more)."""
        if not self.has(owner, deck) or not _FACE.fullmatch(face):
            return None
        path = self._folder / deck / f"{face}.webp"
        return path if path.is_file() else None

    def has(self, owner: str, deck: str) -> bool:
        """Whether somebody has this deck (still), whoever else may have the same pictures."""
        return (owner, deck) in self._here

    # Changing -----------------------------------------------------------------------------------------

    def incoming(self) -> Path:
        """A place for a file that is about to come; whoever asks for one takes it away again."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        return self._folder / f"{_COMING}{secrets.token_hex(8)}"

    async def add(self, owner: str, upload: Path, name: str) -> Added:
        """Takes in a packed deck or a zip of pictures, which may have a name of its own; raises
        ``StolekError`` or ``FaultError``."""
        await self._has_room(owner)
        limits = deck_files.Limits(
            pictures=self._settings.deck_pictures_most,
            pixels=self._settings.deck_pixels_most,
            pixels_all=self._settings.deck_pixels_all_most,
            bytes_all=2 * self._settings.deck_bytes_most,
        )
        async with self._packing:
            found = await asyncio.to_thread(deck_files.gather, upload, None, limits)
            found.name = found.name or deck_files.tidy(name, deck_files.NAME_MOST)
            key = _content_hash(found)
            coming = self.incoming()
            try:
                size = await asyncio.to_thread(_write, coming, found)
                async with self._changing:
                    stored = await self._keep(owner, key, found, size, coming)
            finally:
                await asyncio.to_thread(shutil.rmtree, coming, ignore_errors=True)
        return Added(stored, found.refused)

    async def _keep(
        self, owner: str, key: str, found: deck_files.Gathered, size: int, coming: Path
    ) -> StoredDeck:
        if not (self._folder / key).is_dir():
            await asyncio.to_thread(_put, coming, self._folder / key)
        before = await self.get(owner, key)
        said = {} if before is None else {each.id: each for each in before.deck.pictures}
        pictures = tuple(_with_words_of(p, said.get(p.id)) for p, _ in found.pictures.values())
        described = PackedDeck(deck_files.FORMAT, key, found.name, pictures)
        now = int(time.time())
        stored = StoredDeck(owner, key, described, size, before.made if before else now, now)
        await self._database.write([_put_row(stored)])
        self._here.add((owner, key))
        return stored

    async def change(self, owner: str, deck: str, patch: DeckPatch) -> StoredDeck | None:
        """Changes the words that the patch names; None if this person has no such deck."""
        async with self._changing:
            before = await self.get(owner, deck)
            if before is None:
                return None
            pictures = tuple(_patched(each, patch) for each in before.deck.pictures)
            name = (
                before.deck.name if patch.name is None else deck_files.tidy(patch.name, deck_files.NAME_MOST)
            )
            described = PackedDeck(deck_files.FORMAT, deck, name, pictures)
            after = msgspec.structs.replace(before, deck=described, used=int(time.time()))
            await self._database.write([_put_row(after)])
            return after

    async def delete(self, owner: str, deck: str) -> bool:
        """Takes a deck away, and its pictures if nobody else has the same; False if there is none."""
        async with self._changing:
            if await self.get(owner, deck) is None:
                return False
            await self._drop([(owner, deck)])
            return True

    async def touch(self, owner: str, deck: str) -> None:
        """It is being played with: it is not old. Written once a day."""
        now = int(time.time())
        if now - self._touched.get((owner, deck), 0) < _DAY:
            return
        if len(self._touched) > self._settings.people_most:
            self._touched.clear()
        self._touched[owner, deck] = now
        update = "UPDATE decks SET used = ? WHERE owner = ? AND id = ?"
        await self._database.write([Write(update, (now, owner, deck))])

    async def tidy(self, now: int) -> int:
        """Takes away decks unused for long, and what no row knows; gives how many decks it took."""
        async with self._changing:
            before = now - self._settings.deck_days * _DAY
            found = await self._database.read("SELECT owner, id FROM decks WHERE used < ?", before)
            old = {f"{owner} {deck}": (owner, deck) for owner, deck in found}
            due = await self._marks.due("deck", old, now)
            await self._drop([old[each] for each in due])
            known = {row[0] for row in await self._database.read("SELECT DISTINCT id FROM decks")}
            await asyncio.to_thread(_sweep, self._folder, known)
            return len(due)

    async def _drop(self, gone: Sequence[tuple[str, str]]) -> None:
        delete = "DELETE FROM decks WHERE owner = ? AND id = ?"
        await self._database.write([Write(delete, tuple(each)) for each in gone])
        self._here.difference_update(gone)
        for _, deck in gone:
            if not await self._database.read("SELECT 1 FROM decks WHERE id = ? LIMIT 1", deck):
                await asyncio.to_thread(shutil.rmtree, self._folder / deck, ignore_errors=True)

    async def _has_room(self, owner: str) -> None:
        ((own, total),) = await self._database.read(
            "SELECT coalesce(sum(owner = ?), 0), coalesce(sum(bytes), 0) FROM decks", owner
        )
        most = self._settings.decks_each_most
        if own >= most:
            raise FaultError(409, say("fault-deck-shelf-full", most=most))
        if total >= self._settings.decks_bytes_most:
            raise FaultError(507, say("fault-deck-no-room"))


def _stored(row: tuple[str, str, bytes, int, int, int]) -> StoredDeck:
    owner, key, deck, size, made, used = row
    return StoredDeck(owner, key, msgspec.json.decode(deck, type=PackedDeck), size, made, used)


def _put_row(stored: StoredDeck) -> Write:
    values = (*msgspec.structs.astuple(stored)[:2], msgspec.json.encode(stored.deck))
    rest = (stored.bytes, stored.made, stored.used)
    return Write("INSERT OR REPLACE INTO decks VALUES (?, ?, ?, ?, ?, ?)", (*values, *rest))


def _content_hash(found: deck_files.Gathered) -> str:
    digest = hashlib.sha256()
    for clean in sorted(hashlib.sha256(clean).digest() for _, clean in found.pictures.values()):
        digest.update(clean)
    return digest.hexdigest()[:32]


def _with_words_of(picture: Picture, before: Picture | None) -> Picture:
    """The same picture brought again keeps what was typed for it here."""
    if before is None or picture.alt:
        return picture
    return msgspec.structs.replace(picture, title=before.title or picture.title, alt=before.alt)


def _patched(picture: Picture, patch: DeckPatch) -> Picture:
    said = patch.pictures.get(picture.id)
    if said is None:
        return picture
    title = picture.title if said.title is None else deck_files.tidy(said.title, deck_files.TITLE_MOST)
    alt = picture.alt if said.alt is None else deck_files.tidy(said.alt, deck_files.ALT_MOST)
    return msgspec.structs.replace(picture, title=title, alt=alt)


# Files, all of it in threads --------------------------------------------------------------------------


def _write(folder: Path, found: deck_files.Gathered) -> int:
    """Writes the pictures durably; gives how many bytes they are."""
    folder.mkdir(mode=0o700)
    for key, (_, clean) in found.pictures.items():
        with (folder / f"{key}.webp").open("wb") as file:
            file.write(clean)
            file.flush()
            os.fsync(file.fileno())
    return sum(len(clean) for _, clean in found.pictures.values())


def _put(coming: Path, place: Path) -> None:
    coming.rename(place)
    if sys.platform != "win32":
        handle = os.open(place.parent, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)


def _sweep(folder: Path, known: set[str]) -> None:
    """Takes away what no row knows. What is still coming is left alone for an hour."""
    if not folder.is_dir():
        return
    for path in folder.iterdir():
        if path.name in known:
            continue
        if path.name.startswith(_COMING) and time.time() - path.stat().st_mtime < 3600:
            continue
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)
