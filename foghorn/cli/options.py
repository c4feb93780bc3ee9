"""A game's options as flags: each field is a flag of the same name, in every command that starts a game."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import get_close_matches

import msgspec

from ..bots.bot import bot_names, default_bot
from ..core.errors import BadOption
from ..core.game import AnyGame, game_keys, game_of, games_in_order, read_options, with_usual_players
from ..core.scenario import must_have_come
from ..core.values import values_of
from ..i18n.words import LANGUAGES, Words, preferred_language, words_for

LARGEST = 2**63 - 1  # the largest integer of a compiled kernel


def whole_number(flag: str, text: str, least: int, most: int = LARGEST) -> int:
    """Return a flag's number; raises `BadOption` for one that cannot be read or is out of range."""
    try:
        number = int(text)
    except ValueError:
        raise BadOption("not-a-number", name=flag, given=text) from None
    if not least <= number <= most:
        code = "out-of-range" if most < LARGEST else "too-small" if number < least else "too-large"
        raise BadOption(code, name=flag, given=text, least=str(least), most=str(most))
    return number


def name_list(flag: str, text: str) -> tuple[str, ...]:
    """Split names at the commas; raises `BadOption` for an empty one."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise BadOption("empty-name", name=flag, given=text)
    return names


def one_of(flag: str, text: str, choices: Iterable[str]) -> str:
    """Return a flag's word; raises `BadOption` for one that is not offered."""
    known = list(choices)
    if text not in known:
        raise BadOption("not-a-choice", name=flag, given=text, choices=", ".join(known))
    return text


def language_named(given: str | None) -> str:
    """Return the language asked for, or the environment's; raises `BadOption` for one without a catalogue."""
    if given is None:
        return preferred_language()
    if given not in LANGUAGES:
        raise BadOption("unknown-language", name=given, languages=", ".join(LANGUAGES))
    return given


def language_among(arguments: Iterable[str]) -> str:
    """Return the language to answer a command line in, whatever else is wrong with it."""
    before = ""
    for word in arguments:
        given = word if before == "--lang" else word.removeprefix("--lang=")
        if given in LANGUAGES and (before == "--lang" or given != word):
            return given
        before = word
    return preferred_language()


def option_fields(game: AnyGame) -> tuple[msgspec.structs.FieldInfo, ...]:
    """List the options of a game."""
    return msgspec.structs.fields(game.options)


def flag_of(field: msgspec.structs.FieldInfo) -> str:
    """Return a field's flag."""
    return "--" + field.encode_name.replace("_", "-")


def flags_of(game: AnyGame) -> dict[str, msgspec.structs.FieldInfo]:
    """Map every flag of a game to its field; a boolean also has a `--no-` flag."""
    flags = {flag_of(field): field for field in option_fields(game)}
    return flags | {f"--no-{flag[2:]}": field for flag, field in flags.items() if field.type is bool}


def words_of(field: msgspec.structs.FieldInfo) -> list[str]:
    """List the words an option may be, if its type lists them."""
    return [str(value) for value in values_of(field.type) if value is not None]


def read_command(
    rest: Sequence[str], default: Callable[[], str] | None, own_flags: Iterable[str], players: str | None = None
) -> tuple[AnyGame, dict[str, object]]:
    """Return the game a command names and its options, from the arguments that the command did not understand."""
    game, given = read_given(rest, default, own_flags, players)
    options = with_usual_players(game, given)
    if options.get("scenario") is not None:
        must_have_come(game.scenario(read_options(game, options)), time.time())
    return game, options


def read_given(
    rest: Sequence[str], default: Callable[[], str] | None, own_flags: Iterable[str], players: str | None = None
) -> tuple[AnyGame, dict[str, object]]:
    """Return the game a command names and the options as they were given, without what follows from them."""
    key = game_named(rest) or (default() if default is not None else None)
    if key is None:
        stray = next((word for word in rest if not word.startswith("-")), None)
        if stray is not None:
            return game_of(stray), {}
        raise BadOption("missing-game", games=", ".join(game_keys()))
    game = game_of(key)
    words = list(rest)
    if key in words:
        words.remove(key)
    given = read_flags(game, words, own_flags)
    if players is not None:
        given["players"] = whole_number("--players", players, -LARGEST)
    return game, given


def game_named(rest: Sequence[str]) -> str | None:
    """Return the game among these words, or the word that stands in its place."""
    keys = game_keys()
    found = next((word for word in rest if word in keys), None)
    return found or next((word for word in rest[:1] if not word.startswith("-")), None)


def read_flags(game: AnyGame, words: Sequence[str], own_flags: Iterable[str]) -> dict[str, object]:
    """Read the options that these flags set; raises `BadOption` at the first flag that does not exist."""
    flags = flags_of(game)
    given: dict[str, object] = {}
    left = iter(words)
    for word in left:
        flag, equals, value = word.partition("=")
        if not flag.startswith("-"):
            raise BadOption("stray-word", given=word)
        field = flags.get(flag)
        if field is None:
            near = get_close_matches(flag, [*flags, *own_flags], n=1)
            raise BadOption("unknown-flag", name=flag, hint=near[0] if near else "none", game=game.meta.name)
        if field.type is bool:
            if equals:
                raise BadOption("flag-takes-nothing", name=flag)
            given[field.encode_name] = not (flag.startswith("--no-") and flag != flag_of(field))
        else:
            given[field.encode_name] = _value(flag, field, value if equals else _next(flag, left))
    return given


def _next(flag: str, left: Iterator[str]) -> str:
    value = next(left, None)
    if value is None:
        raise BadOption("flag-needs-value", name=flag)
    return value


def _value(flag: str, field: msgspec.structs.FieldInfo, text: str) -> object:
    try:
        return msgspec.to_builtins(msgspec.convert(text, field.type, strict=False))
    except (msgspec.ValidationError, UnicodeEncodeError) as error:  # the argument may be invalid Unicode
        values = words_of(field)
        if values:
            raise BadOption("not-a-choice", name=flag, given=text, choices=", ".join(values)) from error
        if field.type is int:
            raise BadOption("not-a-number", name=flag, given=text) from error
        raise BadOption("flag-value", name=flag, given=text, detail=str(error)) from error


def describe_flag(field: msgspec.structs.FieldInfo) -> tuple[str, str]:
    """Return an option as it is typed, and its default."""
    flag = flag_of(field)
    if field.type is bool:
        opposite = f"--no-{flag[2:]}"
        return f"{flag}, {opposite}", opposite if field.default is False else flag
    default = "-" if field.default in (msgspec.NODEFAULT, None) else str(field.default)
    value = "N" if field.type is int else "NAME"
    return f"{flag} {'|'.join(words_of(field)) or value}", default


def _character(game: AnyGame, bot: str, words: Words) -> str:
    """Tell how a bot plays, and how well where that was measured."""
    told = [words.say(f"bot-means-{bot}")] if words.has(f"bot-means-{bot}") else []
    if bot in game.strengths:
        told.append(words.say("bot-strength", percent=game.strengths[bot], other=default_bot(game)))
    return " ".join(told)


def list_games(language: str) -> None:
    """Print every game with its seats, bots and options."""
    for game in games_in_order():
        words = words_for(language, game.meta.key)
        fewest, most = game.meta.seats
        print(f"{game.meta.key}  {game.meta.name}")
        if words.has("game-tagline"):
            print("  " + words.say("game-tagline"))
        print("  " + words.say("games-seats", fewest=fewest, most=most))
        print("  " + words.say("games-bots", bots=", ".join(bot_names(game))))
        for bot in bot_names(game):
            print(f"  {bot:>12}  {_character(game, bot, words)}".rstrip())
        for field in option_fields(game):
            flag, default = describe_flag(field)
            print(f"  {flag:<32}  " + words.say("games-default", default=default))
            described = f"option-{field.encode_name.replace('_', '-')}"
            for message in (described, f"{described}-means"):
                if words.has(message):
                    print(f"  {'':<32}  " + words.say(message))
