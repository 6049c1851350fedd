"""Where the command's words go: one console, one language, plain or not. Knows no game."""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.text import Text

from stolek import words as wordbook
from stolek.core.registry import Entry
from stolek.core.say import Arg
from stolek.words import Words

WIDEST = 80


# What people call themselves must not move the cursor, change colours or turn the writing round.
_HARMFUL = {
    **dict.fromkeys((*range(0x20), *range(0x7F, 0xA0))),
    **dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A))),
    ord("\n"): " ",
}


def harmless(text: str) -> Text:
    """Text that is shown as it is: no markup of ours, no commands of the terminal."""
    return Text(text.translate(_HARMFUL))


class Shell:
    """What a command speaks through."""

    def __init__(self, lang: str, *, plain: bool = False) -> None:
        self.lang = lang
        self.plain = plain
        self.words = wordbook.load(lang)
        colour = "auto" if not plain else None
        width = min(WIDEST, Console().width)
        self._out = Console(width=width, highlight=False, color_system=colour)  # type: ignore[arg-type]
        self._err = Console(stderr=True, width=width, highlight=False, color_system=colour)  # type: ignore[arg-type]

    @classmethod
    def make(cls, lang: str | None, *, plain: bool = False) -> Shell:
        """The shell in the language asked for, or in that of the environment."""
        code = wordbook.language(lang).code if lang else wordbook.of_environment(os.environ)
        return cls(code, plain=plain)

    @property
    def progress_console(self) -> Console:
        return self._err

    @contextmanager
    def counting(self, total: int) -> Iterator[Callable[[int], None]]:
        """A bar for so many steps, where somebody looks at it; whoever takes steps says how many."""
        if self.plain or not self._err.is_terminal:
            yield lambda _: None
            return
        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self._err, transient=True) as bar:
            task = bar.add_task("", total=total)
            yield lambda steps: bar.advance(task, steps)

    def words_of(self, entry: Entry) -> Words:
        """The words of this language with those of a game."""
        return wordbook.load(self.lang, entry.folder)

    def line(self, text: str = "", style: str = "", indent: str = "") -> None:
        """A paragraph, wrapped; never markup, whatever people call themselves."""
        # Rich would break lines at no-break spaces, textwrap keeps them.
        wrapped = textwrap.fill(
            text.translate(_HARMFUL),
            self._out.width,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        self._out.print(Text(wrapped, style="" if self.plain else style), soft_wrap=True)

    def rule(self) -> None:
        """A line across, unless someone listens instead of looking."""
        if not self.plain:
            self.quiet("─" * (self._out.width - 2))

    def heading(self, text: str) -> None:
        self.line(text, "bold")

    def quiet(self, text: str) -> None:
        self.line(text, "dim")

    def say(self, key: str, /, **args: Arg) -> None:
        self.line(self.words.text(key, **args))

    def block(self, text: str) -> None:
        """Lines that keep their shape as long as they fit."""
        for line in text.splitlines():
            self.line(line, indent="    ")

    def command(self, typed: str) -> None:
        """A command to copy: one line, however long."""
        self._out.print(Text(f"    {typed}"), soft_wrap=True)

    def show(self, drawn: RenderableType) -> None:
        self._out.print(drawn)

    def raw(self, data: bytes) -> None:
        """Bytes for a program to read."""
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.flush()

    def ask(self, question: str) -> str | None:
        """A line from the person; None when there will be no more."""
        try:
            return input(question).strip()
        except (EOFError, KeyboardInterrupt):
            self.line()
            return None


def speakable(stream: Any) -> None:
    """Lets a terminal of another encoding show a question mark instead of failing."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
