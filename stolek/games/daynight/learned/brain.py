"""The shipped nets at work: with NumPy where it is installed, in plain Python where it is not."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from stolek.core.weights import arrays, numpy
from stolek.games.daynight.learned.features import Seen, features, plain_features
from stolek.games.daynight.learned.kinds import TYPES
from stolek.games.daynight.learned.net import logits, plain_logits
from stolek.games.daynight.learned.search import HAND, Effort, Nets, Position, luck_shapes, tried, worths
from stolek.games.daynight.learned.weights import shipped


@cache
def _nets() -> Nets:
    return Nets(**{name: arrays(net) for name, net in shipped().items()})


def wishes(s: Seen) -> list[float]:
    """How much the actor wants each of the 104 types of card: its logits."""
    xp = numpy()
    if xp is None:
        return plain_logits(shipped()["actor"], *plain_features(s))
    hand = xp.bincount(s.hand, minlength=TYPES)
    rows = (
        xp.asarray(row) for row in (s.unseen, s.pile, s.firsts, s.day, s.second, s.left, s.stars, s.cards)
    )
    found: list[float] = logits(xp, _nets().actor, *features(xp, hand, *rows)).tolist()
    return found


def promises(s: Seen, rng: random.Random, effort: Effort) -> list[tuple[float, float]] | None:
    """For each card of the hand the share of the win it promises and the log chance the actor gives it; None
    where there is no NumPy to search with."""
    found: list[tuple[float, float]] | None = _searched(worths, s, rng, effort)
    return found


def tries(s: Seen, rng: random.Random, effort: Effort) -> list[list[float]] | None:
    """For each card of the hand the share of the win it brought in each of the same worlds, or None."""
    found = _searched(tried, s, rng, effort)
    return None if found is None else [brought for brought, _ in found]


def _searched(search: Callable[..., Any], s: Seen, rng: random.Random, effort: Effort) -> Any:
    xp = numpy()
    if xp is None:
        return None
    position = Position(
        hand=xp.asarray([*s.hand, *[-1] * (HAND - len(s.hand))]),
        unseen=xp.asarray(s.unseen),
        pile=xp.asarray(s.pile),
        firsts=xp.asarray(s.firsts),
        day=xp.asarray(s.day),
        left=xp.asarray(s.left),
        stars=xp.asarray(s.stars),
        cards=xp.asarray(s.cards),
        hand_counts=xp.asarray(s.hand_counts),
    )
    chance = xp.random.default_rng(rng.getrandbits(64))
    luck = {
        name: chance.random(shape, dtype=xp.float32)
        for name, shape in luck_shapes(len(s.stars), s.second, effort).items()
    }
    found, wanted = search(xp, _nets(), position, luck, s.second, effort)
    return list(zip(found.tolist(), wanted.tolist(), strict=True))[: len(s.hand)]
