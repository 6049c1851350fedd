"""The rules of Day & Night for many games in step, held to ``rules.py`` by a test that replays games in both.

Nothing in the play changes how many rounds a game has nor which cards are drawn when (DN-15, DN-16), so games
of one set-up never diverge: every round is ``turn``, ``reveal`` twice, ``take`` for each seat, ``refill``.
``xp`` is NumPy or ``jax.numpy``; the first axis is the game.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from stolek.games.daynight.learned import kinds
from stolek.games.daynight.learned.features import counted, features
from stolek.games.daynight.learned.round_ends import Array, greedy_gains, settle
from stolek.games.daynight.model import Ending
from stolek.games.daynight.rules import HAND, REFILL, REMOVED, is_last_round

DECK = len(kinds.CARDS)
NOTHING = -1


class Course(NamedTuple):
    """What a set-up fixes: for each round where in the deck its pile card is and what each place draws."""

    seats: int
    rounds: int
    turned: tuple[int, ...]  # DN-5; -1: the pile is empty
    draw_from: tuple[tuple[int, ...], ...]  # by round and place, from the seat that is dealt to first
    draw_count: tuple[tuple[int, ...], ...]


def course(seats: int, ending: Ending = "empty-pile") -> Course:
    """DN-3 to DN-5, DN-15, DN-16 by the chosen reading of DN-R2."""
    top = REMOVED[seats] + HAND * seats
    turned: list[int] = []
    draw_from: list[tuple[int, ...]] = []
    draw_count: list[tuple[int, ...]] = []
    while True:
        began_with_pile = top < DECK
        turned.append(top if began_with_pile else NOTHING)
        top += began_with_pile
        if is_last_round(ending, seats, began_with_pile, DECK - top):
            break
        pile = DECK - top
        # DN-R3: a short pile is dealt round one card at a time.
        counts = tuple(max(0, min(REFILL, (pile - place + seats - 1) // seats)) for place in range(seats))
        draw_from.append(tuple(top + sum(counts[:place]) for place in range(seats)))
        draw_count.append(counts)
        top += sum(counts)
    draw_from.append((DECK - 1,) * seats)  # DN-R3: after the last round nobody draws
    draw_count.append((0,) * seats)
    return Course(seats, len(turned), tuple(turned), tuple(draw_from), tuple(draw_count))


class Table(NamedTuple):
    """Many games, each at the same point of its course."""

    deck: Array  # [108] types; the first ones are out (DN-3)
    dealt_from: Array  # []
    hand: Array  # [seats, 7] types, -1: no card
    lying: Array  # [1 + 2 * seats] the pile's card, first cards by seat, second cards by seat
    gone: Array  # [1 + 2 * seats] taken this round
    seen: Array  # [104] how many of each type were ever face up
    day: Array  # []
    stars: Array  # [seats]
    cards: Array  # [seats]


def deal(xp: Any, seats: int, deck: Array, dealt_from: Array) -> Table:
    """DN-1, DN-3, DN-4. ``deck``: shuffled types, the ones taken out first, then the pile from its top."""
    games = deck.shape[0]
    out = REMOVED[seats]
    spots = 1 + 2 * seats
    none = xp.zeros((games, seats), "int32")
    return Table(
        deck=deck,
        dealt_from=dealt_from,
        hand=deck[:, out : out + HAND * seats].reshape(games, seats, HAND),
        lying=xp.full((games, spots), NOTHING, deck.dtype),
        gone=xp.zeros((games, spots), bool),
        seen=xp.zeros((games, kinds.TYPES), "int32"),
        day=xp.ones(games, bool),
        stars=none,
        cards=none,
    )


def turn(xp: Any, c: Course, t: Table, r: Array) -> Table:
    """DN-5: the top card of the pile, if there is one; a time symbol flips the time card."""
    at = xp.asarray(c.turned)[r]
    face = xp.where(at >= 0, xp.take(t.deck, xp.maximum(at, 0), axis=1), NOTHING)
    rest = xp.full((face.shape[0], 2 * c.seats), NOTHING, face.dtype)
    return t._replace(
        lying=xp.concatenate([face[:, None], rest], 1),
        gone=xp.zeros_like(t.gone),
        day=t.day ^ ((face >= 0) & (xp.asarray(kinds.FLIPS)[face] == 1)),
        seen=t.seen + counted(xp, face[:, None]),
    )


def reveal(xp: Any, t: Table, slots: Array, second: bool) -> Table:
    """DN-6, DN-7: everyone's card at once. ``slots`` [seats]: places in the hands."""
    seats = t.stars.shape[-1]
    pick = xp.arange(HAND) == slots[..., None]
    faces = xp.where(pick, t.hand, 0).sum(-1).astype(t.hand.dtype)
    none = xp.full_like(faces, NOTHING)
    shown = [t.lying[:, : 1 + seats], faces] if second else [t.lying[:, :1], faces, none]
    return t._replace(
        hand=xp.where(pick, NOTHING, t.hand),
        lying=xp.concatenate(shown, 1),
        day=t.day ^ (xp.asarray(kinds.FLIPS)[faces].sum(-1) % 2 == 1),
        seen=t.seen + counted(xp, faces),
    )


def takers(xp: Any, t: Table) -> tuple[Array, Array, Array]:
    """DN-8 to DN-13: the winning colour [4], the place in the order of taking [seats] (-1: none), barred."""
    return settle(xp, t.day, t.lying, t.stars)


def take(xp: Any, t: Table, place: Array, n: int, slot: Array) -> Table:
    """DN-10: who is ``n``-th in the order of taking takes the card in ``slot`` []. DN-14: a slot of -1 is a
    player who takes nothing, which only the option ``taking = may`` allows, while a star is left."""
    who = (place == n) & (slot >= 0)[:, None]
    face = xp.take_along_axis(t.lying, xp.maximum(slot, 0)[:, None], 1)[:, 0]
    here = (xp.arange(t.lying.shape[1]) == slot[:, None]) & who.any(-1)[:, None]
    return t._replace(
        gone=t.gone | here,
        stars=t.stars + who * xp.asarray(kinds.STARS)[face][:, None],
        cards=t.cards + who,
    )


def may_decline(xp: Any, t: Table) -> Array:
    """DN-14 with ``taking = may``: [] whether a card with stars is left."""
    left = (t.lying >= 0) & ~t.gone
    return (left & (xp.asarray(kinds.STARS)[t.lying] > 0)).any(-1)


def take_most_stars(xp: Any, t: Table) -> Table:
    """DN-10 for all takers in their order, when each takes the most stars there are; ``gone`` is not kept."""
    _, place, _ = takers(xp, t)
    stars, cards = greedy_gains(xp, t.lying, place)
    return t._replace(stars=t.stars + stars, cards=t.cards + cards)


def refill(xp: Any, c: Course, t: Table, r: Array) -> Table:
    """DN-15, DN-R3."""
    place = (xp.arange(c.seats) - t.dealt_from[:, None]) % c.seats
    first = xp.asarray(c.draw_from)[r][place]
    count = xp.asarray(c.draw_count)[r][place]
    at = xp.minimum(first[..., None] + xp.arange(REFILL), DECK - 1)
    drawn = xp.take_along_axis(t.deck, at.reshape(at.shape[0], -1), 1).reshape(at.shape)
    drawn = xp.where(xp.arange(REFILL) < count[..., None], drawn, NOTHING)
    empty = t.hand < 0  # at least two were played
    nth = xp.cumsum(empty, -1) - 1
    for n in range(REFILL):
        t = t._replace(hand=xp.where(empty & (nth == n), drawn[..., n, None], t.hand))
    return t


def result(t: Table) -> tuple[Array, Array]:
    """DN-17: [seats] ranks, and one win shared by the winners."""
    key = t.stars * 64 + t.cards
    ranks = 1 + (key[:, None, :] > key[:, :, None]).sum(-1)
    first = ranks == 1
    return ranks, first / first.sum(-1, keepdims=True)


def observe(xp: Any, c: Course, t: Table, r: Array, second: bool, over: bool = False) -> tuple[Array, Array]:
    """For every seat what it sees as numbers: [seats, 4, WIDTH_X], [seats, WIDTH_G]. ``over``: after the
    round, when the table is cleared and nobody has drawn yet."""
    own_first = (xp.arange(c.seats)[:, None] + xp.arange(c.seats)) % c.seats
    hand = counted(xp, t.hand)
    firsts = t.lying[:, 1 : 1 + c.seats]
    pile = t.lying[:, :1]
    if over:
        firsts, pile = xp.full_like(firsts, NOTHING), xp.full_like(pile, NOTHING)
    shape = t.stars.shape
    return features(
        xp,
        hand,
        xp.asarray(kinds.COUNT) - t.seen[:, None] - hand,
        xp.broadcast_to(pile, shape),
        firsts[:, own_first],
        xp.broadcast_to(t.day[:, None], shape),
        xp.full(shape, second),
        xp.broadcast_to(xp.asarray(c.rounds - 1 - r), shape),
        t.stars[:, own_first],
        t.cards[:, own_first],
    )


def other_hands(xp: Any, t: Table) -> Array:
    """What nobody may see: the others' hands by colour [seats, 4, 104], for a critic in training."""
    seats = t.stars.shape[-1]
    others = (xp.arange(seats)[:, None] + xp.arange(1, seats)) % seats
    hands = counted(xp, t.hand).reshape(-1, seats, 4, kinds.KINDS)[:, others]
    hands = xp.moveaxis(hands, 2, 3)  # [seats, 4, others, kinds]
    missing = kinds.MOST_SEATS - seats
    if missing:
        hands = xp.concatenate([hands, xp.zeros((*hands.shape[:3], missing, kinds.KINDS), hands.dtype)], 3)
    return hands.reshape(*hands.shape[:3], -1).astype(xp.float32)
