"""The rules of Numberloor: what happens. Emits events; ``fold.py`` makes state of them.

The order is that of the rule ids: set-up, a turn, drawing, the end of a turn, taking over. What may be laid,
refused and asked is in ``asking.py``; docs/readings/numberloor.md lays the booklet beside both."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from stolek.core.cards import Face
from stolek.core.event_tape import Tape as CoreTape
from stolek.core.game import Outcome, Setup
from stolek.core.ids import RuleId, Seat, clockwise
from stolek.games.numberloor import older_rules
from stolek.games.numberloor.asking import (
    can_be_taken_over,
    cards_to_recycle,
    holds_floor,
    is_choosing_top,
    others,
    target,
)
from stolek.games.numberloor.deck import cards_of
from stolek.games.numberloor.model import (
    Action,
    Answered,
    CardLaid,
    ChooseTop,
    Decline,
    Draw,
    Drawn,
    Ended,
    EndTurn,
    Event,
    GiveOrder,
    Lay,
    MiddleLaid,
    Misdealt,
    Options,
    Order,
    OrderGiven,
    Pass,
    Passed,
    Recycled,
    Shuffled,
    Skipped,
    StarWon,
    State,
    TakenOver,
    TakeOver,
    TurnBegan,
    WindowAnswered,
    WindowClosed,
    WindowOpened,
    card,
)

Tape: TypeAlias = CoreTape[State, Event]

HAND = 6  # NF-3, NF-7, NF-22
EXTRA = 2  # NF-13, NF-17, NF-24


# Before the game: NF-2, NF-7 to NF-9, NF-21, NF-22 ----------------------------------------------------


def initial(setup: Setup[Options]) -> State:
    asked: Order = "ask"
    return State(
        setup=setup,
        phase="turn",
        turn=0,
        active=Seat(0),
        taker=False,
        drew=None,
        chain=(),
        idle=0,
        pile=(),
        floors=(),
        balloons=(),
        hands=((),) * setup.seats,
        stars=(0,) * setup.seats,
        orders=(asked,) * setup.seats,
        answers=(None,) * setup.seats,
        outcome=None,
    )


def open_game(tape: Tape) -> None:
    deal(tape)
    if tape.state.setup.variant == "beginner":
        lay_two_floors(tape)
    else:
        lay_floor_and_balloon(tape)
    begin_turn(tape, find_starter(tape))


def deal(tape: Tape) -> None:
    """NF-7, NF-22: six each; whoever has balloons only calls for a new deal.

    So does a draw pile without a numbered balloon for the middle (NF-8): a deck of one's own may have few."""
    setup = tape.state.setup
    while True:
        pile = tape.chance.shuffle(cards_of(setup.variant, setup.deck))
        tape.emit(Shuffled(pile, len(pile)))
        for seat in clockwise(0, setup.seats):
            tape.emit(Drawn(seat, HAND, tape.state.pile[:HAND], rule_of_deal(setup)))
        hands = tape.state.hands
        no_floor = tuple(seat for seat in clockwise(0, setup.seats) if not holds_floor(hands[seat]))
        if not no_floor and middle_can_be_laid(tape.state):
            return
        tape.emit(Misdealt(no_floor))


def rule_of_deal(setup: Setup[Options]) -> RuleId:
    beginner = "NF-22" if setup.rules > 1 else older_rules.RULE_OF_DEAL_1
    return RuleId(beginner if setup.variant == "beginner" else "NF-7")


def middle_can_be_laid(s: State) -> bool:
    """Floors are always left (``deck.LEAST_DAY_FLOORS``), a numbered balloon may not be."""
    return s.setup.variant == "beginner" or any(map(is_numbered_balloon, s.pile))


def is_numbered_balloon(face: Face) -> bool:
    shown = card(face)
    return not shown.is_floor and shown.sign == "number"


def lay_floor_and_balloon(tape: Tape) -> None:
    """NF-2, NF-8: a floor and a numbered balloon. NF-R18: what was met on the way is shuffled back."""
    pile = list(tape.state.pile)
    floor = next(face for face in pile if card(face).is_floor)
    balloon = next(filter(is_numbered_balloon, pile))
    pile.remove(floor)
    pile.remove(balloon)
    tape.emit(MiddleLaid((floor,), balloon, tape.chance.shuffle(pile)))


def lay_two_floors(tape: Tape) -> None:
    """NF-22: two floor piles."""
    pile = tape.state.pile
    tape.emit(MiddleLaid(pile[:2], None, pile[2:]))


def find_starter(tape: Tape) -> Seat:
    """NF-9: the youngest, if the host named their seat (NF-R2), else drawn."""
    setup = tape.state.setup
    named = setup.options.starter
    if named == "random" or (setup.rules == 1 and older_rules.draws_starter_1(setup)):
        return Seat(tape.chance.below(setup.seats))
    return Seat(int(named) - 1)


# A turn: NF-10 to NF-12, NF-14, NF-23 -----------------------------------------------------------------


def begin_turn(tape: Tape, seat: Seat) -> None:
    if tape.state.turn == tape.state.setup.options.turn_limit:
        end_by_stars(tape, "numberloor-ended-limit", RuleId("NF-R19"))
        return
    tape.emit(TurnBegan(seat, tape.state.turn + 1))


def lay_card(tape: Tape, seat: Seat, face: Face, pile: int) -> None:
    """NF-11, NF-12, NF-23: each card laid is the new top at once."""
    if card(face).is_floor:
        beginner = tape.state.setup.variant == "beginner"
        tape.emit(CardLaid(seat, face, pile, RuleId("NF-23" if beginner else "NF-11")))
    else:
        tape.emit(CardLaid(seat, face, None, RuleId("NF-12")))
    after_card(tape)


def after_card(tape: Tape) -> None:
    """NF-3: an empty hand wins a star. NF-14: the last floor brings the balloons down, and nobody takes over
    any more (NF-20). Else others may (NF-18)."""
    s = tape.state
    hand = s.hands[s.active]
    if not hand:
        win_star(tape)
    elif is_choosing_top(s):
        if len(set(hand)) == 1:  # NF-R15: nothing to choose
            lay_remaining_balloons(tape, hand[0])
    elif can_be_taken_over(s):
        tape.emit(WindowOpened())


def lay_remaining_balloons(tape: Tape, top: Face) -> None:
    """NF-14, NF-R15: all remaining balloons go down, the chosen one last, which ends the turn."""
    seat = tape.state.active
    hand = list(tape.state.hands[seat])
    hand.remove(top)
    for face in (*hand, top):
        tape.emit(CardLaid(seat, face, None, RuleId("NF-14")))
    win_star(tape)


# Drawing and passing: NF-5, NF-13, NF-24 --------------------------------------------------------------


def draw_because_stuck(tape: Tape, seat: Seat) -> None:
    """NF-13: two cards, then try again."""
    draw_cards(tape, seat, EXTRA, RuleId("NF-13"))


def pass_turn(tape: Tape, seat: Seat) -> None:
    """NF-13: after drawing. NF-24: beginners draw two as they pass."""
    s = tape.state
    if s.setup.variant == "beginner":
        nothing_to_draw = not s.pile and not cards_to_recycle(s)
        tape.emit(Passed(seat, nothing_to_draw, RuleId("NF-24")))
        draw_cards(tape, seat, EXTRA, RuleId("NF-24"))
    else:
        tape.emit(Passed(seat, s.drew == 0, RuleId("NF-13")))
    if tape.state.idle >= s.setup.seats:
        end_by_stars(tape, "numberloor-ended-stalemate", RuleId("NF-R10"))
    else:
        finish_turn(tape)


def draw_cards(tape: Tape, seat: Seat, count: int, rule: RuleId) -> None:
    """NF-5, NF-R10: an empty pile is made anew; if there are still too few cards, draw what there is."""
    wanted = count
    first = tape.state.pile[:wanted]
    if len(first) < wanted and cards_to_recycle(tape.state):
        if first:
            tape.emit(Drawn(seat, len(first), first, rule))
            wanted -= len(first)
        recycle_played_cards(tape)
        first = tape.state.pile[:wanted]
    tape.emit(Drawn(seat, len(first), first, rule))


def recycle_played_cards(tape: Tape) -> None:
    """NF-5: all but the top card of each pile."""
    pile = tape.chance.shuffle(cards_to_recycle(tape.state))
    tape.emit(Recycled(pile, len(pile)))


# The end of a turn: NF-3, NF-4, NF-17, NF-19 ----------------------------------------------------------


def win_star(tape: Tape) -> None:
    """NF-3: a star, six new cards (NF-R11: whatever they are), the turn passes on. NF-4: enough stars win at
    once (NF-R12)."""
    seat = tape.state.active
    tape.emit(StarWon(seat, tape.state.stars[seat] + 1))
    if tape.state.stars[seat] >= target(tape.state.setup.seats):
        end_by_stars(tape, "numberloor-ended-stars", RuleId("NF-4"))
        return
    draw_cards(tape, seat, HAND, RuleId("NF-3"))
    finish_turn(tape)


def finish_turn(tape: Tape) -> None:
    """NF-17: after a skip laid last, whoever is next draws two and loses the turn. From there it goes
    clockwise, also after a taker (NF-R14); with two players back to the one who laid it (NF-R16)."""
    s = tape.state
    after = next_seat(s)
    if ends_on_skip(s):
        tape.emit(Skipped(after))
        draw_cards(tape, after, EXTRA, RuleId("NF-17"))
        after = Seat((after + 1) % s.setup.seats)
    begin_turn(tape, after)


def ends_on_skip(s: State) -> bool:
    """NF-R6: the skip counts only as the very last card of this turn."""
    return bool(s.chain) and card(s.chain[-1].face).sign == "skip"


def next_seat(s: State) -> Seat:
    """NF-9: clockwise. NF-19: after taking over, the player to the taker's right (NF-R8), also when the taker
    has won a star (NF-R20)."""
    step = -1 if s.taker and s.setup.options.after_takeover == "right" else 1
    return Seat((s.active + step) % s.setup.seats)


def end_by_stars(tape: Tape, reason: str, rule: RuleId) -> None:
    """NF-4, NF-R10, NF-R19: most stars win, shared if equal."""
    stars = tape.state.stars
    ranks = tuple(1 + sum(other > mine for other in stars) for mine in stars)
    tape.emit(Ended(Outcome(ranks, stars, reason, (rule,))))


# Taking over: NF-18 to NF-20 --------------------------------------------------------------------------


def answer_window(tape: Tape, seat: Seat, face: Face | None) -> None:
    """NF-R7: nothing happens until everyone has answered; then the nearest clockwise takes over."""
    tape.emit(WindowAnswered(seat, Answered(face)))
    s = tape.state
    if s.answers.count(None) > 1:  # whoever has the turn is not asked
        return
    for each in others(s):
        answer = s.answers[each]
        if answer is not None and answer.face is not None:
            take_over(tape, each, answer.face)
            return
    tape.emit(WindowClosed())


def take_over(tape: Tape, seat: Seat, face: Face) -> None:
    """NF-18: the night floor is the taker's first card, and all counts anew (NF-R13). The other player keeps
    the hand and gets nothing (NF-R9)."""
    tape.emit(TakenOver(seat, tape.state.active, face))
    tape.emit(CardLaid(seat, face, 0, RuleId("NF-18")))
    after_card(tape)


# Every action -----------------------------------------------------------------------------------------


def decide(tape: Tape, seat: Seat, action: Action) -> None:
    _DOES[action.__class__](tape, seat, action)


_DOES: Mapping[type, Callable[[Tape, Seat, Any], None]] = {
    Lay: lambda tape, seat, a: lay_card(tape, seat, a.face, a.pile),
    Draw: lambda tape, seat, _: draw_because_stuck(tape, seat),
    Pass: lambda tape, seat, _: pass_turn(tape, seat),
    EndTurn: lambda tape, _seat, _: finish_turn(tape),
    ChooseTop: lambda tape, _, a: lay_remaining_balloons(tape, a.face),
    TakeOver: lambda tape, seat, a: answer_window(tape, seat, a.face),
    Decline: lambda tape, seat, _: answer_window(tape, seat, None),
    GiveOrder: lambda tape, seat, a: tape.emit(OrderGiven(seat, a.order)),
}
"""By type, at once: a ``match`` asks whether the action is of each type before the right one."""


def longest(setup: Setup[Options]) -> int:
    """Within a turn every card of the box is laid at most once, asking everyone each time."""
    return setup.options.turn_limit * (len(cards_of(setup.variant, setup.deck)) * setup.seats + 3)
