"""How the beach is laid out (§3): every rule over many draws, and the draws in the order of the trace."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from foghorn.core.chance import Scripted, ScriptError, Seeded
from foghorn.games.escape import GAME
from foghorn.games.escape.board import board_of
from foghorn.games.escape.constants import BEACH, DIRECTIONS, OBSTACLE, WOODS
from foghorn.games.escape.description import describe
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.state import EscapeState
from foghorn.games.escape.words import Size

SIZES: tuple[Size, ...] = ("large", "small")
SEEDS = range(60)


def started(seed: int, **given: object) -> EscapeState:
    return GAME.start(EscapeOptions(**given), Seeded(seed))  # type: ignore[arg-type]  # options by name


def groups(state: EscapeState) -> list[set[int]]:
    """Obstacles that touch, directly or through others."""
    left = {cell for cell in range(1, int(state.board_map.cells)) if state.top[cell] == OBSTACLE}
    found = []
    while left:
        group = {left.pop()}
        while True:
            more = {
                other
                for cell in group
                for direction in range(DIRECTIONS)
                if (other := int(state.board_map.near[cell * DIRECTIONS + direction])) in left
            }
            if not more:
                break
            group |= more
            left -= more
        found.append(group)
    return found


@pytest.mark.parametrize(("size", "players"), [*product(["large"], range(2, 7)), *product(["small"], range(2, 5))])
def test_every_row_has_its_obstacles_and_empty_hexes(size: Size, players: int) -> None:
    """§1.3, §3.1, §3.2: if chips run short the extra empty hexes are in row A."""
    short = 2 if (size, players) == ("small", 3) else 0
    for seed in range(20):
        description = describe(started(seed, board=size, players=players))
        for row in board_of(size).rows[:-1]:
            hexes = [f"{row.name}{place}" for place in range(1, len(row.hexes) + 1)]
            assert sum(cell in description.obstacles for cell in hexes) == row.obstacles
            empty = row.empty + (short if row.name == "A" else 0)
            assert (
                sum(cell not in description.obstacles and cell not in description.standing for cell in hexes) == empty
            )


@pytest.mark.parametrize("size", SIZES)
def test_never_more_than_three_obstacles_touch_each_other_or_the_woods(size: Size) -> None:
    """§3.2"""
    most_in_group = most_at_woods = 0
    for seed in SEEDS:
        state = started(seed, board=size, players=4)
        board_map, found = state.board_map, groups(state)
        most_in_group = max(most_in_group, *(len(group) for group in found))
        beside = {
            cell
            for group in found
            for cell in group
            if any(board_map.kinds[board_map.near[cell * DIRECTIONS + each]] == WOODS for each in range(DIRECTIONS))
        }
        most_at_woods = max(most_at_woods, len(beside))
    assert (most_in_group, most_at_woods) == (3, 3), "and three there are, now and then"


def test_every_hex_gets_its_share_of_obstacles_and_islanders() -> None:
    """§3.2: at random, so over many setups nothing is left out."""
    obstacles: Counter[str] = Counter()
    stood: set[tuple[str, int]] = set()
    for seed in range(300):
        description = describe(started(seed, board="small", players=4))
        obstacles.update(description.obstacles)
        stood |= {(cell, number) for cell, there in description.standing.items() for number in there}
    hexes = [f"{row.name}{place}" for row in board_of("small").rows[:-1] for place in range(1, len(row.hexes) + 1)]
    assert set(obstacles) == set(hexes)
    assert len(stood) > 0.9 * len(hexes) * 32


def test_three_players_on_the_small_board_leave_out_a_tribal_member_of_red_and_one_of_blue() -> None:
    """§2.2"""
    left_out: Counter[tuple[int, ...]] = Counter()
    for seed in SEEDS:
        state = started(seed, board="small", players=3)
        out = [each for each in range(32) if not state.in_play[each]]
        view = {islander.islander for islander in GAME.view(state, None).islanders}
        assert not view & {each + 1 for each in out}
        left_out[tuple(out)] += 1
    assert set(left_out) == {(blue, red) for blue in (10, 11) for red in (30, 31)}, "drawn by lot, one of each tribe"


def test_area_chips_lie_on_either_side() -> None:
    """§3.3"""
    found = {tuple(started(seed, players=3).area_points) for seed in range(200)}
    assert found == set(product((6, 5), (5, 4), (4, 3), (2, 1)))


def test_the_first_game_uses_the_better_side_of_every_area_chip_and_no_enhanced_movements() -> None:
    """§3.3, §10.7"""
    for seed in range(10):
        state = started(seed, players=3, first_game=True)
        assert list(state.area_points) == [6, 5, 4, 2]
        assert not state.rules.enhanced


def test_five_bonus_chips_lie_on_every_boat_the_highest_first() -> None:
    """§3.4"""
    for boat in GAME.view(started(1, players=3), None).boats:
        assert boat.chips == [5, 4, 3, 2, 1]


@pytest.mark.parametrize(
    ("size", "players", "fog"),
    [
        *zip(["large"] * 5, range(2, 7), (4, 6, 4, 2, 1), strict=True),
        *zip(["small"] * 3, range(2, 5), (1, 2, 1), strict=True),
    ],
)
def test_the_fog_starts_by_the_number_of_players(size: Size, players: int, fog: int) -> None:
    """§3.5"""
    assert describe(started(1, board=size, players=players)).fog == str(fog)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_starting_player_is_drawn_and_the_others_follow_clockwise(players: int) -> None:
    """§3.6"""
    starters = set()
    for seed in SEEDS:
        state = started(seed, players=players)
        seats = [int(state.seat_of(colour)) for colour in range(int(state.rules.colours))]
        starters.add(seats[0])
        assert seats == [(seats[0] + step) % players for step in range(len(seats))]
    assert starters == set(range(players))


def test_two_players_have_every_other_colour() -> None:
    """§3.1, §3.6, §10.5"""
    two, demanding = started(1, players=2), started(1, players=2, demanding=True)
    assert [int(two.seat_of(colour)) for colour in range(int(two.rules.colours))] in ([0, 1, 0, 1], [1, 0, 1, 0])
    assert int(demanding.rules.colours) == 6
    assert [int(demanding.seat_of(colour)) == int(demanding.seat_of(0)) for colour in range(6)] == [True, False] * 3


def test_the_demanding_game_is_set_up_as_for_six() -> None:
    """§10.5"""
    two, six = (describe(started(1, players=players, demanding=players == 2)) for players in (2, 6))
    assert (two.fog, len(two.obstacles), len(two.standing)) == (six.fog, len(six.obstacles), len(six.standing))
    assert int(started(1, players=2, demanding=True).board_map.per_colour) == 10


@pytest.mark.parametrize(
    ("size", "players", "cards", "certain", "shuffled"),
    [
        ("large", 3, "ab", 8, "AAAAAABB"),
        ("large", 6, "ab", 3, "AAAAAABB"),
        ("large", 2, "abc", 6, "AAAABBCC"),
        ("small", 2, "ab", 2, "AAAAABB"),
        ("small", 3, "abc", 3, "AAABBCC"),
    ],
)
def test_certain_cards_lie_on_top_of_the_shuffled_ones(
    size: Size, players: int, cards: str, certain: int, shuffled: str
) -> None:
    """§10.6"""
    orders = set()
    for seed in SEEDS:
        deck = describe(started(seed, board=size, players=players, fog_uncertainty=cards)).fog_deck
        assert deck[:certain] == "A" * certain
        assert "".join(sorted(deck[certain:])) == shuffled
        orders.add(deck)
    assert len(orders) > 10


def test_without_fog_uncertainty_there_is_no_deck() -> None:
    """§10.6"""
    assert describe(started(1, players=3)).fog_deck == ""


def test_a_row_that_breaks_a_rule_is_laid_again() -> None:
    """§3.2: four obstacles in one group would be one too many."""
    starter, row_k, row_j = [0], [1, 1], [2, 2, 2]  # K2 K3 J3 J4 J5: a draw counts the hexes that are left
    with pytest.raises(ScriptError) as ended:
        GAME.start(EscapeOptions(players=3), Scripted([*starter, *row_k, *row_j]))
    assert "draw 7" in str(ended.value), "three more draws for the same row, not two for the next"
    assert "below 8" in str(ended.value)


def test_everybody_stands_on_the_beach_before_the_first_choice() -> None:
    """§3.2, §4.1"""
    state = started(3, players=3)
    assert int(state.free) == 60
    assert all(state.kinds[state.where[islander]] == BEACH for islander in range(60))
