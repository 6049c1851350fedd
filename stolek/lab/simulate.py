"""Many games between bots, over the same deals with the bots moved round the seats.

Every game's chance, and every bot's, follows from the plan's seed and the game's number alone, and results
are put together in the order of the deals: who plays them, one process or many machines, changes nothing but
the time.
"""

from __future__ import annotations

import hashlib
import random
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import chain
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import msgspec

from stolek.core import codec, registry
from stolek.core.bot import Budget
from stolek.core.errors import StolekError
from stolek.core.game import Setup
from stolek.core.ids import RuleId
from stolek.core.play import Play
from stolek.lab.bots import Bots, bot_title, find_bot
from stolek.lab.match import Finished, play_out
from stolek.lab.stats import Interval, Share, interval

_DEALS_A_TASK = 4
"""Small enough for a smooth progress bar, and never dependent on the number of processes."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: each deal once for every different rotation of the bots over the seats."""

    game: str
    setup: Setup[Any]
    bots: Bots
    deals: int
    seed: str
    save: str | None = None
    budget: Budget = Budget()

    @property
    def rotations(self) -> int:
        """How many rotations differ: bots that are all alike need only one."""
        seats = len(self.bots)
        return next(k for k in range(1, seats + 1) if rotate(self.bots, k) == self.bots)

    @property
    def games(self) -> int:
        return self.deals * self.rotations


Task: TypeAlias = tuple[Plan, int, int]
"""A plan, and of its deals the first and the one after the last."""


class Game(msgspec.Struct, frozen=True):
    """One game of a simulation, in figures."""

    deal: int
    rotation: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    rules: tuple[RuleId, ...]
    decisions: int
    choices: int


class Workers(Protocol):
    """Whoever plays deals for us: results in the order of the tasks."""

    def play(self, tasks: Sequence[Task]) -> Iterator[list[Game]]: ...


class Result(msgspec.Struct, frozen=True):
    """What came out of a plan."""

    plan: Plan
    games: tuple[Game, ...]

    @property
    def bots(self) -> tuple[Share, ...]:
        """The share of each bot by name, all seats it held together."""
        names = tuple(dict.fromkeys(self.plan.bots))
        return tuple(self._share(name, _seats_of(self.plan, name)) for name in names)

    @property
    def seats(self) -> tuple[Share, ...]:
        """The share of each seat, whoever sat there."""
        return tuple(self._share(str(seat + 1), _always(seat)) for seat in range(self.plan.setup.seats))

    @property
    def decisions(self) -> Interval:
        return interval([float(game.decisions) for game in self.games])

    def won_by_deal(self, bot: str) -> list[float]:
        """A bot's part of the wins of each deal."""
        return self._won_by_deal(_seats_of(self.plan, bot))

    def _won_by_deal(self, held: Callable[[int], tuple[int, ...]]) -> list[float]:
        rotations = self.plan.rotations
        won = [_won(game, held(game.rotation)) for game in self.games]
        return [sum(won[first : first + rotations]) / rotations for first in range(0, len(won), rotations)]

    def _share(self, name: str, held: Callable[[int], tuple[int, ...]]) -> Share:
        scores = [game.scores[seat] for game in self.games for seat in held(game.rotation)]
        seats = len(held(0))
        return Share(
            name,
            interval(self._won_by_deal(held)),
            seats / self.plan.setup.seats,
            sum(scores) / len(scores),
            len(self.games),
        )


def rotate(bots: Bots, by: int) -> Bots:
    """The bots, each moved this many seats to the left."""
    return tuple(bots[(seat - by) % len(bots)] for seat in range(len(bots)))


def _seats_of(plan: Plan, name: str) -> Callable[[int], tuple[int, ...]]:
    held = [
        tuple(seat for seat, bot in enumerate(rotate(plan.bots, rotation)) if bot == name)
        for rotation in range(plan.rotations)
    ]
    return lambda rotation: held[rotation]


def _always(seat: int) -> Callable[[int], tuple[int, ...]]:
    return lambda _: (seat,)


def _won(game: Game, seats: tuple[int, ...]) -> float:
    """Their part of the win: winners who share a win share the one."""
    winners = game.ranks.count(1)
    return sum(game.ranks[seat] == 1 for seat in seats) / winners


def deals_for(bots: Bots, games: int) -> int:
    """How many deals make at least this many games, when each is played in every rotation."""
    if games < 1:
        raise StolekError("at least one game has to be played: give --games 1 or more")
    rotations = Plan("", None, bots, 1, "").rotations  # type: ignore[arg-type]
    return -(-games // rotations)


def simulate(plan: Plan, jobs: int | Workers = 1, progress: Callable[[int], None] | None = None) -> Result:
    """Plays the plan with this many processes, or with these workers; ``progress`` hears how many games have
    just ended."""
    entry = registry.get(plan.game)
    for name in dict.fromkeys(plan.bots):
        find_bot(entry, name)
    if plan.save is not None:
        Path(plan.save).mkdir(parents=True, exist_ok=True)
    games: list[Game] = []
    for played in _batches(plan, jobs):
        games += played
        if progress is not None:
            progress(len(played))
    return Result(plan, tuple(games))


def _batches(plan: Plan, jobs: int | Workers) -> Iterator[list[Game]]:
    tasks = [
        (plan, first, min(first + _DEALS_A_TASK, plan.deals)) for first in range(0, plan.deals, _DEALS_A_TASK)
    ]
    if not isinstance(jobs, int):
        yield from jobs.play(tasks)
        return
    if jobs <= 1 or len(tasks) == 1:
        yield from map(play_deals, tasks)
        return
    with ProcessPoolExecutor(min(jobs, len(tasks)), initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            yield from pool.map(play_deals, tasks)
        except BrokenProcessPool:
            raise StolekError("a process of the simulation was killed: try fewer with --jobs") from None


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_deals(task: Task) -> list[Game]:
    plan, first, end = task
    return list(chain.from_iterable(_play_deal(plan, deal) for deal in range(first, end)))


def _play_deal(plan: Plan, deal: int) -> Iterator[Game]:
    entry = registry.get(plan.game)
    seed = hashlib.sha256(f"{plan.seed}/{deal}".encode()).digest()
    for rotation in range(plan.rotations):
        names = rotate(plan.bots, rotation)
        bots = [find_bot(entry, name)() for name in names]
        rng = random.Random(f"{plan.seed}/{deal}/{rotation}")
        try:
            done = play_out(entry.game, plan.setup, seed, bots, rng, plan.budget)
        except StolekError as error:
            # Said anew, because an error with other arguments does not survive the way between processes.
            raise StolekError(f"deal {deal}, rotation {rotation} of seed {plan.seed}: {error}") from None
        if plan.save is not None:
            _save(plan, names, deal, rotation, seed, done)
        yield Game(
            deal,
            rotation,
            done.outcome.ranks,
            done.outcome.scores,
            done.outcome.reason,
            done.outcome.rules,
            done.decisions,
            done.choices,
        )


def _save(plan: Plan, names: Bots, deal: int, rotation: int, seed: bytes, done: Finished) -> None:
    assert plan.save is not None
    play = Play(registry.get(plan.game).game, plan.setup, seed)
    play.moves = list(done.moves)
    file = Path(plan.save) / f"{plan.game}-{deal:05}-{rotation}.stolek.json"
    file.write_bytes(codec.save(play, tuple(f"{bot_title(n)} {s}" for s, n in enumerate(names, start=1))))
