"""The FOG — Escape from Paradise in the terminal; loaded only when it is drawn."""

from .board import BOARD

__all__ = ["BOARD"]
