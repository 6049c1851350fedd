"""Who comes, sleeps, is away, leaves, takes over, is sent away: at a table with its clock moved by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stolek.core.say import Arg
from stolek.table.effects import ChairGiven, Dozed
from stolek.table.messages import (
    NAME_MOST,
    Admit,
    AskChair,
    Chat,
    Cover,
    Mute,
    Person,
    Remove,
    Sit,
    Stand,
    Start,
)
from stolek.table.opening import NewTable, new_table
from stolek.table.visitors import SCREEN
from stolek.words import Words, load
from tests.server import tiny
from tests.table.drivers import Device, Driver, MemoryStore, Message

GAME = tiny.ENTRY.game.info.id
ADA, BEA, EVA = Person("ada", "Ada", 1), Person("bea", "Bea", 2), Person("eva", "Eva", 3)


@pytest.fixture(scope="module", autouse=True)
def tiny_game() -> Iterator[None]:
    with tiny.at_the_table():
        yield


async def at_a_table() -> tuple[Driver, Device, Device]:
    """Ada has laid a table for three and sits at it; Bea has opened the link."""
    driver = Driver(MemoryStore())
    await driver.create(new_table("table", ADA, NewTable(GAME, chairs=3)))
    ada, bea = Device(ADA), Device(BEA)
    await driver.sit_in(ada)
    await driver.sit_in(bea)
    return driver, ada, bea


async def done(driver: Driver, device: Device, kind: type[Any], *fields: Any, **more: Any) -> None:
    verdict = await driver.say(device, kind, *fields, **more)
    assert verdict["is"] == "done", verdict


async def refused(driver: Driver, device: Device, kind: type[Any], *fields: Any, **more: Any) -> str:
    verdict = await driver.say(device, kind, *fields, **more)
    assert verdict["is"] == "not-done", verdict
    return str(verdict["why"]["reason"]["key"])


def presence(device: Device) -> Message:
    return next(m for m in reversed(device.heard) if m["is"] == "presence")


def noted(device: Device) -> list[str]:
    return [says["key"] for m in device.heard if m["is"] == "noted" for says in m["says"]]


async def started(driver: Driver, ada: Device, bea: Device) -> None:
    await done(driver, bea, Sit)
    await done(driver, ada, Start)


async def test_a_table_knows_the_last_messages_of_each_person_again_and_no_more() -> None:
    driver, ada, bea = await at_a_table()
    said = [await driver.say(ada, Chat, f"line {n}") for n in range(60)]
    await done(driver, bea, Chat, "me too")
    history = driver.table.history
    known = [history.done(ADA.id, each["cid"]) is not None for each in said]
    assert known == [False] * 10 + [True] * 50


async def test_a_table_at_rest_is_shown_whole_to_whoever_missed_something() -> None:
    driver, ada, bea = await at_a_table()
    await started(driver, ada, bea)
    for missed, welcomes in ((0, 0), (1, 1), (0, 0)):
        await driver.walk_out(bea)
        for n in range(missed):
            await done(driver, ada, Chat, f"line {n}")
        driver.table.history.rest()
        before = len(bea.heard)
        await driver.sit_in(bea)
        assert sum(m["is"] == "welcome" for m in bea.heard[before:]) == welcomes


async def test_whoever_comes_has_any_chair_that_is_empty() -> None:
    driver, ada, bea = await at_a_table()
    await done(driver, bea, Sit)
    assert [c["person"] and c["person"]["name"] for c in ada.table["chairs"]] == ["Ada", "Bea", None]
    eva, fourth = Device(EVA), Device(Person("fay", "Fay", 4))
    await driver.sit_in(eva)
    await done(driver, eva, Sit)
    await driver.sit_in(fourth)
    assert await refused(driver, fourth, Sit) == "refused-no-chair-free"
    await driver.sit_in(Device(Person(f"{SCREEN}ada", "Ada", 1)))
    assert [guest["name"] for guest in presence(ada)["guests"]] == ["Fay"], "the host sees who is here"
    assert presence(ada)["spectators"] == 1, "a big screen is nobody"
    assert noted(ada) == ["table-sat", "table-sat"]


async def test_a_stranger_has_one_chair_and_the_host_as_many_as_wanted() -> None:
    driver, ada, bea = await at_a_table()
    await done(driver, bea, Sit, 1)
    assert await refused(driver, bea, Sit, 2) == "refused-one-chair"
    await done(driver, ada, Sit, 2)


@pytest.mark.parametrize("name", ["Ada", "ADA", "x" * NAME_MOST])
async def test_nobody_at_a_table_has_the_name_or_the_face_of_another(name: str) -> None:
    driver, ada, _ = await at_a_table()
    first = Device(Person("first", name, 7))
    await driver.sit_in(first)
    await done(driver, first, Sit)
    twin = Device(Person("twin", name, 7))
    await driver.sit_in(twin)
    await done(driver, twin, Sit)
    people = [chair["person"] for chair in ada.table["chairs"]]
    assert len({person["name"].casefold() for person in people}) == 3
    assert len({person["avatar"] for person in people}) == 3
    assert all(len(person["name"]) <= NAME_MOST for person in people)
    before = ada.row
    await driver.walk_out(twin)
    await driver.sit_in(twin)
    assert ada.row == before, "who comes again is called as before"


async def test_a_hidden_page_is_asleep_and_not_away() -> None:
    driver, ada, bea = await at_a_table()
    await started(driver, ada, bea)
    await driver.take(Dozed(bea.number, hidden=True))
    assert presence(ada)["asleep"] == [False, True, False]
    assert presence(ada)["connected"] == [True, True, False]
    second = Device(BEA)
    await driver.sit_in(second)
    assert presence(ada)["asleep"] == [False, False, False], "another device of theirs shows the page"
    await driver.walk_out(second)
    assert presence(ada)["asleep"] == [False, True, False]
    await driver.take(Dozed(bea.number, hidden=False))
    assert presence(ada)["asleep"] == [False, False, False]
    assert noted(ada) == ["table-sat"], "a glance elsewhere is not told"


async def test_a_bot_plays_for_who_is_away_until_they_are_back() -> None:
    driver, ada, bea = await at_a_table()
    await started(driver, ada, bea)
    assert presence(ada)["cover_in"] == [None, None, None]
    await driver.walk_out(bea)
    assert presence(ada)["cover_in"] == [None, 20_000, None]
    assert await refused(driver, ada, Cover, 1, cover=True) == "refused-still-here"
    await driver.wait()
    assert noted(ada)[-1] == "table-away", "after a while everybody is told"
    driver.now += 20
    await done(driver, ada, Cover, 1, cover=True)
    chair = ada.table["chairs"][1]
    assert chair["person"]["name"] == "Bea"
    assert chair["bot"] is not None
    assert noted(ada)[-1] == "table-stood-in"
    await driver.sit_in(bea)
    assert ada.table["chairs"][1]["bot"] is None, "the chair is theirs the moment they return"
    assert noted(ada)[-2:] == ["table-back", "table-uncovered"]


async def test_after_a_restart_nobody_is_said_to_be_back_who_never_left() -> None:
    driver, ada, bea = await at_a_table()
    await started(driver, ada, bea)
    before = list(driver.table.history.log(None))
    await driver.read_back()
    assert list(driver.table.history.log(None)) == before
    assert noted(ada) == ["table-sat"]


async def test_a_sleeper_is_waited_for_longer_and_wakes_in_their_chair() -> None:
    driver, ada, bea = await at_a_table()
    await started(driver, ada, bea)
    await driver.take(Dozed(bea.number, hidden=True))
    driver.now += 30
    assert await refused(driver, ada, Cover, 1, cover=True) == "refused-still-here"
    driver.now += 30
    await done(driver, ada, Cover, 1, cover=True)
    await driver.take(Dozed(bea.number, hidden=False))
    assert ada.table["chairs"][1]["bot"] is None


async def test_who_wants_a_bot_to_play_keeps_it_through_a_reload() -> None:
    driver, ada, bea = await at_a_table()
    await started(driver, ada, bea)
    await done(driver, bea, Cover, 1, cover=True)
    await driver.walk_out(bea)
    await driver.sit_in(bea)
    assert ada.table["chairs"][1]["bot"] is not None


async def test_a_late_guest_takes_over_a_bot_with_the_host_s_consent() -> None:
    driver, ada, bea = await at_a_table()
    await done(driver, ada, Start)
    assert bea.table["may_ask"]
    assert not ada.table["may_ask"]
    await done(driver, bea, AskChair, 1)
    assert presence(ada)["asking"] == [{"person": {"id": "bea", "name": "Bea", "avatar": 2}, "chair": 1}]
    assert await refused(driver, bea, Admit, "bea", True) == "refused-only-host"
    await done(driver, ada, Admit, "bea", True)
    welcome = next(m for m in reversed(bea.heard) if m["is"] == "welcome")
    assert [position["seat"] for position in welcome["positions"]] == [1], "shown whole through new eyes"
    assert welcome["positions"][0]["log"], "with all that has happened"
    assert noted(ada)[-1] == "table-took-over"
    assert presence(ada)["asking"] == []
    await done(driver, bea, Stand, 1)
    assert not bea.table["may_ask"]
    assert await refused(driver, bea, AskChair, 2) == "refused-had-chair", "once in a game"


async def test_nobody_who_has_seen_a_hand_asks_for_another() -> None:
    driver, ada, bea = await at_a_table()
    await started(driver, ada, bea)
    assert await refused(driver, bea, AskChair, 2) == "refused-had-chair"
    assert await refused(driver, ada, AskChair, 2) == "refused-had-chair"
    eva = Device(EVA)
    await driver.sit_in(eva)
    assert await refused(driver, eva, AskChair, 1) == "refused-chair-taken", "somebody plays there"
    await done(driver, eva, AskChair, 2)
    await done(driver, ada, Admit, "eva", False)
    assert presence(eva)["asking"] == []
    assert await refused(driver, ada, Admit, "eva", True) == "refused-nobody-asks"


async def test_whom_the_host_sends_away_hears_nothing_more_and_comes_no_more() -> None:
    driver, ada, bea = await at_a_table()
    await started(driver, ada, bea)
    screen = Device(Person("screen of bea", "Bea", 2))
    await driver.sit_in(screen)
    assert await refused(driver, bea, Remove, "ada") == "refused-only-host"
    assert await refused(driver, ada, Remove, "ada") == "refused-not-yourself"
    assert await refused(driver, ada, Remove, "nobody") == "refused-nobody-known"
    await done(driver, ada, Remove, "bea")
    chair = ada.table["chairs"][1]
    assert chair["person"] is None
    assert chair["bot"] is not None
    assert noted(ada)[-1] == "table-removed"
    for device in (bea, screen):
        assert device.heard[-1]["say"]["key"] == "problem-removed"
        heard = len(device.heard)
        await done(driver, ada, Chat, "quiet now")
        await driver.sit_in(device)
        assert [m["is"] for m in device.heard[heard:]] == ["problem"]
    assert await refused(driver, bea, Chat, "but") == "refused-removed"
    effects = await driver.take(ChairGiven(2, None, BEA))
    assert effects.refused is not None
    await done(driver, ada, Remove, "bea", removed=False)
    await driver.sit_in(bea)
    assert bea.heard[-1]["is"] == "presence"


async def test_who_opens_a_link_to_the_chair_they_have_changes_nothing_by_whatever_name() -> None:
    driver, ada, bea = await at_a_table()
    await started(driver, ada, bea)
    before = driver.table.history.rows
    effects = await driver.take(ChairGiven(1, "bea", Person("bea", "Ada", 1)))
    assert effects.refused is None
    assert driver.table.history.rows == before


async def test_whom_the_host_silences_is_neither_heard_nor_seen_to_make_a_sign() -> None:
    driver, ada, bea = await at_a_table()
    await done(driver, bea, Chat, "one")
    await done(driver, ada, Mute, "bea")
    assert await refused(driver, bea, Chat, "two") == "refused-muted"
    assert bea.table["muted"] == ["bea"]
    await driver.read_back()
    assert await refused(driver, bea, Chat, "three") == "refused-muted"
    await done(driver, ada, Mute, "bea", muted=False)
    await done(driver, bea, Chat, "four")


async def test_the_log_keeps_the_name_of_whoever_played() -> None:
    driver, ada, bea = await at_a_table()
    await started(driver, ada, bea)
    (prompt,) = bea.owed()
    await driver.answer(bea, prompt)
    before = _log(driver, "Ada", "Bea", "Teapot")
    assert any("Bea" in names for _, names in before)
    await done(driver, bea, Stand, 1)
    after = _log(driver, "Ada", "Compass", "Teapot")
    assert after[: len(before)] == before, "what Bea did stays what Bea did"
    assert after[len(before) :] == [("table-left-bot", ["Bea"])]
    await driver.read_back()
    assert _log(driver, "Ada", "Compass", "Teapot") == after, "also after a restart"


async def test_a_bot_is_not_called_by_the_name_of_whom_it_played_for() -> None:
    driver, ada, bea = await at_a_table()
    await started(driver, ada, bea)
    await done(driver, bea, Cover, 1, cover=True)
    await driver.bots_answer()
    await driver.wait()
    await done(driver, bea, Cover, 1, cover=False)
    log = _log(driver, "Ada", "Bea", "Teapot")
    covered, again = (log.index((f"table-{key}", ["Bea"])) for key in ("covered", "uncovered"))
    assert any("Bea" in names for _, names in log[:covered]), "cards were dealt to Bea herself"
    between = [names for _, names in log[covered + 1 : again]]
    assert ["Bea (bot)"] in between
    assert ["Bea"] not in between


def _log(driver: Driver, *names: str) -> list[tuple[str, list[str]]]:
    """What a spectator is told: the sentences, and the people in each as they are called."""
    words = load("en").at_table(names, None)
    return [
        (line.key, [_name(words, arg) for arg in line.args.values()])
        for line in driver.table.history.log(None)
    ]


def _name(words: Words, arg: Arg) -> str:
    return words.text("list-next", head=arg, item="").removesuffix(", ")
