"""A game written down: options, chance and entries are the source of truth, everything else is a fold over them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from .chance import Chance, Scripted, Sealed, Seeded
from .entry import Entry
from .errors import FoghornError, InvalidFile
from .event import ChoiceMade, Decision, Event
from .game import AnyGame, Options, game_of, read_options
from .lesson import lesson_of, position_of
from .seal import sealed_seed
from .table import Step, Table


class SeededDeal(msgspec.Struct, frozen=True, tag="seeded"):
    """Draws from a seed anyone may know."""

    seed: int
    stream: int = 0


class SealedDeal(msgspec.Struct, frozen=True, tag="sealed"):
    """Draws from a secret and the players' numbers, in hexadecimal."""

    secret: str
    numbers: list[str] = []


class ScriptedDeal(msgspec.Struct, frozen=True, tag="scripted"):
    """Draws written out."""

    draws: list[int]


class LessonDeal(msgspec.Struct, frozen=True, tag="lesson"):
    """Nothing dealt: the position of a lesson, and draws from its seed."""

    lesson: str
    seed: int


Deal = SeededDeal | SealedDeal | ScriptedDeal | LessonDeal


class Heading(msgspec.Struct, frozen=True):
    """All of a record but its entries."""

    game: str
    rules_version: int
    options: dict[str, int | str | bool | None]
    seats: list[str]
    deal: Deal


class Record(msgspec.Struct, frozen=True):
    """A whole game written down: `heading` has the game, its options, names and deal, `entries` every choice."""

    heading: Heading  # its fields: `game`, `rules_version`, `options`, `seats`, `deal`
    entries: list[Entry]  # the fields of one: `seq`, `id`, `seat`, `kind`, `action`, `by`, `at`


def chance_of(deal: Deal) -> Chance:
    """Make the chance that a deal describes, at its first draw."""
    if isinstance(deal, SeededDeal):
        return Seeded(deal.seed, deal.stream)
    if isinstance(deal, SealedDeal):
        return Sealed(sealed_seed(bytes.fromhex(deal.secret), [bytes.fromhex(number) for number in deal.numbers]))
    return Scripted(deal.draws) if isinstance(deal, ScriptedDeal) else Seeded(deal.seed)


def heading_of(game: AnyGame, options: Options, seats: list[str], deal: Deal) -> Heading:
    """Make the heading of a new record."""
    return Heading(game.meta.key, game.meta.rules_version, msgspec.to_builtins(options), seats, deal)


def open_table(heading: Heading) -> Table:
    """Open the table of a record, before its first entry."""
    game = game_of(heading.game)
    if heading.rules_version != game.meta.rules_version:
        raise InvalidFile("rules-version", 1, version=heading.rules_version, ours=game.meta.rules_version)
    deal, key = heading.deal, heading.game
    description = position_of(key, lesson_of(key, deal.lesson)) if isinstance(deal, LessonDeal) else None
    return Table(game, read_options(game, heading.options), chance_of(deal), heading.seats, description)


def replay(record: Record) -> Table:
    """Fold a record; raises `InvalidFile` at the first entry that is not possible."""
    table = open_table(record.heading)
    for entry in record.entries:
        try:
            table.fold(entry)
            table.take_settled()
        except FoghornError as error:
            raise InvalidFile("entry", entry.seq + 1, **error.as_reason()) from error
    return table


def trace_lines(game: AnyGame, steps: list[Step], decisions: bool) -> Iterator[bytes]:
    """Yield settled steps as lines of a trace; events that only tell the others that a seat has chosen are left out."""
    for step in steps:
        if decisions:
            legal = [game.text(step.before, action) for action in step.before.legal(step.seat)]
            yield encode_line(Decision(seat=step.seat, legal=legal))
        for event in step.events:
            if not isinstance(event, ChoiceMade):
                yield encode_line(event)


def encode_line(event: Event) -> bytes:
    """Encode an event as canonical bytes, line end included."""
    return msgspec.json.encode(event) + b"\n"


def trace_of(record: Record, decisions: bool = False) -> bytes:
    """Write the whole trace of a record, with nothing hidden."""
    table = open_table(record.heading)
    lines = [encode_line(event) for event in table.opening]
    for entry in record.entries:
        table.fold(entry)
        lines += trace_lines(table.game, table.take_settled(), decisions)
    return b"".join(lines)
