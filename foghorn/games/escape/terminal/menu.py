"""The menu of what may be done on the beach, in groups: first an islander, or a row of them, then what it can do.

A hundred actions are too many for one menu. A cell's name opens it: who is there, where it can go, what that costs
and what it earns.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

from ....core.game import Choice
from ....i18n.words import Words
from ....terminal.board import Line, Menu
from ....terminal.paper import signed
from ..choices import EscapeChoice
from ..data import cell_numbers
from ..view import EscapeView, Islander
from .paint import glyph, label, mark, place, spots

TEXT = 46  # cells of a movement before its notation, more only if its words need them
WIDTH = 75  # cells of a line after its number; 80 in all
COST = 6
EARNS = 4


def must_go_on(view: EscapeView) -> Islander | None:
    """Return the islander that must move on before anything else (§5.1, §6.3)."""
    if view.pending not in ("running-on", "stopped-over"):
        return None
    return next(islander for islander in view.islanders if islander.islander == view.mover)


def menu_of(view: EscapeView, legal: Sequence[Choice], words: Words, opened: str) -> Menu | None:
    """Return the menu that a person sees first, or after typing a cell or a row."""
    if view.phase == "select":
        return _selection(view, legal, words, opened)
    choices = [choice for choice in legal if isinstance(choice, EscapeChoice)]
    mover = must_go_on(view)
    if not opened:
        return Menu("", _movements(choices, view, words) if mover else _islanders(choices, view, words))
    found = _at(opened, view)
    if found is None:
        return _nobody(opened, view, words)
    own = [choice for choice in choices if choice.islander == found.islander]
    return Menu(_title(found, view, words, bool(own)), _movements(own, view, words))


def _at(opened: str, view: EscapeView) -> Islander | None:
    """Return the islander whose place was typed."""
    by_spot = {spot.casefold(): islander for islander, spot in spots(view).items()}
    number = by_spot.get(opened.casefold())
    return next((islander for islander in view.islanders if islander.islander == number), None)


def _nobody(opened: str, view: EscapeView, words: Words) -> Menu | None:
    """Say that there is nobody on a cell; None if there is no such cell."""
    cell = next((name for name in cell_numbers(view.board) if name.casefold() == opened.casefold()), None)
    if cell is None:
        return None
    message = "refused-obstacle-there" if cell in view.obstacles else "refused-nobody-there"
    return Menu(words.say(message, cell=cell), [])


def _title(islander: Islander, view: EscapeView, words: Words, moves: bool) -> str:
    """Say which islander it is, whose, and whether it can move."""
    own = islander.colour == view.active
    message = "menu-islander" if moves else "menu-stuck" if own else "menu-other" if islander.colour else "menu-free"
    return words.say(
        message,
        islander=label(islander, words),
        icon=islander.icon,
        cell=spots(view)[islander.islander],
        mp=view.mp,
        mark=mark(islander.colour).plain,
        colour=islander.colour or "",
    )


def _selection(view: EscapeView, legal: Sequence[Choice], words: Words, opened: str) -> Menu | None:
    """List the rows, those nearest to the sea first; a row lists its islanders (§4.1)."""
    actions = {choice.action.split()[1]: choice.action for choice in legal}
    rows: dict[str, list[Islander]] = {}
    for islander in sorted(view.islanders, key=_nearness):
        if islander.cell in actions:
            rows.setdefault(islander.cell[0], []).append(islander)
    if not opened:
        return Menu("", [_row_line(row, there, words) for row, there in rows.items()])
    if opened.upper() in rows:
        lines = [_select_line(each, actions[each.cell or ""], words) for each in rows[opened.upper()]]
        return Menu("", lines)
    found = _at(opened, view)
    if found is None:
        return _nobody(opened, view, words)
    action = actions.get(found.cell or "")
    return Menu(_title(found, view, words, False), [_select_line(found, action, words)] if action else [])


def _row_line(row: str, there: Sequence[Islander], words: Words) -> Line:
    shown = " ".join(glyph(islander, words).plain.strip() for islander in there)
    return Line(row, words.say("menu-row", row=row, count=len(there), islanders=shown))


def _select_line(islander: Islander, action: str, words: Words) -> Line:
    text = words.say("menu-select", cell=islander.cell or "", islander=label(islander, words), icon=islander.icon)
    return _with_notation(text, action)


def _islanders(choices: Sequence[EscapeChoice], view: EscapeView, words: Words) -> list[Line]:
    """List the islanders that can move, those nearest to a boat first; then the end of the turn."""
    where = spots(view)
    column = max((len(where[choice.islander]) for choice in choices if choice.islander is not None), default=0)
    lines = []
    for islander in sorted(view.islanders, key=_nearness):
        own = [choice for choice in choices if choice.islander == islander.islander]
        if own:
            spot = where[islander.islander]
            earns = max(choice.earns for choice in own)
            said = words.say("menu-ways", count=len(own), mp=min(choice.cost for choice in own))
            if earns > 0:
                said = words.say("menu-best", distances=said, points=_plus(earns))
            lines.append(Line(spot, f"{spot:<{column}}  {glyph(islander, words).plain} {said}"))
    ends = [choice for choice in choices if choice.movement is None]
    return [*lines, *(Line(end.action, words.say("menu-end", mp=view.mp) + f" [{end.action}]") for end in ends)]


def _nearness(islander: Islander) -> tuple[int, str, int]:
    """Return an islander's sort key: piers, shore, row A and on to the fog; those in a boat last."""
    cell = islander.cell or ""
    return (3, cell, islander.order) if ":" in cell else _near(cell)


def _near(cell: str) -> tuple[int, str, int]:
    """Return a cell's sort key: boats, piers, shore, row A and on to the fog."""
    if ":" in cell:
        return (-1, cell, 0)
    group = 0 if cell.startswith("P") else 1 if cell.startswith("S") else 2
    return (group, cell[:1], int("0" + cell[1:].replace(".", "")))


def _movements(choices: Sequence[EscapeChoice], view: EscapeView, words: Words) -> list[Line]:
    """List where one islander can go: first what earns most, then the cheapest, then the nearest to the boats."""
    people = {islander.islander: islander for islander in view.islanders}
    lines = []
    for choice in sorted(choices, key=lambda each: (-each.earns, each.cost, *_near(each.path[-1]))):
        said = _phrase(choice, words)
        if choice.movement != "swap":
            moved = [
                f"{glyph(people[each.islander], words).plain.strip()}→{place(each.cell, words)}"
                for each in choice.displaced
            ]
            said = ", ".join([said, *moved])
        cost = set_cell_size(words.say("board-mp", mp=choice.cost), COST)
        text = cost + set_cell_size(_plus(choice.earns) if choice.earns else "", EARNS) + said
        lines.append(_with_notation(text, choice.action))
    return lines


def _with_notation(text: str, action: str) -> Line:
    """Add the notation in a column after the words; leave it out where the line is too narrow for both."""
    room = max(TEXT, cell_len(text))
    said = set_cell_size(text, room) + f" [{action}]"
    return Line(action, said if cell_len(said) <= WIDTH else text)


def _phrase(choice: EscapeChoice, words: Words) -> str:
    """Describe a movement in a few words."""
    stops = choice.enhanced and choice.movement != "push"
    said = words.say(
        f"choice-{choice.movement}",
        cell=place(choice.path[-1], words),
        over=choice.path[1] if len(choice.path) > 2 else "",
    )
    return words.say("choice-stop-over", choice=said) if stops else said


def _plus(points: int) -> str:
    return f"+{points}" if points > 0 else signed(points)
