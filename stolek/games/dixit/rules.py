"""The rules of Dixit Odyssey, in the order of the booklet. Emits events; ``fold.py`` makes state of them.

What may be done, and why not, is in ``asking.py``; how a round is scored in ``scoring.py``."""

from __future__ import annotations

from typing import TypeAlias

from stolek.core.cards import Face
from stolek.core.event_tape import Tape as CoreTape
from stolek.core.game import Outcome, Setup
from stolek.core.ids import RuleId, Seat, clockwise
from stolek.games.dixit.asking import Teams, full_hand, hand_size, voters
from stolek.games.dixit.model import (
    Accept,
    Action,
    Ballot,
    CardOffered,
    CardsGiven,
    ClueGiven,
    Discarded,
    Drawn,
    Ended,
    Event,
    Give,
    HandSeen,
    HandsPassed,
    Instead,
    LaidOut,
    OfferCard,
    Options,
    Revealed,
    RoundBegan,
    Scored,
    Shuffled,
    State,
    TeamCardShown,
    Tell,
    Vote,
    VoteCast,
)
from stolek.games.dixit.scoring import score_round

Tape: TypeAlias = CoreTape[State, Event]

FINISH = 30  # DX-15


# Before the game: DX-1, DX-3, DX-P1, DX-T1 ------------------------------------------------------------


def initial(setup: Setup[Options]) -> State:
    nothing: tuple[tuple[Face, ...], ...] = ((),) * setup.seats
    return State(
        setup=setup,
        phase="tell",
        round=0,
        storyteller=None,
        clue=None,
        pile=(),
        discards=(),
        hands=nothing,
        given=nothing,
        offers=(None,) * setup.seats,
        table=(),
        team_cards=(None,) * setup.seats,
        ballots=(None,) * setup.seats,
        points=(0,) * setup.seats,
        story=(),
        known=(nothing,) * setup.seats,
        outcome=None,
    )


def open_game(tape: Tape) -> None:
    """DX-1: shuffle and deal; the rest is the draw pile."""
    setup = tape.state.setup
    pile = tape.chance.shuffle(setup.deck.cards)
    tape.emit(Shuffled(pile, len(pile)))
    for seat in clockwise(0, setup.seats):
        draw_cards(tape, seat, hand_size(setup))
    begin_round(tape, first_storyteller(tape))


def first_storyteller(tape: Tape) -> Seat | None:
    """DX-3, DX-R1: whoever is first to have a clue (None), or drawn, or seat 1."""
    setup = tape.state.setup
    match setup.options.first_storyteller:
        case "race":
            return None
        case "random":
            return Seat(tape.chance.below(setup.seats))
        case "seat-1":
            return Seat(0)


def begin_round(tape: Tape, storyteller: Seat | None) -> None:
    tape.emit(RoundBegan(tape.state.round + 1, storyteller))


# The story: DX-4, DX-P2 -------------------------------------------------------------------------------


def tell_story(tape: Tape, seat: Seat, face: Face | None, text: str) -> None:
    """DX-4: a card in secret and a clue. DX-P2: a clue before anyone looks at a hand."""
    raced = tape.state.storyteller is None
    tape.emit(ClueGiven(seat, text, raced, face))
    if tape.state.setup.variant == "party":
        for each in clockwise(0, tape.state.setup.seats):
            tape.emit(HandSeen(each, tape.state.hands[each]))


# Cards that fit: DX-5, DX-6, DX-16, DX-P3, DX-T3 ------------------------------------------------------


def give_cards(tape: Tape, seat: Seat, faces: tuple[Face, ...]) -> None:
    """DX-5, DX-P3; two cards each with three players (DX-16)."""
    tape.emit(CardsGiven(seat, len(faces), bool(tape.state.given[seat]), faces))
    lay_out_cards(tape)


def offer_card(tape: Tape, seat: Seat, face: Face) -> None:
    """DX-R10: the first offer closes the partner's chance, who then accepts it or gives another card."""
    tape.emit(CardOffered(seat, face))


def accept_offer(tape: Tape, seat: Seat) -> None:
    partner = Teams(tape.state.setup.seats).partner(seat)
    offer = tape.state.offers[partner]
    assert offer is not None, "checked"
    tape.emit(CardsGiven(partner, 1, False, (offer.face,)))
    lay_out_cards(tape)


def give_instead(tape: Tape, seat: Seat, face: Face) -> None:
    """DX-R10: final; the partner keeps the card and votes."""
    tape.emit(CardsGiven(seat, 1, False, (face,)))
    lay_out_cards(tape)


def lay_out_cards(tape: Tape) -> None:
    """DX-6: once all have given, shuffled onto places numbered from 1 (DX-R13)."""
    s = tape.state
    cards = [face for faces in s.given for face in faces]
    if len(cards) == cards_on_table(s):
        tape.emit(LaidOut(tape.chance.shuffle(cards)))
        if s.setup.variant == "team" and s.setup.options.own_team_vote == "barred":
            show_team_cards(tape)


def show_team_cards(tape: Tape) -> None:
    """DX-R9: who may not vote for the card of their team has to know which it is."""
    s = tape.state
    for seat in voters(s):
        (face,) = s.given[Teams(s.setup.seats).partner(seat)]
        tape.emit(TeamCardShown(seat, face))


def cards_on_table(s: State) -> int:
    """One a player; five with three players (DX-16); two of the storyteller's team, one of others (DX-T3)."""
    seats = s.setup.seats
    if s.setup.variant == "team":
        return seats // 2 + 1
    return 5 if seats == 3 else seats


# Votes and points: DX-7 to DX-13, DX-P4 to DX-P7, DX-T4, DX-T5 ----------------------------------------


def cast_vote(tape: Tape, seat: Seat, ballot: Ballot) -> None:
    """DX-7, DX-P4: in secret; DX-R16: open to change until the last one is in."""
    tape.emit(VoteCast(seat, tape.state.ballots[seat] is not None, ballot))
    if None not in [tape.state.ballots[each] for each in voters(tape.state)]:
        reveal(tape)


def reveal(tape: Tape) -> None:
    """DX-9, then the points."""
    s = tape.state
    assert s.storyteller is not None, "a story was told"
    owner = {face: Seat(seat) for seat, faces in enumerate(s.given) for face in faces}
    tape.emit(Revealed(s.storyteller, tuple(owner[face] for face in s.table), s.ballots))
    scores, rules = score_round(tape.state)
    tape.emit(Scored(scores, rules))
    finish_round(tape)


# The end of a round: DX-14, DX-P8, DX-T6; of the game: DX-15, DX-P9 -----------------------------------


def finish_round(tape: Tape) -> None:
    s = tape.state
    assert s.storyteller is not None, "a story was told"
    tape.emit(Discarded(s.table))
    if is_over(s):
        end_game(tape)
        return
    for seat in clockwise(s.storyteller + 1, s.setup.seats):  # DX-R15
        draw_cards(tape, seat, full_hand(s.setup) - len(s.hands[seat]))
    if s.setup.variant == "party":
        tape.emit(HandsPassed())
    begin_round(tape, Seat((s.storyteller + 1) % s.setup.seats))


def draw_cards(tape: Tape, seat: Seat, count: int) -> None:
    """DX-14, DX-R15: a short pile is dealt out first, then the discards are shuffled and dealing goes on."""
    seen_by = () if tape.state.setup.variant == "party" else (seat,)  # DX-R11
    while count:
        if not tape.state.pile:
            pile = tape.chance.shuffle(tape.state.discards)
            tape.emit(Shuffled(pile, len(pile)))
        cards = tape.state.pile[:count]
        tape.emit(Drawn(seat, len(cards), seen_by, cards))
        count -= len(cards)


def is_over(s: State) -> bool:
    """DX-15 with DX-R14; DX-P9, DX-T6: when everyone has told as often as agreed."""
    if s.setup.variant != "base":
        return s.round == s.setup.seats * s.setup.options.laps
    if max(s.points) < FINISH:
        return False
    return s.setup.options.finish == "round" or s.round % s.setup.seats == 0


def end_game(tape: Tape) -> None:
    """DX-15, DX-P9, DX-T6: most points win; DX-R5: equal points share."""
    points = tape.state.points
    variant = tape.state.setup.variant
    rivals = points[: len(points) // 2] if variant == "team" else points
    ranks = tuple(1 + sum(other > mine for other in rivals) for mine in points)
    rule = {"base": "DX-15", "party": "DX-P9", "team": "DX-T6"}[variant]
    tape.emit(Ended(Outcome(ranks, points, f"dixit-ended-{variant}", (RuleId(rule),))))


def decide(tape: Tape, seat: Seat, action: Action) -> None:
    match action:
        case Tell():
            tell_story(tape, seat, action.face, action.text)
        case Give():
            give_cards(tape, seat, action.faces)
        case OfferCard():
            offer_card(tape, seat, action.face)
        case Accept():
            accept_offer(tape, seat)
        case Instead():
            give_instead(tape, seat, action.face)
        case Vote():
            cast_vote(tape, seat, Ballot(action.places, action.red))


def longest(setup: Setup[Options]) -> int:
    """A clue, a card and a vote for each; in the base game every round gives at least three points."""
    seats = setup.seats
    rounds = seats * setup.options.laps
    if setup.variant == "base":
        rounds = (FINISH - 1) * seats // 3 + 1 + seats
    return rounds * (3 * seats + 1)
