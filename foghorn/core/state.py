# compiled
"""The interface of every rules kernel: a mutable position that knows who must choose, and what they may choose.

Compiled together with the kernels; a kernel written in plain Python may subclass it too.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from .chance import Chance


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress. `legal` is the only legality there is; `apply` trusts its caller."""

    def waiting(self) -> list[int]:
        """List the seats that must choose now; several when choices are simultaneous, none when the game is over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """List the actions this seat may choose now; empty if it is not waiting."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action, taking any draws from the state's chance."""
        raise NotImplementedError

    def clone(self, chance: Chance) -> State:
        """Return a copy that shares nothing with this one and draws from `chance`."""
        raise NotImplementedError

    def over(self) -> bool:
        """Tell whether the game has ended."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return the points so far, by seat."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """List the seats that won; empty before the end."""
        raise NotImplementedError

    # The same for loops in compiled code; a kernel overrides these to avoid making lists.

    def turn(self) -> i64:
        """Return the first waiting seat, or -1."""
        seats = self.waiting()
        return seats[0] if seats else -1

    def most_moves(self) -> i64:
        """Return the most moves that a seat can ever have."""
        return 1024

    def moves(self, seat: i64, out: vec[i64]) -> i64:
        """Write the `legal` actions to the start of `out`; return how many there are."""
        count: i64 = 0
        for action in self.legal(seat):
            out[count] = action
            count += 1
        return count

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what this seat may see to zeros of `out` from `at` on: the numbers that `Game.observation` names."""
        raise NotImplementedError


def play_out(state: State, chance: Chance) -> i64:
    """Play at random to the end, the first waiting seat first; return the number of decisions."""
    moves = vec[i64]([0] * int(state.most_moves()))
    decisions: i64 = 0
    seat = state.turn()
    while seat >= 0:
        count = state.moves(seat, moves)
        state.apply(seat, moves[chance.below(count)])
        decisions += 1
        seat = state.turn()
    return decisions
