"""Messages that a game lacks: it can be played without them, but players will read a bare code or another language."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.errors import Refusal
from ..core.game import AnyGame
from ..core.question import HintReason
from ..i18n.words import DEFAULT, LANGUAGES, own_messages, words_for


def missing_words(game: AnyGame, refusals: Iterable[Refusal] = (), reasons: Iterable[HintReason] = ()) -> list[str]:
    """List every message that a language of the game lacks, and every refusal or reason that has no message at all.

    A language without a catalogue of the game does not count as lacking any; there the whole game is in English.
    """
    key = game.meta.key
    english = own_messages(DEFAULT, key) or []
    missing = [
        f"{language}.ftl: {name}"
        for language in LANGUAGES
        if (own := own_messages(language, key)) is not None
        for name in english
        if name not in own
    ]
    words = words_for(DEFAULT, key)
    names = {f"refused-{refusal.code}": refusal.facts for refusal in refusals}
    names |= {f"reason-{reason.code}": {**reason.facts, "name": ""} for reason in reasons}
    return missing + [
        f"{DEFAULT}.ftl: {name}" for name, facts in names.items() if words.sentence(name, **facts) is None
    ]
