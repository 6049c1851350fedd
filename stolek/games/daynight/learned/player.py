"""``strong`` plays by the net alone, ``master`` looks a round ahead with it."""

from __future__ import annotations

import math
import random

from stolek.core.bot import Budget, Observation, Worth, compared
from stolek.games.daynight.bot import Casual
from stolek.games.daynight.learned.brain import promises, tries, wishes
from stolek.games.daynight.learned.features import Seen, seen
from stolek.games.daynight.learned.kinds import INDEX, is_known
from stolek.games.daynight.learned.search import Effort
from stolek.games.daynight.model import Action, Choose, Take, View, card

TRUST = 0.001  # what the log chance the actor gives a card adds to its worth
SHARP = 3


class Strong:
    """Plays as the net would, now and then another card it likes; takes the most stars."""

    def decide(self, observation: Observation[View, Action], rng: random.Random, budget: Budget) -> Action:
        options = [option.action for option in observation.prompt.options]
        takes = [action for action in options if isinstance(action, Take)]
        if takes:
            return max(takes, key=lambda action: card(action.face).stars)
        if len(options) == 1:
            return options[0]
        if not is_known(observation.view.memory.setup.deck):
            return Casual().decide(observation, rng, budget)
        s = seen(observation.view)
        scores = self._scores(s, rng, budget)
        chosen = {action.face: action for action in options if isinstance(action, Choose)}
        return chosen[max(chosen, key=lambda face: scores[INDEX[face]])]

    def _scores(self, s: Seen, rng: random.Random, budget: Budget) -> dict[int, float]:
        """For each type of card in hand how good it is to play; drawn by the net's own chances."""
        wanted = wishes(s)
        # The greatest of the wishes, each with Gumbel noise, is a card drawn by its chance.
        return {kind: wanted[kind] - math.log(rng.expovariate(1.0)) for kind in s.hand}


class Master(Strong):
    """Deals the others hands that fit what they have played, and plays what promises the greatest share of
    the win. Without NumPy, which the search needs, it plays the card the net likes best."""

    def _scores(self, s: Seen, rng: random.Random, budget: Budget) -> dict[int, float]:
        found = promises(s, rng, _effort(budget))
        if found is None:
            wanted = wishes(s)
            return {kind: wanted[kind] for kind in s.hand}
        return {kind: worth + TRUST * chance for kind, (worth, chance) in zip(s.hand, found, strict=True)}

    def weigh(
        self, observation: Observation[View, Action], rng: random.Random, budget: Budget
    ) -> tuple[Worth, ...]:
        """What each card of the hand is worth; what is taken from the table is not weighed."""
        view = observation.view
        if view.shown.step not in ("first", "second") or not is_known(view.memory.setup.deck):
            return ()
        s = seen(view)
        found = tries(s, rng, _effort(budget))
        if found is None:
            return ()
        brought = dict(zip(s.hand, found, strict=True))
        options = observation.prompt.options
        chosen = {each.n: each.action.face for each in options if isinstance(each.action, Choose)}
        return compared({n: brought[INDEX[face]] for n, face in chosen.items()})


def _effort(budget: Budget) -> Effort:
    return Effort(worlds=5 * budget.worlds, ends=32 * budget.worlds, sharp=SHARP)
