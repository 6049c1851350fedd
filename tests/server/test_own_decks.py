"""Decks of people's own at a real server: who may bring one, what is refused, who sees it, what is played."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import httpx
import msgspec
import pytest
from PIL import Image

from stolek.core import codec, registry
from tests.server import tiny
from tests.server.albums import album, packed, picture
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
from tests.server.live import eventually, running


async def test_a_host_brings_a_deck_and_those_at_the_table_see_it_and_nobody_else() -> None:
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


async def test_a_big_screen_of_a_player_is_at_the_table() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as tv:
        table = await ada.new_table(chairs=2)
        deck = await chosen(ada, table, album())
        async with tv.at(table, watch=True) as screen:
            await screen.welcome()
            assert await status(tv, at_table(table, deck["cover"])) == 200


REFUSED: list[tuple[bytes, dict[str, Any], tuple[int, str]]] = [
    (b"no zip at all", {}, (422, "fault-deck-no-zip")),
    (album(3), {}, (422, "fault-deck-too-few")),
    (packed({"a.txt": b"x", "b.png": b"<svg>"}), {}, (422, "fault-deck-too-few-left-out")),
    (album(), {"deck_bytes_most": 1_000}, (413, "fault-deck-too-large")),
    (album(26, notes="name = 3"), {}, (422, "fault-deck-notes")),
    (album(), {"decks_each_most": 0}, (409, "fault-deck-shelf-full")),
    (album(), {"decks_bytes_most": 0}, (507, "fault-deck-no-room")),
    (album(), {"uploads_most": 0}, (429, "fault-deck-busy")),
    (album(), {"new_decks_burst": 0}, (429, "fault-deck-busy")),
]


@pytest.mark.parametrize(
    ("file", "settings", "expected"),
    REFUSED,
    ids=[key for _, _, (_, key) in REFUSED],  # a zip tells the time, and a name must not
)
async def test_what_is_no_deck_is_refused_in_words_and_leaves_nothing_behind(
    file: bytes, settings: dict[str, Any], expected: tuple[int, str]
) -> None:
    async with running(**settings) as server, server.visitor() as ada:
        table = await ada.new_table(chairs=2)
        assert why(await bring(ada, table, file)) == expected
        assert (await ada.get("/api/me/decks"))["decks"] == []
        assert not (server.data / "decks").exists() or folders(server) == []


async def test_pictures_that_do_not_fit_are_left_out_and_named() -> None:
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


async def test_only_the_host_of_a_table_by_link_brings_a_deck_and_not_while_a_game_runs() -> None:
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


async def test_a_table_with_a_deck_stays_closed_and_no_larger_than_its_deck() -> None:
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


async def test_a_game_with_a_deck_is_saved_with_its_words_and_replays_without_its_pictures() -> None:
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


@pytest.mark.sqlite("looks at the files of the pictures")
async def test_a_forged_deck_file_brings_nothing_in_but_pictures() -> None:
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
        assert not [*server.data.rglob("evil*"), *server.data.parent.glob("evil*")]
        lying = {f"c{n:010x}.webp": picture(n) for n in range(26)}
        told = [{"id": f"c{n:010x}", "title": "<b>bold</b>", "tags": [], "alt": ""} for n in range(26)]
        note = {"format": "stolek-deck/1", "id": "x", "name": "Forged", "pictures": told}
        forged = await bring(ada, table, packed({**lying, "deck.json": msgspec.json.encode(note)}))
        assert why_left_out(forged) == set(), "a PNG called webp is a picture all the same"
        assert forged.json()["deck"]["name"] == "Forged"


def why_left_out(answer: httpx.Response) -> set[str]:
    return {each["why"]["key"] for each in answer.json()["left_out"]}


async def test_a_zip_that_cannot_be_unpacked_is_refused() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.new_table(chairs=2)
        cut = album()[: len(album()) // 2]
        assert why(await bring(ada, table, cut)) == (422, "fault-deck-no-zip")
        vast = io.BytesIO()
        with zipfile.ZipFile(vast, "w") as box:
            for n in range(25_000):
                box.writestr(f"{n:060}.png", b"")
        assert why(await bring(ada, table, vast.getvalue())) == (422, "fault-deck-many-files")
