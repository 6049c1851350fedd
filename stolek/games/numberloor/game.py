"""Numberloor as the house sees it: the pieces of this folder behind the common shape."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import ClassVar

from stolek.core.cards import Face
from stolek.core.folder_game import FolderGame, Parts
from stolek.core.game import GameInfo, GameTypes, Highlight, Moment, Setup, Variant
from stolek.games.numberloor import asking, deck, fold, highlights, places, rules, telling, view
from stolek.games.numberloor.model import Action, Event, Options, StarWon, State, View


class Numberloor(FolderGame[State, Action, Event, View, Options]):
    info: ClassVar[GameInfo] = GameInfo(
        id="numberloor",
        version=2,
        variants=tuple(
            Variant(name, seats=(2, 3, 4, 5), for_children=name == "beginner")
            for name in ("full", "medium", "beginner")
        ),
    )
    types: ClassVar[GameTypes] = GameTypes(State, Action, Event, View, Options)
    parts = Parts(deck=deck, rules=rules, asking=asking, fold=fold, view=view, places=places, telling=telling)

    def setup_faults(self, setup: Setup[Options]) -> Iterable[str]:
        """NF-R2: whoever is to begin sits at the table."""
        named = setup.options.starter
        if setup.rules > 1 and named != "random" and int(named) > setup.seats:
            yield f"seat {named} cannot begin; the seats are 1 to {setup.seats}"

    def deck_for(self, setup: Setup[Options]) -> Counter[Face]:
        return Counter(deck.cards_of(setup.variant, setup.deck))

    def scene(self, s: State) -> Hashable:
        """What a card opens depends on what lies on top."""
        return asking.top_floor(s), asking.open_balloon(s)

    first_owed = staticmethod(asking.first_owed)

    def highlights(self, told: Sequence[tuple[Event, State]]) -> Iterable[Highlight]:
        return highlights.highlights(told)

    def moment(self, s: State, e: Event) -> Moment | None:
        return Moment(seconds=6.0) if isinstance(e, StarWon) else None
