"""What self-play keeps of dnup, and the nets it trains.

``actor`` plays and sees what its seat sees; ``critic`` says how good a position is for each seat and sees all
hands, which only training and worlds dealt in thought may. Games go on from batch to batch; a round is what
is learned from, and its end is worth what the standing is worth among equals.
"""

from __future__ import annotations

import importlib
import json
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from stolek.core.bot import Budget
from stolek.core.net import outputs
from stolek.fast import nets as fresh
from stolek.fast import turns
from stolek.fast.turns import STEPS, held_by_others, learned_from, share_of_first
from stolek.games.dnup.fast import play as playing
from stolek.games.dnup.fast import twin
from stolek.games.dnup.fast.moves import REFUSED, UNPICKED, Move, split, wishes
from stolek.games.dnup.fast.play import (
    HALF,
    Policy,
    by_casual,
    by_chance,
    by_net,
    by_search,
    casual_wishes,
    drawn,
    where,
)
from stolek.games.dnup.fast.rollouts import by_rollouts
from stolek.games.dnup.fast.search import Effort
from stolek.games.dnup.fast.seeing import HIDDEN, hidden, observe
from stolek.games.dnup.fast.twin import Array, Course, Table
from stolek.games.dnup.learned.cards import STAR
from stolek.games.dnup.learned.features import LAYOUT, MOST_SEATS, WIDTH
from stolek.games.dnup.learned.player import LARGEST, OUTPUTS

layout = LAYOUT
decisions, learners = turns.decisions, turns.learners
SHIPPED = ("actor",)
SIZES = {"actor": (WIDTH, 256, 3, OUTPUTS), "critic": (WIDTH + HIDDEN, 512, 3, MOST_SEATS)}
"""Numbers seen, width, layers and outputs of each net."""

SEATS = (4, 2, 4, 2, 3, 4, 2, 4, 2, 5)
"""The player counts of successive batches."""

VOID_AFTER = 150
THINNED = 0.1
DECAY = 0.85
CASUAL = 0.7  # of the league's games: there the others are mostly casual bots, else past selves
WORLDS = 8  # casual bots of the league think in so many
SURER = 3.0  # in half of the games of past selves they are so many times as sure as they were


def courses() -> dict[int, Course]:
    return {seats: Course(seats, VOID_AFTER, memory=24) for seats in sorted(set(SEATS))}


def init(key: Array) -> dict[str, dict[str, Array]]:
    layer = fresh.layers(key)
    return {name: fresh.plain(layer, *size, says=0.3 * (name == "critic")) for name, size in SIZES.items()}


def thinned(key: Array, c: Course, t: Table) -> Table:
    """A deal; in some games cards are already gone, so that hands come up which nobody would play for yet."""
    one, two, three, four = jax.random.split(key, 4)
    t = playing.shuffled(one, c, t)
    games = t.turn.shape[0]
    luck = jax.random.uniform(two, (games, c.cards))
    some = jax.random.bernoulli(three, THINNED, (games, 1))
    gone = some & (luck < jax.random.uniform(four, (games, 1), maxval=0.9))
    # Of each hand one card stays, and the star does (DU-5).
    own = t.hand[:, None, :] == jnp.arange(c.seats)[:, None]
    stays = (own & (luck[:, None, :] == jnp.where(own, luck[:, None, :], -1.0).max(-1, keepdims=True))).any(1)
    stays = stays.at[:, STAR].set(True)
    return t._replace(hand=jnp.where(gone & ~stays, twin.NOBODY, t.hand))


def start(key: Array, c: Course, games: int) -> Table:
    return playing.started(key, c, games)


def rollout(
    c: Course, games: int, league: int, key: Array, nets: Any, past: Any, numbers: Any, t: Table
) -> Any:
    """Self-play; in the last ``league`` of the games some seats are held by a past self or a casual bot. What
    the bot would do, the learner is told as advice, which counts less and less (``shaping``)."""
    who, sure, key = jax.random.split(key, 3)
    bots = int(league * CASUAL)
    is_other = held_by_others(who, c.seats, games, league, bots, 0.75)
    surer = jnp.where(jax.random.bernoulli(sure, 0.5, (league - bots, 1)), SURER, 1.0)

    def choose(luck: Array, t: Table, x: Array, may: Array) -> tuple[Move, dict[str, Array]]:
        one, two = jax.random.split(luck)
        wanted, cards = wishes(jnp, nets["actor"], t, x, may, HALF)
        learns = ~twin.at(jnp, is_other, t.turn // c.areas)
        parts = [(wanted, cards)]
        if league:
            parts = [(wanted[:-league], cards[:-league])]
            table, *seen = jax.tree.map(lambda a: a[-league : games - bots], (t, x, may))
            old = wishes(jnp, past, table, seen[0], seen[1], HALF)
            parts.append(jax.tree.map(lambda a: a * surer, old))
        advice = jnp.full(games, -1)
        if bots:
            parts.append(casual_wishes(two, c, jax.tree.map(lambda a: a[-bots:], t), WORLDS))
            advice = advice.at[-bots:].set(parts[-1][0].argmax(-1))
        theirs = tuple(jnp.concatenate(each) for each in zip(*parts, strict=True))
        move = drawn(one, c, t, *where(learns, (wanted, cards), theirs))
        return move, chosen_from(wanted, cards, move, learns) | {"advice": advice.astype(jnp.int8)}

    rows, told, t = played(c, key, nets, t, choose, bots)
    return rows, {"shaping": numbers["shaping"]}, told, t


def rollout_alone(
    c: Course, games: int, others: Policy, key: Array, nets: Any, past: Any, numbers: Any, t: Table
) -> Any:
    """As ``rollout``, with one learner on the first seat and others who do not learn."""
    del past, numbers, games

    def choose(luck: Array, t: Table, x: Array, may: Array) -> tuple[Move, dict[str, Array]]:
        one, two = jax.random.split(luck)
        wanted, cards = wishes(jnp, nets["actor"], t, x, may, HALF)
        learns = t.turn // c.areas == 0
        move = where(learns, drawn(one, c, t, wanted, cards), others(two, c, t))
        return move, chosen_from(wanted, cards, move, learns)

    rows, told, t = played(c, key, nets, t, choose, t.turn.shape[0])
    return rows, {}, told, t


def played(c: Course, key: Array, nets: Any, t: Table, choose: Any, told_of: int) -> Any:
    """So many turns of each game: rows to learn from, what to tell (the first seat's share of the wins in the
    last ``told_of`` games), and the games as they are now."""

    def one(t: Table, luck: Array) -> tuple[Table, Any]:
        first, second = jax.random.split(luck)
        me = t.turn // c.areas
        x, may = observe(jnp, c, t, me), twin.allowed(jnp, c, t)
        move, chosen = choose(first, t, x, may)
        row = {
            "x": jnp.concatenate([x, hidden(jnp, c, t, me)], -1).astype(HALF),
            "may": may,
            "up": t.up,
        }
        after, ends, worth = playing.turn(second, c, t, move, thinned)
        return after, (row | chosen, me, worth, ends, t.turns)

    t, (rows, seat, worth, ends, turns) = jax.lax.scan(one, t, jax.random.split(key, STEPS))
    over, me = ends.round, t.turn // c.areas
    end = jnp.concatenate([observe(jnp, c, t, me), hidden(jnp, c, t, me)], -1), me
    critic = partial(outputs, jnp, nets["critic"], dtype=HALF)
    learned, off = learned_from(rows, critic, rows["x"], seat, worth, over, end, DECAY)
    told = {
        "turns a round": jnp.where(over, turns, 0).sum() / jnp.maximum(over.sum(), 1),
        "worth": off,
        "won": share_of_first(worth, ends.game, told_of),
    }
    return learned, told, t


def chosen_from(wanted: Array, cards: Array, move: Move, learns: Array) -> dict[str, Array]:
    return {
        "action": move.choice.astype(jnp.int8),
        "place": move.place.astype(jnp.int8),
        "chance": chance_of(wanted, cards, move.choice, move.place),
        "learns": learns,
    }


def chance_of(wanted: Array, cards: Array, choice: Array, place: Array) -> Array:
    """[] the logarithm of the chance of a choice and, if not all cards of its value go, of these ones in the
    order in which they were picked."""
    chance = jnp.take_along_axis(jax.nn.log_softmax(wanted), choice[:, None].astype(jnp.int32), 1)[:, 0]
    number = ((place >= 0) & (place < UNPICKED)).sum(-1)
    some = (place == UNPICKED).any(-1)
    for n in range(LARGEST):
        there = place >= n
        rest = jax.nn.logsumexp(jnp.where(there, cards, REFUSED), axis=-1)
        pick = jnp.where(place == n, cards, 0).sum(-1)
        chance = chance + jnp.where(some & (n < number), pick - rest, 0.0)
    return chance


def policy(p: Any, rows: dict[str, Array]) -> tuple[Array, Array]:
    """The log chance of what was done, and how open the choice is."""
    wanted, cards = split(jnp, outputs(jnp, p, rows["x"][:, :WIDTH], HALF), rows["may"], rows["up"])
    chances = jax.nn.log_softmax(wanted)
    openness = -(jnp.exp(chances) * jnp.where(rows["may"], chances, 0)).sum(-1)
    return chance_of(wanted, cards, rows["action"], rows["place"].astype(jnp.int32)), openness


def critic_value(p: Any, rows: dict[str, Array]) -> Array:
    """[5] for the seats from one's own on; nothing for those that are not there."""
    return outputs(jnp, p, rows["x"], HALF)


def further_loss(p: Any, rows: dict[str, Array], more: dict[str, Array]) -> tuple[Array, str]:
    """How far the actor is from what it was advised."""
    wanted, _ = split(jnp, outputs(jnp, p["actor"], rows["x"][:, :WIDTH], HALF), rows["may"], rows["up"])
    advice = rows["advice"].astype(jnp.int32)
    chance = twin.at(jnp, jax.nn.log_softmax(wanted), jnp.maximum(advice, 0))
    return more["shaping"] * jnp.where(advice >= 0, -chance, 0.0).mean(), "advice"


def teaching() -> Any:
    """Training on what a search finds."""
    return importlib.import_module("stolek.games.dnup.fast.teaching")


# Measuring and shipping -------------------------------------------------------------------------------


def shares(key: Array, seats: int, games: int, hero: Policy, others: Policy) -> Array:
    return playing.shares(key, Course(seats, memory=48), games, hero, others)


def at_random(key: Array, c: Course, games: int) -> Array:
    """Turns by chance, to see how fast they go."""

    def one(t: Table, luck: Array) -> tuple[Table, None]:
        first, second = jax.random.split(luck)
        return playing.turn(second, c, t, by_chance(first, c, t))[0], None

    return jax.lax.scan(one, start(key, c, games), jax.random.split(key, STEPS))[0].tokens


def effort(given: str, usual: Effort) -> Effort:
    """``worlds=32,depth=4``: the usual effort with these changed."""
    pairs = (each.split("=") for each in given.split(",") if each)
    return usual._replace(**{name: json.loads(value) for name, value in pairs})


def player(name: str, nets: dict[str, Any]) -> Policy:
    """``random``, ``casual``, ``actor``, ``actor:HEAT``, ``best`` (what the actor likes best), ``search``
    (``search:worlds=32,depth=4``) or ``rollouts`` (``rollouts:worlds=176,options=6,depth=16``)."""
    kind, _, rest = name.partition(":")
    if kind == "random":
        return by_chance
    if kind == "casual":
        return by_casual(int(rest or Budget().worlds))
    if kind in ("actor", "best"):
        return by_net(nets["actor"], kind == "best", float(rest or 1))
    if kind == "search":
        return by_search(nets, effort(rest, Effort()))
    if kind == "rollouts":
        return by_rollouts(**{k: int(v) for k, v in (each.split("=") for each in rest.split(",") if each)})
    raise ValueError(f"there is no player {name!r}")
