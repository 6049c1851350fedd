"""The rules of dnup, in the order of the booklet. Emits events; ``fold.py`` makes state of them.

Of each action first what is refused, then what is done. ``docs/readings/dnup.md`` lays the booklet beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, TypeAlias

from stolek.core.cards import Face
from stolek.core.errors import GAME_OVER, NOT_OFFERED, NOT_YOUR_TURN, Illegal, illegal
from stolek.core.event_tape import Tape as CoreTape
from stolek.core.game import Outcome, Setup
from stolek.core.ids import Seat, cite, clockwise
from stolek.games.dnup import older_rules
from stolek.games.dnup.deck import STARRED, cards_for
from stolek.games.dnup.model import (
    Action,
    Add,
    Added,
    Dealt,
    Discarded,
    Discarding,
    Ended,
    Event,
    HandRotated,
    Laid,
    Lay,
    Options,
    Returned,
    Rotate,
    RoundBegan,
    RoundEnded,
    RoundVoided,
    RoundWon,
    Shuffled,
    Spot,
    State,
    TableSet,
    Taken,
    TakeSet,
    TurnBegan,
    Voiding,
    WentOut,
    filed,
    in_order,
    turned,
    turned_all,
    value_of,
)

Tape: TypeAlias = CoreTape[State, Event]

TOKENS: Mapping[Literal[1, 2], int] = {1: 2, 2: 1}  # DU-8, DU-9
TOKENS_TO_WIN = 4  # DU-10
ROUNDS_TO_WIN = 2  # DU-14
REPEATS = 3  # DU-R5
VOIDS = 3  # DU-R14
_RULE_OF_DISCARD: Mapping[Discarding, str] = {"turn": "DU-6", "lap": "DU-8", "beaten": "DU-8"}


# Cards and the deal: DU-1 to DU-3 ---------------------------------------------------------------------


def initial(setup: Setup[Options]) -> State:
    nobody: tuple[tuple[Face, ...], ...] = ((),) * setup.seats
    return State(
        setup=setup,
        round=0,
        voids=0,
        turns=0,
        starter=None,
        turn=None,
        pile=in_order(cards_for(setup.deck, setup.seats)),  # DU-2
        hands=nobody,
        known=nobody,
        rotated=(False,) * setup.seats,
        sets=(),
        discards=(),
        out=None,
        tokens=(0,) * setup.seats,
        past=(),
        past_seen=(),
        uncovered=(),
        outcome=None,
    )


def open_game(tape: Tape) -> None:
    deal_round(tape)


def deal_round(tape: Tape) -> None:
    """DU-3: all cards, shuffled with their orientation. DU-R6: the first in turn get what is left over."""
    s = tape.state
    seats = s.setup.seats
    order = tape.chance.shuffle(cards_for(s.setup.deck, seats))
    pile = tuple(turned(face) if tape.chance.below(2) else face for face in order)
    first = Seat(0) if s.starter is None else clockwise(s.starter + 1, seats)[0]
    tape.emit(Shuffled(s.round + 1, pile, len(pile), first))
    share, extra = divmod(len(pile), seats)
    for place, seat in enumerate(clockwise(first, seats)):
        count = share + (place < extra)
        tape.emit(Dealt(seat, count, in_order(tape.state.pile[:count])))
    begin_round(tape)


# Who begins, and whose turn is next: DU-5; two players: DU-11, DU-13 ----------------------------------


def is_for_two(s: State) -> bool:
    """Then DU-11 to DU-14 hold; DU-8 to DU-10 do not."""
    return s.setup.seats == 2


def begin_round(tape: Tape) -> None:
    """DU-5: the holder of the star. DU-13: two players begin with a single turn, for area 2."""
    s = tape.state
    starter = next(Seat(n) for n, hand in enumerate(s.hands) if STARRED in map(filed, hand))
    rules = cite("DU-5", "DU-13") if is_for_two(s) else cite("DU-5")
    tape.emit(RoundBegan(s.round, starter, STARRED, rules))
    begin_turn(tape, Spot(starter, 2 if is_for_two(s) else 1))


def pass_turn(tape: Tape) -> None:
    """DU-5: clockwise. DU-11: two players take a turn for area 1, then one for area 2."""
    s = tape.state
    assert s.turn is not None  # a turn is passed by whoever has it
    if s.turns >= s.setup.options.void_after:
        void_round(tape, "too-long")
    elif is_for_two(s):
        begin_turn(tape, Spot(s.turn.seat, 2) if s.turn.area == 1 else Spot(Seat(1 - s.turn.seat)))
    else:
        begin_turn(tape, next_turn(tape, s.turn.seat))


def next_turn(tape: Tape, seat: Seat) -> Spot:
    """DU-8: a player who is out is passed over, and their set is discarded as they are."""
    following = clockwise(seat + 1, tape.state.setup.seats)[0]
    if following != tape.state.out:
        return Spot(following)
    discard_set(tape, Spot(following), "lap")
    return next_turn(tape, following)


# A turn: first the discard, then exactly one of four actions: DU-6 ------------------------------------


def begin_turn(tape: Tape, turn: Spot) -> None:
    """DU-6: first the own set is discarded (two players: that of this area, DU-11), then comes an action."""
    discard_set(tape, turn, "turn")
    tape.emit(TurnBegan(turn, tape.state.turns + 1))
    if times_come_up(tape.state) >= REPEATS:
        void_round(tape, "repeated")


def discard_set(tape: Tape, spot: Spot, why: Discarding) -> None:
    """Face down and out of the round: DU-6 at the owner's turn, DU-8 for a player who is out (DU-R2: with all
    that was added to it, DU-R10)."""
    lying = set_at(tape.state.sets, spot)
    if lying is not None:
        cited = older_rules.rule_of_discard_1(why) if tape.state.setup.rules == 1 else _RULE_OF_DISCARD[why]
        tape.emit(Discarded(spot, lying.faces, why, cite(cited)))


def set_at(sets: Iterable[TableSet], spot: Spot) -> TableSet | None:
    for each in sets:
        if each.spot == spot:
            return each
    return None


def check(s: State, seat: Seat, action: Action) -> Illegal | None:
    """Why not, with the rule that says so. Nothing speaks against rotating (DU-R4)."""
    if s.turn is None:
        return GAME_OVER
    if seat != s.turn.seat:
        return illegal("DU-8", "dnup-refused-out") if seat == s.out else NOT_YOUR_TURN
    match action:
        case Lay():
            return _check_lay(s, seat, action.faces)
        case Add():
            return _check_add(s, seat, action.face, action.to)
        case TakeSet():
            return _check_opponents_set(s, seat, action.at, "DU-6c")
        case Rotate():
            return None


def decide(tape: Tape, seat: Seat, action: Action) -> None:
    """Exactly one action, and then it is the next one's turn."""
    _DOES[action.__class__](tape, seat, action)


_DOES: Mapping[type, Callable[[Tape, Seat, Any], None]] = {
    Lay: lambda tape, seat, a: lay_set(tape, seat, a.faces),
    Add: lambda tape, seat, a: add_card(tape, seat, a.face, a.to),
    TakeSet: lambda tape, seat, a: take_set(tape, seat, a.at),
    Rotate: lambda tape, seat, _: rotate_hand(tape, seat),
}


# The golden rule: DU-7 --------------------------------------------------------------------------------


def rotated_on_the_way(faces: Iterable[Face]) -> tuple[Face, ...]:
    """DU-7: every card from the table to a hand, one by one in the order they lay."""
    return tuple(map(turned, faces))


# A, lay a set: DU-6a ----------------------------------------------------------------------------------


def _check_lay(s: State, seat: Seat, faces: tuple[Face, ...]) -> Illegal | None:
    """One card or more of one active value (DU-4), not necessarily all; higher than a set of that size."""
    if not faces:
        return illegal("DU-4", "dnup-refused-no-cards")
    why = _check_in_hand(s.hands[seat], faces, "DU-6a")
    if why is not None:
        return why
    if len(set(map(value_of, faces))) > 1:
        return illegal("DU-4", "dnup-refused-mixed")
    if faces != in_order(faces):
        return NOT_OFFERED  # the same cards in canonical order are
    return conflict(s.sets, value_of(faces[0]), len(faces), "DU-6a", seat)


def lay_set(tape: Tape, seat: Seat, faces: tuple[Face, ...]) -> None:
    """DU-6a; two players lay it into the area of this turn (DU-11)."""
    s = tape.state
    assert s.turn is not None  # only whoever has the turn lays a set
    beaten = set_of_size(s.sets, len(faces))
    left = len(s.hands[seat]) - len(faces)
    tape.emit(Laid(s.turn, faces, value_of(faces[0]), left, cite("DU-6a")))
    finish_playing(tape, seat, s.turn, beaten, "DU-6a")


# B, add a card: DU-6b ---------------------------------------------------------------------------------


def _check_add(s: State, seat: Seat, face: Face, to: Spot) -> Illegal | None:
    """One card of the value of an opponent's set; that set, grown, higher than one of its new size."""
    why = _check_opponents_set(s, seat, to, "DU-6b") or _check_in_hand(s.hands[seat], (face,), "DU-6b")
    if why is not None:
        return why
    lying = set_at(s.sets, to)
    assert lying is not None  # there is an opponent's set
    if value_of(face) != lying.value:
        return illegal("DU-6b", "dnup-refused-other-value", value=lying.value)
    return conflict(s.sets, lying.value, lying.size + 1, "DU-6b", seat)


def add_card(tape: Tape, seat: Seat, face: Face, to: Spot) -> None:
    """DU-6b; from now on the card belongs to the set's owner (DU-R10)."""
    s = tape.state
    lying = set_at(s.sets, to)
    assert lying is not None  # check has found the set
    beaten = set_of_size(s.sets, lying.size + 1)
    grown = in_order((*lying.faces, face))
    left = len(s.hands[seat]) - 1
    tape.emit(Added(seat, face, to, grown, lying.value, left, cite("DU-6b")))
    finish_playing(tape, seat, to, beaten, "DU-6b")


# C, take a set: DU-6c; D, rotate the hand: DU-6d ------------------------------------------------------


def take_set(tape: Tape, seat: Seat, at: Spot) -> None:
    """DU-6c, also when the own set has just been discarded (DU-R7)."""
    lying = set_at(tape.state.sets, at)
    assert lying is not None  # check has found the set
    tape.emit(Taken(seat, at, lying.faces, rotated_on_the_way(lying.faces), cite("DU-6c", "DU-7")))
    pass_turn(tape)


def rotate_hand(tape: Tape, seat: Seat) -> None:
    """DU-6d; always possible (DU-R4)."""
    hand = tape.state.hands[seat]
    tape.emit(HandRotated(seat, len(hand), turned_all(hand), cite("DU-6d")))
    pass_turn(tape)


# What A, B and C have in common -----------------------------------------------------------------------


def _check_in_hand(hand: tuple[Face, ...], faces: tuple[Face, ...], rule: str) -> Illegal | None:
    """The way up they are: single cards are not rotated (DU-3)."""
    left = list(hand)
    for face in faces:
        if face not in left:
            if face in map(turned, left):
                return illegal("DU-3", "dnup-refused-other-way-up")
            return illegal(rule, "dnup-refused-not-in-hand")
        left.remove(face)
    return None


def _check_opponents_set(s: State, seat: Seat, at: Spot, rule: str) -> Illegal | None:
    """DU-R3: never one's own, the other area's included. A player who is out is still an opponent (DU-R2)."""
    if set_at(s.sets, at) is None:
        return illegal(rule, "dnup-refused-no-set")
    return illegal("DU-R3", "dnup-refused-own-set") if at.seat == seat else None


# Sets of one size: DU-6a, DU-6b; two players: DU-12 ---------------------------------------------------


def set_of_size(sets: Iterable[TableSet], size: int) -> TableSet | None:
    """The set a new one of this size comes into conflict with, whoever owns it (DU-12): since one of two
    always yields, there is at most one."""
    for each in sets:
        if each.size == size:
            return each
    return None


def beats(value: int, other: int) -> bool:
    """Of two sets of one size, by their values: DU-6a, DU-6b, and never an equal one (DU-R8)."""
    return value > other


def conflict(sets: Iterable[TableSet], value: int, size: int, rule: str, seat: Seat) -> Illegal | None:
    """Why there can be no new set of this size: one that lies there is not beaten by it. DU-12: two players,
    that may be the other set of the ``seat`` that plays."""
    other = set_of_size(sets, size)
    if other is None or beats(value, other.value):
        return None
    if value == other.value:
        return illegal("DU-R8", "dnup-refused-equal", size=size, value=value)
    cited = "DU-12" if other.spot.seat == seat else rule
    return illegal(cited, "dnup-refused-too-low", size=size, value=other.value)


def finish_playing(tape: Tape, seat: Seat, played: Spot, beaten: TableSet | None, rule: str) -> None:
    """After A and B. DU-R9: a last card that ends the round does so before a beaten set goes back."""
    if not tape.state.hands[seat]:
        ends = ends_round(tape.state, seat)  # asked first: going out may already deal the next round
        go_out(tape, seat, added=rule == "DU-6b")
        if ends:
            return
    if beaten is not None:
        return_beaten_set(tape, seat, beaten, played, rule)
    pass_turn(tape)


def return_beaten_set(tape: Tape, seat: Seat, beaten: TableSet, by: Spot, rule: str) -> None:
    """To its owner's hand (DU-12: perhaps that of the seat that plays); DU-8: a set of a player who is out is
    discarded instead."""
    if beaten.spot.seat == tape.state.out:
        discard_set(tape, beaten.spot, "beaten")
        return
    first = tape.state.setup.rules == 1
    own = older_rules.sends_own_set_home_1(beaten.spot, by) if first else beaten.spot.seat == seat
    rules = cite(rule, "DU-7", "DU-12") if own else cite(rule, "DU-7")
    tape.emit(Returned(beaten.spot, beaten.faces, rotated_on_the_way(beaten.faces), by, rules))


# The end of a round: DU-8, DU-9; of the game: DU-10; two players: DU-14 -------------------------------


def place_out(s: State) -> Literal[1, 2]:
    """Of the next one to play the last card of a hand: the first one out (DU-8) or the second (DU-9)."""
    return 1 if s.out is None else 2


def total_when_out(s: State, seat: Seat) -> int:
    """Tokens (DU-R12: there are always enough), or rounds won when two play, if this seat goes out now."""
    return s.tokens[seat] + (1 if is_for_two(s) else TOKENS[place_out(s)])


def goal(s: State) -> int:
    """DU-10: so many tokens; DU-14: so many rounds."""
    return ROUNDS_TO_WIN if is_for_two(s) else TOKENS_TO_WIN


def ends_round(s: State, seat: Seat) -> bool:
    """Whether it is over at once when this seat plays its last card: DU-9, DU-10, DU-14."""
    return is_for_two(s) or place_out(s) == 2 or total_when_out(s, seat) >= goal(s)


def go_out(tape: Tape, seat: Seat, added: bool) -> None:
    """The last card of a hand is played, be it by DU-6a or by DU-6b (DU-R1)."""
    s = tape.state
    total, place = total_when_out(s, seat), place_out(s)
    how = ("DU-R1",) if added else ()
    if is_for_two(s):
        tape.emit(RoundWon(seat, total, cite("DU-14", *how)))
    else:
        first_or_second = "DU-8" if place == 1 else "DU-9"
        tape.emit(WentOut(seat, place, TOKENS[place], total, cite(first_or_second, *how)))
    if total >= goal(s):
        end_game(tape, "dnup-ended-rounds" if is_for_two(s) else "dnup-ended-tokens")
    elif ends_round(s, seat):
        tape.emit(RoundEnded(s.round, tape.state.tokens))
        deal_round(tape)


def end_game(tape: Tape, reason: str) -> None:
    """DU-10, DU-14: whoever has reached the goal has more than all others. DU-R14: the most tokens."""
    tokens = tape.state.tokens
    ranks = tuple(1 + sum(other > mine for other in tokens) for mine in tokens)
    rule = {"dnup-ended-tokens": "DU-10", "dnup-ended-rounds": "DU-14", "dnup-ended-void": "DU-R14"}[reason]
    tape.emit(Ended(Outcome(ranks, tokens, reason, cite(rule))))


# Going round in circles: DU-R5, DU-R14 ----------------------------------------------------------------


def times_come_up(s: State) -> int:
    """How often the position this turn began with has come up in this round, this time included."""
    return s.past.count(s.past[-1])


def void_round(tape: Tape, why: Voiding) -> None:
    """DU-R5: tokens already won are kept. DU-R14: the third void round running ends the game."""
    s = tape.state
    running = s.voids + 1
    tape.emit(RoundVoided(s.round, why, s.turns, running, cite("DU-R5")))
    if running >= VOIDS:
        end_game(tape, "dnup-ended-void")
    else:
        deal_round(tape)


def longest(setup: Setup[Options]) -> int:
    """A round that counts gives three tokens, and the one that ends the game comes when nobody can have more
    than three: at most one such round a seat and one more (two players: a round each, then the last). Before
    each at most two void ones, or three at the very end (DU-R14); none has more turns than DU-R5 allows."""
    return (setup.seats + 1) * VOIDS * setup.options.void_after
