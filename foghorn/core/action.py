"""An action as people and bots handle it: the kernel's number, which prints itself in notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import AnyGame


class Action(int):
    """A legal action of one position: `str` is its notation, `int` its number in the kernel."""

    text: str  # its notation, as `play` takes it

    def __new__(cls, number: int, text: str) -> Action:
        action = super().__new__(cls, number)
        action.text = text
        return action

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __format__(self, spec: str) -> str:
        return format(self.text, spec)

    def __reduce__(self) -> tuple[type[Action], tuple[int, str]]:
        return Action, (int(self), self.text)


class Actions(tuple[Action, ...]):
    """Legal actions, in the kernel's order; `"pick 2" in actions` asks by notation."""

    __slots__ = ()

    def __new__(cls, actions: Iterable[Action] = ()) -> Actions:
        return super().__new__(cls, actions)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            return any(each.text == action for each in self)
        return super().__contains__(action)


def legal_actions(game: AnyGame, state: Any, seat: int) -> Actions:
    """List everything a seat may choose now."""
    return Actions(Action(number, game.text(state, number)) for number in state.legal(seat))
