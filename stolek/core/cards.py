"""Faces and decks. Equal cards are interchangeable: a face is a name, there are no copy ids."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NewType

import msgspec

from stolek.core.errors import DeckError
from stolek.core.identity_cache import remembered

Face = NewType("Face", str)
"""``orange-7-T``, ``1/5*``, ``near``, ``p01``: what can be seen of a card, and nothing else."""


class DeckGroup(msgspec.Struct, frozen=True, gc=False):
    """Cards that come and go together: a removal symbol, a coloured dot, or simply all of them."""

    mark: str
    cards: tuple[Face, ...]


class FaceWords(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What the owner of a deck says of one of its faces, in their own language: all that bots and those who
    cannot see it know of it."""

    face: Face
    title: str = ""
    tags: tuple[str, ...] = ()
    alt: str = ""


class Deck(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Every card of the box, as data. ``words`` are those of faces that no catalogue has words for."""

    name: str
    groups: tuple[DeckGroup, ...]
    words: tuple[FaceWords, ...] = ()

    @property
    def size(self) -> int:
        return sum(len(group.cards) for group in self.groups)

    @property
    def cards(self) -> tuple[Face, ...]:
        """All cards in canonical order."""
        return _in_order(self)

    def marked(self, *marks: str) -> tuple[Face, ...]:
        """The cards of these groups in canonical order."""
        found = _by_marks(self)
        if marks not in found:
            found[marks] = tuple(sorted(f for g in self.groups if g.mark in marks for f in g.cards))
        return found[marks]

    def words_of(self, faces: Iterable[Face]) -> tuple[FaceWords, ...]:
        """The words of these faces, each once, in the deck's order."""
        wanted = frozenset(faces) if self.words else frozenset()
        return tuple(words for words in self.words if words.face in wanted)


@remembered(64)
def _in_order(deck: Deck) -> tuple[Face, ...]:
    return tuple(sorted(face for group in deck.groups for face in group.cards))


@remembered(64)
def _by_marks(_: Deck) -> dict[tuple[str, ...], tuple[Face, ...]]:
    """What has been asked for by marks so far."""
    return {}


class DeckFault(msgspec.Struct, frozen=True, gc=False):
    """What a game's validator found: the fault, and the card or group it is about."""

    fault: str
    face: Face | None = None
    mark: str | None = None


class _GroupFile(msgspec.Struct, forbid_unknown_fields=True):
    mark: str
    cards: list[str]


class _DeckFile(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    group: list[_GroupFile]
    note: str = ""
    words: list[FaceWords] = []


def _line_of(text: str, needle: str, occurrence: int = 1) -> int | None:
    """The line of a string in quotes of either kind; comments do not count."""
    code = re.sub(r"^[ \t]*#.*", lambda comment: " " * len(comment[0]), text, flags=re.MULTILINE)
    found = list(re.finditer(rf"([\"']){re.escape(needle)}\1", code))
    if not found:
        return None
    place = found[min(occurrence, len(found)) - 1].start()
    return text.count("\n", 0, place) + 1


def read_deck(text: str, faults: Callable[[Deck], Iterable[DeckFault]]) -> Deck:
    """The deck in this TOML text; raises ``DeckError`` naming the line and the fault."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+)", str(error))
        # Without a line it is the end of the file that came too early.
        line = int(at[1]) if at else text.count("\n") + 1
        raise DeckError(line, f"not valid TOML ({error})") from None
    try:
        file = msgspec.convert(raw, _DeckFile)
    except msgspec.ValidationError as error:
        raise DeckError(_line_of_field(text, str(error)), str(error)) from None
    groups = tuple(DeckGroup(g.mark, tuple(Face(c) for c in g.cards)) for g in file.group)
    deck = Deck(file.name, groups, tuple(file.words))
    for fault in (*_word_faults(deck), *faults(deck)):
        raise DeckError(_line_of_fault(text, deck, fault), fault.fault)
    return deck


def _word_faults(deck: Deck) -> Iterator[DeckFault]:
    cards = frozenset(deck.cards)
    for face, count in Counter(words.face for words in deck.words).items():
        if face not in cards:
            yield DeckFault(f"there are words for {face!r}, which is no card of this deck", face=face)
        elif count > 1:
            yield DeckFault(f"{face!r} has words {count} times", face=face)


def _line_of_field(text: str, message: str) -> int | None:
    """The line of ``$.group[1].cards`` or of the unknown field in it; for a missing one, of its group."""
    group = re.search(r"\$\.(group|words)\[(\d+)\]", message)
    start = _start_of_group(text, group[1], int(group[2])) if group else 0
    path = re.search(r"at `\$.*?\.(\w+)(?:\[\d+\])?`", message)
    name = re.search(r"unknown field `(\w+)`", message) or path
    found = re.compile(rf"^[ \t]*{name[1]}\s*=", re.MULTILINE).search(text, start) if name else None
    if found is None and not group:
        return None
    return text.count("\n", 0, found.end() if found else start) + 1


def _start_of_group(text: str, kind: str, number: int) -> int:
    heads = [match.start() for match in re.finditer(rf"^[ \t]*\[\[{kind}\]\]", text, re.MULTILINE)]
    return heads[number] if number < len(heads) else 0


def _line_of_fault(text: str, deck: Deck, fault: DeckFault) -> int | None:
    if fault.face is not None:
        copies = Counter(deck.cards)[fault.face] + sum(w.face == fault.face for w in deck.words)
        return _line_of(text, fault.face, copies)
    if fault.mark is not None:
        return _line_of(text, fault.mark)
    return None


def write_deck(deck: Deck, note: str = "") -> str:
    """The deck as a TOML text that ``read_deck`` reads back."""
    lines = [f"name = {_quoted(deck.name)}"]
    if note:
        lines.append(f"note = {_quoted(note)}")
    for group in deck.groups:
        lines += ["", "[[group]]", f"mark = {_quoted(group.mark)}", "cards = ["]
        lines += [f"  {_quoted(face)}," for face in group.cards]
        lines.append("]")
    for words in deck.words:
        said = msgspec.to_builtins(words)
        lines += ["", "[[words]]", *(f"{name} = {_quoted(value)}" for name, value in said.items())]
    return "\n".join(lines) + "\n"


def _quoted(text: str | tuple[str, ...]) -> str:
    """A JSON string is a TOML string, but for one character that JSON lets pass; so with lists of them."""
    return msgspec.json.encode(text).decode().replace("\x7f", "\\u007F")
