"""`foghorn replay`: step forward and back through a trace, or through a save that `foghorn play` wrote."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, repeat
from pathlib import Path

import msgspec

from ..core.audit import Moment, replay_trace
from ..core.errors import BadOption, InvalidFile
from ..core.game import AnyGame, View
from ..core.record import replay, trace_of
from ..i18n.words import Words, words_for
from ..terminal.board import board_of
from .audit import STDIN, lines_of, open_lines
from .commands import number_typed
from .saves import Saved, read_save
from .screen import Screen
from .streams import need_input, need_output


class Story(msgspec.Struct, frozen=True):
    """One game from its first moment on; `open_seats` are the seats whose cards may be seen."""

    game: AnyGame
    names: list[str]
    moments: list[Moment]
    open_seats: list[int]


class Written(msgspec.Struct, frozen=True):
    """The lines of one game of a trace, and the line number of the first."""

    lines: list[bytes]
    first: int


def run(file: str, number: int, seat: int | None, language: str) -> int:
    """Show the game of that number from that seat (both from 1), until the reader leaves."""
    story = read_story(file, number)
    need_input()
    need_output()
    words = words_for(language, story.game.meta.key)
    reader = Reader(story, words, Screen())
    if seat is not None:
        reader.sit(seat)
    reader.read()
    return 0


def read_story(file: str, number: int) -> Story:
    """Read a game from a file; raises `BadOption` if it is not there and `InvalidFile` if it breaks the rules."""
    if file == STDIN:
        raise BadOption("not-a-file", name=file)  # standard input is where the reader types
    with open_lines(file) as source:
        lines = lines_of(source)
        head: list[bytes] = []
        for line in lines:
            head.append(line)
            if line.strip():
                break
        if not (head and _is_save(head[-1])):
            return _story_of(_find_game(chain(head, lines), number))
    if number != 1:
        raise BadOption("no-such-game-here", number=number, games=1)
    saved = read_save(Path(file))
    replay(saved.record)
    return _story_of(Written(trace_of(saved.record).splitlines(keepends=True), 1), saved)


def _is_save(line: bytes) -> bool:
    try:
        heading = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return isinstance(heading, dict) and "deal" in heading and "type" not in heading


def _find_game(lines: Iterable[bytes], number: int) -> Written:
    """Find the lines of one game of a trace; anything before the first game counts as part of it."""
    games, first = 0, 1
    found: list[bytes] = []
    for at, line in enumerate(lines, 1):
        games += _starts_game(line)
        if max(games, 1) == number:
            first = first if found else at
            found.append(line)
    if games and number > games:
        raise BadOption("no-such-game-here", number=number, games=games)
    return Written(found, first)


def _starts_game(line: bytes) -> bool:
    if b"game_started" not in line:
        return False
    try:
        raw = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return isinstance(raw, dict) and raw.get("type") == "game_started"


def _story_of(written: Written, saved: Saved | None = None) -> Story:
    """Replay every moment of a game; a save or a trace may stop in the middle."""
    moments: list[Moment] = []
    finished = True
    try:
        for moment in replay_trace(chain(repeat(b"\n", written.first - 1), written.lines)):
            moments.append(moment)  # noqa: PERF402 - keep the moments before the point where a trace breaks off
    except InvalidFile as error:
        if error.refusal.code != "trace-unfinished":
            raise
        finished = False
    first = moments[0]
    # §7: until the game has ended a save shows a person no more than they saw at the table.
    seats = list(range(first.options.players))
    if saved is not None and not finished:
        seats = [0] if saved.heading.humans == 1 else []
    return Story(first.game, first.seats, moments, seats)


class Reader:
    """A person who steps through a story."""

    def __init__(self, story: Story, words: Words, screen: Screen) -> None:
        self.story = story
        self.words = words
        self.screen = screen
        self.board = board_of(story.game.meta.key)
        self.at = 0
        self.seat: int | None = None

    def sit(self, seat: int) -> None:
        """Show the game from that seat, counted from 1; 0 is a spectator. Raises `BadOption`."""
        if not 0 <= seat <= len(self.story.names):
            raise BadOption("out-of-range", name="--seat", given=str(seat), least="1", most=str(len(self.story.names)))
        if seat and seat - 1 not in self.story.open_seats:
            raise BadOption("seat-hidden", seat=seat)
        self.seat = seat - 1 if seat else None

    def read(self) -> None:
        """Show a moment, ask, and continue until `q` or the end of the input."""
        self.show()
        while True:
            self.screen.say(self.words.say("replay-keys"))
            try:
                answer = self.screen.read().lower().split()
            except EOFError:
                self.screen.say("")  # what follows starts on a new line
                return
            if answer in (["q"], ["quit"]):
                return
            note = self.follow(answer)
            self.screen.clear()
            self.show()
            if note is not None:
                self.screen.say(note)

    def follow(self, answer: list[str]) -> str | None:
        """Do what was typed; return what to say about it, if anything."""
        last = len(self.story.moments) - 1
        match answer:
            case [] | ["n"] | ["next"]:
                return self._go(self.at + 1)
            case ["b"] | ["back"]:
                return self._go(self.at - 1)
            case ["r"] | ["round"]:
                return self._go(next((at for at in range(self.at + 1, last) if self._opens_round(at)), last))
            case [number] if number.isascii() and number.isdigit():
                return self._go(number_typed(number))
            case ["s" | "seat", seat] if seat.isascii() and seat.isdigit():
                try:
                    self.sit(number_typed(seat))
                except BadOption as refused:
                    return self.words.error(refused.refusal)
                return None
        return self.words.say("replay-unknown", given=" ".join(answer)[:40])

    def _go(self, at: int) -> str | None:
        last = len(self.story.moments) - 1
        self.at = min(max(at, 0), last)
        if at > last:
            return self.words.say("replay-end")
        return self.words.say("replay-start") if at < 0 else None

    def _opens_round(self, at: int) -> bool:
        return self._round(at) != self._round(at - 1)

    def _round(self, at: int) -> int | None:
        """Return the round, in a game that counts rounds."""
        view: View = self.story.game.view(self.story.moments[at].state, None)
        return view.round

    def show(self) -> None:
        """Show the position and the events that led to it."""
        story, words = self.story, self.words
        moment = story.moments[self.at]
        view = story.game.view(moment.state, self.seat)
        self.screen.show(self.board.draw(view, words, story.names, self.screen.width))
        for event in moment.events:
            for sentence in self.board.log(story.game.shown(event, self.seat), view, words, story.names):
                self.screen.say(sentence)
        where = words.say("replay-where", step=str(self.at), last=str(len(story.moments) - 1))
        who = (
            words.say("replay-onlooker")
            if self.seat is None
            else words.say("replay-seat", name=story.names[self.seat], seat=self.seat + 1)
        )
        self.screen.say(f"{where} · {who}")
