"""What is kept, as plain values; nothing here knows about databases."""

from __future__ import annotations

from typing import Literal

import msgspec

Status = Literal["open", "sealing", "running", "finished", "abandoned"]
OVER: tuple[Status, ...] = ("finished", "abandoned")


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with a nickname. `link` is the hash of the private link; renewing it raises `version`."""

    id: str
    nickname: str
    link: str
    version: int = 1
    made: float


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at a table: a guest's, a bot's, or free. A stand-in is a bot playing on for an absent guest."""

    name: str = ""
    guest: str | None = None
    bot: str | None = None
    stand_in: bool = False


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the host decided about a table."""

    spectators: bool = True
    listed: bool = False  # shown among the open tables
    seconds: int | None = None  # per decision
    stand_in: bool = True  # a bot may play on for whoever is away
    aid: bool = True  # the page may show what a player could work out


class Sealing(msgspec.Struct, frozen=True, kw_only=True):
    """A sealed deal in the making: the host machine's secret, the seats' promises and their opened numbers."""

    secret: str
    promises: dict[int, str] = {}
    numbers: dict[int, str] = {}
    failed: list[list[int]] = []  # seats that broke their promise, one list for each deal that had to start anew
    left_out: list[int] = []  # seats that promised nothing, and that the deal no longer waits for


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended, by seat; whoever left it has nobody win."""

    totals: list[int]
    winners: list[int]
    statistics: dict[str, list[float]] = {}  # the game's own figures; older games and abandoned ones have none


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """A rematch that somebody asks for after a game, and the guests who have answered."""

    asker: str
    accepted: list[str]
    declined: list[str] = []

    def without(self, guest: str) -> Proposal | None:
        """Return it without a guest's answer; nothing is left without who asks."""
        if guest == self.asker:
            return None
        accepted, declined = ([each for each in group if each != guest] for group in (self.accepted, self.declined))
        return Proposal(asker=self.asker, accepted=accepted, declined=declined)


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table from its lobby to its end. Storing it raises `version`; one that is no longer the newest is refused."""

    id: str
    version: int = 1
    game: str
    rules_version: int
    options: dict[str, int | str | bool | None]
    host: str
    status: Status = "open"
    chairs: list[Chair]
    settings: Settings
    sealing: Sealing
    muted: list[str] = []  # guests who may not speak
    banned: list[str] = []  # guests whom the host removed
    invitations: int = 1  # so many were made; only the last one is valid
    proposal: Proposal | None = None  # a rematch that was asked for
    rematch: str | None = None  # the table that follows this one
    pauses: list[tuple[float, float]] = []  # when no server was running
    seed: int | None = None  # of a lesson, whose deal is known beforehand; all other deals are sealed
    result: Result | None = None  # once the game is archived
    made: float
    changed: float


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game as one who sat there looks back on it."""

    table: str
    game: str
    seat: int
    chairs: list[Chair]
    result: Result
    at: float


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of one player."""

    table: str
    guest: str
    game: str
    scenario: str
    options: dict[str, int | str | bool | None]  # what was chosen besides the scenario
    total: int
    level: str | None
    hinted: bool  # a hint was asked for
    counts: bool  # for the table of its day, if it is the guest's first
    at: float


class Placed(msgspec.Struct, frozen=True, kw_only=True):
    """An attempt that counts, with its guest's present name."""

    nickname: str
    attempt: Attempt


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """A word at the table."""

    number: int
    guest: str
    name: str
    text: str
    at: float


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A running game up to an entry, so that a long log need not be folded from its start."""

    seq: int
    body: bytes


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """A game that has ended: its record and its trace as canonical bytes, with the record's digest."""

    table: str
    record: bytes
    digest: str
    trace: bytes
    at: float
