"""What lies beside the beach: the fog track, everybody's points, who sits in which boat, and what the letters mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from ....i18n.words import Words
from ....terminal.paper import BRASS, QUIET, edge, fit, packed, right, row, shorten, signed
from ....terminal.paper import box as boxed
from .. import board as place
from ..data import box
from ..view import Boat, ColourView, EscapeView, Islander, Score
from ..words import AREA_NAMES, ICONS, KINDS
from .beach import closed_rows
from .paint import TRIBE_PAINT, alone, badge, glyph, letter, mark, standing

FIGURE = 6  # cells for a column of points
SEAT = 4  # cells for a seat and the gap after it
NAME = 9  # cells for a boat's name
CHIPS = 5
PARTS = ("own-boat", "missing", "areas", "lost", "bonus", "crew")
ALONE = ("own-boat", "areas", "lost", "falls", "targets")
TOTAL = "Σ"
LEAST_NAME = 14  # cells for a player, before columns are left out


def fog_track(view: EscapeView, words: Words, width: int) -> Text:
    """Draw where the fog is and what lies before it (§3.5), and the cards that were turned up (§10.6)."""
    rows = [each.name for each in place.board_of(view.board).rows]
    ahead = rows[len(closed_rows(view)) :]
    if view.fog.isdigit():
        ahead = [*(str(number) for number in reversed(range(int(view.fog)))), *ahead]
    track = Text() + Text(" ≋ ", BRASS) + Text(words.say("board-fog") + " ", "bold")
    track.append(f"[{_step(view.fog)}]", f"bold {BRASS}").append(" " + " ".join(map(_step, ahead)), QUIET)
    facts = []
    if view.fog_cards or view.fog_deck_size:
        cards = " ".join(view.fog_cards) or "–"
        facts.append(words.say("board-fog-cards", cards=cards, count=view.fog_deck_size))
    room = width - track.cell_len - 1
    return track + right(Text(shorten(" · ".join(facts), room)), room)


def _step(name: str) -> str:
    return "S" if name == "shore" else name


def reckoning(view: EscapeView, words: Words, names: Sequence[str], width: int) -> list[Text]:
    """List the colours in turn order, where their islanders are, and their points so far (§8)."""
    parts = ALONE if alone(view) else [part for part in PARTS if _matters(part, view)]
    heads = ["ashore", "aboard", *parts, TOTAL]
    heads = heads[max(len(heads) - (width - 2 - LEAST_NAME) // FIGURE, 0) :]
    name_room = width - 2 - len(heads) * FIGURE
    title = Text(words.say("board-order") + (" ↑" if view.backwards else " ↓"), "bold")
    named = [Text(head if head == TOTAL else words.say(f"board-{head}"), QUIET) for head in heads]
    lines = [fit(title, name_room) + _figures(named)]
    for colour in view.colours:
        points = {} if alone(view) else points_of(colour.score)
        figures = [_people(head, colour, view) or _points(head, points) for head in heads]
        lines.append(_player(colour, view, words, names, name_room) + _figures(figures))
    if alone(view):  # all colours are scored together (§9.2)
        figures = [_points(head, points_alone(view)) for head in heads]
        lines.append(fit(Text(f"   {words.say('board-all')}"), name_room) + _figures(figures))
    return boxed("", lines, width, margin=0)


def _figures(figures: Sequence[Text]) -> Text:
    return Text("").join(right(figure, FIGURE) for figure in figures)


def _matters(part: str, view: EscapeView) -> bool:
    """Tell whether a column is needed; crews count only where the table says so."""
    return part != "crew" or any(colour.score.crew for colour in view.colours)


def _player(colour: ColourView, view: EscapeView, words: Words, names: Sequence[str], width: int) -> Text:
    """Draw whose turn it is, the mark, the name and the points to spend."""
    active = view.phase != "over" and colour.colour == view.active
    line = Text() + Text("►" if active else " ", f"bold {BRASS}")
    if alone(view):
        line += Text(letter(colour.colour, words), TRIBE_PAINT[colour.colour])
        name = words.say(f"word-{colour.colour}")
    else:
        line += mark(colour.colour)
        name = names[colour.seat]
    line += Text(" ")
    mp = words.say("board-mp", mp=view.mp) if active and view.phase == "move" else ""
    room = width - line.cell_len - len(mp) - 1
    style = "bold underline" if colour.seat == view.seat and not alone(view) else ""
    return fit(line + fit(Text(shorten(name, room), style), room + 1) + Text(mp, f"bold {BRASS}"), width)


def _people(head: str, colour: ColourView, view: EscapeView) -> Text:
    """Count the islanders of a colour that are still outside, or in boats."""
    cells = [each.cell for each in view.islanders if each.colour == colour.colour and each.cell is not None]
    aboard = sum(":" in cell for cell in cells)
    return Text({"ashore": str(len(cells) - aboard), "aboard": str(aboard)}.get(head, ""))


def points_of(score: Score) -> dict[str, int]:
    """Return a colour's score by the heads of the columns."""
    parts = (score.own_boat, score.missing, score.areas, score.lost, score.bonus, score.crew, score.total)
    return dict(zip((*PARTS, TOTAL), parts, strict=True))


def points_alone(view: EscapeView) -> dict[str, int]:
    """Return the score of all colours together, including falls and missed targets (§9.2, §9.3)."""
    score = view.colours[0].score
    missed = sum(target.points for target in view.scenario.targets if not target.met) if view.scenario else 0
    parts = (score.own_boat, score.areas, score.lost, -view.falls, -missed, score.total - view.falls - missed)
    return dict(zip((*ALONE, TOTAL), parts, strict=True))


def _points(head: str, points: Mapping[str, int]) -> Text:
    """Draw a part of a score, or the total."""
    if head not in points:
        return Text("")
    return Text(signed(points[head]), "bold" if head == TOTAL else "" if points[head] else QUIET)


def boats(view: EscapeView, words: Words, width: int) -> list[Text]:
    """Draw every boat: bonus chips left, and its seats by number with the islanders in them (§1.6, §7.5).

    In solo play there are no chips (§9.2).
    """
    there = standing(view)
    seats = [max(len(_seats_of(boat.tribe)[area]) for boat in view.boats) for area in range(3)]
    chips = [] if alone(view) else [CHIPS]
    widths = [NAME, *chips, *(count * SEAT for count in seats)]
    widths.append(width - sum(widths) - len(widths) - 2)
    heads = [Text(words.say("board-boats"), "bold"), *(Text(words.say("board-chips")) for _ in chips)]
    heads += [Text(f"{area} +{points}") for area, points in zip(AREA_NAMES, view.area_points, strict=True)]
    lines = [edge("╭┬╮", widths, heads)]
    lines += [row(_boat(boat, there, words, bool(chips)), widths) for boat in view.boats]
    stays = any(not boat.departs for boat in view.boats)
    return [*lines, edge("╰┴╯", widths), *([Text(f" {words.say('board-no-crew')}", QUIET)] if stays else [])]


def _seats_of(tribe: str) -> list[list[str]]:
    boat = box().boats[tribe]
    return [boat.A, boat.B, boat.C]


def _boat(boat: Boat, there: dict[str, list[Islander]], words: Words, chips: bool) -> list[Text]:
    name = words.say(f"word-{boat.tribe}")
    cells = [Text(name.ljust(NAME) if boat.departs else f"{name} !".ljust(NAME), TRIBE_PAINT[boat.tribe])]
    if chips:
        cells.append(Text("".join(map(str, boat.chips)), "bold"))
    for area, seats in zip(AREA_NAMES, _seats_of(boat.tribe), strict=False):
        line = Text()
        for number, seat in enumerate(seats, 1):
            sitting = there.get(f"{boat.tribe}:{area}{number}", [])
            line += fit(_sitting(sitting[-1], words) if sitting else Text(letter(seat.split()[0], words), QUIET), SEAT)
        cells.append(line)
    stern = there.get(f"{boat.tribe}:D", [])
    free = box().boats[boat.tribe].stern - len(stern)
    line = Text(" ").join([*(_sitting(islander, words) for islander in stern), *[Text("·", QUIET)] * free])
    return [*cells, line]


def _sitting(islander: Islander, words: Words) -> Text:
    return Text() + badge(islander, words, icon=False) + mark(islander.colour)


def heaps(view: EscapeView, words: Words, width: int) -> list[Text]:
    """List the islanders on shared fields, the first to arrive at the left; nothing if there are none."""
    items = []
    for cell, there in standing(view).items():
        if len(there) > 1 and not cell.endswith(":D"):
            items.append(Text(f"{cell} ") + Text("/").join(glyph(islander, words) for islander in there))
    return packed([Text(f" {words.say('board-heaps')}", "bold"), *items], width - 1) if items else []


def legend(view: EscapeView, words: Words, width: int) -> list[Text]:
    """Draw what the letters stand for: tribe, type, icon."""
    families: list[list[tuple[str, str]]] = [
        [(boat.tribe, TRIBE_PAINT[boat.tribe]) for boat in view.boats],
        [(kind, "bold") for kind in KINDS],
        [(icon, "bold") for icon in ICONS],
    ]
    lines: list[Text] = []
    for family in families:
        items = [Text.assemble((letter(name, words), paint), f" {words.say(f'word-{name}')}") for name, paint in family]
        lines += [Text(" ") + line for line in packed(items, width - 2)]
    return lines
