"""Bots at a table: whatever one does, the game goes on."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from stolek.core import Budget, Observation, Play, registry
from stolek.core.game import make_setup
from stolek.server.live.bots import BotDesk
from tests.server import tiny
from tests.server.live import run, running


@pytest.mark.parametrize(
    ("level", "complaint"),
    [
        ("easy", "bot tiny/easy failed: RuntimeError"),
        ("strong", "bot tiny/strong took more than"),
        ("random", None),
    ],
)
def test_a_bot_that_crashes_hangs_or_cheats_is_replaced_for_the_move(
    level: str, complaint: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with running(bot_patience=1.0) as server, server.visitor() as ada:
            table = await ada.play(chairs=2, level=level, options={"rounds": 1})
            async with ada.at(table) as device:
                device.play_along(0)
                await device.catch_up()
                await device.result()

    with caplog.at_level(logging.INFO, "stolek"):
        run(scenario)
    logged = [record.getMessage() for record in caplog.records]
    assert complaint is None or any(line.startswith(complaint) for line in logged), logged
    assert not any("card-" in line for line in logged)


class _Silent(BotDesk):
    """No bot ever answers here."""

    async def _ask(self, *asked: Any) -> None:
        return None


@pytest.mark.parametrize("game", tiny.GAMES)
def test_whatever_is_asked_first_can_be_answered_without_any_bot(game: str) -> None:
    entry = registry.get(game)
    play = Play(entry.game, make_setup(entry.game, max(entry.game.info.variants[0].seats)), bytes(32))
    play.adopt(play.opening())

    async def scenario() -> None:
        desk = _Silent(Budget(), 1.0)
        for seat, prompt in play.prompts.items():
            asked = Observation(entry.game.view(play.state, seat), prompt)
            action = await desk.decide(entry, "easy", asked, lambda _: True)
            assert entry.game.check(play.state, seat, action) is None

    run(scenario)


def test_a_bot_waits_before_it_answers_and_bots_wait_together() -> None:
    async def scenario() -> None:
        import asyncio

        async with running(bot_pause=0.5) as server, server.visitor() as ada:
            table = await ada.play(chairs=4, options={"rounds": 1})
            async with ada.at(table) as device:
                await device.welcome()
                clock = asyncio.get_running_loop().time
                began = clock()
                await device.wait(lambda m: m["is"] == "update" and m["by"] == 1)
                assert clock() - began > 0.4
                moves = [m["by"] for m in device.messages if m["is"] == "update" and m["by"] is not None]
                await device.wait(lambda m: m["is"] == "update" and m["by"] == 3)
                assert 0 not in moves

    run(scenario)


def test_bots_rest_while_nobody_is_at_the_table() -> None:
    async def scenario() -> None:
        import asyncio

        async with running() as server, server.visitor() as ada:
            table = await ada.play(chairs=3)
            (live,) = server.services.tables.live
            await asyncio.sleep(0.1)
            assert live.book.rows == 2
            async with ada.at(table) as device:
                await device.wait(lambda m: m["is"] == "update" and m["by"] == 2)

    run(scenario)
