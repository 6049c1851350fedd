"""Tables for tests: hands and sets as given, played through the one door in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from stolek.core import Scripted, Seat, Seeded
from stolek.core.cards import Deck, DeckGroup, Face
from stolek.core.errors import Illegal
from stolek.core.event_tape import begin
from stolek.core.game import make_setup
from stolek.games.dnup import GAME
from stolek.games.dnup.deck import cards_for
from stolek.games.dnup.model import (
    Action,
    Add,
    Lay,
    Rotate,
    Spot,
    State,
    TableSet,
    TakeSet,
    TurnBegan,
    in_order,
)
from stolek.testing.rule_test_table import SoFar


def faces(text: str) -> tuple[Face, ...]:
    return in_order(Face(name) for name in text.split())


At: TypeAlias = int | tuple[int, int]


def spot(at: At) -> Spot:
    seat, area = at if isinstance(at, tuple) else (at, 1)
    return Spot(Seat(seat), 2 if area == 2 else 1)


class Course(SoFar[State]):
    def act(self, action: Action) -> Course:
        """Whoever has the turn does this."""
        return self.after(GAME, self.turn.seat, action, Seeded(b"test", 1))

    def lay(self, text: str) -> Course:
        return self.act(Lay(faces(text)))

    def add(self, face: str, to: At) -> Course:
        return self.act(Add(Face(face), spot(to)))

    def take(self, at: At) -> Course:
        return self.act(TakeSet(spot(at)))

    def rotate(self) -> Course:
        return self.act(Rotate())

    def why_not(self, action: Action) -> Illegal:
        assert self.state.turn is not None
        why = GAME.check(self.state, self.state.turn.seat, action)
        assert why is not None, f"{action} is legal"
        return why

    def refusal(self, action: Action) -> tuple[str, str]:
        """The rule and the reason."""
        why = self.why_not(action)
        return why.rule, why.reason.key.removeprefix("dnup-refused-")

    def kinds(self) -> list[str]:
        return [type(event).__name__ for event in self.events]

    def hand(self, seat: int) -> str:
        return " ".join(self.state.hands[seat])

    def lying(self) -> dict[tuple[int, int], str]:
        return {(each.spot.seat, each.spot.area): " ".join(each.faces) for each in self.state.sets}

    def options(self) -> list[Action]:
        (prompt,) = GAME.prompts(self.state).values()
        return [option.action for option in prompt.options]

    def offers(self, action: Action) -> bool:
        legal = action in self.options()
        assert legal == (GAME.check(self.state, self.turn.seat, action) is None)
        return legal

    @property
    def turn(self) -> Spot:
        assert self.state.turn is not None
        return self.state.turn


def table(
    hands: Sequence[str],
    sets: Mapping[Any, str] | None = None,
    turn: At = 0,
    options: dict[str, Any] | None = None,
    deck: Deck | None = None,
    **fields: Any,
) -> Course:
    """A table in the middle of a round: whoever has the turn has already discarded."""
    setup = make_setup(GAME, len(hands), options=options, deck=deck)
    lying = sorted(
        (TableSet(spot(at), faces(text)) for at, text in (sets or {}).items()), key=lambda each: each.spot
    )
    usual = {"round": 1, "starter": Seat(0), "pile": ()}
    given = {"hands": tuple(map(faces, hands)), "sets": tuple(lying)}
    state = replace(GAME.initial(setup), **{**usual, **given, **fields})
    return Course(GAME.evolve(state, TurnBegan(spot(turn), state.turns + 1)), [])


def opened(seats: int = 3, seed: bytes = b"test", deck: Deck | None = None, **options: Any) -> Course:
    setup = make_setup(GAME, seats, options=options, deck=deck)
    state, events = begin(GAME, setup, Seeded(seed, 0))
    return Course(state, events)


def dealt(order: Sequence[str], flips: Sequence[int] | None = None, seats: int = 3) -> Course:
    """A game opened with the cards in this very order; ``flips`` has a 1 for every card that is rotated."""
    setup = make_setup(GAME, seats)
    script = Scripted([order], flips if flips is not None else [0] * len(order))
    state, events = begin(GAME, setup, script)
    return Course(state, events)


def deck_order(seats: int, *first: str) -> list[str]:
    """The cards of a game, these first."""
    left = list(cards_for(GAME.default_deck(), seats))
    for face in first:
        left.remove(Face(face))
    return [*first, *left]


def deck_of(**groups: Sequence[str]) -> Deck:
    return Deck("test", tuple(DeckGroup(mark, tuple(map(Face, cards))) for mark, cards in groups.items()))
