"""Playing alone: tables that begin at once, what counts for the table of the day, and when others may look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from ..core.entry import Entry
from ..core.errors import FoghornError
from ..core.game import AnyGame, Options, game_of, read_options
from ..core.scenario import ScenarioSheet, day_at, level_of
from ..core.table import Table
from ..store.rows import Attempt, TableRow
from .errors import Conflict

Values = dict[str, int | str | bool | None]


def scenario_at(row: TableRow) -> ScenarioSheet | None:
    """Return the scenario that is played at a table, if any."""
    if row.options.get("scenario") is None:
        return None
    try:
        game = game_of(row.game)
        return game.scenario(read_options(game, row.options))
    except FoghornError:  # a game or a scenario that this server does not have (any more)
        return None


def begun(row: TableRow, scenario: ScenarioSheet | None) -> TableRow:
    """Begin a table with a scenario at once: there are no players to wait for and no draws to seal."""
    if scenario is None:
        return row
    return replace(row, status="running", settings=replace(row.settings, listed=False, stand_in=False))


def chosen_options(game: AnyGame, options: Options, scenario: ScenarioSheet) -> Values:
    """Return what was chosen besides the scenario; what is as usual is left out."""
    chosen, usual = (msgspec.to_builtins(each) for each in (options, read_options(game, {"scenario": scenario.name})))
    return {name: value for name, value in chosen.items() if value != usual[name]}


def must_be_open(row: TableRow, now: float) -> None:
    """Raise `Conflict` while a table would show the beach of the day to a guest who can still play it."""
    scenario = scenario_at(row)
    if scenario is not None and scenario.day is not None and not scenario.is_over(now):
        raise Conflict("day-not-over", day=scenario.day.isoformat())


def attempt_at(row: TableRow, table: Table, entries: Sequence[Entry], now: float) -> Attempt | None:
    """Return what one player reached in a finished game; None if several played, or the player is gone."""
    scenario, guest = scenario_at(row), row.chairs[0].guest
    if scenario is None or guest is None or row.status != "finished":
        return None
    total = table.state.scores()[0]
    hinted = any(entry.by == "hinted" for entry in entries)
    return Attempt(
        table=row.id,
        guest=guest,
        game=row.game,
        scenario=scenario.name,
        options=chosen_options(table.game, table.options, scenario),
        total=total,
        level=level_of(scenario.levels, total),
        hinted=hinted,
        counts=scenario.day == day_at(now) and not hinted,
        at=now,
    )


def best_by_options(attempts: Sequence[Attempt]) -> Mapping[str, list[Attempt]]:
    """Return the best attempt with each choice of options, by scenario; they come the best first."""
    best: dict[str, list[Attempt]] = {}
    for attempt in attempts:
        there = best.setdefault(attempt.scenario, [])
        if all(each.options != attempt.options for each in there):
            there.append(attempt)
    return best
