"""The table in spoken answers: what a viewer is shown, by topic. Knows no state and no language."""

from __future__ import annotations

from collections.abc import Iterator

from stolek.core.say import Say, Who, say
from stolek.core.spoken import Spoken, aside, asked, listed, scored
from stolek.games.numberloor.model import Laid, Shown
from stolek.games.numberloor.telling import say_face


def spoken(shown: Shown) -> Spoken:
    return {
        "now": tuple(_now(shown)),
        "hand": tuple(_hand(shown)),
        "table": tuple(_table(shown)),
        "score": scored(shown.outcome, _score(shown)),
        "more": (
            *listed("spoken-pile", shown.pile_count),
            *listed("numberloor-spoken-floor-counts", [pile.count for pile in shown.floors]),
            *listed("numberloor-spoken-balloon-count", shown.balloon_count or None),
        ),
    }


SPOKEN = spoken
QUIET = tuple(
    f"numberloor-event-{each}"
    for each in (
        "shuffled",
        "drawn",
        "turn",
        "laid:you",
        "passed:you",
        "answered-take",
    )
)
"""What others draw and what one has just done oneself; whose turn it is, since every play says who."""


def _now(shown: Shown) -> Iterator[Say]:
    yield say("numberloor-event-turn", who=Who(shown.active))
    yield say("numberloor-table-heading", turn=shown.turn, target=shown.target)
    for true, key in (
        (shown.phase != "turn", shown.phase),
        (shown.taker, "taker"),
        (shown.drew, "drew"),
        (shown.choosing_top, "choosing-top"),
    ):
        if true:
            yield say(f"numberloor-spoken-{key}")


def _hand(shown: Shown) -> Iterator[Say]:
    yield from asked("numberloor-table-hand", map(say_face, shown.hand))
    if shown.order != "ask":
        yield say("numberloor-table-order", order=say(f"numberloor-do-order-{shown.order}"))
    if shown.answered:
        yield say("numberloor-spoken-answered")


def _table(shown: Shown) -> Iterator[Say]:
    for number, pile in enumerate(shown.floors, 1):
        key = "numberloor-table-floors" if shown.balloon else "numberloor-table-pile"
        yield say(key, number=number, card=say_face(pile.top))
        yield say("numberloor-table-reach", numbers=pile.reach)
    if shown.balloon is not None:
        yield say("numberloor-table-balloon", card=say_face(shown.balloon))
    if shown.chain:
        yield from aside([say("numberloor-table-chain", cards=tuple(map(_laid, shown.chain)))])


def _laid(laid: Laid) -> Say:
    if not laid.pile:
        return say_face(laid.face)
    return say("numberloor-spoken-laid", card=say_face(laid.face), pile=laid.pile + 1)


def _score(shown: Shown) -> Iterator[Say]:
    for seat, each in enumerate(shown.seats):
        yield from listed(Who(seat), say("numberloor-table-seat", stars=each.stars, cards=each.hand_count))  # type: ignore[arg-type]
