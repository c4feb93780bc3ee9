"""Metrics of the server, for monitoring tools."""

from __future__ import annotations

from prometheus_client import (
    CONTENT_TYPE_PLAIN_0_0_4,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

TEXT = CONTENT_TYPE_PLAIN_0_0_4
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

disable_created_metrics()  # type: ignore[no-untyped-call]  # all metrics begin when the server starts


class Metrics:
    """Counts since the server started."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.tables = Gauge("foghorn_live_tables", "Tables in memory", registry=own)
        self.connections = Gauge("foghorn_connections", "Open sockets", registry=own)
        self.moves = Counter("foghorn_moves_total", "Choices taken", registry=own)
        self.refused = Counter("foghorn_refused_total", "Requests and messages refused", registry=own)
        self.dropped = Counter("foghorn_dropped_total", "Connections that the server ended", registry=own)
        self.seconds = Histogram(
            "foghorn_message_seconds", "Time to carry a message out", registry=own, buckets=BUCKETS
        )

    def text(self, tables: int) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        self.tables.set(tables)
        return generate_latest(self.registry)
