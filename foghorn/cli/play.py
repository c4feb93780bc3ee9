"""One game at one keyboard: begun or resumed, and left without losing anything."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ..bots.bot import any_bot, default_bot
from ..core.errors import BadOption
from ..core.game import game_of, read_options
from ..core.record import Deal, SealedDeal, SeededDeal, heading_of
from ..core.seal import new_secret
from ..i18n.words import LANGUAGES, Words, preferred_language, words_for
from .interruptions import Interruptions, Terminated, exit_code
from .saves import SaveFile, SaveHeading, new_path, newest_unfinished
from .session import Quit, Session
from .streams import need_input, need_output

LONGEST_NAME = 20


@dataclass(frozen=True)
class Request:
    """What a person asked for on the command line."""

    game: str | None  # None only with resume
    options: Mapping[str, object]
    humans: int = 1
    bots: tuple[str, ...] = ()  # by seat after the humans, repeated to fill; empty: the game's default
    names: tuple[str, ...] = ()
    language: str = "en"
    seed: int | None = None  # None: a sealed deal
    resume: bool = False
    file: Path | None = None  # resume this file instead of the newest, or save a new game here


def run(request: Request) -> None:
    """Play until the game ends. Raises SystemExit if a person leaves early, `FoghornError` if it cannot be played."""
    need_input()
    need_output()
    session = None
    with Interruptions() as interruptions:
        try:
            session = _resumed(request, interruptions) if request.resume else _begun(request, interruptions)
            session.play()
            return
        except (Quit, EOFError):
            code = 0
        except (KeyboardInterrupt, Terminated) as asked:
            code = exit_code(asked)
        finally:
            if session is not None:
                session.save.close()
        interruptions.ignore()
        if session is not None:
            session.say_how_to_go_on()
        raise SystemExit(code)


def _begun(request: Request, interruptions: Interruptions) -> Session:
    """Begin a new game."""
    assert request.game is not None
    game = game_of(request.game)
    options = read_options(game, request.options)
    if not 1 <= request.humans <= options.players:
        raise BadOption("humans", humans=request.humans, players=options.players)
    asked = request.bots or (default_bot(game),)
    bots = [asked[seat % len(asked)] for seat in range(options.players - request.humans)]
    for name in bots:
        any_bot(name, game)
    words = words_for(request.language, request.game)
    deal: Deal = SealedDeal(new_secret().hex()) if request.seed is None else SeededDeal(request.seed)
    record = heading_of(game, options, _names(request, bots, words), deal)
    heading = SaveHeading(
        **msgspec.structs.asdict(record),
        humans=request.humans,
        bots=bots,
        bots_seed=secrets.randbits(62) if request.seed is None else request.seed,
        language=request.language,
    )
    save = SaveFile.create(request.file or new_path(game.meta.key), heading)
    session = Session(save, heading, [], request.language, interruptions)
    session.notices.append("play-begun")
    return session


def _names(request: Request, bots: list[str], words: Words) -> list[str]:
    """Name every seat; one without a given name is named by its number."""
    names = [words.say("play-name-person", seat=seat + 1) for seat in range(request.humans)]
    for seat, bot in enumerate(bots, request.humans + 1):
        called = words.sentence(f"bot-name-{bot}") or bot.rpartition(":")[2]  # for a user's own bot, its function
        names.append(f"{called[: LONGEST_NAME - 3]} {seat}")
    if len(request.names) > len(names):
        raise BadOption("too-many-names", names=len(request.names), players=len(names))
    names[: len(request.names)] = [name.strip() for name in request.names]
    for name in names:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise BadOption("player-name", name=repr(name), longest=LONGEST_NAME)
        if names.count(name) > 1:
            raise BadOption("name-twice", name=name)
    return names


def _resumed(request: Request, interruptions: Interruptions) -> Session:
    """Resume a game, in the language asked for if there is one, otherwise in the game's own."""
    if request.game is not None:
        game_of(request.game)
    save, saved = SaveFile.open(request.file or newest_unfinished(request.game))
    own = saved.heading.language
    language = own if own in LANGUAGES and request.language == preferred_language() else request.language
    try:
        session = Session(save, saved.heading, saved.record.entries, language, interruptions)
    except BaseException:
        save.close()
        raise
    session.notices.append("play-resumed")
    if saved.cut:
        session.notices.append("play-cut")
    return session
