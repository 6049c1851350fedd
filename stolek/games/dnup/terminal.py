"""The table as text, at most 80 columns. Takes what a viewer is shown; knows no state and no language."""

from __future__ import annotations

from collections.abc import Callable

from stolek.core.say import Say
from stolek.games.dnup.model import Shown

Words = Callable[[Say], str]
Name = Callable[[int], str]


def draw_table(shown: Shown, words: Words, name: Name, plain: bool) -> str:
    return ""


TERMINAL = draw_table
