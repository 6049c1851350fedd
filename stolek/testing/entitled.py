"""What a viewer may know by the places of a game, and by them alone: never by what the game sends."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeAlias

import msgspec

from stolek.core.cards import Face
from stolek.core.game import AnyGame
from stolek.core.ids import Seat, Viewer
from stolek.core.places import Place, may_look

Known: TypeAlias = tuple[tuple[Any, ...], ...]


class Entitled(msgspec.Struct, frozen=True):
    """What lies in the places a viewer may look into, and what can be seen of the others from outside."""

    inside: Known
    outside: Known


def entitled(game: AnyGame, state: Any, viewer: Viewer) -> Entitled:
    inside, outside = [], []
    for place in game.places(state):
        if may_look(place, viewer):
            inside.append((place.name, place.seat, place.faces, place.fact))
        elif not place.quiet:
            outside.append((place.name, place.seat, len(place.faces), place.fact is not None))
    return Entitled(tuple(inside), tuple(outside))


def different_inside(game: AnyGame, state: Any, other: Any, viewer: Viewer) -> list[str]:
    """The names of the places this viewer may look into in which these two tables differ."""
    here, there = _inside(game, state, viewer), _inside(game, other, viewer)
    return sorted(
        {name for name, seat in {**here, **there} if here.get((name, seat)) != there.get((name, seat))}
    )


def _inside(game: AnyGame, state: Any, viewer: Viewer) -> dict[tuple[str, Seat | None], Any]:
    """By place: its cards, whose order says nothing, and its fact."""
    return {
        (place.name, place.seat): (Counter(place.faces), place.fact)
        for place in game.places(state)
        if may_look(place, viewer)
    }


def quiet(game: AnyGame, state: Any, viewer: Viewer) -> tuple[Place, ...]:
    """The places in which this viewer cannot even notice a change."""
    return tuple(place for place in game.places(state) if place.quiet and not may_look(place, viewer))


def noticeable(game: AnyGame, state: Any, viewer: Viewer) -> tuple[Place, ...]:
    """The places in which this viewer can notice a change, even where they cannot see what has changed."""
    return tuple(place for place in game.places(state) if may_look(place, viewer) or not place.quiet)


def hidden_places(game: AnyGame, state: Any, viewer: Viewer) -> list[Place]:
    """The places this viewer may not look into, as far as anything is in them."""
    return [
        place
        for place in game.places(state)
        if not may_look(place, viewer) and (place.faces or place.fact is not None)
    ]


def faces_seen(game: AnyGame, state: Any, viewer: Viewer) -> set[Face]:
    """The cards this viewer can see now, by the names they have in the deck."""
    return {
        game.filed(face) for place in game.places(state) if may_look(place, viewer) for face in place.faces
    }
