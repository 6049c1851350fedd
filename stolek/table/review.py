"""A finished game looked over for one person: where another option was worth clearly more than theirs.

Pure: which decisions there were, and which moments to show once a bot has said what options were worth. The
bot is given what the seat knew at the time, and nothing that came to light later.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from stolek.core.bot import Observation, Weighs, Worth
from stolek.core.ids import Seat
from stolek.core.prompt import Option, Prompt
from stolek.core.registry import Entry
from stolek.core.visibility import sights
from stolek.table.lobby_cards import BetterMove
from stolek.table.replay import FinishedGame

MOST_DECISIONS = 80
"""Of a longer game so many, spread over all of it."""
MOST_SHOWN = 3
_LEAST = 0.02
"""Less of the win than this is not worth talking about."""
_ERRORS_LEAST, _ERRORS_SURE = 2.0, 3.0
"""So many standard errors make it likely, and nearly certain."""


class Decision(msgspec.Struct, frozen=True):
    """What a person decided: ``at`` is the last event before it."""

    at: int
    observation: Observation[Any, Any]
    chosen: Option[Any]

    @property
    def prompt(self) -> Prompt[Any]:
        return _prompt(self.observation)


def weighing_level(entry: Entry) -> str | None:
    """The strongest level that can say what options are worth."""
    able = [level for level in entry.levels if isinstance(entry.bots[level](), Weighs)]
    return able[-1] if able else None


def decisions(found: FinishedGame, seat: Seat, person: str) -> tuple[Decision, ...]:
    """What this person chose for this seat where there was a choice, at most ``MOST_DECISIONS``."""
    every = tuple(_decided(found, seat, person))
    step = -(-len(every) // MOST_DECISIONS)
    return every[::step] if step > 1 else every


def _decided(found: FinishedGame, seat: Seat, person: str) -> Iterator[Decision]:
    """Whoever changes their mind has decided by what they chose last."""
    game, at = found.game, -1
    state = game.initial(found.play.setup)
    since: list[Any] = []
    pending: Decision | None = None
    for step, by in zip(found.steps, found.by, strict=True):
        move = step.move
        if move.seat == seat:
            prompt = game.prompts(state)[seat]
            if prompt.owed:
                if pending is not None:
                    yield pending
                seen = Observation(game.view(state, seat), prompt, sights(since, seat))
                pending = _decision(at, seen, move.action) if by == person else None
                since = []
            elif pending is not None:
                pending = _decision(pending.at, pending.observation, move.action)
        since += move.events
        at += len(move.events)
        state = step.state
    if pending is not None:
        yield pending


def _decision(at: int, seen: Observation[Any, Any], action: Any) -> Decision | None:
    options = _prompt(seen).options
    chosen = next((each for each in options if each.action == action), None)
    return None if chosen is None or len(options) == 1 else Decision(at, seen, chosen)


def better_moves(entry: Entry, weighed: Sequence[tuple[Decision, Sequence[Worth]]]) -> tuple[BetterMove, ...]:
    """The moments where most was given away, the worst first, of those that are no matter of chance."""
    found: list[tuple[float, BetterMove]] = []
    for decision, worths in weighed:
        mine = next((each for each in worths if each.n == decision.chosen.n), None)
        if mine is None or mine.behind < max(_LEAST, _ERRORS_LEAST * mine.error):
            continue
        least = min(worths, key=lambda each: each.behind)
        best = next(option for option in decision.prompt.options if option.n == least.n)
        shown = decision.observation.view.shown
        moment = BetterMove(
            at=decision.at,
            chosen=decision.chosen.say,
            better=best.say,
            why=None if entry.advice is None else entry.advice(shown, best),
            percent=round(100 * mine.behind),
            margin=max(1, round(100 * _ERRORS_LEAST * mine.error)),
            sure=mine.behind >= _ERRORS_SURE * mine.error,
        )
        found.append((mine.behind, moment))
    found.sort(key=lambda each: -each[0])
    return tuple(moment for _, moment in found[:MOST_SHOWN])


def _prompt(seen: Observation[Any, Any]) -> Prompt[Any]:
    assert isinstance(seen.prompt, Prompt), "a person was asked"
    return seen.prompt
