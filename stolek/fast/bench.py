"""The twins as engines of ``stolek bench engine --twins``, and Pgx's games beside them.

On a processor the rate is by CPU time, so it is that of one core however many are used; on an accelerator it
is by the clock on the wall. A twin's decision is a card or an action that its policy chose by chance; cards
taken in Day & Night are played but not counted. Compiling is left out.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.lab.bench import PLAYERS, Engine, PlayGame, Tally
from stolek.lab.other_engines import spiel_engine

TABLES = {"cpu": 1024, "gpu": 262_144, "tpu": 262_144}
STEPS = 64
PGX = {"leduc_holdem": 2, "sparrow_mahjong": 3}
"""Its card games, by their players: a tiny one, and one of about our size."""


def twins(games: Sequence[str]) -> list[Engine]:
    """Of every game that has one, on what JAX finds here."""
    found = []
    for game in games:
        if (registry.get(game).folder / "fast" / "training.py").is_file():
            part = importlib.import_module(f"stolek.games.{game}.fast.training")
            c, tables = part.courses()[PLAYERS], TABLES[_kind()]
            run = jax.jit(partial(part.at_random, c=c, games=tables))
            found.append(_engine(f"{game} twin", PLAYERS, _batch(run, tables, part.decisions(c) * tables)))
    return found


def peers() -> list[Engine]:
    """OpenSpiel's loop; and Pgx, stepped as its own examples do, ended games begun anew. Steps that have a
    choice are counted."""
    try:
        import pgx  # noqa: PLC0415
        from pgx.experimental import auto_reset  # noqa: PLC0415
    except ImportError as missing:
        raise StolekError(f"{missing.name} is missing: pip install -r requirements/fast-peers.txt") from None
    tables = TABLES[_kind()]

    def engine(name: str, players: int) -> Engine:
        env = pgx.make(name)
        begin, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

        def one(states: Any, key: Any) -> tuple[Any, Any]:
            luck, more = jax.random.split(key)
            may = states.legal_action_mask
            action = jax.random.categorical(luck, jnp.where(may, 0.0, -1e9), -1)
            counted = (may.sum(-1) > 1).sum()
            return step(states, action, jax.random.split(more, tables)), counted

        def run(key: Any) -> Any:
            states = begin(jax.random.split(key, tables))
            end, counted = jax.lax.scan(one, states, jax.random.split(key, STEPS))
            return counted.sum(), end.rewards, end.observation

        compiled = jax.jit(run)
        decisions = int(compiled(jax.random.key(0))[0])
        return _engine(f"Pgx {name}", players, _batch(compiled, tables, decisions), peer=True)

    return [spiel_engine(), *(engine(name, players) for name, players in PGX.items())]


def _kind() -> str:
    return str(jax.devices()[0].platform)


def _engine(name: str, players: int, play: PlayGame, peer: bool = False) -> Engine:
    clock = time.process_time if _kind() == "cpu" else time.perf_counter
    return Engine(f"{name} on {jax.devices()[0].device_kind}", players, play, peer, clock)


def _batch(run: Callable[[Any], Any], tables: int, decisions: int) -> PlayGame:
    def play(rng: random.Random, tally: Tally) -> None:
        jax.block_until_ready(run(jax.random.key(rng.getrandbits(31))))
        tally.games += tables
        tally.decisions += decisions

    return play
