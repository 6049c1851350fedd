"""A player's place in the terminal: the table, the question, numbered choices, and every "why?".

It is given what one seat may see, from a game in this process or from a server, and gives back answers.
It holds no rules and refuses to see a state.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from itertools import takewhile
from operator import eq
from typing import Any

import msgspec
from rich.table import Table

from stolek.cli.console import Shell, harmless
from stolek.core.cards import FaceWords
from stolek.core.errors import NOT_OFFERED, Illegal, StolekError
from stolek.core.game import Outcome
from stolek.core.prompt import Effect, Option, Prompt
from stolek.core.registry import Entry
from stolek.core.say import Say, Several
from stolek.core.spoken import Topic, results
from stolek.table.explanations import say_effect
from stolek.words import Words, plain

COMMANDS = ("explain", "why", "table", "more", "log", "rules", "help", "quit")
TABLE: tuple[Topic, ...] = ("clue", "hand", "table", "score")
"""What a plain screen says of the table by itself, after ``now``; the rest is said when it is asked for."""
BRIEF = ("aim", "win", "turn")
"""What a rulebook begins with, in this order; each game has a text for each."""
_REASONS_KEPT = 5
_SHORT = {"?": "explain", "q": "quit", "t": "table", "h": "help"}


class Answer(msgspec.Struct, frozen=True):
    """The number of an option, and the text that goes with it if it has a blank."""

    option: int
    text: str | None = None


class _Reason(msgspec.Struct, frozen=True):
    lead: str
    rules: tuple[str, ...]


class Screen:
    """What one person sees and is asked. ``you`` is None for someone who only looks on; ``faces`` are the
    words of a deck of people's own."""

    def __init__(
        self,
        shell: Shell,
        entry: Entry,
        names: Sequence[str],
        you: int | None,
        faces: Sequence[FaceWords] = (),
    ) -> None:
        self.shell = shell
        self.entry = entry
        self._you = you
        self._faces = faces
        self.words = shell.words_of(entry).at_table(names, you, faces)
        self._log: list[str] = []
        self._refused: _Reason | None = None
        self._scored: deque[_Reason] = deque(maxlen=_REASONS_KEPT)
        self._shown: Any = None
        self._now: list[str] = []

    def rename(self, names: Sequence[str], faces: Sequence[FaceWords] = ()) -> None:
        """Somebody else sits somewhere now, or somebody or something is called something else."""
        self._faces = faces or self._faces
        self.words = self.words.at_table(names, self._you, self._faces)

    # What is told -------------------------------------------------------------------------------------

    def happened(self, event: Mapping[str, Any], says: Sequence[Say], *, quietly: bool = False) -> None:
        """Something happened, as this seat may see it: into the log, and onto the screen."""
        lines = [self.words.say(said) for said in says]
        self._log += lines
        rules = rules_of(event)
        if rules and lines:
            self._scored.append(_Reason(lines[0], rules))
            self._refused = None
        if not quietly:
            for line in lines:
                self.shell.line(line if self.shell.plain else f"· {line}", indent="  ")

    def remember(self, says: Sequence[Say]) -> None:
        """All that happened before this screen was there."""
        self._log = [self.words.say(said) for said in says]

    def refused(self, why: Illegal) -> None:
        self._refused = _Reason(self.words.say(why.reason), (why.rule,))
        self.shell.line(self._refused.lead)
        self.shell.quiet(self.words.text("play-ask-why"))

    def table(self, shown: Any, *, whole: bool = False) -> None:
        """Draws the table as it lies now. To someone who listens it begins with what has changed, unless
        they asked for the ``whole`` table."""
        self._shown = shown
        self.shell.line()
        self.shell.rule()
        if not self.shell.plain:
            self.shell.block(self.entry.terminal(shown, self.words.say, self.words.name))
            return
        now = self._answers("now")
        same = takewhile(bool, map(eq, now, () if whole else self._now))
        self._now = now
        rest = [line for line in self._answers(*TABLE) if line not in now]
        for line in [*now[sum(same) :], *rest]:
            self.shell.line(line)

    def _answers(self, *topics: Topic) -> list[str]:
        """What is shown, in spoken answers, one fact a line."""
        answers = self.entry.spoken(self._shown)
        return [self.words.say(said) for topic in topics for said in answers.get(topic, ())]

    def result(self, outcome: Outcome) -> None:
        """Who came where, and why the game ended."""
        self.shell.line()
        self.shell.heading(self.words.text("play-result"))
        for seat in sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat)):
            place = self.words.text("place", rank=outcome.ranks[seat])
            score = self.words.text("points", count=outcome.scores[seat])
            self.shell.line(f"{place}: {self.words.name(seat)}, {score}")
        self.shell.line(self.words.text(outcome.reason))
        if self._shown is not None and not self.shell.plain:  # a plain table has said it
            known = results(outcome)
            for said in self.entry.spoken(self._shown).get("score", ()):
                if said not in known and said.key != "spoken-aside":
                    self.shell.line(self.words.say(said))

    # What is asked ------------------------------------------------------------------------------------

    def ask(self, prompt: Prompt[Any]) -> Answer | None:
        """The person's answer to this question; None when they want to leave."""
        self.shell.line()
        self.shell.heading(self.words.text(prompt.key))
        self._choices(prompt)
        while True:
            typed = self.shell.ask(f"{self.words.text('play-your-choice')} ")
            if typed is None:
                return None
            word, _, rest = typed.partition(" ")
            if typed.isdecimal():
                chosen = next((o for o in prompt.options if o.n == int(typed) - 1), None)
                if chosen is None:
                    self.refused(NOT_OFFERED)
                    continue
                answer = self._filled(chosen)
                if answer is not None:
                    return answer
            elif typed.startswith("?"):
                self._explain(prompt, typed[1:].strip())
            elif self._command(word) == "explain":
                self._explain(prompt, rest.strip())
            elif self._command(word) == "quit":
                return None
            elif typed:
                self._do(self._command(word), rest.strip())

    def talk(self) -> None:
        """After the end: questions about it until the person leaves."""
        while True:
            typed = self.shell.ask(f"{self.words.text('play-after')} ")
            if not typed or self._command(typed.partition(" ")[0]) == "quit":
                return
            word, _, rest = typed.partition(" ")
            self._do(self._command(word), rest.strip())

    def _filled(self, option: Option[Any]) -> Answer | None:
        if option.blank is None:
            return Answer(option.n)
        limits = self.words.text("play-your-text", least=option.blank.least, most=option.blank.most)
        text = self.shell.ask(f"{limits} ")
        return Answer(option.n, text) if text is not None else None

    def _command(self, word: str) -> str | None:
        typed = plain(word)
        if typed in _SHORT:
            return _SHORT[typed]
        return next((c for c in COMMANDS if typed in (c, plain(self.words.text(f"play-word-{c}")))), None)

    def _do(self, command: str | None, rest: str) -> None:
        match command:
            case "why":
                self._why()
            case "table" if self._shown is not None:
                self.table(self._shown, whole=True)
            case "more" if self._shown is not None:
                for line in self._answers("more", "pictures"):
                    self.shell.line(line)
            case "log":
                for line in self._log:
                    self.shell.line(line)
            case "rules":
                self.rules(rest)
            case "help":
                self.shell.line(self.words.text("play-help"))
            case _:
                self.shell.line(self.words.text("play-not-understood"))

    # What is explained --------------------------------------------------------------------------------

    def rules(self, wanted: str = "") -> None:
        """All rules of the game by section, or one by its id."""
        try:
            show_rules(self.shell, self.entry, wanted or None)
        except StolekError as error:  # a slip of the finger ends no game
            self.shell.line(str(error))

    def _choices(self, prompt: Prompt[Any]) -> None:
        if self.shell.plain:
            for option in prompt.options:
                self.shell.line(f"{option.n + 1}: {self._label(option)}")
            return
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", min_width=4)
        grid.add_column()
        for option in prompt.options:
            grid.add_row(str(option.n + 1), harmless(self._label(option)))
        self.shell.show(grid)

    def _label(self, option: Option[Any]) -> str:
        effects = [self._effect(effect) for effect in option.effects]
        return self.words.say(option.say) + (f" ({'; '.join(effects)})" if effects else "")

    def _explain(self, prompt: Prompt[Any], number: str) -> None:
        """A choice, or all of them, by what follows from it; and the rule that asks."""
        chosen = [o for o in prompt.options if not number or str(o.n + 1) == number]
        if not chosen:
            self.refused(NOT_OFFERED)
            return
        for option in chosen:
            self.shell.line(f"{option.n + 1}: {self.words.say(option.say)}")
            for effect in option.effects:
                self.shell.line(f"   {self._effect(effect)}")
        self.shell.line(rule_text(self.words, prompt.rule), indent="  ")

    def _effect(self, effect: Effect) -> str:
        return self.words.say(say_effect(self.entry.game, effect))

    def _why(self) -> None:
        """The last refusal; if there was none since, the last scores. Each rule is told once."""
        reasons = [self._refused] if self._refused else list(self._scored)
        if not reasons:
            self.shell.line(self.words.text("play-nothing-to-explain"))
        for reason in reasons:
            self.shell.line(f"{reason.lead} ({', '.join(reason.rules)})", indent="  ")
        for rule in dict.fromkeys(rule for reason in reasons for rule in reason.rules):
            self.shell.line(rule_text(self.words, rule), indent="  ")


def show_rules(shell: Shell, entry: Entry, wanted: str | None) -> None:
    """The rulebook of a game in our own words, or one rule of it."""
    words = shell.words_of(entry)
    if wanted is not None:
        rule = entry.game.rulebook.get(wanted)
        shell.line(rule_text(words, rule.id), indent="  ")
        if rule.about:
            shell.quiet(words.text("rules-about", rules=Several(tuple(rule.about))))
        return
    game_id = entry.game.info.id
    shell.heading(words.text(f"{game_id}-title"))
    for part in BRIEF:
        shell.line(f"{words.text(f'brief-{part}')}: {words.text(f'{game_id}-brief-{part}')}", indent="  ")
    for section in entry.game.rulebook.sections:
        shell.line()
        shell.heading(words.text(f"{game_id}-section-{section.key}"))
        for each in section.rules:
            shell.line(rule_text(words, each.id), indent="  ")


def rule_text(words: Words, rule: str) -> str:
    key = f"rule-{rule}"
    return f"{rule} {words.form(key, 'title')}: {words.text(key)}"


def rules_of(event: Mapping[str, Any]) -> tuple[str, ...]:
    """The rule ids that a scoring event carries, its own or those of the outcome."""
    outcome = event.get("outcome") or {}
    return (*event.get("rules", ()), *outcome.get("rules", ()))
