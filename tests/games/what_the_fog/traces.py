"""Traces for the tests, freshly played, and what is in them."""

from __future__ import annotations

from collections import Counter

from foghorn.core.chance import Seeded
from foghorn.core.entry import Chosen
from foghorn.core.record import encode_line, trace_lines
from foghorn.core.table import Table
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.notation import TEXTS
from foghorn.games.what_the_fog.options import WhatTheFogOptions
from tests.games.traces import Lines


def played(players: int, long_game: bool, seed: int, decisions: bool = True) -> bytes:
    """A random game in which seats that choose together do so in a random order."""
    options = WhatTheFogOptions(players=players, long_game=long_game)
    table, choose = Table(GAME, options, Seeded(seed), ["x"] * players), Seeded(seed, 1)
    lines = [encode_line(event) for event in table.opening]
    while not table.state.over():
        waiting = table.state.waiting()
        seat = waiting[choose.below(len(waiting))]
        legal = table.state.legal(seat)
        action = TEXTS[legal[choose.below(len(legal))]]
        table.accept(table.propose(seat, Chosen(action, "bot")))
        lines += trace_lines(table.game, table.take_settled(), decisions)
    return b"".join(lines)


def won_by(lines: Lines) -> str:
    """Which step of the tie-break decided a trace's game (§6), from its lines alone."""
    *_, opened, _, scored, ended = lines
    groups = [max(Counter(cards).values(), default=0) for cards in opened["cards"]]
    standings = list(zip(ended["totals"], scored["claimed"], groups, strict=True))
    best = max(standings)
    for step, name in enumerate(("total", "days", "group"), 1):
        if sum(standing[:step] == best[:step] for standing in standings) == 1:
            return name
    return "shared"
