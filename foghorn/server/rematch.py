"""A rematch is asked for, not imposed. Pure: each step takes a finished table's row, and returns a new one or refuses.

Somebody asks; everybody else who sits there accepts or declines. When all who still sit there have answered, a new
table opens with those who accepted in their seats, and with the bots. Who asked need not wait: it may open the table at
any time, and the seats of those who have not accepted are free there. An answer may be changed until then; a no of who
asked takes the question back.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..core.game import game_of
from ..store.rows import Proposal, TableRow
from . import sealing
from .errors import Conflict, Forbidden
from .lobby import FREE, people, seat_of


def answered(row: TableRow, guest: str, accept: bool) -> TableRow:
    """Note a guest's yes, which asks if nobody has yet, or its no."""
    if seat_of(row, guest) is None:  # it left by another page, or was deleted
        raise Conflict("not-at-table")
    if row.status != "finished" or row.seed is not None:
        raise Conflict("not-finished")
    asked = row.proposal
    if asked is None:
        if not accept:
            raise Conflict("no-rematch")
        return replace(row, proposal=Proposal(asker=guest, accepted=[guest]))
    if guest == asked.asker:
        return row if accept else replace(row, proposal=None)
    rest = asked.without(guest) or asked
    accepted = [*rest.accepted, guest] if accept else rest.accepted
    declined = rest.declined if accept else [*rest.declined, guest]
    return replace(row, proposal=replace(asked, accepted=accepted, declined=declined))


def is_settled(row: TableRow) -> bool:
    """Tell whether everybody has answered, and there is somebody to play with."""
    if row.proposal is None:
        return False
    guests = {row.chairs[seat].guest for seat in people(row)}
    company = len(guests) == 1 or len(row.proposal.accepted) > 1
    return company and guests <= {*row.proposal.accepted, *row.proposal.declined}


def must_have_asked(row: TableRow, guest: str) -> None:
    """Raise an error unless the guest asks for a rematch at this table."""
    if row.proposal is None:
        raise Conflict("no-rematch")
    if row.proposal.asker != guest:
        raise Forbidden("host-only")


def follower_of(row: TableRow, id: str, now: float) -> TableRow:
    """Make the table that follows: the same game, the bots, and those who accepted, each in its seat."""
    assert row.proposal is not None
    coming = row.proposal.accepted
    return replace(
        row,
        id=id,
        version=1,
        invitations=1,
        rules_version=game_of(row.game).meta.rules_version,
        host=row.proposal.asker,
        status="open",
        chairs=[
            replace(chair, stand_in=False) if chair.bot is not None or chair.guest in coming else FREE
            for chair in row.chairs
        ],
        sealing=sealing.new_sealing(),
        pauses=[],
        proposal=None,
        result=None,
        made=now,
        changed=now,
    )
