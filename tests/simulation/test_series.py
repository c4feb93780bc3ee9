"""Series: equal seeds give equal games, whichever way they are played."""

from __future__ import annotations

import pytest

from foghorn.bots.bot import choose_at_random
from foghorn.core.audit import audit
from foghorn.core.chance import Seeded
from foghorn.core.errors import BadOption
from foghorn.core.game import game_of, read_options
from foghorn.core.state import play_out
from foghorn.simulation.series import Seating, Series, batches, play_batch, prepare, seats_of


def series(
    players: int = 4,
    games: int = 3,
    bots: tuple[str, ...] = ("random",),
    long_game: bool = False,
    seating: Seating = "fixed",
    trace: bool = False,
    decisions: bool = False,
) -> Series:
    return Series(
        game="what-the-fog",
        options={"players": players, "long_game": long_game},
        seed=7,
        games=games,
        bots=bots,
        seating=seating,
        trace=trace,
        decisions=decisions,
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("long_game", [False, True])
def test_random_games_are_the_same_inside_the_kernel_and_through_the_table(players: int, long_game: bool) -> None:
    quick = play_batch(series(players, long_game=long_game), range(3))
    traced = play_batch(series(players, long_game=long_game, trace=True), range(3))
    assert quick.results == traced.results
    assert quick.trace == b""
    assert audit(traced.trace.splitlines()).games == 3


@pytest.mark.parametrize("bots", [("steady",), ("steady", "random")])
def test_games_of_bots_with_eyes_are_the_same_with_and_without_a_trace(bots: tuple[str, ...]) -> None:
    plain = play_batch(series(3, bots=bots), range(1))
    assert plain.results == play_batch(series(3, bots=bots, trace=True), range(1)).results


def test_a_game_deals_from_stream_2g_and_chooses_from_stream_2g_plus_1() -> None:
    game = game_of("what-the-fog")
    state = game.start(read_options(game, {"players": 4}), Seeded(7, 10))
    decisions = play_out(state, Seeded(7, 11))
    [result] = play_batch(series(games=6), range(5, 6)).results
    assert (result.scores, result.winners, result.decisions) == (state.scores(), state.winners(), decisions)


def test_batches_together_are_the_whole_series() -> None:
    whole = play_batch(series(games=7, trace=True, decisions=True), range(7))
    parts = [play_batch(series(games=7, trace=True, decisions=True), numbers) for numbers in batches(7, 3)]
    assert [result for part in parts for result in part.results] == whole.results
    assert b"".join(part.trace for part in parts) == whole.trace


def test_batches_leave_nothing_out() -> None:
    assert [list(numbers) for numbers in batches(7, 3)] == [[0, 1, 2], [3, 4, 5], [6]]


def test_bots_are_repeated_to_fill_the_table() -> None:
    assert seats_of(series(bots=("a", "b")), 5, 3) == ["a", "b", "a", "b", "a"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rotated_each_bot_plays_each_seat_equally_often(players: int) -> None:
    games = [seats_of(series(bots=("a", "b"), seating="rotated"), players, number) for number in range(players)]
    for seat in range(players):
        assert sum(game[seat] == "a" for game in games) == (players + 1) // 2


@pytest.mark.parametrize("players", [1, 2, 3, 5])
@pytest.mark.parametrize("bots", ["a", "ab", "abc", "abcdefg"])
def test_drawn_each_bot_has_each_seat_once_in_every_round(bots: str, players: int) -> None:
    drawn = series(bots=tuple(bots), seating="drawn")
    for first in (0, len(bots), 7 * len(bots)):
        games = [seats_of(drawn, players, number) for number in range(first, first + len(bots))]
        for seat in range(players):
            assert sorted(game[seat] for game in games) == list(bots)


def test_drawn_everybody_meets_everybody_and_sits_on_either_side() -> None:
    drawn = series(bots=tuple("abcde"), seating="drawn")
    met = {tuple(seats_of(drawn, 2, number)) for number in range(200)}
    assert len(met) == 20


def test_seats_are_named_after_their_bots() -> None:
    trace = play_batch(series(3, games=2, bots=("steady", "random"), seating="rotated", trace=True), range(1, 2)).trace
    assert b'"seats":["steady-1","steady-2","random-3"]' in trace


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (series(bots=("nobody",)), "unknown-bot"),
        (series(players=7), "players"),
        (series(players=2, bots=("random", "steady", "random")), "too-many-bots"),
        (Series(game="chess", options={}, seed=1, games=1), "unknown-game"),
    ],
)
def test_what_does_not_exist_is_said_before_the_first_game(wrong: Series, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        prepare(wrong)
    assert refused.value.refusal.code == code


def test_a_bot_may_go_by_a_name_of_its_own() -> None:
    known = Series(
        game="what-the-fog",
        options={"players": 2},
        seed=7,
        games=1,
        bots=("blind", "also"),
        policies={"blind": "random", "also": choose_at_random},
    )
    assert not known.blind
    [result] = play_batch(known, range(1)).results
    [same] = play_batch(series(2), range(1)).results
    assert (result.bots, result.scores) == (["blind", "also"], same.scores)
