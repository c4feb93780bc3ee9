"""Who leads each day, with the cards that a seat can see (§5.2, §5.3, §7)."""

from __future__ import annotations

from foghorn.core.chance import Seeded
from foghorn.core.game import game_of
from foghorn.games.what_the_fog.aid import Lead, leads_of
from foghorn.games.what_the_fog.view import WhatTheFogView, view_of

from .tables import Fields, do, position

TABLE: Fields = {
    "days": ["sun sun snow fog", "rain", "fog rain", ""],
    "hands": ["sun sun snow", "rain fog fog"],
    "revealed": ["fog", "rain"],
}


def one(view: WhatTheFogView) -> list[Lead]:
    return leads_of([view])[0]


def leads(seat: int | None) -> list[tuple[list[int], list[int]]]:
    state = position(**TABLE)
    return [(lead.influence, lead.leaders) for lead in one(view_of(state, seat))]


def test_a_seat_counts_its_own_cards_and_what_others_revealed() -> None:
    """§5.5: two sun cards and a snow card against sun, sun, snow and another token make 5; the revealed fog makes 6."""
    assert leads(0) == [([6, 0], [0]), ([0, 1], [1]), ([1, 1], [0, 1]), ([0, 0], [])]
    assert leads(1) == [([1, 2], [1]), ([0, 2], [1]), ([1, 4], [1]), ([0, 0], [])]


def test_who_watches_counts_revealed_cards_alone() -> None:
    assert leads(None) == [([1, 0], [0]), ([0, 1], [1]), ([1, 1], [0, 1]), ([0, 0], [])]


def test_days_are_numbered_from_one_and_only_those_of_the_round() -> None:
    assert [lead.day for lead in one(view_of(position(**TABLE), 0))] == [1, 2, 3, 4]


def test_a_card_chosen_to_be_revealed_still_counts_and_one_to_be_discarded_does_not() -> None:
    full = ["sun sun snow fog"] * 4
    reveal = position(phase="reveal", days=["sun", "", "", ""], hands=["sun sun", "rain rain"])
    assert one(view_of(do(reveal, "0 reveal sun"), 0))[0].influence == [2, 0]
    discard = position(phase="discard", days=full, hands=["sun sun", "rain rain"])
    assert one(view_of(discard, 0))[0].influence == [4, 0]
    assert one(view_of(do(discard, "0 discard sun"), 0))[0].influence == [2, 0]


def test_after_its_discard_a_seat_knows_its_influence_and_when_all_is_over_nothing_leads() -> None:
    game, checked = game_of("what-the-fog"), 0
    state, choose = game.start(game.options(players=3), Seeded(3)), Seeded(4)
    known: dict[int, list[int]] = {}
    while not state.over():
        seat = state.waiting()[0]
        legal = state.legal(seat)
        round_before = state.round
        state.apply(seat, legal[choose.below(len(legal))])
        view = view_of(state, seat)
        if view.choice is not None and view.phase == "discard":
            known[seat] = [lead.influence[seat] for lead in one(view)]
        if state.over() or state.round != round_before:
            assert view.last_round is not None
            for owner, influence in known.items():
                assert [claim.influence[owner] for claim in view.last_round.claims] == influence
                checked += 1
            known = {}
    assert checked == 8  # the last to choose in each of four rounds has nothing left to wait for
    assert one(view_of(state, 0)) == []
