"""Reading a trace backwards: choices and draws."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foghorn.core.chance import Scripted, Seeded
from foghorn.core.errors import Unreadable
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.data import material
from foghorn.games.what_the_fog.description import Description, describe, token_words
from foghorn.games.what_the_fog.events import (
    CardsDiscarded,
    CardsRevealed,
    CardSwapped,
    GameEnded,
    Predicted,
    Rebuilt,
    RoundStarted,
    TokenPicked,
    TokenPlaced,
    round_started,
    shown_to,
)
from foghorn.games.what_the_fog.notation import parse_action
from foghorn.games.what_the_fog.options import WhatTheFogOptions
from foghorn.games.what_the_fog.state import WhatTheFogState
from foghorn.games.what_the_fog.trace_decoder import acts_of, draws_of, shuffle_draws, token_draws
from tests.games.traces import Noting

from .tables import do, position


def unordered(state: WhatTheFogState) -> Description:
    """A position but for the order and sides of its supply, which no line of a trace tells."""
    description = describe(state)
    return msgspec.structs.replace(
        description, supply=sorted(token if token[0] < token[1] else token[::-1] for token in description.supply)
    )


def replayed(events: list[Any], before: WhatTheFogState | None) -> list[int]:
    return [draw for event in events for draw in GAME.draws_in(WhatTheFogOptions(players=2), before, event)]


@given(st.permutations([0, 0, 0, 1, 1, 2, 3, 5, 5, 5]))
def test_shuffle_draws_lead_the_kernels_shuffle_to_any_order(wanted: list[int]) -> None:
    """§3.5: a reshuffled deck of ten cards, through the kernel."""
    pool = sorted(wanted)
    script = Scripted(shuffle_draws(list(pool), wanted))
    state = position(script)
    deck = type(state.deck)(pool)
    state.shuffle(deck)
    assert list(deck) == wanted
    assert script.left() == 0


@given(st.data())
def test_token_draws_lead_the_kernel_to_any_tokens_and_sides(data: st.DataObject) -> None:
    """§2.2, §3.4: which token, and which side up."""
    supply = data.draw(st.lists(st.sampled_from(list(material().tokens)), min_size=1, max_size=14))
    order = data.draw(st.permutations(supply))
    sides = data.draw(st.lists(st.booleans(), min_size=len(order), max_size=len(order)))
    wanted = [token % 6 * 6 + token // 6 if flip else token for token, flip in zip(order, sides, strict=True)]
    wanted = wanted[:10]
    script = Scripted(token_draws(list(supply), [token_words(token) for token in wanted]))
    text = " ".join("/".join(token_words(token)) for token in supply)
    state = position(script, piles=["rain", "snow", "fog"], supply=text)
    do(state, "0 pick 1")
    assert describe(state).piles[0] == [token_words(token) for token in wanted]
    assert script.left() == 0


def test_tokens_that_are_not_in_the_supply_cannot_be_drawn() -> None:
    """§1.3"""
    with pytest.raises(Unreadable, match="token-not-there"):
        token_draws([1], [("rain", "fog")])
    with pytest.raises(Unreadable, match="token-not-there"):
        token_draws([1], [("rain", "snow"), ("rain", "snow")])


def test_cards_that_are_not_in_the_pool_cannot_be_shuffled_into_it() -> None:
    """§1.2"""
    with pytest.raises(Unreadable, match="cards-do-not-add-up"):
        shuffle_draws([0, 1], [0, 0])


@pytest.mark.parametrize("long_game", [False, True])
@pytest.mark.parametrize("players", [2, 5])
def test_the_draws_read_off_the_lines_deal_the_same_game(players: int, long_game: bool) -> None:
    """§2.2, §3.4: not always the very draws that were made, since equal tokens cannot be told apart."""
    options, noting = WhatTheFogOptions(players=players, long_game=long_game), Noting(players)
    state, choose = GAME.start(options, noting), Seeded(1)
    opening = replayed(GAME.opening(state), None)
    assert len(opening) == len(noting.draws)
    script = Scripted(opening)
    mirror = GAME.start(options, script)
    while not state.over():
        assert unordered(mirror) == unordered(state)
        seat = state.turn()
        action = state.legal(seat)[choose.below(len(state.legal(seat)))]
        before, made = state.clone(noting), len(noting.draws)
        state.apply(seat, action)
        draws = replayed(GAME.events(before, seat, action, state), mirror)
        assert len(draws) == len(noting.draws) - made
        script.extend(draws)
        mirror.apply(seat, action)
        assert script.left() == 0
    assert unordered(mirror) == unordered(state)


@pytest.mark.parametrize("seed", range(5))
def test_a_reshuffled_deck_is_dealt_again_from_its_line(seed: int) -> None:
    """§3.5"""
    before = position(Seeded(seed), phase="swap", hands=["sun rain", "snow"], deck="", discards="fog thunder sun rain")
    after = do(before.clone(before.chance), "0 swap sun")
    (event,) = GAME.events(before, 0, parse_action("swap sun"), after)
    script = Scripted(replayed([event], before))
    assert script.left() == 4
    assert describe(do(before.clone(script), "0 swap sun")) == describe(after)
    assert script.left() == 0


def test_a_swap_from_a_deck_that_lasts_draws_nothing() -> None:
    """§3.5"""
    assert draws_of(position(phase="swap"), CardSwapped(seat=0, discarded="sun", drawn="clouds", reshuffled=None)) == []


def test_every_kind_of_line_tells_its_choices() -> None:
    assert acts_of(TokenPlaced(seat=1, day=4, part=2, symbol="sun")) == [(1, "place 4")]
    assert acts_of(CardSwapped(seat=0, discarded="fog")) == [(0, "swap fog")]
    assert acts_of(Predicted(seat=2, advanced=True, arrow=1)) == [(2, "advance")]
    assert acts_of(Predicted(seat=2, advanced=False, arrow=1)) == [(2, "pass")]
    assert acts_of(CardsRevealed(cards=["sun", None, "fog"])) == [(0, "reveal sun"), (2, "reveal fog")]
    assert acts_of(CardsDiscarded(cards=[None, "rain"])) == [(1, "discard rain")]
    assert acts_of(GameEnded(totals=[1], winners=[0])) == []


@pytest.mark.parametrize(
    ("move", "fields"),
    [
        ("0 return", {"piles": ["sun", "sun", "sun"], "supply": "rain"}),
        ("0 pick 3", {}),
        ("1 place 2", {"phase": "place", "held": "sun", "active": 1}),
        ("0 swap rain", {"phase": "swap"}),
        ("0 advance", {"phase": "predict"}),
        ("0 pass", {"phase": "predict"}),
    ],
)
def test_a_line_tells_the_choice_that_made_it(move: str, fields: dict[str, Any]) -> None:
    before = position(Seeded(1), **fields)
    seat, _, text = move.partition(" ")
    after = do(before.clone(Seeded(1)), move)
    (event,) = GAME.events(before, int(seat), parse_action(text), after)
    assert GAME.actions_in(None, event) == [(int(seat), text)]  # type: ignore[arg-type]


def opened_round(**changes: Any) -> RoundStarted:
    event = round_started(GAME.start(WhatTheFogOptions(players=2), Seeded(1)))
    return msgspec.structs.replace(event, **changes)


def test_the_starter_is_drawn_in_the_first_round_only() -> None:
    """§2.5"""
    event = opened_round(starter=1)
    assert draws_of(None, event)[0] == 1
    assert draws_of(None, event)[1:] == draws_of(position(), event)


@pytest.mark.parametrize("field", ["piles", "laid_backs", "deck"])
def test_a_line_that_hides_something_cannot_be_dealt_again(field: str) -> None:
    with pytest.raises(Unreadable, match="trace-hides"):
        draws_of(None, opened_round(**{field: msgspec.UNSET}))


def test_what_a_seat_is_told_cannot_be_dealt_again() -> None:
    """§7"""
    with pytest.raises(Unreadable, match="trace-hides"):
        draws_of(None, shown_to(opened_round(), 0))
    hidden = TokenPicked(seat=0, pile=1, symbol="sun", tops=["sun"] * 3, pile_sizes=[1] * 3, supply_size=0, rebuilt=[])
    assert draws_of(position(), hidden) == []
    with pytest.raises(Unreadable, match="trace-hides"):
        draws_of(position(), msgspec.structs.replace(hidden, rebuilt=[Rebuilt(pile=1)]))


def test_laid_tokens_need_a_back_each() -> None:
    """§1.3"""
    event = opened_round()
    with pytest.raises(Unreadable, match="trace-hides"):
        draws_of(None, msgspec.structs.replace(event, laid_backs={1: "sun"}))
