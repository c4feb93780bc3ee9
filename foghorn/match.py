"""A match: one game being played from Python, with the rules enforced and every error explained in a sentence."""

from __future__ import annotations

import contextlib
import io
import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from .bots.bot import any_bot
from .core.action import Action, Actions, legal_actions
from .core.chance import Chance, Seeded
from .core.entry import Chosen, Entry
from .core.errors import BadOption, FoghornError, Illegal, InvalidFile, Refused, Unreadable
from .core.event import Event
from .core.files import read_whole
from .core.game import AnyGame, Options, Policy, View, game_of, read_options, with_usual_players
from .core.record import Heading, Record, SeededDeal, heading_of, open_table, trace_of
from .core.state import State
from .core.table import Proposal, Table

T = TypeVar("T")

LANGUAGE = "en"
WIDTH = 100  # columns of a board drawn as text
LARGEST_SEED = 2**63 - 1
BOTS = 2**40  # the stream of the bots' chance: far from the streams that deal


class Hint(msgspec.Struct, frozen=True):
    """What the game's usual bot would choose, and why: sentences with numbers that a player can check.

    A game may have no reasons to give.
    """

    action: Action
    reasons: list[str]

    def __str__(self) -> str:
        return " ".join([f"{self.action}:", *self.reasons]) if self.reasons else str(self.action)


class Match:
    """One game being played. Made by `foghorn.new` or `foghorn.load`.

    A match holds everything, hidden cards too; `view(seat)` is what one player may see. Copying and pickling it
    gives an equal, independent match with the same draws to come.

    Two matches are equal if the game, its options, the deal and every choice are; names, language and the time of
    a choice do not count. A match changes as it is played, so it has no hash: it cannot be a key or in a set.
    """

    def __init__(self, record: Record, language: str = LANGUAGE) -> None:
        self.language = known_language(language)
        self._heading = record.heading
        self._entries: list[Entry] = []
        with explained(language, record.heading.game):
            self._table = open_table(record.heading)
            self._past: list[tuple[Table, int]] = []
            for entry in record.entries:
                self._accept(self._table.check(entry), entry)

    # Whose turn, and what may be done

    @property
    def game(self) -> AnyGame:
        """The game as the rest of the library knows it: its rules, options, notation and events."""
        return self._table.game

    @property
    def options(self) -> Options:
        """The options it is played with."""
        return self._table.options

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return self._table.seats

    @property
    def turn(self) -> int | None:
        """The seat to choose next; None when the game is over. Of several, the first."""
        return next(iter(self.waiting), None)

    @property
    def waiting(self) -> list[int]:
        """Every seat that must choose now: several while choices are simultaneous, none when the game is over."""
        return self._table.state.waiting()

    @property
    def legal(self) -> Actions:
        """What the seat whose turn it is may choose; empty when the game is over."""
        return self.legal_for(self.turn)

    def legal_for(self, seat: int | None) -> Actions:
        """List what a seat may choose now; nothing if it is not waiting."""
        return Actions() if seat is None else legal_actions(self.game, self._table.state, self._existing(seat))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.state.over()

    @property
    def scores(self) -> list[int]:
        """Points so far, by seat."""
        return self._table.state.scores()

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty before the end, several if they share the victory."""
        return self._table.state.winners()

    def state(self, chance: Chance) -> State:
        """Copy the kernel's position, for playouts and search; from here on it draws from `chance`."""
        return self._table.state.clone(chance)

    def view(self, seat: int | None = None) -> View:
        """Show what a seat may see; without a seat, what a spectator may see."""
        view: View = self.game.view(self._table.state, None if seat is None else self._existing(seat))
        return view

    # Playing

    def play(self, action: str | int, seat: int | None = None) -> list[Event]:
        """Carry out an action of the seat whose turn it is, or of another waiting seat; return what happened.

        `action` is notation (`"pick 2"`), one of `legal`, or an action's number. Raises `Refused` with the reason and
        the rule's number; nothing has changed then.
        """
        with explained(self.language, self._heading.game):
            seat = self._seat(seat)
            text = action if isinstance(action, str) else self._text(action)
            proposal = self._table.propose(seat, Chosen(text))
            return self._accept(proposal, proposal.entry("", 0.0))

    def undo(self) -> None:
        """Take the last choice back, even if it revealed something; raises `Refused` if there was none."""
        with explained(self.language, self._heading.game):
            if not self._past:
                raise Refused("nothing-to-take-back")
        self._table, position = self._past.pop()
        self._table.chance.seek(position)
        self._entries.pop()

    def ask(self, bot: str | Policy, seat: int | None = None) -> Action:
        """Ask a bot to choose for a seat, without playing; raises `Refused` if it is not that seat's turn.

        A bot is a name or a function `(view, choices, chance)`.
        """
        with explained(self.language, self._heading.game):
            seat = self._seat(seat)
            chance = Seeded(self._table.seq, BOTS + seat)
            return any_bot(bot, self.game).choose(self.game, self._table.state, seat, chance)

    def hint(self, seat: int | None = None) -> Hint:
        """Ask the game's usual bot what to choose, and why; raises `Refused` if it is not that seat's turn.

        The reasons come from what the seat may see, in the match's language.
        """
        from .bots.hint import hint_for
        from .i18n.words import words_for

        with explained(self.language, self._heading.game):
            seat = self._seat(seat)
            chance = Seeded(self._table.seq, BOTS + seat)
            action, reasons = hint_for(self.game, self._table.state, seat, chance)
        words = words_for(self.language, self._heading.game)
        return Hint(action, [words.reason(each, self.names) for each in reasons])

    # Writing down

    def record(self) -> Record:
        """Write the whole match down: game, options, deal and every choice."""
        return Record(self._heading, list(self._entries))

    def save(self, path: str | Path) -> None:
        """Write the record to a file that `foghorn.load` reads."""
        Path(path).write_bytes(msgspec.json.encode(self.record()) + b"\n")

    def trace(self, decisions: bool = False) -> bytes:
        """Write every event as a line of JSON with nothing hidden; with decisions, also what could have been chosen."""
        return trace_of(self.record(), decisions)

    # Showing

    def draw(self, seat: int | None = None, width: int = WIDTH) -> str:
        """Draw the board as text, as a seat sees it; without a seat, as a spectator does."""
        from rich.console import Console  # loaded only when a board is drawn

        from .i18n.words import words_for
        from .terminal.board import board_of

        words = words_for(self.language, self._heading.game)
        console = Console(width=width, file=io.StringIO(), color_system=None, legacy_windows=False)
        with console.capture() as drawn:
            console.print(board_of(self._heading.game).draw(self.view(seat), words, self.names, width))
        return "\n".join(line.rstrip() for line in drawn.get().splitlines())

    def __str__(self) -> str:
        return self.draw(self.turn)

    def __repr__(self) -> str:
        at = "over" if self.over else f"turn {self.turn}"
        counts = {"player": self.options.players, "choice": self._table.seq}
        players, made = (f"{count} {word}{'' if count == 1 else 's'}" for word, count in counts.items())
        return f"<Match {self._heading.game}, {players}, {made}, {at}>"

    def __len__(self) -> int:
        """Count the choices that have been made."""
        return len(self._entries)

    def __bool__(self) -> bool:
        return True

    def __eq__(self, other: object) -> bool:
        return self._played() == other._played() if isinstance(other, Match) else NotImplemented

    def __reduce__(self) -> tuple[type[Match], tuple[Record, str]]:
        return Match, (self.record(), self.language)

    def _played(self) -> tuple[object, ...]:
        """Return all that decides how the match stands and what will be drawn."""
        heading, choices = self._heading, [(entry.seat, entry.kind, entry.action) for entry in self._entries]
        return heading.game, heading.rules_version, self.options, heading.deal, choices

    def _seat(self, seat: int | None) -> int:
        """Return the seat that chooses: the one given, or the one whose turn it is."""
        if self.turn is None:
            raise Refused("match-over")
        if seat is None:
            return self.turn
        if self._existing(seat) not in self.waiting:
            raise Illegal("not-waiting", seat=seat, turn=self.turn)
        return seat

    def _existing(self, seat: int) -> int:
        with explained(self.language, self._heading.game):
            return whole_number("seat", seat, 0, self.options.players - 1)

    def _text(self, number: int) -> str:
        if isinstance(number, Action):
            return number.text
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < self.game.meta.actions:
            raise Unreadable("not-a-number", given=str(number), most=self.game.meta.actions - 1)
        return self.game.text(self._table.state, number)

    def _accept(self, proposal: Proposal, entry: Entry) -> list[Event]:
        past = self._table.fork(), self._table.chance.position()
        events = self._table.accept(proposal)
        self._table.take_settled()
        self._past.append(past)
        self._entries.append(entry)
        return events


def new(
    game: str,
    *,
    seed: int | None = None,
    names: Sequence[str] | None = None,
    language: str = LANGUAGE,
    **options: Any,
) -> Match:
    """Start a match. The same game, options and seed give the same deal; without a seed every deal is new."""
    with explained(known_language(language), game):
        rules = game_of(game)
        chosen = read_options(rules, with_usual_players(rules, options))
        if names is None:
            names = [f"Player {seat + 1}" for seat in range(chosen.players)]
        seats = list(map(str, listed("names", names)))
        if len(seats) != chosen.players:
            raise BadOption("names", given=len(seats), players=chosen.players)
        deal = SeededDeal(secrets.randbits(62) if seed is None else whole_number("seed", seed, 0, LARGEST_SEED))
        return Match(Record(heading_of(rules, chosen, seats, deal), []), language)


def whole_number(name: str, given: object, least: int, most: int) -> int:
    """Check a given number; raises `BadOption` if it is not an integer or out of range."""
    if not isinstance(given, int) or isinstance(given, bool):
        raise BadOption("not-a-number", name=name, given=str(given))
    if not least <= given <= most:
        raise BadOption("out-of-range", name=name, given=str(given), least=str(least), most=str(most))
    return given


def listed(name: str, given: Sequence[T]) -> Sequence[T]:
    """Return what was given as a list; raises `BadOption` for a text, which would be taken letter by letter."""
    if isinstance(given, str):
        raise BadOption("not-a-list", name=name, given=given)
    return given


def known_language(language: str) -> str:
    """Return the language; raises `BadOption` if there are no words in it."""
    if language != LANGUAGE:  # reading English needs nothing
        from .i18n.words import LANGUAGES

        if language not in LANGUAGES:
            raise BadOption("unknown-language", name=language, languages=", ".join(LANGUAGES))
    return language


def load(path: str | Path, *, language: str = LANGUAGE) -> Match:
    """Open a match from a file: what `Match.save` wrote, a record downloaded from a table, or a terminal's save."""
    with explained(known_language(language)), Path(path).open("rb") as file:
        return Match(_read(read_whole(file)), language)


def _read(data: bytes) -> Record:
    first, _, rest = data.partition(b"\n")
    try:
        found = msgspec.json.decode(first)
        if "deal" in found:  # a save: a heading, then one entry per line
            lines = [line for line in rest.splitlines() if line.strip()]
            return Record(msgspec.convert(found, Heading), [msgspec.json.decode(line, type=Entry) for line in lines])
        return msgspec.convert(found.get("record", found), Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, TypeError, AttributeError, RecursionError) as error:
        raise InvalidFile("not-a-match", 1) from error


@contextlib.contextmanager
def explained(language: str, game: str | None = None) -> Iterator[None]:
    """Give every error raised in here its sentence, in a language and with a game's words."""
    try:
        yield
    except FoghornError as error:
        from .i18n.sentences import sentence_of

        error.sentence = sentence_of(error, language, game)
        raise
