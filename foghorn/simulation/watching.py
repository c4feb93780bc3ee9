"""Watches games while bots play them: how long each thinks, and how often the lead changes."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence

import msgspec

from ..bots.bot import Bot
from ..core.chance import Seeded
from ..core.game import AnyGame
from ..core.state import State

STEPS = 8  # bins of a doubling: each is some 9 % wide
MOST = 64 * STEPS  # bins: 2^64 nanoseconds are centuries
Bins = dict[int, int]  # how many choices took how long: nanoseconds of processor time, in bins of equal ratio
Times = dict[str, Bins]  # by bot


def bin_of(nanoseconds: int) -> int:
    """Return the bin of a time."""
    return round(STEPS * math.log2(max(1, nanoseconds)))


def could_be(bins: Mapping[int, int]) -> bool:
    """Tell whether somebody could have taken such times; who took none has no bins."""
    return len(bins) > 0 and all(0 <= each <= MOST and count > 0 for each, count in bins.items())


def quantile(bins: Mapping[int, int], share: float) -> float:
    """Return the seconds that this share of the choices took at most, as exactly as the bins are narrow."""
    wanted = share * sum(bins.values())
    for each in sorted(bins):
        wanted -= bins[each]
        if wanted <= 0:
            break
    return float(2 ** (each / STEPS)) / 1e9


def add_times(times: Times, more: Mapping[str, Mapping[int, int]]) -> None:
    """Add the choices of some games to those of others."""
    for name, bins in more.items():
        known = times.setdefault(name, {})
        for each, count in bins.items():
            known[each] = known.get(each, 0) + count


class Seen(msgspec.Struct, frozen=True):
    """What was seen of a game, besides its result."""

    decisions: int
    lead_changes: int  # how often the lead went from one seat to another
    first: int  # the seat that chose first


class Watch:
    """Sees the games of a batch."""

    def __init__(self) -> None:
        self.times: Times = {}

    def play(self, game: AnyGame, state: State, bots: Sequence[Bot], choose: Seeded) -> Seen:
        """Play to the end, and tell what was seen.

        Nobody's turn is timed who has no choice. The lead is looked at when the turn passes, as things stand then.
        """
        decisions = changes = 0
        leader = before = -1
        first = state.turn()
        while (seat := state.turn()) >= 0:
            if seat != before:
                now = leader_of(state.scores())
                changes += now >= 0 and leader not in (-1, now)
                leader, before = now if now >= 0 else leader, seat
            if len(state.legal(seat)) > 1:
                began = time.thread_time_ns()
                action = bots[seat].choose(game, state, seat, choose)
                taken = {bots[seat].name: {bin_of(time.thread_time_ns() - began): 1}}
                add_times(self.times, taken)
            else:
                action = bots[seat].choose(game, state, seat, choose)
            state.apply(seat, action)
            decisions += 1
        now = leader_of(state.scores())
        return Seen(decisions, changes + (now >= 0 and leader not in (-1, now)), first)


def leader_of(scores: Sequence[int]) -> int:
    """Return the seat that is ahead of all others; -1 if several are."""
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else -1
