"""Whoever has a link sees the table before they sit down or watch; nobody finds a link by guessing."""

from __future__ import annotations

from foghorn.server.limits import GUESS_BURST
from tests.server.running import Server
from tests.server.visiting import guest, new_table, path, refused, stranger


def test_whoever_has_a_link_sees_what_they_join_before_they_sit_down(server: Server) -> None:
    host = guest(server.base)
    table = new_table(host)
    bo = stranger(server.base)
    seen = bo.post(path(table, "/look"), json={"invitation": table["invitation"]})
    assert seen.status_code == 200
    assert [chair["name"] for chair in seen.json()["table"]["chairs"]] == ["Ada", ""]
    assert seen.json() | {"table": None} == {"table": None, "invitation": None, "watching": None, "address": None}
    refused(bo.post(path(table, "/look"), json={}), 404, "no-such-table")
    refused(bo.post(path(table, "/look"), json={"invitation": "made-up"}), 404, "no-such-table")
    host.post(path(table, "/invitation"))
    old = {"invitation": table["invitation"]}
    refused(bo.post(path(table, "/look"), json=old), 409, "invitation-renewed")
    assert bo.post(path(table, "/look"), json=old | {"watching": table["watching"]}).status_code == 200
    host.put(path(table, "/bots"), json={"seat": 1})
    host.post(path(table, "/start"))
    watched = bo.post(path(table, "/look"), json=old | {"watching": table["watching"]}).json()
    assert watched["table"]["status"] == "sealing"


def test_whoever_may_only_watch_sees_the_table_too(server: Server) -> None:
    host = guest(server.base)
    table = new_table(host)
    with stranger(server.base) as cy:
        assert cy.post(path(table, "/look"), json={"watching": table["watching"]}).status_code == 200
        refused(cy.post(path(table, "/look"), json={"watching": "made-up"}), 404, "no-such-table")
        host.put(path(table, "/terms"), json={"options": {"players": 2}, "settings": {"spectators": False}})
        refused(cy.post(path(table, "/look"), json={"watching": table["watching"]}), 404, "no-such-table")


def test_guessing_watching_secrets_here_is_slowed_down_too(server: Server) -> None:
    table = new_table(guest(server.base))
    with stranger(server.base) as eve:
        for _ in range(int(GUESS_BURST) * 2):  # whoever is right may look as often as they like
            assert eve.post(path(table, "/look"), json={"watching": table["watching"]}).status_code == 200
        guesses = [eve.post(path(table, "/look"), json={"watching": "A" * 24}) for _ in range(int(GUESS_BURST) + 2)]
        assert [answer.status_code for answer in guesses[:-2]] == [404] * int(GUESS_BURST)
        refused(guesses[-1], 429, "too-many-guesses")
        refused(eve.post(path(table, "/look"), json={"watching": table["watching"]}), 429, "too-many-guesses")
