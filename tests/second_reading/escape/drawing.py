"""Small positions drawn as text, in `positions/`, and what the rules say about them.

    == title (the rule)             starts a position; without more: the small board, expert level, 7 MP, fog on 0
    B  . . . o x . . .              a row from the left: . empty, x obstacle, letters people; rows left out are empty
    P2 . oo .                       a pier from the shore; two on one field, the last letter on top
    blue:B1 o                       a seat, or blue:D the stern
    who m blue elder jump           tribe, kind and icon of a letter (before it is drawn); else black sailor cross
    rules family plain solo large   other rules (plain: no enhanced movements); solo: it is black's turn
    mp 3                            also: fog D
    do run C4 B4                    a legal action is done
    legal run: run C4 B4 1, …       all legal actions with this verb, plain or enhanced, and their cost; `all` is all
    stands A4 om                    who is on a cell; also: left 3 (MP), bonus 5 (points), falls 1

The letters m and n are the colour whose turn it is; all other letters belong to one other colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.second_reading.escape.legal import after, legal
from tests.second_reading.escape.place import rows
from tests.second_reading.escape.position import Islander, Position, Rules, bonus_chips

OWN, STRANGERS = "orange", "yellow"


@dataclass
class Drawing:
    """One drawn position and what is done and claimed there."""

    title: str
    lines: list[str] = field(default_factory=list)

    def play(self) -> None:
        """Carry out every line; a claim that does not hold fails with the line."""
        self.people: dict[str, tuple[str, str, str]] = {}
        self.letters: dict[int, str] = {}
        self.position = Position(Rules(board="small"), {}, {}, set(), colour=OWN, mp=7)
        self.position.bonus = bonus_chips(self.position.rules)
        for line in self.lines:
            word, *rest = line.split()
            command = getattr(self, f"on_{word.rstrip(':')}", None)
            if command:
                command(*rest)
            else:
                self.draw(word, rest)

    # --- The position ---

    def on_who(self, letter: str, tribe: str, kind: str, icon: str) -> None:
        self.people[letter] = tribe, kind, icon

    def on_mp(self, number: str) -> None:
        self.position.mp = int(number)

    def on_fog(self, field: str) -> None:
        self.position.fog = field

    def on_rules(self, *words: str) -> None:
        board = "large" if "large" in words else "small"
        rules = Rules(board, "family" not in words, "plain" not in words, "solo" in words)
        self.position.rules, self.position.bonus = rules, bonus_chips(rules)
        if rules.solo:
            self.position.colour = "black"

    def draw(self, word: str, tokens: list[str]) -> None:
        if word in rows(self.position.rules.board):
            cells = [f"{word}{place}" for place in range(1, len(tokens) + 1)]
        elif word[0] == "P":
            cells = [f"{word}.{place}" for place in range(1, len(tokens) + 1)]
        else:
            cells = [word]
        for cell, token in zip(cells, tokens, strict=True):
            if token == "x":
                self.position.obstacles.add(cell)
            elif token != ".":
                for letter in token:
                    self.put(letter, cell)

    def put(self, letter: str, cell: str) -> None:
        number = len(self.letters)
        tribe, kind, icon = self.people.get(letter, ("black", "sailor", "cross"))
        colour = OWN if letter in "mn" else STRANGERS
        self.letters[number] = letter
        self.position.people[number] = Islander(tribe, kind, icon, colour)
        self.position.put(number, cell)

    # --- What is done and claimed ---

    def on_do(self, *words: str) -> None:
        text = " ".join(words)
        assert text in legal(self.position), f"{self.title}: {text} is not legal"
        self.position = after(self.position, legal(self.position)[text])

    def on_legal(self, verb: str, *words: str) -> None:
        """`legal run: run C4 B4 1, run C4 B5 1` or `legal run: none`; `legal all:` is every action."""
        wanted = verb.rstrip(":")
        listed = [entry.strip() for entry in " ".join(words).split(",")]
        found = [f"{action.text} {action.cost}" for action in legal(self.position).values()]
        if wanted != "all":
            found = [entry for entry in found if entry.split()[0].rstrip("+") == wanted]
        expected = [] if listed == ["none"] else [entry + " 0" if entry == "end" else entry for entry in listed]
        assert sorted(found) == sorted(expected), f"{self.title}: legal {wanted}"

    def on_stands(self, cell: str, letters: str = "") -> None:
        standing = "".join(self.letters[who] for who in self.position.stack(cell))
        assert standing == letters, f"{self.title}: {standing or 'nobody'} on {cell}"

    def on_left(self, mp: str) -> None:
        assert self.position.mp == int(mp), f"{self.title}: {self.position.mp} MP left"

    def on_bonus(self, points: str) -> None:
        """The bonus chips of those whose turn it is, together."""
        assert sum(self.position.bonus_of.get(who, 0) for who in self.position.own()) == int(points), self.title

    def on_falls(self, number: str) -> None:
        assert self.position.falls == int(number), f"{self.title}: {self.position.falls} falls"


def drawings() -> Iterator[Drawing]:
    """Every drawn position."""
    for file in sorted((Path(__file__).parent / "positions").glob("*.txt")):
        for text in file.read_text(encoding="utf-8").split("== ")[1:]:
            title, *lines = text.strip().splitlines()
            yield Drawing(title, lines)
