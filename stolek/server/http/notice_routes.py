"""The lobby's REST about notices: what somebody wants on this device and elsewhere; what has happened."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter

from stolek.server.http.lobby_routes import TableParam, find_table, spoken, who_asks
from stolek.server.http.refusals import fault
from stolek.server.http.visits import Visit
from stolek.server.notices.service import WEBHOOK
from stolek.server.services import AnyRequest, GivenServices
from stolek.table.lobby_cards import Recap
from stolek.table.lobby_types import NoticesCard, NoticeWish


@get("/me/notices")
async def notices(request: AnyRequest, services: GivenServices) -> NoticesCard:
    """How you are told that it is your turn, and the server's key for web push."""
    visit = Visit.of(request.scope)
    return await services.notices.card(visit.person, visit.device)


@put("/me/notices")
async def want_notices(data: JSONBody[NoticeWish], request: AnyRequest, services: GivenServices) -> None:
    """Tell me on this device, or by a webhook of mine."""
    if not services.settings.notices:
        raise fault(403, "fault-not-on-this-server")
    visit, me = Visit.of(request.scope), await who_asks(request, services)
    await services.notices.want(visit.person, visit.device, data, spoken(request, me))


@delete("/me/notices/{which:str}")
async def stop_notices(
    which: Annotated[str, PathParameter(pattern="^(device|webhook|all)$")],
    request: AnyRequest,
    services: GivenServices,
) -> None:
    """No more on this device, by the webhook, or at all."""
    visit = Visit.of(request.scope)
    device = {"device": visit.device, "webhook": WEBHOOK}.get(which)
    await services.notices.stop(visit.person, device)


@post("/me/notices/try")
async def try_notices(request: AnyRequest, services: GivenServices) -> None:
    """Sends you one, to see whether it arrives."""
    person = Visit.of(request.scope).person
    if not services.notice_rate.take(person):
        raise fault(429, "problem-too-fast")
    await services.notices.try_out(person)


@get("/tables/{table:str}/recap")
async def recap(
    table: TableParam,
    request: AnyRequest,
    services: GivenServices,
) -> Recap:
    """What has happened in the running game since you were last at this table, through your own eyes."""
    found = await find_table(services, table)
    return found.table.recap(Visit.of(request.scope).person)


HANDLERS = (notices, want_notices, stop_notices, try_notices, recap)
