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

from stolek.core.errors import StolekError
from stolek.server.store.sqlite import Database, Write
from stolek.table.lobby_types import Me, MePatch
from stolek.table.messages import Person
from stolek.table.names import GIVEN_NAMES, changed, unnamed

COOKIE: Final = "stolek"
SECRET_FILE: Final = "secret"  # noqa: S105 (a name of a file)
_SECRET_BYTES = 32
_KNOWN_MOST = 10_000
_ID = re.compile(r"[A-Za-z0-9_-]{12}")


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
            self._known[person] = _from_row(person, found[0]) if found else unnamed(person)
        return self._known[person]

    async def change(self, person: str, patch: MePatch) -> Me:
        """Changes what the patch names; raises ``Refused`` for a name that cannot be."""
        me = await self.get(person)
        now = changed(me, patch)
        stored = (person, now.person.name if now.named else "", now.person.avatar, now.lang)
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


def load_secret(folder: Path) -> bytes:
    """The server's secret, made on the first day and readable by its owner only."""
    path = folder / SECRET_FILE
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        secret = path.read_bytes()
        if len(secret) < _SECRET_BYTES:
            raise StolekError(f"{path} is damaged: delete it (everyone will be a new person)") from None
        return secret
    secret = secrets.token_bytes(_SECRET_BYTES)
    with os.fdopen(handle, "wb") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    return secret


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def _from_row(person: str, row: tuple[str, int, str | None]) -> Me:
    name, avatar, lang = row
    return Me(Person(person, name or GIVEN_NAMES[avatar - 1], avatar), lang, bool(name))
