"""What JAX makes of the twin and of what it shows is what NumPy makes of them; run where JAX is installed."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from stolek.games.dnup.fast import play, twin
from stolek.games.dnup.fast.moves import prospects
from stolek.games.dnup.fast.rollouts import by_rollouts
from stolek.games.dnup.fast.seeing import hidden, observe
from stolek.games.dnup.learned.player import CHOICES

GAMES, STEPS = 64, 60


def step(xp: Any, c: twin.Course, t: twin.Table, luck: Any) -> tuple[Any, Any]:
    """Any choice that is allowed, with the first cards of its value; and what there is to see after it."""
    may = twin.allowed(xp, c, t)
    choice = xp.where(may, luck, -1.0).argmax(-1)
    kind, spot, value, number = twin.chosen(xp, c, t, choice)
    group = (t.hand == (t.turn // c.areas)[:, None]) & (twin.active(xp, t) == value[:, None])
    picked = group & (xp.cumsum(group, 1) <= number[:, None])
    t, ends = twin.step(xp, c, t, kind, picked, spot)
    me = t.turn // c.areas
    return t, (may, ends, observe(xp, c, t, me), hidden(xp, c, t, me))


def jax_plays_as_numpy() -> None:
    for seats in (2, 4):
        c = twin.Course(seats, void_after=20, memory=16)
        rng = np.random.default_rng(seats)

        def dealt(xp: Any, t: Any, cards: Any, c: twin.Course = c) -> Any:
            return twin.deal(xp, c, t, cards.argsort(-1), cards > 0.5)

        cards = rng.random((GAMES, c.cards))
        ours = dealt(np, twin.begin(np, c, GAMES), cards)
        theirs = jax.tree.map(jnp.asarray, ours)
        both = jax.jit(partial(step, jnp, c))
        rounds = 0
        for _ in range(STEPS):
            luck = rng.random((GAMES, CHOICES))
            ours, seen = step(np, c, ours, luck)
            theirs, also = both(theirs, luck)
            for a, b in zip(jax.tree.leaves((ours, seen)), jax.tree.leaves((theirs, also)), strict=True):
                assert np.allclose(a, np.asarray(b), atol=1e-6)
            over = seen[1].round
            rounds += over.sum()
            fresh = dealt(np, ours, rng.random((GAMES, c.cards)))
            ours = twin.Table(
                *(
                    np.where(over.reshape(-1, *[1] * (a.ndim - 1)), b, a)
                    for a, b in zip(ours, fresh, strict=True)
                )
            )
            theirs = jax.tree.map(jnp.asarray, ours)
        assert rounds > GAMES


def a_standing_is_worth_what_equals_would_make_of_it() -> None:
    table = prospects(2, 2)
    assert table[0] == [0.5, 0.5]
    assert table[1] == [0.75, 0.25]
    for row in prospects(4, 4):
        assert abs(sum(row) - 1) < 1e-9 or sum(each == 1 for each in row) > 1
    ahead = prospects(4, 4)[2]
    assert ahead[0] > 0.3
    assert np.allclose(ahead[1:], (1 - ahead[0]) / 3)


def the_searching_opponent_does_what_is_allowed_and_sees_no_hand() -> None:
    """Cards that it has not seen, exchanged between the others and turned, change nothing of its choice."""
    c = twin.Course(4, memory=8)
    t = play.started(jax.random.key(3), c, 32)
    t = t._replace(turn=(t.starter + 1) % 4)  # the star, which all know of, is not with whoever thinks
    luck = jax.random.uniform(jax.random.key(4), twin.luck_shape(c, 32, 1))
    hand, up = (a[:, 0] for a in twin.redealt(jnp, c, t, luck))
    think = jax.jit(lambda key, table: by_rollouts(worlds=2, options=4, depth=2)(key, c, table))
    here, elsewhere = think(jax.random.key(5), t), think(jax.random.key(5), t._replace(hand=hand, up=up))
    assert bool((hand != t.hand).any())
    assert bool((here.choice == elsewhere.choice).all())
    assert bool((here.picked == elsewhere.picked).all())
    assert bool(twin.at(jnp, twin.allowed(jnp, c, t), here.choice).all())
    assert len(set(np.asarray(here.choice).tolist())) > 4


CHECKS = (
    jax_plays_as_numpy,
    the_searching_opponent_does_what_is_allowed_and_sees_no_hand,
    a_standing_is_worth_what_equals_would_make_of_it,
)
