"""High Card as the house sees it: the pieces of this folder behind the common shape."""

from __future__ import annotations

from typing import ClassVar

from stolek.core.folder_game import FolderGame, Parts
from stolek.core.game import GameInfo, GameTypes, Variant
from tests.template_game import deck, fold, places, rules, telling, view
from tests.template_game.model import Action, Event, Options, State, View


class HighCard(FolderGame[State, Action, Event, View, Options]):
    info: ClassVar[GameInfo] = GameInfo(
        id="highcard",
        version=1,
        variants=(Variant("base", seats=(2, 3, 4)), Variant("low", seats=(2, 3, 4), lower_wins=True)),  # HC-6
    )
    types: ClassVar[GameTypes] = GameTypes(State, Action, Event, View, Options)
    parts = Parts(deck=deck, rules=rules, asking=rules, fold=fold, view=view, places=places, telling=telling)
