"""A game as one viewer got it, as text that people can read and compare: golden transcripts.

``STOLEK_GOLDEN=rewrite`` (``make golden``) writes what is compared otherwise; read the difference before you
commit it. Transcripts hold keys and faces, no sentences, so a better wording changes none of them.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from stolek.core.game import AnyGame, Setup, make_setup
from stolek.core.ids import Viewer
from stolek.core.play import Move, Play
from stolek.core.prompt import Effect, Prompt
from stolek.core.say import Say, Several, Who
from stolek.core.visibility import Sight, sights
from stolek.testing.recorded_game import at_random, viewers

REWRITE = "STOLEK_GOLDEN"
SEED = b"golden"
_NOTHING = object()


def golden_games(game: AnyGame) -> Iterator[tuple[str, Play]]:
    """For each variant one whole game of its smallest official table, with the name its files begin with."""
    for variant in game.info.variants:
        seats = min(set(variant.seats) - set(variant.unofficial) or variant.seats)
        yield f"{variant.id}-{seats}p", random_play(game, make_setup(game, seats, variant.id), SEED)


def random_play(game: AnyGame, setup: Setup[Any], seed: bytes) -> Play:
    """A game of players who choose at random, to its end."""
    return play_on(Play.start(game, setup, seed), seed)


def play_on(play: Play, seed: bytes) -> Play:
    """The rest of a game, played at random."""
    choose = at_random(random.Random(seed.decode()))
    while play.prompts:
        play.submit(*choose(play.prompts))
    return play


def called(viewer: Viewer) -> str:
    """How a viewer's file is called."""
    return "spectator" if viewer is None else f"seat{viewer}"


def transcripts(game: AnyGame) -> Iterator[tuple[str, str]]:
    """The file name and text of every golden transcript of a game."""
    for name, play in golden_games(game):
        for viewer in viewers(play.setup):
            yield f"{name}-{called(viewer)}.txt", transcript(play, viewer)


def transcript(play: Play, viewer: Viewer) -> str:
    """Everything this viewer got: events in words, what changed on the table, questions and their options."""
    name, setup = play.game.info.id, play.setup
    lines = [
        f"{name}, rules {setup.rules}, {setup.variant}, {setup.seats} seats, seen by {called(viewer)}",
        f"options {_json(setup.options)}",
    ]
    again = Play(play.game, setup, play.seed)
    shown: Any = {}
    number = 0
    for move in play.moves:
        again.replay(move)
        told = sights(move.events, viewer) if again.is_told(move, viewer) else ()
        if not told:
            continue
        lines.append("")
        lines += _move(play.game, number, move, told)
        after = msgspec.to_builtins(play.game.view(again.state, viewer).shown)
        lines += (f"  {line}" for line in _changes("", shown, after))
        shown = after
        asked = None if viewer is None else again.prompts.get(viewer)
        if asked is not None and asked.id == number:
            lines += _prompt(asked)
        number += 1
    return "\n".join(lines) + "\n"


def _move(game: AnyGame, number: int, move: Move, told: Sequence[Sight]) -> Iterator[str]:
    """``number`` is that of the moves this viewer was told of."""
    yield "0 opening" if move.seat is None else f"{number} seat {move.seat}"
    for sight in told:
        yield f"  {_json(sight.event)}"
        for words in game.tell(sight):
            yield f"    {spelled(words)}"


def _changes(path: str, before: Any, after: Any) -> Iterator[str]:
    """What is different, each with its path: ``seats[1].stars: 4``."""
    if isinstance(before, dict) and isinstance(after, dict):
        for name, value in after.items():
            yield from _changes(f"{path}.{name}" if path else name, before.get(name, _NOTHING), value)
    elif isinstance(before, tuple) and isinstance(after, tuple) and 0 < len(before) <= len(after):
        for place, value in enumerate(after):
            yield from _changes(f"{path}[{place}]", before[place] if place < len(before) else _NOTHING, value)
    elif before != after:
        yield f"{path}: {_json(after)}"


def _prompt(prompt: Prompt[Any]) -> Iterator[str]:
    owed = "" if prompt.owed else ", settled"
    yield f"  ? {prompt.key} ({prompt.rule}, {prompt.kind}{owed})"
    for option in prompt.options:
        yield " ".join((f"    {option.n} {spelled(option.say)}", *map(_effect, option.effects)))


def _effect(effect: Effect) -> str:
    about = (*(f"seat {seat}" for seat in effect.seats), *effect.faces, *map(str, effect.numbers))
    return f"+{effect.key}({', '.join(about)})"


def spelled(words: Any) -> str:
    """A ``Say`` without a language: its key and its arguments."""
    match words:
        case Say(key=key, args=args):
            inner = ", ".join(f"{name}={spelled(value)}" for name, value in args.items())
            return f"{key}({inner})" if inner else key
        case Who(seat=seat):
            return f"seat {seat}"
        case Several(items=items):
            return "[" + ", ".join(map(spelled, items)) + "]"
        case _:
            return str(words)


def _json(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()


def is_rewriting() -> bool:
    """Whether golden files are to be written instead of compared."""
    return os.environ.get(REWRITE) == "rewrite"


def settle(file: Path, text: str) -> str:
    """What the file says; when rewriting, it is made to say this first."""
    if is_rewriting():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
    return file.read_text(encoding="utf-8") if file.is_file() else ""
