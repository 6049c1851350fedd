"""What somebody is told who asks: of their own seat, with what choices lead to, and unseen by the others."""

from __future__ import annotations

from stolek.core import registry
from stolek.table.effects import Queried
from stolek.table.messages import Person, SetBot, SetPace, Sit, Start
from stolek.table.opening import NewTable, new_table
from tests.table.drivers import Device, Driver, MemoryStore, Message

ADA, BELA, EVE = (Person(name.lower(), name, number) for number, name in enumerate(("Ada", "Bela", "Eve"), 1))


async def _table(game: str) -> tuple[Driver, Device, Device, Device]:
    driver = Driver(MemoryStore(), seed=3)
    ada, bela, eve = (Device(person) for person in (ADA, BELA, EVE))
    variant = registry.get(game).game.info.variants[0]
    await driver.create(new_table("table", ADA, NewTable(game, variant.id, chairs=3)))
    for device in (ada, bela, eve):
        await driver.sit_in(device)
    await driver.say(bela, Sit, 1)
    await driver.say(ada, SetBot, 2, "random")
    return driver, ada, bela, eve


async def _ask(driver: Driver, device: Device, seat: int | None) -> Message:
    await driver.take(Queried(device.number, device.you, seat))
    assert device.heard[-1]["is"] == "answers"
    return device.heard[-1]


async def test_before_a_game_there_is_nothing_to_tell() -> None:
    driver, ada, _, _ = await _table(registry.ids()[0])
    heard = len(ada.heard)
    await driver.take(Queried(ada.number, ada.you, 0))
    assert len(ada.heard) == heard


async def test_who_asks_is_told_of_their_own_seat_and_nobody_else_hears_of_it() -> None:
    for game in registry.ids():
        driver, ada, bela, eve = await _table(game)
        await driver.say(ada, Start)
        others = len(bela.heard), len(eve.heard)
        own = await _ask(driver, ada, 0)
        foreign = await _ask(driver, ada, 1)
        assert foreign == own, "another's seat cannot be asked for"
        assert (len(bela.heard), len(eve.heard)) == others
        looker = await _ask(driver, eve, 0)
        assert looker["seat"] is None
        assert (looker["topics"]["hand"], looker["choices"]) == ([], [])
        assert own["topics"]["hand"] != []
        assert own["topics"]["turn"] != []


async def test_without_hints_no_choice_says_what_it_leads_to() -> None:
    driver, ada, bela, _ = await _table(registry.ids()[0])
    await driver.say(ada, Start)
    choices = (await _ask(driver, ada, 0))["choices"]
    assert [each["n"] for each in choices] == [each["n"] for each in ada.owed()[0]["options"]]
    assert any(each["effects"] for each in choices)
    await driver.say(ada, SetPace, hints=False)
    assert (await _ask(driver, ada, 0))["choices"] == []
    assert (await _ask(driver, bela, 1))["choices"] == []
    assert bela.table["hints"] is False, "for others to see"
