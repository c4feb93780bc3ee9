"""WHAT the FOG?!: shape the week's weather and predict exactly how many days you will claim."""

from .game import GAME

__all__ = ["GAME"]
