"""The lesson: whoever follows it meets everything that a round has, predicts exactly and scores."""

from __future__ import annotations

import pytest

from foghorn.core.chance import Seeded
from foghorn.core.errors import UnknownName
from foghorn.core.game import game_of, read_options
from foghorn.core.lesson import Lesson, lesson_of, lessons_of
from foghorn.games.what_the_fog.aid import leads_of
from foghorn.games.what_the_fog.state import WhatTheFogState
from foghorn.games.what_the_fog.view import view_of

GAME = game_of("what-the-fog")


def book() -> Lesson:
    return lesson_of("what-the-fog")


def dealt() -> WhatTheFogState:
    state: WhatTheFogState = GAME.start(read_options(GAME, book().options), Seeded(book().seed))
    return state


def play(state: WhatTheFogState, pages: dict[int, list[str]]) -> list[str]:
    """Follow the book until a page is full; the choices of seat 0, each of which must be legal."""
    chosen: list[str] = []
    while pages[state.waiting()[0]]:
        seat = state.waiting()[0]
        text = pages[seat].pop(0)
        action = GAME.parse(state, text)
        assert action in state.legal(seat), f"seat {seat}: {text} after {chosen}"
        if seat == 0:
            chosen.append(text)
        state.apply(seat, action)
    return chosen


def test_the_line_can_be_played_and_ends_with_round_1() -> None:
    state, lesson = dealt(), book()
    pages = {0: [*lesson.suggested], **{seat: [*script] for seat, script in lesson.bots.items()}}
    assert play(state, pages) == lesson.suggested
    assert not any(pages.values()), f"left over: {pages}"
    assert view_of(state, 0).round == 2


def test_the_learner_predicts_exactly_claims_three_days_and_scores() -> None:
    state, lesson = dealt(), book()
    play(state, {0: [*lesson.suggested], **{seat: [*script] for seat, script in lesson.bots.items()}})
    view = view_of(state, 0)
    sheet = view.players[0].sheet[0]
    assert (sheet.prediction, sheet.claimed, sheet.points) == (3, 3, 4)
    assert view.last_round is not None
    assert [claim.claimed_by for claim in view.last_round.claims] == [[0], [1], [0], [0]]


def test_the_first_turns_bring_a_swap_a_reveal_and_a_prediction() -> None:
    assert view_of(dealt(), 0).active == 0
    kinds = [text.split()[0] for text in book().suggested]
    assert kinds[:7] == ["pick", "place", "swap", "pick", "place", "reveal", "pass"]
    assert "advance" in kinds
    assert kinds[-1] == "discard"


def test_the_learner_advances_for_a_day_exactly_when_it_sees_itself_lead_it() -> None:
    state, lesson = dealt(), book()
    pages = {0: [*lesson.suggested], **{seat: [*script] for seat, script in lesson.bots.items()}}
    closed: set[int] = set()
    predictions = 0
    while view_of(state, 0).round == 1:
        seat, view = state.waiting()[0], view_of(state, 0)
        text = pages[seat].pop(0)
        if seat == 0 and view.phase == "predict":
            (day,) = {day.day for day in view.days if len(day.tokens) == 4} - closed
            closed.add(day)
            assert (text == "advance") == (leads_of([view])[0][day - 1].leaders == [0])
            predictions += 1
        state.apply(seat, GAME.parse(state, text))
    assert predictions == 4


def test_a_game_without_a_lesson_has_none() -> None:
    assert lessons_of("lighthouse") == ()
    with pytest.raises(UnknownName):
        lesson_of("lighthouse")
