"""The store's refusals, by code.

    disk-full         no space left; nothing was stored
    database-gone     no connection, or the file does not exist; nothing was stored
    database-locked   another process holds the database; nothing was stored
    store-replaced    another file has the name of the database that was opened; nothing was stored
    store-busy        too many writes are waiting; nothing was stored
    unknown           the connection broke during the commit: read again to learn whether it was stored
    out-of-order      an entry that does not follow the newest one of its table
    no-such-table     no-such-guest (both as `NoSuchRow`)
    row-changed       the row was changed since it was read (as `RowChanged`); nothing was stored
    already-there     bad-value (a value the database cannot hold)

and, when it is opened:

    store-locked      another server has it open
    store-newer       a newer Foghorn wrote it
    store-foreign     it holds tables of another program
    store-damaged     it is not a database, or a corrupt one
    store-not-empty   a backup can only be restored into an empty database
    backup-version    the backup was made by another version
    store-address     the address names neither a file nor a PostgreSQL database
    postgresql-missing   the extra `postgresql` is not installed
"""

from __future__ import annotations

from ..core.errors import FoghornError

# The connection cannot be used any more.
BROKEN = frozenset({"database-gone", "store-locked", "store-damaged", "unknown"})
# The whole database has a problem: the next write, tried at once, would only wait for the same answer.
TROUBLE = BROKEN | {"database-locked", "store-replaced"}

# No fault of the one who writes: others are refused for the same reason.
UNWELL = TROUBLE | {"disk-full", "store-busy"}


class StoreRefused(FoghornError):
    """A read or write failed; only with the code `unknown` may the write have been stored nevertheless."""

    @property
    def code(self) -> str:
        """The refusal's code, which is stable."""
        return self.refusal.code


class RowChanged(StoreRefused):
    """The row to change is not the newest: somebody else has changed it since it was read."""


class NoSuchRow(StoreRefused):
    """The guest or table to change, or that a row refers to, does not exist."""
