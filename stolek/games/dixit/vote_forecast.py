"""What a table makes of a clue, as one who sits at it can reckon: who would be found, and by how many.

Only fits go in: of the cards that can be seen, and of all pictures of the deck, which stand for what others
may hold.
"""

from __future__ import annotations

import bisect
import math
import random
from collections.abc import Sequence

from stolek.games.dixit.personas import softmax

LISTENERS_DOUBT = 1.1
"""How much others are thought to err, in the measure of the fits."""
_SECOND_VOTE = 1.6
_LEAST_USE = 0.05


class Crowd:
    """The others: how many listen, how many cards they lay beside the storyteller's, out of what hands."""

    def __init__(self, fits: Sequence[float], listeners: int, decoys: int, hand: int, votes: int = 1) -> None:
        self._deck = sorted(fits)
        self.listeners = listeners
        self.decoys = decoys
        self._hand = hand
        self._votes = votes

    def share_below(self, fit: float) -> float:
        """How many of the deck's pictures fit worse."""
        return bisect.bisect_left(self._deck, fit) / len(self._deck)

    def decoy(self, luck: float) -> float:
        """How well somebody's best card fits, from the unluckiest (0) to the luckiest (1)."""
        return self._deck[min(len(self._deck) - 1, int(luck ** (1 / self._hand) * len(self._deck)))]

    def found_by(self, fit: float, rng: random.Random | None = None) -> float:
        """The share of listeners who would find a card that fits so well; without luck, at an even table."""
        laid = [self.decoy(rng.random() if rng else (n + 0.5) / self.decoys) for n in range(self.decoys)]
        # A listener's own card is out of the question, so one decoy fewer is in the way.
        share = softmax([fit, *sorted(laid)[: max(1, self.decoys - 1)]], LISTENERS_DOUBT)[0]
        return 1 - (1 - share) ** _SECOND_VOTE if self._votes > 1 else share

    def scoring(self, fit: float, rng: random.Random, tables: int) -> float:
        """How often the teller of a card that fits so well is found by some and not by all (DX-11)."""
        return sum(useful(self.found_by(fit, rng), self.listeners) for _ in range(tables)) / tables

    def plainness(self, fit: float) -> float:
        """How much a storyteller who wants to be found by half would shrink from such a card."""
        share = self.found_by(fit)
        if share <= 0.5:
            return 0.0
        best = useful(0.5, self.listeners)
        return -math.log(max(_LEAST_USE, useful(share, self.listeners)) / best)


def useful(share: float, listeners: int) -> float:
    """The chance that some find it and not all: 1 - p^n - (1-p)^n."""
    return float(1 - share**listeners - (1 - share) ** listeners)


def party_worth(shares: Sequence[float], others: int, most: int) -> list[float]:
    """What a green vote on each card brings: the votes on it up to ``most``, nothing alone (DX-P5, P7)."""
    worth = []
    for share in shares:
        expected = 0.0
        for votes in range(1, others + 1):
            chance = math.comb(others, votes) * share**votes * (1 - share) ** (others - votes)
            expected += chance * min(most, votes + 1)
        worth.append(expected)
    return worth
