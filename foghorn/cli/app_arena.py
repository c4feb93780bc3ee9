"""The commands that tell how strong bots are and what a rule does: arena, lab."""

from __future__ import annotations

import click

from .parameters import LOOSE, Job, flags, game_argument, lang_option, language_of, players_option

USUAL_GAMES = 200
MOST_GAMES = 1_000_000

jobs_option = click.option("--jobs", metavar="N", help="Processes; the results do not depend on it.")
json_option = click.option("--json", is_flag=True, help="For programs.")
html_option = click.option("--html", metavar="FILE", help="Write a page with plots, whole in one file.")


@click.command(context_settings=LOOSE, epilog="The options of each game: foghorn games. More: docs/arena.md.")
@game_argument
@players_option
@click.option(
    "--bots", metavar="A,B,…", help="Who plays whom: names, hard@400 for so many playouts, or module:function."
)
@click.option("--goals", is_flag=True, help="Play what the game's arena.toml asks for, with its results file.")
@click.option("--games", metavar="N", help=f"Games of each against each, by default {USUAL_GAMES}.")
@click.option("--seed", metavar="N", help="Equal seeds, equal games; by default 1.")
@jobs_option
@click.option("--file", metavar="PATH", help="Keep the results here, and go on from them.")
@json_option
@html_option
@lang_option
@click.pass_context
def arena(
    context: click.Context,
    rest: tuple[str, ...],
    players: str | None,
    bots: str | None,
    goals: bool,
    games: str | None,
    seed: str | None,
    jobs: str | None,
    file: str | None,
    json: bool,
    html: str | None,
    lang: str | None,
) -> Job:
    """Tell how strong bots are, by many games of each against each."""

    def job() -> int:
        from ..core.errors import BadOption
        from .arena import Request, run
        from .options import name_list, read_command, whole_number

        language = language_of(lang)
        game, options = read_command(rest, None, flags(context), players)
        count = None if games is None else whole_number("--games", games, 1, MOST_GAMES)
        if goals and (bots is not None or seed is not None or players is not None or len(rest) > 1):
            raise BadOption("arena-goals-alone")
        if not goals and bots is None:
            raise BadOption("arena-two-bots")
        return run(
            Request(
                game=game.meta.key,
                options=options,
                bots=() if bots is None else name_list("--bots", bots),
                goals=goals,
                games=count,
                seed=1 if seed is None else whole_number("--seed", seed, 0),
                jobs=None if jobs is None else whole_number("--jobs", jobs, 1, 256),
                file=file,
                json=json,
                html=html,
                language=language,
            )
        )

    return job


@click.command(context_settings=LOOSE, epilog="The options of each game: foghorn games. More: docs/arena.md.")
@game_argument
@players_option
@click.option("--list", "listing", is_flag=True, help="Tell what can be varied.")
@click.option("--vary", metavar="NAME=A,B,…", help="A constant or an option, and its values.")
@click.option("--bots", metavar="A,B", help="The bots, moved one seat on from game to game; by default the game's own.")
@click.option("--games", metavar="N", default="200", help="How many games with each value.")
@click.option("--seed", metavar="N", default="1", help="Equal seeds, equal games.")
@jobs_option
@json_option
@html_option
@lang_option
@click.pass_context
def lab(
    context: click.Context,
    rest: tuple[str, ...],
    players: str | None,
    listing: bool,
    vary: str | None,
    bots: str | None,
    games: str,
    seed: str,
    jobs: str | None,
    json: bool,
    html: str | None,
    lang: str | None,
) -> Job:
    """Tell what a rule does: play with other constants or options."""

    def job() -> int:
        from ..bots.bot import default_bot
        from ..core.errors import BadOption
        from .lab import Request, list_constants, run
        from .options import name_list, read_given, whole_number

        language = language_of(lang)
        game, options = read_given(rest, None, flags(context), players)
        if listing:
            return list_constants(game, options, language)
        if vary is None:
            raise BadOption("lab-vary", game=game.meta.key)
        return run(
            Request(
                game=game.meta.key,
                options=options,
                vary=vary,
                bots=(default_bot(game),) if bots is None else name_list("--bots", bots),
                games=whole_number("--games", games, 1, MOST_GAMES),
                seed=whole_number("--seed", seed, 0),
                jobs=None if jobs is None else whole_number("--jobs", jobs, 1, 256),
                json=json,
                html=html,
                language=language,
            )
        )

    return job
