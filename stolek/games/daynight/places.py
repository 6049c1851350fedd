"""Where the cards of Day & Night lie and who may look there."""

from __future__ import annotations

from collections.abc import Iterator

from stolek.core.places import Place, for_all, for_nobody, for_seat
from stolek.games.daynight.model import State


def places(s: State) -> Iterator[Place]:
    yield for_nobody("removed", s.removed)  # DN-3: taken out unseen
    yield for_nobody("pile", s.pile)  # DN-3
    for seat in range(s.setup.seats):
        yield for_seat("hand", seat, s.hands[seat])  # DN-4; a chosen card is still counted here
        yield for_seat("chosen", seat, fact=s.chosen[seat])  # DN-6, DN-7: face down
        yield for_all("collected", s.collected[seat], seat=seat)  # DN-10
    yield for_all("table", [each.face for each in s.lying if each.taker is None])  # DN-5 to DN-7
    yield for_all("discards", s.discards)  # DN-15; DN-R9: seen on the table, open or not
    yield for_all("round", fact=(s.round, s.step, s.time, s.dealt_from, s.outcome))
