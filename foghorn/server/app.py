"""The wiring: store, live tables, HTTP and sockets in one Starlette application."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from ..core.errors import FoghornError
from ..store.store import Store
from . import (
    archive_routes,
    game_routes,
    guest_routes,
    health,
    history_routes,
    rematch_routes,
    solo_routes,
    table_routes,
)
from .batched_socket import BatchedSocket
from .bot_pool import BotPool
from .config import Config
from .descriptors import most_sockets
from .endpoints import Endpoint, json_response, routes_of
from .errors import status_of
from .limits import (
    GUESS_BURST,
    GUESSES_PER_SECOND,
    LISTED_TABLE_BURST,
    LISTED_TABLES_PER_SECOND,
    MESSAGE_BURST,
    MESSAGES_PER_SECOND,
    NEW_SOCKET_BURST,
    NEW_SOCKETS_PER_SECOND,
    NEW_TABLE_BURST,
    NEW_TABLES_PER_SECOND,
    REQUEST_BURST,
    REQUESTS_PER_SECOND,
    SILENT_SOCKETS,
    WAITING_PER_ADDRESS,
    Buckets,
)
from .live_tables import LiveTables
from .middleware import Guard, refusal
from .openapi import pages_of
from .retention import keep_only
from .sockets import socket_routes
from .static_files import SITE, Site
from .tokens import Keys
from .waiting import Waiting

log = logging.getLogger("foghorn.server")

ENDPOINTS: list[Endpoint] = [
    *game_routes.endpoint,
    *guest_routes.endpoint,
    *table_routes.endpoint,
    *rematch_routes.endpoint,
    *solo_routes.endpoint,
    *archive_routes.endpoint,
    *history_routes.endpoint,
    *health.endpoint,
]
PAGE_CODES = {404: "no-such-page", 405: "no-such-method"}


def make_app(config: Config, site: Path = SITE) -> Starlette:
    """Make the application; its store is opened when it starts and closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store: Store = getattr(app.state, "store", None) or await Store.open(config.database)
        live = LiveTables(store, Keys(await store.secret("cookie")), BotPool(config.thinkers), config.address)
        app.state.live = live
        await live.open()
        live.spawn(keep_only(live, config.keep_games, config.keep_guests))
        try:
            yield
        finally:
            await live.close()
            await store.close()

    app = Starlette(
        routes=[*routes_of(ENDPOINTS), *socket_routes, *pages_of(ENDPOINTS)],
        middleware=[Middleware(Guard, config), Middleware(Site, site)],
        exception_handlers={FoghornError: refused, HTTPException: no_such_page, Exception: mistake},
        lifespan=lifespan,
    )
    app.state.guesses = Buckets(GUESSES_PER_SECOND, GUESS_BURST)
    app.state.messages = Buckets(MESSAGES_PER_SECOND, MESSAGE_BURST)
    app.state.requests = Buckets(REQUESTS_PER_SECOND, REQUEST_BURST)
    app.state.new_tables = Buckets(NEW_TABLES_PER_SECOND, NEW_TABLE_BURST)
    app.state.listed_tables = Buckets(LISTED_TABLES_PER_SECOND, LISTED_TABLE_BURST)
    app.state.new_sockets = Buckets(NEW_SOCKETS_PER_SECOND, NEW_SOCKET_BURST)
    app.state.open_sockets = Counter()
    app.state.most_sockets = most_sockets()
    app.state.silent_sockets = Waiting[BatchedSocket](SILENT_SOCKETS, WAITING_PER_ADDRESS)
    app.state.origins = config.origins
    return app


async def refused(request: Request, error: Exception) -> Response:
    """Answer with the refusal that an error carries, and its HTTP status."""
    assert isinstance(error, FoghornError)
    request.app.state.live.metrics.refused.inc()
    return json_response(error.refusal, status_of(error))


async def no_such_page(request: Request, error: Exception) -> Response:
    """Answer a request for a path or a method that does not exist."""
    assert isinstance(error, HTTPException)
    response = refusal(error.status_code, PAGE_CODES.get(error.status_code, "invalid"))
    response.headers.update(error.headers or {})
    return response


async def mistake(request: Request, error: Exception) -> Response:
    """Answer after an unexpected error of the server, without details."""
    log.error("a request failed", exc_info=error)
    return refusal(500, "mistake")
