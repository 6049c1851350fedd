"""Who is asked what, and what is refused with which rule. ``rules.py`` says what happens then."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from stolek.core.cards import Face
from stolek.core.errors import GAME_OVER, NOT_OFFERED, NOT_YOUR_TURN, Illegal, illegal, text_does_not_fit
from stolek.core.game import Setup
from stolek.core.ids import RuleId, Seat, clockwise
from stolek.core.prompt import Ask, Blank, Effect
from stolek.core.say import Say
from stolek.games.dixit.model import (
    CLUE_MOST,
    Accept,
    Action,
    Ballot,
    Give,
    Instead,
    OfferCard,
    Options,
    State,
    Tell,
    Vote,
)
from stolek.games.dixit.telling import say_action

CLUE = Blank(1, CLUE_MOST)


# Who is who -------------------------------------------------------------------------------------------


def hand_size(setup: Setup[Options]) -> int:
    """How many are dealt. DX-1: six; DX-16: seven with three players; DX-P1: five; DX-T1: four."""
    match setup.variant:
        case "party":
            return 6 if setup.options.party_hand == 6 else 5  # DX-R6
        case "team":
            return 4
        case _:
            return setup.options.three_player_hand if setup.seats == 3 else 6


def full_hand(setup: Setup[Options]) -> int:
    """DX-14: a hand is filled up to what was dealt; DX-R6: in the party game perhaps to one more."""
    if setup.variant == "party" and setup.options.party_hand == "five-then-six":
        return 6
    return hand_size(setup)


def votes_each(setup: Setup[Options]) -> int:
    """DX-2: one vote for three to six players, two for seven to twelve; DX-P1, DX-T4: one."""
    return 2 if setup.variant == "base" and setup.seats >= 7 else 1


class Teams:
    """DX-T1, DX-R17: partners sit opposite each other."""

    def __init__(self, seats: int) -> None:
        self._half = seats // 2

    def partner(self, seat: Seat) -> Seat:
        return Seat((seat + self._half) % (2 * self._half))

    @staticmethod
    def one_of(s: State, seat: Seat) -> Seat | None:
        """The partner with whom this seat still settles who gives; None if it gives alone (DX-T3)."""
        if s.setup.variant != "team" or s.storyteller is None:
            return None
        partner = Teams(s.setup.seats).partner(seat)
        return None if s.storyteller in (seat, partner) else partner


@cache
def all_but(one: Seat | None, seats: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in clockwise(0, seats) if seat != one)


def givers(s: State) -> tuple[Seat, ...]:
    """DX-5: everyone but the storyteller; DX-P3: the storyteller too."""
    if s.setup.variant == "party":
        return clockwise(0, s.setup.seats)
    return all_but(s.storyteller, s.setup.seats)


def voters(s: State) -> tuple[Seat, ...]:
    """DX-7: everyone but the storyteller; DX-P4: everyone; DX-T4: who gave none, one of each other team."""
    match s.setup.variant:
        case "party":
            return clockwise(0, s.setup.seats)
        case "team":
            return tuple([seat for seat in clockwise(0, s.setup.seats) if not s.given[seat]])
        case _:
            return all_but(s.storyteller, s.setup.seats)


def barred_places(s: State, seat: Seat) -> tuple[int, ...]:
    """DX-7, DX-R4: nobody votes for their own card; DX-P4: except in the party game. DX-R9: nor for that of
    their team, where they have been shown which it is."""
    if s.setup.variant == "party":
        return ()
    barred = (*s.given[seat], s.team_cards[seat])
    return tuple([place for place, face in enumerate(s.table, 1) if face in barred])


# What is asked ----------------------------------------------------------------------------------------


def asks(s: State) -> Iterator[Ask[Action]]:
    match s.phase:
        case "tell":
            yield from _ask_for_story(s)
        case "give":
            yield from (ask for seat in givers(s) if (ask := _ask_for_card(s, seat)))
        case "vote":
            yield from (_ask_for_vote(s, seat) for seat in voters(s))


def first_owed(s: State) -> Ask[Action] | None:
    """The first of these questions whose answer is waited for."""
    if s.phase == "vote":
        return _ask_for_vote(s, next(seat for seat in voters(s) if s.ballots[seat] is None))
    if s.phase == "give" and s.setup.variant != "team":
        return _ask_for_card(s, next(seat for seat in givers(s) if not s.given[seat]))
    return next((ask for ask in asks(s) if ask.owed), None)


def _ask_for_story(s: State) -> Iterator[Ask[Action]]:
    party = s.setup.variant == "party"
    key, rule = ("dixit-prompt-clue", "DX-P2") if party else ("dixit-prompt-tell", "DX-4")
    blank = None if s.setup.options.spoken else CLUE  # DX-R12
    if s.storyteller is not None:
        yield Ask(s.storyteller, "choice", key, RuleId(rule), _stories(s, s.storyteller), blank=blank)
        return
    for seat in clockwise(0, s.setup.seats):
        yield Ask(seat, "race", f"{key}-race", RuleId("DX-R1"), _stories(s, seat), blank=blank)


def _stories(s: State, seat: Seat) -> tuple[Action, ...]:
    return (Tell(None),) if s.setup.variant == "party" else tuple(map(Tell, s.hands[seat]))


def _ask_for_card(s: State, seat: Seat) -> Ask[Action] | None:
    partner = Teams.one_of(s, seat)
    if partner is not None:
        return _ask_team(s, seat, partner)
    two = gives_two(s.setup)
    key = "dixit-prompt-give-two" if two else "dixit-prompt-give"
    gifts = map(Give, combinations(_held(s, seat), 2 if two else 1))
    actions: tuple[Action, ...] = tuple([gift for gift in gifts if gift.faces != s.given[seat]])
    rule = RuleId(rule_of_giving(s.setup))
    return Ask(seat, "commit", key, rule, actions, owed=not s.given[seat])


def _ask_team(s: State, seat: Seat, partner: Seat) -> Ask[Action] | None:
    if s.given[seat] or s.given[partner] or s.offers[seat] is not None:
        return None
    if s.offers[partner] is None:
        offers: tuple[Action, ...] = tuple(map(OfferCard, s.hands[seat]))
        return Ask(seat, "race", "dixit-prompt-offer", RuleId("DX-T3"), offers)
    answers: tuple[Action, ...] = (Accept(), *map(Instead, s.hands[seat]))
    return Ask(seat, "choice", "dixit-prompt-answer-offer", RuleId("DX-R10"), answers)


def _ask_for_vote(s: State, seat: Seat) -> Ask[Action]:
    party = s.setup.variant == "party"
    key = "dixit-prompt-vote-party" if party else "dixit-prompt-vote"
    rule = "DX-P4" if party else "DX-T4" if s.setup.variant == "team" else "DX-7"
    own = s.ballots[seat]
    votes = _votes_but(legal_votes(s, seat), own)
    return Ask(seat, "commit", key, RuleId(rule), votes, owed=own is None)


def legal_votes(s: State, seat: Seat) -> tuple[Vote, ...]:
    barred = barred_places(s, seat)
    places = tuple([place for place in range(1, len(s.table) + 1) if place not in barred])
    if s.setup.variant == "party" and seat == s.storyteller:
        return _votes_with_red(places)
    return _votes(places, votes_each(s.setup))


@cache
def _votes(places: tuple[int, ...], most: int) -> tuple[Vote, ...]:
    """DX-7, DX-8: up to so many places, no two the same; DX-R16: nobody votes for nothing."""
    counts = range(1, most + 1)
    return tuple(Vote(chosen) for count in counts for chosen in combinations(places, count))


@cache
def _votes_with_red(places: tuple[int, ...]) -> tuple[Vote, ...]:
    """DX-P4: green and red, on the same picture if one likes."""
    return tuple(Vote((green,), red) for green in places for red in places)


def _votes_but(votes: tuple[Vote, ...], own: Ballot | None) -> tuple[Vote, ...]:
    """All votes that would change something: a vote once cast can be changed, not repeated."""
    if own is None:
        return votes
    return tuple([vote for vote in votes if (vote.places, vote.red) != (own.places, own.red)])


def label(_: State, action: Action) -> Say:
    return say_action(action)


def effects(_s: State, _seat: Seat, _: Action) -> tuple[Effect, ...]:
    """Nothing that everyone could see follows from a secret choice."""
    return ()


def gives_two(setup: Setup[Options]) -> bool:
    """DX-16."""
    return setup.variant == "base" and setup.seats == 3


def rule_of_giving(setup: Setup[Options]) -> str:
    """By which rule whoever gives alone gives: in the team game that is the storyteller's partner."""
    match setup.variant:
        case "party":
            return "DX-P3"
        case "team":
            return "DX-T3"
        case _:
            return "DX-16" if gives_two(setup) else "DX-5"


def _held(s: State, seat: Seat) -> tuple[Face, ...]:
    """The hand together with cards already given this round, which may still be taken back."""
    return tuple(sorted(s.hands[seat] + s.given[seat])) if s.given[seat] else s.hands[seat]


# What is refused --------------------------------------------------------------------------------------


def check(s: State, seat: Seat, action: Action) -> Illegal | None:
    if s.phase == "over":
        return GAME_OVER
    if not 0 <= seat < s.setup.seats:
        return NOT_YOUR_TURN
    match action:
        case Tell():
            return _check_story(s, seat, action.face, action.text)
        case Vote():
            return _check_vote(s, seat, action)
        case Give():
            return _check_giving(s, seat, action.faces)
        case OfferCard() | Accept() | Instead():
            return _check_team(s, seat, action)


def _check_story(s: State, seat: Seat, face: Face | None, text: str) -> Illegal | None:
    if s.phase != "tell":
        return NOT_OFFERED
    if s.storyteller not in (None, seat):
        return illegal("DX-3", "dixit-refused-not-storyteller")
    if s.setup.variant == "party":
        if face is not None:
            return illegal("DX-P2", "dixit-refused-no-card-yet")
    elif face is None or face not in s.hands[seat]:
        return illegal("DX-4", "dixit-refused-not-in-hand")
    if s.setup.options.spoken:
        return illegal("DX-R12", "dixit-refused-spoken") if text else None
    if not CLUE.least <= len(text) <= CLUE.most or text != " ".join(text.split()) or not _shows(text):
        return text_does_not_fit(CLUE.least, CLUE.most)
    return None


def _shows(text: str) -> bool:
    """Whether there is more in it than spaces, controls and invisible joiners (DX-R12: no empty clue)."""
    return any(unicodedata.category(character)[0] not in "CZ" for character in text)


def _check_giving(s: State, seat: Seat, faces: tuple[Face, ...]) -> Illegal | None:
    if s.phase != "give":
        return NOT_OFFERED
    if seat not in givers(s):
        return illegal("DX-5", "dixit-refused-storyteller-gives-not")
    if Teams.one_of(s, seat) is not None:
        return illegal("DX-T3", "dixit-refused-offer-first")
    if len(faces) != (2 if gives_two(s.setup) else 1):
        return illegal(rule_of_giving(s.setup), "dixit-refused-how-many")
    if faces not in combinations(_held(s, seat), len(faces)):
        return illegal(rule_of_giving(s.setup), "dixit-refused-not-in-hand")
    if faces == s.given[seat]:
        return NOT_OFFERED
    return None


def _check_team(s: State, seat: Seat, action: OfferCard | Accept | Instead) -> Illegal | None:
    if s.phase != "give" or s.setup.variant != "team":
        return NOT_OFFERED
    partner = Teams.one_of(s, seat)
    if partner is None:
        return illegal("DX-T3", "dixit-refused-team-of-storyteller")
    if s.given[seat] or s.given[partner] or s.offers[seat] is not None:
        return illegal("DX-R10", "dixit-refused-team-settled")
    if isinstance(action, OfferCard) != (s.offers[partner] is None):
        return illegal("DX-R10", "dixit-refused-offer-order")
    if not isinstance(action, Accept) and action.face not in s.hands[seat]:
        return illegal("DX-T3", "dixit-refused-not-in-hand")
    return None


def _check_vote(s: State, seat: Seat, vote: Vote) -> Illegal | None:
    if s.phase != "vote":
        return NOT_OFFERED
    if seat not in voters(s):
        rule = "DX-T4" if s.setup.variant == "team" else "DX-7"
        return illegal(rule, "dixit-refused-no-vote")
    if vote not in legal_votes(s, seat):
        if not set(barred_places(s, seat)).isdisjoint(vote.places):
            if s.team_cards[seat] is not None:
                return illegal("DX-R9", "dixit-refused-team-card")
            return illegal("DX-7", "dixit-refused-own-card")
        rule = {"base": "DX-8", "party": "DX-P4", "team": "DX-T4"}[s.setup.variant]
        return illegal(rule, "dixit-refused-ballot")
    own = s.ballots[seat]
    if own is not None and (own.places, own.red) == (vote.places, vote.red):
        return NOT_OFFERED
    return None
