"""Lessons: first games whose deal, opponents and coach are data in a game's folder (``lessons/*.toml``).

A lesson's table is an ordinary one. Its seed was found by search; its bots do what the script says for as
long as they can, and play by themselves afterwards. What the coach says, the page shows (`LessonSheet`):
everything goes through the same messages as any game. Knows no rules.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Annotated, Any

import msgspec

from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.core.ids import Seat
from stolek.core.play import Play
from stolek.core.prompt import Option
from stolek.table.events import Options, TableRecord
from stolek.table.lobby_types import LessonBeat, LessonCard, LessonSheet


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it. The pupil sits on the first chair; ``opponents`` has by seat what the
    others do, in order, each by the fields of an action that say enough. ``order``: its place in the game's
    lessons."""

    variant: str
    chairs: int
    minutes: int
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    opponents: dict[str, tuple[dict[str, Any], ...]]
    beat: tuple[LessonBeat, ...]
    options: Options = {}
    order: int = 1
    wordless: bool = False


@cache
def all_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game by their ids, in the order in which they are offered."""
    folder = registry.get(game).folder / "lessons"
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
    read = {
        file.name.removesuffix(".toml"): msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson)
        for file in files
    }
    return dict(sorted(read.items(), key=lambda each: (each[1].order, each[0])))


def get(game: str, lesson: str) -> Lesson:
    """Raises ``StolekError`` naming the lessons there are."""
    found = all_of(game).get(lesson)
    if found is None:
        known = ", ".join(all_of(game)) or "none"
        raise StolekError(f"{game} has no lesson {lesson!r}; its lessons are: {known}")
    return found


def cards(game: str) -> tuple[LessonCard, ...]:
    return tuple(LessonCard(name, one.variant, one.chairs, one.minutes) for name, one in all_of(game).items())


def sheet(game: str, lesson: str) -> LessonSheet:
    """What the page needs of a lesson: nothing of the cards that are still to come."""
    found = get(game, lesson)
    return LessonSheet(found.beat, found.wordless)


def scripted(record: TableRecord, play: Play, seat: Seat) -> Any:
    """What this bot does now by the lesson's script; None: whatever it likes."""
    wanted = _to_do(record, play).get(seat)
    if wanted is None:
        return None
    fitting = (option for option in play.prompts[seat].options if fits(option, wanted))
    return next((_filled(option, wanted, record) for option in fitting), None)


def goes_on(record: TableRecord, play: Play | None) -> bool:
    """Whether this is a lesson whose script is not over."""
    return play is not None and bool(_to_do(record, play))


def _to_do(record: TableRecord, play: Play) -> dict[Seat, dict[str, Any]]:
    """What comes next in the script of each seat that is not through with it."""
    if record.lesson is None or record.lesson not in all_of(record.game):
        return {}
    next_of = {}
    for name, script in get(record.game, record.lesson).opponents.items():
        seat = Seat(int(name))
        done = sum(move.seat == seat for move in play.moves)
        if done < len(script):
            next_of[seat] = script[done]
    return next_of


def fits(option: Option[Any], wanted: dict[str, Any]) -> bool:
    """Whether an option's action has these fields; a text is written by whoever chooses it."""
    asked = {name: value for name, value in wanted.items() if name != "text"}
    return covers(msgspec.to_builtins(option.action), asked)


def covers(whole: Any, part: Any) -> bool:
    """Whether a value has everything that is asked of it: fields of an object, items of a list in order."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(k in whole and covers(whole[k], v) for k, v in part.items())
    if isinstance(part, list | tuple):
        same = isinstance(whole, list | tuple) and len(whole) == len(part)
        return same and all(covers(w, p) for w, p in zip(whole, part, strict=True))
    return bool(whole == part)


def _filled(option: Option[Any], wanted: dict[str, Any], record: TableRecord) -> Any:
    """The option's action, with its text in the language of the table."""
    text = wanted.get("text")
    if text is None:
        return option.action
    spoken = next((value for value in record.options.values() if value in text), "en")
    return msgspec.structs.replace(option.action, text=text[spoken])
