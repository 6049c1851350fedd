"""A browser's worker without a browser: whole games by the page's own messages, over a shelf of bytes."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from stolek.core import codec, registry
from stolek.core.bot import Budget, Observation, RandomBot
from stolek.offline.store import ShelfStore
from stolek.table.store import Batch, NotSavedError, Row
from tests.offline.pages import MemoryShelf, Page

GAMES = registry.ids()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_survives_a_closed_tab_and_verifies(game: str) -> None:
    shelf, rng = MemoryShelf(), random.Random(game)

    async def first_tab() -> str:
        page = Page(shelf)
        table: str = (await page.ask("POST", "/play", {"game": game, "level": "random"}))["table"]
        await page.sit_down(table)
        await page.play_out(rng, moves=4)
        return table

    async def second_tab(table: str) -> None:
        page = Page(shelf)
        assert [card["id"] for card in await page.ask("GET", "/me/tables")] == [table]
        await page.sit_down(table)
        await page.play_out(rng)
        (card,) = await page.ask("GET", "/saved")
        assert card["outcome"] == page.outcome()
        saved = await page.worker.request("GET", f"/saved/{table}/1", "")
        codec.verify(registry.get(game).game, codec.read_header(saved.body))

    asyncio.run(second_tab(asyncio.run(first_tab())))


VARIANTS = [(game, variant.id) for game in GAMES for variant in registry.get(game).game.info.variants]


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
async def test_people_who_share_one_device_play_a_whole_game(game: str, variant: str) -> None:
    page = Page(MemoryShelf())
    seats = registry.get(game).game.info.variant(variant).seats[0]
    wanted = {"game": game, "variant": variant, "chairs": seats}
    table = (await page.ask("POST", "/tables", wanted))["table"]
    await page.sit_down(table)
    for chair in range(1, seats):
        await page.say({"is": "sit", "cid": f"sit-{chair}", "chair": chair})
    await page.say({"is": "start", "cid": "start"})
    await page.play_out(random.Random(variant))
    assert page.outcome() is not None
    (card,) = await page.ask("GET", "/saved")
    assert list(card["seats"]) == list(range(seats))


async def test_advice_comes_without_a_server_too() -> None:
    page = Page(MemoryShelf())
    table = (await page.ask("POST", "/play", {"game": "daynight", "level": "random"}))["table"]
    await page.sit_down(table)
    prompt = await page.until(page.asked)
    await page.say({"is": "ask-advice", "seat": prompt["seat"], "prompt": prompt["id"]})
    told = await page.until(lambda: next((m for m in page.heard if m["is"] == "advice"), None))
    assert told["option"] in [option["n"] for option in prompt["options"]]


@pytest.mark.parametrize("moves", [3, 100_000])
async def test_a_saved_game_is_opened_again(moves: int) -> None:
    shelf, rng = MemoryShelf(), random.Random(5)
    page = Page(shelf)
    table = (await page.ask("POST", "/play", {"game": GAMES[0], "level": "random"}))["table"]
    await page.sit_down(table)
    await page.play_out(rng)
    saved = (await page.worker.request("GET", f"/saved/{table}/1", "")).body
    file = codec.read_header(saved)
    file.moves = file.moves[:moves]
    file.names = ["(random)", "Béla", "Ada"][: len(file.names)]
    other = Page(shelf)
    opened = (await other.ask("POST", "/saved", msgspec.json.encode(file).decode()))["table"]
    assert opened != table
    await other.sit_down(opened)
    await other.play_out(rng)  # what was not over goes on
    again = await other.worker.request("GET", f"/saved/{opened}/1", "")
    assert codec.read_header(again.body).moves[: len(file.moves)] == file.moves
    if moves > len(file.moves):
        evening = await other.ask("GET", f"/tables/{opened}/evening")
        assert [person and person["name"] for person in evening["games"][0]["people"]][1] == "Béla"


async def test_two_tabs_cannot_both_write() -> None:
    shelf = MemoryShelf()
    first, second = ShelfStore(shelf), ShelfStore(shelf)
    epoch = await first.create(Batch("table", 0, 0, (_row(0),)))
    kept = await second.take_over("table")
    assert kept is not None
    await second.append(Batch("table", 1, 0, (_row(1),)), kept.epoch)
    for seq in (1, 2):
        with pytest.raises(NotSavedError):
            await first.append(Batch("table", seq, 0, (_row(seq),)), epoch)
    await second.append(Batch("table", 2, 0, (_row(2),)), kept.epoch)
    assert [row.seq for row in await first.rows("table")] == [0, 1, 2]


def _row(seq: int) -> Row:
    return Row("table", seq, "table", 0, None, None, None, b"null", b"[]", 0)


async def test_a_full_shelf_loses_nothing_that_was_shown() -> None:
    shelf, rng = MemoryShelf(), random.Random(2)
    page = Page(shelf)
    table = (await page.ask("POST", "/play", {"game": GAMES[0], "level": "random"}))["table"]
    await page.sit_down(table)
    prompt = await page.until(page.asked)
    shelf.full = True
    await page.answer(rng, prompt)
    assert page.heard[-1]["is"] == "not-done"
    shelf.full = False
    again = Page(shelf)
    await again.sit_down(table)
    assert (await again.until(again.asked))["options"] == prompt["options"]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("POST", "/play", {"game": "no such game"}, 422, "fault-setup"),
        ("POST", "/play", {"game": 1}, 400, "fault-bad-request"),
        ("GET", "/games/none", None, 404, "fault-no-such-game"),
        ("GET", "/tables/none", None, 404, "problem-no-table"),
        ("GET", "/saved/none/1", None, 404, "fault-no-such-saved-game"),
        ("POST", "/me/links", None, 501, "fault-needs-server"),
        ("GET", "/codes/abc346", None, 501, "fault-needs-server"),
        ("POST", "/saved", "no saved game", 422, "fault-saved-file"),
        ("POST", "/saved", None, 400, "fault-bad-request"),
    ],
)
async def test_what_cannot_be_is_said(method: str, path: str, body: object, status: int, key: str) -> None:
    fault = await Page(MemoryShelf()).ask(method, path, body, status)
    assert fault["say"]["key"] == key


async def test_a_name_is_kept() -> None:
    shelf = MemoryShelf()
    await Page(shelf).ask("PATCH", "/me", {"name": "  Ada "})
    me = await Page(shelf).ask("GET", "/me")
    assert (me["person"]["name"], me["named"]) == ("Ada", True)


async def test_a_lesson_is_begun_without_a_server() -> None:
    page = Page(MemoryShelf())
    game, card = next((each["id"], each) for each in await page.ask("GET", "/games") if each["lessons"])
    lesson = card["lessons"][0]["id"]
    table = (await page.ask("POST", "/play", {"game": game, "lesson": lesson}))["table"]
    assert (await page.ask("GET", f"/tables/{table}"))["game"] == game
    assert (await page.ask("GET", f"/games/{game}/lessons/{lesson}"))["beats"]
    await page.ask("GET", f"/games/{game}/lessons/none", None, 422)


async def test_what_only_bots_read_is_fetched_once_when_a_bot_misses_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fetched: list[str] = []

    class Reader(RandomBot):
        def decide(self, observation: Observation[Any, Any], rng: random.Random, budget: Budget) -> Any:
            if not fetched:
                raise FileNotFoundError
            return super().decide(observation, rng, budget)

    async def fetch(game: str) -> bool:
        fetched.append(game)
        return True

    entry = registry.get(GAMES[0])
    bots = {**entry.bots, "easy": Reader}
    monkeypatch.setitem(registry._added, GAMES[0], msgspec.structs.replace(entry, bots=bots))

    page = Page(MemoryShelf(), fetch)
    table = (await page.ask("POST", "/play", {"game": GAMES[0], "level": "easy"}))["table"]
    await page.sit_down(table)
    await page.play_out(random.Random(1))
    assert page.outcome() is not None
    assert fetched == [GAMES[0]]


async def test_an_unreadable_message_closes_its_line_with_a_reason() -> None:
    page = Page(MemoryShelf())
    page.worker.open(1)
    await page.worker.hear(1, "[[")
    assert page.heard[-1]["is"] == "problem"
    assert page.closed


async def test_nothing_is_kept_after_a_batch_that_was_given_up() -> None:
    store = ShelfStore(MemoryShelf())
    row = Row("t", 0, "chat", 0, None, None, None, b"", b"[]", 0)
    epoch = await store.create(Batch("t", 0, 0, (row,)))
    given_up = asyncio.ensure_future(
        store.append(Batch("t", 1, 0, (msgspec.structs.replace(row, seq=1),)), epoch)
    )
    given_up.cancel()
    with pytest.raises(NotSavedError):
        await store.append(Batch("t", 2, 0, (msgspec.structs.replace(row, seq=2),)), epoch)
    assert [each.seq for each in await store.rows("t")] == [0]
