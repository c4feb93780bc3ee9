"""One table and its only writer: every change is made under the room's lock, and is durable before it is sent."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from ..core.entry import Chosen, Entry, Move, TakenBack
from ..core.errors import FoghornError, Refused
from ..core.event import Event
from ..core.game import game_of, read_options
from ..core.record import Heading, heading_of, open_table
from ..core.table import Proposal, Saved, Table
from ..store.errors import RowChanged, StoreRefused
from ..store.rows import OVER, Snapshot, TableRow
from . import lessons, lobby, sealing
from .autoplay import AWAY_SECONDS, RETRY_SECONDS, Autoplay
from .connection import Connection, must_fit
from .deal_phase import DealPhase
from .errors import Conflict, Forbidden, NotFound
from .names import without_hidden
from .presence import Presence, show
from .questions import Questions
from .table_state import table_state
from .wire import (
    Act,
    Ask,
    Chat,
    ChatMessage,
    CommitNumber,
    DeclineDeal,
    Done,
    Incoming,
    Rejected,
    ResumeSeat,
    RevealNumber,
    ShowAid,
    TableState,
    Undo,
)

if TYPE_CHECKING:
    from .live_tables import LiveTables

SNAPSHOT_EVERY = 200
QUIET_SECONDS = 30.0  # longer than any caller holds a room without its lock
IN_DOUBT = ("unknown", "out-of-order")  # the store may have an entry that the room does not have
ROW_IN_DOUBT = ("unknown", "row-changed")  # the store may have a newer row than the room


class Room:
    """A table in memory, because a page is open or there is something to do."""

    def __init__(self, live: LiveTables, row: TableRow) -> None:
        self.live, self.row = live, row
        self.table: Table | None = None
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.autoplay = Autoplay(live, self)
        self.deal_phase = DealPhase(self)
        self.questions = Questions(live, self)
        self.used = live.now()
        self._snapshot = 0
        self._in_doubt = False

    async def load(self) -> None:
        """Load a running game: restore its last snapshot and fold the log after it."""
        if self.row.status != "running":
            self._tell_guests()
            return
        table = open_table(self.heading())
        times = {0: self.row.changed}
        snapshot = await self.live.store.snapshot(self.row.id)
        if snapshot is not None:
            table.restore(msgspec.json.decode(snapshot.body, type=Saved))
            self._snapshot = snapshot.seq
        for entry in await self.live.store.entries(self.row.id, min([table.seq, *table.decisions.values()]) - 1):
            times[entry.seq] = entry.at
            if entry.seq > table.seq:
                table.fold(entry)
                table.take_settled()
        self.table, self._in_doubt = table, False
        self.autoplay.recall(table, times)
        self._tell_guests()
        self.autoplay.go_on()

    def heading(self) -> Heading:
        """Return the record's heading. It has no nicknames: a guest who deletes itself must not stay in the record."""
        game = game_of(self.row.game)
        options = read_options(game, self.row.options)
        names = [f"seat {seat}" for seat in range(1, len(self.row.chairs) + 1)]
        seed = self.row.seed
        deal = sealing.deal_of(self.row.sealing) if seed is None else lessons.deal_of(self.row, seed)
        return heading_of(game, options, names, deal)

    # Connections.

    async def attach(self, connection: Connection) -> None:
        """Add a page, and send it the table, the chat so far and the newest frame."""
        async with self.lock:
            talk = await self.live.store.chat(self.row.id)
            must_fit(connection, self.presence.connections)
            # In the meantime its guest may have lost the seat, or changed it, or nobody may watch any more.
            connection.seat = lobby.seat_of(self.row, connection.guest)
            if connection.seat is None and (connection.guest is not None or not self.row.settings.spectators):
                raise NotFound("no-such-table")
            if connection.seat is not None and not self.presence.anybody(lobby.people(self.row)):
                self._count_absent()  # absence counts from when another guest waits
            self.presence.add(connection)
            connection.table = self.row.id
            self.live.notices.add(connection)
            connection.most += len(talk)
            for line in talk:
                connection.send(self._said(line.number, line.guest, line.name, line.text, line.at))
            if self.table is not None:
                show(connection, self.table, self.row.settings.aid)
            self.tell_table()

    def detach(self, connection: Connection) -> None:
        """Remove a page; its seat is away unless another page of it is open."""
        self.live.notices.remove(connection)
        if self.presence.remove(connection, self.live.now()):
            self.set_alarm(AWAY_SECONDS)
        self.tell_table()

    def _count_absent(self) -> None:
        self.presence.count_from(self.live.now(), lobby.people(self.row))
        self.set_alarm(AWAY_SECONDS)

    @property
    def connections(self) -> set[Connection]:
        """The pages open at the table."""
        return self.presence.connections

    def awaited(self) -> dict[int, float]:
        """Map each person who must choose now to since when; bots and their stand-ins choose by themselves."""
        if self.table is None or self.row.status != "running":
            return {}
        chairs, clock = self.row.chairs, self.autoplay.clock
        waiting = [seat for seat in self.table.decisions if chairs[seat].guest and not chairs[seat].stand_in]
        return {seat: clock.since(seat) or self.row.changed for seat in waiting}

    def idle(self) -> bool:
        """Tell whether the room may be forgotten; its whole state is in the store."""
        quiet = self.live.now() - self.used > QUIET_SECONDS
        return quiet and not self.connections and not self.autoplay.pondering and not self.lock.locked()

    def tell_table(self) -> None:
        """Send every page the state of the table, as its guest sees it."""
        self.presence.tell(self.state_for)

    def state_for(self, guest: str | None) -> TableState:
        """Return the state of the table as one guest sees it."""
        follower = self.row.rematch if self.row.settings.spectators else None
        watch = None if follower is None else self.live.keys.watching(follower)
        return table_state(self.row, guest, self.presence, self.autoplay.clock, self.live.now(), watch)

    def _tell_guests(self) -> None:
        """Tell everybody who sits here what is new, wherever their pages are."""
        self.live.notices.tell(self.row, self.awaited())

    def set_alarm(self, seconds: float) -> None:
        """Let the room tick after some seconds."""
        self.live.set_alarm(self.row.id, seconds)

    # Messages from pages.

    async def handle(self, connection: Connection, message: Incoming) -> None:
        """Carry out a message, or tell its sender why it was refused; a question is answered in the background."""
        if isinstance(message, Ask):
            self.live.spawn(self.questions.reply(connection, message))
            return
        name = getattr(message, "id", None)
        try:
            async with self.lock:
                seq = await self._carry_out(connection, message)
        except FoghornError as error:
            connection.send(Rejected(id=name, refusal=error.refusal))
        else:
            if name is not None:
                connection.send(Done(id=name, seq=seq))

    async def _carry_out(self, connection: Connection, message: Incoming) -> int:
        seat = lobby.seat_of(self.row, connection.guest)  # its page may not have heard yet that it lost the seat
        if isinstance(message, ShowAid):
            return self._help(connection, message.on)
        if seat is None or connection.guest is None:
            raise Forbidden("only-watching")
        if isinstance(message, Act):
            choice = Chosen(message.action, after_hint=seat in self.questions.hinted)
            seq = await self.play(seat, choice, message.id, message.decision)
            self.questions.hinted.discard(seat)
            return seq
        if isinstance(message, Undo):
            return await self.play(seat, TakenBack(), message.id)
        if isinstance(message, Chat):
            return await self._say(seat, connection.guest, message)
        if isinstance(message, ResumeSeat):
            await self.change(lambda row: lobby.with_chair(row, seat, replace(row.chairs[seat], stand_in=False)))
        elif isinstance(message, CommitNumber | RevealNumber | DeclineDeal):
            await self.deal_phase.hear(seat, message)
        else:
            raise Conflict("already-greeted")
        return self.table.seq if self.table else 0

    def _help(self, connection: Connection, wanted: bool) -> int:
        """Turn the game's aid on or off for one page; no other page pays for computing it.

        Whether the table allows it is decided with each frame: before the game, its host may still change that.
        """
        connection.aided = wanted
        if self.table is None:
            return 0
        show(connection, self.table, self.row.settings.aid)
        return self.table.seq

    async def _say(self, seat: int, guest: str, message: Chat) -> int:
        if guest in self.row.muted:
            raise Forbidden("muted")
        text = without_hidden(message.text)
        if not text:
            raise Conflict("unreadable")
        sent = await self.live.store.find_chat(self.row.id, guest, message.id)
        if sent is not None:  # its page did not hear that it was stored
            return sent
        name, now = self.row.chairs[seat].name, self.live.now()
        line = await self.live.store.add_chat(self.row.id, guest, name, text, now, message.id)
        said = self._said(line.number, guest, name, line.text, line.at)
        self.presence.tell(lambda _: said)
        return line.number

    def _said(self, number: int, guest: str, name: str, text: str, at: float) -> ChatMessage:
        return ChatMessage(number=number, seat=lobby.seat_of(self.row, guest), name=name, text=text, at=at)

    # The game.

    async def play(self, seat: int, move: Move, id: str, decision: int | None = None) -> int:
        """Append a move and send every page its frame; a message that was carried out before is only acknowledged."""
        if self._in_doubt:
            await self._look_again()
        table = self.table
        if table is None:
            raise Conflict("not-running")
        try:
            proposal = table.propose(seat, move, decision)
        except Refused:
            done = await self.live.store.find_entry(self.row.id, seat, id)
            if done is None:
                raise
            return done.seq
        entry = proposal.entry(id, self.live.now())
        try:
            fresh = await self.live.store.append(self.row.id, entry)
        except StoreRefused as refused:
            self._in_doubt = refused.code in IN_DOUBT
            self.set_alarm(RETRY_SECONDS)
            raise
        except asyncio.CancelledError:  # the server stops and no longer waits for the store
            self._in_doubt = True
            raise
        if not fresh:
            done = await self.live.store.find_entry(self.row.id, seat, id)
            return done.seq if done else table.seq
        self._accept(table, proposal, entry)
        return entry.seq

    async def _look_again(self) -> None:
        """Load the game again, because the log may have more entries than the room; send every page its frame."""
        await self.load()
        self._tell_frames([])

    def _accept(self, table: Table, proposal: Proposal, entry: Entry) -> None:
        """Carry out a move that is now in the log."""
        events = table.accept(proposal)
        table.take_settled()
        self.live.metrics.moves.inc()
        self.autoplay.note(table, entry.at)
        self._tell_frames(events)
        self._tell_guests()
        if self.autoplay.clock.seconds is not None:
            self.tell_table()
        self.autoplay.go_on()
        if entry.seq - self._snapshot >= SNAPSHOT_EVERY:
            self._save_snapshot(table)

    def _tell_frames(self, events: list[Event]) -> None:
        assert self.table is not None
        self.presence.tell_frames(self.table, events, self.row.settings.aid)

    def _save_snapshot(self, table: Table) -> None:
        saved = table.save()
        if saved is not None:
            self._snapshot = saved.seq
            snapshot = Snapshot(seq=saved.seq, body=msgspec.json.encode(saved))
            self.live.spawn(self.live.store.put_snapshot(self.row.id, snapshot))

    async def tick(self) -> None:
        """Act on an alarm: time ran out, a guest has been away for long, or a deal waits for a silent seat."""
        async with self.lock:
            now = self.live.now()
            if self.row.status == "sealing":
                await self.deal_phase.tick(now)
            if self.table is None:
                return
            if self._in_doubt:
                await self._look_again()
            await self.autoplay.tick(now, self.presence.away(lobby.people(self.row)))

    # The table around the game.

    async def change(self, step: Callable[[TableRow], TableRow]) -> None:
        """Save what a step makes of the row; if somebody else has changed that, what it makes of the newest one."""
        try:
            await self.save(step(self.row))
        except RowChanged:
            await self.save(step(self.row))

    async def save(self, row: TableRow) -> None:
        """Store a changed row, and the record if this change ends the game; then send every page the state."""
        await self._store(row)
        self._tell_row()

    async def _store(self, row: TableRow) -> None:
        """Store a changed row; after a refusal that leaves the room's own row in doubt, read the newest one."""
        try:
            self.row = await self._stored(row)
        except StoreRefused as refused:
            if refused.code in ROW_IN_DOUBT:
                with contextlib.suppress(StoreRefused):  # changes are refused until it can be read
                    await self.read_again()
            raise

    async def _stored(self, row: TableRow) -> TableRow:
        """Return a changed row as it was stored."""
        if row.status in OVER and self.table is not None and self.row.status == "running":
            return await self.autoplay.archive(self.table, row)
        row = replace(row, changed=self.live.now()) if row.status != "running" else row
        return await self.live.store.save_table(row)

    def _tell_row(self) -> None:
        """Send every page the state of the table, and let the game go on by it."""
        self.deal_phase.watch()
        if not self.row.settings.spectators:
            self.presence.drop_watchers("no-such-table")
        self.presence.follow(lambda guest: lobby.seat_of(self.row, guest))
        self.tell_table()
        self._tell_guests()
        self.autoplay.go_on()

    async def read_again(self) -> None:
        """Read the row, which the store has changed or may have changed; load the game if it was dealt meanwhile."""
        self.row = await self.live.store.table(self.row.id) or self.row
        if self.table is None and self.row.status == "running":
            await self._look_again()
            self._count_absent()
        self._tell_row()

    async def start(self, guest: str) -> None:
        """Start the game for its host; first the deal is sealed."""
        async with self.lock:
            await self.change(lambda row: lobby.started(row, guest))
            await self.deal_phase.begin()

    async def deal(self) -> None:
        """Deal and begin the game; all numbers have been opened."""
        await self._store(replace(self.row, status="running", changed=self.live.now()))
        self.table = open_table(self.heading())
        self.autoplay.note(self.table, self.row.changed)
        self._count_absent()
        self.tell_table()
        self._tell_frames(self.table.opening)
        self._tell_guests()
        self.autoplay.go_on()
