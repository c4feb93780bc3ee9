"""Everything that travels over a socket, typed once; `foghorn schema` prints its JSON schema."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..core.errors import Refusal
from ..core.frame import SCHEMA, Frame
from ..store.rows import Settings, Status

MessageId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")]
Hex256 = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]{64}$")]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Secret = Annotated[str, Meta(min_length=1, max_length=80)]


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A message from a page."""


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message: which wire format the page speaks, and the watching secret if it only watches."""

    schema: int
    watch: Secret | None = None


class Act(Message, frozen=True, kw_only=True, tag="act"):
    """A choice: an id of the sender's own, the seq at which its choice opened, and the action in notation."""

    id: MessageId
    decision: int
    action: Notation


class Undo(Message, frozen=True, kw_only=True, tag="undo"):
    """Take the last choice back."""

    id: MessageId


class Chat(Message, frozen=True, kw_only=True, tag="say"):
    """A chat message to send."""

    id: MessageId
    text: Text


class CommitNumber(Message, frozen=True, kw_only=True, tag="promise"):
    """The SHA-256 of a number of the page's own, for the deal that has this commitment."""

    commitment: Hex256
    hash: Hex256


class RevealNumber(Message, frozen=True, kw_only=True, tag="open"):
    """The promised number, in hexadecimal."""

    number: Hex256


class DeclineDeal(Message, frozen=True, kw_only=True, tag="decline"):
    """The person takes no part in the deal that has this commitment: it goes on without a number of theirs."""

    commitment: Hex256


class ResumeSeat(Message, frozen=True, kw_only=True, tag="back"):
    """Take the seat back from the bot that stood in."""

    id: MessageId


class ShowAid(Message, frozen=True, kw_only=True, tag="aid"):
    """Turn the game's player aid in this page's frames on or off; a hint is asked for with `ask`."""

    on: bool


class Ask(Message, frozen=True, kw_only=True, tag="ask"):
    """A question of the table's game about its newest position; it can never play."""

    id: MessageId
    question: msgspec.Raw


Incoming = Hello | Act | Undo | Chat | CommitNumber | RevealNumber | DeclineDeal | ResumeSeat | ShowAid | Ask


class Reply(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message from the server that is no frame."""


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """The public state of a seat."""

    name: str
    kind: Literal["person", "bot", "free"]
    bot: str | None
    host: bool
    muted: bool
    away: bool
    stand_in: bool
    promise: str | None  # the SHA-256 of its number in the deal
    left_out: bool  # the deal does not wait for a number of its own
    seconds: float | None  # left to choose, where there is a clock


class RematchState(msgspec.Struct, frozen=True, kw_only=True):
    """A rematch that somebody asks for, by seats."""

    asker: int
    accepted: list[int]
    declined: list[int]


class TableState(Reply, frozen=True, kw_only=True, tag="table"):
    """The table around the game: who sits there, who is away, how the deal is sealed."""

    schema: int = SCHEMA
    id: str
    game: str
    options: dict[str, int | str | bool | None]
    settings: Settings
    status: Status
    you: int | None  # your seat
    host: bool  # whether you are the host
    chairs: list[SeatState]
    teams: list[int]  # each seat's team; empty where everybody plays for themselves
    turn_seconds: int | None  # the game's own limit for a turn, which counts before the table's for each choice
    watchers: int
    watching: list[str]  # the names of those who watch and have one, as far as there is room for them
    invitations: int  # so many were made; when there is a new one, the older ones are void
    commitment: str
    opening: bool  # all have promised: open your number
    restarts: list[list[int]]  # for each earlier deal that was given up, the seats that did not open their number
    proposal: RematchState | None
    rematch: str | None  # the table that follows
    watch_rematch: str | None  # the secret that lets those who are here watch it
    lesson: str | None  # the lesson that it is: prepared, so that no deal was sealed


class TableNotice(msgspec.Struct, frozen=True, kw_only=True):
    """How one of your tables stands; nothing of what is played there."""

    table: str
    game: str
    status: Status
    you: int | None  # your seat; null if it is yours no longer
    free: int  # how many seats are free
    waiting: list[int]  # the people who must choose
    # When your choice was opened, or the first of theirs; with nobody to choose, when that began (seconds since 1970).
    since: float
    asked_by: str | None  # who asks for a rematch
    answer: bool | None  # yours to that; null if you have not answered
    rematch: str | None  # the table that follows


class Notices(Reply, frozen=True, kw_only=True, tag="notices"):
    """What is new at your tables other than the one where your page is."""

    whole: bool  # these are all; where something was told of another table before, that is over
    tables: list[TableNotice]


class Done(Reply, frozen=True, kw_only=True, tag="done"):
    """Your message was carried out and is stored."""

    id: str
    seq: int


class Answer(Reply, frozen=True, kw_only=True, tag="answer"):
    """The answer to your question, for the position after entry `seq`."""

    id: str
    seq: int
    answer: msgspec.Raw


class Rejected(Reply, frozen=True, kw_only=True, tag="refused"):
    """Your message was not carried out, and why."""

    id: str | None
    refusal: Refusal


class ChatMessage(Reply, frozen=True, kw_only=True, tag="said"):
    """A chat message at the table."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Bye(Reply, frozen=True, kw_only=True, tag="bye"):
    """The last message before the server closes the socket."""

    code: str


Outgoing = Frame | TableState | Notices | Done | Answer | Rejected | ChatMessage | Bye

_decoder = msgspec.json.Decoder(Incoming)
_encoder = msgspec.json.Encoder()


def read_message(data: bytes | str) -> Incoming:
    """Decode a message; raises msgspec.ValidationError or DecodeError."""
    try:
        message: Incoming = _decoder.decode(data)
    except (RecursionError, UnicodeDecodeError) as error:  # nested too deep, or no text at all
        raise msgspec.DecodeError(type(error).__name__) from error
    return message


def encode(message: Outgoing) -> bytes:
    """Encode a message for the wire."""
    return _encoder.encode(message)
