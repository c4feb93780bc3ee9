"""Games made up by chance, told as traces: food for the tests of the auditor, not of the rules."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.second_reading.escape.auditor import Audit
from tests.second_reading.escape.box import (
    AREA_CHIPS,
    BOATS,
    EMPTY,
    FIRST_GAME_POINTS,
    FOG_CARDS,
    FOG_CARDS_ON_TOP,
    FOG_STARTS,
    FOG_STEPS,
    MP,
    OBSTACLES,
    PLAYER_COLOURS,
    ROWS,
    SOLO_MP,
    SOLO_POINTS,
    chips_of,
)
from tests.second_reading.escape.legal import after
from tests.second_reading.escape.place import Cell, hexes_of, is_beach, is_boat, is_pier
from tests.second_reading.escape.position import Action, swallow
from tests.second_reading.escape.scoring import score
from tests.second_reading.escape.setup import check_obstacles, is_first_game
from tests.second_reading.what_the_fog import TraceError

Event = dict[str, Any]
SCENARIO = {"name": "made up", "targets": [], "levels": [{"name": "lost", "from": -999}, {"name": "home", "from": 0}]}


def options(**wanted: Any) -> Event:
    """The options of a plain game of three on the small board, except for those wanted otherwise."""
    plain: Event = {"players": 3, "board": "small", "level": "expert", "enhanced": True}
    plain |= {"chips": "white" if wanted.get("board") == "large" else "grey"}
    plain |= dict.fromkeys(("minimum_crew", "individual_points", "demanding"), False)
    plain |= dict.fromkeys(("hourglass", "teams", "fog_uncertainty"), None)
    return plain | {"scenario": SCENARIO if wanted.get("players") == 1 else None} | wanted


def tell(chosen: Event, seed: int, decisions: bool = True) -> list[Event]:
    """A whole game in which everybody more or less hurries to the boats."""
    chance, audit, lines = Random(seed), Audit(with_decisions=decisions), list[Event]()

    def line(kind: str, **fields: Any) -> None:
        lines.append({"type": kind} | fields)
        audit.play(json.loads(json.dumps(lines[-1])))

    colours = colours_of(chosen, chance)
    line(
        "game_started",
        game="escape",
        rules_version="1",
        seats=["a"] * chosen["players"],
        options=chosen,
        colours=colours,
    )
    line("beach_laid_out", **beach_of(chosen, chance))
    while audit.stage in ("select", "turn", "move", "fog"):
        position = audit.position
        if audit.stage == "turn":
            line("turn_started", colour=position.colour, mp=SOLO_MP[position.colour] if position.rules.solo else MP)
        elif audit.stage == "fog":
            line("fog_moved", **fog_of(audit))
        else:
            choices = audit.legal()
            if decisions and len(choices) > 1:
                line("decision", seat=audit.seat_of[position.colour], legal=sorted(choices))
            action = max(chance.choices(list(choices.values()), k=3), key=progress)
            if action.movement == "select":
                line("islander_selected", colour=position.colour, islander=action.islander)
            elif action.movement == "end":
                reason = "chosen" if len(choices) > 1 else "stuck" if position.mp else "spent"
                line("turn_ended", colour=position.colour, mp_left=position.mp, reason=reason)
            else:
                line("moved", **movement_of(audit, action))
    scores = score(audit.position, audit.counting, list(audit.seat_of))
    totals = [sum(fields.values()) for fields in scores.values()]
    solo = {"targets": 0} if audit.position.rules.solo else {}
    entries = zip(scores.items(), totals, strict=True)
    line(
        "game_scored",
        colours=[{"colour": colour, "total": total} | fields | solo for (colour, fields), total in entries],
    )
    level = {"level": "home" if totals[0] >= 0 else "lost"} if solo else {}
    line("game_ended", winners=[0] if solo else audit.winning_seats(), totals=totals, **level)
    return lines


def told(lines: list[Event]) -> list[str]:
    return [json.dumps(line) for line in lines]


def colours_of(chosen: Event, chance: Random) -> list[Event]:
    if chosen["players"] == 1:
        return [{"colour": tribe, "seat": 0} for tribe in BOATS[chosen["board"]]]
    number = 6 if chosen["demanding"] else max(chosen["players"], 4 if chosen["players"] == 2 else 0)
    first = chance.randrange(chosen["players"])
    return [{"colour": PLAYER_COLOURS[place], "seat": (first + place) % chosen["players"]} for place in range(number)]


def beach_of(chosen: Event, chance: Random) -> Event:
    board, players, solo = chosen["board"], 6 if chosen["demanding"] else chosen["players"], chosen["players"] == 1
    obstacles = obstacles_of(board, chance)
    chips = sorted(chips_of(board, chosen["chips"]).elements())
    if players == 3 and board == "small":  # §2.2
        for tribe in ("red", "blue"):
            chips.remove(chance.choice([chip for chip in chips if chip[:2] == (tribe, "tribal")]))
    chance.shuffle(chips)
    islanders: list[Event] = []
    for number, row in enumerate(ROWS[board]):
        free = [cell for cell in hexes_of(board, row) if cell not in obstacles]
        for cell in sorted(chance.sample(free, len(free) - EMPTY[board][number])):
            if chips:
                tribe, kind, icon = chips.pop()
                islanders.append({"islander": len(islanders), "tribe": tribe, "kind": kind, "icon": icon, "cell": cell})
    points = SOLO_POINTS if solo else [chance.choice(chip) for chip in AREA_CHIPS]
    fog = (0 if chosen["level"] == "expert" else 1) if solo else FOG_STARTS[board][players]
    deck = None
    if chosen["fog_uncertainty"]:
        deck = [card for card, times in FOG_CARDS[board, chosen["fog_uncertainty"]].items() for _ in range(times)]
        chance.shuffle(deck)
        deck = ["A"] * FOG_CARDS_ON_TOP[board][players] + deck
    area_points = FIRST_GAME_POINTS if is_first_game(chosen) else points
    laid: Event = {"obstacles": obstacles, "islanders": islanders, "area_points": area_points}
    return laid | {"fog": str(fog), "fog_deck": deck}


def obstacles_of(board: str, chance: Random) -> list[Cell]:
    while True:
        counts = zip(ROWS[board], OBSTACLES[board], strict=True)
        found = [cell for row, number in counts for cell in chance.sample(hexes_of(board, row), number)]
        try:
            check_obstacles(board, set(found))
        except TraceError:
            continue
        return found


def movement_of(audit: Audit, action: Action) -> Event:
    new, old = after(audit.position, action).bonus_of, audit.position.bonus_of
    who = action.islander
    return {
        "colour": audit.position.colour,
        "islander": who,
        "movement": action.movement,
        "enhanced": action.enhanced,
        "path": list(action.path),
        "cost": action.cost,
        "displaced": [{"islander": other, "cell": cell} for other, cell in action.displaced.items()],
        "chip": None if who in old else new.get(who),
    }


def fog_of(audit: Audit) -> Event:
    steps = FOG_STEPS[audit.fog_deck[0]] if audit.fog_deck else 1
    track = [*map(str, range(9, -1, -1)), *ROWS[audit.position.rules.board], "shore"]
    here = track.index(audit.position.fog)
    reached = track[here + 1 : here + 1 + steps]
    return {
        "steps": steps,
        "to": track[min(here + steps, len(track) - 1)],
        "lost": swallow(audit.position.copy(), reached),
    }


def progress(action: Action) -> float:
    """How far a movement brings the mover towards a seat."""
    return nearness(action.path[-1]) - nearness(action.path[0]) if len(action.path) > 1 else -0.5


def nearness(cell: Cell) -> int:
    if is_beach(cell):
        return -ROWS["large"][::-1].index(cell[0])
    if is_boat(cell):
        return 8 - ("ABCD".index(cell.split(":")[1][0]))
    return 1 + int(cell[3:]) if is_pier(cell) else 1
