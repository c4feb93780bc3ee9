"""The commands around the table server: serve, schema, verify, backup, restore, prune."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from .parameters import Job, file_argument, lang_option, language_of

Function = TypeVar("Function", bound=Callable[..., object])


def _variable(name: str) -> str:
    return f"FOGHORN_{name.upper()}"


def _option(name: str, help: str, **more: Any) -> Callable[[Function], Function]:
    """Declare an option that is also read from an environment variable."""
    flag = "--" + name.replace("_", "-")
    return click.option(flag, envvar=_variable(name), show_envvar=True, help=help, **more)


def _called(context: click.Context) -> dict[str, str]:
    """Tell how each parameter was given: by its variable, or by its option (which is also how to change a default)."""

    def called(name: str) -> str:
        by_variable = context.get_parameter_source(name) is ParameterSource.ENVIRONMENT
        return _variable(name) if by_variable else "--" + name.replace("_", "-")

    return {name: called(name) for name in context.params}


database_option = _option("database", "sqlite:///PATH or postgresql://…; by default a file.", metavar="URL")
keep_games_option = _option(
    "keep_games", "Delete games so many days after their end; 0 never.", metavar="N", default="0"
)
keep_guests_option = _option(
    "keep_guests", "Delete guests after so many days without a table; 0 never.", metavar="N", default="0"
)
MOST_DAYS = 36_500


@click.command(epilog="Every option is also read from the variable shown beside it.")
@database_option
@_option("host", "The address to listen on.", metavar="ADDRESS", default="127.0.0.1")
@_option("port", "The port; 0 takes a free one.", metavar="N", default="8000")
@_option("lan", "Let the home network in.", is_flag=True)
@_option("origins", "Further origins of our own pages.", metavar="URL,URL", default="", show_default=False)
@_option("trusted_proxies", "Proxies that may name a visitor's address.", metavar="IP,IP", default="127.0.0.1")
@_option("thinkers", "Processes in which bots think.", metavar="N", default="1")
@keep_games_option
@keep_guests_option
@_option("log_level", "How much is logged.", metavar="info|warning|error", default="warning")
@_option("open", "Open the page in your browser.", is_flag=True)
@lang_option
@click.pass_context
def serve(
    context: click.Context,
    database: str | None,
    host: str,
    port: str,
    lan: bool,
    origins: str,
    trusted_proxies: str,
    thinkers: str,
    keep_games: str,
    keep_guests: str,
    log_level: str,
    open: bool,
    lang: str | None,
) -> Job:
    """Run the table server."""

    def job() -> int:
        from .addresses import origins as read_origins
        from .addresses import proxies as read_proxies
        from .options import one_of, whole_number
        from .serve import Serving, run

        called = _called(context)
        return run(
            Serving(
                database=database,
                host=host,
                port=whole_number(called["port"], port, 0, 65_535),
                lan=lan,
                origins=read_origins(called["origins"], origins),
                trusted_proxies=read_proxies(called["trusted_proxies"], trusted_proxies),
                thinkers=whole_number(called["thinkers"], thinkers, 1, 64),
                keep_games=whole_number(called["keep_games"], keep_games, 0, MOST_DAYS),
                keep_guests=whole_number(called["keep_guests"], keep_guests, 0, MOST_DAYS),
                log_level=one_of(called["log_level"], log_level, ("debug", "info", "warning", "error")),
                language=language_of(lang),
                open=open,
                called=called,
            )
        )

    return job


@click.command()
def schema() -> Job:
    """Print the JSON schema of all that goes over the wire."""

    def job() -> int:
        from .schema import run

        return run()

    return job


@click.command(epilog="- is standard input.")
@file_argument
@click.option("--commitment", metavar="HEX", help="The server's fingerprint, as you noted it before the deal.")
@click.option("--number", metavar="HEX", help="A number of your own, as you noted it.")
@click.option("--promises", metavar="HEX", help="The fingerprint of all players' fingerprints, as you noted it.")
@lang_option
def verify(file: str, lang: str | None, **noted: str | None) -> Job:
    """Deal and play a finished game's record again."""

    def job() -> int:
        from .verify import run

        return run(file, language_of(lang), noted)

    return job


@click.command()
@click.argument("target", metavar="TARGET")
@database_option
@lang_option
@click.pass_context
def backup(context: click.Context, target: str, database: str | None, lang: str | None) -> Job:
    """Copy the server's database while people play."""

    def job() -> int:
        from .backup import run

        return run(database, _called(context)["database"], target, language_of(lang))

    return job


@click.command()
@click.argument("source", metavar="BACKUP")
@database_option
@lang_option
@click.pass_context
def restore(context: click.Context, source: str, database: str | None, lang: str | None) -> Job:
    """Fill an empty database from a backup."""

    def job() -> int:
        from .restore import run

        return run(source, database, _called(context)["database"], language_of(lang))

    return job


@click.command(epilog="The server must not run; it can do the same by itself with the same options.")
@database_option
@keep_games_option
@keep_guests_option
@click.option("--yes", is_flag=True, help="Delete it; otherwise it is only shown.")
@lang_option
@click.pass_context
def prune(
    context: click.Context, database: str | None, keep_games: str, keep_guests: str, yes: bool, lang: str | None
) -> Job:
    """Show old games and idle guests, and delete them."""

    def job() -> int:
        from .options import whole_number
        from .prune import run

        called = _called(context)
        return run(
            database,
            called["database"],
            whole_number(called["keep_games"], keep_games, 0, MOST_DAYS),
            whole_number(called["keep_guests"], keep_guests, 0, MOST_DAYS),
            yes,
            language_of(lang),
        )

    return job


SERVER_COMMANDS = (serve, schema, verify, backup, restore, prune)
