"""Servers that differ in nothing but what one connection must not know.

All servers have the same guests, table, keys, clock and sealed deal. In the first the game is the real one; in each
other the hidden part is replaced, at every decision, by another that its observer (a seat, or a spectator) cannot tell
apart. The same things then happen in all of them.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from foghorn.core.chance import Chance, Sealed, Seeded
from foghorn.core.entry import Chosen, Entry
from foghorn.core.errors import Refused
from foghorn.core.frame import SCHEMA
from foghorn.core.game import AnyGame, game_of
from foghorn.core.record import Heading, open_table
from foghorn.core.state import State
from foghorn.core.table import Table
from foghorn.server import room as room_module
from foghorn.server.live_tables import LiveTables
from foghorn.store.rows import Chair, Sealing, Settings, TableRow
from tests.server.live_server import TABLE, WATCHER, LiveServer
from tests.server.playing import Seat

NOON = 1_000_000.0  # the time on all servers, always
WORLDS = 8  # tries to find a world that an action does not give away


def seen(game: AnyGame, state: State, observer: int | None) -> bytes:
    return msgspec.json.encode(game.view(state, observer))


def fresh(table: Table) -> Chance:
    """Return the table's chance at its position, to be drawn from without changing the table's."""
    assert isinstance(table.chance, Sealed)
    chance = Sealed(table.chance.seed)
    chance.seek(table.chance.position())
    return chance


def after(table: Table, state: State, seat: int, action: int) -> State:
    later = state.clone(fresh(table))
    later.apply(seat, action)
    return later


def alike(real: Table, before: State, world: State, observer: int | None, seat: int, action: int) -> int | None:
    """Find an action in another world after which the observer sees the same; if it is secret, a different one."""
    wanted = seen(real.game, after(real, before, seat, action), observer)
    others = [each for each in world.legal(seat) if each != action] if seat != observer else []
    secret = len(before.waiting()) > 1
    for each in [*others, action] if secret else [action, *others]:
        if each in world.legal(seat) and seen(real.game, after(real, world, seat, each), observer) == wanted:
            return each
    return None


def exchange(real: Table, twin: Table, observer: int | None, chance: Chance) -> bool:
    """Give the twin a world that the observer cannot tell from the real one; tell whether one was found."""
    game = real.game
    for _ in range(WORLDS):
        anchor: State = game.sample(real.options, game.view(real._anchor, observer), chance)
        twin.state = twin._anchor = anchor
        twin.chance, twin.seq, twin.decisions = fresh(real), real.seq, dict(real.decisions)
        twin._loose, before = [], real._anchor
        for step in real._loose:  # choices that can still be taken back, secret ones among them
            other = alike(real, before, twin.state, observer, step.seat, step.action)
            if other is None:
                break
            twin._step(step.seat, other)
            before = after(real, before, step.seat, step.action)
        if len(twin._loose) == len(real._loose):
            assert seen(game, twin.state, observer) == seen(game, real.state, observer)
            return True
    return False


class Dealing:
    """Deals a twin's first hands: the opening is shown, too, to an observer who must not know more."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.to_twin, self.observer = False, 0

    def __call__(self, heading: Heading) -> Table:
        table = open_table(heading)
        if self.to_twin:
            assert exchange(open_table(heading), table, seat_of(self.observer), self.chance)
            table.opening = [table.opening[0], *table.game.opening(table.state)]
        return table


def seat_of(place: int) -> int | None:
    return None if place == WATCHER else place


class PairedServers:
    """The real server and, for each page at its table, a twin of it."""

    def __init__(
        self, key: str, seats: str, seed: int, folder: Path, patch: pytest.MonkeyPatch, observed: int | None = None
    ) -> None:
        """Prepare the servers; `seats` has a `p` per person and a `b` per bot, `observed` is one place or all."""
        self.game, self.random, self.patch = game_of(key), random.Random(seed), patch
        self.chance = Seeded(seed)
        people = [seat for seat, kind in enumerate(seats) if kind == "p"]
        self.places = [*people, WATCHER]
        self.observed = self.places if observed is None else [observed]
        self.secret = self.random.randbytes(32).hex()
        self.row = TableRow(
            id=TABLE,
            game=key,
            rules_version=self.game.meta.rules_version,
            options={"players": len(seats)},
            host=f"guest-{people[0]}",
            chairs=[
                Chair(name=f"Person {seat}", guest=f"guest-{seat}") if kind == "p" else Chair(name="Bot", bot="random")
                for seat, kind in enumerate(seats)
            ],
            settings=Settings(seconds=86_400),
            sealing=Sealing(secret=self.secret),
            made=0.0,
            changed=0.0,
        )
        self.real, *twins = [LiveServer(folder / str(number)) for number in range(len(self.observed) + 1)]
        self.twins = dict(zip(self.observed, twins, strict=True))
        self.compared: Counter[tuple[int, str]] = Counter()  # by place and kind of event
        self.worlds = self.differing = self.parted = self.noticed = self.ids = 0

    async def play(self, decisions: int = 10_000) -> PairedServers:
        """Play a whole game; raises `AssertionError` when two worlds can be told apart."""
        dealing = Dealing(self.chance)
        self.patch.setattr(room_module, "open_table", dealing)
        self.patch.setattr(LiveTables, "now", lambda live: NOON)
        async with AsyncExitStack() as stack:
            for place, server in [(WATCHER, self.real), *self.twins.items()]:
                dealing.to_twin, dealing.observer = server is not self.real, place
                await stack.enter_async_context(server)
                await server.furnish(self.row)
                await server.gather()
                server.keep_true_log(self.patch)
            self.compare(dict.fromkeys(self.twins, "deal"))
            while not self.real.table.state.over() and self.real.table.seq < decisions:
                await self.decide()
            if self.real.table.state.over():
                await self.finish()
        return self

    async def decide(self) -> None:
        """Play one decision: exchange what is hidden, probe all pages, then choose."""
        table = self.real.table
        loose = sorted({step.seat for step in table._loose} & set(self.places))
        if loose and self.random.random() < 0.3:
            seat, action = self.random.choice(loose), None
        else:
            seat = self.random.choice(table.state.waiting())
            action = self.random.choice(table.state.legal(seat))
        plans = {place: self.plan(place, server, seat, action) for place, server in self.twins.items()}
        await self.probe()
        kind = "undo" if action is None else self.game.text(table.state, action).split()[0]
        for server in (self.real, *self.twins.values()):
            if action is not None:
                server.truth[table.seq + 1] = self.game.text(table.state, action)
        name, seq = self.new_id(), table.seq
        able = [place for place in self.observed if action is None or plans[place] is not None]
        await asyncio.gather(
            self.choose(self.real, seat, action, name),
            *(self.choose(self.twins[place], seat, plans[place], name) for place in able),
        )
        for place in set(self.observed) - set(able):
            self.parted += 1
            await self.catch_up(place, self.twins[place], (await self.real.live.store.entries(TABLE, seq))[0])
        await self.settle()
        self.compare(dict.fromkeys(able, kind))

    def plan(self, place: int, server: LiveServer, seat: int, action: int | None) -> int | None:
        """Exchange a twin's world for one in which the choice reveals nothing, if there is one."""
        real, observer, other = self.real.table, seat_of(place), None
        for _ in range(WORLDS):
            assert exchange(real, server.table, observer, self.chance)
            if action is not None:
                other = alike(real, real.state, server.table.state, observer, seat, action)
            if action is None or other is not None:
                break
        self.worlds += 1
        hidden = msgspec.json.encode(self.game.describe(server.table.state))
        self.differing += hidden != msgspec.json.encode(self.game.describe(real.state))
        return other

    async def choose(self, server: LiveServer, seat: int, action: int | None, name: str) -> None:
        if action is None:
            await server.say(seat, {"type": "undo", "id": name})
        elif seat in server.pages:
            text = self.game.text(server.table.state, action)
            opened = server.table.decisions[seat]
            await server.say(seat, {"type": "act", "id": name, "decision": opened, "action": text})
        else:
            await server.let_bot_choose(action)

    async def catch_up(self, place: int, server: LiveServer, entry: Entry) -> None:
        """Follow the real game where the choice was impossible in this world or revealed something."""
        real, room = self.real.table, server.room
        await server.live.store.append(TABLE, entry)
        if real.state.over():
            server.table.state = real.state
            server.table.seq, server.table.decisions = real.seq, {}
        else:
            assert exchange(real, server.table, seat_of(place), self.chance)
        if entry.move == Chosen(entry.action, "bot"):
            await server.drop_thought()
        room.autoplay.note(server.table, entry.at)
        room._tell_guests()
        room.autoplay.go_on()
        if real.state.over():
            server.live.spawn(room.autoplay.finish())

    async def probe(self) -> None:
        """Send messages that do not change the game, on all servers; every answer must be equal."""
        told = False  # whether pages other than the sender's are told
        for place in self.places:
            message = self.message(place)
            told |= message["type"] in ("say", "back")
            willing = [
                server
                for other, server in [(place, self.real), *self.twins.items()]
                if place == other or not may_act(server.table, place, message)
            ]
            await asyncio.gather(*(server.say(place, message) for server in willing))
        if self.random.random() < 0.1:
            place = self.random.choice(self.places)
            await asyncio.gather(*(server.reconnect(place) for server in (self.real, *self.twins.values())))
        if told:
            await self.settle()
        self.compare(dict.fromkeys(self.twins, "probe"))

    def message(self, place: int) -> dict[str, Any]:
        """Make a message that is refused or is only talk; half of the time an illegal action."""
        table, seat = self.real.table, seat_of(place)
        legal = [] if seat is None else table.state.legal(seat)
        illegal = [action for action in range(self.game.meta.actions) if action not in legal]
        opened = table.decisions.get(place, table.seq)
        act = {"type": "act", "decision": opened, "id": self.new_id()}
        rest: list[dict[str, Any]] = [
            {**act, "action": "hop 3"},
            {**act, "action": self.game.text(table.state, illegal[0] if illegal else 0), "decision": opened - 1},
            {"type": "say", "id": self.new_id(), "text": f"a word at {table.seq}"},
            {"type": "back", "id": self.new_id()},
            {"type": "hello", "schema": SCHEMA},
            {"type": "aid", "on": self.random.random() < 0.7},
            {"type": "promise", "commitment": "0" * 64, "hash": "0" * 64},
            {"type": "open", "number": "0" * 64},
            {"type": "decline", "commitment": "0" * 64},
        ]
        if place not in {step.seat for step in table._loose}:
            rest.append({"type": "undo", "id": self.new_id()})
        if illegal and self.random.random() < 0.5:
            return {**act, "action": self.game.text(table.state, self.random.choice(illegal))}
        return self.random.choice(rest)

    async def finish(self) -> None:
        """Wait until every server has stored the end of the game, which reveals everything."""
        for server in (self.real, *self.twins.values()):
            while server.room.row.status != "finished":
                await asyncio.sleep(0.002)
        await self.settle()

    async def settle(self) -> None:
        await asyncio.gather(*(server.settle() for server in (self.real, *self.twins.values())))

    def compare(self, kinds: dict[int, str]) -> None:
        """Check that each observer was told the same, byte for byte, by the real server and its twin."""
        for place, server in self.twins.items():
            if place in kinds:
                for one, other in zip(self.of(self.real, place), self.of(server, place), strict=True):
                    ours, theirs = one.raw, other.raw
                    assert ours == theirs, f"{place} can tell two worlds apart after {kinds[place]}: {ours} {theirs}"
                self.compared[place, kinds[place]] += 1
                self.noticed += sum(
                    '"type":"notices","whole":false' in text for page in self.of(server, place) for text in page.raw
                )
        for server in (self.real, *self.twins.values()):
            for page in [*server.pages.values(), *server.elsewhere.values()]:
                assert not any(self.secret in text for text in page.raw)
                page.raw.clear()

    def of(self, server: LiveServer, place: int) -> list[Seat]:
        """Return all that an observer has open: the page at the table, and one elsewhere."""
        return [server.pages[place], *([server.elsewhere[place]] if place in server.elsewhere else [])]

    def new_id(self) -> str:
        self.ids += 1
        return f"message-{self.ids}"


def may_act(table: Table, seat: int, message: dict[str, Any]) -> bool:
    """Tell whether a message that was meant to be refused would be carried out at this table."""
    if message["type"] != "act" or seat == WATCHER:
        return False
    try:
        table.propose(seat, Chosen(message["action"]), message["decision"])
    except Refused:
        return False
    return True
