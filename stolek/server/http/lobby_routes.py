"""The lobby's REST: games, tables, you, saved games. Answers are types of ``lobby_types``; knows no rules."""

from __future__ import annotations

import asyncio
import io
import threading
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, TypeAlias

import segno
from litestar import Response, delete, get, patch, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from stolek import words
from stolek.core import codec, registry
from stolek.core.errors import Refused, StolekError
from stolek.core.say import say
from stolek.driver.live_table import LiveTable
from stolek.server.http.refusals import FaultError, fault
from stolek.server.http.visits import Visit
from stolek.server.services import AnyRequest, GivenServices, Services
from stolek.server.store.people import OLD_DEVICE
from stolek.server.store.people import Link as LinkStored
from stolek.table import chairs, lessons
from stolek.table import lobby_cards as cards
from stolek.table.effects import ChairGiven
from stolek.table.game_cards import game_card, in_language, rules_card
from stolek.table.lobby_cards import SavedCard, TableCard
from stolek.table.lobby_types import (
    DeviceCard,
    Fault,
    GameCard,
    LessonSheet,
    Link,
    LinkOpened,
    Me,
    MePatch,
    NewSeatLink,
    RulesCard,
    TableMade,
)
from stolek.table.opening import NewPlay, NewTable
from stolek.table.replay import FinishedGame
from stolek.table.store import NotSavedError
from stolek.words import negotiate

TableParam: TypeAlias = Annotated[str, PathParameter(min_length=1, max_length=32)]
NumberParam: TypeAlias = Annotated[int, PathParameter(ge=0, le=1_000_000_000)]
_printer = threading.Lock()
_HTTP_FAULT: dict[int, str] = {400: "fault-bad-request", 404: "fault-not-found", 405: "fault-not-found"}


# Games ------------------------------------------------------------------------------------------------


@get("/games", sync_to_thread=False)
def games(services: GivenServices) -> list[GameCard]:
    """Every game there is, with its variants, options and bots."""
    services.tables.expect_people()
    return [game_card(game_id) for game_id in registry.ids()]


@get("/games/{game:str}", sync_to_thread=False)
def game(game: FromPath[str]) -> GameCard:
    """One game."""
    return game_card(_known_game(game))


@get("/games/{game:str}/rules", sync_to_thread=False)
def rules(game: FromPath[str]) -> RulesCard:
    """The rulebook of a game: sections and rule ids; the texts are words of the catalogue."""
    return rules_card(_known_game(game))


@get("/games/{game:str}/lessons/{lesson:str}", sync_to_thread=False)
def lesson(game: FromPath[str], lesson: FromPath[str]) -> LessonSheet:
    """What the coach of a lesson says, and where."""
    return lessons.sheet(_known_game(game), lesson)


@get("/games/{game:str}/deck.pdf", media_type="application/pdf", sync_to_thread=True)
def deck_pdf(
    game: FromPath[str],
    request: AnyRequest,
    lang: Annotated[str | None, QueryParameter(name="lang", max_length=8)] = None,
) -> Response[bytes]:
    """The cards of a game to print and cut, with the rules."""
    spoken_here = negotiate(lang or request.headers.get("accept-language"))
    with _printer:  # one at a time: it is drawn for seconds, once for each language
        printed = _printed(_known_game(game), spoken_here)
    if printed is None:
        raise fault(404, "fault-not-found")
    named = {"content-disposition": f'inline; filename="{game}.pdf"'}
    return Response(printed, headers=named, media_type="application/pdf")


@lru_cache(maxsize=4)
def _printed(game: str, lang: str) -> bytes | None:
    entry = registry.get(game)
    if entry.printing is None:
        return None
    return entry.printing(entry.game.default_deck(), words.load(lang, entry.folder))


def _known_game(game: str) -> str:
    if game not in registry.ids():
        raise fault(404, "fault-no-such-game", game=game)
    return game


# Tables -----------------------------------------------------------------------------------------------


@get("/tables", sync_to_thread=False)
def tables(request: AnyRequest, services: GivenServices) -> list[TableCard]:
    """Tables that anyone may join and where somebody is waiting now, newest first."""
    person = Visit.of(request.scope).person
    here = [cards.table_card(table.record, person) for table in services.tables.on_offer]
    others = () if services.nodes is None else services.nodes.others.values()
    return [*here, *(card for other in others for card in other.offers)]


@post("/tables")
async def new_table(data: JSONBody[NewTable], request: AnyRequest, services: GivenServices) -> TableMade:
    """Sets up a table; you are its host and sit on the first chair."""
    me = await who_asks(request, services)
    if data.open and not services.settings.open_tables:
        raise fault(403, "fault-not-on-this-server")
    await may_make_table(request, services, me)
    return TableMade(await services.tables.create(me.person, in_language(data, spoken(request, me))))


@post("/play")
async def play(data: JSONBody[NewPlay], request: AnyRequest, services: GivenServices) -> TableMade:
    """One-tap play: a table with bots on the other chairs, started at once."""
    me = await who_asks(request, services)
    await may_make_table(request, services, me)
    return TableMade(await services.tables.play(me.person, in_language(data, spoken(request, me))))


@get("/tables/{table:str}")
async def table_info(table: TableParam, request: AnyRequest, services: GivenServices) -> TableCard:
    """One table, whether it is open to all or not: whoever has the link may look."""
    found = await find_table(services, table)
    return cards.table_card(found.record, Visit.of(request.scope).person)


@get("/codes/{code:str}")
async def by_code(
    code: Annotated[str, PathParameter(max_length=32)], request: AnyRequest, services: GivenServices
) -> TableCard:
    """The table whose short code this is, as long as somebody was there a while ago."""
    if not services.code_rate.take(f"address {request.client.host}" if request.client else "address"):
        raise fault(429, "problem-too-fast")
    found = services.tables.by_code(code)
    if found is not None:
        return cards.table_card(found.record, Visit.of(request.scope).person)
    there = None if services.nodes is None else await services.nodes.by_code(code)
    if there is None:
        raise fault(404, "fault-no-code")
    return there


@post("/tables/{table:str}/links")
async def seat_link(
    table: TableParam, data: JSONBody[NewSeatLink], request: AnyRequest, services: GivenServices
) -> Link:
    """A link that gives a chair to whoever opens it: your own, or as host one that no person holds."""
    found = await find_table(services, table)
    record, person = found.record, Visit.of(request.scope).person
    why = chairs.may_give(record, person, data.chair)
    if why is not None:
        raise Refused(why)
    holder = record.chairs[data.chair].person
    seconds = services.settings.seat_link_seconds
    link = LinkStored("seat", None if holder is None else holder.id, table, data.chair)
    return Link(f"/link/{await services.people.make_link(link, seconds)}", seconds)


def spoken(request: AnyRequest, me: Me) -> str:
    """The language a person has chosen, else their browser's."""
    return me.lang or negotiate(request.headers.get("accept-language"))


async def may_make_table(request: AnyRequest, services: Services, me: Me) -> None:
    here = request.scope.get("client")
    if not services.table_rate.take(me.person.id) or not services.address_rate.take(here[0] if here else ""):
        raise fault(429, "problem-too-fast")
    settings = services.settings
    if (
        len(services.tables.live) >= settings.tables_most
        or await services.store.count() >= settings.stored_tables_most
    ):
        raise fault(503, "fault-tables-full")


async def find_table(services: Services, table: str) -> LiveTable:
    found = await services.tables.get(table)
    if found is None:
        raise fault(404, "problem-no-table")
    return found


# You --------------------------------------------------------------------------------------------------


@get("/me")
async def me(request: AnyRequest, services: GivenServices) -> Me:
    """You. The first visit makes you a person and sets the cookie."""
    visit = Visit.of(request.scope)
    visit.is_new = True  # a cookie in use is given again, so that it does not run out
    if visit.device == OLD_DEVICE:
        visit.device = services.people.new_device()
        await services.people.know_device(visit.person, visit.device, _agent(request))
    return await who_asks(request, services)


@patch("/me")
async def change_me(data: JSONBody[MePatch], request: AnyRequest, services: GivenServices) -> Me:
    """Changes your name, avatar or language."""
    now = await services.people.change(Visit.of(request.scope).person, data)
    await services.tables.rename(now.person)
    return now


@delete("/me")
async def delete_me(request: AnyRequest, services: GivenServices) -> None:
    """Deletes everything about you. You are somebody new afterwards."""
    visit = Visit.of(request.scope)
    await services.host_actions.delete_person(visit.person)
    visit.become(services.people.new_id(), services.people.new_device())


@get("/me/tables")
async def my_tables(request: AnyRequest, services: GivenServices) -> Sequence[TableCard]:
    """Tables where you hold a chair, the last used first."""
    person = Visit.of(request.scope).person
    return [services.tables.desk(card, person) for card in await services.store.tables_of(person)]


@post("/me/links")
async def device_link(request: AnyRequest, services: GivenServices) -> Link:
    """A link that makes another device of yours the same person."""
    seconds = services.settings.device_link_seconds
    visit = Visit.of(request.scope)
    link = LinkStored("device", visit.person)
    await services.people.know_device(visit.person, visit.device, _agent(request))
    return Link(f"/link/{await services.people.make_link(link, seconds)}", seconds)


@get("/me/devices")
async def my_devices(request: AnyRequest, services: GivenServices) -> list[DeviceCard]:
    """Devices on which you are the same person, oldest first; none if there is only this one."""
    visit = Visit.of(request.scope)
    found = await services.people.devices(visit.person)
    return [DeviceCard(device, what, made, device == visit.device) for device, what, made in found]


@delete("/me/devices/{device:str}")
async def revoke_device(
    device: Annotated[str, PathParameter(max_length=16)], request: AnyRequest, services: GivenServices
) -> None:
    """Another device of yours is you no longer: whoever uses it is a stranger here."""
    visit = Visit.of(request.scope)
    if device == visit.device or not await services.people.revoke(visit.person, device):
        raise fault(404, "fault-not-found")
    services.tables.hang_up(visit.person, {device, OLD_DEVICE})


@post("/links/{token:str}")
async def open_link(
    token: Annotated[str, PathParameter(max_length=64)],
    request: AnyRequest,
    services: GivenServices,
) -> LinkOpened:
    """Opens a device or seat link, once. A visit alone opens nothing: messengers look at links, too."""
    visit = Visit.of(request.scope)
    async with services.links:
        link = await services.people.look_at_link(token)
        if link is None:
            raise fault(410, "fault-link-gone")
        if link.kind == "device" and link.person is not None:
            visit.become(link.person, services.people.new_device())
            await services.people.know_device(visit.person, visit.device, _agent(request))
        elif link.table is not None and link.chair is not None:
            you = (await services.people.get(visit.person)).person
            found = await find_table(services, link.table)
            await found.ask(ChairGiven(link.chair, link.person, you))
        await services.people.use_up(token)
    return LinkOpened(link.kind, link.table)


@get("/qr", media_type="image/svg+xml", sync_to_thread=False)
def qr(text: Annotated[str, QueryParameter(name="text", min_length=1, max_length=300)]) -> Response[bytes]:
    """A QR code, for an address that a phone's camera is to read from a screen."""
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", scale=4, border=3, dark="#1b1d3a", light="#ffffff", xmldecl=False
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def _agent(request: AnyRequest) -> str:
    return request.headers.get("user-agent", "")


async def who_asks(request: AnyRequest, services: Services) -> Me:
    return await services.people.get(Visit.of(request.scope).person)


# Saved games ------------------------------------------------------------------------------------------


@get("/saved")
async def saved(request: AnyRequest, services: GivenServices) -> Sequence[SavedCard]:
    """Games you have played or are playing, newest first."""
    return await services.store.games_of(Visit.of(request.scope).person)


@get("/saved/{table:str}/{number:int}", media_type="application/json")
async def saved_game(
    table: TableParam, number: NumberParam, request: AnyRequest, services: GivenServices
) -> Response[bytes]:
    """The file of a game you have played. Not before its end: it holds the seed and every hand."""
    card = await services.store.game_of(Visit.of(request.scope).person, table, number)
    if card is None:
        raise fault(404, "fault-no-such-saved-game")
    if card.outcome is None:
        raise fault(409, "fault-game-running")
    found = await asyncio.to_thread(FinishedGame, await services.store.rows(table), number)
    name = f"{card.game}-{table}-{number}.stolek.json"
    return Response(
        codec.save(found.play, card.names),
        headers={"content-disposition": f'attachment; filename="{name}"'},
        media_type="application/json",
    )


# Errors -----------------------------------------------------------------------------------------------


def answer_fault(_: AnyRequest, error: Exception) -> Response[Fault]:
    """Every error of the lobby as a ``Fault``; what is inside an unexpected one stays inside."""
    match error:
        case FaultError():
            return Response(error.fault, status_code=error.status)
        case Refused():
            return Response(Fault(error.why.reason, error.why.rule), status_code=409)
        case NotSavedError():
            return Response(Fault(say("refused-not-saved")), status_code=503)
        case StolekError():
            return Response(Fault(say("fault-setup", detail=str(error))), status_code=422)
        case RecursionError():  # JSON too deep to be read
            return Response(Fault(say("fault-bad-request")), status_code=400)
        case HTTPException(status_code=status):
            key = _HTTP_FAULT.get(status, "fault-bad-request" if status < 500 else "fault-server")
            return Response(Fault(say(key)), status_code=status)
    return Response(Fault(say("fault-server")), status_code=500)


HANDLERS = (
    *(games, game, rules, deck_pdf, lesson, tables, new_table, play, table_info, by_code, seat_link),
    *(me, change_me, delete_me, my_tables, device_link, my_devices, revoke_device, open_link),
    *(qr, saved, saved_game),
)
