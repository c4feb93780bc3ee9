"""The command `foghorn`: reads the command line and reports every error.

A command only reads its arguments and returns a job; `main` runs the job, so that one place sees every error. What a
job needs is imported when it runs, so that `foghorn --help` answers at once.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from typing import Any

import click

from .. import __version__
from . import streams
from .app_arena import arena, lab
from .app_server import SERVER_COMMANDS
from .interruptions import STOPPING, Terminated, exit_code, hear, restore, terminate, undisturbed
from .parameters import LOOSE, Job, file_argument, flags, game_argument, lang_option, language_of, players_option

OK, DAMAGED, USAGE, SYSTEM, UNEXPECTED, STOPPED, PIPE_CLOSED = 0, 1, 2, 3, 70, 130, 141
EXIT_CODES = """\b
Exit codes:
  0    done
  1    a file does not follow from the rules (audit, replay, verify) or is damaged
  2    the command line asks for something that does not exist
  3    the system said no: disk full, no permission, a closed stream
  70   a mistake in Foghorn
  129  the terminal went away, 130 stopped with Ctrl-C, 143 terminated
  141  the reader of a pipe went away
"""

NAMES = {"help_option_names": ["-h", "--help"], "show_default": True}


class Commands(click.Group):
    """Lists the commands in the order they are written in, the most common first."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(self.commands)


@click.group(cls=Commands, epilog=EXIT_CODES, context_settings=NAMES, invoke_without_command=True)
@click.version_option(__version__, prog_name="foghorn", message="%(prog)s %(version)s", help="Which Foghorn.")
@click.pass_context
def app(context: click.Context) -> None:
    """Play, review and simulate board games in the terminal."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(context_settings=LOOSE, epilog="The options of each game: foghorn games.")
@game_argument
@players_option
@click.option("--humans", metavar="N", default="1", help="How many of the players are people.")
@click.option(
    "--bots",
    metavar="A,B",
    help="The bots, repeated to fill the table (`foghorn games` tells how each plays); by default the game's own.",
)
@click.option("--name", metavar="NAME", multiple=True, help="A player's name; once for each.")
@lang_option
@click.option("--seed", metavar="N", help="Deal from this seed, to play the same again.")
@click.option("--resume", is_flag=True, help="Go on with the newest unfinished game, or with --file.")
@click.option("--file", metavar="PATH", help="Save the game here.")
@click.pass_context
def play(
    context: click.Context,
    rest: tuple[str, ...],
    players: str | None,
    humans: str,
    bots: str | None,
    name: tuple[str, ...],
    lang: str | None,
    seed: str | None,
    resume: bool,
    file: str | None,
) -> Job:
    """Play a game at this keyboard, with people and bots."""

    def job() -> int:
        from pathlib import Path

        from ..core.errors import BadOption
        from ..core.game import default_game
        from .options import LARGEST, name_list, read_command, whole_number
        from .play import Request, run

        words = list(rest)
        given: dict[str, object] = {}
        key: str | None = None
        if words or not resume:
            game, given = read_command(words, default_game, flags(context), players)
            key = game.meta.key
        if resume and (len(words) > 1 or players is not None):
            raise BadOption("resume-options")
        run(
            Request(
                game=key,
                options=given,
                humans=whole_number("--humans", humans, -LARGEST),
                bots=() if bots is None else name_list("--bots", bots),
                names=name,
                language=language_of(lang),
                seed=None if seed is None else whole_number("--seed", seed, 0),
                resume=resume,
                file=None if file is None else Path(file),
            )
        )
        return OK

    return job


@app.command(context_settings=LOOSE, epilog="The options of each game: foghorn games.")
@game_argument
@players_option
@click.option("--seed", metavar="N", default="1", help="Equal seeds, equal games.")
@click.option("--games", metavar="N", default="100", help="How many games.")
@click.option("--jobs", metavar="N", help="Processes; the games do not depend on it.")
@click.option("--bots", metavar="A,B", help="The bots by seat, repeated to fill the table; by default at random.")
@click.option("--balanced", is_flag=True, help="Move the bots one seat on from game to game.")
@click.option("--trace", metavar="FILE", help="Write every game down; - is standard output.")
@click.option("--decisions", is_flag=True, help="In the trace, what could be chosen each time.")
@click.option("--format", metavar="table|json|csv", default="table", help="The summary.")
@lang_option
@click.pass_context
def simulate(
    context: click.Context,
    rest: tuple[str, ...],
    players: str | None,
    seed: str,
    games: str,
    jobs: str | None,
    bots: str | None,
    balanced: bool,
    trace: str | None,
    decisions: bool,
    format: str,
    lang: str | None,
) -> Job:
    """Play many games between bots and sum them up."""

    def job() -> int:
        from ..bots.bot import RANDOM
        from ..core.errors import BadOption
        from ..simulation.series import Series
        from .options import name_list, one_of, read_command, whole_number
        from .simulate import FORMATS, Simulation, run

        language = language_of(lang)
        game, options = read_command(rest, None, flags(context), players)
        if decisions and trace is None:
            raise BadOption("decisions-without-trace")
        series = Series(
            game=game.meta.key,
            options=options,
            seed=whole_number("--seed", seed, 0),
            games=whole_number("--games", games, 1, 1_000_000_000),
            bots=(RANDOM,) if bots is None else name_list("--bots", bots),
            seating="rotated" if balanced else "fixed",
            trace=trace is not None,
            decisions=decisions,
        )
        return run(
            Simulation(
                series=series,
                language=language,
                jobs=None if jobs is None else whole_number("--jobs", jobs, 1, 256),
                trace=trace,
                format=one_of("--format", format, FORMATS),
            )
        )

    return job


app.add_command(arena)
app.add_command(lab)


@app.command(epilog="- is standard input.")
@file_argument
@lang_option
def audit(file: str, lang: str | None) -> Job:
    """Check that a trace follows from the rules, line by line."""

    def job() -> int:
        from .audit import run

        return run(file, language_of(lang))

    return job


@app.command()
@file_argument
@click.option("--game", metavar="N", default="1", help="Which game of the file.")
@click.option("--seat", metavar="S", help="Whose cards to see, from 1.")
@lang_option
def replay(file: str, game: str, seat: str | None, lang: str | None) -> Job:
    """Step through a trace, or through a saved game."""

    def job() -> int:
        from .options import whole_number
        from .replay import run

        language = language_of(lang)
        number = whole_number("--game", game, 1)
        return run(file, number, None if seat is None else whole_number("--seat", seat, 1), language)

    return job


for command in SERVER_COMMANDS:
    app.add_command(command)


@app.command()
@click.option("--json", is_flag=True, help="For programs.")
@lang_option
def doctor(json: bool, lang: str | None) -> Job:
    """Tell what this installation has and what it lacks."""

    def job() -> int:
        from .doctor import run

        return run(json, language_of(lang))

    return job


@app.command()
@lang_option
def games(lang: str | None) -> Job:
    """List the games with their seats, options and bots."""

    def job() -> int:
        from .options import list_games

        list_games(language_of(lang))
        return OK

    return job


@app.command()
@click.argument("name", required=False)
@click.option("--folder", metavar="DIR", help="Where; by default FOGHORN_GAMES, or here.")
@lang_option
def new_game(name: str | None, folder: str | None, lang: str | None) -> Job:
    """Write a small card game to begin a game of your own with."""

    def job() -> int:
        from .new_game import run

        return run(name, folder, language_of(lang))

    return job


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    streams.settle()
    before = hear(terminate, "SIGTERM", "SIGHUP")
    try:
        job: Any = app.main(words, prog_name="foghorn", standalone_mode=False)
        code = job() if callable(job) else int(job or OK)
        sys.stdout.flush()
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else OK
        if isinstance(leaving.__context__, BrokenPipeError):  # from Click, while it prints the help
            code = _answer(leaving.__context__, words)
    except BaseException as error:
        with undisturbed():
            code = _answer(error, words)
    streams.flush()
    if arguments is None:
        hear(signal.SIG_IGN, *STOPPING)  # Python is about to exit and would print a traceback
    else:
        restore(before)
    return code


def _answer(error: BaseException, arguments: Sequence[str]) -> int:
    """Say in one sentence what went wrong; return the exit code for it."""
    from ..core.errors import BadOption, FoghornError, InvalidFile, Refused
    from ..i18n.sentences import sentence_of
    from .options import language_among

    if os.environ.get("FOGHORN_DEBUG") == "1":
        import traceback

        traceback.print_exception(error)
    if isinstance(error, FoghornError):
        streams.complain(sentence_of(error, language_among(arguments)) or str(error))
        return (
            DAMAGED if isinstance(error, InvalidFile) else USAGE if isinstance(error, BadOption | Refused) else SYSTEM
        )
    if isinstance(error, click.ClickException):
        return _usage(error, arguments)
    if isinstance(error, KeyboardInterrupt | EOFError | click.Abort):
        streams.complain(_words(arguments, "stopped"))
        return STOPPED
    if isinstance(error, Terminated):
        streams.complain(_words(arguments, "stopped"))
        return exit_code(error)
    if isinstance(error, BrokenPipeError):
        streams.complain(_words(arguments, "error-pipe-closed"))
        return PIPE_CLOSED
    if isinstance(error, OSError):
        streams.complain(_system(error, arguments))
        return SYSTEM
    streams.complain(_words(arguments, "error-unexpected", name=type(error).__name__))
    return UNEXPECTED


def _usage(error: click.ClickException, arguments: Sequence[str]) -> int:
    """Say what Click could not read; the most common errors in the reader's language."""
    option = getattr(error, "option_name", None)
    if hasattr(error, "possibilities"):
        near = sorted(error.possibilities or [])
        streams.complain(_words(arguments, "error-unknown-flag", name=str(option), hint=near[0] if near else "none"))
    elif option is not None and "requires" in error.message:
        streams.complain(_words(arguments, "error-flag-needs-value", name=str(option)))
    elif type(error).__name__ == "MissingParameter":
        streams.complain(_words(arguments, "error-missing-file"))
    else:
        streams.complain(_words(arguments, "error-usage", detail=" ".join(error.format_message().split()).rstrip(".")))
    return USAGE


def _system(error: OSError, arguments: Sequence[str]) -> str:
    import errno

    name = str(error.filename or "")
    detail = error.strerror or type(error).__name__
    if error.errno == errno.EBADF and not streams.can_print():
        return _words(arguments, "error-stdout-closed")
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return _words(arguments, "error-disk-full")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return _words(arguments, "error-no-permission", name=name or "?")
    return _words(arguments, "error-system", detail=f"{detail} ({name})" if name else detail)


def _words(arguments: Sequence[str], message: str, **facts: int | float | str) -> str:
    """Return one of the shell's messages, in the language of the command line."""
    from ..i18n.sentences import shortened
    from ..i18n.words import words_for
    from .options import language_among

    facts = {name: shortened(fact) for name, fact in facts.items()}
    return words_for(language_among(arguments)).say(message, **facts)
