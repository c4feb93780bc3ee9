"""The checks that every game must pass, for authors of games: `check_game` and its parts. Needs jsonschema."""

from .contract import Report, check_game, check_secrets, encode
from .words import missing_words

__all__ = ["Report", "check_game", "check_secrets", "encode", "missing_words"]
