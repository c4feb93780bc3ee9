"""What the lab may change about the box, and what it measures."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ...core.constant import Constant, Values
from .board import board_of
from .board_map import BoardMap
from .constants import NOTHING, SEAT, STERN
from .data import Box, board_map_with, box, chips_of
from .scoring import AREA, BONUS, PARTS
from .words import Size

if TYPE_CHECKING:
    from .state import EscapeState

MP = 7
AREAS = ["area-a", "area-b", "area-c", "area-d"]


def constants_of(size: Size, players: int, fog_cards: bool) -> dict[str, Constant]:
    """List what may be varied; `players` is 6 for the demanding game for two, and fog cards are not always there."""
    count, tribes = box().players[size][str(players)], board_of(size).boats
    return {
        "mp": Constant(MP, 2, 20),
        "fog": Constant(count.fog, 0, 12),
        **({"fog-cards": Constant(count.cards, 0, 12)} if fog_cards else {}),
        **{name: Constant(points, 1, 12) for name, points in zip(AREAS, box().area_points, strict=True)},
        "stern": Constant(box().boats[tribes[0]].stern, 1, 6),
    }


@cache
def varied_map(size: Size, chips: str, players: int, constants: Values) -> BoardMap:
    """Return the board of a game with a changed copy of the box."""
    return board_map_with(size, chips_of(board_of(size), chips), players, _box_with(size, players, dict(constants)))


def _box_with(size: Size, players: int, values: Mapping[str, int]) -> Box:
    counts = box().players[size]
    count = counts[str(players)]
    count = replace(count, fog=values.get("fog", count.fog), cards=values.get("fog-cards", count.cards))
    boats = {tribe: replace(boat, stern=values.get("stern", boat.stern)) for tribe, boat in box().boats.items()}
    points = [values.get(name, usual) for name, usual in zip(AREAS, box().area_points, strict=True)]
    players_of = {**box().players, size: {**counts, str(players): count}}
    return replace(box(), area_points=points, boats=boats, players=players_of)


def measures_of(state: EscapeState) -> dict[str, float]:
    """Count who was lost to the fog and who sat in a boat; take a colour's points for areas and bonus chips."""
    islanders = [each for each in range(state.board_map.islanders) if state.owner[each] != NOTHING]
    seated = [state.board_map.kinds[state.where[each]] in (SEAT, STERN) for each in islanders]
    parts = [int(points) for points in state.score_parts()]
    colours = len(parts) // PARTS
    return {
        "lost": float(sum(state.lost[each] != NOTHING for each in islanders)),
        "seated": float(sum(seated)),
        "area-points": sum(parts[colour * PARTS + AREA] for colour in range(colours)) / colours,
        "bonus-points": sum(parts[colour * PARTS + BONUS] for colour in range(colours)) / colours,
    }
