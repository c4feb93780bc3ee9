"""Guests, tables and entries to store."""

from __future__ import annotations

from typing import Any

from foghorn.core.entry import Entry
from foghorn.store.rows import Attempt, Chair, Finished, Guest, Sealing, Settings, TableRow


def guest(id: str = "ada", **changes: Any) -> Guest:
    values: dict[str, Any] = {"id": id, "nickname": id.title(), "link": f"link-{id}", "made": 1.5}
    return Guest(**(values | changes))


def table(id: str = "t1", **changes: Any) -> TableRow:
    values: dict[str, Any] = {
        "id": id,
        "game": "what-the-fog",
        "rules_version": 1,
        "options": {"players": 3, "variant": None, "aid": True, "name": "7"},
        "host": "ada",
        "chairs": [Chair(name="Ada", guest="ada"), Chair(name="Ben", guest="ben"), Chair(name="Bot", bot="steady")],
        "settings": Settings(),
        "sealing": Sealing(secret="5e", promises={0: "aa"}, numbers={1: "bb"}, failed=[[1], [0, 2]]),
        "pauses": [(1.5, 2.5), (4.0, 5.0)],
        "made": 10.0,
        "changed": 10.25,
    }
    return TableRow(**(values | changes))


def entry(seq: int, id: str | None = None, *, seat: int = 0, action: str = "pass") -> Entry:
    return Entry(seq, id or f"m{seq}", seat, "act", action, "person", 100.5 + seq)


def finished(id: str = "t1") -> Finished:
    return Finished(table=id, record=b"record\x00\xff", digest="d1", trace=b"trace", at=99.5)


def attempt(id: str = "t1", **changes: Any) -> Attempt:
    values: dict[str, Any] = {
        "table": id,
        "guest": "ada",
        "game": "what-the-fog",
        "scenario": "calm",
        "options": {"level": "family", "seconds": 60, "aid": True, "variant": None},
        "total": 41,
        "level": "fair",
        "hinted": False,
        "counts": True,
        "at": 99.5,
    }
    return Attempt(**(values | changes))
