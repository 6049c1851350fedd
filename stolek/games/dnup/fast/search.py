"""Looking ahead: each promising choice is played in worlds dealt at random, by the actor for a few turns, and
what comes of it is judged by the critic, which sees the hands of that world. For NumPy and JAX alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from stolek.games.dnup.fast import twin
from stolek.games.dnup.fast.moves import picked_move, standing, wishes
from stolek.games.dnup.fast.seeing import hidden, observe
from stolek.games.dnup.fast.twin import Array, Course, Table
from stolek.games.dnup.learned.net import outputs


class Effort(NamedTuple):
    """How much a decision may cost. Without worlds it sees the hands as they are: a ceiling."""

    worlds: int = 32
    options: int = 6
    depth: int = 4  # turns the actor plays before the critic is asked
    trust: float = 0.01  # what the wish of the actor for a choice adds to its worth


def scores(
    xp: Any, c: Course, nets: Mapping[str, Any], t: Table, luck: Array, effort: Effort, dtype: Any = None
) -> tuple[Array, Array, Array]:
    """[options] choices of whoever has the turn, and how good they are; [cards] which cards are wanted."""
    options, found, likes, cards = tried(xp, c, nets, t, luck, effort, dtype)
    worth = found.mean(-1) + effort.trust * (likes - likes[:, :1])
    return options, xp.where(likes > -1e8, worth, -9.0), cards


def tried(
    xp: Any, c: Course, nets: Mapping[str, Any], t: Table, luck: Array, effort: Effort, dtype: Any = None
) -> tuple[Array, Array, Array, Array]:
    """[options] choices of whoever has the turn; [options, worlds] what came of each in the same worlds;
    [options] how much the actor likes it, far below nought where it is not allowed; [cards] as above."""
    me = t.turn // c.areas
    wanted, cards = wishes(xp, nets["actor"], t, observe(xp, c, t, me), twin.allowed(xp, c, t), dtype)
    options = xp.argsort(-wanted, axis=-1)[:, : effort.options]
    worlds = max(1, effort.worlds)
    each = (me.shape[0], effort.options, worlds)
    c = c._replace(memory=2)  # how often a position has come up is not known of a dealt one

    def rows(a: Array) -> Array:
        """[...] or [options, ...] or [options, worlds, ...] for each option and world."""
        return xp.broadcast_to(a, (*each, *a.shape[3:])).reshape(-1, *a.shape[3:])

    def table_of(a: Array) -> Array:
        return rows(a[:, None, None])

    hand, up = twin.redealt(xp, c, t, luck) if effort.worlds else (t.hand[:, None], t.up[:, None])
    past = xp.zeros((me.shape[0], c.memory), "uint32")
    table = Table(*map(table_of, t._replace(past=past, number=t.number * 0)))
    table = table._replace(hand=rows(hand[:, None]), up=rows(up[:, None]))
    root, allowed = table_of(me), wanted
    choice, wishing = rows(options[:, :, None]), table_of(cards)
    over = xp.zeros(root.shape, bool)
    share = xp.zeros(root.shape)
    for turn in range(effort.depth + 1):
        if turn:
            x = observe(xp, c, table, table.turn // c.areas)
            likes, wishing = wishes(xp, nets["actor"], table, x, twin.allowed(xp, c, table), dtype)
            choice = likes.argmax(-1)
        move = picked_move(xp, c, table, choice, wishing)
        table, ends = twin.step(xp, c, table, move.kind, move.picked, move.spot)
        found = twin.at(xp, standing(xp, c, table, ends), root)
        share = xp.where(ends.round & ~over, found, share)
        over = over | ends.round
    turn_of = table.turn // c.areas
    x = xp.concatenate([observe(xp, c, table, turn_of), hidden(xp, c, table, turn_of)], -1)
    judged = twin.at(xp, outputs(xp, nets["critic"], x, dtype), (root - turn_of) % c.seats)
    found = xp.where(over, share, judged).reshape(each)
    return options, found, xp.take_along_axis(allowed, options, 1), cards
