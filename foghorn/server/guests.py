"""Who is asking: the guest behind a cookie, and how often somebody may guess."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from ..core.errors import FoghornError
from ..store.rows import Guest
from .hall import Hall

COOKIE = "foghorn"
COOKIE_SECONDS = 400 * 24 * 3600


class Unknown(FoghornError):
    """Nobody we know; HTTP says 401."""


class TooMany(FoghornError):
    """Too much of something; HTTP says 429."""


async def hall_of(request: Request) -> Hall:
    """The server's hall; a coroutine, because FastAPI would run a plain function in a thread."""
    return cast(Hall, request.app.state.hall)


InHall = Annotated[Hall, Depends(hall_of)]


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from; behind a proxy uvicorn has already put the real address here."""
    return connection.client.host if connection.client else "unknown"


async def guest_behind(connection: HTTPConnection, hall: Hall) -> Guest | None:
    """The guest of a connection's cookie, if it is still good."""
    named = hall.keys.guest_of(connection.cookies.get(COOKIE, ""))
    if named is None:
        return None
    guest = await hall.store.guest(named[0])
    return guest if guest is not None and guest.version == named[1] else None


async def current_guest(request: Request) -> Guest:
    """The guest who asks; raises `Unknown`."""
    guest = await guest_behind(request, await hall_of(request))
    if guest is None:
        raise Unknown("no-guest")
    return guest


AsGuest = Annotated[Guest, Depends(current_guest)]


def set_cookie(request: Request, response: Response, hall: Hall, guest: Guest) -> None:
    """Secure where the page came over https; a home network has only http."""
    response.set_cookie(
        COOKIE,
        hall.keys.cookie(guest.id, guest.version),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )


def guess_allowed(request: Request) -> None:
    """Every wrong try at a secret costs; after a few they are slow."""
    if not request.app.state.guesses.take(address_of(request)):
        raise TooMany("too-many-guesses")


def guessed_right(request: Request) -> None:
    """It was no guess: a club behind one address may come in all at once."""
    request.app.state.guesses.give_back(address_of(request))
