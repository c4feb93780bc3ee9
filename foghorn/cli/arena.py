"""`foghorn arena`: bots against each other until every cell has its games; none is played twice."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from ..core.files import check_target, write_whole
from ..core.game import AnyGame, game_of, package_of
from ..i18n.words import Words, words_for
from ..simulation.arena import Arena
from ..simulation.cells import RESULTS, goals_of, pairs
from ..simulation.ledger import Ledger
from ..simulation.ratings import need_openskill
from ..simulation.standings import standings
from .app_arena import USUAL_GAMES
from .arena_table import label
from .interruptions import Interruptions, Terminated, exit_code
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
    """Play what is missing, keep it, print what it comes to: so far, if it is stopped or fails."""
    need_output()
    need_openskill()
    if request.html is not None:
        check_target(Path(request.html))
    game = game_of(request.game)
    words = words_for(request.language, request.game)
    arena = _arena(request, game, words)
    if not request.json:
        from rich.console import Console

        from .arena_table import as_table
    with Interruptions() as interruptions:
        with progress_bar(words.say("simulate-playing"), arena.missing) as advance:
            stopped, failed = _play(arena, request.jobs, advance, interruptions)
        report = standings(arena)
        if not report.tables:
            if failed is not None:
                raise failed
            complain(words.say("stopped"))
            return 0 if stopped is None else exit_code(stopped)
        if request.json:
            print_document(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
        else:
            Console(highlight=False, markup=False).print(as_table(report, words, game))
        if request.html is not None:
            from .arena_page import page_of

            write_whole(Path(request.html), page_of(report, words, game).encode())
        if failed is not None:
            raise failed
    if stopped is None:
        return 0
    complain(words.say("stopped"))
    return exit_code(stopped)


def _arena(request: Request, game: AnyGame, words: Words) -> Arena:
    path = None if request.file is None else Path(request.file)
    if not request.goals:
        cells = pairs(game, request.bots, request.options, request.games or USUAL_GAMES)
        return Arena(game, cells, Ledger(game, request.seed, path))
    seed, cells = goals_of(game, request.games)
    left_out = [cell for cell in cells if not cell.can_be_played]
    for cell in left_out:
        complain(words.say("arena-left-out", bot=label(cell.bot), rival=label(cell.rival), name=str(cell.needs)))
    folder = Path(str(resources.files(package_of(request.game))))
    playable = [cell for cell in cells if cell.can_be_played]
    return Arena(game, playable, Ledger(game, seed, path or folder / RESULTS), left_out)


def _play(
    arena: Arena, jobs: int | None, advance: Callable[[int], None], interruptions: Interruptions
) -> tuple[KeyboardInterrupt | Terminated | None, Exception | None]:
    """Play what is missing and save it, whatever stops it; return what did, and what failed, if anything."""
    missing = arena.missing
    stopped: KeyboardInterrupt | Terminated | None = None
    failed: Exception | None = None
    try:
        with contextlib.closing(arena.play(jobs)) as played:
            for part, batch in played:
                with interruptions.held():
                    advance(arena.take(part, batch))
    except (KeyboardInterrupt, Terminated) as asked:
        interruptions.ignore()
        stopped = asked
    except Exception as error:  # a bot of one's own may raise anything
        failed = error
    if arena.missing != missing:
        try:
            with interruptions.held() if stopped is None else contextlib.nullcontext():
                arena.save()
        except Exception as error:  # the disk may be full: what was played is still to be shown
            failed = failed or error
    return stopped, failed
