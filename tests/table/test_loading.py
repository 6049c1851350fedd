"""Tables that are read back from the store while several people come to them."""

import asyncio
from typing import Any, cast

from stolek.core import registry
from stolek.driver.live_table import LiveTable
from stolek.driver.tables import Tables
from stolek.table.history import Draft, History
from stolek.table.messages import ChatLine, Person
from stolek.table.opening import NewTable, new_table
from stolek.table.store import HeldAnswer


class SlowTables(Tables):
    """Tables that are read back when the test says so."""

    def __init__(self) -> None:
        super().__init__(*cast("tuple[Any, Any, Any, Any, Any]", (None,) * 5))
        self.go = asyncio.Event()
        self.loads = 0

    async def _load(self, table: str) -> LiveTable | None:
        self.loads += 1
        await self.go.wait()
        return None


async def test_a_visitor_who_gives_up_does_not_make_the_next_one_read_the_table_again() -> None:
    tables = SlowTables()
    first = asyncio.create_task(tables.get("some"))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    second = asyncio.create_task(tables.get("some"))
    await asyncio.sleep(0)
    tables.go.set()
    await second
    assert tables.loads == 1, "two in memory, of which one cannot be written"
    await tables.get("some")
    assert tables.loads == 2


def test_what_was_done_last_is_known_after_a_restart_however_many_answers_were_ever_held() -> None:
    ada = Person("ada", "Ada", 0)
    (opening,) = new_table("some", ada, NewTable(registry.ids()[0]))
    assert isinstance(opening.what, tuple)
    history = History.begin(opening.what[0], 9)
    rows = history.take((opening, Draft(ChatLine(ada, "hello"), "ada", "the-last")), 0).rows
    held = [HeldAnswer("some", 1, 0, number, "ada", f"held-{number}", b"null") for number in range(200)]
    again = History.read(rows, held, 9)
    assert again.done("ada", "the-last") == 1
    assert again.done("ada", "held-199") == 1
