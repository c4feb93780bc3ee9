"""HTTP for playing alone: the scenarios of a game with my best results, and the scenario of the day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Annotated

from msgspec import Meta
from starlette.requests import Request

from ..core.errors import FoghornError
from ..core.game import AnyGame, game_of, read_options
from ..core.scenario import ScenarioSheet, day_at, must_have_come, seconds_left
from ..store.rows import Attempt, Guest, TableRow
from .auth import guest_behind
from .endpoints import Endpoints
from .errors import NotFound
from .live_tables import LiveTables
from .models import AttemptAnswer, DailyAnswer, PlacedAnswer, ScenarioAnswer, WayAnswer
from .solo import best_by_options, chosen_options

Day = Annotated[date, Meta(description="as 2026-12-24; today where it is left out")]
DAY = timedelta(1)
endpoint = Endpoints("/api/v1")


@endpoint("GET /games/{game}/scenarios", tag="solo")
async def scenarios(game: str, request: Request, live: LiveTables) -> list[ScenarioAnswer]:
    """List a game's scenarios from the easiest on, with your results; one that does not load says why."""
    found, mine = game_of(game), await _mine(game, await guest_behind(request, live), live)
    return [mine.answer(found, name) for name in found.scenarios()]


@endpoint("GET /games/{game}/daily", tag="solo")
async def daily(game: str, request: Request, live: LiveTables, day: Day | None = None) -> DailyAnswer:
    """Get the scenario of a day, the same on every server, with your attempts and the ranking."""
    found, guest, now = game_of(game), await guest_behind(request, live), live.now()
    wanted = day_at(now) if day is None else day
    name = found.daily(wanted)
    if name is None:
        raise NotFound("no-daily", game=found.meta.name)
    scenario = found.scenario(read_options(found, {"scenario": name}))
    must_have_come(scenario, now)
    mine = await _mine(game, guest, live)
    ranking = await live.store.ranking(game, name)
    is_over = scenario is None or scenario.is_over(now)
    counted = next((each for each in mine.attempts if each.scenario == name and each.counts), None)
    return DailyAnswer(
        scenario=mine.answer(found, name),
        day=wanted.isoformat(),
        before=_iso(wanted - DAY if found.daily(wanted - DAY) else None),
        after=_iso(wanted + DAY if is_over else None),
        over=is_over,
        seconds_left=seconds_left(now),
        counted=None if counted is None else _told(counted),
        placed=[
            PlacedAnswer(
                nickname=each.nickname,
                you=guest is not None and each.attempt.guest == guest.id,
                attempt=_told(each.attempt),
                table=each.attempt.table if is_over else None,
            )
            for each in ranking
        ],
    )


class _Mine:
    """A guest's attempts at the scenarios of a game."""

    def __init__(self, attempts: Sequence[Attempt], tables: Sequence[TableRow]) -> None:
        self.attempts = attempts
        self.best = best_by_options(attempts)
        self.running = {row.options["scenario"]: row.id for row in reversed(tables)}

    def answer(self, game: AnyGame, name: str) -> ScenarioAnswer:
        """Tell of a scenario; of one that does not load, why."""
        try:
            played = [(way, read_options(game, {"scenario": name, **way})) for way in game.scenario_ways]
            sheets = [game.scenario(options) for _, options in played]
        except FoghornError as error:
            return ScenarioAnswer(name=name, title=f"scenario-{name}", refusal=error.refusal)
        best = list(self.best.get(name, []))
        ways = []
        for (way, options), sheet in zip(played, sheets, strict=True):
            assert sheet is not None
            chosen = chosen_options(game, options, sheet)
            own = next((each for each in best if each.options == chosen), None)
            ways.append(WayAnswer(options=dict(way), par=sheet.par, best=None if own is None else _told(own)))
            best = [each for each in best if each is not own]
        first: ScenarioSheet = next(filter(None, sheets))
        return ScenarioAnswer(
            name=name,
            title=first.title,
            story=first.story,
            levels=first.levels,
            ways=ways,
            others=[_told(each) for each in best],
            running=self.running.get(name),
        )


async def _mine(game: str, guest: Guest | None, live: LiveTables) -> _Mine:
    if guest is None:
        return _Mine([], [])
    return _Mine(await live.store.attempts_of(guest.id, game), await _running(game, guest, live))


async def _running(game: str, guest: Guest, live: LiveTables) -> list[TableRow]:
    """List the scenarios that a guest has begun, the latest first."""
    rows = map(live.newest, await live.store.tables_of(guest.id))
    return [row for row in rows if row.game == game and row.status == "running" and row.options.get("scenario")]


def _iso(day: date | None) -> str | None:
    return None if day is None else day.isoformat()


def _told(attempt: Attempt) -> AttemptAnswer:
    return AttemptAnswer(
        options=attempt.options, total=attempt.total, level=attempt.level, hinted=attempt.hinted, at=attempt.at
    )
