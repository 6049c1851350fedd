"""An honest opponent for measuring: searches by playing out dealt worlds, with no net and no look at hands.

The choices that the casual bot finds best are tried in the same worlds, dealt anew from what the seat has not
seen. All play on as casual bots do until the round ends, at most ``depth`` turns; a round that has not ended
is judged by how many turns each hand still takes. So many play-outs are about what a second of one quiet
core gives them here (``docs/decisions/dnup-bots.md``).
"""

from __future__ import annotations

from functools import partial

import jax
import jax.numpy as jnp

from stolek.games.dnup.fast import casual, twin
from stolek.games.dnup.fast.moves import Move, picked_move, prospects
from stolek.games.dnup.fast.play import Policy
from stolek.games.dnup.fast.search import Thought, in_worlds, rows, turned
from stolek.games.dnup.fast.twin import Array, Course, Table
from stolek.games.dnup.rules import TOKENS

_HASTE = 1.2
"""How much more likely a hand that takes a turn less is the first one out, as a logarithm."""
_FIRST_LOOK = 16


def by_rollouts(worlds: int = 176, options: int = 6, depth: int = 16) -> Policy:
    def policy(key: Array, c: Course, t: Table) -> Move:
        look, deal, play = jax.random.split(key, 3)
        games = t.turn.shape[0]
        luck = jax.random.uniform(look, twin.luck_shape(c, games, _FIRST_LOOK))
        choices, worth, cards = casual.judged(jnp, c, t, luck)
        worth, places = jax.lax.top_k(worth, options)
        tried = jnp.take_along_axis(choices, places, 1)
        dealt = twin.redealt(jnp, c, t, jax.random.uniform(deal, twin.luck_shape(c, games, worlds)))
        found = _played_out(play, c, t, tried, cards, dealt, (games, options, worlds), depth)
        best = jnp.where(worth > casual.NEVER, found, -1.0).argmax(-1)
        return picked_move(jnp, c, t, twin.at(jnp, tried, best), cards)

    return policy


def _played_out(
    key: Array,
    c: Course,
    t: Table,
    tried: Array,
    cards: Array,
    dealt: tuple[Array, Array],
    each: tuple[int, int, int],
    depth: int,
) -> Array:
    """[options] the share of the win that whoever has the turn can expect."""
    c, table = in_worlds(jnp, c, t, dealt, each)
    me = rows(jnp, (t.turn // c.areas)[:, None, None], each)

    one = partial(turned, jnp, c, me)

    def further(n: Array, now: Thought) -> Thought:
        # The hands of others are dealt once more for whoever thinks: nobody sees them, not even here.
        luck = jax.random.uniform(jax.random.fold_in(key, n), twin.luck_shape(c, me.shape[0], 1))
        return one(now, *casual.choose(jnp, c, now[0], luck))

    begun = (table, jnp.zeros(me.shape, bool), jnp.zeros(me.shape))
    begun = one(begun, rows(jnp, tried[:, :, None], each), rows(jnp, cards[:, None, None], each))
    table, over, share = jax.lax.fori_loop(0, depth, further, begun)
    return jnp.where(over, share, _foreseen(c, table, me)).reshape(each).mean(-1)


def _foreseen(c: Course, t: Table, me: Array) -> Array:
    """[] what a round that goes on will be worth: who takes fewer turns is likelier out next."""
    seats = jnp.arange(c.seats)
    held = t.hand[:, None] == seats[:, None]
    up, down = twin.active(jnp, t)[:, None], twin.inactive(jnp, t)[:, None]
    needed = casual.turns_needed(jnp, twin.by_value(jnp, up, held), twin.by_value(jnp, down, held))
    chance = jax.nn.softmax(jnp.where(t.out[:, None] == seats, -99.0, -_HASTE * needed), -1)
    gain = jnp.where(t.out < 0, TOKENS[1], TOKENS[2]) if c.seats > 2 else jnp.ones_like(t.out)
    after = t.tokens[:, None] + jnp.eye(c.seats, dtype=int) * gain[:, None, None]  # [who is out, seats]
    code = (jnp.minimum(after, 3) * 4**seats).sum(-1)
    worth = jnp.asarray(prospects(c.seats, c.goal))[code]
    worth = jnp.where((after.max(-1) >= c.goal)[..., None], jnp.eye(c.seats), worth)  # [who is out, seats]
    mine = jnp.take_along_axis(worth, me[:, None, None], 2)[..., 0]
    return (chance * mine).sum(-1)
