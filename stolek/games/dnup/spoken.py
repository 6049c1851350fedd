"""The table in spoken answers: what a viewer is shown, by topic. Knows no state and no language."""

from __future__ import annotations

from collections.abc import Iterator

from stolek.core.say import Say, Who, say
from stolek.core.spoken import Spoken, aside, asked, listed, scored
from stolek.games.dnup.model import Rung, SetShown, Shown, Spot
from stolek.games.dnup.telling import say_count, say_faces


def spoken(shown: Shown) -> Spoken:
    return {
        "now": tuple(_now(shown)),
        "hand": asked("dnup-table-hand", say_faces(shown.hand)),
        "table": tuple(_table(shown)),
        "score": scored(shown.outcome, _score(shown)),
        "more": tuple(_more(shown)),
    }


SPOKEN = spoken
QUIET = tuple(
    f"dnup-event-{each}"
    for each in (
        "shuffled",
        "dealt",
        "returned:others",
        "laid:you",
        "added:you",
        "taken:you",
        "rotated:you",
    )
)
"""What is dealt, and what follows from a set being beaten."""


def _now(shown: Shown) -> Iterator[Say]:
    yield say("dnup-table-round", round=shown.round, turn=shown.turns)
    if shown.turn is not None:
        yield from listed(_place(shown, shown.turn), say("dnup-table-turn"))


def _place(shown: Shown, spot: Spot) -> Say | Who:
    """Whose set; with two areas also which."""
    if shown.areas == 1 and spot.area == 1:
        return Who(spot.seat)
    return say("dnup-spoken-area", who=Who(spot.seat), area=spot.area)


def _table(shown: Shown) -> Iterator[Say]:
    free = [rung for rung in shown.ladder if rung.above is None and not rung.closed]
    yield from asked("dnup-table-to-beat", [_rung(each) for each in shown.ladder if each not in free])
    if len(free) == len(shown.ladder):
        yield say("dnup-spoken-all-free")
    yield from aside(_rung(each) for each in free)
    for lying in shown.sets:
        yield from aside(listed(_place(shown, lying.spot), _set(lying)))


def _set(lying: SetShown) -> list[Say]:
    """Size and value, its cards, what they are when they come back to their owner."""
    known = say("dnup-set", count=lying.size, value=say("dnup-value", n=lying.value))
    said = [known, say("dnup-spoken-cards", cards=say_faces(lying.faces), back=say_faces(lying.back))]
    return [*said, say("dnup-table-last-lap")] if lying.last_lap else said


def _rung(rung: Rung) -> Say:
    cards = say_count(rung.size)
    if rung.above is None:
        base = say("dnup-table-rung-free", cards=cards)
    else:
        base = say("dnup-table-rung", cards=cards, above=rung.above)
    if rung.closed:
        base = say("dnup-spoken-closed", rung=base)
    if rung.spot is None:
        return base
    return say("dnup-spoken-rung", rung=base, who=Who(rung.spot.seat), area=rung.spot.area)


def _score(shown: Shown) -> Iterator[Say]:
    for seat, each in enumerate(shown.seats):
        key = "dnup-table-out" if each.out else "dnup-table-seat"
        cards = say_count(each.hand_count)
        yield from listed(Who(seat), say(key, cards=cards, tokens=each.tokens, areas=shown.areas))  # type: ignore[arg-type]


def _more(shown: Shown) -> Iterator[Say]:
    yield say("dnup-table-goal", goal=shown.goal, areas=shown.areas)
    yield from listed("dnup-spoken-starter", None if shown.starter is None else Who(shown.starter))
    yield from listed("dnup-spoken-out", None if shown.out is None else Who(shown.out))
    yield from listed("dnup-spoken-voids", shown.voids or None)
    yield from listed("spoken-pile", shown.pile_count)
    yield from listed("spoken-discards", shown.discard_count)
    yield from listed("spoken-in-hand", [each.hand_count for each in shown.seats])
