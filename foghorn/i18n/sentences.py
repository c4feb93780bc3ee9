"""Turn an error into a sentence for a person, with the reason in it and the rule's number where there is one."""

from __future__ import annotations

from ..core.errors import Fact, FoghornError, Refused
from ..core.game import game_keys
from .words import DEFAULT, words_for

LONGEST = 200  # characters of a typed text that a message repeats
GAMES = "foghorn.games."


def sentence_of(error: FoghornError, language: str = DEFAULT, game: str | None = None) -> str:
    """Say what went wrong, in the words of a game, of the shell or of any game that has them; empty if none has."""
    facts = {name: shortened(fact) for name, fact in error.refusal.facts.items()}
    if "line" in facts:
        facts["line"] = str(facts["line"])  # line numbers have no thousands separator
    for fact in facts.keys() & {"reason", "detail"}:
        if isinstance(error.__cause__, FoghornError):
            facts[fact] = sentence_of(error.__cause__, language, game).rstrip(".")
    kinds = ("refused", "error") if isinstance(error, Refused) else ("error", "refused")
    for key in _places(error, game):
        words = words_for(language, key)
        for kind in kinds:
            if sentence := words.sentence(f"{kind}-{error.refusal.code}", **facts):
                return f"{sentence} (§{error.refusal.rule})" if error.refusal.rule else sentence
    return ""


def _places(error: FoghornError, game: str | None) -> list[str | None]:
    """List where to look for words: the given game or the one that raised the error, the shell, then all games."""
    keys = game_keys()
    found = [game] if game in keys else [key for key in keys if key == _raised_in(error)]
    return [*found, None, *keys]


def _raised_in(error: FoghornError) -> str:
    """Return the key of the game in whose code an error was raised; empty if it was raised elsewhere."""
    trace, found = error.__traceback__, ""
    while trace is not None:
        module = trace.tb_frame.f_globals.get("__name__", "")
        found = module.removeprefix(GAMES).split(".")[0].replace("_", "-") if module.startswith(GAMES) else found
        trace = trace.tb_next
    return found


def shortened(fact: Fact) -> Fact:
    """Cut out the middle of a typed text that is too long for the sentence."""
    if not isinstance(fact, str) or len(fact) <= LONGEST:
        return fact
    return f"{fact[: LONGEST // 2]}…{fact[-LONGEST // 2 :]}"
