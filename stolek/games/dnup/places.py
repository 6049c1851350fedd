"""Where the cards of dnup lie, which way up, and who may look there."""

from __future__ import annotations

from collections.abc import Iterator

from stolek.core.cards import Face
from stolek.core.places import Place, for_all, for_nobody, for_seat
from stolek.games.dnup.deck import STARRED
from stolek.games.dnup.model import State


def places(s: State) -> Iterator[Place]:
    yield for_nobody("pile", s.pile)  # DU-3
    for seat, (hand, known) in enumerate(zip(s.hands, s.known, strict=True)):
        yield for_seat("hand", seat, _without(hand, known))  # DU-3
        yield for_all("hand seen", known, seat=seat)  # DU-R11: all saw these on their way from the table
    for each in s.sets:
        yield for_all(f"set {each.spot.area}", each.faces, seat=each.spot.seat)  # DU-4, DU-11
    yield for_all("discards", s.discards)  # DU-6: face down, but all have seen them
    yield for_all("star", fact=None if s.starter is None else (s.starter, STARRED))  # DU-5: shown to begin
    yield for_all("round", fact=(s.round, s.turns, s.turn, s.rotated, s.out, s.tokens, s.voids, s.outcome))


def _without(hand: tuple[Face, ...], known: tuple[Face, ...]) -> list[Face]:
    rest = list(hand)
    for face in known:
        rest.remove(face)
    return rest
