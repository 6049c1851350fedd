"""A game for tests of the core alone: everyone commits to a word or to silence, twice. No cards.

It has what the core must handle and High Card has not: commits, changes of mind, open texts, equal questions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, ClassVar, TypeAlias

import msgspec
from msgspec.structs import replace

from stolek.core.cards import Deck, DeckFault, Face
from stolek.core.chance import Chance
from stolek.core.errors import GAME_OVER, NOT_OFFERED, NOT_YOUR_TURN, Illegal
from stolek.core.event_tape import Tape
from stolek.core.game import Game, GameInfo, GameTypes, Outcome, Setup, Variant
from stolek.core.ids import RuleId, Seat, Viewer
from stolek.core.places import Place, for_all, for_seat
from stolek.core.prompt import Ask, Blank, Effect
from stolek.core.rulebook import Rule, Rulebook, Section
from stolek.core.say import Say, say
from stolek.core.visibility import EventBase, Hidden, Open, Secret, Sight

ROUNDS = 2


class Options(msgspec.Struct, frozen=True):
    longest_word: int = 5


class State(msgspec.Struct, frozen=True):
    setup: Setup[Options]
    round: int
    words: tuple[str | None, ...]


class Whisper(msgspec.Struct, frozen=True, tag="whisper", tag_field="is"):
    text: str = ""


class Hush(msgspec.Struct, frozen=True, tag="hush", tag_field="is"):
    pass


class Began(EventBase, frozen=True, tag="began"):
    round: Open[int]


class Said(EventBase, frozen=True, tag="said"):
    seat: Open[Seat]
    word: Annotated[str | Hidden, Secret(to="seat")]


Action: TypeAlias = Whisper | Hush
Event: TypeAlias = Began | Said


class Shown(msgspec.Struct, frozen=True):
    round: int
    word: str | None


class View(msgspec.Struct, frozen=True):
    shown: Shown
    memory: Setup[Options]


class WhisperGame(Game[State, Action, Event, View, Options]):
    info: ClassVar[GameInfo] = GameInfo("whisper", 3, (Variant("base", seats=(2, 3)),))
    types: ClassVar[GameTypes] = GameTypes(State, Action, Event, View, Options)

    @property
    def rulebook(self) -> Rulebook:
        return Rulebook((Section("all", (Rule(RuleId("WH-1"), "rule", "all"),)),))

    def default_deck(self) -> Deck:
        return Deck("none", ())

    def deck_faults(self, deck: Deck) -> Iterable[DeckFault]:
        return (DeckFault(f"there is a {face}", face=face) for face in deck.cards)

    def longest(self, setup: Setup[Options]) -> int:
        return ROUNDS * setup.seats

    def initial(self, setup: Setup[Options]) -> State:
        return State(setup, 0, (None,) * setup.seats)

    def open_game(self, tape: Tape[State, Event]) -> None:
        tape.emit(Began(1))

    def asks(self, s: State) -> Iterator[Ask[Action]]:
        if s.round > ROUNDS:
            return
        actions, blank = (Hush(), Whisper()), Blank(2, s.setup.options.longest_word)
        key, rule = "whisper-prompt", RuleId("WH-1")
        for seat, word in enumerate(s.words):
            yield Ask(Seat(seat), "commit", key, rule, actions, owed=word is None, default=0, blank=blank)

    def label(self, s: State, a: Action) -> Say:
        return say("whisper-do-hush" if isinstance(a, Hush) else "whisper-do-whisper")

    def effects(self, s: State, seat: Seat, a: Action) -> tuple[Effect, ...]:
        return ()

    def check(self, s: State, seat: Seat, a: Action) -> Illegal | None:
        if s.round > ROUNDS:
            return GAME_OVER
        if not 0 <= seat < s.setup.seats:
            return NOT_YOUR_TURN
        if isinstance(a, Whisper) and not 2 <= len(a.text) <= s.setup.options.longest_word:
            return NOT_OFFERED
        return None

    def decide(self, tape: Tape[State, Event], seat: Seat, a: Action) -> None:
        tape.emit(Said(seat, a.text if isinstance(a, Whisper) else ""))
        if None not in tape.state.words:
            tape.emit(Began(tape.state.round + 1))

    def evolve(self, s: State, e: Event) -> State:
        match e:
            case Began(number):
                return replace(s, round=number, words=(None,) * s.setup.seats)
            case Said(seat, str() as word):
                return replace(s, words=(*s.words[:seat], word, *s.words[seat + 1 :]))
        raise ValueError("a redacted event cannot be folded")

    def view(self, s: State, viewer: Viewer) -> View:
        return View(Shown(s.round, None if viewer is None else s.words[viewer]), s.setup)

    def determinize(self, v: View, chance: Chance) -> State:
        return State(v.memory, v.shown.round, (v.shown.word,) * v.memory.seats)

    def places(self, s: State) -> Iterable[Place]:
        yield for_all("round", fact=s.round)
        for seat, word in enumerate(s.words):
            yield for_seat("word", seat, fact=word)

    def outcome(self, s: State) -> Outcome | None:
        even = (1,) * s.setup.seats
        return Outcome(even, even, "whisper-ended", (RuleId("WH-1"),)) if s.round > ROUNDS else None

    def tell(self, sight: Sight) -> tuple[Say, ...]:
        return (say("whisper-event"),)

    def say_face(self, face: Face) -> Say:
        return say("whisper-face", face=face)
