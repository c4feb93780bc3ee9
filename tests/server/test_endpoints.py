"""A handler's types decide what a request may say, what is answered, and what the OpenAPI page tells of both."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response

from foghorn.core.errors import FoghornError
from foghorn.server.endpoints import Endpoints, json_response, routes_of
from foghorn.server.errors import status_of
from foghorn.server.models import NewTable, Seat, SeatBot, TableId
from foghorn.server.openapi import _operation
from foghorn.server.schema import described

endpoint = Endpoints("/api")
TABLE = "/api/tables/" + "A" * 16


@endpoint("GET /tables/{table}", tag="tables")
async def look(table: TableId, seat: Seat | None = None) -> dict[str, Any] | None:
    """Look at a table."""
    return {"table": table, "seat": seat} if seat != 9 else None


@endpoint("PUT /tables/{table}", tag="tables", status=201)
async def seat_bot(table: TableId, body: SeatBot) -> SeatBot:
    """Seat a bot."""
    return body


@endpoint("POST /new", tag="tables", answers=NewTable)
async def new_table(request: Request, body: NewTable) -> Response:
    """Open a table."""
    return Response(body.game, 202, {"X-Method": request.method})


def ask(method: str, path: str, **said: Any) -> httpx.Response:
    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, FoghornError)
        return json_response(error.refusal, status_of(error))

    async def asked() -> httpx.Response:
        app = Starlette(routes=routes_of(endpoint), exception_handlers={FoghornError: refused})
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            return await client.request(method, path, **said)

    return asyncio.run(asked())


def test_path_and_query_are_read_by_their_types() -> None:
    assert ask("GET", TABLE).json() == {"table": "A" * 16, "seat": None}
    assert ask("GET", f"{TABLE}?seat=3").json()["seat"] == 3


@pytest.mark.parametrize("seat", ["12", "-1", "x", "", "null", "1.5"])
def test_a_query_that_cannot_be_read_is_named(seat: str) -> None:
    answer = ask("GET", f"{TABLE}?seat={seat}")
    assert answer.status_code == 422
    assert answer.json() == {"code": "invalid", "rule": None, "facts": {"where": "query.seat"}}


@pytest.mark.parametrize("table", ["A" * 15, "A" * 17, "A" * 15 + "%20", "A" * 16 + "%0A"])
def test_a_path_that_names_no_table_is_not_found(table: str) -> None:
    answer = ask("GET", f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


def test_what_a_handler_returns_is_the_answer() -> None:
    made = ask("PUT", TABLE, json={"seat": 2, "bot": "random"})
    assert (made.status_code, made.content) == (201, b'{"seat":2,"bot":"random"}')
    assert made.headers["Content-Type"] == "application/json"
    nothing = ask("GET", f"{TABLE}?seat=9")
    assert (nothing.status_code, nothing.content) == (204, b"")
    own = ask("POST", "/api/new", json={"game": "lighthouse"})
    assert (own.status_code, own.text, own.headers["X-Method"]) == (202, "lighthouse", "POST")


def test_a_whole_number_may_be_written_with_a_point() -> None:
    assert ask("PUT", TABLE, json={"seat": 2.0}).json()["seat"] == 2
    assert ask("PUT", TABLE, json={"seat": 2.5}).status_code == 422


@pytest.mark.parametrize(
    ("body", "where"),
    [
        (b"{}", "body.game"),
        (b'{"game":"x","color":1}', "body.color"),
        (b'{"game":7}', "body.game"),
        (b'{"game":"x","settings":{"seconds":1}}', "body.settings.seconds"),
        (b'{"game":"x","settings":{"\xc3\xa9":1}}', "body.settings.?"),
        (b'{"game":', "body"),
        (b"", "body"),
        (b"\xff", "body"),
        (b"[" * 5000, "body"),
    ],
)
def test_a_body_that_cannot_be_read_says_where(body: bytes, where: str) -> None:
    answer = ask("POST", "/api/new", content=body, headers={"Content-Type": "application/json; charset=utf-8"})
    assert (answer.status_code, answer.json()["facts"]) == (422, {"where": where})


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "text/json"])
def test_a_body_is_json_only_if_it_says_so(kind: str | None) -> None:
    headers = {} if kind is None else {"Content-Type": kind}
    assert ask("POST", "/api/new", content=b'{"game":"x"}', headers=headers).status_code == 422


def test_a_method_that_is_not_there_names_all_that_are() -> None:
    answer = ask("DELETE", TABLE)
    assert (answer.status_code, answer.headers["Allow"]) == (405, "GET, PUT")


def test_the_openapi_page_reads_the_same_types() -> None:
    look, seat_bot, new_table = (_operation(each, lambda kind: described("", kind)[0][0]) for each in endpoint)
    table, seat = look["parameters"]
    assert (table["in"], table["required"], table["schema"]["maxLength"]) == ("path", True, 16)
    assert seat == {
        "name": "seat",
        "in": "query",
        "required": False,
        "schema": {"type": "integer", "minimum": 0, "maximum": 11},
    }
    assert {"200", "204", "404", "422"} <= set(look["responses"])
    assert look["description"] == "Look at a table."
    body = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/SeatBot"}}}}
    assert seat_bot["requestBody"] == {"required": True} | body
    assert seat_bot["responses"]["201"]["content"] == body["content"]
    assert "NewTable" in str(new_table["responses"]["200"])
    assert "Refusal" in str(new_table["responses"]["422"])
