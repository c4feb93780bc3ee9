"""The drawn positions of the second reading (see its drawing.py for the format), set up and played on the kernel.

Each claim that holds also tells what it has shown of a movement, so that a test can demand that nothing is missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from foghorn.games.escape.actions import MOVE, is_enhanced, split
from foghorn.games.escape.board import board_of
from foghorn.games.escape.events import displaced_by
from foghorn.games.escape.notation import cell_of, movement_name, name_of, on_cell, text_of
from foghorn.games.escape.state import EscapeState
from foghorn.games.escape.words import ICONS, Size

from .tables import Who, do, legal, position, rule_set

HERE = Path(__file__).parent / "positions"
SECOND_READING = Path(__file__).parents[2] / "second_reading" / "escape" / "positions"
MINE = "mn"
PLENTY = 30  # movement points that pay for everything

# What a position can show of a movement.
PLAIN, ICON, ALL_ROUNDER, ENHANCED = "plain", "with its icon", "all-rounder", "enhanced"
EDGE, SHORE, BLOCKED, TOO_EXPENSIVE = "at the edge", "at the shore", "blocked", "too expensive"


class Drawn:
    """One drawn position."""

    def __init__(self, title: str, lines: list[str]) -> None:
        self.title, self.lines = title, lines
        self.shows: set[tuple[str, str]] = set()

    def play(self) -> None:
        """Carry out every line; a claim that does not hold fails with the title."""
        self.people: dict[str, Who] = {}
        self.cells: list[tuple[str, str]] = []
        self.obstacles: list[str] = []
        self.words: set[str] = set()
        self.mp, self.fog = 7, "0"
        self.state: EscapeState | None = None
        for line in self.lines:
            word, *rest = line.split()
            command = getattr(self, f"on_{word.rstrip(':')}", None)
            if command:
                command(*rest)
            else:
                self.draw(word, rest)

    # The position.

    def on_who(self, letter: str, tribe: str, kind: str, icon: str) -> None:
        self.people[letter] = Who(tribe=tribe, kind=kind, icon=icon)

    def on_rules(self, *words: str) -> None:
        self.words |= set(words)

    def on_mp(self, number: str) -> None:
        self.mp = int(number)
        if self.state is not None:
            self.state.mp = self.mp

    def on_fog(self, name: str) -> None:
        self.fog = name

    @property
    def board(self) -> Size:
        return "large" if "large" in self.words else "small"

    def draw(self, word: str, tokens: list[str]) -> None:
        single = ":" in word
        cells = [word] if single else [f"{word}{'.' * (word[0] == 'P')}{at}" for at in range(1, len(tokens) + 1)]
        for cell, token in zip(cells, tokens, strict=True):
            if token == "x":
                self.obstacles.append(cell)
            elif token != ".":
                self.cells += [(cell, letter) for letter in token]

    def built(self) -> EscapeState:
        """The position, once everything is drawn."""
        if self.state is None:
            solo = board_of(self.board).boats if "solo" in self.words else []
            standing: dict[str, list[Who]] = {}
            for cell, letter in self.cells:
                who = self.people.get(letter, Who())
                owner = solo.index(who.tribe) if solo else 0 if letter in MINE else 1
                standing.setdefault(cell, []).append(who._replace(owner=owner))
            self.state = position(
                standing,
                board=self.board,
                rules=rule_set(expert="family" not in self.words, enhanced="plain" not in self.words, solo=solo),
                obstacles=self.obstacles,
                colour=solo.index("black") if solo else 0,
                mp=self.mp,
                fog=self.fog,
            )
            arrivals = [letter for there in standing for cell, letter in self.cells if cell == there]
            self.letters = dict(enumerate(arrivals))
        return self.state

    # What is done and claimed.

    def on_do(self, *words: str) -> None:
        do(self.built(), " ".join(words))

    def on_legal(self, verb: str, *words: str) -> None:
        wanted, state = verb.rstrip(":"), self.built()
        listed = [entry.strip() for entry in " ".join(words).split(",")]
        found = [
            f"{text} {cost}" for text, cost in legal(state).items() if wanted in ("all", text.split()[0].rstrip("+"))
        ]
        expected = [] if listed == ["none"] else [f"{entry} 0" if entry == "end" else entry for entry in listed]
        assert sorted(found) == sorted(expected), f"{self.title}: legal {wanted}"
        self.note(state, wanted, not found)

    def note(self, state: EscapeState, wanted: str, none: bool) -> None:
        """What this claim shows: how a movement was made, or why it could not be."""
        for action in state.legal(state.turn()):
            if action >= MOVE:
                movement = text_of(state, action).split()[0].rstrip("+")
                self.shows |= {(movement, aspect) for aspect in aspects(state, action)}
        if none and wanted not in ("all", "end"):
            richer = state.clone(state.chance)
            richer.mp = PLENTY
            possible = any(text.split()[0].rstrip("+") == wanted for text in legal(richer))
            self.shows.add((wanted, TOO_EXPENSIVE if possible else BLOCKED))

    def on_stands(self, cell: str, letters: str = "") -> None:
        state = self.built()
        standing = "".join(self.letters[each] for each in on_cell(state, cell_of(state, cell)))
        assert standing == letters, f"{self.title}: {standing or 'nobody'} on {cell}"

    def on_left(self, mp: str) -> None:
        assert self.built().mp == int(mp), f"{self.title}: {self.built().mp} MP left"

    def on_bonus(self, points: str) -> None:
        state = self.built()
        chips = [int(state.chip[each]) for each in range(len(self.letters)) if state.owner[each] == state.colour]
        assert sum(chips) == int(points), self.title

    def on_falls(self, number: str) -> None:
        assert self.built().falls == int(number), f"{self.title}: {self.built().falls} falls"


def aspects(state: EscapeState, action: int) -> Iterator[str]:
    """What a legal movement is an example of."""
    islander, move = split(action)
    icon, movement = ICONS[state.board_map.icon[islander]], movement_name(move)
    if is_enhanced(move):
        yield ENHANCED
    elif icon == movement:
        yield ICON
    elif icon == "all-rounder":
        yield ALL_ROUNDER
    else:
        yield PLAIN
    after = state.clone(state.chance)
    after.apply(state.turn(), action)
    moved = [islander, *(other.islander - 1 for other in displaced_by(state, islander, after))]
    cells = [name_of(each, int(each.where[who])) for each in (state, after) for who in moved]
    if any(is_edge(state, cell) for cell in cells):
        yield EDGE
    if any(cell[0] == "S" for cell in cells):
        yield SHORE


def is_edge(state: EscapeState, cell: str) -> bool:
    """Whether a hex is the first or last of its row."""
    for row in board_of(state.board_map.size).rows:
        name = "S" if row.name == "shore" else row.name
        if cell in (f"{name}1", f"{name}{len(row.hexes)}"):
            return True
    return False


def drawings(folder: Path) -> list[Drawn]:
    """Every drawn position of a folder."""
    found = []
    for file in sorted(folder.glob("*.txt")):
        for text in file.read_text("utf-8").split("== ")[1:]:
            title, *lines = text.strip().splitlines()
            found.append(Drawn(title, lines))
    return found
