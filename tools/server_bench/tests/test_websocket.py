"""The cheap websocket hears whole messages however the network cuts them up."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tools.server_bench.load import Load
from tools.server_bench.websocket import Websocket

ACCEPTED = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
PING = b"\x89\x02hi"


class Written:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.all: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.all.append(data)

    def close(self) -> None:
        self.closed = True


def frame(text: bytes) -> bytes:
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


async def hear(stream: bytes, pieces: list[int]) -> tuple[list[bytes], Load, Written]:
    heard: list[bytes] = []
    load, written = Load(), Written()
    socket = Websocket(b"GET / HTTP/1.1\r\n\r\n", heard.append, load)
    transport: Any = written
    socket.connection_made(transport)
    for start, end in zip([0, *pieces], [*pieces, len(stream)], strict=True):
        socket.data_received(stream[start:end])
    await socket.opened
    return heard, load, written


@pytest.mark.parametrize("seed", range(20))
def test_messages_of_every_size_arrive_whole(seed: int) -> None:
    texts = [b"x" * size for size in (0, 1, 125, 126, 65_535, 65_536, 70_000)]
    frames = [ACCEPTED, PING, *map(frame, texts), PING]
    stream = b"".join(frames)
    starts = [len(b"".join(frames[:number])) for number in range(len(frames))]
    chance = random.Random(seed)
    pieces = sorted({start + chance.randint(0, 9) for start in starts} & set(range(1, len(stream))))
    heard, load, written = asyncio.run(hear(stream, pieces))
    assert heard == texts
    assert load.troubles == []
    assert load.received == len(stream)
    assert written.all[1:] == [b"\x8a\x82\0\0\0\0hi"] * 2


def test_a_frame_in_two_parts_is_a_trouble_and_not_a_message() -> None:
    heard, load, written = asyncio.run(hear(ACCEPTED + b"\x01\x02hi", []))
    assert heard == []
    assert len(load.troubles) == 1
    assert written.closed
