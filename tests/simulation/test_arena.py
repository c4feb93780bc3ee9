"""An arena: every seat equally often, results that add up in a file, and a file that is held to what is played."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from msgspec.structs import replace

from foghorn.core import files
from foghorn.core.errors import BadOption, InvalidFile
from foghorn.core.game import game_of
from foghorn.simulation.arena import Arena
from foghorn.simulation.cells import Cell, goals_of, pairs, read_goals
from foghorn.simulation.ledger import Ledger
from foghorn.simulation.series import seats_of
from foghorn.simulation.workers import Here

GAME = game_of("what-the-fog")


def arena(path: Path | None, games: int = 4, bots: tuple[str, ...] = ("steady", "random"), seed: int = 3) -> Arena:
    cells = pairs(GAME, bots, {"players": 2}, games)
    return Arena(GAME, cells, Ledger(GAME, seed, path))


def played(at: Arena, most: int | None = None) -> Arena:
    """Play what is missing, or so many games of it."""
    new = 0
    for part, batch in at.play(workers=Here()):
        new += at.take(part, batch)
        if new == most:
            break
    at.save()
    return at


def without_times(path: Path) -> list[bytes]:
    return [line for line in path.read_bytes().splitlines() if not line.startswith(b'{"times"')]


def test_two_play_each_pair_once_and_more_players_each_bot_alone_among_each_other() -> None:
    two = pairs(GAME, ["random", "easy", "steady"], {"players": 2}, 5)
    assert [(cell.bot, cell.rival) for cell in two] == [("random", "easy"), ("random", "steady"), ("easy", "steady")]
    four = pairs(GAME, ["random", "easy"], {"players": 4}, 5)
    assert [(cell.bot, cell.rival, cell.games) for cell in four] == [("random", "easy", 8), ("easy", "random", 8)]
    assert {cell.games for cell in two} == {6}, "everybody has every seat equally often"


def test_the_bot_of_a_cell_has_every_seat_equally_often() -> None:
    (cell, _) = pairs(GAME, ["random", "easy"], {"players": 4}, 8)
    seats = [seats_of(cell.series(GAME, 1), 4, number).index("random") for number in range(cell.games)]
    assert seats == [0, 1, 2, 3] * 2


@pytest.mark.parametrize(
    ("bots", "code"),
    [(["random"], "arena-two-bots"), (["random", "easy", "random"], "arena-bot-twice"), ([], "arena-two-bots")],
)
def test_an_arena_needs_different_bots(bots: list[str], code: str) -> None:
    with pytest.raises(BadOption) as raised:
        pairs(GAME, bots, {"players": 2}, 4)
    assert raised.value.refusal.code == code


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadOption) as raised:
        arena(None, bots=("steady", "nobody"))
    assert raised.value.refusal.code == "unknown-bot"


def test_games_add_up_to_the_same_file_in_one_sitting_or_several(tmp_path: Path) -> None:
    once, often = tmp_path / "once", tmp_path / "often"
    played(arena(once, 10))
    played(arena(often, 4), most=3)
    played(arena(often, 4))
    assert len(without_times(often)) == 2 + 4
    played(arena(often, 10))
    assert without_times(often) == without_times(once)
    assert len(without_times(once)) == 2 + 10
    assert arena(often, 10).missing == 0
    assert list(arena(often, 4).play()) == [], "nothing is played again that is there"


def test_a_bot_more_leaves_the_games_of_the_others(tmp_path: Path) -> None:
    path = tmp_path / "results"
    played(arena(path, 4))
    before = without_times(path)
    more = arena(path, 4, ("steady", "random", "easy"))
    assert more.missing == 8
    played(more)
    assert without_times(path)[: len(before)] == before
    assert [cell.games for cell in more.cells] == [4, 4, 4]
    assert more.missing == 0


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seed": 4}, "arena-other-seed"),
        ({"rules_version": 99}, "arena-other-rules"),
        ({"game": "lighthouse"}, "arena-other-game"),
    ],
)
def test_results_of_another_arena_are_refused(tmp_path: Path, change: dict[str, object], code: str) -> None:
    path = tmp_path / "results"
    played(arena(path))
    heading, *lines = path.read_bytes().splitlines()
    changed = {**msgspec.json.decode(heading), **change}
    path.write_bytes(b"\n".join([msgspec.json.encode(changed), *lines]))
    with pytest.raises(BadOption) as raised:
        arena(path)
    assert raised.value.refusal.code == code


def test_results_of_other_bots_or_options_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results"
    played(arena(path))
    before = path.read_bytes()
    long_game = pairs(GAME, ["steady", "random"], {"players": 2, "long_game": True}, 4)
    for others in (pairs(GAME, ["steady", "easy"], {"players": 2}, 4), long_game):
        with pytest.raises(BadOption) as raised:
            Arena(GAME, others, Ledger(GAME, 3, path))
        assert raised.value.refusal.code == "arena-other-cell"
    assert path.read_bytes() == before


def test_a_bot_that_plays_otherwise_than_before_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "results"
    played(arena(path))
    heading, sides, game, *rest = path.read_bytes().splitlines()
    scores, *others = msgspec.json.decode(game)
    path.write_bytes(b"\n".join([heading, sides, msgspec.json.encode([[scores[0] + 1, scores[1]], *others]), *rest]))
    with pytest.raises(BadOption) as raised:
        played(arena(path, 6))
    assert raised.value.refusal.code == "arena-bot-changed"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (b"", 1),
        (b"not json", 1),
        (b'{"foghorn":"save"}', 1),
        (b"\xff", 1),
        (b"HEADING\n[[1,2],[0],3,0]", 2),
        (b'HEADING\n{"bot":"a","rival":"b","options":{"players":2}}\n[[1,2],[2],3,0]', 3),
        (b'HEADING\n{"bot":"a","rival":"b","options":{"players":2}}\n[[1,2,3],[0],3,0]', 3),
        (b'HEADING\n{"bot":"a","rival":"b","options":{"players":2}}\n{"time":{}}', 3),
        (b'HEADING\n{"bot":"a","rival":"b","options":{"players":2}}\n[[1', 3),
        (b'HEADING\n{"bot":"a","rival":"b","options":{"players":2}}\n[[1,2],[0,0],3,0]', 3),
        (b'HEADING\n{"bot":"a","rival":"b","options":{"players":2}}\n[[1,2],[0],0,0]', 3),
        (b'HEADING\n{"bot":"a","rival":"b","options":{"players":2}}\n{"times":{"a":{}}}', 3),
        (b'HEADING\n{"bot":"a","rival":"b","options":{"players":2}}\n{"times":{"a":{"99999":1}}}', 3),
        (b'HEADING\n{"bot":"a","rival":"b","options":{"players":2}}\n{"times":{"a":{"-9":1}}}', 3),
        (b'HEADING\n{"bot":"a","rival":"b","options":{"players":2}}\n{"times":{"a":{"9":0}}}', 3),
        (b'HEADING\n{"bot":"a","rival":"b","options":{"players":2.0}}', 2),
        (b'HEADING\n{"bot":"a","rival":"b","options":{}}', 2),
        (
            b'HEADING\n{"bot":"a","rival":"b","options":{"players":2}}\n{"bot":"a","rival":"b","options":{"players":2}}',
            3,
        ),
        (b"HEADING\n" + b" " * 1_000_001, 2),
    ],
)
def test_a_file_that_is_no_arena_is_refused_with_the_line(tmp_path: Path, text: bytes, line: int) -> None:
    path = tmp_path / "results"
    heading = b'{"foghorn":"arena","format":1,"game":"what-the-fog","rules_version":1,"seed":3}'
    path.write_bytes(text.replace(b"HEADING", heading))
    with pytest.raises(InvalidFile) as raised:
        arena(path)
    assert (raised.value.refusal.code, raised.value.line) == ("arena-unreadable", line)


def test_a_file_may_be_larger_than_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results"
    played(arena(path))
    monkeypatch.setattr(files, "LARGEST", 100)
    assert path.stat().st_size > 100
    assert arena(path).missing == 0


def test_what_another_arena_wrote_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "results"
    first, second = arena(path, 4), arena(path, 8)
    played(first, most=2)
    with pytest.raises(BadOption) as raised:
        played(second)
    assert raised.value.refusal.code == "arena-file-changed"
    played(first)
    assert arena(path, 4).missing == 0


def test_the_longer_saving_takes_the_less_often_it_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now, saved = [0.0], list[float]()
    monkeypatch.setattr("foghorn.simulation.arena.time", SimpleNamespace(monotonic=lambda: now[0]))

    def save(self: Ledger) -> None:
        saved.append(now[0])
        now[0] += 1.0  # second that saving takes

    monkeypatch.setattr(Ledger, "save", save)
    at = arena(tmp_path / "results", 200)
    for part, batch in at.play(workers=Here()):
        now[0] += 0.5
        at.take(part, batch)
    assert saved[0] < 3
    assert all(later - earlier >= 20 for earlier, later in pairwise(saved))
    assert len(saved) > 2


@pytest.mark.parametrize(("name", "code"), [("", "not-a-file"), ("no/such/file", "no-such-folder")])
def test_a_file_that_cannot_be_is_refused_before_anything_is_played(tmp_path: Path, name: str, code: str) -> None:
    with pytest.raises(BadOption) as raised:
        arena(tmp_path / name)
    assert raised.value.refusal.code == code


@pytest.mark.parametrize("key", ["what-the-fog", "escape"])
def test_the_goals_of_a_game_can_be_played(key: str) -> None:
    game = game_of(key)
    seed, cells = goals_of(game)
    assert cells
    for cell in cells:
        cell.series(game, seed)
        assert cell.goal is not None
        assert 0 < cell.goal.low <= cell.goal.least <= cell.goal.most or cell.goal.low == 0
    assert {cell.games for cell in goals_of(game, 4)[1]} == {4}


@pytest.mark.parametrize(
    "text",
    ["seed = ", "seed = 1", 'seed = 1\n[[cells]]\nbot = "a"\nrival = "b"\ngames = 0', "seed = 1\ncells = []\nx = 1"],
)
def test_goals_with_a_mistake_are_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(InvalidFile) as raised:
        read_goals(text)
    assert raised.value.refusal.code == "arena-goals-wrong"


def test_results_of_cells_that_cannot_be_played_now_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "results"
    played(arena(path, 4, ("steady", "random", "easy")))
    before = without_times(path)
    *cells, last = pairs(GAME, ["steady", "random", "easy"], {"players": 2}, 4)
    lacking = replace(last, needs="no_such_module")
    assert [cell.can_be_played for cell in (last, lacking, replace(last, needs="json"))] == [True, False, True]
    fewer = Arena(GAME, cells, Ledger(GAME, 3, path), [lacking])
    played(fewer)
    fewer.save()
    assert without_times(path) == before


def test_a_game_without_goals_says_so() -> None:
    with pytest.raises(BadOption) as raised:
        goals_of(game_of("lighthouse"))
    assert raised.value.refusal.code == "arena-no-goals"


def test_cells_are_equal_by_what_they_play() -> None:
    one, other = (Cell(bot="a", rival="b", options={"players": 2}, games=2) for _ in range(2))
    ledger = Ledger(GAME, 1)
    assert ledger.of(one) is ledger.of(other)
