"""A visitor whose table another node has is connected through to it, unread: requests here, lines by
``live/socket.py``. A node that does not answer is asked again until it answers or its tables are to be had.

Only once: who comes through another node and finds the table elsewhere again is sent away to come again.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import re
from collections.abc import AsyncIterator, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import h11
from litestar.datastructures import Headers
from litestar.types import ASGIApp, Receive, Scope, Send

from stolek.core.say import Say
from stolek.server.http.uvicorn_protocols import DirectWebsocket, masked
from stolek.server.http.visits import Visit, refuse
from stolek.server.live.tables import LiveTables
from stolek.server.nodes import Elsewhere, Nodes
from stolek.server.store.classes import Classes
from stolek.server.store.people import COOKIE, People
from stolek.table.store import ComeAgainError

RELAYED: Final = b"x-stolek-relayed"
_OF_TABLE = re.compile(r"/+(?:api|pictures)/tables/([a-z0-9]+)(?:/|$)")
_OF_CLASS = re.compile(r"/+api/classes/(\w+)(?:/|$)")
_OF_LINK = re.compile(r"/+api/links/([\w-]+)$")
_HOP = {b"connection", b"keep-alive", b"upgrade", b"te", b"trailer", b"proxy-connection", RELAYED}
_OURS = {b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"forwarded"}
_ANSWER_SECONDS = 60.0
_AGAIN_SECONDS = 0.1
_JUST_AFTER = 0.02
_CHUNK = 64 * 1024


class Relay:
    """The way to the tables of other nodes."""

    def __init__(
        self, nodes: Nodes, tables: LiveTables, people: People, classes: Classes, patience: float
    ) -> None:
        self._nodes = nodes
        self._tables = tables
        self._people = people
        self._classes = classes
        self._patience = patience
        self._through: dict[Callable[[], None], str] = {}
        """What goes through to which node: how to end it."""

    def around(self, app: ASGIApp) -> ASGIApp:
        """The application, but requests about other nodes' tables go there."""

        async def relay(scope: Scope, receive: Receive, send: Send) -> None:
            if str(scope["type"]) != "http" or is_relayed(scope):
                await app(scope, receive, send)
                return
            try:
                table = await self._table_of(scope["path"])
                here = table is None or await self._is_here(table)
            except ComeAgainError:
                await refuse(send, 503, Say("refused-not-saved"))
                return
            if here or table is None:
                await app(scope, receive, send)
                return
            async for where in self._ways_to(table):
                try:
                    async with _while_it_has(where):
                        upstream = await _open(where.address)
                except (OSError, TimeoutError):
                    continue
                await self._pass_on(scope, receive, send, where, upstream)
                return
            await app(scope, receive, send)  # by now it is here, or cannot be had

        return relay

    async def line(self, scope: Any, hello: bytes, elsewhere: Elsewhere) -> Line | None:
        """A line to the node that has the table, which has been told this; None if nobody has it any more."""
        table = elsewhere.table
        async for where in self._ways_to(table):
            writer, answer = None, b""
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                async with _while_it_has(where):
                    reader, writer = await _open(where.address)
                    writer.write(self._head(scope, where, b"GET", _upgrade()) + b"\r\n")
                    answer = await reader.readuntil(b"\r\n\r\n")
            if writer is not None and answer.startswith(b"HTTP/1.1 101"):
                writer.write(masked(hello))
                line = Line(DirectWebsocket.of(scope), reader, writer, self._through.pop)
                self._through[line.lost] = where.node
                return line
            if writer is not None:
                writer.transport.abort()
        return None

    def drop(self, gone: set[str]) -> None:
        """These nodes have gone: whoever was connected through comes again."""
        for end, node in tuple(self._through.items()):
            if node in gone:
                end()

    # Where a table is ---------------------------------------------------------------------------------

    async def _table_of(self, path: str) -> str | None:
        found = _OF_TABLE.match(path)
        if found is not None:
            return found[1]
        code = _OF_CLASS.match(path)
        taught = None if code is None else await self._classes.get(code[1])
        if taught is not None and taught.tables:
            return taught.tables[0]
        token = _OF_LINK.match(path)
        link = None if token is None else await self._people.look_at_link(token[1])
        return None if link is None else link.table

    async def _is_here(self, table: str) -> bool:
        if self._tables.has(table):
            return True
        try:
            await self._nodes.look_up(table)
        except Elsewhere:
            return False
        return True

    async def _ways_to(self, table: str) -> AsyncIterator[Elsewhere]:
        """The node that has it, again and again, for as long as one has it and patience lasts."""
        late = asyncio.get_running_loop().time() + self._patience
        while asyncio.get_running_loop().time() < late:
            try:
                await self._nodes.look_up(table)
            except Elsewhere as where:
                yield where
            else:
                return
            await asyncio.sleep(_AGAIN_SECONDS)

    # Requests -----------------------------------------------------------------------------------------

    def _head(self, scope: Any, where: Elsewhere, method: bytes, more: list[tuple[bytes, bytes]]) -> bytes:
        visit, client = Visit.of(scope), scope.get("client")
        path = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        left_out = _HOP | _OURS | {name for name, _ in more}
        headers = [
            (n, v) for n, v in scope["headers"] if n not in left_out and not n.startswith(b"sec-websocket")
        ]
        if visit.is_new:  # one that comes without a cookie is the same person there and gets it here
            headers = [(n, v) for n, v in headers if n != b"cookie"]
            more = [
                *more,
                (b"cookie", f"{COOKIE}={self._people.cookie(visit.person, visit.device)}".encode()),
            ]
        secure = scope["scheme"] in ("https", "wss")
        more = [
            *more,
            (RELAYED, where.node.encode()),
            (b"x-forwarded-for", (client[0] if client else "").encode()),
            (b"x-forwarded-proto", b"https" if secure else b"http"),
        ]
        lines = [b"%s: %s\r\n" % each for each in (*headers, *more)]
        return b"%s %s HTTP/1.1\r\n" % (method, path) + b"".join(lines)

    async def _pass_on(
        self, scope: Any, receive: Receive, send: Send, where: Elsewhere, upstream: tuple[Any, Any]
    ) -> None:
        reader, writer = upstream
        chunked = any(name == b"transfer-encoding" for name, _ in scope["headers"])
        answer = h11.Connection(h11.CLIENT)
        answer.send(h11.Request(method=scope["method"], target="/", headers=[("host", "node")]))
        answer.send(h11.EndOfMessage())
        started = False
        self._through[writer.transport.abort] = where.node
        try:
            close = [(b"connection", b"close")]
            writer.write(self._head(scope, where, scope["method"].encode(), close) + b"\r\n")
            more = True
            while more:
                message: Any = await receive()
                if message["type"] == "http.disconnect":
                    return
                body, more = message.get("body", b""), message.get("more_body", False)
                writer.write(b"%x\r\n%s\r\n" % (len(body), body) if chunked and body else body)
                await writer.drain()
            if chunked:
                writer.write(b"0\r\n\r\n")
            async with asyncio.timeout(_ANSWER_SECONDS):
                while True:
                    event = answer.next_event()
                    match event:
                        case h11.NEED_DATA:
                            answer.receive_data(await reader.read(_CHUNK))
                        case h11.Response():
                            started = True
                            headers = [
                                (n, v) for n, v in event.headers if n not in (*_HOP, b"transfer-encoding")
                            ]
                            await send(
                                {
                                    "type": "http.response.start",
                                    "status": event.status_code,
                                    "headers": headers,
                                }
                            )
                        case h11.Data():
                            part = bytes(event.data)
                            await send({"type": "http.response.body", "body": part, "more_body": True})
                        case h11.EndOfMessage():
                            await send({"type": "http.response.body", "body": b"", "more_body": False})
                            return
        except (OSError, TimeoutError, h11.ProtocolError):
            if not started:
                await refuse(send, 503, Say("refused-not-saved"))
        finally:
            self._through.pop(writer.transport.abort, None)
            writer.close()


class Line:
    """A person's line that goes through this node to another: what comes is passed on."""

    def __init__(
        self,
        line: DirectWebsocket,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        over: Callable[[Callable[[], None]], object],
    ) -> None:
        self._line = line
        self._reader = reader
        self._writer = writer
        self._room = asyncio.Event()
        self._over = over

    async def run(self) -> None:
        """Until either side ends it."""
        self._line.stop_keepalive()  # the node at the other end asks whether they are here
        self._line.listen(self)
        try:
            while data := await self._reader.read(_CHUNK):
                self._line.pass_on(data)
                if self._line.is_full:
                    self._room.clear()
                    await self._room.wait()
        except OSError:
            pass
        finally:
            self._over(self.lost)
            self._writer.close()
            self._line.transport.close()

    def hear(self, message: bytes) -> None:
        self._writer.write(masked(message))

    def ponged(self, data: bytes) -> None:
        self._writer.write(masked(data, pong=True))

    def pinged(self) -> None:
        """Has been answered here."""

    def drained(self) -> None:
        self._room.set()

    def lost(self) -> None:
        self._room.set()
        with contextlib.suppress(RuntimeError):
            self._writer.transport.abort()


def is_relayed(scope: Any) -> bool:
    """Whether this comes through another node."""
    return RELAYED.decode() in Headers.from_scope(scope)


def _while_it_has(where: Elsewhere) -> asyncio.Timeout:
    """No node is waited for longer than the table is its own."""
    return asyncio.timeout(where.left + _JUST_AFTER)


async def _open(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    parts = urlsplit(address)
    return await asyncio.open_connection(parts.hostname, parts.port or 80)


def _upgrade() -> list[tuple[bytes, bytes]]:
    key = base64.b64encode(os.urandom(16))
    return [
        (b"connection", b"Upgrade"),
        (b"upgrade", b"websocket"),
        (b"sec-websocket-version", b"13"),
        (b"sec-websocket-key", key),
    ]
