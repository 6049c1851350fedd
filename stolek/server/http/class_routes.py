"""A class over REST: a teacher's tables, the pupils who come by its code, and its end. Knows no rules."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Annotated, TypeAlias

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter

from stolek.core.errors import Refused
from stolek.driver.live_table import LiveTable
from stolek.server.http.class_types import (
    TABLES_MOST,
    AddTable,
    AtTable,
    Begin,
    ClassMade,
    ClassTable,
    ClassView,
    ClassWish,
    EndClass,
    JoinClass,
    Judge,
    Move,
    NewClass,
    RuleClass,
    UnreadMove,
)
from stolek.server.http.lobby_routes import may_make_table, spoken, who_asks
from stolek.server.http.refusals import fault
from stolek.server.http.visits import Visit
from stolek.server.services import AnyRequest, GivenServices, Services
from stolek.server.store.classes import ClassStored
from stolek.table.chairs import NO_CHAIR_FREE
from stolek.table.effects import Judged, Ordered, Placed, Ruled
from stolek.table.game_cards import in_language
from stolek.table.messages import Classroom, Person, Start
from stolek.table.names import clean_name
from stolek.table.opening import NewTable

CodeParam: TypeAlias = Annotated[str, PathParameter(max_length=16)]
_SEED_BYTES = 32


@get("/me/class")
async def my_class(request: AnyRequest, services: GivenServices) -> ClassMade:
    """The class that you teach now."""
    found = await services.classes.of(Visit.of(request.scope).person)
    return ClassMade(None if found is None else found.code)


@post("/classes")
async def new_class(data: JSONBody[NewClass], request: AnyRequest, services: GivenServices) -> ClassMade:
    """Begins a class; you are the host of all its tables and sit at none."""
    me = await who_asks(request, services)
    if await services.classes.of(me.person.id) is not None:
        raise fault(409, "fault-class-already")
    await may_make_table(request, services, me)
    code = services.classes.new_code()
    wanted = in_language(msgspec.structs.replace(data.table, open=False, bots=None), spoken(request, me))
    rules = [Classroom(code, approves=data.approves, number=number + 1) for number in range(data.tables)]
    first = await services.tables.create_in_class(me.person, wanted, rules[0])
    await services.classes.make(code, me.person.id, int(time.time()))
    more = [await services.tables.create_in_class(me.person, wanted, each) for each in rules[1:]]
    await services.classes.lay(code, [first, *more])
    return ClassMade(code)


@get("/classes/{code:str}")
async def class_view(code: CodeParam, request: AnyRequest, services: GivenServices) -> ClassView:
    """A class: who sits where, and how each table is doing. Whoever has its code may look."""
    return await _view(services, await _find(request, services, code), Visit.of(request.scope).person)


@post("/classes/{code:str}/pupils", status_code=200)
async def join_class(
    code: CodeParam, data: JSONBody[JoinClass], request: AnyRequest, services: GivenServices
) -> ClassView:
    """You are a pupil of this class, with a chair where there is room."""
    found = await _find(request, services, code)
    me = await who_asks(request, services)
    if me.person.id == found.teacher:
        raise fault(409, "fault-class-teacher")
    pupil = Person(me.person.id, clean_name(data.name), data.avatar)
    known = me.named or bool(await services.store.tables_of(pupil.id))
    await services.classes.come(found.code, pupil, known)
    async with services.seating:
        tables = await _tables(services, found)
        if not any(table.record.chairs_of(pupil.id) for table in tables):
            await _seat(tables, pupil)
    return await _view(services, found, pupil.id)


@post("/classes/{code:str}", status_code=200)
async def class_wish(
    code: CodeParam, data: JSONBody[ClassWish], request: AnyRequest, services: GivenServices
) -> ClassView:
    """Does what the teacher wants; gives the class as it is then."""
    found = await _find(request, services, code)
    me = await who_asks(request, services)
    if me.person.id != found.teacher:
        raise fault(403, "fault-not-teacher")
    if isinstance(data, EndClass):
        await services.host_actions.end_class(found.code)
        return ClassView(found.code, True, False, None, (), ())
    tables = await _tables(services, found)
    match data:
        case RuleClass(paused, approves):
            for table in tables:
                await table.ask(Ruled(paused, approves))
        case Begin(cid):
            for table in tables:
                if table.record.people and table.record.phase != "playing":
                    await table.ask(Ordered(me.person, Start(cid), secrets.token_bytes(_SEED_BYTES)))
        case Move(person, to):
            async with services.seating:
                await _move(services, found, tables, person, to)
        case Judge(table_id, seat, cid, fits):
            await _of(tables, table_id).ask(Judged(seat, cid, fits))
        case AtTable(table_id, wish):
            await _of(tables, table_id).ask(Ordered(me.person, wish, secrets.token_bytes(_SEED_BYTES)))
        case AddTable():
            if len(tables) >= TABLES_MOST:
                raise fault(409, "fault-class-full")
            await may_make_table(request, services, me)
            like = tables[0].record
            wanted = NewTable(like.game, like.variant, like.options, len(like.chairs))
            approves = like.classroom is not None and like.classroom.approves
            rules = Classroom(found.code, approves=approves, number=len(found.tables) + 1)
            made = await services.tables.create_in_class(me.person, wanted, rules)
            found = msgspec.structs.replace(found, tables=(*found.tables, made))
            await services.classes.lay(found.code, found.tables)
    return await _view(services, found, me.person.id)


async def _find(request: AnyRequest, services: Services, code: str) -> ClassStored:
    """The class with this code. Whoever guesses wrong too often learns nothing more; a whole class may come
    from one address, so right ones are not counted."""
    here = f"class {request.client.host}" if request.client else "class"
    if services.code_rate.is_empty(here):
        raise fault(429, "problem-too-fast")
    found = await services.classes.get(code)
    if found is None:
        services.code_rate.take(here)
        raise fault(404, "fault-no-class")
    return found


async def _tables(services: Services, found: ClassStored) -> list[LiveTable]:
    """The tables of a class that are still there."""
    tables = [await services.tables.get(table) for table in found.tables]
    return [table for table in tables if table is not None]


def _of(tables: Sequence[LiveTable], wanted: str) -> LiveTable:
    for table in tables:
        if table.record.id == wanted:
            return table
    raise fault(404, "problem-no-table")


async def _seat(tables: Sequence[LiveTable], pupil: Person) -> None:
    """Where fewest sit, and rather where no game is running; nowhere if all chairs are taken."""
    for table in sorted(tables, key=lambda t: (t.record.phase == "playing", len(t.record.people))):
        try:
            await table.ask(Placed(pupil, here=True))
        except Refused as refused:
            if refused.why != NO_CHAIR_FREE:
                raise
        else:
            return


async def _move(
    services: Services, found: ClassStored, tables: Sequence[LiveTable], person: str, to: str | None
) -> None:
    """First the new chair, then away from the old one: whoever cannot move stays."""
    pupil = next((each for each in await services.classes.pupils(found.code) if each.id == person), None)
    if pupil is None:
        raise fault(404, "fault-not-found")
    if to is not None:
        await _of(tables, to).ask(Placed(pupil, here=True))
    for table in tables:
        if table.record.id != to and table.record.chairs_of(person):
            await table.ask(Placed(pupil, here=False))


async def _view(services: Services, found: ClassStored, person: str) -> ClassView:
    tables = await _tables(services, found)
    pupils = await services.classes.pupils(found.code)
    seated = {each.id: table.record.id for table in tables for each in table.record.people}
    yours = person == found.teacher
    shown = []
    for table in tables:
        seen = table.glance()
        unread = tuple(UnreadMove(w.wish.seat, w.wish.cid, w.wish.text or "") for w in seen.unread)
        shown.append(ClassTable(seen.table, seen.position, seen.outcome, unread if yours else ()))
    return ClassView(
        code=found.code,
        yours=yours,
        pupil=any(each.id == person for each in pupils),
        seated=seated.get(person),
        tables=tuple(shown),
        waiting=tuple(each for each in pupils if each.id not in seated),
    )


HANDLERS = (my_class, new_class, class_view, join_class, class_wish)
