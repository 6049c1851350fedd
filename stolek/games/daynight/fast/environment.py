"""Day & Night as a vectorised environment: cards are chosen seat by seat and turned up together.

An action is a place in the hand. Cards are taken by whoever may, the most stars first: that is not asked.
"""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp

from stolek.games.daynight.fast import play, twin
from stolek.games.daynight.learned.round_ends import Array


class _Table(NamedTuple):
    table: twin.Table
    chosen: Array  # [seats] places in the hands, of those who have chosen in this step of the round
    decision: Array  # [] how many there were; the same at every table


class Environment:
    def __init__(self, players: int, tables: int) -> None:
        self.players, self.tables = players, tables
        self._course = twin.course(players)

    def init(self, key: Array) -> tuple[Array, ...]:
        table = twin.turn(jnp, self._course, play.shuffled(key, self._course, self.tables), jnp.int32(0))
        chosen = jnp.zeros((self.tables, self.players), jnp.int32)
        return self._shown(_Table(table, chosen, jnp.int32(0)), jnp.zeros((self.tables, self.players)))

    def step(self, t: _Table, over: Array, action: Array, key: Array) -> tuple[Array, ...]:
        del key  # the deal was all the chance there is
        seat = t.decision % self.players
        chosen = t.chosen.at[:, seat].set(action)
        step = (seat == self.players - 1) * (1 + (t.decision // self.players) % 2)
        turned_up = (lambda a: a, self._first_cards, self._second_cards)
        table = jax.lax.switch(step, turned_up, _Table(t.table, chosen, t.decision))
        after = table._replace(decision=t.decision + 1)
        ends = after.decision >= 2 * self._course.rounds * self.players
        rewards = (twin.result(after.table)[1] - 1 / self.players) * (ends & ~over)[:, None]
        # All games end at once, and then stay as they are.
        return self._shown(jax.tree.map(lambda a, b: jnp.where(over.all(), a, b), t, after), rewards)

    def _first_cards(self, t: _Table) -> _Table:
        return t._replace(table=twin.reveal(jnp, t.table, t.chosen, False))

    def _second_cards(self, t: _Table) -> _Table:
        c, r = self._course, t.decision // (2 * self.players)
        table = twin.take_most_stars(jnp, twin.reveal(jnp, t.table, t.chosen, True))
        following = jnp.minimum(r + 1, c.rounds - 1)
        again = twin.turn(jnp, c, twin.refill(jnp, c, table, r), following)
        return t._replace(table=jax.tree.map(lambda a, b: jnp.where(following > r, a, b), again, table))

    def _shown(self, t: _Table, rewards: Array) -> tuple[Array, ...]:
        """The fields of ``stolek.fast.environments.State``."""
        c, seat = self._course, t.decision % self.players
        r = jnp.minimum(t.decision // (2 * self.players), c.rounds - 1)
        second = (t.decision // self.players) % 2 == 1
        first, other = (twin.observe(jnp, c, t.table, r, which) for which in (False, True))
        seen = [jnp.where(second, b, a)[:, seat] for a, b in zip(first, other, strict=True)]
        over = jnp.broadcast_to(t.decision >= 2 * c.rounds * self.players, (self.tables,))
        player = jnp.broadcast_to(seat, (self.tables,))
        observation = jnp.concatenate([each.reshape(self.tables, -1) for each in seen], -1)
        return t, player, observation, t.table.hand[:, seat] >= 0, rewards, over
