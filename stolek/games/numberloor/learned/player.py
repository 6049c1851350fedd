"""``strong`` plays by the net, with NumPy or, without it, in plain Python."""

from __future__ import annotations

import random
from functools import cache
from importlib import resources
from typing import Any

from stolek.core.bot import Budget, Observation
from stolek.core.weights import Rows, arrays, numpy, unpacked
from stolek.games.numberloor.bot import Casual
from stolek.games.numberloor.learned.cards import is_known
from stolek.games.numberloor.learned.features import (
    LAYOUT,
    Option,
    choice,
    described,
    options_of,
    situation,
)
from stolek.games.numberloor.learned.net import plain_wishes, wishes
from stolek.games.numberloor.model import Action, View

FILE = "weights.bin"
MOST, MOST_PLAIN = 48, 12
"""Plans a decision is chosen from, with NumPy and without."""


@cache
def shipped() -> dict[str, dict[str, Rows]]:
    """The net that comes with the game."""
    return unpacked((resources.files(__package__) / FILE).read_bytes(), LAYOUT)


@cache
def actor() -> dict[str, Any]:
    return arrays(shipped()["actor"])


def wanted(view: View, options: list[Option]) -> list[float]:
    """What the net makes of the options of whoever is asked."""
    xp = numpy()
    seen, told = situation(view), [described(view, option) for option in options]
    if xp is None:
        return plain_wishes(shipped()["actor"], seen, told)
    found: list[float] = wishes(
        xp, actor(), xp.asarray(seen, xp.float32), xp.asarray(told, xp.float32)
    ).tolist()
    return found


class Strong:
    """Does what the net likes best."""

    def decide(self, observation: Observation[View, Action], rng: random.Random, budget: Budget) -> Action:
        actions = [option.action for option in observation.prompt.options]
        if len(actions) == 1:
            return actions[0]
        view = observation.view
        if not is_known(view.shown.variant, view.memory.setup.deck):
            return Casual().decide(observation, rng, budget)
        options = options_of(view, actions, MOST_PLAIN if numpy() is None else MOST)
        if not options:
            return Casual().decide(observation, rng, budget)
        likes = wanted(view, options)
        best = options[likes.index(max(likes))]
        return next(action for action in actions if choice(action) == best.choice)
