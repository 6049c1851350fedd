"""Dixit Odyssey as the house sees it: the pieces of this folder behind the common shape."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import ClassVar

from stolek.core.cards import Deck
from stolek.core.errors import Illegal, illegal
from stolek.core.folder_game import FolderGame, Parts
from stolek.core.game import GameInfo, GameTypes, Highlight, Moment, Setup, Variant
from stolek.games.dixit import asking, deck, fold, highlights, places, rules, telling, view
from stolek.games.dixit.model import Action, Event, Options, Scored, State, View


class Dixit(FolderGame[State, Action, Event, View, Options]):
    info: ClassVar[GameInfo] = GameInfo(
        id="dixit",
        version=2,
        variants=(
            Variant("base", seats=tuple(range(3, 13))),
            Variant("party", seats=tuple(range(6, 13))),
            Variant("team", seats=(6, 8, 10, 12)),
        ),
        own_pictures=True,
    )
    types: ClassVar[GameTypes] = GameTypes(State, Action, Event, View, Options)
    parts = Parts(deck=deck, rules=rules, asking=asking, fold=fold, view=view, places=places, telling=telling)

    def default_deck(self) -> Deck:
        return deck.default_deck()

    def moment(self, s: State, e: Event) -> Moment | None:
        return Moment(s.storyteller, seconds=20.0) if isinstance(e, Scored) else None

    def setup_faults(self, setup: Setup[Options]) -> Iterable[str]:
        return deck.setup_faults(setup)

    def refuses_bots(self, setup: Setup[Options]) -> Illegal | None:
        return illegal("DX-R12", "dixit-refused-bots-spoken") if setup.options.spoken else None

    def cards_needed(self, setup: Setup[Options]) -> int:
        return deck.cards_needed(setup)

    def scene(self, _: State) -> Hashable:
        """Labels and effects follow from the action alone."""
        return ()

    first_owed = staticmethod(asking.first_owed)

    def highlights(self, told: Sequence[tuple[Event, State]]) -> Iterable[Highlight]:
        return highlights.highlights(told)
