"""The lines of a trace of Escape from Paradise: which there are, which rule each answers to, what each must hold."""

from __future__ import annotations

from typing import Any

from tests.second_reading.escape.box import AREAS, BOATS, ICON_LETTERS, KINDS

GAME = "escape"

# What each event answers to: the stage of the game it belongs to, and its rule.
EVENTS = {
    "game_started": ("game", "§3.1"),
    "beach_laid_out": ("beach", "§3.2"),
    "islander_selected": ("select", "§4.1"),
    "turn_started": ("turn", "§4.2"),
    "moved": ("move", "§5"),
    "turn_ended": ("move", "§4.2"),
    "fog_moved": ("fog", "§4.3"),
    "game_scored": ("score", "§8"),
    "game_ended": ("end", "§8.6"),
}
RULE_OF_STAGE = dict(EVENTS.values()) | {"move": "§4.2", "over": "§8.6"}

# Where to look when an action is missing or too much.
RULE_OF_VERB = {
    "select": "§4.1",
    "run": "§5 Run, §6",
    "swap": "§5 Swap",
    "push": "§5 Push",
    "push+": "§5 Push, §5.1",
    "squeeze": "§5 Squeeze",
    "squeeze+": "§5 Squeeze, §5.1",
    "cross": "§5 Cross",
    "cross+": "§5 Cross, §5.1",
    "jump": "§5 Jump",
    "jump+": "§5 Jump, §5.1",
    "endure": "§5.2",
    "board": "§7",
    "shift": "§7.3",
    "end": "§4.2",
}

MOVEMENTS = ("run", "swap", "push", "squeeze", "cross", "jump", "endurance", "board", "shift")
REASONS = ("chosen", "spent", "stuck", "timeout")
ANYTHING = (dict, list, str, int, float, bool, None)

TEAMS = {"groups": [[int]], "goal": ("total", "lowest")}
SCENARIO = {
    "name": str,
    "targets": [{"target": ANYTHING, "points": int}],
    "levels": [{"name": str, "from": int}],
}
OPTIONS = {
    "players": range(1, 7),
    "board": ("large", "small"),
    "level": ("family", "expert"),
    "enhanced": bool,
    "chips": ("white", "grey"),
    "minimum_crew": bool,
    "individual_points": bool,
    "hourglass": (None, 60, 40),
    "teams": (None, TEAMS),
    "demanding": bool,
    "fog_uncertainty": (None, "ab", "abc"),
    "scenario": (None, SCENARIO),
}
ISLANDER = {"islander": int, "tribe": BOATS["large"], "kind": KINDS, "icon": tuple(ICON_LETTERS.values()), "cell": str}
SCORE = dict.fromkeys(("own_boat", "missing", "areas", "lost", "bonus", "crew", "total"), int)

SHAPES: dict[str, dict[str, Any]] = {
    "game_started": {
        "game": GAME,
        "rules_version": (str, int),
        "seats": [str],
        "options": OPTIONS,
        "colours": [{"colour": str, "seat": int}],
    },
    "beach_laid_out": {
        "obstacles": [str],
        "islanders": [ISLANDER],
        "area_points": (None, [int, len(AREAS)]),
        "fog": str,
        "fog_deck": (None, [("A", "B", "C")]),
    },
    "islander_selected": {"colour": str, "islander": int},
    "turn_started": {"colour": str, "mp": int},
    "moved": {
        "colour": str,
        "islander": int,
        "movement": MOVEMENTS,
        "enhanced": bool,
        "path": [str],
        "cost": int,
        "displaced": [{"islander": int, "cell": str}],
        "chip": (None, int),
    },
    "turn_ended": {"colour": str, "mp_left": int, "reason": REASONS},
    "fog_moved": {"steps": range(3), "to": str, "lost": [int]},
    "game_scored": {"colours": [{"colour": str} | SCORE]},
    "game_ended": {"winners": [int], "totals": [int]},
    "decision": {"seat": int, "legal": [str]},
}
