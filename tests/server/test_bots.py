"""Bots at a table: whatever one does, the game goes on."""

from __future__ import annotations

import logging
import multiprocessing
import os
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolek.core import Budget, Observation, registry
from stolek.server.live.bots import BotPool, busy
from stolek.table.effects import BotAnswered, BotFailed, Joined, Question
from stolek.table.messages import Person
from stolek.table.opening import NewPlay, new_play
from stolek.table.pace import Timing, any_option
from stolek.table.table import Table
from tests.server import tiny
from tests.server.live import PATIENCE, eventually, run, running
from tests.table.drivers import NOTHING as _NOTHING


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


@pytest.mark.parametrize("game", tiny.GAMES)
def test_whatever_is_asked_first_can_be_answered_without_any_bot(game: str) -> None:
    entry = registry.get(game)
    seats = max(entry.game.info.variants[0].seats)
    ada = Person("ada", "Ada", 1)
    drafts = new_play("t", ada, NewPlay(game, chairs=seats), bytes(32))
    table, _ = Table.create(drafts, 0.0, Timing(), _NOTHING, 8)
    play = table.history.play
    assert play is not None
    for seat in play.prompts:
        action = any_option(table.history, seat)
        assert entry.game.check(play.state, seat, action) is None


class Meeting(msgspec.Struct, frozen=True):
    """A bot that answers only when another one thinks at the same time."""

    folder: str

    def __call__(self) -> Meeting:
        return self

    def decide(self, observation: Observation[Any, Any], rng: random.Random, budget: Budget) -> Any:
        (Path(self.folder) / str(os.getpid())).touch()
        while len([*Path(self.folder).iterdir()]) < 2:
            time.sleep(0.01)
        return observation.prompt.options[0].action


def _questions(table: str, count: int) -> list[Question]:
    """Questions of a table at which bots alone owe an answer."""
    drafts = new_play(table, Person("ada", "Ada", 1), NewPlay("tiny", chairs=3), bytes(32))
    live, _ = Table.create(drafts, 0.0, Timing(), _NOTHING, 8)
    effects = live.handle(Joined(1, Person("ada", "Ada", 1)), 0.0)
    return (effects.questions * count)[:count]


async def test_bots_think_side_by_side(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = msgspec.structs.replace(tiny.ENTRY, bots={**tiny.ENTRY.bots, "casual": Meeting(str(tmp_path))})
    monkeypatch.setitem(registry._added, "tiny", entry)
    told: list[object] = []

    bots = BotPool(Budget(), PATIENCE, workers=2)
    for question in _questions("t", 2):
        bots.ask(question, lambda _: True, told.append)
    await eventually(lambda: len(told) == 2)
    await bots.close()
    assert [type(each) for each in told] == [BotAnswered, BotAnswered]


async def test_a_process_that_was_killed_is_replaced_and_holds_up_no_end() -> None:
    """The system ends processes when memory is short; then the next question gets a new one."""
    told: list[object] = []

    bots = BotPool(Budget(), PATIENCE, workers=1)
    for question in _questions("t", 3):
        for process in multiprocessing.active_children():
            process.kill()
            process.join()
        before = len(told)
        bots.ask(question, lambda _: True, told.append)
        await eventually(lambda: len(told) > before)  # noqa: B023 (awaited at once)
    (process,) = multiprocessing.active_children()
    process.kill()
    await bots.close()
    assert [type(each) for each in told] == [BotAnswered] * 3
    assert multiprocessing.active_children() == []


async def test_tables_take_turns_and_nobody_thinks_in_vain() -> None:
    told: list[str] = []

    def tell(said: BotAnswered | BotFailed) -> None:
        told.append(said.question.table)

    bots = BotPool(Budget(), PATIENCE, workers=1)
    for question in _questions("crowd", 6):
        bots.ask(question, lambda _: True, tell)
    for question in _questions("gone", 3):
        bots.ask(question, lambda _: False, tell)
    for question in _questions("two", 2):
        bots.ask(question, lambda _: True, tell)
    await eventually(lambda: len(told) == 8)
    await bots.close()
    assert told == ["crowd", "crowd", "two", "crowd", "two", "crowd", "crowd", "crowd"]


def test_a_busy_machine_gives_bots_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolek.server.live.bots.cores", lambda: 2)
    for load, factor in ((0.0, 1.0), (2.0, 1.0), (4.0, 2.0), (40.0, 3.0)):
        monkeypatch.setattr(os, "getloadavg", lambda load=load: (load, load, load))
        assert busy() == factor


async def test_bots_of_a_table_are_warmed_before_those_of_other_games() -> None:
    """On a cold start all games' bots are loaded; whoever sits down first does not wait for all of them."""

    bots = BotPool(Budget(), PATIENCE, workers=1)
    others = [game for game in registry.ids() if game != "tiny"]
    for game in others:
        bots.warm(game, (None,))
    bots.warm("tiny", {None, "easy"}, soon=True)
    waiting = [warming.entry.game.info.id for warming in bots._cold]
    await bots.close()
    assert waiting[:2] == ["tiny", "tiny"]


async def test_a_server_at_rest_has_no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are made ready when somebody looks at the games, and let go when nobody has for a while."""
    monkeypatch.setattr(registry, "ids", lambda: ("tiny",))

    async with running(warm_bots=True, idle_seconds=0.2) as server, server.visitor() as ada:
        bots = server.services.bots
        assert bots.processes == 0
        for _ in range(2):
            await ada.get("/api/games")
            await eventually(lambda: bots.processes > 0)
            await eventually(lambda: bots.processes == 0)
