"""Players of High Card. They see an observation, never a state."""

from __future__ import annotations

import random

from stolek.core.bot import Bot, Budget, Observation, RandomBot
from tests.template_game.model import Action, Keep, Swap, View, value
from tests.template_game.view import unseen


class Easy:
    """Keeps the better half of the cards."""

    def decide(self, observation: Observation[View, Action], rng: random.Random, budget: Budget) -> Action:
        card, low = observation.view.shown.card, observation.view.shown.variant == "low"
        keeps = card is not None and (value(card) <= 4 if low else value(card) >= 4)
        return _first_possible(observation, Keep() if keeps else Swap())


class Casual:
    """Keeps a card that beats most of those it has not seen."""

    def decide(self, observation: Observation[View, Action], rng: random.Random, budget: Budget) -> Action:
        card, low = observation.view.shown.card, observation.view.shown.variant == "low"
        assert card is not None, "who is asked has a card"
        sign = -1 if low else 1
        others = [sign * value(face) for face in unseen(observation.view)]
        worse = sum(other < sign * value(card) for other in others)
        return _first_possible(observation, Keep() if 2 * worse >= len(others) else Swap())


def _first_possible(observation: Observation[View, Action], wanted: Action) -> Action:
    options = [option.action for option in observation.prompt.options]
    return wanted if wanted in options else options[0]


BOTS: dict[str, type[Bot]] = {"random": RandomBot, "easy": Easy, "casual": Casual}
