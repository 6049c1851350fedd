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
from stolek.core.say import say
from stolek.driver.live_table import LiveTable
from stolek.server.http.limits import Bucket
from stolek.server.http.protocols import DirectWebsocket
from stolek.server.http.relay import is_relayed
from stolek.server.http.visits import BARRED, ORIGIN_MISMATCH, Visit
from stolek.server.nodes import Elsewhere
from stolek.server.services import GivenServices, Services
from stolek.table import outgoing
from stolek.table.effects import AdviceWanted, Looked, Queried, Wish
from stolek.table.messages import (
    PROTOCOL,
    Advice,
    Answer,
    AskAdvice,
    Chat,
    ClientMessage,
    GoOn,
    Hello,
    Hidden,
    Hold,
    NotDone,
    Person,
    Ping,
    Pong,
    Query,
    React,
    Resume,
    Shown,
)
from stolek.table.store import ComeAgainError
from stolek.table.visitors import SCREEN

log = logging.getLogger("stolek.socket")

Socket: TypeAlias = WebSocket[Any, Any, Any]
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
TOO_MUCH = say("problem-too-fast")
TOO_MUCH_CHAT = illegal("ST-2", "problem-too-fast")
NO_CHAT = illegal("ST-2", "refused-no-chat")
ONLY_WATCHES = illegal("ST-2", "refused-only-watches")
CLOSE_POLICY = 1008
CLOSE_RESTART = 1012
_RESTART = ""
_LAST_WORDS_SECONDS = 5.0
_SILENT_SECONDS = 12.0
"""A page that is looked at says something every two seconds; one that has not for so long is away."""
_numbers = itertools.count()


class _Stop(Exception):
    """The connection has to end, for this reason (a word of the catalogue)."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Connection:
    """A device. What its line has no room for waits in its outbox; a reader too slow for that gets the whole
    table afresh."""

    def __init__(
        self, line: DirectWebsocket, you: Person, device: str, table: LiveTable, services: Services
    ) -> None:
        settings = services.settings
        self.number = next(_numbers)
        self.owner, self.device = you.id, device
        self.person = you.id
        self.watches = False
        self.table = table
        self.ended: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        """Why it has to end, when it has to: a word of the catalogue, or None if there is nothing to say."""
        self._line = line
        self._you = you
        self._services = services
        self._most = settings.outbox_bytes_most
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        self._behind = False
        self._any = Bucket(settings.messages_per_second, settings.messages_burst)
        self._loop = asyncio.get_running_loop()
        self._heard_at = 0.0
        self._hidden = False

    def join(self, hello: Hello) -> None:
        """Comes to the table. A big screen in a player's own browser shows no hand: it goes by an id that
        has no chair."""
        if hello.watch:
            self.watches = True
            self.person = f"{SCREEN}{self._you.id}"
            self._you = msgspec.structs.replace(self._you, id=self.person)
        self.table.join(self, self._you, hello.row)
        self._line.listen(self)
        self._heard_at = self._loop.time()
        if hello.beats and not hello.watch:
            self._listen()

    @property
    def is_behind(self) -> bool:
        return self._behind

    # What is sent -------------------------------------------------------------------------------------

    def push(self, messages: Sequence[bytes]) -> None:
        if self._behind:
            return
        if not self._outbox and not self._line.is_full:
            self._line.write(messages)
            return
        self._outbox.extend(messages)
        self._waiting += sum(map(len, messages))
        if self._waiting > self._most:
            self._fall_behind()

    def welcome(self, message: bytes) -> None:
        """The whole table: whoever was behind is no longer."""
        self._behind = False
        self.push((message,))

    def _fall_behind(self) -> None:
        self._outbox.clear()
        self._waiting = 0
        self._behind = True

    def drained(self) -> None:
        while self._outbox and not self._line.is_full:
            message = self._outbox.popleft()
            self._waiting -= len(message)
            self._line.write((message,))
        if self._behind and not self._line.is_full:
            self.table.join(self, self._you)

    def hang_up(self) -> None:
        """Ends the connection with what is still to be said; whoever it is will come again."""
        if not self.ended.done():
            self._line.write(self._outbox)
            self._outbox.clear()
            self.ended.set_result(_RESTART)

    # What is heard ------------------------------------------------------------------------------------

    def lost(self) -> None:
        self._stop(None)

    def ponged(self, data: bytes) -> None:
        """Whoever asked hears it from uvicorn."""

    def pinged(self) -> None:
        if not self._any.take():
            self._stop("problem-too-fast")

    def hear(self, message: bytes) -> None:
        if self.ended.done():
            return
        self._heard_at = self._loop.time()
        try:
            self._obey(_decode(message))
        except _Stop as stop:
            self._stop(stop.key)
        except Exception as error:  # noqa: BLE001 (whatever it is ends this connection and no other)
            log.error("connection failed: %s", outline(error))  # noqa: TRY400
            self._stop("fault-server")

    def _listen(self) -> None:
        """Whoever is heard no more has no line, or sleeps and has said so."""
        silent = self._loop.time() - self._heard_at
        if self.ended.done():
            return
        if silent < _SILENT_SECONDS or self._hidden:
            self._loop.call_later(max(_SILENT_SECONDS / 4, _SILENT_SECONDS - silent), self._listen)
        else:
            self._line.cut()

    def _stop(self, key: str | None) -> None:
        if not self.ended.done():
            self.ended.set_result(key)

    def _obey(self, message: ClientMessage) -> None:
        if not self._any.take() or not self._services.person_rate.take(self._you.id):
            raise _Stop("problem-too-fast")
        match message:
            case Answer() if not self.watches:  # most are
                self._say(message)
            case Hello():
                raise _Stop("problem-no-hello")
            case Ping(at):
                self.push((outgoing.encode(Pong(at)),))
            case Resume() if self._line.is_full:  # whoever does not read gets it when they have read
                self._behind = True
            case Resume(row):
                self.table.join(self, self._you, row)
            case Hidden(hidden):
                self._hidden = hidden
                self.table.doze(self, hidden)
            case React(what):
                if self._services.reaction_rate.take(self._you.id):
                    self.table.sign(self._you.id, what)
            case Shown() | Hold() | GoOn():
                self.table.take(Looked(self.number, self._you, message, self.watches))
            case Query(seat):
                self.table.take(Queried(self.number, self._you, seat))
            case AskAdvice():
                if self._services.advice_rate.take(self._you.id):
                    self.table.take(AdviceWanted(self.number, self._you, message))
                else:
                    self.push((outgoing.encode(Advice(message.seat, message.prompt, None, TOO_MUCH)),))
            case _ if self.watches:
                self.push((outgoing.not_done(NotDone(message.cid, ONLY_WATCHES)),))
            case Chat(cid) if not self._services.settings.chat:
                self.push((outgoing.not_done(NotDone(cid, NO_CHAT)),))
            case Chat(cid) if not self._services.chat_rate.take(self._you.id):
                self.push((outgoing.not_done(NotDone(cid, TOO_MUCH_CHAT)),))
            case _:
                self._say(message)

    def _say(self, wish: Wish) -> None:
        self._you = self._services.people.latest(self._you)
        self.table.say(self, self._you, wish)


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
    except _Stop as stop:
        await _end(socket, stop.key)
    except (WebSocketDisconnect, ClientDisconnected):
        pass
    except ComeAgainError:
        await _end(socket, _RESTART)
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
        raise _Stop("problem-no-hello") from None
    if not isinstance(first, Hello):
        raise _Stop("problem-no-hello")
    if first.protocol != PROTOCOL:
        raise _Stop("problem-protocol")
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
        raise _Stop("problem-no-table")
    return table


async def _receive(socket: Socket) -> ClientMessage:
    return _decode((await socket.receive_data(mode="text")).encode())


def _decode(raw: bytes) -> ClientMessage:
    try:
        return _decoder.decode(raw)
    except msgspec.DecodeError:
        raise _Stop("problem-not-understood") from None


async def _end(socket: Socket, key: str) -> None:
    """Last words, for whoever still reads."""
    code = CLOSE_RESTART if key == _RESTART else CLOSE_POLICY
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
