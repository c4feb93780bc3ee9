"""What happened, line by line (see the trace's vocabulary), and who is told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from foghorn.core.chance import Seeded
from foghorn.core.event import ChoiceMade, Event, Undone
from foghorn.games.escape import GAME
from foghorn.games.escape.actions import SELECT
from foghorn.games.escape.events import (
    PUBLIC,
    BeachLaidOut,
    Displaced,
    EscapeEvent,
    FogMoved,
    GameEnded,
    GameScored,
    IslanderSelected,
    Moved,
    TurnEnded,
    TurnStarted,
    events_of,
    opening_of,
    shown_to,
)
from foghorn.games.escape.notation import parse_action
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.state import EscapeState

from .tables import Standing, Who, do, position, rule_set


def told(state: EscapeState, *texts: str) -> list[Any]:
    """What the last of these actions did; those before it are only carried out."""
    do(state, *texts[:-1])
    before = state.clone(state.chance)
    do(state, texts[-1])
    return events_of(before, before.turn(), parse_action(before, texts[-1]), state)


def moved(standing: Standing, *texts: str, **given: Any) -> Moved:
    (event,) = told(position(standing, **given), *texts)
    assert isinstance(event, Moved)
    return event


def test_the_beach_is_told_before_the_first_choice() -> None:
    """§3.2, §3.3"""
    state = GAME.start(EscapeOptions(players=3, fog_uncertainty="ab"), Seeded(1))
    (laid_out,) = opening_of(state)
    assert isinstance(laid_out, BeachLaidOut)
    assert len(laid_out.islanders) == 60
    assert len(laid_out.obstacles) == 30
    assert laid_out.area_points == list(state.area_points)
    assert (laid_out.fog, len(laid_out.fog_deck or [])) == ("6", 16)
    first = laid_out.islanders[0]
    assert (first.islander, first.tribe, first.kind, first.icon) == (1, "green", "chief", "all-rounder")


def test_the_first_line_spells_out_the_options_and_the_colours_in_turn_order() -> None:
    """§3.6, §10.4"""
    options = EscapeOptions(players=4, teams="2x2:lowest", first_game=True)
    state = GAME.start(options, Seeded(2))
    line = GAME.started(options, ["a", "b", "c", "d"], state)
    assert line.options["teams"] == {"groups": [[0, 2], [1, 3]], "goal": "lowest"}
    assert (line.options["chips"], line.options["enhanced"], line.options["hourglass"]) == ("white", False, None)
    assert [colour.colour for colour in line.colours] == ["orange", "yellow", "white", "pink"]
    assert [colour.seat for colour in line.colours] == [(int(state.starter) + at) % 4 for at in range(4)]


def test_the_options_of_a_first_line_can_be_read_again() -> None:
    """§10.4"""
    options = EscapeOptions(players=6, teams="3x2:total", minimum_crew=True, fog_uncertainty="abc", hourglass=40)
    state = GAME.start(options, Seeded(2))
    again = msgspec.convert(GAME.options_told(GAME.started(options, ["x"] * 6, state).options), EscapeOptions)
    assert again == EscapeOptions(
        players=6, teams="3x2:total", minimum_crew=True, fog_uncertainty="abc", hourglass=40, chips="white"
    )


def test_a_selection_names_colour_and_islander() -> None:
    """§4.1"""
    state = GAME.start(EscapeOptions(players=3), Seeded(1))
    before = state.clone(Seeded(0))
    action = int(SELECT) + 4
    state.apply(state.turn(), action)
    assert events_of(before, before.turn(), action, state) == [IslanderSelected(colour="white", islander=5)]


def test_the_last_selection_begins_the_first_turn() -> None:
    """§4.1, §4.2"""
    state = GAME.start(EscapeOptions(players=3, board="small"), Seeded(1))
    while True:
        before, seat, action = state.clone(Seeded(0)), state.turn(), state.legal(state.turn())[0]
        state.apply(seat, action)
        events = events_of(before, seat, action, state)
        if len(events) > 1:
            break
    assert events[1] == TurnStarted(colour="orange", mp=7)


def test_a_run() -> None:
    """§5"""
    assert moved({"C4": Who(0)}, "run C4 B4") == Moved(
        colour="orange", islander=1, movement="run", enhanced=False, path=["C4", "B4"], cost=1, displaced=[], chip=None
    )


def test_a_swap_displaces_the_other() -> None:
    """§5"""
    event = moved({"C4": Who(0), "C5": Who(1)}, "swap C4 C5")
    assert (event.path, event.cost, event.displaced) == (["C4", "C5"], 3, [Displaced(2, "C4")])


def test_a_push_displaces_everybody_in_the_line() -> None:
    """§5, §5.1"""
    standing = {"C1": Who(0, icon="push"), "C2": Who(1), "C3": Who(1), "C4": Who(0)}
    event = moved(standing, "push+ C1 C2")
    assert (event.enhanced, event.cost) == (True, 4)
    assert event.displaced == [Displaced(2, "C3"), Displaced(3, "C4"), Displaced(4, "C5")]


def test_the_crossed_or_jumped_hex_is_in_the_path() -> None:
    """§5"""
    assert moved({"C4": Who(0)}, "cross C4 B4 A4", obstacles=["B4"]).path == ["C4", "B4", "A4"]
    assert moved({"C4": Who(0), "C5": Who(1)}, "jump C4 C5 C6").path == ["C4", "C5", "C6"]
    assert moved({"C4": Who(0), "B4": Who(1), "B5": Who(1)}, "squeeze C4 A4").path == ["C4", "A4"]


def test_a_stop_over_and_the_movement_after_it_are_two_lines_with_their_own_costs() -> None:
    """§5.1"""
    standing = {"C3": Who(0), "C4": Who(1), "C5": Who(1)}
    first = moved(standing, "jump+ C3 C4 C5")
    assert (first.enhanced, first.cost, first.path, first.displaced) == (True, 5, ["C3", "C4", "C5"], [])
    second = moved(standing, "jump+ C3 C4 C5", "run C5 C6")
    assert (second.enhanced, second.cost, second.path) == (False, 1, ["C5", "C6"])


def test_running_past_two_costs_one_more_and_a_bump_displaces() -> None:
    """§6.3, §6.4"""
    event = moved({"A4": Who(0), "S4": [Who(1), Who(1)]}, "run A4 S4", "run S4 S3 bump A4")
    assert (event.cost, event.displaced) == (2, [Displaced(3, "A4")])


def test_endurance_is_free() -> None:
    """§5.2"""
    event = moved({"C4": Who(0, icon="endurance")}, "run C4 B4", "endure B4 A4")
    assert (event.movement, event.cost) == ("endurance", 0)


def test_boarding_tells_the_chip_and_who_was_driven_off() -> None:
    """§7.4, §7.5"""
    standing = {"P2.3": Who(0, tribe="blue", kind="elder"), "blue:A3": Who(1, kind="elder")}
    event = moved(standing, "board P2.3 blue:A3", chips_taken=[1, 0, 0, 0, 0])
    assert (event.movement, event.chip, event.displaced) == ("board", 4, [Displaced(2, "blue:A1")])


def test_a_second_seat_brings_no_second_chip() -> None:
    """§7.5"""
    event = moved({"blue:A3": Who(0, tribe="red", kind="elder", chip=5)}, "shift blue:A3 blue:A1")
    assert (event.movement, event.chip, event.cost) == ("shift", None, 2)


@pytest.mark.parametrize(
    ("standing", "texts", "mp", "reason"),
    [
        ({"C4": Who(0)}, ["end"], 7, "chosen"),
        ({"C4": Who(0)}, ["run C4 B4", "end"], 1, "spent"),
        ({"C4": Who(0, icon="endurance")}, ["run C4 B4", "end"], 1, "chosen"),
        ({"C4": Who(1)}, ["end"], 7, "stuck"),
    ],
)
def test_a_turn_ends_by_choice_or_because_nothing_is_left(
    standing: Standing, texts: list[str], mp: int, reason: str
) -> None:
    """§4.2: with an endurance step left it is a choice, even without a point."""
    state = position(standing, mp=mp)
    ended, started = told(state, *texts)
    assert ended == TurnEnded(colour="orange", mp_left=mp - len(texts) + 1, reason=reason)
    assert started == TurnStarted(colour="yellow", mp=7)


def test_the_fog_tells_its_steps_and_whom_it_took() -> None:
    """§4.3, §10.6"""
    state = position(
        {"E3": Who(0), "D3": Who(1), "C3": Who(2)}, fog="F", fog_deck="B", rules=rule_set(fog_cards=1), colour=3, step=3
    )
    ended, fog, started = told(state, "end")
    assert isinstance(ended, TurnEnded)
    assert fog == FogMoved(steps=2, to="D", lost=[1, 2])
    assert started == TurnStarted(colour="pink", mp=7)


def test_no_step_is_told_too() -> None:
    """§10.6"""
    state = position({"C3": Who(0)}, fog="F", fog_deck="C", rules=rule_set(fog_cards=2), colour=3, step=3)
    assert told(state, "end")[1] == FogMoved(steps=0, to="F", lost=[])


def test_the_end_tells_every_colours_reckoning_and_the_winners() -> None:
    """§8"""
    state = position({"S2": Who(0), "blue:B1": Who(1, tribe="blue", chip=5)}, rules=rule_set(players=3))
    *_, scored, ended = told(state, "board S2 blue:D", "end")
    assert isinstance(scored, GameScored)
    assert [score.colour for score in scored.colours] == ["orange", "yellow", "white"]
    yellow = msgspec.to_builtins(scored.colours[1])
    assert yellow == {
        "colour": "yellow",
        "own_boat": 3,
        "missing": -10,
        "areas": 5,
        "lost": 0,
        "bonus": 5,
        "crew": 0,
        "total": 3,
    }
    assert ended == GameEnded(winners=[1], totals=[2 - 15, 3, -15])


def test_the_fog_does_not_move_after_the_last_one_went_aboard() -> None:
    """§4.3"""
    state = position({"S2": Who(0)}, rules=rule_set(players=3), step=2)
    assert [type(event) for event in told(state, "board S2 blue:D", "end")] == [TurnEnded, GameScored, GameEnded]


def test_nothing_is_hidden_but_the_order_of_the_fog_deck() -> None:
    """§11"""
    (laid_out,) = opening_of(GAME.start(EscapeOptions(players=3, fog_uncertainty="abc"), Seeded(1)))
    for seat in (0, 1, 2, None):
        shown = shown_to(laid_out, seat)
        assert isinstance(shown, BeachLaidOut)
        assert shown.fog_deck is msgspec.UNSET
        assert b"fog_deck" not in msgspec.json.encode(shown)
        assert msgspec.structs.replace(shown, fog_deck=laid_out.fog_deck) == laid_out  # type: ignore[union-attr]


def test_everything_else_is_told_to_everybody_as_it_is() -> None:
    """§11"""
    for event in (FogMoved(steps=1, to="A", lost=[3]), ChoiceMade(seat=0), Undone(seat=1)):
        assert all(shown_to(event, seat) is event for seat in (0, None))
    kinds = {*EscapeEvent.__args__, ChoiceMade, Undone}
    assert kinds - {BeachLaidOut} <= set(PUBLIC)


def test_an_event_nobody_decided_about_is_not_shown() -> None:
    """§11"""

    class Whisper(Event, frozen=True, kw_only=True, tag="whisper"):
        pass

    with pytest.raises(TypeError, match="Whisper"):
        shown_to(Whisper(), 0)
