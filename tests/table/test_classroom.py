"""A table of a class with its clock moved by hand: pause, chairs for pupils, what the teacher reads first."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stolek.core import registry
from stolek.core.game import make_setup
from stolek.core.play import Play
from stolek.table.effects import Judged, Ordered, Placed, Ruled, Said, Tick
from stolek.table.messages import Answer, Chat, Classroom, Person, Start
from stolek.table.opening import NewTable, new_class_table
from stolek.table.pace import Timing
from tests.server import tiny
from tests.table.drivers import Device, Driver, MemoryStore, Message

TEACHER = Person("teacher", "Teacher", 5)
ADA, BEA, EVA = Person("ada", "Ada", 1), Person("bea", "Bea", 2), Person("eva", "Ada", 1)
ANY_SEED = bytes(32)


@pytest.fixture(scope="module", autouse=True)
def tiny_game() -> Iterator[None]:
    with tiny.at_the_table():
        yield


async def lesson(wanted: NewTable, approves: bool = False) -> tuple[Driver, Device, Device]:
    """A teacher has laid a table; Ada and Bea have come to it by the class's code. No teacher is here."""
    driver = Driver(MemoryStore(), Timing(holds=False))
    await driver.create(new_class_table("table", TEACHER, wanted, Classroom("abcde", approves=approves)))
    ada, bea = Device(Person(ADA.id, "at home called else", 9)), Device(BEA)
    for device, pupil in ((ada, ADA), (bea, BEA)):
        assert await asked(driver, Placed(pupil, here=True)) is None
        await driver.sit_in(device)
    return driver, ada, bea


async def asked(driver: Driver, item: Ordered | Ruled | Placed | Judged) -> str | None:
    """Why the table refuses it, as a key; None if it does not."""
    why = (await driver.take(item)).refused
    return None if why is None else why.reason.key


async def begin(driver: Driver) -> None:
    assert await asked(driver, Ordered(TEACHER, Start("begin"), ANY_SEED)) is None


def names(device: Device) -> list[str | None]:
    return [chair["person"] and chair["person"]["name"] for chair in device.table["chairs"]]


TINY = NewTable(tiny.ENTRY.game.info.id, chairs=3)


async def test_pupils_have_chairs_and_the_name_they_have_in_class() -> None:
    driver, ada, bea = await lesson(TINY)
    assert names(bea) == ["Ada", "Bea", None]
    assert await asked(driver, Placed(EVA, here=True)) is None
    assert names(bea)[2] == "Ada 2", "two of one name at a table are told apart"
    assert await asked(driver, Placed(Person("fay", "Fay", 4), here=True)) == "refused-no-chair-free"
    assert await asked(driver, Placed(EVA, here=False)) is None
    assert names(bea) == ["Ada", "Bea", None]
    assert (await driver.say(ada, Start))["why"]["reason"]["key"] == "refused-only-host"
    verdict = await driver.say(ada, Chat, "hello")
    assert verdict["why"]["reason"]["key"] == "refused-class-chat"
    assert not driver.table.record.chairs_of(TEACHER.id)


async def test_in_a_running_game_only_who_has_seen_no_hand_of_it_takes_one_over() -> None:
    driver, _, _ = await lesson(TINY)
    await begin(driver)
    assert await asked(driver, Placed(ADA, here=False)) is None
    assert driver.table.record.chairs[0].bot is not None, "a bot plays on"
    assert await asked(driver, Placed(ADA, here=True)) == "refused-no-chair-free"
    assert await asked(driver, Placed(EVA, here=True)) is None
    assert driver.table.record.chairs_of(EVA.id)


async def test_a_teacher_who_is_elsewhere_stays_host() -> None:
    driver, _, _ = await lesson(TINY)
    await begin(driver)
    driver.now += 10_000
    await driver.take(Tick())
    assert driver.table.record.host == TEACHER.id


async def test_while_paused_nobody_moves_no_bot_and_no_clock() -> None:
    driver, ada, bea = await lesson(TINY)
    await begin(driver)
    assert await asked(driver, Ruled(paused=True)) is None
    assert bea.table["classroom"]["paused"]
    (prompt,) = ada.owed()
    verdict = await driver.answer(ada, prompt)
    assert verdict["why"]["reason"]["key"] == "refused-paused"
    rows = driver.table.history.rows
    await driver.bots_answer()
    driver.now += 1_000
    await driver.take(Tick())
    assert driver.table.history.rows == rows
    assert await asked(driver, Ruled(paused=False)) is None
    assert driver.table.history.rows == rows + 2, "the bot goes on"
    assert (await driver.answer(ada, ada.owed()[0]))["is"] == "done"
    await to_window(driver, (ada, bea))
    assert await asked(driver, Ruled(paused=True)) is None
    driver.now += 1_000
    await driver.take(Tick())
    assert window(bea), "it is still open"
    assert await asked(driver, Ruled(paused=False)) is None
    assert window(bea), "and has all its time again"
    assert driver.wake_at is not None
    assert driver.wake_at > driver.now
    await driver.wait()
    assert not window(bea)


async def to_window(driver: Driver, devices: tuple[Device, ...]) -> None:
    """Plays until a window asks."""
    while not window(devices[1]):
        await driver.bots_answer()
        for device in devices:
            for prompt in device.owed():
                await driver.answer(device, prompt)
        if driver.wake_at is not None and not window(devices[1]):
            await driver.wait()


def window(device: Device) -> bool:
    return any(prompt["kind"] == "window" for prompt in device.owed())


# What the teacher reads -------------------------------------------------------------------------------


def written_game() -> NewTable:
    """Any game in which somebody is asked for words first."""
    for game in registry.ids():
        setup = make_setup(registry.get(game).game, 4)
        play = Play.start(registry.get(game).game, setup, ANY_SEED)
        prompts = [prompt for prompt in play.prompts.values() if prompt.options[0].blank is not None]
        if prompts:
            return NewTable(game, chairs=4)
    raise AssertionError("no game asks for words")


def asked_for_words(*devices: Device) -> tuple[Device, Message]:
    return next((d, p) for d in devices for p in d.owed() if p["options"][0]["blank"])


def heard(device: Device, text: str) -> bool:
    return any(text in str(message) for message in device.heard)


async def write(driver: Driver, device: Device, prompt: Message, cid: str, text: str) -> None:
    answer = Answer(cid, prompt["seat"], prompt["id"], prompt["options"][0]["n"], text)
    await driver.take(Said(device.number, device.you, answer))


async def test_what_is_written_is_seen_by_nobody_before_the_teacher_has_read_it() -> None:
    driver, ada, bea = await lesson(written_game(), approves=True)
    await begin(driver)
    writer, prompt = asked_for_words(ada, bea)
    other = bea if writer is ada else ada
    await write(driver, writer, prompt, "one", "a rude word")
    (unread,) = driver.table.glance(driver.now).unread
    assert (unread.wish.text, unread.you.id) == ("a rude word", writer.you.id)
    assert not heard(other, "a rude word")
    assert not heard(writer, "'cid': 'one'"), "it is neither done nor refused yet"

    assert await asked(driver, Judged(prompt["seat"], "one", fits=False)) is None
    assert writer.verdict("one")["why"]["reason"]["key"] == "refused-not-fitting"
    assert await asked(driver, Judged(prompt["seat"], "one", fits=True)) == "refused-unread-no-more"
    assert not heard(other, "a rude word")

    await write(driver, writer, prompt, "two", "a kind word")
    await write(driver, writer, prompt, "three", "a kinder word")  # after a reload, in its place
    assert writer.verdict("two")["is"] == "done"
    await driver.read_back()  # a restart forgets it, and the page sends it again
    assert driver.table.glance(driver.now).unread == ()
    await write(driver, writer, prompt, "three", "a kinder word")
    assert await asked(driver, Judged(prompt["seat"], "three", fits=True)) is None
    assert writer.verdict("three")["is"] == "done"
    assert heard(other, "a kinder word")
    assert not heard(other, "a kind word")


async def test_what_was_written_too_late_is_not_left_to_be_read() -> None:
    driver, ada, bea = await lesson(written_game(), approves=True)
    await begin(driver)
    for device, cid in ((ada, "one"), (bea, "two")):  # whoever is first tells the story
        writer, prompt = asked_for_words(device)
        assert prompt["kind"] == "race"
        await write(driver, writer, prompt, cid, "a fine word")
    assert len(driver.table.glance(driver.now).unread) == 2
    assert await asked(driver, Judged(0, "one", fits=True)) is None
    assert driver.table.glance(driver.now).unread == ()
    assert bea.verdict("two")["why"]["reason"]["key"] == "refused-choice-closed"


async def test_a_teacher_who_reads_no_more_lets_out_what_waits() -> None:
    driver, ada, bea = await lesson(written_game(), approves=True)
    await begin(driver)
    writer, prompt = asked_for_words(ada, bea)
    await write(driver, writer, prompt, "one", "a fine word")
    assert await asked(driver, Ruled(approves=False)) is None
    assert writer.verdict("one")["is"] == "done"
    assert heard(bea if writer is ada else ada, "a fine word")
