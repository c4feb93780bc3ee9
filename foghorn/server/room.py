"""One table and its one writer: every change goes through the room's lock, is durable, and only then is told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from ..core.errors import FoghornError, Illegal, Refused
from ..core.event import Event
from ..core.frame import frame_of
from ..core.game import game_of, read_options
from ..core.record import Heading, heading_of, open_table
from ..core.table import Entry, Saved, Table
from ..store.errors import StoreRefused
from ..store.rows import Snapshot, TableRow
from . import lobby, sealing
from .archive import finished_of
from .clock import Clock
from .connection import Connection
from .wire import Act, Back, ChairNews, Done, Incoming, No, Open, Promise, Said, Say, TableNews, Undo, encode

if TYPE_CHECKING:
    from .hall import Hall

SNAPSHOT_EVERY = 200
AWAY_SECONDS = 45.0
SEAL_SECONDS = 15.0
QUIET_SECONDS = 30.0  # longer than any caller holds a room without its lock
STAND_IN = "steady"


class Room:
    """A table that somebody is at, or that has something to do."""

    def __init__(self, hall: Hall, row: TableRow) -> None:
        self.hall, self.row = hall, row
        self.table: Table | None = None
        self.clock = Clock(row.settings.seconds)
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.left_at: dict[int, float] = {}  # when a seat's last connection went
        self.sealing_since = self.used = hall.now()
        self._pondering: dict[int, int] = {}  # seat -> the seq at which the choice opened that a bot ponders
        self._snapshot = 0

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
        self.table = table
        self.clock.recall(table.opened, times, self.row.pauses)
        if table.state.over():  # the server stopped between the last choice and the archive
            self.hall.spawn(self.finish())
        self.go_on()

    def heading(self) -> Heading:
        """The record's heading: options, names and the sealed deal."""
        game = game_of(self.row.game)
        options = read_options(game, self.row.options)
        names = [chair.name for chair in self.row.chairs]
        return heading_of(game, options, names, sealing.deal_of(self.row.sealing))

    # Connections.

    async def attach(self, connection: Connection) -> None:
        """A page opens: it gets the table, the talk so far and the newest frame."""
        async with self.lock:
            self.connections.add(connection)
            if connection.seat is not None:
                self.left_at.pop(connection.seat, None)
            for line in await self.hall.store.chat(self.row.id):
                connection.send(self._said(line.number, line.guest, line.name, line.text, line.at))
            if self.table is not None:
                connection.send(frame_of(self.table, connection.seat, []))
            self.tell_table()

    def detach(self, connection: Connection) -> None:
        """A page is gone; its seat is away unless another page of it is open."""
        self.connections.discard(connection)
        seat = connection.seat
        if seat is not None and not self.present(seat):
            self.left_at[seat] = self.hall.now()
            self.hall.set_alarm(self, AWAY_SECONDS)
        self.tell_table()

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
        frames: dict[int | None, bytes] = {}
        for connection in self.connections:
            if connection.seat not in frames:
                frames[connection.seat] = encode(frame_of(self.table, connection.seat, events))
            connection.send_bytes(frames[connection.seat])

    def news(self, guest: str | None) -> TableNews:
        """The table as one guest sees it."""
        row, now = self.row, self.hall.now()
        chairs = [
            ChairNews(
                name=chair.name,
                kind="person" if chair.guest else "bot" if chair.bot else "free",
                bot=chair.bot,
                away=chair.guest is not None and not self.present(seat),
                stand_in=chair.stand_in,
                promised=seat in row.sealing.promises,
                seconds=self.clock.left(seat, now),
            )
            for seat, chair in enumerate(row.chairs)
        ]
        return TableNews(
            id=row.id,
            game=row.game,
            options=row.options,
            settings=row.settings,
            status=row.status,
            you=lobby.seat_of(row, guest),
            host=guest is not None and row.host == guest,
            chairs=chairs,
            watchers=sum(connection.seat is None for connection in self.connections),
            commitment=sealing.shown(row.sealing),
            opening=row.status == "sealing" and sealing.promised(row.sealing, self._dealers()),
            rematch=row.rematch,
        )

    # What pages say.

    async def handle(self, connection: Connection, message: Incoming) -> None:
        """Carry a message out, or tell its sender why not."""
        name = getattr(message, "id", None)
        try:
            async with self.lock:
                seq = await self._carry_out(connection, message)
        except FoghornError as error:
            connection.send(No(id=name, refusal=error.refusal))
        else:
            if name is not None:
                connection.send(Done(id=name, seq=seq))

    async def _carry_out(self, connection: Connection, message: Incoming) -> int:
        seat = connection.seat
        if seat is None or connection.guest is None:
            raise Illegal("only-watching")
        if isinstance(message, Act | Undo):
            return await self._play(seat, message, "person")
        if isinstance(message, Say):
            return await self._say(seat, connection.guest, message)
        if isinstance(message, Back):
            await self.save(lobby.with_chair(self.row, seat, replace(self.row.chairs[seat], stand_in=False)))
        elif isinstance(message, Promise | Open):
            await self._seal(seat, message)
        else:
            raise Illegal("already-greeted")
        return self.table.seq if self.table else 0

    async def _say(self, seat: int, guest: str, message: Say) -> int:
        if guest in self.row.muted:
            raise Illegal("muted")
        name = self.row.chairs[seat].name
        line = await self.hall.store.add_chat(self.row.id, guest, name, message.text, self.hall.now())
        for connection in self.connections:
            connection.send(self._said(line.number, guest, name, line.text, line.at))
        return line.number

    def _said(self, number: int, guest: str, name: str, text: str, at: float) -> Said:
        return Said(number=number, seat=lobby.seat_of(self.row, guest), name=name, text=text, at=at)

    # The game.

    async def _play(self, seat: int, message: Act | Undo, by: str) -> int:
        """Append a choice and tell everybody; a message that was carried out before is only acknowledged."""
        table = self.table
        if table is None:
            raise Illegal("not-running")
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
            if refused.refusal.code == "unknown":  # it may or may not be there: the store knows
                await self.load()
            raise
        if not fresh:
            done = await self.hall.store.find_entry(self.row.id, seat, message.id)
            return done.seq if done else table.seq
        self._fold(table, entry)
        return entry.seq

    def _entry(self, table: Table, seat: int, message: Act | Undo, by: str) -> Entry:
        now = self.hall.now()
        if isinstance(message, Undo):
            if not table.can_undo(seat):
                raise Illegal("nothing-to-undo")
            return Entry(table.seq + 1, message.id, seat, "undo", "", "person", now)
        action = table.propose(seat, message.decision, message.action)
        text = table.game.text(table.state, action)
        if by == "clock":
            return Entry(table.seq + 1, message.id, seat, "timeout", text, "clock", now)
        return Entry(table.seq + 1, message.id, seat, "act", text, "bot" if by == "bot" else "person", now)

    def _fold(self, table: Table, entry: Entry) -> None:
        events = table.accept(entry)
        table.take_settled()
        self.hall.metrics.moves += 1
        self.clock.note(table.opened, entry.at)
        self.tell_frames(events)
        if self.clock.seconds is not None:
            self.tell_table()
        if table.state.over():
            self.hall.spawn(self.finish())
        else:
            self.go_on()
            if entry.seq - self._snapshot >= SNAPSHOT_EVERY:
                self._save_snapshot(table)

    def _save_snapshot(self, table: Table) -> None:
        saved = table.save()
        if saved is not None:
            self._snapshot = saved.seq
            snapshot = Snapshot(seq=saved.seq, body=msgspec.json.encode(saved))
            self.hall.spawn(self.hall.store.put_snapshot(self.row.id, snapshot))

    async def finish(self) -> None:
        """The game has ended: keep its record, open the secret."""
        async with self.lock:
            if self.row.status != "running" or self.table is None:
                return
            entries = await self.hall.store.entries(self.row.id)
            row, now = replace(self.row, status="finished", changed=self.hall.now()), self.hall.now()
            finished = await asyncio.to_thread(finished_of, row, self.heading(), entries, now)
            await self.hall.store.finish(row, finished)
            self.row = row
            self.tell_table()

    # Who is not a person, or not there.

    def go_on(self) -> None:
        """Let bots ponder the choices that are theirs, and set the alarm for the next one to run out."""
        table = self.table
        if table is None or table.state.over():
            return
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
        legal = state.legal(seat)
        try:
            action = await self.hall.thinkers.choose(game.meta.key, name, game.view(state, seat), legal)
            async with self.lock:
                if self.table is table and table.opened.get(seat) == opened:
                    message = Act(id=f"{by}-{opened}-{seat}", decision=opened, action=game.text(state, action))
                    await self._play(seat, message, by)
        except StoreRefused:
            self.hall.set_alarm(self, 1.0)  # the store will be back; then the bot tries again
        finally:
            if self._pondering.get(seat) == opened:
                del self._pondering[seat]

    async def tick(self) -> None:
        """The alarm: time ran out, somebody has been away for long, or a deal waits for a silent seat."""
        async with self.lock:
            now = self.hall.now()
            if self.row.status == "sealing":
                await self._seal_late(now)
            if self.table is None:
                return
            await self._stand_in(now)
            for seat in self.clock.out_of_time(now):
                opened = self.table.opened.get(seat)
                if opened is not None and self._pondering.get(seat) != opened:
                    self._pondering[seat] = opened
                    self.hall.spawn(self._ponder(self.table, seat, opened, STAND_IN, "clock"))
            self.go_on()

    async def _stand_in(self, now: float) -> None:
        if not self.row.settings.stand_in or self.table is None:
            return
        for seat, at in list(self.left_at.items()):
            chair = self.row.chairs[seat]
            if chair.guest is None or chair.stand_in or seat not in self.table.opened:
                continue
            if now - at >= AWAY_SECONDS:
                await self.save(lobby.with_chair(self.row, seat, replace(chair, stand_in=True)))

    # The table around the game.

    async def save(self, row: TableRow) -> None:
        """Keep a changed row, then tell everybody."""
        row = replace(row, changed=self.hall.now()) if row.status != "running" else row
        await self.hall.store.save_table(row)
        self.row = row
        self.tell_table()
        self.go_on()

    def _dealers(self) -> list[int]:
        """The seats whose numbers the deal waits for."""
        return [seat for seat in lobby.people(self.row) if seat not in sealing.excused(self.row.sealing)]

    async def start(self, guest: str) -> None:
        """The host starts: first the deal is sealed."""
        async with self.lock:
            await self.save(lobby.started(self.row, guest))
            self.sealing_since = self.hall.now()
            self.hall.set_alarm(self, SEAL_SECONDS)
            await self._deal_if_sealed()

    async def _seal(self, seat: int, message: Promise | Open) -> None:
        if self.row.status != "sealing":
            raise Illegal("not-sealing")
        if isinstance(message, Promise):
            sealed = sealing.with_promise(self.row.sealing, seat, message.hash)
        else:
            sealed = sealing.with_number(self.row.sealing, self._dealers(), seat, message.number)
        await self.save(replace(self.row, sealing=sealed))
        await self._deal_if_sealed()

    async def _seal_late(self, now: float) -> None:
        """Whoever kept silent is recorded, and the deal starts anew without waiting for it."""
        left = self.sealing_since + SEAL_SECONDS - now
        if left > 0:
            self.hall.set_alarm(self, left)
            return
        silent = [
            seat
            for seat in self._dealers()
            if seat not in (self.row.sealing.numbers if self._all_promised() else self.row.sealing.promises)
        ]
        self.sealing_since = now
        self.hall.set_alarm(self, SEAL_SECONDS)
        await self.save(replace(self.row, sealing=sealing.anew(self.row.sealing, silent)))
        await self._deal_if_sealed()

    def _all_promised(self) -> bool:
        return sealing.promised(self.row.sealing, self._dealers())

    async def _deal_if_sealed(self) -> None:
        if not sealing.opened(self.row.sealing, self._dealers()):
            return
        row = replace(self.row, status="running", changed=self.hall.now())
        await self.hall.store.save_table(row)
        self.row = row
        self.table = open_table(self.heading())
        self.clock.note(self.table.opened, row.changed)
        self.tell_table()
        self.tell_frames(self.table.opening)
        self.go_on()
