"""`foghorn arena`: bots against each other until every cell has its games; none is played twice."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from ..core.files import write_whole
from ..core.game import AnyGame, game_of, package_of
from ..i18n.words import words_for
from ..simulation.arena import Arena
from ..simulation.cells import RESULTS, goals_of, pairs
from ..simulation.ledger import Ledger
from ..simulation.ratings import need_openskill
from ..simulation.standings import standings
from .app_arena import USUAL_GAMES
from .interruptions import Interruptions, Terminated, exit_code
from .page import check_target
from .progress import progress_bar
from .streams import complain, need_output, print_document


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """What the command line asked for."""

    game: str
    options: dict[str, Any]
    language: str
    bots: tuple[str, ...] = ()
    goals: bool = False
    games: int | None = None
    seed: int = 1
    jobs: int | None = None
    file: str | None = None
    json: bool = False
    html: str | None = None


def run(request: Request) -> int:
    """Play what is missing, keep it, print what it comes to; if stopped, all that was played so far."""
    need_output()
    need_openskill()
    check_target(request.html)
    game = game_of(request.game)
    arena = _arena(request, game)
    words = words_for(request.language, request.game)
    if not request.json:
        from rich.console import Console

        from .arena_table import as_table
    with Interruptions() as interruptions:
        stopped = None
        with progress_bar(words.say("simulate-playing"), arena.missing) as advance:
            stopped = _play(arena, request.jobs, advance, interruptions)
        report = standings(arena)
        if not report.tables:
            complain(words.say("stopped"))
            return 0 if stopped is None else exit_code(stopped)
        if request.html is not None:
            from .arena_page import page_of

            write_whole(Path(request.html), page_of(report, words, game).encode())
        if request.json:
            print_document(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
        else:
            Console(highlight=False, markup=False).print(as_table(report, words, game))
    if stopped is None:
        return 0
    complain(words.say("stopped"))
    return exit_code(stopped)


def _arena(request: Request, game: AnyGame) -> Arena:
    path = None if request.file is None else Path(request.file)
    if not request.goals:
        cells = pairs(game, request.bots, request.options, request.games or USUAL_GAMES)
        return Arena(game, cells, Ledger(game, request.seed, path))
    seed, cells = goals_of(game, request.games)
    folder = Path(str(resources.files(package_of(request.game))))
    return Arena(game, cells, Ledger(game, seed, path or folder / RESULTS))


def _play(
    arena: Arena, jobs: int | None, advance: Callable[[int], None], interruptions: Interruptions
) -> KeyboardInterrupt | Terminated | None:
    """Play what is missing and save it, whatever stops it; return what did, if anything."""
    missing, stopped = arena.missing, None
    try:
        with contextlib.closing(arena.play(jobs)) as played:
            for part, batch in played:
                with interruptions.held():
                    advance(arena.take(part, batch))
    except (KeyboardInterrupt, Terminated) as asked:
        interruptions.ignore()
        stopped = asked
    finally:
        if arena.missing != missing:
            with interruptions.held() if stopped is None else contextlib.nullcontext():
                arena.save()
    return stopped
