"""Possible worlds: only the order of the fog deck is hidden (§11)."""

from __future__ import annotations

from ...core.chance import Chance
from .description import CARDS, Description, Person, build
from .options import EscapeOptions, board_map_for, rules_for
from .state import EscapeState
from .view import EscapeView


def sample_world(options: EscapeOptions, view: EscapeView, chance: Chance) -> EscapeState:
    """Draw a state whose view for this seat equals `view`."""
    order = [colour.colour for colour in view.colours]
    standing: dict[str, list[tuple[int, int]]] = {}
    for islander in view.islanders:
        hovers = view.pending == "stopped-over" and islander.islander == view.mover
        if islander.cell is not None and not hovers:
            standing.setdefault(islander.cell, []).append((islander.order, islander.islander))
    mover = next((each for each in view.islanders if each.islander == view.mover), None)
    present = {islander.islander for islander in view.islanders}
    description = Description(
        phase=view.phase,
        starter=view.starter,
        step=view.step,
        backwards=view.backwards,
        round=view.round,
        colour=order.index(view.active),
        mp=view.mp,
        last_round=view.last_round,
        fog=view.fog,
        mover=view.mover,
        pending=view.pending,
        surcharge=view.surcharge,
        stop_over=mover.cell if mover is not None and view.pending == "stopped-over" else None,
        falls=view.falls,
        fog_deck=view.fog_cards + _hidden_cards(options, view, chance),
        fog_drawn=len(view.fog_cards),
        area_points=view.area_points,
        obstacles=view.obstacles,
        standing={cell: [number for _, number in sorted(there)] for cell, there in standing.items()},
        people=[
            *(
                Person(
                    islander=each.islander,
                    owner=None if each.colour is None else order.index(each.colour),
                    lost=each.lost,
                    spent=each.spent,
                    endured=each.endured,
                    chip=each.chip,
                )
                for each in view.islanders
            ),
            *(
                Person(islander=number, in_play=False)
                for number in range(1, board_map_for(options).islanders + 1)
                if number not in present
            ),
        ],
        chips_taken=[*(0 if not boat.chips and view_is_solo(view) else 5 - len(boat.chips) for boat in view.boats)]
        + [0] * (5 - len(view.boats)),
    )
    return build(options, description, chance)


def view_is_solo(view: EscapeView) -> bool:
    """Tell whether a view is of solo play, which has no bonus chips (§9.2)."""
    return len({colour.seat for colour in view.colours}) == 1


def _hidden_cards(options: EscapeOptions, view: EscapeView, chance: Chance) -> str:
    """Draw an order of the cards not turned up yet: the certain ones first, the others at random (§10.6)."""
    kinds = rules_for(options).fog_cards
    if not kinds:
        return ""
    board_map = board_map_for(options)
    certain = board_map.certain_cards
    exchanged = 2 if kinds == 2 else 0
    left = CARDS[2] * board_map.fog_cards[1] + CARDS[1] * (board_map.fog_cards[0] - exchanged) + CARDS[0] * exchanged
    for card in view.fog_cards[certain:]:
        left = left.replace(card, "", 1)
    pool, drawn = list(left), []
    while pool:
        drawn.append(pool.pop(chance.below(len(pool))))
    return CARDS[1] * max(0, certain - len(view.fog_cards)) + "".join(drawn)
