"""What follows from an annotated position is a whole game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from foghorn.core.chance import Chance, Seeded
from foghorn.core.entry import Entry
from foghorn.core.errors import Unreadable
from foghorn.core.event import ChoiceMade
from foghorn.core.simple import (
    Card,
    Dealt,
    Ended,
    Meta,
    Options,
    Played,
    Position,
    Private,
    SeatChoice,
    Secret,
    SimpleGame,
    shuffled,
)
from foghorn.core.table import Table

CARDS = 12


class Hands(Position):
    """Everybody passes a card to the next seat, in secret; when two are left, the highest wins."""

    hands: Private[list[Card]]
    deck: Secret[list[Card]]
    rounds: int = 0

    def actions(self, seat: int) -> list[int]:
        return list(self.hands[seat]) if self.rounds < 2 else []

    def text(self, action: int) -> str:
        return f"pass {action}"

    def play_all(self, choices: dict[int, int]) -> None:
        for seat, card in choices.items():
            self.hands[seat].remove(card)
            self.hands[(seat + 1) % len(self.seats)].append(card)
        self.deck = shuffled(self.deck, self.chance)
        self.rounds += 1

    def scores(self) -> list[int]:
        return [max(hand) for hand in self.hands]


class Passing(SimpleGame[Hands, Options]):
    meta = Meta(key="passing", name="Passing", seats=(2, 4), rules_version=1, actions=CARDS)
    position = Hands

    def cards(self, options: Options) -> range:
        return range(CARDS)

    def deal(self, options: Options, chance: Chance) -> Hands:
        deck = shuffled(self.cards(options), chance)
        hands = [sorted(deck.pop() for _ in range(3)) for _ in range(options.players)]
        return Hands(options=options, chance=chance, hands=hands, deck=deck)

    def is_secret(self, state: Hands, seat: int, action: int) -> bool:
        return True


GAME = Passing()


@pytest.fixture
def table() -> Table:
    return Table(GAME, GAME.options(players=2), Seeded(5), ["Ada", "Bo"])


def choose(table: Table, seat: int) -> list[Any]:
    text = GAME.text(table.state, table.state.legal(seat)[0])  # type: ignore[arg-type]  # its own position
    return table.fold(Entry(table.seq + 1, f"m{table.seq}", seat, "act", text, "bot", 0.0))


def test_without_options_of_its_own_a_game_has_players() -> None:
    assert GAME.options().players == 2  # type: ignore[call-arg]  # made from the meta
    assert GAME.options.game is GAME
    assert Options.game is None, "every game has a class of its own"


def test_an_action_is_read_as_it_is_written_whatever_its_case_and_blanks(table: Table) -> None:
    state: Any = table.state
    assert GAME.parse(state, "  PASS   7 ") == 7
    with pytest.raises(Unreadable, match="no-such-action"):
        GAME.parse(state, "pass 12")


def test_a_refusal_says_whether_it_is_the_seat_or_the_action(table: Table) -> None:
    state: Any = table.state
    theirs = state.hands[1][0]
    refusal = GAME.explain(state, 0, theirs)
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("not-allowed", {"action": f"pass {theirs}"})
    choose(table, 0)
    again = GAME.explain(table.state, 0, state.hands[0][1])  # type: ignore[arg-type]
    assert again is not None
    assert again.code == "not-your-turn"


def test_a_secret_choice_is_only_announced_and_can_be_taken_back_until_all_have_chosen(table: Table) -> None:
    assert choose(table, 1) == [ChoiceMade(seat=1)]
    assert table.can_undo(1)
    assert table.take_settled() == []
    (played,) = choose(table, 0)
    assert not table.can_undo(1)
    assert [choice.seat for choice in played.choices] == [0, 1]
    assert played.changed.keys() == {"hands", "deck", "rounds"}
    assert len(played.draws) == 5


def test_a_seat_is_told_the_public_changes_and_its_own(table: Table) -> None:
    dealt = table.opening[1]
    assert isinstance(dealt, Dealt)
    state: Any = table.state
    assert GAME.shown(dealt, 1) == Dealt(position={"hands": {1: state.hands[1]}, "rounds": 0})
    assert GAME.shown(dealt, None) == Dealt(position={"rounds": 0})
    choose(table, 0)
    (played,) = choose(table, 1)
    told = GAME.shown(played, 0)
    assert isinstance(told, Played)
    assert told.changed == {"hands": {0: played.changed["hands"][0]}, "rounds": 1}
    assert told.draws is msgspec.UNSET
    assert told.choices[1] == SeatChoice(seat=1, secret=True), "what was passed is never told"
    assert b"pass" in msgspec.json.encode(told.choices[0])


def test_the_last_event_tells_the_points_and_who_won(table: Table) -> None:
    for seat in (0, 1, 0):
        choose(table, seat)
    *_, ended = choose(table, 1)
    scores = table.state.scores()
    assert ended == Ended(totals=scores, winners=[scores.index(max(scores))])


def test_a_sampled_world_keeps_every_card_and_the_choice_one_made(table: Table) -> None:
    choose(table, 0)
    state: Any = table.state
    view = GAME.view(state, 0)
    worlds = [GAME.sample(GAME.options(players=2), view, Seeded(seed)) for seed in range(20)]
    for world in worlds:
        assert sorted([*world.deck, *world.hands[0], *world.hands[1]]) == list(range(CARDS))
        assert (world.hands[0], world.chosen, world.waiting()) == (state.hands[0], state.chosen, [1])
    assert len({tuple(world.hands[1]) for world in worlds}) > 5
    other = GAME.sample(GAME.options(players=2), GAME.view(state, 1), Seeded(1))
    assert other.chosen.keys() == {0}
    assert other.chosen[0] in other.hands[0]


def test_a_game_that_forgets_cards_is_told_so(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    state: Any = table.state
    monkeypatch.setattr(Passing, "cards", lambda self, options: range(6))
    with pytest.raises(AssertionError, match=r"Passing\.cards gives fewer cards"):
        GAME.sample(GAME.options(players=2), GAME.view(state, 0), Seeded(1))


def test_a_setup_builds_the_same_position_again(table: Table) -> None:
    choose(table, 0)
    description = GAME.describe(table.state)  # type: ignore[arg-type]
    read = msgspec.json.decode(msgspec.json.encode(description), type=GAME.description_type)
    again = GAME.build(GAME.options(players=2), read, Seeded(1))
    assert GAME.describe(again) == description


def test_a_game_that_hides_more_than_cards_must_imagine_it() -> None:
    class Dice(Position):
        thrown: Private[int]

    with pytest.raises(TypeError, match="needs a method imagine: thrown"):
        type("Throwing", (SimpleGame,), {"meta": Passing.meta, "position": Dice})
