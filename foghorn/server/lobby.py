"""Who sits where, before and during a game. Pure: each step takes a table's row and returns a new one, or refuses."""

from __future__ import annotations

from msgspec.structs import replace

from ..bots.bot import default_bot
from ..core.game import game_of
from ..core.values import OptionValue
from ..store.rows import Chair, Sealing, Settings, TableRow
from . import sealing
from .errors import Conflict, Forbidden, NotFound
from .names import imitates, plain

FREE = Chair()
BOT_NAMES = ("Alma", "Bruno", "Cleo", "Dario", "Elke", "Fenna", "Gilles", "Hanne", "Ivo", "Juno")


def seat_of(row: TableRow, guest: str | None) -> int | None:
    """Return the seat that belongs to a guest, if any."""
    for seat, chair in enumerate(row.chairs):
        if guest is not None and chair.guest == guest:
            return seat
    return None


def people(row: TableRow) -> list[int]:
    """List the seats that belong to guests."""
    return [seat for seat, chair in enumerate(row.chairs) if chair.guest is not None]


def dealers(row: TableRow) -> list[int]:
    """List the seats whose numbers the deal waits for."""
    return [seat for seat in people(row) if seat not in sealing.excused(row.sealing)]


def opening(row: TableRow) -> bool:
    """Tell whether the seats now open their numbers, because all of them have promised one."""
    return row.status == "sealing" and sealing.promised(row.sealing, dealers(row))


def without_number(row: TableRow, seats: list[int]) -> Sealing:
    """Give up waiting for some seats: once numbers are being opened, only a new deal is fair to the others."""
    return sealing.anew(row.sealing, seats) if opening(row) else sealing.without(row.sealing, seats)


def stand_in(row: TableRow) -> str:
    """Return the name of the bot that plays for absent guests."""
    return default_bot(game_of(row.game))


def with_chair(row: TableRow, seat: int, chair: Chair) -> TableRow:
    return replace(row, chairs=[chair if at == seat else old for at, old in enumerate(row.chairs)])


def joined(row: TableRow, guest: str, name: str, seat: int | None) -> TableRow:
    """Seat a guest in a free seat; a bot's seat counts as free if the guest asks for that seat."""
    if seat_of(row, guest) is not None:
        return row
    _must_be_open(row)
    if guest in row.banned:
        raise Conflict("removed")
    free = [at for at, chair in enumerate(row.chairs) if chair == FREE]
    if seat is None and not free:
        raise Conflict("table-full")
    at = free[0] if seat is None else _seat(row, seat)
    if row.chairs[at].guest is not None:
        raise Conflict("seat-taken", seat=at + 1)
    for other, chair in enumerate(row.chairs):
        if imitates(name, chair.name):
            raise Conflict("name-imitates", name=chair.name)
        if chair.bot is not None and plain(chair.name) == plain(name):  # a bot does not mind another name
            row = with_chair(row, other, replace(chair, name=_bot_name(row)))
    return with_chair(row, at, Chair(name=_unique(row, name), guest=guest))


def left(row: TableRow, guest: str) -> TableRow:
    """Give up a guest's seat, during a game to a bot; the next guest becomes host, or the table is abandoned."""
    seat = seat_of(row, guest)
    if seat is None:
        raise Conflict("not-at-table")
    row = replace(row, proposal=row.proposal and row.proposal.without(guest))
    if row.status in ("sealing", "running"):
        if row.status == "sealing" and seat in dealers(row):  # its number will not be opened
            row = replace(row, sealing=without_number(row, [seat]))
        row = with_chair(row, seat, replace(row.chairs[seat], guest=None, bot=stand_in(row), stand_in=False))
    else:
        row = with_chair(row, seat, FREE)
    others = [chair.guest for chair in row.chairs if chair.guest is not None]
    if not others:
        return replace(row, status="abandoned") if row.status != "finished" else row
    return replace(row, host=others[0]) if row.host == guest else row


def forgotten(row: TableRow, guest: str) -> TableRow:
    """Take away the seat of a guest who deletes itself; a bot that plays on there does so under its own name."""
    seat = seat_of(row, guest)
    row = left(row, guest)
    row = replace(row, muted=[each for each in row.muted if each != guest])
    if seat is None or row.chairs[seat] == FREE:
        return row
    return with_chair(row, seat, replace(row.chairs[seat], name=_bot_name(row)))


def with_bot(row: TableRow, guest: str, seat: int, bot: str) -> TableRow:
    """Seat a bot; only for the host."""
    must_be_host(row, guest)
    _must_be_open(row)
    if row.chairs[_seat(row, seat)].guest is not None:
        raise Conflict("seat-taken", seat=seat + 1)
    return with_chair(row, seat, Chair(name=_bot_name(row), bot=bot))


def without_bot(row: TableRow, guest: str, seat: int) -> TableRow:
    """Remove a bot from its seat; only for the host."""
    must_be_host(row, guest)
    _must_be_open(row)
    if row.chairs[_seat(row, seat)].bot is None:
        raise Conflict("no-bot-there", seat=seat + 1)
    return with_chair(row, seat, FREE)


def exchanged(row: TableRow, guest: str, seat: int, other: int) -> TableRow:
    """Let two chairs change places before the game; a guest may move only itself, and nobody else but a bot."""
    _must_be_open(row)
    one, two = row.chairs[_seat(row, seat)], row.chairs[_seat(row, other)]
    if any(chair.guest not in (None, guest) for chair in (one, two)) or guest not in (one.guest, two.guest):
        must_be_host(row, guest)
    return with_chair(with_chair(row, seat, two), other, one)


def with_terms(row: TableRow, guest: str, options: dict[str, OptionValue], settings: Settings) -> TableRow:
    """Agree on other options and settings before the game; only for the host. People and bots keep their seats.

    Where there are fewer seats, free ones go first, then bots; nobody is sent away.
    """
    must_be_host(row, guest)
    _must_be_open(row)
    players = len(row.chairs) if options["players"] is None else int(options["players"])
    chairs = [*row.chairs, *[FREE] * (players - len(row.chairs))]
    spare = [seat for seat, chair in enumerate(chairs) if chair.guest is None]
    spare.sort(key=lambda seat: (chairs[seat] == FREE, seat))
    gone = spare[len(spare) - (len(chairs) - players) :] if len(chairs) > players else []
    if len(chairs) - len(gone) > players:
        raise Conflict("too-few-seats", players=players)
    kept = [chair for seat, chair in enumerate(chairs) if seat not in gone]
    return replace(row, options=options, settings=settings, chairs=kept)


def started(row: TableRow, guest: str) -> TableRow:
    """Start the game; only for the host, and every seat must be taken."""
    must_be_host(row, guest)
    _must_be_open(row)
    free = [seat for seat, chair in enumerate(row.chairs) if chair == FREE]
    if free:
        raise Conflict("seat-free", seat=free[0] + 1)
    return replace(row, status="sealing")


def removed(row: TableRow, guest: str, seat: int) -> TableRow:
    """Remove a guest and ban them; the invitation, which they know, is renewed. Only for the host."""
    must_be_host(row, guest)
    other = row.chairs[_seat(row, seat)].guest
    if other is None or other == guest:
        raise Conflict("nobody-to-remove", seat=seat + 1)
    row = left(row, other)
    return replace(row, banned=[*row.banned, other], invitations=row.invitations + 1)


def with_new_invitation(row: TableRow, guest: str) -> TableRow:
    """Renew the invitation: older ones are void; only for the host."""
    must_be_host(row, guest)
    _must_be_open(row)
    return replace(row, invitations=row.invitations + 1)


def muted(row: TableRow, guest: str, seat: int, mute: bool) -> TableRow:
    """Mute a guest, or unmute them; only for the host."""
    must_be_host(row, guest)
    other = row.chairs[_seat(row, seat)].guest
    if other is None or other == guest:
        raise Conflict("nobody-to-mute", seat=seat + 1)
    rest = [each for each in row.muted if each != other]
    return replace(row, muted=[*rest, other] if mute else rest)


def _must_be_open(row: TableRow) -> None:
    if row.status != "open":
        raise Conflict("already-started")


def must_be_host(row: TableRow, guest: str) -> None:
    """Raise `Forbidden` unless the guest is the table's host."""
    if row.host != guest:
        raise Forbidden("host-only")


def _seat(row: TableRow, seat: int) -> int:
    if not 0 <= seat < len(row.chairs):
        raise NotFound("no-such-seat", seat=seat + 1)
    return seat


def _bot_name(row: TableRow) -> str:
    """Return a bot's own name, which nobody else at the table has; what it can do is told beside it."""
    taken = {plain(chair.name) for chair in row.chairs}
    return next((name for name in BOT_NAMES if plain(name) not in taken), _unique(row, BOT_NAMES[0]))


def _unique(row: TableRow, name: str) -> str:
    """Return the name, with a number added if it is already taken at this table."""
    taken = {chair.name for chair in row.chairs}
    return next(each for each in (name, *(f"{name} {n}" for n in range(2, 99))) if each not in taken)
