"""Whole games of every game and variant with no server at all: the table is driven by hand.

Several people, a spectator, bots, somebody who leaves and comes back, a crash, and a second game.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolek.core import codec, registry
from stolek.core.game import Variant
from stolek.server.store.sqlite import SqliteDatabase
from stolek.server.store.table_store import SqliteTableStore
from stolek.table.history import History
from stolek.table.messages import Chat, Cover, Person, Rematch, SetBot, Sit, Start
from stolek.table.opening import NewTable, new_table
from stolek.table.pace import Timing
from stolek.table.running_table import RunningTable
from stolek.table.store import Store
from tests.server import checker, tiny
from tests.table.drivers import Device, Driver, MemoryStore

ADA, BELA, EVE = (Person(name.lower(), name, number) for number, name in enumerate(("Ada", "Bela", "Eve"), 1))
VARIANTS = [
    pytest.param(entry.game.info.id, variant, id=f"{entry.game.info.id}-{variant.id}")
    for entry in (*map(registry.get, registry.ids()), tiny.ENTRY)
    for variant in entry.game.info.variants
]


@pytest.fixture(scope="module", autouse=True)
def tiny_game() -> Iterator[None]:
    with tiny.at_the_table():
        yield


@contextlib.contextmanager
def sqlite_store(folder: Path) -> Iterator[Store]:
    database = SqliteDatabase(folder)
    try:
        yield SqliteTableStore(database)
    finally:
        database.shut()


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_whole_games_in_memory(game: str, variant: Variant) -> None:
    asyncio.run(_evening(MemoryStore(), game, variant))


@pytest.mark.parametrize("game", tiny.GAMES)
async def test_whole_games_in_sqlite(game: str, tmp_path: Path) -> None:
    variant = registry.get(game).game.info.variants[0]

    with sqlite_store(tmp_path) as store:
        await _evening(store, game, variant)


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
async def test_a_table_at_rest_leaves_out_nothing(
    game: str, variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Among people a plain move asks none of the table's parts. A table that asks them all does the same."""
    usual, rested = await _among_people(game, variant)
    monkeypatch.setattr(
        RunningTable, "_rests", property(lambda _: False, lambda _, value: None), raising=False
    )
    assert await _among_people(game, variant) == (usual, 0)
    assert rested > 0, "no move was made at rest"


async def _among_people(game: str, variant: Variant) -> tuple[list[object], int]:
    """What is due, heard and stored in a game of people who also talk, and how often the table rested."""
    chairs = min(n for n in variant.seats if n >= 2)
    driver, rested = Driver(MemoryStore(), Timing(holds=True), seed=7), 0
    people = [Device(Person(f"p{n}", f"P{n}", n)) for n in range(chairs)]
    await driver.create(new_table("table", people[0].you, NewTable(game, variant.id, chairs=chairs)))
    for chair, device in enumerate(people):
        await driver.sit_in(device)
        if chair > 0:
            assert (await driver.say(device, Sit, chair))["is"] == "done"
    assert (await driver.say(people[0], Start))["is"] == "done"
    due: list[object] = []
    for step in range(150):
        if people[0].table["phase"] != "playing":
            break
        due.append(driver.wake_at)
        rested += driver.table._rests
        asked = [(device, prompt) for device in people for prompt in device.owed()]
        if step % 20 == 19:
            await driver.say(driver.rng.choice(people), Chat, "well")
        elif asked:
            assert (await driver.answer(*driver.rng.choice(asked)))["is"] == "done"
        else:
            await driver.wait()
    return [due, driver.now, *[device.heard for device in people], await driver.store.rows("table")], rested


async def _evening(store: Store, game: str, variant: Variant) -> None:
    chairs = random.Random(f"{game} {variant.id}").choice([n for n in variant.seats if n >= 2])
    driver = Driver(store, seed=chairs)
    ada, bela, eve = (Device(person) for person in (ADA, BELA, EVE))
    await driver.create(new_table("table", ADA, NewTable(game, variant.id, chairs=chairs)))
    for device in (ada, bela, eve):
        await driver.sit_in(device)
    assert (await driver.say(bela, Sit, 1))["is"] == "done"
    for chair in range(2, chairs):
        assert (await driver.say(ada, SetBot, chair, "random"))["is"] == "done"
    assert (await driver.say(bela, Start))["is"] == "not-done", "only the host begins"
    assert (await driver.say(ada, Start))["is"] == "done"
    await play_on(driver, ada, bela, with_incidents=True)
    assert (await driver.say(ada, Rematch))["is"] == "done"
    assert ada.table["phase"] == "over", "not before both want it"
    assert (await driver.say(bela, Rematch))["is"] == "done"
    assert (ada.table["phase"], ada.table["game_number"]) == ("playing", 2)
    await play_on(driver, ada, bela, with_incidents=False)
    await _look_at_the_result(store, driver, (ada, bela, eve))


async def play_on(driver: Driver, ada: Device, bela: Device, *, with_incidents: bool) -> None:
    """To the end of the game, by whatever is possible next: a person, a bot, or time."""
    steps = 0
    while ada.table["phase"] == "playing":
        steps += 1
        assert steps < 5_000, "this game does not end"
        if with_incidents and steps in (4, 7, 11, 15):
            await _incident(driver, ada, bela, steps)
            continue
        await driver.bots_answer(fails=lambda question: driver.rng.random() < 0.1)
        asked = [(d, prompt) for d in (ada, bela) if d.here for prompt in d.owed()]
        covered = [chair["bot"] is not None for chair in ada.table["chairs"]]
        asked = [(d, prompt) for d, prompt in asked if not covered[prompt["seat"]]]
        windows = [prompt for _, prompt in asked if prompt["kind"] == "window"]
        if asked and not (windows and driver.rng.random() < 0.5):
            device, prompt = driver.rng.choice(asked)
            assert (await driver.answer(device, prompt))["is"] == "done"
        elif driver.wake_at is not None:
            await driver.wait()


async def _incident(driver: Driver, ada: Device, bela: Device, step: int) -> None:
    match step:
        case 4:
            await driver.walk_out(bela)
            assert [c["connected"] for c in _connected(ada)][:2] == [True, False]
            assert (await driver.say(ada, Cover, 1, cover=True))["is"] == "not-done", "not so soon"
            driver.now += driver.timing.cover_seconds
            assert (await driver.say(ada, Cover, 1, cover=True, level="random"))["is"] == "done"
        case 7:
            assert (await driver.say(ada, Chat, "come back!"))["is"] == "done"
            missed = ada.row - bela.row
            heard = len(bela.heard)
            await driver.sit_in(bela)
            updates = [m for m in bela.heard[heard:] if m["is"] == "update"]
            assert len(updates) == missed + 1, "exactly what was missed, and the chair given back"
            assert bela.table["chairs"][1]["bot"] is None
            assert any(m["chat"] and m["chat"]["text"] == "come back!" for m in updates)
        case 11:
            assert (await driver.say(bela, Cover, 1, cover=False))["is"] == "done"
        case 15:
            before = (driver.table.record, driver.table.history.rows)
            await driver.read_back()
            assert (driver.table.record, driver.table.history.rows) == before


def _connected(device: Device) -> list[dict[str, bool]]:
    last = next(m for m in reversed(device.heard) if m["is"] == "presence")
    return [{"connected": each} for each in last["connected"]]


async def _look_at_the_result(store: Store, driver: Driver, devices: tuple[Device, ...]) -> None:
    """What was sent is what the rows allow, and both games can be played again from them."""
    rows = await store.rows("table")
    truth = checker.fold((row.kind, row.game, row.seat, row.events, row.action) for row in rows)
    assert all(checker.check(truth, device.you.id, device.heard) > 10 for device in devices)
    (card,) = await store.tables_of(BELA.id)
    assert (card.phase, [person.id for person in card.people]) == ("over", ["ada", "bela"])
    saved = await store.games_of(BELA.id)
    assert [(each.number, each.seats) for each in saved] == [(2, (1,)), (1, (1,))]
    for each in saved:
        history = History.read([row for row in rows if row.game <= each.number], (), 1)
        assert history.play is not None
        assert history.play.outcome == each.outcome
        file = codec.read_header(codec.save(history.play, each.names))
        assert codec.verify(history.game, file).state == history.play.state
    assert await store.game_of(EVE.id, "table", 1) is None
    assert driver.table.history.rows == len(rows)
