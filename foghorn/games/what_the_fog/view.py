"""What a seat may see (§7), built by naming it; nothing else leaves the kernel."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...core.game import View
from .data import part_names
from .notation import Phase, Symbol
from .setups import LastRound, Setup, SheetRow, describe
from .state import WeatherState


class Day(msgspec.Struct, frozen=True, kw_only=True):
    """A day board: what is laid, and what its parts ask for."""

    day: int
    tokens: list[Symbol]
    actions: list[str | None]


class Pile(msgspec.Struct, frozen=True, kw_only=True):
    """A pile: its top and how many tokens there are."""

    top: Symbol | None
    size: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a player."""

    seat: int
    hand_size: int
    revealed: list[Symbol]
    chosen: bool  # has made its secret choice
    arrow: int
    sheet: list[SheetRow]
    total: int


class Claim(msgspec.Struct, frozen=True, kw_only=True):
    """Who claimed a day, and by how much."""

    day: int
    influence: list[int]
    claimed_by: list[int]


class RoundEnd(msgspec.Struct, frozen=True, kw_only=True):
    """How the last finished round ended."""

    round: int
    opened: list[list[Symbol]]
    discarded: list[Symbol | None]  # one's own; everybody's once the game has ended
    claims: list[Claim]


class WeatherView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    round: int
    starter: int
    active: int
    phase: Phase
    waiting: list[int]
    long_game: bool
    days: list[Day]
    piles: list[Pile]
    supply_size: int
    held: Symbol | None
    closing: bool  # the token just placed was its board's fourth
    deck_size: int
    discards: list[Symbol]  # face up, oldest first
    players: list[Player]
    hand: list[Symbol]
    choice: Symbol | None  # one's own secret choice, until all have chosen
    last_round: RoundEnd | None
    winners: list[int]


def claims_of(influence: list[list[int]]) -> list[Claim]:
    """§5.3 for each day of a round."""
    return [
        Claim(
            day=day,
            influence=weights,
            claimed_by=[seat for seat, weight in enumerate(weights) if weight == max(weights) and weight >= 1],
        )
        for day, weights in enumerate(influence, 1)
    ]


def _round_end(ended: LastRound | None, claims: list[Claim], seat: int | None, everything: bool) -> RoundEnd | None:
    if ended is None:
        return None
    return RoundEnd(
        round=ended.round,
        opened=ended.opened,
        discarded=[symbol if everything or owner == seat else None for owner, symbol in enumerate(ended.discarded)],
        claims=claims,
    )


def _players(setup: Setup) -> list[Player]:
    return [
        Player(
            seat=seat,
            hand_size=len(setup.hands[seat]),
            revealed=setup.revealed[seat],
            chosen=setup.chosen[seat] is not None,
            arrow=setup.arrows[seat],
            sheet=setup.sheets[seat],
            total=sum(row.points for row in setup.sheets[seat]),
        )
        for seat in range(len(setup.hands))
    ]


def views_of(state: WeatherState, seats: Sequence[int | None]) -> list[WeatherView]:
    """What each of these seats (None is a spectator) may see; what all see is built once."""
    setup = describe(state)
    over = state.over()
    waiting, winners, players = state.waiting(), state.winners(), _players(setup)
    days = [
        Day(day=day, tokens=[shown for shown, _ in tokens], actions=actions)
        for day, (tokens, actions) in enumerate(zip(setup.days, part_names(), strict=False), 1)
    ]
    piles = [Pile(top=tokens[0][0] if tokens else None, size=len(tokens)) for tokens in setup.piles]
    claims = [] if setup.last_round is None else claims_of(setup.last_round.influence)
    return [
        WeatherView(
            seat=seat,
            round=setup.round,
            starter=setup.starter,
            active=setup.active,
            phase=setup.phase,
            waiting=waiting,
            long_game=state.long_game,
            days=days,
            piles=piles,
            supply_size=len(setup.supply),
            held=None if setup.held is None else setup.held[0],
            closing=setup.closing,
            deck_size=len(setup.deck),
            discards=setup.discards,
            players=players,
            hand=[] if seat is None else setup.hands[seat],
            choice=None if seat is None else setup.chosen[seat],
            last_round=_round_end(setup.last_round, claims, seat, over),
            winners=winners,
        )
        for seat in seats
    ]
