"""A websocket client that costs next to nothing, so that it is the server that is measured.

Text frames in one piece, pings answered, nothing else: what the two servers send. Its masking key is zero,
which any server accepts and which saves the masking. For anything but measuring on loopback take a library.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable, Mapping
from typing import Protocol, cast

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FINAL, _MASKED, _ZERO_KEY = 0x80, 0x80, b"\0\0\0\0"


class Meter(Protocol):
    """Counts what comes in, and hears why a connection ended that should not have."""

    received: int

    def fail(self, why: str) -> None: ...


class Websocket(asyncio.Protocol):
    """One connection. ``hear`` is called with the bytes of every text message."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None], meter: Meter) -> None:
        self._request = request
        self._hear = hear
        self.meter = meter
        self._rest = b""
        self._closing = False
        self._transport: asyncio.Transport | None = None
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's are not derived from it
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._closing:
            self._end(f"a connection was lost ({exc})")

    def data_received(self, data: bytes) -> None:
        self.meter.received += len(data)
        if self._rest:
            data = self._rest + data
        at = 0 if self._open else self._shake_hands(data)
        try:
            while self._open and (end := self._frame(data, at)):
                at = end
        except Exception as error:  # noqa: BLE001 (the loop would only log it)
            self._end(f"{type(error).__name__}: {error}")
        self._rest = data[at:]

    def _shake_hands(self, data: bytes) -> int:
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            self._end(data[:200].decode("latin-1"))
            return len(data)
        self._open = True
        self.opened.set_result(None)
        return end + 4

    def _frame(self, data: bytes, at: int) -> int:
        """Takes the frame that begins here; where it ends, or 0 if it is not all here yet."""
        if len(data) - at < 2:
            return 0
        head, size, start = data[at], data[at + 1], at + 2
        if size == 126:
            size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
        elif size == 127:
            size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
        end = start + size
        if end > len(data):  # also when its head is cut off: then it only seems shorter
            return 0
        match head:
            case 0x81:  # text, final
                self._hear(data[start:end])
            case 0x89:
                self._write(_PONG, data[start:end])
            case 0x88:
                self._end(f"closed by the server: {data[start + 2 : end].decode()!r}")
            case _:
                raise ValueError(f"a frame that is not expected here: {head:#x}")
        return end

    def send(self, text: bytes) -> None:
        if not self._closing:  # whoever has left says nothing more
            self._write(_TEXT, text)

    def close(self) -> None:
        if self._transport is not None and not self._closing:
            self._write(_CLOSE, b"\x03\xe8")
            self._closing = True
            self._transport.close()

    def abort(self) -> None:
        """The line is gone without a word."""
        self._closing = True
        if self._transport is not None:
            self._transport.abort()

    def pause_reading(self) -> None:
        if self._transport is not None:
            self._transport.pause_reading()

    def _write(self, opcode: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        if size < 126:
            head = bytes((_FINAL | opcode, _MASKED | size))
        else:
            head = struct.pack("!BBH", _FINAL | opcode, _MASKED | 126, size)
        self._transport.write(head + _ZERO_KEY + payload)

    def _end(self, why: str) -> None:
        if self._closing:
            return
        self._closing = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))
        else:
            self.meter.fail(why)
        if self._transport is not None:
            self._transport.close()


async def connect(
    port: int, path: str, headers: Mapping[str, str], hear: Callable[[bytes], None], meter: Meter
) -> Websocket:
    """A websocket of loopback, open."""
    lines = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    request = f"GET {path} HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in lines.items()) + "\r\n"
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(
        lambda: Websocket(request.encode(), hear, meter), "127.0.0.1", port
    )
    await made.opened
    return made
