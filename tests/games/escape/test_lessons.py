"""The lessons: whoever follows one does the movement it is about, on a position that the box allows."""

from __future__ import annotations

import msgspec
import pytest

from foghorn.core.entry import Chosen, Entry
from foghorn.core.errors import InvalidFile, UnknownName
from foghorn.core.game import game_of, read_options
from foghorn.core.lesson import Lesson, lesson_of, lesson_with, lessons_of, read_lesson
from foghorn.core.record import Heading, LessonDeal, Record, SeededDeal, heading_of, open_table, replay, trace_of
from foghorn.core.table import Table
from foghorn.games.escape.events import Moved
from foghorn.games.escape.view import EscapeView
from foghorn.i18n.words import LANGUAGES, words_for

GAME = game_of("escape")
LESSONS = lessons_of("escape")
SHORT = [lesson for lesson in LESSONS if lesson.position is not None]
MOVEMENTS = ["run", "swap", "push", "squeeze", "cross", "jump", "enhanced", "endurance", "shore", "boats"]


def heading(lesson: Lesson) -> Heading:
    deal = SeededDeal(lesson.seed) if lesson.position is None else LessonDeal(lesson.name, lesson.seed)
    return heading_of(GAME, read_options(GAME, lesson.options), ["Ada", "Bo", "Cas"], deal)


def begun(lesson: Lesson) -> Table:
    return open_table(heading(lesson))


def entries_of(actions: list[str]) -> list[Entry]:
    return [Entry.of(seq, f"m{seq}", 0, Chosen(action), float(seq)) for seq, action in enumerate(actions, start=1)]


def followed(lesson: Lesson) -> list[Moved]:
    """What happens to whoever follows a lesson; each suggestion must be legal in its turn."""
    table = begun(lesson)
    told = [event for entry in entries_of(lesson.suggested) for event in table.fold(entry)]
    return [event for event in told if isinstance(event, Moved)]


def does(goal: str, moved: Moved) -> bool:
    to = moved.path[-1]
    claims = {
        "enhanced": moved.enhanced,
        "go-on": not moved.enhanced,
        "shore": to.startswith("S"),
        "pier": to.startswith("P"),
        "drive-off": moved.movement == "board" and any(":" in each.cell for each in moved.displaced),
    }
    return claims.get(goal, moved.movement == goal)


def seen(lesson: Lesson) -> EscapeView:
    view: EscapeView = GAME.view(begun(lesson).state, 0)
    return view


def test_there_is_one_for_each_movement_and_then_a_first_game() -> None:
    assert [lesson.name for lesson in LESSONS] == [*MOVEMENTS, "first-game"]


def test_a_table_is_known_by_its_lessons_seed() -> None:
    assert len({lesson.seed for lesson in LESSONS}) == len(LESSONS)
    assert all(lesson_with("escape", lesson.seed) is lesson for lesson in LESSONS)


@pytest.mark.parametrize("lesson", SHORT, ids=lambda lesson: lesson.name)
def test_following_a_lesson_does_what_it_claims(lesson: Lesson) -> None:
    moved = followed(lesson)
    assert len(moved) == len(lesson.goals)
    assert all(does(goal, each) for goal, each in zip(lesson.goals, moved, strict=True)), moved


@pytest.mark.parametrize("lesson", SHORT, ids=lambda lesson: lesson.name)
def test_a_lessons_position_is_small_and_the_learners_turn(lesson: Lesson) -> None:
    view = seen(lesson)
    assert (view.board, view.phase, view.waiting, view.active) == ("small", "move", [0], "orange")
    assert 2 <= len(view.islanders) <= 8
    assert {each.colour for each in view.islanders} <= {"orange", "yellow", "white"}
    assert any(each.colour == "orange" for each in view.islanders)


@pytest.mark.parametrize("lesson", SHORT, ids=lambda lesson: lesson.name)
def test_who_is_taught_a_movement_has_its_icon_and_pays_less(lesson: Lesson) -> None:
    icons = {"push", "squeeze", "cross", "jump", "endurance"}
    movement = next((goal for goal in reversed(lesson.goals) if goal in icons), None)
    if movement is None:
        return
    mover = next(each for each in seen(lesson).islanders if each.islander == followed(lesson)[-1].islander)
    assert mover.icon == movement
    assert followed(lesson)[-1].cost == (0 if movement == "endurance" else 2)


@pytest.mark.parametrize("lesson", SHORT, ids=lambda lesson: lesson.name)
def test_a_lesson_is_written_down_and_replayed_like_any_game(lesson: Lesson) -> None:
    written = msgspec.json.encode(Record(heading(lesson), entries_of([*lesson.suggested, "end"])))
    record = msgspec.json.decode(written, type=Record)
    assert replay(record).seq == len(lesson.suggested) + 1
    assert trace_of(record).count(b'"moved"') == len(lesson.goals)


def test_a_seat_that_is_taken_in_the_drawing_has_its_bonus_chip() -> None:
    view = seen(lesson_of("escape", "boats"))
    seated = next(each for each in view.islanders if each.cell == "blue:C3")
    assert seated.chip == 5
    assert view.boats[0].chips == [4, 3, 2, 1]


def test_the_first_game_is_dealt_for_a_family() -> None:
    lesson = lesson_of("escape", "first-game")
    view = seen(lesson)
    assert (view.phase, view.level, view.options.enhanced, len(view.islanders)) == ("select", "family", False, 30)
    assert (lesson.goals, lesson.suggested) == ([], [])


WRONG = {
    "a row that is too long": 'beach = "C bSc*"',
    "a chip that the box does not have": 'beach = "C ... ... ... gSc* ... ... ..."',
    "the same chip twice": 'beach = "C ... ... bSc* bSc ... ... ..."',
    "a field that does not exist": 'beach = ""\nat_the_water = { S9 = ["bSc*"] }',
    "something nobody knows": 'beach = ""\nwind = 3',
    "no TOML at all": "beach =",
}


@pytest.mark.parametrize("drawn", WRONG.values(), ids=WRONG.keys())
def test_a_position_that_cannot_be_is_refused(drawn: str) -> None:
    text = f'seed = 1\n[options]\nplayers = 3\nboard = "small"\n[position]\n{drawn}\n'
    with pytest.raises(InvalidFile, match="drawn"):
        read_lesson("escape", "drawn", text)


def test_a_lesson_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName, match="dance"):
        lesson_of("escape", "dance")


GOALS = {"en": "The goal:", "nl": "Het doel:", "fr": "Le but", "de": "Das Ziel:"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_states_its_goal_before_anything_else(language: str) -> None:
    words = words_for(language, "escape")
    for lesson in LESSONS:
        first = f"lesson-{lesson.name}-1" if lesson.goals else f"lesson-{lesson.name}-goal"
        assert words.say(first).startswith(GOALS[language]), first
