"""A game from a minimal description: one annotated position with its rules, and how it is dealt.

All other methods of `Game` follow from these; a game that wants better explanations or more speed overrides them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from .chance import Chance
from .errors import Refusal, Unreadable
from .event import ChoiceMade, Event, GameEnd
from .game import Game, Meta, Options, View
from .position import (
    Card,
    Position,
    Private,
    Recording,
    Secret,
    copied,
    hides_more_than_cards,
    shuffled,
    with_cards,
)

__all__ = ["Card", "Chance", "Meta", "Options", "Position", "Private", "Secret", "SimpleGame", "shuffled"]


class SeatChoice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A choice in notation; absent for those who may not know it."""

    seat: int
    action: str | UnsetType = UNSET
    secret: bool = False


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """The position before the first choice."""

    position: dict[str, Any]
    draws: list[int] | UnsetType = UNSET


class Played(Event, frozen=True, kw_only=True, tag="played"):
    """One choice, or several that were made in secret, and the fields that they changed."""

    choices: list[SeatChoice]
    changed: dict[str, Any]
    draws: list[int] | UnsetType = UNSET


class Ended(GameEnd, frozen=True, kw_only=True):
    """The points by seat, and who won."""

    totals: list[int]
    winners: list[int]


Fields = list[tuple[str, Any] | tuple[str, Any, Any]]
PositionT = TypeVar("PositionT", bound=Position)
OptionsT = TypeVar("OptionsT", bound=Options)


class SimpleGame(Game[PositionT, OptionsT, View, Event, msgspec.Struct]):
    """A game that writes `deal`, and `cards` or `imagine` if it hides anything."""

    position: type[PositionT]
    events_type = Dealt | Played | Ended

    def __init_subclass__(cls) -> None:
        """Make the types that the game does not define itself, from the fields of its position."""
        if "position" not in vars(cls):
            return
        kinds = cls.position.kinds
        if cls.imagine is SimpleGame.imagine and (hidden := hides_more_than_cards(cls.position)):
            raise TypeError(f"{cls.__name__} needs a method imagine: {', '.join(hidden)} may hold more than cards")
        seen: Fields = [(name, kind.seen_type) for name, kind in kinds.items() if kind.seen_type is not None]
        whole: Fields = [(name, kind.type) for name, kind in kinds.items()]
        if "view_type" not in vars(cls):
            cls.view_type = cls._made("View", View, [("waiting", list[int]), *seen, ("chosen", str | UnsetType, UNSET)])
        if "description_type" not in vars(cls):
            cls.description_type = cls._made("Description", msgspec.Struct, [*whole, ("chosen", dict[int, int], {})])
        if not hasattr(cls, "options"):
            fewest, most = cls.meta.seats
            cls.options = cls._made("Options", Options, [("players", int, max(fewest, min(2, most)))])

    @classmethod
    def _made(cls, name: str, base: Any, fields: Fields) -> Any:
        """Return a new struct for this game."""
        named = f"{cls.__name__}{name}"
        return msgspec.defstruct(named, fields, bases=(base,), module=cls.__module__, frozen=True, kw_only=True)

    # What a game writes

    def deal(self, options: OptionsT, chance: Chance) -> PositionT:
        """Return the position before the first choice."""
        raise NotImplementedError

    def cards(self, options: OptionsT) -> Sequence[int]:
        """Return every card there is, each as often as it exists."""
        return []

    def imagine(self, options: OptionsT, world: PositionT, chance: Chance) -> None:
        """Fill in what is None in a world because a seat cannot see it; the cards it does not see are dealt anew."""
        kinds, unseen = self.position.kinds, Counter(self.cards(options))

        def see(card: int | None) -> int | None:
            if card is not None:
                unseen[card] -= 1
            return card

        def draw(card: int | None) -> int | None:
            assert card is not None or pile, f"{type(self).__name__}.cards gives fewer cards than there are"
            return pile.pop() if card is None else card

        for name, kind in kinds.items():
            with_cards(kind.type, getattr(world, name), see)
        pile = shuffled(sorted(unseen.elements()), chance)
        for name, kind in kinds.items():
            setattr(world, name, with_cards(kind.type, getattr(world, name), draw))

    def is_secret(self, state: PositionT, seat: int, action: int) -> bool:
        """Tell whether a choice stays secret once it is carried out."""
        return False

    # What follows

    def start(self, options: OptionsT, chance: Chance) -> PositionT:
        return self.deal(options, Recording(chance))

    def describe(self, state: PositionT) -> msgspec.Struct:
        own = {name: copied(getattr(state, name)) for name in self.position.kinds}
        return self.description_type(**own, chosen=dict(sorted(state.chosen.items())))

    def build(self, options: OptionsT, description: msgspec.Struct, chance: Chance) -> PositionT:
        own = {name: copied(getattr(description, name)) for name in (*self.position.kinds, "chosen")}
        return self.position(options=options, chance=chance, **own)

    def view(self, state: PositionT, seat: int | None) -> View:
        over = state.over()
        shown = {
            name: kind.seen(getattr(state, name), seat, over)
            for name, kind in self.position.kinds.items()
            if kind.seen_type is not None
        }
        chosen = UNSET if seat not in state.chosen else self.text(state, state.chosen[seat])
        make: Any = self.view_type
        view: View = make(seat=seat, waiting=state.waiting(), **shown, chosen=chosen)
        return view

    def text(self, state: PositionT, action: int) -> str:
        return state.text(int(action))  # a bot's choice is an `Action`, whose `str` is not its number

    def parse(self, state: PositionT, text: str) -> int:
        legal: list[int] = [action for seat in state.waiting() for action in state.legal(seat)]
        words = text.casefold().split()
        for action in chain(legal, range(self.meta.actions)):
            if self.text(state, action).casefold().split() == words:
                return action
        raise Unreadable("no-such-action", given=text.strip()[:40])

    def explain(self, state: PositionT, seat: int, action: int) -> Refusal | None:
        if action in state.legal(seat):
            return None
        if seat not in state.waiting():
            return Refusal("not-your-turn")
        return Refusal("not-allowed", None, {"action": self.text(state, action)})

    def opening(self, state: PositionT) -> list[Event]:
        return [Dealt(position=self._changes(None, state), draws=list(state.drawn))]

    def events(self, before: PositionT, seat: int, action: int, after: PositionT) -> list[Event]:
        if seat in after.chosen:
            return [ChoiceMade(seat=seat)]
        made = {**before.chosen, seat: action}
        choices = [
            SeatChoice(seat=each, action=self.text(before, made[each]), secret=self.is_secret(before, each, made[each]))
            for each in sorted(made)
        ]
        played = Played(choices=choices, changed=self._changes(before, after), draws=list(after.drawn))
        return [played, Ended(totals=after.scores(), winners=after.winners())] if after.over() else [played]

    def _changes(self, before: PositionT | None, after: PositionT) -> dict[str, Any]:
        """Return the fields that have changed; of private ones the changed entries, by seat."""
        changes: dict[str, Any] = {}
        for name, kind in self.position.kinds.items():
            was, now = getattr(before, name, None), getattr(after, name)
            if kind.private:
                entries = {seat: copied(each) for seat, each in enumerate(now) if was is None or was[seat] != each}
                changes |= {name: entries} if entries else {}
            elif before is None or was != now:
                changes[name] = copied(now)
        return changes

    def shown(self, event: Event, seat: int | None) -> Event:
        if isinstance(event, Dealt):
            return Dealt(position=self._known(event.position, seat))
        if isinstance(event, Played):
            choices = [
                SeatChoice(seat=each.seat, secret=True) if each.secret and each.seat != seat else each
                for each in event.choices
            ]
            return Played(choices=choices, changed=self._known(event.changed, seat))
        return event

    def _known(self, changes: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """Return the changes that a seat may know: the public ones and its own."""
        known: dict[str, Any] = {}
        for name, change in changes.items():
            kind = self.position.kinds[name]
            if kind.private and seat in change:
                known[name] = {seat: change[seat]}
            elif not kind.private and not kind.secret:
                known[name] = change
        return known

    def is_final(self, before: PositionT, seat: int, action: int, after: PositionT) -> bool:
        return seat not in after.chosen

    def sample(self, options: OptionsT, view: View, chance: Chance) -> PositionT:
        known = {name: kind.unseen(getattr(view, name, None)) for name, kind in self.position.kinds.items()}
        world = self.position(options=options, chance=chance, **known)
        self.imagine(options, world, chance)
        # A seat that could choose but is not waiting has chosen; only that seat knows what.
        for seat in world.seats if view.waiting else ():
            if seat not in view.waiting and (actions := world.actions(seat)):
                own = getattr(view, "chosen", UNSET) if seat == view.seat else UNSET
                world.chosen[seat] = actions[chance.below(len(actions))] if own is UNSET else self.parse(world, own)
        return world

    def actions_in(self, before: PositionT | None, event: Event) -> list[tuple[int, str]]:
        if not isinstance(event, Played):
            return []
        return [(each.seat, "" if each.action is UNSET else each.action) for each in event.choices]

    def draws_in(self, options: OptionsT, before: PositionT | None, event: Event) -> list[int]:
        return [] if not isinstance(event, Dealt | Played) or event.draws is UNSET else event.draws
