"""How many connections the operating system lets this process have, and how many of them may be sockets of pages.

A process that has run out of descriptors can neither accept a visitor nor open a file of its database, so sockets leave
some for all else.
"""

from __future__ import annotations

import resource

from .limits import UNREAD_CONNECTIONS, WAITING_CONNECTIONS

OTHERS = WAITING_CONNECTIONS + UNREAD_CONNECTIONS + 64  # and files, the database, processes for bots
FEWEST = 64
MANY = 1_000_000


def raise_limit() -> None:
    """Allow this process all the descriptors that the system grants it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_sockets() -> int:
    """Return how many sockets may be open at once, of all addresses together."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MANY if soft == resource.RLIM_INFINITY else max(FEWEST, soft - OTHERS)
