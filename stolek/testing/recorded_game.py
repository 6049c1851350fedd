"""A whole game as it ran, with everything the laws need to look back at: states, prompts and luck.

Also the players of these games, who know nothing and choose at random. Refuses to judge.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from stolek.core.chance import Chance, Seeded
from stolek.core.errors import Refused
from stolek.core.event_tape import Tape
from stolek.core.game import AnyGame, Setup
from stolek.core.ids import Seat, Viewer
from stolek.core.play import Move, Play, Step
from stolek.core.prompt import Option, Prompt

T = TypeVar("T")
Prompts: TypeAlias = Mapping[Seat, Prompt[Any]]
Chooser: TypeAlias = Callable[[Prompts], tuple[Seat, Any]]

CHANGES_OF_MIND = 0.15


class Draw(msgspec.Struct, frozen=True):
    """One use of chance: a number below ``n``, or a shuffle when ``n`` is None; after so many events."""

    n: int | None
    result: Any
    after: int


class Recording:
    """Chance that remembers what it gave."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.draws: list[Draw] = []
        self.events: Sequence[Any] = ()

    def below(self, n: int) -> int:
        number = self._chance.below(n)
        self.draws.append(Draw(n, number, len(self.events)))
        return number

    def shuffle(self, pool: Sequence[T]) -> tuple[T, ...]:
        order = self._chance.shuffle(pool)
        self.draws.append(Draw(None, order, len(self.events)))
        return order


class Turn(msgspec.Struct, frozen=True):
    """A move and the state the rules made, the fold after each event, the prompts then, the luck it had;
    ``untold``: how many moves each seat was told nothing of, by which prompts are numbered."""

    move: Move
    state: Any
    states: tuple[Any, ...]
    prompts: Prompts
    luck: tuple[Draw, ...]
    owed: bool
    untold: Mapping[Seat, int]


class Course(msgspec.Struct, frozen=True):
    """One recorded game; ``turns[0]`` is the opening."""

    game: AnyGame
    setup: Setup[Any]
    seed: bytes
    initial: Any
    turns: tuple[Turn, ...]

    @property
    def last(self) -> Any:
        return self.turns[-1].state

    @property
    def owed(self) -> int:
        """How many decisions were owed."""
        return sum(turn.owed for turn in self.turns)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return viewers(self.setup)


def viewers(setup: Setup[Any]) -> tuple[Viewer, ...]:
    """Everyone who can look: each seat, and a spectator."""
    return (*(Seat(seat) for seat in range(setup.seats)), None)


def at_random(rng: random.Random) -> Chooser:
    """Someone who picks any option, and now and then changes a choice that is still open."""

    def choose(prompts: Prompts) -> tuple[Seat, Any]:
        owing = [prompt for prompt in prompts.values() if prompt.owed]
        settled = [prompt for prompt in prompts.values() if not prompt.owed]
        changes_mind = settled and rng.random() < CHANGES_OF_MIND
        prompt = rng.choice(settled if changes_mind else owing)
        return prompt.seat, filled(rng.choice(prompt.options), rng)

    return choose


def filled(option: Option[Any], rng: random.Random) -> Any:
    """The option's action; an open text gets words that fit."""
    if option.blank is None:
        return option.action
    length = rng.randint(option.blank.least, min(option.blank.most, option.blank.least + 12))
    return msgspec.structs.replace(option.action, text="".join(rng.choices("abcdě", k=length)))


class TooLong(Exception):
    """A game that goes on after ``longest`` owed decisions."""


def record(
    game: AnyGame, setup: Setup[Any], seed: bytes, choose: Chooser, moves: int | None = None
) -> Course:
    """Plays a game to its end (or for so many moves) and keeps everything; raises ``TooLong``."""
    play = Play(game, setup, seed)
    initial = play.state
    longest = game.longest(setup)
    luck = Recording(Seeded(seed, 0))
    state, events = made(game, initial, None, None, luck)
    turns = [_adopted(play, Move(0, None, None, tuple(events)), state, luck, False)]
    owed = 0
    while play.prompts and (moves is None or len(turns) <= moves):
        seat, action = choose(play.prompts)
        is_owed = play.prompts[seat].owed
        owed += is_owed
        if owed > longest:
            raise TooLong(f"still going after {longest} owed decisions")
        luck = Recording(Seeded(seed, len(turns)))
        state, events = made(game, play.state, seat, action, luck)
        turns.append(_adopted(play, Move(len(turns), seat, action, tuple(events)), state, luck, is_owed))
    return Course(game, setup, seed, initial, tuple(turns))


def _adopted(play: Play, move: Move, state: Any, luck: Recording, owed: bool) -> Turn:
    states = trail(play.game, play.state, move.events)
    play.adopt(Step(move, state))
    return Turn(move, state, states, dict(play.prompts), tuple(luck.draws), owed, play.untold)


def made(game: AnyGame, state: Any, seat: Seat | None, action: Any, luck: Chance) -> tuple[Any, list[Any]]:
    """What a move makes, the opening (no seat) or an action; as ``begin`` and ``act`` do it, but chance may
    look at the events so far."""
    tape: Tape[Any, Any] = Tape(game.evolve, state, luck)
    if isinstance(luck, Recording):
        luck.events = tape.events
    if seat is None:
        game.open_game(tape)
    else:
        why = game.check(state, seat, action)
        if why is not None:
            raise Refused(why)
        game.decide(tape, seat, action)
    return tape.state, tape.events


def trail(game: AnyGame, state: Any, events: Sequence[Any]) -> tuple[Any, ...]:
    """The state after each of these events."""
    states = []
    for event in events:
        state = game.evolve(state, event)
        states.append(state)
    return tuple(states)
