"""One game being played: propose, accept, take back. Pure: no clock, no files, no sockets.

A caller asks `propose` whether a choice is fresh and legal, makes the entry durable, and only then lets the table
`accept` it. State is a fold over the entries; replaying a record is the same path.
"""

from __future__ import annotations

from copy import copy
from typing import Any, Literal

import msgspec

from .chance import Chance
from .errors import Illegal, Stale
from .event import Event, Undone
from .game import AnyGame, Limit, Options
from .state import State


class Entry(msgspec.Struct, frozen=True):
    """One line of a game's log; append-only."""

    seq: int
    id: str
    seat: int
    kind: Literal["act", "undo", "timeout"]
    action: str
    by: Literal["person", "bot", "clock"]
    at: float


class Step(msgspec.Struct, frozen=True):
    """A choice as it was carried out, where, and what happened."""

    seat: int
    action: int
    before: Any  # the position in which it was chosen
    events: list[Event]


class Saved(msgspec.Struct, frozen=True):
    """A table at a point of no return, so that a long log need not be folded from its start."""

    seq: int
    opened: dict[int, int]
    setup: msgspec.Raw
    chance: int


class Table:
    """A running game. `seq` counts entries; `opened[seat]` is the seq at which that seat's choice opened.

    Where the time of a turn is limited, `turn_opened` is the seq at which the turn under way began.
    """

    def __init__(self, game: AnyGame, options: Options, chance: Chance, seats: list[str]) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.chance = chance
        self.seq = 0
        self.state: State = game.start(options, chance)
        self.opened: dict[int, int] = dict.fromkeys(self.state.waiting(), 0)
        self.limit: Limit | None = game.limit(options, self.state)
        self.turn_opened = 0
        self.opening: list[Event] = [game.started(options, seats, self.state), *game.opening(self.state)]
        # Undo goes back to the last point of no return and walks on from there without the choice taken back.
        # A choice that can be taken back draws nothing from chance, so walking again gives the same.
        self._anchor = self.state
        self._loose: list[Step] = []
        self._settled: list[Step] = []

    def fork(self) -> Table:
        """Another table at the same point; the two share their chance, so only one of them may go on."""
        other = copy(self)
        other._loose, other._settled = list(self._loose), list(self._settled)
        return other

    def save(self) -> Saved | None:
        """The table as it stands; None while a choice could still be taken back."""
        if self._loose:
            return None
        setup = msgspec.Raw(msgspec.json.encode(self.game.setup(self.state)))
        return Saved(self.seq, self.opened, setup, self.chance.position())

    def restore(self, saved: Saved) -> None:
        """Go on from where a table of the same game, options and chance was saved."""
        setup = msgspec.json.decode(saved.setup, type=self.game.setup_type)
        self.state = self._anchor = self.game.from_setup(self.options, setup, self.chance)
        self.seq, self.opened = saved.seq, dict(saved.opened)
        # Every choice of a turn under way could be taken back, so this one has just begun.
        self.limit, self.turn_opened = self.game.limit(self.options, self.state), saved.seq
        self.chance.seek(saved.chance)

    def propose(self, seat: int, decision: int, text: str) -> int:
        """The action number of a choice that may be accepted; raises `Stale`, `Unreadable` or `Illegal`."""
        action = self.game.parse(self.state, text)
        if decision != self.opened.get(seat, decision):
            raise Stale("stale", decision=decision)
        refusal = self.game.explain(self.state, seat, action)
        if refusal is not None:
            raise Illegal.of(refusal)
        return action

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take its last choice back."""
        return any(step.seat == seat for step in self._loose)

    def accept(self, entry: Entry) -> list[Event]:
        """Fold one entry in; what happened, with nothing hidden. Raises if the entry cannot be."""
        if entry.seq != self.seq + 1:
            raise Stale("out-of-order", seq=entry.seq, expected=self.seq + 1)
        if entry.kind == "undo":
            events = self._undo(entry.seat)
        elif entry.kind == "timeout" and self._is_end_of_time(entry):
            events = self._end_of_time(entry.seat)
        else:
            action = self.propose(entry.seat, self.opened.get(entry.seat, -1), entry.action)
            events = self._step(entry.seat, action).events
        self.seq = entry.seq
        waiting = self.state.waiting()
        chose = {entry.seat}
        self.opened = {seat: self.seq if seat in chose else self.opened.get(seat, self.seq) for seat in waiting}
        before, self.limit = self.limit, self.game.limit(self.options, self.state)
        if before != self.limit:
            self.turn_opened = self.seq
        return events

    def take_settled(self) -> list[Step]:
        """The steps that became final since the last call, in order."""
        settled, self._settled = self._settled, []
        return settled

    def _step(self, seat: int, action: int) -> Step:
        game, before = self.game, self.state
        after: Any = before.clone(self.chance)
        after.apply(seat, action)
        step = Step(seat, action, before, game.events(before, seat, action, after))
        self.state = after
        self._loose.append(step)
        if game.settles(before, seat, action, after):
            self._settled += self._loose
            self._loose = []
            self._anchor = after
        return step

    def _is_end_of_time(self, entry: Entry) -> bool:
        """Whether the turn itself ran out; otherwise a bot chose for somebody who took too long."""
        limit = self.limit
        if limit is None or entry.seat not in self.state.waiting():
            return False
        return self.game.parse(self.state, entry.action) == limit.action

    def _end_of_time(self, seat: int) -> list[Event]:
        """What must go on is taken back to the action that began it, then the turn ends."""
        assert self.limit is not None
        events: list[Event] = []
        while self.game.halfway(self.state):
            events += self._undo(seat)
        return events + self._step(seat, self.limit.action).events

    def _undo(self, seat: int) -> list[Event]:
        mine = [at for at, step in enumerate(self._loose) if step.seat == seat]
        if not mine:
            raise Illegal("nothing-to-undo")
        again = self._loose[: mine[-1]] + self._loose[mine[-1] + 1 :]
        self.state, self._loose = self._anchor, []
        for step in again:
            self._step(step.seat, step.action)
        return [Undone(seat=seat)]
