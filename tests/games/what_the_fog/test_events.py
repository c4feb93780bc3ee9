"""What an action is told as, and what of it each seat is told (§7)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from foghorn.core.chance import Chance, Scripted, Seeded
from foghorn.core.event import ChoiceMade, Decision, Event, GameStarted, Undone
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.events import events_of, round_started, shown_to
from foghorn.games.what_the_fog.notation import parse_action
from foghorn.games.what_the_fog.options import WhatTheFogOptions
from foghorn.games.what_the_fog.state import WhatTheFogState

from .tables import Fields, do, position


def happened(move: str, chance: Chance | None = None, **fields: Any) -> list[Event]:
    """The events of one move, with nothing hidden."""
    return events_after(position(chance, **Fields(**fields)), move)  # type: ignore[typeddict-item]  # as given


def events_after(before: WhatTheFogState, move: str) -> list[Event]:
    after = do(before.clone(before.chance), move)
    seat, _, text = move.partition(" ")
    return events_of(before, int(seat), parse_action(text), after)


def told(events: list[Event], seat: int | None) -> list[Any]:
    return [msgspec.to_builtins(shown_to(event, seat)) for event in events]


def plain(events: list[Event]) -> list[Any]:
    return [msgspec.to_builtins(event) for event in events]


def test_a_pick_tells_the_token_and_the_tops_after_it() -> None:
    """§3.1"""
    piles = ["rain sun", "snow fog", "fog"]
    assert plain(happened("0 pick 2", piles=piles, supply="sun rain")) == [
        {
            "type": "token_picked",
            "seat": 0,
            "pile": 2,
            "symbol": "snow",
            "tops": ["rain", "fog", "fog"],
            "pile_sizes": [2, 1, 1],
            "supply_size": 2,
            "rebuilt": [],
        }
    ]


def test_a_rebuilt_pile_is_told_with_its_tokens_only_where_nothing_is_hidden() -> None:
    """§3.4, §7"""
    events = happened("1 pick 3", Scripted([1, 0]), active=1, piles=["rain", "snow", "fog"], supply="sun/rain fog/snow")
    assert plain(events)[0]["rebuilt"] == [{"pile": 3, "tokens": [("rain", "sun"), ("fog", "snow")]}]
    assert plain(events)[0]["tops"] == ["rain", "snow", "rain"]
    for seat in (0, 1, None):
        assert told(events, seat) == [plain(events)[0] | {"rebuilt": [{"pile": 3}]}]


def test_a_pile_that_stays_empty_is_not_rebuilt() -> None:
    """§3.4"""
    event = plain(happened("0 pick 1", piles=["rain", "snow", "fog"]))[0]
    assert (event["rebuilt"], event["tops"], event["pile_sizes"]) == ([], [None, "snow", "fog"], [0, 1, 1])


def test_a_return_tells_the_symbol_and_every_rebuilt_pile() -> None:
    """§3.3, §3.4"""
    events = happened(
        "0 return",
        Seeded(1),
        piles=["sun", "sun rain", "sun"],
        supply="snow snow snow snow snow snow snow snow snow",
    )
    event = plain(events)[0]
    assert (event["type"], event["seat"], event["symbol"]) == ("tokens_returned", 0, "sun")
    assert [(each["pile"], len(each["tokens"])) for each in event["rebuilt"]] == [(1, 10), (3, 2)]
    assert (event["pile_sizes"], event["supply_size"]) == ([10, 1, 2], 0)
    assert event["tops"] == [event["rebuilt"][0]["tokens"][0][0], "rain", event["rebuilt"][1]["tokens"][0][0]]
    for seat in (0, 1, None):
        assert told(events, seat) == [event | {"rebuilt": [{"pile": 1}, {"pile": 3}]}]


def test_a_placement_tells_day_part_and_symbol() -> None:
    """§3.2"""
    events = happened("0 place 2", phase="place", held="sun/rain", days=["", "rain", "", ""])
    assert plain(events) == [{"type": "token_placed", "seat": 0, "day": 2, "part": 2, "symbol": "sun"}]
    assert told(events, 1) == told(events, None) == plain(events)


def test_the_card_drawn_in_a_swap_is_told_to_its_player_alone() -> None:
    """§3.5, §7"""
    events = happened("0 swap sun", phase="swap", deck="fog rain")
    whole = {"type": "card_swapped", "seat": 0, "discarded": "sun", "drawn": "fog", "reshuffled": None}
    own = {"type": "card_swapped", "seat": 0, "discarded": "sun", "drawn": "fog"}
    assert plain(events) == [whole]
    assert told(events, 0) == [own]
    assert told(events, 1) == told(events, None) == [{"type": "card_swapped", "seat": 0, "discarded": "sun"}]


def test_a_reshuffled_deck_is_told_to_nobody() -> None:
    """§3.5, §7"""
    events = happened("0 swap sun", Scripted([0]), phase="swap", deck="", discards="fog")
    assert plain(events)[0]["reshuffled"] == ["sun", "fog"]
    assert plain(events)[0]["drawn"] == "sun"
    assert all("reshuffled" not in told(events, seat)[0] for seat in (0, 1, None))


def test_the_deck_is_not_reshuffled_while_a_card_is_left() -> None:
    """§3.5"""
    assert plain(happened("0 swap sun", phase="swap", deck="fog", discards="rain"))[0]["reshuffled"] is None


@pytest.mark.parametrize("phase", ["reveal", "discard"])
def test_a_secret_choice_tells_only_that_it_was_made(phase: str) -> None:
    """§3.6, §5.1, §7"""
    events = happened(f"1 {phase} snow", phase=phase)
    assert events == [ChoiceMade(seat=1)]
    assert told(events, 0) == told(events, 1) == told(events, None) == [{"type": "choice_made", "seat": 1}]


def test_the_last_to_choose_turns_all_cards_up() -> None:
    """§3.6"""
    events = happened("1 reveal snow", phase="reveal", hands=["sun", "snow", "", "fog"], chosen=["sun", "", "", "fog"])
    assert plain(events) == [{"type": "cards_revealed", "cards": ["sun", "snow", None, "fog"]}]
    assert told(events, 0) == told(events, None) == plain(events)


@pytest.mark.parametrize(("word", "arrow"), [("advance", 3), ("pass", 2)])
def test_a_prediction_tells_the_arrow_after_it(word: str, arrow: int) -> None:
    """§4.1"""
    events = happened(f"1 {word}", phase="predict", actor=1, arrows=[0, 2], hands=["sun", "rain"])
    assert plain(events) == [{"type": "predicted", "seat": 1, "advanced": word == "advance", "arrow": arrow}]
    assert told(events, 0) == told(events, None) == plain(events)


def end_of_round(number: int) -> list[Event]:
    return happened(
        "0 discard rain",
        Seeded(6),
        round=number,
        starter=1,
        phase="discard",
        days=["sun fog fog fog"] * (number + 2) + ["snow sun fog fog"],
        hands=["sun rain", "snow rain"],
        chosen=["", "rain"],
        arrows=[number + 3, 0],
        sheets=[[(0, 0, 1)] * (number - 1), [(0, 1, -1)] * (number - 1)],
    )


def test_the_end_of_a_round_is_told_from_the_discards_to_the_next_layout() -> None:
    """§5.1 to §5.4, §2.1"""
    discarded, opened, claimed, scored, started = plain(end_of_round(2))
    assert discarded == {"type": "cards_discarded", "cards": ["rain", "rain"]}
    assert opened == {"type": "cards_opened", "cards": [["sun"], ["snow"]]}
    assert claimed == {
        "type": "days_claimed",
        "days": [
            *({"day": day, "influence": [1, 0], "claimed_by": [0]} for day in (1, 2, 3, 4)),
            {"day": 5, "influence": [1, 1], "claimed_by": [0, 1]},
        ],
    }
    assert scored == {
        "type": "round_scored",
        "round": 2,
        "predictions": [5, 0],
        "claimed": [5, 1],
        "points": [7, -1],
        "totals": [8, -2],
    }
    assert (started["type"], started["round"], started["starter"]) == ("round_started", 3, 0)


def test_the_end_of_the_game_is_told_with_the_winners() -> None:
    """§6"""
    *_, scored, ended = plain(end_of_round(4))
    assert (scored["round"], scored["totals"]) == (4, [14, -4])
    assert ended == {"type": "game_ended", "totals": [14, -4], "winners": [0]}


def test_a_face_down_discard_is_told_to_its_player_alone() -> None:
    """§5.1, §7"""
    events = end_of_round(2)
    assert [told(events, seat)[0]["cards"] for seat in (0, 1, None)] == [["rain", None], [None, "rain"], [None, None]]
    for at in (1, 2, 3):
        assert told(events, 1)[at] == told(events, None)[at] == plain(events)[at]


def test_a_round_without_any_hand_card_ends_with_the_last_prediction() -> None:
    """§5.1"""
    events = happened(
        "1 pass",
        round=4,
        phase="predict",
        actor=1,
        hands=["", ""],
        revealed=["sun", "rain"],
        days=["sun fog fog fog"] * 7,
    )
    assert [event["type"] for event in plain(events)] == [
        "predicted",
        "cards_discarded",
        "cards_opened",
        "days_claimed",
        "round_scored",
        "game_ended",
    ]
    assert plain(events)[1]["cards"] == [None, None]


def test_a_round_is_told_as_it_was_laid_out() -> None:
    """§2.1 to §2.5"""
    state = position(
        round=2,
        starter=1,
        active=1,
        days=["sun/rain", "rain/fog", "", "fog/snow", "snow/sun"],
        piles=["sun/rain rain", "fog", ""],
        supply="sun/fog",
        deck="fog fog",
    )
    assert msgspec.to_builtins(round_started(state)) == {
        "type": "round_started",
        "round": 2,
        "starter": 1,
        "days": [1, 2, 3, 4, 5],
        "hands": [["rain", "fog", "sun"], ["snow", "clouds", "thunder"]],
        "laid": {1: "sun", 2: "rain", 4: "fog", 5: "snow"},
        "tops": ["sun", "fog", None],
        "pile_sizes": [2, 1, 0],
        "supply_size": 1,
        "piles": [[("sun", "rain"), ("rain", "snow")], [("fog", "clouds")], []],
        "laid_backs": {1: "rain", 2: "fog", 4: "snow", 5: "sun"},
        "supply": [("fog", "sun")],
        "deck": ["fog", "fog"],
    }


def test_the_supply_is_told_in_one_way_whatever_its_order_and_sides() -> None:
    """§2.4: the supply has no order, and a token in it no side up."""
    one, other = position(supply="rain/snow sun/fog rain/snow"), position(supply="fog/sun snow/rain rain/snow")
    assert round_started(one) == round_started(other)
    assert round_started(one).supply == [("rain", "snow"), ("rain", "snow"), ("fog", "sun")]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_seat_is_told_its_own_hand_and_the_table(seat: int | None) -> None:
    """§7, §2.4"""
    event = round_started(position(days=["sun/rain", "", "", ""], piles=["sun/rain rain", "fog", ""]))
    assert told([event], seat) == [
        {
            "type": "round_started",
            "round": 1,
            "starter": 0,
            "days": [1, 2, 3, 4],
            "hands": [
                ["rain", "fog", "sun"] if seat == 0 else None,
                ["snow", "clouds", "thunder"] if seat == 1 else None,
            ],
            "laid": {1: "sun"},
            "tops": ["sun", "fog", None],
            "pile_sizes": [2, 1, 0],
            "supply_size": 0,
        }
    ]


def test_what_everybody_may_know_is_told_unchanged() -> None:
    for event in (
        Undone(seat=1),
        GAME.started(WhatTheFogOptions(players=2), ["a", "b"], GAME.start(WhatTheFogOptions(players=2), Seeded(1))),
    ):
        assert shown_to(event, None) is event


def test_an_event_nobody_decided_about_is_not_shown() -> None:
    """§7: by inclusion."""
    with pytest.raises(TypeError):
        shown_to(Decision(seat=0, legal=[]), 0)


def test_the_first_line_names_the_game_and_its_options() -> None:
    state = GAME.start(WhatTheFogOptions(players=2), Seeded(1))
    started = GAME.started(WhatTheFogOptions(players=2, long_game=True), ["Ann", "Bo"], state)
    assert started == GameStarted(
        game="what-the-fog", rules_version=1, seats=["Ann", "Bo"], options={"players": 2, "long_game": True}
    )
    assert GAME.opening(state) == [round_started(state)]
