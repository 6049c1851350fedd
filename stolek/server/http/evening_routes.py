"""The lobby's REST for what was played at a table: its evening, its finished games again, and "what if".

Whoever has the table's link could look on, and may look again. A game that is not over stays closed: its
rows hold every hand.
"""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, QueryParameter

from stolek.core.errors import Refused
from stolek.core.ids import Seat
from stolek.driver.live_table import LiveTable
from stolek.server.http.lobby_routes import (
    NumberParam,
    TableParam,
    find_table,
    may_make_table,
    who_asks,
)
from stolek.server.http.refusals import fault
from stolek.server.http.visits import Visit
from stolek.server.services import AnyRequest, GivenServices
from stolek.table import chairs
from stolek.table import replay as replays
from stolek.table.events import PlayedGame
from stolek.table.lobby_cards import Evening, Replay
from stolek.table.lobby_types import TableMade, WhatIf
from stolek.table.replay import FinishedGame


@get("/tables/{table:str}/evening")
async def evening(table: TableParam, services: GivenServices) -> Evening:
    """Everything that was played to its end at a table, what is told again of it, and who leads."""
    played = (await find_table(services, table)).record.played
    rows = await services.store.rows(table)
    return await asyncio.to_thread(replays.evening, table, rows, played)


@get("/tables/{table:str}/games/{number:int}")
async def replay(
    table: TableParam,
    number: NumberParam,
    request: AnyRequest,
    services: GivenServices,
    seat: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> Replay:
    """A finished game step by step through the eyes of a seat, or without one of a spectator."""
    found = await find_table(services, table)
    game = _finished(found, number)
    if seat is not None and seat >= len(game.people):
        raise Refused(chairs.NO_SUCH_CHAIR)
    visit = Visit.of(request.scope)
    if not visit.is_new:
        found.guests.add(visit.person)  # who may look again may see the pictures of people's own
    rows = await services.store.rows(table)
    viewer = None if seat is None else Seat(seat)
    return await asyncio.to_thread(replays.replay, rows, game, viewer)


@post("/tables/{table:str}/games/{number:int}/what-if")
async def what_if(
    table: TableParam,
    number: NumberParam,
    data: JSONBody[WhatIf],
    request: AnyRequest,
    services: GivenServices,
) -> TableMade:
    """A table of your own that goes on from a step of a finished game: you on a seat, bots on the rest."""
    _finished(await find_table(services, table), number)
    me = await who_asks(request, services)
    await may_make_table(request, services, me)
    found = await asyncio.to_thread(FinishedGame, await services.store.rows(table), number)
    return TableMade(await services.tables.go_on(me.person, found, data.at, data.seat))


def _finished(table: LiveTable, number: int) -> PlayedGame:
    game = replays.finished(table.record, number)
    if game is not None:
        return game
    running = number == table.record.number and table.record.phase == "playing"
    raise fault(409, "fault-game-running") if running else fault(404, "fault-no-such-saved-game")


HANDLERS: tuple[HTTPRouteHandler, ...] = (evening, replay, what_if)
