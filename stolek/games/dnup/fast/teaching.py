"""What the search finds out, taught to the nets it searches with: the actor comes to like what did well in
dealt worlds, the critic learns what came of games that searching players play with each other and with casual
bots. With better nets the search is better, and teaches again.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from stolek.core.net import outputs
from stolek.games.dnup.fast import twin
from stolek.games.dnup.fast.moves import REFUSED, Move, split, wishes
from stolek.games.dnup.fast.play import HALF, casual_wishes, drawn, where
from stolek.games.dnup.fast.rollouts import by_rollouts
from stolek.games.dnup.fast.search import Effort, luck_shape, tried
from stolek.games.dnup.fast.training import WORLDS, critic_value, played
from stolek.games.dnup.fast.twin import Array, Course, Table
from stolek.games.dnup.learned.features import WIDTH
from stolek.games.dnup.learned.player import CHOICES

EFFORT = Effort(worlds=16, options=8, depth=8, heed=0.3, dealt=3, bots=3, asked=4)
SHARP = 0.03  # a choice that promises so much more is wanted e times as much
COOL = 0.5  # heat of what the searching players do
CASUAL = 0.25  # of the games have casual bots, on most seats but the first
PLAYING_OUT = 0.15  # of the games have bots there that try six worlds to their end
KEPT = 0.02  # how much it counts that the wishes for cards stay as they are: the search does not try them


def rollout(c: Course, games: int, effort: Effort, key: Array, nets: Any, t: Table) -> Any:
    """Every decision is searched, also those that a casual bot then takes in its own way."""
    who, key = jax.random.split(key)
    bots, others = int(games * CASUAL), int(games * PLAYING_OUT)
    bots += others
    likely = jnp.where(jnp.arange(games)[:, None] >= games - bots, 0.75, 0.0)
    bots_that_play_out = by_rollouts(worlds=6, options=4, depth=8)
    is_bot = jax.random.bernoulli(who, likely, (games, c.seats)).at[:, 0].set(False)

    def choose(luck: Array, t: Table, x: Array, may: Array) -> tuple[Move, dict[str, Array]]:
        one, two, three, four = jax.random.split(luck, 4)
        wanted, cards = wishes(jnp, nets["actor"], t, x, may, HALF)
        worlds = jax.random.uniform(one, luck_shape(c, games, effort))
        options, found, likes, _ = tried(jnp, c, nets, t, worlds, effort, HALF, jax.lax.fori_loop)
        there, found = likes > REFUSED / 2, found.mean(-1)
        usual = (jax.nn.softmax(likes) * jnp.where(there, found, 0.0)).sum(-1, keepdims=True)
        gained = jnp.where(there, found - usual, 0.0) / SHARP
        better = wanted + ((options[..., None] == jnp.arange(CHOICES)) * gained[..., None]).sum(1)
        theirs = casual_wishes(two, c, jax.tree.map(lambda a: a[games - bots :], t), WORLDS)
        theirs = tuple(
            jnp.concatenate([a[: games - bots], b]) for a, b in zip((better, cards), theirs, strict=True)
        )
        taken = where(twin.at(jnp, is_bot, t.turn // c.areas), theirs, (better, cards))
        move = drawn(three, c, t, taken[0], taken[1], COOL)
        if others:
            their = bots_that_play_out(four, c, jax.tree.map(lambda a: a[games - others :], t))
            their = jax.tree.map(lambda a, b: jnp.concatenate([a[: games - others], b]), move, their)
            plays_out = (jnp.arange(games) >= games - others) & twin.at(jnp, is_bot, t.turn // c.areas)
            move = where(plays_out, their, move)
        best = options[jnp.arange(games), jnp.where(there, found, -1.0).argmax(-1)] == wanted.argmax(-1)
        return move, {
            "target": jax.nn.softmax(better).astype(HALF),
            "cards": cards.astype(HALF),
            "alike": best.astype(jnp.float32),
            "gain": (jax.nn.softmax(better) * (better - wanted)).sum(-1) * SHARP,
        }

    return played(c, key, nets, t, choose, bots)


def loss(p: Any, rows: dict[str, Array]) -> tuple[Array, dict[str, Array]]:
    wanted, cards = split(jnp, outputs(jnp, p["actor"], rows["x"][:, :WIDTH], HALF), rows["may"], rows["up"])
    target = rows["target"].astype(jnp.float32)
    surprise = -(target * jnp.where(rows["may"], jax.nn.log_softmax(wanted), 0.0)).sum(-1).mean()
    least = -(target * jnp.log(target + 1e-9)).sum(-1).mean()
    moved = ((cards - rows["cards"].astype(jnp.float32)) ** 2).mean()
    off = ((critic_value(p["critic"], rows) - rows["return"]) ** 2).mean()
    told = {
        "surprise": surprise - least,
        "critic": off,
        "moved": moved,
        "alike": rows["alike"].mean(),
        "gain": rows["gain"].mean(),
    }
    return surprise + KEPT * moved + 4 * off, told
