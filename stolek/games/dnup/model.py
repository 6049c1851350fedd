"""The things of dnup: faces, state, actions, events, view, options. No rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import permutations
from typing import Annotated, Literal, TypeAlias

import msgspec

from stolek.core.cards import Face
from stolek.core.game import Outcome, Setup
from stolek.core.ids import RuleId, Seat, Viewer
from stolek.core.visibility import NOBODY, EventBase, Hidden, Open, Secret

Area: TypeAlias = Literal[1, 2]
Discarding: TypeAlias = Literal["turn", "lap", "beaten"]
Voiding: TypeAlias = Literal["repeated", "too-long"]

STAR = "*"
VALUES = range(1, 11)


class Card(msgspec.Struct, frozen=True, gc=False, order=True):
    """What a face shows: the value that is up, the one that is down, and whether it bears the star (DU-1)."""

    active: int
    inactive: int
    star: bool


@cache
def card(face: Face) -> Card:
    """The card of a face such as ``5/1*``, active value first; raises ValueError if it is none."""
    star = face.endswith(STAR)
    up, slash, down = face.removesuffix(STAR).partition("/")
    if not slash:
        raise ValueError("a face is two values with a slash between them, such as 3/6")
    for value in (up, down):
        if value not in map(str, VALUES):
            raise ValueError(f"{value!r} is not a value from {VALUES[0]} to {VALUES[-1]}")
    if up == down:
        raise ValueError("the two values of a card differ")  # DU-R12
    return Card(int(up), int(down), star)


def _turned(face: Face) -> Face:
    shown = card(face)
    return Face(f"{shown.inactive}/{shown.active}{STAR if shown.star else ''}")


_FACES = [Face(f"{up}/{down}{star}") for up, down in permutations(VALUES, 2) for star in ("", STAR)]
"""In canonical order, that of ``card``. Looked up in a dict, what is known of a face is known at once."""

_rank = {face: n for n, face in enumerate(_FACES)}.__getitem__

value_of = {face: card(face).active for face in _FACES}.__getitem__
"""The active value."""

turned = {face: _turned(face) for face in _FACES}.__getitem__
"""The same card rotated by 180 degrees."""

filed = {face: min(face, _turned(face), key=_rank) for face in _FACES}.__getitem__
"""The name of a card that does not say which way up it is: the lower value first."""


def turned_all(faces: Iterable[Face]) -> tuple[Face, ...]:
    return in_order(map(turned, faces))


def in_order(faces: Iterable[Face]) -> tuple[Face, ...]:
    """Canonical order: by active value, then by the other one."""
    return tuple(sorted(faces, key=_rank))


class Options(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """DU-R5."""

    void_after: Annotated[int, msgspec.Meta(ge=50, le=500)] = 500


class Spot(msgspec.Struct, frozen=True, gc=False, order=True):
    """A place for a set: in front of a player; two players have two areas each, 2 on their left (DU-11)."""

    seat: Seat
    area: Area = 1


class TableSet(msgspec.Struct, frozen=True, gc=False):
    """Cards of one active value in front of a player (DU-4)."""

    spot: Spot
    faces: tuple[Face, ...]

    @property
    def value(self) -> int:
        return value_of(self.faces[0])

    @property
    def size(self) -> int:
        return len(self.faces)


class Position(msgspec.Struct, frozen=True, gc=False):
    """What must come up for the third time to make a round void (DU-R5)."""

    turn: Spot
    out: Seat | None
    hands: tuple[tuple[Face, ...], ...]
    sets: tuple[TableSet, ...]


class PastSeen(msgspec.Struct, frozen=True, gc=False):
    """A past position as far as everyone could tell then: what was unseen of a hand is left out. ``rotated``
    says which hands had been rotated an odd number of times."""

    turn: Spot
    out: Seat | None
    hands: tuple[tuple[Face, ...], ...]
    sets: tuple[TableSet, ...]
    rotated: tuple[bool, ...]


class Uncovered(msgspec.Struct, frozen=True, gc=False):
    """Cards that all see for the first time as they leave a hand: they were in it at so many past positions,
    the other way up where it was not ``rotated`` as now."""

    seat: Seat
    faces: tuple[Face, ...]
    rotated: bool
    positions: int


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole table. Hands, sets and discards are kept in canonical order.

    ``turn`` is whose turn it is and for which area. ``tokens`` are rounds won when two play (DU-14).
    ``known`` are those cards of each hand that all have seen on their way into it. ``past`` reaches back to
    the last discard: no position from before it can come up again; ``past_seen`` is the public part of it,
    and ``uncovered`` what came out of it since.
    """

    setup: Setup[Options]
    round: int
    voids: int
    turns: int
    starter: Seat | None
    turn: Spot | None
    pile: tuple[Face, ...]
    hands: tuple[tuple[Face, ...], ...]
    known: tuple[tuple[Face, ...], ...]
    rotated: tuple[bool, ...]
    sets: tuple[TableSet, ...]
    discards: tuple[Face, ...]
    out: Seat | None
    tokens: tuple[int, ...]
    past: tuple[Position, ...]
    past_seen: tuple[PastSeen, ...]
    uncovered: tuple[Uncovered, ...]
    outcome: Outcome | None


# Actions ----------------------------------------------------------------------------------------------


class Lay(msgspec.Struct, frozen=True, gc=False, tag="lay", tag_field="is"):
    """Lay these hand cards, in canonical order, as a set in front of me (DU-6a)."""

    faces: tuple[Face, ...]


class Add(msgspec.Struct, frozen=True, gc=False, tag="add", tag_field="is"):
    """Add this hand card to the opponent's set there (DU-6b)."""

    face: Face
    to: Spot


class TakeSet(msgspec.Struct, frozen=True, gc=False, tag="take", tag_field="is"):
    """Take the opponent's set that lies there into my hand (DU-6c)."""

    at: Spot


class Rotate(msgspec.Struct, frozen=True, gc=False, tag="rotate", tag_field="is"):
    """Rotate my whole hand (DU-6d)."""


Action: TypeAlias = Lay | Add | TakeSet | Rotate


# Events -----------------------------------------------------------------------------------------------


class Shuffled(EventBase, frozen=True, gc=False, tag="shuffled"):
    """DU-3: a new round; all cards are shuffled, orientation too, and dealt from ``dealt_from`` (DU-R6)."""

    round: Open[int]
    pile: Annotated[tuple[Face, ...] | Hidden, Secret(to=NOBODY)]
    count: Open[int]
    dealt_from: Open[Seat]


class Dealt(EventBase, frozen=True, gc=False, tag="dealt"):
    """DU-3: a hand is taken up as it was dealt."""

    seat: Open[Seat]
    count: Open[int]
    faces: Annotated[tuple[Face, ...] | Hidden, Secret(to="seat")]


class RoundBegan(EventBase, frozen=True, gc=False, tag="round-began"):
    """DU-5: whoever holds the ``star`` begins; two players begin with one turn for area 2 (DU-13)."""

    round: Open[int]
    starter: Open[Seat]
    star: Open[Face]
    rules: Open[tuple[RuleId, ...]]


class TurnBegan(EventBase, frozen=True, gc=False, tag="turn-began"):
    """Whose turn it is and for which area; the set that lay there is already gone."""

    turn: Open[Spot]
    number: Open[int]


class Discarded(EventBase, frozen=True, gc=False, tag="discarded"):
    """A set goes face down out of the round: at its owner's ``turn`` (DU-6), at the end of the last ``lap``
    of a player who is out, or ``beaten`` within that lap (DU-8)."""

    spot: Open[Spot]
    faces: Open[tuple[Face, ...]]
    why: Open[Discarding]
    rules: Open[tuple[RuleId, ...]]


class Laid(EventBase, frozen=True, gc=False, tag="laid"):
    """DU-6a; ``left`` is how many cards the hand has left."""

    spot: Open[Spot]
    faces: Open[tuple[Face, ...]]
    value: Open[int]
    left: Open[int]
    rules: Open[tuple[RuleId, ...]]


class Added(EventBase, frozen=True, gc=False, tag="added"):
    """DU-6b; ``faces`` is the set as it lies now."""

    seat: Open[Seat]
    face: Open[Face]
    to: Open[Spot]
    faces: Open[tuple[Face, ...]]
    value: Open[int]
    left: Open[int]
    rules: Open[tuple[RuleId, ...]]


class Returned(EventBase, frozen=True, gc=False, tag="returned"):
    """A beaten set goes back to its owner's hand, rotated (DU-6a, DU-6b, DU-7): ``back[i]`` was
    ``faces[i]``. ``by`` is the set that beat it."""

    spot: Open[Spot]
    faces: Open[tuple[Face, ...]]
    back: Open[tuple[Face, ...]]
    by: Open[Spot]
    rules: Open[tuple[RuleId, ...]]


class Taken(EventBase, frozen=True, gc=False, tag="taken"):
    """DU-6c, DU-7: ``back[i]`` was ``faces[i]``."""

    seat: Open[Seat]
    spot: Open[Spot]
    faces: Open[tuple[Face, ...]]
    back: Open[tuple[Face, ...]]
    rules: Open[tuple[RuleId, ...]]


class HandRotated(EventBase, frozen=True, gc=False, tag="hand-rotated"):
    """DU-6d: ``faces`` is the hand as it is now."""

    seat: Open[Seat]
    count: Open[int]
    faces: Annotated[tuple[Face, ...] | Hidden, Secret(to="seat")]
    rules: Open[tuple[RuleId, ...]]


class WentOut(EventBase, frozen=True, gc=False, tag="went-out"):
    """The last card of a hand is played: ``place`` 1 gets 2 tokens (DU-8), 2 gets 1 (DU-9)."""

    seat: Open[Seat]
    place: Open[Literal[1, 2]]
    gained: Open[int]
    total: Open[int]
    rules: Open[tuple[RuleId, ...]]


class RoundWon(EventBase, frozen=True, gc=False, tag="round-won"):
    """DU-14: two players; ``total`` is how many rounds this one has won."""

    seat: Open[Seat]
    total: Open[int]
    rules: Open[tuple[RuleId, ...]]


class RoundEnded(EventBase, frozen=True, gc=False, tag="round-ended"):
    """DU-9, DU-14: the round is over and counts; ``tokens`` is the standing."""

    round: Open[int]
    tokens: Open[tuple[int, ...]]


class RoundVoided(EventBase, frozen=True, gc=False, tag="round-voided"):
    """DU-R5; ``running`` is how many rounds have now been void one after the other (DU-R14)."""

    round: Open[int]
    why: Open[Voiding]
    turns: Open[int]
    running: Open[int]
    rules: Open[tuple[RuleId, ...]]


class Ended(EventBase, frozen=True, gc=False, tag="ended"):
    """DU-10, DU-14 or DU-R14."""

    outcome: Open[Outcome]


Event: TypeAlias = (
    Shuffled
    | Dealt
    | RoundBegan
    | TurnBegan
    | Discarded
    | Laid
    | Added
    | Returned
    | Taken
    | HandRotated
    | WentOut
    | RoundWon
    | RoundEnded
    | RoundVoided
    | Ended
)


# View -------------------------------------------------------------------------------------------------


class SeatShown(msgspec.Struct, frozen=True, gc=False):
    """What everyone sees of a player: how many cards they hold, what they have won, whether they are out."""

    hand_count: int
    tokens: int
    out: bool


class SetShown(msgspec.Struct, frozen=True, gc=False):
    """A set on the table. ``back`` is what its cards would come to a hand as, one by one; ``last_lap``: its
    owner is out, and it waits for its owner's next turn (DU-8)."""

    spot: Spot
    faces: tuple[Face, ...]
    back: tuple[Face, ...]
    value: int
    size: int
    last_lap: bool


class Rung(msgspec.Struct, frozen=True, gc=False):
    """What a set of this size must beat: a value ``above`` (None: any), or nothing can (``closed``)."""

    size: int
    above: int | None
    closed: bool
    spot: Spot | None


class Shown(msgspec.Struct, frozen=True, gc=False):
    """What lies before a viewer. ``goal`` tokens, or rounds for two, win; each player has ``areas``."""

    viewer: Viewer
    options: Options
    areas: int
    goal: int
    round: int
    voids: int
    turns: int
    starter: Seat | None
    turn: Spot | None
    seats: tuple[SeatShown, ...]
    hand: tuple[Face, ...]
    sets: tuple[SetShown, ...]
    ladder: tuple[Rung, ...]
    out: Seat | None
    pile_count: int
    discard_count: int
    outcome: Outcome | None


class Own(msgspec.Struct, frozen=True, gc=False):
    """What a viewer is shown of their own, by its names in ``Shown``."""

    viewer: Viewer = None
    hand: tuple[Face, ...] = ()


class Memory(msgspec.Struct, frozen=True, gc=False):
    """What was seen and may not be looked at again: discards, and cards on their way into hands, with their
    orientation since (DU-R11). ``star``: whoever began had this card and has it until it is seen (DU-5).
    ``own_past``: one's own hand in each past position."""

    setup: Setup[Options]
    star: Face | None
    known: tuple[tuple[Face, ...], ...]
    rotated: tuple[bool, ...]
    discards: tuple[Face, ...]
    past: tuple[PastSeen, ...]
    uncovered: tuple[Uncovered, ...]
    own_past: tuple[tuple[Face, ...], ...]


class View(msgspec.Struct, frozen=True, gc=False):
    shown: Shown
    memory: Memory
