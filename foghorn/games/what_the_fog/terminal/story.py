"""What happened in WHAT the FOG?!, told in sentences of one line each."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET
from rich.cells import cell_len

from ....core.event import ChoiceMade, Event, GameStarted, Undone
from ....i18n.words import Words
from ....terminal.paper import LINE, ROOMS, fitted, joined, shorten, tidy
from ..events import (
    CardsDiscarded,
    CardsOpened,
    CardsRevealed,
    CardSwapped,
    DaysClaimed,
    GameEnded,
    Predicted,
    Rebuilt,
    RoundScored,
    RoundStarted,
    TokenPicked,
    TokenPlaced,
    TokensReturned,
)
from ..view import Claim
from .paint import TIMES, counted


def outcome(winners: Sequence[int], totals: Sequence[int], words: Words, names: Sequence[str]) -> str:
    """Say who won, with how many points, and whether it took a tie-break (§6)."""
    best = totals[winners[0]]
    if len(winners) > 1:
        message = "event-game-ended-shared"
    elif list(totals).count(best) > 1:
        message = "event-game-ended-tie-break"
    else:
        message = "event-game-ended"
    return fitted(
        lambda short: words.say(message, names=joined([short[seat] for seat in winners], words), points=best), names
    )


def tell(event: Event, words: Words, names: Sequence[str]) -> list[str]:
    """Tell an event as it was shown to a seat; nothing if another event of the same moment says it."""
    names = [shorten(name, ROOMS[0]) for name in tidy(names)]
    match event:
        case GameStarted():
            return [fitted(lambda short: words.say("event-game-started", names=joined(short, words)), names)]
        case ChoiceMade():
            return [words.say("event-choice-made", name=names[event.seat])]
        case Undone():
            return [words.say("event-undone", name=names[event.seat])]
        case RoundStarted():
            started = words.say(
                "event-round-started", round=event.round, days=len(event.days), name=names[event.starter]
            )
            return [started]
        case TokensReturned():
            said = words.say("event-tokens-returned", name=names[event.seat], symbol=event.symbol)
            return [said, *_rebuilt(event.rebuilt, event.pile_sizes, words)]
        case TokenPicked():
            said = words.say("event-token-picked", name=names[event.seat], symbol=event.symbol, pile=event.pile)
            return [said, *_rebuilt(event.rebuilt, event.pile_sizes, words)]
        case TokenPlaced():
            time = words.say(f"time-{TIMES[event.part - 1]}")
            name = names[event.seat]
            return [words.say("event-token-placed", name=name, symbol=event.symbol, day=event.day, time=time)]
        case CardSwapped():
            return _swapped(event, words, names)
        case Predicted():
            message = "event-predicted-advance" if event.advanced else "event-predicted-pass"
            return [words.say(message, name=names[event.seat], arrow=event.arrow)]
        case CardsRevealed() | CardsDiscarded() | CardsOpened() | DaysClaimed() | RoundScored() | GameEnded():
            return _tell_joint(event, words, names)
    return []


def _tell_joint(event: Event, words: Words, names: Sequence[str]) -> list[str]:
    """Tell what concerns all players at once."""
    match event:
        case CardsRevealed():
            return [
                words.say("event-cards-revealed", name=names[seat], symbol=card)
                for seat, card in enumerate(event.cards)
                if card is not None
            ]
        case CardsDiscarded():
            known = [
                words.say("event-cards-discarded-known", name=names[seat], symbol=card)
                for seat, card in enumerate(event.cards)
                if card is not None
            ]
            return known if len(known) > 1 else [words.say("event-cards-discarded"), *known]
        case CardsOpened():
            return [_opened(names[seat], cards, words) for seat, cards in enumerate(event.cards)]
        case DaysClaimed():
            return [_claimed(claim, words, names) for claim in event.days]
        case RoundScored():
            return [
                words.say(
                    "event-round-scored",
                    name=name,
                    prediction=event.predictions[seat],
                    claimed=event.claimed[seat],
                    points=event.points[seat],
                    total=event.totals[seat],
                )
                for seat, name in enumerate(names)
            ]
        case GameEnded():
            return [outcome(event.winners, event.totals, words, names)]
    return []


def _rebuilt(rebuilt: Sequence[Rebuilt], sizes: Sequence[int], words: Words) -> list[str]:
    return [words.say("event-pile-rebuilt", pile=each.pile, count=sizes[each.pile - 1]) for each in rebuilt]


def _swapped(event: CardSwapped, words: Words, names: Sequence[str]) -> list[str]:
    name = names[event.seat]
    if event.drawn is UNSET:
        said = words.say("event-card-swapped", name=name, symbol=event.discarded)
    else:
        said = words.say("event-card-swapped-drawn", name=name, symbol=event.discarded, drawn=event.drawn)
    return [said, words.say("event-deck-reshuffled")] if event.reshuffled else [said]


def _opened(name: str, cards: Sequence[str], words: Words) -> str:
    """Name all cards; by short names if the line would be too long."""
    if not cards:
        return words.say("event-cards-opened-none", name=name)
    sentence = ""
    for family in ("word", "short"):
        groups = [f"{count} {words.say(f'{family}-{symbol}')}" for symbol, count in counted(cards)]
        sentence = words.say("event-cards-opened", name=name, cards=", ".join(groups))
        if cell_len(sentence) <= LINE:
            break
    return sentence


def _claimed(claim: Claim, words: Words, names: Sequence[str]) -> str:
    if not claim.claimed_by:
        return words.say("event-days-claimed-nobody", day=claim.day)
    weights = sorted(enumerate(claim.influence), key=lambda seat: -seat[1])

    def sentence(short: Sequence[str]) -> str:
        rest = ", ".join(f"{short[seat]} {weight}" for seat, weight in weights if seat not in claim.claimed_by)
        return words.say(
            "event-days-claimed",
            day=claim.day,
            names=joined([short[seat] for seat in claim.claimed_by], words),
            count=len(claim.claimed_by),
            influence=max(claim.influence),
            rest=f" ({rest})" if rest else "",
        )

    return fitted(sentence, names)
