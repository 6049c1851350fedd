"""People at a real server: a code instead of a link, strangers, what a host can do about them."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.server.live import connection
from stolek.server.live.socket import CLOSE_RESTART
from tests.server.live import Message, eventually, running


def _why(verdict: Message) -> str:
    assert verdict["is"] == "not-done", verdict
    return str(verdict["why"]["reason"]["key"])


async def test_a_table_is_found_by_its_code_however_it_is_typed() -> None:
    async with running() as server, server.visitor("Ada") as ada, server.visitor("Bea") as bea:
        table = await ada.new_table(chairs=3)
        code = table[:6]
        for typed in (code, code.upper(), f"{code[:3]} {code[3:]}", f" {code[:3]}-{code[3:]} "):
            found = await bea.get(f"/api/codes/{typed}")
            assert (found["id"], found["host"]["name"]) == (table, "Ada")
        for wrong in (code[:5], table, "qqqqqq"):
            answer = await bea.web.get(f"/api/codes/{wrong}")
            assert (answer.status_code, answer.json()["say"]["key"]) == (404, "fault-no-code")


async def test_a_code_is_said_without_mistaking_one_letter_for_another() -> None:
    async with running() as server, server.visitor() as ada:
        codes = {(await ada.new_table(chairs=2))[:6] for _ in range(40)}
        assert len(codes) == 40
        assert not set("".join(codes)) & set("0o1il2z5s8bqgvu")


async def test_nobody_finds_a_table_by_trying_codes() -> None:
    async with running(codes_per_second=0.0, codes_burst=5) as server:
        tried = []
        for _ in range(4):  # a new person each time does not help
            async with server.visitor() as stranger:
                tried += [(await stranger.web.get("/api/codes/aaaaaa")).status_code for _ in range(3)]
        assert tried == [404] * 5 + [429] * 7


async def test_talk_and_signs_are_limited_for_a_person_and_not_for_a_connection() -> None:
    limits: dict[str, Any] = {
        "chat_per_second": 0.0,
        "chat_burst": 3,
        "reactions_per_second": 0.0,
        "reactions_burst": 2,
    }
    async with running(**limits) as server, server.visitor() as ada, server.visitor() as bea:
        table = await ada.new_table(chairs=2)
        async with bea.at(table) as listener:
            await listener.settled("sit")
            verdicts = []
            for _ in range(3):
                async with ada.at(table) as again:
                    verdicts += [(await again.do("chat", text="hey"))["is"] for _ in range(2)]
                    await again.send({"is": "react", "what": "wow"})
                    await again.send({"is": "ping", "at": 1})
                    await again.wait(lambda m: m["is"] == "pong")
            assert verdicts == ["done"] * 3 + ["not-done"] * 3
            await listener.send({"is": "react", "what": "hat"})
            await listener.wait(lambda m: m["is"] == "reacted" and m["what"] == "hat")
            assert sum(m["is"] == "reacted" and m["what"] == "wow" for m in listener.messages) == 2


async def test_a_stranger_cannot_sit_on_every_chair_of_an_open_table() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as eve:
        table = await ada.new_table(chairs=4, open=True)
        async with eve.at(table) as stranger:
            await stranger.settled("sit")
            assert _why(await stranger.do("sit")) == "refused-one-chair"
            assert _why(await stranger.do("sit", chair=3)) == "refused-one-chair"


async def test_a_page_that_is_heard_no_more_is_away_unless_it_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "_SILENT_SECONDS", 0.5)

    async with running() as server, server.visitor("Ada") as ada, server.visitor("Bea") as bea:
        table = await ada.new_table(chairs=3)
        async with bea.at(table) as before:
            await before.settled("sit")
        async with ada.at(table) as host, bea.at(table, beats=True) as sleeper:
            await sleeper.send({"is": "hidden", "hidden": True})
            await host.wait(lambda m: m["is"] == "presence" and m["asleep"][1])
            async with bea.at(table, beats=True) as silent:
                await silent.closing()
            assert sleeper.closed is None, "who sleeps has said so"
            await sleeper.send({"is": "hidden", "hidden": False})
            heard = len(host.messages)
            await sleeper.closing()
            await host.wait(lambda m: m["is"] == "presence" and not m["connected"][1], after=heard)
            assert host.closed is None, "who promised nothing is waited for"


async def test_whom_the_host_sends_away_is_hung_up_on_and_let_in_no_more() -> None:
    async with running() as server, server.visitor("Ada") as ada, server.visitor("Eve") as eve:
        table = await ada.new_table(chairs=3)
        async with ada.at(table) as host, eve.at(table) as guest, eve.at(table, watch=True) as screen:
            await guest.settled("sit")
            await screen.welcome()
            await host.settled("remove", person=eve.id)
            for gone in (guest, screen):
                await gone.wait(lambda m: m["is"] == "problem" and m["fatal"])
                assert await gone.closing() == CLOSE_RESTART
            assert [chair["person"] is None for chair in host.table["chairs"]] == [False, True, True]
            live = server.services.tables.live[0]
            await eventually(lambda: len(live.lines) == 1)
            async with eve.at(table) as again:
                told = await again.wait(lambda m: m["is"] == "problem")
                assert told["say"]["key"] == "problem-removed"
                await again.closing()
                assert all(m["is"] == "problem" for m in again.messages)
            assert [person["name"] for person in host.table["removed"]] == ["Eve"]
            await host.settled("remove", person=eve.id, removed=False)
            async with eve.at(table) as again:
                await again.settled("sit")


async def test_a_new_name_is_seen_before_there_is_a_chair() -> None:
    async with running() as server, server.visitor("Ada") as ada, server.visitor() as bea:
        table = await ada.new_table(chairs=3)
        async with ada.at(table) as host, bea.at(table) as guest:
            await guest.welcome()
            await bea.web.patch("/api/me", json={"name": "Beatrix"})
            await host.wait(
                lambda m: m["is"] == "presence" and [g["name"] for g in m["guests"]] == ["Beatrix"]
            )
