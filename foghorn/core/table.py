"""One game being played: propose, accept, take back. Pure: no clock, no files, no sockets.

A caller lets the table `propose` a move, which reads and checks it, makes its entry durable, and only then lets the
table `accept` the proposal, which does not read and check it again.
State is a fold over the entries: `fold` takes an entry that was written elsewhere, and checks it.
"""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec
from msgspec.structs import replace

from .chance import Chance
from .entry import TIMEOUT, Entry, Move, TakenBack, TurnRanOut
from .errors import Illegal, Stale
from .event import Event, Undone
from .game import AnyGame, Options, TurnLimit
from .state import State


class Proposal(msgspec.Struct, frozen=True):
    """A move that a table has read and checked, in the one position where it may be accepted."""

    seq: int  # of its entry
    seat: int
    move: Move  # its action in the game's own spelling
    action: int | None  # the action's number; None for taking a choice back
    position: Any  # the state it was checked in

    def entry(self, id: str, at: float) -> Entry:
        """Make its entry for the log."""
        return Entry.of(self.seq, id, self.seat, self.move, at)


class Step(msgspec.Struct, frozen=True):
    """A choice that was carried out, in which position, and what happened."""

    seat: int
    action: int
    before: Any  # the position in which it was chosen
    events: list[Event]


class Saved(msgspec.Struct, frozen=True):
    """A table at a point of no return, so that a long log need not be folded from its start."""

    seq: int
    decisions: dict[int, int] = msgspec.field(name="opened")  # the name in the first snapshots, which are still read
    description: msgspec.Raw = msgspec.field(name="setup")  # the same
    chance: int


class Table:
    """A running game. `seq` counts entries; `decisions[seat]` is the seq at which that seat's choice opened.

    Where the time of a turn is limited, `turn_seq` is the seq at which the turn under way began.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        chance: Chance,
        seats: list[str],
        description: msgspec.Struct | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.chance = chance
        self.seq = 0
        # A game begins as its rules say, or in a position that was laid out.
        self.state: State = (
            game.start(options, chance) if description is None else game.build(options, description, chance)
        )
        self.decisions: dict[int, int] = dict.fromkeys(self.state.waiting(), 0)
        self.turn_limit: TurnLimit | None = game.turn_limit(options, self.state)
        self.turn_seq = 0
        self.opening: list[Event] = [game.started(options, seats, self.state), *game.opening(self.state)]
        # Undo goes back to the last point of no return and replays the choices since then, without the one taken back.
        # A choice that can be taken back draws nothing from chance, so the replay gives the same.
        self._anchor = self.state
        self._loose: list[Step] = []
        self._settled: list[Step] = []

    def fork(self) -> Table:
        """Return another table at the same point; the two share their chance, so only one of them may continue."""
        other = copy(self)
        other._loose, other._settled = list(self._loose), list(self._settled)
        return other

    def save(self) -> Saved | None:
        """Return the table as it stands; None while a choice could still be taken back."""
        if self._loose:
            return None
        description = msgspec.Raw(msgspec.json.encode(self.game.describe(self.state)))
        return Saved(self.seq, self.decisions, description, self.chance.position())

    def restore(self, saved: Saved) -> None:
        """Continue from where a table of the same game, options and chance was saved."""
        description = msgspec.json.decode(saved.description, type=self.game.description_type)
        self.state = self._anchor = self.game.build(self.options, description, self.chance)
        self.seq, self.decisions = saved.seq, dict(saved.decisions)
        # Every choice of a turn under way can be taken back, and is never saved: so this turn has just begun.
        self.turn_limit, self.turn_seq = self.game.turn_limit(self.options, self.state), saved.seq
        self.chance.seek(saved.chance)

    def propose(self, seat: int, move: Move, decision: int | None = None) -> Proposal:
        """Read and check a move; raises `Stale`, `Unreadable` or `Illegal`.

        `decision` is the seq at which the choice opened that the move answers; without it, whatever is open.
        """
        action: int | None = None
        if isinstance(move, TakenBack):
            if not self.can_undo(seat):
                raise Illegal("nothing-to-undo")
        elif isinstance(move, TurnRanOut):
            limit = self.turn_limit if seat in self.state.waiting() else None
            action = self._legal_action(seat, TIMEOUT, decision) if limit is None else limit.action
        else:
            action = self._legal_action(seat, move.action, decision)
            move = replace(move, action=self.game.text(self.state, action))
        return Proposal(self.seq + 1, seat, move, action, self.state)

    def _legal_action(self, seat: int, text: str, decision: int | None) -> int:
        """Read an action and check that it answers the open choice and is legal."""
        action = self.game.parse(self.state, text)
        if decision is not None and decision != self.decisions.get(seat, decision):
            raise Stale("stale", decision=decision)
        refusal = self.game.explain(self.state, seat, action)
        if refusal is not None:
            raise Illegal.of(refusal)
        return action

    def can_undo(self, seat: int) -> bool:
        """Tell whether this seat may take its last choice back."""
        return any(step.seat == seat for step in self._loose)

    def check(self, entry: Entry) -> Proposal:
        """Read and check an entry that was written elsewhere; raises an error if it cannot be the next."""
        if entry.seq != self.seq + 1:
            raise Stale("out-of-order", seq=entry.seq, expected=self.seq + 1)
        return self.propose(entry.seat, entry.move)

    def fold(self, entry: Entry) -> list[Event]:
        """Check an entry and carry it out."""
        return self.accept(self.check(entry))

    def accept(self, proposal: Proposal) -> list[Event]:
        """Carry out a proposal of this table without checking it again; return what happened, with nothing hidden."""
        if proposal.seq != self.seq + 1 or proposal.position is not self.state:
            raise Stale("out-of-order", seq=proposal.seq, expected=self.seq + 1)
        seat = proposal.seat
        if proposal.action is None:
            events = self._undo(seat)
        elif isinstance(proposal.move, TurnRanOut):
            events = self._end_turn(seat, proposal.action)
        else:
            events = self._step(seat, proposal.action).events
        self.seq = proposal.seq
        waiting = self.state.waiting()
        self.decisions = {each: self.seq if each == seat else self.decisions.get(each, self.seq) for each in waiting}
        before, self.turn_limit = self.turn_limit, self.game.turn_limit(self.options, self.state)
        if before != self.turn_limit:
            self.turn_seq = self.seq
        return events

    def take_settled(self) -> list[Step]:
        """Return the steps that became final since the last call, in order."""
        settled, self._settled = self._settled, []
        return settled

    def _step(self, seat: int, action: int) -> Step:
        game, before = self.game, self.state
        after: Any = before.clone(self.chance)
        after.apply(seat, action)
        step = Step(seat, action, before, game.events(before, seat, action, after))
        self.state = after
        self._loose.append(step)
        if game.is_final(before, seat, action, after):
            self._settled += self._loose
            self._loose = []
            self._anchor = after
        return step

    def _end_turn(self, seat: int, action: int) -> list[Event]:
        """Take back an action that is not complete, then end the turn."""
        events: list[Event] = []
        while self.game.is_mid_action(self.state):
            events += self._undo(seat)
        return events + self._step(seat, action).events

    def _undo(self, seat: int) -> list[Event]:
        mine = [at for at, step in enumerate(self._loose) if step.seat == seat]
        again = self._loose[: mine[-1]] + self._loose[mine[-1] + 1 :]
        self.state, self._loose = self._anchor, []
        for step in again:
            self._step(step.seat, step.action)
        return [Undone(seat=seat)]
