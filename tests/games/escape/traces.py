"""Traces for the tests, freshly played, and what tells their endings apart."""

from __future__ import annotations

from typing import Any

from foghorn.core.chance import Seeded
from foghorn.core.entry import Chosen
from foghorn.core.record import encode_line, trace_lines
from foghorn.core.table import Table
from foghorn.games.escape import GAME
from foghorn.games.escape.notation import text_of
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.state import EscapeState
from tests.games.traces import Lines

# Something of every option; all on the small board, where games are short.
SMALL_TABLES = (
    EscapeOptions(players=2, board="small"),
    EscapeOptions(players=3, board="small", level="family"),
    EscapeOptions(players=4, board="small", fog_uncertainty="abc"),
    EscapeOptions(players=4, board="small", chips="white", first_game=True),
    EscapeOptions(players=3, board="small", enhanced=False, minimum_crew=True),
    EscapeOptions(players=4, board="small", teams="2x2:lowest", individual_points=True),
    EscapeOptions(players=2, board="small", fog_uncertainty="ab", minimum_crew=True),
)
LARGE_TABLES = (
    EscapeOptions(players=2),
    EscapeOptions(players=3),
    EscapeOptions(players=4, level="family", fog_uncertainty="ab"),
    EscapeOptions(players=5, individual_points=True, fog_uncertainty="abc"),
    EscapeOptions(players=6, teams="3x2:lowest"),
    EscapeOptions(players=6, teams="2x3:total", minimum_crew=True),
    EscapeOptions(players=2, demanding=True),
)


def hurried(state: EscapeState, choose: Seeded) -> int:
    """A random action of people in a hurry: aboard if they can, else more often on than not."""
    actions = state.legal(state.turn())
    aboard = [action for action in actions if text_of(state, action).startswith("board")] if len(actions) < 400 else []
    if aboard and choose.below(3):
        return aboard[choose.below(len(aboard))]
    if actions[0] == 0 and len(actions) > 1 and choose.below(4):
        del actions[0]
    return actions[choose.below(len(actions))]


def played(options: EscapeOptions, seed: int, decisions: bool = True, hurry: bool = False) -> bytes:
    """The trace of a random game."""
    table, choose = Table(GAME, options, Seeded(seed), ["x"] * options.players), Seeded(seed, 1)
    lines = [encode_line(event) for event in table.opening]
    while not table.state.over():
        state: Any = table.state
        seat, actions = state.turn(), state.legal(state.turn())
        action = hurried(state, choose) if hurry else actions[choose.below(len(actions))]
        table.accept(table.propose(seat, Chosen(text_of(state, action), "bot")))
        lines += trace_lines(table.game, table.take_settled(), decisions)
    return b"".join(lines)


def ending(lines: Lines) -> str:
    """How a trace's game came to its end (§4.3), from its lines alone."""
    before = next(line for line in reversed(lines) if line["type"] in ("fog_moved", "turn_ended"))
    if before["type"] == "turn_ended":
        return "nobody left"
    return "the shore" if before["to"] == "shore" else "taken by the fog"


def won_by(lines: Lines) -> str:
    """Which step decided a trace's game (§8.6, §10.4), from its lines alone."""
    options, seats = lines[0]["options"], [colour["seat"] for colour in lines[0]["colours"]]
    if options["scenario"]:
        return "solo"
    ranks = standings(lines)
    if options["teams"]:
        groups = options["teams"]["groups"]
        of = [next(at for at, group in enumerate(groups) if seat in group) for seat in seats]
        free = set(of)
        if options["teams"]["goal"] == "lowest":
            free = free - {of[at] for at, rank in enumerate(ranks) if rank == min(ranks)} or free
        sums = [[rank for at, rank in enumerate(ranks) if of[at] == team] for team in free]
        compared = [(sum(a), sum(b), sum(c)) for a, b, c in (zip(*team, strict=True) for team in sums)]
        if len(free) == 1:
            return "lowest"
    elif options["players"] == 2:
        lowest = [min(rank for at, rank in enumerate(ranks) if seats[at] == seat) for seat in (0, 1)]
        compared = lowest
    else:
        compared = ranks
    best, second = sorted(compared, reverse=True)[:2]
    steps = ("total", "lost", "tribal")
    return next((step for at, step in enumerate(steps) if best[at] != second[at]), "shared")


def standings(lines: Lines) -> list[tuple[int, int, int]]:
    """Every colour's points, fewer lost, more tribal members rescued; higher is better."""
    colours = [colour["colour"] for colour in lines[0]["colours"]]
    owner = {line["islander"]: line["colour"] for line in lines if line["type"] == "islander_selected"}
    tribal = {each["islander"] for each in lines[1]["islanders"] if each["kind"] == "tribal"}
    lost = {islander for line in lines if line["type"] == "fog_moved" for islander in line["lost"]}
    totals = {score["colour"]: score["total"] for score in lines[-2]["colours"]}
    return [
        (
            totals[colour],
            -sum(owner[islander] == colour for islander in lost),
            sum(owner[islander] == colour for islander in tribal & owner.keys() - lost),
        )
        for colour in colours
    ]
