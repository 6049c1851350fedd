"""The rules of Numberloor for many games at once, held to ``rules.py`` by a test that replays games in both.

``xp`` is NumPy or ``jax.numpy``; the first axis is the game, each at a decision of its own. Cards are numbers
of each type. Nobody is asked in a window who could not take over, and whoever is asked answers before those
further on are: the nearest who wants to takes over, as by the rules. Standing orders are left out.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from stolek.games.numberloor.asking import target
from stolek.games.numberloor.learned.cards import (
    BALLOON,
    COUNT,
    KINDS,
    NIGHT,
    NUMBERED,
    REACH,
    SKIP,
    TYPES,
)
from stolek.games.numberloor.model import FLOORS
from stolek.games.numberloor.rules import EXTRA, HAND

Array: TypeAlias = Any
NONE = -1
SECOND = len(TYPES)
"""The first choice that lays a floor on the second pile (NF-22). Before it: to lay a card of this type, to
choose it as the top (NF-14), or to take over with it (NF-18)."""

DRAW, PASS, END, DECLINE = range(SECOND + FLOORS, SECOND + FLOORS + 4)
CHOICES = DECLINE + 1
DRAWS = HAND + EXTRA
"""The most cards that are drawn at once: after a star and a skip (NF-R12)."""


class Course(NamedTuple):
    """What a set-up fixes."""

    seats: int
    variant: str = "full"
    takeover: bool = True
    balloon_first: bool = True  # NF-R7: taking over needs a balloon laid
    any_night: bool = False
    right: bool = True  # NF-R8
    turn_limit: int = 2000

    @property
    def beginner(self) -> bool:
        return self.variant == "beginner"

    @property
    def windows(self) -> bool:
        return self.variant == "full" and self.takeover  # NF-21


class Table(NamedTuple):
    """Many games."""

    hands: Array  # [seats, types]
    pile: Array  # [types] to draw from
    under: Array  # [types] played, and not on top
    tops: Array  # [2] the types of the top floors, -1: there is no second pile
    open: Array  # [] the type of the open balloon, -1: none
    active: Array  # []
    asked: Array  # [] whose decision it is; in a window not the active player's
    window: Array  # []
    taker: Array  # []
    drew: Array  # [] cards drawn by NF-13 in this turn, -1: did not draw
    floored: Array  # [] a floor was laid in this turn
    ballooned: Array  # [] a balloon was
    skip: Array  # [] the last card of this turn is a skip
    idle: Array  # []
    turn: Array  # []
    stars: Array  # [seats]
    over: Array  # []


def at(xp: Any, rows: Array, index: Array) -> Array:
    """[...] the entry of [n, ...] at an index []."""
    shape = (-1, 1, *[1] * (rows.ndim - 2))
    return xp.take_along_axis(rows, index.reshape(shape), 1)[:, 0]


def one(xp: Any, index: Array, size: int) -> Array:
    """[size] 1 at the index."""
    return (index[..., None] == xp.arange(size)).astype("int32")


# Before the game: NF-7 to NF-9, NF-22 -----------------------------------------------------------------


def begin(xp: Any, c: Course, luck: Array, starter: Array) -> Table:
    """The deal and the middle. ``luck`` [seats * 6 + 2]: uniform numbers, one for each card."""
    games = luck.shape[0]

    def full(value: Any, *shape: int) -> Array:
        return xp.full((games, *shape), value, bool if isinstance(value, bool) else "int32")

    pile = xp.broadcast_to(xp.asarray(COUNT[c.variant], "int32"), (games, len(TYPES)))
    hands = full(0, c.seats, len(TYPES))
    for n in range(c.seats * HAND):
        card = one(xp, picked(xp, pile, luck[:, n]), len(TYPES))
        pile = pile - card
        hands = hands + card[:, None] * (xp.arange(c.seats) == n // HAND)[:, None]
    kinds = xp.arange(len(TYPES))
    first = picked(xp, xp.where(kinds < BALLOON, pile, 0), luck[:, -2])
    pile = pile - one(xp, first, len(TYPES))
    middle = kinds < BALLOON if c.beginner else (kinds >= BALLOON) & (kinds < BALLOON + NUMBERED)
    second = picked(xp, xp.where(middle, pile, 0), luck[:, -1])
    pile = pile - one(xp, second, len(TYPES))
    none = full(NONE)
    return Table(
        hands=hands,
        pile=pile,
        under=full(0, len(TYPES)),
        tops=xp.stack([first, second if c.beginner else none], 1),
        open=none if c.beginner else second,
        active=starter,
        asked=starter,
        window=full(False),
        taker=full(False),
        drew=none,
        floored=full(False),
        ballooned=full(False),
        skip=full(False),
        idle=full(0),
        turn=full(1),
        stars=full(0, c.seats),
        over=full(False),
    )


def misdealt(t: Table) -> Array:
    """[] NF-7: somebody got balloons only."""
    return (t.hands[..., :BALLOON].sum(-1) == 0).any(-1)


def picked(xp: Any, counts: Array, luck: Array) -> Array:
    """[] the type of a card drawn from these."""
    total = counts.sum(-1)
    number = xp.minimum((luck * total).astype("int32"), total - 1)
    return xp.minimum((xp.cumsum(counts, -1) <= number[:, None]).sum(-1), len(TYPES) - 1).astype("int32")


# What follows on what: NF-6, NF-11, NF-15 to NF-17, NF-23 -----------------------------------------------


def reached(xp: Any, top: Array, balloon: Array) -> Array:
    """[10] the numbers that may be laid on a floor while a balloon (or none) is open."""
    return xp.asarray(REACH)[xp.where(balloon < 0, KINDS, balloon - BALLOON), top % FLOORS]


def numbers(hand: Array) -> Array:
    """[10] how many floors of each number."""
    return hand[..., :NIGHT] + hand[..., NIGHT:BALLOON]


def by_balloons(xp: Any, top: Array, hand: Array) -> Array:
    """[] NF-R3, NF-R4: some balloon of the hand makes one of its floors playable."""
    reach = xp.asarray(REACH)[:KINDS][:, top % FLOORS].swapaxes(0, 1)  # [kinds, numbers]
    held = (hand[:, BALLOON:, None] > 0) & (numbers(hand)[:, None] > 0)
    return (held & reach).any((-1, -2))


def choosing_top(t: Table, hand: Array) -> Array:
    """NF-14, NF-R15."""
    return ~t.window & t.floored & (hand.sum(-1) > 0) & (hand[:, :BALLOON].sum(-1) == 0)


def fitting_nights(xp: Any, c: Course, t: Table, hands: Array) -> Array:
    """[seats, 10] NF-R7: the night floors a turn can be taken over with."""
    nights = hands[..., NIGHT:BALLOON] > 0
    return nights if c.any_night else nights & reached(xp, t.tops[:, 0], t.open)[:, None]


def allowed(xp: Any, c: Course, t: Table) -> Array:
    """[CHOICES] what whoever is asked may do."""
    hand = at(xp, t.hands, t.asked)
    has = hand > 0
    top = t.tops[:, 0]
    fits = reached(xp, top, t.open)
    helped = by_balloons(xp, top, hand)
    may_lay = xp.concatenate(
        [
            has[:, :BALLOON] & xp.concatenate([fits, fits], 1),
            has[:, BALLOON:] & (t.floored | helped)[:, None],
        ],
        1,
    )
    chain = t.floored | t.ballooned
    turn = ~t.window
    choosing = choosing_top(t, hand)
    takes = at(xp, fitting_nights(xp, c, t, t.hands), t.asked)
    takes = xp.concatenate([xp.zeros_like(takes), takes, xp.zeros_like(has[:, BALLOON:])], 1)
    cards = xp.where(t.window[:, None], takes, xp.where(choosing[:, None], has, may_lay))
    lays = turn & ~choosing
    if c.beginner:
        second = has[:, :NIGHT] & reached(xp, t.tops[:, 1], t.open) & lays[:, None]
        draws, passes = xp.zeros_like(lays), lays & ~chain
    else:
        second = xp.zeros_like(has[:, :NIGHT])
        stuck = ~helped & ~(fits & (numbers(hand) > 0)).any(-1)
        draws = lays & ~chain & ~t.taker & (t.drew < 0) & stuck
        passes = lays & ~chain & (t.drew >= 0)
    rest = xp.stack([draws, passes, lays & t.floored, t.window], 1)
    return xp.concatenate([cards, second, rest], 1)


# What happens -----------------------------------------------------------------------------------------


def step(xp: Any, c: Course, t: Table, choice: Array, luck: Array) -> Table:
    """One decision of whoever is asked, which must be allowed. ``luck`` [DRAWS]: uniform, one for each card
    that may be drawn. A game that is over stays as it is."""
    before = t
    me = t.asked
    card = xp.where(choice < SECOND, choice, choice - SECOND)
    second = (choice >= SECOND) & (choice < DRAW)
    chooses = choosing_top(t, at(xp, t.hands, me))
    lays = (choice < DRAW) & ~chooses
    # NF-18, NF-R13: taking over; all counts anew.
    takes = t.window & lays
    t = t._replace(
        active=xp.where(takes, me, t.active),
        taker=t.taker | takes,
        drew=xp.where(takes, NONE, t.drew),
        floored=t.floored & ~takes,
        ballooned=t.ballooned & ~takes,
    )
    t = _laid(xp, t, me, card, second, lays)
    hand = at(xp, t.hands, me)
    # NF-14, NF-R15: after the last floor balloons go down, by themselves where there is nothing to choose.
    alike = choosing_top(t._replace(window=t.window & ~takes), hand) & ((hand > 0).sum(-1) == 1)
    down = chooses | (lays & alike)
    top = xp.where(chooses, card, hand.argmax(-1))
    t = _balloons_down(xp, t, me, hand, top, down)
    star = down | (lays & (hand.sum(-1) == 0))
    # NF-18, NF-20, NF-R7: a window, unless nobody could take over.
    hand = at(xp, t.hands, t.active)
    opens = lays & ~star & t.floored & (hand[:, :BALLOON].sum(-1) > 0)
    if c.balloon_first:
        opens = opens & t.ballooned
    t = _ask(xp, c, t, opens, t.window & ~lays, lays)
    # NF-3, NF-4
    mine = xp.arange(c.seats) == me[:, None]
    stars = t.stars + (mine & star[:, None])
    over = star & (stars.max(-1) >= target(c.seats))
    # NF-13, NF-24, NF-R10
    passes, draws = choice == PASS, choice == DRAW
    nothing = (t.pile.sum(-1) + t.under.sum(-1) == 0) if c.beginner else t.drew == 0
    idle = xp.where(passes, xp.where(nothing, t.idle + 1, 0), t.idle)
    over = over | (passes & (idle >= c.seats))
    t = t._replace(stars=stars, idle=idle)
    drawing = draws | (passes if c.beginner else xp.zeros_like(passes))
    wanted = xp.where(star & ~over, HAND, xp.where(drawing, EXTRA, 0))
    for n in range(HAND):
        t, got = _drawn(xp, t, me, luck[:, n], n < wanted)
        t = t._replace(drew=xp.where(draws & (n < wanted), xp.maximum(t.drew, 0) + got, t.drew))
    # NF-17, NF-19, NF-R8, NF-R14: whose turn is next.
    ends = (star | passes | (choice == END)) & ~over
    after = (t.active + xp.where(t.taker & c.right, -1, 1)) % c.seats
    skips = ends & t.skip
    for n in range(HAND, DRAWS):
        t, _ = _drawn(xp, t, after, luck[:, n], skips)
    after = xp.where(skips, (after + 1) % c.seats, after)
    over = over | (ends & (t.turn >= c.turn_limit))  # NF-R19
    begins = ends & ~over
    t = t._replace(
        active=xp.where(begins, after, t.active),
        asked=xp.where(begins, after, t.asked),
        taker=t.taker & ~begins,
        drew=xp.where(begins, NONE, t.drew),
        floored=t.floored & ~begins,
        ballooned=t.ballooned & ~begins,
        skip=t.skip & ~begins,
        turn=t.turn + begins,
        over=over,
    )
    kept: Table = where(xp, before.over, before, t)
    return kept


def where(xp: Any, which: Array, a: Any, b: Any) -> Any:
    """The games of ``a`` where ``which``, else those of ``b``."""
    rows = zip(a, b, strict=True)
    return type(a)(*(xp.where(which.reshape(-1, *[1] * (x.ndim - 1)), x, y) for x, y in rows))


def _laid(xp: Any, t: Table, me: Array, card: Array, second: Array, lays: Array) -> Table:
    """NF-11, NF-12, NF-23: the card is the new top at once, and what it covers lies under."""
    floor = lays & (card < BALLOON)
    balloon = lays & (card >= BALLOON)
    to = one(xp, second.astype("int32"), 2) * floor[:, None]
    covered = xp.where(floor, at(xp, t.tops, second.astype("int32")), t.open)
    mine = (xp.arange(t.hands.shape[1]) == me[:, None])[..., None]
    return t._replace(
        hands=t.hands - mine * one(xp, xp.where(lays, card, NONE), len(TYPES))[:, None],
        under=t.under + one(xp, xp.where(lays, covered, NONE), len(TYPES)),
        tops=xp.where(to > 0, card[:, None], t.tops),
        open=xp.where(balloon, card, t.open),
        floored=t.floored | floor,
        ballooned=t.ballooned | balloon,
        skip=xp.where(lays, card == SKIP, t.skip),
        idle=xp.where(lays, 0, t.idle),
    )


def _balloons_down(xp: Any, t: Table, me: Array, hand: Array, top: Array, down: Array) -> Table:
    mine = (xp.arange(t.hands.shape[1]) == me[:, None])[..., None]
    covered = hand + one(xp, t.open, len(TYPES)) - one(xp, top, len(TYPES))
    return t._replace(
        hands=xp.where(mine & down[:, None, None], 0, t.hands),
        under=t.under + xp.where(down[:, None], covered, 0),
        open=xp.where(down, top, t.open),
        skip=xp.where(down, top == SKIP, t.skip),
        ballooned=t.ballooned | down,
        idle=xp.where(down, 0, t.idle),
    )


def _ask(xp: Any, c: Course, t: Table, opens: Array, declined: Array, closes: Array) -> Table:
    """Who is asked in a window that opens, or after one of them has declined; if nobody, it is closed."""
    closed = t._replace(window=t.window & ~(closes | declined))
    closed = closed._replace(asked=xp.where(closes | declined, t.active, t.asked))
    if not c.windows:
        return closed
    order = xp.arange(1, c.seats)
    seats = (t.active[:, None] + order) % c.seats
    able = xp.take_along_axis(fitting_nights(xp, c, t, t.hands).any(-1), seats, 1)
    gone = xp.where(declined, (t.asked - t.active) % c.seats, 0)
    able = able & (order > gone[:, None]) & (opens | declined)[:, None]
    found = able.any(-1)
    return closed._replace(
        window=closed.window | found, asked=xp.where(found, at(xp, seats, able.argmax(-1)), closed.asked)
    )


def _drawn(xp: Any, t: Table, seat: Array, luck: Array, wanted: Array) -> tuple[Table, Array]:
    """NF-5, NF-R10: one card, if wanted; an empty pile is made anew. Also how many came: one or none."""
    recycles = (wanted & (t.pile.sum(-1) == 0))[:, None]
    pile = xp.where(recycles, t.under, t.pile)
    there = wanted & (pile.sum(-1) > 0)
    card = one(xp, xp.where(there, picked(xp, pile, luck), NONE), len(TYPES))
    own = (xp.arange(t.hands.shape[1]) == seat[:, None])[..., None]
    t = t._replace(
        hands=t.hands + own * card[:, None], pile=pile - card, under=xp.where(recycles, 0, t.under)
    )
    return t, there.astype("int32")


def result(t: Table) -> tuple[Array, Array]:
    """NF-4, NF-R10, NF-R19: [seats] ranks, and one win shared by the winners."""
    ranks = 1 + (t.stars[:, None, :] > t.stars[:, :, None]).sum(-1)
    first = ranks == 1
    return ranks, first / first.sum(-1, keepdims=True)


# What a seat may think of -------------------------------------------------------------------------------

COPIES = 6
"""Of no type there are more."""


def redealt(xp: Any, c: Course, t: Table, luck: Array) -> tuple[Array, Array]:
    """[worlds, seats, types] hands and [worlds, types] piles: what whoever is asked has not seen, dealt anew
    by ``luck`` [worlds, types * COPIES]. ``view.determinize`` in arrays, but that a hand may be one with
    which the turn would have gone otherwise."""
    games, worlds = luck.shape[:2]
    me = t.asked
    unseen = t.pile + t.hands.sum(1) - at(xp, t.hands, me)
    there = (xp.arange(COPIES) < unseen[..., None]).reshape(games, 1, -1)
    place = xp.where(there, luck, 2.0).argsort(-1).argsort(-1)  # [worlds, cards]
    seats = (me[:, None] + xp.arange(1, c.seats)) % c.seats
    last = xp.cumsum(xp.take_along_axis(t.hands.sum(-1), seats, 1), -1)  # [others]
    nth = (place[..., None] >= last[:, None, None]).sum(-1)
    owner = xp.where(nth < c.seats - 1, (me[:, None, None] + 1 + nth) % c.seats, c.seats)
    cards = (owner[:, :, None] == xp.arange(c.seats + 1)[:, None]) & there[:, :, None]
    dealt = cards.reshape(games, worlds, c.seats + 1, len(TYPES), COPIES).sum(-1).astype("int32")
    mine = (xp.arange(c.seats) == me[:, None])[:, None, :, None]
    return xp.where(mine, t.hands[:, None], dealt[:, :, : c.seats]), dealt[:, :, c.seats]
