"""What one has played can be looked back on from every device of one's own, and by nobody else."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile

from foghorn.server.history import against, summaries
from foghorn.store.rows import Chair, Played, Result
from tests.server.running import Server
from tests.server.visiting import code_of, guest, played, stranger

ADA = Chair(name="Ada", guest="ada")
BOT = Chair(name="Alma", bot="steady")


def game(
    *others: Chair, won: bool = False, exact: float | None = None, key: str = "what-the-fog", at: float = 1.0
) -> Played:
    statistics = {} if exact is None else {"exact": [exact, *(0.0 for _ in others)]}
    result = Result(totals=[0] * (1 + len(others)), winners=[0] if won else [1], statistics=statistics)
    return Played(table="t", game=key, seat=0, chairs=[ADA, *others], result=result, at=at)


def test_one_other_person_makes_it_a_game_with_people() -> None:
    assert against(game()) == "nobody"
    assert against(game(BOT, BOT)) == "bots"
    assert against(game(BOT, Chair(name="Bo", guest="bo"))) == "people"
    assert against(game(Chair(name=""))) == "people", "somebody who has been deleted since"


def test_games_add_up_by_whom_they_were_played_with() -> None:
    bo = Chair(name="Bo", guest="bo")
    mine = [game(BOT, won=True, exact=1.0), game(BOT, exact=0.5), game(bo, won=True), game(key="escape")]
    alone, fog = summaries(mine)
    assert (alone.game, alone.nobody.played) == ("escape", 1)
    assert (fog.bots.played, fog.bots.won, fog.people.played, fog.people.won) == (2, 1, 1, 1)
    assert fog.statistics == {"exact": 0.75}, "a game from before there were figures does not count"


def test_the_history_is_the_same_on_another_device_and_a_strangers_is_empty(server: Server) -> None:
    async def scene() -> None:
        table, (ada, bo) = await played(server.base)
        link = (await ada.http.post("/me/link")).json()["link"]
        other = stranger(server.base)
        assert code_of(other.get("/me/history")) == "no-guest"
        assert other.post("/enter", json={"link": link}).status_code == 200
        (mine,) = other.get("/me/history").json()["games"]
        assert mine["table"]["id"] == table
        assert mine["table"]["you"] == 0
        assert len(mine["totals"]) == 2
        (summary,) = other.get("/me/history/summary").json()
        assert (summary["game"], summary["people"]["played"]) == ("lighthouse", 1)
        for asked, count in (
            ("game=lighthouse", 1),
            ("game=escape", 0),
            ("with_whom=people", 1),
            ("with_whom=bots", 0),
        ):
            assert len(other.get(f"/me/history?{asked}").json()["games"]) == count, asked
        assert other.get(f"/me/history?before={mine['changed']}").json() == {"games": [], "before": None}

        packed = other.get("/me/history/traces")
        assert packed.headers["Content-Type"] == "application/zip"
        with zipfile.ZipFile(io.BytesIO(packed.content)) as files:
            (name,) = files.namelist()
            assert name.endswith(f"-lighthouse-{table}.jsonl")
            trace = files.read(name)
        assert trace == (await bo.http.get(f"/tables/{table}/trace")).content
        assert json.loads(trace.splitlines()[0])["type"] == "game_started"

        somebody = guest(server.base, "Cleo")
        assert somebody.get("/me/history").json() == {"games": [], "before": None}
        with zipfile.ZipFile(io.BytesIO(somebody.get("/me/history/traces").content)) as files:
            assert files.namelist() == []

    asyncio.run(scene())
