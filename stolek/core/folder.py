"""A game whose pieces lie in one folder as modules: what every game's class would otherwise say again.

A module fits by the functions it has; the type checker compares them with these shapes. They are looked up
at each call, so that a test can put another function in a module's place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Generic, Protocol, TypeVar

import msgspec

from stolek.core.cards import Deck, DeckFault, Face, read_deck
from stolek.core.chance import Chance
from stolek.core.errors import Illegal
from stolek.core.game import Game, Outcome, Setup
from stolek.core.ids import Seat, Viewer
from stolek.core.prompt import Prompt
from stolek.core.rulebook import Rulebook, load_rulebook
from stolek.core.say import Say
from stolek.core.tape import Tape
from stolek.core.visibility import Sight


class Ends(Protocol):
    """A state that says how the game ended, once it has."""

    @property
    def outcome(self) -> Outcome | None: ...


S = TypeVar("S", bound=Ends)
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741  (State Action Event View Options)
S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class DeckPart(Protocol):
    def deck_faults(self, deck: Deck, /) -> Iterable[DeckFault]: ...


class RulesPart(Protocol[S, A_contra, E, O]):
    def longest(self, setup: Setup[O], /) -> int: ...
    def initial(self, setup: Setup[O], /) -> S: ...
    def open_game(self, tape: Tape[S, E], /) -> None: ...
    def decide(self, tape: Tape[S, E], seat: Seat, a: A_contra, /) -> None: ...


class AskingPart(Protocol[S_contra, A]):
    def prompts(self, s: S_contra, /) -> Mapping[Seat, Prompt[A]]: ...
    def check(self, s: S_contra, seat: Seat, a: A, /) -> Illegal | None: ...


class FoldPart(Protocol[S, E_contra]):
    def evolve(self, s: S, e: E_contra, /) -> S: ...


class ViewPart(Protocol[S, V]):
    def view(self, s: S, viewer: Viewer, /) -> V: ...
    def determinize(self, v: V, chance: Chance, /) -> S: ...
    def census(self, s: S, /) -> Counter[Face]: ...


class TellingPart(Protocol):
    def tell(self, sight: Sight, /) -> tuple[Say, ...]: ...
    def say_face(self, face: Face, /) -> Say: ...


class Parts(msgspec.Struct, Generic[S, A, E, V, O], frozen=True, kw_only=True):
    """The modules of a game's folder; ``asking`` may be the rules themselves."""

    deck: DeckPart
    rules: RulesPart[S, A, E, O]
    asking: AskingPart[S, A]
    fold: FoldPart[S, E]
    view: ViewPart[S, V]
    telling: TellingPart


class FolderGame(Game[S, A, E, V, O]):
    """A game by its modules; ``Game`` says what each of them promises."""

    parts: Parts[S, A, E, V, O]

    @cached_property
    def rulebook(self) -> Rulebook:
        return load_rulebook(self._rulebook_folder)

    @property
    def _rulebook_folder(self) -> Traversable:
        """Beside the class that names the parts: a game made from another has its rulebook and its deck."""
        named_in = next(each for each in type(self).__mro__ if "parts" in vars(each))
        return resources.files(named_in.__module__.rpartition(".")[0]) / "rulebook"

    @cached_property
    def _box(self) -> Deck:
        text = (self._rulebook_folder / "deck.toml").read_text(encoding="utf-8")
        return read_deck(text, self.deck_faults)

    def default_deck(self) -> Deck:
        """What is in ``rulebook/deck.toml``."""
        return self._box

    def deck_faults(self, deck: Deck) -> Iterable[DeckFault]:
        return self.parts.deck.deck_faults(deck)

    def longest(self, setup: Setup[O]) -> int:
        return self.parts.rules.longest(setup)

    def initial(self, setup: Setup[O]) -> S:
        return self.parts.rules.initial(setup)

    def open(self, tape: Tape[S, E]) -> None:
        self.parts.rules.open_game(tape)

    def prompts(self, s: S) -> Mapping[Seat, Prompt[A]]:
        return self.parts.asking.prompts(s)

    def check(self, s: S, seat: Seat, a: A) -> Illegal | None:
        return self.parts.asking.check(s, seat, a)

    def decide(self, tape: Tape[S, E], seat: Seat, a: A) -> None:
        self.parts.rules.decide(tape, seat, a)

    def evolve(self, s: S, e: E) -> S:
        return self.parts.fold.evolve(s, e)

    def view(self, s: S, viewer: Viewer) -> V:
        return self.parts.view.view(s, viewer)

    def determinize(self, v: V, chance: Chance) -> S:
        return self.parts.view.determinize(v, chance)

    def census(self, s: S) -> Counter[Face]:
        return self.parts.view.census(s)

    def outcome(self, s: S) -> Outcome | None:
        return s.outcome

    def tell(self, sight: Sight) -> tuple[Say, ...]:
        return self.parts.telling.tell(sight)

    def say_face(self, face: Face) -> Say:
        return self.parts.telling.say_face(face)
