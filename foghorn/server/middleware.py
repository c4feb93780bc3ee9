"""Guard: refuses early what is over a limit or from another origin, and adds security headers to every response.

Plain ASGI on purpose: Starlette's convenience middleware cancels a handler whose client disconnects, and a room must
not be interrupted between writing to the store and updating its own memory.
"""

from __future__ import annotations

import re
from collections import Counter

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .auth import address_of
from .config import Config
from .errors import TooLong
from .limits import PAGE_COST, REQUESTS_AT_ONCE
from .origins import is_own_host, is_own_origin
from .previews import place_of

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "manifest-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; "
    "connect-src 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
BODY_BYTES = 16_384


def refusal(status: int, code: str) -> JSONResponse:
    """Return a refusal as JSON; it has the headers itself, because the response to a server error bypasses `Guard`."""
    return JSONResponse({"code": code, "rule": None, "facts": {}}, status, HEADERS)


def policy(host: str, origins: tuple[str, ...]) -> str:
    """Return the Content-Security-Policy; it names our own sockets, because Safari's 'self' does not include them."""
    sockets = [f"ws://{host}", f"wss://{host}"] if re.fullmatch(r"[\w.:\[\]-]+", host, re.ASCII) else []
    return " ".join([POLICY, *sockets, *(origin.replace("http", "ws", 1) for origin in origins)])


def cost_of(path: str) -> float:
    """Return as how many requests one for a path counts: as a whole one if the database is read for it."""
    if path.startswith("/api/"):
        return 1.0
    place = place_of(path)
    return PAGE_COST if place is None or place.table is None else 1.0


class Guard:
    """Wraps the application; checks requests and completes responses."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app, self.config = app, config
        self.under_way: Counter[str] = Counter()  # requests, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        request = Request(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers["Content-Security-Policy"] = policy(request.headers.get("host", ""), self.config.origins)
            await send(message)

        arrived = 0

        async def receive_at_most() -> Message:
            """Receive a part of the body; raises `TooLong`. What the headers said of its length decides nothing."""
            nonlocal arrived
            message = await receive()
            arrived += len(message.get("body", b""))
            if arrived > BODY_BYTES:
                raise TooLong("too-long")
            return message

        under_way, address = self.under_way, address_of(request)
        early = self.refuse(request)
        under_way[address] += 1
        try:
            await (early or self.app)(scope, receive_at_most, send_with_headers)
        finally:
            under_way[address] -= 1
            if not under_way[address]:
                del under_way[address]

    def refuse(self, request: Request) -> Response | None:
        """Refuse too many requests, too large a body, or a page from elsewhere; None if the request may pass."""
        cost, address = cost_of(request.scope["path"]), address_of(request)
        if self.under_way[address] >= REQUESTS_AT_ONCE or not request.app.state.requests.take(address, cost):
            return refusal(429, "too-many-requests")
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > BODY_BYTES:
            return refusal(413, "too-long")
        if not is_own_host(request, self.config.origins):
            return refusal(421, "host")
        changes = request.method not in ("GET", "HEAD", "OPTIONS")
        return refusal(403, "origin") if changes and not is_own_origin(request, self.config.origins) else None
