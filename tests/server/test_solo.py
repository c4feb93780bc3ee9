"""Playing alone over HTTP: scenarios with my best, and the scenario of the day, on a server whose clock we set."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from foghorn.core.entry import Chosen
from foghorn.core.errors import InvalidFile
from foghorn.games.escape import scenario as scenarios
from foghorn.server.app import make_app
from foghorn.server.config import Config
from foghorn.server.errors import Conflict
from foghorn.server.replay import check
from foghorn.server.solo import must_be_open

from .in_process import QuietTables, server_on

NOON = datetime(2026, 12, 24, 12, tzinfo=UTC).timestamp()
DAY = 86_400.0
TODAY, TOMORROW = "daily-1-2026-12-24", "daily-1-2026-12-25"
GAME = "escape"


class Visitor:
    """A guest, or nobody yet, with a browser of their own."""

    def __init__(self, live: QuietTables, http: httpx.AsyncClient) -> None:
        self.live, self.http = live, http

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    async def open(self, scenario: str, **options: Any) -> dict[str, Any]:
        """Begin a scenario; return its table."""
        body = {"game": GAME, "options": {"scenario": scenario, **options}}
        answer = await self.http.post("/tables", json=body)
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()["table"]
        return table

    async def finish(self, table: str, *, hinted: bool = False) -> None:
        """End every turn until the fog has taken everybody."""
        room = await self.live.room(table)
        while room.table is not None and not room.table.state.over():
            async with room.lock:
                await room.play(0, Chosen("end", after_hint=hinted), f"end-{room.table.seq}")
        await self.live.settle()
        assert room.row.status == "finished"

    async def attempt(self, scenario: str, *, hinted: bool = False, **options: Any) -> str:
        """Play a scenario to its end; return its table."""
        table: str = (await self.open(scenario, **options))["id"]
        await self.finish(table, hinted=hinted)
        return table

    async def daily(self, day: str = "") -> dict[str, Any]:
        found: dict[str, Any] = await self.get(f"/games/{GAME}/daily{day and f'?day={day}'}")
        return found

    async def card(self, name: str) -> dict[str, Any]:
        """What the list says of a scenario."""
        listed = await self.get(f"/games/{GAME}/scenarios")
        card: dict[str, Any] = next(each for each in listed if each["name"] == name)
        return card


Visit = Callable[..., Awaitable[Visitor]]


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[tuple[QuietTables, Visit]]:
    """A server at noon, and a way for visitors to come."""
    async with server_on(f"{folder}/tables.sqlite", NOON) as live:
        app = make_app(Config(database=""))
        app.state.live = live
        clients: list[httpx.AsyncClient] = []

        async def visit(name: str | None = "Ada") -> Visitor:
            transport = httpx.ASGITransport(app, client=(f"10.0.0.{len(clients)}", 1))
            clients.append(httpx.AsyncClient(transport=transport, base_url="http://localhost/api/v1"))
            if name is not None:
                assert (await clients[-1].post("/guests", json={"nickname": name})).status_code == 201
            return Visitor(live, clients[-1])

        try:
            yield live, visit
        finally:
            for client in clients:
                await client.aclose()


def in_house(folder: Path, scene: Callable[[QuietTables, Visit], Awaitable[None]]) -> None:
    async def play() -> None:
        async with house(folder) as (live, visit):
            await scene(live, visit)

    asyncio.run(play())


def test_a_scenario_begins_at_once_and_its_record_can_be_checked(tmp_path: Path) -> None:
    async def scene(live: QuietTables, visit: Visit) -> None:
        ada = await visit()
        table = await ada.open("first-light", level="family")
        assert (table["status"], table["you"], table["lesson"]) == ("running", 0, None)
        assert (table["settings"]["stand_in"], table["settings"]["listed"]) == (False, False)
        await ada.finish(table["id"])
        record = await ada.http.get(f"/tables/{table['id']}/record")
        assert check(record.content).good

    in_house(tmp_path, scene)


def test_a_game_without_scenarios_says_so(tmp_path: Path) -> None:
    async def scene(live: QuietTables, visit: Visit) -> None:
        nobody = await visit(None)
        games = {game["key"]: game["scenarios"] for game in await nobody.get("/games")}
        assert (games["what-the-fog"], games[GAME]) == (0, 8)
        assert await nobody.get("/games/what-the-fog/scenarios") == []
        answer = await nobody.http.get("/games/what-the-fog/daily")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-daily")

    in_house(tmp_path, scene)


def test_the_list_shows_every_scenario_to_somebody_new(tmp_path: Path) -> None:
    async def scene(live: QuietTables, visit: Visit) -> None:
        listed = await (await visit(None)).get(f"/games/{GAME}/scenarios")
        assert [each["name"] for each in listed] == scenarios.scenario_names()
        first = listed[0]
        assert (first["title"], first["story"]) == ("scenario-first-light", "scenario-first-light-story")
        assert [level["points"] for level in first["levels"]] == [40, 55, 70, 79]
        family, expert = first["ways"]
        assert (family["options"], family["par"], family["best"]) == ({"level": "family"}, None, None)
        assert (expert["options"], expert["par"], expert["best"]) == ({"level": "expert"}, 79, None)
        assert (first["others"], first["running"], first["refusal"]) == ([], None, None)

    in_house(tmp_path, scene)


def test_my_best_is_kept_for_each_way_to_play(tmp_path: Path) -> None:
    async def scene(live: QuietTables, visit: Visit) -> None:
        ada, ben = await visit("Ada"), await visit("Ben")
        await ada.attempt("first-light", level="family")
        await ada.attempt("first-light", level="expert", hourglass=60)
        card = await ada.card("first-light")
        family, expert = card["ways"]
        assert family["best"]["total"] < 0
        assert (family["best"]["level"], family["best"]["options"]) == (None, {"level": "family"})
        assert expert["best"] is None
        assert [other["options"] for other in card["others"]] == [{"hourglass": 60}]
        assert all(way["best"] is None for way in (await ben.card("first-light"))["ways"])

    in_house(tmp_path, scene)


def test_an_attempt_that_goes_on_can_be_found_and_ends_when_another_begins(tmp_path: Path) -> None:
    async def scene(live: QuietTables, visit: Visit) -> None:
        ada = await visit()
        first = (await ada.open("first-light"))["id"]
        assert (await ada.card("first-light"))["running"] == first
        second = (await ada.open("first-light"))["id"]
        assert (await ada.card("first-light"))["running"] == second
        assert (await live.room(first)).row.status == "abandoned"
        assert (await ada.card("first-light"))["ways"][1]["best"] is None

    in_house(tmp_path, scene)


def test_again_begins_at_once_too(tmp_path: Path) -> None:
    async def scene(live: QuietTables, visit: Visit) -> None:
        ada = await visit()
        table = await ada.attempt("first-light")
        again = (await ada.http.post(f"/tables/{table}/rematch", json={})).json()["table"]
        assert (again["status"], again["options"]["scenario"]) == ("running", "first-light")

    in_house(tmp_path, scene)


def test_a_scenario_that_does_not_load_says_so_and_the_others_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = scenarios.read_scenario

    def torn(name: str, text: str) -> Any:
        if name == "the-gap":
            raise InvalidFile("box-unreadable", 1, detail="torn")
        return read(name, text)

    monkeypatch.setattr(scenarios, "read_scenario", torn)
    scenarios.scenario_of.cache_clear()

    async def scene(live: QuietTables, visit: Visit) -> None:
        ada = await visit()
        listed = await ada.get(f"/games/{GAME}/scenarios")
        assert [each["name"] for each in listed if each["refusal"]] == ["the-gap"]
        assert (listed[1]["title"], listed[1]["refusal"]["code"]) == ("scenario-the-gap", "box-unreadable")
        answer = await ada.http.post("/tables", json={"game": GAME, "options": {"scenario": "the-gap"}})
        assert (answer.status_code, answer.json()["code"]) == (409, "box-unreadable")
        assert (await ada.open("first-light"))["status"] == "running"

    in_house(tmp_path, scene)
    scenarios.scenario_of.cache_clear()


def test_the_day_is_told_by_the_clock_of_the_whole_world(tmp_path: Path) -> None:
    async def scene(live: QuietTables, visit: Visit) -> None:
        ada = await visit()
        daily = await ada.daily()
        assert (daily["day"], daily["scenario"]["name"], daily["over"]) == ("2026-12-24", TODAY, False)
        assert (daily["before"], daily["after"], daily["seconds_left"]) == ("2026-12-23", None, DAY / 2)
        assert (daily["counted"], daily["placed"]) == (None, [])
        live.time += DAY / 2
        assert (await ada.daily())["scenario"]["name"] == TOMORROW
        past = await ada.daily("2026-12-24")
        assert (past["over"], past["after"]) == (True, "2026-12-25")
        first = await ada.daily("2026-11-01")
        assert first["before"] is None

    in_house(tmp_path, scene)


def test_a_day_to_come_is_not_known(tmp_path: Path) -> None:
    async def scene(live: QuietTables, visit: Visit) -> None:
        ada = await visit()
        asked = [
            await ada.http.get(f"/games/{GAME}/daily?day=2026-12-25"),
            await ada.http.get(f"/games/{GAME}/daily?day=9999-12-31"),
            await ada.http.post("/tables", json={"game": GAME, "options": {"scenario": TOMORROW}}),
        ]
        assert [(answer.status_code, answer.json()["code"]) for answer in asked] == [(400, "day-to-come")] * 3
        assert (await ada.http.get(f"/games/{GAME}/daily?day=2026-10-31")).json()["code"] == "no-daily"
        assert (await ada.http.get(f"/games/{GAME}/daily?day=soon")).status_code == 422

    in_house(tmp_path, scene)


def test_only_the_first_finished_attempt_of_the_day_counts(tmp_path: Path) -> None:
    async def scene(live: QuietTables, visit: Visit) -> None:
        ada, ben = await visit("Ada"), await visit("Ben")
        await ada.open(TODAY)  # given up: it does not count
        await ada.attempt(TODAY, level="family")
        live.time += 1
        await ada.attempt(TODAY, level="expert")
        await ben.attempt(TODAY, level="expert")
        daily = await ada.daily()
        assert daily["counted"]["options"] == {"level": "family"}
        assert {each["nickname"]: each["you"] for each in daily["placed"]} == {"Ada": True, "Ben": False}
        totals = [each["attempt"]["total"] for each in daily["placed"]]
        assert totals == sorted(totals, reverse=True)
        assert all(way["best"] is not None for way in daily["scenario"]["ways"])
        assert all(each["table"] is None for each in daily["placed"])

    in_house(tmp_path, scene)


def test_an_attempt_with_a_hint_is_practice(tmp_path: Path) -> None:
    async def scene(live: QuietTables, visit: Visit) -> None:
        ada = await visit()
        await ada.attempt(TODAY, hinted=True)
        daily = await ada.daily()
        assert (daily["counted"], daily["placed"]) == (None, [])
        assert daily["scenario"]["ways"][1]["best"]["hinted"]
        await ada.attempt(TODAY)
        daily = await ada.daily()
        assert daily["counted"]["hinted"] is False
        assert daily["scenario"]["ways"][1]["best"]["hinted"] is False

    in_house(tmp_path, scene)


def test_yesterdays_beach_is_practice_today(tmp_path: Path) -> None:
    async def scene(live: QuietTables, visit: Visit) -> None:
        ada = await visit()
        late = (await ada.open(TODAY))["id"]
        live.time += DAY
        await ada.finish(late)
        await ada.attempt(TODAY)
        daily = await ada.daily("2026-12-24")
        assert (daily["counted"], daily["placed"]) == (None, [])

    in_house(tmp_path, scene)


def test_others_may_look_at_an_attempt_when_the_day_is_over(tmp_path: Path) -> None:
    async def scene(live: QuietTables, visit: Visit) -> None:
        ada, ben = await visit("Ada"), await visit("Ben")
        table = await ada.attempt(TODAY)
        for what in ("record", "trace", "frames", "check"):
            answer = await ben.http.get(f"/tables/{table}/{what}")
            assert (answer.status_code, answer.json()["code"]) == (409, "day-not-over")
        assert (await ada.http.get(f"/tables/{table}/record")).status_code == 200, "it is her own game"
        room = await live.room(table)
        with pytest.raises(Conflict, match="day-not-over"):
            must_be_open(room.row, live.now())
        live.time += DAY
        must_be_open(room.row, live.now())
        (placed,) = (await ben.daily("2026-12-24"))["placed"]
        assert placed["table"] == table
        assert (await ben.http.get(f"/tables/{table}/trace")).status_code == 200

    in_house(tmp_path, scene)


def test_who_deletes_themselves_leaves_the_table_of_the_day(tmp_path: Path) -> None:
    async def scene(live: QuietTables, visit: Visit) -> None:
        ada, ben = await visit("Ada"), await visit("Ben")
        await ada.attempt(TODAY)
        assert [each["nickname"] for each in (await ben.daily())["placed"]] == ["Ada"]
        await ada.http.delete("/me")
        assert (await ben.daily())["placed"] == []

    in_house(tmp_path, scene)
