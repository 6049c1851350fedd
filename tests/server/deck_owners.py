"""What people do with decks of their own at a real server, and how its answers are looked at."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec

from stolek import words
from stolek.core.say import Say
from tests.server import postgres
from tests.server.live import Device, Server, Visitor

LAKE = 'name = "Our walks"\n[pictures."walk_003.png"]\ntitle = "The lake"\nalt = "A lake at night."\n'


async def bring(visitor: Visitor, table: str, file: bytes, name: str = "") -> httpx.Response:
    return await visitor.web.post(f"/api/tables/{table}/decks", params={"name": name}, content=file)


async def brought(visitor: Visitor, table: str, file: bytes, name: str = "Walks") -> Any:
    answer = await bring(visitor, table, file, name)
    assert answer.status_code == 201, answer.text
    return answer.json()["deck"]


async def choose(visitor: Visitor, table: str, deck: str | None) -> httpx.Response:
    return await visitor.web.put(f"/api/tables/{table}/deck", json={"deck": deck})


async def chosen(visitor: Visitor, table: str, file: bytes, name: str = "Walks") -> Any:
    """A deck that the table is going to play with."""
    deck = await brought(visitor, table, file, name)
    assert (await choose(visitor, table, deck["id"])).status_code == 204
    return deck


async def play_out(host: Device) -> None:
    host.play_along(0)
    await host.catch_up()
    await host.result()


def at_table(table: str, face: str) -> str:
    return f"/pictures/tables/{table}/{face}.webp"


def why(answer: httpx.Response) -> tuple[int, str]:
    """The status and the key; and every refusal is a sentence in every language."""
    said = msgspec.convert(answer.json()["say"], Say)
    for language in words.LANGUAGES:
        assert words.load(language.code, strict=True).say(said)
    return answer.status_code, said.key


async def status(visitor: Visitor, path: str) -> int:
    return (await visitor.web.get(path)).status_code


def folders(server: Server) -> list[str]:
    """The decks whose pictures are there."""
    if postgres.CHOSEN:
        found = postgres.rows(postgres.database_of(server.data), "SELECT DISTINCT deck FROM pictures")
        return sorted(deck for (deck,) in found)
    return sorted(path.name for path in (server.data / "decks").iterdir())
