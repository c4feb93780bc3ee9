"""Check addresses, origins, proxies and databases where they are given.

`name` is the option or the environment variable that gave the value; the error message names it.
"""

from __future__ import annotations

import contextlib
import errno
import re
import socket
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from pathlib import Path

from ..core.errors import BadOption, FoghornError
from ..store.database import address
from ..store.errors import StoreRefused
from .options import name_list

HOST = re.compile(r"(?![\d.]+$)\w[\w.-]*")  # a name of only digits and dots must be an IP address
ORIGIN = re.compile(r"(https?)://([a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?")
USUAL_PORTS = {"http": "80", "https": "443"}
DATABASES = ("sqlite", "postgresql", "postgres")
SEND_BUFFER = 32_768
DEAD_MILLISECONDS = 30_000


def listen(name: str, host: str, port_name: str, port: int) -> socket.socket:
    """Open a port at an address of this machine; raises `FoghornError` that says what is wrong with either."""
    family, place = _place(name, host, port)
    listener = None
    try:
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Visitors' sockets inherit these: a client that does not read is noticed soon, and a dead one is dropped.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_MILLISECONDS)
        listener.bind(place)
        listener.listen(2048)
    except OSError as error:
        if listener is not None:
            listener.close()
        if error.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
            raise BadOption("host-elsewhere", name=name, given=host) from error
        if error.errno in (errno.EACCES, errno.EPERM):
            raise FoghornError("port-privileged", name=port_name, port=str(port)) from error
        if error.errno == errno.EADDRINUSE:
            raise FoghornError("port-taken", host=host, port=str(port)) from error
        raise
    return listener


def _place(name: str, host: str, port: int) -> tuple[int, tuple[object, ...]]:
    """Find a host's address and its family; of several addresses, prefer IPv4, which every visitor can reach."""
    try:
        ip_address(host)
    except ValueError:
        if HOST.fullmatch(host) is None:
            raise BadOption("host-not-address", name=name, given=host) from None
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise BadOption("host-unresolved", name=name, given=host) from error
    family, _, _, _, place = min(found, key=lambda each: each[0] != socket.AF_INET)
    return family, place


def origins(name: str, text: str) -> tuple[str, ...]:
    """Read origins as browsers write them: in lower case, without the default port."""
    return tuple(_origin(name, each) for each in name_list(name, text)) if text else ()


def _origin(name: str, text: str) -> str:
    match = ORIGIN.fullmatch(text.lower())
    if match is None or int(match[3] or 0) > 65_535:
        raise BadOption("not-an-origin", name=name, given=text)
    scheme, host, port = match.groups()
    return f"{scheme}://{host}" if port in (None, USUAL_PORTS[scheme]) else f"{scheme}://{host}:{port}"


def proxies(name: str, text: str) -> str:
    """Read a comma-separated list of addresses and networks; * alone stands for all of them."""
    if text in ("", "*"):
        return text
    given = name_list(name, text)
    for each in given:
        try:
            ip_network(each) if "/" in each else ip_address(each)
        except ValueError:
            raise BadOption("not-a-proxy", name=name, given=each) from None
    return ",".join(given)


@contextlib.contextmanager
def reaching(name: str, url: str) -> Iterator[None]:
    """Check a database's address; if it cannot be reached in this block, say which one it is, never its password."""
    try:
        where = address(url)
    except StoreRefused as refused:
        scheme, mark, _ = url.partition("://")
        kind = scheme.split("+")[0]
        if mark and kind not in DATABASES:
            raise BadOption("database-scheme", name=name, scheme=scheme) from refused
        raise BadOption("database-address" if mark and kind != "sqlite" else "database-path", name=name) from refused
    try:
        yield
    except StoreRefused as refused:
        if refused.code != "database-gone":
            raise
        place = str(where) if isinstance(where, Path) else f"postgresql://{where.host or ''}:{where.port or 5432}"
        raise FoghornError("database-unreachable", name=name, where=place) from refused
