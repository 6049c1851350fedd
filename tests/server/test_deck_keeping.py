"""Keeping decks of people's own: owners, words, restarts, many at once, 90 days."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx

from stolek.server.store.database import Write
from stolek.server.store.schema import MIGRATIONS
from stolek.server.store.sqlite import FILE, SqliteDatabase
from tests.server.albums import album
from tests.server.deck_owners import (
    LAKE,
    at_table,
    bring,
    brought,
    choose,
    chosen,
    folders,
    play_out,
    status,
    why,
)
from tests.server.live import Server, eventually, running

DAY = 86_400


async def test_deleting_is_for_the_owner_and_the_table_goes_back_to_the_games_own_cards() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as bert:
        table, other = await ada.new_table(chairs=2), await bert.new_table(chairs=2)
        deck, same = await chosen(ada, table, album()), await chosen(bert, other, album())
        assert (same["id"], folders(server)) == (deck["id"], [deck["id"]])
        third = await ada.new_table(chairs=2)
        extra = await brought(ada, third, album(30, 5))
        assert why(await bert.web.delete(f"/api/me/decks/{extra['id']}")) == (404, "fault-no-such-deck")
        assert await status(bert, f"/api/me/decks/{extra['id']}") == 404
        patched = await bert.web.patch(f"/api/me/decks/{extra['id']}", json={"name": "Mine"})
        assert why(patched) == (404, "fault-no-such-deck")
        async with ada.at(table) as host:
            await host.welcome()
            assert (await ada.web.delete(f"/api/me/decks/{deck['id']}")).status_code == 204
            await eventually(lambda: host.table["deck"] is None)
        assert sorted(folders(server)) == sorted([deck["id"], extra["id"]]), "Bert still has his"
        assert await status(ada, at_table(table, deck["cover"])) == 404, "hers is gone all the same"
        assert await status(bert, at_table(other, deck["cover"])) == 200
        assert (await bert.web.delete(f"/api/me/decks/{deck['id']}")).status_code == 204
        assert folders(server) == [extra["id"]]


async def test_descriptions_are_added_later_and_the_table_is_told() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.new_table(chairs=2)
        deck = await chosen(ada, table, album())
        path = f"/api/me/decks/{deck['id']}"
        async with ada.at(table) as host:
            before = (await host.welcome())["table"]["deck"]
            said = {
                deck["cover"]: {"alt": " A hill\n" + "x" * 500, "title": "Hill"},
                "c123": {"alt": "?"},
            }
            answer = await ada.web.patch(path, json={"name": "Hills", "pictures": said})
            assert (answer.json()["unsaid"], answer.json()["name"]) == (25, "Hills")
            await eventually(lambda: host.table["deck"]["unsaid"] == 25)
            assert host.table["deck"]["mark"] != before["mark"]
        (hill,) = [p for p in (await ada.get(path))["pictures"] if p["face"] == deck["cover"]]
        assert (hill["title"], len(hill["alt"]), hill["alt"][:9]) == ("Hill", 300, "A hill xx")
        again = await brought(ada, table, album())
        assert (again["id"], again["unsaid"]) == (deck["id"], 25), "what was typed is not lost"
        for bad in ({"pictures": {deck["cover"]: {"alt": "x" * 2000}}}, {"colour": 1}, {"name": ""}):
            assert (await ada.web.patch(path, json=bad)).status_code == 400


async def test_decks_and_choices_outlive_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.visitor() as ada:
        table, left = await ada.new_table(chairs=2), await ada.new_table(chairs=2)
        deck = await chosen(ada, table, album(notes=LAKE))
        assert (await choose(ada, left, deck["id"])).status_code == 204
        cookie = ada.cookie
        async with ada.at(table) as host:
            await host.settled("start")
            await host.owes(0)
    (tmp_path / "decks" / ("f" * 32)).mkdir()  # a crash came before its row
    (tmp_path / "decks" / ("f" * 32) / "c0123456789.webp").write_bytes(b"x")
    async with running(tmp_path) as server, server.returning(cookie) as ada:
        await eventually(lambda: folders(server) == [deck["id"]])
        (kept,) = (await ada.get("/api/me/decks"))["decks"]
        assert kept["until"] >= deck["until"], "the start of a game uses the deck"
        assert {**kept, "until": 0} == {**deck, "until": 0}
        assert await status(ada, at_table(table, deck["cover"])) == 200
        async with ada.at(table) as host:
            assert (await host.welcome())["table"]["deck"]["name"] == "Our walks"
        await ada.web.delete(f"/api/me/decks/{deck['id']}")
    async with running(tmp_path) as server, server.returning(cookie) as ada:
        async with ada.at(left) as host:
            assert (await host.welcome())["table"]["deck"] is None, "it was deleted while nobody was here"
        async with ada.at(table) as host:
            await host.welcome()
            await play_out(host)


async def _used(server: Server, days: float) -> None:
    at = int(time.time() - days * DAY)
    await server.services.database.write([Write("UPDATE decks SET used = ?", (at,))])


async def _tidied(server: Server, after_days: float = 0) -> int:
    return await server.services.decks.tidy(int(time.time() + after_days * DAY))


async def test_a_deck_nobody_plays_with_for_90_days_is_taken_away(tmp_path: Path) -> None:
    async with running(tmp_path, grace_days=0) as server, server.visitor() as ada:
        table = await ada.new_table(chairs=2)
        deck = await brought(ada, table, album())
        assert abs(deck["until"] - time.time() - 90 * DAY) < 600
        await _used(server, 89.9)
        assert (await _tidied(server), folders(server)) == (0, [deck["id"]])
        await _used(server, 90.1)
        assert (await choose(ada, table, deck["id"])).status_code == 204, "it is used again"
        assert (await _tidied(server), folders(server)) == (0, [deck["id"]])
        await _used(server, 90.1)
        assert (await _tidied(server), folders(server)) == (1, [])
        assert (await ada.get("/api/me/decks"))["decks"] == []
        await brought(ada, table, album())
        await _used(server, 91)
    async with running(tmp_path, grace_days=0) as server:  # tidied at the start, too
        await eventually(lambda: folders(server) == [])


async def test_a_clock_that_is_wrong_for_a_while_takes_no_deck_away() -> None:
    async with running() as server, server.visitor() as ada:
        deck = await brought(ada, await ada.new_table(chairs=2), album())
        for days in (100, 100.5, 250, 0, 8, 100, 300, 1_000):
            assert (await _tidied(server, days), folders(server)) == (0, [deck["id"]]), days
        for day in range(2_000, 2_007):  # it has not been used for long, and the clock goes on steadily
            assert await _tidied(server, day) == 0
        assert (await _tidied(server, 2_007.1), folders(server)) == (1, [])


async def test_being_looked_at_is_being_used() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.new_table(chairs=2)
        deck = await chosen(ada, table, album())
        await _used(server, 91)
        server.services.decks._touched.clear()
        assert await status(ada, at_table(table, deck["cover"])) == 200
        assert await _tidied(server) == 0


async def test_many_bring_decks_at_once_and_none_is_lost() -> None:
    async with running(uploads_most=6) as server, contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.visitor()) for _ in range(6)]
        tables = [await person.new_table(chairs=2) for person in people]
        coming = [
            bring(person, table, album(26, n % 3))
            for n, (person, table) in enumerate(zip(people, tables, strict=True))
        ]
        answers = await asyncio.gather(*coming)
        assert [answer.status_code for answer in answers] == [201] * 6
        ids = [answer.json()["deck"]["id"] for answer in answers]
        assert (len(set(ids)), folders(server)) == (3, sorted(set(ids)))
        for person, answer in zip(people, answers, strict=True):
            deck = answer.json()["deck"]
            assert await status(person, f"/pictures/decks/{deck['id']}/{deck['cover']}.webp") == 200


async def test_one_person_brings_one_deck_at_a_time_and_not_for_ever() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.new_table(chairs=2)
        stop = asyncio.Event()

        async def dribble() -> AsyncIterator[bytes]:
            while not stop.is_set():
                yield b"x"
                await asyncio.sleep(0.05)

        path = f"/api/tables/{table}/decks"
        slow = asyncio.create_task(ada.web.post(path, content=dribble()))
        await eventually(lambda: bool(server.services.uploads.coming))
        assert why(await bring(ada, table, album())) == (429, "fault-deck-busy")
        server.services.uploads.coming[ada.id].until.reschedule(0)
        await eventually(lambda: not server.services.uploads.coming)
        stop.set()
        with contextlib.suppress(httpx.TransportError):  # a server may hang up on who is still talking
            assert why(await slow) == (408, "fault-deck-slow")
        assert (await bring(ada, table, album())).status_code == 201


async def test_uploads_that_stand_still_give_up_their_places_to_others() -> None:
    async with running(uploads_most=2) as server, contextlib.AsyncExitStack() as stack:
        slow = [await stack.enter_async_context(server.visitor()) for _ in range(2)]
        quick = await stack.enter_async_context(server.visitor())
        stop = asyncio.Event()

        async def stuck() -> AsyncIterator[bytes]:
            yield b"x"
            await stop.wait()

        waiting = []
        for person in slow:
            path = f"/api/tables/{await person.new_table(chairs=2)}/decks"
            waiting.append(asyncio.create_task(person.web.post(path, content=stuck())))
        uploads = server.services.uploads
        await eventually(lambda: sum(each.received for each in uploads.coming.values()) == 2)
        table = await quick.new_table(chairs=2)
        assert why(await bring(quick, table, album())) == (429, "fault-deck-busy"), "they have just begun"
        uploads._clock = lambda: time.monotonic() + 60
        assert (await bring(quick, table, album())).status_code == 201
        await eventually(lambda: len(uploads.coming) == 1)
        stop.set()
        await asyncio.gather(*waiting, return_exceptions=True)


async def test_a_deck_costs_so_many_pixels_and_no_more() -> None:
    each = 240 * 300
    async with running(deck_pixels_all_most=27 * each + 1) as server, server.visitor() as ada:
        table = await ada.new_table(chairs=2)
        answer = (await bring(ada, table, album(30))).json()
        assert (answer["deck"]["count"], answer["left"]) == (27, 3)
        assert {file["why"]["key"] for file in answer["left_out"]} == {"deck-refused-pixels"}
    async with running(deck_pixels_all_most=20 * each) as server, server.visitor() as ada:
        refused = await bring(ada, await ada.new_table(chairs=2), album(30))
        assert why(refused) == (422, "fault-deck-too-few-left-out")


def test_a_database_of_the_first_version_gets_its_decks(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as old:
        old.executescript(f"{MIGRATIONS[0]}; PRAGMA user_version = 1;")
        old.execute("INSERT INTO people VALUES ('Qh3vY0sK1xTz', 'Ada', 7, 'cs')")
    old.close()
    database = SqliteDatabase(tmp_path)
    database.shut()
    with sqlite3.connect(tmp_path / FILE) as now:
        assert now.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        assert now.execute("SELECT name FROM people").fetchall() == [("Ada",)]
        assert now.execute("SELECT count(*) FROM decks").fetchone() == (0,)
    now.close()
