"""What a table may be opened with: every option with its values, and why one of them cannot be chosen now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from .errors import BadOption, Refusal
from .game import AnyGame, read_options
from .values import OptionValue, values_of

USUAL_PLAYERS = 4
COMPANY = 2  # a game for one is no table to invite others to


class OfferedValue(msgspec.Struct, frozen=True):
    """A value that an option may have; `refusal` tells why it does not go with the other options."""

    value: OptionValue
    refusal: Refusal | None


class OfferedOption(msgspec.Struct, frozen=True):
    """An option with its value now, and all it may be instead."""

    name: str
    value: OptionValue
    values: list[OfferedValue]


def usual_options(game: AnyGame) -> dict[str, object]:
    """Return the default options of a table: the game's first preset, or else its defaults."""
    fewest, most = game.meta.seats
    preset = next(iter(game.presets.values()), {})
    return {"players": min(max(USUAL_PLAYERS, fewest), most), **preset}


def options_of_new(game: AnyGame, given: Mapping[str, object]) -> Any:
    """Make the options of a new table; raises `BadOption` also where one of them would have no effect."""
    options = read_options(game, given)
    game.check_new(options)
    return options


def offers(game: AnyGame, given: Mapping[str, object]) -> list[OfferedOption]:
    """List the options whose values can be listed; raises `BadOption` if the given ones do not go together."""
    chosen: dict[str, OptionValue] = msgspec.to_builtins(options_of_new(game, given))
    found = []
    for field in msgspec.structs.fields(game.options):
        name = field.encode_name
        values = _player_counts(game) if name == "players" else values_of(field.type)
        if values:
            tried = [OfferedValue(value, _why_not(game, {**chosen, name: value})) for value in values]
            found.append(OfferedOption(name, chosen[name], tried))
    return found


def _player_counts(game: AnyGame) -> list[OptionValue]:
    fewest, most = game.meta.seats
    return list(range(min(max(COMPANY, fewest), most), most + 1))


def _why_not(game: AnyGame, given: Mapping[str, object]) -> Refusal | None:
    try:
        options_of_new(game, given)
    except BadOption as error:
        return error.refusal
    return None
