"""The contract every game passes. `check_game` plays whole games and raises `AssertionError` at the first breach.

Every game terminates; it replays to equal bytes; clones share nothing; notation round-trips; a waiting seat always has
a legal action; every refusal is explained, in words that exist; what can be taken back draws nothing; views fit their
published schema; and secrets stay secret: at each decision the hidden part is replaced by another that a seat cannot
distinguish, and its view, observation, legal actions, explanations, the answers to its questions, the reasons of a hint
and the events it is told next do not change by a byte.
"""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from typing import Any

import msgspec
from jsonschema import Draft202012Validator

from ..core.audit import audit
from ..core.chance import Chance, Seeded
from ..core.entry import Chosen, Entry
from ..core.errors import Refusal, Refused, Unreadable
from ..core.event import Event, GameEnd
from ..core.game import AnyGame, Options, View
from ..core.observation import observation_of
from ..core.question import HintReason, Question
from ..core.record import Record, SeededDeal, encode_line, heading_of, trace_lines, trace_of
from ..core.state import State
from ..core.table import Table
from .words import missing_words

Encoded = tuple[bytes, ...]
MOST_ASKED = 200
SCHEMA_EVERY = 3  # decisions between checks of a view, which are slow; the onlookers take turns
ASK_EVERY = 20  # decisions between questions, which are slow, too


class Counting(Chance):
    """Passes on another chance's draws and counts them."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.count = 0

    def below(self, n: int) -> int:
        self.count += 1
        return self.source.below(n)


class Report(msgspec.Struct):
    """What a check has covered, so that a test can demand that it covered enough."""

    decisions: int = 0
    worlds: int = 0
    events_compared: Counter[str] = msgspec.field(default_factory=Counter)
    answers_compared: Counter[str] = msgspec.field(default_factory=Counter)
    refusals: dict[str, Refusal] = {}  # by code
    reasons: dict[str, HintReason] = {}  # by code


def check_game(
    game: AnyGame, options: Options, seed: int, limit: int = 20_000, worlds: int = 1, report: Report | None = None
) -> Report:
    """Play one game at random, checking the contract at every decision."""
    report = report or Report()
    deal, draws = SeededDeal(seed), Counting(Seeded(seed))
    seats = [f"seat {seat + 1}" for seat in range(options.players)]
    table = Table(game, options, draws, seats)
    choose, ask, entries = Seeded(seed, 1), Seeded(seed, 2), list[Entry]()
    told = table.opening
    lines = [encode_line(event) for event in table.opening]
    check_nonsense(game, table.state, report)
    schema, onlookers = view_checker(game), cycle((*range(options.players), None))
    while not table.state.over():
        assert table.seq < limit, f"no end after {limit} decisions"
        waiting = table.state.waiting()
        seat = waiting[choose.below(len(waiting))]
        legal = table.state.legal(seat)
        assert legal, f"seat {seat} is waiting and may do nothing"
        assert len(set(legal)) == len(legal), f"legal of seat {seat}: {legal}"
        check_waiting(game, table.state)
        check_notation(game, table.state, seat)
        check_explanations(game, table.state, report)
        action = legal[choose.below(len(legal))]
        check_clone(game, table.state, seat, action)
        for onlooker in range(options.players):
            check_secrets(game, options, table.state, onlooker, seat, action, choose, worlds, report)
        if table.seq % ASK_EVERY == 0:
            check_answers(game, options, table.state, seat, ask, report)
            check_reasons(game, options, table.state, seat, action, ask, report)
        if table.seq % SCHEMA_EVERY == 0:
            schema(game.view(table.state, next(onlookers)))
        before, drawn = table.state, draws.count
        proposal = table.propose(seat, Chosen(game.text(before, action), "bot"))
        entries.append(proposal.entry(f"m{table.seq}", 0.0))
        told = table.accept(proposal)
        assert table.can_undo(seat) <= (draws.count == drawn), "what can be taken back must not draw"
        lines += trace_lines(table.game, table.take_settled(), decisions=True)
        report.decisions += 1
    schema(game.view(table.state, None))
    check_end(table, told)
    record = Record(heading_of(game, options, seats, deal), entries)
    trace = b"".join(lines)
    assert trace_of(record, decisions=True) == trace, "the record replays to other bytes"
    audit(trace.splitlines(keepends=True))
    missing = missing_words(game, report.refusals.values(), report.reasons.values())
    assert not missing, f"words are missing: {', '.join(missing)}"
    return report


def view_checker(game: AnyGame) -> Any:
    """Make a function that checks a view, and its aid, against the game's published JSON schemas."""
    validator = Draft202012Validator(msgspec.json.schema(game.view_type))
    aid_validator = Draft202012Validator(msgspec.json.schema(game.aid_type))

    def check(view: Any) -> None:
        # In the form a client receives: a tuple is an array only in JSON.
        validator.validate(msgspec.json.decode(encode(view)))
        aid_validator.validate(msgspec.json.decode(encode(game.aids([view])[0])))

    return check


def check_waiting(game: AnyGame, state: State) -> None:
    """Check that every view shows who must choose, and the round in a game that counts them."""
    views: list[View] = game.views(state, (*range(len(state.scores())), None))
    for view in views:
        assert view.waiting == state.waiting(), f"seat {view.seat} sees others waiting"
        assert view.round is None or view.round >= 0


def check_notation(game: AnyGame, state: State, seat: int) -> None:
    """Check that the notation of every legal action is read as that action."""
    for action in state.legal(seat):
        text = game.text(state, action)
        assert game.parse(state, text) == action, f"{text!r} is read as another action"
        assert 0 <= action < game.meta.actions


def check_nonsense(game: AnyGame, state: State, report: Report) -> None:
    """Check that text which is no action is refused as unreadable."""
    for text in ("", "?", "no such action"):
        try:
            game.parse(state, text)
        except Unreadable as error:
            report.refusals[error.refusal.code] = error.refusal
        else:
            raise AssertionError(f"{text!r} is read as an action")


def check_explanations(game: AnyGame, state: State, report: Report) -> None:
    """Check that an action is refused with a reason exactly when it is not legal."""
    for seat in range(len(state.scores())):
        legal = set(state.legal(seat))
        assert bool(legal) == (seat in state.waiting())
        for action in askable(game, state, seat):
            refusal = game.explain(state, seat, action)
            assert (refusal is not None) == (action not in legal), f"seat {seat}, action {action}"
            if refusal is not None:
                report.refusals[refusal.code] = refusal


def askable(game: AnyGame, state: State, seat: int) -> list[int]:
    """List actions to ask about: all of them, or a regular sample in a large game, and always the legal ones."""
    legal = state.legal(seat)
    step = 1 + game.meta.actions // MOST_ASKED
    return [*legal, *range(len(legal) % step, game.meta.actions, step)]


def check_clone(game: AnyGame, state: State, seat: int, action: int) -> None:
    """Check that playing on a clone does not change the original, and that equal clones play equally."""
    before = encode(game.describe(state))
    first, second = state.clone(Seeded(7)), state.clone(Seeded(7))
    assert encode(game.describe(first)) == before, "a clone differs from its original"
    first.apply(seat, action)
    assert encode(game.describe(state)) == before, "a clone shares something with its original"
    second.apply(seat, action)
    assert encode(game.describe(first)) == encode(game.describe(second))


def check_secrets(
    game: AnyGame,
    options: Options,
    state: State,
    onlooker: int,
    seat: int,
    action: int,
    chance: Chance,
    worlds: int,
    report: Report,
) -> None:
    """Replace what the onlooker cannot know, and check that nothing it is shown changes.

    An action may reveal something hidden (the next token, a card turned up). Then the worlds may differ, and only those
    that still look the same afterwards are compared: events tell no more than the views before and after do. Where
    several choose at once, another choice that looks the same must be told in the same way.
    """
    view = game.view(state, onlooker)
    known = knowledge(game, state, onlooker)
    after = state.clone(Seeded(11))
    after.apply(seat, action)
    told = told_to(game, game.events(state, seat, action, after), onlooker)
    seen = encode(game.view(after, onlooker))
    for _ in range(worlds):
        other = game.sample(options, view, chance)
        assert knowledge(game, other, onlooker) == known, f"seat {onlooker} can tell two worlds apart"
        report.worlds += 1
        legal = other.legal(seat)
        assert action in legal or seat != onlooker
        alike = [action] if action in legal else []
        if seat != onlooker and len(state.waiting()) > 1:
            alike += [each for each in legal if each != action][:1]
        for each in alike:
            later = other.clone(Seeded(11))
            later.apply(seat, each)
            if encode(game.view(later, onlooker)) == seen:
                other_told = told_to(game, game.events(other, seat, each, later), onlooker)
                assert other_told == told, f"seat {onlooker} is told more than it may know: {told} {other_told}"
                report.events_compared[game.text(state, action).split()[0]] += 1


def knowledge(game: AnyGame, state: State, seat: int) -> Encoded:
    """Return all that a seat can ask for: its view and observation, its legal actions, and why others are not legal."""
    reasons = [game.explain(state, seat, action) for action in askable(game, state, seat)]
    observed = bytes(observation_of(game, state, seat)) if game.observation else b""
    return encode(game.view(state, seat)), observed, encode(state.legal(seat)), encode(reasons)


def check_answers(game: AnyGame, options: Options, state: State, seat: int, chance: Chance, report: Report) -> None:
    """Check that a seat's questions change nothing, and that worlds it cannot distinguish have the same answers."""
    other, before = game.sample(options, game.view(state, seat), chance), encode(game.describe(state))
    examples = list(game.examples(state, seat))
    for kind in dict.fromkeys(map(type, examples)):
        alike = [each for each in examples if type(each) is kind]
        question = alike[chance.below(len(alike))]
        answer = answer_to(game, state, seat, question, report)
        assert answer == answer_to(game, other, seat, question, report), f"{question} can tell two worlds apart"
        report.answers_compared[type(question).__name__] += 1
    assert encode(game.describe(state)) == before, "a question changed the position"


def check_reasons(
    game: AnyGame, options: Options, state: State, seat: int, action: int, chance: Chance, report: Report
) -> None:
    """Check that the reasons for a choice change nothing, and are the same in all worlds that look the same."""
    view, before = game.view(state, seat), encode(game.describe(state))
    reasons = list(game.reasons(view, action))
    other = game.view(game.sample(options, view, chance), seat)
    assert list(game.reasons(other, action)) == reasons, f"the reasons for {action} can tell two worlds apart"
    assert encode(game.describe(state)) == before, "a reason changed the position"
    report.reasons |= {reason.code: reason for reason in reasons}


def answer_to(game: AnyGame, state: State, seat: int, question: Question, report: Report) -> bytes:
    """Encode the answer to a question, which must be of its published type, or the refusal to answer it."""
    try:
        answer = game.answer(state, seat, question)
    except Refused as error:
        report.refusals[error.refusal.code] = error.refusal
        return encode(error.refusal)
    assert type(answer) is game.questions[type(question)], f"{question} is answered with {type(answer).__name__}"
    return encode(answer)


def told_to(game: AnyGame, events: list[Event], seat: int | None) -> Encoded:
    """Encode events as one seat is told them."""
    return tuple(encode(game.shown(event, seat)) for event in events)


def check_end(table: Table, told: list[Event]) -> None:
    """Check that after the end there is a winner, as the last event says, and no seat has a choice."""
    state = table.state
    ended = told[-1]
    assert isinstance(ended, GameEnd), f"{ended} is no end of a game"
    assert ended.winners == state.winners(), "the last event names other winners"
    assert ended.totals
    check_waiting(table.game, state)
    assert state.waiting() == []
    assert state.turn() == -1
    assert state.winners()
    assert all(not state.legal(seat) for seat in range(len(state.scores())))


def encode(value: object) -> bytes:
    """Encode a value as canonical bytes, for comparing."""
    return msgspec.json.encode(value)
