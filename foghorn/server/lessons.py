"""Lessons: tables with a prepared deal or position, and bots that follow the script as long as they can."""

from __future__ import annotations

import msgspec

from ..bots.bot import default_bot
from ..core.entry import Entry
from ..core.game import game_of, read_options
from ..core.lesson import Lesson, lesson_with
from ..core.record import Deal, LessonDeal, SeededDeal
from ..core.state import State
from ..store.rows import Chair, Guest, Settings, TableRow
from . import lobby, sealing
from .tokens import new_id

# No time limit, no spectators, and the learner may use the game's aid.
SETTINGS = Settings(spectators=False, listed=False, seconds=None, stand_in=False, aid=True)


def lesson_row(key: str, lesson: Lesson, learner: Guest, now: float) -> TableRow:
    """Make a table that is already dealt: the learner in seat 0, bots in all other seats."""
    game = game_of(key)
    options = read_options(game, lesson.options)
    row = TableRow(
        id=new_id(),
        game=key,
        rules_version=game.meta.rules_version,
        options=msgspec.to_builtins(options),
        host=learner.id,
        chairs=[Chair(name=learner.nickname, guest=learner.id), *[lobby.FREE] * (options.players - 1)],
        settings=SETTINGS,
        sealing=sealing.new_sealing(),
        seed=lesson.seed,
        made=now,
        changed=now,
    )
    for seat in range(1, options.players):
        row = lobby.with_bot(row, learner.id, seat, default_bot(game))
    return msgspec.structs.replace(row, status="running")


def name_of(row: TableRow) -> str | None:
    """Name the lesson that a table is; None if it is none."""
    if row.seed is None:
        return None
    lesson = lesson_with(row.game, row.seed)
    return None if lesson is None else lesson.name


def deal_of(row: TableRow, seed: int) -> Deal:
    """Return how a lesson's table begins: with a position, or with the deal of its seed."""
    lesson = lesson_with(row.game, seed)
    return SeededDeal(seed) if lesson is None or lesson.position is None else LessonDeal(lesson.name, seed)


def makes_way(row: TableRow, lesson: Lesson) -> bool:
    """Tell whether a table is a lesson that is not kept when another begins: the same one, or a short one."""
    begun = lesson_with(row.game, row.seed) if row.seed is not None and row.status == "running" else None
    return begun is not None and (begun.position is not None or begun == lesson)


def by_the_book(row: TableRow, state: State, seat: int, entries: list[Entry]) -> int | None:
    """Return the script's next action for a bot; None if the script has ended or the game has departed from it."""
    lesson = lesson_with(row.game, row.seed)
    if lesson is None:
        return None
    script = lesson.bots.get(seat, [])
    chosen = [entry.action for entry in entries if entry.seat == seat]
    if len(chosen) >= len(script) or chosen != script[: len(chosen)]:
        return None
    action = game_of(row.game).parse(state, script[len(chosen)])
    return action if action in state.legal(seat) else None
