"""Checks a trace by replaying it in the kernel, and names the first line that cannot be right.

The draws are read off the lines themselves, so the kernel deals the same game; every line is then compared with what
the kernel says happened, and every list of legal actions with the kernel's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from .chance import Scripted, ScriptError
from .errors import FoghornError, InvalidFile
from .event import ChoiceMade, Decision, Event, GameStarted
from .game import AnyGame, game_of, read_options
from .state import State


class Line(msgspec.Struct, frozen=True):
    """A line of a trace that means something to the game; `event` is None for a decision."""

    number: int
    raw: dict[str, Any]
    event: Any


class Tally(msgspec.Struct):
    """How much an audit has checked so far."""

    games: int = 0
    lines: int = 0
    decisions: int = 0


class Moment(msgspec.Struct, frozen=True):
    """A trace read up to and including a line: the position it led to, and what just happened."""

    line: int
    game: AnyGame
    options: Any
    seats: list[str]
    state: Any
    events: list[Event]
    decisions: int  # decision lines checked on the way here


def replay_trace(lines: Iterable[bytes]) -> Iterator[Moment]:
    """Yield every moment of every game of a trace; raises `InvalidFile` at the first line that cannot be right."""
    told = False
    for (number, raw), rest in _games(_raw_lines(lines)):
        told = True
        yield from _Audit(number, raw).moments(rest)
    if not told:
        raise InvalidFile("trace-empty", 1)


def audit(lines: Iterable[bytes], tally: Tally | None = None) -> Tally:
    """Check a trace of any number of games; `tally` is kept up to date on the way."""
    tally = tally or Tally()
    for moment in replay_trace(lines):
        tally.lines = moment.line
        tally.decisions += moment.decisions
        tally.games += moment.state.over()
    return tally


def _raw_lines(lines: Iterable[bytes]) -> Iterator[tuple[int, dict[str, Any]]]:
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            raw = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise InvalidFile("line-unreadable" if line.endswith(b"\n") else "line-cut-off", number) from error
        if not isinstance(raw, dict) or not isinstance(raw.get("type"), str):
            raise InvalidFile("line-unreadable", number)
        yield number, raw


def _games(
    lines: Iterator[tuple[int, dict[str, Any]]],
) -> Iterator[tuple[tuple[int, dict[str, Any]], list[tuple[int, dict[str, Any]]]]]:
    """Yield the lines of each game, with its `game_started` line separate."""
    start: tuple[int, dict[str, Any]] | None = None
    rest: list[tuple[int, dict[str, Any]]] = []
    for number, raw in lines:
        if raw["type"] == "game_started":
            if start is not None:
                yield start, rest
            start, rest = (number, raw), []
        elif start is None:
            raise InvalidFile("trace-no-start", number)
        else:
            rest.append((number, raw))
    if start is not None:
        yield start, rest


class _Audit:
    """One game of a trace."""

    def __init__(self, number: int, raw: dict[str, Any]) -> None:
        try:
            started = msgspec.convert(raw, GameStarted)
            self.game: AnyGame = game_of(started.game)
            self.options = read_options(self.game, self.game.options_told(started.options))
            started = msgspec.convert(raw, self.game.started_type)
        except msgspec.ValidationError as error:
            raise InvalidFile("line-shape", number, what="game_started", detail=str(error)) from error
        except FoghornError as error:
            raise InvalidFile("line-options", number, reason=str(error)) from error
        if started.rules_version != self.game.meta.rules_version:
            raise InvalidFile("rules-version", number, version=started.rules_version, ours=self.game.meta.rules_version)
        if len(started.seats) != self.options.players:
            raise InvalidFile(
                "line-differs", number, field="seats", expected=self.options.players, found=len(started.seats)
            )
        self.types = {kind.__struct_config__.tag: kind for kind in self.game.events_type.__args__}
        self.start = Line(number, {name: each for name, each in raw.items() if name != "options"}, started)
        self.seats = started.seats
        self.chance = Scripted([])
        self.state: Any = None

    def moments(self, raw_lines: list[tuple[int, dict[str, Any]]]) -> Iterator[Moment]:
        """Yield the game's moments up to its end."""
        lines = [line for number, raw in raw_lines if (line := self._read(number, raw)) is not None]
        last = raw_lines[-1][0] if raw_lines else self.start.number
        at, events = self._open(lines, last)
        yield self._moment(lines[at - 1].number, events, 0)
        decisions = 0
        while at < len(lines):
            if lines[at].event is None:
                self._check_decision(lines[at])
                decisions += 1
                at += 1
            else:
                at, events = self._follow(lines, at, last)
                yield self._moment(lines[at - 1].number, events, decisions)
                decisions = 0
        if decisions or not self.state.over():
            raise InvalidFile("trace-unfinished", last)

    def _moment(self, line: int, events: list[Event], decisions: int) -> Moment:
        return Moment(line, self.game, self.options, self.seats, self.state, events, decisions)

    def _read(self, number: int, raw: dict[str, Any]) -> Line | None:
        """Read a line; None for a type that the game does not know, as a trace may contain more."""
        kind = self.types.get(raw["type"], Decision if raw["type"] == "decision" else None)
        if kind is None:
            return None
        try:
            event = msgspec.convert(raw, kind, str_keys=True)
        except msgspec.ValidationError as error:
            raise InvalidFile("line-shape", number, what=raw["type"], detail=str(error)) from error
        return Line(number, raw, None if isinstance(event, Decision) else event)

    def _open(self, lines: list[Line], last: int) -> tuple[int, list[Event]]:
        """Start the game with the draws of its opening lines."""
        at = 0
        self._script(None, self.start)
        while at < len(lines) and lines[at].event is not None and not self.game.actions_in(None, lines[at].event):
            self._script(None, lines[at])
            at += 1
        try:
            self.state = self.game.start(self.options, self.chance)
        except ScriptError as error:
            raise _misdrawn(lines[at - 1].number if at else last, error) from error
        began = msgspec.to_builtins(self.game.started(self.options, self.seats, self.state))
        self._compare_line({name: each for name, each in began.items() if name != "options"}, self.start)
        said: list[Event] = self.game.opening(self.state)
        self._compare(said, lines[:at], last)
        return at, said

    def _follow(self, lines: list[Line], at: int, last: int) -> tuple[int, list[Event]]:
        """Replay one line with choices, and check the lines that follow from it."""
        acts = self._acts(lines[at])
        if not acts:
            raise InvalidFile("line-out-of-place", lines[at].number, what=lines[at].raw["type"])
        end = at + 1
        while end < len(lines) and lines[end].event is not None and not self.game.actions_in(None, lines[end].event):
            end += 1
        for line in lines[at:end]:
            self._script(self.state, line)
        said: list[Event] = []
        for seat, text in acts:
            said += self._act(lines[at], seat, text)
        if self.chance.left():
            raise InvalidFile("line-draws-left", lines[at].number, count=self.chance.left())
        self._compare(said, lines[at:end], last)
        return end, said

    def _script(self, before: State | None, line: Line) -> None:
        try:
            self.chance.extend(self.game.draws_in(self.options, before, line.event))
        except FoghornError as error:
            raise InvalidFile("line-impossible", line.number, error.refusal.rule, reason=str(error)) from error

    def _acts(self, line: Line) -> list[tuple[int, str]]:
        try:
            return self.game.actions_in(self.state, line.event)
        except FoghornError as error:
            raise InvalidFile("line-impossible", line.number, error.refusal.rule, reason=str(error)) from error

    def _act(self, line: Line, seat: int, text: str) -> list[Event]:
        try:
            action = self.game.parse(self.state, text)
        except FoghornError as error:
            raise InvalidFile("line-impossible", line.number, error.refusal.rule, reason=str(error)) from error
        if not 0 <= seat < self.options.players:
            raise InvalidFile("line-seat", line.number, seat=seat)
        refusal = None if self._ran_out(seat, action) else self.game.explain(self.state, seat, action)
        if refusal is not None:
            raise InvalidFile("line-illegal", line.number, refusal.rule, seat=seat, action=text)
        before, self.state = self.state, self.state.clone(self.chance)
        try:
            self.state.apply(seat, action)
        except ScriptError as error:
            raise _misdrawn(line.number, error) from error
        events = self.game.events(before, seat, action, self.state)
        return [event for event in events if not isinstance(event, ChoiceMade)]

    def _ran_out(self, seat: int, action: int) -> bool:
        """Tell whether a clock may have ended the turn here."""
        limit = self.game.turn_limit(self.options, self.state)
        in_time = limit is None or action != limit.action
        return not in_time and seat in self.state.waiting() and not self.game.is_mid_action(self.state)

    def _check_decision(self, line: Line) -> None:
        seat, listed = line.raw["seat"], line.raw["legal"]
        if seat not in self.state.waiting():  # this also rejects a number that is no seat
            raise InvalidFile("decision-seat", line.number, seat=seat)
        legal = [self.game.text(self.state, action) for action in self.state.legal(seat)]
        if sorted(legal) != sorted(listed):
            missing = ", ".join(sorted(set(legal) - set(listed))) or "-"
            extra = ", ".join(sorted(set(listed) - set(legal))) or "-"
            raise InvalidFile("decision-legal", line.number, seat=seat, missing=missing, extra=extra)

    def _compare(self, said: list[Event], lines: list[Line], last: int) -> None:
        """Check that every line says what the kernel says; it may say more."""
        for event, line in zip(said, lines, strict=False):
            self._compare_line(msgspec.json.decode(msgspec.json.encode(event)), line)
        if len(lines) > len(said):
            raise InvalidFile("line-out-of-place", lines[len(said)].number, what=lines[len(said)].raw["type"])
        if len(said) > len(lines):
            kind = msgspec.json.decode(msgspec.json.encode(said[len(lines)]))["type"]
            raise InvalidFile("line-missing", lines[-1].number if lines else last, expected=kind)

    def _compare_line(self, expected: dict[str, Any], line: Line) -> None:
        if expected["type"] != line.raw["type"]:
            raise InvalidFile("line-type", line.number, expected=expected["type"], found=line.raw["type"])
        for field, value in expected.items():
            found = line.raw.get(field)
            if found != value:
                raise InvalidFile("line-differs", line.number, field=field, expected=_short(value), found=_short(found))


def _misdrawn(line: int, error: ScriptError) -> InvalidFile:
    """Make the error for a line that no draws could lead to."""
    if error.found is None:
        return InvalidFile("line-draw-missing", line, draw=error.number)
    return InvalidFile("line-draw-range", line, draw=error.number, found=error.found, below=error.below)


def _short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else text[:57] + "..."
