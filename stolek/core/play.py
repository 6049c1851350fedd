"""A game as it is played: the state, the moves so far, and prompts stamped with their move numbers.

Knows no people and no clock. A step is considered first and adopted afterwards, so that a server can make
it durable in between.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from stolek.core.chance import Seeded
from stolek.core.errors import (
    CHOICE_CLOSED,
    GAME_OVER,
    NOT_OFFERED,
    NOT_YOUR_TURN,
    Refused,
    text_does_not_fit,
)
from stolek.core.event_tape import acted, begun
from stolek.core.game import AnyGame, Outcome, Setup
from stolek.core.ids import Seat, Viewer
from stolek.core.prompt import Prompt
from stolek.core.visibility import is_told, is_told_to_all


class Move(msgspec.Struct, frozen=True, gc=False):
    """One row of a game's journal. Move 0 is the opening: no seat, no action."""

    seq: int
    seat: Seat | None
    action: Any
    events: tuple[Any, ...]


class Step(msgspec.Struct, frozen=True, gc=False):
    """A move and the state it leads to, not yet adopted. ``along``: the states right after each event, so
    that whoever shows the move need not fold it again."""

    move: Move
    state: Any
    along: tuple[Any, ...] = ()


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the deal."""
    return hashlib.sha256(seed).hexdigest()


class Play:
    """One running game."""

    def __init__(self, game: AnyGame, setup: Setup[Any], seed: bytes) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.state: Any = game.initial(setup)
        self.moves: list[Move] = []
        self.prompts: dict[Seat, Prompt[Any]] = {}
        self._unstamped: Mapping[Seat, Prompt[Any]] = {}
        self.untold: Mapping[Seat, int] = {}
        """Of how many moves each seat was told nothing."""
        self.is_open = True
        """Whether everyone hears of the last move."""
        self.second_thoughts: set[int] = set()
        """Moves by which a seat changed a hidden answer: nobody else can notice, so nobody else is told."""

    @classmethod
    def start(cls, game: AnyGame, setup: Setup[Any], seed: bytes) -> Play:
        """A new game, opened."""
        play = cls(game, setup, seed)
        play.adopt(play.opening())
        return play

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def opening(self) -> Step:
        tape = begun(self.game, self.setup, Seeded(self.seed, 0))
        return Step(Move(0, None, None, tuple(tape.events)), tape.state, tuple(tape.states))

    def consider(self, seat: Seat, action: Any) -> Step:
        """The step this action would be; raises ``Refused``. Nothing changes."""
        seq = len(self.moves)
        tape = acted(self.game, self.state, seat, action, Seeded(self.seed, seq))
        return Step(Move(seq, seat, action, tuple(tape.events)), tape.state, tuple(tape.states))

    def adopt(self, step: Step) -> None:
        """Makes a considered step (or one read from a journal) the truth."""
        if self._is_second_thought(step):
            self.second_thoughts.add(step.move.seq)
        self.moves.append(step.move)
        self.state = step.state
        self._stamp(step.move)

    def is_told(self, move: Move, viewer: Viewer) -> bool:
        """Whether this viewer may hear of the move at all."""
        return move.seq not in self.second_thoughts or viewer == move.seat

    def _is_second_thought(self, step: Step) -> bool:
        seat = step.move.seat
        asked = None if seat is None else self.prompts.get(seat)
        if asked is None or asked.owed or asked.kind != "commit":
            return False
        before, after, view = self.state, step.state, self.game.view
        others = (None, *(Seat(other) for other in range(self.setup.seats) if other != seat))
        return all(view(before, other) == view(after, other) for other in others)

    def replay(self, move: Move) -> Step:
        """Folds a recorded move's events in, whatever today's rules would say of it."""
        state, along = self.state, []
        for event in move.events:
            state = self.game.evolve(state, event)
            along.append(state)
        step = Step(move, state, tuple(along))
        self.adopt(step)
        return step

    def submit(self, seat: Seat, action: Any) -> Move:
        """Consider and adopt in one go, for play that needs no journal."""
        step = self.consider(seat, action)
        self.adopt(step)
        return step.move

    def answer(self, seat: Seat, prompt: int, option: int, text: str | None = None) -> Any:
        """The action a wire answer means; raises ``Refused`` with ST-1 to ST-5."""
        if not self.prompts:
            raise Refused(GAME_OVER)
        asked = self.prompts.get(seat)
        if asked is None:
            raise Refused(NOT_YOUR_TURN)
        if asked.id != prompt:
            raise Refused(CHOICE_CLOSED)
        if not 0 <= option < len(asked.options):
            raise Refused(NOT_OFFERED)
        chosen = asked.options[option]  # its number is its place
        if chosen.blank is None:
            if text is not None:
                raise Refused(NOT_OFFERED)
            return chosen.action
        words = " ".join((text or "").split())
        if not chosen.blank.least <= len(words) <= chosen.blank.most:
            raise Refused(text_does_not_fit(chosen.blank.least, chosen.blank.most))
        return msgspec.structs.replace(chosen.action, text=words)

    def _stamp(self, move: Move) -> None:
        """A prompt keeps its id while it stays the same, but not when its own seat has just answered it:
        an answer that was sent twice must not be taken as the answer to the next, equal question.

        Ids count the moves a seat was told of, so that they tell nothing of the others."""
        before, unstamped = self.prompts, self._unstamped
        told_to_all = not move.events or is_told_to_all(move.events)
        self.is_open = told_to_all and move.seq not in self.second_thoughts
        if not self.is_open:
            dark = self._in_the_dark(move)
            self.untold = {**self.untold, **{seat: self.untold.get(seat, 0) + 1 for seat in dark}}
        after = {}
        self._unstamped = self.game.prompts(self.state)
        for seat, prompt in self._unstamped.items():
            old = before.get(seat)
            same = prompt is unstamped.get(seat) or (old is not None and _is_the_same(old, prompt))
            if old is not None and same and seat != move.seat:
                after[seat] = old
            else:
                after[seat] = msgspec.structs.replace(prompt, id=move.seq - self.untold.get(seat, 0))
        self.prompts = after

    def _in_the_dark(self, move: Move) -> list[Seat]:
        """The seats that are told nothing of this move, which not everyone is told of."""
        if move.seq in self.second_thoughts:
            return [Seat(seat) for seat in range(self.setup.seats) if seat != move.seat]
        seats = map(Seat, range(self.setup.seats))
        return [seat for seat in seats if not any(is_told(event, seat) for event in move.events)]


def _is_the_same(old: Prompt[Any], new: Prompt[Any]) -> bool:
    """Whether two prompts differ in nothing but their id."""
    if old.options is not new.options and old.options != new.options:
        return False
    return msgspec.structs.replace(old, id=new.id, options=new.options) == new
