"""Every way a turn can end, for many tables at once: ``learned/plans.py`` in arrays, and some to choose from.

``xp`` is NumPy or ``jax.numpy``. Cards laid are a set of slots; sets of one card more follow from those of
one card less. Kept of a set: for each open balloon and top floor the code of the best order, or ``NEVER``.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from stolek.games.numberloor.fast import twin
from stolek.games.numberloor.fast.twin import Array, Course, Table, at
from stolek.games.numberloor.learned.cards import BALLOON, KINDS, NIGHT, REACH, SKIP, TYPES
from stolek.games.numberloor.learned.features import DRAW, LAY, TOP
from stolek.games.numberloor.learned.plans import (
    BALLOON_WORTH,
    CODE,
    FLOOR_COST,
    LAST,
    NUMBER_COST,
    SKIP_WORTH,
    SLOTS,
    STAR,
)
from stolek.games.numberloor.model import FLOORS

NEVER = 20_000
BY_OPEN = (*REACH[:KINDS], REACH[KINDS - 1])
"""As ``REACH``, by the open balloons of plans: the skip twice."""


class Options(NamedTuple):
    """What whoever is asked could do, [options]; the first is not to lay a card."""

    choice: Array  # what to do now
    may: Array
    kind: Array
    hand: Array  # [types] what is left of the hand when the turn ends
    tops: Array  # [2] types
    open: Array
    skip: Array
    star: Array
    cost: Array
    laid: Array
    worth: Array  # to the casual bot
    end: Array  # what lies on top then: beside times ten, plus the number


class Aim(NamedTuple):
    """A way to end the turn that was chosen before."""

    hand: Array  # [types]
    end: Array


@cache
def masks(level: int, slots: int) -> list[int]:
    return [mask for mask in range(1 << slots) if mask.bit_count() == level]


@cache
def members(slots: int) -> Any:
    """[sets, slots] which slots are in each set that is not empty, by size."""
    order = [mask for level in range(1, slots + 1) for mask in masks(level, slots)]
    return np.asarray([[mask >> n & 1 for n in range(slots)] for mask in order])


def slot_types(xp: Any, hand: Array, slots: int) -> Array:
    """[slots] types to plan with, -1: none."""
    copies = xp.arange(12)[:, None] < hand[:, None]
    there = copies.reshape(hand.shape[0], -1)
    rank = xp.cumsum(there, 1) * there  # from 1 on
    place = xp.arange(12 * len(TYPES)) % len(TYPES)
    which = rank[:, None] == xp.arange(1, slots + 1)[:, None]
    return xp.where(which.any(-1), (which * place).sum(-1), -1).astype("int32")


def exposed(xp: Any, c: Course, t: Table) -> Array:
    """[balloons, tops] how many night floors that whoever is asked has not seen would fit."""
    seen = at(xp, t.hands, t.asked)
    nights = (t.pile + t.hands.sum(1) - seen)[:, NIGHT:BALLOON]
    if c.any_night:
        return xp.broadcast_to(nights.sum(-1)[:, None, None], (nights.shape[0], LAST + 1, FLOORS))
    reach = xp.asarray(BY_OPEN, "int32")
    return (nights[:, None, None] * reach).sum(-1)


class Cards(NamedTuple):
    """The cards to plan with, by slot."""

    kind: Array  # [slots] -1: none
    is_floor: Array
    is_balloon: Array
    on_top: Array  # [slots, tops] where a floor comes to lie
    is_open: Array  # [slots, balloons]
    before: Array  # [slots, balloons, tops] what a floor may lie on; for beginners [slots, tops]


def cards_of(xp: Any, c: Course, kind: Array) -> Cards:
    is_floor = (kind >= 0) & (kind < BALLOON)
    number = xp.where(is_floor, kind % FLOORS, -1)
    balloon = xp.where(kind >= BALLOON, xp.where(kind == SKIP, LAST, kind - BALLOON), -1)
    reach = xp.asarray(REACH)[KINDS].T if c.beginner else xp.asarray(BY_OPEN).transpose(2, 0, 1)
    return Cards(
        kind=kind,
        is_floor=is_floor,
        is_balloon=kind >= BALLOON,
        on_top=number[..., None] == xp.arange(FLOORS),
        is_open=balloon[..., None] == xp.arange(LAST + 1),
        before=reach[xp.maximum(number, 0)],
    )


def ends(xp: Any, c: Course, t: Table, kind: Array, firsts: Array, costs: Array | None, slots: int) -> Array:
    """[sets, beside, tops] the code of the best order to each end, or ``NEVER``."""
    t = t._replace(floored=t.floored & ~t.window, ballooned=t.ballooned & ~t.window)  # NF-R13
    cards = cards_of(xp, c, kind)
    sets = xp.asarray(members(slots))
    floors = (sets * cards.is_floor[:, None]).sum(-1)
    whole = floors == at(xp, t.hands, t.asked)[:, None, :BALLOON].sum(-1)
    floored = t.floored[:, None] | (floors > 0)
    window = floored & ~whole
    if c.balloon_first:
        window = window & (t.ballooned[:, None] | ((sets * cards.is_balloon[:, None]).sum(-1) > 0))
    never = xp.asarray(NEVER, "int16")

    def charged(found: Array, start: int) -> Array:
        """NF-18: with what the window after the last card costs."""
        if costs is None:
            return found
        opens = window[:, start : start + found.shape[1], None, None]
        return xp.where(found < NEVER, found + (opens * costs[:, None] * CODE).astype("int16"), never)

    level = charged(_first_cards(xp, c, t, cards, firsts, slots), 0)
    found, start = [level], 0
    for number in range(2, slots + 1):
        now, earlier = masks(number, slots), masks(number - 1, slots)
        index = {mask: n for n, mask in enumerate(earlier)}
        best = xp.full((kind.shape[0], len(now), *level.shape[2:]), never)
        for nth in range(number):
            slot = [[n for n in range(slots) if mask >> n & 1][nth] for mask in now]
            source = np.asarray([index[mask & ~(1 << n)] for mask, n in zip(now, slot, strict=True)])
            goes_on = ~whole[:, start + source] & (kind[:, np.asarray(slot)] >= 0)
            prior = xp.where(goes_on[..., None, None], level[:, source], never)
            best = xp.minimum(best, _one_more(xp, c, cards, prior, np.asarray(slot)))
        start += len(earlier)
        level = charged(best, start)
        found.append(level)
    return xp.where(floored[..., None, None], xp.concatenate(found, 1), never)


def _first_cards(xp: Any, c: Course, t: Table, cards: Cards, firsts: Array, slots: int) -> Array:
    """[slots, beside, tops] after one card that may come first."""
    never = xp.asarray(NEVER, "int16")
    code = (2 * xp.arange(slots)).astype("int16")[:, None, None]
    top = (t.tops[:, 0] % FLOORS)[:, None, None, None] == xp.arange(FLOORS)
    if c.beginner:
        beside = (t.tops[:, 1] % FLOORS)[:, None, None, None] == xp.arange(FLOORS)[:, None]
    else:
        beside = xp.where(t.open == SKIP, LAST - 1, t.open - BALLOON)
        beside = beside[:, None, None, None] == xp.arange(LAST + 1)[:, None]
    may = xp.take_along_axis(firsts, xp.maximum(cards.kind, 0), 1) & (cards.kind >= 0)
    floor = xp.where(beside & cards.on_top[:, :, None] & may[..., None, None], code, never)
    if c.beginner:
        also = xp.take_along_axis(firsts, twin.SECOND + xp.clip(cards.kind, 0, FLOORS - 1), 1)
        also = (also & cards.is_floor)[..., None, None]
        return xp.minimum(floor, xp.where(cards.on_top[..., None] & top & also, code + 1, never))
    balloon = cards.is_open[..., None] & top & (may & cards.is_balloon)[..., None, None]
    return xp.minimum(floor, xp.where(balloon, code, never))


def _one_more(xp: Any, c: Course, cards: Cards, prior: Array, slot: Any) -> Array:
    """[sets, beside, tops] after the card of a ``slot`` each, as by ``prior`` before it."""
    never = xp.asarray(NEVER, "int16")
    on_top, before = cards.on_top[:, slot], cards.before[:, slot]
    if c.beginner:
        low = xp.where(before[:, :, None], prior, never).min(-1)
        side = xp.where(before[..., None], prior, never).min(-2)
        first = xp.where(on_top[:, :, None], low[..., None], never)
        return xp.minimum(first, xp.where(on_top[..., None], side[:, :, None], never))
    low = xp.where(before, prior, never).min(-1)
    covered = xp.minimum(low[..., LAST - 1], low[..., LAST])[..., None]  # NF-R6: no longer the last card
    low = xp.concatenate([low[..., : LAST - 1], covered, xp.full_like(covered, NEVER)], -1)
    return xp.where(
        cards.is_floor[:, slot][..., None, None],
        xp.where(on_top[:, :, None], low[..., None], never),
        xp.where(cards.is_open[:, slot][..., None], prior.min(-2)[:, :, None], never),
    )


def options(
    xp: Any,
    c: Course,
    t: Table,
    number: int,
    luck: Array | None,
    wary: bool = True,
    slots: int = SLOTS,
    aim: Aim | None = None,
) -> Options:
    """[number] what whoever is asked could do. Of sets of cards the best are taken by the casual bot's
    lights, somewhat shaken by ``luck`` [sets + 100], and of each one end. Not ``wary``: as if nobody took
    over. What leads to the ``aim`` comes before all else."""
    games = t.turn.shape[0]
    hand = at(xp, t.hands, t.asked)
    may = twin.allowed(xp, c, t)
    choosing = twin.choosing_top(t, hand)
    kinds = slot_types(xp, hand, slots)
    firsts = may[:, : twin.DRAW] & ~choosing[:, None]
    costs = exposed(xp, c, t) if c.windows and wary else None
    found = ends(xp, c, t, kinds, firsts, costs, slots)
    sets = xp.asarray(members(slots))
    types = (kinds[..., None] == xp.arange(len(TYPES))).astype("int32")  # [slots, types]
    left = hand[:, None] - xp.einsum("ms,gst->gmt", sets, types)  # [sets, types]
    floors = left[..., :BALLOON].sum(-1)
    star = floors == 0
    held = (twin.numbers(left) > 0).sum(-1)
    worth = BALLOON_WORTH * left[..., BALLOON:].sum(-1) - NUMBER_COST * held - FLOOR_COST * floors
    worth = xp.where(star, STAR, worth)
    # Of each set one end.
    flat = found.reshape(games, found.shape[1], -1)
    last = 0.0 if c.beginner else xp.where(xp.arange(100) // FLOORS == LAST, SKIP_WORTH, 0.0)
    liked = last - (0.1 * (flat // CODE) if wary else 0.0)
    if luck is not None:
        liked = liked + luck[:, None, -100:]
    if aim is not None:
        liked = liked + 50.0 * (xp.arange(100) == aim.end[:, None])[:, None]
    end = xp.where(flat < NEVER, liked, -99.0).argmax(-1)
    code = xp.take_along_axis(flat, end[..., None], 2)[..., 0].astype("int32")
    skips = xp.zeros(star.shape, bool) if c.beginner else (end // FLOORS == LAST) & ~star
    worth = worth + SKIP_WORTH * skips
    shaken = worth if luck is None else worth + luck[:, : sets.shape[0]]
    if aim is not None:
        there = (left == aim.hand[:, None]).all(-1) | (star & (aim.hand.sum(-1) == 0)[:, None])
        shaken = shaken + 1000.0 * there
    rank = xp.where(code < NEVER, shaken, -1e9)
    take = _largest(xp, rank, number - 1)

    def of(a: Array) -> Array:
        return xp.take_along_axis(a, take.reshape(*take.shape, *[1] * (a.ndim - 2)), 1)

    code, end, left, star, worth = of(code), of(end), of(left), of(star), of(worth)
    slot = (code % CODE) // 2
    first = xp.take_along_axis(kinds, xp.where(code < NEVER, slot, 0), 1)
    first = first + xp.where(code % 2 == 1, twin.SECOND, 0)
    second = end // FLOORS if c.beginner else xp.full_like(end, -1)
    balloon = xp.full_like(end, -1) if c.beginner else BALLOON + xp.minimum(end // FLOORS, LAST - 1)
    # NF-14: a star leaves one of the balloons on top, the skip if there is one.
    rest = star & (left[..., BALLOON:].sum(-1) > 0)
    has_skip = rest & (left[..., SKIP] > 0)
    balloon = xp.where(
        rest, xp.where(has_skip, SKIP, BALLOON + (left[..., BALLOON:] > 0).argmax(-1)), balloon
    )
    skip = has_skip if c.beginner else has_skip | ((end // FLOORS == LAST) & ~rest)
    laid = of(xp.broadcast_to(sets.sum(-1), (games, sets.shape[0])))
    lay = Options(
        choice=first,
        may=code < NEVER,
        kind=xp.full_like(first, LAY),
        hand=xp.where(star[..., None], 0, left),
        tops=xp.stack([end % FLOORS, second], -1),
        open=balloon,
        skip=skip,
        star=star,
        cost=xp.where(code < NEVER, code // CODE, 0),
        laid=laid,
        worth=worth,
        end=end,
    )
    # NF-14: which balloon ends on top.
    tops = xp.broadcast_to(xp.arange(BALLOON, len(TYPES)), (games, KINDS))
    choose = lay._replace(
        choice=_over(xp, lay.choice, tops),
        may=_over(xp, xp.zeros_like(lay.may), hand[:, BALLOON:] > 0),
        kind=xp.full_like(first, TOP),
        hand=xp.zeros_like(lay.hand),
        tops=xp.broadcast_to(t.tops[:, None], lay.tops.shape),
        open=_over(xp, lay.open, tops),
        skip=_over(xp, lay.skip, tops == SKIP),
        star=xp.ones_like(lay.star),
        cost=xp.zeros_like(lay.cost),
        laid=xp.broadcast_to(hand.sum(-1)[:, None], lay.laid.shape),
        worth=_over(xp, lay.worth, xp.where(tops == SKIP, STAR + 1, STAR)),
    )
    lay = Options(
        *(xp.where(choosing.reshape(-1, *[1] * (a.ndim - 1)), a, b) for a, b in zip(choose, lay, strict=True))
    )
    stop = resting(xp, t, may, hand)
    # A hand too large to find a plan for: whatever is allowed.
    lost = ~stop.may & ~lay.may.any(-1)
    stop = stop._replace(choice=xp.where(lost, may.argmax(-1), stop.choice), may=stop.may | lost)
    return Options(*(xp.concatenate([a[:, None], b], 1) for a, b in zip(stop, lay, strict=True)))


def resting(xp: Any, t: Table, may: Array, hand: Array) -> Options:
    """Not to lay a card: at most one such choice there ever is. If there is none: how things stand."""
    others = may[:, twin.DRAW :]
    which = others.argmax(-1)
    floors = hand[:, :BALLOON].sum(-1)
    held = (twin.numbers(hand) > 0).sum(-1)
    worth = BALLOON_WORTH * hand[:, BALLOON:].sum(-1) - NUMBER_COST * held - FLOOR_COST * floors
    worth = xp.where(t.window, -99.0, worth + SKIP_WORTH * t.skip)
    none = xp.zeros_like(t.turn)
    return Options(
        choice=twin.DRAW + which,
        may=others.any(-1),
        kind=DRAW + which,
        hand=hand,
        tops=t.tops,
        open=t.open,
        skip=t.skip & (which == twin.END - twin.DRAW),
        star=none > 0,
        cost=none,
        laid=none,
        worth=worth,
        end=none,
    )


def _over(xp: Any, a: Array, b: Array) -> Array:
    """``b`` where there is something of it, then ``a``."""
    return xp.concatenate([b.astype(a.dtype), a[:, b.shape[1] :]], 1)


def _largest(xp: Any, rank: Array, number: int) -> Array:
    """[number] the indices of the largest, the largest first."""
    return xp.argsort(-rank, axis=-1, stable=True)[:, :number]
