"""Looking ahead: each promising choice is played in worlds dealt at random, by the actor for a few turns, and
what comes of it is judged by the critic, which sees the hands of that world. For NumPy and JAX alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from stolek.core.net import outputs
from stolek.games.dnup.fast import twin
from stolek.games.dnup.fast.moves import picked_move, standing, wishes
from stolek.games.dnup.fast.seeing import hidden, observe
from stolek.games.dnup.fast.twin import Array, Course, Table


class Effort(NamedTuple):
    """How much a decision may cost. Without worlds it sees the hands as they are: a ceiling."""

    worlds: int = 32
    options: int = 6
    depth: int = 4  # turns the actor plays before the critic is asked
    trust: float = 0.01  # what the wish of the actor for a choice adds to its worth


def rows(xp: Any, a: Array, each: tuple[int, int, int]) -> Array:
    """[games, options, worlds, ...], any of them perhaps 1, as a row for each option and world."""
    return xp.broadcast_to(a, (*each, *a.shape[3:])).reshape(-1, *a.shape[3:])


def in_worlds(
    xp: Any, c: Course, t: Table, dealt: tuple[Array, Array], each: tuple[int, int, int]
) -> tuple[Course, Table]:
    """The tables once for each option in each of the ``dealt`` worlds."""
    c = c._replace(memory=2)  # how often a position has come up is not known of a dealt one
    past = xp.zeros((each[0], c.memory), "uint32")
    several = (rows(xp, a[:, None, None], each) for a in t._replace(past=past, number=t.number * 0))
    hand, up = (rows(xp, a[:, None], each) for a in dealt)
    return c, Table(*several)._replace(hand=hand, up=up)


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
    each = (me.shape[0], effort.options, max(1, effort.worlds))
    dealt = twin.redealt(xp, c, t, luck) if effort.worlds else (t.hand[:, None], t.up[:, None])
    c, table = in_worlds(xp, c, t, dealt, each)
    root, allowed = rows(xp, me[:, None, None], each), wanted
    choice, wishing = rows(xp, options[:, :, None], each), rows(xp, cards[:, None, None], each)
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
