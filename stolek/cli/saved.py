"""Saved games: opened, told again move by move, checked."""

from __future__ import annotations

from pathlib import Path

import msgspec

from stolek.cli.console import Shell
from stolek.cli.screen import Screen
from stolek.cli.typed_setup import read_file
from stolek.core import codec, registry
from stolek.core.errors import RecordError, StolekError
from stolek.core.ids import Seat, Viewer
from stolek.core.play import Move, Play, commitment
from stolek.core.visibility import sights
from stolek.words import Words

SUFFIX = ".stolek.json"
"""How saved games are called."""


class Saved(msgspec.Struct, frozen=True):
    """A game from a file."""

    play: Play
    names: tuple[str, ...]


def open_saved(file: Path, *, trusting: bool = False) -> Saved:
    """The game in a file, verified by the rules version it was played by; ``trusting`` only folds its events.

    Raises ``StolekError`` naming the file, the move and the fault."""
    try:
        header = codec.read_header(read_file(file))
        game = registry.get(header.game).game
        play = codec.replay(game, header) if trusting else codec.verify(game, header)
    except RecordError as error:
        raise StolekError(f"{file}, {error}") from None
    return Saved(play, tuple(header.names))


def check(shell: Shell, file: Path) -> None:
    """Says that a saved game is what the rules and its seed make of its actions, or raises."""
    play = open_saved(file).play
    key = "verify-over" if play.outcome is not None else "verify-running"
    shell.say(key, moves=len(play.moves) - 1, game=play.game.info.id, rules=play.setup.rules)
    shell.quiet(shell.words.text("verify-seed", commitment=commitment(play.seed)))


class Eyes(msgspec.Struct, frozen=True):
    """Who looks at a replay: a seat, a spectator, or someone who sees everything."""

    viewer: Viewer
    full: bool = False


def eyes_from(typed: str, seats: int) -> Eyes:
    """``seat:2``, ``spectator`` or ``full``; seats count from 1."""
    match typed.lower().split(":"):
        case ["spectator"]:
            return Eyes(None)
        case ["full"]:
            return Eyes(None, full=True)
        case ["seat", number] if number.isdecimal() and 1 <= int(number) <= seats:
            return Eyes(Seat(int(number) - 1))
    raise StolekError(f"{typed!r} cannot look on; say --as seat:1 to seat:{seats}, spectator or full")


def show(shell: Shell, file: Path, looking: str, step: int | None) -> None:
    """Tells a saved game again as someone saw it, wholly or up to one move."""
    saved = open_saved(file, trusting=True)
    told = saved.play
    last = len(told.moves) - 1
    if step is not None and not 0 <= step <= last:
        raise StolekError(f"there is no move {step}; the moves of this game are 0 to {last}")
    eyes = eyes_from(looking, told.setup.seats)
    entry = registry.get(told.game.info.id)
    names = saved.names if len(saved.names) == told.setup.seats else numbered(shell.words, told.setup.seats)
    screen = Screen(shell, entry, names, eyes.viewer, told.setup.deck.words)
    shell.heading(screen.words.text(f"{told.game.info.id}-title"))
    play = Play(told.game, told.setup, told.seed)
    end = last if step is None else step
    for move in told.moves[: end + 1]:
        play.replay(move)
        told_of = eyes.full or bool(sights(move.events, eyes.viewer))
        if move.seq == step or (step is None and told_of):
            shell.heading(_title(screen.words, move))
            _tell(screen, play, move, eyes)
    if eyes.full:
        for seat in range(told.setup.seats):
            _table_of(Screen(shell, entry, names, seat, told.setup.deck.words), play, Seat(seat))
    else:
        screen.table(play.game.view(play.state, eyes.viewer).shown)
    if play.outcome is not None:
        screen.result(play.outcome)


def _table_of(screen: Screen, play: Play, seat: Seat) -> None:
    screen.shell.line()
    screen.shell.heading(screen.words.name(seat))
    screen.table(play.game.view(play.state, seat).shown)


def numbered(words: Words, seats: int) -> tuple[str, ...]:
    """Names for players nobody named."""
    return tuple(words.text("seat-name", number=number) for number in range(1, seats + 1))


def _title(words: Words, move: Move) -> str:
    if move.seat is None:
        return words.text("replay-opening")
    return words.text("replay-move", number=move.seq, who=words.name(move.seat))


def _tell(screen: Screen, play: Play, move: Move, eyes: Eyes) -> None:
    if eyes.full:
        # Nothing is hidden from full eyes, so the events themselves are shown, as the file has them.
        for event in move.events:
            screen.shell.line(codec.encode_events((event,)).decode()[1:-1])
        return
    for sight in sights(move.events, eyes.viewer):
        screen.happened(msgspec.json.decode(codec.wire_event(sight)), play.game.tell(sight))
