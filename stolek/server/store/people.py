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
from stolek.server.store.checkup import in_words
from stolek.server.store.database import Database, Steps, Write
from stolek.table.lobby_types import Me, MePatch
from stolek.table.messages import Person
from stolek.table.names import GIVEN_NAMES, changed, unnamed

COOKIE: Final = "stolek"
SECRET_FILE: Final = "secret"  # noqa: S105 (a name of a file)
TOKEN_FILE: Final = "host-token"  # noqa: S105 (a name of a file)
_SECRET_BYTES = 32
_KNOWN_MOST = 10_000
_ID = re.compile(r"[A-Za-z0-9_-]{12}")
_DEVICE = re.compile(r"[A-Za-z0-9_-]{0,8}")
OLD_DEVICE: Final = ""
"""Stands for all devices with a cookie from before devices were told apart."""
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows")),
    *(("CrOS", "ChromeOS"), ("Mac OS", "Mac"), ("Linux", "Linux")),
)


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
        self.changes = 0
        """Grows when anybody may have another name than before."""
        self._revoked: set[tuple[str, str]] = set()

    async def open(self) -> None:
        found = await self._database.read("SELECT person, id FROM devices WHERE revoked = 1")
        self._revoked = {(person, device) for person, device in found}

    def revoked(self, person: str) -> set[str]:
        """Devices of this person that are no longer."""
        return {device for owner, device in self._revoked if owner == person}

    # The cookie ---------------------------------------------------------------------------------------

    def new_id(self) -> str:
        return secrets.token_urlsafe(9)

    def new_device(self) -> str:
        return secrets.token_urlsafe(6)

    def cookie(self, person: str, device: str) -> str:
        return f"{person}.{device}.{self._signature(f'{person} {device}')}"

    def whose(self, cookie: str | None) -> tuple[str, str] | None:
        """The person and the device of this cookie; None if we did not sign it, or it was revoked."""
        person, _, rest = (cookie or "").partition(".")
        device, dot, signature = rest.rpartition(".")
        if not _ID.fullmatch(person) or not _DEVICE.fullmatch(device):
            return None
        signed = f"{person} {device}" if dot else person
        if not hmac.compare_digest(signature.encode(), self._signature(signed).encode()):
            return None
        return None if (person, device) in self._revoked else (person, device)

    def _signature(self, who: str) -> str:
        return hmac.new(self._secret, b"person " + who.encode(), hashlib.sha256).hexdigest()

    # Devices ------------------------------------------------------------------------------------------

    async def devices(self, person: str) -> list[tuple[str, str, int]]:
        """Id, kind and first day of the devices that share this person."""
        return [
            (device, what, made)
            for device, what, made in await self._database.read(
                "SELECT id, what, made FROM devices WHERE person = ? AND revoked = 0 ORDER BY made, id",
                person,
            )
        ]

    async def know_device(self, person: str, device: str, agent: str) -> None:
        """Writes a device down. Nobody with a single one needs that. Two of one second keep their order."""

        def work() -> Steps[None]:
            ((last,),) = yield Write("SELECT max(made) FROM devices WHERE person = ?", (person,))
            made = max(int(time.time()), 0 if last is None else last + 1)
            known = (person, device, made, device_name(agent))
            yield Write("INSERT OR IGNORE INTO devices VALUES (?, ?, ?, ?, 0)", known)

        await self._database.transact(work)

    async def revoke(self, person: str, device: str) -> bool:
        """From now on that device is a stranger's; with it all whose cookie names no device. False: there is
        no such device."""
        if not any(known == device for known, _, _ in await self.devices(person)):
            return False
        gone = (
            "INSERT INTO devices VALUES (?, ?, ?, '', 1) ON CONFLICT (person, id) DO UPDATE SET revoked = 1"
        )
        now = int(time.time())
        await self._database.write([Write(gone, (person, each, now)) for each in (device, OLD_DEVICE)])
        self._revoked |= {(person, device), (person, OLD_DEVICE)}
        return True

    # What is known of a person ------------------------------------------------------------------------

    async def get(self, person: str) -> Me:
        """This person; nobody is stored before they have changed something."""
        if person not in self._known:
            if len(self._known) >= _KNOWN_MOST:
                self._known.clear()
            found = await self._database.read("SELECT name, avatar, lang FROM people WHERE id = ?", person)
            self._known[person] = _from_row(person, found[0]) if found else unnamed(person)
            self.changes += 1
        return self._known[person]

    def forget_known(self, person: str) -> None:
        """Somebody else has changed this person, or "" any number of them."""
        if person:
            self._known.pop(person, None)
        else:
            self._known.clear()

    def latest(self, person: Person) -> Person:
        """This person as they are called by now, for whoever got them here before."""
        known = self._known.get(person.id)
        return person if known is None else known.person

    async def change(self, person: str, patch: MePatch) -> Me:
        """Changes what the patch names; raises ``Refused`` for a name that cannot be."""
        me = await self.get(person)
        now = changed(me, patch)
        stored = (person, now.person.name if now.named else "", now.person.avatar, now.lang)
        await self._database.write([Write("INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?)", stored)])
        self._known[person] = now
        self.changes += 1
        return now

    async def forget(self, person: str) -> None:
        """Nothing is known of this person any more."""
        of_person = [
            f"DELETE FROM {each} WHERE person = ?"  # noqa: S608 (names of ours)
            for each in ("devices", "notice_ways", "waiting_notices")
        ]
        writes = [Write(each, (person,)) for each in ("DELETE FROM people WHERE id = ?", *of_person)]
        links = await self._database.scan("SELECT hash, link FROM links")
        theirs = [mark for mark, link in links if _link(link).person == person]
        writes += [Write("DELETE FROM links WHERE hash = ?", (mark,)) for mark in theirs]
        await self._database.write(writes)
        self._known.pop(person, None)

    def stranger(self) -> Person:
        """Somebody without a past, to stand where a person was."""
        return unnamed(self.new_id()).person

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
        return _link(found[0][0]) if found else None

    async def use_up(self, token: str) -> None:
        await self._database.write([Write("DELETE FROM links WHERE hash = ?", (_hash(token),))])


def device_name(agent: str) -> str:
    """What a browser says of itself, in two words: "Firefox, Android"."""
    found = [next((name for mark, name in names if mark in agent), "") for names in (_BROWSERS, _SYSTEMS)]
    return ", ".join(filter(None, found))


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


def load_token(folder: Path) -> str:
    """What the host's page asks for; made on the first day and readable by its owner only."""
    path = folder / TOKEN_FILE
    if not path.exists():
        _write_token(path, secrets.token_urlsafe(24))
    return path.read_text(encoding="utf-8").strip()


def share_token(folder: Path, token: bytes) -> None:
    """The token of all servers of a database, where this one's host looks for it."""
    with in_words(folder):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        (folder / TOKEN_FILE).unlink(missing_ok=True)
        _write_token(folder / TOKEN_FILE, token.hex())


def _write_token(path: Path, token: str) -> None:
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(token + "\n")


def _link(raw: bytes) -> Link:
    return msgspec.json.decode(raw, type=Link)


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def _from_row(person: str, row: tuple[str, int, str | None]) -> Me:
    name, avatar, lang = row
    return Me(Person(person, name or GIVEN_NAMES[avatar - 1], avatar), lang, bool(name))
