"""Players of Numberloor. They see an observation, never a state."""

from __future__ import annotations

import random
from typing import Any

from stolek.core.bot import Bot, Budget, Observation, RandomBot
from stolek.games.numberloor.model import Action, Decline, EndTurn, Lay, View, card


class Easy:
    """Plays like a friendly child: lays a floor it sees, seldom more than two, and lets others play."""

    def decide(self, observation: Observation[View, Action], rng: random.Random, budget: Budget) -> Action:
        actions = [option.action for option in observation.prompt.options]
        if Decline() in actions and rng.random() < 0.8:
            return Decline()
        if EndTurn() in actions and len(observation.view.shown.chain) >= 2 and rng.random() < 0.5:
            return EndTurn()
        floors: list[Any] = [a for a in actions if isinstance(a, Lay) and card(a.face).is_floor]
        lays: list[Any] = [a for a in actions if isinstance(a, Lay)]
        return rng.choice(floors or lays or actions)  # type: ignore[no-any-return]


BOTS: dict[str, type[Bot]] = {"random": RandomBot, "easy": Easy, "casual": Easy}
