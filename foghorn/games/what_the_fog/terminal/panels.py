"""The parts of the table of WHAT the FOG?!, each as lines of exact width."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ....i18n.words import Words
from ....terminal.paper import BRASS, QUIET, WOOD, beside, box, edge, fit, packed, right, row, shorten, signed
from ..description import SheetRow
from ..view import Claim, Day, Player, RoundEnd, WhatTheFogView
from .paint import (
    ACTION_GLYPHS,
    GLYPHS,
    PAINT,
    SEATS,
    SKIES,
    TIMES,
    badge,
    counted,
    mark,
    small_badge,
)

LABEL = 6  # cells for "Day 7"
PANE = 12  # cells for one part of a day: the longest name of a symbol with its glyph
PARTS = 4
SCALE = 8  # the barometer's numbers, 0 to 7
TICK = 7  # cells from one number to the next; five arrows fit between
TABLE = LABEL + PARTS * (PANE + 1) + 2  # the days' box
STOCK = 9  # lines kept for piles, token, supply, deck and discards, so that the table does not jump
SHEET = 6  # cells for a round of the score sheet
ROUNDS = 4
ROOMY = 66  # cells from which the score sheet has blanks between its columns


def days_and_barometer(view: WhatTheFogView, words: Words, height: int) -> list[Text]:
    """Draw the day boards from morning to night, and below them everybody's arrow on one scale."""
    widths = [LABEL, *[PANE] * PARTS]
    times = [Text(words.say(f"time-{time}"), sky) for time, sky in zip(TIMES, SKIES, strict=True)]
    lines = [edge("╭┬╮", widths, ["", *times])]
    lines += [_day(day, words, widths) for day in view.days]
    # The vertical lines of the panes end on the barometer's frame.
    frame = edge("├┴┤", widths)
    title = Text(f" {words.say('board-barometer')} ", "bold")
    lines.append(frame[:2] + title + frame[2 + title.cell_len :])
    inner = TABLE - 2
    lines += [row([line], [inner]) for line in _barometer(view.players)]
    lines += [row([""], [inner])] * (height - 1 - len(lines))
    return [*lines, edge("╰┴╯", [inner])]


def _day(day: Day, words: Words, widths: Sequence[int]) -> Text:
    margin = "" if max(len(words.say(f"word-{symbol}")) for symbol in GLYPHS) + 3 > PANE else " "
    cells = [Text(words.say("board-day", day=day.day), "bold")]
    for part, action in enumerate(day.actions):
        if part < len(day.tokens):
            symbol = day.tokens[part]
            cells.append(Text(f"{margin}{GLYPHS[symbol]} {words.say(f'word-{symbol}')}".ljust(PANE), PAINT[symbol]))
        elif action is not None:
            cells.append(Text(f"{margin}{ACTION_GLYPHS[action]} {words.say(f'word-{action}')}", f"italic {BRASS}"))
        else:
            cells.append(Text(f"{margin}·", QUIET))
    return row(cells, widths)


def _barometer(players: Sequence[Player]) -> list[Text]:
    scale, arrows = Text("  "), Text("  ")
    for number in range(SCALE):
        there = [player.seat for player in players if player.arrow == number]
        scale.append(str(number), "bold" if there else QUIET)
        scale.append("─" * (TICK - 1) if number + 1 < SCALE else "", BRASS)
        arrows += fit(Text("").join(mark(seat) for seat in there), TICK)
    return [scale, arrows]


def stock(view: WhatTheFogView, words: Words, width: int) -> list[Text]:
    """Draw piles, the token in hand, supply, deck and face-up discards, one below the other."""
    inner = width - 2
    lines = [_pile(view, words, pile, inner) for pile in range(len(view.piles))]
    lines += _held(view, words, inner) or [Text(""), Text("")]
    lines += [_size(words, "board-supply", view.supply_size, inner), _size(words, "board-deck", view.deck_size, inner)]
    lines += _discards(view, words, inner)
    lines += [Text("")] * (max(STOCK, _table_rows(view)) - len(lines))
    return box(words.say("board-piles"), lines, width, margin=0)


def wide_stock(view: WhatTheFogView, words: Words, width: int) -> list[Text]:
    """Draw the same where there is room: piles and token at the left, the rest at the right."""
    half = 19
    rest = width - 4 - half - 3
    left = [_pile(view, words, pile, half) for pile in range(len(view.piles))]
    left += (_held(view, words, half) or [Text("")])[-1:]
    rows = [_size(words, "board-supply", view.supply_size, half), _size(words, "board-deck", view.deck_size, half)]
    rows += _discards(view, words, rest)
    if view.held is not None:
        left[-1] = Text("→ ", "bold") + left[-1]
    return box(words.say("board-piles"), beside(left, rows, gap=3), width)


def _table_rows(view: WhatTheFogView) -> int:
    return len(view.days) + 3


def _pile(view: WhatTheFogView, words: Words, at: int, width: int) -> Text:
    pile = view.piles[at]
    line = Text(f"{at + 1} ", "bold")
    if pile.top is None:
        return line + fit(Text(words.say("board-empty"), QUIET), width - 2)
    return line + badge(pile.top, words.say(f"word-{pile.top}"), width - 5) + right(str(pile.size), 3)


def _held(view: WhatTheFogView, words: Words, width: int) -> list[Text]:
    if view.held is None:
        return []
    token = badge(view.held, words.say(f"word-{view.held}"))
    return [Text(words.say("board-held"), "bold"), fit(token, min(width, token.cell_len))]


def _size(words: Words, label: str, size: int, width: int) -> Text:
    return fit(Text(words.say(label)), width - 3) + right(str(size), 3)


def _discards(view: WhatTheFogView, words: Words, width: int) -> list[Text]:
    if not view.discards:
        return [Text(words.say("board-no-discards"), QUIET)]
    cards = [small_badge(symbol, words) for symbol in view.discards]
    return [Text(words.say("board-discards")), *packed(cards, width, " ")]


def _who(player: Player, view: WhatTheFogView, names: Sequence[str], width: int) -> Text:
    """Draw whether a player must choose, the shape, the name, and the starting player's sun."""
    awaited = Text("►" if player.seat in view.waiting else " ", f"bold {BRASS}")
    mine = "bold underline" if player.seat == view.seat else ""
    name = Text(shorten(names[player.seat], width - 5), mine)
    sun = Text("☼" if player.seat == view.starter else " ", f"bold {BRASS}")
    return Text() + awaited + mark(player.seat) + Text(" ") + fit(name, width - 5) + Text(" ") + sun


def _cards(player: Player, words: Words, width: int) -> Text:
    return fit(Text(" ").join(small_badge(symbol, words) for symbol in player.revealed), width)


def _hand_size(player: Player) -> Text:
    return right(str(player.hand_size), 2) + Text(" ✓" if player.chosen else "", "bold green")


def _sheet_cells(player: Player, view: WhatTheFogView) -> list[Text]:
    """Draw one cell for each round: ? ! =; for the current round, the prediction so far."""
    cells = [_scored(entry) for entry in player.sheet]
    if len(cells) < view.round:
        cells.append(Text(f"{player.arrow} ·  ·", QUIET))
    cells += [Text("")] * (ROUNDS - len(cells))
    return [*cells, right(Text(signed(player.total), "bold"), 3)]


def _scored(entry: SheetRow) -> Text:
    exact = entry.prediction == entry.claimed
    figures = f"{entry.prediction} {entry.claimed} "
    return Text(figures) + right(Text(signed(entry.points), "bold green" if exact else "red"), 2)


def _legend(words: Words, view: WhatTheFogView, width: int) -> Text:
    """Draw the bottom of the players' box, which says what its signs mean."""
    signs = [("☼", "board-sign-starter")]
    if view.waiting:
        signs.insert(0, ("►", "board-sign-awaited"))
    if view.phase in ("reveal", "discard"):
        signs.append(("✓", "board-sign-chosen"))
    text = Text(" · ", WOOD).join(Text(f"{sign} {words.say(name)}", QUIET) for sign, name in signs)
    return edge("╰┴╯", [width - 2], [Text(shorten(text.plain, width - 5), QUIET)])


def _round_titles() -> list[Text]:
    return [*(Text(str(number + 1), "bold") for number in range(ROUNDS)), Text("")]


def _sheet_heads() -> list[Text]:
    return [*[Text("? !  =", QUIET)] * ROUNDS, right(Text("Σ", QUIET), 3)]


def players_and_sheet(view: WhatTheFogView, words: Words, names: Sequence[str], width: int) -> list[Text]:
    """Draw all players in one table: name, hand, revealed cards and the score sheet."""
    cards = 17
    who = width - 4 - cards - ROUNDS * SHEET - 3 - 9
    widths = [who, 4, cards, *[SHEET] * ROUNDS, 3]
    heads = [Text(f"   {words.say('board-players')}", "bold")]
    heads += [Text(words.say("board-hand")), Text(words.say("board-revealed"))]
    lines = [edge("╭┬╮", widths, [*[Text("")] * 3, *_round_titles()]), row([*heads, *_sheet_heads()], widths)]
    for player in view.players:
        cells = [_who(player, view, names, who), _hand_size(player), _cards(player, words, cards)]
        lines.append(row([*cells, *_sheet_cells(player, view)], widths))
    return [*lines, _legend(words, view, width)]


def players_alone(view: WhatTheFogView, words: Words, names: Sequence[str], width: int) -> list[Text]:
    """Draw names, hands and revealed cards, for the wide table."""
    who = 26
    cards = width - who - 4 - 4
    widths = [who, 4, cards]
    titles = [Text(words.say("board-players"), "bold")]
    titles += [Text(words.say("board-hand")), Text(words.say("board-revealed"))]
    lines = [edge("╭┬╮", widths, titles)]
    for player in view.players:
        cells = [_who(player, view, names, who), _hand_size(player), Text(" ") + _cards(player, words, cards - 1)]
        lines.append(row(cells, widths))
    return [*lines, _legend(words, view, width)]


def sheet_alone(view: WhatTheFogView, words: Words, names: Sequence[str], width: int) -> list[Text]:
    """Draw the score sheet, for the wide table."""
    margin = 1 if width >= ROOMY else 0
    blank = Text(" " * margin)
    rounds = [SHEET + 2 * margin] * ROUNDS
    total = 3 + 2 * margin
    who = width - sum(rounds) - total - len(rounds) - 3
    widths = [who, *rounds, total]
    lines = [edge("╭┬╮", widths, [Text(words.say("board-sheet"), "bold"), *_round_titles()])]
    lines.append(row(["", *(blank + head for head in _sheet_heads())], widths))
    for player in view.players:
        name = Text(" ") + mark(player.seat) + Text(f" {shorten(names[player.seat], who - 4)}")
        lines.append(row([name, *(blank + cell for cell in _sheet_cells(player, view))], widths))
    return [*lines, edge("╰┴╯", widths)]


def hand(view: WhatTheFogView, words: Words, names: Sequence[str], width: int) -> list[Text]:
    """Draw the player's own cards as stacks by symbol; nothing for a spectator."""
    if view.seat is None:
        return []
    caption = Text(" ") + mark(view.seat) + Text(" ")
    name = shorten(names[view.seat], 20)
    if view.choice is None:
        caption.append(words.say("board-your-hand", name=name, count=len(view.hand)), "bold")
    else:
        caption += Text(name, "bold") + Text("  ✓ ", "bold green") + Text(words.say("board-your-choice") + " ")
        caption += badge(view.choice, words.say(f"word-{view.choice}"))
    stacks: list[list[Text]] = []
    for family, margin in (("word", " "), ("short", " "), ("short", "")):
        stacks = [
            _stack(symbol, count, words.say(f"{family}-{symbol}"), margin) for symbol, count in counted(view.hand)
        ]
        if sum(stack[0].cell_len + 1 for stack in stacks) <= width:
            break
    lines = [Text(" ").join([Text(""), *(stack[level] for stack in stacks)]) for level in range(3)]
    return [fit(line, width) for line in [caption, *lines]]


def _stack(symbol: str, count: int, name: str, margin: str) -> list[Text]:
    """Draw equal cards as a stack; the edges of those behind show at the left."""
    number = f" ×{count}" if count > 1 else ""
    face = Text(f"{margin}{GLYPHS[symbol]} {name}{number}{margin}", PAINT[symbol])
    behind, rim = count - 1, "─" * face.cell_len
    return [
        Text("╭" * behind + f"╭{rim}╮", WOOD),
        Text("│" * behind + "│", WOOD) + face + Text("│", WOOD),
        Text("╰" * behind + f"╰{rim}╯", WOOD),
    ]


def round_end(ended: RoundEnd, words: Words, names: Sequence[str], width: int) -> list[Text]:
    """Say briefly who claimed which day of the previous round."""
    title = Text(f" {words.say('board-claims', round=ended.round)}", "bold")
    lines: list[Text] = []
    for shown in (names, None):
        lines = packed([title, *(_claim(claim, words, shown) for claim in ended.claims)], width - 1, "   ")
        if len(lines) <= 2:
            break
    return [lines[0], *(Text(" ") + line for line in lines[1:])]


def _claim(claim: Claim, words: Words, names: Sequence[str] | None) -> Text:
    text = Text(words.say("board-day", day=claim.day) + " ", QUIET)
    if not claim.claimed_by:
        return text + Text("–")
    for seat in claim.claimed_by:
        text += mark(seat) + Text("" if names is None else f" {names[seat]} ", SEATS[seat])
    if names is None:
        text.append(" ")
    return text + Text(f"({max(claim.influence)})")


def opened(ended: RoundEnd, words: Words, names: Sequence[str], width: int) -> list[Text]:
    """Draw everybody's cards, laid open at the end."""
    room = width - 6 * 8 - 4
    lines = [Text(f" {words.say('board-opened')}", "bold")]
    for seat, cards in enumerate(ended.opened):
        line = Text(" ") + mark(seat) + Text(" ") + fit(shorten(names[seat], min(room, 20)), min(room, 20) + 1)
        for symbol, count in counted(cards):
            line += small_badge(symbol, words) + Text(f"×{count} ")
        lines.append(fit(line, width))
    return lines
