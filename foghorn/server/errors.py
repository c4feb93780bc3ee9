"""What the server says no to, by meaning; the HTTP status follows from the class, the code never changes.

    FoghornError
    ├── NotSignedIn     401  nobody we know
    ├── Forbidden       403  only somebody else may do this
    ├── NotFound        404  there is no such thing, or it is not for who asks
    ├── Conflict        409  not as things stand now
    ├── Invalid         422  a request that cannot be read; `where` tells the place
    └── TooMany         429  too much of something

and of others:

    ├── UnknownName     404  a game or bot that does not exist
    ├── BadOption       400  an option or player count that does not exist
    ├── NoSuchRow       404  the store has no such guest or table
    ├── StoreRefused    503  the store cannot be reached or written to
    └── all the rest    409  the rules do not allow it, or a record cannot be played again
"""

from __future__ import annotations

from ..core.errors import BadOption, FoghornError, UnknownName
from ..store.errors import NoSuchRow, StoreRefused


class NotSignedIn(FoghornError):
    """Nobody we know."""


class Forbidden(FoghornError):
    """Only somebody else may do this."""


class NotFound(FoghornError):
    """There is no such thing, or it is not for who asks."""


class Conflict(FoghornError):
    """Not as things stand now."""


class Invalid(FoghornError):
    """A request that cannot be read."""

    def __init__(self, where: str) -> None:
        super().__init__("invalid", where=where[:80].encode("ascii", "replace").decode())


class TooMany(FoghornError):
    """Too much of something."""


STATUS: dict[type[FoghornError], int] = {
    BadOption: 400,
    NotSignedIn: 401,
    Forbidden: 403,
    NotFound: 404,
    UnknownName: 404,
    NoSuchRow: 404,
    Conflict: 409,
    Invalid: 422,
    TooMany: 429,
    StoreRefused: 503,
    FoghornError: 409,
}


def status_of(error: FoghornError) -> int:
    """Return the HTTP status of an error: that of the nearest class that has one."""
    return next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)
