"""What holds at every step of every game, whatever the players choose."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from foghorn.core.chance import Chance, Seeded
from foghorn.core.entry import Entry
from foghorn.core.game import AnyGame
from foghorn.core.table import Table
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.data import material
from foghorn.games.what_the_fog.description import Description, describe, token_words
from foghorn.games.what_the_fog.notation import TEXTS, parse_action
from foghorn.games.what_the_fog.options import WhatTheFogOptions
from foghorn.games.what_the_fog.state import WhatTheFogState
from foghorn.testing import encode

from .tables import pairs

BOX = pairs(token_words(token) for token in material().tokens)
games = st.builds(WhatTheFogOptions, players=st.integers(2, 5), long_game=st.booleans())
seeds = st.integers(0, 2**40)
AT_THE_TABLE: AnyGame = GAME  # a table does not know whose state it holds


def check_material(description: Description) -> None:
    """§1.2, §1.3: nothing is lost and nothing appears."""
    held = [] if description.held is None else [description.held]
    assert (
        pairs(token for place in (*description.days, *description.piles, description.supply, held) for token in place)
        == BOX
    )
    cards = [
        *description.deck,
        *description.discards,
        *(card for held in (*description.hands, *description.revealed) for card in held),
    ]
    assert Counter(cards) == dict.fromkeys(("rain", "snow", "fog", "clouds", "thunder", "sun"), 8)


def check_table(state: WhatTheFogState, description: Description) -> None:
    """§1.5, §2.1, §3.2, §3.6: what every position looks like."""
    assert len(description.days) == description.round + 3
    assert all(len(day) <= 4 for day in description.days)
    assert all(len(pile) <= 10 for pile in description.piles)
    assert (description.held is not None) == (description.phase == "place")
    assert all(0 <= arrow <= sum(len(day) == 4 for day in description.days) for arrow in description.arrows)
    shown = {len(revealed) for revealed in description.revealed}
    assert len(shown) == 1, "everybody reveals"
    assert {len(hand) for hand in description.hands} == {description.round + 4 - shown.pop()}
    assert description.phase in ("reveal", "discard") or description.chosen == [None] * len(description.hands)
    for seat in range(len(description.hands)):
        assert bool(state.legal(seat)) == (seat in state.waiting())
        assert all(parse_action(TEXTS[action]) == action for action in state.legal(seat))


def check_sheets(state: WhatTheFogState, description: Description) -> None:
    """§5.4: every row is scored by the rule, and totals are sums."""
    for sheet, total in zip(description.sheets, state.scores(), strict=True):
        for number, row in enumerate(sheet, 1):
            exact = row.prediction == row.claimed
            assert row.points == (row.prediction + number if exact else -abs(row.prediction - row.claimed))
        assert total == sum(row.points for row in sheet)


def check_step(before: Description, after: Description) -> None:
    """§3.2, §4.3, §5.1: within a round boards only fill up, arrows only advance, open cards stay open."""
    if after.round != before.round or after.phase == "over":
        return
    for old, new in zip(before.days, after.days, strict=True):
        assert new[: len(old)] == old
        assert len(new) <= len(old) + 1
    assert all(old <= new <= old + 1 for old, new in zip(before.arrows, after.arrows, strict=True))
    for cards, more in zip(before.revealed, after.revealed, strict=True):
        assert not Counter(cards) - Counter(more)
    assert after.discards[: len(before.discards)] == before.discards


@settings(max_examples=12, deadline=None)
@given(games, seeds)
def test_every_step_of_a_random_game_keeps_the_material_and_the_order_of_play(
    options: WhatTheFogOptions, seed: int
) -> None:
    """§1.2, §1.3, §1.5, §1.6, §3.2, §4.3, §5.4"""
    state, choose = GAME.start(options, Seeded(seed)), Seeded(seed, 1)
    description = describe(state)
    while not state.over():
        check_material(description)
        check_table(state, description)
        seat = state.waiting()[choose.below(len(state.waiting()))]
        legal = state.legal(seat)
        state.apply(seat, legal[choose.below(len(legal))])
        before, description = description, describe(state)
        check_step(before, description)
        if before.round != description.round or state.over():
            check_sheets(state, description)
    check_material(description)


def entry(table: Table, seat: int, kind: str, text: str) -> Entry:
    return Entry(table.seq + 1, "", seat, "undo" if kind == "undo" else "act", text, "person", 0.0)


def act(table: Table, choose: Chance) -> None:
    waiting = table.state.waiting()
    seat = waiting[choose.below(len(waiting))]
    legal = table.state.legal(seat)
    table.fold(entry(table, seat, "act", TEXTS[legal[choose.below(len(legal))]]))


@settings(max_examples=10, deadline=None)
@given(games, seeds)
def test_taking_back_restores_the_exact_position(options: WhatTheFogOptions, seed: int) -> None:
    """§3.1: whatever may be taken back, however often."""
    table, choose = Table(GAME, options, Seeded(seed), ["x"] * options.players), Seeded(seed, 1)
    undone = 0
    while not table.state.over():
        before, could = (
            encode(AT_THE_TABLE.describe(table.state)),
            [table.can_undo(seat) for seat in range(options.players)],
        )
        waiting = table.state.waiting()
        act(table, choose)
        mover = [seat for seat in waiting if table.can_undo(seat) and not could[seat]]
        if mover and choose.below(2):
            table.fold(entry(table, mover[0], "undo", ""))
            assert encode(AT_THE_TABLE.describe(table.state)) == before
            assert table.state.waiting() == waiting
            undone += 1
    assert undone > 0


@settings(max_examples=6, deadline=None)
@given(games, seeds)
def test_a_game_with_choices_taken_back_goes_on_as_if_they_had_not_been_made(
    options: WhatTheFogOptions, seed: int
) -> None:
    """§3.1: the deal does not notice."""
    plain, fickle = (Table(GAME, options, Seeded(seed), ["x"] * options.players) for _ in range(2))
    choose, doubt = Seeded(seed, 1), Seeded(seed, 2)
    while not plain.state.over():
        seat = plain.state.turn()
        legal = plain.state.legal(seat)
        action = TEXTS[legal[choose.below(len(legal))]]
        other = TEXTS[legal[doubt.below(len(legal))]]
        trial = fickle.state.clone(Seeded(0))
        trial.apply(seat, parse_action(other))
        final = AT_THE_TABLE.is_final(fickle.state, seat, parse_action(other), trial)
        if not final:
            fickle.fold(entry(fickle, seat, "act", other))
            fickle.fold(entry(fickle, seat, "undo", ""))
        plain.fold(entry(plain, seat, "act", action))
        fickle.fold(entry(fickle, seat, "act", action))
    assert encode(AT_THE_TABLE.describe(fickle.state)) == encode(AT_THE_TABLE.describe(plain.state))
    assert fickle.seq > plain.seq
