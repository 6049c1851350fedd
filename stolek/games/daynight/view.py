"""What a viewer may know of the table, and a table that fits what a viewer knows."""

from __future__ import annotations

from collections import Counter

from stolek.core.cards import Face
from stolek.core.chance import Chance
from stolek.core.ids import Seat, Viewer
from stolek.games.daynight.model import Memory, SeatShown, Shown, State, View
from stolek.games.daynight.rules import colour_sums, count_stars, rounds


def view(s: State, viewer: Viewer) -> View:
    hand, chosen = _own_cards(s, viewer)
    shown = Shown(
        viewer=viewer,
        options=s.setup.options,
        time=s.time,
        step=s.step,
        round=s.round,
        rounds=rounds(s.setup.options.ending, s.setup.seats, s.setup.deck.size),
        last=s.last,
        pile_count=len(s.pile),
        removed_count=len(s.removed),
        dealt_from=s.dealt_from,
        seats=tuple(_seat_shown(s, seat) for seat in range(s.setup.seats)),
        hand=hand,
        chosen=chosen,
        lying=s.lying,
        sums=colour_sums(s.lying),
        winning=s.winning,
        takers=s.takers,
        barred=s.barred,
        declined=s.declined,
        discard_count=len(s.discards),
        discards=s.discards if s.setup.options.open_discards else None,  # DN-R9
        outcome=s.outcome,
    )
    return View(shown, Memory(s.setup, s.discards))


def _own_cards(s: State, viewer: Viewer) -> tuple[tuple[Face, ...], Face | None]:
    if viewer is None:
        return (), None
    hand, chosen = s.hands[viewer], s.chosen[viewer]
    if chosen is None:
        return hand, None
    place = hand.index(chosen)
    return hand[:place] + hand[place + 1 :], chosen


def _seat_shown(s: State, seat: int) -> SeatShown:
    has_chosen = s.chosen[seat] is not None
    collected = s.collected[seat]
    return SeatShown(len(s.hands[seat]) - has_chosen, has_chosen, collected, count_stars(collected))


def unseen(v: View) -> tuple[Face, ...]:
    """Every card whose place the viewer does not know: other hands, the pile, the cards taken out."""
    shown = v.shown
    pool = Counter(v.memory.setup.deck.cards)
    pool.subtract(v.memory.discards)
    pool.subtract(shown.hand)
    pool.subtract(lying.face for lying in shown.lying if lying.taker is None)
    for seat in shown.seats:
        pool.subtract(seat.collected)
    if shown.chosen is not None:
        pool[shown.chosen] -= 1
    return tuple(pool.elements())


def determinize(v: View, chance: Chance) -> State:
    """Deals the unseen cards anew; the card an opponent has chosen is any card of that hand."""
    shown, setup = v.shown, v.memory.setup
    pool = list(chance.shuffle(unseen(v)))
    hands: list[tuple[Face, ...]] = []
    chosen: list[Face | None] = []
    for place, seat in enumerate(shown.seats):
        if place == shown.viewer:
            own = shown.hand if shown.chosen is None else (*shown.hand, shown.chosen)
            hands.append(tuple(sorted(own)))
            chosen.append(shown.chosen)
            continue
        count = seat.hand_count + seat.has_chosen
        cards, pool = pool[:count], pool[count:]
        hands.append(tuple(sorted(cards)))
        chosen.append(cards[0] if seat.has_chosen else None)
    return State(
        setup=setup,
        time=shown.time,
        step=shown.step,
        round=shown.round,
        last=shown.last,
        pile=tuple(pool[: shown.pile_count]),
        removed=tuple(pool[shown.pile_count :]),
        hands=tuple(hands),
        chosen=tuple(chosen),
        lying=shown.lying,
        winning=shown.winning,
        takers=shown.takers,
        barred=shown.barred,
        declined=shown.declined,
        collected=tuple(seat.collected for seat in shown.seats),
        discards=v.memory.discards,
        dealt_from=Seat(shown.dealt_from),
        outcome=shown.outcome,
    )


def census(s: State) -> Counter[Face]:
    """A chosen card is still counted in its hand."""
    count: Counter[Face] = Counter()
    for cards in (s.pile, s.removed, s.discards, *s.hands, *s.collected):
        count.update(cards)
    count.update(lying.face for lying in s.lying if lying.taker is None)
    return count
