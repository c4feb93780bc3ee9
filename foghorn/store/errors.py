"""What the store can say no to.

    disk-full         no room left; nothing was stored
    database-gone     no connection, or the file is not there; nothing was stored
    database-locked   somebody else holds the database; nothing was stored
    store-busy        too many writes are waiting; nothing was stored
    unknown           the connection broke while committing: read again to learn whether it was stored
    out-of-order      an entry that does not follow the newest one of its table
    no-such-table     no-such-guest (both as `NoSuchRow`)
    already-there     bad-value (a value the database cannot hold)

and, when it is opened:

    store-locked      another server has it
    store-newer       a newer Foghorn wrote it
    store-foreign     it holds tables of another program
    store-damaged     it is no database, or a broken one
    store-not-empty   a backup can only be restored where there is nothing
    backup-version    a backup made by another version
    store-address     the address names neither a file nor a PostgreSQL database
    postgresql-missing   the extra `postgresql` is not installed
"""

from __future__ import annotations

from ..core.errors import FoghornError

# The connection is of no use any more.
BROKEN = frozenset({"database-gone", "store-locked", "store-damaged", "unknown"})
# The whole database is in trouble: trying the next write at once would only wait for the same answer.
TROUBLE = BROKEN | {"database-locked"}


class StoreRefused(FoghornError):
    """Something could not be stored or read; only with the code `unknown` may it have been stored after all."""

    @property
    def code(self) -> str:
        """The code that never changes."""
        return self.refusal.code


class NoSuchRow(StoreRefused):
    """The guest or table that something belongs to is not there."""
