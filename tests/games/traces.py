"""What the tests of every game do with traces: read and write them, note their draws, ask both readings."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from foghorn.core.audit import audit
from foghorn.core.chance import Chance, Seeded
from foghorn.core.errors import InvalidFile

Lines = list[dict[str, Any]]


def lines_of(trace: bytes) -> Lines:
    return [json.loads(line) for line in trace.splitlines()]


def bytes_of(lines: Sequence[object]) -> list[bytes]:
    return [json.dumps(line).encode() + b"\n" for line in lines]


def rejected_by(lines: Lines, complaints: Callable[[Iterable[str]], list[str]]) -> list[str]:
    """Which of the two readers reject a trace."""
    rejecting = ["second reading"] if complaints([line.decode() for line in bytes_of(lines)]) else []
    try:
        audit(bytes_of(lines))
    except InvalidFile:
        rejecting.append("audit")
    return rejecting


class Noting(Chance):
    """Hands through a seeded chance's draws and writes them down."""

    def __init__(self, seed: int) -> None:
        self.source = Seeded(seed)
        self.draws: list[int] = []

    def below(self, n: int) -> int:
        self.draws.append(self.source.below(n))
        return self.draws[-1]
