"""Plays what is still missing of an arena's cells, and adds it to what is there."""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from itertools import chain

from ..core.errors import BadOption
from ..core.game import AnyGame
from .cells import Cell
from .driver import Part, count_parts, parts_of, play_parts, workers_for
from .ledger import Ledger, Played
from .series import Batch
from .workers import Workers

# Seconds between two savings, as long as the file is small: what is lost at most when the process is killed, beside
# games under way. Saving a large file takes no more than this share of the time.
EVERY, SHARE = 1.0, 0.05


class Arena:
    """A ledger, and the cells that it should be full of."""

    def __init__(self, game: AnyGame, cells: list[Cell], ledger: Ledger, left_out: Sequence[Cell] = ()) -> None:
        """Expect nothing in the ledger but these cells, and others that are not played now."""
        self.game, self.cells, self.ledger = game, cells, ledger
        seed = ledger.heading.seed
        self.series = [cell.series(game, seed) for cell in cells]
        ledger.expect([*cells, *left_out])
        self._saved = time.monotonic()
        self._every = EVERY

    @property
    def missing(self) -> int:
        """Count the games that are still to be played."""
        return sum(max(0, cell.games - len(self.ledger.of(cell).games)) for cell in self.cells)

    def play(
        self, jobs: int | None = None, workers: Workers | None = None
    ) -> Generator[tuple[Part, Batch], None, None]:
        """Play what is missing on so many processes, or wherever `workers` are; `take` adds a batch to the ledger.

        First a game of each cell that has any is played again: another result means that a bot has changed.
        """
        begun = [len(self.ledger.of(cell).games) for cell in self.cells]
        wanted = [(series, first) for series, first in zip(self.series, begun, strict=True) if first < series.games]
        if not wanted:
            return
        known: list[Part] = [(series, range(1)) for series, first in zip(self.series, begun, strict=True) if first]
        count = len(known) + count_parts(wanted)
        yield from play_parts(chain(known, parts_of(wanted)), workers or workers_for(jobs, count))

    def take(self, part: Part, batch: Batch) -> int:
        """Add a batch to the ledger, and save it now and then; return how many games are new."""
        series, numbers = part
        cell = next(cell for cell, each in zip(self.cells, self.series, strict=True) if each is series)
        known = self.ledger.of(cell).games
        if numbers.start < len(known):
            self._compare(cell, known[0], batch)
            return 0
        self.ledger.add(cell, batch.results, batch.times)
        if time.monotonic() - self._saved > self._every:
            self.save()
        return len(batch.results)

    def save(self) -> None:
        """Save the ledger; the longer it takes, the longer it is until the next time."""
        began = time.monotonic()
        self.ledger.save()
        self._saved = time.monotonic()
        self._every = max(EVERY, (self._saved - began) / SHARE)

    def _compare(self, cell: Cell, known: Played, batch: Batch) -> None:
        again = batch.results[0]
        if Played.of(again) != known:
            raise BadOption("arena-bot-changed", name=str(self.ledger.path), bot=cell.bot, rival=cell.rival)
