"""A table in spoken answers: what a viewer is shown, by topic, as messages of the catalogue.

Each game has a function ``spoken(shown) -> Spoken``. Everything that can change in ``shown`` during a game
changes an answer (a test holds every game to it), so that nobody who listens knows less than who looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, TypeAlias

from stolek.core.game import Outcome
from stolek.core.say import Piece, Say, Several, Who, say

Topic: TypeAlias = Literal["now", "clue", "hand", "table", "score", "more", "pictures"]
"""In the order in which one needs them; ``more`` is rarely asked, ``pictures`` has a description each."""
TOPICS: tuple[Topic, ...] = ("now", "clue", "hand", "table", "score", "more", "pictures")
Spoken: TypeAlias = Mapping[Topic, tuple[Say, ...]]
Speaks: TypeAlias = Callable[[Any], Spoken]


def listed(
    label: Piece | str, items: Iterable[Piece] | Piece | None, *, full: bool = False
) -> tuple[Say, ...]:
    """ "Label: this, that and those", or nothing where there is none. A label is a key, or a player.
    ``full``: in the form ``.full`` of each."""
    if items is None:
        return ()
    pieces = (items,) if isinstance(items, int | str | Say | Who) else tuple(items)
    if not pieces:
        return ()
    name, head = ("player", label) if isinstance(label, Who) else ("list", label)
    head = say(head) if isinstance(head, str) else head
    return (Say(f"spoken-{name}{'-full' if full else ''}", {"label": head, "items": Several(pieces)}),)


def asked(label: str, items: Iterable[Piece], *, full: bool = False) -> tuple[Say, ...]:
    """A list that is all one asks for with its topic: in short it goes without its label."""
    return tuple(Say(f"spoken-asked{'-full' if full else ''}", line.args) for line in listed(label, items))


def aside(lines: Iterable[Say]) -> tuple[Say, ...]:
    """What a listener has been told as it happened, or seldom needs: left out of an answer in short."""
    return tuple(say("spoken-aside", what=line) for line in lines)


def results(outcome: Outcome | None) -> tuple[Say, ...]:
    """Who came where, with how many points, and why the game ended."""
    if outcome is None:
        return ()
    lines: list[Say] = [say(outcome.reason)]
    for seat, (rank, score) in enumerate(zip(outcome.ranks, outcome.scores, strict=True)):
        lines += listed(Who(seat), (say("place", rank=rank), say("points", count=score)))  # type: ignore[arg-type]
    return tuple(lines)


def scored(outcome: Outcome | None, lines: Iterable[Say]) -> tuple[Say, ...]:
    """Everyone's score; at the end the results say what matters of it."""
    return (*results(outcome), *(lines if outcome is None else aside(lines)))


def seats_where(are: Iterable[object]) -> tuple[Who, ...]:
    """The players of whom something is true."""
    return tuple(Who(seat) for seat, true in enumerate(are) if true)  # type: ignore[arg-type]


def unspoken(_shown: Any) -> Spoken:
    """A game that has no answers yet."""
    return {}
