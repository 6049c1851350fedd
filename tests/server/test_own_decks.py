"""Decks of people's own at a real server: who may bring, see and delete one, and how long it stays."""

from __future__ import annotations

import asyncio
import contextlib
import io
import sqlite3
import time
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from PIL import Image

from stolek import words
from stolek.core import codec, registry
from stolek.core.say import Say
from stolek.server.journal import FILE, MIGRATIONS, Journal, Write
from tests.server import tiny
from tests.server.albums import album, packed, picture
from tests.server.live import Device, Server, Visitor, eventually, run, running

DAY = 86_400
LAKE = 'name = "Our walks"\n[pictures."walk_003.png"]\ntitle = "The lake"\nalt = "A lake at night."\n'


async def bring(visitor: Visitor, table: str, file: bytes, name: str = "") -> httpx.Response:
    return await visitor.web.post(f"/api/tables/{table}/decks", params={"name": name}, content=file)


async def brought(visitor: Visitor, table: str, file: bytes, name: str = "Walks") -> Any:
    answer = await bring(visitor, table, file, name)
    assert answer.status_code == 201, answer.text
    return answer.json()["deck"]


async def choose(visitor: Visitor, table: str, deck: str | None) -> httpx.Response:
    return await visitor.web.put(f"/api/tables/{table}/deck", json={"deck": deck})


async def chosen(visitor: Visitor, table: str, file: bytes, name: str = "Walks") -> Any:
    """A deck that the table is going to play with."""
    deck = await brought(visitor, table, file, name)
    assert (await choose(visitor, table, deck["id"])).status_code == 204
    return deck


async def play_out(host: Device) -> None:
    host.play_along(0)
    await host.catch_up()
    await host.result()


def at_table(table: str, face: str) -> str:
    return f"/pictures/tables/{table}/{face}.webp"


def why(answer: httpx.Response) -> tuple[int, str]:
    """The status and the key; and every refusal is a sentence in every language."""
    said = msgspec.convert(answer.json()["say"], Say)
    for language in words.LANGUAGES:
        assert words.load(language.code, strict=True).say(said)
    return answer.status_code, said.key


async def status(visitor: Visitor, path: str) -> int:
    return (await visitor.web.get(path)).status_code


def folders(server: Server) -> list[str]:
    return sorted(path.name for path in (server.data / "decks").iterdir())


def test_a_host_brings_a_deck_and_those_at_the_table_see_it_and_nobody_else() -> None:
    async def scenario() -> None:
        async with (
            running() as server,
            server.visitor() as ada,
            server.visitor() as bert,
            server.visitor() as eve,
        ):
            table = await ada.new_table(chairs=2)
            deck = await chosen(ada, table, album(notes=LAKE), "")
            assert (deck["name"], deck["count"], deck["unsaid"]) == ("Our walks", 26, 25)
            async with bert.at(table) as friend:
                state = (await friend.welcome())["table"]["deck"]
                assert (state["name"], state["owner"], state["count"]) == ("Our walks", ada.id, 26)
                assert (state["unsaid"], deck["id"] in str(friend.messages)) == (25, False)
                sheet = await bert.get(f"/api/tables/{table}/deck")
                assert len(sheet["pictures"]) == 26
                (lake,) = [each for each in sheet["pictures"] if "alt" in each]
                assert (lake["title"], lake["alt"]) == ("The lake", "A lake at night.")
                path = at_table(table, lake["face"])
                seen = await bert.web.get(path)
            assert seen.headers["content-type"] == "image/webp"
            assert seen.headers["cache-control"] == "private, max-age=3600"
            assert (seen.headers["vary"], "set-cookie" in seen.headers) == ("cookie", False)
            with Image.open(io.BytesIO(seen.content)) as image:
                assert (image.format, image.size, dict(image.getexif())) == ("WEBP", (600, 900), {})
            assert (await ada.web.get(path)).content == seen.content, "whoever has a chair need not be there"
            assert await status(bert, path) == 200, "whoever has come by the link is at the table"
            assert [await status(eve, path), await status(eve, f"/api/tables/{table}/deck")] == [404, 404]
            async with httpx.AsyncClient(base_url=server.address) as nobody:
                assert (await nobody.get(path)).status_code == 404
                assert (await nobody.get(f"/api/tables/{table}/deck")).status_code == 404
            mine = f"/pictures/decks/{deck['id']}/{lake['face']}.webp"
            assert [await status(ada, mine), await status(bert, mine)] == [200, 404]
            for odd in ("..%2f..%2fsecret", "c0000000000", "nothing", lake["face"] + ".png"):
                assert await status(ada, at_table(table, odd)) == 404

    run(scenario)


def test_a_big_screen_of_a_player_is_at_the_table() -> None:
    async def scenario() -> None:
        async with running() as server, server.visitor() as ada, server.visitor() as tv:
            table = await ada.new_table(chairs=2)
            deck = await chosen(ada, table, album())
            async with tv.at(table, watch=True) as screen:
                await screen.welcome()
                assert await status(tv, at_table(table, deck["cover"])) == 200

    run(scenario)


@pytest.mark.parametrize(
    ("file", "settings", "expected"),
    [
        (b"no zip at all", {}, (422, "fault-deck-no-zip")),
        (album(3), {}, (422, "fault-deck-too-few")),
        (packed({"a.txt": b"x", "b.png": b"<svg>"}), {}, (422, "fault-deck-too-few-left-out")),
        (album(), {"deck_bytes_most": 1_000}, (413, "fault-deck-too-large")),
        (album(26, notes="name = 3"), {}, (422, "fault-deck-notes")),
        (album(), {"decks_each_most": 0}, (409, "fault-deck-shelf-full")),
        (album(), {"decks_bytes_most": 0}, (507, "fault-deck-no-room")),
        (album(), {"uploads_most": 0}, (429, "fault-deck-busy")),
        (album(), {"new_decks_burst": 0}, (429, "fault-deck-busy")),
    ],
)
def test_what_is_no_deck_is_refused_in_words_and_leaves_nothing_behind(
    file: bytes, settings: dict[str, Any], expected: tuple[int, str]
) -> None:
    async def scenario() -> None:
        async with running(**settings) as server, server.visitor() as ada:
            table = await ada.new_table(chairs=2)
            assert why(await bring(ada, table, file)) == expected
            assert (await ada.get("/api/me/decks"))["decks"] == []
            assert not (server.data / "decks").exists() or folders(server) == []

    run(scenario)


def test_pictures_that_do_not_fit_are_left_out_and_named() -> None:
    async def scenario() -> None:
        limits: dict[str, Any] = {
            "deck_pictures_most": 27,
            "deck_pixels_most": 1_000_000,
            "deck_bytes_most": 600_000,
        }
        async with running(**limits) as server, server.visitor() as ada:
            table = await ada.new_table(chairs=2)
            files = {f"{n:02}.png": picture(n) for n in range(28)}
            bombs = {"00-vast.png": picture(90, (2000, 900)), "zz.png": b"\0" * 2_000_000}
            answer = await bring(ada, table, packed({**bombs, **files}))
            left_out = {each["file"]: each["why"] for each in answer.json()["left_out"]}
            assert (answer.json()["deck"]["count"], answer.json()["left"]) == (27, 3)
            assert {file: said["key"] for file, said in left_out.items()} == {
                "00-vast.png": "deck-refused-too-large",
                "27.png": "deck-refused-too-many",
                "zz.png": "deck-refused-too-many",
            }
            assert left_out["00-vast.png"]["args"] == {"limit": 1}
            bomb = await bring(ada, table, packed({"0.png": b"\0" * 2_000_000, **files}))
            assert why(bomb) == (422, "fault-deck-too-few-left-out")

    run(scenario)


def test_only_the_host_of_a_table_by_link_brings_a_deck_and_not_while_a_game_runs() -> None:
    async def scenario() -> None:
        async with running() as server, server.visitor() as ada, server.visitor() as bert:
            table = await ada.new_table(chairs=2)
            deck = await brought(ada, table, album())
            assert why(await bring(bert, table, album())) == (409, "refused-only-host")
            assert why(await choose(bert, table, deck["id"])) == (404, "fault-no-such-deck")
            shown = await ada.new_table(chairs=2, open=True)
            assert why(await bring(ada, shown, album())) == (409, "refused-deck-open")
            assert why(await choose(ada, shown, deck["id"])) == (409, "refused-deck-open")
            assert why(await choose(ada, table, "0" * 32)) == (404, "fault-no-such-deck")
            plain = next(g for g in registry.ids() if not registry.get(g).game.info.own_pictures)
            other = await ada.new_table(game=plain)
            assert why(await bring(ada, other, album())) == (409, "refused-no-own-decks")
            assert why(await choose(ada, other, deck["id"])) == (409, "refused-no-own-decks")
            running_game = await ada.play(chairs=2)
            assert why(await bring(ada, running_game, album())) == (409, "refused-game-running")
            assert why(await choose(ada, running_game, deck["id"])) == (409, "refused-game-running")
            assert why(await bring(ada, "nowhere", album())) == (404, "problem-no-table")

    run(scenario)


def test_a_table_with_a_deck_stays_closed_and_no_larger_than_its_deck() -> None:
    async def scenario() -> None:
        async with running() as server, server.visitor() as ada:
            table = await ada.new_table(chairs=2)
            await chosen(ada, table, album())
            async with ada.at(table) as host:
                await host.welcome()
                opened = await host.do("change", open=True)
                assert opened["why"]["reason"]["key"] == "refused-open-deck"
                grown = await host.do("change", chairs=3)
                reason = grown["why"]["reason"]
                numbers = {"count": 26, "needed": 39, "players": 3}
                assert (reason["key"], reason["args"]) == ("refused-deck-small", numbers)
                assert (host.table["open"], len(host.table["chairs"])) == (False, 2)
                assert (await choose(ada, table, None)).status_code == 204
                await host.settled("change", chairs=3, open=True)
                await eventually(lambda: bool(host.table["open"]) and host.table["deck"] is None)
            small = await ada.new_table(chairs=3)
            deck = (await ada.get("/api/me/decks"))["decks"][0]
            assert why(await choose(ada, small, deck["id"])) == (409, "refused-deck-small")

    run(scenario)


def test_a_game_with_a_deck_is_saved_with_its_words_and_replays_without_its_pictures() -> None:
    async def scenario() -> None:
        async with running() as server, server.visitor() as ada:
            table = await ada.new_table(chairs=2, options={"rounds": 1})
            deck = await chosen(ada, table, album(notes=LAKE))
            async with ada.at(table) as host:
                await host.settled("start")
                await host.owes(0)
                hand = host.position(0)["view"]["hand"]
                faces = {each["face"] for each in (await ada.get(f"/api/tables/{table}/deck"))["pictures"]}
                assert hand
                assert set(hand) <= faces
                assert (await ada.web.delete(f"/api/me/decks/{deck['id']}")).status_code == 204
                assert (await ada.get("/api/me/decks"))["decks"] == []
                assert folders(server) == []
                assert await status(ada, at_table(table, hand[0])) == 404
                assert len((await ada.get(f"/api/tables/{table}/deck"))["pictures"]) == 26
                await play_out(host)
                file = (await ada.web.get(f"/api/saved/{table}/1")).content
                played = codec.verify(tiny.ENTRY.game, codec.read_header(file))
                assert {said.title for said in played.setup.deck.words} >= {"The lake"}
                assert {str(face) for face in played.setup.deck.cards} == faces
                await host.settled("rematch")
                await host.owes(0)
                assert host.table["deck"] is None
                assert all(face.startswith("card-") for face in host.position(0)["view"]["hand"])

    run(scenario)


def test_deleting_is_for_the_owner_and_the_table_goes_back_to_the_games_own_cards() -> None:
    async def scenario() -> None:
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

    run(scenario)


def test_descriptions_are_added_later_and_the_table_is_told() -> None:
    async def scenario() -> None:
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

    run(scenario)


def test_decks_and_choices_outlive_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
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
            assert (await ada.get("/api/me/decks"))["decks"] == [deck]
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

    run(scenario)


async def _used(server: Server, days: float) -> None:
    at = int(time.time() - days * DAY)
    await server.doors.journal.write([Write("UPDATE decks SET used = ?", (at,))])


def test_a_deck_nobody_plays_with_for_90_days_is_taken_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server, server.visitor() as ada:
            table = await ada.new_table(chairs=2)
            deck = await brought(ada, table, album())
            assert abs(deck["until"] - time.time() - 90 * DAY) < 600
            await _used(server, 89.9)
            assert (await server.doors.decks.tidy(), folders(server)) == (0, [deck["id"]])
            await _used(server, 90.1)
            assert (await choose(ada, table, deck["id"])).status_code == 204, "it is used again"
            assert (await server.doors.decks.tidy(), folders(server)) == (0, [deck["id"]])
            await _used(server, 90.1)
            assert (await server.doors.decks.tidy(), folders(server)) == (1, [])
            assert (await ada.get("/api/me/decks"))["decks"] == []
            await brought(ada, table, album())
            await _used(server, 91)
        async with running(tmp_path) as server:  # tidied at the start, too
            await eventually(lambda: folders(server) == [])

    run(scenario)


def test_being_looked_at_is_being_used() -> None:
    async def scenario() -> None:
        async with running() as server, server.visitor() as ada:
            table = await ada.new_table(chairs=2)
            deck = await chosen(ada, table, album())
            await _used(server, 91)
            server.doors.decks._touched.clear()
            assert await status(ada, at_table(table, deck["cover"])) == 200
            assert await server.doors.decks.tidy() == 0

    run(scenario)


def test_many_bring_decks_at_once_and_none_is_lost() -> None:
    async def scenario() -> None:
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

    run(scenario)


def test_one_person_brings_one_deck_at_a_time_and_not_for_ever() -> None:
    async def scenario() -> None:
        async with running(upload_seconds=1.5) as server, server.visitor() as ada:
            table = await ada.new_table(chairs=2)

            async def dribble() -> AsyncIterator[bytes]:
                for _ in range(400):
                    yield b"x"
                    await asyncio.sleep(0.05)

            path = f"/api/tables/{table}/decks"
            slow = asyncio.create_task(ada.web.post(path, content=dribble()))
            await eventually(lambda: bool(server.doors.bringing))
            assert why(await bring(ada, table, album())) == (429, "fault-deck-busy")
            with contextlib.suppress(httpx.TransportError):  # a server may hang up on who is still talking
                assert why(await slow) == (408, "fault-deck-slow")
            await eventually(lambda: not server.doors.bringing)
            assert (await bring(ada, table, album())).status_code == 201

    run(scenario)


def test_a_forged_deck_file_brings_nothing_in_but_pictures() -> None:
    async def scenario() -> None:
        async with running() as server, server.visitor() as ada:
            table = await ada.new_table(chairs=2)
            plain = await brought(ada, table, album())
            marked = b"do not keep me"
            files = {f"walk_{n:03}.png": picture(n) + marked for n in range(26)}
            files["../../evil.png"] = picture(99)
            deck = await brought(ada, table, packed(files))
            assert deck["count"] == 27
            kept = list((server.data / "decks" / deck["id"]).iterdir())
            assert len(kept) == 27
            assert not any(marked in path.read_bytes() for path in kept)
            assert plain["cover"] in {path.stem for path in kept}, "the same picture has the same name"
            assert not list(server.data.parent.rglob("evil*"))
            lying = {f"c{n:010x}.webp": picture(n) for n in range(26)}
            told = [{"id": f"c{n:010x}", "title": "<b>bold</b>", "tags": [], "alt": ""} for n in range(26)]
            note = {"format": "stolek-deck/1", "id": "x", "name": "Forged", "pictures": told}
            forged = await bring(ada, table, packed({**lying, "deck.json": msgspec.json.encode(note)}))
            assert why_left_out(forged) == set(), "a PNG called webp is a picture all the same"
            assert forged.json()["deck"]["name"] == "Forged"

    run(scenario)


def why_left_out(answer: httpx.Response) -> set[str]:
    return {each["why"]["key"] for each in answer.json()["left_out"]}


def test_a_zip_that_cannot_be_unpacked_is_refused() -> None:
    async def scenario() -> None:
        async with running() as server, server.visitor() as ada:
            table = await ada.new_table(chairs=2)
            cut = album()[: len(album()) // 2]
            assert why(await bring(ada, table, cut)) == (422, "fault-deck-no-zip")
            vast = io.BytesIO()
            with zipfile.ZipFile(vast, "w") as box:
                for n in range(25_000):
                    box.writestr(f"{n:060}.png", b"")
            assert why(await bring(ada, table, vast.getvalue())) == (422, "fault-deck-many-files")

    run(scenario)


def test_a_database_of_the_first_version_gets_its_decks(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as old:
        old.executescript(f"{MIGRATIONS[0]}; PRAGMA user_version = 1;")
        old.execute("INSERT INTO people VALUES ('Qh3vY0sK1xTz', 'Ada', 7, 'cs')")
    old.close()
    journal = Journal(tmp_path)
    journal.close()
    with sqlite3.connect(tmp_path / FILE) as now:
        assert now.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        assert now.execute("SELECT name FROM people").fetchall() == [("Ada",)]
        assert now.execute("SELECT count(*) FROM decks").fetchone() == (0,)
    now.close()
