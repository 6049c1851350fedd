"""A game whose pieces lie in one folder as modules: what every game's class would otherwise say again.

The type checker compares the modules with the shapes in ``game.py``. Functions are looked up once, when the
class is made: a test that wants another one puts it into the class.
"""

from __future__ import annotations

from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Generic, Protocol, TypeVar, get_type_hints

import msgspec

from stolek.core.cards import Deck, read_deck
from stolek.core.game import (
    AskingPart,
    DeckPart,
    FoldPart,
    Game,
    Outcome,
    PlacesPart,
    RulesPart,
    TellingPart,
    ViewPart,
)
from stolek.core.rulebook import Rulebook, load_rulebook


class Ends(Protocol):
    """A state that says how the game ended, once it has."""

    @property
    def outcome(self) -> Outcome | None: ...


S = TypeVar("S", bound=Ends)
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741  (State Action Event View Options)


class Parts(msgspec.Struct, Generic[S, A, E, V, O], frozen=True, kw_only=True):
    """The modules of a game's folder; ``asking`` may be the rules themselves."""

    deck: DeckPart
    rules: RulesPart[S, A, E, O]
    asking: AskingPart[S, A]
    fold: FoldPart[S, E]
    view: ViewPart[S, V]
    places: PlacesPart[S]
    telling: TellingPart


class FolderGame(Game[S, A, E, V, O]):
    """A game by its modules; every method of a part is the function of that name in the part's module."""

    parts: Parts[S, A, E, V, O]

    def __init_subclass__(cls) -> None:
        if "parts" in vars(cls):
            for part, shape in get_type_hints(Parts).items():
                for name, said in vars(getattr(shape, "__origin__", shape)).items():
                    if callable(said) and not name.startswith("_"):
                        setattr(cls, name, staticmethod(getattr(getattr(cls.parts, part), name)))

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

    def outcome(self, s: S) -> Outcome | None:
        return s.outcome
