"""What HTTP answers, good or bad, looks the same everywhere and gives nothing away."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from foghorn import __version__
from foghorn.core.frame import SCHEMA
from foghorn.server.app import make_app
from foghorn.server.config import Config
from foghorn.server.middleware import BODY_BYTES, HEADERS, POLICY, policy
from tests.server.running import Server
from tests.server.visiting import code_of, guest, new_address, new_table, stranger

NO_TABLE = "A" * 16


def answers(server: Server) -> dict[str, httpx.Response]:
    """One answer of each kind."""
    visitor, known = stranger(server.base), guest(server.base)
    table = new_table(known)["table"]["id"]
    plain = httpx.Client(base_url=server.base, headers={"X-Forwarded-For": new_address()})
    return {
        "200": visitor.get("/games"),
        "201": visitor.post("/guests", json={"nickname": "Bo"}),
        "204": known.post(f"/tables/{table}/leave"),
        "400": known.post("/tables", json={"game": "lighthouse", "options": {"players": 9}}),
        "401": stranger(server.base).get("/me/tables"),
        "403": visitor.post("/guests", json={"nickname": "Bo"}, headers={"Origin": "https://elsewhere.example"}),
        "404": visitor.get(f"/tables/{NO_TABLE}"),
        "404 no such page": visitor.get("/nothing"),
        "404 among the page's files": plain.get("/assets/nothing.js"),
        "405": visitor.delete("/games"),
        "405 at the root": plain.post("/"),
        "409": known.post(f"/tables/{table}/leave"),
        "413": visitor.post("/guests", content=b"x" * (BODY_BYTES + 1)),
        "422": visitor.post("/guests", json={"nickname": ""}),
        "422 no JSON": visitor.post("/guests", content=b"{", headers={"Content-Type": "application/json"}),
        "docs": plain.get("/api/docs"),
        "openapi": plain.get("/api/openapi.json"),
        "metrics": visitor.get("/metrics"),
    }


def test_every_answer_has_the_security_headers(server: Server) -> None:
    for kind, answer in answers(server).items():
        if kind[0].isdigit():
            assert answer.status_code == int(kind[:3]), (kind, answer.text)
        host = server.base.removeprefix("http://")
        for name, value in (HEADERS | {"Content-Security-Policy": policy(host, ())}).items():
            assert answer.headers[name] == value, (kind, name)
        assert "server" not in answer.headers


def test_the_policy_lets_nothing_in_from_elsewhere_and_out_only_to_our_own_sockets() -> None:
    rules = dict(rule.split(" ", 1) for rule in policy("[::1]:8000", ("https://games.example",)).split("; "))
    assert rules.pop("connect-src") == "'self' ws://[::1]:8000 wss://[::1]:8000 wss://games.example"
    assert rules.pop("img-src") == "'self' data:"
    assert {"default-src", "script-src", "style-src", "font-src", "manifest-src"} <= set(rules)
    assert set(rules.values()) == {"'self'", "'none'"}
    for host in ("", "here; script-src *", "here *", "a\nb"):
        assert policy(host, ()) == POLICY


def test_every_refusal_has_our_shape_and_tells_nothing_of_the_inside(server: Server) -> None:
    for kind, answer in answers(server).items():
        if kind[0] == "4":
            assert re.fullmatch(r"[a-z-]+", code_of(answer)), kind
            assert not re.search(r"msgspec|Traceback|File |foghorn|detail|http", answer.text), kind


def test_a_mistake_is_answered_with_headers_and_without_details(tmp_path: Path) -> None:
    app = make_app(Config(database=f"sqlite:///{tmp_path}/x.sqlite"))

    async def ask() -> httpx.Response:
        # Nothing was started, so every request that needs live tables is a mistake of ours.
        inside = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=inside, base_url="http://localhost") as client:
            return await client.get("/api/v1/me")

    answer = asyncio.run(ask())
    assert answer.status_code == 500
    assert answer.json() == {"code": "mistake", "rule": None, "facts": {}}
    assert answer.headers["Content-Security-Policy"] == POLICY


@pytest.mark.parametrize(
    "body",
    [
        b"\xff\xfe",
        b'{"nickname":"\\ud800"}',
        b'{"\\ud800":1}',
        b"[" * 5000,
        b"null",
        b'{"nickname":' + b"9" * 5000 + b"}",
    ],
)
def test_a_body_that_cannot_be_read_is_refused(server: Server, body: bytes) -> None:
    answer = stranger(server.base).post("/guests", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    code_of(answer)


@pytest.mark.parametrize("table", ["x", "%00" * 16, "%F0%9F%98%80", "A" * 5000, "' or 1=1 --"])
def test_a_name_that_is_no_tables_name_is_no_table(server: Server, table: str) -> None:
    visitor = guest(server.base)
    for path in (f"/tables/{table}", f"/tables/{table}/record", f"/tables/{table}/trace"):
        answer = visitor.get(path)
        assert (answer.status_code, code_of(answer)) == (404, "no-such-table")


@pytest.mark.parametrize(
    ("origin", "status"),
    [(None, 201), ("own", 201), ("null", 403), ("https://elsewhere.example", 403), ("http://127.0.0.1", 403)],
)
def test_only_pages_from_here_may_change_something(server: Server, origin: str | None, status: int) -> None:
    headers = {} if origin is None else {"Origin": server.base if origin == "own" else origin}
    visitor = stranger(server.base)
    assert visitor.post("/guests", json={"nickname": "Bo"}, headers=headers).status_code == status
    assert visitor.get("/games", headers=headers).status_code == 200
    assert "access-control-allow-origin" not in visitor.get("/games", headers=headers).headers


def test_a_method_that_is_not_there_names_those_that_are(server: Server) -> None:
    answer = stranger(server.base).put("/games")
    assert code_of(answer) == "no-such-method"
    assert answer.headers["Allow"] == "GET"


def test_the_server_says_how_it_is(server: Server) -> None:
    visitor = stranger(server.base)
    assert visitor.get("/health").json() == {"status": "ok", "version": __version__}
    assert visitor.get("/ready").json() == {"status": "ready"}
    metrics = visitor.get("/metrics")
    assert metrics.headers["Content-Type"].startswith("text/plain")
    lines = metrics.text.splitlines()
    kinds = {line.split()[2] for line in lines if line.startswith("# TYPE")}
    assert {"foghorn_live_tables", "foghorn_moves_total", "foghorn_message_seconds"} <= kinds
    for line in lines:
        assert line.startswith("#") or re.fullmatch(r"[a-z_]+(\{le=\"[^\"]+\"\})? [0-9.]+", line), line


def test_the_games_come_with_their_options_as_json_schema(server: Server) -> None:
    games = {game["key"]: game for game in stranger(server.base).get("/games").json()}
    fog = games["what-the-fog"]
    assert fog["seats"] == [2, 5]
    assert "steady" in fog["bots"]
    assert (fog["default_bot"], games["lighthouse"]["default_bot"]) == ("steady", "random")
    assert "players" in str(fog["options"])


def test_the_games_come_with_their_presets_and_what_a_table_usually_has(server: Server) -> None:
    games = {game["key"]: game for game in stranger(server.base).get("/games").json()}
    escape = games["escape"]
    presets = {preset["name"]: preset["options"] for preset in escape["presets"]}
    assert list(presets) == ["first-game", "family", "expert", "demanding-for-two", "teams"]
    usual = {option["name"]: option["value"] for option in escape["usual"]}
    assert usual.items() <= presets["first-game"].items()
    assert games["what-the-fog"]["presets"] == []


def test_anyone_may_ask_what_goes_with_some_options(server: Server) -> None:
    visitor = stranger(server.base)
    answer = visitor.post("/games/escape/options", json={"options": {"players": 2, "board": "small"}})
    told = {option["name"]: option for option in answer.json()}
    (yes,) = (each for each in told["demanding"]["values"] if each["value"])
    assert yes["refusal"] == {"code": "demanding-players", "rule": "10.5", "facts": {}}
    wrong = visitor.post("/games/escape/options", json={"options": {"players": 6, "board": "small"}})
    assert (wrong.status_code, code_of(wrong)) == (400, "board-players")
    assert visitor.post("/games/atlantis/options", json={}).status_code == 404


def test_the_docs_page_asks_nothing_of_other_hosts(server: Server) -> None:
    page = httpx.get(f"{server.base}/api/docs")
    assert page.headers["Content-Type"].startswith("text/html")
    assert "/api/v1/tables/{table}/join" in page.text
    assert "<script" not in page.text
    assert "//" not in page.text
    assert "style=" not in page.text
    style = httpx.get(f"{server.base}/api/docs.css")
    assert (style.status_code, style.headers["Content-Type"]) == (200, "text/css; charset=utf-8")


def test_the_openapi_page_knows_everything_on_the_wire(server: Server) -> None:
    page = httpx.get(f"{server.base}/api/openapi.json").json()
    schemas = page["components"]["schemas"]
    assert schemas["TableAnswer"]["properties"]["table"] == {"$ref": "#/components/schemas/TableState"}
    assert {"Act", "Frame", "Archive", "what-the-fog.WhatTheFogView", "lighthouse.LighthouseView"} <= set(schemas)
    for name in re.findall(r"#/components/schemas/([\w.-]+)", str(page)):
        assert name in schemas
    for path, methods in page["paths"].items():
        for asked in methods.values():
            assert asked["description"], path
            assert "HTTPValidationError" not in str(asked)
    assert page["x-wire"]["schema"] == SCHEMA
