"""What a table does by itself: bots choose, clocks run out, bots stand in, and a game that has ended is archived.

It knows the store and the table's log but not the connections: the caller passes in which seats are away.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Mapping
from typing import Any, Literal, Protocol

from msgspec.structs import replace

from ..bots.bot import choose_at_random, default_bot
from ..core.action import legal_actions
from ..core.chance import Seeded
from ..core.entry import Chosen, ChosenForAbsent, Move, TurnRanOut
from ..core.errors import Refused
from ..core.record import Heading
from ..core.table import Table
from ..store.errors import StoreRefused
from ..store.rows import Result, TableRow
from ..store.store import Store
from . import lobby
from .archive import finished_of
from .bot_pool import BotPool
from .clock import Clock
from .lessons import by_the_book
from .solo import attempt_at

AWAY_SECONDS = 45.0
RETRY_SECONDS = 1.0

log = logging.getLogger("foghorn.server")

Reason = Literal["bot", "away", "clock"]  # a bot chooses: at its own seat, for an absent player, for one out of time


class Surroundings(Protocol):
    """What autoplay needs of the server."""

    store: Store
    bot_pool: BotPool

    def now(self) -> float:
        """Return the time."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a coroutine in the background."""

    def set_alarm(self, table: str, seconds: float) -> None:
        """Let a table tick after a while."""


class Writer(Protocol):
    """A table's only writer. The caller of `play` or `save` holds its lock."""

    row: TableRow
    table: Table | None
    lock: asyncio.Lock

    def heading(self) -> Heading:
        """Return the record's heading."""

    async def play(self, seat: int, move: Move, id: str, decision: int | None = None) -> int:
        """Append a move to the log and carry it out."""

    async def save(self, row: TableRow) -> None:
        """Store a changed row."""


class Autoplay:
    """The moves at one table that no player sends."""

    def __init__(self, server: Surroundings, writer: Writer) -> None:
        self.clock = Clock()
        self._server, self._writer = server, writer
        self._pondering: dict[int, int] = {}  # seat -> the seq that opened the choice a bot ponders

    @property
    def pondering(self) -> bool:
        """Whether a bot is still thinking."""
        return bool(self._pondering)

    def recall(self, table: Table, times: Mapping[int, float]) -> None:
        """Restore the clock of a table that was loaded; `times` maps the seq of its entries to their times."""
        self.clock.recall(*self._timed(table), times, self._writer.row.pauses, self._server.now())

    def note(self, table: Table, at: float) -> None:
        """Start the clock for the choices that an entry opened."""
        self.clock.note(*self._timed(table), at)

    def _timed(self, table: Table) -> tuple[Mapping[int, int], int | None]:
        """Return the entry that started each seat's time, and the limit; a turn with its own limit has no other."""
        if table.turn_limit is None:
            return table.decisions, self._writer.row.settings.seconds
        return dict.fromkeys(table.decisions, table.turn_seq), table.turn_limit.seconds

    def go_on(self) -> None:
        """Let bots ponder their choices, and set the alarm for the next choice that runs out of time."""
        table, row = self._writer.table, self._writer.row
        if table is None or row.status != "running":
            return
        if table.state.over():
            self._server.spawn(self.finish())
        for seat, decision in table.decisions.items():
            chair = row.chairs[seat]
            if chair.bot is not None:
                self._let_ponder(table, seat, decision, chair.bot, "bot")
            elif chair.stand_in:
                self._let_ponder(table, seat, decision, default_bot(table.game), "away")
        alarm = self.clock.next_alarm(self._server.now())
        if alarm is not None:
            self._set_alarm(alarm)

    async def tick(self, now: float, away: Mapping[int, float]) -> None:
        """Act on the passing of time, under the writer's lock; `away` tells since when each absent seat is away."""
        await self._stand_in(now, away)
        for seat in self.clock.out_of_time(now):
            table = self._writer.table
            decision = None if table is None else table.decisions.get(seat)
            if table is None or decision is None:
                continue
            if table.turn_limit is not None:
                await self._end_turn(table, seat)
            else:
                self._let_ponder(table, seat, decision, default_bot(table.game), "clock")
        self.go_on()

    async def _stand_in(self, now: float, away: Mapping[int, float]) -> None:
        """Let a bot play for each guest who has been away for long."""
        if not self._writer.row.settings.stand_in:
            return
        for seat, since in list(away.items()):
            row = self._writer.row
            chair = row.chairs[seat]
            if chair.guest is None or chair.stand_in or row.status != "running":
                continue
            if now - since >= AWAY_SECONDS:
                await self._writer.save(lobby.with_chair(row, seat, replace(chair, stand_in=True)))
            else:
                self._set_alarm(since + AWAY_SECONDS - now)

    async def _end_turn(self, table: Table, seat: int) -> None:
        """End a turn whose time has run out."""
        try:
            await self._writer.play(seat, TurnRanOut(), f"hourglass:{table.turn_seq}:{seat}")
        except StoreRefused:
            self._set_alarm(RETRY_SECONDS)

    def _let_ponder(self, table: Table, seat: int, decision: int, bot: str, reason: Reason) -> None:
        if self._pondering.get(seat) != decision:
            self._pondering[seat] = decision
            self._server.spawn(self._ponder(table, seat, decision, bot, reason))

    async def _ponder(self, table: Table, seat: int, decision: int, bot: str, reason: Reason) -> None:
        writer = self._writer
        try:
            action = await self._choose(table, seat, bot)
            async with writer.lock:
                try:
                    await self._play(seat, decision, action, reason)
                except Refused as refused:  # the game must not stand still for a bot's mistake
                    log.error("%s chose what it may not at table %s: %s", bot, writer.row.id, refused.refusal.code)
                    await self._play(seat, decision, None, reason)
        except StoreRefused:
            self._set_alarm(RETRY_SECONDS)  # the bot tries again when the store is back
        finally:
            if self._pondering.get(seat) == decision:
                del self._pondering[seat]

    async def _play(self, seat: int, decision: int, action: int | None, reason: Reason) -> None:
        """Play what a bot chose, or at random, if the choice is still open; raises `Refused` if it is not legal."""
        table = self._writer.table
        if table is None or table.decisions.get(seat) != decision:
            return
        if action is None:
            choices = legal_actions(table.game, table.state, seat)
            action = choose_at_random(None, choices, Seeded(secrets.randbits(60)))
        text = table.game.text(table.state, action)
        move = Chosen(text, "bot") if reason == "bot" else ChosenForAbsent(text, reason)
        # A client cannot send an id with a colon, so the two kinds of id never collide.
        await self._writer.play(seat, move, f"{reason}:{decision}:{seat}", decision)

    async def _choose(self, table: Table, seat: int, bot: str) -> int:
        row, state, game = self._writer.row, table.state, table.game
        if row.seed is not None:
            action = by_the_book(row, state, seat, await self._server.store.entries(row.id))
            if action is not None:
                return action
        choices = legal_actions(game, state, seat)
        return await self._server.bot_pool.choose(game.meta.key, bot, game.view(state, seat), choices)

    async def finish(self) -> None:
        """Mark a game that has ended as finished: its record is archived and the secret opened."""
        writer = self._writer
        try:
            async with writer.lock:
                if writer.row.status == "running":
                    await writer.save(replace(writer.row, status="finished"))
        except StoreRefused:
            self._set_alarm(RETRY_SECONDS)

    async def archive(self, table: Table, row: TableRow) -> TableRow:
        """Archive the record of a game that has ended or was abandoned; return the row as stored."""
        store = self._server.store
        entries = await store.entries(row.id)
        state = table.state
        result = Result(
            totals=state.scores(),
            winners=state.winners(),
            statistics=table.game.statistics(state) if state.over() else {},
        )
        row = replace(row, changed=self._server.now(), result=result)
        finished = await asyncio.to_thread(finished_of, row, self._writer.heading(), entries, row.changed)
        return await store.finish(row, finished, attempt_at(row, table, entries, row.changed))

    def _set_alarm(self, seconds: float) -> None:
        self._server.set_alarm(self._writer.row.id, seconds)
