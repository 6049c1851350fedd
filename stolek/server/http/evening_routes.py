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
from msgspec.structs import replace

from stolek.core import registry
from stolek.core.errors import Refused, illegal
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
from stolek.table.lobby_cards import Evening, Replay, Review
from stolek.table.lobby_types import TableMade, WhatIf
from stolek.table.replay import FinishedGame
from stolek.table.review import weighing_level

NO_HINTS = illegal("ST-2", "advice-off")


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
    shown = await asyncio.to_thread(replays.replay, rows, game, viewer)
    return replace(shown, reviewed=found.record.hints and weighing_level(registry.get(game.game)) is not None)


@get("/tables/{table:str}/games/{number:int}/review")
async def review(
    table: TableParam,
    number: NumberParam,
    request: AnyRequest,
    services: GivenServices,
    seat: Annotated[int, QueryParameter(ge=0)],
) -> Review:
    """Where another move of yours was better: how far the game is looked over, and what was found. The first
    request begins it; nobody is told of another's decisions."""
    found = await find_table(services, table)
    game = _finished(found, number)
    person = Visit.of(request.scope).person
    player = game.people[seat] if seat < len(game.people) else None
    if player is None or player.id != person:
        raise Refused(chairs.NOT_YOUR_CHAIR)
    if not found.record.hints:
        raise Refused(NO_HINTS)
    wanted = (table, number, seat, person)
    known = services.reviews.get(wanted)
    if known is not None:
        return known
    if not services.advice_rate.take(person):
        raise fault(429, "problem-too-fast")
    rows = await services.store.rows(table)
    return services.reviews.get(wanted) or services.reviews.begin(wanted, rows)


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


HANDLERS: tuple[HTTPRouteHandler, ...] = (evening, replay, review, what_if)
