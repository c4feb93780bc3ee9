"""The names of things, as traces and notation spell them; their order is their number inside the kernel."""

from __future__ import annotations

from typing import Literal

Tribe = Literal["green", "blue", "black", "red", "purple"]
Kind = Literal["chief", "elder", "sailor", "warrior", "tribal"]
Icon = Literal["push", "squeeze", "cross", "jump", "all-rounder", "endurance"]
Colour = Literal["orange", "yellow", "white", "pink", "teal", "brown", "green", "blue", "black", "red", "purple"]
Size = Literal["large", "small"]

TRIBES: tuple[Tribe, ...] = ("green", "blue", "black", "red", "purple")
KINDS: tuple[Kind, ...] = ("chief", "elder", "sailor", "warrior", "tribal")
ICONS: tuple[Icon, ...] = ("push", "squeeze", "cross", "jump", "all-rounder", "endurance")
COLOURS: tuple[Colour, ...] = ("orange", "yellow", "white", "pink", "teal", "brown")
AREA_NAMES = "ABCD"
SIDES = "LMR"
ICON_LETTERS = "pscjae"
