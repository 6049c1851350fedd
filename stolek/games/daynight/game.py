"""Day & Night as the house sees it: the pieces of this folder behind the common shape."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from stolek.core.folder_game import FolderGame, Parts
from stolek.core.game import GameInfo, GameTypes, Highlight, Variant
from stolek.games.daynight import asking, deck, fold, highlights, places, rules, telling, view
from stolek.games.daynight.model import Action, Event, Options, State, View


class DayNight(FolderGame[State, Action, Event, View, Options]):
    info: ClassVar[GameInfo] = GameInfo(
        id="daynight",
        version=2,
        variants=(Variant("base", seats=(2, 3, 4, 5), unofficial=(2,)),),  # DN-R6
    )
    types: ClassVar[GameTypes] = GameTypes(State, Action, Event, View, Options)
    parts = Parts(deck=deck, rules=rules, asking=asking, fold=fold, view=view, places=places, telling=telling)

    scene = staticmethod(asking.scene)
    first_owed = staticmethod(asking.first_owed)
    touches = staticmethod(view.touches)
    moment = staticmethod(view.moment)

    def highlights(self, told: Sequence[tuple[Event, State]]) -> Iterable[Highlight]:
        return highlights.highlights(told)
