"""A link shows what it leads to, in the reader's language, and nothing of who sits there."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from foghorn.core.game import game_of
from foghorn.i18n.words import LANGUAGES, words_for
from foghorn.server.previews import PAGES, place_of
from tests.server.in_process import running_table
from tests.server.live_server import LiveServer
from tests.server.running import Server
from tests.server.visiting import guest, new_table, stranger

APP = Path(__file__).parents[2] / "web" / "src" / "App.svelte"
MOST_BYTES = 1_500  # of the lines that a preview adds to a page


def told(answer: httpx.Response) -> dict[str, str]:
    """What the page's head says, by name."""
    return dict(re.findall(r'<meta (?:name|property)="([a-z:_]+)" content="([^"]*)"', answer.text))


def without_groups(pattern: str) -> str:
    """A pattern without what only tells how its parts are named."""
    return re.sub(r"\?P<[a-z]+>|\?:|[()]", "", pattern)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("path", "kind"), [("/t/{table}", "table"), ("/replay/{table}", "replay")])
def test_a_link_to_a_table_tells_its_game_and_not_who_sits_there(
    server: Server, language: str, path: str, kind: str
) -> None:
    opened = new_table(guest(server.base, "Wilhelmina"), game="what-the-fog")
    table = opened["table"]["id"]
    with stranger(server.base) as somebody:
        answer = somebody.get(f"{server.base}{path.format(table=table)}", headers={"Accept-Language": language})
        page = told(answer)
        words = words_for(language, "what-the-fog")
        assert page["og:title"] == words.say(f"preview-{kind}", game=game_of("what-the-fog").meta.name)
        assert page["og:description"] == page["description"] == words.say("game-tagline")
        assert page["og:image"] == f"{server.base}/previews/what-the-fog-{kind}.png"
        assert "Wilhelmina" not in answer.text
        assert opened["invitation"] not in answer.text
        picture = somebody.get(page["og:image"])
        assert (picture.status_code, picture.headers["Content-Type"]) == (200, "image/png")
        assert picture.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
        home = somebody.get(f"{server.base}/index.html", headers={"Accept-Language": language})
        assert "unsafe" not in answer.headers["Content-Security-Policy"]
        assert "<script>" not in home.text
        assert sum(len(line) for line in answer.text.splitlines() if "<meta" in line) < MOST_BYTES


def test_a_table_that_is_not_there_is_the_house_itself(server: Server) -> None:
    with stranger(server.base) as somebody:
        page = told(somebody.get(f"{server.base}/t/AbCdEfGhIjKlMnOp"))
        assert page["og:title"] == "Foghorn"
        assert page["og:image"] == f"{server.base}/previews/foghorn.png"
        assert somebody.get(page["og:image"]).status_code == 200


def test_a_table_of_a_game_that_this_server_does_not_have_is_the_house_itself(tmp_path: Path) -> None:
    async def scene() -> None:
        async with LiveServer(tmp_path) as server:
            await server.live.store.add_table(replace(running_table(id="t1"), game="chess"))
            async with httpx.AsyncClient() as somebody:
                for kind in ("t", "replay"):
                    answer = await somebody.get(f"{server.base}/{kind}/t1")
                    assert (answer.status_code, told(answer)["og:title"]) == (200, "Foghorn")

    asyncio.run(scene())


def test_a_result_of_a_day_has_a_picture_of_its_own(server: Server) -> None:
    with stranger(server.base) as somebody:
        assert told(somebody.get(f"{server.base}/solo/escape"))["og:image"].endswith("/previews/escape-solo.png")


def test_the_server_knows_the_pages_that_the_page_knows() -> None:
    paths = re.findall(r"\[/\^(.*)\$/, ", APP.read_text("utf-8"))
    assert len(paths) == len(PAGES)
    for path, (kind, pattern) in zip(paths, PAGES, strict=True):
        assert without_groups(path.replace("\\/", "/")) == without_groups(pattern.pattern), kind


def test_a_game_that_nobody_has_is_no_page() -> None:
    assert place_of("/rules/chess") is None
    assert place_of("/rules/escape") is not None
