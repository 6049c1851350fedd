"""The things of Numberloor: faces, state, actions, events, view, options. No rules."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, TypeAlias

import msgspec

from stolek.core.cards import Face
from stolek.core.game import Applies, Outcome, Setup
from stolek.core.ids import RuleId, Seat, Viewer
from stolek.core.visibility import NOBODY, EventBase, Hidden, Open, Passing, Secret

Sign: TypeAlias = Literal["number", "near", "even", "odd", "skip"]
Phase: TypeAlias = Literal["turn", "window", "over"]
Order: TypeAlias = Literal["ask", "take", "decline"]
Starter: TypeAlias = Literal["random", "1", "2", "3", "4", "5"]
NightFloor: TypeAlias = Literal["fits", "any"]

FLOORS = 10
SPECIAL: tuple[Sign, ...] = ("near", "even", "odd", "skip")


class Card(msgspec.Struct, frozen=True, gc=False):
    """What a face shows (NF-1): a floor 0-9, by day or night, or a balloon with a number or a sign."""

    is_floor: bool
    number: int
    night: bool
    sign: Sign


@cache
def card(face: Face) -> Card:
    """The card of a face: ``f7``, ``n7``, ``b3``, ``near``, ``even``, ``odd``, ``skip``."""
    if face in SPECIAL:
        return Card(False, 0, False, face)  # type: ignore[arg-type]
    kind, number = face[:1], face[1:]
    if len(number) == 1 and number in "0123456789":
        if kind in ("f", "n"):
            return Card(True, int(number), kind == "n", "number")
        if kind == "b" and number in "12345":
            return Card(False, int(number), False, "number")
    raise ValueError("a card is f0-f9, n0-n9, b1-b5, near, even, odd or skip")


NIGHT_FLOORS = frozenset([Face(f"n{number}") for number in range(FLOORS)])
EVERY_FLOOR = NIGHT_FLOORS.union([Face(f"f{number}") for number in range(FLOORS)])
EVERY_BALLOON = frozenset([Face(f"b{number}") for number in range(1, 6)]).union(map(Face, SPECIAL))


_FULL = Applies(("full",))  # NF-21: the others have no night floors to take over with


class Options(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """NF-R2, NF-R7, NF-R8, NF-R19."""

    starter: Starter = "random"
    takeover: Annotated[Literal["on", "off"], _FULL] = "on"
    takeover_after: Annotated[Literal["floor-and-balloon", "floor"], _FULL] = "floor-and-balloon"
    night_floor: Annotated[NightFloor, _FULL] = "fits"
    after_takeover: Annotated[Literal["right", "left"], _FULL] = "right"
    window_seconds: Annotated[int, msgspec.Meta(ge=1, le=10), _FULL] = 2
    turn_limit: Annotated[int, msgspec.Meta(ge=10, le=2000)] = 2000


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A card of the present turn: on which floor pile, or on the balloons (pile None)."""

    face: Face
    pile: int | None


class Answered(msgspec.Struct, frozen=True, gc=False):
    """An answer in a window: the night floor to take over with, or None for declining."""

    face: Face | None


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole table. Hands are in canonical order; the draw pile begins with its top, a played one ends so.

    ``drew``: cards drawn by NF-13 in this turn; ``idle``: turns running in which nothing moved (NF-R10)."""

    setup: Setup[Options]
    phase: Phase
    turn: int
    active: Seat
    taker: bool
    drew: int | None
    chain: tuple[Laid, ...]
    idle: int
    pile: tuple[Face, ...]
    floors: tuple[tuple[Face, ...], ...]
    balloons: tuple[Face, ...]
    hands: tuple[tuple[Face, ...], ...]
    stars: tuple[int, ...]
    orders: tuple[Order, ...]
    answers: tuple[Answered | None, ...]
    outcome: Outcome | None


# Actions ----------------------------------------------------------------------------------------------


class _Action(msgspec.Struct, frozen=True, gc=False, tag_field="is"):
    pass


class Lay(_Action, frozen=True, gc=False, tag="lay"):
    """Lay a card: a floor on a floor pile, a balloon on the balloons (NF-10 to NF-12, NF-23)."""

    face: Face
    pile: int = 0


class Draw(_Action, frozen=True, gc=False, tag="draw"):
    """Draw two because no turn can be made (NF-13)."""


class Pass(_Action, frozen=True, gc=False, tag="pass"):
    """NF-13; in the beginners' game also draws two (NF-24)."""


class EndTurn(_Action, frozen=True, gc=False, tag="end-turn"):
    """Enough for this turn."""


class ChooseTop(_Action, frozen=True, gc=False, tag="choose-top"):
    """Which of the remaining balloons ends on top (NF-14)."""

    face: Face


class TakeOver(_Action, frozen=True, gc=False, tag="take-over"):
    """Take the turn over with this night floor (NF-18)."""

    face: Face


class Decline(_Action, frozen=True, gc=False, tag="decline"):
    """Let the player go on."""


class GiveOrder(_Action, frozen=True, gc=False, tag="give-order"):
    """Leave a standing order for all windows to come (NF-R7)."""

    order: Order


Action: TypeAlias = Lay | Draw | Pass | EndTurn | ChooseTop | TakeOver | Decline | GiveOrder


# Events -----------------------------------------------------------------------------------------------


class Shuffled(EventBase, frozen=True, gc=False, tag="shuffled"):
    """NF-7, NF-22: all cards that take part are in the draw pile."""

    pile: Annotated[tuple[Face, ...] | Hidden, Secret(to=NOBODY)]
    pile_count: Open[int]


class Drawn(EventBase, frozen=True, gc=False, tag="drawn"):
    """Cards from the top of the pile go to a hand; ``rule`` says why."""

    seat: Open[Seat]
    count: Open[int]
    cards: Annotated[tuple[Face, ...] | Hidden, Secret(to="seat")]
    rule: Open[RuleId]


class Misdealt(EventBase, frozen=True, gc=False, tag="misdealt"):
    """NF-7: these seats got balloons only; all cards go back to be dealt again.

    No seats: no numbered balloon was left for the middle (NF-8)."""

    seats: Open[tuple[Seat, ...]]


class MiddleLaid(EventBase, frozen=True, gc=False, tag="middle-laid"):
    """NF-8, NF-22: the first cards in the middle; NF-R18: the pile is shuffled after they were found."""

    floors: Open[tuple[Face, ...]]
    balloon: Open[Face | None]
    pile: Annotated[tuple[Face, ...] | Hidden, Secret(to=NOBODY)]


class TurnBegan(EventBase, frozen=True, gc=False, tag="turn-began"):
    seat: Open[Seat]
    number: Open[int]


class CardLaid(EventBase, frozen=True, gc=False, tag="card-laid"):
    """A card is the new top at once (NF-11, NF-12); ``pile`` None: the balloons."""

    seat: Open[Seat]
    face: Open[Face]
    pile: Open[int | None]
    rule: Open[RuleId]


class Passed(EventBase, frozen=True, gc=False, tag="passed"):
    """``idle``: in this turn no card was laid and none drawn (NF-R10)."""

    seat: Open[Seat]
    idle: Open[bool]
    rule: Open[RuleId]


class Recycled(EventBase, frozen=True, gc=False, tag="recycled"):
    """NF-5: the played cards but the top ones are shuffled into the draw pile."""

    pile: Annotated[tuple[Face, ...] | Hidden, Secret(to=NOBODY)]
    count: Open[int]


class Skipped(EventBase, frozen=True, gc=False, tag="skipped"):
    """NF-17: this player loses the turn."""

    seat: Open[Seat]


class OrderGiven(EventBase, frozen=True, gc=False, tag="order-given"):
    """NF-R7: a standing order. Secret as a whole: nobody else hears even that one was given."""

    seat: Annotated[Seat | Hidden, Secret(to="seat")]
    order: Annotated[Order | Hidden, Secret(to="seat")]


class WindowOpened(EventBase, frozen=True, gc=False, tag="window-opened"):
    """NF-R7: everyone but the active player is asked alike."""


class WindowAnswered(EventBase, frozen=True, gc=False, tag="window-answered"):
    seat: Open[Seat]
    answer: Annotated[Answered | Hidden, Secret(to="seat")]


class WindowClosed(EventBase, frozen=True, gc=False, tag="window-closed"):
    """Nobody took over."""


class TakenOver(EventBase, frozen=True, gc=False, tag="taken-over"):
    """NF-18: the turn is this player's now; the card is laid at once."""

    seat: Open[Seat]
    loser: Open[Seat]
    face: Passing[Face]


class StarWon(EventBase, frozen=True, gc=False, tag="star-won"):
    """NF-3: an empty hand, a dance, a star."""

    seat: Open[Seat]
    stars: Open[int]


class Ended(EventBase, frozen=True, gc=False, tag="ended"):
    """NF-4, NF-R10, NF-R19."""

    outcome: Open[Outcome]


Event: TypeAlias = (
    Shuffled
    | Drawn
    | Misdealt
    | MiddleLaid
    | TurnBegan
    | CardLaid
    | Passed
    | Recycled
    | Skipped
    | OrderGiven
    | WindowOpened
    | WindowAnswered
    | WindowClosed
    | TakenOver
    | StarWon
    | Ended
)


# View -------------------------------------------------------------------------------------------------


class SeatShown(msgspec.Struct, frozen=True, gc=False):
    """What everyone sees of a player."""

    hand_count: int
    stars: int


class PileShown(msgspec.Struct, frozen=True, gc=False):
    """A floor pile: its top, how many cards, and the numbers that may be laid on it now."""

    top: Face
    count: int
    reach: tuple[int, ...]


class Shown(msgspec.Struct, frozen=True, gc=False):
    """What lies before a viewer. ``hand``, ``order`` and ``answered`` are the viewer's own."""

    viewer: Viewer
    variant: str
    options: Options
    phase: Phase
    turn: int
    active: Seat
    taker: bool
    drew: bool
    chain: tuple[Laid, ...]
    target: int
    pile_count: int
    floors: tuple[PileShown, ...]
    balloon: Face | None
    balloon_count: int
    seats: tuple[SeatShown, ...]
    hand: tuple[Face, ...]
    order: Order
    choosing_top: bool
    answered: bool
    outcome: Outcome | None


class Own(msgspec.Struct, frozen=True, gc=False):
    """What a viewer is shown of their own, by its names in ``Shown``."""

    viewer: Viewer = None
    hand: tuple[Face, ...] = ()
    order: Order = "ask"
    answered: bool = False


class Memory(msgspec.Struct, frozen=True, gc=False):
    """What everyone saw go by: the played piles, top last, and one's own answer in an open window."""

    setup: Setup[Options]
    floors: tuple[tuple[Face, ...], ...]
    balloons: tuple[Face, ...]
    idle: int
    drew: int | None
    answer: Answered | None


class View(msgspec.Struct, frozen=True, gc=False):
    shown: Shown
    memory: Memory
