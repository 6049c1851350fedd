"""People without accounts: a signed cookie is the person. Also the links that pass a person or a chair on.

The secret that signs is in a file only the owner can read. What is not a public id never leaves here.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
import time
from pathlib import Path
from typing import Final, Literal

import msgspec

from stolek.core.errors import Refused, StolekError, text_does_not_fit
from stolek.server.http.lobby_types import AVATARS, Me, MePatch
from stolek.server.store.checkup import in_words
from stolek.server.store.sqlite import Database, Write
from stolek.table.messages import NAME_MOST, Person
from stolek.table.text import clean_line

COOKIE: Final = "stolek"
SECRET_FILE: Final = "secret"  # noqa: S105 (a name of a file)
_SECRET_BYTES = 32
_KNOWN_MOST = 10_000
_ID = re.compile(r"[A-Za-z0-9_-]{12}")
_HATS = (
    *("Alda", "Bora", "Ciri", "Dana", "Emil", "Fida", "Gusta", "Hela", "Ivo", "Jola", "Kim", "Lada"),
    *("Mara", "Nela", "Olin", "Pavo", "Rika", "Sam", "Tea", "Uma", "Vito", "Zora", "Arno", "Mika"),
)
"""What a person is called before they choose a name: one for each avatar, short and easy to tell apart."""


class Link(msgspec.Struct, frozen=True):
    """What a link gives to whoever opens it: being this person, or a chair that ``person`` held."""

    kind: Literal["device", "seat"]
    person: str | None
    table: str | None = None
    chair: int | None = None


class People:
    """Who is who."""

    def __init__(self, database: Database, secret: bytes) -> None:
        self._database = database
        self._secret = secret
        self._known: dict[str, Me] = {}

    # The cookie ---------------------------------------------------------------------------------------

    def new_id(self) -> str:
        return secrets.token_urlsafe(9)

    def cookie(self, person: str) -> str:
        return f"{person}.{self._signature(person)}"

    def person_in(self, cookie: str | None) -> str | None:
        """Whose cookie this is; None if we did not sign it."""
        person, dot, signature = (cookie or "").partition(".")
        if not dot or not _ID.fullmatch(person):
            return None
        return person if hmac.compare_digest(signature.encode(), self._signature(person).encode()) else None

    def _signature(self, person: str) -> str:
        return hmac.new(self._secret, b"person " + person.encode(), hashlib.sha256).hexdigest()

    # What is known of a person ------------------------------------------------------------------------

    async def get(self, person: str) -> Me:
        """This person; nobody is stored before they have changed something."""
        if person not in self._known:
            if len(self._known) >= _KNOWN_MOST:
                self._known.clear()
            found = await self._database.read("SELECT name, avatar, lang FROM people WHERE id = ?", person)
            self._known[person] = _from_row(person, found[0]) if found else _unnamed(person)
        return self._known[person]

    async def change(self, person: str, patch: MePatch) -> Me:
        """Changes what the patch names; raises ``Refused`` for a name that cannot be."""
        me = await self.get(person)
        name = me.person.name if patch.name is None else clean_name(patch.name)
        avatar = me.person.avatar if patch.avatar is None else patch.avatar
        lang = me.lang if patch.lang is None else patch.lang
        named = me.named or patch.name is not None
        now = Me(Person(person, name, avatar), lang, named)
        stored = (person, name if named else "", avatar, lang)
        await self._database.write([Write("INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?)", stored)])
        self._known[person] = now
        return now

    # Links --------------------------------------------------------------------------------------------

    async def make_link(self, link: Link, seconds: int) -> str:
        """A token that works once; only its hash is kept."""
        token = secrets.token_urlsafe(18)
        values = (_hash(token), msgspec.json.encode(link), int(time.time()) + seconds)
        await self._database.write(
            [
                Write("DELETE FROM links WHERE expires < ?", (int(time.time()),)),
                Write("INSERT INTO links VALUES (?, ?, ?)", values),
            ]
        )
        return token

    async def look_at_link(self, token: str) -> Link | None:
        """What the link would give; None if it is used up, too old or never was."""
        found = await self._database.read(
            "SELECT link FROM links WHERE hash = ? AND expires >= ?", _hash(token), int(time.time())
        )
        return msgspec.json.decode(found[0][0], type=Link) if found else None

    async def use_up(self, token: str) -> None:
        await self._database.write([Write("DELETE FROM links WHERE hash = ?", (_hash(token),))])


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no space at the ends; raises ``Refused`` if it does not fit."""
    words = clean_line(name)
    if not 1 <= len(words) <= NAME_MOST:
        raise Refused(text_does_not_fit(1, NAME_MOST))
    return words


def has_secret(folder: Path) -> bool:
    """Whether a server has been at home in this folder before."""
    return (folder / SECRET_FILE).exists()


def load_secret(folder: Path) -> bytes:
    """The server's secret, made on the first day and readable by its owner only. It is there whole or not
    at all."""
    path = folder / SECRET_FILE
    with in_words(path):
        if not path.exists():
            coming = path.with_name(f"{SECRET_FILE}.coming")
            coming.unlink(missing_ok=True)
            handle = os.open(coming, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(secrets.token_bytes(_SECRET_BYTES))
                file.flush()
                os.fsync(file.fileno())
            coming.rename(path)
        secret = path.read_bytes()
    if len(secret) < _SECRET_BYTES:
        raise StolekError(f"{path} is damaged: delete it (everyone will be a new person)")
    return secret


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def _from_row(person: str, row: tuple[str, int, str | None]) -> Me:
    name, avatar, lang = row
    return Me(Person(person, name or _HATS[avatar - 1], avatar), lang, bool(name))


def _unnamed(person: str) -> Me:
    avatar = hashlib.sha256(person.encode()).digest()[0] % AVATARS + 1
    return Me(Person(person, _HATS[avatar - 1], avatar), None, False)
