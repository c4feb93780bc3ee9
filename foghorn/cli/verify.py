"""`foghorn verify`: was a finished game dealt as it was sealed, and played as it was recorded?"""

from __future__ import annotations

from ..core.files import read_whole
from ..core.record import Record, replay
from ..i18n.words import words_for
from ..server.archive import verify
from .audit import open_lines


def run(file: str, language: str) -> int:
    """Print the commitment and the outcome; raises `InvalidFile` that says what does not fit."""
    with open_lines(file) as source:
        archive = verify(read_whole(source))
    state = replay(Record(archive.heading, archive.entries)).state
    names = [_printable(name) for name in archive.heading.seats]
    points = ", ".join(f"{name} ({score})" for name, score in zip(names, state.scores(), strict=True))
    winners = ", ".join(names[seat] for seat in state.winners())
    words = words_for(language)
    print(words.say("verify-good", commitment=archive.commitment, points=points, winners=winners))
    return 0


def _printable(name: str) -> str:
    """Return a name from a file without control characters for the terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in name)
