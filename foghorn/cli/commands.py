"""What a typed line means: a number of the menu, an action in notation, or a command.

A command's English words always work; its words in the reader's language (`play-command-…`) work too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, get_args

from rich.table import Table as Grid

from ..core.errors import Unreadable
from ..core.table import Table
from ..i18n.words import Words

Command = Literal["why", "hint", "undo", "board", "log", "rules", "save", "lang", "help", "quit"]
COMMANDS: tuple[Command, ...] = get_args(Command)
FURTHER_NAMES: dict[Command, tuple[str, ...]] = {"board": ("hand",), "help": ("?",), "quit": ("exit",)}
TAKES_MORE: tuple[Command, ...] = ("why", "save", "lang")


class Typed(NamedTuple):
    """A line as it was understood; `rest` is the action, or what follows the command."""

    kind: Command | Literal["act"]
    rest: str = ""


def names_of(command: Command, words: Words) -> list[str]:
    """List all words that call a command, English first."""
    names = [command, *FURTHER_NAMES.get(command, ())]
    local = [name.strip() for name in words.say(f"play-command-{command}").split(",")]
    return [*names, *(name for name in local if name not in names)]


def read_line(line: str, menu: Sequence[str], words: Words, further: Sequence[str] = ()) -> Typed:
    """Return what a line asks for; raises `Unreadable` for a number that is not on the menu.

    A command without arguments is one only if nothing follows it: `board P2.1 blue:C1` is an action of a game.
    `further` are actions that may be chosen without standing on the menu.
    """
    first, _, rest = line.partition(" ")
    if not first:
        return Typed("board")
    for command in COMMANDS:
        if first.casefold() in names_of(command, words) and (not rest or command in TAKES_MORE):
            wanted = action_named(rest, menu, words, further) if command == "why" and rest else rest
            return Typed(command, wanted.strip())
    return Typed("act", action_named(line, menu, words, further))


def number_typed(digits: str) -> int:
    """Read a number of any length; beyond nine digits it is larger than any menu or game, and stays so."""
    return int(digits.lstrip("0")[:9] or "0")


def action_named(text: str, menu: Sequence[str], words: Words, further: Sequence[str] = ()) -> str:
    """Return an action's notation from a menu number, notation, or the menu's words in the reader's language."""
    if text.isascii() and text.isdigit():
        number = number_typed(text)
        if not 1 <= number <= len(menu):
            raise Unreadable("no-such-number", given=text[:9], most=len(menu))
        return menu[number - 1]
    actions = {action.casefold(): action for action in (*menu, *further)}
    english = {word for action in actions.values() for word in action.split()}
    spoken = {words.say(f"word-{word}").casefold(): word for word in english if words.has(f"word-{word}")}
    translated = " ".join(spoken.get(word.casefold(), word) for word in text.split())
    return actions.get(translated.casefold(), text)


def why_not(table: Table, seat: int, text: str, words: Words) -> str:
    """Tell whether a seat may choose an action now, and the reason if not."""
    try:
        action = table.game.parse(table.state, text)
    except Unreadable as error:
        return words.refusal(error.refusal)
    refusal = table.game.explain(table.state, seat, action)
    return words.say("play-allowed", action=text) if refusal is None else words.refusal(refusal)


def help_page(lines: int, actions: Sequence[str], words: Words) -> Grid:
    """List everything that can be typed, one item per row; the menu has `lines` lines."""
    page = Grid.grid(padding=(0, 2))
    page.add_column(no_wrap=True, style="bold")
    page.add_column()
    page.add_row(f"1 … {lines}", words.say("play-help-number"))
    page.add_row(actions[0], words.say("play-help-notation"))
    for command in COMMANDS:
        page.add_row(", ".join(names_of(command, words)), words.say(f"play-help-{command}", action=actions[-1]))
    page.add_row(words.say("play-key-enter"), words.say("play-help-enter"))
    return page
