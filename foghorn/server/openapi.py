"""The API's description: an OpenAPI document, and a plain page that lists it and loads nothing from other hosts."""

from __future__ import annotations

import asyncio
import html
from collections.abc import Callable
from functools import cache
from http import HTTPStatus
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from .. import __version__
from ..core.errors import Refusal
from ..core.game import game_keys, game_of
from .endpoints import JSON, Endpoint, json_response
from .schema import PLACE, described, wire_schema

STYLE = "body{font:1rem/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}code{font-weight:600}"


def pages_of(endpoints: list[Endpoint]) -> list[Route]:
    """Return routes to the document and the page; the document is made on the first request, in a thread."""

    @cache
    def document() -> dict[str, Any]:
        return document_of(endpoints)

    async def openapi(request: Request) -> Response:
        return json_response(await asyncio.to_thread(document))

    async def docs(request: Request) -> Response:
        return HTMLResponse(docs_page(await asyncio.to_thread(document)))

    async def style(request: Request) -> Response:
        return Response(STYLE, media_type="text/css")

    return [Route("/api/openapi.json", openapi), Route("/api/docs", docs), Route("/api/docs.css", style)]


def document_of(endpoints: list[Endpoint]) -> dict[str, Any]:
    """Return the OpenAPI document of some endpoints, including all messages of the socket."""
    wire = wire_schema()
    schemas: dict[str, Any] = {}

    def schema_of(kind: Any) -> dict[str, Any]:
        (schema,), named = described("", kind)
        schemas.update(named)
        return schema

    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema_of)
    for name in schemas.keys() & wire["components"]["schemas"].keys():
        assert schemas[name] == wire["components"]["schemas"][name], f"two schemas of one name: {name}"
    schemas |= wire["components"]["schemas"]
    _name_games(schemas, wire)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Foghorn", "version": __version__},
        "paths": paths,
        "components": {"schemas": dict(sorted(schemas.items()))},
        "x-wire": {name: wire[name] for name in ("schema", "incoming", "outgoing", "games")},
    }


def _operation(endpoint: Endpoint, schema_of: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
    """Return what the document says of one endpoint."""
    responses: dict[str, Any] = {}
    for status in sorted({*endpoint.statuses, *endpoint.refused, *endpoint.also}):
        response = responses[str(status)] = {"description": HTTPStatus(status).phrase}
        if status == endpoint.status != 204:
            response["content"] = {endpoint.media_type: {"schema": schema_of(endpoint.answer)}}
        elif status in endpoint.refused:
            response["content"] = {JSON: {"schema": schema_of(Refusal)}}
    operation = {
        "tags": [endpoint.tag],
        "summary": endpoint.name.replace("_", " ").capitalize(),
        "description": endpoint.description,
        "operationId": endpoint.name,
        "parameters": [
            {
                "name": parameter.name,
                "in": parameter.place,
                "required": parameter.required,
                "schema": schema_of(parameter.kind),
            }
            for parameter in endpoint.parameters
        ],
        "responses": responses,
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of(endpoint.body)}}}
    return operation


def _name_games(schemas: dict[str, Any], wire: dict[str, Any]) -> None:
    """Add the keys of all games and the options of each, which are known only at run time."""
    for name in ("NewTable", "NewLesson"):
        schemas[name]["properties"]["game"] = {"enum": game_keys()}
    schemas["NewTable"]["anyOf"] = [_asked_options(wire, key) for key in game_keys()]


def _asked_options(wire: dict[str, Any], key: str) -> dict[str, Any]:
    """Return the schema of a game's key with its options; options that are left out have their defaults."""
    name = wire["games"][key]["options"]["$ref"].removeprefix(PLACE)
    known = wire["components"]["schemas"][name]["properties"]
    fewest, most = game_of(key).meta.seats
    known = known | {"players": {"type": "integer", "minimum": fewest, "maximum": most}}
    options = {"type": "object", "properties": known, "additionalProperties": False}
    return {"properties": {"game": {"const": key}, "options": options}}


def docs_page(document: dict[str, Any]) -> str:
    """Return an HTML page that lists every endpoint with its description."""
    lines = [
        f"<dt><code>{method.upper()} {html.escape(path)}</code></dt><dd>{html.escape(asked['description'])}</dd>"
        for path, methods in document["paths"].items()
        for method, asked in methods.items()
    ]
    title = html.escape(f"{document['info']['title']} {document['info']['version']}")
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f'<link rel="stylesheet" href="/api/docs.css">'
        f'<h1>{title}</h1><p>All of it for programs: <a href="/api/openapi.json">/api/openapi.json</a></p>'
        f"<dl>{''.join(lines)}</dl></html>\n"
    )
