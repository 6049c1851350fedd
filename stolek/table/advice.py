"""What would you do? A person asks the game's strongest bot for a seat of theirs.

The bot knows what the seat knows, and why it would do so is said from what the seat is shown. The answer goes
to who asked and to nobody else; it is in no journal. Each prompt is thought about once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from stolek.core.ids import Seat
from stolek.core.prompt import Option, Prompt
from stolek.core.say import Say, say
from stolek.table.effects import BotAnswered, BotFailed, Effects, Question, Send
from stolek.table.history import History
from stolek.table.messages import Advice, AskAdvice, Person
from stolek.table.outgoing import encode
from stolek.table.pace import question as question_of


class Advisor:
    """Who waits for advice, and what was said about the prompts of each seat that are open."""

    def __init__(self) -> None:
        self._waiting: dict[tuple[int, Seat, int], set[int]] = {}
        self._given: dict[Seat, tuple[int, Advice]] = {}

    def awaits(self, question: Question) -> bool:
        return (question.number, question.seat, question.prompt) in self._waiting

    def ask(self, history: History, line: int, you: Person, wish: AskAdvice, out: Effects) -> None:
        """Answers at once where nothing has to be thought about."""
        seat, record, play = Seat(wish.seat), history.record, history.play
        prompt = None if play is None or seat not in record.chairs_of(you.id) else play.prompts.get(seat)
        told = _none(wish, "advice-not-now") if prompt is None else self._at_once(history, prompt, wish)
        if told is not None or prompt is None or play is None:
            _tell(out, line, told or _none(wish, "advice-not-now"))
            return
        key = (record.number, seat, prompt.id)
        if key not in self._waiting:
            question = question_of(history, play, prompt, history.entry.levels[-1])
            out.questions.append(replace(question, advice=True))
        self._waiting.setdefault(key, set()).add(line)

    def _at_once(self, history: History, prompt: Prompt[Any], wish: AskAdvice) -> Advice | None:
        """What can be said without thinking; who has answered needs no advice."""
        why_not = _why_not(history)
        if why_not is not None or not prompt.owed or prompt.id != wish.prompt:
            return _none(wish, why_not or "advice-not-now")
        if len(prompt.options) == 1:
            return Advice(prompt.seat, prompt.id, prompt.options[0].n, say("advice-only"))
        number, given = self._given.get(prompt.seat, (0, None))
        return given if number == history.record.number and given and given.prompt == prompt.id else None

    def hear(
        self, history: History, said: BotAnswered | BotFailed, lines: Mapping[int, Person], out: Effects
    ) -> None:
        """Tells those who wait what the bot said, if the seat is theirs and the prompt is still open."""
        question, record, play = said.question, history.record, history.play
        waiting = self._waiting.pop((question.number, question.seat, question.prompt), set())
        prompt = None if play is None else play.prompts.get(question.seat)
        if prompt is None or (record.number, prompt.id) != (question.number, question.prompt):
            return
        wish = AskAdvice(question.seat, question.prompt)
        action = said.action if isinstance(said, BotAnswered) else None
        option = next((each for each in prompt.options if each.action == action), None)
        told = _none(wish, _why_not(history) or "advice-not-now")
        if option is not None and _why_not(history) is None:
            told = Advice(wish.seat, wish.prompt, option.n, _why(history, question, option))
            self._given[question.seat] = (question.number, told)
        for line in waiting:
            if line in lines and question.seat in record.chairs_of(lines[line].id):
                _tell(out, line, told)


def _why_not(history: History) -> str | None:
    """Why there is no advice at this table."""
    record = history.record
    if history.entry.advice is None:
        return "advice-none"
    if not record.hints:
        return "advice-off"
    return None if record.lesson is None else "advice-not-now"  # there the coach says what to do


def _why(history: History, question: Question, option: Option[Any]) -> Say:
    assert history.entry.advice is not None
    return history.entry.advice(question.observation.view.shown, option)


def _none(wish: AskAdvice, key: str) -> Advice:
    return Advice(wish.seat, wish.prompt, None, say(key))


def _tell(out: Effects, line: int, told: Advice) -> None:
    out.sends.append(Send(line, (encode(told),)))
