"""Gymnasium: one seat is the learner's, bots of the game have the others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np

from stolek.core.bot import Budget
from stolek.core.ids import Seat
from stolek.lab.bots import find_bot, seat_bots
from stolek.lab.environments import encoding
from stolek.lab.environments.pettingzoo_env import observation_space, observe
from stolek.lab.environments.session import Session
from stolek.lab.match import ask_bot


class OneSeat(gymnasium.Env):  # type: ignore[misc]
    """The learner on one seat against bots. The reward comes at the end: win share less fair share."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        seats: int,
        bots: str | Sequence[str] = "casual",
        variant: str | None = None,
        seat: int = 0,
        budget: Budget | None = None,
        **options: Any,
    ) -> None:
        self.session = Session(game, seats, variant, options)
        self.seat = Seat(seat)
        named = bots if isinstance(bots, str) else ",".join(bots)
        others = iter(seat_bots(named, seats - 1))
        self._bots = [None if s == seat else find_bot(self.session.entry, next(others)) for s in range(seats)]
        self._budget = budget or Budget()
        self.observation_space = observation_space()
        self.action_space = gymnasium.spaces.Discrete(encoding.OPTIONS_MOST)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        self.session.begin(deal)
        self._players = [None if bot is None else bot() for bot in self._bots]
        self._luck = random.Random(deal)
        self._let_others_play()
        return self._arrays(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """An action that is not offered is not carried out and changes nothing; ``info`` says so."""
        prompt = self.session.prompt(self.seat)
        if prompt is None or not 0 <= int(action) < len(prompt.options):
            return self._arrays(), 0.0, self.session.over, False, {"refused": True}
        self.session.answer(self.seat, int(action))
        self._let_others_play()
        over = self.session.over
        return self._arrays(), self.session.shares[self.seat] if over else 0.0, over, False, {}

    def _arrays(self) -> dict[str, Any]:
        return observe(self.session, self.seat, asked=not self.session.over)

    def _let_others_play(self) -> None:
        """Until it is the learner's turn, or over. Who is first in a race is drawn by lot."""
        session = self.session
        while (seat := session.next) is not None and seat != self.seat:
            bot = self._players[seat]
            assert bot is not None
            seen = session.observation(seat)
            action = ask_bot(session.entry.game, bot, seen, self._luck, self._budget)
            session.play.submit(seat, action)


def register(name: str, game: str, seats: int, **settings: Any) -> None:
    """Makes ``gymnasium.make(name)`` give this game."""
    gymnasium.register(name, entry_point=OneSeat, kwargs={"game": game, "seats": seats, **settings})


def sample(mask: encoding.Mask, rng: np.random.Generator) -> int:
    """Any of the actions that are offered."""
    return int(rng.choice(np.flatnonzero(mask)))
