"""Strangers who sit on the server: silent connections, floods that nobody reads, tables without end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from stolek.server.http.uvicorn_protocols import DirectWebsocket
from stolek.server.live.connection import Connection
from stolek.server.store.retention import DAY
from stolek.table.lobby_types import Me
from tests.server.live import Server, eventually, run, running

_PING = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
"""The longest ping, as a client sends it."""


@contextlib.contextmanager
def _silent(server: Server, count: int, said: bytes = b"") -> Iterator[list[socket.socket]]:
    with contextlib.ExitStack() as stack:
        lines = []
        for _ in range(count):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            line.sendall(said)
            line.setblocking(False)
            lines.append(line)
        yield lines


async def _closed(line: socket.socket) -> bytes:
    """What is said until the other side hangs up."""
    loop, said = asyncio.get_running_loop(), b""
    async with asyncio.timeout(60):
        with contextlib.suppress(ConnectionError):
            while got := await loop.sock_recv(line, 65_536):
                said += got
    return said


# Connections that want nothing ------------------------------------------------------------------------


async def test_a_request_that_does_not_come_is_ended() -> None:
    head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n"
    async with running(request_seconds=0.2) as server:
        for said in (b"", b"GET /api/me HT", head, head + b"\r\n{"):
            with _silent(server, 3, said) as lines:
                for line in lines:
                    await _closed(line)
        await eventually(lambda: not server.services.addresses.open)


async def test_a_request_that_takes_long_to_answer_is_not_ended() -> None:
    async with running(request_seconds=2.0) as server, server.visitor() as ada:
        get = server.services.people.get

        async def slowly(person: str) -> Me:
            await asyncio.sleep(3.0)
            return await get(person)

        server.services.people.get = slowly  # type: ignore[method-assign]
        assert (await ada.web.get("/api/me")).status_code == 200


async def test_an_address_has_so_many_connections_and_no_more() -> None:
    async with running(address_connections_most=5) as server:
        with _silent(server, 5):
            await eventually(lambda: server.services.addresses.open["127.0.0.1"] == 5)
            with _silent(server, 1) as (sixth,):
                assert b" 503 " in await _closed(sixth)
        await eventually(lambda: not server.services.addresses.open)
        async with server.visitor() as ada:
            table = await ada.play()
            async with ada.at(table) as one:
                await one.welcome()
                assert server.services.addresses.open["127.0.0.1"] == 2, "a websocket counts, and once"
        await eventually(lambda: not server.services.addresses.open)
    behind_proxy = running(address_connections_most=0, trusted_proxies=("127.0.0.0/8",))
    async with behind_proxy as server, server.visitor() as ada:
        assert await ada.get("/api/games")


LIMIT = """
import resource
from stolek.server.run import raise_file_limit
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))
raise_file_limit()
soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
print(soft == min(hard, 65536) if hard > 0 else soft == 65536)
"""


def test_the_limit_of_open_files_is_raised_at_the_start() -> None:
    if os.name == "posix":
        assert subprocess.check_output([sys.executable, "-c", LIMIT], text=True).strip() == "True"


# Floods that nobody reads -----------------------------------------------------------------------------


def _line_of(server: Server, person: str) -> tuple[Connection, DirectWebsocket]:
    (line,) = (each for each in server.services.tables.live[0].lines.values() if each.person == person)
    assert isinstance(line, Connection)
    return line, line._line


async def test_pings_whose_answers_nobody_reads_fill_no_memory() -> None:
    async with running(send_buffer=8192, messages_burst=10**7) as server, server.visitor() as ada:
        table = await ada.play()
        async with ada.socket() as line:
            await line.send(msgspec.json.encode({"is": "hello", "table": table}).decode())
            await line.recv()
            line.transport.pause_reading()
            own = line.transport.get_extra_info("socket")
            own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)  # or it holds megabytes itself
            connection, wire = _line_of(server, ada.id)
            answered, pinged, most = [0], connection.pinged, 0

            def count() -> None:
                answered[0] += 1
                pinged()

            connection.pinged = count  # type: ignore[method-assign]
            for sent in range(100, 30_001, 100):  # more answers than the buffers of the system hold
                line.transport.write(_PING * 100)
                await eventually(lambda: answered[0] >= sent)  # noqa: B023
                most = max(most, wire.transport.get_write_buffer_size())
            assert most < 500_000


async def test_a_flood_of_pings_ends_the_connection() -> None:
    async with running(messages_per_second=0.01, messages_burst=50) as server, server.visitor() as ada:
        table = await ada.play()
        async with ada.at(table) as device:
            await device.welcome()
            with contextlib.suppress(ConnectionClosed):
                for _ in range(60):
                    await device.socket.ping()
            assert await device.closing() == 1008
            assert device.messages[-1]["say"]["key"] == "problem-too-fast"


class _Deaf:
    """Somebody at a table who says things, and takes nothing of what comes."""

    def __init__(self, line: ClientConnection, connection: Connection) -> None:
        self.line, self.connection = line, connection
        self._heard, self._hear = 0, connection.hear
        connection.hear = self._count  # type: ignore[method-assign]

    def _count(self, message: bytes) -> None:
        self._hear(message)
        self._heard += 1

    async def say(self, wish: str, times: int = 50) -> None:
        """Returns when all of it was heard."""
        until = self._heard + times
        for _ in range(times):
            await self.line.send(wish)
        await eventually(lambda: self._heard >= until)

    @property
    def waiting(self) -> int:
        """The bytes that wait in the server until they are read."""
        written = self.connection._line.transport.get_write_buffer_size()
        return sum(map(len, self.connection._outbox)) + int(written)


@contextlib.asynccontextmanager
async def _deaf(**limits: Any) -> AsyncIterator[_Deaf]:
    patient: dict[str, Any] = {"messages_burst": 10**7, "person_burst": 10**7, "send_buffer": 8192}
    async with running(**patient, **limits) as server, server.visitor() as ada:
        table = await ada.play(chairs=4)
        async with ada.socket() as line:
            await line.send(msgspec.json.encode({"is": "hello", "table": table}).decode())
            await line.recv()
            line.transport.pause_reading()
            own = line.transport.get_extra_info("socket")
            own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)  # or it holds megabytes itself
            yield _Deaf(line, _line_of(server, ada.id)[0])


_RESUME = '{"is":"resume","row":-1}'


@pytest.mark.parametrize("wish", [_RESUME, '{"is":"query","seat":0}'])
async def test_whoever_asks_for_much_without_reading_fills_no_memory(wish: str) -> None:
    """So many bytes wait for somebody, not so many messages: a welcome has as many as a thousand pongs."""

    async with _deaf(outbox_bytes_most=60_000) as deaf:
        most = 0
        for _ in range(80):
            await deaf.say(wish)
            most = max(most, deaf.waiting)
        assert 0 < most < 300_000
        line = deaf.line
        line.transport.resume_reading()

        async def ping() -> None:
            while True:  # one that comes while it is behind is not answered
                await line.send('{"is":"ping","at":7}')
                await asyncio.sleep(0.2)

        pinging = asyncio.create_task(ping())
        async with asyncio.timeout(60):
            while msgspec.json.decode(await line.recv())["is"] != "pong":
                pass
        pinging.cancel()
        assert not deaf.connection.is_behind


def test_the_whole_table_is_made_for_nobody_who_does_not_read() -> None:
    async def scenario() -> None:
        async with _deaf() as deaf:
            table, made = deaf.connection.table, 0
            join = table.join

            def count(*joined: Any) -> None:
                nonlocal made
                made += 1
                join(*joined)

            table.join = count  # type: ignore[method-assign, assignment]
            while not deaf.connection._line.is_full:
                await deaf.say(_RESUME, times=1)
            before = made
            await deaf.say(_RESUME, times=100)
            assert made == before

    run(scenario)


# Tables without end -----------------------------------------------------------------------------------


async def test_there_are_so_many_tables_and_no_more() -> None:
    limits: tuple[dict[str, Any], ...] = (
        {"tables_most": 2},
        {"stored_tables_most": 2},
        {"address_tables_burst": 2, "address_tables_per_minute": 0.001},
    )
    for limit in limits:
        slow = "address_tables_burst" in limit
        async with running(**limit) as server, contextlib.AsyncExitStack() as stack:
            for _ in range(2):
                await (await stack.enter_async_context(server.visitor())).new_table()
            third = await stack.enter_async_context(server.visitor())
            for path in ("/api/tables", "/api/play"):
                answer = await third.web.post(path, json={"game": "tiny"})
                key = "problem-too-fast" if slow else "fault-tables-full"
                assert (answer.status_code, answer.json()["say"]["key"]) == (429 if slow else 503, key)


async def _tidied(server: Server, *days: float) -> list[str]:
    """What goes at the last of these looks, so many days from now."""
    services, gone = server.services, []
    for day in days:
        gone = list((await services.retention.tidy(services.keep, int(time.time() + day * DAY))).tables)
    return gone


async def test_tables_nobody_uses_go_after_their_days_and_those_of_grace() -> None:
    settings: dict[str, Any] = {"keep_unplayed_days": 14, "keep_games_days": 100, "keep_chat_days": 0}
    async with running(**settings) as server, server.visitor() as ada:
        empty = await ada.new_table()
        played = await ada.play()
        for live in server.services.tables.live:
            await live.stop()
        assert await _tidied(server, *range(21)) == []
        assert await _tidied(server, 22) == [empty]
        assert (await ada.web.get(f"/api/tables/{empty}")).status_code == 404
        assert {card["id"] for card in await ada.get("/api/me/tables")} == {played}
        assert await _tidied(server, *range(23, 107)) == []
        assert await _tidied(server, 108) == [played]
        assert (await ada.get("/api/saved"), await server.services.store.count()) == ([], 0)
        for table in ("journal", "holders", "players", "games", "tables"):
            assert await server.services.database.read(f"SELECT * FROM {table}") == []


@pytest.mark.sqlite("with PostgreSQL people are hung up instead: another node may have the table")
async def test_a_table_in_memory_stays_and_a_deleted_one_cannot_be_written() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.new_table()
        services = server.services
        assert (await services.retention.old(services.keep, 2**40, {table})).tables == []
        assert (await services.retention.old(services.keep, 2**40)).tables == [table]
        async with ada.at(table) as device:
            await device.welcome()
            await services.store.delete([table])
            verdict = await device.do("chat", text="still here")
            assert verdict["why"]["reason"]["key"] == "refused-not-saved"
        assert (await ada.web.get(f"/api/tables/{table}")).status_code == 404


async def test_what_people_wrote_is_blanked_after_its_days() -> None:
    kept: dict[str, Any] = {"keep_chat_days": 30, "keep_unplayed_days": 0, "grace_days": 1}
    async with running(**kept) as server, server.visitor() as ada:
        table = await ada.new_table()
        async with ada.at(table) as device:
            await device.settled("chat", text="between us")
        await server.services.tables.live[0].stop()
        await _tidied(server, 0, 1, 2)
        assert b"between us" in await _journal(server)
        await _tidied(server, *range(3, 32))
        assert b"between us" not in await _journal(server)
        async with ada.at(table) as device:
            assert (await device.welcome())["chat"] == []


async def _journal(server: Server) -> bytes:
    return b"".join(row[0] for row in await server.services.database.read("SELECT action FROM journal"))
