"""The rules of Day & Night, in the order of the booklet. Emits events; ``fold.py`` makes state of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TypeAlias

from stolek.core.cards import Face
from stolek.core.event_tape import Tape as CoreTape
from stolek.core.game import Outcome, Setup
from stolek.core.identity_cache import remembered
from stolek.core.ids import RuleId, Seat, clockwise
from stolek.games.daynight import older_rules
from stolek.games.daynight.model import (
    COLOURS,
    Action,
    CardChosen,
    Choose,
    Colour,
    ColourSum,
    ColourWon,
    Decline,
    Declined,
    Drawn,
    Ended,
    Ending,
    Event,
    LastRoundCalled,
    Lying,
    NoColourWon,
    Options,
    PileCardTurned,
    Revealed,
    RoundBegan,
    Shuffled,
    State,
    Swept,
    Take,
    Taken,
    Taker,
    Time,
    TimeFlipped,
    card,
    stars_of,
)

Tape: TypeAlias = CoreTape[State, Event]

HAND = 7  # DN-4
REFILL = 2  # DN-15
REMOVED = {5: 3, 4: 16, 3: 33, 2: 54}  # DN-3; two players by DN-R6


# Set-up: DN-1 to DN-4 ---------------------------------------------------------------------------------


def initial(setup: Setup[Options]) -> State:
    """DN-1: the sun is up."""
    nobody: tuple[tuple[Face, ...], ...] = ((),) * setup.seats
    return State(
        setup=setup,
        time="day",
        step="first",
        round=0,
        last=False,
        pile=(),
        removed=(),
        hands=nobody,
        chosen=(None,) * setup.seats,
        lying=(),
        winning=None,
        takers=(),
        barred=(),
        declined=(),
        collected=nobody,
        discards=(),
        dealt_from=Seat(0),
        outcome=None,
    )


def open_game(tape: Tape) -> None:
    """DN-3, DN-4: shuffle, take cards out unseen, deal; then the first round begins."""
    setup = tape.state.setup
    cards = tape.chance.shuffle(setup.deck.cards)
    out = REMOVED[setup.seats]
    tape.emit(
        Shuffled(
            pile=cards[out:],
            removed=cards[:out],
            pile_count=len(cards) - out,
            removed_count=out,
            dealt_from=Seat(tape.chance.below(setup.seats)),  # DN-R3
        )
    )
    for seat in clockwise(0, setup.seats):
        draw(tape, seat, HAND, RuleId("DN-4"))
    begin_round(tape)


def draw(tape: Tape, seat: Seat, count: int, rule: RuleId) -> None:
    tape.emit(Drawn(seat, count, tape.state.pile[:count], rule))


# 1. A card from the pile: DN-5; is it the last round: DN-16 -------------------------------------------


def begin_round(tape: Tape) -> None:
    began_with_pile = bool(tape.state.pile)
    tape.emit(RoundBegan(tape.state.round + 1))
    if began_with_pile:
        turn_pile_card(tape)
    setup = tape.state.setup
    if is_last_round(setup.options.ending, setup.seats, began_with_pile, len(tape.state.pile)):
        tape.emit(LastRoundCalled())


def turn_pile_card(tape: Tape) -> None:
    """DN-5: a time symbol on it flips the time card at once."""
    tape.emit(PileCardTurned(tape.state.pile[0]))
    flip_time_card(tape, tape.state.lying, RuleId("DN-5"))


def is_last_round(ending: Ending, seats: int, began_with_pile: bool, pile_left: int) -> bool:
    """DN-16 by the chosen reading of DN-R2; ``pile_left`` is counted after DN-5."""
    match ending:
        case "empty-pile":
            return pile_left == 0
        case "one-more":
            return not began_with_pile
        case "full-refill":
            return pile_left < REFILL * seats + 1


@remembered(1024)
def rounds_of(setup: Setup[Options]) -> int:
    """How many rounds such a game has."""
    return rounds(setup.options.ending, setup.seats, setup.deck.size)


@cache
def rounds(ending: Ending, seats: int, deck_size: int) -> int:
    """How many rounds such a game has: nothing in the play changes it."""
    pile = deck_size - REMOVED[seats] - HAND * seats
    number = 0
    while True:
        number += 1
        began_with_pile = pile > 0
        pile -= began_with_pile
        if is_last_round(ending, seats, began_with_pile, pile):
            return number
        pile -= min(pile, REFILL * seats)


# 2. Playing cards, twice: DN-6, DN-7 ------------------------------------------------------------------


def choose_card(tape: Tape, seat: Seat, face: Face) -> None:
    """DN-6: face down, and open to a change of mind until the last one has chosen (DN-R8)."""
    tape.emit(CardChosen(seat, tape.state.chosen[seat] is not None, face))
    if None not in tape.state.chosen:
        turn_up_cards(tape)


def turn_up_cards(tape: Tape) -> None:
    """DN-6, and DN-7 for the second cards: all are turned up together, each time symbol flips once."""
    second = tape.state.step == "second"
    faces = tuple([face for face in tape.state.chosen if face is not None])
    tape.emit(Revealed(second, faces))
    flip_time_card(tape, tape.state.lying[-len(faces) :], RuleId("DN-7" if second else "DN-6"))
    if second:
        find_winning_colour(tape)


def flip_time_card(tape: Tape, turned: Iterable[Lying], rule: RuleId) -> None:
    for lying in turned:
        if card(lying.face).flips_time:
            other: Time = "night" if tape.state.time == "day" else "day"
            tape.emit(TimeFlipped(lying.spot, other, rule))


# 3. The winning colour: DN-8, DN-9 --------------------------------------------------------------------


def find_winning_colour(tape: Tape) -> None:
    sums = colour_sums(tuple([each.face for each in tape.state.lying]))
    best = best_colours(tape.state.time, sums)
    if len(best) > 1:
        tape.emit(NoColourWon(best, sums, (RuleId("DN-8"), RuleId("DN-9"))))
        clear_table(tape)
        return
    tape.emit(_colour_won(tape.state, best[0], sums))
    if not tape.state.takers:
        clear_table(tape)


@lru_cache(maxsize=1024)
def colour_sums(faces: tuple[Face, ...]) -> tuple[ColourSum, ...]:
    """DN-8: over all face-up cards, the one from the pile included; collected ones are not on the table
    (DN-R5)."""
    values: dict[Colour, list[int]] = {colour: [] for colour in COLOURS}
    for face in faces:
        shown = card(face)
        values[shown.colour].append(shown.value)
    return tuple([ColourSum(colour, sum(each), len(each)) for colour, each in values.items()])


def best_colours(time: Time, sums: Iterable[ColourSum]) -> tuple[Colour, ...]:
    """The colours with the highest sum by day, the lowest by night; one without a card does not compete
    (DN-R1)."""
    competing = [each for each in sums if each.cards]
    best = (max if time == "day" else min)([each.total for each in competing])
    return tuple([each.colour for each in competing if each.total == best])


# 4. Taking cards: DN-10 to DN-14 ----------------------------------------------------------------------


def _colour_won(s: State, colour: Colour, sums: tuple[ColourSum, ...]) -> ColourWon:
    takers, barred = order_of_taking(s, colour)
    nobody_played_it = () if takers or barred else (RuleId("DN-R7"),)
    rules_of_order = older_rules.rules_of_order_1 if s.setup.rules == 1 else _rules_of_order
    rules = (RuleId("DN-8"), *nobody_played_it, *rules_of_order(takers, barred))
    return ColourWon(colour, sums, takers, barred, rules)


def _rules_of_order(takers: tuple[Taker, ...], barred: tuple[Taker, ...]) -> tuple[RuleId, ...]:
    """DN-11: more than one played the colour. DN-12: stars decided for somebody who takes. DN-13: not for all
    of them, and DN-R4 if those were of three or more with one value."""
    values = [each.value for each in (*takers, *barred)]
    rules = {
        "DN-11": len(values) > 1,
        "DN-12": any(values.count(each.value) > 1 for each in takers),
        "DN-13": bool(barred),
        "DN-R4": any(values.count(each.value) > 2 for each in barred),
    }
    return tuple([RuleId(rule) for rule, cited in rules.items() if cited])


def order_of_taking(s: State, colour: Colour) -> tuple[tuple[Taker, ...], tuple[Taker, ...]]:
    """DN-11: by value in the winning colour, both cards added; DN-12: then fewer stars first.
    DN-13, DN-R4: who shares both with another takes nothing."""
    values: dict[Seat, int] = {}
    for lying in s.lying:
        seat, shown = lying.spot.seat, card(lying.face)
        if seat is not None and shown.colour == colour:
            values[seat] = values.get(seat, 0) + shown.value
    sign = -1 if s.time == "day" else 1
    players = [Taker(seat, value, count_stars(s.collected[seat])) for seat, value in values.items()]
    players.sort(key=lambda each: (sign * each.value, each.stars))
    standings = [(each.value, each.stars) for each in players]
    takers = tuple([p for p in players if standings.count((p.value, p.stars)) == 1])
    barred = tuple([p for p in players if standings.count((p.value, p.stars)) > 1])
    return takers, barred


def count_stars(faces: Iterable[Face]) -> int:
    return sum(map(stars_of, faces))


def next_taker(s: State) -> Seat | None:
    """The first in the order of taking who has neither taken nor declined yet."""
    done = {*s.declined, *[lying.taker for lying in s.lying]}
    for each in s.takers:
        if each.seat not in done:
            return each.seat
    return None


def cards_to_take(s: State) -> tuple[Face, ...]:
    """DN-10: any face-up card of the round, the pile's included, that nobody has taken."""
    return tuple([lying.face for lying in s.lying if lying.taker is None])


def take_card(tape: Tape, seat: Seat, face: Face) -> None:
    """DN-10: exactly one card; its stars are points. DN-14: also when no star is left."""
    left = cards_to_take(tape.state)
    spot = next(each.spot for each in tape.state.lying if each.face == face and each.taker is None)
    rules = ("DN-10",) if count_stars(left) else ("DN-10", "DN-14")
    tape.emit(Taken(seat, face, spot, card(face).stars, tuple(map(RuleId, rules))))
    finish_taking(tape)


def may_decline(s: State) -> bool:
    """DN-14: never, or as long as a card with stars is left."""
    return s.setup.options.taking == "may" and count_stars(cards_to_take(s)) > 0


def decline_card(tape: Tape, seat: Seat) -> None:
    """DN-14: no card, no stars, and the next one takes."""
    tape.emit(Declined(seat, (RuleId("DN-14"),)))
    finish_taking(tape)


def finish_taking(tape: Tape) -> None:
    if next_taker(tape.state) is None:
        clear_table(tape)


# 5. Clearing up and drawing: DN-15; the end: DN-16, DN-17 ---------------------------------------------


def clear_table(tape: Tape) -> None:
    """DN-15; the time card stays as it is."""
    tape.emit(Swept(cards_to_take(tape.state)))
    if tape.state.last:
        end_game(tape)  # DN-R3: after the last round nobody draws
        return
    refill_hands(tape)
    begin_round(tape)


def refill_hands(tape: Tape) -> None:
    """DN-15: two each. DN-R3: a short pile is dealt round one card at a time; since nobody knows the order
    of the pile, giving each seat its share in one go is the same."""
    s = tape.state
    seats = s.setup.seats
    pile = len(s.pile)
    for place, seat in enumerate(clockwise(s.dealt_from, seats)):
        share = min(REFILL, (pile - place + seats - 1) // seats)
        if share > 0:
            draw(tape, seat, share, RuleId("DN-15"))


def end_game(tape: Tape) -> None:
    """DN-17: most stars, then most collected cards, then several winners."""
    collected = tape.state.collected
    stars = tuple(count_stars(faces) for faces in collected)
    results = [(points, len(faces)) for points, faces in zip(stars, collected, strict=True)]
    ranks = tuple(1 + sum(other > mine for other in results) for mine in results)
    tape.emit(Ended(Outcome(ranks, stars, "daynight-ended", (RuleId("DN-16"), RuleId("DN-17")))))


# Every action ------------------------------------------------------------------------------------------


def decide(tape: Tape, seat: Seat, action: Action) -> None:
    match action:
        case Choose():
            choose_card(tape, seat, action.face)
        case Take():
            take_card(tape, seat, action.face)
        case Decline():
            decline_card(tape, seat)


def longest(setup: Setup[Options]) -> int:
    """Two cards a player and at most one card taken by each, in every round."""
    return rounds_of(setup) * setup.seats * 3
