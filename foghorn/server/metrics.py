"""Figures about the server, in the text format that monitoring tools read."""

from __future__ import annotations

from bisect import bisect_left

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """Counts since the server started."""

    def __init__(self) -> None:
        self.moves = 0
        self.connections = 0
        self.dropped = 0
        self.refused = 0
        self._latencies = [0] * (len(BUCKETS) + 1)
        self._latency_sum = 0.0

    def took(self, seconds: float) -> None:
        """A message was carried out."""
        self._latencies[bisect_left(BUCKETS, seconds)] += 1
        self._latency_sum += seconds

    def text(self, tables: int) -> str:
        """All of it."""
        lines = [
            "# TYPE foghorn_live_tables gauge",
            f"foghorn_live_tables {tables}",
            "# TYPE foghorn_connections gauge",
            f"foghorn_connections {self.connections}",
            "# TYPE foghorn_moves_total counter",
            f"foghorn_moves_total {self.moves}",
            "# TYPE foghorn_refused_total counter",
            f"foghorn_refused_total {self.refused}",
            "# TYPE foghorn_dropped_total counter",
            f"foghorn_dropped_total {self.dropped}",
            "# TYPE foghorn_message_seconds histogram",
        ]
        count = 0
        for limit, number in zip((*BUCKETS, "+Inf"), self._latencies, strict=True):
            count += number
            lines.append(f'foghorn_message_seconds_bucket{{le="{limit}"}} {count}')
        lines += [f"foghorn_message_seconds_sum {self._latency_sum:.6f}", f"foghorn_message_seconds_count {count}", ""]
        return "\n".join(lines)
