"""The FOG — Escape from Paradise: everyone to the boats before the fog."""

from .game import GAME

__all__ = ["GAME"]
