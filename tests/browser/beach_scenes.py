"""Every state of a table on the beach, for several people; who plays alone has pages and tests of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.driving import Game, GameEnded, started
from tests.browser.people import Person
from tests.browser.scenes import LONG_NAMES, Lead, ask_for_hint, says, seated

SIX = ("Fridolin", *LONG_NAMES)


def shown(
    ada: Person, until: Callable[[Game], bool], friends: tuple[str, ...] = (), seed: int = 1, **options: Any
) -> None:
    """Show a table of the beach at a moment of Ada's; if a game ends before it came, she plays it differently."""
    players = options.pop("players", 2)
    with started(ada, players, friends, seed, game="escape", options=options) as game:
        try:
            game.play(until)
        except GameEnded:
            shown(ada, until, friends, seed + 1, players=players, **options)
        else:
            seated(ada, game)


def chooses(game: Game, phase: str) -> bool:
    """Tell whether Ada has a choice: a turn with nobody to move ends by itself."""
    return game.asked() and game.view["phase"] == phase and len(game.chairs[0].frame["legal"]) > 1


def beach_selection(ada: Person) -> None:
    """Show two teams who select islanders, halfway."""

    def halfway(game: Game) -> bool:
        return chooses(game, "select") and game.chairs[0].frame["seq"] > 16

    shown(ada, halfway, LONG_NAMES[:3], players=4, board="small", teams="2x2:total")


def beach_crowded(ada: Person) -> None:
    """Show the fullest table there is, halfway: six long names, three teams, fog cards, crews and the hourglass."""

    def in_the_middle(game: Game) -> bool:
        return chooses(game, "move") and bool(game.view["round"] >= 6)

    options: dict[str, Any] = {"teams": "3x2:lowest", "fog_uncertainty": "abc", "minimum_crew": True, "hourglass": 60}
    shown(ada, in_the_middle, SIX, players=6, **options)


def beach_hinted(ada: Person) -> None:
    """Show a hint whom to move where, and why it says so."""

    def under_way(game: Game) -> bool:
        return chooses(game, "move") and bool(game.view["round"] >= 4)

    shown(ada, under_way, board="small", minimum_crew=True)
    ask_for_hint(ada, ada.page.get_by_role("button", name=says(ada, "moving-hint", "escape"), exact=True))


def beach_last_round(ada: Person) -> None:
    """Show the last round of two who have two colours each."""

    def last(game: Game) -> bool:
        return chooses(game, "move") and bool(game.view["last_round"])

    shown(ada, last, board="small", level="family")


def beach_three_colours(ada: Person) -> None:
    """Show the demanding game for two, once its colours differ."""

    def apart(game: Game) -> bool:
        return chooses(game, "move") and len(game.view["lowest"]) < 6

    shown(ada, apart, demanding=True)


def beach_end(ada: Person) -> None:
    """Show the reckoning of three teams, and why they have won."""
    shown(ada, lambda game: bool(game.view["phase"] == "over"), SIX, players=6, teams="3x2:lowest", minimum_crew=True)
    dialog = ada.page.get_by_role("dialog", name=says(ada, "panel-reckoning", "escape"))
    expect(dialog.get_by_role("columnheader")).to_have_count(6)


BEACH: dict[str, Lead] = {
    lead.__name__: lead
    for lead in (beach_selection, beach_crowded, beach_hinted, beach_last_round, beach_three_colours, beach_end)
}
