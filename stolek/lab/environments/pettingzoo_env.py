"""PettingZoo: ``aec(...)`` asks one seat after another, ``parallel(...)`` all who owe an answer at once."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv

from stolek.core.ids import Seat
from stolek.lab.environments import encoding
from stolek.lab.environments.session import Session


def observation_space() -> gymnasium.spaces.Dict:
    """What one seat gets: its view, the options as rows, and which of them are offered."""
    rows = (encoding.OPTIONS_MOST, encoding.OPTION_CELLS)
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(-np.inf, np.inf, (encoding.VIEW_CELLS,), np.float32),
            "options": gymnasium.spaces.Box(-np.inf, np.inf, rows, np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (encoding.OPTIONS_MOST,), np.int8),
        }
    )


def observe(session: Session, seat: Seat, asked: bool) -> dict[str, Any]:
    """The arrays of one seat; the options only while it is asked."""
    prompt = session.prompt(seat)
    return {
        "observation": encoding.encode_view(session.view(seat), prompt),
        "options": encoding.encode_options(prompt if asked else None),
        "action_mask": encoding.action_mask(prompt if asked else None),
    }


class _Seats:
    """What both kinds of environment have in common: names, spaces, deals in order."""

    def __init__(self, game: str, seats: int, variant: str | None = None, **options: Any) -> None:
        self.session = Session(game, seats, variant, options)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.render_mode = None
        space = observation_space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(encoding.OPTIONS_MOST) for agent in self.possible_agents
        }
        self._deals = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        """A seed starts a row of deals anew; without one the row goes on."""
        if seed is not None:
            self._deals = np.random.default_rng(seed)
        self.agents = list(self.possible_agents)
        self.session.begin(int(self._deals.integers(1 << 62)))

    def _seat(self, agent: str) -> Seat:
        return Seat(self.possible_agents.index(agent))

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None


class aec(_Seats, AECEnv):  # type: ignore[misc]  # noqa: N801 (named as PettingZoo's environments are)
    """One seat at a time. Rewards come once, at the end: what a seat won beyond its fair share."""

    metadata: ClassVar[dict[str, Any]] = {"name": "stolek_v0", "render_modes": [], "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask_next()

    def observe(self, agent: str) -> dict[str, Any]:
        return observe(
            self.session, self._seat(agent), agent == self.agent_selection and not self.session.over
        )

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None
        self.session.answer(self._seat(agent), int(action))
        if self.session.over:
            self.rewards = dict(zip(self.possible_agents, self.session.shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._ask_next()
        self._accumulate_rewards()

    def _ask_next(self) -> None:
        seat = self.session.next
        self.agent_selection = self.possible_agents[seat or 0]


class parallel(_Seats, ParallelEnv):  # type: ignore[misc]  # noqa: N801
    """All who owe an answer at once, answered in the order of seats; for the others action 0 means to wait.

    An answer that was not offered, or that somebody else's has just made impossible, is dropped: that seat
    is asked again."""

    metadata: ClassVar[dict[str, Any]] = {"name": "stolek_parallel_v0", "render_modes": []}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        refused = [agent for agent in self.agents if not self._answer(agent, int(actions[agent]))]
        over = self.session.over
        observations = self._observations()
        rewards = dict(zip(self.possible_agents, self.session.shares, strict=True))
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, False)
        infos = {agent: {"refused": True} if agent in refused else {} for agent in self.agents}
        if over:
            self.agents = []
        return observations, rewards, ended, cut, infos

    def _answer(self, agent: str, action: int) -> bool:
        """Carries the answer out, unless nobody asked for it; whether it was one of those offered."""
        seat = self._seat(agent)
        asked, now = self._asked.get(seat), self.session.prompt(seat)
        if asked is None:
            return action == 0
        if action >= len(asked.options):
            return False
        if now is not None and now.owed and now.options == asked.options:
            self.session.answer(seat, action)
        return True

    def _observations(self) -> dict[str, Any]:
        owed = self.session.owed
        self._asked = {seat: self.session.prompt(seat) for seat in owed}
        return {agent: self._observation(self._seat(agent), owed) for agent in self.agents}

    def _observation(self, seat: Seat, owed: tuple[Seat, ...]) -> dict[str, Any]:
        arrays = observe(self.session, seat, seat in owed)
        if seat not in owed:
            arrays["action_mask"][0] = 1
        return arrays
