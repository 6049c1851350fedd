"""The twins as vectorised environments in the manner of Pgx: pure functions over many tables at once.

``state = env.init(key)``, then ``state = env.step(state, action, key)`` with one action a table, for whoever
is ``current_player`` there. Both can be compiled; ``docs/environments.md`` has an example. A game's own part
is its ``fast/environment.py``.
"""

from __future__ import annotations

import importlib
from typing import Any, NamedTuple

from stolek.core import registry
from stolek.core.errors import StolekError


class State(NamedTuple):
    """Many tables; the first axis is the table. ``terminated``: over; it stays as it is until ``init``."""

    table: Any
    current_player: Any  # []
    observation: Any  # [...] what the current player sees, as numbers
    legal_action_mask: Any  # [actions]
    rewards: Any  # [players] the win less the fair share, at the step that ends a game
    terminated: Any  # []


class VectorEnv:
    """So many tables of a game with its usual options; raises ``StolekError`` if it has no twin."""

    def __init__(self, game: str, players: int, tables: int) -> None:
        if not (registry.get(game).folder / "fast" / "environment.py").is_file():
            raise StolekError(f"{game} has no twin to make an environment of")
        part = importlib.import_module(f"stolek.games.{game}.fast.environment")
        self.players, self.tables = players, tables
        self._game = part.Environment(players, tables)

    def init(self, key: Any) -> State:
        return State(*self._game.init(key))

    def step(self, state: State, action: Any, key: Any) -> State:
        return State(*self._game.step(state.table, state.terminated, action, key))
