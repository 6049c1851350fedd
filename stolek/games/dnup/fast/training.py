"""What self-play keeps of dnup, and the nets it trains.

``actor`` plays and sees what its seat sees; ``critic`` says how good a position is and sees all hands, which
only training may. Games go on from batch to batch; a round is what is learned from, and its end is worth what
the standing is worth among equals.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from stolek.core.weights import packed as packed_nets
from stolek.games.dnup.fast import play as playing
from stolek.games.dnup.fast import twin
from stolek.games.dnup.fast.play import (
    HALF,
    REFUSED,
    UNPICKED,
    Policy,
    by_chance,
    by_net,
    drawn,
    split,
    where,
    wishes,
)
from stolek.games.dnup.fast.seeing import HIDDEN, hidden, observe
from stolek.games.dnup.fast.twin import Array, Course, Table
from stolek.games.dnup.learned.cards import STAR
from stolek.games.dnup.learned.features import LAYOUT, WIDTH
from stolek.games.dnup.learned.net import outputs
from stolek.games.dnup.learned.player import LARGEST, OUTPUTS

layout = LAYOUT
SHIPPED = ("actor",)
SIZES = {"actor": (WIDTH, 256, 3, OUTPUTS), "critic": (WIDTH + HIDDEN, 384, 3, 1)}
"""Numbers seen, width, layers and outputs of each net."""

SEATS = (4, 2, 4, 3, 4, 2, 4, 5)
"""The player counts of successive batches."""

STEPS = 64
VOID_AFTER = 150
THINNED = 0.1
DECAY = 0.95


def courses() -> dict[int, Course]:
    return {seats: Course(seats, VOID_AFTER, memory=24) for seats in sorted(set(SEATS))}


def decisions(c: Course) -> int:
    """What a batch keeps of a game."""
    del c
    return STEPS


def learners(c: Course) -> int:
    """How many times as many games an exploiter needs for a batch: decisions of the others are rows too."""
    del c
    return 1


def init(key: Array) -> dict[str, dict[str, Array]]:
    keys = iter(jax.random.split(key, 64))

    def dense(rows: int, columns: int, scale: float = 1.0) -> Array:
        return jax.random.normal(next(keys), (rows, columns)) * scale * (2 / rows) ** 0.5

    nets = {}
    for name, (inputs, width, layers, out) in SIZES.items():
        p = {"x": dense(inputs, width), "b": jnp.zeros(width)}
        for n in range(layers):
            p |= {f"h{n}": dense(width, width, 0.5), f"c{n}": jnp.zeros(width)}
        nets[name] = p | {"o": dense(width, out, 0.01), "k": jnp.zeros(out) + 0.3 * (out == 1)}
    return nets


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
    """Self-play; in the last ``league`` of the games some seats are held by a past self."""
    del numbers
    who, key = jax.random.split(key)
    is_past = jax.random.bernoulli(who, 0.5, (games, c.seats)).at[:, 0].set(False)
    is_past &= (jnp.arange(games) >= games - league)[:, None]

    def choose(luck: Array, t: Table, x: Array, may: Array) -> tuple[Any, Array, Array]:
        wanted, cards = wishes(nets["actor"], t, x, may)
        learns = ~twin.at(jnp, is_past, t.turn // c.areas)
        used, used_cards = wanted, cards
        if league:
            tail = jax.tree.map(lambda a: a[-league:], (t, x, may))
            old = wishes(past, *tail)
            mixed = where(learns[-league:], (wanted[-league:], cards[-league:]), old)
            used, used_cards = (
                jnp.concatenate([a[:-league], b]) for a, b in zip((wanted, cards), mixed, strict=True)
            )
        move = drawn(luck, c, t, used, used_cards)
        return move, chance_of(wanted, cards, move.choice, move.place), learns

    return _played(c, key, nets, t, choose)


def rollout_alone(
    c: Course, games: int, others: Policy, key: Array, nets: Any, past: Any, numbers: Any, t: Table
) -> Any:
    """As ``rollout``, with one learner on the first seat and others who do not learn."""
    del past, numbers, games

    def choose(luck: Array, t: Table, x: Array, may: Array) -> tuple[Any, Array, Array]:
        one, two = jax.random.split(luck)
        wanted, cards = wishes(nets["actor"], t, x, may)
        learns = t.turn // c.areas == 0
        move = where(learns, drawn(one, c, t, wanted, cards), others(two, c, t))
        return move, chance_of(wanted, cards, move.choice, move.place), learns

    return _played(c, key, nets, t, choose)


def _played(c: Course, key: Array, nets: Any, t: Table, choose: Any) -> Any:
    """So many turns of each game: rows to learn from, what to tell, and the games as they are now."""

    def one(t: Table, luck: Array) -> tuple[Table, Any]:
        first, second = jax.random.split(luck)
        me = t.turn // c.areas
        x, may = observe(jnp, c, t, me), twin.allowed(jnp, c, t)
        move, chance, learns = choose(first, t, x, may)
        row = {
            "x": jnp.concatenate([x, hidden(jnp, c, t, me)], -1).astype(HALF),
            "may": may,
            "up": t.up,
            "action": move.choice.astype(jnp.int8),
            "place": move.place.astype(jnp.int8),
            "chance": chance,
            "learns": learns,
        }
        after, ends, worth = playing.turn(second, c, t, move, thinned)
        return after, (row, me, worth, ends.round, t.turns)

    t, (rows, seat, worth, over, turns) = jax.lax.scan(one, t, jax.random.split(key, STEPS))
    values = jax.lax.map(partial(critic_value, nets["critic"]), {"x": rows["x"]})
    me = t.turn // c.areas
    now = jnp.concatenate([observe(jnp, c, t, me), hidden(jnp, c, t, me)], -1)
    last = critic_value(nets["critic"], {"x": now})
    gained = advantages(values, seat, worth, over, last, me)
    told = {
        "turns a round": jnp.where(over, turns, 0).sum() / jnp.maximum(over.sum(), 1),
        "worth": ((gained + values - values.mean()) ** 2).mean(),
    }
    rows |= {"advantage": gained, "return": gained + values}
    return jax.tree.map(lambda a: a.reshape(-1, *a.shape[2:]), rows), {}, told, t


def advantages(values: Array, seat: Array, worth: Array, over: Array, last: Array, turn: Array) -> Array:
    """Generalised advantage estimation for each seat over its own decisions. ``worth`` [steps, games, seats]:
    what the end of a round gave; ``last`` [games]: what the games are worth, where the rows end, for whoever
    has the ``turn``. The critic knows of nobody else: the last decision of the others teaches nothing."""

    def back(carry: tuple[Array, Array, Array], now: Any) -> tuple[tuple[Array, Array, Array], Array]:
        later, gained, known = carry
        value, seat, worth, over = now
        later = jnp.where(over[:, None], worth, later)
        gained = jnp.where(over[:, None], 0.0, gained)
        known |= over[:, None]
        found = twin.at(jnp, later, seat) - value + DECAY * twin.at(jnp, gained, seat)
        found = jnp.where(twin.at(jnp, known, seat), found, 0.0)
        mine = jnp.arange(later.shape[1]) == seat[:, None]
        later = jnp.where(mine, value[:, None], later)
        return (later, jnp.where(mine, found[:, None], gained), known | mine), found

    known = jnp.arange(worth.shape[-1]) == turn[:, None]
    start = (jnp.where(known, last[:, None], 0.0), jnp.zeros(known.shape), known)
    _, found = jax.lax.scan(back, start, (values, seat, worth, over), reverse=True)
    return found


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
    wanted, cards = split(outputs(jnp, p, rows["x"][:, :WIDTH], HALF), rows["may"], rows["up"])
    chances = jax.nn.log_softmax(wanted)
    openness = -(jnp.exp(chances) * jnp.where(rows["may"], chances, 0)).sum(-1)
    return chance_of(wanted, cards, rows["action"], rows["place"].astype(jnp.int32)), openness


def critic_value(p: Any, rows: dict[str, Array]) -> Array:
    return outputs(jnp, p, rows["x"], HALF)[:, 0]


# Measuring and shipping -------------------------------------------------------------------------------


def shares(key: Array, seats: int, games: int, hero: Policy, others: Policy) -> Array:
    return playing.shares(key, Course(seats, memory=48), games, hero, others)


def player(name: str, nets: dict[str, Any]) -> Policy:
    """``random``, ``actor``, ``actor:HEAT`` or ``best`` (what the actor likes best)."""
    kind, _, rest = name.partition(":")
    if kind == "random":
        return by_chance
    if kind in ("actor", "best"):
        return by_net(nets["actor"], kind == "best", float(rest or 1))
    raise ValueError(f"there is no player {name!r}")


def packed(nets: dict[str, Any]) -> bytes:
    """The nets to play with, as the file a bot reads."""
    return packed_nets({name: jax.tree.map(jax.device_get, nets[name]) for name in SHIPPED}, LAYOUT)
