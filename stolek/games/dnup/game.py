"""dnup as the house sees it: the pieces of this folder behind the common shape."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import ClassVar

from stolek.core.cards import Face
from stolek.core.folder_game import FolderGame, Parts
from stolek.core.game import GameInfo, GameTypes, Highlight, Moment, Setup, Variant
from stolek.games.dnup import asking, deck, fold, highlights, places, rules, telling, view
from stolek.games.dnup.model import (
    Action,
    Event,
    Options,
    RoundEnded,
    RoundVoided,
    State,
    View,
    filed,
    turned,
)


class Dnup(FolderGame[State, Action, Event, View, Options]):
    info: ClassVar[GameInfo] = GameInfo(
        id="dnup",
        version=2,
        variants=(Variant("base", seats=(2, 3, 4, 5)),),
    )
    types: ClassVar[GameTypes] = GameTypes(State, Action, Event, View, Options)
    parts = Parts(deck=deck, rules=rules, asking=asking, fold=fold, view=view, places=places, telling=telling)

    first_owed = staticmethod(asking.first_owed)

    def deck_for(self, setup: Setup[Options]) -> Counter[Face]:
        return Counter(deck.cards_for(setup.deck, setup.seats))

    def sides(self, face: Face) -> tuple[Face, ...]:
        return face, turned(face)

    def filed(self, face: Face) -> Face:
        return filed(face)

    def highlights(self, told: Sequence[tuple[Event, State]]) -> Iterable[Highlight]:
        return highlights.highlights(told)

    def moment(self, s: State, e: Event) -> Moment | None:
        return Moment(seconds=12.0) if isinstance(e, RoundEnded | RoundVoided) else None
