"""How an error becomes a sentence. The core has only codes; the library, which has the words, sets `explain`."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .errors import FoghornError

explain: Callable[[FoghornError], str] | None = None  # returns an empty string where it has no sentence
