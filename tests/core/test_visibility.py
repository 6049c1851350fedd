"""A secret is declared on its field and kept from everyone else; one that could not be kept is an error."""

from typing import Annotated, Any

import msgspec
import pytest

from stolek.core.cards import Face
from stolek.core.codec import wire_event
from stolek.core.ids import Seat, Viewer
from stolek.core.visibility import HIDDEN, NOBODY, EventBase, Hidden, Open, Secret, is_told, redact, sights

P, Q, R = Seat(0), Seat(1), Seat(2)
EVERYONE: tuple[Viewer, ...] = (P, Q, R, None)


class _Event(EventBase, frozen=True):
    seat: Open[Seat]


class Dealt(_Event, frozen=True, tag="dealt"):
    card: Annotated[Face | Hidden, Secret(to="seat")]


class Passed(_Event, frozen=True, tag="passed"):
    eyes: Open[tuple[Seat, ...]]
    cards: Annotated[tuple[Face, ...] | Hidden, Secret(to="eyes")]
    bottom: Annotated[Face | Hidden, Secret(to=NOBODY)]


class Played(_Event, frozen=True, tag="played"):
    card: Open[Face]


def seen(event: Any, field: str) -> list[Viewer]:
    return [viewer for viewer in EVERYONE if getattr(redact(event, viewer).event, field) is not HIDDEN]


def test_a_secret_of_one_seat() -> None:
    assert seen(Dealt(Q, Face("a")), "card") == [Q]


def test_a_secret_of_several_seats() -> None:
    event = Passed(P, (P, R), (Face("a"),), Face("b"))
    assert seen(event, "cards") == [P, R]
    assert seen(msgspec.structs.replace(event, eyes=()), "cards") == []


def test_a_secret_of_nobody() -> None:
    assert seen(Passed(P, (P, Q, R), (Face("a"),), Face("b")), "bottom") == []


def test_what_is_no_secret_is_seen_by_all() -> None:
    event = Played(P, Face("a"))
    for viewer in EVERYONE:
        assert redact(event, viewer).event is event


def test_a_sight_says_whose_it_is_and_keeps_the_rest() -> None:
    sight = redact(Dealt(Q, Face("a")), P)
    assert sight.viewer == P
    assert sight.event == Dealt(Q, HIDDEN)


def test_what_is_hidden_is_not_in_the_bytes() -> None:
    event = Passed(P, (Q,), (Face("secret-a"),), Face("secret-b"))
    assert b"secret" not in bytes(wire_event(redact(event, P)))
    to_q = bytes(wire_event(redact(event, Q)))
    assert b"secret-a" in to_q
    assert b"bottom" not in to_q


class Whispered(EventBase, frozen=True, tag="whispered"):
    seat: Annotated[Seat | Hidden, Secret(to="seat")]
    word: Annotated[str | Hidden, Secret(to="seat")]


class Gong(EventBase, frozen=True, tag="gong"):
    pass


def test_an_event_that_is_secret_as_a_whole_is_told_to_nobody_else() -> None:
    assert [viewer for viewer in EVERYONE if is_told(Whispered(Q, "psst"), viewer)] == [Q]
    for event in (Dealt(Q, Face("a")), Passed(P, (), (), Face("b")), Gong()):
        assert all(is_told(event, viewer) for viewer in EVERYONE)
    events = (Gong(), Whispered(Q, "psst"), Dealt(Q, Face("a")))
    assert [sight.event for sight in sights(events, P)] == [Gong(), Dealt(Q, HIDDEN)]
    assert [sight.event for sight in sights(events, Q)] == list(events)


class ToNoField(EventBase, frozen=True):
    card: Annotated[Face | Hidden, Secret(to="owner")]


class NotHideable(EventBase, frozen=True):
    seat: Open[Seat]
    card: Annotated[Face, Secret(to="seat")]


class Inside(EventBase, frozen=True):
    seat: Open[Seat]
    cards: Open[tuple[Annotated[Face | Hidden, Secret(to="seat")], ...]]


class InsideAStruct(EventBase, frozen=True):
    seat: Open[Seat]
    deal: Open[Dealt | None]


class SaysNothing(EventBase, frozen=True):
    seat: Open[Seat]
    count: int


class SaysBoth(EventBase, frozen=True):
    seat: Open[Annotated[Seat | Hidden, Secret(to=NOBODY)]]


@pytest.mark.parametrize(
    ("event", "says"),
    [
        (SaysNothing(P, 3), r"SaysNothing.count: who sees it\?"),
        (SaysBoth(P), r"SaysBoth.seat: who sees it\?"),
        (ToNoField(Face("a")), "ToNoField.card: there is no field 'owner'"),
        (NotHideable(P, Face("a")), "NotHideable.card: .* must allow Hidden"),
        (Inside(P, (Face("a"),)), "Inside.cards: .* mark the whole field"),
        (InsideAStruct(P, None), "InsideAStruct.deal: .* mark the whole field"),
    ],
)
def test_a_secret_that_could_not_be_kept_is_an_error(event: Any, says: str) -> None:
    with pytest.raises(TypeError, match=says):
        redact(event, P)
