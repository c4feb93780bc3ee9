"""The wiring: store, hall, HTTP and sockets in one FastAPI application."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException

from .. import __version__
from ..core.errors import BadOption, FoghornError
from ..store.errors import StoreRefused
from ..store.store import Store
from . import finished, http, sockets
from .config import Config
from .guard import Guard, refusal
from .guests import TooMany, Unknown
from .hall import Hall
from .limits import (
    GUESS_BURST,
    GUESSES_PER_SECOND,
    MESSAGE_BURST,
    MESSAGES_PER_SECOND,
    NEW_TABLE_BURST,
    NEW_TABLES_PER_SECOND,
    REQUEST_BURST,
    REQUESTS_PER_SECOND,
    Buckets,
)
from .pages import add_pages
from .secrets import Keys
from .site import SITE, Site
from .thinking import Thinkers

log = logging.getLogger("foghorn.server")


PAGE_CODES = {404: "no-such-page", 405: "no-such-method"}


def status_of(error: FoghornError) -> int:
    """The HTTP status of a no."""
    if isinstance(error, Unknown):
        return 401
    if isinstance(error, TooMany):
        return 429
    if error.refusal.code.startswith("no-such") or error.refusal.code in ("unknown-game", "unknown-bot"):
        return 404
    if isinstance(error, StoreRefused):
        return 503
    if isinstance(error, BadOption):
        return 400
    return 403 if error.refusal.code == "host-only" else 409


def make_app(config: Config, site: Path = SITE) -> FastAPI:
    """The application; its store is opened when it starts and closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store: Store = getattr(app.state, "store", None) or await Store.open(config.database)
        hall = Hall(store, Keys(await store.secret("cookie")), Thinkers(config.thinkers))
        app.state.hall = hall
        await hall.open()
        try:
            yield
        finally:
            await hall.close()
            await store.close()

    # Our own page: FastAPI's loads scripts from another host.
    app = FastAPI(title="Foghorn", version=__version__, lifespan=lifespan, openapi_url=None)
    app.state.guesses = Buckets(GUESSES_PER_SECOND, GUESS_BURST)
    app.state.messages = Buckets(MESSAGES_PER_SECOND, MESSAGE_BURST)
    app.state.requests = Buckets(REQUESTS_PER_SECOND, REQUEST_BURST)
    app.state.new_tables = Buckets(NEW_TABLES_PER_SECOND, NEW_TABLE_BURST)
    app.state.open_sockets = Counter()
    app.state.origins = frozenset(config.origins)
    app.include_router(http.router)
    app.include_router(finished.router)
    app.include_router(sockets.router)
    _add_health(app)
    _add_errors(app)
    add_pages(app)

    app.add_middleware(Site, site)
    app.add_middleware(Guard, config)
    return app


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(FoghornError)
    async def refused(request: Request, error: FoghornError) -> JSONResponse:
        request.app.state.hall.metrics.refused += 1
        said = error.refusal
        return JSONResponse({"code": said.code, "rule": said.rule, "facts": said.facts}, status_of(error))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        place = error.errors()[0]["loc"]
        if place[0] == "path":
            return refusal(404, "no-such-table")
        where = ".".join(str(part) for part in place)[:80]
        return refusal(422, "invalid", where=where.encode("ascii", "replace").decode())

    @app.exception_handler(HTTPException)
    async def no_such_page(request: Request, error: HTTPException) -> JSONResponse:
        response = refusal(error.status_code, PAGE_CODES.get(error.status_code, "invalid"))
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(Exception)
    async def mistake(request: Request, error: Exception) -> JSONResponse:
        log.error("a request failed", exc_info=error)
        return refusal(500, "mistake")

    del refused, invalid, no_such_page, mistake


def _add_health(app: FastAPI) -> None:
    @app.get("/api/v1/health", tags=["operations"])
    async def health() -> dict[str, str]:
        """The process is alive."""
        return {"status": "ok", "version": __version__}

    @app.get("/api/v1/ready", tags=["operations"], responses={503: {}})
    async def ready(request: Request) -> JSONResponse:
        """The store can be written to."""
        good = await request.app.state.hall.store.healthy()
        return JSONResponse({"status": "ready" if good else "waiting"}, 200 if good else 503)

    @app.get("/api/v1/metrics", tags=["operations"], response_class=PlainTextResponse)
    async def metrics(request: Request) -> PlainTextResponse:
        """Live tables, moves and latencies."""
        hall: Hall = request.app.state.hall
        return PlainTextResponse(hall.metrics.text(len(hall.rooms)))

    del health, ready, metrics
