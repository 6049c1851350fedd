"""The socket's door: strict, limited, and never held up by anyone."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stolek.server.live.connection import Connection
from stolek.server.store.database import Write
from stolek.table.messages import PROTOCOL
from tests.server.live import PATIENCE, Server, Visitor, eventually, running

HELLO = {"is": "hello", "table": "nowhere"}


def _frame(head: int, payload: bytes, mask: bytes = b"\1\2\3\4") -> bytes:
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    return bytes((head, 0x80 | len(payload))) + mask + masked


async def test_messages_in_any_pieces_are_read_alike() -> None:
    one, two, three = (b'{"is":"ping","at":%d}' % at for at in (1, 2, 3))
    written = (
        [_frame(0x81, one) + _frame(0x81, two)],
        [bytes((byte,)) for byte in _frame(0x81, one)] + [_frame(0x81, two)],
        [_frame(0x01, one[:5]), _frame(0x89, b"!"), _frame(0x80, one[5:]), _frame(0x81, two)],
        [_frame(0x81, one) + _frame(0x81, two)[:9], _frame(0x81, two)[9:]],
    )

    async with running() as server, server.visitor() as ada:
        table = await ada.play()
        async with ada.at(table) as device:
            await device.welcome()
            for number, pieces in enumerate(written):
                before = len(device.messages)
                for piece in [*pieces, _frame(0x81, three)]:
                    device.socket.transport.write(piece)
                    await asyncio.sleep(0.002)
                await device.wait(lambda m: m.get("at") == 3, after=before)
                heard = [m["at"] for m in device.messages[before:] if m["is"] == "pong"]
                assert heard == [1, 2, 3], number
            device.socket.transport.write(bytes((0x81, len(one))) + one)  # not masked
            assert await device.closing() == 1002


async def _last_words(line: ClientConnection) -> tuple[str, int | None]:
    """What the server says before it hangs up, and the close code."""
    said = ""
    with contextlib.suppress(ConnectionClosed):
        async for raw in line:
            message = msgspec.json.decode(raw)
            if message["is"] == "problem":
                assert message["fatal"] is True
                said = message["say"]["key"]
    return said, line.close_code


async def _after(visitor: Visitor, *messages: Any, **headers: str) -> tuple[str, int | None]:
    async with visitor.socket(**headers) as line:
        for message in messages:
            raw = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
            with contextlib.suppress(ConnectionClosed):
                await line.send(raw)
        return await _last_words(line)


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "nonsense",
        "[]",
        "null",
        '{"is":"dance"}',
        '{"is":"hello"}',
        '{"is":"hello","table":7}',
        '{"is":"hello","table":"x","extra":1}',
        '{"is":"hello","table":"' + "x" * 40 + '"}',
        '{"is":"hello","table":"x","row":"1"}',
        '{"is":"hello","table":"x"} trailing',
        "\N{GRINNING FACE}",
    ],
)
async def test_what_is_not_exactly_a_message_ends_the_connection(garbage: str) -> None:
    async with running() as server, server.visitor() as ada:
        assert await _after(ada, garbage) == ("problem-not-understood", 1008)


async def test_later_messages_are_read_as_strictly_as_the_first() -> None:
    async with running() as server, server.visitor() as ada:
        hello = {**HELLO, "table": await ada.play()}
        for bad in (
            {"is": "answer", "cid": "", "seat": 0, "prompt": 0, "option": 0},
            {"is": "answer", "cid": "c", "seat": 0.5, "prompt": 0, "option": 0},
            {"is": "answer", "cid": "c" * 65, "seat": 0, "prompt": 0, "option": 0},
            {"is": "answer", "cid": "c", "seat": 0, "prompt": 0, "option": 0, "by": 1},
            {"is": "welcome", "row": 0},
        ):
            assert await _after(ada, hello, bad) == ("problem-not-understood", 1008)
        assert await _after(ada, hello, hello) == ("problem-no-hello", 1008)
        assert await _after(ada, hello, b"\x00\x01") == ("problem-not-understood", 1008)


async def test_a_message_may_not_be_longer_than_the_limit() -> None:
    async with running(message_most=2_000) as server, server.visitor() as ada:
        table = await ada.play()
        async with ada.at(table) as device:
            await device.welcome()
            await device.send({"is": "chat", "cid": "long", "text": "x" * 3_000})
            assert await device.closing() == 1009
        async with ada.at(table) as device:
            assert (await device.welcome())["chat"] == []


async def test_the_first_message_is_hello_and_comes_soon() -> None:
    async with running(hello_seconds=0.1) as server, server.visitor() as ada:
        assert await _after(ada) == ("problem-no-hello", 1008)
    async with running() as server, server.visitor() as ada:
        assert await _after(ada, {"is": "ping", "at": 1}) == ("problem-no-hello", 1008)
        for other in (PROTOCOL - 1, PROTOCOL + 1):
            assert await _after(ada, {**HELLO, "protocol": other}) == ("problem-protocol", 1008)
        assert await _after(ada, HELLO) == ("problem-no-table", 1008)


async def test_a_page_of_another_origin_is_turned_away() -> None:
    async with running(origins=("https://friend.example",)) as server, server.visitor() as ada:
        hello = {**HELLO, "table": await ada.play()}
        assert await _after(ada, hello, origin="https://evil.example") == ("problem-origin", 1008)
        assert await _after(ada, hello, origin="null") == ("problem-origin", 1008)
        for allowed in (server.address, "https://friend.example"):
            async with ada.socket(origin=allowed) as line:
                await line.send(msgspec.json.encode(hello).decode())
                assert msgspec.json.decode(await line.recv())["is"] == "welcome"
        crossed = await ada.web.post("/api/tables", json={}, headers={"origin": "https://evil.example"})
        assert (crossed.status_code, crossed.json()["say"]["key"]) == (403, "problem-origin")


async def test_without_a_cookie_of_ours_nobody_comes_in() -> None:
    async with running() as server, server.visitor() as ada:
        hello = msgspec.json.encode({**HELLO, "table": await ada.play()}).decode()
        forged = f"{ada.id}.{'0' * 64}"
        for cookie in ("", f"stolek={forged}", f"stolek={ada.id}", "stolek=.", "stolek=x.y; stolek=z"):
            address = f"ws://127.0.0.1:{server.port}/ws"
            async with connect(address, additional_headers={"cookie": cookie}) as line:
                with contextlib.suppress(ConnectionClosed):
                    await line.send(hello)
                assert await _last_words(line) == ("problem-no-cookie", 1008)


async def test_a_flood_ends_the_connection_and_nobody_elses() -> None:
    limits: dict[str, Any] = {"messages_per_second": 1.0, "messages_burst": 5}
    async with running(**limits) as server, server.visitor() as ada, server.visitor() as bela:
        table = await ada.play()
        async with ada.at(table) as noisy, bela.at(table) as calm:
            await noisy.welcome()
            for at in range(20):
                with contextlib.suppress(ConnectionClosed):
                    await noisy.send({"is": "ping", "at": at})
            assert await noisy.closing() == 1008
            assert noisy.messages[-1]["say"]["key"] == "problem-too-fast"
            await calm.send({"is": "ping", "at": 1})
            assert await calm.wait(lambda m: m["is"] == "pong") == {"is": "pong", "at": 1}


async def test_many_devices_of_one_person_share_one_limit() -> None:
    async with running(person_per_second=0.01, person_burst=6) as server, server.visitor() as ada:
        table = await ada.play()
        async with ada.at(table) as one, ada.at(table) as two:
            for device in (one, two):
                await device.welcome()
            for at in range(6):
                await (one, two)[at % 2].send({"is": "ping", "at": at})
            await one.wait(lambda m: m.get("at") == 4)
            await two.wait(lambda m: m.get("at") == 5)
            await two.send({"is": "ping", "at": 6})
            assert await two.closing() == 1008
            assert one.closed is None


async def test_chat_has_a_pace_of_its_own_and_a_move_does_not_suffer() -> None:
    async with running(chat_per_second=0.01, chat_burst=2) as server, server.visitor() as ada:
        table = await ada.play()
        async with ada.at(table) as device:
            said = [(await device.do("chat", text=word))["is"] for word in ("one", "two", "three")]
            assert said == ["done", "done", "not-done"]
            assert (await device.answer(0))["is"] == "done"


async def test_a_person_has_so_many_connections_and_no_more() -> None:
    async with running(connections_most=2) as server, server.visitor() as ada:
        table = await ada.play()
        async with ada.at(table) as one:
            await one.welcome()
            async with ada.at(table) as two:
                await two.welcome()
                assert await _after(ada, {**HELLO, "table": table}) == ("problem-too-fast", 1008)
            await one.wait(lambda m: m["is"] == "presence")
        await eventually(lambda: server.services.connections[ada.id] == 0)
        async with ada.at(table) as again:
            await again.welcome()


async def test_a_table_that_cannot_be_read_back_ends_the_connection_with_a_word() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.play()
        await server.services.tables.live[0].stop()
        broken = Write("UPDATE journal SET events = '[7]' WHERE table_id = ? AND seq = 1", (table,))
        await server.services.database.write([broken])
        assert await _after(ada, {**HELLO, "table": table}) == ("fault-server", 1008)
        answer = await ada.web.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["say"]["key"]) == (500, "fault-server")


async def test_a_reader_too_slow_holds_up_nobody_and_gets_the_whole_table_afresh() -> None:
    async with (
        running(outbox_bytes_most=20_000, send_buffer=8192) as server,
        server.visitor() as ada,
        server.visitor() as bela,
    ):
        table = await ada.play(chairs=4)
        async with ada.at(table) as talker, _deaf(bela, server) as deaf:
            await talker.welcome()
            await deaf.send(msgspec.json.encode({**HELLO, "table": table}).decode())
            for word in ("one", "two", "three"):
                await talker.settled("chat", text=word)
            (line,) = (
                each for each in server.services.tables.live[0].lines.values() if each.person == bela.id
            )
            assert isinstance(line, Connection)
            again = msgspec.json.encode({"is": "resume", "row": 0}).decode()
            fell_behind = asyncio.create_task(_falls_behind(line))
            for _ in range(1_000):
                await deaf.send(again)
            await asyncio.wait_for(fell_behind, PATIENCE)
            last = (await talker.settled("chat", text="nobody waits"))["row"]
            kinds, row = [], -1
            async with asyncio.timeout(60):
                while row < last:
                    message = msgspec.json.decode(await deaf.recv())
                    kinds.append(message["is"])
                    row = message.get("row", row)
            assert kinds.count("welcome") >= 2
            assert kinds.count("update") < 4 * 1_000


async def _falls_behind(line: Connection) -> None:
    """Looks whenever the server has done a step: a fresh table may follow at once."""
    while not line.is_behind:  # noqa: ASYNC110
        await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def _deaf(visitor: Visitor, server: Server) -> AsyncIterator[ClientConnection]:
    """A connection that takes hardly anything off the wire before it is read."""
    raw = socket.create_connection(("127.0.0.1", server.port))
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    async with connect(
        f"ws://127.0.0.1:{server.port}/ws",
        sock=raw,
        additional_headers={"cookie": f"stolek={visitor.cookie}"},
        max_queue=1,
        compression=None,
        ping_interval=None,
    ) as line:
        yield line


async def test_presence_follows_who_comes_and_goes() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as bela:
        table = await ada.new_table(chairs=2)
        async with ada.at(table) as first:
            await first.welcome()
            async with bela.at(table) as second:
                await first.wait(lambda m: m["is"] == "presence" and m["spectators"] == 1)
                await second.settled("sit", chair=1)
                assert [c["connected"] for c in first.table["chairs"]] == [True, True]
            gone = {"is": "presence", "connected": [True, False], "spectators": 0, "guests": []}
            await first.wait(lambda m: m == {**m, **gone})
            await eventually(lambda: len(server.services.tables.live[0].lines) == 1)
