"""The lobby over plain HTTP: games, tables, you, the page and the headers of every answer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from stolek import server as server_room
from stolek import table as table_room
from stolek import words
from stolek.core import registry
from stolek.server.http.page import NOT_BUILT
from stolek.server.store.people import People, load_secret
from stolek.table.names import clean_name
from tests.server.live import running


def _key(answer: httpx.Response) -> str:
    return str(answer.json()["say"]["key"])


async def test_a_game_says_what_it_can_be() -> None:
    async with running() as server, server.visitor() as ada:
        (card,) = [game for game in await ada.get("/api/games") if game["id"] == "tiny"]
        assert card == {
            "id": "tiny",
            "version": 1,
            "variants": [
                {
                    "id": "base",
                    "seats": [2, 3, 4],
                    "unofficial": [],
                    "lower_wins": False,
                    "for_children": False,
                },
                {
                    "id": "solo",
                    "seats": [1, 2],
                    "unofficial": [1],
                    "lower_wins": True,
                    "for_children": False,
                },
            ],
            "options": [
                {
                    "name": "rounds",
                    "kind": "choice",
                    "values": [1, 2, 3],
                    "default": 2,
                    "refused": {"3": [1]},
                    "variants": [],
                    "seats": [],
                },
                {
                    "name": "loud",
                    "kind": "switch",
                    "values": [False, True],
                    "default": True,
                    "refused": {},
                    "variants": [],
                    "seats": [],
                },
            ],
            "levels": ["random", "easy", "casual", "strong"],
            "own_pictures": True,
            "lessons": [],
            "quiet": [],
            "advice": False,
        }
        assert await ada.get("/api/games/tiny") == card
        rules = await ada.get("/api/games/tiny/rules")
        assert rules["sections"][0]["rules"][0]["id"] == "TI-1"
        missing = await ada.web.get("/api/games/poker")
        assert (missing.status_code, _key(missing)) == (404, "fault-no-such-game")


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"game": "poker"}, 422, "fault-setup"),
        ({"game": "tiny", "chairs": 7}, 422, "fault-setup"),
        ({"game": "tiny", "variant": "moon"}, 422, "fault-setup"),
        ({"game": "tiny", "options": {"rounds": 9}}, 422, "fault-setup"),
        ({"game": "tiny", "options": {"colour": "red"}}, 422, "fault-setup"),
        ({"game": "tiny", "chairs": 0}, 400, "fault-bad-request"),
        ({"game": "tiny", "extra": 1}, 400, "fault-bad-request"),
        ({}, 400, "fault-bad-request"),
        ([], 400, "fault-bad-request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_in_words(body: Any, status: int, key: str) -> None:
    async with running() as server, server.visitor() as ada:
        for path in ("/api/tables", "/api/play"):
            answer = await ada.web.post(path, json=body)
            assert (answer.status_code, _key(answer)) == (status, key)
        assert await ada.get("/api/me/tables") == []


async def test_cards_to_print_are_there_for_games_that_can_be_printed() -> None:
    smallest = min(
        (registry.get(game) for game in registry.ids() if registry.get(game).printing is not None),
        key=lambda entry: len(entry.game.default_deck().cards),
    )
    game = smallest.game.info.id

    async with running() as server, server.visitor() as ada:
        for _ in range(2):  # the second time it is not drawn again
            pdf = await ada.web.get(f"/api/games/{game}/deck.pdf?lang=hu", timeout=60)
            assert pdf.headers["content-type"] == "application/pdf"
            assert pdf.content.startswith(b"%PDF-")
        assert (await ada.get(f"/api/games/{game}/rules"))["prints"]
        assert not (await ada.get("/api/games/tiny/rules"))["prints"]
        assert (await ada.web.get("/api/games/tiny/deck.pdf")).status_code == 404
        assert _key(await ada.web.get("/api/games/chess/deck.pdf")) == "fault-no-such-game"


async def test_bots_of_a_new_table_must_be_possible() -> None:
    async with running() as server, server.visitor() as ada:
        for bots in (["casual"], [None, "godlike"], [None, None, None, None, "casual"]):
            answer = await ada.web.post("/api/tables", json={"game": "tiny", "chairs": 3, "bots": bots})
            assert (answer.status_code, _key(answer)) == (422, "fault-setup")
        wrong = await ada.web.post("/api/play", json={"game": "tiny", "level": "godlike"})
        assert wrong.json()["say"]["args"]["detail"].endswith("random, easy, casual, strong")


async def test_open_tables_are_listed_until_they_start_and_closed_ones_are_not() -> None:
    async with running() as server, server.visitor("Ada") as ada, server.visitor() as guest:
        await ada.new_table(chairs=3)
        shown = await ada.new_table(chairs=3, open=True, bots=[None, "casual", None])
        assert await guest.get("/api/tables") == [], "nobody is there"
        async with ada.at(shown) as host:
            await host.welcome()
            (card,) = await guest.get("/api/tables")
        assert (card["id"], card["free"], card["yours"]) == (shown, 2, False)
        assert card["host"]["name"] == "Ada"
        assert (await ada.get(f"/api/tables/{shown}"))["yours"] is True
        assert len(await ada.get("/api/me/tables")) == 2
        async with ada.at(shown) as host:
            await host.settled("start")
        assert await guest.get("/api/tables") == []
        assert (await guest.get(f"/api/tables/{shown}"))["phase"] == "playing"
        missing = await guest.web.get("/api/tables/nowhere")
        assert (missing.status_code, _key(missing)) == (404, "problem-no-table")


async def test_a_person_is_their_cookie_and_can_change() -> None:
    async with running() as server, server.visitor() as ada:
        me = await ada.get("/api/me")
        assert me["named"] is False
        assert 1 <= me["person"]["avatar"] <= 24
        assert me["person"]["name"]
        changed = await ada.web.patch("/api/me", json={"name": " Ada\tB. ", "avatar": 3, "lang": "cs"})
        expected = {"id": ada.id, "name": "Ada B.", "avatar": 3}
        assert changed.json() == {"person": expected, "lang": "cs", "named": True}
        assert await ada.get("/api/me") == changed.json()
        for bad in ({"avatar": 25}, {"avatar": 0}, {"lang": "Klingon"}, {"name": "x" * 99}, {"id": "me"}):
            assert (await ada.web.patch("/api/me", json=bad)).status_code == 400
        for bad in ({"name": "   "}, {"name": "x" * 25}):
            answer = await ada.web.patch("/api/me", json=bad)
            assert (answer.status_code, _key(answer)) == (409, "refused-text")
            assert answer.json()["rule"] == "ST-5"
        assert await ada.get("/api/me") == changed.json()


async def test_the_cookie_cannot_be_read_by_scripts_nor_forged() -> None:
    async with running() as server, server.visitor() as ada:
        given = (await ada.web.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in given
        assert "SameSite=Lax" in given
        assert "Secure" not in given
        async with httpx.AsyncClient(base_url=server.address) as web:
            forged = {"cookie": f"stolek={ada.id}.{'a' * 64}"}
            answer = await web.get("/api/me", headers=forged)
            assert answer.json()["person"]["id"] != ada.id


async def test_requests_and_new_tables_are_limited() -> None:
    async with running(requests_per_second=0.01, requests_burst=5) as server, server.visitor() as ada:
        statuses = [(await ada.web.get("/api/games")).status_code for _ in range(8)]
        assert statuses.count(200) >= 4
        assert statuses[-1] == 429
    async with running(new_tables_per_minute=0.01, new_tables_burst=2) as server, server.visitor() as ada:
        answers = [await ada.web.post("/api/play", json={"game": "tiny"}) for _ in range(3)]
        assert [a.status_code for a in answers] == [201, 201, 429]
        assert _key(answers[-1]) == "problem-too-fast"


async def test_a_body_may_not_be_long() -> None:
    async with running() as server, server.visitor() as ada:
        answer = await ada.web.post("/api/tables", json={"game": "x" * 100_000})
        assert answer.status_code == 413


async def test_the_lobby_is_described() -> None:
    async with running() as server, server.visitor() as ada:
        schema = await ada.get("/schema/openapi.json")
        paths = set(schema["paths"])
        assert {"/api/games", "/api/tables", "/api/play", "/api/me", "/api/saved"} <= paths
        described = [op for path in schema["paths"].values() for op in path.values()]
        assert all(op.get("description") for op in described)


async def test_every_answer_carries_the_headers_that_protect(tmp_path: Path) -> None:
    page = _page(tmp_path)

    async with running(page=page) as server, server.visitor() as ada:
        for path in ("/", "/t/abc", "/assets/app-1234.js", "/api/games", "/api/nothing", "/schema"):
            headers = (await ada.web.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy, path
            assert "frame-ancestors 'none'" in policy, path
            assert headers["x-content-type-options"] == "nosniff", path
            assert headers["referrer-policy"] == "no-referrer", path
        assert (await ada.web.get("/api/games")).headers["cache-control"] == "no-store"


def _page(folder: Path) -> Path:
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>the page</title>")
    (page / "assets" / "app-1234.js").write_text("export {};")
    (page / "licences.txt").write_text("free")
    (folder / "outside.txt").write_text("not for you")
    return page


async def test_the_page_is_served_for_its_own_addresses_and_nothing_else(tmp_path: Path) -> None:
    page = _page(tmp_path)

    async with running(page=page) as server, server.visitor() as ada:
        for path in ("/", "/t/abc", "/link/xyz", "/rules/tiny"):
            answer = await ada.web.get(path)
            assert "the page" in answer.text, path
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"].startswith("text/html")
        script = await ada.web.get("/assets/app-1234.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert (await ada.web.get("/licences.txt")).text == "free"
        for path in ("/assets/gone-9.js", "/nothing.txt", "/../outside.txt", "/%2e%2e/outside.txt"):
            assert (await ada.web.get(path)).status_code == 404, path
        assert _key(await ada.web.get("/api/nothing")) == "fault-not-found"


async def test_a_page_that_is_not_built_says_what_to_do(tmp_path: Path) -> None:
    async with running(page=tmp_path / "nowhere") as server, server.visitor() as ada:
        answer = await ada.web.get("/")
        assert answer.text == NOT_BUILT
        assert "make page" in answer.text


def test_everything_the_server_says_is_in_every_language() -> None:
    """Also what only a program of one's own would provoke."""
    rooms = [Path(room.__path__[0]) for room in (server_room, table_room)]
    said = {
        key
        for room in rooms
        for source in room.rglob("*.py")
        for key in re.findall(r'"((?:refused|problem|fault)-[a-z-]+)"', source.read_text(encoding="utf-8"))
    }
    assert len(said) > 20
    for language in words.LANGUAGES:
        known = words.load(language.code)
        assert not [key for key in sorted(said) if not known.has(key)], language


def test_names_are_one_clean_line() -> None:
    assert clean_name(" a\n b\u202e\tc ") == "a b c"


def test_a_secret_is_made_once_and_signs_the_same(tmp_path: Path) -> None:
    first, again = (People(None, load_secret(tmp_path)) for _ in range(2))  # type: ignore[arg-type]
    person = first.new_id()
    assert again.whose(first.cookie(person, "phone")) == (person, "phone")
    other = People(None, b"x" * 32)  # type: ignore[arg-type]
    assert other.whose(first.cookie(person, "phone")) is None
