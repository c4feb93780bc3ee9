"""Deals that a page takes part in with a number of its own, and friends who spoil them."""

from __future__ import annotations

from contextlib import closing

from playwright.sync_api import expect

from foghorn.i18n.words import words_for
from tests.browser.driving import Chair, Game, cookie_of
from tests.browser.people import Person
from tests.browser.playing import opened, still
from tests.server.visiting import guest


class Spoiler(Chair):
    """A friend who promises a number and then refuses to open it, so that the deal must begin again."""

    def _seal(self) -> None:
        if self.news["opening"]:
            self._send(type="decline", commitment=self.news["commitment"])
        elif not self.news["restarts"]:
            super()._seal()


def waiting(person: Person, table: str) -> None:
    """Open the page of a table that has not started, and wait until it has seen the server's seal."""
    still(person).open(f"/t/{table}")
    expect(person.page.get_by_role("heading", name=words_for(person.language).say("lobby"))).to_be_visible()


def start(host: Person, table: str) -> None:
    assert host.context.request.post(f"/api/v1/tables/{table}/start").ok


def dealt_by_the_page(ada: Person) -> str:
    """Play a game of Ada's and three bots to its end, for whose deal her browser thought of a number."""
    table: str = opened(ada, 4)["table"]["id"]
    for seat in (1, 2, 3):
        assert ada.context.request.put(f"/api/v1/tables/{table}/bots", data={"seat": seat, "bot": "random"}).ok
    waiting(ada, table)
    start(ada, table)
    expect(ada.page.get_by_role("region", name=words_for(ada.language).say("question"))).to_be_visible()
    chair = Chair(ada.base, table, cookie_of(ada))
    with Game(table, [chair], seed=1) as game:
        chair.hear_frame()
        game.play_out()
    return table


def begun_again(people: list[Person], spoiler: str = "Bo") -> tuple[str, Spoiler]:
    """Let people's pages take part in a deal that a friend spoils; return the table and the friend's chair."""
    ada, *others = people
    answer = opened(ada, len(people) + 1)
    table, invited = answer["table"]["id"], {"invitation": answer["invitation"]}
    for other in others:
        assert other.context.request.post(f"/api/v1/tables/{table}/join", data=invited).ok
    with closing(guest(ada.base, spoiler)) as friend:
        assert friend.post(f"/tables/{table}/join", json=invited).is_success
        chair = Spoiler(ada.base, table, "; ".join(f"{name}={value}" for name, value in friend.cookies.items()))
    for each in people:
        waiting(each, table)
    start(ada, table)
    chair.hear_until(lambda: bool(chair.news and chair.news["restarts"]))
    return table, chair


def deaf_once_asked(ada: Person) -> None:
    """Let Ada's pages hear nothing more once a deal was begun again: the question stays, however slow she is."""
    ada.context.add_init_script("""
        window.WebSocket = class extends WebSocket {
          set onmessage(hear) {
            let asked = false;
            super.onmessage = (event) => {
              if (!asked) hear(event);
              asked ||= event.data.includes('"restarts":[[');
            };
          }
        };
    """)
