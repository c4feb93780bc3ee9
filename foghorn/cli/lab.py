"""`foghorn lab`: a game with other constants or options, and what that does to it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from ..core.errors import BadOption
from ..core.files import check_target, write_whole
from ..core.game import AnyGame, game_of, read_options, with_usual_players
from ..core.scenario import must_have_come
from ..i18n.words import Words, words_for
from ..simulation.driver import count_parts, parts_of, play_parts, workers_for
from ..simulation.lab import Experiment, trial, trial_series
from ..simulation.series import Result, Series, prepare
from .interruptions import Interruptions, Terminated, exit_code
from .options import describe_flag, option_fields, read_flags, whole_number
from .progress import progress_bar
from .streams import complain, need_output, print_document

Value: TypeAlias = int | bool | str | None
LARGEST = 10**6
YES, NO = "yes", "no"


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """What the command line asked for."""

    game: str
    options: dict[str, Any]  # as they were given: what follows from them may follow otherwise from what is varied
    vary: str
    bots: tuple[str, ...]
    games: int
    seed: int
    language: str
    jobs: int | None = None
    json: bool = False
    html: str | None = None


def list_constants(game: AnyGame, options: dict[str, object], language: str) -> int:
    """Print what can be varied."""
    words = words_for(language, game.meta.key)
    for name, each in game.constants(read_options(game, with_usual_players(game, options))).items():
        told = words.say("lab-constant", value=str(each.value), least=str(each.least), most=str(each.most))
        print(f"  {name:<20}  {name_text(name, words)} ({told})")
    for field in option_fields(game):
        flag, default = describe_flag(field)
        print(f"  {field.encode_name.replace('_', '-'):<20}  {flag} ({words.say('games-default', default=default)})")
    return 0


def run(request: Request) -> int:
    """Play with every value and print what it does; if stopped, or if something fails, all that was played so far."""
    need_output()
    if request.html is not None:
        check_target(Path(request.html))
    game = game_of(request.game)
    name, values, option = _varied(game, request)
    series = _series(game, request, name, values, option)
    words = words_for(request.language, request.game)
    if not request.json:
        from rich.console import Console

        from .lab_report import as_table
    results: list[list[Result]] = [[] for _ in series]
    with Interruptions() as interruptions:
        stopped: KeyboardInterrupt | Terminated | None = None
        failed: Exception | None = None
        try:
            with progress_bar(words.say("simulate-playing"), request.games * len(series)) as advance:
                wanted = [(each, 0) for each in series]
                workers = workers_for(request.jobs, count_parts(wanted))
                with contextlib.closing(play_parts(parts_of(wanted), workers)) as played:
                    for (each, _), batch in played:
                        with interruptions.held():
                            at = next(at for at, one in enumerate(series) if one is each)
                            results[at] += batch.results
                            advance(len(batch.results))
        except (KeyboardInterrupt, Terminated) as asked:
            interruptions.ignore()
            stopped = asked
        except Exception as error:  # a bot of one's own may raise anything
            failed = error
        if any(results):
            report = _report(game, request, name, values, series, results, option)
            if request.json:
                print_document(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
            else:
                Console(highlight=False, markup=False).print(as_table(report, words, game))
            if request.html is not None:
                from .lab_report import page_of

                write_whole(Path(request.html), page_of(report, words, game).encode())
        if failed is not None:
            raise failed
    if stopped is None:
        return 0
    complain(words.say("stopped"))
    return exit_code(stopped)


def _varied(game: AnyGame, request: Request) -> tuple[str, list[Value], bool]:
    """Return what is varied, its values, and whether it is an option."""
    name, equals, text = request.vary.partition("=")
    given = [each.strip() for each in text.split(",")]
    if not equals or not all(given):
        raise BadOption("lab-vary", game=game.meta.key)
    read, option = _values(game, name, given)
    if len(set(read)) < len(read):
        raise BadOption("lab-value-twice", name=name)
    return (name.replace("-", "_") if option else name), read, option


def _values(game: AnyGame, name: str, given: Sequence[str]) -> tuple[list[Value], bool]:
    """Read the values of what is varied, and tell whether it is an option."""
    field = next((each for each in option_fields(game) if each.encode_name == name.replace("-", "_")), None)
    if field is None:
        return [whole_number(name, each, -LARGEST, LARGEST) for each in given], False
    if field.type is bool:
        if not set(given) <= {YES, NO}:
            raise BadOption("not-a-choice", name=name, given=",".join(given), choices=f"{YES}, {NO}")
        return [each == YES for each in given], True
    flag = "--" + field.encode_name.replace("_", "-")
    read = [read_flags(game, [flag, each], []) for each in given]
    return [_plain(each[field.encode_name]) for each in read], True


def _plain(value: object) -> Value:
    assert value is None or isinstance(value, int | bool | str)
    return value


def _series(game: AnyGame, request: Request, name: str, values: Sequence[Value], option: bool) -> list[Series]:
    """Return the series of every value; raises `BadOption` before anything is played."""
    plain = Series(
        game=request.game,
        options=request.options if option else with_usual_players(game, request.options),
        seed=request.seed,
        games=request.games,
        bots=request.bots,
        seating="rotated",
        watched=True,
    )
    every = trial_series(plain, name, values, option)
    for each in every:
        _, options = prepare(each)
        must_have_come(game.scenario(options), time.time())
    return every


def _report(
    game: AnyGame,
    request: Request,
    name: str,
    values: list[Value],
    series: list[Series],
    results: list[list[Result]],
    option: bool,
) -> Experiment:
    # Without what is varied there may be no game that can be played, but each value makes one.
    options = read_options(game, series[0].options)
    told = msgspec.to_builtins(options)
    if option:
        told[name] = _usual(game, request, name)
    return Experiment(
        game=request.game,
        rules_version=game.meta.rules_version,
        options=told,
        bots=request.bots,
        seed=request.seed,
        games=request.games,
        varied=name,
        usual=told[name] if option else game.constants(options)[name].value,
        trials=[trial(value, played) for value, played in zip(values, results, strict=True) if played],
    )


def _usual(game: AnyGame, request: Request, name: str) -> Value:
    """Return what an option is when it is not varied; None where nothing is usual."""
    default = next(field.default for field in option_fields(game) if field.encode_name == name)
    usual = with_usual_players(game, request.options).get(name, default)
    return None if usual is msgspec.NODEFAULT else _plain(usual)


def name_text(name: str, words: Words) -> str:
    """Name what is varied in the reader's language."""
    for message in (f"constant-{name}", f"option-{name.replace('_', '-')}"):
        if words.has(message):
            return words.say(message)
    return words.say("lab-players") if name == "players" else name.replace("_", "-")
