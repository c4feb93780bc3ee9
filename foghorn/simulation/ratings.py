"""Ratings by OpenSkill (its model Plackett-Luce); the library comes with the extra `arena`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from ..core.errors import FoghornError
from .statistics import NORMAL

PACKAGE = "openskill"


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is: 25 before its first game, and the 95 % interval around it."""

    bot: str
    mu: float
    sigma: float
    low: float
    high: float


def need_openskill() -> None:
    """Raise `FoghornError` if the library is not installed."""
    try:
        import openskill  # noqa: F401
    except ImportError as error:
        raise FoghornError("arena-needs", name=PACKAGE) from error


def rate(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> list[Rating]:
    """Rate bots by games, each given by the bots and the winners by seat; the strongest first.

    Winners are ranked before all others, who are level: to win is what a bot is for. A bot does not get better or worse
    from game to game (no tau), and one that has several seats gets the mean of what they would get.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    known: dict[str, tuple[float, float]] = {}
    for bots, winners in games:
        before = [known.get(bot, (model.mu, model.sigma)) for bot in bots]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
        rated = model.rate(teams, ranks=[1.0 if seat in winners else 2.0 for seat in range(len(bots))])
        for bot in dict.fromkeys(bots):
            own = [rated[seat][0] for seat, each in enumerate(bots) if each == bot]
            mu, sigma = sum(each.mu for each in own), sum(each.sigma for each in own)
            known[bot] = mu / len(own), sigma / len(own)
    ratings = [_rounded(bot, mu, sigma) for bot, (mu, sigma) in known.items()]
    return sorted(ratings, key=lambda rating: -rating.mu)


def _rounded(bot: str, mu: float, sigma: float) -> Rating:
    figures = (mu, sigma, mu - NORMAL * sigma, mu + NORMAL * sigma)
    return Rating(bot, *(round(figure, 3) for figure in figures))
