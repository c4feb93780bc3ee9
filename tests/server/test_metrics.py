"""The server's figures are written as monitoring tools read them."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from foghorn.server.metrics import Metrics


def test_every_figure_has_its_name_and_its_value() -> None:
    metrics = Metrics()
    metrics.connections.inc()
    metrics.moves.inc()
    metrics.moves.inc()
    metrics.seconds.observe(0.003)
    families = list(text_string_to_metric_families(metrics.text(3).decode()))
    values = {sample.name: sample.value for each in families for sample in each.samples if not sample.labels}
    assert values == {
        "foghorn_live_tables": 3,
        "foghorn_connections": 1,
        "foghorn_moves_total": 2,
        "foghorn_refused_total": 0,
        "foghorn_dropped_total": 0,
        "foghorn_message_seconds_sum": 0.003,
        "foghorn_message_seconds_count": 1,
    }


def test_a_message_is_counted_in_every_bucket_that_is_long_enough() -> None:
    metrics = Metrics()
    metrics.seconds.observe(0.3)
    metrics.seconds.observe(0.0001)
    (family,) = [each for each in text_string_to_metric_families(metrics.text(0).decode()) if each.type == "histogram"]
    counts = {sample.labels["le"]: sample.value for sample in family.samples if sample.labels}
    assert (counts["0.001"], counts["0.25"], counts["1.0"], counts["+Inf"]) == (1, 1, 2, 2)


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.moves.inc()
    assert b"foghorn_moves_total 0.0" in other.text(0)
