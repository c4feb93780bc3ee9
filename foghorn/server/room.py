"""One table and its one writer: every change goes through the room's lock, is durable, and only then is told."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from ..core.action import legal_actions
from ..core.errors import FoghornError, Illegal, Refused
from ..core.event import Event
from ..core.frame import frame_of, frames_of
from ..core.game import Limit, game_of, read_options
from ..core.record import Heading, SeededDeal, heading_of, open_table
from ..core.table import Entry, Saved, Table
from ..store.errors import StoreRefused
from ..store.rows import Result, Snapshot, TableRow
from . import lobby, sealing
from .archive import finished_of
from .clock import Clock
from .connection import Connection, must_fit
from .dealing import Dealing
from .errors import Conflict, Forbidden, NotFound
from .news import news_of
from .teaching import by_the_book
from .wire import (
    Act,
    Chat,
    ChatMessage,
    CommitNumber,
    Done,
    Hints,
    Incoming,
    Rejected,
    ResumeSeat,
    RevealNumber,
    TableState,
    Undo,
    encode,
)

if TYPE_CHECKING:
    from .hall import Hall

SNAPSHOT_EVERY = 200
AWAY_SECONDS = 45.0
QUIET_SECONDS = 30.0  # longer than any caller holds a room without its lock
RETRY_SECONDS = 1.0
STAND_IN = "steady"
IN_DOUBT = ("unknown", "out-of-order")  # the store may have an entry that the room has not


class Room:
    """A table that somebody is at, or that has something to do."""

    def __init__(self, hall: Hall, row: TableRow) -> None:
        self.hall, self.row = hall, row
        self.table: Table | None = None
        self.clock = Clock()
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.left_at: dict[int, float] = {}  # when a seat's last connection went
        self.dealing = Dealing(self)
        self.used = hall.now()
        self._pondering: dict[int, int] = {}  # seat -> the seq at which the choice opened that a bot ponders
        self._snapshot = 0
        self._in_doubt = False

    async def load(self) -> None:
        """Fold the log from its last snapshot."""
        if self.row.status != "running":
            return
        table = open_table(self.heading())
        times = {0: self.row.changed}
        snapshot = await self.hall.store.snapshot(self.row.id)
        if snapshot is not None:
            table.restore(msgspec.json.decode(snapshot.body, type=Saved))
            self._snapshot = snapshot.seq
        for entry in await self.hall.store.entries(self.row.id, min([table.seq, *table.opened.values()]) - 1):
            times[entry.seq] = entry.at
            if entry.seq > table.seq:
                table.accept(entry)
                table.take_settled()
        self.table, self._in_doubt = table, False
        self.clock.recall(*self._timed(table), times, self.row.pauses)
        self.go_on()

    def heading(self) -> Heading:
        """The record's heading. It names no people: whoever deletes themselves must not stay in a sealed record."""
        game = game_of(self.row.game)
        options = read_options(game, self.row.options)
        names = [f"seat {seat}" for seat in range(1, len(self.row.chairs) + 1)]
        deal = sealing.deal_of(self.row.sealing) if self.row.seed is None else SeededDeal(self.row.seed)
        return heading_of(game, options, names, deal)

    # Connections.

    async def attach(self, connection: Connection) -> None:
        """A page opens: it gets the table, the talk so far and the newest frame."""
        async with self.lock:
            talk = await self.hall.store.chat(self.row.id)
            must_fit(connection, self.connections)
            if lobby.seat_of(self.row, connection.guest) != connection.seat:  # it lost its seat on the way here
                raise NotFound("no-such-table")
            if connection.seat is not None:
                if not any(map(self.present, lobby.people(self.row))):
                    self._note_absent()  # being away counts from when somebody waits
                self.left_at.pop(connection.seat, None)
            self.connections.add(connection)
            connection.most += len(talk)
            for line in talk:
                connection.send(self._said(line.number, line.guest, line.name, line.text, line.at))
            if self.table is not None:
                self._show(connection)
            self.tell_table()

    def detach(self, connection: Connection) -> None:
        """A page is gone; its seat is away unless another page of it is open."""
        self.connections.discard(connection)
        seat = connection.seat
        if seat is not None and not self.present(seat):
            self.left_at[seat] = self.hall.now()
            self.hall.set_alarm(self, AWAY_SECONDS)
        self.tell_table()

    def _note_absent(self) -> None:
        people, now = lobby.people(self.row), self.hall.now()
        self.left_at = {seat: now for seat in people if not self.present(seat)}
        self.hall.set_alarm(self, AWAY_SECONDS)

    def waiting(self) -> list[int] | None:
        """The seats that must choose now; None where no game runs."""
        return None if self.table is None or self.row.status != "running" else self.table.state.waiting()

    def present(self, seat: int) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    def idle(self) -> bool:
        """Whether the room may be forgotten: the store has it all."""
        quiet = self.hall.now() - self.used > QUIET_SECONDS
        return quiet and not self.connections and not self._pondering and not self.lock.locked()

    def tell_table(self) -> None:
        """Everybody learns who sits where; each its own place."""
        for connection in self.connections:
            connection.send(self.news(connection.guest))

    def tell_frames(self, events: list[Event]) -> None:
        """Everybody gets its own frame; pages of one seat share its bytes."""
        assert self.table is not None
        seats = list({connection.seat for connection in self.connections})
        aided = {connection.seat for connection in self.connections if connection.aided}
        told = frames_of(self.table, seats, events, aided)
        frames = dict(zip(seats, map(encode, told), strict=True))
        for connection in self.connections:
            connection.send_bytes(frames[connection.seat])

    def news(self, guest: str | None) -> TableState:
        """The table as one guest sees it."""
        return news_of(self, guest)

    # What pages say.

    async def handle(self, connection: Connection, message: Incoming) -> None:
        """Carry a message out, or tell its sender why not."""
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
        seat = connection.seat
        if isinstance(message, Hints):
            return self._help(connection, message.on)
        if seat is None or connection.guest is None:
            raise Forbidden("only-watching")
        if isinstance(message, Act | Undo):
            return await self._play(seat, message, "person")
        if isinstance(message, Chat):
            return await self._say(seat, connection.guest, message)
        if isinstance(message, ResumeSeat):
            await self.save(lobby.with_chair(self.row, seat, replace(self.row.chairs[seat], stand_in=False)))
        elif isinstance(message, CommitNumber | RevealNumber):
            await self.dealing.hear(seat, message)
        else:
            raise Conflict("already-greeted")
        return self.table.seq if self.table else 0

    def _help(self, connection: Connection, wanted: bool) -> int:
        """The aid is worked out only for pages that want it, and only where the table allows it."""
        connection.aided = wanted and self.row.settings.aid
        if self.table is None:
            return 0
        self._show(connection)
        return self.table.seq

    def _show(self, connection: Connection) -> None:
        assert self.table is not None
        connection.send(frame_of(self.table, connection.seat, [], connection.aided))

    async def _say(self, seat: int, guest: str, message: Chat) -> int:
        if guest in self.row.muted:
            raise Forbidden("muted")
        name = self.row.chairs[seat].name
        line = await self.hall.store.add_chat(self.row.id, guest, name, message.text, self.hall.now())
        for connection in self.connections:
            connection.send(self._said(line.number, guest, name, line.text, line.at))
        return line.number

    def _said(self, number: int, guest: str, name: str, text: str, at: float) -> ChatMessage:
        return ChatMessage(number=number, seat=lobby.seat_of(self.row, guest), name=name, text=text, at=at)

    # The game.

    async def _play(self, seat: int, message: Act | Undo, by: str) -> int:
        """Append a choice and tell everybody; a message that was carried out before is only acknowledged."""
        if self._in_doubt:
            await self._look_again()
        table = self.table
        if table is None:
            raise Conflict("not-running")
        try:
            entry = self._entry(table, seat, message, by)
        except Refused:
            done = await self.hall.store.find_entry(self.row.id, seat, message.id)
            if done is None:
                raise
            return done.seq
        try:
            fresh = await self.hall.store.append(self.row.id, entry)
        except StoreRefused as refused:
            self._in_doubt = refused.code in IN_DOUBT
            self.hall.set_alarm(self, RETRY_SECONDS)
            raise
        except asyncio.CancelledError:  # the server stops, and waits no longer
            self._in_doubt = True
            raise
        if not fresh:
            done = await self.hall.store.find_entry(self.row.id, seat, message.id)
            return done.seq if done else table.seq
        self._fold(table, entry)
        return entry.seq

    async def _look_again(self) -> None:
        """The log has perhaps more than the room: fold it anew and tell everybody."""
        await self.load()
        self.tell_frames([])

    def _entry(self, table: Table, seat: int, message: Act | Undo, by: str) -> Entry:
        now = self.hall.now()
        if isinstance(message, Undo):
            if not table.can_undo(seat):
                raise Illegal("nothing-to-undo")
            return Entry(table.seq + 1, message.id, seat, "undo", "", "person", now)
        if by == "hourglass":
            return Entry(table.seq + 1, message.id, seat, "timeout", message.action, "clock", now)
        action = table.propose(seat, message.decision, message.action)
        text = table.game.text(table.state, action)
        if by == "clock":
            return Entry(table.seq + 1, message.id, seat, "timeout", text, "clock", now)
        return Entry(table.seq + 1, message.id, seat, "act", text, "bot" if by == "bot" else "person", now)

    def _fold(self, table: Table, entry: Entry) -> None:
        events = table.accept(entry)
        table.take_settled()
        self.hall.metrics.moves.inc()
        self.clock.note(*self._timed(table), entry.at)
        self.tell_frames(events)
        if self.clock.seconds is not None:
            self.tell_table()
        self.go_on()
        if entry.seq - self._snapshot >= SNAPSHOT_EVERY:
            self._save_snapshot(table)

    def _timed(self, table: Table) -> tuple[Mapping[int, int], int | None]:
        """Since which entry each seat's time runs, and how long; a turn of limited time has that and no other."""
        if table.limit is None:
            return table.opened, self.row.settings.seconds
        return dict.fromkeys(table.opened, table.turn_opened), table.limit.seconds

    def _save_snapshot(self, table: Table) -> None:
        saved = table.save()
        if saved is not None:
            self._snapshot = saved.seq
            snapshot = Snapshot(seq=saved.seq, body=msgspec.json.encode(saved))
            self.hall.spawn(self.hall.store.put_snapshot(self.row.id, snapshot))

    async def finish(self) -> None:
        """The game has ended: keep its record, open the secret."""
        try:
            async with self.lock:
                if self.row.status == "running":
                    await self._archive(replace(self.row, status="finished"))
        except StoreRefused:
            self.hall.set_alarm(self, RETRY_SECONDS)

    async def _archive(self, row: TableRow) -> None:
        """Keep the record of a game that has ended, or that everybody left."""
        entries = await self.hall.store.entries(row.id)
        assert self.table is not None
        result = Result(totals=self.table.state.scores(), winners=self.table.state.winners())
        row = replace(row, changed=self.hall.now(), result=result)
        finished = await asyncio.to_thread(finished_of, row, self.heading(), entries, row.changed)
        await self.hall.store.finish(row, finished)
        self.row = row
        self.tell_table()

    # Who is not a person, or not there.

    def go_on(self) -> None:
        """Let bots ponder the choices that are theirs, and set the alarm for the next one to run out."""
        table = self.table
        if table is None or self.row.status != "running":
            return
        if table.state.over():
            self.hall.spawn(self.finish())
        for seat, opened in table.opened.items():
            name = self.bot_at(seat)
            if name is not None and self._pondering.get(seat) != opened:
                self._pondering[seat] = opened
                self.hall.spawn(self._ponder(table, seat, opened, name, "bot"))
        alarm = self.clock.next_alarm(self.hall.now())
        if alarm is not None:
            self.hall.set_alarm(self, alarm)

    def bot_at(self, seat: int) -> str | None:
        """The bot that chooses for a seat now, if one does."""
        chair = self.row.chairs[seat]
        if chair.bot is not None:
            return chair.bot
        return STAND_IN if chair.stand_in else None

    async def _ponder(self, table: Table, seat: int, opened: int, name: str, by: str) -> None:
        state, game = table.state, table.game
        try:
            action = None
            if self.row.seed is not None:
                action = by_the_book(self.row, state, seat, await self.hall.store.entries(self.row.id))
            if action is None:
                choices = legal_actions(game, state, seat)
                action = await self.hall.thinkers.choose(game.meta.key, name, game.view(state, seat), choices)
            async with self.lock:
                if self.table is not None and self.table.opened.get(seat) == opened:
                    # No page can send an id with a colon.
                    message = Act(id=f"{by}:{opened}:{seat}", decision=opened, action=game.text(state, action))
                    await self._play(seat, message, by)
        except StoreRefused:
            self.hall.set_alarm(self, RETRY_SECONDS)  # the store will be back; then the bot tries again
        finally:
            if self._pondering.get(seat) == opened:
                del self._pondering[seat]

    async def tick(self) -> None:
        """The alarm: time ran out, somebody has been away for long, or a deal waits for a silent seat."""
        async with self.lock:
            now = self.hall.now()
            if self.row.status == "sealing":
                await self.dealing.tick(now)
            if self.table is None:
                return
            if self._in_doubt:
                await self._look_again()
            await self._stand_in(now)
            for seat in self.clock.out_of_time(now):
                opened = self.table.opened.get(seat)
                if opened is not None and self.table.limit is not None:
                    await self._end_turn(self.table, self.table.limit, seat)
                elif opened is not None and self._pondering.get(seat) != opened:
                    self._pondering[seat] = opened
                    self.hall.spawn(self._ponder(self.table, seat, opened, STAND_IN, "clock"))
            self.go_on()

    async def _end_turn(self, table: Table, limit: Limit, seat: int) -> None:
        """The turn's time is over."""
        message = Act(
            id=f"hourglass:{table.turn_opened}:{seat}",
            decision=table.opened[seat],
            action=table.game.text(table.state, limit.action),
        )
        try:
            await self._play(seat, message, "hourglass")
        except StoreRefused:
            self.hall.set_alarm(self, RETRY_SECONDS)

    async def _stand_in(self, now: float) -> None:
        """A bot plays on for who has been away for long, unless nobody is there to play with."""
        if not self.row.settings.stand_in or not any(map(self.present, lobby.people(self.row))):
            return
        for seat, at in list(self.left_at.items()):
            chair = self.row.chairs[seat]
            if chair.guest is None or chair.stand_in or self.row.status != "running":
                continue
            if now - at >= AWAY_SECONDS:
                await self.save(lobby.with_chair(self.row, seat, replace(chair, stand_in=True)))
            else:
                self.hall.set_alarm(self, at + AWAY_SECONDS - now)

    # The table around the game.

    async def save(self, row: TableRow) -> None:
        """Keep a changed row, then tell everybody."""
        if row.status == "abandoned" and self.table is not None and self.row.status == "running":
            await self._archive(row)
            return
        row = replace(row, changed=self.hall.now()) if row.status != "running" else row
        await self.hall.store.save_table(row)
        self.row = row
        self.tell_table()
        self.go_on()

    async def start(self, guest: str) -> None:
        """The host starts: first the deal is sealed."""
        async with self.lock:
            await self.save(lobby.started(self.row, guest))
            await self.dealing.begin()

    async def deal(self) -> None:
        """Everybody's number is open: the game begins."""
        row = replace(self.row, status="running", changed=self.hall.now())
        await self.hall.store.save_table(row)
        self.row = row
        self.table = open_table(self.heading())
        self.clock.note(*self._timed(self.table), row.changed)
        self._note_absent()
        self.tell_table()
        self.tell_frames(self.table.opening)
        self.go_on()
