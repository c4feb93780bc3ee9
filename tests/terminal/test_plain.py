"""The plain board draws whatever a view holds."""

from __future__ import annotations

import msgspec

from foghorn.core.event import Event
from foghorn.i18n.words import words_for
from foghorn.terminal.plain import BOARD

WORDS = words_for("en", "lighthouse")


class Piece(msgspec.Struct):
    colour: str
    cells: tuple[int, int]


class Seen(msgspec.Struct):
    seat: int
    pair: tuple[int, int]
    laid: list[tuple[int, int | None]]
    pieces: tuple[Piece, ...]


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    stones: tuple[tuple[int, int], ...]
    by: tuple[dict[str, int], ...]


def test_a_tuple_is_drawn_like_a_list() -> None:
    view = Seen(1, (1, 2), [(3, 0), (4, None)], (Piece("red", (5, 6)),))
    drawn = str(BOARD.draw(view, WORDS, ["Ada", "Bo"], 80))
    assert [line.strip() for line in drawn.splitlines()] == [
        "seat  Bo",
        "pair  1 2",
        "laid  3 0 | 4 –",
        "pieces 1",
        "colour  red",
        "cells  5 6",
    ]


class Table(msgspec.Struct):
    waiting: list[int]
    cards: list[int]


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    winners: list[int]


def test_those_who_choose_and_who_have_won_are_called_by_their_names() -> None:
    names = ["Ada", "Bo"]
    assert str(BOARD.draw(Table([0, 1], [0, 1]), WORDS, names, 80)).splitlines() == ["waiting  Ada, Bo", "cards  0 1"]
    assert str(BOARD.draw(Table([], []), WORDS, names, 80)).splitlines() == ["waiting  –", "cards  –"]
    assert BOARD.log(Ended(winners=[1]), None, WORDS, names) == ["ended: winners Bo"]


def test_an_event_with_tuples_is_one_line() -> None:
    event = Laid(stones=((1, 2), (3, 4)), by=({"seat": 0}, {"seat": 1}))
    assert BOARD.log(event, None, WORDS, ["Ada", "Bo"]) == ["laid: stones 1 2 | 3 4, by seat Ada | seat Bo"]
