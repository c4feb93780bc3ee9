"""§3 Setup: whether a game may be set up the way its first two lines say."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.second_reading.escape.box import (
    AREA_CHIPS,
    BOATS,
    EMPTY,
    FIRST_GAME_POINTS,
    FOG_CARDS,
    FOG_CARDS_ON_TOP,
    FOG_STARTS,
    OBSTACLES,
    PLAYER_COLOURS,
    ROWS,
    SOLO_POINTS,
    chips_of,
)
from tests.second_reading.escape.place import CIRCLE, WOODS, Cell, hexes_of, next_hex, width
from tests.second_reading.what_the_fog import need

Event = dict[str, Any]
Options = dict[str, Any]


# --- The options (§3.1, §10) and the colours ----------------------------------------------------------------


def check_options(options: Options) -> None:
    players, large, solo = options["players"], options["board"] == "large", is_solo(options)
    need(solo == (options["scenario"] is not None), "§9.1", "one player plays a scenario, and nobody else does")
    need(large or players <= 4, "§3.1", f"{players} players do not fit on the small board")
    need(not large or options["chips"] == "white", "§2.2", "the large board uses the white chips")
    need(players <= 4 or options["level"] == "expert", "§10.7", "the family level is for at most 4 players")
    need(not options["demanding"] or (players == 2 and large), "§10.5", "two players on the large board")
    need(not solo or options["fog_uncertainty"] is None, "§10.6", "no fog uncertainty in solo play")
    need(not is_first_game(options) or not options["enhanced"], "§10.7", "a first game has no enhanced movements")
    if options["teams"] is not None:
        groups = options["teams"]["groups"]
        need((players, len(groups)) in ((4, 2), (6, 2), (6, 3)), "§10.4", "4 players 2×2, 6 players 2×3 or 3×2")
        modulo = [[seat for seat in range(players) if seat % len(groups) == team] for team in range(len(groups))]
        need([sorted(group) for group in groups] == modulo, "§10.4", f"the teams are {modulo}, not {groups}")


def is_solo(options: Options) -> bool:
    return bool(options["players"] == 1)


def is_first_game(options: Options) -> bool:
    return bool(options.get("first_game", False))


def check_colours(options: Options, colours: list[Event]) -> None:
    names, seats = [entry["colour"] for entry in colours], [entry["seat"] for entry in colours]
    if is_solo(options):  # §9.1
        boats = list(BOATS[options["board"]])
        need(names == boats and set(seats) == {0}, "§9.1", f"the turns go by the boats {boats}, not {names}")
        return
    players = options["players"]
    number = 6 if options["demanding"] else 4 if players == 2 else players
    need(len(names) == number, "§3.1", f"{number} colours take part, not {len(names)}")
    need(len(set(names)) == number and set(names) <= set(PLAYER_COLOURS), "§3.1", f"the colours cannot be {names}")
    clockwise = [(seats[0] + place) % players for place in range(number)]
    need(seats == clockwise, "§3.6", f"from the starting player on the seats are {clockwise}, not {seats}")


# --- The beach ----------------------------------------------------------------------------------------------


def check_beach(options: Options, event: Event) -> None:
    cells = event["obstacles"] + [entry["cell"] for entry in event["islanders"]]
    hexes = [cell for row in ROWS[options["board"]] for cell in hexes_of(options["board"], row)]
    unknown = sorted(set(cells) - set(hexes))
    need(not unknown, "§1.3", f"{unknown} are no beach hexes")
    twice = sorted(cell for cell, times in Counter(cells).items() if times > 1)
    need(not twice, "§3.2", f"more than one thing on {twice}")
    numbers = [entry["islander"] for entry in event["islanders"]]
    need(len(set(numbers)) == len(numbers), "§3.2", "two islanders have the same number")
    check_chips(options, event)
    if not is_solo(options):  # §9.1: a scenario lays them out as it likes
        check_rows(options, event)
        check_obstacles(options["board"], set(event["obstacles"]))


def check_chips(options: Options, event: Event) -> None:
    box = chips_of(options["board"], options["chips"])
    laid = Counter((entry["tribe"], entry["kind"], entry["icon"]) for entry in event["islanders"])
    need(laid <= box, "§2.3", f"these chips are not in the box: {sorted(laid - box)}")
    left_out = sorted((tribe, kind) for tribe, kind, _ in (box - laid).elements())
    if not is_solo(options):
        short = options["board"] == "small" and options["players"] == 3
        expected = [("blue", "tribal"), ("red", "tribal")] if short else []
        need(left_out == expected, "§2.2", f"{expected} stay in the box, not {left_out}")


def check_rows(options: Options, event: Event) -> None:
    board = options["board"]
    missing = chips_of(board, options["chips"]).total() - len(event["islanders"])
    for number, row in enumerate(ROWS[board]):
        obstacles = sum(1 for cell in event["obstacles"] if cell[0] == row)
        islanders = sum(1 for entry in event["islanders"] if entry["cell"][0] == row)
        need(obstacles == OBSTACLES[board][number], "§1.3", f"row {row} has {obstacles} obstacles")
        empty = EMPTY[board][number] + (missing if row == "A" else 0)
        here = width(board, row) - obstacles - empty
        need(islanders == here, "§1.3, §3.2", f"row {row} has {islanders} islanders, not {here}")


def check_obstacles(board: str, obstacles: set[Cell]) -> None:
    near = {cell: {next_hex(board, cell, direction) for direction in CIRCLE} for cell in obstacles}
    at_woods = sorted(cell for cell in obstacles if WOODS in near[cell])
    need(len(at_woods) <= 3, "§3.2", f"more than three obstacles touch woods: {at_woods}")
    for first in obstacles:
        group = {first}
        while more := {cell for cell in obstacles - group if near[cell] & group}:
            group |= more
        need(len(group) <= 3, "§3.2", f"more than three obstacles touch: {sorted(group)}")


# --- Points and fog -----------------------------------------------------------------------------------------


def check_points_and_fog(options: Options, event: Event) -> None:
    points, board, solo = event["area_points"], options["board"], is_solo(options)
    players = 6 if options["demanding"] else options["players"]  # §10.5
    if points is None:
        need(options["individual_points"], "§3.3", "no area points")
    elif solo:
        need(points == SOLO_POINTS, "§9.2", f"the area points are {SOLO_POINTS}, not {points}")
    elif is_first_game(options):
        need(points == FIRST_GAME_POINTS, "§10.7", f"the area points are {FIRST_GAME_POINTS}, not {points}")
    else:
        sides = all(one in chip for one, chip in zip(points, AREA_CHIPS, strict=True))
        need(sides, "§3.3", f"{points} are not sides of the chips {AREA_CHIPS}")
    fog = (0 if options["level"] == "expert" else 1) if solo else FOG_STARTS[board][players]
    need(event["fog"] == str(fog), "§9.2" if solo else "§3.5", f"the fog starts on {fog}, not {event['fog']}")
    kind, deck = options["fog_uncertainty"], event["fog_deck"]
    need((kind is None) == (deck is None), "§10.6", "there is a fog deck exactly with fog uncertainty")
    if kind is not None:
        top = FOG_CARDS_ON_TOP[board][players]
        need(deck[:top] == ["A"] * top, "§10.6", f"{top} cards A lie on top, not {deck[:top]}")
        shuffled = FOG_CARDS[board, kind]
        need(Counter(deck[top:]) == Counter(shuffled), "§10.6", f"below are {shuffled}, not {deck[top:]}")
