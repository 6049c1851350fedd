"""Around the game: chairs, host, bots that cover, another game, links."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Device, Message, eventually, running


def _why(verdict: Message) -> str:
    assert verdict["is"] == "not-done", verdict
    return str(verdict["why"]["reason"]["key"])


def _people(device: Device) -> list[Any]:
    return [chair["person"] and chair["person"]["name"] for chair in device.table["chairs"]]


async def test_people_sit_stand_and_get_ready_and_the_host_sets_up() -> None:
    async with running() as server, server.visitor("Ada") as ada, server.visitor("Bela") as bela:
        table = await ada.new_table(chairs=2, open=True)
        async with ada.at(table) as host, bela.at(table) as guest:
            await guest.welcome()
            assert _why(await guest.do("sit", chair=0)) == "refused-chair-taken"
            assert _why(await guest.do("sit", chair=2)) == "refused-no-such-chair"
            assert _why(await guest.do("sit", chair=-1)) == "refused-no-such-chair"
            assert _why(await guest.do("ready", ready=True)) == "refused-not-seated"
            assert _why(await guest.do("set-bot", chair=1, level="casual")) == "refused-only-host"
            assert _why(await guest.do("start")) == "refused-only-host"
            await host.settled("change", chairs=3, options={"rounds": 1}, open=False)
            assert host.table["options"] == {"rounds": 1, "loud": True}
            assert _why(await host.do("change", chairs=9)) == "refused-setup"
            assert _why(await host.do("change", options={"rounds": 17})) == "refused-setup"
            assert _why(await host.do("change", options={"nonsense": 1})) == "refused-setup"
            await host.settled("set-bot", chair=1, level="casual")
            assert _why(await host.do("set-bot", chair=1, level="godlike")) == "refused-no-such-level"
            await guest.settled("sit", chair=1)
            assert guest.table["chairs"][1]["bot"] is None
            assert guest.table["chairs"][1]["yours"] is True
            assert _why(await host.do("set-bot", chair=1, level="casual")) == "refused-chair-taken"
            assert _why(await host.do("stand", chair=1)) == "refused-not-your-chair"
            await guest.settled("ready", ready=True)
            await guest.settled("stand", chair=1)
            await guest.settled("sit", chair=2)
            assert _why(await host.do("change", chairs=2)) == "refused-chairs-held"
            await guest.settled("ready", ready=True)
            await host.wait(lambda m: bool(m.get("table")) and m["table"]["chairs"][-1]["ready"])
            await host.settled("start")
            chairs = host.table["chairs"]
            assert [c["bot"] for c in chairs] == [None, "casual", None]
            assert [c["ready"] for c in chairs] == [False, False, False]
            assert _why(await guest.do("sit", chair=1)) == "refused-game-running"
            assert _why(await host.do("change", chairs=2)) == "refused-game-running"
            assert _why(await host.do("rematch")) == "refused-game-running"


async def test_when_the_host_leaves_the_next_person_is_host() -> None:
    async with running() as server, server.visitor("Ada") as ada, server.visitor("Bela") as bela:
        table = await ada.new_table(chairs=3)
        async with ada.at(table) as first, bela.at(table) as second:
            await second.settled("sit", chair=2)
            await first.settled("stand", chair=0)
            await second.wait(lambda m: bool(m.get("table")) and m["table"]["host"] == bela.id)
            await second.settled("stand", chair=2)
            assert second.table["host"] is None
            await first.settled("sit", chair=1)
            assert first.table["host"] == ada.id


async def test_a_host_who_is_gone_for_long_is_replaced_by_somebody_here() -> None:
    quick = running(away_seconds=0.05)
    async with quick as server, server.visitor("Ada") as ada, server.visitor("Bela") as bela:
        table = await ada.new_table(chairs=2)
        async with contextlib.AsyncExitStack() as here:
            first = await here.enter_async_context(ada.at(table))
            await first.welcome()
            async with bela.at(table) as second:
                await second.settled("sit", chair=1)
                assert second.table["host"] == ada.id
                await here.aclose()
                await second.wait(lambda m: bool(m.get("table")) and m["table"]["host"] == bela.id)
        async with bela.at(table) as second:
            await second.welcome()
            await second.settled("start")
            assert [c["person"] is None for c in second.table["chairs"]] == [False, False]


async def test_whoever_leaves_a_running_game_is_replaced_by_a_bot_that_plays_on() -> None:
    async with running() as server, server.visitor("Ada") as ada, server.visitor("Bela") as bela:
        table = await ada.new_table(chairs=2)
        async with ada.at(table) as first, bela.at(table) as second:
            await second.settled("sit", chair=1)
            await first.settled("start")
            await first.owes(0)
            second.play_along(1)
            await second.catch_up()
            await first.settled("stand", chair=0)
            assert first.table["chairs"][0]["bot"] == "casual"
            assert first.table["host"] == bela.id
            assert first.position_bearers[-1]["positions"][0]["seat"] is None, "now a spectator"
            await second.result()


async def test_a_bot_covers_for_a_person_who_may_take_over_again() -> None:
    slow = running(bot_pause=0.02)
    async with slow as server, server.visitor("Ada") as ada, server.visitor("Bela") as bela:
        table = await ada.new_table(chairs=2)
        async with ada.at(table) as first, bela.at(table) as second:
            await second.settled("sit", chair=1)
            assert _why(await first.do("cover", chair=0, cover=True)) == "refused-no-game-running"
            await first.settled("start")
            await first.owes(0)
            assert _why(await second.do("cover", chair=0, cover=True)) == "refused-still-here"
            await first.settled("cover", chair=0, cover=True)
            await second.wait(lambda m: m["is"] == "update" and m["by"] == 0)
            await first.settled("cover", chair=0, cover=False)
            assert first.table["chairs"][0]["bot"] is None
            assert first.table["chairs"][0]["person"]["id"] == ada.id
            await second.answer(1, 0, "commit")
            await first.owes(0, "race")
            assert (await first.answer(0))["is"] == "done"


async def test_somebody_who_is_gone_can_be_covered_for_by_the_others() -> None:
    quick = running(cover_seconds=0.0)
    async with quick as server, server.visitor("Ada") as ada, server.visitor("Bela") as bela:
        table = await ada.new_table(chairs=2, options={"rounds": 1})
        async with ada.at(table) as first:
            async with bela.at(table) as second:
                await second.settled("sit", chair=1)
                await first.settled("start")
                await second.owes(1)
            await first.wait(lambda m: m["is"] == "presence" and m["connected"] == [True, False])
            await first.settled("cover", chair=1, cover=True)
            assert _why(await first.do("cover", chair=1, cover=False)) == "refused-not-your-chair"
            first.play_along(0)
            await first.catch_up()
            await first.result()
            assert first.table["chairs"][1]["person"]["id"] == bela.id


async def test_another_game_begins_when_everyone_here_wants_it() -> None:
    async with running() as server, server.visitor("Ada") as ada, server.visitor("Bela") as bela:
        table = await ada.new_table(chairs=3, options={"rounds": 1})
        async with ada.at(table) as first, bela.at(table) as second:
            await second.settled("sit", chair=1)
            for device, seat in ((first, 0), (second, 1)):
                device.play_along(seat)
            await first.settled("start")
            one = await first.wait(lambda m: bool(m.get("table")) and m["table"]["phase"] == "over")
            await second.wait(lambda m: bool(m.get("table")) and m["table"]["phase"] == "over")
            first.on_message = second.on_message = None
            await first.settled("rematch")
            assert first.table["phase"] == "over"
            assert first.table["chairs"][0]["ready"] is True
            await second.settled("rematch")
            assert second.table["phase"] == "playing"
            assert second.table["game_number"] == 2
            assert second.table["commitment"] != one["table"]["commitment"]
            assert second.table["seed"] is None
            for device, seat in ((first, 0), (second, 1)):
                device.play_along(seat, lambda prompt: 1)
                await device.catch_up()
            start = len(first.messages)
            await first.wait(lambda m: bool(m.get("table")) and m["table"]["phase"] == "over", start)
        saved = await ada.get("/api/saved")
        assert sorted(s["number"] for s in saved) == [1, 2]
        files = [(await ada.web.get(f"/api/saved/{table}/{n}")).json() for n in (1, 2)]
        assert files[0]["seed"] == one["table"]["seed"]
        assert files[0]["seed"] != files[1]["seed"]
        assert all(f["moves"][0]["seq"] == 0 for f in files)


async def test_a_seat_link_gives_the_chair_to_whoever_opens_it_once() -> None:
    async with (
        running() as server,
        server.visitor("Ada") as ada,
        server.visitor("Bela") as bela,
        server.visitor("Cyril") as cyril,
    ):
        table = await ada.play(chairs=3)
        async with ada.at(table) as first, bela.at(table) as second:
            hand = (await first.welcome())["positions"][0]["view"]["hand"]
            await second.welcome()
            stolen = await bela.web.post(f"/api/tables/{table}/links", json={"chair": 0})
            assert stolen.json()["say"]["key"] == "refused-not-your-chair"
            link = await ada.post(f"/api/tables/{table}/links", chair=0)
            token = link["path"].removeprefix("/link/")
            opened = await bela.post(f"/api/links/{token}")
            assert opened == {"kind": "seat", "table": table}
            await second.wait(lambda m: bool(m.get("table")) and m["table"]["chairs"][0]["yours"])
            assert second.position(0)["view"]["hand"] == hand
            assert second.table["host"] == bela.id
            await first.wait(lambda m: bool(m.get("table")) and m["table"]["host"] == bela.id)
            assert first.position_bearers[-1]["positions"][0]["view"]["hand"] == []
            again = await cyril.web.post(f"/api/links/{token}", json={})
            assert (again.status_code, again.json()["say"]["key"]) == (410, "fault-link-gone")
            # The host gives away nobody else's chair in the middle of a game: a bot has a hand, too.
            spare = await bela.web.post(f"/api/tables/{table}/links", json={"chair": 2})
            assert spare.json()["say"]["key"] == "refused-game-running"


async def test_a_device_link_makes_another_device_the_same_person() -> None:
    async with running() as server, server.visitor("Ada") as phone, server.visitor() as laptop:
        table = await phone.play()
        link = await phone.post("/api/me/links")
        token = link["path"].removeprefix("/link/")
        assert (await laptop.get("/api/me"))["person"]["id"] != phone.id
        assert (await laptop.post(f"/api/links/{token}"))["kind"] == "device"
        assert (laptop.id, laptop.cookie == phone.cookie) == (phone.id, False)
        assert (await laptop.get("/api/me"))["person"]["name"] == "Ada"
        assert [t["id"] for t in await laptop.get("/api/me/tables")] == [table]
        assert (await laptop.web.post(f"/api/links/{token}", json={})).status_code == 410


async def test_a_device_can_be_shut_out_again(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.visitor("Ada") as phone, server.visitor() as lost:
        table = await phone.play()
        assert await phone.get("/api/me/devices") == []
        old = f"{phone.id}.{server.services.people._signature(phone.id)}"
        token = (await phone.post("/api/me/links"))["path"].removeprefix("/link/")
        await lost.post(f"/api/links/{token}")
        assert [device["here"] for device in await phone.get("/api/me/devices")] == [True, False]
        here, there = await lost.get("/api/me/devices")
        assert (here["here"], there["here"]) == (False, True)
        async with lost.at(table) as device, phone.at(table) as own, server.returning(old) as older:
            await device.welcome()
            await own.welcome()
            assert (await older.get("/api/me/tables"))[0]["id"] == table
            assert (await phone.web.delete(f"/api/me/devices/{here['id']}")).status_code == 404, "its own"
            assert (await phone.web.delete(f"/api/me/devices/{there['id']}")).status_code == 204
            assert await device.closing() == 1012
            assert own.closed is None
        stolen, kept = lost.cookie, phone.cookie
        assert [device["here"] for device in await phone.get("/api/me/devices")] == [True]
    async with running(tmp_path) as server:  # also after a restart
        for cookie in (stolen, old):
            async with server.returning(cookie) as stranger:
                assert await stranger.get("/api/me/tables") == []
                assert (await stranger.get("/api/me"))["person"]["name"] != "Ada"
        async with server.returning(kept) as phone:
            assert (await phone.get("/api/me"))["person"]["name"] == "Ada"


async def test_a_new_name_reaches_the_table() -> None:
    async with running() as server, server.visitor("Ada") as ada, server.visitor() as guest:
        table = await ada.new_table(chairs=2)
        async with guest.at(table) as watching:
            await watching.welcome()
            await ada.web.patch("/api/me", json={"name": "  Ada   Byron ", "avatar": 7})
            await watching.wait(lambda m: bool(m.get("table")) and _people(watching)[0] == "Ada Byron")
            assert watching.table["chairs"][0]["person"]["avatar"] == 7
        # Also when nobody was there to hear it.
        await eventually(lambda: not server.services.tables.live[0].lines)
        await server.services.tables.live[0].stop()
        await ada.web.patch("/api/me", json={"name": "Countess"})
        async with ada.at(table) as own:
            await own.wait(lambda m: bool(m.get("table")) and _people(own)[0] == "Countess")


async def test_between_games_the_table_can_change_and_the_last_game_stays_what_it_was() -> None:
    async with running() as server, server.visitor("Ada") as ada, server.visitor("Bela") as bela:
        table = await ada.play(chairs=2, options={"rounds": 1})
        async with ada.at(table) as first, bela.at(table) as second:
            first.play_along(0)
            await first.catch_up()
            await second.wait(lambda m: bool(m.get("table")) and m["table"]["phase"] == "over")
            first.on_message = None
            await first.settled("change", chairs=3)
            await second.settled("sit", chair=2)
            assert second.position_bearers[-1]["positions"][0]["seat"] is None, "it had two seats"
            async with bela.at(table) as late:
                assert (await late.welcome())["positions"][0]["seat"] is None
            await second.settled("stand", chair=2)
            await second.settled("sit", chair=1)
            assert await bela.get("/api/saved") == [], "who came after the game has not played it"
            await first.settled("start")
            await second.wait(lambda m: bool(m.get("table")) and m["table"]["game_number"] == 2)
            assert [c["bot"] for c in second.table["chairs"]] == [None, None, "casual"]
        (second_game,) = await bela.get("/api/saved")
        assert (second_game["number"], second_game["seats"]) == (2, [1])
        names = {s["number"]: s["names"] for s in await ada.get("/api/saved")}
        assert names == {1: ["Ada", "(casual)"], 2: ["Ada", "Bela", "(casual)"]}


async def test_a_table_nobody_watches_leaves_memory_and_comes_back() -> None:
    async with running(idle_seconds=0.1) as server, server.visitor("Ada") as ada:
        table = await ada.new_table(chairs=2)
        async with ada.at(table) as device:
            await device.settled("chat", text="back soon")
            await device.wait_a_little()
            assert len(server.services.tables.live) == 1
        await eventually(lambda: not server.services.tables.live)
        async with ada.at(table) as device:
            assert (await device.welcome())["chat"][0]["text"] == "back soon"


@pytest.mark.parametrize("text", ["", "   ", "x" * 301])
async def test_chat_has_limits(text: str) -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.new_table(chairs=2)
        async with ada.at(table) as device:
            assert _why(await device.do("chat", text=text)) == "refused-text"
            await device.settled("chat", text="  two   words ")
            told = await device.wait(lambda m: m["is"] == "update" and m["chat"] is not None)
            assert told["chat"]["text"] == "two words"
            assert told["chat"]["person"]["id"] == ada.id
