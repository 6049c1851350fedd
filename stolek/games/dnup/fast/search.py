"""Looking ahead: each promising choice is played in dealt worlds, by the actor or by casual bots for some
turns, and what comes of it is judged by the critic, which sees the hands of that world. Of many worlds those
are rather kept in which the actor would have laid what the others have laid. For NumPy and JAX alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from stolek.core.net import outputs
from stolek.games.dnup.fast import casual, twin
from stolek.games.dnup.fast.moves import picked_move, standing, wishes
from stolek.games.dnup.fast.seeing import hidden, observe
from stolek.games.dnup.fast.twin import Array, Course, Table
from stolek.games.dnup.learned.cards import TOP
from stolek.games.dnup.learned.player import CHOICES, LARGEST

BOT_WORLDS = 8  # a casual bot asked for its opinion thinks in so many at most

Repeat: TypeAlias = Callable[[int, int, Any, Any], Any]
Thought: TypeAlias = tuple[Table, Array, Array]
"""A table in thought, whether its round is over, and the share of the win that it then brought."""


class Effort(NamedTuple):
    """How much a decision may cost."""

    worlds: int = 48
    options: int = 6
    depth: int = 8  # turns before the critic is asked
    trust: float = 0.01  # what the wish of the actor for a choice adds to its worth
    plain: bool = False  # casual bots play on, not the actor
    heed: float = 0.3  # how much it counts whether the actor would have laid what lies there
    dealt: int = 4  # so many worlds are dealt for each that is kept, if that counts
    bots: int = 0  # so many of the options are what a casual bot likes best
    asked: int = 1  # the critic is asked after each of the last so many turns
    heat: float = 0.0  # how much chance there is in what the actor plays on
    seen: bool = False  # the hands as they are in every world: a ceiling


def luck_shape(c: Course, games: int, effort: Effort) -> tuple[int, ...]:
    """The uniform numbers that a search uses up."""
    return (games, effort.worlds * (effort.dealt if effort.heed else 1), 3, c.cards)


def repeated(first: int, last: int, one: Any, now: Any) -> Any:
    for n in range(first, last):
        now = one(n, now)
    return now


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


def turned(xp: Any, c: Course, root: Array, now: Thought, choice: Array, wishing: Array) -> Thought:
    """After a turn in thought; ``root``: for whom the end of the round is worth something."""
    table, over, share = now
    move = picked_move(xp, c, table, choice, wishing)
    table, ends = twin.step(xp, c, table, move.kind, move.picked, move.spot)
    found = twin.at(xp, standing(xp, c, table, ends), root)
    return table, over | ends.round, xp.where(ends.round & ~over, found, share)


def likelihood(
    xp: Any, c: Course, actor: Mapping[str, Any], t: Table, dealt: tuple[Array, Array], dtype: Any = None
) -> Array:
    """[worlds] the logarithm of how likely the others' sets were laid, by the actor's lights. Back from the
    last turn each set is put into its owner's hand again; what has gone from the table since stays gone."""
    each = (t.turn.shape[0], 1, dealt[0].shape[1])
    c, table = in_worlds(xp, c, t, dealt, each)
    me, now = table.turn // c.areas, table.turn
    total = xp.zeros(now.shape)
    for n in range(1, c.spots):
        turn = (now - n) % c.spots
        owner = turn // c.areas
        lying = table.spot == turn[:, None]
        size, value = lying.sum(-1), xp.where(lying, twin.active(xp, table), 0).max(-1)
        table = table._replace(
            hand=xp.where(lying, owner[:, None], table.hand),
            spot=xp.where(lying, twin.NOBODY, table.spot),
            turn=turn,
        )
        may = twin.allowed(xp, c, table)
        wanted, _ = wishes(xp, actor, table, observe(xp, c, table, owner), may, dtype)
        choice = xp.clip((value - 1) * LARGEST + size - 1, 0, TOP * LARGEST - 1)
        wish = twin.at(xp, wanted, choice) - wanted.max(-1)
        chance = wish - xp.log(xp.exp(wanted - wanted.max(-1, keepdims=True)).sum(-1))
        counts = (size > 0) & (size <= LARGEST) & (owner != me) & (owner != table.out)
        total = total + xp.where(counts & twin.at(xp, may, choice), chance, 0.0)
    return total.reshape(each[0], -1)


def liked_by_bots(xp: Any, c: Course, t: Table, luck: Array, number: int) -> Array:
    """[CHOICES] whether it is among so many that a casual bot likes best."""
    choices, worth, _ = casual.judged(xp, c, t, luck[:, :BOT_WORLDS, :2])
    best = xp.take_along_axis(choices, xp.argsort(-worth, axis=-1)[:, :number], 1)
    return (best[..., None] == xp.arange(CHOICES)).any(1)


def worlds_for(
    xp: Any, c: Course, actor: Mapping[str, Any], t: Table, luck: Array, effort: Effort, dtype: Any
) -> tuple[Array, Array]:
    """[worlds, cards] whose hands cards may be in, and which way up."""
    if effort.seen:
        each = (t.hand.shape[0], effort.worlds, c.cards)
        return xp.broadcast_to(t.hand[:, None], each), xp.broadcast_to(t.up[:, None], each)
    hand, up = twin.redealt(xp, c, t, luck)
    if not effort.heed:
        return hand, up
    likely = effort.heed * likelihood(xp, c, actor, t, (hand, up), dtype)
    drawn = likely - xp.log(-xp.log(xp.clip(luck[:, :, 2, 0], 1e-7, 1 - 1e-7)))
    kept = xp.argsort(-drawn, axis=-1)[:, : effort.worlds, None]
    return xp.take_along_axis(hand, kept, 1), xp.take_along_axis(up, kept, 1)


def scores(
    xp: Any,
    c: Course,
    nets: Mapping[str, Any],
    t: Table,
    luck: Array,
    effort: Effort,
    dtype: Any = None,
    repeat: Repeat = repeated,
) -> tuple[Array, Array, Array]:
    """[options] choices of whoever has the turn, and how good they are; [cards] which cards are wanted.
    ``repeat``: as ``jax.lax.fori_loop``."""
    options, found, likes, cards = tried(xp, c, nets, t, luck, effort, dtype, repeat)
    worth = found.mean(-1) + effort.trust * (likes - likes[:, :1])
    return options, xp.where(likes > -1e8, worth, -9.0), cards


def tried(
    xp: Any,
    c: Course,
    nets: Mapping[str, Any],
    t: Table,
    luck: Array,
    effort: Effort,
    dtype: Any = None,
    repeat: Repeat = repeated,
) -> tuple[Array, Array, Array, Array]:
    """[options] choices of whoever has the turn; [options, worlds] what came of each in the same worlds;
    [options] how much the actor likes it, far below nought where it is not allowed; [cards] as above."""
    me = t.turn // c.areas
    may = twin.allowed(xp, c, t)
    wanted, cards = wishes(xp, nets["actor"], t, observe(xp, c, t, me), may, dtype)
    first = wanted + 1e4 * (may & liked_by_bots(xp, c, t, luck, effort.bots)) if effort.bots else wanted
    options = xp.argsort(-first, axis=-1)[:, : effort.options]
    each = (me.shape[0], effort.options, effort.worlds)
    c, table = in_worlds(xp, c, t, worlds_for(xp, c, nets["actor"], t, luck, effort, dtype), each)
    root = rows(xp, me[:, None, None], each)

    def played(now: Thought, choice: Array, wishing: Array) -> Thought:
        return turned(xp, c, root, now, choice, wishing)

    def further(n: Any, now: Thought) -> Thought:
        if effort.plain:  # whoever thinks does not see the hands of this world: they are dealt once more
            guess = rows(xp, xp.roll(luck[:, None, : each[2]], n + 1, -1), each)[:, None]
            return played(now, *casual.choose(xp, c, now[0], guess))
        x = observe(xp, c, now[0], now[0].turn // c.areas)
        likes, wishing = wishes(xp, nets["actor"], now[0], x, twin.allowed(xp, c, now[0]), dtype)
        if effort.heat:
            drawn = xp.roll(chance, 37 * n, -1)[..., :CHOICES]
            likes = likes + effort.heat * rows(xp, drawn[:, None], each)
        return played(now, likes.argmax(-1), wishing)

    def judged(now: Thought) -> Array:
        table, over, share = now
        turn_of = table.turn // c.areas
        x = xp.concatenate([observe(xp, c, table, turn_of), hidden(xp, c, table, turn_of)], -1)
        found = twin.at(xp, outputs(xp, nets["critic"], x, dtype), (root - turn_of) % c.seats)
        return xp.where(over, share, found)

    def asking(n: Any, now: tuple[Any, Array]) -> tuple[Any, Array]:
        table = further(n, now[0])
        return table, now[1] + judged(table)

    if effort.heat:
        numbers = xp.clip(luck[:, : each[2]].reshape(*luck.shape[:1], each[2], -1), 1e-6, 1 - 1e-6)
        chance = -xp.log(-xp.log(xp.concatenate([numbers, numbers], -1)))
    begun = (table, xp.zeros(root.shape, bool), xp.zeros(root.shape, xp.float32))
    begun = played(begun, rows(xp, options[:, :, None], each), rows(xp, cards[:, None, None], each))
    quiet = effort.depth - effort.asked + 1
    begun = repeat(0, quiet, further, begun)
    _, total = repeat(quiet, effort.depth, asking, (begun, judged(begun)))
    found = (total / effort.asked).reshape(each)
    return options, found, xp.take_along_axis(wanted, options, 1), cards
