"""What a game asks of the benchmarks can be measured."""

from __future__ import annotations

from foghorn.core.game import game_of
from tests.games import brought

from . import script

MEASURES = script("measures")  # first: bench imports it
BENCH = script("bench")


def test_every_game_with_a_bench_is_measured_beside_a_peer_there_is() -> None:
    assert set(MEASURES.BENCHES) == set(brought("bench.toml"))
    for key, bench in MEASURES.BENCHES.items():
        assert bench.peer in BENCH.PEERS
        assert {bench.peer, f"{bench.peer}-fast"} <= set(MEASURES.MEASURES)
        figures = BENCH.figures_of(key, bench)
        assert len(figures) >= 2 * len(bench.table)
        assert {name for name, *_ in figures} <= set(MEASURES.MEASURES)


def test_the_table_server_is_measured_with_one_game() -> None:
    assert sum(bench.load is not None for bench in MEASURES.BENCHES.values()) == 1


def test_the_answers_that_are_measured_are_to_questions_of_the_game() -> None:
    for key, bench in MEASURES.BENCHES.items():
        tags = {question.__struct_config__.tag for question in game_of(key).questions}
        assert {asked.type for asked in bench.asked} <= tags
