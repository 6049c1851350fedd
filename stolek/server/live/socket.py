"""``/ws``: one connection of one person's device to one table. Decodes strictly and limits; knows no game."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections import deque
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from stolek.core.errors import illegal, outline
from stolek.driver.live_table import LiveTable
from stolek.server.http.limits import Bucket
from stolek.server.http.visits import ORIGIN_MISMATCH, Visit
from stolek.server.services import GivenServices, Services
from stolek.table import outgoing
from stolek.table.messages import (
    PROTOCOL,
    Chat,
    ClientMessage,
    Hello,
    NotDone,
    Person,
    Ping,
    Pong,
    React,
    Resume,
)

log = logging.getLogger("stolek.socket")

Socket: TypeAlias = WebSocket[Any, Any, Any]
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
TOO_MUCH_CHAT = illegal("ST-2", "problem-too-fast")
ONLY_WATCHES = illegal("ST-2", "refused-only-watches")
CLOSE_POLICY = 1008
CLOSE_RESTART = 1012
_numbers = itertools.count()


class _Stop(Exception):
    """The connection has to end, for this reason (a word of the catalogue)."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Connection:
    """A device. Messages wait in its outbox; a reader too slow for it gets the whole table afresh."""

    def __init__(self, socket: Socket, person: str, most: int) -> None:
        self.number = next(_numbers)
        self.person = person
        self.watches = False
        self._socket = socket
        self._most = most
        self._outbox: deque[bytes] = deque()
        self._ready = asyncio.Event()
        self._behind = False
        self._closing = False
        self.table: LiveTable | None = None

    def only_watch(self, you: Person) -> Person:
        """A big screen in a player's own browser shows no hand: it goes by an id that has no chair."""
        self.watches = True
        self.person = f"screen of {you.id}"
        return msgspec.structs.replace(you, id=self.person)

    @property
    def is_behind(self) -> bool:
        return self._behind

    def push(self, messages: Sequence[bytes]) -> None:
        if self._behind:
            return
        if len(self._outbox) + len(messages) > self._most:
            self._outbox.clear()
            self._behind = True
        else:
            self._outbox.extend(messages)
        self._ready.set()

    def welcome(self, message: bytes) -> None:
        """The whole table: whoever was behind is no longer."""
        self._behind = False
        if len(self._outbox) >= self._most:  # whoever asks for more than they read gets the last of it
            self._outbox.clear()
        self._outbox.append(message)
        self._ready.set()

    def hang_up(self) -> None:
        self._closing = True
        self._ready.set()

    async def send_all(self, you: Person) -> None:
        """Sends what is in the outbox for as long as the connection lives."""
        while True:
            await self._ready.wait()
            self._ready.clear()
            while self._outbox:
                await self._socket.send_data(self._outbox.popleft())
            if self._closing:
                await self._socket.close(CLOSE_RESTART)
                return
            if self._behind and self.table is not None:
                self.table.join(self, you)


@websocket("/ws")
async def ws(socket: Socket, services: GivenServices) -> None:
    """One table, live. The messages are described in docs/wire.md."""
    await socket.accept()
    visit = Visit.of(socket.scope)
    if not visit.same_origin:
        await _end(socket, ORIGIN_MISMATCH)
        return
    if visit.is_new:  # only the page's first request gives a cookie, and that is not this one
        await _end(socket, "problem-no-cookie")
        return
    connection = Connection(socket, visit.person, services.settings.outbox_most)
    services.connections[visit.person] += 1
    try:
        if services.connections[visit.person] > services.settings.connections_most:
            await _end(socket, "problem-too-fast")
            return
        you = (await services.people.get(visit.person)).person
        hello, table = await _hello(socket, services)
        connection.table = table
        if hello.watch:
            you = connection.only_watch(you)
        sender = asyncio.create_task(connection.send_all(you))
        table.join(connection, you, hello.row)
        reader = asyncio.create_task(_listen(socket, connection, table, you, services))
        await _until_one_ends(sender, reader)
    except _Stop as stop:
        await _end(socket, stop.key)
    except (WebSocketDisconnect, ClientDisconnected):
        pass
    except Exception as error:  # noqa: BLE001 (whatever it is ends this connection and no other)
        log.error("connection failed: %s", outline(error))  # noqa: TRY400
        await _end(socket, "fault-server")
    finally:
        services.connections[visit.person] -= 1
        if connection.table is not None:
            connection.table.leave(connection)


async def _until_one_ends(*tasks: asyncio.Task[None]) -> None:
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    for ending in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ending, Exception):
            raise ending


async def _hello(socket: Socket, services: Services) -> tuple[Hello, LiveTable]:
    try:
        first = await asyncio.wait_for(_receive(socket, services), services.settings.hello_seconds)
    except TimeoutError:
        raise _Stop("problem-no-hello") from None
    if not isinstance(first, Hello):
        raise _Stop("problem-no-hello")
    if first.protocol != PROTOCOL:
        raise _Stop("problem-protocol")
    table = await services.tables.get(first.table)
    if table is None:
        raise _Stop("problem-no-table")
    return first, table


async def _listen(
    socket: Socket, connection: Connection, table: LiveTable, you: Person, services: Services
) -> None:
    settings = services.settings
    bucket = Bucket(settings.messages_per_second, settings.messages_burst)
    chatting = Bucket(settings.chat_per_second, settings.chat_burst)
    reacting = Bucket(settings.reactions_per_second, settings.reactions_burst)
    while True:
        message = await _receive(socket, services)
        if not bucket.take() or not services.person_rate.take(you.id):
            raise _Stop("problem-too-fast")
        match message:
            case Hello():
                raise _Stop("problem-no-hello")
            case Ping(at):
                connection.push([outgoing.encode(Pong(at))])
            case Resume(row):
                table.join(connection, you, row)
            case React(what):
                if reacting.take():
                    table.sign(you.id, what)
            case _ if connection.watches:
                connection.push([outgoing.not_done(NotDone(message.cid, ONLY_WATCHES))])
            case Chat(cid) if not chatting.take():
                connection.push([outgoing.not_done(NotDone(cid, TOO_MUCH_CHAT))])
            case _:
                now = (await services.people.get(you.id)).person
                table.say(connection, now, message)


async def _receive(socket: Socket, services: Services) -> ClientMessage:
    raw = await socket.receive_data(mode="text")
    if len(raw) > services.settings.message_most:
        raise _Stop("problem-too-long")
    try:
        return _decoder.decode(raw)
    except msgspec.DecodeError:
        raise _Stop("problem-not-understood") from None


async def _end(socket: Socket, key: str) -> None:
    log.info("connection ended: %s", key)
    with contextlib.suppress(WebSocketDisconnect, ClientDisconnected, RuntimeError):
        await socket.send_data(outgoing.problem(key, fatal=True))
        await socket.close(CLOSE_POLICY)
