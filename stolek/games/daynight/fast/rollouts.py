"""An honest opponent for measuring: searches by playing out dealt worlds, with no net and no look at hands.

Every card of the hand is tried in the same worlds (hands and pile dealt anew from the unseen cards). All play
on by a simple sensible rule for this round and ``depth`` more, and stars are counted as the casual bot
counts them. So many play-outs are about what a second of one core gives the readable engine.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp

from stolek.games.daynight.bot import CARD_WORTH, RIVAL_WEIGHT
from stolek.games.daynight.fast import twin
from stolek.games.daynight.fast.play import REFUSED, Policy, Seats
from stolek.games.daynight.fast.twin import Course, Table
from stolek.games.daynight.learned import kinds
from stolek.games.daynight.learned.features import counted
from stolek.games.daynight.learned.round_ends import Array
from stolek.games.daynight.rules import HAND

WORLDS = 128  # for each card of the hand: some 900 play-outs a decision
_HEAT = 0.35


def sensible(key: Array, t: Table) -> Array:
    """[seats] a card whose colour wins as the table stands with it, high by day and low by night."""
    colours = jnp.asarray(kinds.COLOUR)
    there = t.lying >= 0
    lying = (colours[t.lying][..., None] == jnp.arange(4)) & there[..., None]
    total = (lying * jnp.asarray(kinds.VALUE)[t.lying][..., None]).sum(1)[:, None, None]
    number = lying.sum(1)[:, None, None]
    own = colours[t.hand][..., None] == jnp.arange(4)  # [seats, 7, 4]
    value = jnp.asarray(kinds.VALUE)[t.hand]
    total = total + own * value[..., None]
    number = number + own
    day = t.day[:, None, None] ^ (jnp.asarray(kinds.FLIPS)[t.hand] == 1)
    key_of = jnp.where(number > 0, jnp.where(day[..., None], total, -total), -99)
    mine = jnp.where(own, key_of, -999).max(-1)
    others = jnp.where(own, -999, key_of).max(-1)
    margin = jnp.clip(mine - others, -12, 12) / 12
    height = jnp.where(day, value, 14 - value) / 13
    score = margin + 0.5 * height - 0.15 * jnp.asarray(kinds.FLIPS)[t.hand]
    score = jnp.where(t.hand >= 0, score / _HEAT, REFUSED)
    return jax.random.categorical(key, score, -1)


def by_rollouts(worlds: int = WORLDS, depth: int = 1, chunk: int = 256) -> Policy:
    def policy(key: Array, c: Course, t: Table, r: Array, second: bool, seats: Seats) -> Array:
        holders = jnp.arange(c.seats)[seats]
        games, number = t.day.shape[0], holders.shape[0]
        every = jax.tree.map(lambda a: jnp.repeat(a, number, 0), t)
        asked = jnp.tile(holders, games)

        def one(now: tuple[Array, Table, Array]) -> Array:
            luck, table, seat = now
            return _best(luck, c, table, r, second, seat, worlds, depth)

        keys = jax.random.split(key, games * number)
        return jax.lax.map(one, (keys, every, asked), batch_size=chunk).reshape(games, number)

    return policy


def _best(
    key: Array, c: Course, t: Table, r: Array, second: bool, seat: Array, worlds: int, depth: int
) -> Array:
    """The slot of one seat of one table; the table has no game axis."""
    deal, key = jax.random.split(key)
    dealt = _dealt_anew(deal, c, t, r, seat, worlds)  # [worlds, ...]
    several = jax.tree.map(lambda a: jnp.broadcast_to(a, (HAND, *a.shape)).reshape(-1, *a.shape[1:]), dealt)
    mine = jnp.repeat(jnp.arange(HAND), worlds)
    keys = jax.random.split(key, 4)

    def luck(k: Array, table: Table) -> Array:  # the same for each of the own cards
        return jnp.where(jnp.arange(c.seats) == seat, mine[:, None], sensible(k, table))

    before = several
    table = twin.reveal(jnp, several, luck(keys[0], several), second)
    if not second:
        table = twin.reveal(jnp, table, sensible(keys[1], table), True)
    table = twin.take_most_stars(jnp, table)

    def further(n: Array, table: Table) -> Table:
        one, two = jax.random.split(jax.random.fold_in(keys[2], n))
        table = twin.refill(jnp, c, table, n - 1)
        table = twin.turn(jnp, c, table, n)
        table = twin.reveal(jnp, table, sensible(one, table), False)
        table = twin.reveal(jnp, table, sensible(two, table), True)
        return twin.take_most_stars(jnp, table)

    table = jax.lax.fori_loop(r + 1, jnp.minimum(r + 1 + depth, c.rounds), further, table)
    gain = (table.stars - before.stars) + CARD_WORTH * (table.cards - before.cards)
    weight = jnp.where(jnp.arange(c.seats) == seat, 1.0, -RIVAL_WEIGHT / (c.seats - 1))
    worth = (gain * weight).sum(-1).reshape(HAND, worlds).mean(-1)
    return jnp.argmax(jnp.where(t.hand[seat] >= 0, worth, REFUSED))


def _dealt_anew(key: Array, c: Course, t: Table, r: Array, seat: Array, worlds: int) -> Table:
    """[worlds] tables that fit what the seat has seen."""
    own = t.hand[seat]
    unseen = jnp.asarray(kinds.COUNT) - t.seen - counted(jnp, own)
    there = unseen[jnp.asarray(kinds.CARDS)] > jnp.asarray(kinds.COPY)
    order = jnp.argsort(jnp.where(there, jax.random.uniform(key, (worlds, twin.DECK)), 2.0), -1)
    cards = jnp.asarray(kinds.CARDS)[order]
    held = t.hand >= 0
    most = held.sum(-1).max()
    turn = (jnp.arange(c.seats) - seat - 1) % c.seats  # the others one after the other
    places = turn[:, None] * most + jnp.cumsum(held, -1) - 1
    hands = jnp.where(held, cards[:, jnp.clip(places, 0, twin.DECK - 1)], -1)
    hands = jnp.where((jnp.arange(c.seats) == seat)[:, None], own, hands)
    at = jnp.asarray(c.turned)[r]
    top = jnp.where(at >= 0, at + 1, twin.DECK)
    pile = jnp.arange(twin.DECK) - top
    beyond = jnp.clip((c.seats - 1) * most + pile, 0, twin.DECK - 1)
    deck = jnp.where(pile >= 0, cards[:, beyond], t.deck)
    return Table(*(jnp.broadcast_to(a, (worlds, *a.shape)) for a in t))._replace(hand=hands, deck=deck)
