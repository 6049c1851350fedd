"""What a viewer may know of the table, and a table that fits what a viewer knows."""

from __future__ import annotations

from collections import Counter

from stolek.core.cards import Face
from stolek.core.chance import Chance
from stolek.core.ids import Viewer
from tests.template_game.model import Memory, Own, SeatShown, Shown, State, View


def view(s: State, viewer: Viewer) -> View:
    memory = Memory(s.setup, None if viewer is None else s.thrown[viewer])
    return View(_shown(s, own(s, viewer)), memory)


def public(s: State) -> Shown:
    return _shown(s, Own())


def own(s: State, viewer: Viewer) -> Own:
    return Own(viewer, None if viewer is None else s.hands[viewer])


def _shown(s: State, mine: Own) -> Shown:
    return Shown(
        viewer=mine.viewer,
        variant=s.setup.variant,
        options=s.setup.options,
        pile_count=len(s.pile),
        first=s.first,
        decided=s.decided,
        seats=tuple(_seat_shown(s, seat) for seat in range(s.setup.seats)),
        card=mine.card,
        outcome=s.outcome,
    )


def _seat_shown(s: State, seat: int) -> SeatShown:
    thrown = s.thrown[seat]
    return SeatShown(
        face=s.hands[seat] if s.open else None,
        has_thrown=thrown is not None,
        thrown=thrown if s.setup.options.open_throws else None,  # HC-R2
    )


def unseen(v: View) -> tuple[Face, ...]:
    """Every card whose place the viewer does not know."""
    pool = Counter(v.memory.setup.deck.cards)
    pool.subtract(face for face in _hands(v) if face is not None)
    pool.subtract(face for face in _thrown(v) if face is not None)
    return tuple(pool.elements())


def _hands(v: View) -> list[Face | None]:
    return [
        v.shown.card if seat == v.shown.viewer else shown.face for seat, shown in enumerate(v.shown.seats)
    ]


def _thrown(v: View) -> list[Face | None]:
    return [
        v.memory.own_thrown if seat == v.shown.viewer else shown.thrown
        for seat, shown in enumerate(v.shown.seats)
    ]


def determinize(v: View, chance: Chance) -> State:
    """Deals the unseen cards anew: to the others' hands, to what they threw face down, to pile and out."""
    shown, setup = v.shown, v.memory.setup
    pool = list(chance.shuffle(unseen(v)))
    hands = [face or pool.pop() for face in _hands(v)]
    thrown = [
        face or (pool.pop() if seat.has_thrown else None)
        for face, seat in zip(_thrown(v), shown.seats, strict=True)
    ]
    return State(
        setup=setup,
        pile=tuple(pool[1:]),
        out=pool[0],
        hands=tuple(hands),
        thrown=tuple(thrown),
        first=shown.first,
        decided=shown.decided,
        open=any(seat.face is not None for seat in shown.seats),
        outcome=shown.outcome,
    )
