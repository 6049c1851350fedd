"""Whoever changes a hidden answer tells nobody: no message, no number of a row, no line of the log."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from stolek.core import registry
from stolek.core.ids import Seat
from stolek.core.play import Play
from stolek.core.prompt import Prompt
from stolek.table.lobby_cards import Recap
from stolek.table.messages import Answer, Person, SetBot, Sit, Start
from stolek.table.opening import NewTable, new_table
from stolek.table.replay import is_heard, recap
from tests.server import tiny
from tests.table.drivers import Device, Driver, MemoryStore

ADA, BELA, EVE = (Person(name.lower(), name, number) for number, name in enumerate(("Ada", "Bela", "Eve"), 1))


@pytest.fixture(scope="module", autouse=True)
def tiny_game() -> Iterator[None]:
    with tiny.at_the_table():
        yield


def test_nobody_hears_that_somebody_has_changed_their_mind() -> None:
    own = tiny.ENTRY.game.info.id
    found = {game: asyncio.run(_game(game)) for game in {*registry.ids(), own}}
    assert found[own] > 0
    assert sum(times > 0 for times in found.values()) > 2, found


async def _game(game: str) -> int:
    """Plays a while and lets Ada think twice whenever she can; gives how often she could."""
    driver, found = Driver(MemoryStore(), seed=1), 0
    variant = registry.get(game).game.info.variants[0]
    seats = max(2, min(variant.seats))
    await driver.create(new_table("table", ADA, NewTable(game, variant.id, chairs=seats)))
    ada, bela, eve = (Device(person) for person in (ADA, BELA, EVE))
    for device in (ada, bela, eve):
        await driver.sit_in(device)
    await driver.say(bela, Sit, 1)
    for chair in range(2, seats):
        await driver.say(ada, SetBot, chair, "random")
    await driver.say(ada, Start)
    for _ in range(120):
        play = driver.table.history.play
        assert play is not None
        again = play.prompts.get(Seat(0))
        if again is not None and not again.owed and again.kind == "commit":
            found += await _thinks_twice(driver, ada, again, (bela, eve))
        owed = {seat: p for seat, p in play.prompts.items() if p.owed}
        people = [(d, owed[s]) for d, s in ((ada, Seat(0)), (bela, Seat(1))) if s in owed]
        if play.outcome is not None or (found > 3 and not people):
            break
        if people:
            device, prompt = people[0]
            await _answers(driver, device, prompt, driver.rng)
            continue
        await driver.bots_answer()
        if driver.wake_at is not None:
            await driver.wait()
    return found


async def _thinks_twice(
    driver: Driver, ada: Device, prompt: Prompt[object], others: tuple[Device, ...]
) -> int:
    heard = [len(device.heard) for device in others]
    before = [_fresh(driver, device) for device in others]
    asked = len(driver.questions)
    rows = driver.table.history.rows
    await _answers(driver, ada, prompt, driver.rng)
    assert driver.table.history.rows == rows + 1, "it is kept"
    assert [len(device.heard) for device in others] == heard
    assert [_fresh(driver, device) for device in others] == before
    assert len(driver.questions) == asked
    await driver.read_back()
    assert [_fresh(driver, device) for device in others] == before, "also after a restart"
    return 1


def _fresh(driver: Driver, device: Device) -> object:
    """What this person would be shown of the past, and how it is counted for them."""
    history = driver.table.history
    seats = history.record.chairs_of(device.you.id)
    viewers: list[Seat | None] = [Seat(seat) for seat in seats]
    assert history.play is not None
    prompts = [history.play.prompts.get(seat) for seat in viewers if seat is not None]
    logs = [list(history.log(viewer)) for viewer in viewers or [None]]
    return (
        history.last.row_for(device.you.id),
        logs,
        prompts,
        [_recap(history.play, v) for v in viewers or [None]],
    )


def _recap(play: Play, viewer: Seat | None) -> Recap:
    """All of it, as for somebody who has seen nothing but the opening."""
    missed = [move for move in play.moves[1:] if is_heard(play, move, viewer)]
    return recap(play, 0, missed, viewer) if missed else Recap()


async def _answers(driver: Driver, device: Device, prompt: Prompt[object], rng: random.Random) -> None:
    option = rng.choice(prompt.options)
    text = "a few words" if option.blank else None
    await driver.say(device, Answer, prompt.seat, prompt.id, option.n, text)
