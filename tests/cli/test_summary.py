"""A summary for programs: the same figures as JSON and as CSV."""

from __future__ import annotations

import csv
import io
import json

from foghorn.cli.summary import as_csv, as_json
from tests.simulation.test_statistics import summed


def test_json_has_every_field() -> None:
    read = json.loads(as_json(summed()))
    assert (read["balanced"], read["fair_share"]) == (True, 0.5)
    assert read["by_seat"][1]["name"] == 1
    assert read["by_bot"][0]["points"]["mean"] == 6.666667


def test_csv_has_a_row_for_each_bot_and_seat_and_one_for_all() -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(summed()))))
    assert [(row["kind"], row["name"]) for row in rows] == [
        *(("bot", "a"), ("bot", "b")),
        *(("seat", "0"), ("seat", "1")),
        ("all", "what-the-fog"),
    ]
    assert rows[0]["exact"] == "0.5"
    assert rows[-1]["decisions_mean"] == "110.0"
