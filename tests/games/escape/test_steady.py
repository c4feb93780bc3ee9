"""The steady bot: legal, blind to what its seat cannot see, the same for the same view, and better than chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from foghorn.bots.bot import bot_of
from foghorn.core.action import legal_actions
from foghorn.core.chance import Seeded
from foghorn.games.escape import GAME
from foghorn.games.escape.description import Description, Person, build
from foghorn.games.escape.evaluate import POINT, Evaluator
from foghorn.games.escape.levels import Character
from foghorn.games.escape.notation import parse_action, text_of
from foghorn.games.escape.options import EscapeOptions, board_map_for, rules_for
from foghorn.games.escape.plan import Planner
from foghorn.games.escape.position import RuleSet
from foghorn.games.escape.sample import sample_world
from foghorn.games.escape.scoring import MISSING
from foghorn.games.escape.state import EscapeState
from foghorn.games.escape.view import view_of

SMALL = EscapeOptions(players=2, board="small")

# Islanders of the small board by their numbers.
BLUE_CHIEF, BLUE_ELDER, BLUE_SQUEEZER, BLUE_CROSSER, BLUE_SAILOR, BLUE_TRIBAL = 1, 3, 2, 5, 6, 11
RED_CHIEF = 21


def beach(
    standing: Mapping[str, int],
    mp: int = 7,
    fog: str = "3",
    obstacles: Sequence[str] = (),
    others: Sequence[int] = (),
    options: EscapeOptions = SMALL,
) -> EscapeState:
    """A beach with these people alone, the first colour's but for the `others`, who are the second colour's."""
    description = Description(
        phase="move",
        starter=0,
        step=0,
        backwards=False,
        round=1,
        colour=0,
        mp=mp,
        last_round=fog == "A",
        fog=fog,
        area_points=[6, 5, 4, 2],
        obstacles=list(obstacles),
        standing={cell: [islander] for cell, islander in standing.items()},
        people=[Person(islander=each, owner=int(each in others)) for each in standing.values()],
        chips_taken=[0] * 5,
    )
    return build(options, description, Seeded(1))


def worth(state: EscapeState) -> int:
    """What the first colour may expect, in hundredths of a point."""
    evaluator = Evaluator(state)
    evaluator.consider(state)
    return int(evaluator.worths[0])


def choice(state: EscapeState, seed: int = 1) -> int:
    """What somebody chooses who has no plan yet."""
    seat = int(state.turn())
    return Character()(view_of(state, seat), legal_actions(GAME, state, seat), Seeded(seed))


# What it expects.


def test_every_step_towards_the_own_seat_is_worth_more() -> None:
    way = ["E3", "D3", "C3", "B4", "A3", "S4", "P2.1", "P2.2", "P2.3"]
    arrived = beach({way[-1]: BLUE_CHIEF})
    arrived.apply(0, parse_action(arrived, "board P2.3 blue:A2"))
    worths = [*(worth(beach({cell: BLUE_CHIEF})) for cell in way), worth(arrived)]
    assert worths == sorted(set(worths))


def test_a_seat_counts_as_the_rules_count_it() -> None:
    """§8: the chief's area, its own boat, and two boats without anybody of its colour; no chip was taken."""
    assert worth(beach({"blue:A2": BLUE_CHIEF})) == (6 + 3) * POINT + 2 * MISSING * POINT
    assert worth(beach({"red:A2": BLUE_CHIEF})) == 6 * POINT + 2 * MISSING * POINT


def test_a_seat_is_better_than_the_stern_and_the_stern_better_than_the_pier() -> None:
    """§8.2, §8.3, §8.5; the fog comes before anybody can move again."""
    cells = ["S4", "P2.1", "blue:D", "blue:C1"]
    worths = [worth(beach({cell: BLUE_TRIBAL}, fog="A")) for cell in cells]
    assert worths == sorted(set(worths))


def test_whom_the_fog_reaches_before_the_next_turn_is_counted_as_lost() -> None:
    """§4.3: row H goes after this round, the first colour has no turn before; §1.7 says what it costs."""
    nobody = worth(beach({}))
    assert worth(beach({"H3": BLUE_CHIEF}, fog="I")) == nobody - 3 * POINT
    assert worth(beach({"G3": BLUE_CHIEF}, fog="I")) > nobody - 2 * POINT


def test_a_seat_that_another_will_take_first_is_not_expected() -> None:
    chief = {"A3": BLUE_CHIEF}
    rival = worth(beach({**chief, "P2.3": RED_CHIEF}, others=[RED_CHIEF]))
    taken = worth(beach({**chief, "blue:A2": RED_CHIEF}, others=[RED_CHIEF]))
    assert rival < worth(beach(chief))
    assert taken < worth(beach(chief))


def test_a_crowd_and_obstacles_make_the_way_longer_but_not_for_whoever_has_the_icon() -> None:
    """§5"""
    wall = ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"]

    def loss(islander: int) -> int:
        return worth(beach({"C4": islander})) - worth(beach({"C4": islander}, obstacles=wall))

    assert loss(BLUE_SQUEEZER) == loss(BLUE_CROSSER) == 0
    assert loss(BLUE_ELDER) > 0
    assert loss(BLUE_SAILOR) > 0


def test_people_ahead_are_in_the_way() -> None:
    crowd = dict(zip(["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"], range(22, 30), strict=True))
    alone, behind = beach({"C4": BLUE_CHIEF}), beach({"C4": BLUE_CHIEF, **crowd}, others=list(crowd.values()))
    evaluator = Evaluator(alone)
    evaluator.crowd.survey(alone)
    assert evaluator.crowd.delay(alone, BLUE_CHIEF - 1) == 0
    evaluator.crowd.survey(behind)
    assert evaluator.crowd.delay(behind, BLUE_CHIEF - 1) > 0


def test_before_an_unknown_fog_card_nobody_is_as_safe() -> None:
    """§10.6"""
    unsure = EscapeOptions(players=2, board="small", fog_uncertainty="ab")
    known, unknown = beach({"G3": BLUE_CHIEF}, fog="I"), beach({"G3": BLUE_CHIEF}, fog="I", options=unsure)
    unknown.fog_drawn = 2
    assert worth(unknown) < worth(known)


def test_a_boat_that_lacks_its_crew_makes_its_seats_worth_more() -> None:
    """§10.2"""
    crewed = EscapeOptions(players=2, board="small", minimum_crew=True)

    def gain(options: EscapeOptions) -> int:
        seated, outside = {"blue:A2": BLUE_CHIEF}, {"blue:D": BLUE_CHIEF}
        return worth(beach(seated, fog="A", options=options)) - worth(beach(outside, fog="A", options=options))

    assert gain(crewed) > gain(SMALL)


def test_an_outlook_that_has_seen_other_positions_says_what_a_new_one_says() -> None:
    """It keeps who came first and how far the sea was, and looks only at what has changed."""
    state, chance, used = GAME.start(SMALL, Seeded(6)), Seeded(7), None
    while not state.over():
        used, fresh = used or Evaluator(state), Evaluator(state)
        used.consider(state)
        fresh.consider(state)
        assert list(used.worths) == list(fresh.worths)
        legal = state.legal(state.turn())
        state.apply(state.turn(), legal[chance.below(len(legal))])


# What it does.


def played(state: EscapeState) -> list[str]:
    """The whole turn."""
    texts, colour, turn = [], state.colour, state.round
    while not state.over() and (state.colour, state.round) == (colour, turn):
        action = choice(state)
        texts.append(text_of(state, action))
        state.apply(state.turn(), action)
    return texts


def test_it_takes_the_best_seat_it_can_pay() -> None:
    """§7.2"""
    assert played(beach({"P2.1": BLUE_CHIEF}, fog="A"))[-2:] == ["board P2.3 blue:A2", "end"]


def test_it_moves_whom_the_fog_would_take_before_whoever_has_time() -> None:
    """§4.3"""
    assert played(beach({"H3": BLUE_CHIEF, "C3": BLUE_TRIBAL}, mp=1, fog="I"))[0].startswith("run H3 G")


def test_it_ends_its_turn_when_nothing_can_get_better() -> None:
    """Not even to come back from the stern for the chip that this chief, put into its seat, does not have (§7.5)."""
    assert played(beach({"blue:A2": BLUE_CHIEF, "A1": RED_CHIEF}, others=[RED_CHIEF])) == ["end"]


def test_it_takes_the_only_choice_there_is() -> None:
    assert played(beach({"A1": RED_CHIEF}, others=[RED_CHIEF])) == ["end"]


def test_it_prefers_whoever_is_near_the_sea() -> None:
    """§4.1: its first choice stands in one of the two last rows."""
    for seed in range(5):
        state = GAME.start(SMALL, Seeded(seed))
        assert text_of(state, choice(state))[len("select ")] in "AB"


VARIANTS = {
    "two on the small board": SMALL,
    "white chips, family level": EscapeOptions(players=3, board="small", chips="white", level="family"),
    "crews and printed points": EscapeOptions(players=4, board="small", minimum_crew=True, individual_points=True),
    "teams and fog cards": EscapeOptions(players=4, board="small", teams="2x2:lowest", fog_uncertainty="abc"),
    "a first game": EscapeOptions(players=2, board="small", first_game=True),
}


@pytest.mark.compiled_only
@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS)
def test_it_never_chooses_an_illegal_action_and_sees_only_its_view(options: EscapeOptions) -> None:
    """§11: in a world its seat cannot tell apart it chooses the same; opponents choose at random."""
    state, chance, number = GAME.start(options, Seeded(3)), Seeded(4), 0
    while not state.over():
        seat = int(state.turn())
        legal = state.legal(seat)
        action = legal[chance.below(len(legal))]
        if seat == 0:
            number += 1
            action = choice(state)
            assert action in legal
            if number % 8 == 0:
                view = view_of(state, seat)
                assert choice(sample_world(view.options, view, Seeded(number))) == action
        state.apply(seat, action)


@pytest.mark.parametrize(
    "options",
    [
        *VARIANTS.values(),
        EscapeOptions(players=3, enhanced=False),
        EscapeOptions(players=2, demanding=True),
        EscapeOptions(players=6, teams="3x2:total"),
        EscapeOptions(players=6, teams="2x3:lowest"),
    ],
    ids=str,
)
def test_a_view_tells_what_is_played_by(options: EscapeOptions) -> None:
    """All that a possible world needs: the same board, and rules that say the same."""
    told = view_of(GAME.start(options, Seeded(1)), 0).options
    board_map, rules, again = board_map_for(options), rules_for(options), rules_for(told)
    assert board_map_for(told) is board_map
    assert again.options == told
    names = [name for name in dir(rules) if not name.startswith("_") and name not in ("points", "targets")]
    assert {name: getattr(rules, name) for name in names} == {name: getattr(again, name) for name in names}
    assert (list(rules.points), list(rules.targets)) == (list(again.points), list(again.targets))


@pytest.mark.compiled_only
def test_it_is_the_same_for_the_same_view_and_chance() -> None:
    def game() -> list[int]:
        state, taken = GAME.start(SMALL, Seeded(5)), []
        while state.round < 3:
            taken.append(choice(state))
            state.apply(state.turn(), taken[-1])
        return taken

    assert game() == game()


@pytest.mark.compiled_only
def test_it_rescues_most_islanders_when_it_plays_alone() -> None:
    """§9: every turn moves another tribe, and all of them count."""
    rules = RuleSet(
        players=1,
        colours=3,
        expert=True,
        enhanced=True,
        minimum_crew=True,
        individual_points=False,
        fog_cards=0,
        teams=0,
        lowest_loses=False,
        solo=True,
        first_game=False,
        points=[9, 7, 9],
        targets=[1, -1, 4, 3, 5],
        options=EscapeOptions(),
    )
    laid = GAME.start(SMALL, Seeded(2))
    state = EscapeState(board_map_for(SMALL), rules, Seeded(1))
    state.begin_scene(
        [cell for cell in range(int(state.board_map.cells)) if laid.top[cell] == 1],
        [int(cell) for cell in laid.where],
    )
    while not state.over():
        state.apply(0, Planner().best_actions(state, 0)[0])
    aboard = [each for each in range(32) if state.board_map.boat_of[state.where[each]] >= 0]
    assert len(aboard) > 22
    assert state.target_met(0)


@pytest.mark.compiled_only
def test_it_beats_chance() -> None:
    """A smoke figure: at least 9 of 10 seat-balanced games of two on the small board."""
    bots = {"steady": bot_of("steady", GAME), "random": bot_of("random", GAME)}
    won = 0
    for number in range(10):
        names = ["steady", "random"] if number % 2 else ["random", "steady"]
        state, chance = GAME.start(SMALL, Seeded(number)), Seeded(number, 1)
        while not state.over():
            seat = int(state.turn())
            state.apply(seat, bots[names[seat]].choose(GAME, state, seat, chance))
        won += state.winners() == [names.index("steady")]
    assert won >= 9
