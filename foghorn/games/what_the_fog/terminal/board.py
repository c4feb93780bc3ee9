"""WHAT the FOG?! in the terminal: the table, the question, the menu, the story and the rules."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from ....core.event import Event
from ....core.game import Choice
from ....i18n.words import Words
from ....terminal.board import Line, Menu
from ....terminal.paper import BRASS, QUIET, beside, fitted, joined, right, rules_page, sheet, shorten, tidy
from ..view import WhatTheFogView
from .paint import TIMES
from .panels import (
    ROUNDS,
    TABLE,
    days_and_barometer,
    hand,
    opened,
    players_alone,
    players_and_sheet,
    round_end,
    sheet_alone,
    stock,
    wide_stock,
)
from .story import outcome, tell

WIDE = 120  # cells; from this width on the table has a right side
WIDEST = 140
NARROWEST = 80
NARROW_MOST = 100
MENU = 44  # cells of a menu line before the notation, more only if its words need them


class WhatTheFogBoard:
    """The board of WHAT the FOG?!"""

    open_table = False

    def draw(self, view: WhatTheFogView, words: Words, names: Sequence[str], width: int) -> RenderableType:
        names = tidy(names)
        lines = _wide(view, words, names, width) if width >= WIDE else _narrow(view, words, names, width)
        return sheet(lines)

    def prompt(self, view: WhatTheFogView, words: Words, names: Sequence[str]) -> str:
        names = tidy(names)
        if view.phase == "over":
            return _outcome(view, words, names)
        facts = {"symbol": view.held or ""}
        if view.seat in view.waiting:
            return words.say(f"prompt-{view.phase}", name=shorten(names[view.seat], 20), **facts)
        return fitted(
            lambda short: words.say(
                f"prompt-wait-{view.phase}", names=joined([short[seat] for seat in view.waiting], words), **facts
            ),
            names,
        )

    def menu(self, view: WhatTheFogView, legal: Sequence[Choice], words: Words, opened: str) -> Menu | None:
        return None if opened else Menu("", [_line(choice.action, view, words) for choice in legal])

    def log(self, event: Event, view: WhatTheFogView, words: Words, names: Sequence[str]) -> list[str]:
        return tell(event, words, names)

    def rules(self, words: Words) -> RenderableType:
        return rules_page(words)


def _narrow(view: WhatTheFogView, words: Words, names: Sequence[str], given: int) -> list[Text]:
    """Draw everything in one column, the piles beside the days."""
    width = max(NARROWEST, min(given, NARROW_MOST))
    piles = stock(view, words, width - TABLE - 1)
    lines = [_header(view, words, names, width)]
    lines += beside(days_and_barometer(view, words, len(piles)), piles)
    lines += players_and_sheet(view, words, names, width)
    return [*lines, *_below(view, words, names, width)]


def _wide(view: WhatTheFogView, words: Words, names: Sequence[str], given: int) -> list[Text]:
    """Draw days and hand at the left, piles, players and score sheet at the right."""
    width = min(given, WIDEST)
    side = width - TABLE - 2
    left = [*days_and_barometer(view, words, 0), Text(""), *_below(view, words, names, TABLE)]
    others = [*wide_stock(view, words, side), *players_alone(view, words, names, side)]
    others += sheet_alone(view, words, names, side)
    return [_header(view, words, names, width), *beside(left, others, gap=2)]


def _below(view: WhatTheFogView, words: Words, names: Sequence[str], width: int) -> list[Text]:
    """Draw what changes most: how the last round ended, and the player's own cards."""
    ended = view.last_round
    if view.phase == "over" and ended is not None:
        return [*opened(ended, words, names, width), *round_end(ended, words, names, width)]
    lines = hand(view, words, names, width)
    if ended is not None and _just_begun(view):
        lines += round_end(ended, words, names, width)
    return lines


def _just_begun(view: WhatTheFogView) -> bool:
    """Tell whether the round has just begun: about one turn each, enough time to read how the last one ended."""
    return sum(len(day.tokens) for day in view.days) < len(view.days) + len(view.players)


def _outcome(view: WhatTheFogView, words: Words, names: Sequence[str]) -> str:
    return outcome(view.winners, [player.total for player in view.players], words, names)


def _header(view: WhatTheFogView, words: Words, names: Sequence[str], width: int) -> Text:
    """Draw the header: the game, the round, and who does what now."""
    title = Text(" ≋ ", BRASS) + Text("WHAT the FOG?!", "bold") + Text("  ")
    title.append(words.say("board-round", round=view.round, rounds=ROUNDS))
    if view.long_game:
        title.append(f" · {words.say('board-long-game')}", QUIET)
    title.append("  ")
    if view.phase == "over":
        now = _outcome(view, words, names)
    else:
        awaited = view.waiting[0] if view.waiting else view.active
        facts = {"name": shorten(names[awaited], 20), "symbol": view.held or ""}
        now = words.say(f"board-turn-{view.phase}", **facts)
    room = width - title.cell_len - 1
    return title + right(Text(shorten(now, room), f"bold {BRASS}"), room) + Text(" ")


def _line(action: str, view: WhatTheFogView, words: Words) -> Line:
    """Return the menu line of a legal action."""
    text = _choice(action, view, words)
    return Line(action, text[:1].upper() + text[1:] + " " * max(MENU - cell_len(text), 0) + f" [{action}]")


def _choice(action: str, view: WhatTheFogView, words: Words) -> str:
    """Say what an action means now."""
    kind, _, what = action.partition(" ")
    if kind == "pick":
        pile = view.piles[int(what) - 1]
        return words.say("choice-pick", symbol=pile.top or "", pile=what, count=pile.size)
    if kind == "place":
        return _placement(int(what), view, words)
    if kind == "return":
        return words.say("choice-return", symbol=view.piles[0].top or "")
    if kind in ("advance", "pass"):
        arrow = 0 if view.seat is None else view.players[view.seat].arrow
        return words.say(f"choice-{kind}", arrow=arrow + (kind == "advance"))
    return words.say(f"choice-{kind}", symbol=what, count=sum(card == what for card in view.hand))


def _placement(number: int, view: WhatTheFogView, words: Words) -> str:
    """Say where the token would go, and what would follow."""
    day = view.days[number - 1]
    part = len(day.tokens)
    said = [words.say("choice-place", day=number, time=words.say(f"time-{TIMES[part]}"))]
    action = day.actions[part]
    if action is not None:
        said.append(words.say(f"choice-then-{action}"))
    if part + 1 == len(day.actions):
        said.append(words.say("choice-then-predict"))
    return " · ".join(said)


BOARD = WhatTheFogBoard()
