"""A table that holds at a moment, with the clock moved by hand: who goes on, who looks, what waits."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from stolek.core.game import Moment
from stolek.core.ids import Seat
from stolek.core.shown_prompts import ShownPrompts
from stolek.table.effects import Looked, Tick
from stolek.table.messages import (
    Cover,
    Deadline,
    GoOn,
    Hold,
    Person,
    SetBot,
    SetDeadline,
    SetPace,
    Shown,
    Sit,
    Stand,
    Start,
)
from stolek.table.opening import NewTable, new_table
from stolek.table.pace import Timing
from tests.server import tiny
from tests.table.drivers import Device, Driver, MemoryStore, Message
from tests.table.test_pace import TIMING, at_the_window, people, tiny_game

__all__ = ["tiny_game"]
LOOK = 8.0


@pytest.fixture(autouse=True)
def leader(monkeypatch: pytest.MonkeyPatch) -> list[Seat | None]:
    """The end of a round is a moment; whoever stands in the list leads there."""
    leads: list[Seat | None] = [None]

    def moment(game: Any, state: Any, event: Any) -> Moment | None:
        return Moment(leads[0], LOOK) if isinstance(event, tiny.WindowClosed) else None

    monkeypatch.setattr(tiny.Tiny, "moment", moment)
    return leads


async def at_a_moment(count: int = 2, bots: int = 1) -> tuple[Driver, list[Device]]:
    """The first of two rounds is over; the bots have thought of their next cards."""
    driver, devices = await at_the_window(count, bots, rounds=2)
    await driver.bots_answer()
    if count > 1:
        await driver.wait()
    assert devices[0].told("window-closed")
    await driver.bots_answer()
    return driver, devices


async def look(driver: Driver, device: Device, what: Shown | Hold | GoOn, screen: bool = False) -> None:
    await driver.take(Looked(device.number, device.you, what, screen))


def held(device: Device) -> Message | None:
    """The moment as this device knows it; None when the table goes on."""
    for message in reversed(device.heard):
        if message["is"] in ("moment", "moment-over"):
            return message if message["is"] == "moment" else None
    return None


def moment_of(device: Device) -> Message:
    found = held(device)
    assert found is not None, "the table does not hold"
    return found


def placed(device: Device) -> int:
    return len(device.told("placed"))


async def let_pass(driver: Driver, seconds: float) -> None:
    driver.now += seconds
    await driver.take(Tick())


async def test_at_a_moment_bots_wait_until_it_goes_on_by_itself() -> None:
    driver, (ada, _) = await at_a_moment()
    before = placed(ada)
    moment = moment_of(ada)
    assert (moment["event"], moment["row"], moment["goes_in"]) == ("window-closed", ada.row, 8_000)
    heard = [m["is"] for m in ada.heard]
    assert heard.index("moment") == heard.index("update", heard.index("moment")) - 1, "said before its row"
    await let_pass(driver, LOOK - 0.001)
    assert placed(ada) == before, "the bot's pause is long over"
    await let_pass(driver, 0.001)
    assert placed(ada) == before + 1
    assert held(ada) is None


async def test_the_host_goes_on_and_nobody_else_does() -> None:
    driver, (ada, bela) = await at_a_moment()
    mine, yours = moment_of(ada), moment_of(bela)
    assert (mine["yours"], yours["yours"]) == (True, False)
    await look(driver, bela, GoOn(mine["number"]))
    assert held(ada) is not None
    await look(driver, ada, GoOn(mine["number"] - 1))
    assert held(ada) is not None, "a late tap was meant for another moment"
    await look(driver, ada, GoOn(mine["number"]))
    assert held(ada) is None
    assert held(bela) is None


async def test_the_games_leader_goes_on_before_the_host(leader: list[Seat | None]) -> None:
    leader[0] = Seat(1)
    driver, (ada, bela) = await at_a_moment()
    moment = moment_of(ada)
    await look(driver, ada, GoOn(moment["number"]))
    assert held(ada) is not None
    await look(driver, bela, GoOn(moment["number"]))
    assert held(ada) is None


async def test_where_a_bot_leads_the_host_does(leader: list[Seat | None]) -> None:
    leader[0] = Seat(2)
    driver, (ada, _) = await at_a_moment()
    moment = moment_of(ada)
    assert moment["yours"]
    await look(driver, ada, GoOn(moment["number"]))
    assert held(ada) is None


async def test_a_big_screen_goes_on_too() -> None:
    driver, (ada, _) = await at_a_moment()
    screen = Device(Person("screen of ada", "Ada", 1))
    await driver.sit_in(screen)
    await look(driver, screen, Shown(screen.row), screen=True)
    moment = moment_of(screen)
    assert moment["yours"]
    await look(driver, screen, GoOn(moment["number"]), screen=True)
    assert held(ada) is None


async def test_whoever_looks_is_waited_for_and_named() -> None:
    driver, (ada, bela) = await at_a_moment()
    moment = moment_of(ada)
    await look(driver, bela, Hold(True))
    now = moment_of(ada)
    assert [person["name"] for person in now["holders"]] == ["Bela"]
    assert (now["goes_in"], now["yours"]) == (None, False)
    await let_pass(driver, 60.0)
    await look(driver, ada, GoOn(moment["number"]))
    assert held(ada) is not None
    await look(driver, bela, Hold(False))
    await let_pass(driver, 2.9)
    assert held(ada) is not None
    await let_pass(driver, 0.1)
    assert held(ada) is None


async def test_who_looks_and_leaves_or_never_lets_go_is_not_waited_for() -> None:
    driver, (ada, bela) = await at_a_moment()
    await look(driver, bela, Hold(True))
    await driver.walk_out(bela)
    await driver.wait()
    assert held(ada) is None
    driver, (ada, bela) = await at_a_moment()
    await look(driver, bela, Hold(True))
    for _ in range(2):
        await driver.wait()
    assert held(ada) is None


async def test_who_has_no_chair_cannot_hold() -> None:
    driver, (ada, _) = await at_a_moment()
    eve = Device(Person("eve", "Eve", 4))
    await driver.sit_in(eve)
    await look(driver, eve, Hold(True))
    moment = moment_of(ada)
    assert not moment["holders"]


async def test_the_time_is_counted_from_when_everyone_sees_it() -> None:
    driver, (ada, bela) = await at_the_window(2, 1, rounds=2)
    await driver.bots_answer()
    for device in (ada, bela):
        await look(driver, device, Shown(device.row))
    await driver.wait()
    moment = moment_of(ada)
    assert moment["goes_in"] is None
    await look(driver, ada, Shown(ada.row))
    await let_pass(driver, 4.0)
    await look(driver, bela, Shown(bela.row))
    now = moment_of(ada)
    assert now["goes_in"] == 8_000


async def test_a_screen_that_never_says_how_far_it_is_is_not_waited_for_for_ever() -> None:
    driver, (ada, bela) = await at_the_window(2, 1, rounds=2)
    await driver.bots_answer()
    await look(driver, bela, Shown(bela.row))
    await driver.wait()
    assert held(ada) is not None
    for _ in range(2):
        await driver.wait()
    assert held(ada) is None


@pytest.mark.parametrize(("pace", "seconds"), [("calm", 16.0), ("normal", 8.0), ("brisk", 4.0)])
async def test_the_pace_of_the_table_says_how_long(pace: str, seconds: float) -> None:
    driver, (ada, bela) = await at_the_window(2, 1, rounds=2)
    assert (await driver.say(bela, SetPace, pace))["is"] == "not-done", "the host's to say"
    assert (await driver.say(ada, SetPace, pace))["is"] == "done"
    assert bela.table["pace"] == pace
    await driver.bots_answer()
    await driver.wait()
    moment = moment_of(ada)
    assert moment["goes_in"] == 1000 * seconds


async def test_who_plays_alone_goes_on_quickly() -> None:
    _, (ada,) = await at_a_moment(1, bots=2)
    moment = moment_of(ada)
    assert moment["yours"]
    assert moment["goes_in"] == 2_400


async def test_a_table_that_does_not_hold_goes_straight_on() -> None:
    driver, (ada, _) = await at_the_window(2, 1, rounds=2)
    await driver.say(ada, SetPace, None, holds=False)
    await driver.bots_answer()
    await driver.wait()
    assert ada.told("window-closed")
    assert held(ada) is None
    assert [m for m in ada.heard if m["is"] == "moment"] == []


async def test_the_clock_of_a_decision_stands_while_the_table_holds() -> None:
    driver, (ada, bela) = await at_a_moment()
    moment = moment_of(ada)
    assert (await driver.say(ada, SetDeadline, Deadline(30)))["is"] == "done"
    await look(driver, bela, Hold(True))

    await let_pass(driver, 20.0)
    await look(driver, bela, Hold(False))
    await look(driver, ada, GoOn(moment["number"]))
    assert held(ada) is None
    await let_pass(driver, 29.0)
    assert "table-time-up" not in str(ada.heard)
    await let_pass(driver, 2.0)
    assert "table-time-up" in str(ada.heard)


async def test_where_only_bots_play_on_nothing_holds() -> None:
    driver, (ada, bela) = await at_a_moment()
    for seat, device in enumerate((ada, bela)):
        await driver.say(device, Cover, seat, True)
    assert held(ada) is None


async def test_after_a_restart_the_moment_is_forgotten_and_the_pace_is_not() -> None:
    driver, (ada, _) = await at_a_moment()
    await driver.say(ada, SetPace, "calm", hints=False)
    before = placed(ada)
    await driver.read_back()
    assert (ada.table["pace"], ada.table["hints"]) == ("calm", False)
    await driver.bots_answer()
    await driver.wait()
    assert placed(ada) == before + 1
    assert driver.now < 1_000_000 + 2 * LOOK, "it did not wait for the moment's end"


# What is not shown yet --------------------------------------------------------------------------------


async def test_a_window_opens_when_the_last_screen_shows_it() -> None:
    driver, (ada, bela) = await late_at_the_window()
    assert bela.position(1)["closes_in"] is None
    await let_pass(driver, 5.0)
    await look(driver, bela, Shown(bela.row))
    clocks = [m for m in bela.heard if m["is"] == "clock"]
    assert clocks == [{"is": "clock", "closes_in": 8_000}]
    await let_pass(driver, 7.999)
    assert not ada.told("window-closed")
    await let_pass(driver, 0.001)
    assert ada.told("window-closed")


async def late_at_the_window() -> tuple[Driver, list[Device]]:
    """Somebody's screen has yet to show that they may object."""
    driver, (ada, bela) = await people(2)
    await look(driver, bela, Shown(bela.row))
    for device in (ada, bela):
        await driver.answer(device, device.owed()[0])
    for _ in range(2):
        await driver.answer(ada, ada.owed()[0])
    return driver, [ada, bela]


async def test_a_window_that_is_never_shown_opens_all_the_same() -> None:
    driver, (ada, _) = await late_at_the_window()
    for _ in range(2):
        await driver.wait()
    assert ada.told("window-closed")


async def test_bots_are_not_far_ahead_of_what_is_shown() -> None:
    driver, (ada,) = await people(1, 2)
    await look(driver, ada, Shown(ada.row - 3))
    await driver.bots_answer()
    await let_pass(driver, TIMING.bot_pause)
    assert placed(ada) == 0
    assert driver.wake_at is not None, "it is not for ever"
    await look(driver, ada, Shown(ada.row - 2))
    assert placed(ada) == 1
    await look(driver, ada, Shown(ada.row - 2))
    assert placed(ada) == 2


@pytest.mark.parametrize(
    ("pace", "children", "seconds"),
    [("calm", False, 16), ("normal", False, 8), ("brisk", False, 4), ("normal", True, 16)],
)
async def test_windows_scale_with_the_pace_and_for_children(
    pace: str, children: bool, seconds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    variants = tuple(msgspec.structs.replace(v, for_children=children) for v in tiny.Tiny.info.variants)
    info = msgspec.structs.replace(tiny.Tiny.info, variants=variants)
    monkeypatch.setattr(tiny.Tiny, "info", info)
    monkeypatch.setattr("tests.table.test_pace.TIMING", Timing())

    driver, (ada, bela) = await people(2)
    await driver.say(ada, SetPace, pace)
    for device in (ada, bela):
        await driver.answer(device, device.owed()[0])
    for _ in range(2):
        await driver.answer(ada, ada.owed()[0])
    assert bela.position(1)["closes_in"] == 1000 * seconds


def test_a_window_that_leaves_the_only_person_nothing_to_choose_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With somebody else at the table its length tells nothing; alone there is nobody to tell."""
    ask = ShownPrompts.all

    def forced(shown: ShownPrompts, game: Any, state: Any) -> Any:
        asked = ask(shown, game, state)
        return {
            seat: msgspec.structs.replace(p, options=p.options[:1]) if p.kind == "window" else p
            for seat, p in asked.items()
        }

    monkeypatch.setattr(ShownPrompts, "all", forced)

    async def scenario(looks_on: bool) -> bool:
        driver = Driver(MemoryStore(), TIMING)
        ada, eve = Device(Person("ada", "Ada", 1)), Device(Person("eve", "Eve", 4))
        await driver.create(new_table("t", ada.you, NewTable("tiny", chairs=2, options={"rounds": 1})))
        await driver.sit_in(ada)
        await driver.say(ada, Sit, 1)
        await driver.say(ada, Stand, 0)
        await driver.say(ada, SetBot, 0, "casual")
        if looks_on:
            await driver.sit_in(eve)
        await driver.say(ada, Start)
        opened = driver.now
        while not ada.told("window-closed"):
            await driver.bots_answer()
            owed = [each for each in ada.owed() if each["kind"] != "window"]
            if owed:
                await driver.answer(ada, owed[0])
            else:
                await driver.wait()
        return driver.now - opened < TIMING.window_seconds if TIMING.window_seconds else False

    assert asyncio.run(scenario(looks_on=False))
    assert not asyncio.run(scenario(looks_on=True))


class Recorder(Device):
    """Keeps messages as they came."""

    def hear(self, raw: bytes) -> None:
        self.first = getattr(self, "first", msgspec.json.decode(raw))
        super().hear(raw)


async def test_who_comes_later_can_look_at_the_last_moment() -> None:
    driver, (ada, _) = await at_a_moment()
    await look(driver, ada, GoOn(moment_of(ada)["number"]))
    again = Recorder(ada.you)
    await driver.sit_in(again)
    (position,) = again.first["positions"]
    assert position["past"]["event"]["is"] == "window-closed"
    assert position["past"]["view"].keys() == position["view"].keys()
