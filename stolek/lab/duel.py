"""One bot among others, over all rotations of the same deals: is it better, and how sure is that?"""

from __future__ import annotations

import msgspec

from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.core.game import make_setup
from stolek.lab.simulate import Plan, simulate
from stolek.lab.stats import Interval


class Duel(msgspec.Struct, frozen=True):
    """The challenger's share of the wins (ties are split) beside its fair share, one seat's."""

    challenger: str
    others: str
    seats: int
    deals: int
    won: Interval
    fair: float

    @property
    def advantage(self) -> Interval:
        """The share as a multiple of the fair one."""
        return Interval(self.won.mean / self.fair, self.won.low / self.fair, self.won.high / self.fair)


def duel(
    game: str,
    challenger: str,
    others: str,
    seats: int,
    deals: int,
    seed: str = "duel",
    variant: str | None = None,
    jobs: int = 1,
) -> Duel:
    """The challenger on one seat, the others on all the rest; each deal once with it on every seat."""
    if challenger == others:
        raise StolekError("a bot against itself wins its fair share: name two different bots")
    setup = make_setup(registry.get(game).game, seats, variant)
    plan = Plan(game, setup, (challenger, *[others] * (seats - 1)), deals, seed)
    share = simulate(plan, jobs).bots[0]
    return Duel(challenger, others, seats, deals, share.won, share.fair)
