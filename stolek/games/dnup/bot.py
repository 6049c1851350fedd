"""Players of dnup. They see an observation, never a state."""

from __future__ import annotations

import random

from stolek.core.bot import Budget, Observation
from stolek.games.dnup.model import Action, View
from stolek.games.dnup.planning import Table

_MISJUDGED = 0.9  # by so many turns, about, an easy player is wrong about what a move is worth


class Easy:
    """Thinks as the casual player does, of one guess what the others hold, and misjudges what it sees."""

    def decide(self, observation: Observation[View, Action], rng: random.Random, budget: Budget) -> Action:
        table = Table(observation.view, rng, 1)

        def worth(action: Action) -> float:
            return table.worth(action) + rng.gauss(0, _MISJUDGED)

        return max([option.action for option in observation.prompt.options], key=worth)


class Casual:
    """Counts the turns its hand still needs, either way up; asks who can beat a set before its next turn and
    who is about to go out. What it has not seen it deals to the others many times."""

    def decide(self, observation: Observation[View, Action], rng: random.Random, budget: Budget) -> Action:
        actions = [option.action for option in observation.prompt.options]
        if len(actions) == 1:
            return actions[0]
        return max(actions, key=Table(observation.view, rng, budget.worlds).worth)
