"""The built page: its files, and ``index.html`` for every address that the page itself knows."""

from __future__ import annotations

import html
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import File

from stolek.server.http.visits import SITE_POLICY
from stolek.server.settings import Settings
from stolek.server.ssh_tunnel import PublicAddress

_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
NOT_BUILT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Stolek</title>"
    "<p>The page has not been built yet: run <code>make page</code>, then load this again.</p></html>"
)
AUTHORITY: Final = "stolek.crt"
SITE: Final = "offline/"
REFUSABLE: Final = ("open_tables", "own_pictures", "chat", "notices")
_TYPES: Final = {
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
}


def page_handler(settings: Settings, public: PublicAddress) -> HTTPRouteHandler:
    """Serves the files of the page; hashed ones may be kept for ever. The page is built with addresses
    beginning with ``./``, and told here where it lies, what is refused, and by which address others come."""
    root = settings.page.resolve()
    refused = " ".join(name for name in REFUSABLE if not getattr(settings, name))

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any]) -> Response[str] | File:
        asked = request.scope["path"].lstrip("/")
        if asked == AUTHORITY and public.authority is not None:
            return Response(public.authority.read_text("utf-8"), media_type="application/x-x509-ca-cert")
        if settings.site is not None and f"{asked}/".startswith(SITE):  # the last slash is cut off by routing
            return _of_site(settings.site.resolve(), f"{asked}/".removeprefix(SITE).rstrip("/"))
        found = _find(root, asked)
        if found is not None and asked != "index.html":
            kept = _FOREVER if asked.startswith("assets/") else _ASK_AGAIN
            return _file(found, kept)
        if (Path(asked).suffix and found is None) or asked.startswith(("api/", "assets/")):
            raise NotFoundException
        index = root / "index.html"
        text = index.read_text(encoding="utf-8") if index.is_file() else NOT_BUILT
        placed = text.replace('"./', f'"{settings.sub_path}/')
        placed = placed.replace('data-refused=""', f'data-refused="{refused}"')
        offline = "" if settings.site is None else f"{settings.sub_path}/{SITE}"
        for name, address in (("public", public.now), ("https", public.https), ("offline", offline)):
            placed = placed.replace(f'data-{name}=""', f'data-{name}="{html.escape(address)}"')
        return Response(placed, media_type=MediaType.HTML, headers={"cache-control": _ASK_AGAIN})

    return page


def _of_site(root: Path, asked: str) -> File:
    """A file of the page that needs no server, with the policy that its engine needs."""
    found = _find(root, asked or "index.html")
    if found is None:
        raise NotFoundException
    answer = _file(found, _FOREVER if asked.startswith("assets/") else _ASK_AGAIN)
    answer.headers["content-security-policy"] = SITE_POLICY
    return answer


def _find(root: Path, asked: str) -> Path | None:
    """The file of the page with this name; none if there cannot be such a name."""
    try:
        found = (root / asked).resolve()
        return found if asked and found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):
        return None


def _file(path: Path, kept: str) -> File:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(path, media_type=kind, content_disposition_type="inline", headers={"cache-control": kept})
