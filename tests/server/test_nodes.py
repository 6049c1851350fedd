"""Two servers on one PostgreSQL: whoever comes to either is the same person at the same tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stolek.core.errors import StolekError
from stolek.server.nodes import Nodes
from stolek.server.services import Services
from stolek.server.settings import Settings
from stolek.server.store.postgres import PostgresDatabase
from tests.server import postgres
from tests.server.albums import album
from tests.server.deck_owners import brought
from tests.server.live import eventually, running

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture
def address() -> str:
    return postgres.server().new_database()


def _shared(address: str) -> dict[str, Any]:
    """However busy the machine, nobody is taken for dead who is not."""
    return {"database": address, "lease_seconds": 20.0}


async def test_people_at_two_nodes_play_at_one_table(address: str) -> None:
    async with (
        running(**_shared(address)) as one,
        running(**_shared(address)) as two,
        one.visitor("Ada") as ada,
        two.visitor("Bela") as bela,
    ):
        table = await ada.new_table(chairs=2, open=True)
        link = await ada.post(f"/api/tables/{table}/links", chair=1)
        await bela.post(f"/api/links/{link['path'].removeprefix('/link/')}")
        async with ada.at(table) as first, bela.at(table) as second:
            await second.welcome()
            assert [len(each.services.tables.live) for each in (one, two)] == [1, 0]
            await eventually(lambda: bool(two.services.nodes and _offers(two.services)))
            assert [card["id"] for card in await bela.get("/api/tables")] == [table]
            code = await bela.get(f"/api/codes/{table[:6]}")
            assert code["id"] == table
            assert (await bela.web.patch("/api/me", json={"name": "Cecil"})).status_code == 200
            await first.wait(lambda m: "Cecil" in str(m))
            await first.settled("start")
            for device, seat in ((first, 0), (second, 1)):
                device.play_along(seat)
                await device.catch_up()
            assert await first.result() == await second.result()
            assert [game["table"] for game in await bela.get("/api/saved")] == [table]


async def test_a_node_that_leaves_hands_its_tables_on_and_an_old_writer_is_refused(address: str) -> None:
    async with running(**_shared(address)) as two, two.visitor() as bela:
        async with running(**_shared(address)) as one, one.returning(bela.cookie) as ada:
            table = await ada.new_table(chairs=2)
            async with ada.at(table) as device, bela.at(table) as other:
                await device.settled("chat", text="before")
                await other.welcome()
                # The table is taken although its node lives, as after a lease that ran out unnoticed.
                await two.services.store.seize(table)
                await eventually(lambda: not one.services.tables.live)
                assert [await device.closing(), await other.closing()] == [1012, 1012]
            async with ada.at(table) as device:
                assert (await device.welcome())["chat"][0]["text"] == "before"
                assert not one.services.tables.live
        async with bela.at(table) as device:
            await device.settled("chat", text="after")


async def test_whoever_is_relayed_to_a_node_that_is_missed_comes_again(address: str) -> None:
    async with (
        running(**_shared(address)) as one,
        running(**_shared(address)) as two,
        one.visitor() as ada,
        two.returning(ada.cookie) as bela,
    ):
        table = await ada.new_table(chairs=2)
        async with bela.at(table) as device:
            await device.settled("chat", text="before")
            assert one.services.nodes is not None
            await one.services.nodes.close()  # its lease is over, and it does not know
            await device.closing()
        async with bela.at(table) as device:
            assert (await device.welcome())["chat"][0]["text"] == "before"
            assert two.services.tables.has(table)


async def test_a_node_that_starts_where_another_was_frees_the_tables_of_that_one(address: str) -> None:
    database = PostgresDatabase(address, 200.0)
    await database.open()
    killed, started, other = (Nodes(database, 200.0) for _ in range(3))
    killed.address = started.address = "http://10.0.0.2:8000"
    other.address = "http://10.0.0.3:8000"
    for node in (killed, started, other):
        await node.open()
    assert other.others.keys() == {started.id}
    for node in (killed, started, other):
        await node.close()
    await database.close()


async def test_pictures_of_peoples_own_are_on_every_node(address: str) -> None:
    async with (
        running(**_shared(address)) as one,
        running(**_shared(address)) as two,
        one.visitor() as ada,
        two.returning(ada.cookie) as again,
    ):
        table = await ada.new_table(chairs=2)
        deck = await brought(again, table, album())
        for node in (one, two):
            await eventually(lambda node=node: node.services.decks.has(ada.id, deck["id"]))  # type: ignore[misc]
        for person in (ada, again):
            seen = await person.web.get(f"/pictures/decks/{deck['id']}/{deck['cover']}.webp")
            assert (seen.status_code, seen.headers["content-type"]) == (200, "image/webp")


def test_a_database_that_cannot_be_had_is_said_in_a_sentence(tmp_path: Path) -> None:
    nobody = "postgresql://nobody@127.0.0.1:1/nothing"
    with pytest.raises(StolekError, match=r"the database at 127.0.0.1 cannot be used .*: is it running"):
        Services(Settings(data=tmp_path, database=nobody))


def _offers(services: Services) -> list[object]:
    assert services.nodes is not None
    return [card for other in services.nodes.others.values() for card in other.offers]
