"""Write the golden games of WHAT the FOG?! anew: whole games with decisions, the same bytes every time.

Each is what `foghorn simulate what-the-fog --decisions` writes for its seed, with its own names at the table. Together
they hold every action, variant, number of players and way to win; a test fails when one of these has no game.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from foghorn.bots.bot import RANDOM, bot_of
from foghorn.core.chance import Seeded
from foghorn.core.record import encode_line, trace_lines
from foghorn.core.table import Entry, Table
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.game import WeatherOptions

FOLDER = Path(__file__).parent.parent / "tests" / "golden" / "what_the_fog"
NAMES = ["Toby", "Ruby", "Jack", "Lucy", "Anna"]


class Golden(msgspec.Struct, frozen=True):
    """A game worth keeping; `won_by` is the step of the tie-break that decided it (§6)."""

    players: int
    long_game: bool
    won_by: str
    seed: int

    @property
    def file(self) -> Path:
        variant = "long" if self.long_game else "standard"
        return FOLDER / f"{self.players}-players-{variant}-{self.won_by}.jsonl"


# Found by playing out seeds in order until a game had this ending, a return and a rebuilt pile.
GAMES = [
    Golden(2, False, "shared", 1350),
    Golden(2, True, "days", 43),
    Golden(3, False, "group", 82),
    Golden(3, True, "total", 3),
    Golden(4, False, "days", 98),
    Golden(4, True, "shared", 369),
    Golden(5, False, "total", 1),
    Golden(5, True, "group", 105),
]


def play(golden: Golden) -> bytes:
    """The trace of a golden game, played by bots that choose at random."""
    options = WeatherOptions(players=golden.players, long_game=golden.long_game)
    table = Table(GAME, options, Seeded(golden.seed), NAMES[: golden.players])
    bot, choose = bot_of(RANDOM, GAME), Seeded(golden.seed, 1)
    lines = [encode_line(event) for event in table.opening]
    while not table.state.over():
        seat = table.state.turn()
        action = GAME.text(table.state, bot.choose(GAME, table.state, seat, choose))  # type: ignore[arg-type]  # its own
        table.accept(Entry(table.seq + 1, "", seat, "act", action, "bot", 0.0))
        lines += trace_lines(table.take_settled(), decisions=True)
    return b"".join(lines)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    for golden in GAMES:
        trace = play(golden)
        golden.file.write_bytes(trace)
        print(f"{golden.file.name}: {len(trace):,} bytes")


if __name__ == "__main__":
    main()
