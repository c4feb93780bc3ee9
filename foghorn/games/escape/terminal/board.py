"""The FOG — Escape from Paradise in the terminal: the beach, the question, the menus, the story and the rules."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from ....core.event import Event
from ....core.game import Choice
from ....i18n.words import Words
from ....terminal.board import Menu
from ....terminal.paper import BRASS, QUIET, beside, fitted, right, rules_page, sheet, shorten, tidy
from ..view import EscapeView
from .beach import beach, beach_width
from .menu import menu_of, must_go_on
from .paint import label, spots, who
from .panels import boats, fog_track, heaps, legend, reckoning
from .solo import scenario_panel
from .story import outcome, tell

NARROWEST = 80
NARROW_MOST = 100
WIDE = 140  # cells; from this width on the table has a right side
WIDEST = 160
SHORT = 12  # cells for a name in the header


class EscapeBoard:
    """The board of The FOG — Escape from Paradise."""

    open_table = True  # §11

    def draw(self, view: EscapeView, words: Words, names: Sequence[str], width: int) -> RenderableType:
        names = tidy(names)
        return sheet(_wide(view, words, names, width) if width >= WIDE else _narrow(view, words, names, width))

    def prompt(self, view: EscapeView, words: Words, names: Sequence[str]) -> str:
        names = tidy(names)
        if view.phase == "over":
            return outcome(view, words, names)
        waits = "" if view.seat in view.waiting else "wait-"
        mover = must_go_on(view)
        asked = view.phase if mover is None else "go-on"
        facts: dict[str, int | str] = {"mp": view.mp}
        if mover is not None:
            facts |= {"islander": label(mover, words), "cell": spots(view)[mover.islander]}
        return fitted(
            lambda short: words.say(f"prompt-{waits}{asked}", who=who(view.active, view, words, short), **facts), names
        )

    def menu(self, view: EscapeView, legal: Sequence[Choice], words: Words, opened: str) -> Menu | None:
        return menu_of(view, legal, words, opened)

    def log(self, event: Event, view: EscapeView, words: Words, names: Sequence[str]) -> list[str]:
        return tell(event, view, words, tidy(names))

    def rules(self, words: Words) -> RenderableType:
        return rules_page(words)


def _narrow(view: EscapeView, words: Words, names: Sequence[str], given: int) -> list[Text]:
    """Draw everything in one column, the beach nearest to the question."""
    width = max(NARROWEST, min(given, NARROW_MOST))
    lines = [_header(view, words, names, width), *reckoning(view, words, names, width)]
    lines += legend(view, words, width)
    lines.append(fog_track(view, words, width))
    indent = Text(" " * ((width - beach_width(view)) // 2))
    lines += [indent + line for line in beach(view, words)]
    lines += [*boats(view, words, width), *heaps(view, words, width)]
    return [*lines, *scenario_panel(view, words, width)]


def _wide(view: EscapeView, words: Words, names: Sequence[str], given: int) -> list[Text]:
    """Draw the beach and its boats at the left, points and letters at the right."""
    width = min(given, WIDEST)
    side = width - NARROWEST - 2
    left = [fog_track(view, words, NARROWEST)]
    indent = Text(" " * ((NARROWEST - beach_width(view)) // 2))
    left += [indent + line for line in beach(view, words)]
    left += boats(view, words, NARROWEST)
    others = [*reckoning(view, words, names, side), *scenario_panel(view, words, side)]
    others += [*legend(view, words, side), *heaps(view, words, side)]
    return [_header(view, words, names, width), *beside(left, others, gap=2)]


def _header(view: EscapeView, words: Words, names: Sequence[str], width: int) -> Text:
    """Draw the header: the game, the round, and who does what now."""
    title = Text() + Text(" ≋ ", BRASS) + Text("The FOG — Escape from Paradise", "bold")
    if view.phase == "move":
        title.append("  " + words.say("board-round", round=view.round))
    if view.last_round and view.phase == "move":
        title.append(f" · {words.say('board-last-round')}", f"bold {BRASS}")
    if view.level == "family":
        title.append(f" · {words.say('board-family')}", QUIET)
    if view.phase == "over":
        now = outcome(view, words, names)
    else:
        short = [shorten(name, SHORT) for name in names]
        now = words.say(f"board-turn-{view.phase}", who=who(view.active, view, words, short), mp=view.mp)
    room = width - title.cell_len - 2
    return title + Text(" ") + right(Text(shorten(now, room), f"bold {BRASS}"), room) + Text(" ")


BOARD = EscapeBoard()
