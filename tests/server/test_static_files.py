"""The page's files reach the browser as it wants them, and nothing else does."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from foghorn.i18n.words import LANGUAGES, words_for
from foghorn.server.app import make_app
from foghorn.server.config import Config
from foghorn.server.limits import REQUEST_BURST
from foghorn.server.static_files import wishes
from foghorn.store.errors import StoreRefused

INDEX = "<!doctype html><title>Foghorn</title>" + " " * 200
SCRIPT = "let fog = 1;\n" * 200
Ask = Callable[..., httpx.Response]


async def out_of_reach(table: str) -> None:
    raise StoreRefused("database-gone")


def asking(folder: Path, site: Path) -> Ask:
    """A function that asks the application, which needs no store for this: the page is there while it is gone."""
    app = make_app(Config(database=f"sqlite:///{folder}/x.sqlite"), site)
    app.state.live = SimpleNamespace(store=SimpleNamespace(table=out_of_reach))

    def ask(path: str, method: str = "GET", **headers: str) -> httpx.Response:
        async def send() -> httpx.Response:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
                named = {name.replace("_", "-"): value for name, value in headers.items()}
                return await client.request(method, path, headers=named)

        return asyncio.run(send())

    return ask


@pytest.fixture
def ask(tmp_path: Path) -> Ask:
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("nobody's business")
    (site / "index.html").write_text(INDEX)
    (site / "favicon.svg").write_text("<svg/>" * 50)
    (site / "assets" / "index-a1b2.js").write_text(SCRIPT)
    (site / "assets" / "face-c3.woff2").write_bytes(b"wOF2" * 50)
    return asking(tmp_path, site)


@pytest.fixture
def unbuilt(tmp_path: Path) -> Ask:
    return asking(tmp_path, tmp_path / "absent")


def is_page(answer: httpx.Response) -> bool:
    """Tell whether an answer is index.html, whatever preview stands in it."""
    return answer.text.startswith("<!doctype html><title>") and answer.text.endswith(" " * 200)


@pytest.mark.parametrize("path", ["/", "/t/AbCdEfGhIjKlMnOp", "/learn", "/replay/x", "/me", "/index.html"])
def test_every_path_of_the_page_gives_the_page(ask: Ask, path: str) -> None:
    answer = ask(path)
    assert answer.status_code == 200
    assert is_page(answer)
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("path", ["/apiary", "/t", "/rules/what-the-fog/3", "/me/too"])
def test_an_unknown_path_gives_the_page_that_says_so_and_is_not_found(ask: Ask, path: str) -> None:
    answer = ask(path)
    assert answer.status_code == 404
    assert is_page(answer)


@pytest.mark.parametrize("path", ["/robots.txt", "/wp-login.php", "/t/x.json", "/previews/none.png"])
def test_an_unknown_file_is_not_found(ask: Ask, path: str) -> None:
    answer = ask(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


def test_a_file_whose_name_tells_its_contents_is_kept_for_ever(ask: Ask) -> None:
    script, face, picture = ask("/assets/index-a1b2.js"), ask("/assets/face-c3.woff2"), ask("/favicon.svg")
    assert script.headers["Cache-Control"] == "public, max-age=31536000, immutable" == face.headers["Cache-Control"]
    assert picture.headers["Cache-Control"] == "no-cache"
    assert script.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert face.headers["Content-Type"] == "font/woff2"
    assert picture.headers["Content-Type"] == "image/svg+xml"


def test_text_is_compressed_for_who_can_unpack_it(ask: Ask) -> None:
    packed = ask("/assets/index-a1b2.js", accept_encoding="br, gzip;q=0.8")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert int(packed.headers["Content-Length"]) < len(SCRIPT) / 5
    assert packed.text == SCRIPT
    for refused in ("identity", "gzip;q=0", ""):
        plain = ask("/assets/index-a1b2.js", accept_encoding=refused)
        assert "Content-Encoding" not in plain.headers
        assert plain.text == SCRIPT
        assert plain.headers["Vary"] == "Accept-Encoding" == packed.headers["Vary"]
    assert "Content-Encoding" not in ask("/assets/face-c3.woff2", accept_encoding="gzip").headers


def test_what_the_browser_has_is_not_sent_again(ask: Ask) -> None:
    tag = ask("/").headers["ETag"]
    again = ask("/", if_none_match=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["Cache-Control"] == "no-cache"
    assert ask("/", if_none_match='W/"another"').status_code == 200
    assert ask("/favicon.svg", if_none_match=tag).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//secret.txt",
        "/%2fetc/passwd",
        "/assets/\\..\\..\\secret.txt",
        "/assets/index-a1b2.js%00.txt",
    ],
)
def test_no_path_leads_out_of_the_folder(ask: Ask, path: str) -> None:
    answer = ask(path)
    assert "business" not in answer.text
    assert is_page(answer) or answer.json()["code"] == "no-such-page"


def test_a_file_of_another_version_of_the_page_is_not_there(ask: Ask) -> None:
    answer = ask("/assets/index-old.js")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")
    assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/v1/nothing", "/api/v2/games"])
def test_an_unknown_path_of_the_api_is_refused_as_ever(ask: Ask, path: str) -> None:
    answer = ask(path)
    assert (answer.status_code, answer.json()) == (404, {"code": "no-such-page", "rule": None, "facts": {}})


def test_a_page_can_be_asked_for_without_its_body_and_not_changed(ask: Ask) -> None:
    head = ask("/", "HEAD", accept_encoding="identity")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["Content-Length"] == str(len(ask("/", accept_encoding="identity").content))
    answer = ask("/", "POST")
    assert (answer.status_code, answer.headers["Allow"]) == (405, "GET, HEAD")


def test_a_whole_club_may_load_the_page_at_once(ask: Ask) -> None:
    files, members = 15, 20
    assert files * members > REQUEST_BURST
    assert {ask("/assets/index-a1b2.js").status_code for _ in range(files * members)} == {200}


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_page_a_few_words_say_so_in_the_readers_language(unbuilt: Ask, language: str) -> None:
    answer = unbuilt("/learn", accept_language=f"sv, {language}-XX;q=0.9, en;q=0.5")
    assert answer.status_code == 404
    assert f'<html lang="{language}">' in answer.text
    assert words_for(language).say("site-not-built") in answer.text
    assert "make page" in answer.text
    assert "make dist" in answer.text
    assert answer.headers["Vary"] == "Accept-Language"
    assert unbuilt("/assets/x.js").json()["code"] == "no-such-page"
    assert unbuilt("/api/v1/health").json()["status"] == "ok"


def test_what_a_header_wishes_for_is_read_in_its_order() -> None:
    assert wishes("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.95, *;q=0.5") == ["fr-ch", "de", "fr", "en", "*"]
    assert wishes("gzip;q=0, br;q=nonsense, identity") == ["identity"]
    assert wishes("nl") == ["nl"]


def test_compressing_twice_gives_the_same_bytes(ask: Ask) -> None:
    first, second = (ask("/", accept_encoding="gzip") for _ in range(2))
    packed = gzip.compress(first.content, mtime=0)
    assert first.headers["Content-Length"] == second.headers["Content-Length"] == str(len(packed))
