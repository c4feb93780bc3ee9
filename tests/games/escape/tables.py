"""Small positions in few words: who stands where, of any tribe, type and icon; what is left out is plain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from foghorn.core.chance import Chance, Scripted
from foghorn.games.escape.actions import MOVE, split
from foghorn.games.escape.data import Chip, board_map_with
from foghorn.games.escape.description import Description, Person, Phase, build_on
from foghorn.games.escape.lab import MP
from foghorn.games.escape.notation import name_of, on_cell, parse_action, text_of
from foghorn.games.escape.options import TEAMS, EscapeOptions
from foghorn.games.escape.position import RuleSet
from foghorn.games.escape.state import EscapeState
from foghorn.games.escape.words import ICONS, KINDS, TRIBES, Size

SOLO_MP = {"green": 10, "blue": 9, "black": 7, "red": 9, "purple": 10}


class Who(NamedTuple):
    """An islander and its colour, by its place in turn order."""

    owner: int | None = 0
    tribe: str = "black"
    kind: str = "sailor"
    icon: str = "cross"
    lost: str | None = None
    chip: int = 0
    spent: int = 0


Standing = Mapping[str, Sequence[Who] | Who]  # people by cell, the first to arrive first


def rule_set(
    players: int = 2,
    colours: int | None = None,
    expert: bool = True,
    enhanced: bool = True,
    minimum_crew: bool = False,
    individual_points: bool = False,
    fog_cards: int = 0,
    teams: str = "",
    solo: Sequence[str] = (),
    targets: Sequence[int] = (),
) -> RuleSet:
    """Options as the kernel wants them; `solo` names the tribes that take turns."""
    groups, _, goal = teams.partition(":")
    count = len(solo) or colours or (4 if players == 2 else players)
    return RuleSet(
        players=1 if solo else players,
        colours=count,
        expert=expert,
        enhanced=enhanced,
        minimum_crew=minimum_crew,
        individual_points=individual_points,
        fog_cards=fog_cards,
        teams=TEAMS.get((players, groups), 0),
        lowest_loses=goal == "lowest",
        solo=bool(solo),
        first_game=False,
        points=[SOLO_MP[tribe] for tribe in solo] or [MP] * count,
        targets=list(targets),
        options=EscapeOptions(),  # only views ask for them
    )


def position(
    standing: Standing,
    *,
    board: Size = "small",
    rules: RuleSet | None = None,
    obstacles: Sequence[str] = (),
    elsewhere: Sequence[Who] = (),
    colour: int = 0,
    mp: int = MP,
    fog: str = "0",
    phase: Phase = "move",
    step: int = 0,
    backwards: bool = False,
    area_points: Sequence[int] = (6, 5, 4, 2),
    fog_deck: str = "",
    chips_taken: Sequence[int] = (0, 0, 0, 0, 0),
    chance: Chance | None = None,
) -> EscapeState:
    """The position that a few words describe: nothing may be drawn, unless a chance is given."""
    people: list[Who] = []
    cells: dict[str, list[int]] = {}
    for cell, there in standing.items():
        for who in [there] if isinstance(there, Who) else there:
            people.append(who)
            cells.setdefault(cell, []).append(len(people))
    people += elsewhere
    chips = [Chip(TRIBES.index(w.tribe), KINDS.index(w.kind), ICONS.index(w.icon)) for w in people]
    rules = rules or rule_set()
    description = Description(
        phase=phase,
        starter=0,
        step=step,
        backwards=backwards,
        round=1,
        colour=colour,
        mp=mp,
        last_round=fog == "A",
        fog=fog,
        fog_deck=fog_deck,
        area_points=list(area_points),
        obstacles=list(obstacles),
        standing=cells,
        people=[
            Person(islander=number, owner=who.owner, lost=who.lost, spent=who.spent, chip=who.chip)
            for number, who in enumerate(people, 1)
        ],
        chips_taken=list(chips_taken),
    )
    return build_on(board_map_with(board, chips, int(rules.players)), rules, description, chance or Scripted([]))


def legal(state: EscapeState) -> dict[str, int]:
    """What may be done now, in notation, with its cost."""
    return {text_of(state, action): cost_of(state, action) for action in state.legal(state.turn())}


def cost_of(state: EscapeState, action: int) -> int:
    return int(state.move_cost(*split(action))) if action >= MOVE else 0


def do(state: EscapeState, *texts: str) -> EscapeState:
    """Carry out actions in notation, each of which must be legal."""
    for text in texts:
        action = parse_action(state, text)
        assert action in state.legal(state.turn()), f"{text}: only {sorted(legal(state))}"
        state.apply(state.turn(), action)
    return state


def end_round(state: EscapeState) -> EscapeState:
    """Every colour that has not moved yet ends its turn; the fog moves."""
    number = state.round
    while not state.over() and state.round == number:
        do(state, "end")
    return state


def where(state: EscapeState) -> dict[str, list[int]]:
    """Who is where: islanders by number, the first to arrive first."""
    cells = range(1, int(state.board_map.cells))
    return {name_of(state, cell): [each + 1 for each in there] for cell in cells if (there := on_cell(state, cell))}
