"""Decks as files: shown, checked, written out to be changed."""

from __future__ import annotations

import shlex
from collections import Counter
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress

from stolek.cli.console import Shell
from stolek.cli.typed_setup import deck_from, write_file
from stolek.core import registry
from stolek.core.cards import Deck, write_deck
from stolek.core.errors import StolekError
from stolek.core.registry import Entry
from stolek.server.store import deck_files


def deck_of(entry: Entry, file: Path | None) -> Deck:
    return entry.game.default_deck() if file is None else deck_from(entry.game, file)


def show(shell: Shell, entry: Entry, file: Path | None) -> None:
    """Every card by group, with how many there are of it."""
    deck = deck_of(entry, file)
    words = shell.words_of(entry).at_table((), None, deck.words)
    shell.heading(words.text("deck-title", name=deck.name, count=len(deck.cards)))
    for group in deck.groups:
        if len(deck.groups) > 1:
            shell.line()
            shell.heading(words.text("deck-group", mark=group.mark, count=len(group.cards)))
        for face, count in Counter(group.cards).items():
            said = entry.game.say_face(face)
            name = words.form(said.key, "full", **said.args)
            shell.line(f"{count} × {face}: {name}")


def check(shell: Shell, entry: Entry, file: Path) -> None:
    deck = deck_from(entry.game, file)
    shell.say("deck-good", file=str(file), name=deck.name, count=len(deck.cards))


def export(shell: Shell, entry: Entry, file: Path | None) -> None:
    """The deck in the box as a file to change, or to standard output."""
    text = write_deck(entry.game.default_deck()).encode()
    if file is None:
        shell.raw(text)
        return
    write_file(file, text)
    shell.say("deck-written", file=str(file))
    shell.command(f"stolek deck check {entry.game.info.id} {shlex.quote(str(file))}")


def print_out(shell: Shell, entry: Entry, file: Path | None, out: Path | None) -> None:
    """The deck as a PDF to print and cut, for games that know how to draw it."""
    if entry.printing is None:
        can = [game for game in registry.ids() if registry.get(game).printing is not None]
        raise StolekError(f"{entry.game.info.id} cannot be printed; these can: {', '.join(can)}")
    target = out or Path(f"{entry.game.info.id}.pdf")
    write_file(target, entry.printing(deck_of(entry, file), shell.words_of(entry)))
    shell.say("deck-printed", file=str(target))


def build(shell: Shell, source: Path, out: Path | None, name: str) -> None:
    """Packs a folder or zip of pictures into a deck to play with, and says what was left out."""
    target = out or source.with_name(source.stem + deck_files.SUFFIX)
    if target.suffix != deck_files.SUFFIX:
        raise StolekError(
            f"a packed deck is named {target.stem}{deck_files.SUFFIX}; choose such a name with --out"
        )
    columns = (BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=shell.progress_console, transient=True) as bar:
        task = bar.add_task("", total=None)
        built = deck_files.build(
            source, name, lambda done, total: bar.update(task, completed=done, total=total)
        )
    write_file(target, built.packed)
    for refused in built.refused:
        shell.say("deck-left-out", file=refused.file, why=shell.words.text(refused.why, limit=refused.limit))
    missing = sum(not picture.alt for picture in built.deck.pictures)
    shell.say("deck-built", file=str(target), name=built.deck.name, count=len(built.deck.pictures))
    if missing:
        shell.say("deck-no-alt", count=missing)
