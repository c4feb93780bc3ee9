"""Legal actions as a person sees them: the movement, its cost, who else moves where, and what it earns."""

from __future__ import annotations

from foghorn.core.chance import Seeded
from foghorn.games.escape import GAME
from foghorn.games.escape.choices import EscapeChoice, choices_of
from foghorn.games.escape.events import Displaced
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.state import EscapeState

from .tables import Who, legal, position, rule_set


def choice(state: EscapeState, text: str) -> EscapeChoice:
    return next(each for each in choices_of(state, state.turn()) if each.action == text)


def test_there_is_a_choice_for_every_legal_action() -> None:
    state = position({"C4": Who(0), "C5": Who(1), "S2": Who(0)})
    assert [each.action for each in choices_of(state, 0)] == list(legal(state))
    assert choices_of(state, 1) == []


def test_a_choice_tells_cost_path_and_who_else_moves() -> None:
    """§5"""
    state = position({"C4": Who(0), "C5": Who(1), "C6": Who(1)})
    pushed = choice(state, "push C4 C5")
    assert (pushed.islander, pushed.movement, pushed.enhanced, pushed.cost) == (1, "push", False, 3)
    assert pushed.path == ("C4", "C5")
    assert pushed.displaced == (Displaced(2, "C6"), Displaced(3, "C7"))
    assert choice(state, "push+ C4 C5 B6").enhanced


def test_a_choice_tells_what_it_earns() -> None:
    """§7.5, §8.1 to §8.3"""
    state = position({"P2.3": Who(0, tribe="blue", kind="elder")})
    assert choice(state, "board P2.3 blue:A3").earns == 3 + 5 + 6 + 5, "own boat, no longer missing, area A, chip"
    assert choice(state, "board P2.3 black:D").earns == 2
    assert choice(state, "run P2.3 P2.2").earns == 0


def test_falling_on_somebody_in_the_expert_solo_game_costs_a_point() -> None:
    """§9.3"""
    people = {"A4": Who(0, tribe="blue"), "S4": Who(2, tribe="red")}
    state = position(people, rules=rule_set(solo=("blue", "black", "red")))
    assert choice(state, "run A4 S4").earns == -1
    assert choice(state, "run A4 S5").earns == 0


def test_ending_and_selecting_have_only_their_notation() -> None:
    state = position({"C4": Who(0)})
    assert choice(state, "end") == EscapeChoice("end")
    start = GAME.start(EscapeOptions(players=3), Seeded(1))
    assert all(each == EscapeChoice(each.action) for each in GAME.choices(start, start.turn()))
