"""What is in the box of The FOG — Escape from Paradise, typed in from the numbered rules."""

from __future__ import annotations

from collections import Counter

Chip = tuple[str, str, str]  # tribe, kind, icon
Seat = tuple[str, str]  # kind, and L, M or R

# --- §1 The place -------------------------------------------------------------------------------------------

SHORE = "S"
ROWS = {"large": "KJIHGFEDCBA", "small": "IHGFEDCBA"}  # §1.1: from the fog to the sea

# §1.3: by row, in the order of ROWS; the shore comes last.
WIDTHS = {"large": (7, 8, 7, 8, 9, 10, 11, 10, 11, 12, 11, 12), "small": (5, 6, 5, 6, 7, 6, 7, 8, 7, 8)}
OBSTACLES = {"large": (2, 3, 2, 3, 3, 3, 3, 3, 3, 3, 2), "small": (1, 2, 2, 2, 2, 2, 2, 1, 1)}
EMPTY = {"large": (1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3), "small": (1, 1, 1, 1, 1, 1, 1, 1, 2)}

WOODS_ROWS = {"large": "ID", "small": "GD"}  # §1.4
BOATS = {"large": ("green", "blue", "black", "red", "purple"), "small": ("blue", "black", "red")}  # §1.5
PIERS = {"large": 6, "small": 4}
PIER_FIELDS = 3

# §1.6: the seats of areas A, B and C; the stern is for three.
LARGE_BOAT: dict[str, list[Seat]] = {
    "A": [("elder", "L"), ("chief", "M"), ("elder", "R")],
    "B": [("sailor", "L"), ("sailor", "R"), ("warrior", "L"), ("warrior", "R")],
    "C": [("tribal", "L"), ("sailor", "M"), ("warrior", "M"), ("tribal", "R")],
}
MEDIUM_BOAT: dict[str, list[Seat]] = {
    "A": [("elder", "L"), ("chief", "M"), ("elder", "R")],
    "B": [("sailor", "L"), ("warrior", "M"), ("sailor", "R")],
    "C": [("tribal", "L"), ("warrior", "M"), ("tribal", "R")],
}
SMALL_BOAT: dict[str, list[Seat]] = {
    "A": [("chief", "M")],
    "B": [("sailor", "L"), ("warrior", "R")],
    "C": [("tribal", "L"), ("tribal", "R")],
}
SEATS = {"green": LARGE_BOAT, "purple": LARGE_BOAT, "blue": MEDIUM_BOAT, "red": MEDIUM_BOAT, "black": SMALL_BOAT}
STERN = 3
AREAS = "ABCD"
MINIMUM_CREW = {"green": (2, 3), "purple": (2, 3), "blue": (2, 2), "red": (2, 2), "black": (1, 1)}
PRINTED_POINTS = {
    "green": (6, 4, 4, 2),
    "purple": (6, 5, 3, 1),
    "blue": (5, 5, 3, 2),
    "red": (5, 4, 4, 2),
    "black": (6, 5, 4, 1),
}

# §1.7: what a lost islander costs, by the row it was lost on.
LOST_POINTS = dict.fromkeys("KJIH", 3) | dict.fromkeys("GFE", 2) | dict.fromkeys("DCBA", 1) | {SHORE: 1}

# --- §2 The people ------------------------------------------------------------------------------------------

KINDS = ("chief", "elder", "sailor", "warrior", "tribal")
ICON_LETTERS = {"p": "push", "s": "squeeze", "c": "cross", "j": "jump", "a": "all-rounder", "e": "endurance"}

# §2.3: chief | elders | sailors | warriors | tribal members
ICONS = {
    "white": {
        "green": "a|sce|pjse|ppjc|sa",
        "purple": "a|cje|scje|ppjc|sa",
        "blue": "e|asj|pce|pjc|sa",
        "red": "e|acp|sje|pcj|sa",
        "black": "a|e|sc|pj|ae",
    },
    "grey": {
        "blue": "p|sea|cja|spe|jc",
        "red": "j|esa|pac|jse|pc",
        "black": "e|a|jp|cs|ea",
    },
}


def chips_of(board: str, chips: str) -> Counter[Chip]:
    """§2.2, §2.3: every islander chip that belongs to a board."""
    found: Counter[Chip] = Counter()
    for tribe in BOATS[board]:
        for kind, letters in zip(KINDS, ICONS[chips][tribe].split("|"), strict=True):
            found.update((tribe, kind, ICON_LETTERS[letter]) for letter in letters)
    return found


# --- §3 Setup -----------------------------------------------------------------------------------------------

PLAYER_COLOURS = ("orange", "yellow", "white", "pink", "teal", "brown")
AREA_CHIPS = ((6, 5), (5, 4), (4, 3), (2, 1))  # §3.3
FIRST_GAME_POINTS = [6, 5, 4, 2]
SOLO_POINTS = [5, 4, 3, 1]  # §9.2
BONUS_CHIPS = (5, 4, 3, 2, 1)  # §3.4
FOG_STARTS = {"large": {2: 4, 3: 6, 4: 4, 5: 2, 6: 1}, "small": {2: 1, 3: 2, 4: 1}}  # §3.5

MP = 7  # §4.2
SOLO_MP = {"green": 10, "purple": 10, "blue": 9, "red": 9, "black": 7}  # §9.1

# §10.6: how far the fog goes, the cards shuffled, and how many A lie on top of them.
FOG_STEPS = {"A": 1, "B": 2, "C": 0}
FOG_CARDS = {
    ("large", "ab"): {"A": 6, "B": 2},
    ("large", "abc"): {"A": 4, "B": 2, "C": 2},
    ("small", "ab"): {"A": 5, "B": 2},
    ("small", "abc"): {"A": 3, "B": 2, "C": 2},
}
FOG_CARDS_ON_TOP = {"large": {2: 6, 3: 8, 4: 6, 5: 4, 6: 3}, "small": {2: 2, 3: 3, 4: 2}}
