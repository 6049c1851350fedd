"""Decks as files: shown, checked, written out to be changed."""

from __future__ import annotations

import shlex
from collections import Counter
from pathlib import Path

from stolek.cli.setup import deck_from, write_file
from stolek.cli.shell import Shell
from stolek.core.cards import Deck, write_deck
from stolek.core.registry import Entry


def deck_of(entry: Entry, file: Path | None) -> Deck:
    return entry.game.default_deck() if file is None else deck_from(entry.game, file)


def show(shell: Shell, entry: Entry, file: Path | None) -> None:
    """Every card by group, with how many there are of it."""
    deck = deck_of(entry, file)
    words = shell.words_of(entry)
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
