"""How an error becomes a sentence. The core has codes and no words; the library, which has them, sets `explain`."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .errors import FoghornError

explain: Callable[[FoghornError], str] | None = None  # gives an empty text where it has no sentence
