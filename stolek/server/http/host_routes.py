"""For whoever runs the server: the host's page behind a token, health and metrics. Knows no rules."""

from __future__ import annotations

import asyncio
import hmac

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

import stolek
from stolek.server.host_actions import KICK_SECONDS
from stolek.server.http.host_types import (
    Allow,
    Ban,
    Close,
    Counts,
    DeleteGame,
    DeletePerson,
    DeleteTable,
    HostPerson,
    HostTable,
    HostView,
    HostWish,
    Kick,
    Restart,
    ServerCard,
    Tidy,
)
from stolek.server.http.refusals import fault
from stolek.server.services import AnyRequest, GivenServices, Services
from stolek.server.store.database import Write
from stolek.server.store.people import load_token
from stolek.table import lobby_cards as cards

_READY_SECONDS = 5.0


def _only_host(request: AnyRequest, services: Services) -> None:
    given = request.headers.get("authorization", "")
    wanted = f"Bearer {load_token(services.settings.data)}"
    if not hmac.compare_digest(given.encode(), wanted.encode()):
        raise fault(401, "fault-not-host")


# The host ---------------------------------------------------------------------------------------------


@get("/server", sync_to_thread=False)
def server(services: GivenServices) -> ServerCard:
    """What is allowed on this server."""
    settings = services.settings
    allowed = (settings.open_tables, settings.own_pictures, settings.chat)
    return ServerCard(*allowed, settings.keep_games_days, settings.keep_chat_days, settings.deck_days)


@get("/host")
async def host_view(request: AnyRequest, services: GivenServices) -> HostView:
    """Tables and people now, and how much is stored. Asks for the host's token."""
    _only_host(request, services)
    presence = services.presence
    people = [
        HostPerson((await services.people.get(person)).person, lines.total(), tuple(lines))
        for person, lines in tuple(presence.lines.items())
    ]
    tables = [HostTable(cards.table_card(live.record), len(live.lines)) for live in services.tables.live]
    return HostView(
        stolek.__version__,
        tuple(tables),
        tuple(people),
        tuple(presence.barred.values()),
        await services.host_actions.stored(),
    )


@post("/host", status_code=200)
async def host_wish(data: JSONBody[HostWish], request: AnyRequest, services: GivenServices) -> Counts:
    """Does what the host wants; gives how much was deleted. Asks for the host's token."""
    _only_host(request, services)
    host_actions = services.host_actions
    match data:
        case Kick(who) | Ban(who) | DeletePerson(who) if not await host_actions.knows_person(who):
            raise fault(404, "fault-no-such-id", id=who)
        case Close(who) | DeleteTable(who) | DeleteGame(who) if not await host_actions.knows_table(who):
            raise fault(404, "fault-no-such-id", id=who)
        case Allow(who) if who not in services.presence.barred:
            raise fault(404, "fault-no-such-id", id=who)
        case Close(table):
            await host_actions.close_table(table)
        case Kick(person):
            await host_actions.bar(person, KICK_SECONDS)
        case Ban(who):
            await host_actions.bar(who)
        case Allow(who):
            await host_actions.allow(who)
        case DeletePerson(person):
            return await host_actions.delete_person(person)
        case DeleteTable(table):
            return await host_actions.delete_table(table)
        case DeleteGame(table, number):
            return await host_actions.delete_game(table, number)
        case Tidy(dry):
            old = await services.tidy_at_once(dry=dry)
            return Counts(tables=len(old.tables), chats=old.lines)
        case Restart():
            if services.restart is None:
                raise fault(409, "fault-no-restart")
            services.restart()
    return Counts()


# For machines -----------------------------------------------------------------------------------------


@get("/health/live", include_in_schema=False, sync_to_thread=False)
def live() -> dict[str, bool]:
    """Whether the process answers at all."""
    return {"live": True}


@get("/health", include_in_schema=False)
async def health(services: GivenServices) -> Response[dict[str, bool]]:
    """Whether this server can serve: it answers, is not about to stop, and its database takes what comes."""
    try:
        async with asyncio.timeout(_READY_SECONDS):
            await services.database.write([Write("SELECT 1", ())])
            ready = not services.restarting and (services.nodes is None or services.nodes.has_lease)
    except Exception:  # noqa: BLE001 (whatever it is: not ready)
        ready = False
    return Response({"live": True, "ready": ready}, status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest, services: GivenServices) -> Response[str]:
    """For Prometheus, which gives the host's token as a bearer token."""
    if not services.settings.metrics_open:
        _only_host(request, services)
    return Response(services.metrics.text(services), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS: tuple[HTTPRouteHandler, ...] = (server, host_view, host_wish)
MACHINES: tuple[HTTPRouteHandler, ...] = (live, health, metrics)
