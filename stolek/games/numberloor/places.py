"""Where the cards of Numberloor lie, where orders and answers are kept, and who may look there."""

from __future__ import annotations

from collections.abc import Iterator

from stolek.core.places import Place, for_all, for_nobody, for_seat
from stolek.games.numberloor.asking import is_choosing_top
from stolek.games.numberloor.model import State


def places(s: State) -> Iterator[Place]:
    yield for_nobody("pile", s.pile)  # NF-7
    for number, pile in enumerate(s.floors):
        yield for_all(f"floors {number}", pile)  # NF-2, NF-23: all have seen each card as it was laid
    yield for_all("balloons", s.balloons)  # NF-2
    for seat in range(s.setup.seats):
        yield for_seat("hand", seat, s.hands[seat])  # NF-7
        yield for_seat("order", seat, fact=s.orders[seat], quiet=True)  # NF-R7: nobody hears of it
        answer = s.answers[seat] if s.phase == "window" else None
        yield for_seat("answer", seat, fact=answer)  # NF-R7
    taking = s.answers[s.active] if s.taker and not s.chain else None
    yield for_all("taken over with", fact=taking)  # NF-18: shown, and laid at once
    choosing = s.phase == "turn" and is_choosing_top(s)  # NF-14: said aloud
    yield for_all("turn", fact=(s.turn, s.phase, s.active, s.taker, s.drew, s.chain, choosing))
    yield for_all("stars", fact=(s.stars, s.outcome))  # NF-3
