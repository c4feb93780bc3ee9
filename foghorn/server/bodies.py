"""What HTTP requests and answers carry; pydantic models, because they make the OpenAPI page."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

# No controls, nothing invisible, nothing that turns the writing around; and something to see.
_LETTER = (
    r"[^\x00-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff]"
)
Nickname = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=24, pattern=rf"^{_LETTER}*[^\s{_LETTER[2:-1]}]{_LETTER}*$"
    ),
]
SecretText = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Field(ge=0, le=11)]
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{16}$")]


class Body(BaseModel):
    """Requests say nothing we do not know."""

    model_config = ConfigDict(extra="forbid")


class NewGuest(Body):
    nickname: Nickname


class Enter(Body):
    link: SecretText


class TableSettings(Body):
    spectators: bool = True
    listed: bool = False
    seconds: Annotated[int, Field(ge=5, le=86_400)] | None = None
    stand_in: bool = True
    aid: bool = True


class NewTable(Body):
    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    options: Annotated[dict[str, int | bool | str | None], Field(max_length=20)] = {}
    settings: TableSettings = TableSettings()


class NewLesson(Body):
    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]


class Join(Body):
    invitation: SecretText | None = None
    seat: Seat | None = None


class SeatBot(Body):
    seat: Seat
    bot: Annotated[str, StringConstraints(min_length=1, max_length=40)] | None = None  # the game's default bot


class SeatOnly(Body):
    seat: Seat


class Mute(Body):
    seat: Seat
    mute: bool = True


class GuestAnswer(BaseModel):
    nickname: str
    link: str | None = None  # the private link's secret; only when it was just made


class GameAnswer(BaseModel):
    key: str
    name: str
    seats: tuple[int, int]
    rules_version: int
    options: dict[str, Any]  # a JSON schema
    bots: list[str]
    lesson: bool  # whether there is a first game to learn from


class LessonAnswer(BaseModel):
    suggested: list[str]  # the learner's first choices, in notation


class TableAnswer(BaseModel):
    table: dict[str, Any]  # as the socket's message `table`
    invitation: str | None = None  # for those at the table
    watching: str | None = None


class MyTable(TableAnswer):
    changed: float  # when the table last did something, in seconds since 1970
    waiting: list[int] | None = None  # the seats that must choose; unknown where nobody has looked since the start
    totals: list[int] | None = None  # once the game has ended
    winners: list[int] | None = None


class RefusalAnswer(BaseModel):
    code: str
    rule: str | None = None
    facts: dict[str, int | str] = {}


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": RefusalAnswer} for status in (400, 401, 403, 404, 409, 413, 422, 429, 500, 503)
}
