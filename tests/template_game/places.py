"""Where the cards of High Card lie and who may look there."""

from __future__ import annotations

from collections.abc import Iterator

from stolek.core.places import Place, for_all, for_nobody, for_seat
from tests.template_game.model import State


def places(s: State) -> Iterator[Place]:
    yield for_nobody("out", () if s.out is None else (s.out,))  # HC-2
    yield for_nobody("pile", s.pile)  # HC-2
    for seat in range(s.setup.seats):
        hand = [face for face in (s.hands[seat],) if face is not None]
        thrown = [face for face in (s.thrown[seat],) if face is not None]
        yield for_all("hand", hand, seat=seat) if s.open else for_seat("hand", seat, hand)  # HC-2, HC-5
        face_up = s.setup.options.open_throws  # HC-R2
        yield for_all("thrown", thrown, seat=seat) if face_up else for_seat("thrown", seat, thrown)
    yield for_all("turn", fact=(s.first, s.decided, s.outcome))  # HC-3
