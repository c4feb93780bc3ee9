"""Sealing a table's deal: every seat promises a number and then opens it; silent seats are left out after a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from . import lobby, sealing
from .errors import Conflict
from .wire import CommitNumber, RevealNumber

if TYPE_CHECKING:
    from .room import Room

SEAL_SECONDS = 15.0


class DealPhase:
    """The phase between a table's start and its first frame; every method runs under the room's lock."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._since = room.live.now()

    async def begin(self) -> None:
        """Begin the phase: the host has started the game."""
        self._wait(self._room.live.now())
        await self._deal_if_sealed()

    async def hear(self, seat: int, message: CommitNumber | RevealNumber) -> None:
        """Take a seat's promise, or the number that it opens."""
        row, dealers = self._room.row, lobby.dealers(self._room.row)
        if row.status != "sealing" or seat not in dealers:
            raise Conflict("not-sealing")
        if isinstance(message, CommitNumber):
            sealed = sealing.with_promise(row.sealing, seat, message.hash)
        else:
            sealed = sealing.with_number(row.sealing, dealers, seat, message.number)
        await self._room.save(replace(row, sealing=sealed))
        await self._deal_if_sealed()

    async def tick(self, now: float) -> None:
        """Record the seats that stayed silent for too long, and restart the deal without waiting for them."""
        room = self._room
        left = self._since + SEAL_SECONDS - now
        if left > 0:
            room.set_alarm(left)
            return
        sealed, dealers = room.row.sealing, lobby.dealers(room.row)
        given = sealed.numbers if sealing.promised(sealed, dealers) else sealed.promises
        silent = [seat for seat in dealers if seat not in given]
        self._wait(now)
        await room.save(replace(room.row, sealing=sealing.anew(sealed, silent)))
        await self._deal_if_sealed()

    def _wait(self, now: float) -> None:
        self._since = now
        self._room.set_alarm(SEAL_SECONDS)

    async def _deal_if_sealed(self) -> None:
        if sealing.opened(self._room.row.sealing, lobby.dealers(self._room.row)):
            await self._room.deal()
