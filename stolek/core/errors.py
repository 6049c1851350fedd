"""Refusals and errors. A refusal always has a reason and a rule, and changes nothing."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from stolek.core.ids import RuleId
from stolek.core.say import Say, say


class Illegal(msgspec.Struct, frozen=True, gc=False):
    """Why an action is refused: the reason in a catalogue's words, and the rule behind it."""

    reason: Say
    rule: RuleId


@cache
def illegal(rule: str, key: str, **args: Any) -> Illegal:
    return Illegal(say(key, **args), RuleId(rule))


NOT_YOUR_TURN: Final = illegal("ST-1", "refused-not-your-turn")
NOT_OFFERED: Final = illegal("ST-2", "refused-not-offered")
CHOICE_CLOSED: Final = illegal("ST-3", "refused-choice-closed")
GAME_OVER: Final = illegal("ST-4", "refused-game-over")


def text_does_not_fit(least: int, most: int) -> Illegal:
    return illegal("ST-5", "refused-text", least=least, most=most)


class StolekError(Exception):
    """An error a person can act on: one sentence that says what to do."""


class Refused(StolekError):
    """An action that was refused; nothing has changed."""

    def __init__(self, why: Illegal) -> None:
        super().__init__(f"{why.reason.key} ({why.rule})")
        self.why = why


class DeckError(StolekError):
    """A deck file that cannot be used: where and why."""

    def __init__(self, line: int | None, fault: str) -> None:
        super().__init__(fault if line is None else f"line {line}: {fault}")
        self.line = line
        self.fault = fault


class RecordError(StolekError):
    """A saved game that cannot be trusted: which move, and why."""

    def __init__(self, move: int | None, fault: str) -> None:
        super().__init__(fault if move is None else f"move {move}: {fault}")
        self.move = move
        self.fault = fault


def outline(error: BaseException) -> str:
    """What an unexpected error was and where, without its text, which may name a hidden card."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = "?" if trace is None else f"{trace.tb_frame.f_globals.get('__name__')}:{trace.tb_lineno}"
    return f"{type(error).__name__} at {place}"
