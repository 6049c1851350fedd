"""A finished game looked over on a server: in the background, for whoever played, if the host lets it."""

from __future__ import annotations

from stolek.core import Budget
from tests.server.live import Visitor, eventually, running


async def _played(ada: Visitor) -> str:
    table = await ada.play(game="daynight", chairs=5, level="random")
    async with ada.at(table) as device:
        device.play_along(0)
        await device.catch_up()
        await device.wait(lambda m: bool(m.get("table")) and m["table"]["phase"] == "over")
    return table


async def test_it_goes_on_in_the_background_and_is_for_the_player_alone() -> None:
    async with (
        running(bot_budget=Budget(worlds=2), bot_patience=30.0) as server,
        server.visitor("Ada") as ada,
        server.visitor("Eve") as eve,
    ):
        table = await _played(ada)
        path = f"/api/tables/{table}/games/1"
        assert (await ada.get(f"{path}?seat=0"))["reviewed"] is True
        begun = await ada.get(f"{path}/review?seat=0")
        assert begun["moments"] == []
        assert begun["done"] < begun["total"]
        person = (await ada.get("/api/me"))["person"]["id"]

        def done() -> bool:
            review = server.services.reviews.get((table, 1, 0, person))
            return review is not None and review.done == review.total

        await eventually(done)
        found = await ada.get(f"{path}/review?seat=0")
        assert found["weighed"] > 4
        assert len(found["moments"]) <= 3
        steps = {step["at"] for step in (await ada.get(f"{path}?seat=0"))["steps"]}
        for moment in found["moments"]:
            assert moment["at"] in steps
            assert moment["chosen"] != moment["better"]
        for who, seat in ((eve, 0), (ada, 1), (ada, 9)):
            assert (await who.web.get(f"{path}/review?seat={seat}")).status_code == 409
        async with ada.at(table) as device:
            await device.welcome()
            await device.settled("set-pace", hints=False)
        assert (await ada.web.get(f"{path}/review?seat=0")).status_code == 409
        assert (await ada.get(f"{path}?seat=0"))["reviewed"] is False
