"""`foghorn new-game`: writes a folder with a small card game that can be played at once and made into another."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path
from string import Template

from .. import games
from ..core.errors import BadOption
from ..core.game import game_keys
from ..i18n.words import words_for

RULES = Template('''\
"""$title: everybody plays a card in secret, and whoever played the highest one takes them all."""

from __future__ import annotations

from foghorn.core.simple import Card, Chance, Meta, Options, Position, Private, SimpleGame, shuffled

CARDS = 40  # numbered from 0
HAND = 6


class ${prefix}Position(Position):
    """All that lies on the table: what is not marked as private or secret, everybody sees."""

    hands: Private[list[Card]]  # by seat
    won: list[list[Card]]  # by seat

    def actions(self, seat: int) -> list[int]:
        """Return what a seat may choose now; if several have a choice, they choose in secret."""
        return list(self.hands[seat])

    def text(self, action: int) -> str:
        """Return an action as it is written and typed."""
        return f"play {action}"

    def play_all(self, choices: dict[int, int]) -> None:
        """Carry out what they have chosen, by seat; if one chooses at a time, write `play(seat, action)` instead."""
        for seat, card in choices.items():
            self.hands[seat].remove(card)
        winner = max(choices, key=lambda seat: choices[seat])
        self.won[winner] += choices.values()

    def scores(self) -> list[int]:
        """Return the points so far; the most win when nobody has a choice any more."""
        return [len(cards) for cards in self.won]


class ${prefix}Rules(SimpleGame[${prefix}Position, Options]):
    """What the rest of Foghorn asks for."""

    meta = Meta(key="$key", name="$title", seats=(2, 6), rules_version=1, actions=CARDS)
    position = ${prefix}Position

    def cards(self, options: Options) -> range:
        """Return every card there is, so that bots can imagine those which they do not see."""
        return range(CARDS)

    def deal(self, options: Options, chance: Chance) -> ${prefix}Position:
        """Return the position before the first choice."""
        deck = shuffled(self.cards(options), chance)
        hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(options.players)]
        return ${prefix}Position(options=options, chance=chance, hands=hands, won=[[] for _ in hands])


GAME = ${prefix}Rules()
''')
WORDS = Template("""\
# What $title says. nl.ftl, fr.ftl and de.ftl may stand beside this file.

game-tagline = The highest card takes them all.

rules-title-1 = How to play
rules-1-1 = Everybody has six cards and chooses one of them in secret.
rules-1-2 = The cards are shown, and whoever played the highest one takes them all.
rules-1-3 = When all cards are played, whoever has taken the most wins.
""")


def run(name: str | None, folder: str | None, language: str) -> int:
    """Write the folder and say what to do next; raises `BadOption` rather than change anything that exists."""
    key = key_of(name)
    place = Path(folder) if folder is not None else default_folder()
    target = place.absolute() / key.replace("-", "_")
    facts = {
        "key": key,
        "title": " ".join(part.title() for part in key.split("-")),
        "prefix": "".join(part.title() for part in key.split("-")),
    }
    try:
        target.mkdir(parents=True)
    except FileExistsError as error:
        raise BadOption("folder-exists", name=str(target)) from error
    (target / "__init__.py").write_text(RULES.substitute(facts), "utf-8")
    (target / "en.ftl").write_text(WORDS.substitute(facts), "utf-8")
    words, found = words_for(language), found_in(target.parent)
    print(words.say("new-game-written", title=facts["title"], path=str(target)))
    print(words.say("new-game-next"))
    print(f"  {found}foghorn play {key}")
    print(f"  {found}python -m foghorn.testing {key}")
    return 0


def key_of(name: str | None) -> str:
    """Return the key of a new game; raises `BadOption` for a name that cannot be one."""
    if name is None:
        raise BadOption("missing-game-name")
    key = re.sub(r"[\s_-]+", "-", name.strip().lower())
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", key):
        raise BadOption("game-name", name=name)
    if key in game_keys():
        raise BadOption("game-exists", name=key)
    return key


def default_folder() -> Path:
    """Return the first folder of `FOGHORN_GAMES`, or the current folder."""
    return Path(next(filter(None, os.environ.get("FOGHORN_GAMES", "").split(os.pathsep)), "."))


def found_in(folder: Path) -> str:
    """Return what must precede a command so that it finds the games of a folder; empty if it finds them anyway."""
    if folder.resolve() in [Path(each).resolve() for each in games.__path__]:
        return ""
    given = os.environ.get("FOGHORN_GAMES", "")
    return f"FOGHORN_GAMES={shlex.quote(os.pathsep.join(filter(None, [given, str(folder)])))} "
