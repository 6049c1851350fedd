"""The table in spoken answers: what a viewer is shown, by topic. Knows no state and no language."""

from __future__ import annotations

from collections.abc import Iterator

from stolek.core.say import Say, Who, say
from stolek.core.spoken import Spoken, aside, asked, listed, scored, seats_where
from stolek.games.daynight.model import Lying, Shown, Taker
from stolek.games.daynight.telling import say_colour, say_face, say_faces


def spoken(shown: Shown) -> Spoken:
    return {
        "now": tuple(_now(shown)),
        "hand": (
            *asked("daynight-table-hand", say_faces(shown.hand), full=True),
            *listed("daynight-table-chosen", shown.chosen and say_face(shown.chosen), full=True),
        ),
        "table": tuple(_table(shown)),
        "score": (*scored(shown.outcome, _score(shown)), *_level(shown)),
        "more": tuple(_more(shown)),
    }


SPOKEN = spoken
QUIET = tuple(
    f"daynight-event-{each}"
    for each in (
        "shuffled",
        "drawn",
        "chosen",
        "chosen-again",
        "chosen-own",
        "chosen-own-again",
        "round",
        "order",
        "taken",
        "swept",
        "revealed:you",
    )
)
"""What others do unseen, what one has just done oneself, what the scores say."""


def _now(shown: Shown) -> Iterator[Say]:
    key = "daynight-table-last-round" if shown.last else "daynight-table-round"
    yield say(key, round=shown.round, rounds=shown.rounds)
    yield say(f"daynight-time-{shown.time}")
    yield say(f"daynight-spoken-{shown.step}")


def _table(shown: Shown) -> Iterator[Say]:
    time = say(f"daynight-time-{shown.time}")
    begins = shown.round == 1 and shown.step == "first"
    yield from (time,) if begins else aside((time,))  # later it is told as it turns
    if shown.outcome is None:
        yield from _contest(shown)
    for spot in dict.fromkeys(lying.spot.seat for lying in shown.lying):
        faces = [_card(lying) for lying in shown.lying if lying.spot.seat == spot]
        yield from aside(listed("daynight-table-turned" if spot is None else Who(spot), faces, full=True))
    yield from aside(listed("daynight-spoken-chosen", seats_where(shown.has_chosen)))


def _contest(shown: Shown) -> Iterator[Say]:
    """What the round is about: nothing once the last one is over."""
    sums: list[Say] = []
    for each in shown.sums:
        if each.cards or each.total:
            colour = say_colour(each.colour)
            sums.append(say("daynight-spoken-sum", label=colour, total=each.total, cards=each.cards))
    yield from aside(sums) if shown.step == "taking" else sums
    yield from aside(listed("daynight-spoken-winning", shown.winning and say_colour(shown.winning)))
    yield from listed("daynight-spoken-takers", [_taker(each) for each in shown.takers])
    yield from listed("daynight-spoken-barred", [_taker(each) for each in shown.barred])
    yield from listed("daynight-spoken-declined", map(Who, shown.declined))
    if not shown.lying:
        yield say("daynight-table-nothing-lies")


def _card(lying: Lying) -> Say:
    card = say_face(lying.face)
    return card if lying.taker is None else say("daynight-spoken-taken", card=card, who=Who(lying.taker))


def _taker(taker: Taker) -> Say:
    stars = say("daynight-effect-stars", number=taker.stars)
    return say("daynight-spoken-taker", who=Who(taker.seat), value=taker.value, stars=stars)


def _score(shown: Shown) -> Iterator[Say]:
    for seat, stars in enumerate(shown.stars):
        cards = len(shown.collected[seat])
        yield from listed(Who(seat), say("daynight-table-stars", stars=stars, cards=cards))  # type: ignore[arg-type]


def _level(shown: Shown) -> Iterator[Say]:
    """Of those with as many stars as others, what their cards decided (``standings.ts`` says the same)."""
    if shown.outcome is None:
        return
    for seat, (rank, stars) in enumerate(zip(shown.outcome.ranks, shown.stars, strict=True)):
        level = [(r, n) for n, r in enumerate(shown.outcome.ranks) if n != seat and shown.stars[n] == stars]
        for fits, what in (
            ([n for r, n in level if r == rank], "shared"),
            ([n for r, n in level if r > rank], "more-cards"),
            ([n for r, n in level if r < rank], "fewer-cards"),
        ):
            if fits:
                who = tuple(map(Who, fits))  # type: ignore[arg-type]
                why = say(f"daynight-ui-place-{what}", who=who, cards=len(shown.collected[seat]))
                yield from listed(Who(seat), why)  # type: ignore[arg-type]
                break


def _more(shown: Shown) -> Iterator[Say]:
    yield say("daynight-table-pile", count=shown.pile_count, discards=shown.discard_count)
    yield from listed("spoken-in-hand", shown.held)
    for seat, faces in enumerate(shown.collected):
        yield from listed(say("daynight-spoken-collected", who=Who(seat)), say_faces(faces), full=True)  # type: ignore[arg-type]
    yield from listed("spoken-discards", say_faces(shown.discards or ()), full=True)
    yield from listed("daynight-spoken-removed", shown.removed_count)
    yield from listed("daynight-spoken-dealt-from", Who(shown.dealt_from))
