"""What a viewer may know by the places of a game, and by them alone: never by what the game sends."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from stolek.core.cards import Face
from stolek.core.game import AnyGame
from stolek.core.ids import Viewer
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
