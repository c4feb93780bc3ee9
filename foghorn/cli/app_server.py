"""The commands around the table server: serve, schema, verify, backup."""

from __future__ import annotations

from typing import Annotated

import typer

from .parameters import File, Job, Lang, language_of


def _from(name: str) -> str:
    return f"FOGHORN_{name.upper()}"


def _called(context: typer.Context) -> dict[str, str]:
    """How each parameter was given: by its variable, or by its option (which is also how to change a default)."""

    def called(name: str) -> str:
        source = context.get_parameter_source(name)
        by_variable = source is not None and source.name == "ENVIRONMENT"
        return _from(name) if by_variable else "--" + name.replace("_", "-")

    return {name: called(name) for name in context.params}


Database = Annotated[
    str | None,
    typer.Option(envvar=_from("database"), metavar="URL", help="sqlite:///PATH or postgresql://…; by default a file."),
]


def serve(
    context: typer.Context,
    database: Database = None,
    host: Annotated[str, typer.Option(envvar=_from("host"), help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        str, typer.Option(envvar=_from("port"), metavar="N", help="The port; 0 takes a free one.")
    ] = "8000",
    lan: Annotated[bool, typer.Option("--lan", envvar=_from("lan"), help="Let the home network in.")] = False,
    origins: Annotated[
        str, typer.Option(envvar=_from("origins"), metavar="URL,URL", help="Further origins of our own pages.")
    ] = "",
    trusted_proxies: Annotated[
        str,
        typer.Option(
            envvar=_from("trusted_proxies"), metavar="IP,IP", help="Proxies that may name a visitor's address."
        ),
    ] = "127.0.0.1",
    thinkers: Annotated[
        str, typer.Option(envvar=_from("thinkers"), metavar="N", help="Processes in which bots think.")
    ] = "1",
    log_level: Annotated[
        str, typer.Option(envvar=_from("log_level"), metavar="info|warning|error", help="How much is logged.")
    ] = "warning",
    open: Annotated[bool, typer.Option("--open", envvar=_from("open"), help="Open the page in your browser.")] = False,
    lang: Lang = None,
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
                log_level=one_of(called["log_level"], log_level, ("debug", "info", "warning", "error")),
                language=language_of(lang),
                open=open,
                called=called,
            )
        )

    return job


def schema() -> Job:
    """Print the JSON schema of all that goes over the wire."""

    def job() -> int:
        from .schema import run

        return run()

    return job


def verify(file: File, lang: Lang = None) -> Job:
    """Deal and play a finished game's record again."""

    def job() -> int:
        from .verify import run

        return run(file, language_of(lang))

    return job


def backup(
    context: typer.Context,
    target: Annotated[str, typer.Argument(metavar="TARGET", hidden=True)],
    database: Database = None,
    lang: Lang = None,
) -> Job:
    """Copy the server's database while people play."""

    def job() -> int:
        from .backup import run

        return run(database, _called(context)["database"], target, language_of(lang))

    return job


def restore(
    context: typer.Context,
    source: Annotated[str, typer.Argument(metavar="BACKUP", hidden=True)],
    database: Database = None,
    lang: Lang = None,
) -> Job:
    """Fill an empty database from a backup."""

    def job() -> int:
        from .restore import run

        return run(source, database, _called(context)["database"], language_of(lang))

    return job


def register(app: typer.Typer) -> None:
    """Add these commands to `foghorn`."""
    app.command(epilog="Every option is also read from the variable shown beside it.")(serve)
    app.command()(schema)
    app.command(epilog="- is standard input.")(verify)
    app.command()(backup)
    app.command()(restore)
