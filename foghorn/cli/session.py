"""A game at one keyboard: who chooses next, what bots and people choose, and what they are shown.

Every choice is proposed to the table, written to the save file, and only then accepted. People at the same keyboard
see what their own seat may see, and nothing of each other's.
"""

from __future__ import annotations

import secrets
import shlex
import time
from contextlib import suppress
from pathlib import Path

from ..bots.bot import any_bot
from ..bots.hint import hint_for
from ..core.chance import ScriptError, Seeded
from ..core.entry import Chosen, Entry, Move, TakenBack, TurnRanOut
from ..core.errors import BadOption, FoghornError, InvalidFile, Refused
from ..core.event import Event
from ..core.frame import Frame, frame_of
from ..core.game import TurnLimit, game_of
from ..core.record import open_table
from ..core.table import Proposal
from ..i18n.words import LANGUAGES, words_for
from ..terminal.board import Menu, board_of
from .commands import Typed, help_page, read_line, why_not
from .interruptions import Interruptions
from .saves import NotSaved, SaveFile, SaveHeading, games_folder
from .screen import Screen, TimeOver

PACE = 0.6  # seconds between bots' choices, for a person who watches
RECENT = 40  # sentences that `log` shows
LONG_MENU = 12  # lines; a longer menu is set in columns
LEAST_LOG = 4  # sentences shown even on the smallest screen


class Quit(Exception):
    """The person leaves."""


class Session:
    """A table, its save, and the people and bots around it."""

    def __init__(
        self,
        save: SaveFile,
        heading: SaveHeading,
        entries: list[Entry],
        language: str,
        interruptions: Interruptions,
    ) -> None:
        self.save = save
        self.game = game_of(heading.game)
        self.bots = [None] * heading.humans + [any_bot(name, self.game).live() for name in heading.bots]
        self.humans = heading.humans
        self.bots_seed = heading.bots_seed
        self.names = heading.seats
        self.board = board_of(heading.game)
        self.words = words_for(language, heading.game)
        self.interruptions = interruptions
        self.screen = Screen()
        self.notices: list[str] = []  # messages for the next screen
        self.menu: list[str] = []  # the action or submenu behind each number on the screen
        self.at_keyboard: int | None = 0 if self.humans == 1 else None
        self.turn: TurnLimit | None = None  # the turn with a time limit that is under way, and when it is over
        self.turn_over = 0.0
        self.looked = [0] * len(self.names)  # by seat, how many events it had seen when it last chose
        self.hinted: set[int] = set()  # seats that were given a hint and have not chosen since
        try:
            self.table = open_table(heading)
            self.events: list[Event] = [*self.table.opening]
        except InvalidFile:
            raise
        except (BadOption, ScriptError, ValueError) as error:
            raise InvalidFile("save-damaged", 1, file=str(save.path), detail=str(error)) from error
        for entry in entries:
            self._fold_in(entry)

    def _fold_in(self, entry: Entry) -> None:
        try:
            self._accept(self.table.check(entry))
        except (FoghornError, ScriptError) as error:
            reason = error.refusal.code if isinstance(error, FoghornError) else str(error)
            raise InvalidFile("save-entry", entry.seq + 1, file=str(self.save.path), reason=reason) from error

    def _accept(self, proposal: Proposal) -> None:
        known = len(self.events)
        self.events += self.table.accept(proposal)
        self.table.take_settled()  # each holds a position; this session writes no trace
        self.looked[proposal.seat] = known

    def play(self) -> None:
        """Ask the seats that must choose until the game is over."""
        while not self.table.state.over():
            seat = self._next_seat()
            if self.bots[seat] is not None:
                self._let_bot_choose(seat)
            elif self.board.open_table or seat == self.at_keyboard or self._hand_over(seat):
                self._ask(seat)
        self._end()

    def _next_seat(self) -> int:
        """Return the next seat to choose: bots first, then the person who is at the keyboard already."""
        order = {seat: (self.bots[seat] is None, seat != self.at_keyboard, seat) for seat in self.table.state.waiting()}
        return min(order, key=lambda seat: order[seat])

    def _commit(self, seat: int, move: Move) -> None:
        """Save a move, then accept it at the table; if it raises `Refused` or `NotSaved`, nothing has happened."""
        proposal = self.table.propose(seat, move)
        with self.interruptions.held():
            self.save.append(proposal.entry(secrets.token_hex(8), time.time()))
            self._accept(proposal)

    # Bots.

    def _let_bot_choose(self, seat: int) -> None:
        bot = self.bots[seat]
        assert bot is not None
        # Every choice has a chance of its own, never the table's (stream 0): a bot of a resumed game has the same luck.
        # It may choose otherwise all the same, as what it had planned is gone, and how far it thinks depends on time.
        chance = Seeded(self.bots_seed, self.table.seq + 1)
        action = self.game.text(self.table.state, bot.choose(self.game, self.table.state, seat, chance))
        known = len(self.events)
        try:
            self._commit(seat, Chosen(action, "bot"))
        except NotSaved as error:
            self._complain(error)
            self.screen.say(self.words.say("play-try-again"))
            self._read()
            return
        if self.screen.live and self.humans == 1 and (sentences := self._sentences(known, 0)):
            for sentence in sentences:
                self.screen.say(f"· {sentence}")
            self.screen.pause(PACE)

    # People.

    def _hand_over(self, seat: int) -> bool:
        """Hide one person's cards before the next sits down; return False if the first took a choice back."""
        last, self.at_keyboard = self.at_keyboard, seat
        self.screen.wipe()
        self.screen.say(self.words.say("play-hand-over", name=self.names[seat]), style="bold")
        can_undo = last is not None and self.table.can_undo(last)
        if can_undo and last is not None:
            self.screen.say(self.words.say("play-hand-over-undo", name=self.names[last]), style="dim")
        typed = self._read()
        self.screen.wipe()
        if typed is None or typed.kind != "undo" or not can_undo or last is None:
            return True
        self.at_keyboard = None
        self._take_back(last)
        return False

    def _ask(self, seat: int) -> None:
        """Ask one person until the question is answered or taken back."""
        frame = self._draw(seat)
        asked = self.table.seq
        while self.table.seq == asked:
            try:
                typed = self._read(frame)
            except TimeOver:
                self._end_turn(seat)
                continue
            if typed is None:
                continue
            opened = self.board.menu(frame.view, frame.legal, self.words, typed.rest) if typed.kind == "act" else None
            if opened is None:
                self._answer(seat, typed, frame)
            else:
                self._list(opened)

    def _read(self, frame: Frame | None = None) -> Typed | None:
        """Read the next line; None if it is not understood, and if something was asked, say so."""
        actions = [] if frame is None else [choice.action for choice in frame.legal]
        try:
            line = self.screen.read(self._turn_over() if actions else None)
            typed = read_line(line, self.menu if actions else [], self.words, actions)
        except Refused as error:
            if actions:
                self._complain(error)
            return None
        if typed.kind == "quit":
            raise Quit
        return typed

    def _turn_over(self) -> float | None:
        """Return when the current turn is over, if its time is limited; it runs from the first question."""
        limit = self.table.turn_limit
        if limit is not None and limit != self.turn:
            self.turn_over = time.monotonic() + limit.seconds
        self.turn = limit
        return None if limit is None else self.turn_over

    def _end_turn(self, seat: int) -> None:
        """Record that the turn's time is over."""
        try:
            self._commit(seat, TurnRanOut())
        except NotSaved as error:
            self._complain(error)

    def _answer(self, seat: int, typed: Typed, frame: Frame) -> None:
        say, actions = self.words.say, [choice.action for choice in frame.legal]
        match typed.kind:
            case "act":
                self._choose(seat, typed.rest)
            case "undo":
                self._take_back(seat)
            case "why":
                text = typed.rest
                self.screen.say(
                    why_not(self.table, seat, text, self.words) if text else say("play-why-what", action=actions[0])
                )
            case "hint":
                self._hint(seat, frame)
            case "save":
                self._save(typed.rest)
            case "log":
                for sentence in self._sentences(0, seat)[-RECENT:]:
                    self.screen.say(f"· {sentence}")
            case "lang":
                self._switch_language(seat, typed.rest.casefold())
            case "rules":
                self.screen.show(self.board.rules(self.words))
            case "help":
                self.screen.show(help_page(len(self.menu), actions, self.words))
            case _:
                self._draw(seat)

    def _choose(self, seat: int, text: str) -> None:
        try:
            self._commit(seat, Chosen(text, after_hint=seat in self.hinted))
        except (Refused, NotSaved) as error:
            self._complain(error)
        else:
            self.notices.clear()
            self.hinted.discard(seat)

    def _hint(self, seat: int, frame: Frame) -> None:
        """Say what the game's usual bot would choose, and why; what this seat then chooses is noted as hinted."""
        chance = Seeded(self.bots_seed, self.table.seq + 1)
        action, reasons = hint_for(self.game, self.table.state, seat, chance)
        self.hinted.add(seat)
        menu = self.board.menu(frame.view, frame.legal, self.words, "")
        listed = {line.typed: line.said for line in menu.lines} if menu is not None else {}
        self.screen.say(self.words.say("play-hinted", action=listed.get(action.text, action.text)), style="bold")
        for reason in reasons:
            self.screen.say(f"· {self.words.reason(reason, self.names)}")

    def _take_back(self, seat: int) -> None:
        try:
            self._commit(seat, TakenBack())
        except (Refused, NotSaved) as error:
            self._complain(error)

    def _save(self, file: str) -> None:
        try:
            if file:
                self.screen.say(self.words.say("play-copied", file=str(self.save.copy_to(Path(file)))), unbroken=True)
            else:
                self.screen.say(self.words.say("play-saved", file=str(self.save.path)), unbroken=True)
        except (BadOption, NotSaved) as error:
            self._complain(error)

    def _switch_language(self, seat: int, language: str) -> None:
        if language in LANGUAGES:
            self.words = words_for(language, self.game.meta.key)
            self._draw(seat)
        else:
            known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
            self.screen.say(self.words.say("play-languages", languages=known))

    # What is shown.

    def _draw(self, seat: int) -> Frame:
        """Draw the table as this seat sees it, what happened since it last chose, and the menu."""
        frame = frame_of(self.table, seat, self.events[self.looked[seat] :], aid=False)
        words, names = self.words, self.names
        drawn = self.board.draw(frame.view, words, names, self.screen.width)
        menu = self.board.menu(frame.view, frame.legal, words, "")
        assert menu is not None
        sentences = [sentence for event in frame.events for sentence in self.board.log(event, frame.view, words, names)]
        listed = len(self._numbered(menu))
        room = max(self.screen.room_below(drawn, len(self.notices) + listed + 5), LEAST_LOG)
        self.screen.clear()
        self.screen.show(drawn)
        if len(sentences) > room:
            self.screen.say(words.say("play-earlier", count=len(sentences) - room), style="dim")
        for sentence in sentences[-room:]:
            self.screen.say(f"· {sentence}")
        for notice in self.notices:
            self.screen.say(words.say(notice), style="italic")
        self.screen.say("")
        self.screen.say(self.board.prompt(frame.view, words, names), style="bold")
        self._list(menu)
        self.screen.say(words.say("play-hint-undo" if frame.undo else "play-hint"), style="dim")
        if (over := self._turn_over()) is not None:
            self.screen.say(words.say("play-hourglass", seconds=max(0, round(over - time.monotonic()))), style="yellow")
        return frame

    def _list(self, menu: Menu) -> None:
        """Show a menu; one without lines shows only its title, and the numbers keep their meaning."""
        if menu.title:
            self.screen.say(menu.title, style="bold")
        if menu.lines:
            self.menu = [line.typed for line in menu.lines]
            for line in self._numbered(menu):
                self.screen.say(line)

    def _numbered(self, menu: Menu) -> list[str]:
        lines = [f"{number:>3}  {line.said}" for number, line in enumerate(menu.lines, 1)]
        return self.screen.in_columns(lines) if len(lines) > LONG_MENU else lines

    def _sentences(self, start: int, seat: int | None) -> list[str]:
        """Tell what happened from an event on, as that seat was told it."""
        view = self.game.view(self.table.state, seat)
        shown = [self.game.shown(event, seat) for event in self.events[start:]]
        return [sentence for event in shown for sentence in self.board.log(event, view, self.words, self.names)]

    def _complain(self, error: FoghornError) -> None:
        if isinstance(error, Refused):
            self.screen.say(self.words.refusal(error.refusal), style="yellow")
        else:
            self.screen.say(self.words.error(error.refusal), style="yellow", unbroken=True)

    def _end(self) -> None:
        """Show how the game ended, with the board last so that it stays visible; say who won and where the save is."""
        seat = 0 if self.humans == 1 else None
        view = self.game.view(self.table.state, seat)
        outcome = self.board.prompt(view, self.words, self.names)
        self.screen.clear()
        for sentence in self._sentences(max(self.looked[: self.humans]), seat):
            if sentence != outcome:
                self.screen.say(f"· {sentence}")
        self.screen.show(self.board.draw(view, self.words, self.names, self.screen.width))
        self.screen.say("")
        self.screen.say(outcome, style="bold")
        path = self.save.finish()
        command = shlex.join(["foghorn", "replay", str(path)])
        self.screen.say(self.words.say("play-kept", file=str(path), command=command), unbroken=True)

    def say_how_to_go_on(self) -> None:
        """Tell a person who leaves how to resume the game."""
        command = ["foghorn", "play", "--resume"]
        if self.save.path.parent != games_folder().absolute():
            command += ["--file", str(self.save.path)]
        with suppress(OSError):  # the terminal may be gone
            if self.humans > 1:
                self.screen.wipe()
            self.screen.say("")
            self.screen.say(self.words.say("play-left", command=shlex.join(command)), unbroken=True)
