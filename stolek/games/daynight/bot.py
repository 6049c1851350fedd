"""Players of Day & Night. They see an observation, never a state."""

from __future__ import annotations

import random
from itertools import combinations

from stolek.core.bot import Budget, Observation
from stolek.core.cards import Face
from stolek.games.daynight.fast_round_end import NO_PLAYER, Quick, quick, settle
from stolek.games.daynight.model import COLOURS, Action, Choose, Decline, Shown, Take, View, card
from stolek.games.daynight.view import unseen

CARD_WORTH = 0.12  # a collected card without a star still breaks ties (DN-17)
RIVAL_WEIGHT = 0.6  # a star for the others is worse than none, but better than one fewer for me
SYMBOL_WORTH = 0.08  # a time symbol in hand keeps a choice open for later rounds


class Easy:
    """Follows the time of day with the colour it has most of, and takes the most stars it sees."""

    def decide(self, observation: Observation[View, Action], rng: random.Random, budget: Budget) -> Action:
        shown = observation.view.shown
        options = _with_a_card(observation)
        if shown.step == "taking":
            return max(options, key=lambda action: (card(action.face).stars, rng.random()))
        if rng.random() < 0.35:
            return rng.choice(options)
        lead = _fullest_colour(shown)
        day = shown.time == "day"

        def appeal(action: Choose | Take) -> tuple[bool, float]:
            own = card(action.face)
            return own.colour == lead, (own.value if day else -own.value) + rng.random()

        return max(options, key=appeal)


def _with_a_card(observation: Observation[View, Action]) -> list[Choose | Take]:
    """What can be laid or taken: no bot leaves a star where it lies (DN-14)."""
    actions = (option.action for option in observation.prompt.options)
    return [action for action in actions if not isinstance(action, Decline)]


def _fullest_colour(shown: Shown) -> str:
    count = dict.fromkeys(COLOURS, 0.0)
    for face in shown.hand:
        count[card(face).colour] += 1
    for lying in shown.lying:
        if lying.spot.seat == shown.viewer:
            count[card(lying.face).colour] += 1.5
    return max(COLOURS, key=lambda colour: count[colour])


class Casual:
    """Deals the unseen cards to the others many times and plays what comes out best on average."""

    def decide(self, observation: Observation[View, Action], rng: random.Random, budget: Budget) -> Action:
        view = observation.view
        options = _with_a_card(observation)
        if view.shown.step == "taking":
            return Take(max((action.face for action in options), key=lambda face: card(face).stars))
        if len(options) == 1:
            return options[0]
        table = _Table(view, rng, budget.worlds)
        hand = sorted({*view.shown.hand, *([view.shown.chosen] if view.shown.chosen else [])})
        pick = table.best_second(hand) if view.shown.step == "second" else table.best_first(hand)
        wanted = Choose(pick)
        return wanted if wanted in options else options[0]


class _Table:
    """The round as one seat sees it, with sampled cards for everyone else."""

    def __init__(self, view: View, rng: random.Random, worlds: int) -> None:
        shown = view.shown
        assert shown.viewer is not None
        self._me: int = shown.viewer
        self._day = shown.time == "day"
        self._stars = [seat.stars for seat in shown.seats]
        self._lying = [
            (NO_PLAYER if lying.spot.seat is None else int(lying.spot.seat), quick(lying.face))
            for lying in shown.lying
        ]
        self._worlds = self._sample(view, rng, worlds)

    def _sample(self, view: View, rng: random.Random, worlds: int) -> list[list[tuple[int, Quick]]]:
        """The cards the others will still show this round: one each in the second step, two in the first."""
        pool = [quick(face) for face in unseen(view)]
        each = 1 if view.shown.step == "second" else 2
        others = [seat for seat in range(len(self._stars)) if seat != self._me]
        seats = [seat for seat in others for _ in range(each)]
        return [list(zip(seats, rng.sample(pool, len(seats)), strict=True)) for _ in range(worlds)]

    def best_second(self, hand: list[Face]) -> Face:
        return max(hand, key=lambda face: self._worth([quick(face)]))

    def best_first(self, hand: list[Face]) -> Face:
        """The best pair; its card without a time symbol goes first, to keep the flip in hand."""
        if len(hand) == 1:
            return hand[0]
        pair = max(combinations(hand, 2), key=lambda two: self._worth([quick(face) for face in two]))
        return min(pair, key=lambda face: card(face).flips_time)

    def _worth(self, mine: list[Quick]) -> float:
        """My stars less a share of what the others take, on average over the sampled worlds."""
        own = [(self._me, shown) for shown in mine]
        flips = sum(shown[3] for shown in mine)
        total = 0.0
        for world in self._worlds:
            turned = flips + sum(shown[3] for _, shown in world)
            gains = settle(self._day == (turned % 2 == 0), self._lying + own + world, self._stars)
            for seat, gain in enumerate(gains):
                if gain is not None:
                    value = gain + CARD_WORTH
                    total += value if seat == self._me else -value * RIVAL_WEIGHT / (len(gains) - 1)
        return total / len(self._worlds) - flips * SYMBOL_WORTH
