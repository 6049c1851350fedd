"""Turns a ``Say`` into a sentence of one language, for one listener.

What a message is given for an argument ``x``:

- a number or a text: ``$x``;
- a ``Who``: ``$x``, the player's name, and ``$x-is``, which is ``you`` or ``other``; whoever played the seat
  before (``was``) is never ``you``;
- an ``OwnFace``: ``$x``, what its owner calls it, ``$x-alt``, what its owner says can be seen on it (each
  stands in for the other), and ``$x-has``, which is ``words`` or ``nothing``;
- a ``Say``: ``$x``, its value, and ``$x-<attribute>`` for each attribute it has (grammatical cases);
- a ``Several``: ``$x`` and every ``$x-<attribute>`` joined as a list, ``$x-count``, and ``$x-is``, which is
  ``you`` when the listener is in the list. In a list the listener is not called by name but by the message
  ``you``, and a number by the message ``number``.

A language has the word forms it needs: those are the attributes of its messages ``you`` and ``number``. Every
argument has them all (``$x-acc``); a word without such a form stands there as it is. The message ``number``
also gets ``$number-tail``, the last word of the number when it is spoken (35 is 5, 30 is 30, 300 is 100),
which Hungarian endings follow.

A sentence (what ends with a full stop, ``!`` or ``?``) begins with a capital, whatever word of a catalogue it
begins with; names and people's own texts stay as they were written. One-letter words that may not end a line
(``Language.ties``) get a hard space.

A key that is missing is looked for in the default language, and last of all shown as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from stolek.core.cards import Face, FaceWords
from stolek.core.errors import StolekError
from stolek.core.say import Arg, OwnFace, Piece, Say, Several, Who
from stolek.words.languages import DEFAULT, KNOWN, language

_Values: TypeAlias = dict[str, str | int]
_VALUE = ""
"""The place of a message's own value among its attributes."""
_SENTENCE = re.compile(r"[.!?][”“\"’)]*$")
_HARD_SPACE = "\u00a0"
_KNOWN_MOST = 4_096
"""Words kept with all their forms; far more than a game has cards."""
OF_A_GAME = ("words", "deck/words")
"""Where a game has its catalogues: what it says, and what the cards of its deck are called."""


class WordsError(StolekError):
    """A message that is missing or was not given what it needs; only raised by strict words."""


def sources(code: str, folders: Sequence[Traversable] = ()) -> tuple[tuple[str, str], ...]:
    """Name and text of every catalogue of this language: the shared ones, then those of each game folder."""
    shared = resources.files("stolek.words") / code
    found = [f for f in shared.iterdir() if f.name.endswith(".ftl")] if shared.is_dir() else []
    games = [folder / path / f"{code}.ftl" for folder in folders for path in OF_A_GAME]
    files = [*sorted(found, key=lambda f: f.name), *(g for g in games if g.is_file())]
    return tuple((str(f), f.read_text(encoding="utf-8")) for f in files)


@cache
def _bundle(code: str, folders: tuple[Traversable, ...]) -> FluentBundle:
    # Isolation marks would show up as rubbish in a terminal.
    bundle = FluentBundle([code], use_isolating=False)
    for _, text in sources(code, folders):
        bundle.add_resource(FluentResource(tied(text, _LANGUAGES[code].ties)))
    return bundle


_LANGUAGES = {known.code: known for known in KNOWN}


def tied(text: str, letters: str) -> str:
    """A catalogue whose one-letter words keep to the word after them."""
    if not letters:
        return text
    loose = re.compile(rf"(^|[\s(„“])([{letters}{letters.upper()}]) (?=[^\s=])", re.MULTILINE)
    for _ in range(2):  # the second time for a one-letter word right after another
        text = loose.sub(rf"\1\2{_HARD_SPACE}", text)
    return text


def tail(number: int) -> int:
    """The last word of a number when it is spoken: 35 ends with 5, 30 with 30, 300 with 100."""
    number = abs(number)
    for unit in (10, 100):
        if number % unit or not number:
            return number % unit
    return 100 if number % 1000 else 1000 if number % 1_000_000 else 1_000_000


def _ungrouped(number: int) -> Any:
    """A number as Fluent writes it, without spaces or commas between thousands."""
    return fluent_number(number, useGrouping=False)


def load(code: str, *folders: Traversable, strict: bool = False) -> Words:
    """The words of a language, with those of the games in these folders."""
    codes = dict.fromkeys((language(code).code, DEFAULT))
    return Words(code, tuple(_bundle(c, folders) for c in codes), strict=strict)


def load_draft(code: str, *folders: Traversable) -> Words:
    """The words of a language that may still be a draft: strict, and with no other language behind it."""
    return Words(code, (_bundle(code, folders),), strict=True)


class Words:
    """One language as one listener hears it: ``names`` are the players by seat, ``you`` is the listener's,
    ``faces`` are the words of a deck of people's own."""

    def __init__(
        self,
        lang: str,
        bundles: tuple[FluentBundle, ...],
        names: Sequence[str] = (),
        you: int | None = None,
        faces: Sequence[FaceWords] = (),
        *,
        strict: bool = False,
    ) -> None:
        self.lang = lang
        self._bundles = bundles
        self._names = tuple(names)
        self._you = you
        self._faces = {words.face: words for words in faces}
        self._strict = strict
        self._known: dict[object, dict[str, str]] = {}

    def at_table(self, names: Sequence[str], you: int | None, faces: Sequence[FaceWords] = ()) -> Words:
        """The same language for someone who sits (or, with None, only looks on) at this table."""
        seated = Words(self.lang, self._bundles, names, you, faces, strict=self._strict)
        seated._known = self._known
        return seated

    def name(self, seat: int) -> str:
        return self._names[seat] if seat < len(self._names) else str(seat + 1)

    def _called(self, who: Who) -> str:
        if who.was is None:
            return self.name(who.seat)
        if not who.bot:
            return who.was
        key, args = ("bot-for", {"name": who.was}) if who.was else ("bot-seat", {"number": who.seat + 1})
        return self._formatted(key, dict(args))[_VALUE]

    def say(self, said: Say) -> str:
        """The sentence."""
        return self._begun(self._forms(said.key, said.args)[_VALUE], said.args)

    def text(self, key: str, /, **args: Arg) -> str:
        """The sentence of a key, for callers that have no ``Say``."""
        return self._begun(self._forms(key, args)[_VALUE], args)

    def form(self, key: str, attribute: str, /, **args: Arg) -> str:
        """One attribute of a message, such as the title of a rule; its value if it has no such attribute."""
        forms = self._forms(key, args)
        return forms.get(attribute, forms[_VALUE])

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def _begun(self, text: str, args: Mapping[str, Arg]) -> str:
        """With a capital, if it is a sentence and does not begin with what a person wrote."""
        if not text[:1].islower() or not _SENTENCE.search(text):
            return text
        if any(each and text.startswith(each) for arg in args.values() for each in self._written(arg)):
            return text
        return text[:1].upper() + text[1:]

    def _written(self, arg: Arg) -> Sequence[str]:
        match arg:
            case str():
                return (arg,)
            case Who(was=""):  # a bot, called by a word of the catalogue
                return ()
            case Who():
                return (self._called(arg),)
            case Several(items=items):
                return tuple(text for item in items for text in self._written(item))
            case _:
                return ()

    def _forms(self, key: str, args: Mapping[str, Arg]) -> dict[str, str]:
        values: _Values = {}
        for name, arg in args.items():
            values.update(self._values(name, arg))
        return self._formatted(key, values)

    def _formatted(self, key: str, values: _Values) -> dict[str, str]:
        """A message's value and attributes."""
        bundle = next((b for b in self._bundles if b.has_message(key)), None)
        if bundle is None:
            if self._strict:
                raise WordsError(f"there is no message {key!r} in {self.lang}")
            return {_VALUE: key}
        message = bundle.get_message(key)
        patterns = {_VALUE: message.value, **message.attributes}
        return {
            attribute: self._format(bundle, key, pattern, values)
            for attribute, pattern in patterns.items()
            if pattern is not None or attribute == _VALUE
        }

    def _format(self, bundle: FluentBundle, key: str, pattern: Any, values: _Values) -> str:
        if pattern is None:
            return key
        text, errors = bundle.format_pattern(pattern, values)
        if errors and self._strict:
            raise WordsError(f"{key!r} in {self.lang}: {'; '.join(map(str, errors))}")
        return str(text)

    def _values(self, name: str, arg: Arg) -> _Values:
        match arg:
            case Who():
                values: _Values = {name: self._called(arg), f"{name}-is": self._is(arg)}
                return self._forms_of(name, self._piece(arg)) | values
            case OwnFace(face=face):
                said = self._faces.get(Face(face), FaceWords(Face(face)))
                title, alt = said.title or said.alt, said.alt or said.title
                has = "words" if title else "nothing"
                return {name: title or face, f"{name}-alt": alt or face, f"{name}-has": has}
            case Several(items=items):
                forms = self._forms_of(name, self._joined([self._piece(item) for item in items]))
                you = any(self._is(item) == "you" for item in items)
                return forms | {f"{name}-count": len(items), f"{name}-is": "you" if you else "other"}
            case int():
                return self._forms_of(name, self._piece(arg) if self._grammar else {_VALUE: ""}) | {
                    name: self._number(arg)
                }
            case _:
                return self._forms_of(name, self._piece(arg))

    def _number(self, number: int) -> Any:
        grouped = abs(number) >= _LANGUAGES[self.lang].groups_from
        return number if grouped else _ungrouped(number)

    def _is(self, item: Piece) -> str:
        here = isinstance(item, Who) and item.was is None and item.seat == self._you
        return "you" if here else "other"

    def _forms_of(self, name: str, forms: Mapping[str, str]) -> _Values:
        """A word as variables: every form the language has; its first one stands in for those it lacks."""
        every = {**dict.fromkeys(self._grammar, forms[_VALUE]), **forms}
        return {f"{name}-{form}" if form else name: text for form, text in every.items()}

    @cached_property
    def _grammar(self) -> frozenset[str]:
        """The word forms of the language: those of its words for the listener and for a number."""
        return frozenset(form for key in ("you", "number") for form in self._attributes(key))

    def _attributes(self, key: str) -> Sequence[str]:
        bundle = next((b for b in self._bundles if b.has_message(key)), None)
        return () if bundle is None else tuple(bundle.get_message(key).attributes)

    def _piece(self, item: Piece) -> dict[str, str]:
        match item:
            case Who():
                return self._forms("you", {}) if self._is(item) == "you" else {_VALUE: self._called(item)}
            case Say(key=key, args=args):
                if not all(isinstance(arg, int) for arg in args.values()):
                    return self._forms(key, args)
                return self._remembered(item)
            case int():
                return self._remembered(item)
            case _:
                return {_VALUE: item}

    def _remembered(self, item: int | Say) -> dict[str, str]:
        """The forms of a number, or of a word with only numbers in it: the same for every listener."""
        asked = item if isinstance(item, int) else (item.key, *item.args.items())
        if asked not in self._known:
            if len(self._known) >= _KNOWN_MOST:
                self._known.clear()
            self._known[asked] = (
                self._formatted("number", {"number": self._number(item), "number-tail": tail(item)})
                if isinstance(item, int)
                else self._forms(item.key, item.args)
            )
        return self._known[asked]

    def _joined(self, pieces: list[dict[str, str]]) -> dict[str, str]:
        every_form = dict.fromkeys((_VALUE, *(form for piece in pieces for form in piece)))
        return {form: self._join([p.get(form, p[_VALUE]) for p in pieces]) for form in every_form}

    def _join(self, texts: list[str]) -> str:
        if not texts:
            return ""
        head, *rest = texts
        for place, text in enumerate(rest, start=1):
            key = "list-last" if place == len(rest) else "list-next"
            head = self._formatted(key, {"head": head, "item": text})[_VALUE]
        return head
