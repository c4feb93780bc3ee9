"""HTTP for the operator: whether the server is alive, whether it can write, and its metrics."""

from __future__ import annotations

from starlette.responses import Response

from .. import __version__
from .endpoints import Endpoints, json_response
from .live_tables import LiveTables
from .metrics import TEXT

endpoint = Endpoints("/api/v1", refused=())


@endpoint("GET /health", tag="operations")
async def health() -> dict[str, str]:
    """Tell that the process is alive."""
    return {"status": "ok", "version": __version__}


@endpoint("GET /ready", tag="operations", answers=dict[str, str], also=(503,))
async def ready(live: LiveTables) -> Response:
    """Check that the store can be written to; if not, `reason` is the code with which writes are refused."""
    trouble = await live.store.trouble()
    if trouble is not None:
        return json_response({"status": "waiting", "reason": trouble}, 503)
    return json_response({"status": "ready"})


@endpoint("GET /metrics", tag="operations", answers=str, media_type="text/plain")
async def metrics(live: LiveTables) -> Response:
    """Live tables, moves and latencies."""
    return Response(live.metrics.text(len(live.rooms)), media_type=TEXT)
