"""Every bot against every other, and ratings out of that.

Two bots take alternate seats, over the same deals with the seats exchanged, so that bots that are alike have
even chances. Ratings are Bradley and Terry's on the scale of Elo: 100 points more win 64 of 100. Intervals
come from drawing the deals again, which are what is independent. To every pair half a win is added on both
sides, so that a bot that never lost has a rating, too.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

import msgspec

from stolek.core.errors import StolekError
from stolek.core.game import Setup
from stolek.lab.simulate import Plan, Workers, simulate
from stolek.lab.stats import Interval, interval

_DRAWS = 200
_ROUNDS = 60
_ELO = 400 / math.log(10)


class Pairing(msgspec.Struct, frozen=True):
    """How often the one did better than the other."""

    one: str
    other: str
    won: Interval


class Rating(msgspec.Struct, frozen=True):
    """A bot on the ladder; the weakest stands at 0."""

    name: str
    rating: Interval


class Ladder(msgspec.Struct, frozen=True):
    """Best first."""

    game: str
    setup: Setup[Any]
    deals: int
    seed: str
    ratings: tuple[Rating, ...]
    pairings: tuple[Pairing, ...]

    def won(self, one: str, other: str) -> Interval | None:
        """The chances of the one against the other."""
        for pair in self.pairings:
            if (pair.one, pair.other) == (one, other):
                return pair.won
            if (pair.other, pair.one) == (one, other):
                return Interval(1 - pair.won.mean, 1 - pair.won.high, 1 - pair.won.low)
        return None


def games_of(bots: Sequence[str], seats: int, deals: int) -> int:
    """How many games a ladder takes."""
    return sum(1 for _ in combinations(bots, 2)) * deals * (2 if seats % 2 == 0 else 2 * seats)


def ladder(
    game: str,
    setup: Setup[Any],
    bots: Sequence[str],
    deals: int,
    seed: str,
    jobs: int | Workers = 1,
    progress: Callable[[int], None] | None = None,
) -> Ladder:
    """Plays every pair. Raises ``StolekError`` if there is nothing to compare."""
    names = tuple(dict.fromkeys(bots))
    if len(names) < 2 or setup.seats < 2 or deals < 2:
        raise StolekError("a ladder needs two bots, two players and two deals or more")
    shares: dict[tuple[str, str], list[float]] = {}
    for one, other in combinations(names, 2):
        halves = []
        # With an even number of seats turning them round exchanges the two.
        for first, second in ((one, other), (other, one))[: 1 + setup.seats % 2]:
            seats = tuple((first, second)[seat % 2] for seat in range(setup.seats))
            played = simulate(Plan(game, setup, seats, deals, seed), jobs, progress)
            halves.append(played.won_by_deal(one))
        shares[one, other] = [sum(each) / len(each) for each in zip(*halves, strict=True)]
    return Ladder(
        game,
        setup,
        deals,
        seed,
        _ratings(names, shares, random.Random(seed)),
        tuple(Pairing(*pair, interval(won)) for pair, won in shares.items()),
    )


def _ratings(
    names: Sequence[str], shares: Mapping[tuple[str, str], list[float]], rng: random.Random
) -> tuple[Rating, ...]:
    deals = len(next(iter(shares.values())))
    found = _strengths(names, {pair: sum(won) for pair, won in shares.items()}, deals)
    weakest = min(found, key=lambda name: found[name])
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(_DRAWS):
        again = {pair: sum(rng.choices(won, k=deals)) for pair, won in shares.items()}
        for name, strength in _strengths(names, again, deals).items():
            drawn[name].append(strength)
    ratings = []
    for name in sorted(names, key=lambda name: -found[name]):
        above = sorted(each - low for each, low in zip(drawn[name], drawn[weakest], strict=True))
        low, high = above[round(0.025 * (_DRAWS - 1))], above[round(0.975 * (_DRAWS - 1))]
        ratings.append(Rating(name, Interval(found[name] - found[weakest], low, high)))
    return tuple(ratings)


def _strengths(names: Sequence[str], won: Mapping[tuple[str, str], float], deals: int) -> dict[str, float]:
    """The ratings that make these wins most likely."""
    wins = dict.fromkeys(names, 0.0)
    for (one, other), share in won.items():
        wins[one] += share + 0.5
        wins[other] += deals - share + 0.5
    chance = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        chance = {
            name: wins[name]
            / sum((deals + 1) / (chance[name] + chance[other]) for other in names if other != name)
            for name in names
        }
    return {name: _ELO * math.log(chance[name]) for name in names}
