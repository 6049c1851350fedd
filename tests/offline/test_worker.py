"""A browser's worker without a browser: whole games by the page's own messages, over a shelf of bytes."""

from __future__ import annotations

import asyncio
import random

import pytest

from stolek.core import codec, registry
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


def test_two_tabs_cannot_both_write() -> None:
    async def scenario() -> None:
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

    asyncio.run(scenario())


def _row(seq: int) -> Row:
    return Row("table", seq, "table", 0, None, None, None, b"null", b"[]", 0)


def test_a_full_shelf_loses_nothing_that_was_shown() -> None:
    async def scenario() -> None:
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

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("POST", "/play", {"game": "no such game"}, 422, "fault-setup"),
        ("POST", "/play", {"game": 1}, 400, "fault-bad-request"),
        ("GET", "/games/none", None, 404, "fault-no-such-game"),
        ("GET", "/tables/none", None, 404, "problem-no-table"),
        ("GET", "/saved/none/1", None, 404, "fault-no-such-saved-game"),
        ("POST", "/me/links", None, 501, "fault-needs-server"),
    ],
)
def test_what_cannot_be_is_said(method: str, path: str, body: object, status: int, key: str) -> None:
    async def scenario() -> None:
        fault = await Page(MemoryShelf()).ask(method, path, body, status)
        assert fault["say"]["key"] == key

    asyncio.run(scenario())


def test_a_name_is_kept() -> None:
    async def scenario() -> None:
        shelf = MemoryShelf()
        await Page(shelf).ask("PATCH", "/me", {"name": "  Ada "})
        me = await Page(shelf).ask("GET", "/me")
        assert (me["person"]["name"], me["named"]) == ("Ada", True)

    asyncio.run(scenario())


def test_an_unreadable_message_closes_its_line_with_a_reason() -> None:
    async def scenario() -> None:
        page = Page(MemoryShelf())
        page.worker.open(1)
        await page.worker.hear(1, "[[")
        assert page.heard[-1]["is"] == "problem"
        assert page.closed

    asyncio.run(scenario())
