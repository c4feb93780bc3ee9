"""What every game's reasons for a hint are held to: sentences in every language, and numbers in their right form."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from foghorn.bots.bot import bot_of, default_bot
from foghorn.core.action import Actions, legal_actions
from foghorn.core.chance import Seeded
from foghorn.core.game import AnyGame, Options
from foghorn.core.question import HintReason
from foghorn.core.state import State
from foghorn.i18n.words import Words, catalogues, vocabulary

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
# What must not be counted by one, and what must not be counted by two.
SEVERAL = (
    "points|days|rounds|tokens|seats|times|Punkte|Tage|Runden|Sitze|Leute|Male|jours|manches|jetons|sièges|insulaires"
)
SEVERAL += "|punten|dagen|rondes|plaatsen|fiches"
SINGLE = "point|day|round|token|seat|Punkt|Tag|Runde|Sitz|Person|jour|manche|jeton|siège|insulaire"
SINGLE += "|punt|dag|ronde|plaats|fiche"


def decisions(game: AnyGame, options: Options, seed: int) -> Iterator[tuple[State, int, Actions, int]]:
    """Let the usual bot play a game; yield each position, who chooses, from what, and what it will choose."""
    state, bot, number = game.start(options, Seeded(seed)), bot_of(default_bot(game), game), 0
    while not state.over():
        seat = state.waiting()[0]
        choices = legal_actions(game, state, seat)
        action = bot.choose(game, state, seat, Seeded(seed, number + 1))
        if len(choices) > 1:
            yield state.clone(Seeded(0)), seat, choices, int(action)
        state.apply(seat, action)
        number += 1


def codes_of(game: AnyGame) -> set[str]:
    """The reasons that a game has sentences for."""
    text = "\n".join(catalogues("en", game.meta.key)[-1:])
    return set(re.findall(r"^reason-([a-z-]+) =", text, re.MULTILINE))


@cache
def words_alone(language: str, key: str) -> Words:
    """A language with no English behind it."""
    return Words(language, catalogues(language, key), vocabulary(key))


def ill_said(game: AnyGame, language: str, reasons: Iterable[HintReason]) -> list[str]:
    """Sentences that are missing, have a hole in them, or count by one what are several and the other way round."""
    words, wrong = words_alone(language, game.meta.key), []
    for reason in reasons:
        numbers = {name for name, fact in reason.facts.items() if not isinstance(fact, str) and name != "seat"}
        for number in (None, 1, 2):
            facts = reason.facts if number is None else {**reason.facts, **dict.fromkeys(numbers, number)}
            said = words.reason(HintReason(reason.code, facts), NAMES)
            ill_counted = re.search(rf"\b1 ({SEVERAL})\b|\b2 ({SINGLE})\b", said) if number is not None else None
            if said == f"reason-{reason.code}" or "{" in said or "$" in said or "  " in said or ill_counted:
                wrong.append(f"{reason.code}: {said}")
    return wrong
