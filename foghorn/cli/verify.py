"""`foghorn verify`: was a finished game dealt as it was sealed, and played as it was recorded?"""

from __future__ import annotations

from collections.abc import Mapping

from ..core.files import read_whole
from ..core.record import Record, replay
from ..i18n.words import words_for
from ..server.archive import Receipt, must_hold, silent_in, verify, without_number
from .audit import open_lines


def run(file: str, language: str, noted: Mapping[str, str | None]) -> int:
    """Print the commitment and the outcome; raises `InvalidFile` that says what does not fit.

    `noted` is what a player's receipt says about the deal, as the fields of `Receipt`.
    """
    with open_lines(file) as source:
        archive = verify(read_whole(source))
    must_hold(archive, Receipt(**{name: value.lower() for name, value in noted.items() if value}))
    table = replay(Record(archive.heading, archive.entries))
    state = table.state
    names = [_printable(name) for name in archive.heading.seats]
    points = ", ".join(f"{name} ({score})" for name, score in zip(names, state.scores(), strict=True))
    winners = ", ".join(names[seat] for seat in state.winners())
    words = words_for(language)
    print(words.say("verify-good", commitment=archive.commitment, points=points, winners=winners))
    if archive.failed:
        silent = ", ".join(names[seat] for seat in silent_in(archive))
        print(words.say("verify-restarted", count=len(archive.failed), names=silent))
    if outside := without_number(archive):
        print(words.say("verify-without-number", names=", ".join(names[seat] for seat in outside)))
    if not archive.promises and table.chance.position() > 0:
        print(words.say("verify-no-number"))
    return 0


def _printable(name: str) -> str:
    """Return a name from a file without control characters for the terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in name)
