"""What the lab may change about the box."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec.structs import asdict, replace

from ...core.constant import Constant, Values
from .data import CARDS, box, material
from .options import WhatTheFogOptions
from .position import DAYS, Material

# Each day board's actions, printed or not; the words are those of data.toml.
PRINTED = {"swaps": "swap", "reveals": "reveal"}


class VariedOptions(WhatTheFogOptions, frozen=True, kw_only=True):
    """The options of a game that is played with another box."""

    constants: Values = ()


def constants_of(options: WhatTheFogOptions) -> dict[str, Constant]:
    """List what may be varied: cards must suffice for the hands of the last round (§2.1)."""
    return {
        "spare-cards": Constant(box().spare_cards, 0, CARDS // options.players - int(DAYS)),
        "barometer": Constant(box().barometer, 0, int(DAYS)),
        **{name: Constant(1, 0, 1) for name in PRINTED},
    }


def varied(options: WhatTheFogOptions, values: Mapping[str, int]) -> VariedOptions:
    """Return the options of a game with these constants."""
    return VariedOptions(**asdict(options), constants=tuple(sorted(values.items())))


def material_for(options: WhatTheFogOptions) -> Material:
    """Return the material that a game is played with."""
    return material_with(options.constants) if isinstance(options, VariedOptions) else material()


@cache
def material_with(constants: Values) -> Material:
    """Return a changed copy of the box."""
    values = dict(constants)
    changed = replace(
        box(),
        spare_cards=values.get("spare-cards", box().spare_cards),
        barometer=values.get("barometer", box().barometer),
    )
    return changed.material(without=[word for name, word in PRINTED.items() if not values.get(name, 1)])
