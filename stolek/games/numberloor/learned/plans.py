"""Every way a turn can end: which cards are gone, what lies open then, and how little others could take over.

A plan is an order of cards, so the best order counts: the one that opens the fewest windows (NF-18) to night
floors that nobody has seen. ``fast/plans.py`` does the same for many tables; a test holds one to the other.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeAlias

from stolek.games.numberloor.learned.cards import BALLOON, KINDS, NIGHT, REACH, SKIP, TYPES
from stolek.games.numberloor.model import FLOORS

SLOTS = 8
"""So many cards of a hand are planned with; of larger hands the others stay."""

LAST = KINDS
"""A skip that is the last card (NF-R6), among the balloons that can be open."""

CODE = 16
"""A cost times this, plus how the plan begins: its slot times two, plus one for the second pile."""

NUMBER_COST, FLOOR_COST, BALLOON_WORTH, SKIP_WORTH, STAR = 0.6, 0.4, 0.15, 0.8, 100.0
"""What the casual bot finds a hand worth (``best_chain.py``)."""

End: TypeAlias = tuple[int, int, int]
"""Which slots are laid; the open balloon, for beginners the number of the second pile; the top number."""


class Start(NamedTuple):
    """Where a plan begins. ``beside``: the open balloon, or the second pile's number; ``firsts``: the choices
    that may come first; ``exposed`` [beside][top]: unseen night floors that fit; empty: no windows."""

    hand: Sequence[int]
    top: int
    beside: int
    firsts: Collection[int]
    floored: bool
    ballooned: bool
    beginner: bool
    exposed: Sequence[Sequence[int]]
    balloon_first: bool


def slots(hand: Sequence[int]) -> list[int]:
    """The types to plan with: one of each first, in the order of types."""
    found = [kind for copy in range(max(hand, default=0)) for kind in range(len(TYPES)) if hand[kind] > copy]
    return found[:SLOTS]


def plans(s: Start) -> dict[End, int]:
    """All ends that can be reached, each with the code of its best order."""
    types = slots(s.hand)
    floors = sum(s.hand[:BALLOON])
    level: dict[End, int] = {}
    for n, kind in enumerate(types):
        for second in (0, 1) if s.beginner else (0,):
            if kind + second * len(TYPES) in s.firsts and not _has_free_copy_before(types, 0, n):
                end = _after(s, types, (0, s.beside, s.top), n, second)
                _put(level, end, _cost(s, types, floors, end) + 2 * n + second)
    found = dict(level)
    while level:
        following: dict[End, int] = {}
        for end, code in level.items():
            if _floors(types, end[0]) == floors:
                continue
            for n, kind in enumerate(types):
                if end[0] >> n & 1 or _has_free_copy_before(types, end[0], n):
                    continue
                for second in (0, 1) if s.beginner else (0,):
                    if not _fits(s, end, kind, second):
                        continue
                    after = _after(s, types, end, n, second)
                    _put(following, after, code + _cost(s, types, floors, after))
        found |= following
        level = following
    return {end: code for end, code in found.items() if s.floored or _floors(types, end[0])}


def _has_free_copy_before(types: Sequence[int], mask: int, n: int) -> bool:
    return any(types[before] == types[n] and not mask >> before & 1 for before in range(n))


def _floors(types: Sequence[int], mask: int) -> int:
    return sum(kind < BALLOON for n, kind in enumerate(types) if mask >> n & 1)


def _fits(s: Start, end: End, kind: int, second: int) -> bool:
    if kind >= BALLOON:
        return True
    if s.beginner:
        return REACH[KINDS][end[1] if second else end[2]][kind % FLOORS]
    return REACH[min(end[1], LAST - 1)][end[2]][kind % FLOORS]


def _after(s: Start, types: Sequence[int], end: End, n: int, second: int) -> End:
    mask, beside, top = end
    kind = types[n]
    mask |= 1 << n
    if kind >= BALLOON:
        return mask, LAST if kind == SKIP else kind - BALLOON, top
    if s.beginner:
        return (mask, kind % FLOORS, top) if second else (mask, beside, kind % FLOORS)
    return mask, min(beside, LAST - 1), kind % FLOORS


def _cost(s: Start, types: Sequence[int], floors: int, end: End) -> int:
    """NF-18, NF-20: a window after this card?"""
    if not s.exposed:
        return 0
    laid = [kind for n, kind in enumerate(types) if end[0] >> n & 1]
    laid_floors = sum(kind < BALLOON for kind in laid)
    if not (s.floored or laid_floors) or laid_floors == floors:
        return 0
    if s.balloon_first and not (s.ballooned or len(laid) > laid_floors):
        return 0
    return CODE * s.exposed[min(end[1], LAST - 1)][end[2]]


def _put(found: dict[End, int], end: End, code: int) -> None:
    if code < found.get(end, 1 << 30):
        found[end] = code


def worth(hand: Sequence[int], skips: bool) -> float:
    """What the casual bot thinks of a hand that is left."""
    floors = sum(hand[:BALLOON])
    if not floors:
        return STAR
    held = sum(1 for n in range(FLOORS) if hand[n] + hand[NIGHT + n])
    rest = BALLOON_WORTH * sum(hand[BALLOON:]) - NUMBER_COST * held - FLOOR_COST * floors
    return rest + SKIP_WORTH * skips
