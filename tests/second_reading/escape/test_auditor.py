"""The checker of traces accepts whole games, whatever their options, and rejects every damaged line."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.second_reading.escape.auditor import Audit, complaints, decisions
from tests.second_reading.escape.legal import legal
from tests.second_reading.escape.storyteller import options, tell, told
from tests.second_reading.what_the_fog import TraceError

Event = dict[str, Any]
Change = Callable[[Event], None]

GAMES = {
    "three": options(fog_uncertainty="abc"),
    "family": options(players=4, level="family", chips="white", hourglass=60),
    "two": options(players=2, enhanced=False, individual_points=True, minimum_crew=True),
    "solo": options(players=1),
    "teams": options(players=4, teams={"groups": [[0, 2], [1, 3]], "goal": "lowest"}),
    "demanding": options(players=2, board="large", demanding=True),
}


@cache
def story(name: str) -> list[Event]:
    return tell(GAMES[name], seed=1, decisions=name in ("three", "solo"))


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_accepted(name: str) -> None:
    assert complaints(told(story(name))) == []


def test_more_types_and_fields_are_ignored() -> None:
    lines = [line | {"more": 1} for line in story("solo")]
    assert complaints(told([{"type": "weather"}, *lines, {"type": "weather"}])) == []


def test_several_games_in_one_trace_are_checked_one_by_one() -> None:
    broken = story("solo")[:-1]
    found = complaints(told(story("solo") + broken + story("solo")))
    assert len(found) == 1
    assert found[0].startswith(f"line {len(story('solo') + broken)}: §8.6: ")


def test_a_trace_that_breaks_off_is_rejected_wherever_it_does() -> None:
    lines = story("three")
    for length in range(1, 40):
        assert complaints(told(lines[:length])) != []


def test_nothing_is_no_trace() -> None:
    assert complaints([]) == ["line 1: §3.1: there is no game"]
    assert complaints(["{"]) == ["line 1: trace: not a JSON object with a type"]


def test_a_decision_left_out_is_noticed_unless_it_was_forced() -> None:
    lines = list(story("three"))
    lines.remove(first("three", "decision", lambda line: "select" in line["legal"][0]))
    assert "no decision line" in complaints(told(lines))[0]


def test_the_positions_of_a_trace_can_be_compared_one_by_one() -> None:
    compared = [sorted(legal(position)) == listed for _, position, listed in decisions(told(story("solo")))]
    assert len(compared) > 50
    assert all(compared)


def test_the_command_says_where_and_why(tmp_path: Path) -> None:
    file = tmp_path / "trace.jsonl"
    file.write_text("\n".join(told(story("solo"))))
    command = [sys.executable, "-m", "tests.second_reading.escape", str(file)]
    praise = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (praise.returncode, praise.stdout.split()[:2]) == (0, ["1", "games,"])
    assert subprocess.run([*command, "--quiet"], capture_output=True, text=True, check=True).stdout == ""
    file.write_text("\n".join(told(story("solo")[:5])))
    blame = subprocess.run([*command, "--quiet"], capture_output=True, text=True, check=False)
    assert (blame.returncode, blame.stdout.split(":")[0]) == (1, "line 5")


# --- Timeouts (§10.1): no story has one ---


def test_a_timeout_takes_back_a_movement_that_must_go_on() -> None:
    lines = [line for line in story("three") if line["type"] != "decision"]
    where = next(
        place
        for place, line in enumerate(lines)
        if line["type"] == "moved" and line["enhanced"] and line["movement"] != "push"
    )
    mp_before = mp_at(lines, where)
    ended = {"type": "turn_ended", "colour": lines[where]["colour"], "mp_left": mp_before, "reason": "timeout"}
    lines[0] = lines[0] | {"options": lines[0]["options"] | {"hourglass": 40}}
    audit = reader(lines[: where + 1])
    audit.play(ended)
    assert audit.position.cell_of(lines[where]["islander"]) == lines[where]["path"][0]
    with pytest.raises(TraceError, match="MP are left"):
        reader(lines[: where + 1]).play(ended | {"mp_left": mp_before - lines[where]["cost"]})
    with pytest.raises(TraceError, match="cannot end now"):
        reader(lines[: where + 1]).play(ended | {"reason": "chosen"})


def mp_at(lines: list[Event], where: int) -> int:
    return reader(lines[:where]).position.mp


def reader(lines: list[Event]) -> Audit:
    audit = Audit(with_decisions=False)
    for line in lines:
        audit.play(copy.deepcopy(line))
    return audit


# --- Damage ---


def first(name: str, kind: str, which: Callable[[Event], bool] = lambda _: True) -> Event:
    return next(line for line in story(name) if line["type"] == kind and which(line))


def change(field: str, alter: Callable[[Any], Any]) -> Change:
    def altered(line: Event) -> None:
        before = copy.deepcopy(line[field])
        line[field] = alter(line[field])
        assert line[field] != before, "nothing was changed"

    return altered


def first_entry(field: str, inner: str, alter: Callable[[Any], Any]) -> Change:
    return lambda line: change(inner, alter)(line[field][0])


def plus_one(number: int) -> int:
    return number + 1


def option(name: str, value: Any) -> Change:
    return lambda line: line["options"].update({name: value})


def swap_first_two(items: list[Any]) -> list[Any]:
    return [items[1], items[0], *items[2:]]


def other_colour(colour: str) -> str:
    return "yellow" if colour == "orange" else "orange"


def of(movement: str, enhanced: bool = False) -> Callable[[Event], bool]:
    return lambda line: line["movement"] == movement and line["enhanced"] == enhanced


def displacing(line: Event) -> bool:
    return bool(line["displaced"])


def with_chip(line: Event) -> bool:
    return line["chip"] is not None


Damage = tuple[str, str, Callable[[Event], bool], Change]  # which game, which line, and what is done to it


def anything(_: Event) -> bool:
    return True


DAMAGE: dict[str, Damage] = {
    "another game": ("three", "game_started", anything, change("game", lambda _: "chess")),
    "too few names": ("three", "game_started", anything, change("seats", lambda names: names[1:])),
    "too many players for the board": ("three", "game_started", anything, option("players", 5)),
    "grey chips on the large board": ("demanding", "game_started", anything, option("chips", "grey")),
    "the other chips": ("three", "game_started", anything, option("chips", "white")),
    "demanding on the small board": ("two", "game_started", anything, option("demanding", True)),
    "a scenario for three": ("three", "game_started", anything, option("scenario", GAMES["solo"]["scenario"])),
    "no scenario": ("solo", "game_started", anything, option("scenario", None)),
    "fog cards in solo play": ("solo", "game_started", anything, option("fog_uncertainty", "ab")),
    "other fog cards": ("three", "game_started", anything, option("fog_uncertainty", "ab")),
    "neighbours in a team": (
        "teams",
        "game_started",
        anything,
        option("teams", {"groups": [[0, 1], [2, 3]], "goal": "total"}),
    ),
    "a first game with enhanced movements": ("three", "game_started", anything, option("first_game", True)),
    "a colour too few": ("three", "game_started", anything, change("colours", lambda colours: colours[1:])),
    "colours out of order": ("three", "game_started", anything, change("colours", swap_first_two)),
    "a tribe's name for a colour": (
        "three",
        "game_started",
        anything,
        first_entry("colours", "colour", lambda _: "red"),
    ),
    "tribes out of order": ("solo", "game_started", anything, change("colours", swap_first_two)),
    "an obstacle missing": ("three", "beach_laid_out", anything, change("obstacles", lambda cells: cells[1:])),
    "an obstacle on an islander": (
        "three",
        "beach_laid_out",
        anything,
        lambda line: line["obstacles"].__setitem__(0, line["islanders"][0]["cell"]),
    ),
    "an obstacle in the sea": (
        "three",
        "beach_laid_out",
        anything,
        change("obstacles", lambda cells: [*cells[:-1], "S1"]),
    ),
    "an islander missing": ("three", "beach_laid_out", anything, change("islanders", lambda people: people[1:])),
    "a number twice": ("three", "beach_laid_out", anything, first_entry("islanders", "islander", plus_one)),
    "a chip that is not in the box": (
        "three",
        "beach_laid_out",
        anything,
        lambda line: line["islanders"][0].update(kind="chief", icon="jump", tribe="black"),
    ),
    "area points of no chip": ("three", "beach_laid_out", anything, change("area_points", lambda _: [6, 6, 4, 2])),
    "area points of the solo game": ("solo", "beach_laid_out", anything, change("area_points", lambda _: [6, 5, 4, 2])),
    "the fog elsewhere": ("three", "beach_laid_out", anything, change("fog", lambda _: "1")),
    "the solo fog elsewhere": ("solo", "beach_laid_out", anything, change("fog", lambda _: "1")),
    "no fog deck": ("three", "beach_laid_out", anything, change("fog_deck", lambda _: None)),
    "a fog deck upside down": ("three", "beach_laid_out", anything, change("fog_deck", lambda deck: deck[::-1])),
    "another colour selects": ("three", "islander_selected", anything, change("colour", other_colour)),
    "nobody is selected": ("three", "islander_selected", anything, change("islander", lambda _: 99)),
    "a choice missing": ("three", "decision", anything, change("legal", lambda legal: legal[1:])),
    "a choice too many": ("three", "decision", anything, change("legal", lambda legal: [*legal, "end"])),
    "a choice twice": ("three", "decision", anything, change("legal", lambda legal: [*legal, legal[0]])),
    "another seat is asked": ("three", "decision", anything, change("seat", lambda seat: (seat + 1) % 3)),
    "a movement missing": (
        "solo",
        "decision",
        lambda line: "end" in line["legal"],
        change("legal", lambda legal: legal[:-1]),
    ),
    "another turn": ("three", "turn_started", anything, change("colour", other_colour)),
    "a point too many": ("three", "turn_started", anything, change("mp", plus_one)),
    "a point too many in solo play": ("solo", "turn_started", anything, change("mp", plus_one)),
    "another colour moves": ("three", "moved", anything, change("colour", other_colour)),
    "another islander moves": ("three", "moved", anything, change("islander", lambda who: (who + 1) % 30)),
    "another price": ("three", "moved", anything, change("cost", plus_one)),
    "a longer step": ("three", "moved", of("run"), change("path", lambda path: [path[0], "P1.3"])),
    "from elsewhere": ("three", "moved", of("run"), change("path", lambda path: ["I1", path[1]])),
    "a plain one called enhanced": ("three", "moved", of("run"), change("enhanced", lambda _: True)),
    "an enhanced one called plain": ("three", "moved", of("push", True), change("enhanced", lambda _: False)),
    "a stop-over called plain": ("three", "moved", of("cross", True), change("enhanced", lambda _: False)),
    "the crossed hex left out": ("three", "moved", of("cross"), change("path", lambda path: [path[0], path[2]])),
    "another movement": ("three", "moved", of("run"), change("movement", lambda _: "swap")),
    "nobody swapped": ("three", "moved", of("swap"), change("displaced", lambda _: [])),
    "pushed elsewhere": ("three", "moved", of("push"), first_entry("displaced", "cell", lambda _: "A1")),
    "somebody displaced by a run": (
        "three",
        "moved",
        of("run"),
        change("displaced", lambda _: [{"islander": 1, "cell": "A1"}]),
    ),
    "displaced twice": ("three", "moved", displacing, change("displaced", lambda people: people + people)),
    "another chip": ("three", "moved", with_chip, change("chip", lambda chip: chip - 1)),
    "no chip": ("three", "moved", with_chip, change("chip", lambda _: None)),
    "a chip for running": ("three", "moved", of("run"), change("chip", lambda _: 5)),
    "a chip in solo play": ("solo", "moved", of("board"), change("chip", lambda _: 5)),
    "points left over": ("three", "turn_ended", anything, change("mp_left", plus_one)),
    "another colour ends": ("three", "turn_ended", anything, change("colour", other_colour)),
    "another reason": (
        "three",
        "turn_ended",
        anything,
        change("reason", lambda reason: "spent" if reason == "chosen" else "chosen"),
    ),
    "a timeout without hourglass": ("three", "turn_ended", anything, change("reason", lambda _: "timeout")),
    "the fog runs": ("three", "fog_moved", lambda line: line["steps"] == 1, change("steps", plus_one)),
    "the fog stays": ("three", "fog_moved", lambda line: line["steps"] > 0, change("to", lambda _: "9")),
    "somebody escapes the fog": (
        "three",
        "fog_moved",
        lambda line: len(line["lost"]) > 0,
        change("lost", lambda lost: lost[1:]),
    ),
    "a colour unscored": ("three", "game_scored", anything, change("colours", lambda colours: colours[1:])),
    **{
        f"another {field}": ("three", "game_scored", anything, first_entry("colours", field, plus_one))
        for field in ("own_boat", "missing", "areas", "lost", "bonus", "crew", "total")
    },
    "other falls": ("solo", "game_scored", anything, first_entry("colours", "falls", plus_one)),
    "targets that give points": ("solo", "game_scored", anything, first_entry("colours", "targets", plus_one)),
    "missed targets that do not count": (
        "solo",
        "game_scored",
        anything,
        first_entry("colours", "targets", lambda _: -5),
    ),
    "other totals": ("three", "game_ended", anything, change("totals", lambda totals: totals[::-1])),
    "other winners": ("three", "game_ended", anything, change("winners", lambda seats: [(seats[0] + 1) % 3])),
    "the other team": ("teams", "game_ended", anything, change("winners", lambda seats: [1 - seats[0], 3 - seats[0]])),
    "another level": ("solo", "game_ended", anything, change("level", lambda _: "paradise")),
}


@cache
def reader_before(name: str, where: int) -> Audit:
    lines = story(name)
    return reader([line for line in lines[:where] if line["type"] != "decision"])


def damaged(name: str, where: int, alter: Change) -> str | None:
    """What the reader says about a story with one line altered."""
    audit = copy.deepcopy(reader_before(name, where))
    lines = [json.loads(json.dumps(line)) for line in story(name)[where:]]
    alter(lines[0])
    for line in lines:
        try:
            audit.play(line)
        except TraceError as complaint:
            return str(complaint)
    return None


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_line_is_rejected_with_its_rule(damage: str) -> None:
    name, kind, which, alter = DAMAGE[damage]
    where = next(place for place, line in enumerate(story(name)) if line["type"] == kind and which(line))
    complaint = damaged(name, where, alter)
    assert complaint is not None
    assert complaint.startswith("§") or "twice" in complaint


@pytest.mark.parametrize("name", ["three", "solo"])
def test_a_line_left_out_is_noticed(name: str) -> None:
    lines = [line for line in story(name) if line["type"] != "decision"]
    kinds = ("islander_selected", "turn_started", "moved", "turn_ended", "fog_moved", "game_scored")
    for kind in kinds:
        where = next((place for place, line in enumerate(lines) if line["type"] == kind), None)
        if where is not None:
            assert complaints(told(lines[:where] + lines[where + 1 :])) != [], kind
