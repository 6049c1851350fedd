"""A terminal as a guest of a server: who it is (a cookie, kept for the next time) and what it may ask."""

from __future__ import annotations

import contextlib
import http.cookiejar
import os
import ssl
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import SplitResult, urlsplit

import msgspec

from stolek.core.cards import FaceWords
from stolek.core.errors import StolekError
from stolek.table.lobby_cards import TableCard
from stolek.table.lobby_types import DeckSheet, Fault, LinkOpened, Me, MePatch
from stolek.table.messages import CODE_LENGTH
from stolek.words import Words

T = TypeVar("T")
_SECONDS = 15.0


class Guest:
    """The person this terminal is at one server."""

    def __init__(self, address: SplitResult, keep: Path, words: Words) -> None:
        self._base = f"{address.scheme}://{address.netloc}{address.path}"
        self._words = words
        self._keep = keep
        self._jar = http.cookiejar.LWPCookieJar(str(keep))
        with contextlib.suppress(OSError, http.cookiejar.LoadError):
            self._jar.load(ignore_discard=True)
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))

    @property
    def socket_address(self) -> str:
        return f"{self._base.replace('http', 'ws', 1)}/ws"

    @property
    def cookies(self) -> str:
        """What a websocket has to say for the server to know who it is."""
        request = urllib.request.Request(self._base)  # noqa: S310 - the scheme was checked
        self._jar.add_cookie_header(request)
        return request.get_header("Cookie") or ""

    def arrive(self, name: str | None, lang: str) -> Me:
        """Makes this terminal a person at the server, by the name given."""
        me = self._call("GET", "/api/me", Me)
        wanted = MePatch(name=name, lang=lang)
        if name is not None or me.lang is None:
            me = self._call("PATCH", "/api/me", Me, msgspec.json.encode(wanted))
        self._remember()
        return me

    def open_link(self, token: str) -> str:
        """Takes the chair that a link gives; the table it stands at."""
        opened = self._call("POST", f"/api/links/{token}", LinkOpened, b"")
        self._remember()
        if opened.table is None:
            raise StolekError("this link joins a device, not a table: open the table's own link")
        return opened.table

    def table_of(self, code: str) -> str:
        """The table that has this short code."""
        return self._call("GET", f"/api/codes/{code}", TableCard).id

    def deck_at(self, table: str) -> tuple[FaceWords, ...]:
        """What is said of the pictures at a table that is played with somebody's own."""
        return self._call("GET", f"/api/tables/{table}/deck", DeckSheet).pictures

    def _remember(self) -> None:
        # The cookie is the person: nobody else may read it.
        self._keep.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(self._keep, os.O_WRONLY | os.O_CREAT, 0o600))
        self._jar.save(ignore_discard=True)

    def _call(self, method: str, path: str, answer: type[T], body: bytes | None = None) -> T:
        request = urllib.request.Request(  # noqa: S310 - the scheme was checked
            self._base + path, body, {"Content-Type": "application/json"}, method=method
        )
        try:
            with self._opener.open(request, timeout=_SECONDS) as response:
                return msgspec.json.decode(response.read(), type=answer)
        except urllib.error.HTTPError as error:
            with error:
                raise StolekError(self._fault(error.read(), error.code)) from None
        except (urllib.error.URLError, TimeoutError, OSError) as error:
            reason: Any = getattr(error, "reason", error)
            if isinstance(reason, ssl.SSLCertVerificationError):
                raise StolekError(
                    f"this machine does not trust the certificate of {self._base} ({reason.verify_message}): "
                    "name the file of the authority that issued it in SSL_CERT_FILE"
                ) from None
            raise StolekError(
                f"{self._base} does not answer ({reason}): is the server running there?"
            ) from None
        except msgspec.DecodeError:
            raise StolekError(f"{self._base} answers, but it is no Stolek server of this version") from None

    def _fault(self, raw: bytes, status: int) -> str:
        try:
            return self._words.say(msgspec.json.decode(raw, type=Fault).say)
        except msgspec.DecodeError:
            return f"{self._base} answers {status}: it is no Stolek server of this version"


class Invitation(msgspec.Struct, frozen=True):
    """What a link says: the server, and a table, its short code, or a token for a chair at one."""

    address: SplitResult
    table: str | None
    token: str | None
    code: str | None = None


def read_link(url: str) -> Invitation:
    """A table's link, ``http://host:port/t/TABLE``, a seat link, ``…/link/TOKEN``, or the server's address
    and the table's short code, ``…/KTR4HN``; the server may lie under a path of its own."""
    address = urlsplit(url if "://" in url else f"http://{url}")
    if address.scheme in ("http", "https") and address.netloc:
        match [part for part in address.path.split("/") if part]:
            case [*path, ("t" | "link") as kind, name]:
                base = address._replace(path="".join(f"/{part}" for part in path))
                return Invitation(base, *((name, None) if kind == "t" else (None, name)))
            case [*path, code] if len(code) == CODE_LENGTH and code.isalnum():
                base = address._replace(path="".join(f"/{part}" for part in path))
                return Invitation(base, None, None, code)
    raise StolekError(f"{url!r} is no link to a table: copy the one that the table's page shows")
