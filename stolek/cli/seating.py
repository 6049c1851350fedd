"""Who sits where at a table in this terminal, and what everyone is called.

A saved game knows of its players only what they were called. That is enough to go on with it: a bot is called
by its level and its seat, in the language the game was played in.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stolek.cli.console import Shell
from stolek.core.errors import StolekError
from stolek.core.ids import Seat
from stolek.core.registry import LEVELS, Entry
from stolek.lab.bots import USUAL_BOT, bot_title, seat_bots, usual_bot
from stolek.words import LANGUAGES, Words, load


class Seating(msgspec.Struct, frozen=True):
    """The person's seat, the level of the bot on every other one, and all names."""

    you: Seat
    levels: tuple[str | None, ...]
    names: tuple[str, ...]

    @property
    def unsaid(self) -> str | None:
        """The bots, where some are a person's own: their names do not tell where they are found."""
        bots = [level for level in self.levels if level is not None]
        return ",".join(bots) if any(":" in level for level in bots) else None


def seat_all(
    shell: Shell, entry: Entry, seats: int, bots: str | None, seat: int | None, called: Sequence[str] = ()
) -> Seating:
    """Everyone on a seat, as was typed; what was not, as they were ``called`` in a saved game."""
    if seat is not None and not 1 <= seat <= seats:
        raise StolekError(f"there is no seat {seat} at this table; the seats are 1 to {seats}")
    were, people = _who_was_called(called) if len(called) == seats else ([None] * seats, {})
    alone = next((n for n, name in people.items() if name is None), min(people, default=0))
    you = alone if seat is None else seat - 1
    if bots is not None:
        titles = _level_titles()
        named = (titles.get(each.casefold(), each) for each in seat_bots(bots, seats - 1))
        levels = [None if n == you else next(named) for n in range(seats)]
    else:
        usual = None if all(w for n, w in enumerate(were) if n != you) else _usual_bot(shell, entry)
        levels = [None if n == you else _again(entry, n, were[n] or usual) for n in range(seats)]
    names = list(seat_names(shell.words, levels))
    names[you] = people.get(you) or names[you]
    return Seating(Seat(you), tuple(levels), tuple(names))


def seat_names(words: Words, levels: Sequence[str | None]) -> tuple[str, ...]:
    """What everyone at the table is called: bots by their level, the person "you"."""
    return tuple(
        words.text("play-you") if level is None else _bot_name(words, level, number)
        for number, level in enumerate(levels, start=1)
    )


def _bot_name(words: Words, level: str, number: int) -> str:
    known = words.text(f"level-{level}") if words.has(f"level-{level}") else bot_title(level)
    return words.text("bot-name", level=known, number=number)


def _who_was_called(names: Sequence[str]) -> tuple[list[str | None], dict[int, str | None]]:
    """By seat the level, or the class, of a bot that was called so in any language; and by seat the people's
    names, None for one who was called "you"."""
    languages = [load(each.code) for each in LANGUAGES]
    levels = _level_titles()
    yous = {words.text("play-you") for words in languages}
    bots: list[str | None] = []
    for number, name in enumerate(names, start=1):
        around = [words.text("bot-name", level="\n", number=number).split("\n") for words in languages]
        titles = (
            name[len(before) : len(name) - len(after)]
            for before, after in around
            if name.startswith(before) and name.endswith(after)
        )
        title = next(titles, None)
        bots.append(title and levels.get(title.casefold(), title))
    people = {
        n: None if name in yous else name
        for n, (name, bot) in enumerate(zip(names, bots, strict=True))
        if name and bot is None
    }
    return bots, people


def _level_titles() -> dict[str, str]:
    """The levels by what they are called in any language, and by their own names."""
    languages = [load(each.code) for each in LANGUAGES]
    called = {words.text(f"level-{level}").casefold(): level for words in languages for level in LEVELS}
    return {**called, **{level: level for level in LEVELS}}


def _again(entry: Entry, seat: int, level: str | None) -> str | None:
    if level is not None and level not in (*LEVELS, *entry.bots):
        own = f"the bot {level} of seat {seat + 1} is none of {entry.game.info.id}"
        raise StolekError(f"{own}: name it, --bots path.py:Class")
    return level


def _usual_bot(shell: Shell, entry: Entry) -> str:
    """The bot nobody named; says so where it is not the one of every other game."""
    level = usual_bot(entry)
    if level != USUAL_BOT:
        shell.say("play-no-usual-bot", usual=USUAL_BOT, level=level)
    return level
