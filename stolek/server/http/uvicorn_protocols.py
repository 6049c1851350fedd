"""uvicorn's two protocols, with what a server that strangers reach needs besides. Knows bytes only.

Connections are counted by address, a request that does not come is ended, and a websocket has a direct way to
whoever listens: no queue, no task and no await lie between the wire and a table.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from typing import Any, Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import frames
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from stolek.server import garbage_collection

apply_mask = frames.apply_mask  # type: ignore[attr-defined]  # in C where there is a compiled one
_KEY = "stolek_line"
_FULL = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_TEXT = 0x81
"""The first byte of a frame that is a whole text message."""
_PONG = 0x8A
_AT_ONCE = 1 << 16
"""So many bytes go out at once: whether the other side reads is known only then."""
_MASKED, _SHORT_HEAD = 0x80, 6


class Addresses:
    """How many connections each address has, of ``most``. A trusted proxy speaks for many."""

    def __init__(self, most: int, trusted: Sequence[str]) -> None:
        self._most = most
        self._trusts_all = "*" in trusted
        self._trusted = [ipaddress.ip_network(each, strict=False) for each in trusted if each != "*"]
        self.open: Counter[str] = Counter()

    def come(self, address: str) -> bool:
        """Whether one more from there is let in; it has to ``go`` again either way."""
        self.open[address] += 1
        return self.open[address] <= self._most or self._is_trusted(address)

    def go(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def _is_trusted(self, address: str) -> bool:
        try:
            here = ipaddress.ip_address(address)
        except ValueError:  # no address at all: a socket of this machine
            return True
        return self._trusts_all or any(here in network for network in self._trusted)


class CountedHttp(H11Protocol):
    """Requests. ``seconds``: so long may the head of one take, and so long may its body stand still."""

    def __init__(self, addresses: Addresses, seconds: float, **given: Any) -> None:
        super().__init__(**given)
        self._addresses = addresses
        self._seconds = seconds
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._addresses.come(_address(self)):
            self._wait()
        else:
            transport.write(_FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        garbage_collection.expect()
        self._wait_no_more()
        self._addresses.go(_address(self))

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._wait_no_more()
        elif self.conn.their_state is h11.SEND_BODY:
            self._wait_no_more()
            self._wait()
        elif self.conn.their_state is not h11.IDLE:
            self._wait_no_more()
        elif self._late is None:
            self._wait()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        garbage_collection.expect()
        self._wait_no_more()  # from here on uvicorn's own timer waits for the next request

    def _wait(self) -> None:
        self._late = self.loop.call_later(self._seconds, self._end)

    def _end(self) -> None:
        if self.flow.read_paused:  # it is we who do not read
            self._wait()
        else:
            self.transport.close()

    def _wait_no_more(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class Listener(Protocol):
    """Whoever is at the other end of a websocket."""

    def hear(self, message: bytes) -> None:
        """A message has come; an empty one stands for one that is no text."""

    def pinged(self) -> None:
        """The other side wants to know whether we are here; that has been answered."""

    def ponged(self, data: bytes) -> None:
        """The other side has answered a question of somebody else's."""

    def drained(self) -> None:
        """There is room again for what is to be sent."""

    def lost(self) -> None:
        """The connection is no more."""


class Turn:
    """What is written in one turn of the loop goes out at its end: several messages to one websocket, as when
    a whole table chooses at once, cost no more than one."""

    def __init__(self) -> None:
        self._writers: list[DirectWebsocket] = []

    def join(self, writer: DirectWebsocket) -> None:
        if not self._writers:
            writer.loop.call_soon(self._end)
        self._writers.append(writer)

    def _end(self) -> None:
        writers, self._writers = self._writers, []
        for each in writers:
            each.flush()


class DirectWebsocket(WebSocketsSansIOProtocol):
    """A websocket: uvicorn's, until somebody listens to it directly."""

    def __init__(self, addresses: Addresses, turn: Turn, **given: Any) -> None:
        super().__init__(**given)
        self._addresses = addresses
        self._turn = turn
        self._unsent: list[bytes] = []
        self._unsent_bytes = 0
        self._listener: Listener | None = None
        self._is_between = False
        """Whether somebody listens, and what comes next begins a message."""
        self.is_full = False
        """More waits to be sent than should; what is written nevertheless waits in memory."""

    @staticmethod
    def of(scope: Any) -> DirectWebsocket:
        line: DirectWebsocket = scope["state"][_KEY]
        return line

    def listen(self, listener: Listener) -> None:
        """From now on everything goes to this listener, beginning with what has already come."""
        self._listener = listener
        garbage_collection.expect()  # of the request that this was
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                listener.hear((event.get("text") or "").encode())
        self._look_where_it_is()
        if self.disconnected:
            listener.lost()
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def write(self, messages: Iterable[bytes]) -> None:
        """Sends these text messages, each in one frame, at the end of this turn of the loop."""
        unsent, size = self._unsent, self._unsent_bytes
        if not unsent:
            self._turn.join(self)
        for each in messages:
            length = len(each)
            unsent.append(_head(length))
            unsent.append(each)
            size += length
        self._unsent_bytes = size
        if size > _AT_ONCE:
            self.flush()

    def flush(self) -> None:
        """Sends what was written until now."""
        unsent, self._unsent, self._unsent_bytes = self._unsent, [], 0
        if unsent and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(unsent))

    def pass_on(self, frames: bytes) -> None:
        """Sends what is in frames already."""
        self.flush()
        if not self.transport.is_closing():
            self.transport.write(frames)

    def cut(self) -> None:
        """Ends it without a word."""
        self.transport.abort()

    # What uvicorn calls -------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        """A last word and the end may come in one turn: the word goes first."""
        self.flush()
        await super().send(message)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][_KEY] = self

    def data_received(self, data: bytes) -> None:
        """A short text message that comes whole and alone, as nearly all do, is read here: the library's
        parser is for any pieces of anything and takes ten times as long."""
        if (
            self._is_between
            and len(data) >= _SHORT_HEAD
            and data[0] == _TEXT
            and len(data) == (data[1] & 0x7F) + _SHORT_HEAD  # so it is masked, and shorter than 126 bytes
            and _MASKED <= data[1] < _MASKED + 126
            and not self.close_sent
            and self._listener is not None
        ):
            self._listener.hear(apply_mask(data[_SHORT_HEAD:], data[2:_SHORT_HEAD]))
        else:
            super().data_received(data)
            self._look_where_it_is()

    def _look_where_it_is(self) -> None:
        """After the library has read: whether it waits for the rest of something, or the end was said."""
        is_open = self._listener is not None and self.conn.state is State.OPEN
        self._is_between = is_open and not (self.frames or self.conn.reader.buffer)

    def send_receive_event_to_app(self) -> None:
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._listener.hear(message if self.curr_msg_data_type == "text" else b"")

    def handle_ping(self) -> None:
        if self.is_full:  # whoever does not read gets no more answers
            self.conn.data_to_send()
        else:
            super().handle_ping()
        if self._listener is not None:
            self._listener.pinged()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        if self._listener is not None:
            self._listener.ponged(bytes(event.data))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_full = False
        if self._listener is not None:
            self._listener.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        garbage_collection.expect()
        self._addresses.go(_address(self))
        if self._listener is not None:
            self._listener.lost()


def protocols(addresses: Addresses, request_seconds: float) -> dict[str, Any]:
    """What a ``uvicorn.Config`` has to be told so that it uses these."""
    return {
        "http": partial(CountedHttp, addresses, request_seconds),
        "ws": partial(DirectWebsocket, addresses, Turn()),
    }


def _address(of: H11Protocol | WebSocketsSansIOProtocol) -> str:
    return of.client[0] if of.client else ""


@lru_cache(maxsize=4096)
def _head(length: int, first: int = _TEXT, mask: int = 0) -> bytes:
    if length < 126:
        return bytes((first, mask | length))
    if length < 1 << 16:
        return bytes((first, mask | 126)) + length.to_bytes(2, "big")
    return bytes((first, mask | 127)) + length.to_bytes(8, "big")


def masked(message: bytes, *, pong: bool = False) -> bytes:
    """A frame as a client sends it, with a mask that changes nothing: nobody but another node reads it."""
    return _head(len(message), _PONG if pong else _TEXT, _MASKED) + bytes(4) + message
