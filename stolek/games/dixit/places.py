"""Where the cards of Dixit lie, where votes and offers are kept, and who may look there."""

from __future__ import annotations

from collections.abc import Iterator

from stolek.core.ids import Seat
from stolek.core.places import Place, for_all, for_nobody, for_seat
from stolek.games.dixit.model import State
from stolek.games.dixit.view import is_face_down


def places(s: State) -> Iterator[Place]:
    yield for_nobody("pile", s.pile)  # DX-1
    yield for_all("discards", s.discards)  # DX-14: all have seen them on the table
    for seat in range(s.setup.seats):
        hand, face_down = s.hands[seat], is_face_down(s, Seat(seat))  # DX-P2, DX-R11
        yield for_nobody("hand", hand, seat=seat) if face_down else for_seat("hand", seat, hand)  # DX-1
        offer = s.offers[seat]
        yield for_seat("offer", seat, fact=None if offer is None else offer.face)  # DX-R10
        given = s.given[seat]
        if s.table:
            yield for_seat("own card", seat, fact=given)  # DX-6: whose picture lies where is the secret
            yield for_seat(
                "team card", seat, fact=s.team_cards[seat], quiet=True
            )  # DX-R9, where it is barred
        else:
            yield for_seat("given", seat, given)  # DX-4, DX-5: face down
        yield for_seat("vote", seat, fact=s.ballots[seat])  # DX-7
    yield for_all("table", s.table)  # DX-6
    yield for_all("round", fact=(s.round, s.phase, s.storyteller, s.clue))  # DX-4
    yield for_all("story", fact=(s.story, s.points, s.outcome))  # DX-9
