"""Two chairs change places before the game: any two for the host, one's own and an unclaimed one for everybody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.playing import PATIENCE
from tests.server.running import Server
from tests.server.visiting import guest, joined, names, new_table, path, person, refused


def test_the_host_lets_any_two_chairs_change_places(server: Server) -> None:
    host = guest(server.base)
    table = new_table(host, 4)
    bo = joined(server.base, table)
    assert names(host.post(path(table, "/exchange"), json={"seat": 1, "other": 3})) == ["Ada", "", "", "Bo"]
    answer = host.post(path(table, "/exchange"), json={"seat": 0, "other": 3})
    assert names(answer) == ["Bo", "", "", "Ada"]
    assert (answer.json()["table"]["you"], answer.json()["table"]["host"]) == (3, True)
    assert bo.get(path(table)).json()["table"]["you"] == 0
    assert host.post(path(table, "/exchange"), json={"seat": 2, "other": 2}).status_code == 200
    refused(host.post(path(table, "/exchange"), json={"seat": 2, "other": 4}), 404, "no-such-seat")


def test_a_guest_moves_itself_and_nobody_else_but_a_bot(server: Server) -> None:
    host = guest(server.base)
    table = new_table(host, 4)
    bo, cy = joined(server.base, table), joined(server.base, table, "Cy")
    assert names(bo.post(path(table, "/exchange"), json={"seat": 1, "other": 3})) == ["Ada", "", "Cy", "Bo"]
    host.put(path(table, "/bots"), json={"seat": 1, "bot": "random"})
    assert names(bo.post(path(table, "/exchange"), json={"seat": 1, "other": 3})) == ["Ada", "Bo", "Cy", "Alma"]
    for seat, other in ((1, 2), (2, 3), (3, 3), (0, 1)):
        refused(bo.post(path(table, "/exchange"), json={"seat": seat, "other": other}), 403, "host-only")
    refused(guest(server.base, "Di").post(path(table, "/exchange"), json={"seat": 1, "other": 2}), 404, "no-such-table")
    assert cy.get(path(table)).json()["table"]["you"] == 2


def test_a_new_seat_outlives_the_server(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "log").start()
    host = guest(server.base)
    table = new_table(host, 3)
    assert host.post(path(table, "/exchange"), json={"seat": 0, "other": 2}).status_code == 200
    server.kill()
    server.start()
    seen = host.get(path(table)).json()["table"]
    assert (seen["you"], [chair["kind"] for chair in seen["chairs"]]) == (2, ["free", "free", "person"])
    assert server.stop() == 0


def test_nobody_changes_places_once_the_game_begins(server: Server) -> None:
    host = guest(server.base)
    table = new_table(host)
    joined(server.base, table)
    assert host.post(path(table, "/start")).status_code == 200
    refused(host.post(path(table, "/exchange"), json={"seat": 0, "other": 1}), 409, "already-started")


def test_whoever_changed_places_plays_from_the_new_seat_with_the_page_that_was_open(server: Server) -> None:
    async def scenario() -> tuple[list[Any], list[Any]]:
        people = [await person(server.base, name).arrive() for name in ("Ada", "Bo")]
        table = await people[0].new_table(2, "lighthouse")
        await people[1].post(path(table, "/join"), invitation=table["invitation"])
        seats = [someone.sit(table["table"]["id"]) for someone in people]
        for seat in seats:
            await seat.open()
            await seat.hear_until("table")
        await people[0].post(path(table, "/exchange"), seat=0, other=1)
        while seats[0].news["you"] != 1:
            await seats[0].hear()
        here = [chair["away"] for chair in seats[0].news["chairs"]]
        await people[0].post(path(table, "/start"))
        await asyncio.wait_for(asyncio.gather(*(seat.play() for seat in seats)), PATIENCE)
        return here, [seat.frame["view"]["seat"] for seat in seats]

    here, seats = asyncio.run(scenario())
    assert here == [False, False]
    assert seats == [1, 0]
