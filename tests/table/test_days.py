"""Deadlines with the clock moved by hand: in real time, over days, across restarts, at weekends."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from stolek.table.effects import Dozed, Notice, Tick
from stolek.table.lobby_cards import DeskLine, Recap
from stolek.table.messages import DAY, Cover, Deadline, Nudge, Person, SetDeadline, Sit, Start
from stolek.table.opening import NewTable, new_table
from stolek.table.pace import Timing
from tests.server import tiny
from tests.table.drivers import Device, Driver, MemoryStore

ADA, BELA = Person("ada", "Ada", 1), Person("bela", "Bela", 2)
TIMING = Timing(bot_pause=0.5, holds=False)
MONDAY = 4 * DAY  # the calendar began on a Thursday


@pytest.fixture(scope="module", autouse=True)
def tiny_game() -> Iterator[None]:
    with tiny.at_the_table():
        yield


class Days(Driver):
    """A driver that also lets time go by as a server does, and keeps the notices."""

    def __init__(self) -> None:
        super().__init__(MemoryStore(), TIMING)
        self.now = float(700 * DAY * 7 + MONDAY)
        self.notices: list[Notice] = []

    async def take(self, item: Any) -> Any:
        effects = await super().take(item)
        self.notices.extend(effects.notices)
        return effects

    async def pass_time(self, seconds: float) -> None:
        until = self.now + seconds
        for _ in range(20_000):
            await self.bots_answer()
            if not self.questions and (self.wake_at is None or self.wake_at > until):
                break
            if self.wake_at is not None and self.wake_at <= until:
                await self.wait()
        self.now = until
        await self.take(Tick())

    async def restart(self, down: float) -> None:
        """The server is gone for so long; whoever was here is not, and nobody has come yet."""
        for device in self.devices.values():
            device.here = False
        self.now += down
        await self.read_back()
        await self.take(Tick())

    def bot_on(self, chair: int) -> str | None:
        return self.table.record.chairs[chair].bot

    @property
    def moves(self) -> int:
        assert self.table.history.play is not None
        return len(self.table.history.play.moves)


async def two(deadline: Deadline, rounds: int = 3) -> tuple[Days, Device, Device]:
    driver, ada, bela = Days(), Device(ADA), Device(BELA)
    await driver.create(new_table("t", ADA, NewTable("tiny", chairs=2, options={"rounds": rounds})))
    for device in (ada, bela):
        await driver.sit_in(device)
    await driver.say(bela, Sit, 1)
    assert (await driver.say(ada, SetDeadline, deadline))["is"] == "done"
    await driver.say(ada, Start)
    return driver, ada, bela


def last(device: Device, kind: str) -> dict[str, Any]:
    return next(m for m in reversed(device.heard) if m["is"] == kind)


async def test_whoever_takes_too_long_has_one_decision_made_by_a_bot() -> None:
    driver, ada, bela = await two(Deadline(30))
    assert last(bela, "times-left")["left"] == [30_000, 30_000]
    await driver.answer(ada, ada.owed()[0])
    await driver.pass_time(29)
    assert driver.moves == 2, "the opening and Ada's card"
    await driver.pass_time(2)
    assert driver.moves > 2
    assert driver.bot_on(1) is None, "the chair is Bela's again"
    assert "table-time-up-once" in str(bela.heard)


async def test_or_a_bot_plays_until_they_are_back() -> None:
    driver, ada, bela = await two(Deadline(120, "back"))
    await driver.answer(ada, ada.owed()[0])
    await driver.walk_out(bela)
    await driver.pass_time(121)
    assert driver.bot_on(1) is not None
    await driver.sit_in(bela)
    assert driver.bot_on(1) is None


async def test_in_real_time_nothing_is_due_while_nobody_plays() -> None:
    driver, ada, bela = await two(Deadline(30))
    for device in (ada, bela):
        await driver.walk_out(device)
    await driver.pass_time(3600)
    assert driver.moves == 1
    await driver.sit_in(ada)
    assert last(ada, "times-left")["left"] == [30_000, 30_000]


async def test_a_game_over_days_goes_to_its_end_across_restarts_that_take_no_time() -> None:
    driver, ada, bela = await two(Deadline(2 * DAY))
    await driver.walk_out(bela)
    await driver.answer(ada, ada.owed()[0])
    await driver.walk_out(ada)
    await driver.pass_time(DAY)
    await driver.restart(down=30 * DAY)
    assert driver.moves == 2, "nothing was due while the server was down"
    await driver.pass_time(DAY - 3600)
    assert driver.moves == 2, "what had gone by before had been kept"
    await driver.pass_time(2 * 3600)
    assert driver.moves > 2, "with nobody there"
    for _ in range(60):
        await driver.pass_time(DAY / 2)
        await driver.restart(down=DAY)
    assert driver.table.record.phase == "over"
    assert await driver.store.running() == []


async def test_a_window_does_not_wait_for_days() -> None:
    driver, ada, bela = await two(Deadline(2 * DAY))
    while not any(prompt["kind"] == "window" for prompt in bela.owed()):
        device = next(each for each in (ada, bela) if each.owed())
        await driver.answer(device, device.owed()[0])
    await driver.walk_out(ada)
    await driver.walk_out(bela)
    driver.notices.clear()
    moves = driver.moves
    await driver.pass_time(60)
    assert driver.moves > moves, "silence is an answer there, and takes no days"
    assert {notice.kind for notice in driver.notices} == {"turn"}, "of what comes after it"


async def test_a_machine_that_slept_has_let_no_time_go_by() -> None:
    driver, _, _ = await two(Deadline(DAY))
    driver.now += 10 * DAY
    await driver.take(Tick())
    assert driver.moves == 1
    assert driver.bot_on(0) is None


@pytest.mark.parametrize("zone", [60, "Africa/Algiers"])  # an hour east of UTC all the year
async def test_weekends_do_not_count_if_the_table_wants(zone: int | str) -> None:
    driver, ada, _ = await two(Deadline())
    await driver.pass_time(5 * DAY - 3600)  # Friday's 23:00 of UTC is Saturday's 0:00 there
    nowhere = await driver.say(ada, SetDeadline, Deadline(DAY, weekend="Europe/Nowhere"))
    assert nowhere["is"] == "not-done"
    await driver.say(ada, SetDeadline, Deadline(DAY, weekend=zone))
    moves = driver.moves
    assert last(ada, "times-left")["left"][0] == (3 * DAY) * 1000, "until Tuesday's 0:00 there"
    await driver.pass_time(3 * DAY - 600)
    assert driver.moves == moves
    await driver.pass_time(1200)
    assert driver.moves > moves


@pytest.mark.parametrize(
    ("friday_noon", "hours"),
    [
        ("2026-03-27 12:00", 47),  # on Sunday the clocks go forward
        ("2026-10-23 12:00", 49),  # and back
        ("2026-06-05 12:00", 48),
    ],
)
async def test_a_weekend_is_as_long_as_the_clocks_of_its_zone_make_it(friday_noon: str, hours: int) -> None:
    """A day from Friday noon on ends on Monday noon, whatever the clocks did in between."""

    driver, ada, _ = await two(Deadline())
    prague = ZoneInfo("Europe/Prague")
    driver.now = datetime.fromisoformat(friday_noon).replace(tzinfo=prague).timestamp()
    await driver.say(ada, SetDeadline, Deadline(DAY, weekend="Europe/Prague"))
    assert last(ada, "times-left")["left"][0] == (DAY + hours * 3600) * 1000
    moves = driver.moves
    await driver.pass_time(DAY + hours * 3600 - 60)
    assert driver.moves == moves
    assert datetime.fromtimestamp(driver.now, prague).strftime("%a %H:%M") == "Mon 11:59"
    await driver.pass_time(120)
    assert driver.moves > moves


async def test_before_time_is_up_whoever_is_away_is_reminded_once() -> None:
    driver, ada, bela = await two(Deadline(2 * DAY))
    await driver.answer(ada, ada.owed()[0])
    await driver.walk_out(bela)
    await driver.pass_time(1.5 * DAY - 60)
    assert driver.notices == []
    await driver.pass_time(120)
    assert [(n.person, n.kind) for n in driver.notices] == [("bela", "soon")]
    await driver.restart(down=60)
    await driver.pass_time(DAY / 4)
    assert len(driver.notices) == 1, "not again, also after a restart"
    await driver.pass_time(DAY / 4)
    assert [n.kind for n in driver.notices if n.person == "bela"][:2] == ["soon", "late"]


async def test_the_host_can_always_put_a_deadline_off() -> None:
    driver, ada, bela = await two(Deadline(DAY))
    await driver.pass_time(DAY - 60)
    assert (await driver.say(bela, SetDeadline, Deadline(7 * DAY)))["is"] == "not-done"
    assert (await driver.say(ada, SetDeadline, Deadline(DAY)))["is"] == "done"
    await driver.pass_time(DAY - 60)
    assert driver.moves == 1
    assert (await driver.say(ada, SetDeadline, Deadline(77)))["is"] == "not-done"
    assert (await driver.say(ada, SetDeadline, Deadline()))["is"] == "done"
    await driver.pass_time(30 * DAY)
    assert driver.moves == 1


async def test_whose_turn_it_is_elsewhere_is_told_once_and_again_by_a_nudge() -> None:
    driver, ada, bela = await two(Deadline(3 * DAY))
    assert driver.notices == [], "both are here"
    await driver.take(Dozed(bela.number, True))
    await driver.answer(ada, ada.owed()[0])
    await driver.answer(bela, bela.owed()[0])
    assert [(n.person, n.kind) for n in driver.notices] == [("bela", "turn")], "not before it was asked"
    await driver.walk_out(bela)
    await driver.restart(down=60)
    await driver.sit_in(ada)
    assert len(driver.notices) == 1, "a restart tells nobody again"
    driver.notices.clear()
    assert (await driver.say(ada, Nudge, 0))["is"] == "not-done"
    assert (await driver.say(ada, Nudge, 1))["is"] == "done"
    assert [(n.person, n.kind, n.by) for n in driver.notices] == [("bela", "nudge", "Ada")]
    assert (await driver.say(ada, Nudge, 1))["is"] == "not-done", "not twice at once"


async def test_over_days_it_is_known_when_each_was_last_here_and_bots_wait_longer() -> None:
    driver, ada, bela = await two(Deadline(2 * DAY))
    await driver.walk_out(bela)
    left = int(driver.now)
    await driver.pass_time(3600)
    await driver.restart(down=3600)
    await driver.sit_in(ada)
    presence = last(ada, "presence")
    assert presence["last_here"] == [None, left]
    assert (await driver.say(ada, Cover, 1, True))["is"] == "not-done", "an hour is no long time here"
    assert presence["cover_in"][1] > DAY * 1000
    assert driver.table.record.host == "ada"


async def test_whoever_comes_back_is_told_that_a_bot_has_decided_for_them() -> None:
    driver, _, bela = await two(Deadline(DAY))
    await driver.walk_out(bela)
    before = driver.moves
    while driver.moves == before:
        await driver.pass_time(600)
    await driver.restart(down=DAY)
    says = [said for step in driver.table.recap("bela").steps for said in step.says]
    late = [said.args["name"] for said in says if said.key == "table-time-up-once"]
    assert late == ["Ada", "Bela"]
    assert says[-1].key.startswith("tiny-event-")


async def test_whoever_comes_back_is_told_what_has_happened_since() -> None:
    driver, ada, bela = await two(Deadline(2 * DAY))
    await driver.answer(bela, bela.owed()[0])
    assert driver.table.desk_line("bela") == DeskLine(False, ("Ada",), int(driver.now), 2 * DAY, 0)
    await driver.walk_out(bela)
    left = int(driver.now)
    await driver.pass_time(3600)
    await driver.answer(ada, ada.owed()[0])  # now both may ring
    await driver.restart(down=DAY)
    line = driver.table.desk_line("bela")
    assert line is not None
    assert (line.yours, line.names, line.moves) == (True, ("Ada",), 1)
    assert driver.table.desk_line("nobody") == DeskLine(False, ("Ada", "Bela"), line.asked, line.left, 0)
    seen = driver.table.recap("bela")
    assert seen.since == left
    assert [[said.key for said in step.says] for step in seen.steps] == [
        [],  # what she saw last
        ["tiny-event-placed"],
        ["tiny-event-turned"],
    ]
    await driver.sit_in(bela)
    watched = bela.position(1)
    assert msgspec.json.decode(seen.steps[-1].view) == watched["view"], "it ends where the table is"
    await driver.sit_in(ada)
    moves = driver.moves
    await driver.answer(ada, ada.owed()[0])
    assert driver.moves > moves
    assert driver.table.recap("bela") == seen, "what has happened since then she has seen herself"
    await driver.walk_out(bela)
    assert driver.table.recap("bela") == Recap()
