"""Lighthouse: a tiny third game, proof that a folder is enough.

Everyone has a secret number of matches. In turn each climbs one or two steps, until the stairs have been climbed
`length` times; then the matches are shown, and steps plus matches decide.
"""

from .game import GAME

__all__ = ["GAME"]
