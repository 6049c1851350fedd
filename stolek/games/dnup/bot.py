"""Players of dnup. They see an observation, never a state."""

from __future__ import annotations

import random

from stolek.core.bot import Budget, Observation
from stolek.core.prompt import Option
from stolek.games.dnup.model import Action, Add, Lay, Rotate, View
from stolek.games.dnup.planning import Table

_CARELESS = 0.3  # how often an easy player does not look


class Easy:
    """Lays as many cards as it can, the low ones first; takes no notice of anyone else."""

    def decide(self, observation: Observation[View, Action], rng: random.Random, budget: Budget) -> Action:
        options = [option.action for option in observation.prompt.options]
        if rng.random() < _CARELESS:
            return rng.choice(options)

        def appeal(action: Action) -> tuple[int, float]:
            match action:
                case Lay(faces):
                    return len(faces), rng.random()
                case Add():
                    return 1, rng.random()
                case Rotate():
                    return 0, rng.random()
            return -1, rng.random()

        return max(options, key=appeal)


class Casual:
    """Counts the turns its hand still needs, either way up; asks who can beat a set before its next turn and
    who is about to go out. What it has not seen it deals to the others many times."""

    def decide(self, observation: Observation[View, Action], rng: random.Random, budget: Budget) -> Action:
        options = observation.prompt.options
        if len(options) == 1:
            return options[0].action
        table = Table(observation.view, rng, budget.worlds)

        def worth(option: Option[Action]) -> float:
            return table.worth(option)

        return max(options, key=worth).action
