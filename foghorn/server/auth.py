"""Authentication: the guest behind a cookie, and how often a client may guess a secret."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..store.errors import NoSuchRow
from ..store.rows import Guest
from .errors import NotSignedIn, TooMany
from .live_tables import LiveTables

COOKIE = "foghorn"
COOKIE_SECONDS = 400 * 24 * 3600


async def live_tables_of(request: Request) -> LiveTables:
    """Return the server's live tables."""
    return cast(LiveTables, request.app.state.live)


def address_of(connection: HTTPConnection) -> str:
    """Return the client's address; behind a proxy, uvicorn has already put the real one here."""
    return connection.client.host if connection.client else "unknown"


async def guest_behind(connection: HTTPConnection, live: LiveTables) -> Guest | None:
    """Return the guest of a connection's cookie, or None if the cookie is not valid (any more)."""
    named = live.keys.guest_of(connection.cookies.get(COOKIE, ""))
    if named is None:
        return None
    guest = await live.store.guest(named[0])
    return guest if guest is not None and guest.version == named[1] else None


async def current_guest(request: Request) -> Guest:
    """Return the guest who sent the request; raises `NotSignedIn`."""
    guest = await guest_behind(request, await live_tables_of(request))
    if guest is None:
        raise NotSignedIn("no-guest")
    return guest


@contextmanager
def still_signed_in() -> Iterator[None]:
    """Raise `NotSignedIn` if the guest was deleted, or its link renewed, since the request was let in."""
    try:
        yield
    except NoSuchRow as error:
        raise NotSignedIn("no-guest") from error


def with_cookie(request: Request, response: Response, live: LiveTables, guest: Guest) -> Response:
    """Add a guest's cookie to a response; it is `secure` only over https, because home networks have only http."""
    response.set_cookie(
        COOKIE,
        live.keys.cookie(guest.id, guest.version),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )
    return response


def guess_allowed(request: Request) -> None:
    """Count an attempt at a secret; raises `TooMany` if this address has failed too often."""
    if not request.app.state.guesses.take(address_of(request)):
        raise TooMany("too-many-guesses")


def guessed_right(request: Request) -> None:
    """Refund a correct attempt, so that a whole club behind one address may come in at once."""
    request.app.state.guesses.give_back(address_of(request))
