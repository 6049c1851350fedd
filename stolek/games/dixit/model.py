"""The things of Dixit Odyssey: state, actions, events, view, options. No rules."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from stolek.core.cards import Face
from stolek.core.game import HOSTS_LANGUAGE, Applies, Outcome, Setup
from stolek.core.ids import RuleId, Seat, Viewer
from stolek.core.visibility import NOBODY, EventBase, Hidden, Open, Secret

Phase: TypeAlias = Literal["tell", "give", "vote", "over"]
CLUE_MOST = 200  # DX-R12


class Options(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """DX-R1, DX-16, DX-R6, DX-R9, DX-P9 and DX-T6, DX-R14, DX-R12; ``clues`` is the language the bots tell
    in."""

    first_storyteller: Literal["race", "random", "seat-1"] = "race"
    three_player_hand: Annotated[Literal[7, 6], Applies(("base",), (3,))] = 7
    party_hand: Annotated[Literal[5, 6, "five-then-six"], Applies(("party",))] = 5
    own_team_vote: Annotated[Literal["allowed", "barred"], Applies(("team",))] = "allowed"
    laps: Annotated[Literal[1, 2, 3], Applies(("party", "team"))] = 1
    finish: Annotated[Literal["round", "lap"], Applies(("base",))] = "round"
    spoken: bool = False
    clues: Annotated[Literal["en", "cs", "de", "hu", "pl", "sk"], HOSTS_LANGUAGE] = "en"


class Ballot(msgspec.Struct, frozen=True, gc=False):
    """Votes by place number, from 1; ``red`` is the storyteller's second token in the party game (DX-P4)."""

    places: tuple[int, ...]
    red: int | None = None


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A team's card before it is settled which partner gives (DX-R10)."""

    seat: Seat
    face: Face


class Point(msgspec.Struct, frozen=True, gc=False):
    """Some points and the rule that gives them."""

    rule: RuleId
    points: int


class Score(msgspec.Struct, frozen=True, gc=False):
    """What a seat gets in a round, and why."""

    seat: Seat
    points: tuple[Point, ...]

    @property
    def total(self) -> int:
        return sum(each.points for each in self.points)


class Told(msgspec.Struct, frozen=True, gc=False):
    """A round that is over, for the storybook: everyone saw all of it at the reveal."""

    storyteller: Seat
    clue: str
    table: tuple[Face, ...]
    owners: tuple[Seat, ...]
    ballots: tuple[Ballot | None, ...]
    scores: tuple[Score, ...]


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole table. ``storyteller`` None: the race for the first story is on (DX-R1).

    ``given`` are each seat's cards of this round, ``table`` all of them in their places; ``team_cards`` are
    the cards of voters' partners, for those who have been shown which it is (DX-R9);
    ``known[p][q]`` is what seat p saw of the hand that seat q holds now (party: hands are passed on)."""

    setup: Setup[Options]
    phase: Phase
    round: int
    storyteller: Seat | None
    clue: str | None
    pile: tuple[Face, ...]
    discards: tuple[Face, ...]
    hands: tuple[tuple[Face, ...], ...]
    given: tuple[tuple[Face, ...], ...]
    offers: tuple[Offer | None, ...]
    table: tuple[Face, ...]
    team_cards: tuple[Face | None, ...]
    ballots: tuple[Ballot | None, ...]
    points: tuple[int, ...]
    story: tuple[Told, ...]
    known: tuple[tuple[tuple[Face, ...], ...], ...]
    outcome: Outcome | None


# Actions ----------------------------------------------------------------------------------------------


class _Action(msgspec.Struct, frozen=True, gc=False, tag_field="is"):
    pass


class Tell(_Action, frozen=True, gc=False, tag="tell"):
    """A clue, with the card it is about (DX-4); without one in the party game (DX-P2)."""

    face: Face | None
    text: str = ""


class Give(_Action, frozen=True, gc=False, tag="give"):
    """Cards that fit the clue (DX-5, DX-16, DX-P3); again to change one's mind."""

    faces: tuple[Face, ...]


class OfferCard(_Action, frozen=True, gc=False, tag="offer-card"):
    """Offer a card for the team (DX-T3, DX-R10)."""

    face: Face


class Accept(_Action, frozen=True, gc=False, tag="accept"):
    """Let the partner's card stand."""


class Instead(_Action, frozen=True, gc=False, tag="instead"):
    """Give one's own card instead; final."""

    face: Face


class Vote(_Action, frozen=True, gc=False, tag="vote"):
    """DX-7, DX-8, DX-P4; again to change one's mind (DX-R16)."""

    places: tuple[int, ...]
    red: int | None = None


Action: TypeAlias = Tell | Give | OfferCard | Accept | Instead | Vote


# Events -----------------------------------------------------------------------------------------------


class Shuffled(EventBase, frozen=True, gc=False, tag="shuffled"):
    """DX-1; again with the discards when the pile runs out (DX-14)."""

    pile: Annotated[tuple[Face, ...] | Hidden, Secret(to=NOBODY)]
    count: Open[int]


class Drawn(EventBase, frozen=True, gc=False, tag="drawn"):
    """Cards from the pile to a hand. ``seen_by`` is empty in the party game (DX-R11)."""

    seat: Open[Seat]
    count: Open[int]
    seen_by: Open[tuple[Seat, ...]]
    cards: Annotated[tuple[Face, ...] | Hidden, Secret(to="seen_by")]


class RoundBegan(EventBase, frozen=True, gc=False, tag="round-began"):
    number: Open[int]
    storyteller: Open[Seat | None]


class ClueGiven(EventBase, frozen=True, gc=False, tag="clue-given"):
    """DX-4, DX-P2. ``raced``: this seat was the first to have a clue (DX-R1)."""

    seat: Open[Seat]
    text: Open[str]
    raced: Open[bool]
    face: Annotated[Face | Hidden | None, Secret(to="seat")]


class HandSeen(EventBase, frozen=True, gc=False, tag="hand-seen"):
    """Party: only now does a player look at the hand (DX-P2, DX-R11)."""

    seat: Open[Seat]
    cards: Annotated[tuple[Face, ...] | Hidden, Secret(to="seat")]


class CardsGiven(EventBase, frozen=True, gc=False, tag="cards-given"):
    """DX-5, DX-P3, DX-T3: face down to the storyteller."""

    seat: Open[Seat]
    count: Open[int]
    again: Open[bool]
    faces: Annotated[tuple[Face, ...] | Hidden, Secret(to="seat")]


class CardOffered(EventBase, frozen=True, gc=False, tag="card-offered"):
    """DX-R10: the partner has not seen it."""

    seat: Open[Seat]
    face: Annotated[Face | Hidden, Secret(to="seat")]


class LaidOut(EventBase, frozen=True, gc=False, tag="laid-out"):
    """DX-6: places from 1, in an order drawn afresh (DX-R13)."""

    table: Open[tuple[Face, ...]]


class TeamCardShown(EventBase, frozen=True, gc=False, tag="team-card-shown"):
    """DX-R9, where one's own team's card is barred: this voter sees which one the partner gave."""

    seat: Annotated[Seat | Hidden, Secret(to="seat")]
    face: Annotated[Face | Hidden, Secret(to="seat")]


class VoteCast(EventBase, frozen=True, gc=False, tag="vote-cast"):
    seat: Open[Seat]
    again: Open[bool]
    ballot: Annotated[Ballot | Hidden, Secret(to="seat")]


class Revealed(EventBase, frozen=True, gc=False, tag="revealed"):
    """DX-9: whose cards, whose votes, which card was the storyteller's (party: none is special)."""

    storyteller: Open[Seat]
    owners: Open[tuple[Seat, ...]]
    ballots: Open[tuple[Ballot | None, ...]]


class Scored(EventBase, frozen=True, gc=False, tag="scored"):
    """The round's points with the rule behind each."""

    scores: Open[tuple[Score, ...]]
    rules: Open[tuple[RuleId, ...]]


class Discarded(EventBase, frozen=True, gc=False, tag="discarded"):
    """DX-14."""

    faces: Open[tuple[Face, ...]]


class HandsPassed(EventBase, frozen=True, gc=False, tag="hands-passed"):
    """DX-P8: every hand goes to the left, unseen."""


class Ended(EventBase, frozen=True, gc=False, tag="ended"):
    outcome: Open[Outcome]


Event: TypeAlias = (
    Shuffled
    | Drawn
    | RoundBegan
    | ClueGiven
    | HandSeen
    | CardsGiven
    | CardOffered
    | LaidOut
    | TeamCardShown
    | VoteCast
    | Revealed
    | Scored
    | Discarded
    | HandsPassed
    | Ended
)


# View -------------------------------------------------------------------------------------------------


class SeatShown(msgspec.Struct, frozen=True, gc=False):
    """What everyone sees of a player. ``team`` is None but in the team game."""

    hand_count: int
    given: int
    offered: bool
    voted: bool
    points: int
    team: int | None


class Shown(msgspec.Struct, frozen=True, gc=False):
    """What lies before a viewer. ``hand``, ``given``, ``offer`` and ``ballot`` are the viewer's own;
    ``barred`` are the places the viewer may not vote for: their own, and their team's where that is settled
    so (DX-R9)."""

    viewer: Viewer
    variant: str
    options: Options
    phase: Phase
    round: int
    rounds: int | None
    target: int | None
    storyteller: Seat | None
    clue: str | None
    pile_count: int
    discard_count: int
    seats: tuple[SeatShown, ...]
    hand: tuple[Face, ...]
    given: tuple[Face, ...]
    offer: Face | None
    table: tuple[Face, ...]
    barred: tuple[int, ...]
    votes_each: int
    ballot: Ballot | None
    last: Told | None
    story: tuple[Told, ...]
    outcome: Outcome | None


class Own(msgspec.Struct, frozen=True, gc=False):
    """What a viewer is shown of their own, by its names in ``Shown``."""

    viewer: Viewer = None
    hand: tuple[Face, ...] = ()
    given: tuple[Face, ...] = ()
    offer: Face | None = None
    barred: tuple[int, ...] = ()
    ballot: Ballot | None = None


class Memory(msgspec.Struct, frozen=True, gc=False):
    """What a seat saw and may not look at again: the discards, hands it passed on (by holder), and all
    rounds told so far."""

    setup: Setup[Options]
    discards: tuple[Face, ...]
    known: tuple[tuple[Face, ...], ...]
    story: tuple[Told, ...]


class View(msgspec.Struct, frozen=True, gc=False):
    shown: Shown
    memory: Memory
