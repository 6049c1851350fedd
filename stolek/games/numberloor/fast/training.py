"""What self-play keeps of Numberloor, and the nets it trains.

``actor`` says how much a way to end the turn is wanted and sees what its seat sees; ``critic`` says how good
a position is for each seat and sees all hands, which only training and worlds dealt in thought may. Games go
on from batch to batch.
"""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from stolek.core.net import outputs
from stolek.fast import nets as fresh
from stolek.fast import turns
from stolek.fast.turns import STEPS, held_by_others, learned_from, share_of_first
from stolek.games.numberloor.fast import play as playing
from stolek.games.numberloor.fast import twin
from stolek.games.numberloor.fast.play import (
    Policy,
    by_casual,
    by_chance,
    by_net,
    by_search,
    seen,
    wanted,
)
from stolek.games.numberloor.fast.search import HALF, REFUSED, Effort, standing
from stolek.games.numberloor.fast.seeing import JUDGED, hidden
from stolek.games.numberloor.fast.twin import Array, Course, Table, at
from stolek.games.numberloor.learned.cards import VARIANTS
from stolek.games.numberloor.learned.features import LAYOUT, MOST_SEATS, OPTION, SITUATION
from stolek.games.numberloor.learned.net import wishes

layout = LAYOUT
decisions, learners = turns.decisions, turns.learners
SHIPPED = ("actor",)
WIDTH, DEPTH = 128, 2
SEATS = (4, 2, 4, 14, 4, 3, 4, 24, 4, 5, 4, 12, 4, 22)
"""The courses of successive batches: seats, ten more for medium, twenty for beginners."""

DECAY = 0.8
CASUAL = 0.7  # of the league's games: there the others are mostly casual bots, else past selves
FRESH = 3  # games dealt ahead for each table of a batch

PLAYED_OUT = Effort(worlds=24, options=6, depth=60, trust=0.0, number=10)
"""A search that plays 144 games to their ends for a choice."""


def course(number: int) -> Course:
    return Course(number % 10, VARIANTS[number // 10])


def courses() -> dict[int, Course]:
    return {number: course(number) for number in sorted(set(SEATS))}


def init(key: Array) -> dict[str, dict[str, Array]]:
    layer = fresh.layers(key)
    actor = fresh.plain(layer, SITUATION + OPTION, WIDTH, DEPTH, 1)
    actor |= {"s": actor["x"][:SITUATION], "x": actor["x"][SITUATION:]}
    return {"actor": actor, "critic": fresh.plain(layer, JUDGED, 256, 3, MOST_SEATS, says=0.3)}


def start(key: Array, c: Course, games: int) -> Table:
    return playing.started(key, c, games)


def rollout(
    c: Course, games: int, league: int, key: Array, nets: Any, past: Any, numbers: Any, t: Table
) -> Any:
    """Self-play; in the last ``league`` of the games some seats are held by a past self or a casual bot. What
    the bot would do, the learner is told as advice, which counts less and less (``shaping``)."""
    who, key = jax.random.split(key)
    bots = int(league * CASUAL)
    is_other = held_by_others(who, c.seats, games, league, bots, 0.85)

    def others(luck: Array, t: Table, o: Any, s: Array, x: Array, chosen: Array) -> tuple[Array, Array]:
        learns = ~at(jnp, is_other, t.asked)
        choice = at(jnp, o.choice, chosen)
        if league:
            old = jax.tree.map(lambda a: a[-league : games - bots], (o, s, x))
            pick = jax.random.categorical(luck, wanted(past, *old))
            parts = [choice[:-league], at(jnp, old[0].choice, pick)]
            if bots:
                parts.append(by_casual(luck, c, jax.tree.map(lambda a: a[-bots:], t)))
            choice = jnp.where(learns, choice, jnp.concatenate(parts))
        return choice, learns

    rows, told, t = _played(c, key, nets, t, others, bots)
    return rows, {"shaping": numbers["shaping"]}, told, t


def rollout_alone(
    c: Course, games: int, others: Policy, key: Array, nets: Any, past: Any, numbers: Any, t: Table
) -> Any:
    """As ``rollout``, with one learner on the first seat and others who do not learn."""
    del past, numbers, games

    def choose(luck: Array, t: Table, o: Any, s: Array, x: Array, chosen: Array) -> tuple[Array, Array]:
        del s, x
        learns = t.asked == 0
        return jnp.where(learns, at(jnp, o.choice, chosen), others(luck, c, t)), learns

    rows, told, t = _played(c, key, nets, t, choose, t.turn.shape[0])
    return rows, {}, told, t


def _played(c: Course, key: Array, nets: Any, t: Table, choose: Any, told_of: int) -> Any:
    """So many decisions of each game: rows to learn from, what to tell (the first seat's share of the wins in
    the last ``told_of`` games), and the games as they are now."""
    games = t.turn.shape[0]
    deal, key = jax.random.split(key)
    ahead = jax.tree.map(lambda a: a.reshape(FRESH, games, *a.shape[1:]), start(deal, c, FRESH * games))

    def one(carry: tuple[Table, Array], luck: Array) -> tuple[tuple[Table, Array], Any]:
        t, ended = carry
        first, second, third, fourth = jax.random.split(luck, 4)
        o, s, x = seen(first, c, t)
        likes = wanted(nets["actor"], o, s, x)
        chosen = jax.random.categorical(second, likes)
        choice, learns = choose(third, t, o, s, x, chosen)
        row = {
            "s": s.astype(HALF),
            "x": x.astype(HALF),
            "hidden": hidden(jnp, c, t).astype(HALF),
            "may": o.may,
            "action": chosen.astype(jnp.int8),
            "chance": at(jnp, jax.nn.log_softmax(likes), chosen),
            "learns": learns & (o.may.sum(-1) > 1),
            "advice": jnp.where(o.may, o.worth, REFUSED).argmax(-1).astype(jnp.int8),
        }
        after = playing.stepped(fourth, c, t, choice)
        worth = twin.result(after)[1] * after.over[:, None]
        n = (ended % FRESH)[None]
        anew = jax.tree.map(
            lambda a: jnp.take_along_axis(a, n.reshape(1, -1, *[1] * (a.ndim - 2)), 0)[0], ahead
        )
        over = after.over
        return (twin.where(jnp, over, anew, after), ended + over), (row, t.asked, worth, over)

    carry = (t, jnp.zeros(games, jnp.int32))
    (t, _), (rows, seat, worth, over) = jax.lax.scan(one, carry, jax.random.split(key, STEPS))
    critic = partial(outputs, jnp, nets["critic"], dtype=HALF)
    end = standing(c, t), t.asked
    learned, off = learned_from(rows, critic, judgement(rows), seat, worth, over, end, DECAY)
    told = {"worth": off, "games": over.sum() / games, "won": share_of_first(worth, over, told_of)}
    return learned, told, t


def judgement(rows: dict[str, Array]) -> Array:
    """What the critic sees, of rows."""
    return jnp.concatenate([rows["s"], rows["x"][..., 0, :], rows["hidden"]], -1)


def policy(p: Any, rows: dict[str, Array]) -> tuple[Array, Array]:
    """The log chance of what was done, and how open the choice is."""
    chances = jax.nn.log_softmax(jnp.where(rows["may"], wishes(jnp, p, rows["s"], rows["x"], HALF), REFUSED))
    openness = -(jnp.exp(chances) * jnp.where(rows["may"], chances, 0)).sum(-1)
    return at(jnp, chances, rows["action"].astype(jnp.int32)), openness


def critic_value(p: Any, rows: dict[str, Array]) -> Array:
    """[5] for the seats from one's own on; nothing for those that are not there."""
    return outputs(jnp, p, judgement(rows), HALF)


def further_loss(p: Any, rows: dict[str, Array], more: dict[str, Array]) -> tuple[Array, str]:
    """How far the actor is from what it was advised."""
    chances = jax.nn.log_softmax(
        jnp.where(rows["may"], wishes(jnp, p["actor"], rows["s"], rows["x"], HALF), REFUSED)
    )
    return more["shaping"] * -at(jnp, chances, rows["advice"].astype(jnp.int32)).mean(), "advice"


# Measuring and shipping -------------------------------------------------------------------------------


def shares(key: Array, seats: int, games: int, hero: Policy, others: Policy) -> Array:
    return playing.shares(key, course(seats), games, hero, others)


def at_random(key: Array, c: Course, games: int) -> Array:
    """Decisions by chance, to see how fast they go."""

    def one(t: Table, luck: Array) -> tuple[Table, None]:
        first, second = jax.random.split(luck)
        return playing.stepped(second, c, t, by_chance(first, c, t)), None

    return jax.lax.scan(one, start(key, c, games), jax.random.split(key, STEPS))[0].stars


def player(name: str, nets: dict[str, Any]) -> Policy:
    """``random``, ``casual``, ``actor``, ``best`` (what the actor likes best), ``search``
    (``search:worlds=32,depth=4``) or ``rollouts``: a search by play-outs, without nets."""
    kind, _, rest = name.partition(":")
    if kind == "random":
        return by_chance
    if kind == "casual":
        return by_casual
    if kind in ("actor", "best"):
        return by_net(nets["actor"], kind == "best", int(rest or 48))
    if kind in ("search", "rollouts"):
        given = dict(each.split("=") for each in rest.split(",") if each)
        usual = Effort() if kind == "search" else PLAYED_OUT
        effort = usual._replace(**{name: json.loads(n) for name, n in given.items()})
        return by_search(nets if kind == "search" else None, effort)
    raise ValueError(f"there is no player {name!r}")
