"""All errors of the core, in one place.

    FoghornError            a code that never changes, a rule number where there is one, and the facts involved
    ├── Refused             a choice that cannot be taken
    │   ├── Unreadable      the text is no action of this game
    │   ├── Illegal         the rules do not allow it now
    │   └── Stale           it answers a question that is no longer open
    ├── BadOption           a game, option or player count that does not exist
    │   └── UnknownName     no game or bot of that name
    └── InvalidFile         a file that cannot be what it says it is; `line` tells where

`store/errors.py` and `server/errors.py` have the errors that only they raise.
Sentences are made where they are shown, from the Fluent message `refused-<code>` or `error-<code>`; `str` makes one.
"""

from __future__ import annotations

from copyreg import __newobj__  # type: ignore[attr-defined]  # what pickle itself makes objects with
from typing import Any, Self

import msgspec

from . import explaining

Fact = int | float | str


class Refusal(msgspec.Struct, frozen=True):
    """Why something was refused: the code of a sentence, the rule's number, and the facts that fill the sentence."""

    code: str
    rule: str | None = None
    facts: dict[str, Fact] = {}


class FoghornError(Exception):
    """The base of Foghorn's errors: `str` is a sentence, `refusal` has the code, the rule and the facts behind it."""

    sentence = ""  # in the reader's language, once it has been looked up

    def __init__(self, code: str, rule: str | None = None, /, **facts: Fact) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, rule, facts)

    @classmethod
    def of(cls, refusal: Refusal) -> Self:
        """Make the error for a refusal that was sent without it."""
        return cls(refusal.code, refusal.rule, **refusal.facts)

    def __str__(self) -> str:
        sentence = self.sentence or (explaining.explain(self) if explaining.explain is not None else "")
        if sentence:
            return sentence
        facts = ", ".join(f"{name} {fact}" for name, fact in self.refusal.facts.items())
        return f"{self.refusal.code} ({facts})" if facts else self.refusal.code

    def __reduce__(self) -> tuple[Any, ...]:
        # Errors are sent between processes with all their attributes.
        return __newobj__, (type(self), *self.args), self.__dict__

    def as_reason(self) -> dict[str, Fact]:
        """Return its code and facts, for another error that gives this one as its reason."""
        return {**self.refusal.facts, "reason": self.refusal.code}


class Refused(FoghornError):
    """A choice that cannot be taken; the table goes on as before."""


class Unreadable(Refused):
    """The text is no action of this game."""


class Illegal(Refused):
    """The rules do not allow it now."""


class Stale(Refused):
    """It answers a question that is no longer open."""


class BadOption(FoghornError):
    """A game, option, seat or player count that does not exist, or a bot's answer that is not one of its choices."""


class UnknownName(BadOption):
    """No game or bot of that name."""


class InvalidFile(FoghornError):
    """A file that cannot be what it says it is."""

    def __init__(self, code: str, line: int, rule: str | None = None, /, **facts: Fact) -> None:
        super().__init__(code, rule, **{**facts, "line": line})
        self.line = line


for public in (FoghornError, Refused, Unreadable, Illegal, Stale, BadOption, UnknownName, InvalidFile):
    public.__module__ = "foghorn"  # where users import it from, and how a traceback names it
