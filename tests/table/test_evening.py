"""Several games at one table: the next one chosen, the score over them, finished ones looked at again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from stolek.core import codec, registry
from stolek.core.errors import Refused
from stolek.core.game import Outcome
from stolek.core.visibility import is_told
from stolek.table.evening import place_points, standings
from stolek.table.events import PlayedGame
from stolek.table.history import History
from stolek.table.messages import Chat, NextGame, Person, Rematch, SetBot, Sit, Start
from stolek.table.opening import NewTable, new_table
from stolek.table.replay import FinishedGame, replay, what_if
from stolek.table.store import Row
from stolek.words import load
from tests.server import tiny
from tests.table.drivers import Device, Driver, MemoryStore
from tests.table.test_whole_games import ADA, BELA, EVE, VARIANTS, play_on

DORA = Person("dora", "Dora", 4)


@pytest.fixture(scope="module", autouse=True)
def tiny_game() -> Iterator[None]:
    with tiny.at_the_table():
        yield


async def _table(game: str, *, variant: str | None = None, chairs: int) -> tuple[Driver, Device, Device]:
    """Ada and Bela at a table of bots, the game begun."""
    driver, ada, bela = Driver(MemoryStore(), seed=chairs), Device(ADA), Device(BELA)
    await driver.create(new_table("table", ADA, NewTable(game, variant, chairs=chairs)))
    for device in (ada, bela):
        await driver.sit_in(device)
    assert (await driver.say(bela, Sit, 1))["is"] == "done"
    for chair in range(2, chairs):
        assert (await driver.say(ada, SetBot, chair, "random"))["is"] == "done"
    assert (await driver.say(ada, Start))["is"] == "done"
    return driver, ada, bela


async def _played(game: str, *, variant: str | None = None, chairs: int) -> tuple[Driver, Device, Device]:
    driver, ada, bela = await _table(game, variant=variant, chairs=chairs)
    await play_on(driver, ada, bela, with_incidents=False)
    return driver, ada, bela


def _game(number: int, ranks: Sequence[int], people: Sequence[Person | None]) -> PlayedGame:
    return PlayedGame(number, "tiny", "base", tuple(people), Outcome(tuple(ranks), tuple(ranks), "over", ()))


# The score --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ranks", "points"),
    [((1, 2, 3), (3, 1, 0)), ((1, 1, 3), (2, 2, 0)), ((2, 2, 1), (0, 0, 3)), ((1, 1), (1, 1)), ((1,), (1,))],
)
def test_a_place_is_worth_everyone_behind_it_and_a_win_one_more(
    ranks: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert place_points(Outcome(ranks, ranks, "over", ())) == points


def test_the_evening_s_score_is_by_person_and_bots_have_none() -> None:
    games = (
        _game(1, (1, 2, 3), (ADA, None, BELA)),
        _game(2, (1, 1, 3), (BELA, ADA, EVE)),
        _game(3, (2, 1), (ADA, BELA)),
    )
    found = [(each.person.name, each.rank, each.points, each.wins, each.games) for each in standings(games)]
    assert found == [("Ada", 1, 5, 2, 3), ("Bela", 2, 4, 2, 3), ("Eve", 3, 0, 0, 1)]


def test_equals_share_a_place_and_a_name_is_the_last_one() -> None:
    renamed = msgspec.structs.replace(ADA, name="Adéla")
    games = (_game(1, (1, 2), (ADA, BELA)), _game(2, (1, 2), (BELA, renamed)))
    found = standings(games)
    assert [(each.person.name, each.rank, each.points) for each in found] == [
        ("Adéla", 1, 2),
        ("Bela", 1, 2),
    ]


# The next game ----------------------------------------------------------------------------------------


async def test_three_games_with_the_same_people_make_one_evening() -> None:
    driver, ada, bela = await _played("tiny", chairs=3)
    (first,) = driver.table.record.played
    assert (await driver.say(bela, NextGame, "tiny"))["is"] == "not-done", "only the host chooses"
    assert (await driver.say(ada, NextGame, "numberloor"))["is"] == "done"
    table = ada.table
    assert (table["game"], table["phase"], len(table["chairs"])) == ("numberloor", "setup", 3)
    assert [c["person"] and c["person"]["name"] for c in table["chairs"]] == ["Ada", "Bela", None]
    assert (table["seed"], table["commitment"]) == (None, None)
    assert (await driver.say(ada, Chat, "and now this one"))["is"] == "done"
    await driver.read_back()
    assert driver.table.record.played == (first,)
    assert (await driver.say(ada, Start))["is"] == "done"
    await play_on(driver, ada, bela, with_incidents=False)
    for device in (ada, bela):
        assert (await driver.say(device, Rematch))["is"] == "done"
    await play_on(driver, ada, bela, with_incidents=False)
    played = driver.table.record.played
    assert [(each.number, each.game) for each in played] == [
        (1, "tiny"),
        (2, "numberloor"),
        (3, "numberloor"),
    ]
    assert msgspec.json.decode(msgspec.json.encode(standings(played))) == bela.table["evening"]
    before = driver.table.record
    await driver.read_back()
    assert driver.table.record == before
    await _every_game_can_be_seen_again(driver)


async def _every_game_can_be_seen_again(driver: Driver) -> None:
    rows = await driver.store.rows("table")
    for played in driver.table.record.played:
        found = FinishedGame(rows, played.number)
        assert found.outcome == played.outcome
        file = codec.read_header(codec.save(found.play))
        assert codec.verify(found.game, file).state == found.play.state


async def test_a_game_without_room_for_all_and_one_that_is_none_are_refused() -> None:
    driver, ada, _ = await _played("dixit", chairs=6)
    for chair, person in enumerate((EVE, DORA, *(Person(n, n, 5) for n in ("fero", "gita"))), start=2):
        device = Device(person)
        await driver.sit_in(device)
        assert (await driver.say(device, Sit, chair))["is"] == "done"
    refused = await driver.say(ada, NextGame, "dnup")
    assert refused["why"]["reason"] == {
        "is": "say",
        "key": "refused-too-many-people",
        "args": {"people": 6, "most": 5},
    }
    for wrong in (("poker",), ("dixit", "moon"), ("dixit", "base", {"laps": 9})):
        assert (await driver.say(ada, NextGame, *wrong))["is"] == "not-done"
    assert (await driver.say(ada, NextGame, "dixit", "party"))["is"] == "done"
    assert (ada.table["variant"], len(ada.table["chairs"])) == ("party", 6)


async def test_while_a_game_runs_no_other_is_chosen() -> None:
    driver, ada, _ = await _table("tiny", chairs=2)
    assert (await driver.say(ada, NextGame, "tiny"))["is"] == "not-done"
    assert ada.table["phase"] == "playing"


# Again ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
async def test_a_finished_game_is_seen_again_as_everyone_saw_it_and_has_its_highlights(
    game: str, variant: Any
) -> None:
    chairs = min(n for n in variant.seats if n >= 2)
    driver, ada, bela = await _played(game, variant=variant.id, chairs=chairs)
    rows = await driver.store.rows("table")
    (played,) = driver.table.record.played
    for device, seat in ((ada, 0), (bela, 1)):
        told = [h for m in device.heard for p in m.get("positions", ()) for h in p["happenings"]]
        again = replay(rows, played, seat).steps  # type: ignore[arg-type]
        assert [h["event"] for h in told] == [msgspec.json.decode(step.event) for step in again]
        assert msgspec.json.decode(again[-1].view) == device.position(seat)["view"]
    _highlights_can_be_told(rows, played)


def _highlights_can_be_told(rows: Sequence[Row], played: PlayedGame) -> None:
    found = FinishedGame(rows, played.number)
    told = found.told()
    for code in ("en", "cs"):
        words = load(code, registry.get(played.game).folder).at_table(
            [f"P{seat}" for seat in range(len(played.people))], None
        )
        for each in found.card(played.people).highlights:
            assert words.has(each.say.key)
            assert words.say(each.say) != each.say.key
            assert is_told(told[each.at][0], None), "everyone saw it happen"


async def test_what_if_goes_on_from_the_same_place_against_bots_to_another_end() -> None:
    driver, _, _ = await _played("daynight", chairs=3)
    found = FinishedGame(await driver.store.rows("table"), 1)
    middle = len(found.told()) // 2
    other = Driver(MemoryStore(), seed=5)
    await other.create(what_if("other", EVE, found, middle, 2))
    record, kept = other.table.record, found.before(middle)
    assert [c.person for c in record.chairs] == [None, None, EVE]
    assert (record.phase, record.open, record.host) == ("playing", False, EVE.id)
    assert other.table.history.play is not None
    assert other.table.history.play.state == kept[-1].state
    eve = Device(EVE)
    await other.sit_in(eve)
    await play_on(other, eve, eve, with_incidents=False)
    again = History.read(await other.store.rows("other"), (), 1)
    assert again.play is not None
    assert codec.verify(again.game, codec.read_header(codec.save(again.play))).outcome is not None
    assert [m.action for m in again.play.moves[: len(kept)]] == [step.move.action for step in kept]


async def test_there_is_no_what_if_after_the_end_nor_on_a_chair_that_is_none() -> None:
    driver, _, _ = await _played("tiny", chairs=2)
    found = FinishedGame(await driver.store.rows("table"), 1)
    for at, seat in ((10_000, 0), (0, 2), (0, -1)):
        with pytest.raises(Refused):
            what_if("other", EVE, found, at, seat)
