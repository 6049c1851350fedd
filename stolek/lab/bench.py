"""How fast the engine is: random play, one process, decisions a second of process CPU time.

A decision has at least two options, and for each one our loop builds the prompt and the view of the acting
seat, as any player would need them. Moves that leave no choice and answers to windows are played but not
counted. Engines take turns, so that a busy machine slows all of them alike.
"""

from __future__ import annotations

import gc
import random
import statistics
import time
from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from stolek.core import registry
from stolek.core.bot import babbled
from stolek.core.chance import Seeded
from stolek.core.event_tape import acted, begin, chosen
from stolek.core.game import make_setup
from stolek.core.prompt import Choice

RUNS = 5
PLAYERS = 4


class Tally(msgspec.Struct):
    """What a loop has done so far: games, decisions with a choice, the longest list of options."""

    games: int = 0
    decisions: int = 0
    widest: int = 0


PlayGame: TypeAlias = Callable[[random.Random, Tally], None]
"""Plays one game at random and adds to the tally."""


class Engine(msgspec.Struct, frozen=True):
    """Something that can be measured. ``peer``: not ours. ``clock``: the time of the process, unless an
    accelerator does the work."""

    name: str
    players: int
    play: PlayGame
    peer: bool = False
    clock: Callable[[], float] = time.process_time


class Measured(msgspec.Struct, frozen=True):
    """Decisions a second in each run, and their median."""

    name: str
    players: int
    peer: bool
    runs: tuple[float, ...]
    games: int
    widest: int

    @property
    def rate(self) -> float:
        return statistics.median(self.runs)

    def ratio(self, other: Measured) -> float:
        """How many times as fast as the other: the median over runs made side by side."""
        return statistics.median(a / b for a, b in zip(self.runs, other.runs, strict=True))


def our_engine(game_id: str) -> Engine:
    """A game of the house with as many players as the peers have, or the nearest number it allows."""
    game = registry.get(game_id).game
    players = min(game.info.variant().seats, key=lambda seats: abs(seats - PLAYERS))
    setup = make_setup(game, players)

    def play(rng: random.Random, tally: Tally) -> None:
        seed = rng.randbytes(32)
        first_owed, view = game.first_owed, game.view
        state, _ = begin(game, setup, Seeded(seed, 0))
        move = 0
        while ask := first_owed(state):
            move += 1
            actions = ask.actions
            count = len(actions)
            if count > 1 and ask.kind != "window":
                view(state, ask.seat)
                tally.decisions += 1
                tally.widest = max(tally.widest, count)
            n = int(rng.random() * count) if count > 1 else 0
            if ask.blank is None:
                state = chosen(game, state, ask, n, Seeded(seed, move)).state
            else:
                action = babbled(Choice(0, actions[n], ask.blank_of(actions[n])))
                state = acted(game, state, ask.seat, action, Seeded(seed, move)).state
        tally.games += 1

    return Engine(game_id, players, play)


def measure(engines: Sequence[Engine], seconds: float = 1.0, runs: int = RUNS) -> tuple[Measured, ...]:
    """Each engine for this many CPU seconds a run, one after the other, and all of it again."""
    rates: list[list[float]] = [[] for _ in engines]
    tallies = [Tally() for _ in engines]
    for run in range(runs):
        for engine, rate, total in zip(engines, rates, tallies, strict=True):
            tally, spent = _run(engine, random.Random(f"{engine.name}/{run}"), seconds)
            rate.append(tally.decisions / spent)
            total.games += tally.games
            total.widest = max(total.widest, tally.widest)
    return tuple(
        Measured(e.name, e.players, e.peer, tuple(rate), total.games, total.widest)
        for e, rate, total in zip(engines, rates, tallies, strict=True)
    )


def _run(engine: Engine, rng: random.Random, seconds: float) -> tuple[Tally, float]:
    engine.play(rng, Tally())  # caches are warm and modules loaded before the clock starts
    gc.collect()
    tally = Tally()
    start = engine.clock()
    spent = 0.0
    while spent < seconds:
        engine.play(rng, tally)
        spent = engine.clock() - start
    return tally, spent
