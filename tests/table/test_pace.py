"""What a table does by itself, with the clock moved by hand: pauses, windows, a host who stays away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stolek.table.effects import BotAnswered, BotFailed, Question, Tick
from stolek.table.messages import Person, SetBot, Sit, Start
from stolek.table.opening import NewPlay, NewTable, new_play, new_table
from stolek.table.pace import Timing
from stolek.table.store import NotSavedError
from tests.server import tiny
from tests.table.drivers import Device, Driver, MemoryStore

TIMING = Timing(bot_pause=0.9, window_seconds=8.0, away_seconds=60.0)
ADA, BELA, CYRIL = (Person(n.lower(), n, i) for i, n in enumerate(("Ada", "Bela", "Cyril"), 1))


@pytest.fixture(scope="module", autouse=True)
def tiny_game() -> Iterator[None]:
    with tiny.at_the_table():
        yield


async def one_against_bots(level: str = "casual") -> tuple[Driver, Device]:
    driver, ada = Driver(MemoryStore(), TIMING), Device(ADA)
    wanted = NewPlay("tiny", chairs=3, level=level, options={"rounds": 1})
    await driver.create(new_play("t", ADA, wanted, bytes(32)))
    await driver.sit_in(ada)
    return driver, ada


async def people(count: int, bots: int = 0, rounds: int = 1) -> tuple[Driver, list[Device]]:
    driver = Driver(MemoryStore(), TIMING)
    devices = [Device(person) for person in (ADA, BELA, CYRIL)[:count]]
    wanted = NewTable("tiny", chairs=count + bots, options={"rounds": rounds})
    await driver.create(new_table("t", ADA, wanted))
    for device in devices:
        await driver.sit_in(device)
    for seat, device in enumerate(devices[1:], 1):
        await driver.say(device, Sit, seat)
    for seat in range(count, count + bots):
        await driver.say(devices[0], SetBot, seat, "casual")
    await driver.say(devices[0], Start)
    return driver, devices


async def at_the_window(count: int, bots: int = 0, rounds: int = 1) -> tuple[Driver, list[Device]]:
    """Everyone has put a card, seat 0 has rung and announced: the others may object."""
    driver, devices = await people(count, bots, rounds)
    await driver.bots_answer()
    for device in devices:
        await driver.answer(device, device.owed()[0])
    if bots:
        await driver.wait()
    for _ in range(2):
        await driver.answer(devices[0], devices[0].owed()[0])
    return driver, devices


# Bots -------------------------------------------------------------------------------------------------


async def test_a_bot_is_asked_at_once_and_answers_when_its_pause_is_over() -> None:
    driver, ada = await one_against_bots()
    assert [question.seat for question in driver.questions] == [1, 2]
    rows = ada.row
    await driver.bots_answer()
    assert ada.row == rows, "nothing is shown during the pause"
    assert driver.wake_at == driver.now + TIMING.bot_pause
    driver.now += TIMING.bot_pause - 0.001
    await driver.take(Tick())
    assert ada.row == rows
    driver.now += 0.001
    await driver.take(Tick())
    assert ada.row == rows + 2


async def test_a_bot_that_thinks_longer_than_its_pause_is_shown_at_once() -> None:
    driver, ada = await one_against_bots()
    rows = ada.row
    driver.now += 3.0
    await driver.bots_answer()
    assert ada.row == rows + 2


async def test_a_bot_that_fails_is_replaced_by_weaker_ones_and_then_by_any_option() -> None:
    driver, ada = await one_against_bots("strong")
    first = driver.questions.popleft()
    asked = [first]
    while driver.table.awaits(asked[-1]):
        effects = await driver.take(BotFailed(asked[-1]))
        again = [q for q in effects.questions if q.seat == first.seat]
        if not again:
            break
        asked += again
    assert [question.level for question in asked] == ["strong", "casual", "easy", "random"]
    assert driver.notes[-1] == "no bot below tiny/random is left: any option is taken"
    (told,) = [m["say"] for m in ada.heard if m["is"] == "problem"]
    assert told["key"] == "problem-bot-guessed", "nothing is drawn by lot in silence"
    driver.now += 1.0
    await driver.take(Tick())
    assert ada.told("placed")[0]["seat"] == first.seat


async def test_an_answer_that_is_not_legal_counts_as_a_failure() -> None:
    driver, _ = await one_against_bots()
    question = driver.questions.popleft()
    effects = await driver.take(BotAnswered(question, tiny.Ring()))
    assert [(q.seat, q.level) for q in effects.questions] == [(question.seat, "easy")]


async def test_an_answer_nobody_waits_for_any_more_changes_nothing() -> None:
    driver, _ = await one_against_bots()
    question = driver.questions.popleft()
    action = question.observation.prompt.options[0].action
    await driver.take(BotAnswered(question, action))
    await driver.wait()
    for late in (BotAnswered(question, action), BotFailed(question)):
        effects = await driver.take(late)
        assert (effects.batch, effects.sends) == (None, [])
        assert question.seat not in [q.seat for q in effects.questions]


async def test_bots_are_asked_only_while_somebody_is_there() -> None:
    driver, ada = Driver(MemoryStore(), TIMING), Device(ADA)
    await driver.create(new_play("t", ADA, NewPlay("tiny", chairs=3), bytes(32)))
    await driver.take(Tick())
    assert not driver.questions
    await driver.sit_in(ada)
    assert len(driver.questions) == 2


# Windows ----------------------------------------------------------------------------------------------


async def test_a_window_is_open_for_its_whole_time_and_no_longer() -> None:
    driver, (ada, bela, cyril) = await at_the_window(3)
    opened = driver.now
    assert driver.wake_at == opened + 8.0
    assert bela.position(1)["closes_in"] == 8_000
    question = bela.owed()[0]
    for option in question["options"]:  # the last answer counts
        assert (await driver.answer(bela, question, option))["is"] == "done"
    driver.now = opened + 7.999
    await driver.take(Tick())
    assert not ada.told("window-closed")
    driver.now = opened + 8.0
    await driver.take(Tick())
    assert ada.told("window-closed") == [{"is": "window-closed", "objections": 1}]
    assert [e.get("objects") for e in cyril.told("whispered")] == [None, False], "silence is the default"


async def test_a_window_of_bots_alone_waits_for_no_clock() -> None:
    driver, (ada,) = await at_the_window(1, bots=2)
    before = driver.now
    assert driver.wake_at is None
    await driver.bots_answer()
    assert ada.told("window-closed")
    assert driver.now == before


async def test_a_held_answer_is_there_after_the_table_is_read_back() -> None:
    driver, (ada, bela) = await at_the_window(2)
    await driver.answer(bela, bela.owed()[0], bela.owed()[0]["options"][1])
    await driver.read_back()
    await driver.wait()
    assert ada.told("window-closed")[0]["objections"] == 1


# The host ---------------------------------------------------------------------------------------------


async def test_a_host_who_stays_away_is_replaced_by_somebody_who_is_here() -> None:
    driver, (ada, bela) = await people(2)
    await driver.walk_out(ada)
    assert driver.table.wake_at is not None
    driver.now += 59.0
    await driver.sit_in(ada)
    assert (await driver.take(Tick())).wake_at is None
    await driver.walk_out(ada)
    driver.now += 59.0
    await driver.take(Tick())
    assert bela.table["host"] == "ada", "the minute begins anew"
    await driver.wait()
    assert bela.table["host"] == "bela"


# The store --------------------------------------------------------------------------------------------


async def test_a_table_that_was_taken_over_can_write_no_more() -> None:
    store = MemoryStore()
    driver, ada = Driver(store, TIMING), Device(ADA)
    await driver.create(new_table("t", ADA, NewTable("tiny", chairs=2)))
    await driver.sit_in(ada)
    await store.take_over("t")
    with pytest.raises(NotSavedError):
        await driver.say(ada, Sit, 1)
    assert not [m for m in ada.heard if m["is"] in ("done", "update")], "what is not kept is not shown"


def test_a_question_names_nothing_but_what_its_seat_may_see() -> None:
    """What leaves for a bot is a view, a prompt and sights; the table keeps the state to itself."""
    assert set(Question.__struct_fields__) == {
        *("table", "game", "number", "seat", "prompt", "level", "observation"),
        *("advice", "weigh"),  # what the answer is for: yes or no
    }
