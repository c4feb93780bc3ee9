"""Why not? Every refusal with a position in which it is given, its rule and its numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from foghorn.core.chance import Seeded
from foghorn.core.errors import Fact, Refusal, Unreadable
from foghorn.games.escape import GAME, explain
from foghorn.games.escape.actions import MOVE, SELECT, board, moves_of, run, shift
from foghorn.games.escape.constants import EAST, WEST
from foghorn.games.escape.explain import explain_action
from foghorn.games.escape.notation import parse_action
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.state import EscapeState
from foghorn.i18n.words import words_for

from .tables import Who, do, position, rule_set

Position = Callable[[], EscapeState]
REASONS: dict[str, tuple[Position, str | int, Refusal]] = {}

PLAIN = rule_set(enhanced=False)
FAMILY = rule_set(expert=False)
SOLO = rule_set(solo=("blue", "black", "red"))
MINE, THEIRS = Who(0), Who(1)
STRONG = Who(0, icon="endurance")
ELDER = Who(0, kind="elder", tribe="blue")


def reason(name: str, state: Position, action: str | int, code: str, rule: str, **facts: Fact) -> None:
    assert name not in REASONS
    REASONS[name] = state, action, Refusal(code, rule, facts)


def selecting() -> EscapeState:
    return GAME.start(EscapeOptions(players=3, board="small"), Seeded(1))


def one_taken() -> EscapeState:
    state = selecting()
    state.apply(state.turn(), int(SELECT))
    return state


def left_out() -> int:
    return next(each for each in range(32) if not selecting().in_play[each])


TAKEN = GAME.describe(one_taken())
TAKEN_CELL = next(cell for cell, there in TAKEN.standing.items() if there == [1])

reason("the game is over", lambda: position({}, phase="over", fog="shore"), 0, "game-over", "4.3")
reason("the hourglass is not for players", lambda: position({"C4": MINE}), "timeout", "only-the-clock", "10.1")
reason("a turn instead of a selection", selecting, "end", "now-select", "4.1")
reason("a chip that stayed in the box", selecting, int(SELECT) + left_out(), "no-such-islander", "4.1")
reason("taken by another", one_taken, int(SELECT), "already-taken", "4.1", cell=TAKEN_CELL, colour="white")
reason("a selection after it", lambda: position({"C4": MINE}), "select C4", "now-move", "4.1")
reason("nobody has that number", lambda: position({"C4": MINE}), moves_of(5) + run(EAST, 0), "no-such-islander", "4.3")
reason(
    "another's islander", lambda: position({"C4": THEIRS}), "run C4 C5", "not-yours", "4.2", cell="C4", colour="yellow"
)
reason("no points", lambda: position({"C4": MINE}, mp=0), "run C4 C5", "too-expensive", "4.2", cost=1, mp=0)
reason(
    "an enhanced push too many points",
    lambda: position({"C1": MINE, "C2": THEIRS, "C3": THEIRS, "C4": THEIRS}, mp=4),
    "push+ C1 C2",
    "too-expensive",
    "4.2",
    cost=5,
    mp=4,
)


def stopped_over() -> EscapeState:
    return do(position({"C3": Who(0, icon="jump"), "C4": THEIRS, "C5": THEIRS, "G3": MINE}), "jump+ C3 C4 C5")


def running_on() -> EscapeState:
    return do(position({"A4": MINE, "S4": [THEIRS, THEIRS], "G3": MINE}), "run A4 S4")


reason("the end after a stop-over", stopped_over, "end", "must-go-on", "5.1", cell="C5")
reason("somebody else after a stop-over", stopped_over, "run G3 G4", "must-go-on", "5.1", cell="C5")
reason("the end on a field with two", running_on, "end", "must-go-on", "6.3", cell="S4")
reason("somebody else while one runs on", running_on, "run G3 G4", "must-go-on", "6.3", cell="S4")
reason("a swap after a stop-over", stopped_over, "swap C5 C4", "second-is-plain", "5.1")
reason("enhanced again after a stop-over", stopped_over, "jump+ C5 C4 B4", "second-is-plain", "5.1")
reason(
    "enhanced movements are off",
    lambda: position({"C3": MINE, "C4": THEIRS}, rules=PLAIN),
    "jump+ C3 C4 B5",
    "no-enhanced",
    "5.1",
)
reason(
    "a stop-over without a point left",
    lambda: position({"C3": MINE, "C4": THEIRS, "C5": THEIRS}, mp=5),
    "jump+ C3 C4 C5",
    "cannot-go-on",
    "5.1",
    cell="C5",
    mp=0,
)
reason(
    "past two without the points",
    lambda: position({"A4": MINE, "S4": [THEIRS, THEIRS]}, mp=2),
    "run A4 S4",
    "cannot-run-on",
    "6.3",
    cell="S4",
    mp=1,
)

# Where a movement cannot end.
reason(
    "onto an obstacle", lambda: position({"C4": MINE}, obstacles=["C5"]), "run C4 C5", "obstacle-there", "5", cell="C5"
)
reason("onto somebody", lambda: position({"C4": MINE, "C5": THEIRS}), "run C4 C5", "somebody-there", "5", cell="C5")
reason("into the fog", lambda: position({"C4": MINE}, fog="D"), "run C4 D4", "row-in-the-fog", "4.3", row="D")
reason("into the woods", lambda: position({"D1": MINE}), moves_of(0) + run(WEST, 0), "woods", "1.4")
reason("off the board", lambda: position({"C1": MINE}), moves_of(0) + run(WEST, 0), "no-way", "1.4")

# Endurance (§5.2).
reason("no endurance", lambda: position({"C4": Who(0, spent=1)}), "endure C4 C5", "no-endurance", "5.2", cell="C4")
reason("nothing spent yet", lambda: position({"C4": STRONG}), "endure C4 C5", "endurance-first", "5.2", cell="C4")
reason(
    "endured already",
    lambda: do(position({"C4": STRONG}), "run C4 C5", "endure C5 C6"),
    "run C6 C7",
    "has-endured",
    "5.2",
    cell="C6",
)
reason(
    "endurance from under another",
    lambda: do(position({"A3": STRONG, "S4": MINE}), "run A3 S3", "run S4 S3"),
    "endure S3/1 S2",
    "endurance-under",
    "5.2",
    cell="S3/1",
)
reason(
    "endurance past two",
    lambda: do(position({"B4": STRONG, "S4": [THEIRS, THEIRS]}), "run B4 A4"),
    "endure A4 S4",
    "endurance-past",
    "5.2",
    cell="S4",
)

# Bumps (§6.4).
reason("nobody passed", lambda: position({"S4": MINE}), "run S4 S3 bump S5", "nobody-to-bump", "6.4")
reason("bump to the field one goes to", running_on, "run S4 S3 bump S3", "bump-blocked", "6.4", cell="S3")
reason("bump in solo play", lambda: position({"S4": Who(0)}, rules=SOLO), "run S4 S3 bump S5", "no-bump-alone", "9.3")

# On the beach (§5).
reason("swap with nobody", lambda: position({"C4": MINE}), "swap C4 C5", "nobody-there", "5", cell="C5")
reason(
    "push onto the shore's people",
    lambda: position({"A4": MINE, "S4": THEIRS}),
    "push A4 S4",
    "not-with-the-shore",
    "5.3",
    cell="S4",
)
reason(
    "nothing behind the pushed",
    lambda: position({"C6": MINE, "C7": THEIRS}),
    "push C6 C7",
    "push-blocked",
    "5",
    cell="C7",
)
reason(
    "three are pushed only enhanced",
    lambda: position({"C1": MINE, "C2": THEIRS, "C3": THEIRS, "C4": THEIRS}),
    "push C1 C2",
    "push-three",
    "5.1",
)
reason(
    "one is pushed without enhancement",
    lambda: position({"C1": MINE, "C2": THEIRS}),
    "push+ C1 C2",
    "plain-will-do",
    "5.1",
)
reason(
    "a squeeze needs two", lambda: position({"C4": MINE, "B4": THEIRS}), "squeeze C4 A4", "squeeze-open", "5", cell="B5"
)
reason(
    "a squeeze to a free hex is plain",
    lambda: position({"C4": MINE, "B4": THEIRS, "B5": THEIRS}),
    "squeeze+ C4 A4",
    "plain-will-do",
    "5.1",
)
reason("cross nothing", lambda: position({"C4": MINE}), "cross C4 B4 A4", "no-obstacle", "5", cell="B4")
reason(
    "a plain cross onto somebody",
    lambda: position({"C4": MINE, "A4": THEIRS}, obstacles=["B4"]),
    "cross C4 B4 A4",
    "somebody-there",
    "5",
    cell="A4",
)
reason("family level", lambda: position({"C3": MINE, "C4": THEIRS}, rules=FAMILY), "jump C3 C4 C5", "no-jump", "10.7")
reason(
    "an angled jump onto the shore",
    lambda: position({"B4": MINE, "A4": THEIRS}),
    "jump+ B4 A4 S4",
    "stop-on-the-beach",
    "5.1",
)
reason(
    "swap on the shore",
    lambda: position({"S4": MINE}),
    int(MOVE) + 50,
    "only-on-the-beach",
    "6.1",
    wanted="swap",
)

# Boats (§7).
reason("a boat from the beach", lambda: position({"A4": MINE}), moves_of(0) + board(0, 0, 0), "boat-too-far", "7.2")
reason("no boat on that side", lambda: position({"P1.1": MINE}), moves_of(0) + board(0, 0, 0), "boat-too-far", "7.2")
reason(
    "no such place in that boat", lambda: position({"P3.1": MINE}), moves_of(0) + board(0, 11, 0), "boat-too-far", "7.2"
)
reason("a seat from the shore", lambda: position({"S2": MINE}), "board S2 blue:B1", "only-the-stern", "7.2")
reason(
    "a full stern",
    lambda: position({"S2": MINE, "blue:D": [THEIRS] * 3}),
    "board S2 blue:D",
    "stern-full",
    "7.1",
    cell="blue:D",
    room=3,
)
reason(
    "a seat for others",
    lambda: position({"P2.3": ELDER}),
    "board P2.3 blue:A2",
    "seat-for-others",
    "7.1",
    cell="blue:A2",
    kind="chief",
)
reason(
    "a taken seat",
    lambda: position({"P2.3": Who(0, kind="elder"), "blue:A3": Who(1, kind="elder")}),
    "board P2.3 blue:A3",
    "place-taken",
    "7.4",
    cell="blue:A3",
)
reason(
    "driving off with another seat free",
    lambda: position({"P2.3": ELDER, "blue:A1": Who(1, kind="elder")}),
    "board P2.3 blue:A1",
    "other-place-free",
    "7.4",
    cell="blue:A1",
)
reason("leaving a boat", lambda: position({"blue:B1": MINE}), moves_of(0) + run(EAST, 0), "stays-aboard", "7.3")
reason("a shift outside", lambda: position({"P2.3": MINE}), moves_of(0) + shift(0), "not-in-a-boat", "7.3")
reason("a shift to where one is", lambda: position({"blue:B1": MINE}), "shift blue:B1 blue:B1", "no-such-place", "7.3")


@pytest.mark.parametrize("name", REASONS)
def test_a_refusal_names_the_rule_and_the_numbers(name: str) -> None:
    build, action, expected = REASONS[name]
    state = build()
    number = action if isinstance(action, int) else parse_action(state, action)
    assert explain_action(state, max(state.turn(), 0), number) == expected


def test_another_seat_is_told_whose_turn_it_is() -> None:
    """§4.2"""
    state = position({"C4": MINE})
    assert explain_action(state, 1, parse_action(state, "end")) == Refusal("not-your-turn", "4.2", {"seat": 1})


def test_a_legal_action_needs_no_reason() -> None:
    state = running_on()
    assert all(explain_action(state, 0, action) is None for action in state.legal(0))


def test_every_code_has_a_position() -> None:
    source = Path(explain.__file__).read_text("utf-8")
    codes = set(re.findall(r'(?:Refusal\(|_at\(\w+, \w+, )"([a-z-]+)"', source)) | {"obstacle-there", "somebody-there"}
    assert codes == {expected.code for _, _, expected in REASONS.values()} | {"not-your-turn"}


SENTENCES = {
    "squeeze C4 A4": "Squeeze needs both hexes blocked; B5 is open. (§5)",
    "jump C4 B4 A3": "That costs 3 MP; you have 2. (§4.2)",
    "swap C4 D4": "Never backward: from C4, D4 lies towards the fog. Only Run goes back. (§5)",
    "run C4 D4": "Row D is in the fog. (§4.3)",
}


@pytest.mark.parametrize("text", SENTENCES)
def test_a_reason_reads_like_what_somebody_at_the_table_would_say(text: str) -> None:
    state = position({"C4": MINE, "B4": THEIRS}, fog="D", mp=2)
    try:
        refusal = explain_action(state, 0, parse_action(state, text))
    except Unreadable as unreadable:
        refusal = unreadable.refusal
    assert refusal is not None
    assert words_for("en", "escape").refusal(refusal) == SENTENCES[text]
