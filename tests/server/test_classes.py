"""A class at a real server: tables laid at once, pupils by its code, and nothing kept of them afterwards."""

from __future__ import annotations

from typing import Any

from tests.server import tiny
from tests.server.live import Visitor, running

GAME = tiny.ENTRY.game.info.id


async def new_class(teacher: Visitor, tables: int = 2, chairs: int = 2) -> str:
    laid = {"table": {"game": GAME, "chairs": chairs}, "tables": tables}
    made = await teacher.web.post("/api/classes", json=laid)
    assert made.status_code == 201, made.text
    return str(made.json()["code"])


async def join(pupil: Visitor, code: str, name: str, avatar: int = 3) -> dict[str, Any]:
    answer = await pupil.web.post(f"/api/classes/{code}/pupils", json={"name": name, "avatar": avatar})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def wish(who: Visitor, code: str, **what: Any) -> Any:
    return await who.web.post(f"/api/classes/{code}", json=what)


def seats(view: dict[str, Any]) -> list[list[str | None]]:
    return [[c["person"] and c["person"]["name"] for c in t["table"]["chairs"]] for t in view["tables"]]


async def test_a_class_from_its_first_table_to_nothing() -> None:
    async with (
        running() as server,
        server.visitor() as teacher,
        server.visitor() as one,
        server.visitor() as two,
        server.visitor("Somebody") as three,
    ):
        code = await new_class(teacher)
        typed = f" {code[:2].upper()}-{code[2:]} "
        assert seats(await join(one, code, "Pupil One")) == [["Pupil One", None], [None, None]]
        assert seats(await join(two, typed, "Pupil Two")) == [["Pupil One", None], ["Pupil Two", None]]
        at_home = await three.new_table(chairs=2)
        seated = await join(three, code, "Pupil Three")
        assert seats(seated)[0] == ["Pupil One", "Pupil Three"]
        ids = [(await each.get("/api/me"))["person"]["id"] for each in (one, two, three)]

        tables = [t["table"]["id"] for t in seated["tables"]]
        assert (seated["seated"], seated["yours"], seated["pupil"]) == (tables[0], False, True)
        assert (await wish(two, code, **{"is": "begin", "cid": "b"})).status_code == 403
        moved = await wish(teacher, code, **{"is": "move", "person": ids[2], "table": tables[1]})
        assert seats(moved.json()) == [["Pupil One", None], ["Pupil Two", "Pupil Three"]]
        full = await wish(teacher, code, **{"is": "move", "person": ids[0], "table": tables[1]})
        assert (full.status_code, full.json()["say"]["key"]) == (409, "refused-no-chair-free")
        assert seats(await teacher.get(f"/api/classes/{code}"))[0][0] == "Pupil One", "and stays"

        async with one.at(tables[0]) as line:
            began = (await wish(teacher, code, **{"is": "begin", "cid": "b"})).json()
            assert [t["table"]["phase"] for t in began["tables"]] == ["playing", "playing"]
            await line.wait(lambda m: m["is"] == "update" and (m["table"] or {}).get("phase") == "playing")
            assert began["tables"][0]["position"]["waiting"]
            paused = (await wish(teacher, code, **{"is": "rule", "paused": True})).json()
            assert all(t["table"]["classroom"]["paused"] for t in paused["tables"])

        assert "Pupil One" in await server.everything()
        assert (await wish(teacher, code, **{"is": "end-class"})).status_code == 200
        left = await server.everything()
        assert not [each for each in ("Pupil", code, *tables, *ids[:2]) if each in left]
        assert "Somebody" in left, "who was somebody here before still is"
        assert at_home in left
        gone = await one.web.get(f"/api/classes/{code}")
        assert (gone.status_code, gone.json()["say"]["key"]) == (404, "fault-no-class")
        assert (await teacher.get("/api/me/class"))["code"] is None


async def test_a_class_that_its_teacher_forgot_is_over_by_the_next_day() -> None:
    async with running() as server, server.visitor() as teacher, server.visitor() as pupil:
        code = await new_class(teacher)
        await join(pupil, code, "Pupil One")
        host_actions = server.services.host_actions
        ((made,),) = await server.services.database.read("SELECT made FROM classes")
        await host_actions.end_old_classes(made + 43_200)
        assert "Pupil One" in await server.everything()
        await host_actions.end_old_classes(made + 43_201)
        assert "Pupil One" not in await server.everything()


async def test_a_whole_class_comes_from_one_address_and_nobody_finds_one_by_trying() -> None:
    async with (
        running(codes_per_second=0.0, codes_burst=3) as server,
        server.visitor() as teacher,
        server.visitor() as pupil,
    ):
        code = await new_class(teacher)
        for _ in range(10):
            assert (await pupil.web.get(f"/api/classes/{code}")).status_code == 200
        tried = [(await pupil.web.get("/api/classes/aaaaa")).status_code for _ in range(4)]
        assert tried == [404, 404, 404, 429]
        assert (await pupil.web.get(f"/api/classes/{code}")).status_code == 429


async def test_a_class_has_one_teacher_who_has_one_class() -> None:
    async with running() as server, server.visitor() as teacher:
        code = await new_class(teacher, tables=1)
        again = await teacher.web.post(
            "/api/classes", json={"table": {"game": GAME, "chairs": 2}, "tables": 1}
        )
        assert again.json()["say"]["key"] == "fault-class-already"
        mine = await teacher.web.post(f"/api/classes/{code}/pupils", json={"name": "Me", "avatar": 1})
        assert mine.json()["say"]["key"] == "fault-class-teacher"
        more = (await wish(teacher, code, **{"is": "add-table"})).json()
        assert seats(more) == [[None, None], [None, None]]
        await teacher.web.delete("/api/me")
        assert code not in await server.everything(), "with the teacher goes the class"
