"""The lobby's REST for decks of people's own, and the pictures themselves for those who may see them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated

from litestar import Response, delete, get, patch, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter

from stolek.core import registry
from stolek.core.cards import FaceWords
from stolek.core.errors import Refused
from stolek.core.say import Several, say
from stolek.driver.live_table import LiveTable
from stolek.server.http.lobby_routes import TableParam, find_table
from stolek.server.http.refusals import FaultError, fault
from stolek.server.http.uploads import Upload
from stolek.server.http.visits import Visit
from stolek.server.services import AnyRequest, GivenServices, Services
from stolek.server.settings import Settings
from stolek.server.store import deck_files
from stolek.server.store.deck_store import Added, StoredDeck
from stolek.table import chairs
from stolek.table.effects import DeckWanted
from stolek.table.events import OwnDeck
from stolek.table.lobby_types import (
    DeckAdded,
    DeckCard,
    DeckChoice,
    DeckLeftOut,
    DeckLimits,
    DeckPatch,
    DeckSheet,
    DeckShelf,
)
from stolek.table.visitors import SCREEN

DeckParam = Annotated[str, PathParameter(min_length=1, max_length=64)]
_LEFT_OUT_TOLD = 8
_KEPT = {"cache-control": "private, max-age=3600", "vary": "cookie"}
"""A browser may keep a picture for an hour; nothing between it and the server may keep it at all."""


# Your decks -------------------------------------------------------------------------------------------


@get("/me/decks")
async def my_decks(request: AnyRequest, services: GivenServices) -> DeckShelf:
    """Your decks, the last used first, and how large a new one may be."""
    settings = services.settings
    limits = DeckLimits(settings.deck_bytes_most, deck_files.LEAST_PICTURES, settings.deck_pictures_most)
    found = await services.decks.of(Visit.of(request.scope).person)
    return DeckShelf(tuple(_card(stored, settings) for stored in found), limits)


@get("/me/decks/{deck:str}")
async def my_deck(deck: DeckParam, request: AnyRequest, services: GivenServices) -> DeckSheet:
    """A deck of yours with what is said of each picture."""
    stored = await services.decks.get(Visit.of(request.scope).person, deck)
    if stored is None:
        raise _no_deck()
    return DeckSheet(stored.deck.name, deck_files.as_deck(stored.deck).words)


@patch("/me/decks/{deck:str}", request_max_body_size=1_000_000)
async def change_deck(
    deck: DeckParam, data: JSONBody[DeckPatch], request: AnyRequest, services: GivenServices
) -> DeckCard:
    """Changes the name of a deck of yours, or what is said of its pictures."""
    person = Visit.of(request.scope).person
    stored = await services.decks.change(person, deck, data)
    if stored is None:
        raise _no_deck()
    await services.tables.decks_changed(person)
    return _card(stored, services.settings)


@delete("/me/decks/{deck:str}")
async def delete_deck(deck: DeckParam, request: AnyRequest, services: GivenServices) -> None:
    """Deletes a deck of yours and its pictures. A game that is being played with it goes on without them."""
    person = Visit.of(request.scope).person
    if not await services.decks.delete(person, deck):
        raise _no_deck()
    await services.tables.decks_changed(person)


def _card(stored: StoredDeck, settings: Settings) -> DeckCard:
    return DeckCard(
        id=stored.id,
        name=stored.deck.name,
        count=len(stored.deck.pictures),
        unsaid=sum(not picture.alt for picture in stored.deck.pictures),
        until=stored.used + settings.deck_days * 86_400,
        cover=stored.deck.pictures[0].id,
        mark=stored.at_table().mark,
    )


def _no_deck() -> FaultError:
    return fault(404, "fault-no-such-deck")


# At a table -------------------------------------------------------------------------------------------


@post("/tables/{table:str}/decks", request_max_body_size=None)
async def new_deck(
    table: TableParam,
    request: AnyRequest,
    services: GivenServices,
    name: Annotated[str, QueryParameter(max_length=200)] = "",
) -> DeckAdded:
    """Takes the file in the body (a `.stolek-deck`, or a zip of pictures) as a new deck of yours. `name` is
    used when the file has no name of its own. Only the host of a link-only table may do this."""
    if not services.settings.own_pictures:
        raise fault(403, "fault-not-on-this-server")
    found = await find_table(services, table)
    person = Visit.of(request.scope).person
    why = chairs.may_bring_deck(found.record, registry.get(found.record.game).game, person)
    if why is not None:
        raise Refused(why)
    upload = services.uploads.begin(person) if services.deck_rate.take(person) else None
    if upload is None:
        raise fault(429, "fault-deck-busy")
    file = services.decks.incoming()
    try:
        async with upload.until:
            await _receive(request.stream(), file, services.settings.deck_bytes_most, upload)
        upload.is_here = True
        added = await _take_in(services, person, file, name)
    except TimeoutError:
        raise fault(408, "fault-deck-slow") from None
    finally:
        services.uploads.end(person, upload)
        await asyncio.to_thread(file.unlink, missing_ok=True)
    left_out = [DeckLeftOut(each.file, say(each.why, limit=each.limit)) for each in added.refused]
    return DeckAdded(_card(added.stored, services.settings), len(left_out), tuple(left_out[:_LEFT_OUT_TOLD]))


async def _receive(stream: AsyncIterator[bytes], file: Path, most: int, upload: Upload) -> None:
    """Writes what comes into the file. What is too much is let run out for a while before it is refused:
    a browser that is cut short tells its person nothing."""
    size = 0
    with file.open("xb") as out:
        async for chunk in stream:
            size += len(chunk)
            upload.received = size
            if size <= most:
                await asyncio.to_thread(out.write, chunk)
            elif size > 4 * most:
                break
    if size > most:
        raise fault(413, "fault-deck-too-large", limit=most // 1_000_000)


async def _take_in(services: Services, person: str, file: Path, name: str) -> Added:
    try:
        return await services.decks.add(person, file, name)
    except deck_files.TooFewError as few:
        told = tuple(
            say("deck-left-out", file=each.file, why=say(each.why, limit=each.limit))
            for each in few.refused[:3]
        )
        key = "fault-deck-too-few-left-out" if told else "fault-deck-too-few"
        raise FaultError(
            422, say(key, count=few.count, least=deck_files.LEAST_PICTURES, files=Several(told))
        ) from None
    except deck_files.UnreadableError as error:
        raise FaultError(422, error.say) from None


@put("/tables/{table:str}/deck", status_code=204)
async def choose_deck(
    table: TableParam, data: JSONBody[DeckChoice], request: AnyRequest, services: GivenServices
) -> None:
    """Sets the deck for the next game of a link-only table that you host: one of yours, or with null the
    game's own cards."""
    found = await find_table(services, table)
    person = Visit.of(request.scope).person
    own: OwnDeck | None = None
    if data.deck is not None:
        stored = await services.decks.get(person, data.deck)
        if stored is None:
            raise _no_deck()
        own = stored.at_table()

    await found.ask(DeckWanted(person, own))
    if own is not None:
        await services.decks.touch(own.owner, own.id)


@get("/tables/{table:str}/deck")
async def table_deck(table: TableParam, request: AnyRequest, services: GivenServices) -> DeckSheet:
    """What is said of the pictures at a table that is played with a deck of somebody's own; for those who
    are at the table."""
    found = await find_table(services, table)
    chosen = _decks_at(found) if _is_at(found, Visit.of(request.scope)) else []
    if not chosen:
        raise _no_deck()
    words: dict[str, FaceWords] = {}
    for own in reversed(chosen):
        words.update({said.face: said for said in own.deck.words})
    return DeckSheet(chosen[0].deck.name, tuple(words.values()))


def _decks_at(table: LiveTable) -> list[OwnDeck]:
    """The deck that is chosen, the one that lies on the table, and those of finished games."""
    record = table.record
    played = (game.deck for game in reversed(record.played))
    return [own for own in (record.deck, record.dealt, *played) if own is not None]


def _is_at(table: LiveTable, visit: Visit) -> bool:
    """Whether they hold a chair here or have come by the link; the address of a picture alone is nothing."""
    person = visit.person
    here = {person, f"{SCREEN}{person}"}
    return not visit.is_new and bool(table.record.chairs_of(person) or here & table.guests)


# Pictures ---------------------------------------------------------------------------------------------


@get("/pictures/tables/{table:str}/{file:str}", include_in_schema=False)
async def table_picture(
    table: TableParam, file: DeckParam, request: AnyRequest, services: GivenServices
) -> Response[bytes]:
    visit = Visit.of(request.scope)
    _hold_back(services, visit)
    found = await find_table(services, table)
    face = file.removesuffix(".webp")
    for own in _decks_at(found) if _is_at(found, visit) else ():
        picture = await services.decks.picture(own.owner, own.id, face)
        if picture is not None:
            await services.decks.touch(own.owner, own.id)
            return Response(picture, media_type="image/webp", headers=_KEPT)
    raise _no_deck()


@get("/pictures/decks/{deck:str}/{file:str}", include_in_schema=False)
async def deck_picture(
    deck: DeckParam, file: DeckParam, request: AnyRequest, services: GivenServices
) -> Response[bytes]:
    visit = Visit.of(request.scope)
    _hold_back(services, visit)
    picture = await services.decks.picture(visit.person, deck, file.removesuffix(".webp"))
    if picture is None:
        raise _no_deck()
    return Response(picture, media_type="image/webp", headers=_KEPT)


def _hold_back(services: Services, visit: Visit) -> None:
    if visit.is_new:
        raise _no_deck()
    if not services.picture_rate.take(visit.person):
        raise fault(429, "problem-too-fast")


HANDLERS: tuple[HTTPRouteHandler, ...] = (
    *(my_decks, my_deck, change_deck, delete_deck),
    *(new_deck, choose_deck, table_deck),
)
PICTURES: tuple[HTTPRouteHandler, ...] = (table_picture, deck_picture)
