"""The API described: an OpenAPI document, and a plain page that lists it without asking anything of other hosts."""

from __future__ import annotations

import asyncio
import html
import json
from functools import cache
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse

from .schema import with_wire

STYLE = "body{font:1rem/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}code{font-weight:600}"


def add_pages(app: FastAPI) -> None:
    """The document and the page; made when first asked for, beside the event loop."""

    @cache
    def document() -> dict[str, Any]:
        return with_wire(app.openapi())

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi(request: Request) -> Response:
        page = await asyncio.to_thread(document)
        return Response(json.dumps(page), media_type="application/json")

    @app.get("/api/docs", include_in_schema=False)
    async def docs(request: Request) -> HTMLResponse:
        return HTMLResponse(docs_page(await asyncio.to_thread(document)))

    @app.get("/api/docs.css", include_in_schema=False)
    async def style(request: Request) -> Response:
        return Response(STYLE, media_type="text/css")

    del openapi, docs, style


def docs_page(document: dict[str, Any]) -> str:
    """Every request there is, with its sentence."""
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
