"""The results of an arena in a file: one line per game, so that several sittings add up and a difference can be read.

The first line says what is played: `{"foghorn": "arena", "format": 1, "game": …, "rules_version": …, "seed": …}`. Each
cell has a line with `bot`, `rival` and `options`, then a line for each game, in their order: scores by seat, winners,
number of decisions, who chose first. Its last line has `times`: for each bot how many choices took how long. Everything
but the times follows from the seed. The file is always whole: a new one takes the old one's place.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from ..core.errors import BadOption, InvalidFile
from ..core.files import check_target, whole_file
from ..core.game import AnyGame, game_of
from .cells import Cell
from .series import Result
from .watching import Bins, Times, add_times, could_be

LONGEST = 1_000_000  # bytes of a line: a device may have one that does not end


class Heading(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line."""

    foghorn: Literal["arena"] = "arena"
    format: Literal[1] = 1
    game: str
    rules_version: int
    seed: int


class Sides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a cell, and by which options."""

    bot: str
    rival: str
    options: dict[str, Any]


class Played(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One game; its number says where the bot sat."""

    scores: list[int]
    winners: list[int]
    decisions: int
    first: int  # the seat that chose first

    @classmethod
    def of(cls, result: Result) -> Played:
        """Keep what a ledger keeps of a result."""
        return cls(result.scores, result.winners, result.decisions, result.first)


class _Times(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    times: dict[str, Bins]


class Record:
    """What was played of a cell."""

    def __init__(self, sides: Sides) -> None:
        self.sides = sides
        self.games: list[Played] = []
        self.times: Times = {}


class Ledger:
    """All results of an arena, and the file that keeps them if there is one."""

    def __init__(self, game: AnyGame, seed: int, path: Path | None = None) -> None:
        self.heading = Heading(game=game.meta.key, rules_version=game.meta.rules_version, seed=seed)
        self.path = path
        self.records: list[Record] = []
        self._stamp: tuple[int, ...] | None = None
        if path is not None:
            check_target(path)
            self._stamp = _stamp_of(path)
            if path.exists():
                self._read(path)

    def of(self, cell: Cell) -> Record:
        """Return what was played of a cell, nothing at first."""
        sides = Sides(cell.bot, cell.rival, cell.options)
        for record in self.records:
            if record.sides == sides:
                return record
        self.records.append(Record(sides))
        return self.records[-1]

    def expect(self, cells: list[Cell]) -> None:
        """Raise `BadOption` if there are results of anything but these cells; begin a record for each of them."""
        wanted = [Sides(cell.bot, cell.rival, cell.options) for cell in cells]
        for record in self.records:
            if record.sides not in wanted:
                sides = record.sides
                options = ", ".join(f"{name} {value}" for name, value in sides.options.items() if value is not None)
                raise BadOption(
                    "arena-other-cell", name=str(self.path), bot=sides.bot, rival=sides.rival, options=options
                )
        found = [self.of(cell) for cell in cells]
        self.records = found

    def add(self, cell: Cell, results: list[Result], times: Times) -> None:
        """Add games of a cell; they follow those that are there."""
        record = self.of(cell)
        record.games += [Played.of(each) for each in results]
        add_times(record.times, times)

    def save(self) -> None:
        """Write everything to the file, if there is one; raises `BadOption` if somebody else wrote to it meanwhile."""
        if self.path is None:
            return
        if _stamp_of(self.path) != self._stamp:
            raise BadOption("arena-file-changed", name=str(self.path))
        with whole_file(self.path) as file:
            file.writelines(msgspec.json.encode(line) + b"\n" for line in self._lines())
        self._stamp = _stamp_of(self.path)

    def _lines(self) -> list[msgspec.Struct]:
        lines: list[msgspec.Struct] = [self.heading]
        for record in self.records:
            if record.games:
                times = {name: dict(sorted(bins.items())) for name, bins in sorted(record.times.items())}
                lines += [record.sides, *record.games, _Times(times)]
        return lines

    def _read(self, path: Path) -> None:
        number = 0
        with path.open("rb") as file:
            # An empty file has no first line either.
            while (line := file.readline(LONGEST)) or number == 0:
                number += 1
                try:
                    self._take(line.rstrip(b"\r\n"), number)
                except (msgspec.DecodeError, UnicodeDecodeError) as error:
                    raise InvalidFile("arena-unreadable", number, name=str(path), detail=str(error)) from error

    def _take(self, line: bytes, number: int) -> None:
        """Read a line; what it is follows from where it stands and how it begins."""
        if number == 1:
            self._check(msgspec.json.decode(line, type=Heading))
        elif line.startswith(b'{"bot"'):
            self._begin(msgspec.json.decode(line, type=Sides))
        elif not self.records:
            raise msgspec.DecodeError("a cell has no heading")
        elif line.startswith(b"{"):
            times = msgspec.json.decode(line, type=_Times).times
            if not all(map(could_be, times.values())):
                raise msgspec.DecodeError("no such times are possible")
            self.records[-1].times = times
        else:
            played = msgspec.json.decode(line, type=Played)
            players: int = self.records[-1].sides.options["players"]
            winners = set(played.winners)
            if (
                len(played.scores) != players
                or not {*winners, played.first} <= set(range(players))
                or not 0 < len(played.winners) == len(winners)
                or played.decisions < 1
            ):
                raise msgspec.DecodeError("no such result is possible")
            self.records[-1].games.append(played)

    def _begin(self, sides: Sides) -> None:
        """Begin to read a cell."""
        players = sides.options.get("players")
        if type(players) is not int or players < 2:  # 2.0 and true are equal to numbers, too
            raise msgspec.DecodeError("no such table is possible")
        if any(record.sides == sides for record in self.records):
            raise msgspec.DecodeError("a cell has two headings")
        self.records.append(Record(sides))

    def _check(self, theirs: Heading) -> None:
        """Raise `BadOption` if the file is of another arena."""
        ours, name = self.heading, str(self.path)
        if theirs.game != ours.game:
            raise BadOption("arena-other-game", name=name, given=theirs.game, game=game_of(ours.game).meta.name)
        if theirs.rules_version != ours.rules_version:
            raise BadOption("arena-other-rules", name=name, given=theirs.rules_version, version=ours.rules_version)
        if theirs.seed != ours.seed:
            raise BadOption("arena-other-seed", name=name, given=str(theirs.seed), seed=str(ours.seed))


def _stamp_of(path: Path) -> tuple[int, ...] | None:
    """Return what changes when a file is replaced or written to; None while there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns
