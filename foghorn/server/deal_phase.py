"""Sealing a table's deal: every seat promises a number and then opens it; silent seats are left out after a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from . import lobby, sealing
from .errors import Conflict
from .wire import CommitNumber, DeclineDeal, RevealNumber

if TYPE_CHECKING:
    from .room import Room

SEAL_SECONDS = 15.0  # for pages, which answer by themselves
ASK_SECONDS = 60.0  # for people, whose pages ask before they take part in a deal that was begun again


class DealPhase:
    """The phase between a table's start and its first frame; every method runs under the room's lock."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._stage: tuple[str, bool] | None = None  # which deal, and whether its numbers are being opened
        self._since = 0.0

    def watch(self) -> None:
        """Count the time of a stage from its beginning; a server that has just started counts from now."""
        room = self._room
        stage = (room.row.sealing.secret, lobby.opening(room.row))
        if room.row.status == "sealing" and stage != self._stage:
            self._stage, self._since = stage, room.live.now()
            room.set_alarm(self._patience())

    async def begin(self) -> None:
        """Begin the phase: the host has started the game."""
        await self._deal_if_sealed()

    async def hear(self, seat: int, message: CommitNumber | RevealNumber | DeclineDeal) -> None:
        """Take a seat's promise, or the number that it opens, or that it takes no part."""
        row, dealers = self._room.row, lobby.dealers(self._room.row)
        if row.status != "sealing" or seat not in dealers:
            raise Conflict("not-sealing")
        if not isinstance(message, RevealNumber) and message.commitment != sealing.shown(row.sealing):
            raise Conflict("not-sealing")  # it was said about a deal that has been given up since
        if isinstance(message, CommitNumber):
            sealed = sealing.with_promise(row.sealing, seat, message.hash)
        elif isinstance(message, RevealNumber):
            sealed = sealing.with_number(row.sealing, dealers, seat, message.number)
        else:
            sealed = lobby.without_number(row, [seat])
        await self._room.save(replace(row, sealing=sealed))
        await self._deal_if_sealed()

    async def tick(self, now: float) -> None:
        """Stop waiting for the seats that stayed silent for too long."""
        room = self._room
        self.watch()
        given = room.row.sealing.numbers if lobby.opening(room.row) else room.row.sealing.promises
        silent = [seat for seat in lobby.dealers(room.row) if seat not in given]
        left = self._since + self._patience() - now
        if silent and left > 0:
            room.set_alarm(left)
            return
        if silent:
            await room.save(replace(room.row, sealing=lobby.without_number(room.row, silent)))
        await self._deal_if_sealed()

    def _patience(self) -> float:
        """Return how many seconds a stage may take."""
        asks = bool(self._room.row.sealing.failed) and not lobby.opening(self._room.row)
        return ASK_SECONDS if asks else SEAL_SECONDS

    async def _deal_if_sealed(self) -> None:
        if sealing.opened(self._room.row.sealing, lobby.dealers(self._room.row)):
            await self._room.deal()
