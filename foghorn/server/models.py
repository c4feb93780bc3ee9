"""What HTTP requests and answers carry: msgspec structs, from the wire to the OpenAPI page."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ..core.errors import Refusal
from ..core.offers import OfferedOption
from ..core.scenario import RescueLevel
from ..core.values import OptionValue
from ..store.rows import Settings
from .archive import Archive
from .names import NAME
from .wire import TableState

Nickname = Annotated[str, Meta(min_length=1, max_length=100, pattern=NAME)]
# Python's `$` would let a line's end follow.
SecretText = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")]
TableId = Annotated[str, Meta(min_length=16, max_length=16, pattern=r"^[A-Za-z0-9_-]{16}$")]
Seat = Annotated[int, Meta(ge=0, le=11)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Options = Annotated[dict[str, OptionValue], Meta(max_length=20)]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request; unknown fields are refused."""


class NewGuest(Body, frozen=True, kw_only=True):
    """A nickname of up to 24 characters."""

    nickname: Nickname


class Enter(Body, frozen=True, kw_only=True):
    """The secret of a private link."""

    link: SecretText


class TableSettings(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a table, chosen by its host."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)] | None = None


class ChosenOptions(Body, frozen=True, kw_only=True):
    """Options to check before a table is opened with them."""

    options: Options = {}


class NewTable(Body, frozen=True, kw_only=True):
    """A table to open."""

    game: Name
    options: Options = {}
    settings: TableSettings = TableSettings()


class TableTerms(Body, frozen=True, kw_only=True):
    """What a table shall be instead, before its game begins."""

    options: Options
    settings: TableSettings


class NewLesson(Body, frozen=True, kw_only=True):
    """A game to learn, and by which of its lessons; the first if none is named."""

    game: Name
    lesson: Name | None = None


class Join(Body, frozen=True, kw_only=True):
    """A seat to take; the first free one if none is named."""

    invitation: SecretText | None = None
    seat: Seat | None = None


class Look(Body, frozen=True, kw_only=True):
    """The secret that came with a link: an invitation, or one that lets you watch."""

    invitation: SecretText | None = None
    watching: SecretText | None = None


class SeatBot(Body, frozen=True, kw_only=True):
    """A bot to seat."""

    seat: Seat
    bot: Name | None = None  # the game's default bot


class SeatOnly(Body, frozen=True, kw_only=True):
    """A seat."""

    seat: Seat


class Exchange(Body, frozen=True, kw_only=True):
    """Two seats whose chairs change places."""

    seat: Seat
    other: Seat


class Mute(Body, frozen=True, kw_only=True):
    """A seat to mute or unmute."""

    seat: Seat
    mute: bool = True


class AnswerRematch(Body, frozen=True, kw_only=True):
    """Whether you want to play once more; the first who does asks the others."""

    accept: bool = True


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The body of an answer."""


class GuestAnswer(Answer, frozen=True, kw_only=True):
    """The guest who asked."""

    nickname: str
    link: str | None = None  # the private link's secret; only when it was just made


class PresetAnswer(Answer, frozen=True, kw_only=True):
    """Options that go well together, under a name; all of a table's options."""

    name: str
    options: dict[str, OptionValue]


class GameAnswer(Answer, frozen=True, kw_only=True):
    """A game that can be played here."""

    key: str
    name: str
    seats: tuple[int, int]
    rules_version: int
    options: dict[str, Any]  # a JSON schema
    usual: list[OfferedOption]  # the default of each option, and what it may be instead
    presets: list[PresetAnswer]
    bots: list[str]
    default_bot: str  # plays where nobody names another
    strengths: dict[str, int]  # how many of 100 games for two a bot wins against the default one, where measured
    lesson: bool  # whether there is something to learn from
    scenarios: int  # how many there are for one player


class LessonAnswer(Answer, frozen=True, kw_only=True):
    """A lesson: what it is about, and what it suggests."""

    name: str
    goals: list[str]  # what the learner does in it, in the game's own words; none in a whole game
    suggested: list[str]  # the learner's first choices, in notation


class AttemptAnswer(Answer, frozen=True, kw_only=True):
    """What one player reached in a scenario."""

    options: Options  # chosen besides the scenario; what is as usual is left out
    total: int
    level: str | None  # none below the first
    hinted: bool
    at: float


class WayAnswer(Answer, frozen=True, kw_only=True):
    """A way in which a scenario is usually played."""

    options: Options  # for a new table, beside the scenario
    par: int | None
    best: AttemptAnswer | None  # yours


class ScenarioAnswer(Answer, frozen=True, kw_only=True):
    """A scenario for one player, and how far you are."""

    name: str
    title: str  # a message of the game's catalogues
    story: str = ""  # the same
    levels: list[RescueLevel] = []
    ways: list[WayAnswer] = []
    others: list[AttemptAnswer] = []  # your best with other options
    running: TableId | None = None  # your unfinished table
    refusal: Refusal | None = None  # why it cannot be played


class PlacedAnswer(Answer, frozen=True, kw_only=True):
    """A player's attempt in the ranking of the day."""

    nickname: str
    you: bool
    attempt: AttemptAnswer
    table: TableId | None  # to look at, once the day is over


class DailyAnswer(Answer, frozen=True, kw_only=True):
    """The scenario of a day and its ranking."""

    scenario: ScenarioAnswer
    day: str
    before: str | None  # the day before it that had one,
    after: str | None  # and the one after it, if that has come
    over: bool  # attempts no longer count, and everybody may look at them
    seconds_left: float  # until the next day begins
    counted: AttemptAnswer | None  # yours; all others are practice
    placed: list[PlacedAnswer]  # the best first


class TableAnswer(Answer, frozen=True, kw_only=True):
    """A table, with its secrets for those who sit there."""

    table: TableState
    invitation: str | None = None
    watching: str | None = None
    address: str | None = None  # by which others reach this server, for links to it; unknown to most servers


class MyTable(TableAnswer, frozen=True, kw_only=True):
    """A table of yours, with how its game stands or ended."""

    changed: float  # when the table last did something, in seconds since 1970
    waiting: list[int] | None = None  # the people who must choose; unknown until the server has loaded the table
    since: float | None = None  # when your choice was opened, or the first of theirs
    totals: list[int] | None = None  # once the game has ended
    winners: list[int] | None = None


class Download(Answer, frozen=True, kw_only=True):
    """A finished game's record and the SHA-256 of its bytes."""

    digest: str
    record: Archive
