"""The shape every game has. A game is pure: state in, events out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from stolek.core.cards import Deck, DeckFault, Face
from stolek.core.chance import Chance
from stolek.core.errors import Illegal, StolekError
from stolek.core.event_tape import Tape
from stolek.core.ids import RuleId, Seat, Viewer
from stolek.core.places import Place
from stolek.core.prompt import Ask, Effect, Prompt
from stolek.core.say import Say
from stolek.core.shown_prompts import ShownPrompts
from stolek.core.visibility import Sight

if TYPE_CHECKING:
    from stolek.core.rulebook import Rulebook

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741  (State Action Event View Options)
S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class Variant(msgspec.Struct, frozen=True, gc=False):
    """One of the games in a rulebook: its id, the seat counts it has, which of them are unofficial.

    ``lower_wins``: a lower score is better, as in golf. ``for_children``: small ones play it, who need more
    time for everything."""

    id: str
    seats: tuple[int, ...]
    unofficial: tuple[int, ...] = ()
    lower_wins: bool = False
    for_children: bool = False


class Moment(msgspec.Struct, frozen=True, gc=False):
    """Something people want to look at before it goes on: a reveal, a scoring, the end of a round.

    ``leader``: the seat whose word it is to go on; None: nobody's in the game, so the host's.
    ``seconds``: how long several people look at it if nobody says anything."""

    leader: Seat | None = None
    seconds: float = 8.0


class Setup(msgspec.Struct, Generic[O], frozen=True, gc=False, omit_defaults=True):
    """Everything that is settled before the first card: a variant is never an option.

    ``rules`` is the version of the game's rules that is played by, to the end of the game. Version 1 is not
    written down: set-ups were stored before there was another."""

    variant: str
    seats: int
    options: O
    deck: Deck
    rules: Annotated[int, msgspec.Meta(ge=1)] = 1


class Applies(msgspec.Struct, frozen=True, gc=False):
    """Marks an option that says something only in these variants and with so many seats (empty: in all)."""

    variants: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()


HOSTS_LANGUAGE = "the host's language"
"""Marks an option that is a language (``Annotated[Literal[...], HOSTS_LANGUAGE]``): a table has that of its
host where nothing else is asked for."""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: a rank (1 is best, ties share) and a score for each seat, and why."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    rules: tuple[RuleId, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(Seat(i) for i, rank in enumerate(self.ranks) if rank == 1)


class Highlight(msgspec.Struct, frozen=True, gc=False):
    """Something in a finished game worth telling again: ``at`` is the number of its event, from 0 over
    the whole game; ``seats`` whose it was; ``faces`` cards to show with it."""

    say: Say
    at: int
    seats: tuple[Seat, ...] = ()
    faces: tuple[Face, ...] = ()


class GameTypes(msgspec.Struct, frozen=True, gc=False):
    """The types of a game, for codecs: action and event are tagged unions."""

    state: Any
    action: Any
    event: Any
    view: Any
    options: Any


class GameInfo(msgspec.Struct, frozen=True, gc=False):
    """What can be known of a game without playing it. ``version`` is that of the rules new games are played
    by; it changes when the rules do, and what an older one did otherwise stays in its ``older_rules.py``.

    ``own_pictures``: its cards are pictures, and any pictures will do."""

    id: str
    version: int
    variants: tuple[Variant, ...]
    own_pictures: bool = False

    def variant(self, name: str | None = None) -> Variant:
        if name is None:
            return self.variants[0]
        for variant in self.variants:
            if variant.id == name:
                return variant
        known = ", ".join(v.id for v in self.variants)
        raise StolekError(f"{self.id} has no variant {name!r}; it has: {known}")


class Unwritten(Exception):
    """A function that every game has and this one has not."""


# What a game's folder has, by module. Each method is said here and nowhere else: a module fits by the
# functions it has, and ``Game`` is all of them together.


class DeckPart(Protocol):
    def deck_faults(self, deck: Deck, /) -> Iterable[DeckFault]:
        """Why this deck cannot be played with; nothing if it can."""
        raise Unwritten


class RulesPart(Protocol[S, A_contra, E, O]):
    def longest(self, setup: Setup[O], /) -> int:
        """No game with this set-up has more owed decisions than this."""
        raise Unwritten

    def initial(self, setup: Setup[O], /) -> S:
        """The table before anything happened."""
        raise Unwritten

    def open_game(self, tape: Tape[S, E], /) -> None:
        """Shuffle and deal, as events."""
        raise Unwritten

    def decide(self, tape: Tape[S, E], seat: Seat, a: A_contra, /) -> None:
        """The rules. Trusts its caller: the action has passed ``check``."""
        raise Unwritten


class AskingPart(Protocol[S_contra, A]):
    def asks(self, s: S_contra, /) -> Iterable[Ask[A]]:
        """What each seat is asked now; nothing exactly when the game is over."""
        raise Unwritten

    def label(self, s: S_contra, a: A, /) -> Say:
        """How this option is called; asked for when somebody looks."""
        raise Unwritten

    def effects(self, s: S_contra, seat: Seat, a: A, /) -> tuple[Effect, ...]:
        """What everyone could see follow from it; asked for when somebody looks."""
        raise Unwritten

    def check(self, s: S_contra, seat: Seat, a: A, /) -> Illegal | None:
        """Why not. Options are the candidates that pass; everything else is refused here."""
        raise Unwritten


class FoldPart(Protocol[S, E_contra]):
    def evolve(self, s: S, e: E_contra, /) -> S:
        """The fold: total, pure, no rules, no chance."""
        raise Unwritten


class ViewPart(Protocol[S, V]):
    def view(self, s: S, viewer: Viewer, /) -> V:
        """What a viewer may know: ``shown`` (what lies before them) and ``memory`` (what they saw)."""
        raise Unwritten

    def public(self, s: S, /) -> Any:
        """What is shown to everyone alike, as fields of ``shown``; those of ``own`` do not count."""
        raise Unwritten

    def own(self, s: S, viewer: Viewer, /) -> Any:
        """The fields of ``shown`` that are another for each viewer: with ``public``, all that is shown."""
        raise Unwritten

    def determinize(self, v: V, chance: Chance, /) -> S:
        """A world that fits this view; a bot that plans with it cannot cheat."""
        raise Unwritten


class PlacesPart(Protocol[S_contra]):
    def places(self, s: S_contra, /) -> Iterable[Place]:
        """Where everything lies and who may look there; every card is in exactly one place."""
        raise Unwritten


class TellingPart(Protocol):
    def tell(self, sight: Sight, /) -> tuple[Say, ...]:
        """The event in words, as its viewer may hear it: log lines and announcements."""
        raise Unwritten

    def say_face(self, face: Face, /) -> Say:
        """A card's name."""
        raise Unwritten


class Game(
    DeckPart,
    RulesPart[S, A, E, O],
    AskingPart[S, A],
    FoldPart[S, E],
    ViewPart[S, V],
    PlacesPart[S],
    TellingPart,
    Generic[S, A, E, V, O],
):
    """A game: State, Action, Event, View and Options are frozen msgspec structs."""

    info: ClassVar[GameInfo]
    types: ClassVar[GameTypes]

    @property
    def rulebook(self) -> Rulebook:
        """The rules by id, in the order of the rulebook."""
        raise Unwritten

    def default_deck(self) -> Deck:
        """The deck in the box."""
        raise Unwritten

    def outcome(self, s: S) -> Outcome | None:
        """The result, once an event has ended the game."""
        raise Unwritten

    def first_owed(self, s: S) -> Ask[A] | None:
        """The first question whose answer is owed, all that a simulation looks at; None when the game is
        over. A game that asks several at once can find it faster."""
        for ask in self.asks(s):
            if ask.owed:
                return ask
        return None

    def prompts(self, s: S) -> Mapping[Seat, Prompt[A]]:
        """What each seat is asked now, as people see it; empty exactly when the game is over."""
        return self._shown_prompts.all(self, s)

    def prompt(self, s: S, ask: Ask[A]) -> Prompt[A]:
        """The question with the label and the effects of every option."""
        return self._shown_prompts.of(self, s, ask)

    def scene(self, s: S, /) -> Hashable:
        """All that labels and effects look at besides the action; None: perhaps everything. A game that says
        it is shown faster: the same is asked again and again while others answer."""
        return None

    @cached_property
    def _shown_prompts(self) -> ShownPrompts:
        return ShownPrompts()

    def public(self, s: S) -> Any:
        """Nothing: a game need not say what everyone is shown alike, but one that does is shown faster."""
        return None

    def own(self, s: S, viewer: Viewer) -> Any:
        return self.view(s, viewer).shown  # type: ignore[attr-defined]

    def touches(self, e: E) -> Collection[Viewer] | None:
        """Whose ``own`` this event may change; None: anyone's. A game that says it is shown faster."""
        return None

    def moment(self, s: S, e: E, /) -> Moment | None:
        """Whether a table of people holds after this event, which led to this state."""
        return None

    def setup_faults(self, setup: Setup[O]) -> Iterable[str]:
        """Why these options, seats and deck do not go together; nothing if they do."""
        return ()

    def refuses_bots(self, setup: Setup[O]) -> Illegal | None:
        """Why no bot can play with this set-up; None if bots can."""
        return None

    def cards_needed(self, setup: Setup[O]) -> int:
        """With fewer cards this set-up cannot be played; what to tell people with a deck of their own."""
        return 0

    def highlights(self, told: Sequence[tuple[E, S]]) -> Iterable[Highlight]:
        """The best of a game that is over, from all its events, each with the state right after it."""
        return ()

    def deck_for(self, setup: Setup[O]) -> Counter[Face]:
        """The cards that take part, by which the census is checked."""
        return Counter(setup.deck.cards)

    def sides(self, face: Face) -> tuple[Face, ...]:
        """Every face one card of the deck can show: a card that can lie upside down has two."""
        return (face,)

    def filed(self, face: Face) -> Face:
        """The name a card has in the deck, whichever of its faces is up."""
        return face

    def census(self, s: S) -> Counter[Face]:
        """Every card there is, wherever it is."""
        return Counter(self.filed(face) for place in self.places(s) for face in place.faces)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def make_setup(
    game: AnyGame,
    seats: int,
    variant: str | None = None,
    options: Mapping[str, Any] | None = None,
    deck: Deck | None = None,
    rules: int | None = None,
) -> Setup[Any]:
    """A checked set-up from what a person typed; raises ``StolekError`` saying what is possible.

    ``rules`` is an older version of the rules; without it, today's."""
    chosen = game.info.variant(variant)
    if seats not in chosen.seats:
        possible = ", ".join(map(str, chosen.seats))
        raise StolekError(
            f"{game.info.id} ({chosen.id}) cannot be played by {seats}; possible player counts: {possible}"
        )
    for name in options or {}:
        if name not in game.types.options.__struct_fields__:
            known = ", ".join(game.types.options.__struct_fields__) or "none"
            raise StolekError(f"{game.info.id} has no option {name!r}; it has: {known}")
    try:
        checked = msgspec.convert(options or {}, game.types.options, strict=False)
    except msgspec.ValidationError as error:
        raise StolekError(f"that option value is not possible: {error}") from None
    if deck is not None:
        for fault in game.deck_faults(deck):
            raise StolekError(f"the deck {deck.name!r} cannot be used: {fault.fault}")
    setup = Setup(chosen.id, seats, checked, deck or game.default_deck(), rules or game.info.version)
    for why in game.setup_faults(setup):
        raise StolekError(f"{game.info.id} cannot be played like that: {why}")
    return setup
