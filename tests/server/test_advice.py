"""Advice on a real server: from a bot in its process, to one line alone, and not too often."""

from __future__ import annotations

import logging

import pytest

from tests.server.live import Device, Message, run, running


async def _ask(device: Device) -> Message:
    asked = await device.owes(0)
    before = len(device.messages)
    await device.send({"is": "ask-advice", "seat": 0, "prompt": asked["id"]})
    return await device.wait(lambda m: m["is"] == "advice", after=before)


async def test_a_bot_answers_from_its_process_and_one_line_hears_of_it() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as eve:
        table = await ada.play(game="daynight", chairs=4)
        async with ada.at(table) as device, ada.at(table) as other, eve.at(table) as looker:
            await other.welcome()
            await looker.welcome()
            told = await _ask(device)
            assert told["option"] in range(7)
            assert told["why"]["key"].startswith(("daynight-advice-", "advice-plain"))
            await device.settled("chat", text="hm")
            await looker.wait(lambda m: m.get("chat") is not None)
            await other.wait(lambda m: m.get("chat") is not None)
            assert [m for d in (other, looker) for m in d.messages if m["is"] == "advice"] == []
            rows = await server.services.store.rows(table)
            assert not any(b"advice" in bytes(row.events) for row in rows)


async def test_who_asks_too_often_is_told_to_wait() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.play(game="daynight", chairs=4)
        async with ada.at(table) as device:
            told = [await _ask(device) for _ in range(14)]
            assert told[0]["option"] is not None
            assert told[-1]["why"]["key"] == "problem-too-fast"


def test_a_bot_that_misses_its_time_leaves_a_plain_sentence(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with running(bot_patience=1e-9) as server, server.visitor() as ada:
            table = await ada.play(game="daynight", chairs=4)
            async with ada.at(table) as device:
                assert (await _ask(device))["why"]["key"] == "advice-not-now"

    with caplog.at_level(logging.WARNING, "stolek"):
        run(scenario)
    assert any("bot daynight/master took more than" in record.getMessage() for record in caplog.records)
