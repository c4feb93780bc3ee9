"""The web page as it was built into `foghorn/site`: read and compressed once, served from memory.

The page does its own routing, so each of its paths gives index.html, with the preview of that path written into it.
Only files that were read at the start are served, so no path can leave the folder.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
from functools import cache
from pathlib import Path, PurePosixPath

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ..core.game import game_keys
from ..i18n.words import DEFAULT, LANGUAGES, words_for
from ..store.errors import StoreRefused
from .middleware import refusal
from .origins import origin_of
from .previews import TITLE, Place, place_of, preview

SITE = Path(__file__).parent.parent / "site"
INDEX = "/index.html"
ASSETS = "/assets/"  # their names change with their contents
PREVIEWS = "/previews/"  # pictures that other sites show beside a link
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
# Types that the machine's own table may lack, or define differently.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED = {"image/svg+xml", "application/json", "application/manifest+json"}  # besides all that is text


class File(msgspec.Struct, frozen=True, kw_only=True):
    """A file of the page, also compressed if that makes it smaller."""

    body: bytes
    packed: bytes | None
    type: str
    tag: str
    keep: str
    shared: bool = False  # whether pages of other sites may show it


def has_page(folder: Path) -> bool:
    """Tell whether the page was built into a folder."""
    return (folder / INDEX.strip("/")).is_file()


@cache
def files_of(folder: Path) -> dict[str, File]:
    """Read the files under a folder, by the path of their URL; none if the page was not built."""
    return {
        f"/{path.relative_to(folder).as_posix()}": _file(path, folder)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def _file(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/")
    packed = gzip.compress(body, mtime=0) if text or kind in PACKED else body
    return File(
        body=body,
        packed=packed if len(packed) < len(body) else None,
        type=f"{kind}; charset=utf-8" if text else kind,
        tag=tag_of(body),
        keep=FOR_EVER if path.is_relative_to(folder / ASSETS.strip("/")) else ASK_AGAIN,
        shared=path.is_relative_to(folder / PREVIEWS.strip("/")),
    )


def tag_of(body: bytes) -> str:
    """Return what tells one content of a file from another."""
    return f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'


class Site:
    """Answers all requests outside the API; plain ASGI, for the same reason as `Guard`."""

    def __init__(self, app: ASGIApp, folder: Path) -> None:
        self.app, self.files = app, files_of(folder)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        of_api = scope["type"] != "http" or f"{scope['path']}/".startswith("/api/")
        await (self.app if of_api else await self.answer(Request(scope)))(scope, receive, send)

    async def answer(self, request: Request) -> Response:
        """Return the requested file, or the page; the page says itself that there is nothing at an unknown path."""
        path = request.scope["path"]
        if request.method not in ("GET", "HEAD"):
            response = refusal(405, "no-such-method")
            response.headers["Allow"] = "GET, HEAD"
            return response
        file, index = self.files.get(path), self.files.get(INDEX)
        if file is not None and file is not index:
            return self.sent(file, request)
        place = Place(kind="home") if file is not None else place_of(path)
        if place is None and (path.startswith(ASSETS) or PurePosixPath(path).suffix):
            return refusal(404, "no-such-page")
        if index is None:
            return not_built(request)
        page = await self.page(index, place or Place(kind="home"), request)
        return self.sent(page, request, 200 if place else 404, "Accept-Encoding, Accept-Language")

    async def page(self, index: File, place: Place, request: Request) -> File:
        """Return index.html with the preview of a path."""
        if place.table is not None:
            place = replace(place, game=await game_at(place.table, request))
        lines = preview(place, language_of(request), origin_of(request), request.scope["path"], self.files)
        body = index.body.replace(TITLE.encode(), lines.encode(), 1)
        return replace(index, body=body, packed=gzip.compress(body, mtime=0), tag=tag_of(body))

    def sent(self, file: File, request: Request, status: int = 200, varies: str = "Accept-Encoding") -> Response:
        """Return a file, compressed if the browser accepts that; 304 if the browser has it already."""
        headers = {"Cache-Control": file.keep, "ETag": file.tag, "Vary": varies}
        if file.shared:
            headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        if status == 200 and file.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if file.packed is not None and takes_gzip(request):
            return Response(file.packed, status, headers | {"Content-Encoding": "gzip"}, media_type=file.type)
        return Response(file.body, status, headers, media_type=file.type)


async def game_at(table: str, request: Request) -> str | None:
    """Return the game that is played at a table; None without the table, the game, or a store within reach."""
    try:
        row = await request.app.state.live.store.table(table)
    except StoreRefused:
        return None
    return row.game if row is not None and row.game in game_keys() else None


def not_built(request: Request) -> Response:
    """Return a short notice in place of the page, in the reader's language."""
    words = words_for(language_of(request))
    page = (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>Foghorn</title>'
        f'<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
        f"<h1>Foghorn</h1><p>{html.escape(words.say('site-not-built'))}</p></html>\n"
    )
    return HTMLResponse(page, 404, {"Vary": "Accept-Language"})


def wishes(header: str) -> list[str]:
    """List what a header accepts, most preferred first; values with weight 0 are left out."""
    weights: dict[str, float] = {}
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        try:
            weights[name.strip()] = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
    return sorted((name for name, weight in weights.items() if weight > 0), key=lambda name: -weights[name])


def takes_gzip(request: Request) -> bool:
    """Tell whether this browser accepts gzip."""
    return "gzip" in wishes(request.headers.get("accept-encoding", ""))


def language_of(request: Request) -> str:
    """Return the most preferred language of the browser that we have; otherwise English."""
    asked = (name[:2] for name in wishes(request.headers.get("accept-language", "")))
    return next((language for language in asked if language in LANGUAGES), DEFAULT)
