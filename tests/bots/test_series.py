"""Series: equal seeds give equal games, whichever way they are played."""

from __future__ import annotations

import pytest

from foghorn.bots.series import Series, batches, play_batch, prepare, seating
from foghorn.core.audit import audit
from foghorn.core.chance import Seeded
from foghorn.core.errors import BadOption
from foghorn.core.game import game_of, read_options
from foghorn.core.state import play_out


def series(
    players: int = 4,
    games: int = 3,
    bots: tuple[str, ...] = ("random",),
    long_game: bool = False,
    balanced: bool = False,
    trace: bool = False,
    decisions: bool = False,
) -> Series:
    return Series(
        game="what-the-fog",
        options={"players": players, "long_game": long_game},
        seed=7,
        games=games,
        bots=bots,
        balanced=balanced,
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
    assert seating(["a", "b"], 5, 3, balanced=False) == ["a", "b", "a", "b", "a"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_balanced_each_bot_plays_each_seat_equally_often(players: int) -> None:
    games = [seating(["a", "b"], players, number, balanced=True) for number in range(players)]
    for seat in range(players):
        assert sum(game[seat] == "a" for game in games) == (players + 1) // 2


def test_seats_are_named_after_their_bots() -> None:
    trace = play_batch(series(3, games=2, bots=("steady", "random"), balanced=True, trace=True), range(1, 2)).trace
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
