"""A real server on loopback and people who talk to it: the only way these tests look at the server."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import socket
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stolek.core.bot import Budget
from stolek.driver import live_table
from stolek.server.run import bind, make_server
from stolek.server.services import Services
from stolek.server.settings import Settings
from stolek.server.store.people import COOKIE
from stolek.table.effects import Tick
from tests.server import postgres, tiny
from tests.server.unfolding import Unfolding, verdict

PATIENCE = 60.0
QUICK = {
    "bot_pause": 0.0,
    "holds": False,
    "warm_bots": False,
    "bot_workers": 1,
    "window_seconds": 0.15,
    "bot_patience": 20.0,
    "bot_budget": Budget(seconds=0.05, worlds=2),
    "connections_most": 10_000,
    "address_connections_most": 10_000,
    "messages_per_second": 10_000.0,
    "messages_burst": 10_000,
    "chat_per_second": 10_000.0,
    "chat_burst": 10_000,
    "person_per_second": 10_000.0,
    "person_burst": 10_000,
    "requests_per_second": 10_000.0,
    "requests_burst": 10_000,
    "address_tables_per_minute": 1e6,
    "address_tables_burst": 1_000_000,
    "new_tables_per_minute": 60_000.0,
    "new_tables_burst": 10_000,
}
Message = dict[str, Any]
_numbers = itertools.count()


def run(scenario: Callable[[], Coroutine[Any, Any, None]], patience: float = 4 * PATIENCE) -> None:
    """Plays a scenario, with an end even when it hangs."""

    async def limited() -> None:
        await asyncio.wait_for(scenario(), patience)

    asyncio.run(limited())


class Server:
    """A running server and the folder of its data."""

    def __init__(self, port: int, data: Path, services: Services | None) -> None:
        self.port = port
        self.data = data
        self._services = services

    @property
    def services(self) -> Services:
        assert self._services is not None, "this server runs in another process"
        return self._services

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def everything(self) -> str:
        """Every value of every row in the database, but the names of its tables."""
        read = self.services.database.read
        in_file = "SELECT name FROM sqlite_schema WHERE type = 'table'"
        shared = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        names = [name for (name,) in await read(in_file if self.services.nodes is None else shared)]
        return "\n".join([repr(row) for name in names for row in await read(f"SELECT * FROM {name}")])

    @contextlib.asynccontextmanager
    async def visitor(self, name: str | None = None) -> AsyncIterator[Visitor]:
        """A new person with a browser of their own."""
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as web:
            (await web.get("/api/me")).raise_for_status()
            visitor = Visitor(self, web)
            if name is not None:
                (await web.patch("/api/me", json={"name": name})).raise_for_status()
            yield visitor

    @contextlib.asynccontextmanager
    async def returning(self, cookie: str) -> AsyncIterator[Visitor]:
        """Somebody who has been here before, by their cookie."""
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as web:
            web.cookies.set(COOKIE, cookie, domain="127.0.0.1")
            yield Visitor(self, web)


@contextlib.asynccontextmanager
async def running(
    data: Path | None = None, *, send_buffer: int | None = None, **changes: Any
) -> AsyncIterator[Server]:
    """A server in this process; with ``data`` it finds what an earlier one left there."""
    with contextlib.ExitStack() as stack:
        folder = data or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if postgres.CHOSEN:  # however busy the machine, nobody is taken for dead
            database = await asyncio.to_thread(postgres.database_of, folder)
            changes = {"database": database, "lease_seconds": 20.0, **changes}
        services = Services(Settings(data=folder, **{**QUICK, **changes}))
        bound = bind("127.0.0.1", 0)
        if services.nodes is not None:
            services.nodes.address = f"http://127.0.0.1:{bound.getsockname()[1]}"
        if send_buffer is not None:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        server = make_server(services)
        serving = asyncio.create_task(server.serve(sockets=[bound]))
        try:
            await eventually(lambda: server.started or serving.done())
            yield Server(bound.getsockname()[1], folder, services)
        finally:
            server.should_exit = True
            await serving


async def eventually(condition: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Waits until it is so; the clock only ends a wait that would never end."""
    async with asyncio.timeout(patience):
        while not condition():  # noqa: ASYNC110 (what is waited for happens in strangers' code)
            await asyncio.sleep(0.01)


class Visitor:
    """A person: the cookie in ``web`` is all they have."""

    def __init__(self, server: Server, web: httpx.AsyncClient) -> None:
        self.server = server
        self.web = web

    @property
    def cookie(self) -> str:
        return self.web.cookies[COOKIE]

    @property
    def id(self) -> str:
        return self.cookie.partition(".")[0]

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.web.post(path, json=body)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.web.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def new_table(self, **wanted: Any) -> str:
        made = await self.post("/api/tables", **{"game": tiny.ENTRY.game.info.id, **wanted})
        return str(made["table"])

    async def play(self, **wanted: Any) -> str:
        made = await self.post("/api/play", **{"game": tiny.ENTRY.game.info.id, **wanted})
        return str(made["table"])

    @contextlib.asynccontextmanager
    async def at(
        self,
        table: str,
        row: int = -1,
        *,
        watch: bool = False,
        beats: bool = False,
        before: Device | None = None,
    ) -> AsyncIterator[Device]:
        """A device of this person at a table; ``watch``: as a big screen; ``beats``: it promises signs of
        life; ``before``: the same device, which remembers what it was shown."""
        async with self.socket() as socket:
            device = Device(self, socket)
            if before is not None:
                device.unfolding = before.unfolding
            await device.send({"is": "hello", "table": table, "row": row, "watch": watch, "beats": beats})
            listening = asyncio.create_task(device.listen())
            try:
                yield device
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)

    def socket(self, **headers: str) -> connect:
        with_cookie = {"cookie": f"{COOKIE}={self.cookie}", **headers}
        return connect(
            f"ws://127.0.0.1:{self.server.port}/ws",
            additional_headers=with_cookie,
            max_size=None,
            compression=None,
        )


class Device:
    """A connection that remembers everything it was sent, and answers what it is asked to."""

    def __init__(self, visitor: Visitor, socket: ClientConnection) -> None:
        self.visitor = visitor
        self.socket = socket
        self.raw: list[bytes] = []
        self.messages: list[Message] = []
        self.closed: int | None = None
        self.unfolding = Unfolding()
        self._news = asyncio.Event()
        self.on_message: Callable[[Message], Awaitable[None]] | None = None

    async def listen(self) -> None:
        try:
            async for data in self.socket:
                raw = data.encode() if isinstance(data, str) else data
                message = msgspec.json.decode(raw)
                self.raw.append(raw)
                self.messages.append(message := self.unfolding.whole(message))
                self._news.set()
                if self.on_message is not None:
                    await self.on_message(message)
        except ConnectionClosed:
            pass
        finally:
            self.closed = self.socket.close_code
            self._news.set()

    async def send(self, message: Message) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def wait(
        self, found: Callable[[Message], bool], after: int = 0, patience: float = PATIENCE
    ) -> Message:
        """The first message (from number ``after`` on) that is like this, when it has come."""
        async with asyncio.timeout(patience):
            while True:
                for message in self.messages[after:]:
                    if found(message):
                        return message
                assert self.closed is None, f"closed ({self.closed}) after {self.messages[-3:]}"
                self._news.clear()
                await self._news.wait()

    async def wait_a_little(self) -> None:
        """Long enough for anything already on its way to arrive."""
        await asyncio.sleep(0.2)

    async def closing(self) -> int:
        await eventually(lambda: self.closed is not None)
        assert self.closed is not None
        return self.closed

    async def do(self, kind: str, **fields: Any) -> Message:
        """Asks for something and waits for the verdict, ``done`` or ``not-done``, and what comes with it."""
        cid = fields.pop("cid", None) or f"c{next(_numbers)}"
        before = len(self.messages)
        await self.send({"is": kind, "cid": cid, **fields})
        said = await self.wait(lambda m: m.get("cid") == cid, after=before)
        if said["is"] == "update":  # perhaps the first of several that come with it
            await self._heard_all()
        return verdict(said)

    async def _heard_all(self) -> None:
        at = next(_numbers)
        await self.send({"is": "ping", "at": at})
        await self.wait(lambda m: m == {"is": "pong", "at": at})
        place = self.messages.index({"is": "pong", "at": at})
        del self.messages[place], self.raw[place]

    async def settled(self, kind: str, **fields: Any) -> Message:
        """Like ``do``, and it must have been carried out."""
        said = await self.do(kind, **fields)
        assert said["is"] == "done", said
        return said

    @property
    def position_bearers(self) -> list[Message]:
        return [m for m in self.messages if m["is"] in ("welcome", "update") and m["positions"]]

    def position(self, seat: int | None) -> Message:
        """The latest position of a seat."""
        for message in reversed(self.position_bearers):
            for position in message["positions"]:
                if position["seat"] == seat:
                    return dict(position)
        raise AssertionError(f"no position of seat {seat}")

    def prompt(self, seat: int) -> Message | None:
        prompt = self.position(seat)["prompt"]
        return None if prompt is None else dict(prompt)

    @property
    def table(self) -> Message:
        """The latest state of the table around the game."""
        for message in reversed(self.messages):
            if message["is"] in ("welcome", "update") and message["table"] is not None:
                return dict(message["table"])
        raise AssertionError("no table yet")

    async def welcome(self) -> Message:
        return await self.wait(lambda m: m["is"] == "welcome")

    async def owes(self, seat: int, kind: str | None = None) -> Message:
        """The question this seat owes an answer to, when it is asked."""

        def asked(message: Message) -> bool:
            return message["is"] in ("welcome", "update") and any(
                p["seat"] == seat
                and p["prompt"]
                and p["prompt"]["owed"]
                and kind in (None, p["prompt"]["kind"])
                for p in message["positions"]
            )

        start = 0
        while True:
            message = await self.wait(asked, after=start)
            start = self.messages.index(message) + 1
            latest = self.prompt(seat)
            if latest is not None and latest["owed"] and kind in (None, latest["kind"]):
                return latest

    async def answer(self, seat: int, option: int = 0, kind: str | None = None, **fields: Any) -> Message:
        prompt = await self.owes(seat, kind)
        chosen = prompt["options"][option]["n"]
        return await self.do("answer", seat=seat, prompt=prompt["id"], option=chosen, **fields)

    def play_along(
        self,
        seat: int,
        pick: Callable[[Message], int] = lambda _: 0,
        also: Callable[[], bool] = lambda: False,
    ) -> None:
        """From now on answers whatever this seat owes, each question once; ``also``: whether to answer one
        that is not owed (a standing order, a change of mind) when it comes."""
        answered: set[int] = set()

        async def reply(message: Message) -> None:
            if message["is"] not in ("welcome", "update"):
                return
            for position in message["positions"]:
                prompt = position["prompt"]
                if position["seat"] != seat or not prompt or prompt["id"] in answered:
                    continue
                if not prompt["owed"] and not also():
                    continue
                answered.add(prompt["id"])
                option = prompt["options"][pick(prompt) % len(prompt["options"])]
                text = {"text": "a few words"} if option["blank"] else {}
                await self.send(
                    {
                        "is": "answer",
                        "cid": f"c{next(_numbers)}",
                        "seat": seat,
                        "prompt": prompt["id"],
                        "option": option["n"],
                        **text,
                    }
                )

        self.on_message = reply

    async def catch_up(self) -> None:
        """Answers what has already been asked before ``play_along``."""
        assert self.on_message is not None
        for message in self.position_bearers[-1:]:
            await self.on_message(message)

    async def game_over(self, found: Callable[[Message], bool]) -> Message:
        """What comes when a whole game has been played, bots and all: that takes long on a busy machine."""
        return await self.wait(found, patience=3 * PATIENCE)

    async def result(self) -> Message:
        message = await self.game_over(
            lambda m: m["is"] in ("welcome", "update") and m["outcome"] is not None
        )
        return dict(message["outcome"])


class MovedClock(live_table.Clock):
    """The calendar, moved by a test."""

    ahead = 0.0

    def __call__(self) -> float:
        return super().__call__() + MovedClock.ahead


async def pass_time(services: Services, table: str, seconds: float) -> None:
    """A server looks at its clock more often than every twenty minutes."""
    live = await services.tables.get(table)
    assert live is not None
    while seconds > 0:
        step = min(1000.0, seconds)
        MovedClock.ahead += step
        seconds -= step
        live.take(Tick())
        await asyncio.sleep(0)
