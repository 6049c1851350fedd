"""dnup as a vectorised environment: whoever has the turn makes one of ``learned.player.CHOICES`` choices.

Which cards of a value go, where not all do, is drawn by lot. A game goes on over its rounds.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp

from stolek.games.dnup.fast import play, twin
from stolek.games.dnup.fast.moves import picked_move
from stolek.games.dnup.fast.seeing import observe
from stolek.games.dnup.fast.twin import Array, Course, Table


class Environment:
    def __init__(self, players: int, tables: int) -> None:
        self.players, self.tables = players, tables
        self._course = Course(players, memory=48)

    def init(self, key: Array) -> tuple[Array, ...]:
        table = play.started(key, self._course, self.tables)
        none = jnp.zeros((self.tables, self.players))
        return self._shown(table, none, jnp.zeros(self.tables, bool))

    def step(self, t: Table, over: Array, action: Array, key: Array) -> tuple[Array, ...]:
        c = self._course
        lots, deal = jax.random.split(key)
        move = picked_move(jnp, c, t, action, jax.random.uniform(lots, t.up.shape))
        after, ends = twin.step(jnp, c, t, move.kind, move.picked, move.spot)
        rewards = (twin.result(after)[1] - 1 / self.players) * (ends.game & ~over)[:, None]
        after = play.where(ends.round & ~ends.game, play.shuffled(deal, c, after), after)
        after = play.where(over, t, after)
        return self._shown(after, rewards, over | ends.game)

    def _shown(self, t: Table, rewards: Array, over: Array) -> tuple[Array, ...]:
        """The fields of ``stolek.fast.environments.State``."""
        c, seat = self._course, t.turn // self._course.areas
        return t, seat, observe(jnp, c, t, seat), twin.allowed(jnp, c, t), rewards, over
