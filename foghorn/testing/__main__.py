"""`python -m foghorn.testing GAME`: check a game against the contract, with every number of players."""

from __future__ import annotations

import sys

from ..core.game import game_of, read_options
from ..i18n.words import preferred_language, words_for
from .contract import Report, check_game


def main(key: str) -> None:
    """Check a game; raise `AssertionError` at the first breach, otherwise print what was checked."""
    game, report = game_of(key), Report()
    fewest, most = game.meta.seats
    for players in range(fewest, most + 1):
        check_game(game, read_options(game, {"players": players}), players, report=report)
    words = words_for(preferred_language())
    print(words.say("contract-kept", game=game.meta.name, decisions=report.decisions, worlds=report.worlds))


if __name__ == "__main__":
    main(sys.argv[1])
