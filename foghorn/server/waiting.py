"""Connections and sockets that only wait for their client. When they are too many, one makes way."""

from __future__ import annotations

from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Waiting(Generic[Thing]):
    """Things that wait, by address, the oldest first."""

    def __init__(self, most: int, per_address: int) -> None:
        self.most, self.per_address = most, per_address
        self._waiting: dict[str, dict[Thing, None]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def add(self, address: str, thing: Thing, *, shared: bool = False) -> Thing | None:
        """Let a thing wait; return the one that must make way for it, if any, which no longer waits.

        That is the oldest of the same address, or of the address that has most, so that whoever opens many only keeps
        out themselves. An address that many share, as a proxy's, has no limit of its own.
        """
        same = self._waiting.setdefault(address, {})
        same.pop(thing, None)
        same[thing] = None
        if len(same) > self.per_address and not shared:
            crowd = address
        elif len(self) > self.most:
            crowd = max(self._waiting, key=lambda each: len(self._waiting[each]))
        else:
            return None
        oldest = next(iter(self._waiting[crowd]))
        self.remove(crowd, oldest)
        return oldest

    def remove(self, address: str, thing: Thing) -> None:
        """Let a thing wait no longer."""
        same = self._waiting.get(address, {})
        same.pop(thing, None)
        if not same:
            self._waiting.pop(address, None)

    def clear(self) -> None:
        """Forget all that wait."""
        self._waiting.clear()
