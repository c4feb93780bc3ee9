"""The server's configuration; every field but `address` is a flag of `foghorn serve` and a `FOGHORN_…` variable."""

from __future__ import annotations

import msgspec


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Where to listen, where to store data, and which origins and proxies to trust."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # further origins whose pages may use the API, for a proxy with another name
    address: str | None = None  # by which others reach the server; invitations name it
    trusted_proxies: str = "127.0.0.1"
    thinkers: int = 1
    keep_games: int = 0  # days after which games that are over are deleted; 0 keeps them
    keep_guests: int = 0  # days after which guests without a table are deleted; 0 keeps them
