"""``/ws``: who may come to which table by a websocket, and last words to whoever may not. Knows no game."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from stolek.core.errors import outline
from stolek.driver.live_table import LiveTable
from stolek.server.http.relay import is_relayed
from stolek.server.http.uvicorn_protocols import DirectWebsocket
from stolek.server.http.visits import BARRED, ORIGIN_MISMATCH, Visit
from stolek.server.live.connection import RESTART, Connection, Stop, decode
from stolek.server.nodes import Elsewhere
from stolek.server.services import GivenServices, Services
from stolek.table import outgoing
from stolek.table.messages import PROTOCOL, ClientMessage, Hello
from stolek.table.store import ComeAgainError

log = logging.getLogger("stolek.socket")

Socket: TypeAlias = WebSocket[Any, Any, Any]
CLOSE_POLICY = 1008
CLOSE_RESTART = 1012
_LAST_WORDS_SECONDS = 5.0


@websocket("/ws")
async def ws(socket: Socket, services: GivenServices) -> None:
    """One table, live. The messages are described in docs/wire.md."""
    await socket.accept()
    visit = Visit.of(socket.scope)
    if not visit.same_origin:
        await _end(socket, ORIGIN_MISMATCH)
        return
    if visit.barred:
        await _end(socket, BARRED)
        return
    if visit.is_new:  # only the page's first request gives a cookie, and that is not this one
        await _end(socket, "problem-no-cookie")
        return
    services.connections[visit.person] += 1
    try:
        if services.connections[visit.person] > services.settings.connections_most:
            await _end(socket, "problem-too-fast")
            return
        you = (await services.people.get(visit.person)).person
        hello = await _hello(socket, services)
        table = await _table(socket, services, hello)
        if table is None:
            return
        line = DirectWebsocket.of(socket.scope)
        connection = Connection(line, you, visit.device, table, services)
        try:
            connection.join(hello)
            key = await connection.ended
        finally:
            table.leave(connection)
        if key is not None:
            await _end(socket, key)
    except Stop as stop:
        await _end(socket, stop.key)
    except (WebSocketDisconnect, ClientDisconnected):
        pass
    except ComeAgainError:
        await _end(socket, RESTART)
    except Exception as error:  # noqa: BLE001 (whatever it is ends this connection and no other)
        log.error("connection failed: %s", outline(error))  # noqa: TRY400
        await _end(socket, "fault-server")
    finally:
        services.connections[visit.person] -= 1
        if services.connections[visit.person] <= 0:
            del services.connections[visit.person]


async def _hello(socket: Socket, services: Services) -> Hello:
    try:
        first = await asyncio.wait_for(_receive(socket), services.settings.hello_seconds)
    except TimeoutError:
        raise Stop("problem-no-hello") from None
    if not isinstance(first, Hello):
        raise Stop("problem-no-hello")
    if first.protocol != PROTOCOL:
        raise Stop("problem-protocol")
    return first


async def _table(socket: Socket, services: Services, hello: Hello) -> LiveTable | None:
    """The table; None if another node had it, to which the connection went through and has ended."""
    try:
        table = await services.tables.get(hello.table)
    except Elsewhere as elsewhere:
        if services.relay is None or is_relayed(socket.scope):
            raise
        through = await services.relay.line(socket.scope, msgspec.json.encode(hello), elsewhere)
        if through is not None:
            await through.run()
            return None
        table = await services.tables.get(hello.table)
    if table is None:
        raise Stop("problem-no-table")
    return table


async def _receive(socket: Socket) -> ClientMessage:
    return decode((await socket.receive_data(mode="text")).encode())


async def _end(socket: Socket, key: str) -> None:
    """Last words, for whoever still reads."""
    code = CLOSE_RESTART if key == RESTART else CLOSE_POLICY
    if code == CLOSE_POLICY:
        log.info("connection ended: %s", key)
    with contextlib.suppress(WebSocketDisconnect, ClientDisconnected, RuntimeError):
        try:
            async with asyncio.timeout(_LAST_WORDS_SECONDS):
                if code == CLOSE_POLICY:
                    await socket.send_data(outgoing.problem(key, fatal=True))
                await socket.close(code)
        except TimeoutError:
            DirectWebsocket.of(socket.scope).cut()
