"""The rules of dnup for many games at once, held to ``rules.py`` by a test that replays games in both.

``xp`` is NumPy or ``jax.numpy``; the first axis is the game. Each game is at a turn of its own. A card is in
a hand, in a set on the table (a *spot*: a seat, or for two players a seat's area), or out of the round.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from stolek.games.dnup.learned.cards import HIGH, LOW, NUMBER, STAR, TWIN_OF, TYPE_OF, TYPES
from stolek.games.dnup.learned.features import SLOTS
from stolek.games.dnup.learned.player import CHOICES, LARGEST
from stolek.games.dnup.rules import REPEATS, ROUNDS_TO_WIN, TOKENS, TOKENS_TO_WIN, VOIDS

Array: TypeAlias = Any
NOBODY = -1
LAY, ADD, TAKE, ROTATE = range(4)
_FIVE, _BITS = 5, 6


class Course(NamedTuple):
    """What a set-up fixes. ``memory``: how many turns without a discard are searched for a repeated position;
    no more than ``void_after`` are needed."""

    seats: int
    void_after: int = 500
    memory: int = 500

    @property
    def areas(self) -> int:
        return 2 if self.seats == 2 else 1  # DU-11

    @property
    def spots(self) -> int:
        return self.seats * self.areas

    @property
    def cards(self) -> int:
        return NUMBER[self.seats]  # DU-2

    @property
    def goal(self) -> int:
        return ROUNDS_TO_WIN if self.seats == 2 else TOKENS_TO_WIN  # DU-14, DU-10


class Table(NamedTuple):
    """Many games."""

    hand: Array  # [cards] whose hand it is in, -1: none
    spot: Array  # [cards] the set it lies in, -1: none
    up: Array  # [cards] whether the higher value is the active one
    known: Array  # [cards] in a hand, and everyone saw it go there
    turn: Array  # [] the spot whose turn it is
    out: Array  # [] who is out, -1: nobody
    starter: Array  # []
    rotated: Array  # [seats]
    tokens: Array  # [seats] rounds won when two play
    turns: Array  # []
    voids: Array  # []
    past: Array  # [memory] numbers that stand for positions since the last discard, the newest first
    number: Array  # [] how many of them there are


class Ends(NamedTuple):
    """What a step has ended."""

    round: Array  # [] somebody has ended it, or it is void
    game: Array  # []


def begin(xp: Any, c: Course, games: int) -> Table:
    """Before the first deal."""

    def full(value: Any, *shape: int) -> Array:
        return xp.full((games, *shape), value, bool if isinstance(value, bool) else "int32")

    return Table(
        hand=full(NOBODY, c.cards),
        spot=full(NOBODY, c.cards),
        up=full(False, c.cards),
        known=full(False, c.cards),
        turn=full(0),
        out=full(NOBODY),
        starter=full(NOBODY),
        rotated=full(False, c.seats),
        tokens=full(0, c.seats),
        turns=full(0),
        voids=full(0),
        past=xp.zeros((games, c.memory), "uint32"),
        number=full(0),
    )


def deal(xp: Any, c: Course, t: Table, place: Array, up: Array) -> Table:
    """DU-3, DU-5, DU-R6. ``place`` [cards]: where in the shuffled pile each card is, ``up`` which way."""
    first = xp.where(t.starter < 0, 0, (t.starter + 1) % c.seats)
    share, extra = divmod(c.cards, c.seats)
    bounds = [share * n + min(n, extra) for n in range(1, c.seats)]
    nth = sum((place >= bound).astype("int32") for bound in bounds)
    hand = (first[:, None] + nth) % c.seats
    starter = hand[:, STAR]
    none = xp.zeros_like(t.turns)
    t = t._replace(
        hand=hand,
        spot=xp.full_like(t.spot, NOBODY),
        up=up,
        known=xp.zeros_like(t.known),
        turn=starter * c.areas + (c.areas - 1),  # DU-13: area 2
        out=xp.full_like(t.out, NOBODY),
        starter=starter,
        rotated=xp.zeros_like(t.rotated),
        turns=none + 1,
        number=none,
    )
    return _remember(xp, c, t)[0]


def active(xp: Any, t: Table) -> Array:
    """[cards] the values that are up."""
    n = t.up.shape[-1]
    return xp.where(t.up, xp.asarray(HIGH[:n]), xp.asarray(LOW[:n]))


def inactive(xp: Any, t: Table) -> Array:
    n = t.up.shape[-1]
    return xp.where(t.up, xp.asarray(LOW[:n]), xp.asarray(HIGH[:n]))


def sets(xp: Any, c: Course, t: Table) -> tuple[Array, Array, Array]:
    """[spots, cards] which lie where, and [spots] sizes and values; 0: no set (DU-4)."""
    lying = t.spot[:, None] == xp.arange(c.spots)[:, None]
    return lying, lying.sum(-1), xp.where(lying, active(xp, t)[:, None], 0).max(-1)


def at(xp: Any, row: Array, index: Array) -> Array:
    """[] the entry of [n] at an index."""
    return xp.take_along_axis(row, index[:, None], 1)[:, 0]


def step(xp: Any, c: Course, t: Table, kind: Array, picked: Array, spot: Array) -> tuple[Table, Ends]:
    """DU-6: one action of whoever has the turn, which must be allowed; then the next turn begins.

    ``picked`` [cards]: the hand cards to lay or add; ``spot`` []: the set to add to or to take.
    After the end of a round the table is as it was left: ``deal`` is for the caller.
    """
    me = t.turn // c.areas
    lying, size, _ = sets(xp, c, t)
    picked = _seen_first(xp, t, picked)
    plays = kind <= ADD
    # DU-6a, DU-6b; the set of the new size has been beaten.
    to = xp.where(kind == LAY, t.turn, spot)
    grown = xp.where(kind == LAY, picked.sum(-1), at(xp, size, spot) + 1)
    beaten = lying & ((size == grown[:, None]) & plays[:, None])[..., None]
    played = picked & plays[:, None]
    own = t.hand == me[:, None]
    hand = xp.where(played, NOBODY, t.hand)
    where = xp.where(played, to[:, None], t.spot)
    known = t.known & ~played
    # DU-8 to DU-10, DU-14: the last card of a hand.
    mine = xp.arange(c.seats) == me[:, None]
    goes_out = plays & ~(hand == me[:, None]).any(-1)
    gains = xp.where(t.out < 0, TOKENS[1], TOKENS[2]) if c.seats > 2 else xp.ones_like(me)
    tokens = t.tokens + xp.where(mine & goes_out[:, None], gains[:, None], 0)
    won = goes_out & (tokens.max(-1) >= c.goal)
    ends = won | (goes_out & (t.out >= 0)) if c.seats > 2 else goes_out
    out = xp.where(goes_out & ~ends, me, t.out)
    # DU-7, DU-8, DU-12: the beaten set goes back rotated; of who is out, it is discarded (DU-R9: or stays).
    gone = beaten.any(1) & ~ends[:, None]
    owner = t.spot // c.areas
    back = gone & (owner != out[:, None])
    # DU-6c, DU-7
    taken = (t.spot == spot[:, None]) & (kind == TAKE)[:, None]
    hand = xp.where(back, owner, xp.where(taken, me[:, None], hand))
    known = known | back | taken
    where = xp.where(gone | taken, NOBODY, where)
    # DU-6d
    turns_hand = kind == ROTATE
    up = t.up ^ back ^ taken ^ (own & turns_hand[:, None])
    # DU-5, DU-8, DU-11: whose turn is next; a set of who is out is discarded as they are passed over.
    goes_on = ~ends & (t.turns < c.void_after)
    if c.seats == 2:
        turn = (t.turn + 1) % c.spots
        passed = xp.full_like(turn, NOBODY)
    else:
        turn = (me + 1) % c.seats
        passed = xp.where(turn == out, out, NOBODY - 1)
        turn = xp.where(turn == out, (turn + 1) % c.seats, turn)
    # DU-6: and the own set at one's turn.
    leaves = ((where == turn[:, None]) | ((where == passed[:, None]) & (where >= 0))) & goes_on[:, None]
    left = leaves.any(-1) | (gone & ~back).any(-1)
    t = t._replace(
        hand=hand,
        spot=xp.where(leaves, NOBODY, where),
        up=up,
        known=known,
        turn=xp.where(goes_on, turn, t.turn),
        out=out,
        rotated=t.rotated ^ (mine & turns_hand[:, None]),
        tokens=tokens,
        turns=t.turns + goes_on,
        number=xp.where(left, 0, t.number),
    )
    t, times = _remember(xp, c, t)
    # DU-R5, DU-R14
    void = ~ends & (~goes_on | (times >= REPEATS))
    voids = xp.where(void, t.voids + 1, xp.where(ends, 0, t.voids))
    return t._replace(voids=voids), Ends(ends | void, won | (void & (voids >= VOIDS)))


def _seen_first(xp: Any, t: Table, picked: Array) -> Array:
    """Of two cards alike in one hand the one goes first that all have seen: nobody can tell them apart."""
    n = picked.shape[-1]
    twin = xp.asarray([other if other < n else me for me, other in enumerate(TWIN_OF[:n])])

    def of_twin(a: Array) -> Array:
        return xp.take(a, twin, axis=1)

    alike = (t.hand == of_twin(t.hand)) & (t.up == of_twin(t.up))
    swapped = alike & picked & ~of_twin(picked) & ~t.known & of_twin(t.known)
    return (picked & ~swapped) | of_twin(swapped)


@cache
def _numbers(spots: int) -> list[list[int]]:
    """A random number for each type of card in each place either way up; and for turns and who is out."""
    rng = random.Random(20)
    return [[rng.getrandbits(32) for _ in range(4 * (spots + 2))] for _ in range(len(TYPES) + 2)]


def _remember(xp: Any, c: Course, t: Table) -> tuple[Table, Array]:
    """DU-R5: how often the position a turn begins with has come up since the last discard, this time too."""
    numbers = xp.asarray(_numbers(c.spots), "uint32")
    places = c.spots + 1
    where = xp.where(t.spot >= 0, places + t.spot, t.hand + 1)
    types = xp.asarray(TYPE_OF[: c.cards])
    sums = numbers[types, 2 * where + t.up].sum(-1, dtype="uint32")
    now = sums ^ numbers[len(TYPES), t.turn] ^ numbers[len(TYPES) + 1, t.out + 1]
    there = xp.arange(c.memory) < t.number[:, None]
    times = 1 + (there & (t.past == now[:, None])).sum(-1)
    past = xp.concatenate([now[:, None], t.past[:, :-1]], 1)
    return t._replace(past=past, number=xp.minimum(t.number + 1, c.memory)), times


def result(t: Table) -> tuple[Array, Array]:
    """DU-10, DU-14, DU-R14: [seats] ranks, and one win shared by the winners."""
    ranks = 1 + (t.tokens[:, None, :] > t.tokens[:, :, None]).sum(-1)
    first = ranks == 1
    return ranks, first / first.sum(-1, keepdims=True)


# What a seat may think of -------------------------------------------------------------------------------


def luck_shape(c: Course, games: int, worlds: int) -> tuple[int, ...]:
    """The uniform numbers that ``redealt`` uses up."""
    return (games, worlds, 2, c.cards)


def redealt(xp: Any, c: Course, t: Table, luck: Array) -> tuple[Array, Array]:
    """[worlds, cards] whose hands cards may be in, and which way up: what whoever has the turn has not seen
    is dealt anew. ``view.determinize`` in arrays; a star that is unseen is with the starter (DU-5)."""
    me = (t.turn // c.areas)[:, None]
    unseen = (t.hand >= 0) & (t.hand != me) & ~t.known
    pool = unseen & (xp.arange(c.cards) != STAR)
    numbers = (pool[:, None] & (t.hand[:, None] == xp.arange(c.seats)[:, None])).sum(-1)
    last = xp.cumsum(numbers, -1)  # [seats]
    earlier = luck[:, :, 0, None, :] < luck[:, :, 0, :, None]
    rank = (earlier & pool[:, None, None, :]).sum(-1)
    dealt = (rank[..., None] >= last[:, None, None]).sum(-1)
    hand = xp.where(pool[:, None], dealt, t.hand[:, None])
    return hand, xp.where(unseen[:, None], luck[:, :, 1] < 0.5, t.up[:, None])


# What may be done -------------------------------------------------------------------------------------


def slots(xp: Any, c: Course, seat: Array, turn: Array) -> Array:
    """[1 + SLOTS] spots: one's own that is not this turn's (of more than two: the own one), then the
    opponents'; -1: there is none."""
    if c.seats == 2:
        other = xp.where(turn // 2 == seat, 2 * seat + 1 - turn % 2, 2 * seat)
        theirs = 2 * (1 - seat)
        found = [other, theirs, theirs + 1]
    else:
        found = [(seat + n) % c.seats for n in range(c.seats)]
    return xp.stack([*found, *[xp.full_like(seat, NOBODY)] * (1 + SLOTS - len(found))], 1)


def by_value(xp: Any, values: Array, which: Array) -> Array:
    """[10] how many of these cards have each value. Five counts, of six bits each, are added up at once."""
    upper = values > _FIVE
    one = xp.where(which, 1 << (_BITS * (values - 1 - _FIVE * upper)), 0)
    high = xp.where(upper, one, 0).sum(-1)
    low = one.sum(-1) - high
    counts = xp.stack([low, high], -1)[..., None] >> (_BITS * xp.arange(_FIVE))
    return (counts & (2**_BITS - 1)).reshape(*low.shape, 2 * _FIVE)


def allowed(xp: Any, c: Course, t: Table) -> Array:
    """[CHOICES] DU-6a to DU-6d, DU-R3, DU-R4, DU-R8, for whoever has the turn."""
    me = t.turn // c.areas
    counts = by_value(xp, active(xp, t), t.hand == me[:, None])
    _, size, value = sets(xp, c, t)
    sizes = xp.arange(1, LARGEST + 1)
    highest = xp.where(size[:, None] == sizes[:, None], value[:, None], 0).max(-1)  # [sizes]
    lay = (counts[..., None] >= sizes) & (xp.arange(1, 11)[:, None] > highest[:, None])
    spots = slots(xp, c, me, t.turn)[:, 1:]
    there = spots >= 0
    its_size = xp.take_along_axis(size, xp.maximum(spots, 0), 1) * there
    its_value = xp.take_along_axis(value, xp.maximum(spots, 0), 1) * there
    there = its_size > 0
    held = (counts[:, None] * (xp.arange(1, 11) == its_value[..., None])).sum(-1)
    in_the_way = (size[:, None] == its_size[..., None] + 1) & (value[:, None] >= its_value[..., None])
    add = there & (held > 0) & ~in_the_way.any(-1)
    games = me.shape[0]
    return xp.concatenate([lay.reshape(games, -1), add, there, xp.ones((games, 1), bool)], 1)


def chosen(xp: Any, c: Course, t: Table, choice: Array) -> tuple[Array, Array, Array, Array]:
    """A choice as an action: its kind, the spot, the value of the cards it plays and how many."""
    lays = choice < 10 * LARGEST
    slot = xp.clip((choice - 10 * LARGEST) % SLOTS, 0, SLOTS - 1)
    spot = xp.maximum(at(xp, slots(xp, c, t.turn // c.areas, t.turn), 1 + slot), 0)
    kind = xp.where(
        lays, LAY, xp.where(choice == CHOICES - 1, ROTATE, ADD + (choice >= 10 * LARGEST + SLOTS))
    )
    _, _, value = sets(xp, c, t)
    plays = xp.where(lays, choice // LARGEST + 1, xp.where(kind == ADD, at(xp, value, spot), 0))
    number = xp.where(lays, choice % LARGEST + 1, xp.where(kind == ADD, 1, 0))
    return kind, spot, plays, number
