"""The game that docs/add-a-game.md shows works as it stands there, everywhere."""

from __future__ import annotations

import ast
import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from foghorn import games
from foghorn.cli.app import main
from foghorn.cli.play import Request
from foghorn.core.game import AnyGame, game_of
from foghorn.i18n.words import words_for
from foghorn.server.schema import wire_schema
from foghorn.terminal.plain import BOARD
from foghorn.testing import Report, check_game
from tests import breakwater
from tests.cli import Room, first_of_the_menu
from tests.server.in_process import page_at, play_until, running_table, server_on


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AnyGame]:
    """The page's game, in a folder outside the package."""
    folder = tmp_path_factory.mktemp("games")
    breakwater.build(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "__path__", [*games.__path__, str(folder)])
        yield game_of(breakwater.KEY)
    sys.modules.pop(f"foghorn.games.{breakwater.KEY}")
    game_of.cache_clear()
    words_for.cache_clear()


def test_it_is_short() -> None:
    code = breakwater.shown("python")
    methods = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.FunctionDef)]
    assert len(methods) <= 9
    assert len(code.splitlines()) <= 100


def test_it_keeps_the_contract_and_its_secrets_are_really_compared(game: AnyGame) -> None:
    report = Report()
    for players in (2, 5):
        check_game(game, game.options(players=players), players, report=report)
    assert report.events_compared["lay"] > 30
    assert report.events_compared["take"] > 5


def test_it_is_played_in_the_terminal_on_the_plain_board(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    room = Room(tmp_path, monkeypatch, capsys)
    room.use_real_board()
    asked = iter(["rules", "why lay 99", "undo"])
    answer = lambda: next(asked, first_of_the_menu())  # noqa: E731
    assert room.play(Request(breakwater.KEY, {"players": 4}, seed=1), answer) is None
    printed = room.printed()
    assert "A stone goes onto the wall with the highest top stone below it." in printed
    assert "“lay 99” is not an action of this game." in printed
    assert "hands" in printed
    assert room.finished().is_file()


def test_it_is_simulated_and_audited(game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trace = tmp_path / "games.jsonl"
    words = ["--players", "4", "--games", "3", "--jobs", "1", "--trace", str(trace), "--decisions", "--lang", "en"]
    assert main(["simulate", breakwater.KEY, *words]) == 0
    capsys.readouterr()
    assert main(["audit", str(trace), "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("3 games, ")
    lines = trace.read_bytes().replace(b"lay 1", b"lay 2", 1)
    trace.write_bytes(lines)
    assert main(["audit", str(trace), "--lang", "en"]) == 1


def test_it_is_played_at_a_table_of_the_server_whose_frames_hide_what_they_must(game: AnyGame, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with server_on(f"sqlite:///{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, 1, game=breakwater.KEY))
            pages = [await page_at(live, seat) for seat in (0, 1, None)]
            await live.settle()
            hands = [page.frame["view"]["hands"] for page in pages]
            assert [[hand[0] is not None for hand in seen] for seen in hands] == [
                [True, False, False],
                [False, True, False],
                [False, False, False],
            ]
            await pages[0].act("m1")
            assert pages[0].frame["view"]["chosen"] == f"lay {hands[0][0][0]}"
            assert "chosen" not in pages[1].frame["view"]
            assert {event["type"] for event in pages[1].frame["events"]} == {"choice_made"}
            await play_until(pages[:2], 1000)
            assert pages[2].frame["events"][-1]["type"] == "game_ended"
            # What the page's plain board is given, and the terminal's draws.
            view = msgspec.convert(pages[0].frame["view"], game.view_type)
            drawn = str(BOARD.draw(view, words_for("en", breakwater.KEY), ["Ada", "Ben", "Cas"], 80))
            assert "walls" in drawn

    asyncio.run(scenario())


def test_its_tuples_are_pairs_in_the_published_schema(game: AnyGame) -> None:
    schema = wire_schema()["components"]["schemas"]["breakwater.BreakwaterView"]
    assert len(schema["properties"]["shown"]["items"]["prefixItems"]) == 2
