"""Players of Numberloor. They see an observation, never a state."""

from __future__ import annotations

import random
from typing import TypeVar

from stolek.core.bot import Budget, Observation
from stolek.games.numberloor.best_chain import Hand, Search
from stolek.games.numberloor.model import (
    Action,
    ChooseTop,
    Decline,
    EndTurn,
    Lay,
    Shown,
    TakeOver,
    View,
    card,
)

A = TypeVar("A")
_CHILD_DECLINES = 0.8
_CHILD_STOPS = 0.5


class Easy:
    """Plays like a friendly child: lays a floor it sees, seldom more than two, and lets others play."""

    def decide(self, observation: Observation[View, Action], rng: random.Random, budget: Budget) -> Action:
        actions = [option.action for option in observation.prompt.options]
        if Decline() in actions and rng.random() < _CHILD_DECLINES:
            return Decline()
        if EndTurn() in actions and len(observation.view.shown.chain) >= 2 and rng.random() < _CHILD_STOPS:
            return EndTurn()
        lays = _of(actions, Lay)
        floors = [lay for lay in lays if card(lay.face).is_floor]
        return rng.choice(floors or lays or actions)


class Casual:
    """Finds the best chain of its turn, keeps what stays flexible, and takes a turn over when it can."""

    def __init__(self) -> None:
        self._search = Search()

    def decide(self, observation: Observation[View, Action], rng: random.Random, budget: Budget) -> Action:
        shown = observation.view.shown
        actions = [option.action for option in observation.prompt.options]
        takes = _of(actions, TakeOver)
        if takes:  # a turn more, and the one after it belongs to the neighbour before me (NF-19)
            return takes[0]
        tops = _of(actions, ChooseTop)
        if tops:
            return max(tops, key=lambda top: card(top.face).sign == "skip")
        if not _of(actions, Lay):
            return actions[0]
        wanted = self._next_card(shown, EndTurn() in actions)
        return wanted if wanted in actions else actions[0]

    def _next_card(self, shown: Shown, may_stop: bool) -> Action:
        if len(shown.chain) == 0:
            self._search = Search()
        hand = Hand.of(shown.hand)
        tops = tuple(card(pile.top).number for pile in shown.floors)
        _, step = self._search.best(tops, shown.balloon, hand, may_stop)
        if step.number is None:
            skip = hand.ending()[1]
            return EndTurn() if skip is None or _just_laid_skip(shown) else Lay(skip)
        if step.balloon is not None:
            return Lay(step.balloon)
        floors = [face for face in shown.hand if card(face).is_floor and card(face).number == step.number]
        return Lay(min(floors, key=lambda face: card(face).night), step.pile)


def _just_laid_skip(shown: Shown) -> bool:
    return bool(shown.chain) and card(shown.chain[-1].face).sign == "skip"


def _of(actions: list[Action], kind: type[A]) -> list[A]:
    return [action for action in actions if isinstance(action, kind)]
