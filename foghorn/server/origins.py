"""Which pages may use this server, and by which names it may be called.

A page of another origin may not change anything, and a name that was never given to this server is refused: a page of
elsewhere could let its own name lead here (DNS rebinding), and would then be of our origin.
"""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

SECURE = {"https": "https", "wss": "https"}


def is_own_origin(connection: HTTPConnection, origins: tuple[str, ...]) -> bool:
    """Tell whether a page is of an allowed origin. Browsers always name it; other programs, which do not, may pass."""
    origin = connection.headers.get("origin")
    return origin is None or origin in origins or origin == origin_of(connection)


def origin_of(connection: HTTPConnection) -> str:
    """Return the origin by which the client calls this server."""
    return f"{SECURE.get(connection.scope['scheme'], 'http')}://{connection.headers.get('host', '')}"


def is_own_host(connection: HTTPConnection, origins: tuple[str, ...]) -> bool:
    """Tell whether the client calls this server by an address, this machine's name or the name of an allowed origin."""
    try:
        host = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return host in own_names(origins) or _is_address(host)


@cache
def own_names(origins: tuple[str, ...]) -> frozenset[str]:
    """Return the names of this machine and those of the allowed origins."""
    machine = socket.gethostname().lower()
    return frozenset({"localhost", machine, f"{machine}.local", *(urlsplit(each).hostname or "" for each in origins)})


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
