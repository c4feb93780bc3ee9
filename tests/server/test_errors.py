"""The status of a no follows from its class; its code is only for the sentence."""

from __future__ import annotations

import pytest

from foghorn.core.errors import BadOption, FoghornError, Illegal, InvalidFile, Stale, UnknownName
from foghorn.server import errors
from foghorn.server.errors import Conflict, Forbidden, Invalid, NotFound, NotSignedIn, TooMany, status_of
from foghorn.store.errors import NoSuchRow, StoreRefused


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (BadOption("players"), 400),
        (NotSignedIn("no-guest"), 401),
        (Forbidden("host-only"), 403),
        (NotFound("no-such-table"), 404),
        (UnknownName("unknown-game"), 404),
        (NoSuchRow("no-such-guest"), 404),
        (Conflict("table-full"), 409),
        (Illegal("not-your-turn"), 409),
        (Stale("stale"), 409),
        (InvalidFile("rules-version", 1), 409),
        (Invalid("body.seat"), 422),
        (TooMany("too-many-guesses"), 429),
        (StoreRefused("disk-full"), 503),
        (Illegal("no-such-pile"), 409),  # whatever its code looks like
    ],
)
def test_the_status_follows_from_the_class(error: FoghornError, status: int) -> None:
    assert status_of(error) == status


def test_the_place_of_what_is_invalid_is_short_and_plain() -> None:
    assert Invalid("body." + "é" * 100).refusal.facts == {"where": "body." + "?" * 75}


def test_the_tree_in_the_docstring_is_the_tree() -> None:
    for kind, status in errors.STATUS.items():
        if kind is not FoghornError:
            line = next(line for line in (errors.__doc__ or "").splitlines() if f"── {kind.__name__} " in line)
            assert f" {status} " in line
