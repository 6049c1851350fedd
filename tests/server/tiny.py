"""A game of four questions, one of each kind, for tests of the server. It has hidden cards and chance.

Everyone commits a card, everyone races for the bell, the first seat announces, the others have a window to
object in secret. Then it is over: a point for the highest card, for the bell, and for each objection.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable, Iterator
from importlib import resources
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

import msgspec

from stolek.core import registry
from stolek.core.bot import Budget, Observation, RandomBot
from stolek.core.cards import Deck, DeckFault, DeckGroup, Face
from stolek.core.chance import Chance
from stolek.core.errors import GAME_OVER, NOT_OFFERED, NOT_YOUR_TURN, Illegal
from stolek.core.event_tape import Tape
from stolek.core.game import Game, GameInfo, GameTypes, Outcome, Setup, Variant
from stolek.core.ids import RuleId, Seat, Viewer
from stolek.core.places import Place, for_all, for_nobody, for_seat
from stolek.core.prompt import Ask, Effect, PromptKind
from stolek.core.rulebook import Rule, Rulebook, Section
from stolek.core.say import Say, Who, say
from stolek.core.visibility import HIDDEN, NOBODY, EventBase, Hidden, Open, Secret, Sight

HAND = 3
RULE = RuleId("TI-1")
StepName: TypeAlias = Literal["commit", "race", "announce", "window", "over"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Literal[1, 2, 3] = 2
    loud: bool = True


class State(msgspec.Struct, frozen=True):
    setup: Setup[Options]
    step: StepName = "commit"
    round: int = 0
    pile: tuple[Face, ...] = ()
    hands: tuple[tuple[Face, ...], ...] = ()
    chosen: tuple[Face | None, ...] = ()
    objects: tuple[bool | None, ...] = ()
    used: tuple[Face, ...] = ()
    points: tuple[int, ...] = ()
    outcome: Outcome | None = None


class Put(msgspec.Struct, frozen=True, tag="put", tag_field="is"):
    face: Face


class Ring(msgspec.Struct, frozen=True, tag="ring", tag_field="is"):
    pass


class Announce(msgspec.Struct, frozen=True, tag="announce", tag_field="is"):
    pass


class Whisper(msgspec.Struct, frozen=True, tag="whisper", tag_field="is"):
    objects: bool


Action: TypeAlias = Put | Ring | Announce | Whisper


class Shuffled(EventBase, frozen=True, tag="shuffled"):
    pile: Annotated[tuple[Face, ...] | Hidden, Secret(to=NOBODY)]
    count: Open[int]


class Dealt(EventBase, frozen=True, tag="dealt"):
    seat: Open[Seat]
    cards: Annotated[tuple[Face, ...] | Hidden, Secret(to="seat")]


class Placed(EventBase, frozen=True, tag="placed"):
    seat: Open[Seat]
    face: Annotated[Face | Hidden, Secret(to="seat")]


class Turned(EventBase, frozen=True, tag="turned"):
    faces: Open[tuple[Face, ...]]
    best: Open[tuple[Seat, ...]]


class Rung(EventBase, frozen=True, tag="rung"):
    seat: Open[Seat]


class Announced(EventBase, frozen=True, tag="announced"):
    seat: Open[Seat]


class Whispered(EventBase, frozen=True, tag="whispered"):
    seat: Open[Seat]
    objects: Annotated[bool | Hidden, Secret(to="seat")]


class WindowClosed(EventBase, frozen=True, tag="window-closed"):
    objections: Open[int]


class Ended(EventBase, frozen=True, tag="ended"):
    outcome: Open[Outcome]


Event: TypeAlias = Shuffled | Dealt | Placed | Turned | Rung | Announced | Whispered | WindowClosed | Ended


class Shown(msgspec.Struct, frozen=True):
    viewer: Viewer
    step: StepName
    round: int
    hand: tuple[Face, ...]
    chosen: Face | None
    counts: tuple[int, ...]
    placed: tuple[bool, ...]
    points: tuple[int, ...]
    used: tuple[Face, ...]
    objects: bool | None


class Memory(msgspec.Struct, frozen=True):
    setup: Setup[Options]


class View(msgspec.Struct, frozen=True):
    shown: Shown
    memory: Memory


def _ask(seat: int, kind: PromptKind, actions: Iterable[Action], owed: bool = True) -> Ask[Action]:
    default = 0 if kind == "window" else None
    return Ask(Seat(seat), kind, f"tiny-prompt-{kind}", RULE, tuple(actions), owed, default)


class Tiny(Game[State, Action, Event, View, Options]):
    info: ClassVar[GameInfo] = GameInfo(
        "tiny",
        1,
        (Variant("base", (2, 3, 4)), Variant("solo", (1, 2), (1,), lower_wins=True)),
        own_pictures=True,
    )
    types: ClassVar[GameTypes] = GameTypes(State, Action, Event, View, Options)

    @property
    def rulebook(self) -> Rulebook:
        return Rulebook((Section("all", (Rule(RULE, "rule", "all"),)),))

    def default_deck(self) -> Deck:
        return Deck("tiny", (DeckGroup("all", tuple(Face(f"card-{n:02}") for n in range(1, 41))),))

    def deck_faults(self, deck: Deck) -> Iterable[DeckFault]:
        return ()

    def cards_needed(self, setup: Setup[Options]) -> int:
        return 13 * setup.seats if setup.seats < 4 else 40

    def setup_faults(self, setup: Setup[Options]) -> Iterable[str]:
        if setup.seats == 1 and setup.options.rounds == 3:
            yield "alone, two rounds are enough"

    def longest(self, setup: Setup[Options]) -> int:
        return setup.options.rounds * (2 * setup.seats + 2)

    def initial(self, setup: Setup[Options]) -> State:
        empty: tuple[Any, ...] = (None,) * setup.seats
        hands: tuple[tuple[Face, ...], ...] = ((),) * setup.seats
        return State(setup, hands=hands, chosen=empty, objects=empty, points=(0,) * setup.seats)

    def open_game(self, tape: Tape[State, Event]) -> None:
        pile = tape.chance.shuffle(tape.state.setup.deck.cards)
        tape.emit(Shuffled(pile, len(pile)))
        for seat in range(tape.state.setup.seats):
            tape.emit(Dealt(Seat(seat), tape.state.pile[:HAND]))

    def asks(self, s: State) -> Iterable[Ask[Action]]:
        seats = range(s.setup.seats)
        match s.step:
            case "commit":
                return [_ask(i, "commit", map(Put, s.hands[i]), s.chosen[i] is None) for i in seats]
            case "race":
                return [_ask(i, "race", [Ring()]) for i in seats]
            case "announce":
                return [_ask(0, "choice", [Announce()])]
            case "window":
                asked = [i for i in seats if i != 0 and s.objects[i] is None]
                return [_ask(i, "window", [Whisper(False), Whisper(True)]) for i in asked]
            case "over":
                return []

    def label(self, s: State, a: Action) -> Say:
        n = next(ask.actions.index(a) for ask in self.asks(s) if a in ask.actions)
        return say(f"tiny-option-{n}")

    def effects(self, s: State, seat: Seat, a: Action) -> tuple[Effect, ...]:
        return ()

    def check(self, s: State, seat: Seat, a: Action) -> Illegal | None:
        if s.step == "over":
            return GAME_OVER
        asked = next((ask for ask in self.asks(s) if ask.seat == seat), None)
        if asked is None:
            return NOT_YOUR_TURN
        return None if a in asked.actions else NOT_OFFERED

    def decide(self, tape: Tape[State, Event], seat: Seat, a: Action) -> None:
        match a:
            case Put(face):
                tape.emit(Placed(seat, face))
                chosen = [face for face in tape.state.chosen if face is not None]
                if len(chosen) == tape.state.setup.seats:
                    best = max(chosen)
                    tape.emit(
                        Turned(tuple(chosen), tuple(Seat(i) for i, f in enumerate(chosen) if f == best))
                    )
            case Ring():
                tape.emit(Rung(seat))
            case Announce():
                tape.emit(Announced(seat))
                if tape.state.setup.seats == 1:
                    self._close(tape)
            case Whisper(objects):
                tape.emit(Whispered(seat, objects))
                if all(o is not None for o in tape.state.objects[1:]):
                    self._close(tape)

    def _close(self, tape: Tape[State, Event]) -> None:
        tape.emit(WindowClosed(sum(bool(o) for o in tape.state.objects)))
        if tape.state.round == tape.state.setup.options.rounds:
            points = tape.state.points
            ranks = tuple(1 + sum(other > mine for other in points) for mine in points)
            tape.emit(Ended(Outcome(ranks, points, "tiny-ended", (RULE,))))

    def evolve(self, s: State, e: Event) -> State:
        replace = msgspec.structs.replace
        match e:
            case Shuffled(pile, _):
                assert pile is not HIDDEN
                return replace(s, pile=pile)
            case Dealt(seat, cards):
                assert not isinstance(cards, msgspec.UnsetType)
                return replace(s, pile=s.pile[len(cards) :], hands=_put(s.hands, seat, cards))
            case Placed(seat, face):
                return replace(s, chosen=_put(s.chosen, seat, face))
            case Turned(faces, best):
                hands = tuple(tuple(f for f in h if f != faces[i]) for i, h in enumerate(s.hands))
                points = tuple(p + (i in best) for i, p in enumerate(s.points))
                empty = (None,) * s.setup.seats
                return replace(s, hands=hands, points=points, chosen=empty, used=s.used + faces, step="race")
            case Rung(seat):
                return replace(s, points=_put(s.points, seat, s.points[seat] + 1), step="announce")
            case Announced():
                return replace(s, step="window")
            case Whispered(seat, objects):
                return replace(s, objects=_put(s.objects, seat, objects))
            case WindowClosed():
                points = tuple(p + bool(o) for p, o in zip(s.points, s.objects, strict=True))
                empty = (None,) * s.setup.seats
                return replace(s, points=points, objects=empty, step="commit", round=s.round + 1)
            case Ended(outcome):
                return replace(s, step="over", outcome=outcome)

    def view(self, s: State, viewer: Viewer) -> View:
        shown = Shown(
            viewer=viewer,
            step=s.step,
            round=s.round,
            hand=() if viewer is None else s.hands[viewer],
            chosen=None if viewer is None else s.chosen[viewer],
            counts=tuple(map(len, s.hands)),
            placed=tuple(c is not None for c in s.chosen),
            points=s.points,
            used=s.used,
            objects=None if viewer is None else s.objects[viewer],
        )
        return View(shown, Memory(s.setup))

    def determinize(self, v: View, chance: Chance) -> State:
        raise NotImplementedError("no bot of this game plans")

    def places(self, s: State) -> Iterable[Place]:
        yield for_nobody("pile", s.pile)
        yield for_all("used", s.used)
        yield for_all("turn", fact=(s.step, s.round, s.points))
        for seat in range(s.setup.seats):
            yield for_seat("hand", seat, s.hands[seat])
            yield for_seat("chosen", seat, fact=s.chosen[seat])
            yield for_seat("objects", seat, fact=s.objects[seat])

    def outcome(self, s: State) -> Outcome | None:
        return s.outcome

    def tell(self, sight: Sight) -> tuple[Say, ...]:
        event = sight.event
        who = {"who": Who(event.seat)} if hasattr(event, "seat") else {}
        return (say(f"tiny-event-{event.__struct_config__.tag}", **who),)

    def say_face(self, face: Face) -> Say:
        return say("tiny-face", face=face)


def _put(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


class CrashingBot:
    def decide(self, observation: Observation[Any, Any], rng: Any, budget: Budget) -> Any:
        raise RuntimeError(f"I hold {observation.view.shown.hand}")


class SleepyBot:
    def decide(self, observation: Observation[Any, Any], rng: Any, budget: Budget) -> Any:
        time.sleep(3600)


class CheatingBot:
    """Answers what was never offered."""

    def decide(self, observation: Observation[Any, Any], rng: Any, budget: Budget) -> Any:
        return Put(Face("card-99"))


def terminal(shown: Any, words: Any, name: Any) -> str:
    return repr(shown)


ENTRY = registry.Entry(
    game=Tiny(),
    bots={"random": CheatingBot, "easy": CrashingBot, "casual": RandomBot, "strong": SleepyBot},
    terminal=terminal,
    folder=resources.files("stolek"),
)
GAMES = (*registry.ids(), ENTRY.game.info.id)


@contextlib.contextmanager
def at_the_table() -> Iterator[None]:
    """This game among the real ones for a while; the tests of other parts count on those alone."""
    registry.add(ENTRY)
    try:
        yield
    finally:
        del registry._added[ENTRY.game.info.id]
