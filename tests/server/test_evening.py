"""A table's evening over HTTP: what was played, seen again, and gone on with. Only when it is over."""

from __future__ import annotations

from tests.server.live import Visitor, running


async def _play_to_the_end(ada: Visitor) -> str:
    table = await ada.play(chairs=2, options={"rounds": 1})
    async with ada.at(table) as device:
        device.play_along(0)
        await device.catch_up()
        await device.wait(lambda m: bool(m.get("table")) and m["table"]["phase"] == "over")
    return table


async def test_a_finished_game_is_for_everyone_with_the_link_from_every_seat() -> None:
    async with running() as server, server.visitor("Ada") as ada, server.visitor("Eve") as eve:
        table = await _play_to_the_end(ada)
        evening = await eve.get(f"/api/tables/{table}/evening")
        (card,) = evening["games"]
        assert (card["number"], card["game"]) == (1, "tiny")
        assert [p and p["name"] for p in card["people"]] == ["Ada", None]
        assert [s["person"]["name"] for s in evening["standings"]] == ["Ada"]
        for seat in (None, 0, 1):
            query = "" if seat is None else f"?seat={seat}"
            again = await eve.get(f"/api/tables/{table}/games/1{query}")
            assert (again["seat"], again["game"]) == (seat, card)
            assert again["steps"][-1]["view"]["viewer"] == seat
        for wrong in ("?seat=2", "?seat=-1", "?seat=x"):
            assert (await eve.web.get(f"/api/tables/{table}/games/1{wrong}")).status_code in (400, 409)


async def test_a_running_game_is_neither_seen_again_nor_gone_on_with() -> None:
    async with running() as server, server.visitor() as ada:
        table = await ada.play(chairs=2)
        assert (await ada.get(f"/api/tables/{table}/evening"))["games"] == []
        for number, status in ((1, 409), (0, 404), (2, 404)):
            path = f"/api/tables/{table}/games/{number}"
            for seat in ("", "?seat=0", "?seat=1"):
                answer = await ada.web.get(path + seat)
                assert answer.status_code == status
                assert "steps" not in answer.text
            answer = await ada.web.post(f"{path}/what-if", json={"at": 0, "seat": 0})
            assert answer.status_code == status
        assert len(await ada.get("/api/me/tables")) == 1


async def test_what_if_is_a_private_table_that_is_played_on() -> None:
    async with running() as server, server.visitor("Ada") as ada, server.visitor("Eve") as eve:
        table = await _play_to_the_end(ada)
        made = await eve.post(f"/api/tables/{table}/games/1/what-if", at=0, seat=1)
        other = made["table"]
        assert other not in {each["id"] for each in await ada.get("/api/tables")}
        async with eve.at(other) as device:
            device.play_along(1)
            await device.catch_up()
            over = await device.wait(lambda m: bool(m.get("table")) and m["table"]["phase"] == "over")
        assert [c["yours"] for c in over["table"]["chairs"]] == [False, True]
        late = await eve.web.post(f"/api/tables/{table}/games/1/what-if", json={"at": 9_999, "seat": 0})
        assert late.status_code == 409


async def test_the_next_game_is_another_one_and_the_first_stays_to_be_had() -> None:
    async with running() as server, server.visitor("Ada") as ada:
        table = await _play_to_the_end(ada)
        async with ada.at(table) as device:
            await device.welcome()
            await device.settled("next-game", game="numberloor", variant="beginner")
            state = (await device.wait(lambda m: bool(m.get("table"))))["table"]
            assert state["evening"][0]["person"]["name"] == "Ada"
        card = await ada.get(f"/api/tables/{table}")
        assert (card["game"], card["variant"], card["phase"]) == ("numberloor", "beginner", "setup")
        assert (await ada.web.get(f"/api/saved/{table}/1")).status_code == 200
        assert (await ada.get(f"/api/tables/{table}/games/1?seat=0"))["game"]["game"] == "tiny"
