"""A game in this terminal: one person, the rest bots. The game lives in this process alone."""

from __future__ import annotations

import random
import shlex
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from stolek.cli.console import Shell
from stolek.cli.saved import SUFFIX, open_saved
from stolek.cli.screen import Screen
from stolek.cli.seating import Seating, seat_all
from stolek.cli.typed_setup import write_file
from stolek.core import codec, registry
from stolek.core.bot import Bot, Budget, Observation
from stolek.core.errors import Refused, StolekError
from stolek.core.game import Setup
from stolek.core.ids import Seat
from stolek.core.play import Move, Play
from stolek.core.prompt import Prompt
from stolek.core.registry import Entry
from stolek.core.visibility import sights
from stolek.lab.bots import find_bot
from stolek.lab.match import ask_bot


class LocalTable:
    """The person's screen, the bots and the game between them."""

    def __init__(self, screen: Screen, play: Play, you: Seat, bots: dict[Seat, Bot]) -> None:
        self._screen = screen
        self._play = play
        self._you = you
        self._bots = bots
        self._heard = dict.fromkeys(bots, 0)
        self._told = 0
        # Bots' luck follows the seed, so that a game with --seed can be had again.
        self._luck = random.Random(play.seed + len(play.moves).to_bytes(4, "big"))

    def run(self) -> bool:
        """Plays until the end (True) or until the person leaves (False)."""
        self._tell(quietly=len(self._play.moves) > 1)
        while self._play.outcome is None:
            prompt = self._next()
            if prompt.seat != self._you:
                self._bot_answers(prompt)
            elif not self._person_answers(prompt):
                return False
            self._tell()
        self._screen.table(self._shown())
        self._screen.result(self._play.outcome)
        return True

    def _next(self) -> Prompt[Any]:
        """Bots answer first, as nobody sees what they do; in a race the person has the first word."""
        owed = [prompt for prompt in self._play.prompts.values() if prompt.owed]
        mine = next((prompt for prompt in owed if prompt.seat == self._you), None)
        if mine is not None and (mine.kind == "race" or len(owed) == 1):
            return mine
        return next(prompt for prompt in owed if prompt.seat != self._you)

    def _bot_answers(self, prompt: Prompt[Any]) -> None:
        seat = prompt.seat
        events = [event for move in self._play.moves for event in move.events]
        news = sights(events[self._heard[seat] :], seat)
        self._heard[seat] = len(events)
        view = self._play.game.view(self._play.state, seat)
        observation = Observation(view, prompt, news)
        self._play.submit(seat, ask_bot(self._play.game, self._bots[seat], observation, self._luck, Budget()))

    def _person_answers(self, prompt: Prompt[Any]) -> bool:
        self._screen.table(self._shown())
        while True:
            answer = self._screen.ask(prompt)
            if answer is None:
                return False
            try:
                action = self._play.answer(self._you, prompt.id, answer.option, answer.text)
                self._play.submit(self._you, action)
            except Refused as refused:
                self._screen.refused(refused.why)
                continue
            return True

    def _shown(self) -> Any:
        return self._play.game.view(self._play.state, self._you).shown

    def _tell(self, *, quietly: bool = False) -> None:
        for move in self._play.moves[self._told :]:
            tell_move(self._screen, self._play, move, self._you, quietly=quietly)
        self._told = len(self._play.moves)


def tell_move(screen: Screen, play: Play, move: Move, viewer: Seat | None, *, quietly: bool = False) -> None:
    """A move's events, as a viewer may hear them."""
    for sight in sights(move.events, viewer):
        screen.happened(msgspec.json.decode(codec.wire_event(sight)), play.game.tell(sight), quietly=quietly)


def run_new(
    shell: Shell,
    entry: Entry,
    setup: Setup[Any],
    bots: str | None,
    seat: int | None,
    seed: bytes,
    save: Path | None,
) -> None:
    seating = seat_all(shell, entry, setup.seats, bots, seat)
    _run(shell, entry, Play.start(entry.game, setup, seed), seating, save)


def run_saved(
    shell: Shell, file: Path, game: str | None, bots: str | None, seat: int | None, save: Path | None
) -> None:
    """Goes on with a saved game, and saves it where it came from. ``game``: what was named besides."""
    saved = open_saved(file)
    entry = registry.get(saved.play.game.info.id)
    if game not in (None, entry.game.info.id):
        raise StolekError(f"{file} is a game of {entry.game.info.id}, not of {game}: leave the name out")
    seating = seat_all(shell, entry, saved.play.setup.seats, bots, seat, saved.names)
    _run(shell, entry, saved.play, seating, save or file, anew=bots is not None or seat is not None)


def _run(
    shell: Shell, entry: Entry, play: Play, seating: Seating, save: Path | None, *, anew: bool = False
) -> None:
    """``anew``: others sit here than when the game was saved."""
    you, levels = seating.you, enumerate(seating.levels)
    made = {Seat(s): find_bot(entry, level)() for s, level in levels if level is not None}
    if anew:
        shell.say("play-seated", names=", ".join(seating.names))
    screen = Screen(shell, entry, seating.names, you, play.setup.deck.words)
    shell.heading(screen.words.text(f"{entry.game.info.id}-title"))
    deck = play.setup.deck
    unsaid = sum(not said.alt for said in deck.words)
    if unsaid:
        shell.line(screen.words.text("deck-unsaid", unsaid=unsaid, count=deck.size))
    shell.quiet(screen.words.text("play-commands"))
    try:
        ended = LocalTable(screen, play, you, made).run()
    except StolekError:
        _save(shell, play, seating, save)
        raise
    if not ended or save is not None:
        _save(shell, play, seating, save)
    if ended:
        screen.talk()


def _save(shell: Shell, play: Play, seating: Seating, wanted: Path | None) -> None:
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    path = wanted or Path(f"{play.game.info.id}-{stamp}{SUFFIX}")
    write_file(path, codec.save(play, seating.names))
    shell.say("play-saved", file=str(path))
    if play.outcome is None:
        shell.say("play-go-on")
        bots = [] if seating.unsaid is None else ["--bots", seating.unsaid]
        plain = ["--plain"] if shell.plain else []
        shell.command(shlex.join(["stolek", "play", "--resume", str(path), *bots, *plain]))
