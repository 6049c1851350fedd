"""The application: visits, lobby, socket and page put together. Holds nothing of its own."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import stolek
from stolek.core.errors import StolekError, outline
from stolek.server.http import (
    class_routes,
    deck_routes,
    evening_routes,
    host_routes,
    lobby_routes,
    notice_routes,
)
from stolek.server.http.page import page_handler
from stolek.server.http.refusals import FaultError
from stolek.server.http.visits import Visits
from stolek.server.live.socket import ws
from stolek.server.services import Services
from stolek.table.lobby_types import Fault

_COMPRESSED_ALREADY = r"\.(avif|jpg|mp3|ogg|png|webp|woff2)$"
_LOBBY = (
    *(*lobby_routes.HANDLERS, *evening_routes.HANDLERS),
    *(*class_routes.HANDLERS, *deck_routes.HANDLERS, *host_routes.HANDLERS, *notice_routes.HANDLERS),
)
log = logging.getLogger("stolek.app")


def make_app(services: Services) -> ASGIApp:
    """The ASGI application around an opened journal; nothing gets past `Visits`."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        yield
        await services.close()

    def provide_services() -> Services:
        return services

    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=_LOBBY, tags=["lobby"]),
            *deck_routes.PICTURES,
            *host_routes.MACHINES,
            ws,
            page_handler(services.settings, services.public),
        ],
        dependencies={"services": Provide(provide_services, sync_to_thread=False)},
        exception_handlers={
            HTTPException: lobby_routes.answer_fault,
            StolekError: lobby_routes.answer_fault,
            FaultError: lobby_routes.answer_fault,
            RecursionError: lobby_routes.answer_fault,
            Exception: _unexpected,
        },
        lifespan=[lifespan],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=1024, exclude=_COMPRESSED_ALREADY
        ),
        openapi_config=OpenAPIConfig(
            title="Stolek",
            version=stolek.__version__,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=64 * 1024,
        logging_config=None,
        debug=False,
    )
    inside = app if services.relay is None else services.relay.around(app)
    return Visits(inside, services.people, services.settings, services.presence, services.public)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    log.error("%s %s failed: %s", request.method, request.scope["path_template"], outline(error))
    return lobby_routes.answer_fault(request, error)
