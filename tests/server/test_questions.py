"""Races and windows: who may answer when, and that neither timing nor traffic tells who did."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from stolek.table.effects import Tick
from tests.server.live import Device, Message, Server, Visitor, eventually, run, running


@contextlib.asynccontextmanager
async def _three_at_the_window(
    server: Server, *people: Visitor, bots: int = 0
) -> AsyncIterator[list[Device]]:
    """Everyone at one table where the window has just opened; seat 0 is the first of them."""
    table = await people[0].new_table(chairs=len(people) + bots, options={"rounds": 1})
    async with contextlib.AsyncExitStack() as stack:
        devices = [await stack.enter_async_context(p.at(table)) for p in people]
        for seat, device in enumerate(devices[1:], 1):
            await device.settled("sit", chair=seat)
        await devices[0].settled("start")
        for seat, device in enumerate(devices):
            assert (await device.answer(seat, 0, "commit"))["is"] == "done"
        assert (await devices[0].answer(0, 0, "race"))["is"] == "done"
        assert (await devices[0].answer(0, 0, "choice"))["is"] == "done"
        yield devices


def _told(device: Device, kind: str) -> list[Message]:
    return [
        happening["event"]
        for message in device.messages
        if message["is"] == "update"
        for position in message["positions"]
        for happening in position["happenings"]
        if happening["event"]["is"] == kind
    ]


def _time_is_up(server: Server) -> None:
    """Lets the clock of the only table strike now."""
    (table,) = server.services.tables.live
    due = table.table.wake_at
    assert due is not None
    table.take(Tick(), now=due)


async def test_the_clock_of_a_window_strikes_by_itself() -> None:
    async with (
        running(window_seconds=0.2) as server,
        server.visitor() as ada,
        server.visitor() as bela,
        _three_at_the_window(server, ada, bela) as (active, _),
    ):
        await active.wait(lambda m: bool(_told(active, "window-closed")))
        assert _told(active, "window-closed")[0]["objections"] == 0


async def test_a_race_is_closed_by_the_first_answer_and_bots_leave_it_to_people() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as bela:
        table = await ada.new_table(chairs=4)
        async with ada.at(table) as first, bela.at(table) as second:
            await second.settled("sit", chair=1)
            await first.settled("start")
            await first.answer(0, 0, "commit")
            await second.answer(1, 0, "commit")
            late = await first.owes(0, "race")
            await asyncio.sleep(0.2)  # bots have no pause here: they would have rung by now
            assert not _told(first, "rung")
            assert (await second.answer(1, 0, "race"))["is"] == "done"
            await first.wait(lambda m: bool(_told(first, "rung")))
            assert _told(first, "rung")[0]["seat"] == 1
            verdict = await first.do("answer", seat=0, prompt=late["id"], option=0)
            assert verdict["why"]["rule"] == "ST-3"


async def test_bots_alone_decide_a_race_among_themselves() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.play(chairs=3, options={"rounds": 1})
        async with ada.at(table) as device:
            await device.welcome()
            await device.settled("cover", chair=0, cover=True)
            await device.result()
            assert _told(device, "rung")


async def test_answers_in_a_window_are_known_to_nobody_until_it_closes() -> None:
    async with (
        running(window_seconds=3600) as server,
        server.visitor() as ada,
        server.visitor() as bela,
        server.visitor() as cyril,
        _three_at_the_window(server, ada, bela, cyril) as (active, quick, silent),
    ):
        await active.wait(lambda m: bool(_told(active, "announced")))
        await silent.owes(2, "window")
        assert active.prompt(0) is None
        marks = {device: len(device.messages) for device in (active, silent)}
        rows = active.position_bearers[-1]["row"]
        assert (await quick.answer(1, 1, "window"))["is"] == "done"
        # Known to the one who answered, even on another device; asked like everyone else.
        async with bela.at(active.table["id"]) as other_device:
            own = (await other_device.welcome())["positions"][0]
            assert own["prompt"]["owed"] is False
            assert own["waiting"] == [1, 2]
            assert 0 < own["closes_in"] <= 3_600_000
        # Somebody who looks now, and a line of chat now, tell nothing either.
        async with cyril.at(active.table["id"]) as looking:
            welcome = await looking.welcome()
            assert welcome["row"] == rows
            assert welcome["positions"][0]["waiting"] == [1, 2]
        chat = await silent.settled("chat", text="hm")
        assert chat["row"] == rows + 1
        for device, mark in marks.items():
            kinds = {m["is"] for m in device.messages[mark:]}
            assert kinds <= {"presence", "update", "done"}
            assert not _told(device, "whispered")
        _time_is_up(server)
        for device in (active, quick, silent):
            await device.wait(lambda m, at=device: bool(_told(at, "window-closed")))  # type: ignore[misc]
        assert [(e["seat"], "objects" in e) for e in _told(active, "whispered")] == [
            (1, False),
            (2, False),
        ]
        assert [e.get("objects") for e in _told(quick, "whispered")] == [True, None]
        assert [e.get("objects") for e in _told(silent, "whispered")] == [None, False], "the default"
        assert _told(active, "window-closed")[0]["objections"] == 1


def test_an_answer_held_in_a_window_survives_a_restart_and_counts_once(tmp_path: Path) -> None:
    async def before() -> None:
        async with (
            running(tmp_path, window_seconds=3600) as server,
            server.visitor() as ada,
            server.visitor() as bela,
            server.visitor() as cyril,
            _three_at_the_window(server, ada, bela, cyril) as (active, quick, _),
        ):
            cookies.extend(p.cookie for p in (ada, bela, cyril))
            asked = await quick.owes(1, "window")
            move.update({"seat": 1, "prompt": asked["id"], "option": 1, "cid": "once"})
            await quick.settled("answer", **move)
            tables.append(active.table["id"])

    async def after() -> None:
        async with (
            running(tmp_path, window_seconds=3600) as server,
            server.returning(cookies[0]) as ada,
            server.returning(cookies[1]) as bela,
            ada.at(tables[0]) as active,
            bela.at(tables[0]) as quick,
        ):
            assert (await quick.welcome())["positions"][0]["prompt"]["owed"] is False
            await quick.settled("answer", **{**move, "option": 0})
            _time_is_up(server)
            await active.wait(lambda m: bool(_told(active, "window-closed")))
            assert _told(active, "window-closed")[0]["objections"] == 1

    cookies: list[str] = []
    tables: list[str] = []
    move: dict[str, Any] = {}
    run(before)
    run(after)


async def test_a_window_whose_people_have_all_gone_closes_all_the_same() -> None:
    async with running(window_seconds=0.3) as server, server.visitor() as ada, server.visitor() as bela:
        async with _three_at_the_window(server, ada, bela) as (active, _):
            table = active.table["id"]
        await eventually(lambda: not server.services.tables.live[0].lines)
        async with bela.at(table) as back:
            await back.wait(lambda m: m["is"] in ("welcome", "update") and m["outcome"] is not None)
