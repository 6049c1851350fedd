"""``strong`` plays by the net, with NumPy or, without it, in plain Python; ``master`` looks ahead with it."""

from __future__ import annotations

import importlib
import random
from functools import cache
from importlib import resources
from typing import Any

from stolek.core.bot import Budget, Observation, Worth, compared
from stolek.core.net import outputs, plain_outputs
from stolek.core.weights import Rows, arrays, numpy, unpacked
from stolek.games.dnup.bot import Casual
from stolek.games.dnup.learned.cards import TOP, is_known
from stolek.games.dnup.learned.features import LAYOUT, SLOTS, features, slots
from stolek.games.dnup.model import Action, Add, Lay, TakeSet, View, card, value_of

FILE = "weights.bin"
LARGEST = 8
"""Sets of more cards than this are not laid at once by a net."""

CHOICES = TOP * LARGEST + 2 * SLOTS + 1
"""A value and a size to lay; a set to add to; a set to take; to rotate."""

WORLDS = 2
"""So many times the worlds of the budget are tried."""

MOST = 24
"""Of so many choices at most it is said what they are worth."""

OUTPUTS = 192
"""The choices, and a wish for each pair of active and inactive value; the rest rounds it up."""


@cache
def shipped() -> dict[str, dict[str, Rows]]:
    """The net that comes with the game."""
    return unpacked((resources.files(__package__) / FILE).read_bytes(), LAYOUT)


@cache
def _actor() -> dict[str, Any]:
    return arrays(shipped()["actor"])


def choice(view: View, action: Action) -> int | None:
    """The number under which a net knows this action; which cards of a value it plays is a matter apart."""
    match action:
        case Lay(faces):
            size = len(faces)
            return None if size > LARGEST else (value_of(faces[0]) - 1) * LARGEST + size - 1
        case Add(_, spot):
            return TOP * LARGEST + slots(view).index(spot) - 1
        case TakeSet(spot):
            return TOP * LARGEST + SLOTS + slots(view).index(spot) - 1
    return CHOICES - 1


def wishes(view: View) -> list[float]:
    """What the net makes of a view of whoever has the turn."""
    xp = numpy()
    if xp is None:
        return plain_outputs(shipped()["actor"], features(view))
    found: list[float] = outputs(xp, _actor(), xp.asarray(features(view), xp.float32)).tolist()
    return found


def _wish_for_cards(wanted: list[float], action: Action) -> float:
    """How much the cards of an action are wanted to be played, rather than others of their value."""
    match action:
        case Lay(faces):
            pass
        case Add(face, _):
            faces = (face,)
        case _:
            return 0.0
    sides = map(card, faces)
    return sum(wanted[CHOICES + (side.active - 1) * TOP + side.inactive - 1] for side in sides)


class Strong:
    """Does what the net likes best."""

    def decide(self, observation: Observation[View, Action], rng: random.Random, budget: Budget) -> Action:
        options = [option.action for option in observation.prompt.options]
        if len(options) == 1:
            return options[0]
        view = observation.view
        if not is_known(view.memory.setup.deck):
            return Casual().decide(observation, rng, budget)
        wanted = wishes(view)
        ways: dict[int, list[Action]] = {}
        for action in options:
            number = choice(view, action)
            if number is not None:
                ways.setdefault(number, []).append(action)
        scores = self._scores(view, wanted, rng, budget)
        best = ways[max(ways, key=lambda number: scores.get(number, -99.0))]
        return max(best, key=lambda action: _wish_for_cards(wanted, action))

    def _scores(
        self, view: View, wanted: list[float], rng: random.Random, budget: Budget
    ) -> dict[int, float]:
        """How good choices are; those that are left out are not considered."""
        return dict(enumerate(wanted))


class Master(Strong):
    """Plays what the net likes in worlds that fit what it has seen, and does what does best there. Without
    NumPy, which the search needs, it does what the net likes best."""

    def _scores(
        self, view: View, wanted: list[float], rng: random.Random, budget: Budget
    ) -> dict[int, float]:
        ahead = _ahead()
        if ahead is None:
            return super()._scores(view, wanted, rng, budget)
        found: dict[int, float] = ahead.promises(
            numpy(), _actor(), view, rng.getrandbits(64), WORLDS * budget.worlds
        )
        return found

    def weigh(
        self, observation: Observation[View, Action], rng: random.Random, budget: Budget
    ) -> tuple[Worth, ...]:
        """What each option is worth. Which cards of a value are played makes no difference here."""
        view, ahead = observation.view, _ahead()
        if ahead is None or not is_known(view.memory.setup.deck):
            return ()
        choices = {option.n: choice(view, option.action) for option in observation.prompt.options}
        most = min(MOST, len({*choices.values()}))
        found = ahead.tries(numpy(), _actor(), view, rng.getrandbits(64), WORLDS * budget.worlds, most)
        return compared({n: found[number] for n, number in choices.items() if number in found})


def _ahead() -> Any:
    """What searches; None without NumPy, and on the page that plays without a server, which leaves it out."""
    try:
        ahead = importlib.import_module("stolek.games.dnup.fast.thinking")
    except ImportError:
        return None
    return None if numpy() is None else ahead
