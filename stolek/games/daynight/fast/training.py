"""What self-play keeps of Day & Night, and the nets it trains.

``actor`` plays and sees what its seat sees; ``critic`` says how good a position is and sees all hands, which
only training may; ``after`` says how good the end of a round is for a seat that sees no more than it may;
``model`` imitates a table of unknown players, half casual bots and half the actor.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from stolek.fast import nets as fresh
from stolek.fast.turns import advantages
from stolek.games.daynight.fast import play as playing
from stolek.games.daynight.fast import twin
from stolek.games.daynight.fast.play import HALF, Policy, by_casual, by_chance, by_net, slot_logits
from stolek.games.daynight.fast.rollouts import by_rollouts
from stolek.games.daynight.fast.search import by_search
from stolek.games.daynight.fast.twin import Course, Table
from stolek.games.daynight.learned.features import LAYOUT, WIDTH_G, WIDTH_X
from stolek.games.daynight.learned.kinds import KINDS, MOST_SEATS
from stolek.games.daynight.learned.net import value
from stolek.games.daynight.learned.round_ends import Array
from stolek.games.daynight.learned.search import Effort

layout = LAYOUT
CRITIC_X = WIDTH_X + (MOST_SEATS - 1) * KINDS
SHIPPED = ("actor", "after", "model")
DECAY = 0.95
SIZES = {"actor": (128, 4), "critic": (192, 3), "after": (64, 2), "model": (128, 3)}
"""Width and layers of each net."""

SEATS = (4, 3, 4, 5, 4, 2, 4, 3, 4, 5)
"""The player counts of successive batches; most tables have four."""


def courses() -> dict[int, Course]:
    return {seats: twin.course(seats) for seats in sorted(set(SEATS))}


def decisions(c: Course) -> int:
    """What a batch keeps of a game."""
    return c.seats * c.rounds * 2


def learners(c: Course) -> int:
    """How many times as many games an exploiter needs for a batch: it has one seat."""
    return c.seats


def start(key: Array, c: Course, games: int) -> None:
    """Every batch has whole games, so that none goes on."""
    del key, c, games


def init(key: Array) -> dict[str, dict[str, Array]]:
    layer = fresh.layers(key)
    nets = {}
    for name, (width, layers) in SIZES.items():
        inputs = CRITIC_X if name == "critic" else WIDTH_X
        p = {"x": layer(inputs, width), "m": layer(inputs, width, 0.5), "g": layer(WIDTH_G, width, 0.5)}
        p["b"] = jnp.zeros(width)
        for n in range(layers):
            p |= {f"h{n}": layer(width, width, 0.5), f"n{n}": layer(2 * width, width, 0.5)}
            p[f"c{n}"] = jnp.zeros(width)
        judges = name in ("critic", "after")
        out = 1 if judges else KINDS
        nets[name] = p | {"o": layer(width, out, 0.01), "k": jnp.zeros(out) + (0.25 if judges else 0.0)}
    return nets


def rollout(
    c: Course,
    games: int,
    league: int,
    key: Array,
    nets: dict[str, Any],
    past: dict[str, Any],
    numbers: dict[str, Array],
    tables: None,
) -> tuple[dict[str, Array], dict[str, Array], dict[str, Array], None]:
    """Self-play of whole games; in the last ``league`` of them some seats are held by a past self or by the
    model of unknown players."""
    del tables
    model_share = numbers["model"]
    deal, who, key = jax.random.split(key, 3)
    u = jax.random.uniform(who, (league, c.seats))
    kind = jnp.where(u < 0.4, 0, jnp.where(u < 0.4 + 0.6 * (1 - model_share), 1, 2)).at[:, 0].set(0)
    learns = jnp.concatenate([jnp.ones((games - league, c.seats), bool), kind == 0])

    def choose(luck: Array, t: Table, r: Array, second: bool) -> tuple[Array, dict[str, Array]]:
        x, g = twin.observe(jnp, c, t, r, second)
        wanted = slot_logits(nets["actor"], x, g, t.hand)
        used = wanted
        if league:
            old = slot_logits(past, x[-league:], g[-league:], t.hand[-league:])
            model = slot_logits(nets["model"], x[-league:], g[-league:], t.hand[-league:])
            kinds_of = kind[..., None]
            mixed = jnp.where(kinds_of == 0, wanted[-league:], jnp.where(kinds_of == 1, old, model))
            used = jnp.concatenate([wanted[:-league], mixed])
        slots = jax.random.categorical(luck, used, -1)
        return slots, chosen(t, x, g, wanted, slots, learns)

    return played(c, key, playing.shuffled(deal, c, games), choose, nets, numbers, slice(None))


def chosen(t: Table, x: Array, g: Array, wanted: Array, slots: Array, learns: Array) -> dict[str, Array]:
    """What is kept of a decision of the first seats: as many as have chosen."""
    seats = slots.shape[1]
    return {
        "x": jnp.concatenate([x, twin.other_hands(jnp, t)[:, :seats]], -1).astype(HALF),
        "g": g.astype(HALF),
        "hand": t.hand[:, :seats].astype(jnp.int8),
        "action": slots.astype(jnp.int8),
        "chance": jnp.take_along_axis(jax.nn.log_softmax(wanted), slots[..., None], -1)[..., 0],
        "learns": learns,
    }


def played(
    c: Course, key: Array, start: Table, choose: Any, nets: Any, numbers: Any, seats: slice
) -> tuple[dict[str, Array], dict[str, Array], dict[str, Array], None]:
    """Whole games, and what these seats learn from them."""

    def after(t: Table, r: Array) -> dict[str, Array]:
        x, g = (part[:, seats] for part in twin.observe(jnp, c, t, r, True, over=True))
        return {"x": x.astype(HALF), "g": g.astype(HALF), "stars": t.stars}

    end, rows, ends = playing.play(key, c, start, choose, after)
    stars = ends.pop("stars").astype(jnp.float32)
    gain = jnp.diff(stars, axis=0, prepend=jnp.zeros_like(stars[:1]))
    lead = gain - (gain.sum(-1, keepdims=True) - gain) / (c.seats - 1)
    return lesson(nets, rows, ends, lead[..., seats], twin.result(end)[1][:, seats], numbers)


def lesson(
    nets: dict[str, Any],
    rows: dict[str, Array],
    ends: dict[str, Array],
    lead: Array,
    shares: Array,
    numbers: dict[str, Array],
) -> tuple[dict[str, Array], dict[str, Array], dict[str, Array], None]:
    """Decisions and ends of rounds to learn from, each with what it turned out to be worth, and what to tell.
    ``lead``: star leads won by round; ``shares``: of the win at the end."""
    values = jax.lax.map(lambda row: critic_value(nets["critic"], row), {k: rows[k] for k in ("x", "g")})
    rewards = jnp.zeros_like(values).at[1::2].add(numbers["shaping"] * lead).at[-1].add(shares)
    never, end = jnp.zeros(values.shape[:2], bool), jnp.zeros_like(values[0])
    gained = advantages(values, rewards, never, end, DECAY)
    returns = gained + values
    rows |= {"advantage": gained, "return": returns}
    # What the end of a round is worth: what the first decision after it turned out to be worth.
    ends = {k: v[:-1] for k, v in ends.items()} | {"return": returns[2::2]}
    found = shares[None] * jnp.ones_like(values)
    explained = 1 - ((found - values) ** 2).mean((1, 2)) / found.var((1, 2))
    told = {"explained early": explained[2], "explained late": explained[-1]}

    def flat(a: Array) -> Array:
        return a.reshape(-1, *a.shape[3:])

    rows, ends = jax.tree.map(flat, rows), jax.tree.map(flat, ends)
    # Each end of a round goes with two decisions or so.
    rows["end"] = jnp.arange(rows["return"].shape[0]) % ends["return"].shape[0]
    return rows, ends, told, None


def policy(p: Any, rows: dict[str, Array]) -> tuple[Array, Array]:
    """The log chance of what was played, and how open the choice is."""
    hand = rows["hand"].astype(jnp.int32)
    chances = jax.nn.log_softmax(slot_logits(p, rows["x"][..., :WIDTH_X], rows["g"], hand))
    openness = -(jnp.exp(chances) * jnp.where(hand >= 0, chances, 0)).sum(-1)
    return jnp.take_along_axis(chances, rows["action"].astype(jnp.int32)[..., None], -1)[..., 0], openness


def critic_value(p: Any, rows: dict[str, Array]) -> Array:
    return value(jnp, p, rows["x"], rows["g"], HALF)


def further_loss(p: Any, rows: dict[str, Array], ends: dict[str, Array]) -> tuple[Array, str]:
    """How far ``after`` is off at the ends of rounds that go with these decisions."""
    half = rows["end"].shape[0] // 2
    end = {k: v[rows["end"][:half]] for k, v in ends.items()}
    found = value(jnp, p["after"], end["x"], end["g"], HALF)
    return ((found - end["return"]) ** 2).mean(), "after"


def imitation(key: Array, actor: dict[str, Any], c: Course, games: int) -> dict[str, Array]:
    """Decisions of a table where each seat is a casual bot or plays by the actor."""
    deal, who, key = jax.random.split(key, 3)
    simple = jax.random.uniform(who, (games, c.seats)) < 0.5
    simple_bot = by_casual()

    def choose(luck: Array, t: Table, r: Array, second: bool) -> tuple[Array, dict[str, Array]]:
        one, two = jax.random.split(luck)
        x, g = twin.observe(jnp, c, t, r, second)
        learned = jax.random.categorical(two, slot_logits(actor, x, g, t.hand), -1)
        slots = jnp.where(simple, simple_bot(one, c, t, r, second, slice(None)), learned)
        row = {
            "x": x.astype(HALF),
            "g": g.astype(HALF),
            "hand": t.hand.astype(jnp.int8),
            "action": slots.astype(jnp.int8),
        }
        return slots, row

    rows: dict[str, Array]
    _, rows, _ = playing.play(key, c, playing.shuffled(deal, c, games), choose)
    return rows


def rollout_alone(
    c: Course,
    games: int,
    others: Policy,
    key: Array,
    nets: dict[str, Any],
    past: Any,
    numbers: dict[str, Array],
    tables: None,
) -> tuple[dict[str, Array], dict[str, Array], dict[str, Array], None]:
    """As ``rollout``, with one learner on the first seat and others who do not learn."""
    del past, tables
    deal, key = jax.random.split(key)

    def choose(luck: Array, t: Table, r: Array, second: bool) -> tuple[Array, dict[str, Array]]:
        one, two = jax.random.split(luck)
        x, g = (part[:, :1] for part in twin.observe(jnp, c, t, r, second))
        wanted = slot_logits(nets["actor"], x, g, t.hand[:, :1])
        mine = jax.random.categorical(one, wanted, -1)
        theirs = others(two, c, t, r, second, slice(1, c.seats))
        row = chosen(t, x, g, wanted, mine, jnp.ones_like(mine, bool))
        return jnp.concatenate([mine, theirs], 1), row

    return played(c, key, playing.shuffled(deal, c, games), choose, nets, numbers, slice(0, 1))


# Measuring and shipping -------------------------------------------------------------------------------


def shares(key: Array, seats: int, games: int, hero: Policy, others: Policy) -> Array:
    return playing.shares(key, twin.course(seats), games, hero, others)


def at_random(key: Array, c: Course, games: int) -> Array:
    """Whole games by chance, to see how fast they go."""
    return playing.shares(key, c, games, by_chance, by_chance)


def player(name: str, nets: dict[str, Any]) -> Policy:
    """``random``, ``casual``, ``casual:200`` (worlds), ``actor``, ``best`` (the actor's likeliest card) or
    ``search:NAME=VALUE,...`` with fields of ``Effort``, ``trust`` and ``heat``; ``rollouts:NAME=VALUE,...``
    with ``worlds`` and ``depth``."""
    kind, _, rest = name.partition(":")
    if kind == "random":
        return by_chance
    if kind == "casual":
        return by_casual(int(rest or 24))
    if kind in ("actor", "best"):
        return by_net(nets["actor"], kind == "best")
    if kind == "model":
        return by_net(nets["model"])
    pairs = dict(pair.split("=") for pair in rest.split(",") if pair)
    if kind == "rollouts":
        return by_rollouts(**{k: int(v) for k, v in pairs.items()})
    if kind != "search":
        raise ValueError(f"there is no player {name!r}")
    trust, heat = float(pairs.pop("trust", 0.001)), float(pairs.pop("heat", 0.0))
    chunk = int(pairs.pop("chunk", 128))
    return by_search(nets, Effort(**{k: int(v) for k, v in pairs.items()}), trust, heat, chunk)
