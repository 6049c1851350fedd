"""Looking ahead: the ways to end a turn that the actor likes best are played in worlds dealt at random, the
actor goes on for everyone for some decisions, and the critic, which sees the hands of that world, judges what
comes of it. Without nets it is a search by play-outs of casual bots. For measuring: no level plays so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from stolek.core.net import outputs
from stolek.games.numberloor.fast import twin
from stolek.games.numberloor.fast.plans import Aim, Options, options, resting
from stolek.games.numberloor.fast.seeing import described, hidden, joined, situation
from stolek.games.numberloor.fast.twin import Array, Course, Table, at
from stolek.games.numberloor.learned.cards import BALLOON, TYPES
from stolek.games.numberloor.learned.features import LAY
from stolek.games.numberloor.learned.net import wishes

HALF = jnp.bfloat16
REFUSED = -1e9


class Effort(NamedTuple):
    """How much a decision may cost."""

    worlds: int = 24
    options: int = 6
    depth: int = 12  # decisions of anybody before the critic is asked
    trust: float = 0.01  # what the wish of the actor for an option adds to its worth
    slots: int = 6  # cards that plans in thought are made with
    number: int = 12  # options looked at in thought
    first: int = 32  # and before
    sees: bool = False  # the hands as they are: a ceiling


def luck_shape(games: int, effort: Effort) -> tuple[int, ...]:
    """The uniform numbers that ``scores`` uses up."""
    return (games, effort.worlds, len(TYPES) * twin.COPIES + (effort.depth + 1) * twin.DRAWS)


def scores(
    c: Course, nets: Mapping[str, Any] | None, t: Table, luck: Array, effort: Effort
) -> tuple[Array, Array]:
    """[options] choices of whoever is asked, and how good they are."""
    games = t.turn.shape[0]
    o = options(jnp, c, t, effort.first, None)
    likes = liked(c, nets, t, o)
    best = jnp.argsort(-likes, axis=-1)[:, : effort.options]
    each = (games, best.shape[1], effort.worlds)

    def rows(a: Array) -> Array:
        return jnp.broadcast_to(a, (*each, *a.shape[3:])).reshape(-1, *a.shape[3:])

    def of(a: Array) -> Array:
        """[...] of the best options, for each world."""
        chosen = jnp.take_along_axis(a, best.reshape(*best.shape, *[1] * (a.ndim - 2)), 1)
        return rows(chosen[:, :, None])

    dealing = len(TYPES) * twin.COPIES
    table = Table(*(rows(a[:, None, None]) for a in t))
    if not effort.sees:
        hands, pile = twin.redealt(jnp, c, t, luck[..., :dealing])
        table = table._replace(hands=rows(hands[:, None]), pile=rows(pile[:, None]))
    root, turn = rows(t.asked[:, None, None]), rows(t.turn[:, None, None])
    aim = Aim(of(o.hand), of(o.end))
    draws = luck[..., dealing:].reshape(games, 1, effort.worlds, effort.depth + 1, twin.DRAWS)
    draws = jnp.moveaxis(rows(draws), 1, 0)  # the same for every option
    table = twin.step(jnp, c, table, of(o.choice), draws[0])

    def one(n: Any, now: tuple[Table, Array]) -> tuple[Table, Array]:
        table, follows = now
        follows = follows & (table.active == root) & (table.turn == turn)
        found = options(jnp, c, table, effort.number, None, slots=effort.slots, aim=aim)
        wish = liked(c, nets, table, found)
        hand = at(jnp, table.hands, root)
        planned = follows & (table.asked == root) & (hand[:, :BALLOON].sum(-1) > 0)
        done = (hand == aim.hand).all(-1) & found.may[:, 0]
        aimed = (found.hand[:, 1] == aim.hand).all(-1) & found.may[:, 1]
        which = jnp.where(planned & done, 0, jnp.where(planned & aimed, 1, wish.argmax(-1)))
        return twin.step(jnp, c, table, at(jnp, found.choice, which), draws[n]), follows

    table, _ = jax.lax.fori_loop(1, effort.depth + 1, one, (table, of(o.kind) == LAY))
    worth = judged(c, nets, table, root).reshape(each).mean(-1)
    likes = jnp.take_along_axis(likes, best, 1)
    found = jnp.where(likes > REFUSED / 2, worth + effort.trust * (likes - likes[:, :1]), -9.0)
    return jnp.take_along_axis(o.choice, best, 1), found


def liked(c: Course, nets: Mapping[str, Any] | None, t: Table, o: Options) -> Array:
    """[options] by the actor; without nets by the casual bot's lights."""
    if nets is None:
        return jnp.where(o.may, o.worth, REFUSED)
    found = wishes(jnp, nets["actor"], situation(jnp, c, t), described(jnp, c, t, o), HALF)
    return jnp.where(o.may, found, REFUSED)


def judged(c: Course, nets: Mapping[str, Any] | None, t: Table, seat: Array) -> Array:
    """[] what a table is worth for a seat; without nets a share of the win for those who lead."""
    ended = at(jnp, twin.result(t)[1], seat)
    if nets is None:
        return ended
    found = at(jnp, outputs(jnp, nets["critic"], standing(c, t), HALF), (seat - t.asked) % c.seats)
    return jnp.where(t.over, ended, found)


def standing(c: Course, t: Table) -> Array:
    """[JUDGED] what a critic sees."""
    now = resting(jnp, t, twin.allowed(jnp, c, t), at(jnp, t.hands, t.asked))
    now = described(jnp, c, t, Options(*(a[:, None] for a in now)))[:, 0]
    return joined(jnp, [situation(jnp, c, t), now, hidden(jnp, c, t)])
