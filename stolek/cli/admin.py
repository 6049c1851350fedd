"""What the host of a server asks it from the terminal: the same as the host's page, by the same token."""

from __future__ import annotations

import urllib.error
import urllib.request
from pathlib import Path
from typing import TypeVar

import msgspec

from stolek.cli.console import Shell
from stolek.core.errors import StolekError
from stolek.server.http.host_types import (
    Counts,
    DeleteGame,
    DeletePerson,
    DeleteTable,
    HostView,
    HostWish,
    Restart,
    Tidy,
)
from stolek.server.run import ADDRESS_FILE
from stolek.server.settings import Settings
from stolek.server.store import backup
from stolek.server.store.people import load_token
from stolek.table.lobby_types import Fault

T = TypeVar("T")
_SECONDS = 600.0


class NotRunning(StolekError):
    """No server answers for this folder."""


def show(shell: Shell, data: Path, *, as_json: bool) -> None:
    """Tables and people now, who is barred, how much is stored."""
    view = _ask(shell, data, HostView)
    if as_json:
        shell.raw(msgspec.json.format(msgspec.json.encode(view)) + b"\n")
        return
    for table in view.tables:
        names = ", ".join(person.name for person in table.card.people)
        card = table.card
        shell.say("admin-table", id=card.id, game=card.game, phase=card.phase, lines=table.lines, names=names)
    for each in view.people:
        where = ", ".join(each.addresses)
        shell.say("admin-person", id=each.person.id, name=each.person.name, lines=each.lines, where=where)
    for barred in view.barred:
        shell.say("admin-barred", kind=barred.kind, id=barred.id)
    stored = view.stored
    shell.say(
        "admin-stored", tables=stored.tables, games=stored.games, people=stored.people, decks=stored.decks
    )


def do(shell: Shell, data: Path, wish: HostWish) -> None:
    """Has the server do this, and says what came of it."""
    counts = _ask(shell, data, Counts, wish)
    if isinstance(wish, Tidy | DeletePerson | DeleteTable | DeleteGame):
        key = "admin-would" if isinstance(wish, Tidy) and wish.dry else "admin-deleted"
        shell.say(key, tables=counts.tables, games=counts.games, people=counts.people, chats=counts.chats)
    else:
        shell.say("admin-done")


def token(shell: Shell, settings: Settings) -> None:
    """What the host's page asks for, and where the page is."""
    address = settings.public_address.rstrip("/") or _addresses(settings.data)[-1].rstrip("/")
    shell.say("admin-token", address=f"{address}/host")
    shell.line(load_token(settings.data))


def restore(shell: Shell, data: Path, file: Path) -> None:
    """Puts a backup back: at once if no server runs, else by its restart."""
    backup.unpack(file, data)
    try:
        _ask(shell, data, Counts, Restart())
        shell.say("restore-restarts")
    except NotRunning:
        backup.take_restored(data)
        shell.say("restore-done")


def _addresses(data: Path) -> list[str]:
    try:
        found = (data / ADDRESS_FILE).read_text(encoding="utf-8").split()
    except OSError:
        found = []
    if not found:
        raise NotRunning(f"no server runs with the data in {data}: start one, or name another with --data")
    return found


def _ask(shell: Shell, data: Path, answer: type[T], wish: HostWish | None = None) -> T:
    address = _addresses(data)[0]
    headers = {"authorization": f"Bearer {load_token(data)}", "content-type": "application/json"}
    body = None if wish is None else msgspec.json.encode(wish)
    request = urllib.request.Request(f"{address}/api/host", body, headers)  # noqa: S310 - our own address
    try:
        with urllib.request.urlopen(request, timeout=_SECONDS) as response:  # noqa: S310
            return msgspec.json.decode(response.read(), type=answer)
    except urllib.error.HTTPError as error:
        with error:
            raise StolekError(_why(shell, error)) from None
    except (urllib.error.URLError, OSError):
        raise NotRunning(f"no server answers at {address}: start one, or name another with --data") from None


def _why(shell: Shell, error: urllib.error.HTTPError) -> str:
    try:
        return shell.words.say(msgspec.json.decode(error.read(), type=Fault).say)
    except msgspec.DecodeError:
        return f"what answers there is no Stolek server of this version ({error.code})"
