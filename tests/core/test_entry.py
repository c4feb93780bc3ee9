"""What a line of the log says, and that what was written before is read as it is."""

from __future__ import annotations

import msgspec
import pytest

from foghorn.core.entry import Chosen, ChosenForAbsent, Entry, Move, TakenBack, TurnRanOut

WRITTEN: list[tuple[Move, str]] = [
    (Chosen("pick 1"), '"kind":"act","action":"pick 1","by":"person"'),
    (Chosen("pick 1", "bot"), '"kind":"act","action":"pick 1","by":"bot"'),
    (Chosen("pick 1", after_hint=True), '"kind":"act","action":"pick 1","by":"hinted"'),
    (ChosenForAbsent("pick 1", "clock"), '"kind":"timeout","action":"pick 1","by":"clock"'),
    (ChosenForAbsent("pick 1", "away"), '"kind":"timeout","action":"pick 1","by":"bot"'),
    (TakenBack(), '"kind":"undo","action":"","by":"person"'),
    (TurnRanOut(), '"kind":"timeout","action":"timeout","by":"clock"'),
]


@pytest.mark.parametrize(("move", "columns"), WRITTEN, ids=lambda value: str(value))
def test_a_move_is_written_in_the_columns_of_old_and_read_back(move: Move, columns: str) -> None:
    line = f'{{"seq":7,"id":"m7","seat":1,{columns},"at":1.5}}'.encode()
    entry = Entry.of(7, "m7", 1, move, 1.5)
    assert msgspec.json.encode(entry) == line
    assert msgspec.json.decode(line, type=Entry) == entry
    assert entry.move == move


@pytest.mark.parametrize("columns", ['"kind":"pass","by":"person"', '"kind":"act","by":"nobody"'])
def test_a_line_that_nobody_writes_is_no_entry(columns: str) -> None:
    line = f'{{"seq":7,"id":"m7","seat":1,{columns},"action":"pick 1","at":1.5}}'
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(line, type=Entry)
