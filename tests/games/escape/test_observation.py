"""An observation says in numbers what the view says in words (§11)."""

from __future__ import annotations

import pytest

from foghorn.core.chance import Seeded
from foghorn.core.game import game_of, read_options
from foghorn.core.observation import observation_of, observation_slices
from foghorn.games.escape.data import cell_names
from foghorn.games.escape.view import EscapeView
from foghorn.games.escape.words import ICONS, KINDS, TRIBES

GAME = game_of("escape")
PARTS = observation_slices(GAME)
CHAIRS, ISLANDERS = 6, 60


def by_islander(view: EscapeView, seat: int) -> dict[str, list[int]]:
    """Write the islanders of a view as an observation should."""
    names = list(cell_names(view.board))
    players = len({colour.seat for colour in view.colours})
    chair = {colour.colour: (colour.seat - seat) % players + 1 for colour in view.colours}
    found = {name: [0] * ISLANDERS for name in ("in_play", "tribe", "kind", "icon", "owner", "its_turn", "cell")}
    found |= {name: [0] * ISLANDERS for name in ("spent", "endured", "chip")}
    for each in view.islanders:
        at = each.islander - 1
        found["in_play"][at] = 1
        found["tribe"][at] = TRIBES.index(each.tribe)
        found["kind"][at] = KINDS.index(each.kind)
        found["icon"][at] = ICONS.index(each.icon)
        found["owner"][at] = 0 if each.colour is None else chair[each.colour]
        found["its_turn"][at] = int(each.colour == view.active)
        found["cell"][at] = 0 if each.cell is None else names.index(each.cell)
        found["spent"][at] = each.spent
        found["endured"][at] = int(each.endured)
        found["chip"][at] = each.chip
    return found


def padded(numbers: list[int], length: int = CHAIRS) -> list[int]:
    return numbers + [0] * (length - len(numbers))


def of_the_table(view: EscapeView, seat: int) -> dict[str, list[int]]:
    """Write the rest of a view as an observation should."""
    seats = [colour.seat for colour in view.colours]
    players = len(set(seats))
    totals = [0] * players
    for colour in view.colours:
        totals[colour.seat] += colour.score.total
    around = [(seat + chair) % players for chair in range(players)]
    names = list(cell_names(view.board))
    return {
        "phase": [int(view.phase == phase) for phase in ("select", "move", "over")],
        "players": [players],
        "mp": [view.mp],
        "round": [view.round],
        "surcharge": [view.surcharge],
        "mover": [view.mover or 0],
        "area_points": view.area_points,
        "fog_cards_seen": [view.fog_cards.count(letter) for letter in "CAB"],
        "fog_cards_left": [view.fog_cards_left.get(letter, 0) for letter in "CAB"],
        "waiting": padded([int(each in view.waiting) for each in around]),
        "starter": padded([int(each == view.starter) for each in around]),
        "scores": padded([totals[each] for each in around]),
        "heights": padded([sum(each.cell == name for each in view.islanders) for name in names], 189),
    }


@pytest.mark.parametrize(
    "given",
    [{"players": 3, "fog_uncertainty": "abc"}, {"players": 2, "demanding": True}, {"players": 3, "board": "small"}],
)
def test_an_observation_is_the_view_of_its_seat_in_numbers(given: dict[str, object]) -> None:
    options = read_options(GAME, given)
    state, choose, decisions = GAME.start(options, Seeded(4)), Seeded(9), 0
    while (turn := state.turn()) >= 0:
        if decisions % 7 == 0:
            seat = (turn + decisions) % options.players
            view = GAME.view(state, seat)
            numbers = list(observation_of(GAME, state, seat))
            for name, said in (by_islander(view, seat) | of_the_table(view, seat)).items():
                hovers = view.pending == "stopped-over" and name == "heights"  # it is counted once it stands
                assert hovers or numbers[PARTS[name]] == said, name
            obstacles = [cell_names(view.board)[at] for at, each in enumerate(numbers[PARTS["obstacles"]]) if each == 1]
            assert obstacles == view.obstacles
        decisions += 1
        legal = state.legal(turn)
        state.apply(turn, legal[choose.below(len(legal))])
    assert decisions > 100
