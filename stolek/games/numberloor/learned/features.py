"""What a seat sees, and what each of its options leads to, as the numbers a net is given.

Seats are counted from one's own, clockwise. ``fast/seeing.py`` makes the same of many tables at once; a test
holds one to the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from stolek.core.cards import Face
from stolek.core.ids import Seat
from stolek.games.numberloor.learned.cards import (
    BALLOON,
    COUNT,
    KINDS,
    NIGHT,
    REACH,
    SKIP,
    TYPE,
    TYPES,
    VARIANTS,
)
from stolek.games.numberloor.learned.plans import CODE, LAST, Start, plans, slots, worth
from stolek.games.numberloor.model import (
    FLOORS,
    Action,
    ChooseTop,
    Draw,
    EndTurn,
    Lay,
    Pass,
    TakeOver,
    View,
    card,
)

MOST_SEATS = 5
STARS = 4
NEAR = 4
LAY, TOP, DRAW, PASS, END, DECLINE = range(6)
SITUATION = len(TYPES) + (MOST_SEATS - 1) * (3 + NEAR + STARS) + STARS + 4 + len(VARIANTS) + 7
OPTION = len(TYPES) + 4 + 2 * FLOORS + KINDS + 1 + 6 + 2 + MOST_SEATS + 2
LAYOUT = f"numberloor 1: {SITUATION} {OPTION}"
"""Written into weights, so that no net is given numbers it does not know."""

SECOND = len(TYPES)
REST = SECOND + FLOORS
"""The first choice that lays no card: to draw; then to pass, to end the turn, to decline."""


class Option(NamedTuple):
    """One thing to do now, and how things stand when it is done: for a plan at the end of the turn."""

    choice: int
    kind: int
    hand: Sequence[int]
    tops: tuple[int, int]
    open: int
    skip: bool
    star: bool
    cost: int = 0
    laid: int = 0


def choice(action: Action) -> int:
    """The number under which a net knows this action."""
    match action:
        case Lay(face, 1):
            return SECOND + card(face).number
        case Lay(face) | ChooseTop(face) | TakeOver(face):
            return TYPE[face]
        case Draw():
            return REST
        case Pass():
            return REST + 1
        case EndTurn():
            return REST + 2
    return REST + 3


def counted(faces: Iterable[Face]) -> list[int]:
    counts = [0] * len(TYPES)
    for face in faces:
        counts[TYPE[face]] += 1
    return counts


def unseen(view: View) -> list[int]:
    """[types] in the others' hands and the draw pile."""
    memory = view.memory
    left = list(COUNT[view.shown.variant])
    for pile in (*memory.floors, memory.balloons, view.shown.hand):
        for face in pile:
            left[TYPE[face]] -= 1
    return left


def _one_of(number: int, first: int, last: int) -> list[float]:
    return [float(number == n) for n in range(first, last + 1)]


def situation(view: View) -> list[float]:
    """For a view of whoever is asked."""
    shown = view.shown
    me = shown.viewer
    assert me is not None
    seats = len(shown.seats)
    x = list(map(float, unseen(view)))
    for n in range(1, MOST_SEATS):
        if n >= seats:
            x += [0.0] * (3 + NEAR + STARS)
            continue
        seat = Seat((me + n) % seats)
        player = shown.seats[seat]
        x += [1.0, player.hand_count / 6, float(seat == shown.active)]
        x += [*_one_of(player.hand_count, 1, NEAR), *_one_of(player.stars, 1, STARS)]
    x += _one_of(shown.seats[me].stars, 1, STARS)
    x += _one_of(seats, 2, MOST_SEATS)
    x += [float(shown.variant == variant) for variant in VARIANTS]
    floored = any(each.pile is not None for each in shown.chain)
    ballooned = any(each.pile is None for each in shown.chain)
    flags = (shown.taker, shown.drew, shown.phase == "window", floored, ballooned, view.memory.idle > 0)
    return [*x, shown.pile_count / 50, *map(float, flags)]


def described(view: View, o: Option) -> list[float]:
    """What a net is told of an option."""
    shown = view.shown
    me = shown.viewer
    assert me is not None
    seats = len(shown.seats)
    takes = shown.phase == "window" and o.kind == LAY
    x = list(map(float, o.hand))
    floors = sum(o.hand[:BALLOON])
    held = sum(1 for n in range(FLOORS) if o.hand[n] + o.hand[NIGHT + n])
    x += [sum(o.hand) / 6, floors / 6, held / 6, float(o.star)]
    for top in o.tops:
        x += _one_of(top % FLOORS if top >= 0 else -1, 0, FLOORS - 1)
    x += [*_one_of(o.open - BALLOON, 0, KINDS - 1), float(o.skip), *_one_of(o.kind, 0, DECLINE)]
    others = sum(player.hand_count for player in shown.seats) - len(shown.hand)
    free = 1 - others / max(1, others + shown.pile_count)
    x += [o.cost / 4, 1 - free**o.cost]
    if o.kind == DECLINE:
        following = (shown.active - me) % seats
    elif o.kind == DRAW:
        following = 0
    else:
        back = (shown.taker or takes) and shown.options.after_takeover == "right"
        following = ((-1 if back else 1) + o.skip) % seats
    return [*x, *_one_of(following, 0, MOST_SEATS - 1), o.laid / 6, float(takes)]


# What there is to choose from -------------------------------------------------------------------------


def start_of(view: View, firsts: Iterable[int]) -> Start:
    """Where the plans of whoever is asked begin."""
    shown = view.shown
    options = shown.options
    beginner = shown.variant == "beginner"
    left = unseen(view)
    exposed: list[list[int]] = []
    if shown.variant == "full" and options.takeover == "on":
        nights = left[NIGHT:BALLOON]
        if options.night_floor == "any":
            exposed = [[sum(nights)] * FLOORS] * KINDS
        else:
            exposed = [
                [sum(n for n, fits in zip(nights, reach, strict=True) if fits) for reach in tops]
                for tops in REACH[:KINDS]
            ]
    mine = shown.phase != "window"
    beside = card(shown.floors[1].top).number if beginner else TYPE[shown.balloon] - BALLOON  # type: ignore[index]
    return Start(
        hand=counted(shown.hand),
        top=card(shown.floors[0].top).number,
        beside=beside,
        firsts={first for first in firsts if first < REST},
        floored=mine and any(each.pile is not None for each in shown.chain),
        ballooned=mine and any(each.pile is None for each in shown.chain),
        beginner=beginner,
        exposed=exposed,
        balloon_first=options.takeover_after == "floor-and-balloon",
    )


def options_of(view: View, actions: Sequence[Action], most: int) -> list[Option]:
    """What to choose from: not to lay a card, or a balloon for the top, or plans; of these the ``most`` that
    the casual bot thinks most of. Nothing, if the hand is too large to find a plan for."""
    shown = view.shown
    hand = counted(shown.hand)
    tops = (TYPE[shown.floors[0].top], TYPE[shown.floors[1].top] if len(shown.floors) > 1 else -1)
    balloon = -1 if shown.balloon is None else TYPE[shown.balloon]
    numbers = [choice(action) for action in actions]
    skipped = bool(shown.chain) and shown.chain[-1].face == TYPES[SKIP]
    found = [
        Option(n, DRAW + n - REST, hand, tops, balloon, skipped and n == REST + 2, False)
        for n in numbers
        if n >= REST
    ]
    if shown.choosing_top:
        none = [0] * len(TYPES)
        return [Option(n, TOP, none, tops, n, n == SKIP, True, 0, len(shown.hand)) for n in numbers]
    start = start_of(view, numbers)
    types = slots(start.hand)
    ranked = []
    for (mask, beside, top), code in plans(start).items():
        left = list(hand)
        for n, kind in enumerate(types):
            left[kind] -= mask >> n & 1
        o = _planned(start, types, left, beside, top, code, mask)
        ranked.append((worth(left, o.skip and not o.star) - 0.1 * o.cost, o))
    ranked.sort(key=lambda each: -each[0])
    return found + [o for _, o in ranked[:most]]


def _planned(
    start: Start, types: list[int], left: list[int], beside: int, top: int, code: int, mask: int
) -> Option:
    first = types[code % CODE // 2] + SECOND * (code % 2)
    balloons = [kind for kind in range(BALLOON, len(TYPES)) if left[kind]]
    star = not any(left[:BALLOON])
    tops = (top, beside if start.beginner else -1)
    is_open = -1 if start.beginner else BALLOON + min(beside, LAST - 1)
    skips = beside == LAST and not start.beginner
    if star and balloons:  # NF-14: one of them ends on top, the skip if it is there
        is_open = SKIP if SKIP in balloons else balloons[0]
        skips = is_open == SKIP
    rest = [0] * len(TYPES) if star else left
    return Option(first, LAY, rest, tops, is_open, skips, star, code // CODE, mask.bit_count())
