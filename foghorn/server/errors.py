"""The server's refusals, by meaning; the HTTP status follows from the class, and the codes are stable.

    FoghornError
    ├── NotSignedIn     401  the request has no valid cookie of a guest
    ├── Forbidden       403  this guest may not do it
    ├── NotFound        404  it does not exist, or the client may not know of it
    ├── Conflict        409  not possible in the present state
    ├── TooLong         413  a request whose body is larger than any of ours
    ├── Invalid         422  a request that cannot be read; `where` names the field
    └── TooMany         429  over a limit

and those of other packages:

    ├── UnknownName     404  a game or bot that does not exist
    ├── BadOption       400  an option or player count that does not exist
    ├── NoSuchRow       404  the store has no such guest or table
    ├── RowChanged      409  the store has a newer row than the one that was changed
    ├── StoreRefused    503  the store cannot be reached or written to
    └── all others      409  the rules do not allow it, or a record cannot be replayed
"""

from __future__ import annotations

from ..core.errors import BadOption, FoghornError, UnknownName
from ..store.errors import NoSuchRow, RowChanged, StoreRefused


class NotSignedIn(FoghornError):
    """The request has no valid cookie of a guest."""


class Forbidden(FoghornError):
    """This guest may not do it."""


class NotFound(FoghornError):
    """It does not exist, or the client may not know of it."""


class Conflict(FoghornError):
    """Not possible in the present state."""


class TooLong(FoghornError):
    """A request whose body is larger than any of ours."""


class Invalid(FoghornError):
    """A request that cannot be read."""

    def __init__(self, where: str) -> None:
        super().__init__("invalid", where=where[:80].encode("ascii", "replace").decode())


class TooMany(FoghornError):
    """Over a limit."""


STATUS: dict[type[FoghornError], int] = {
    BadOption: 400,
    NotSignedIn: 401,
    Forbidden: 403,
    NotFound: 404,
    UnknownName: 404,
    NoSuchRow: 404,
    Conflict: 409,
    RowChanged: 409,
    TooLong: 413,
    Invalid: 422,
    TooMany: 429,
    StoreRefused: 503,
    FoghornError: 409,
}


def status_of(error: FoghornError) -> int:
    """Return the HTTP status of an error: that of the nearest class that has one."""
    return next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)
