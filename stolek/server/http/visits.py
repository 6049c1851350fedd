"""Every request and connection passes here first: cookie, origin, rate, and the headers of every answer.

Knows who comes and from where; refuses to know what they want.
"""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stolek.core.say import Say
from stolek.server.http.limits import Buckets
from stolek.server.http.presence import Presence
from stolek.server.settings import Settings
from stolek.server.ssh_tunnel import PublicAddress
from stolek.server.store.people import COOKIE, People
from stolek.table.lobby_types import Fault

ORIGIN_MISMATCH: Final = "problem-origin"
BARRED: Final = "problem-barred"
_YEAR = 365 * 24 * 3600
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_STATE = "stolek_visit"
_OUR_COOKIE = re.compile(rf"(?:^|;)\s*{COOKIE}=([^;\s]*)")

CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SITE_POLICY: Final = CONTENT_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""That of the page with the engine inside: WebAssembly is allowed, too."""
HEADERS: Final = (
    ("content-security-policy", CONTENT_POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()"),
)


class Visit:
    """Who has come: the person of the cookie, or a new one, and which of their devices it is. ``become``
    makes the visitor that person."""

    def __init__(self, person: str, device: str, is_new: bool, same_origin: bool, secure: bool) -> None:
        self.person = person
        self.device = device
        self.is_new = is_new
        self.same_origin = same_origin
        self.secure = secure
        self.barred = False

    @staticmethod
    def of(scope: Any) -> Visit:
        visit: Visit = scope["state"][_STATE]
        return visit

    def become(self, person: str, device: str) -> None:
        self.person = person
        self.device = device
        self.is_new = True


class Visits:
    """The outermost layer of the application."""

    def __init__(
        self, app: ASGIApp, people: People, settings: Settings, presence: Presence, public: PublicAddress
    ) -> None:
        self._app = app
        self._public = public
        self._people = people
        self._presence = presence
        self._origins = settings.all_origins
        self._sub_path = settings.sub_path
        self._always_secure = settings.public_address.startswith("https:")
        self._rate = Buckets(settings.requests_per_second, settings.requests_burst, settings.people_most)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self._app(scope, receive, send)
            return
        self._leave_out_sub_path(scope)
        headers = Headers.from_scope(scope)
        visit = self._visit(scope, headers)
        scope.setdefault("state", {})[_STATE] = visit
        method = scope.get("method")
        address = _address(scope)
        visit.barred = self._presence.is_barred(visit.person, address)
        if method is None:  # a websocket, whose handler speaks for itself
            with self._presence.connected(visit.person, address):
                await self._app(scope, receive, send)
            return
        path = scope["path"].lstrip("/")  # with any number of slashes, as in routing
        is_api = path.startswith("api/")

        async def dress(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS:
                    answer.setdefault(name, value)
                if is_api:
                    answer.setdefault("cache-control", "no-store")
                    if visit.is_new:
                        answer.add("set-cookie", self._cookie(visit))
            await send(message)

        if method not in _SAFE and not visit.same_origin:
            await refuse(dress, 403, Say(ORIGIN_MISMATCH))
        elif visit.barred and is_api and path != "api/host":  # where the host lets them in again
            await refuse(dress, 403, Say(BARRED))
        elif is_api and not self._rate.take(_caller(scope, visit)):
            await refuse(dress, 429, Say("problem-too-fast"))
        else:
            await self._app(scope, receive, dress)

    def _leave_out_sub_path(self, scope: Scope) -> None:
        """Some proxies take the sub-path away and some do not: behind here it is always gone."""
        path = scope["path"]
        if self._sub_path and f"{path}/".startswith(f"{self._sub_path}/"):
            scope["path"] = path.removeprefix(self._sub_path) or "/"

    def _visit(self, scope: Scope, headers: Headers) -> Visit:
        given = _OUR_COOKIE.search(headers.get("cookie", ""))
        known = self._people.whose(given[1] if given else None)
        secure = (
            self._always_secure
            # in a house the same host is also reached without HTTPS, and has to have the same cookie
            or (scope["scheme"] in ("https", "wss") and not self._public.https)
            or self._public.is_secure(headers.get("host"))
        )
        who = known or (self._people.new_id(), self._people.new_device())
        return Visit(*who, known is None, self._is_same_origin(headers), secure)

    def _is_same_origin(self, headers: Headers) -> bool:
        """Browsers say where a page came from; programs that are no browsers say nothing."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        return (
            origin in self._origins
            or self._public.is_origin(origin)
            or urlsplit(origin).netloc == headers.get("host")
        )

    def _cookie(self, visit: Visit) -> str:
        secure = "; Secure" if visit.secure else ""
        value = self._people.cookie(visit.person, visit.device)
        return (
            f"{COOKIE}={value}; Path={self._sub_path}/; Max-Age={2 * _YEAR}; HttpOnly; SameSite=Lax{secure}"
        )


def _caller(scope: Scope, visit: Visit) -> str:
    """Whose rate it is: those without a cookie share that of their address."""
    if not visit.is_new:
        return visit.person
    return f"address {_address(scope)}"


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


async def refuse(send: Send, status: int, why: Say) -> None:
    """Answers a request with nothing but why it is refused."""
    body = msgspec.json.encode(Fault(why))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
