"""The things of Day & Night: faces, state, actions, events, view, options. No rules."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from stolek.core.cards import Face
from stolek.core.game import Outcome, Setup
from stolek.core.ids import RuleId, Seat, Viewer
from stolek.core.visibility import NOBODY, EventBase, Hidden, Open, Secret

Colour: TypeAlias = Literal["orange", "blue", "pink", "purple"]
Time: TypeAlias = Literal["day", "night"]
Ending: TypeAlias = Literal["empty-pile", "one-more", "full-refill"]
Taking: TypeAlias = Literal["must", "may"]
Step: TypeAlias = Literal["first", "second", "taking", "over"]

COLOURS: tuple[Colour, ...] = ("orange", "blue", "pink", "purple")
TIME_MARK = "T"
MARKS = (TIME_MARK, "1", "2", "3", "4")


class Card(msgspec.Struct, frozen=True, gc=False):
    """What a face shows: a colour, a value, and either the time symbol or 1-4 stars (DN-2)."""

    colour: Colour
    value: int
    stars: int
    flips_time: bool


def read_card(face: Face) -> Card:
    """The card of a face such as ``orange-7-T`` or ``blue-13-4``; raises ValueError if it is none."""
    colour, value, mark = face.split("-")
    if colour not in COLOURS:
        raise ValueError(f"{colour!r} is not a colour; the colours are {', '.join(COLOURS)}")
    if mark not in MARKS:
        raise ValueError(f"{mark!r} is neither 1-4 stars nor {TIME_MARK} for the time symbol")
    if not (value.isascii() and value.isdigit() and 1 <= int(value) <= 13 and str(int(value)) == value):
        raise ValueError(f"{value!r} is not a value from 1 to 13")
    flips = mark == TIME_MARK
    return Card(colour, int(value), 0 if flips else int(mark), flips)


_FACES = [Face(f"{colour}-{value}-{mark}") for colour in COLOURS for value in range(1, 14) for mark in MARKS]

card = {face: read_card(face) for face in _FACES}.__getitem__
"""The card of a face: looked up in a dict, what it shows is known at once."""

stars_of = {face: card(face).stars for face in _FACES}.__getitem__


class Options(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """DN-R2, DN-14 and DN-R9."""

    ending: Ending = "empty-pile"
    taking: Taking = "must"
    open_discards: bool = True


class Spot(msgspec.Struct, frozen=True, gc=False):
    """A place for a face-up card: a seat's first or second card, or the card from the pile (seat None)."""

    seat: Seat | None
    second: bool = False


class Lying(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A face-up card on the table; ``taker`` has taken it away this round."""

    spot: Spot
    face: Face
    taker: Seat | None = None


class Taker(msgspec.Struct, frozen=True, gc=False):
    """A player who played the winning colour: by which value, and stars at that moment (DN-11, DN-12)."""

    seat: Seat
    value: int
    stars: int


class ColourSum(msgspec.Struct, frozen=True, gc=False):
    """The running sum of a colour; ``cards`` is 0 for a colour that does not compete (DN-R1)."""

    colour: Colour
    total: int
    cards: int


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole table. Hands and discards are kept in canonical order; the top of the pile is first."""

    setup: Setup[Options]
    time: Time
    step: Step
    round: int
    last: bool
    pile: tuple[Face, ...]
    removed: tuple[Face, ...]
    hands: tuple[tuple[Face, ...], ...]
    chosen: tuple[Face | None, ...]
    lying: tuple[Lying, ...]
    winning: Colour | None
    takers: tuple[Taker, ...]
    barred: tuple[Taker, ...]
    declined: tuple[Seat, ...]
    collected: tuple[tuple[Face, ...], ...]
    discards: tuple[Face, ...]
    dealt_from: Seat
    outcome: Outcome | None


# Actions ----------------------------------------------------------------------------------------------


class Choose(msgspec.Struct, frozen=True, gc=False, tag="choose", tag_field="is"):
    """Put this hand card face down (DN-6, DN-7); again to change one's mind (DN-R8)."""

    face: Face


class Take(msgspec.Struct, frozen=True, gc=False, tag="take", tag_field="is"):
    """Take this face-up card (DN-10)."""

    face: Face


class Decline(msgspec.Struct, frozen=True, gc=False, tag="decline", tag_field="is"):
    """Take none (DN-14)."""


Action: TypeAlias = Choose | Take | Decline


# Events -----------------------------------------------------------------------------------------------


class Shuffled(EventBase, frozen=True, gc=False, tag="shuffled"):
    """DN-3: some cards are out, unseen; the rest is the pile. DN-R3: short piles are dealt from this seat."""

    pile: Annotated[tuple[Face, ...] | Hidden, Secret(to=NOBODY)]
    removed: Annotated[tuple[Face, ...] | Hidden, Secret(to=NOBODY)]
    pile_count: Open[int]
    removed_count: Open[int]
    dealt_from: Open[Seat]


class Drawn(EventBase, frozen=True, gc=False, tag="drawn"):
    """Cards from the top of the pile go to a hand (DN-4, DN-15)."""

    seat: Open[Seat]
    count: Open[int]
    cards: Annotated[tuple[Face, ...] | Hidden, Secret(to="seat")]
    rule: Open[RuleId]


class RoundBegan(EventBase, frozen=True, gc=False, tag="round-began"):
    number: Open[int]


class PileCardTurned(EventBase, frozen=True, gc=False, tag="pile-card-turned"):
    """DN-5."""

    face: Open[Face]


class LastRoundCalled(EventBase, frozen=True, gc=False, tag="last-round-called"):
    """DN-16: the round that has just begun is the last one (DN-R2)."""


class TimeFlipped(EventBase, frozen=True, gc=False, tag="time-flipped"):
    """One time symbol turned the time card over."""

    spot: Open[Spot]
    time: Open[Time]
    rule: Open[RuleId]


class CardChosen(EventBase, frozen=True, gc=False, tag="card-chosen"):
    """A card lies face down; ``again`` when it replaces another (DN-R8)."""

    seat: Open[Seat]
    again: Open[bool]
    face: Annotated[Face | Hidden, Secret(to="seat")]


class Revealed(EventBase, frozen=True, gc=False, tag="revealed"):
    """All face-down cards are turned up together, in seat order (DN-6, DN-7)."""

    second: Open[bool]
    faces: Open[tuple[Face, ...]]


class ColourWon(EventBase, frozen=True, gc=False, tag="colour-won"):
    """DN-8, with the order of taking (DN-11, DN-12) and who gets nothing (DN-13)."""

    colour: Open[Colour]
    sums: Open[tuple[ColourSum, ...]]
    takers: Open[tuple[Taker, ...]]
    barred: Open[tuple[Taker, ...]]
    rules: Open[tuple[RuleId, ...]]


class NoColourWon(EventBase, frozen=True, gc=False, tag="no-colour-won"):
    """DN-9: these colours share the deciding sum."""

    tied: Open[tuple[Colour, ...]]
    sums: Open[tuple[ColourSum, ...]]
    rules: Open[tuple[RuleId, ...]]


class Taken(EventBase, frozen=True, gc=False, tag="taken"):
    """DN-10: the card goes from its spot to the taker's collection; its stars are points."""

    seat: Open[Seat]
    face: Open[Face]
    spot: Open[Spot]
    stars: Open[int]
    rules: Open[tuple[RuleId, ...]]


class Declined(EventBase, frozen=True, gc=False, tag="declined"):
    """DN-14: whoever may decline leaves the cards where they lie."""

    seat: Open[Seat]
    rules: Open[tuple[RuleId, ...]]


class Swept(EventBase, frozen=True, gc=False, tag="swept"):
    """DN-15: what is left on the table goes to the discards."""

    faces: Open[tuple[Face, ...]]


class Ended(EventBase, frozen=True, gc=False, tag="ended"):
    """DN-16, DN-17."""

    outcome: Open[Outcome]


Event: TypeAlias = (
    Shuffled
    | Drawn
    | RoundBegan
    | PileCardTurned
    | LastRoundCalled
    | TimeFlipped
    | CardChosen
    | Revealed
    | ColourWon
    | NoColourWon
    | Taken
    | Declined
    | Swept
    | Ended
)


# View -------------------------------------------------------------------------------------------------


class SeatShown(msgspec.Struct, frozen=True, gc=False):
    """What everyone sees of a player, put together from the fields of ``Shown``."""

    hand_count: int
    has_chosen: bool
    collected: tuple[Face, ...]
    stars: int


class Shown(msgspec.Struct, frozen=True, gc=False):
    """What lies before a viewer. ``hand`` and ``chosen`` are the viewer's own; ``held`` (with the card that
    lies face down), ``has_chosen``, ``collected`` and ``stars`` are by seat: only what changes is sent."""

    viewer: Viewer
    options: Options
    time: Time
    step: Step
    round: int
    rounds: int
    last: bool
    pile_count: int
    removed_count: int
    dealt_from: Seat
    held: tuple[int, ...]
    has_chosen: tuple[bool, ...]
    collected: tuple[tuple[Face, ...], ...]
    stars: tuple[int, ...]
    hand: tuple[Face, ...]
    chosen: Face | None
    lying: tuple[Lying, ...]
    sums: tuple[ColourSum, ...]
    winning: Colour | None
    takers: tuple[Taker, ...]
    barred: tuple[Taker, ...]
    declined: tuple[Seat, ...]
    discard_count: int
    discards: tuple[Face, ...] | None
    outcome: Outcome | None

    @property
    def seats(self) -> tuple[SeatShown, ...]:
        fields = zip(self.held, self.has_chosen, self.collected, self.stars, strict=True)
        return tuple(SeatShown(held - chosen, chosen, got, stars) for held, chosen, got, stars in fields)


class Own(msgspec.Struct, frozen=True, gc=False):
    """What a viewer is shown of their own, by its names in ``Shown``."""

    viewer: Viewer = None
    hand: tuple[Face, ...] = ()
    chosen: Face | None = None


class Memory(msgspec.Struct, frozen=True, gc=False):
    """What a seat saw and may not look at again: the discards, when they are not open (DN-R9)."""

    setup: Setup[Options]
    discards: tuple[Face, ...]


class View(msgspec.Struct, frozen=True, gc=False):
    shown: Shown
    memory: Memory
