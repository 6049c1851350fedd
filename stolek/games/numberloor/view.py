"""What a viewer may know of the table, and a table that fits what a viewer knows."""

from __future__ import annotations

from collections import Counter
from functools import cache

from stolek.core.cards import Face
from stolek.core.chance import Chance
from stolek.core.ids import Viewer, clockwise
from stolek.games.numberloor.asking import follows, is_choosing_top, open_balloon, reach, target
from stolek.games.numberloor.deck import cards_of
from stolek.games.numberloor.model import Memory, Own, PileShown, SeatShown, Shown, State, View, card

_NOBODYS = Own()


def view(s: State, viewer: Viewer) -> View:
    remembered = s.answers[viewer] if viewer is not None and s.phase == "window" else None
    memory = Memory(s.setup, s.floors, s.balloons, s.idle, s.drew, remembered)
    return View(_shown(s, own(s, viewer)), memory)


def public(s: State) -> Shown:
    return _shown(s, _NOBODYS)


def own(s: State, viewer: Viewer) -> Own:
    if viewer is None:
        return _NOBODYS
    answered = s.phase == "window" and s.answers[viewer] is not None
    return Own(viewer, s.hands[viewer], s.orders[viewer], answered)


def _shown(s: State, mine: Own) -> Shown:
    """By place, in the order of ``Shown``: so many names would take several times as long."""
    balloon = open_balloon(s)
    return Shown(
        mine.viewer,
        s.setup.variant,
        s.setup.options,
        s.phase,
        s.turn,
        s.active,
        s.taker,
        s.drew is not None,
        s.chain,
        target(s.setup.seats),
        len(s.pile),
        tuple([_pile_shown(pile[-1], len(pile), balloon) for pile in s.floors]),
        balloon,
        len(s.balloons),
        tuple(map(SeatShown, map(len, s.hands), s.stars)),
        mine.hand,
        mine.order,
        bool(s.chain) and s.phase == "turn" and is_choosing_top(s),
        mine.answered,
        s.outcome,
    )


@cache
def _pile_shown(top: Face, count: int, balloon: Face | None) -> PileShown:
    return PileShown(top, count, reach(card(top).number, balloon))


def unseen(v: View) -> tuple[Face, ...]:
    """Every card whose place the viewer does not know: other hands and the draw pile."""
    memory = v.memory
    pool = Counter(cards_of(memory.setup.variant, memory.setup.deck))
    for pile in (*memory.floors, memory.balloons, v.shown.hand):
        pool.subtract(pile)
    return tuple(pool.elements())


def determinize(v: View, chance: Chance) -> State:
    """Deals the unseen cards anew. Others' orders and answers are theirs alone: taken as not given."""
    shown, memory = v.shown, v.memory
    pool = list(chance.shuffle(unseen(v)))
    hands: list[tuple[Face, ...]] = [shown.hand if n == shown.viewer else () for n in range(len(shown.seats))]
    for seat in clockwise(shown.active, len(shown.seats)):
        if seat != shown.viewer:
            count = shown.seats[seat].hand_count
            cards = _active_hand(v, pool, count) if seat == shown.active else pool[:count]
            for face in cards:
                pool.remove(face)
            hands[seat] = tuple(sorted(cards))
    seats = range(len(shown.seats))
    return State(
        setup=memory.setup,
        phase=shown.phase,
        turn=shown.turn,
        active=shown.active,
        taker=shown.taker,
        drew=memory.drew,
        chain=shown.chain,
        idle=memory.idle,
        pile=tuple(pool),
        floors=memory.floors,
        balloons=memory.balloons,
        hands=tuple(hands),
        stars=tuple(seat.stars for seat in shown.seats),
        orders=tuple(shown.order if seat == shown.viewer else "ask" for seat in seats),
        answers=tuple(memory.answer if seat == shown.viewer else None for seat in seats),
        outcome=shown.outcome,
    )


def _active_hand(v: View, pool: list[Face], count: int) -> list[Face]:
    """Everyone can tell from the course of a turn whether its player still holds a floor (NF-14, NF-20)."""
    shown = v.shown
    floors = [face for face in pool if card(face).is_floor]
    balloons = [face for face in pool if not card(face).is_floor]
    if shown.choosing_top:
        return balloons[:count]
    cards = pool[:count]
    laid_floor = any(laid.pile is not None for laid in shown.chain)
    if shown.chain and not laid_floor:
        return _hand_that_follows(v, pool, cards)
    must_hold_floor = shown.phase != "over" and laid_floor
    if must_hold_floor and floors and not any(card(face).is_floor for face in cards):
        return [*cards[:-1], floors[0]]
    return cards


def _hand_that_follows(v: View, pool: list[Face], cards: list[Face]) -> list[Face]:
    """A balloon laid before the first floor promises that a floor can follow (NF-R4)."""
    shown, left = v.shown, Counter(pool)
    top = shown.floors[0].top
    floors = [face for face in left if card(face).is_floor]
    balloons = [face for face in left if not card(face).is_floor]
    needed: list[tuple[Face, ...]] = [(), *((floor,) for floor in floors)]
    needed += [(balloon, floor) for balloon in balloons for floor in floors]
    for extra in needed:
        hand = [*cards[: max(0, len(cards) - len(extra))], *extra]
        if len(hand) == len(cards) and Counter(hand) <= left and follows(top, shown.balloon, hand):
            return hand
    raise AssertionError("the hand that was really held is among these")
