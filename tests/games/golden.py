"""Golden games: what one is, and how it is played. Each game lists its own in `golden.py` beside its tests."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import msgspec

from foghorn.bots.bot import RANDOM, bot_of
from foghorn.core.chance import Seeded
from foghorn.core.entry import Chosen
from foghorn.core.game import game_of, read_options
from foghorn.core.record import encode_line, trace_lines
from foghorn.core.table import Table

FOLDER = Path(__file__).parents[1] / "golden"
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
        table.accept(table.propose(seat, Chosen(action, "bot")))
        lines += trace_lines(table.game, table.take_settled(), golden.decisions)
    return b"".join(lines)
