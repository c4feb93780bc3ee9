"""Who sits where: joining, leaving, bots, the host's rights, and the same people once more."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from foghorn.server import lobby, table_routes
from foghorn.server.app import make_app
from foghorn.server.archive import verify
from foghorn.server.config import Config
from foghorn.server.errors import Conflict
from foghorn.server.models import Join
from foghorn.store.rows import Chair, Guest
from tests.server.in_process import running_table, server_on
from tests.server.playing import PATIENCE, Person
from tests.server.running import Server
from tests.server.visiting import dealt, guest, joined, names, new_table, path, person, played, refused, stranger


def test_a_new_table_seats_its_host_and_shows_the_commitment(server: Server) -> None:
    table = new_table(guest(server.base))["table"]
    assert (table["status"], table["you"], table["host"]) == ("open", 0, True)
    assert [chair["kind"] for chair in table["chairs"]] == ["person", "free"]
    assert len(table["commitment"]) == 64


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "what-the-fog", "options": {"players": 9}}, "players"),
        ({"game": "what-the-fog", "options": {"players": True}}, "players"),
        ({"game": "what-the-fog", "options": {"wind": 1}}, "unknown-option"),
        ({"game": "what-the-fog", "options": {"players": 3, "long_game": "perhaps"}}, "option-value"),
    ],
)
def test_options_that_do_not_exist_are_refused_with_their_code(server: Server, body: dict[str, Any], code: str) -> None:
    refused(guest(server.base).post("/tables", json=body), 404 if code == "unknown-game" else 400, code)


@pytest.mark.parametrize("settings", [{"seconds": 4}, {"seconds": 86_401}, {"listed": "maybe"}, {"wind": True}])
def test_settings_that_do_not_exist_are_refused(server: Server, settings: dict[str, Any]) -> None:
    answer = guest(server.base).post("/tables", json={"game": "lighthouse", "settings": settings})
    refused(answer, 422, "invalid")


def test_an_unlisted_table_is_invisible_without_its_invitation(server: Server) -> None:
    table = new_table(guest(server.base))
    for other in (guest(server.base, "Bo"), stranger(server.base)):
        assert table["table"]["id"] not in other.get("/tables").text
        refused(other.get(path(table)), 404, "no-such-table")
        refused(other.get(path(table, "/record")), 404, "no-such-table")
    bo = guest(server.base, "Bo")
    for what in ("/start", "/rematch", "/rematch/open"):
        refused(bo.post(path(table, what), json={}), 404, "no-such-table")
    refused(bo.post(path(table, "/join"), json={}), 404, "no-such-table")
    refused(bo.put(path(table, "/bots"), json={"seat": 1}), 404, "no-such-table")


def test_a_listed_table_is_open_to_everybody(server: Server) -> None:
    table = new_table(guest(server.base), listed=True)
    shown = stranger(server.base).get("/tables").json()
    (entry,) = (each for each in shown if each["table"]["id"] == table["table"]["id"])
    assert entry["invitation"] is None
    assert entry["watching"] is None
    bo = guest(server.base, "Bo")
    assert bo.get(path(table)).json()["table"]["you"] is None
    assert bo.post(path(table, "/join"), json={}).json()["table"]["you"] == 1


def test_a_full_table_takes_nobody_but_a_bots_seat_may_be_asked_for(server: Server) -> None:
    host = guest(server.base)
    table = new_table(host, 3)
    bo = joined(server.base, table)
    assert host.put(path(table, "/bots"), json={"seat": 2, "bot": "random"}).status_code == 200
    cy = guest(server.base, "Cy")
    refused(cy.post(path(table, "/join"), json={"invitation": table["invitation"]}), 409, "table-full")
    at = {"invitation": table["invitation"], "seat": 1}
    refused(cy.post(path(table, "/join"), json=at), 409, "seat-taken")
    refused(cy.post(path(table, "/join"), json=at | {"seat": 7}), 404, "no-such-seat")
    answer = cy.post(path(table, "/join"), json=at | {"seat": 2})
    assert answer.json()["table"]["chairs"][2]["kind"] == "person"
    again = bo.post(path(table, "/join"), json={})  # whoever sits there needs nothing
    assert again.json()["table"]["you"] == 1


def test_two_of_one_name_can_be_told_apart(server: Server) -> None:
    table = new_table(guest(server.base, "Ada"), 3)
    joined(server.base, table, "Ada")
    other = joined(server.base, table, "Ada")
    assert [chair["name"] for chair in other.get(path(table)).json()["table"]["chairs"]] == ["Ada", "Ada 2", "Ada 3"]


def test_every_bot_has_a_name_of_its_own_and_leaves_it_to_a_guest_who_has_the_same(server: Server) -> None:
    host = guest(server.base)
    table = new_table(host, 4, "what-the-fog")
    for seat in (1, 2):
        assert host.put(path(table, "/bots"), json={"seat": seat}).is_success
    assert names(host.get(path(table))) == ["Ada", "Alma", "Bruno", ""]
    alma = joined(server.base, table, "alma")
    assert names(alma.get(path(table))) == ["Ada", "Cleo", "Bruno", "alma"]


def test_the_host_seats_bots_and_sends_them_away(server: Server) -> None:
    host = guest(server.base)
    table = new_table(host, 3, "what-the-fog")
    seated = host.put(path(table, "/bots"), json={"seat": 1, "bot": "steady"}).json()["table"]["chairs"][1]
    assert (seated["kind"], seated["bot"], seated["name"]) == ("bot", "steady", "Alma")
    refused(host.put(path(table, "/bots"), json={"seat": 1, "bot": "clever"}), 404, "unknown-bot")
    refused(host.put(path(table, "/bots"), json={"seat": 0}), 409, "seat-taken")
    refused(host.put(path(table, "/bots"), json={"seat": 5}), 404, "no-such-seat")
    refused(host.put(path(table, "/bots"), json={"seat": -1}), 422, "invalid")
    refused(host.delete(path(table, "/bots"), params={"seat": 2}), 409, "no-bot-there")
    away = host.delete(path(table, "/bots"), params={"seat": 1}).json()["table"]["chairs"][1]
    assert away["kind"] == "free"


def test_only_the_host_may_do_what_is_the_hosts(server: Server) -> None:
    table = new_table(guest(server.base), 3)
    bo = joined(server.base, table)
    for answer in (
        bo.post(path(table, "/start")),
        bo.put(path(table, "/bots"), json={"seat": 2, "bot": "random"}),
        bo.delete(path(table, "/bots"), params={"seat": 2}),
        bo.post(path(table, "/remove"), json={"seat": 0}),
        bo.post(path(table, "/mute"), json={"seat": 0}),
    ):
        refused(answer, 403, "host-only")


def test_a_table_says_how_long_the_game_lets_a_turn_last(server: Server) -> None:
    ada = guest(server.base)
    body = {"game": "escape", "options": {"players": 3, "hourglass": 40}}
    assert ada.post("/tables", json=body).json()["table"]["turn_seconds"] == 40
    assert new_table(ada, 3, "escape")["table"]["turn_seconds"] is None


def test_a_table_says_who_is_with_whom(server: Server) -> None:
    ada = guest(server.base)
    body = {"game": "escape", "options": {"players": 6, "teams": "3x2:total"}}
    assert ada.post("/tables", json=body).json()["table"]["teams"] == [0, 1, 2, 0, 1, 2]
    assert new_table(ada, 3, "escape")["table"]["teams"] == []


def test_a_table_starts_when_every_seat_is_taken_and_only_once(server: Server) -> None:
    host = guest(server.base)
    table = new_table(host)
    refused(host.post(path(table, "/start")), 409, "seat-free")
    joined(server.base, table)
    assert host.post(path(table, "/start")).json()["table"]["status"] == "sealing"
    refused(host.post(path(table, "/start")), 409, "already-started")
    refused(host.put(path(table, "/bots"), json={"seat": 1, "bot": "random"}), 409, "already-started")
    late = guest(server.base, "Cy")
    refused(late.post(path(table, "/join"), json={"invitation": table["invitation"]}), 409, "already-started")
    refused(host.post(path(table, "/rematch"), json={}), 409, "not-finished")
    refused(host.get(path(table, "/trace")), 409, "not-finished")


def test_when_the_host_leaves_the_next_guest_is_host(server: Server) -> None:
    host = guest(server.base)
    table = new_table(host)
    bo = joined(server.base, table)
    assert host.post(path(table, "/leave")).status_code == 204
    seen = bo.get(path(table)).json()["table"]
    assert (seen["host"], seen["chairs"][0]["kind"]) == (True, "free")
    refused(host.post(path(table, "/leave")), 409, "not-at-table")
    bo.post(path(table, "/leave"))
    refused(joined(server.base, new_table(bo), "Cy").get(path(table)), 404, "no-such-table")


def test_whoever_was_removed_does_not_come_back(server: Server) -> None:
    host = guest(server.base)
    table = new_table(host, 3)
    bo = joined(server.base, table)
    assert host.post(path(table, "/remove"), json={"seat": 1}).json()["table"]["chairs"][1]["kind"] == "free"
    refused(bo.post(path(table, "/join"), json={"invitation": table["invitation"]}), 409, "removed")
    refused(host.post(path(table, "/remove"), json={"seat": 0}), 409, "nobody-to-remove")
    refused(host.post(path(table, "/remove"), json={"seat": 2}), 409, "nobody-to-remove")


def test_a_removed_guest_does_not_come_back_by_another_name_either(server: Server) -> None:
    host = guest(server.base)
    table = new_table(host, 3)
    bo, cy = joined(server.base, table), joined(server.base, table, "Cy")
    answer = host.post(path(table, "/remove"), json={"seat": 1}).json()
    again = guest(server.base, "Dee")
    refused(again.post(path(table, "/join"), json={"invitation": table["invitation"]}), 409, "invitation-renewed")
    refused(again.post(path(table, "/join")), 422, "invalid")
    refused(again.post(path(table, "/join"), json={}), 404, "no-such-table")
    assert answer["table"]["invitations"] == 2
    assert cy.get(path(table)).json()["invitation"] == answer["invitation"] != table["invitation"]
    assert bo.get(path(table)).status_code == 404
    assert again.post(path(table, "/join"), json={"invitation": answer["invitation"]}).status_code == 200


def test_the_host_renews_the_invitation_and_who_sits_there_stays(server: Server) -> None:
    host = guest(server.base)
    table = new_table(host, 4)
    bo = joined(server.base, table)
    refused(bo.post(path(table, "/invitation")), 403, "host-only")
    links = [table["invitation"]] + [host.post(path(table, "/invitation")).json()["invitation"] for _ in range(3)]
    assert len(set(links)) == 4
    late = guest(server.base, "Cy")
    for link in links[:-1]:
        refused(late.post(path(table, "/join"), json={"invitation": link}), 409, "invitation-renewed")
    assert bo.post(path(table, "/join"), json={"invitation": links[0]}).status_code == 200  # has a seat already
    assert late.post(path(table, "/join"), json={"invitation": links[-1]}).status_code == 200
    for seat in (2, 3):
        host.put(path(table, "/bots"), json={"seat": seat, "bot": "random"})
    host.post(path(table, "/start"))
    refused(host.post(path(table, "/invitation")), 409, "already-started")


def test_an_invitation_that_is_renewed_while_somebody_sits_down_counts_no_more(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            chairs = [Chair(name="Ada", guest="ada"), Chair()]
            await live.store.add_table(running_table(2, game="lighthouse", status="open", chairs=chairs))
            room = await live.room("t1")
            eve = Guest(id="eve", nickname="Eve", link="eve", made=0.0)
            old = Join(invitation=live.keys.invitation("t1"))
            request = Request({"type": "http", "app": make_app(Config(database="")), "client": ("1.2.3.4", 5)})
            async with room.lock:
                joining = asyncio.create_task(table_routes.join("t1", old, request, eve, live))
                await asyncio.sleep(0)  # it waits for the room
                await room.change(lambda row: lobby.with_new_invitation(row, "ada"))
            with pytest.raises(Conflict, match="invitation-renewed"):
                await joining

    asyncio.run(scene())


def test_whoever_is_muted_may_leave_and_come_back_and_is_still_muted(server: Server) -> None:
    host = guest(server.base)
    table = new_table(host)
    bo = joined(server.base, table)
    host.post(path(table, "/mute"), json={"seat": 1})
    assert bo.post(path(table, "/leave")).status_code == 204
    back = bo.post(path(table, "/join"), json={"invitation": table["invitation"]})
    assert (back.status_code, back.json()["table"]["chairs"][1]["muted"]) == (200, True)


def test_everybody_at_a_table_sees_who_the_host_is_and_who_is_muted(server: Server) -> None:
    ada = guest(server.base)
    table = new_table(ada)
    bo = joined(server.base, table)
    ada.post(path(table, "/mute"), json={"seat": 1})
    for eyes in (ada, bo):
        chairs = eyes.get(path(table)).json()["table"]["chairs"]
        assert [chair["host"] for chair in chairs] == [True, False]
        assert [chair["muted"] for chair in chairs] == [False, True]
    ada.post(path(table, "/leave"))
    assert [chair["host"] for chair in bo.get(path(table)).json()["table"]["chairs"]] == [False, True]


def test_a_muted_guest_is_not_heard_until_the_host_relents(server: Server) -> None:
    async def scenario() -> list[str]:
        ada, bo = await person(server.base, "Ada").arrive(), await person(server.base, "Bo").arrive()
        table = await ada.new_table(2, "lighthouse")
        await bo.post(path(table, "/join"), invitation=table["invitation"])
        heard = []
        async with bo.sit(table["table"]["id"]) as seat:
            await seat.hear_until("table")
            for mute in (True, False):
                await ada.post(path(table, "/mute"), seat=1, mute=mute)
                await seat.send(type="say", id=f"m{mute}", text="hello?")
                while (message := await seat.hear())["type"] not in ("refused", "done"):
                    pass
                heard.append(message.get("refusal", {}).get("code", "done"))
        return heard

    assert asyncio.run(scenario()) == ["muted", "done"]


def test_a_deal_goes_on_without_who_leaves_before_numbers_are_opened_and_the_record_verifies(server: Server) -> None:
    """A promise that will not be opened must not stand in the record."""

    async def scenario() -> bytes:
        people = [await person(server.base, name).arrive() for name in ("Ada", "Bo", "Cy")]
        table = await people[0].new_table(3, "lighthouse")
        for other in people[1:]:
            await other.post(path(table, "/join"), invitation=table["invitation"])
        seats = [someone.sit(table["table"]["id"]) for someone in people]
        for seat in seats:
            await seat.open()
        await people[0].post(path(table, "/start"))
        while seats[1].news.get("status") != "sealing":
            await seats[1].hear()
        first = seats[1].news["commitment"]
        await seats[1].seal()
        while not seats[1].news["chairs"][1]["promise"]:
            await seats[1].hear()
        await people[1].post(path(table, "/leave"))
        await asyncio.wait_for(asyncio.gather(seats[0].play(), seats[2].play()), PATIENCE)
        assert seats[0].news["commitment"] == first
        record: bytes = (await people[0].http.get(path(table, "/record"))).content
        return record

    archive = verify(asyncio.run(scenario()))
    assert archive.failed == []
    assert sorted(archive.promises) == [0, 2]


def test_when_everybody_leaves_a_running_game_nobody_plays_on(server: Server) -> None:
    async def scenario() -> Any:
        ada = await person(server.base, "Ada").arrive()
        table = await ada.new_table(1, "lighthouse")
        async with ada.sit(table["table"]["id"]) as seat:
            await ada.post(path(table, "/start"))
            await dealt(seat)
            await ada.post(path(table, "/leave"))
            assert (await seat.hear_until("bye"))["code"] == "left-table"
        record = (await ada.http.get(path(table, "/record"))).content
        return (await ada.http.get("/me/tables")).json(), record

    tables, record = asyncio.run(scenario())
    assert [each["table"]["status"] for each in tables] == ["abandoned"]
    archive = verify(record)  # the secret is opened all the same
    assert archive.abandoned
    assert archive.entries == []


async def _codes(asked: list[Person], path: str) -> list[int]:
    return [(await someone.http.get(path)).status_code for someone in asked]


@pytest.mark.parametrize(("spectators", "expected"), [(True, [200, 200, 200, 200]), (False, [200, 200, 404, 404])])
def test_a_finished_game_is_read_by_its_players_and_by_others_only_if_they_could_watch(
    server: Server, spectators: bool, expected: list[int]
) -> None:
    async def scenario() -> None:
        table, people = await played(server.base, spectators=spectators)
        people += [await person(server.base, "Cy").arrive(), person(server.base, "nobody")]
        for what in ("record", "trace"):
            assert await _codes(people, f"/tables/{table}/{what}") == expected

    asyncio.run(scenario())
