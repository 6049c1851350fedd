"""What JAX makes of the twin and of the search is what NumPy makes of them; run where JAX is installed."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from stolek.core import registry
from stolek.core.chance import Seeded
from stolek.core.event_tape import act, begin
from stolek.core.game import make_setup
from stolek.games.daynight.fast import play, training, twin
from stolek.games.daynight.fast.search import positions
from stolek.games.daynight.learned import brain, kinds
from stolek.games.daynight.learned.search import Effort, luck_shapes, worths
from stolek.games.daynight.model import Ending

GAMES = 64


def a_game(xp: Any, c: twin.Course, deck: Any, dealt_from: Any, slots: Any) -> list[twin.Table]:
    """The tables after each reveal and each round. ``slots``: for each decision one of the cards held."""
    t = twin.deal(xp, c.seats, deck, dealt_from)
    tables = []
    for r in range(c.rounds):
        t = twin.turn(xp, c, t, r)
        for second in (False, True):
            held = xp.argsort(t.hand < 0, axis=-1, stable=True)  # cards before gaps
            number = (t.hand >= 0).sum(-1)
            pick = (slots[2 * r + second] * number).astype("int32")
            t = twin.reveal(xp, t, xp.take_along_axis(held, pick[..., None], -1)[..., 0], second)
            tables.append(t)
        t = twin.refill(xp, c, twin.take_most_stars(xp, t), r)
        tables.append(t)
    return tables


def started(seats: int, ending: Ending) -> tuple[twin.Course, Any, Any, Any]:
    c = twin.course(seats, ending)
    rng = np.random.default_rng(seats)
    deck = np.stack([rng.permutation(kinds.CARDS) for _ in range(GAMES)])
    slots = rng.random((2 * c.rounds, GAMES, seats))
    return c, deck, rng.integers(0, seats, GAMES), slots


def jax_plays_as_numpy() -> None:
    setups: tuple[tuple[int, Ending], ...] = ((2, "empty-pile"), (4, "one-more"), (5, "full-refill"))
    for seats, ending in setups:
        c, deck, dealt_from, slots = started(seats, ending)
        ours = a_game(np, c, deck, dealt_from, slots)
        theirs = jax.jit(partial(a_game, jnp, c))(deck, dealt_from, slots)
        same = jax.tree.map(lambda a, b: bool((np.asarray(a) == np.asarray(b)).all()), ours, theirs)
        assert all(jax.tree.leaves(same))


def jax_searches_as_numpy() -> None:
    c, deck, dealt_from, slots = started(3, "empty-pile")
    tables = a_game(np, c, deck, dealt_from, slots)
    effort = Effort(worlds=6, tries=2, ends=16, sharp=3)
    nets = brain._nets()
    rng = np.random.default_rng(1)
    for second in (False, True):
        table = tables[3] if second else twin.turn(np, c, tables[2], 1)
        seen = jax.tree.map(lambda a: np.asarray(a)[0, 0], positions(c, table, 1, slice(0, 1)))
        shapes = luck_shapes(c.seats, second, effort)
        luck = {name: rng.random(shape, dtype=np.float32) for name, shape in shapes.items()}
        ours = worths(np, nets, seen, luck, second, effort)
        theirs = jax.jit(lambda n, p, u, s=second: worths(jnp, n, p, u, s, effort))(nets, seen, luck)
        for a, b in zip(ours, theirs, strict=True):
            assert np.allclose(a, np.asarray(b), atol=1e-3)


def chance_shuffles_and_picks_fairly() -> None:
    c = twin.course(4)
    t = play.shuffled(jax.random.key(1), c, 8192)
    decks = np.asarray(t.deck)
    assert (np.sort(decks, -1) == np.sort(kinds.CARDS)).all(), "every deck has every card"
    often = np.bincount(decks[:, 0], minlength=kinds.TYPES) / np.bincount(kinds.CARDS)
    assert abs(often / often.mean() - 1).max() < 0.6, (
        "any card may be the first: some 76 times, give or take 9"
    )
    t = t._replace(hand=t.hand.at[:, :, (1, 4)].set(-1))
    picked = np.asarray(play.by_chance(jax.random.key(2), c, t, 0, False, slice(0, 4)))
    shares = np.bincount(picked.ravel(), minlength=7) / picked.size
    assert (shares[[1, 4]] == 0).all(), "no card lies there"
    assert abs(shares[[0, 2, 3, 5, 6]] - 0.2).max() < 0.01


def a_game_has_as_many_decisions_as_are_counted() -> None:
    """By which speeds are measured: cards chosen among two or more, in games of the engine."""
    game = registry.get("daynight").game
    for seats in training.courses():
        seed, number, moves = bytes([seats]) * 32, 0, 0
        state, _ = begin(game, make_setup(game, seats), Seeded(seed, 0))
        while asked := game.prompts(state):
            prompt = next(each for each in asked.values() if each.owed)
            number += prompt.kind == "commit" and len(prompt.options) > 1
            moves += 1
            state, _ = act(game, state, prompt.seat, prompt.options[0].action, Seeded(seed, moves))
        assert number == training.decisions(training.courses()[seats])


CHECKS = (
    jax_plays_as_numpy,
    jax_searches_as_numpy,
    chance_shuffles_and_picks_fairly,
    a_game_has_as_many_decisions_as_are_counted,
)
