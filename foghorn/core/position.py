"""A position whose fields say who sees them, and what follows from that: copies, views, sampled worlds.

A field is public unless it is marked:

    rows: list[list[int]]        everyone sees it
    hands: Private[list[Card]]   a list by seat: each seat sees its own entry, and only the length of the others
    deck: Secret[list[Card]]     no seat sees it; everyone sees how many there are

Fields hold numbers, strings, lists, tuples, dicts and msgspec structs. A number marked as `Card` exists as often as the
game's `cards` say, so that the cards which a seat does not see can be dealt anew.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Sized
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

from .chance import Chance
from .game import Options
from .state import State

T = TypeVar("T")
PRIVATE, SECRET, CARD = "private", "secret", "card"

Private = Annotated[list[T], PRIVATE]
Secret = Annotated[T, SECRET]
Card = Annotated[int, CARD]

PLAIN = (int, str, type(None))  # needs no copying
OWN = ("options", "chance", "chosen")  # fields that every position has
TAKEN = {"seat", "waiting"}  # fields that every view has


class Recording(Chance):
    """Passes on another chance's draws and keeps them, for the trace."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.drawn: list[int] = []

    def below(self, n: int) -> int:
        draw = self.source.below(n)
        self.drawn.append(draw)
        return draw

    def position(self) -> int:
        return self.source.position()

    def seek(self, position: int) -> None:
        self.source.seek(position)


def copied(value: Any) -> Any:
    """Copy a field's value, sharing only what cannot change."""
    if isinstance(value, list):
        return [copied(each) for each in value]
    return value if isinstance(value, PLAIN) else deepcopy(value)


class Kind:
    """What a field holds, and who sees it."""

    def __init__(self, hint: Any) -> None:
        marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        self.type = hint
        self.private, self.secret = PRIVATE in marks, SECRET in marks
        self.seen_type = self._seen_type()

    def _seen_type(self) -> Any:
        """Return the type of what a view shows of it; None if it shows nothing."""
        if self.private:
            return _veiled_type(self.type)
        if self.secret:
            return int if _is_sized(_bare(self.type)) else None
        return self.type

    def seen(self, value: Any, seat: int | None, over: bool) -> Any:
        """Return what a seat sees; at the end everyone sees what was private."""
        if self.private and not over:
            return [copied(each) if owner == seat else veiled(each) for owner, each in enumerate(value)]
        if self.secret:
            return len(value) if isinstance(value, Sized) else None
        return copied(value)

    def unseen(self, shown: Any) -> Any:
        """Return a value as far as a view shows it; None stands for what is hidden."""
        if self.secret:
            return None if shown is None else [None] * shown
        return copied(shown)


def veiled(value: Any) -> Any:
    """Hide a value except its length."""
    if isinstance(value, list):
        return [veiled(each) for each in value]
    return tuple(map(veiled, value)) if isinstance(value, tuple) else None


def _veiled_type(hint: Any) -> Any:
    """Return the type of a value of which parts may be hidden."""
    hint = _bare(hint)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return Union[(*map(_veiled_type, arguments), None)]
    if origin in (list, tuple):
        return origin[tuple(each if each is Ellipsis else _veiled_type(each) for each in arguments)]
    return hint | None


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _is_sized(hint: Any) -> bool:
    kind = get_origin(hint) or hint
    return isinstance(kind, type) and issubclass(kind, Sized)


@dataclass_transform(kw_only_default=True, eq_default=False, field_specifiers=(field,))
class _Fields(State):
    """Makes every subclass a dataclass: its annotations are its fields."""

    kinds: ClassVar[dict[str, Kind]]  # of the game's own fields

    def __init_subclass__(cls) -> None:
        dataclass(kw_only=True, eq=False)(cls)
        hints = get_type_hints(cls, include_extras=True)
        cls.kinds = {each: Kind(hints[each]) for each in cls.__dataclass_fields__ if each not in OWN}  # type: ignore[attr-defined]
        if taken := cls.kinds.keys() & TAKEN:
            raise TypeError(f"{cls.__name__} cannot have a field of the name {', '.join(sorted(taken))}")


class Position(_Fields):
    """A state made of annotated fields; a game writes `actions`, `text`, `play` or `play_all`, and `scores`.

    `chosen` holds, by seat, the secret choices made so far while other seats have yet to choose.
    """

    options: Options
    chance: Chance
    chosen: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not isinstance(self.chance, Recording):
            self.chance = Recording(self.chance)

    # What a game writes

    def actions(self, seat: int) -> list[int]:
        """List the actions this seat may choose in this position; if several seats have any, they choose in secret."""
        raise NotImplementedError

    def text(self, action: int) -> str:
        """Return an action in notation, whether or not it is possible now."""
        raise NotImplementedError

    def play(self, seat: int, action: int) -> None:
        """Carry out one choice."""
        raise NotImplementedError

    def play_all(self, choices: dict[int, int]) -> None:
        """Carry out the choices of all seats that had one, by seat; one after the other unless overridden."""
        for seat, action in choices.items():
            self.play(seat, action)

    def scores(self) -> list[int]:
        raise NotImplementedError

    def over(self) -> bool:
        return not any(self.actions(seat) for seat in self.seats)

    def winners(self) -> list[int]:
        scores = self.scores() if self.over() else []
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    # What follows

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.options.players)

    @property
    def drawn(self) -> list[int]:
        """The draws since this position was made or copied."""
        assert isinstance(self.chance, Recording)
        return self.chance.drawn

    def waiting(self) -> list[int]:
        return [] if self.over() else [seat for seat in self.seats if seat not in self.chosen and self.actions(seat)]

    def legal(self, seat: int) -> list[int]:
        return [] if seat in self.chosen or seat not in self.seats or self.over() else self.actions(seat)

    def apply(self, seat: int, action: int) -> None:
        self.chosen[seat] = int(action)
        if not self.waiting():
            choices, self.chosen = dict(sorted(self.chosen.items())), {}
            self.play_all(choices)

    def clone(self, chance: Chance) -> Position:
        own = {name: copied(getattr(self, name)) for name in self.kinds}
        return type(self)(options=self.options, chance=Recording(chance), chosen=dict(self.chosen), **own)


def shuffled(cards: Iterable[T], chance: Chance) -> list[T]:
    """Return the cards in random order."""
    pile = list(cards)
    for last in range(len(pile) - 1, 0, -1):
        other = chance.below(last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return pile


def hides_more_than_cards(position: type[Position]) -> list[str]:
    """List the hidden fields that can hold anything but cards."""
    hidden = {name: kind.type for name, kind in position.kinds.items() if kind.private or kind.secret}
    return [name for name, hint in hidden.items() if not _only_cards(hint)]


def _only_cards(hint: Any) -> bool:
    if get_origin(hint) is Annotated:
        return CARD in get_args(hint)[1:] or _only_cards(get_args(hint)[0])
    inner = [each for each in get_args(hint) if each is not Ellipsis]
    return get_origin(hint) in (list, tuple) and all(map(_only_cards, inner))


def with_cards(hint: Any, value: Any, change: Callable[[int | None], int | None]) -> Any:
    """Return a value with `change` applied to each of its cards; None is a hidden card."""
    inner = get_args(hint)
    if get_origin(hint) is Annotated:
        return change(value) if CARD in inner[1:] else with_cards(inner[0], value, change)
    if isinstance(value, list):
        return [with_cards(inner[0], each, change) for each in value]
    if isinstance(value, tuple):
        types_of_each = inner[:1] * len(value) if Ellipsis in inner else inner
        return tuple(with_cards(*each, change) for each in zip(types_of_each, value, strict=True))
    if isinstance(value, dict):
        return {key: with_cards(inner[1], each, change) for key, each in value.items()}
    if type(None) in inner and value is not None:  # it may be a card
        return with_cards(inner[0], value, change)
    return value
