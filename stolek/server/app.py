"""The application: door, lobby, socket and page put together. Holds nothing of its own."""

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
from stolek.core.errors import StolekError
from stolek.server import decklobby, lobby
from stolek.server.door import Door
from stolek.server.faults import FaultError
from stolek.server.house import Doors
from stolek.server.logs import outline
from stolek.server.page import page_handler
from stolek.server.rest import Fault
from stolek.server.socket import ws

_COMPRESSED_ALREADY = r"\.(avif|jpg|mp3|ogg|png|webp|woff2)$"
log = logging.getLogger("stolek.app")


def make_app(doors: Doors) -> ASGIApp:
    """The ASGI application around an opened journal; nothing gets past its door."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await doors.open()
        yield
        await doors.close()

    def provide_doors() -> Doors:
        return doors

    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=(*lobby.HANDLERS, *decklobby.HANDLERS), tags=["lobby"]),
            *decklobby.PICTURES,
            ws,
            page_handler(doors.settings.page),
        ],
        dependencies={"doors": Provide(provide_doors, sync_to_thread=False)},
        exception_handlers={
            HTTPException: lobby.answer_fault,
            StolekError: lobby.answer_fault,
            FaultError: lobby.answer_fault,
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
    return Door(app, doors.people, doors.settings)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    log.error("%s %s failed: %s", request.method, request.scope["path_template"], outline(error))
    return lobby.answer_fault(request, error)
