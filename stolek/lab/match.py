"""One game between bots, as fast as the rules allow: begin, act, act, … Nothing is kept but the result.

Bots are given an ``Observation`` and nothing else; the state stays in here.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from stolek.core.bot import Bot, Budget, Observation
from stolek.core.chance import Chance, Seeded
from stolek.core.errors import StolekError
from stolek.core.event_tape import Tape, acted, begin, chosen
from stolek.core.game import AnyGame, Outcome, Setup
from stolek.core.play import Move
from stolek.core.prompt import Ask, Offered
from stolek.core.visibility import sights


class Finished(msgspec.Struct, frozen=True):
    """A game that was played to its end. ``choices`` are the decisions that had at least two options."""

    outcome: Outcome
    decisions: int
    choices: int
    moves: tuple[Move, ...]


def play_out(
    game: AnyGame,
    setup: Setup[Any],
    seed: bytes,
    bots: Sequence[Bot],
    rng: random.Random,
    budget: Budget | None = None,
) -> Finished:
    """Plays a whole game. Raises ``StolekError`` when a bot answers what it was not asked."""
    spend = budget or Budget()
    luck = [random.Random(rng.getrandbits(64)) for _ in bots]
    heard = [0] * setup.seats
    longest = game.longest(setup)
    state, opening = begin(game, setup, Seeded(seed, 0))
    moves = [Move(0, None, None, tuple(opening))]
    events: list[Any] = list(opening)
    choices = 0
    while ask := _next_ask(game, state, rng):
        seat = ask.seat
        if len(moves) > longest:
            raise StolekError(
                f"{game.info.id} did not end within {longest} decisions: its longest() or its rules are wrong"
            )
        news = sights(events[heard[seat] :], seat)
        heard[seat] = len(events)
        action = ask_bot(game, bots[seat], Observation(game.view(state, seat), ask, news), luck[seat], spend)
        tape = _played(game, state, ask, action, Seeded(seed, len(moves)))
        state = tape.state
        moves.append(Move(len(moves), seat, action, tuple(tape.events)))
        events += tape.events
        choices += len(ask.actions) > 1
    outcome = game.outcome(state)
    if outcome is None:
        raise StolekError(f"{game.info.id} asks nobody anything and yet is not over: its rules are wrong")
    return Finished(outcome, len(moves) - 1, choices, tuple(moves))


def _played(game: AnyGame, state: Any, ask: Ask[Any], action: Any, chance: Chance) -> Tape[Any, Any]:
    """What ``ask_bot`` gives back is one of the actions; the rules look at its words, if it has some."""
    if ask.blank is None:
        return chosen(game, state, ask, ask.actions.index(action), chance)
    return acted(game, state, ask.seat, action, chance)


def _next_ask(game: AnyGame, state: Any, rng: random.Random) -> Ask[Any] | None:
    first = game.first_owed(state)
    if first is None or first.kind != "race":
        return first
    # Who is first to answer decides a race, so no seat may be favoured.
    return rng.choice([ask for ask in game.asks(state) if ask.owed])


def ask_bot(
    game: AnyGame, bot: Bot, observation: Observation[Any, Any], rng: random.Random, budget: Budget
) -> Any:
    """The bot's action. Bots may be anyone's: raises ``StolekError`` if it fails or answers amiss."""
    name = type(bot).__name__
    try:
        action = bot.decide(observation, rng, budget)
    except Exception as error:
        raise StolekError(
            f"the bot {name} failed at {game.info.id}: {type(error).__name__}: {error}"
        ) from error
    if not any(_is_answer(option, action) for option in observation.prompt.options):
        raise StolekError(f"the bot {name} answered {action!r}, which {game.info.id} did not offer")
    return action


def _is_answer(option: Offered[Any], action: Any) -> bool:
    if option.blank is None or type(action) is not type(option.action):
        return bool(action == option.action)
    return bool(action == msgspec.structs.replace(option.action, text=action.text))
