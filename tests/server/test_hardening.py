"""What strangers try: addresses that are none, bodies that are too deep, names nobody can see."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import socket
import struct
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolek.core.errors import Refused
from stolek.table.names import clean_name
from tests.server.albums import album
from tests.server.deck_owners import bring, why
from tests.server.live import eventually, run, running


async def test_an_address_with_two_slashes_has_the_same_limit() -> None:
    async with running(requests_per_second=0.01, requests_burst=8) as server, server.visitor() as ada:
        answers = [(await ada.web.get(f"{server.address}//api/me")).status_code for _ in range(12)]
        assert answers[-1] == 429, answers


ADDRESSES = (
    *("/a%00b", "/%ff%fe", "/assets/%00", "/assets/" + "a" * 300, "/" + "a" * 300, "/" + "a/" * 3_000),
    *("/api/saved/T/9223372036854775808", "/api/saved/T/-1"),
)


async def test_an_address_that_cannot_be_is_not_found() -> None:
    async with running() as server, server.visitor() as ada:
        for address in ADDRESSES:
            assert (await ada.web.get(address)).status_code in (200, 400, 404), address[:40]


async def test_a_body_too_deep_to_be_read_is_a_bad_request() -> None:
    async with running() as server, server.visitor() as ada:
        for path in ("/api/tables", "/api/play"):
            headers = {"content-type": "application/json"}
            deep = await ada.web.post(path, content=b"[" * 60_000, headers=headers)
            assert (deep.status_code, deep.json()["say"]["key"]) == (400, "fault-bad-request")


async def test_a_message_too_deep_to_be_read_ends_the_connection_with_a_word() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.play()
        async with ada.at(table) as device:
            await device.welcome()
            await device.socket.send('{"is":"change","cid":"c","options":{"a":' + "[" * 16_000)
            assert await device.closing() == 1008
            assert device.messages[-1]["say"]["key"] == "problem-not-understood"


async def test_notes_of_a_deck_too_deep_to_be_read_are_refused_in_words() -> None:
    packed = io.BytesIO(album())
    with zipfile.ZipFile(packed, "a") as box:
        box.writestr("deck.toml", "a = " + "[" * 20_000)

    async with running() as server, server.visitor() as ada:
        table = await ada.new_table()
        assert why(await bring(ada, table, packed.getvalue())) == (422, "fault-deck-notes")


# Nobody looks into a second hand ----------------------------------------------------------------------


async def test_the_chair_of_a_bot_is_given_to_nobody_while_a_game_runs() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as other_browser:
        table = await ada.new_table(chairs=3)
        early = await ada.post(f"/api/tables/{table}/links", chair=1)
        async with ada.at(table) as device:
            await device.settled("start")
        late = await ada.web.post(f"/api/tables/{table}/links", json={"chair": 2})
        assert (late.status_code, late.json()["say"]["key"]) == (409, "refused-game-running")
        token = early["path"].removeprefix("/link/")
        opened = await other_browser.web.post(f"/api/links/{token}", json={})
        assert (opened.status_code, opened.json()["say"]["key"]) == (409, "refused-game-running")
        own = await ada.post(f"/api/tables/{table}/links", chair=0)
        assert own["path"], "one's own chair may still be passed on"


# Words that cannot be seen ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\uffa0", "\u200d", "\u00ad", "\ufe0f"]
)
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name)


def test_names_that_can_be_seen_stay_as_they_are() -> None:
    for name in ("Žofie", "李小龍", "Ada 👩‍🚀", "Zoë", "עדה", "D'Arcy"):
        assert clean_name(name) == name
    assert clean_name("a\u202eb\u3164c\u2066d") == "ab cd"


async def test_chat_has_no_characters_that_hide_or_turn_others() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.play()
        async with ada.at(table) as device:
            await device.settled("chat", text="a\x00b \u202egnp.exe\u2066 c\u3164 👩‍🚀")
            said = await device.wait(lambda m: m["is"] == "update" and m["chat"] is not None)
            assert said["chat"]["text"] == "ab gnp.exe c 👩‍🚀"
            nothing = await device.do("chat", text="\u3164\u2800 \u202e")
            assert nothing["why"]["rule"] == "ST-5"


# Those in between -------------------------------------------------------------------------------------


async def test_nobody_is_believed_about_where_they_come_from_unless_told_to() -> None:
    async def _answers(port: int) -> list[int]:
        import httpx

        found = []
        for number in range(8):
            headers = {"x-forwarded-for": f"198.51.100.{number}"}
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as stranger:
                found.append((await stranger.get("/api/me", headers=headers)).status_code)
        return found

    limits: dict[str, Any] = {"requests_per_second": 0.01, "requests_burst": 5}
    async with running(**limits) as server:
        assert await _answers(server.port) == [200] * 5 + [429] * 3
    async with running(**limits, trusted_proxies=("127.0.0.1",)) as server:
        assert await _answers(server.port) == [200] * 8


async def test_what_a_machine_asks_for_is_not_answered_with_the_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>the page")

    async with running(page=tmp_path) as server, server.visitor() as ada:
        assert (await ada.web.get("/table/abc")).text.endswith("the page")
        health = await ada.web.get("/health")
        assert (health.status_code, health.json()) == (200, {"live": True, "ready": True})
        assert (await ada.web.get("/metrics")).status_code == 401


def test_whoever_drops_the_line_rudely_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with running() as server, server.visitor() as ada:
            table = await ada.play()
            hello = msgspec.json.encode({"is": "hello", "table": table}).decode()
            pings = [msgspec.json.encode({"is": "ping", "at": at}).decode() for at in range(20)]
            rude = [[hello, *pings[:number]] for number in range(20)]  # while something is on its way to them
            for said in ([], ["rubbish"], [hello, "rubbish"], *rude):  # before a word; when told to go
                async with ada.socket() as line:
                    for message in said:
                        await line.send(message)
                    raw = line.transport.get_extra_info("socket")
                    raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    with contextlib.suppress(OSError):
                        line.transport.abort()
                await asyncio.sleep(0.01)
            await eventually(lambda: not server.services.connections)

    with caplog.at_level(logging.INFO):
        run(scenario)
    assert not [
        r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING and r.name != "stolek.bots"
    ]
