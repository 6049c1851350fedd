"""Who a bot is: how sure of its ear, what it has a liking for, how boldly it speaks.

Without personas all bots would vote alike, and every round would be all or nobody (DX-10). A character is
drawn from the seat, so that it stays the same through a game; moods are drawn afresh for each decision.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence

import msgspec

from stolek.core.cards import Face


class Level(msgspec.Struct, frozen=True):
    """How well a level plays.

    ``doubt`` blurs what fits a clue, ``ear`` is how differently from others it listens: to things rather than
    themes, to sayings rather than words. ``liking`` is how much it favours some pictures for no reason,
    ``caution`` how much it mistrusts a picture that is too plainly meant, ``boldness`` weighs near, far and
    farther clues, ``tries`` are the clues it thinks of for each picture before it speaks (0: it says the
    first), ``company`` is how much it leaves its own taste aside where only the others' counts (DX-P5)."""

    doubt: float
    ear: float
    liking: float
    caution: float
    boldness: tuple[float, float, float]
    tries: int
    company: float = 0.0

    def in_company(self) -> Level:
        """The same level where all that counts is where the others go."""
        own = 1 - self.company
        return msgspec.structs.replace(self, ear=self.ear * own, liking=self.liking * own, caution=0.0)


EASY = Level(doubt=1.6, ear=0.9, liking=1.2, caution=0.0, boldness=(0.6, 0.3, 0.1), tries=0)
CASUAL = Level(doubt=0.9, ear=0.9, liking=1.0, caution=0.0, boldness=(0.3, 0.4, 0.3), tries=0)
STRONG = Level(
    doubt=0.35, ear=0.9, liking=0.8, caution=0.3, boldness=(0.34, 0.33, 0.33), tries=3, company=1.0
)


class Persona:
    """A level with a character and a mood."""

    def __init__(self, level: Level, seat: int | None, rng: random.Random) -> None:
        character = random.Random(f"dixit/{seat}")
        self.level = level
        self._rng = rng
        self._character = f"{seat}"
        self._doubt = level.doubt * character.uniform(0.7, 1.3)
        lean = character.choice((0, 1, 2))
        self.boldness = tuple(
            weight * (1.5 if place == lean else 1.0) for place, weight in enumerate(level.boldness)
        )

    def hears(self, faces: Iterable[Face], fits: Sequence[float]) -> list[float]:
        """The fits as this persona feels them."""
        return [
            fit + self.level.liking * self._likes(face) + self._doubt * gumbel(self._rng)
            for face, fit in zip(faces, fits, strict=True)
        ]

    def ear(self, kind: str) -> float:
        """How much this kind of likeness says to this persona, on average over all of them as much as it
        should."""
        spread = self.level.ear
        return math.exp(spread * random.Random(f"{self._character}/{kind}").gauss(0, 1) - spread**2 / 2)

    def _likes(self, face: Face) -> float:
        return random.Random(f"{self._character}/{face}").gauss(0, 1)


def gumbel(rng: random.Random) -> float:
    """The error by which the best of several guesses is found as often as a softmax says."""
    return -math.log(-math.log(rng.uniform(1e-9, 1 - 1e-9)))


def softmax(values: Sequence[float], doubt: float = 1.0) -> list[float]:
    top = max(values)
    odds = [math.exp((value - top) / doubt) for value in values]
    total = sum(odds)
    return [value / total for value in odds]
