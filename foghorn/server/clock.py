"""Time per decision, or per turn. Time while the server is down does not count."""

from __future__ import annotations

from collections.abc import Mapping


class Clock:
    """When each open choice runs out of time; does nothing where there is no limit."""

    def __init__(self) -> None:
        self.seconds: int | None = None
        self._opened: dict[int, tuple[int, float]] = {}  # seat -> the seq and the time at which its choice opened

    def note(self, opened: Mapping[int, int], seconds: int | None, now: float) -> None:
        """Set the choices open after an entry; those that were open before keep their time."""
        before, self.seconds = self._opened, seconds
        self._opened = {
            seat: before[seat] if seat in before and before[seat][0] == seq else (seq, now)
            for seat, seq in opened.items()
        }

    def recall(
        self,
        opened: Mapping[int, int],
        seconds: int | None,
        times: Mapping[int, float],
        pauses: list[tuple[float, float]],
        now: float,
    ) -> None:
        """Set the choices open in a log: `times` are those of its entries, `pauses` when no server was running.

        An entry of the future was written before the machine's clock was set back: it counts as one of now.
        """
        self.seconds, self._opened = seconds, {}
        for seat, seq in opened.items():
            at = times.get(seq, max(times.values()))
            away = sum(max(0.0, end - max(begin, at)) for begin, end in pauses)
            self._opened[seat] = (seq, min(at + away, now))

    def since(self, seat: int) -> float | None:
        """Return when this seat's choice was opened; None if it has none."""
        return self._opened[seat][1] if seat in self._opened else None

    def left(self, seat: int, now: float) -> float | None:
        """Return the seconds this seat still has; None without a limit or an open choice."""
        if self.seconds is None or seat not in self._opened:
            return None
        return self._opened[seat][1] + self.seconds - now

    def out_of_time(self, now: float) -> list[int]:
        """List the seats whose time has run out."""
        return [seat for seat in self._opened if (left := self.left(seat, now)) is not None and left <= 0]

    def next_alarm(self, now: float) -> float | None:
        """Return the seconds until the next choice runs out of time; None if none will."""
        times = [left for seat in self._opened if (left := self.left(seat, now)) is not None]
        return max(0.0, min(times)) if times else None
