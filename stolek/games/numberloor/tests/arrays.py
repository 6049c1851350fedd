"""What JAX makes of the twin, of plans and of what it shows is what NumPy makes of them; run where JAX is
installed."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from stolek.games.numberloor.fast import twin
from stolek.games.numberloor.fast.plans import options
from stolek.games.numberloor.fast.play import by_casual, by_chance, shares
from stolek.games.numberloor.fast.seeing import described, hidden, situation
from stolek.games.numberloor.learned.cards import TYPES
from stolek.games.numberloor.rules import HAND

GAMES, STEPS = 16, 40


def step(xp: Any, c: twin.Course, t: twin.Table, luck: Any) -> tuple[Any, Any]:
    """Any choice that is allowed; and what there is to see after it."""
    choice = xp.where(twin.allowed(xp, c, t), luck[:, : twin.CHOICES], -1.0).argmax(-1)
    t = twin.step(xp, c, t, choice, luck[:, twin.CHOICES :])
    o = options(xp, c, t, 10, None, slots=5)
    return t, (situation(xp, c, t), described(xp, c, t, o), hidden(xp, c, t), o.may)


def jax_plays_as_numpy() -> None:
    for c in (twin.Course(4), twin.Course(2, "beginner")):
        rng = np.random.default_rng(c.seats)
        luck = rng.random((GAMES, HAND * c.seats + 2))
        ours = twin.begin(np, c, luck, rng.integers(0, c.seats, GAMES).astype(np.int32))
        theirs = jax.tree.map(jnp.asarray, ours)
        both = jax.jit(partial(step, jnp, c))
        for _ in range(STEPS):
            luck = rng.random((GAMES, twin.CHOICES + twin.DRAWS)).astype(np.float32)
            ours, seen = step(np, c, ours, luck)
            theirs, also = both(theirs, luck)
            for a, b in zip(
                jax.tree.leaves((ours, seen[:1])), jax.tree.leaves((theirs, also[:1])), strict=True
            ):
                assert np.allclose(a, np.asarray(b), atol=1e-5)
            told = seen[1] * seen[3][..., None], np.asarray(also[1]) * np.asarray(also[3])[..., None]
            assert np.allclose(*told, atol=1e-5)


def worlds_dealt_in_thought_have_the_same_cards() -> None:
    c = twin.Course(3)
    rng = np.random.default_rng(1)
    t = twin.begin(np, c, rng.random((GAMES, HAND * 3 + 2)), np.zeros(GAMES, np.int32))
    hands, pile = twin.redealt(np, c, t, rng.random((GAMES, 4, len(TYPES) * twin.COPIES)))
    assert (hands.sum(-1) == t.hands.sum(-1)[:, None]).all()
    assert (hands.sum(2) + pile == (t.hands.sum(1) + t.pile)[:, None]).all()
    assert (hands[:, :, 0] == t.hands[:, None, 0]).all()
    assert (hands[:, 0] != hands[:, 1]).any()


def all_games_are_played_and_the_hero_has_the_first_seat() -> None:
    c = twin.Course(2)
    for hero, others, low, high in ((by_casual, by_chance, 0.8, 1.0), (by_chance, by_casual, 0.0, 0.2)):
        found = np.asarray(
            jax.jit(lambda key, h=hero, o=others: shares(key, c, GAMES, h, o))(jax.random.key(4))
        )
        assert found.shape == (GAMES,)
        assert set(found.tolist()) <= {0.0, 0.5, 1.0}
        assert low <= found.mean() <= high


CHECKS = (
    jax_plays_as_numpy,
    worlds_dealt_in_thought_have_the_same_cards,
    all_games_are_played_and_the_hero_has_the_first_seat,
)
