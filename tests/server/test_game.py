"""Whole games over real sockets: people, bots, every kind of question, the file afterwards."""

from __future__ import annotations

import msgspec
import pytest

from stolek.core import codec, registry
from tests.server import tiny
from tests.server.live import running


@pytest.mark.parametrize("game", tiny.GAMES)
async def test_two_people_and_bots_play_a_whole_game_and_can_save_it(game: str) -> None:
    async with (
        running() as server,
        server.visitor("Ada") as ada,
        server.visitor("Bela") as bela,
    ):
        chairs = max(registry.get(game).game.info.variants[0].seats)
        table = await ada.new_table(
            game=game,
            chairs=chairs,
            bots=[None, None] + [registry.get(game).usual_level] * (chairs - 2),
        )
        async with ada.at(table) as first, bela.at(table) as second:
            await first.welcome()
            await second.welcome()
            await second.settled("sit", chair=1)
            first.play_along(0, lambda prompt: prompt["id"])
            second.play_along(1)
            await first.settled("start")
            outcome = await first.result()
            assert await second.result() == outcome
            over = await first.wait(lambda m: bool(m.get("table")) and m["table"]["phase"] == "over")
            assert over["table"]["seed"]
        saved = await bela.get("/api/saved")
        assert [(s["table"], s["seats"], s["outcome"]) for s in saved] == [(table, [1], outcome)]
        file = await ada.web.get(f"/api/saved/{table}/1")
        assert file.headers["content-disposition"].startswith("attachment")
        play = codec.verify(registry.get(game).game, codec.read_header(file.content))
        assert play.outcome is not None
        assert list(play.outcome.ranks) == outcome["ranks"]
        assert codec.read_header(file.content).names[:2] == ["Ada", "Bela"]


async def test_a_saved_game_names_the_rules_it_was_played_by(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.play(chairs=2, options={"rounds": 1})
        async with ada.at(table) as device:
            device.play_along(0)
            await device.catch_up()
            await device.wait(lambda m: bool(m.get("table")) and m["table"]["phase"] == "over")
        newer = msgspec.structs.replace(tiny.Tiny.info, version=2)
        monkeypatch.setattr(tiny.Tiny, "info", newer)
        assert (await ada.get(f"/api/saved/{table}/1"))["rules"] == 1


async def test_one_tap_play_starts_at_once_against_bots() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.play(chairs=3, level="casual")
        async with ada.at(table) as device:
            welcome = await device.welcome()
            assert welcome["table"]["phase"] == "playing"
            assert [chair["bot"] for chair in welcome["table"]["chairs"]] == [None, "casual", "casual"]
            assert welcome["table"]["commitment"]
            assert welcome["table"]["seed"] is None
            assert welcome["positions"][0]["log"], "the deal is told"
            device.play_along(0)
            await device.catch_up()
            assert len((await device.result())["ranks"]) == 3


async def test_a_spectator_sees_the_table_and_no_hand() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as guest:
        table = await ada.play(chairs=2)
        async with ada.at(table) as own, guest.at(table) as other:
            mine = (await own.welcome())["positions"][0]
            theirs = (await other.welcome())["positions"][0]
            assert len(mine["view"]["hand"]) == tiny.HAND
            assert theirs["seat"] is None
            assert theirs["view"]["hand"] == []
            assert theirs["prompt"] is None
            refused = await other.do("answer", seat=0, prompt=mine["prompt"]["id"], option=0)
            assert refused["why"]["reason"]["key"] == "refused-not-your-chair"


async def test_a_big_screen_in_a_players_own_browser_shows_no_hand_and_does_nothing() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.play(chairs=2)
        async with ada.at(table) as own, ada.at(table, watch=True) as screen:
            mine = (await own.welcome())["positions"][0]
            welcome = await screen.welcome()
            (shown,) = welcome["positions"]
            assert (shown["seat"], shown["prompt"], shown["view"]["hand"]) == (None, None, [])
            assert not any(chair["yours"] for chair in welcome["table"]["chairs"])
            assert welcome["table"]["spectators"] == 1
            for wish in ({"is": "answer", "seat": 0, "prompt": mine["prompt"]["id"], "option": 0},
                         {"is": "stand", "chair": 0}, {"is": "chat", "text": "hello"}):  # fmt: skip
                refused = await screen.do(str(wish.pop("is")), **wish)
                assert refused["why"]["reason"]["key"] == "refused-only-watches"
            await own.answer(0, 0, "commit")
            update = await screen.wait(lambda m: m["is"] == "update" and m["by"] == 0)
            assert [p["seat"] for p in update["positions"]] == [None]
            assert update["cid"] is None
        async with ada.at(table, watch=True) as alone:
            chairs = (await alone.welcome())["table"]["chairs"]
            assert not chairs[0]["connected"], "a screen is not its owner"


async def test_a_running_game_cannot_be_saved_since_its_file_holds_the_seed() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as guest:
        table = await ada.play()
        assert [s["outcome"] for s in await ada.get("/api/saved")] == [None]
        early = await ada.web.get(f"/api/saved/{table}/1")
        assert (early.status_code, early.json()["say"]["key"]) == (409, "fault-game-running")
        stranger = await guest.web.get(f"/api/saved/{table}/1")
        assert stranger.status_code == 404


async def test_somebody_may_change_their_mind_until_the_last_choice_is_in() -> None:
    async with running() as server, server.visitor() as ada, server.visitor() as bela:
        table = await ada.new_table(chairs=2)
        async with ada.at(table) as first, bela.at(table) as second:
            await second.settled("sit", chair=1)
            await first.settled("start")
            await first.answer(0, 0, "commit")
            prompt = first.prompt(0)
            assert prompt is not None
            assert prompt["owed"] is False
            again = await first.do("answer", seat=0, prompt=prompt["id"], option=1)
            assert again["is"] == "done"
            wanted = prompt["options"][1]["action"]["face"]
            await second.answer(1, 0, "commit")
            turned = await first.wait(lambda m: _event(m, "turned") is not None)
            assert _event(turned, "turned")["faces"][0] == wanted


def _event(message: dict, kind: str):  # type: ignore[no-untyped-def,type-arg]
    for position in message.get("positions", ()):
        for happening in position["happenings"]:
            if happening["event"]["is"] == kind:
                return happening["event"]
    return None
