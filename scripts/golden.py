"""Write the golden games of both games anew: whole games with decisions, the same bytes every time.

Each is what `foghorn simulate GAME --decisions` writes for its seed, with its own names at the table. Together they
hold every action, option, number of players and way to win or end; a test fails when one of these has no game.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import msgspec

from foghorn.bots.bot import RANDOM, bot_of
from foghorn.core.chance import Seeded
from foghorn.core.game import game_of, read_options
from foghorn.core.record import encode_line, trace_lines
from foghorn.core.table import Entry, Table
from foghorn.games.escape.scenario import scenario_names, scenario_of

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
NAMES = ["Toby", "Ruby", "Jack", "Lucy", "Anna", "Finn"]


class Golden(msgspec.Struct, frozen=True, kw_only=True):
    """A game worth keeping; `won_by` is the step of the tie-break that decided it."""

    game: str
    name: str
    seed: int
    won_by: str
    options: dict[str, Any]
    decisions: bool = True
    zipped: bool = False

    @property
    def file(self) -> Path:
        return FOLDER / self.game.replace("-", "_") / f"{self.name}.jsonl{'.gz' * self.zipped}"

    def read(self) -> bytes:
        """The trace that is kept."""
        kept = self.file.read_bytes()
        return gzip.decompress(kept) if self.zipped else kept

    def write(self, trace: bytes) -> None:
        self.file.write_bytes(gzip.compress(trace, mtime=0) if self.zipped else trace)


def weather(players: int, long_game: bool, won_by: str, seed: int) -> Golden:
    """A game of WHAT the FOG?!"""
    return Golden(
        game="what-the-fog",
        name=f"{players}-players-{'long' if long_game else 'standard'}-{won_by}",
        seed=seed,
        won_by=won_by,
        options={"players": players, "long_game": long_game},
    )


def escape(name: str, won_by: str, seed: int, *, decisions: bool = True, **options: Any) -> Golden:
    """A game of Escape; its lists of legal actions are long, so it is kept zipped."""
    return Golden(game="escape", name=name, seed=seed, won_by=won_by, options=options, decisions=decisions, zipped=True)


# Found by playing out seeds in order until a game had this ending, a return and a rebuilt pile.
WEATHER = [
    weather(2, False, "shared", 1350),
    weather(2, True, "days", 43),
    weather(3, False, "group", 82),
    weather(3, True, "total", 3),
    weather(4, False, "days", 98),
    weather(4, True, "shared", 369),
    weather(5, False, "total", 1),
    weather(5, True, "group", 105),
]

# Found by playing out seeds in order until a game was decided like this, or ended like this.
ESCAPE = [
    escape("large-3", "total", 0, players=3),
    escape("large-2", "tribal", 171, players=2, decisions=False),
    escape("large-2-demanding", "total", 0, players=2, demanding=True, decisions=False),
    escape("large-4-family", "total", 0, players=4, level="family", fog_uncertainty="abc", decisions=False),
    escape("large-5-individual-points", "total", 0, players=5, individual_points=True, hourglass=60, decisions=False),
    escape("large-6-teams-3x2-lowest", "lowest", 181, players=6, teams="3x2:lowest"),
    escape("large-6-teams-2x3-lowest", "lowest", 0, players=6, teams="2x3:lowest", hourglass=40, decisions=False),
    escape("large-6-teams-2x3-total", "total", 0, players=6, teams="2x3:total", minimum_crew=True, decisions=False),
    escape("large-6-teams-3x2-total", "total", 0, players=6, teams="3x2:total", fog_uncertainty="ab", decisions=False),
    escape("small-2-lost", "lost", 50, players=2, board="small"),
    escape("small-2-shared", "shared", 130, players=2, board="small"),
    escape("small-3-nobody-left", "total", 28, players=3, board="small"),
    escape("small-3-tribal", "tribal", 74, players=3, board="small"),
    escape("small-3-shared", "shared", 180, players=3, board="small"),
    escape("small-4-lost", "lost", 85, players=4, board="small"),
    escape("small-4-taken-by-the-fog", "total", 1480, players=4, board="small"),
    escape("small-3-family", "total", 0, players=3, board="small", level="family"),
    escape("small-3-plain", "total", 0, players=3, board="small", enhanced=False, minimum_crew=True),
    escape("small-4-first-game", "total", 0, players=4, board="small", chips="white", first_game=True),
    escape("small-4-teams-total", "shared", 113, players=4, board="small", teams="2x2:total"),
    escape("small-4-teams-lowest", "lowest", 0, players=4, board="small", teams="2x2:lowest"),
    escape("small-2-fog-cards", "total", 0, players=2, board="small", fog_uncertainty="ab"),
    *(
        escape(
            f"solo-{name}-{level}",
            "solo",
            1,
            players=1,
            board=scenario_of(name).board,
            scenario=name,
            level=level,
            decisions=scenario_of(name).board == "small",
        )
        for name in scenario_names()
        for level in ("expert", "family")
    ),
]
GAMES = [*WEATHER, *ESCAPE]


def play(golden: Golden) -> bytes:
    """The trace of a golden game, played by bots that choose at random."""
    game = game_of(golden.game)
    options = read_options(game, golden.options)
    table = Table(game, options, Seeded(golden.seed), NAMES[: options.players])
    bot, choose = bot_of(RANDOM, game), Seeded(golden.seed, 1)
    lines = [encode_line(event) for event in table.opening]
    while not table.state.over():
        seat = table.state.turn()
        action = game.text(table.state, bot.choose(game, table.state, seat, choose))
        table.accept(Entry(table.seq + 1, "", seat, "act", action, "bot", 0.0))
        lines += trace_lines(table.game, table.take_settled(), golden.decisions)
    return b"".join(lines)


def main() -> None:
    for folder in {golden.file.parent for golden in GAMES}:
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
    for golden in GAMES:
        golden.write(play(golden))
        print(f"{golden.file.relative_to(FOLDER)}: {golden.file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
