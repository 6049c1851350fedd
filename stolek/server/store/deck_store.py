"""Decks of people's own on this server: whose they are, and what is said of their pictures.

A deck is called by a hash of its pictures. They are there before its row is, and go after its last row has
gone (``deck_pictures.py``). Knows nothing of tables.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from stolek.core.say import say
from stolek.server.http.refusals import FaultError
from stolek.server.settings import Settings
from stolek.server.store import deck_files
from stolek.server.store.database import Database, Write
from stolek.server.store.deck_files import PackedDeck, Picture
from stolek.server.store.deck_pictures import COMING, FOLDER, Pictures, sweep_folder
from stolek.server.store.retention import Marks
from stolek.table.events import OwnDeck
from stolek.table.lobby_types import DeckPatch

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

    def __init__(self, database: Database, settings: Settings, marks: Marks, pictures: Pictures) -> None:
        self._database = database
        self._pictures = pictures
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

    async def picture(self, owner: str, deck: str, face: str) -> bytes | None:
        """A picture of somebody's deck; None if it is not here (any more)."""
        if not self.has(owner, deck) or not _FACE.fullmatch(face):
            return None
        return await self._pictures.get(deck, face)

    def has(self, owner: str, deck: str) -> bool:
        """Whether somebody has this deck (still), whoever else may have the same pictures."""
        return (owner, deck) in self._here

    # Changing -----------------------------------------------------------------------------------------

    def incoming(self) -> Path:
        """A place for a file that is about to come; whoever asks for one takes it away again."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        return self._folder / f"{COMING}{secrets.token_hex(8)}"

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
            async with self._changing:
                stored = await self._keep(owner, key, found)
        return Added(stored, found.refused)

    async def _keep(self, owner: str, key: str, found: deck_files.Gathered) -> StoredDeck:
        await self._pictures.keep(key, {face: clean for face, (_, clean) in found.pictures.items()})
        size = sum(len(clean) for _, clean in found.pictures.values())
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
            await self._pictures.sweep(known)
            await asyncio.to_thread(sweep_folder, self._folder, known)
            return len(due)

    async def _drop(self, gone: Sequence[tuple[str, str]]) -> None:
        delete = "DELETE FROM decks WHERE owner = ? AND id = ?"
        await self._database.write([Write(delete, tuple(each)) for each in gone])
        self._here.difference_update(gone)
        for _, deck in gone:
            if not await self._database.read("SELECT 1 FROM decks WHERE id = ? LIMIT 1", deck):
                await self._pictures.drop(deck)

    async def _has_room(self, owner: str) -> None:
        ((own, total),) = await self._database.read(
            "SELECT count(*) FILTER (WHERE owner = ?), coalesce(sum(bytes), 0) FROM decks", owner
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
