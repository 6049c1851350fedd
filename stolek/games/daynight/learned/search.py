"""Looking one round ahead: what each card of the hand is worth against what the others are likely to play.

The others' hands are drawn from the cards nobody has shown and weighted by how likely such a hand would have
played the first card that lies there (the net ``model``). A round ends by the rules (``round_ends``); what
comes after it is judged by the net ``after``, which sees no more than the seat does. One decision at a time;
``xp`` is NumPy, or ``jax.numpy`` under ``jax.vmap``.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from stolek.games.daynight.learned import kinds
from stolek.games.daynight.learned.features import counted, features
from stolek.games.daynight.learned.net import Params, logits, value
from stolek.games.daynight.learned.round_ends import Array, greedy_gains, settle

_REFUSED = -1e9
HAND = 7


class Position(NamedTuple):
    """What a seat sees before it chooses, as arrays; seats from its own, clockwise (``features.Seen``)."""

    hand: Array  # [7] types, -1: no card
    unseen: Array  # [104]
    pile: Array  # []
    firsts: Array  # [seats]
    day: Array  # []
    left: Array  # []
    stars: Array  # [seats]
    cards: Array  # [seats]
    hand_counts: Array  # [seats]


class Effort(NamedTuple):
    """How much a decision may cost."""

    worlds: int = 48  # hands dealt to the others
    tries: int = 4  # second cards tried in each, when choosing the first
    ends: int = 256  # ends of the round tried, when choosing the second
    sharp: int = 1  # how much surer than the actor one is of one's own second card, when choosing the first


class Nets(NamedTuple):
    """The nets a search leans on."""

    actor: Params
    model: Params
    after: Params


def luck_shapes(seats: int, second: bool, effort: Effort) -> dict[str, tuple[int, ...]]:
    """The uniform numbers a decision uses up."""
    others = seats - 1
    shapes: dict[str, tuple[int, ...]] = {"deal": (effort.worlds, len(kinds.CARDS))}
    if second:
        return shapes | {"theirs": (effort.ends, others)}
    return shapes | {
        "firsts": (effort.worlds, others),
        "theirs": (effort.worlds, effort.tries, others),
        "mine": (effort.worlds, effort.tries),
    }


def worths(
    xp: Any, nets: Nets, p: Position, luck: dict[str, Array], second: bool, effort: Effort, dtype: Any = None
) -> tuple[Array, Array]:
    """[7] the share of the win each card of the hand promises, and the log chance the actor gives it."""
    found, chances = tried(xp, nets, p, luck, second, effort, dtype)
    return xp.where(p.hand >= 0, found.mean(-1), _REFUSED), chances


def tried(
    xp: Any, nets: Nets, p: Position, luck: dict[str, Array], second: bool, effort: Effort, dtype: Any = None
) -> tuple[Array, Array]:
    """[7, tries] what came of each card of the hand in the same worlds, and [7] its log chance."""
    x, g = _own_view(xp, p, second)
    wanted = _slots(xp, logits(xp, nets.actor, x, g, dtype), p.hand)
    hands = _deal(xp, p, luck["deal"])
    judge = _Judge(xp, nets, p, dtype)
    found = judge.second(hands, luck) if second else judge.first(hands, luck, effort)
    return found, _log_chances(xp, wanted)


def _own_view(xp: Any, p: Position, second: bool) -> tuple[Array, Array]:
    hand = counted(xp, p.hand)
    return features(xp, hand, p.unseen, p.pile, p.firsts, p.day, xp.asarray(second), p.left, p.stars, p.cards)


def _deal(xp: Any, p: Position, luck: Array) -> Array:
    """[worlds, others, 7] hands for the others from all unseen cards."""
    others = p.stars.shape[0] - 1
    there = p.unseen[xp.asarray(kinds.CARDS)] > xp.asarray(kinds.COPY)
    order = xp.argsort(xp.where(there, luck, 2.0), axis=-1)[:, : others * HAND]
    cards = xp.asarray(kinds.CARDS)[order].reshape(-1, others, HAND)
    return xp.where(xp.arange(HAND) < p.hand_counts[1:, None], cards, -1)


def _slots(xp: Any, wanted: Array, hand: Array) -> Array:
    found = xp.take_along_axis(wanted, xp.maximum(hand, 0), -1)
    return xp.where(hand >= 0, found, _REFUSED)


def _log_chances(xp: Any, wanted: Array) -> Array:
    top = wanted.max(-1, keepdims=True)
    return wanted - top - xp.log(xp.exp(wanted - top).sum(-1, keepdims=True))


def _draw(xp: Any, chances: Array, luck: Array) -> Array:
    """The place in the last axis that falls to a uniform number."""
    heap = xp.cumsum(chances, -1)
    place = (heap <= (luck * heap[..., -1])[..., None]).sum(-1)
    return xp.minimum(place, chances.shape[-1] - 1)


class _Judge:
    """One position with the nets; every method works for many continuations at once."""

    def __init__(self, xp: Any, nets: Nets, p: Position, dtype: Any) -> None:
        self.xp, self.nets, self.p, self.dtype = xp, nets, p, dtype
        self.seats = p.stars.shape[0]
        self.own = counted(xp, p.hand)
        self.flips = xp.asarray(kinds.FLIPS)

    def _theirs(self, hands: Array, unseen: Array, firsts: Array | None, day: Array, second: bool) -> Array:
        """[..., others, 7] log chances of each card of the others' hands. ``unseen`` [..., 104]: all that
        nobody has shown; ``firsts`` [..., seats]."""
        xp, p = self.xp, self.p
        before = hands.shape[:-1]
        counts = counted(xp, hands)
        own_first = (xp.arange(1, self.seats)[:, None] + xp.arange(self.seats)) % self.seats
        shown = xp.full((*before, self.seats), -1) if firsts is None else firsts[..., own_first]

        def everywhere(a: Array) -> Array:
            return xp.broadcast_to(a, before)

        x, g = features(
            xp,
            counts,
            unseen[..., None, :] - counts,
            everywhere(p.pile),
            shown,
            everywhere(day),
            xp.full(before, second),
            everywhere(p.left),
            xp.broadcast_to(p.stars[own_first], (*before, self.seats)),
            xp.broadcast_to(p.cards[own_first], (*before, self.seats)),
        )
        return _log_chances(xp, _slots(xp, logits(xp, self.nets.model, x, g, self.dtype), hands))

    def second(self, hands: Array, luck: dict[str, Array]) -> Array:
        """[7, ends] the worth of each second card. What the others play is drawn for each of them by itself:
        two hands hardly depend on each other, and weights of one player are much less uneven than of all."""
        xp, p = self.xp, self.p
        hidden = p.unseen + self.own
        day_before = p.day ^ (self.flips[p.firsts].sum() % 2 == 1)
        mine_first = xp.broadcast_to(p.firsts[1:, None], (*hands.shape[:-1], 1))
        before = xp.concatenate([hands, mine_first], -1)
        likely = self._theirs(before, hidden + counted(xp, p.firsts), None, day_before, False)[..., -1]
        weight = xp.exp(likely - likely.max(0))  # [worlds, others]
        firsts = xp.broadcast_to(p.firsts, (hands.shape[0], self.seats))
        chances = xp.exp(self._theirs(hands, hidden, firsts, p.day, True)) * weight[..., None]
        flat = xp.swapaxes(chances, 0, 1).reshape(self.seats - 1, -1)  # [others, worlds * 7]
        place = _draw(xp, flat, luck["theirs"])  # [ends, others]
        cards = xp.swapaxes(hands, 0, 1).reshape(self.seats - 1, -1)
        theirs = cards[xp.arange(self.seats - 1), place]
        ends = theirs.shape[0]
        mine = xp.broadcast_to(p.hand[:, None], (HAND, ends))
        return self._after(
            xp.broadcast_to(p.firsts, (HAND, ends, self.seats)),
            mine,
            xp.broadcast_to(theirs, (HAND, *theirs.shape)),
            self.own - counted(xp, mine[..., None]),
            p.unseen,
            p.day,
        )

    def first(self, hands: Array, luck: dict[str, Array], effort: Effort) -> Array:
        """[7, worlds] the worth of each first card: the others answer as the model would, the own second card
        is the actor's."""
        xp, p = self.xp, self.p
        hidden = p.unseen + self.own
        chances = xp.exp(self._theirs(hands, hidden, None, p.day, False))
        slot = _draw(xp, chances, luck["firsts"])  # [worlds, others]
        firsts = xp.take_along_axis(hands, slot[..., None], -1)[..., 0]
        rest = xp.where(xp.arange(HAND) == slot[..., None], -1, hands)
        worlds = hands.shape[0]
        # From here on [7 own cards, worlds, ...].
        mine = xp.broadcast_to(p.hand[:, None], (HAND, worlds))
        shown = xp.concatenate([mine[..., None], xp.broadcast_to(firsts, (HAND, *firsts.shape))], -1)
        hidden = hidden - counted(xp, shown)
        day = p.day ^ (self.flips[shown].sum(-1) % 2 == 1)
        rest = xp.broadcast_to(rest, (HAND, *rest.shape))
        theirs = xp.exp(self._theirs(rest, hidden, shown, day[..., None], True))  # [7, worlds, others, 7]
        own_slots = xp.where(xp.eye(HAND, dtype=bool), -1, p.hand)  # [7, 7]
        own_slots = xp.broadcast_to(own_slots[:, None], (HAND, worlds, HAND))
        left = counted(xp, own_slots)
        x, g = features(
            xp,
            left,
            hidden - left,
            xp.broadcast_to(p.pile, mine.shape),
            shown,
            day,
            xp.full(mine.shape, True),
            xp.broadcast_to(p.left, mine.shape),
            xp.broadcast_to(p.stars, shown.shape),
            xp.broadcast_to(p.cards, shown.shape),
        )
        wanted = effort.sharp * logits(xp, self.nets.actor, x, g, self.dtype)
        own = xp.exp(_log_chances(xp, _slots(xp, wanted, own_slots)))
        slot = _draw(xp, own[:, :, None], luck["mine"])  # [7, worlds, tries]
        second = xp.take_along_axis(own_slots, slot, -1)
        slot = _draw(xp, theirs[:, :, None], luck["theirs"])  # [7, worlds, tries, others]
        answers = xp.take_along_axis(
            xp.broadcast_to(rest[:, :, None], (*slot.shape, HAND)), slot[..., None], -1
        )
        several = (HAND, worlds, effort.tries)
        found = self._after(
            xp.broadcast_to(shown[:, :, None], (*several, self.seats)),
            second,
            answers[..., 0],
            left[:, :, None] - counted(xp, second[..., None]),
            (hidden - left)[:, :, None],
            day[:, :, None],
        )
        return found.mean(2)

    def _after(
        self, firsts: Array, mine: Array, theirs: Array, hand: Array, unseen: Array, day: Array
    ) -> Array:
        """[...] what the end of the round is worth. ``hand``: what is left of the own one, as counts;
        ``unseen``: before the others' second cards are shown."""
        xp, p = self.xp, self.p
        before = mine.shape
        shown = xp.concatenate([mine[..., None], theirs], -1)
        day = day ^ (self.flips[shown].sum(-1) % 2 == 1)
        lying = xp.concatenate([xp.broadcast_to(p.pile, (*before, 1)), firsts, shown], -1)
        _, place, _ = settle(xp, day, lying, xp.broadcast_to(p.stars, (*before, self.seats)))
        gain, taken = greedy_gains(xp, lying, place)
        stars, cards = p.stars + gain, p.cards + taken
        none = xp.full(before, -1)
        x, g = features(
            xp,
            xp.broadcast_to(hand, (*before, kinds.TYPES)),
            xp.maximum(unseen - counted(xp, theirs), 0),
            none,
            xp.full((*before, self.seats), -1),
            day,
            xp.full(before, True),
            xp.broadcast_to(p.left, before),
            stars,
            cards,
        )
        result = stars * 64 + cards
        best = result == result.max(-1, keepdims=True)
        share = best[..., 0] / best.sum(-1)  # DN-17
        return xp.where(p.left == 0, share, value(xp, self.nets.after, x, g, self.dtype))
