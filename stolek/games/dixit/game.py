"""Dixit Odyssey as the house sees it: the pieces of this folder behind the common shape."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib import resources
from typing import ClassVar

from stolek.core.cards import Deck, DeckFault, Face
from stolek.core.chance import Chance
from stolek.core.errors import Illegal
from stolek.core.game import Game, GameInfo, GameTypes, Outcome, Setup, Variant
from stolek.core.ids import Seat, Viewer
from stolek.core.prompt import Prompt
from stolek.core.rulebook import Rulebook, load_rulebook
from stolek.core.say import Say
from stolek.core.tape import Tape
from stolek.core.visibility import Sight
from stolek.games.dixit import asking, deck, fold, rules, telling, view
from stolek.games.dixit.model import Action, Event, Options, State, View


class Dixit(Game[State, Action, Event, View, Options]):
    info: ClassVar[GameInfo] = GameInfo(
        id="dixit",
        version=1,
        variants=(
            Variant("base", seats=tuple(range(3, 13))),
            Variant("party", seats=tuple(range(6, 13))),
            Variant("team", seats=(6, 8, 10, 12)),
        ),
        own_pictures=True,
    )
    types: ClassVar[GameTypes] = GameTypes(State, Action, Event, View, Options)

    @cached_property
    def rulebook(self) -> Rulebook:
        return load_rulebook(resources.files(__package__) / "rulebook")

    def default_deck(self) -> Deck:
        return deck.default_deck()

    def deck_faults(self, candidate: Deck) -> Iterable[DeckFault]:
        return deck.deck_faults(candidate)

    def longest(self, setup: Setup[Options]) -> int:
        return rules.longest(setup)

    def initial(self, setup: Setup[Options]) -> State:
        return rules.initial(setup)

    def open(self, tape: Tape[State, Event]) -> None:
        rules.open_game(tape)

    def prompts(self, s: State) -> Mapping[Seat, Prompt[Action]]:
        return asking.prompts(s)

    def check(self, s: State, seat: Seat, a: Action) -> Illegal | None:
        return asking.check(s, seat, a)

    def decide(self, tape: Tape[State, Event], seat: Seat, a: Action) -> None:
        rules.decide(tape, seat, a)

    def evolve(self, s: State, e: Event) -> State:
        return fold.evolve(s, e)

    def view(self, s: State, viewer: Viewer) -> View:
        return view.view(s, viewer)

    def determinize(self, v: View, chance: Chance) -> State:
        return view.determinize(v, chance)

    def census(self, s: State) -> Counter[Face]:
        return view.census(s)

    def outcome(self, s: State) -> Outcome | None:
        return s.outcome

    def tell(self, sight: Sight) -> tuple[Say, ...]:
        return telling.tell(sight)

    def say_face(self, face: Face) -> Say:
        return telling.say_face(face)

    def setup_faults(self, setup: Setup[Options]) -> Iterable[str]:
        return deck.setup_faults(setup)

    def cards_needed(self, setup: Setup[Options]) -> int:
        return deck.cards_needed(setup)
