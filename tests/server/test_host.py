"""The host's tools: what they see, close, bar and delete; what grows old; health and metrics."""

from __future__ import annotations

import contextlib
import json
import re
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from stolek.driver.live_table import mover_of
from stolek.server.store.people import load_token
from stolek.table.effects import Tick
from stolek.table.store import Batch, Row
from tests.server.albums import album
from tests.server.live import Server, Visitor, eventually, running

DAY = 86_400
DOCS = Path(__file__).parents[2] / "docs" / "host"


class Host:
    def __init__(self, server: Server, web: httpx.AsyncClient) -> None:
        self.web = web
        self.web.headers["authorization"] = f"Bearer {load_token(server.data)}"

    async def view(self) -> Any:
        return (await self.web.get("/api/host")).raise_for_status().json()

    async def do(self, wish: str, **fields: Any) -> Any:
        return (await self.web.post("/api/host", json={"is": wish, **fields})).raise_for_status().json()


@contextlib.asynccontextmanager
async def host_of(server: Server) -> AsyncIterator[Host]:
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as web:
        yield Host(server, web)


async def two_at_a_table(server: Server, ada: Visitor, bob: Visitor) -> str:
    """Ada's table with Bob on the second chair; both have said something, and a game has begun."""
    table = await ada.new_table()
    async with ada.at(table) as first, bob.at(table) as second:
        await second.welcome()
        await second.settled("sit", chair=1)
        await second.settled("chat", text="the moon is made of cheese")
        await first.settled("chat", text="it is not")
        await first.settled("start")
        await first.owes(0)
    return table


async def in_file(server: Server, *words: str) -> list[str]:
    """Which of these words are anywhere in the database."""
    found = await server.everything()
    return [word for word in words if word in found]


async def test_the_host_s_page_asks_for_the_token() -> None:
    async with running() as server, server.visitor() as ada:
        for given in ({}, {"authorization": "Bearer x"}, {"authorization": load_token(server.data)}):
            for answer in (
                await ada.web.get("/api/host", headers=given),
                await ada.web.post("/api/host", headers=given, json={"is": "tidy"}),
                await ada.web.get("/metrics", headers=given),
            ):
                assert answer.status_code == 401
                assert answer.json()["say"]["key"] == "fault-not-host"
        assert (server.data / "host-token").stat().st_mode & 0o077 == 0


async def test_the_host_sees_tables_and_people_and_closes_a_table() -> None:
    async with running() as server, server.visitor("Ada") as ada, host_of(server) as host:
        table = await ada.play()
        async with ada.at(table) as device:
            await device.welcome()
            view = await host.view()
            assert [(t["card"]["id"], t["lines"]) for t in view["tables"]] == [(table, 1)]
            for wish in ("kick", "delete-person", "ban", "allow", "close", "delete-table"):
                field = {"kick": "person", "delete-person": "person", "ban": "who", "allow": "who"}
                name = field.get(wish, "table")
                other = ada.id if name == "table" else table  # an id, but not of what is meant
                answer = await host.web.post("/api/host", json={"is": wish, name: other})
                assert (answer.status_code, answer.json()["say"]["args"]) == (404, {"id": other})
            (person,) = view["people"]
            assert (person["person"]["name"], person["lines"]) == ("Ada", 1)
            assert person["addresses"] == ["127.0.0.1"]
            assert view["stored"] == {"tables": 1, "games": 1, "people": 1, "decks": 0, "chats": 0}
            await host.do("close", table=table)
            assert await device.closing() == 1012
        async with ada.at(table) as device:
            assert await device.closing() == 1008
            assert device.messages[-1]["say"]["key"] == "problem-no-table"
        assert (await host.view())["tables"] == []
        await host.do("allow", who=table)
        async with ada.at(table) as device:
            await device.welcome()


async def test_whoever_is_banned_is_out_and_stays_out_until_allowed(tmp_path: Any) -> None:
    async def banned(server: Server, cookie: str) -> None:
        async with server.returning(cookie) as ada:
            answer = await ada.web.get("/api/me")
            assert (answer.status_code, answer.json()["say"]["key"]) == (403, "problem-barred")
            async with ada.socket() as socket:
                assert json.loads(await socket.recv())["say"]["key"] == "problem-barred"

    async with running(tmp_path) as server, server.visitor() as ada, host_of(server) as host:
        table, cookie = await ada.play(), ada.cookie
        async with ada.at(table) as device:
            await device.welcome()
            await host.do("ban", who=ada.id)
            await device.closing()
        await banned(server, cookie)
    async with running(tmp_path) as server, host_of(server) as host:
        await banned(server, cookie)
        await host.do("allow", who=cookie.partition(".")[0])
        async with server.returning(cookie) as ada:
            await ada.get("/api/me")
            await host.do("ban", who="127.0.0.1")
            assert (await ada.web.get("/api/me")).status_code == 403
            # The host's own page is not a visitor's.
            await host.do("allow", who="127.0.0.1")
            await ada.get("/api/me")
            await host.do("kick", person=ada.id)
            assert (await ada.web.get("/api/me")).status_code == 403
            (kicked,) = (await host.view())["barred"]
            assert kicked["until"] > time.time()


async def test_everything_about_a_person_goes_and_the_others_play_on() -> None:
    async with running() as server, server.visitor("Zacharias") as bob, server.visitor("Ada") as ada:
        alone = await bob.play()
        table = await two_at_a_table(server, ada, bob)
        own = await bob.new_table()
        await bob.web.post(f"/api/tables/{own}/decks", content=album())
        words = (bob.id, "Zacharias", "cheese")
        assert await in_file(server, *words) == list(words)
        async with ada.at(table) as device:
            await device.welcome()
            before = bob.id
            assert (await bob.web.delete("/api/me")).status_code == 204
            assert bob.id != before, "the browser is somebody new"
            assert await in_file(server, before, *words) == []
            assert await device.closing() == 1012
        assert await in_file(server, "it is not", ada.id)
        assert not any((server.data / "decks").iterdir())
        assert (await ada.web.get(f"/api/tables/{alone}")).status_code == 404
        async with ada.at(table) as device:
            welcome = await device.welcome()
            assert [line["text"] for line in welcome["chat"]] == ["it is not"]
            assert (await device.answer(0))["is"] == "done"
        (card,) = await ada.get("/api/saved")
        assert "Zacharias" not in card["names"]
        assert "Ada" in card["names"]


async def test_a_table_and_a_saved_game_are_deleted() -> None:
    async with running() as server, server.visitor("Ada") as ada, host_of(server) as host:
        one, two = await ada.play(), await ada.play()
        assert await host.do("delete-table", table=one) == {
            "tables": 1,
            "games": 1,
            "people": 0,
            "decks": 0,
            "chats": 0,
        }
        assert (await ada.web.get(f"/api/tables/{one}")).status_code == 404
        assert (await host.do("delete-game", table=two, number=7))["games"] == 0
        assert (await host.do("delete-game", table=two, number=1))["tables"] == 1
        assert await ada.get("/api/saved") == []
        assert await in_file(server, one, two) == []


async def test_what_is_old_is_counted_then_deleted(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, Any] = {"keep_unplayed_days": 10, "keep_games_days": 100, "keep_chat_days": 50}
    async with (
        running(idle_seconds=0.1, **kept) as server,
        server.visitor() as ada,
        server.visitor() as bob,
        host_of(server) as host,
    ):
        now = time.time()
        unplayed, played = await ada.new_table(), await two_at_a_table(server, ada, bob)
        await eventually(lambda: not server.services.tables.live)

        async def at(day: float, *, dry: bool) -> tuple[int, int]:
            monkeypatch.setattr(time, "time", lambda: now + day * DAY)
            counts = await host.do("tidy", dry=dry)
            return counts["tables"], counts["chats"]

        assert await at(9, dry=False) == (0, 0)
        assert await at(11, dry=True) == (1, 0)
        assert await at(60, dry=True) == (1, 2)
        assert await in_file(server, unplayed, played, "cheese") == [unplayed, played, "cheese"]
        assert await at(60, dry=False) == (1, 2)
        assert await at(60, dry=False) == (0, 0)
        assert await in_file(server, unplayed, played, "cheese") == [played]
        assert await at(101, dry=False) == (1, 0)
        assert (await host.view())["stored"]["tables"] == 0


async def test_what_a_server_does_not_allow_is_refused() -> None:
    off: dict[str, Any] = {"open_tables": False, "own_pictures": False, "chat": False}
    async with running(**off) as server, server.visitor() as ada:
        days = {"table_days": 730, "chat_days": 90, "deck_days": 90}
        assert await ada.get("/api/server") == off | days
        refused = await ada.web.post("/api/tables", json={"game": "tiny", "open": True})
        assert (refused.status_code, refused.json()["say"]["key"]) == (403, "fault-not-on-this-server")
        table = await ada.new_table()
        refused = await ada.web.post(f"/api/tables/{table}/decks", content=album())
        assert (refused.status_code, refused.json()["say"]["key"]) == (403, "fault-not-on-this-server")
        async with ada.at(table) as device:
            await device.welcome()
            said = await device.do("chat", text="hello")
            assert (said["is"], said["why"]["reason"]["key"]) == ("not-done", "refused-no-chat")
            await device.settled("change", open=True)
            assert await ada.get("/api/tables") == []


async def test_health_and_metrics() -> None:
    async with running(metrics_open=True) as server, server.visitor() as ada:
        assert (await ada.web.get("/health")).json() == {"live": True, "ready": True}
        assert (await ada.web.get("/health/live")).json() == {"live": True}
        async with ada.at(await ada.play()) as device:
            await device.answer(0)
            found = figures((await ada.web.get("/metrics")).text)
            assert found["stolek_connections"] == found["stolek_tables"] == 1
            assert found['stolek_moves_total{by="person"}'] == found["stolek_move_seconds_count"] == 1
            assert found['stolek_move_seconds_bucket{le="+Inf"}'] == 1
            assert found["stolek_commits_total"] >= 2
        server.services.restarting = True
        not_ready = await ada.web.get("/health")
        assert (not_ready.status_code, not_ready.json()["ready"]) == (503, False)


def test_a_bot_s_move_counts_when_its_pause_is_over() -> None:
    move = Row("t", 7, "game", 1, 2, None, None, b"", b"", 0)
    chat = msgspec.structs.replace(move, kind="chat", seat=None)
    assert mover_of(Tick(), Batch("t", 7, 0, (move,))) == "bot"
    assert mover_of(Tick(), Batch("t", 7, 0, (chat,))) is mover_of(Tick(), None) is None


def figures(text: str) -> dict[str, float]:
    """Every line must be one of the format's."""
    lines = [line for line in text.splitlines() if not re.fullmatch(r"# (HELP|TYPE) stolek_\w+ .+", line)]
    found = [re.fullmatch(r'(stolek_\w+(?:\{\w+="[^"]*"\})?) ([0-9.e+-]+)', line) for line in lines]
    assert all(found), text
    return {each[1]: float(each[2]) for each in found if each is not None}


async def test_the_dashboard_asks_for_metrics_that_there_are() -> None:
    async with running(metrics_open=True) as server, server.visitor() as ada:
        known = figures((await ada.web.get("/metrics")).text)
    names = {name.partition("{")[0] for name in known}
    dashboard = json.loads((DOCS / "dashboard.json").read_text(encoding="utf-8"))
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"stolek_\w+", target["expr"])
    }
    assert asked <= names, asked - names
    assert len(asked) >= 8
