"""Turns a ``Say`` into a sentence of one language, for one listener.

What a message is given for an argument ``x``:

- a number or a text: ``$x``;
- a ``Who``: ``$x``, the player's name, and ``$x-is``, which is ``you`` or ``other``;
- an ``OwnFace``: ``$x``, what its owner calls it, ``$x-alt``, what its owner says can be seen on it (each
  stands in for the other), and ``$x-has``, which is ``words`` or ``nothing``;
- a ``Say``: ``$x``, its value, and ``$x-<attribute>`` for each attribute it has (grammatical cases);
- a ``Several``: ``$x`` and every ``$x-<attribute>`` joined as a list, and ``$x-count``. In a list the
  listener is not called by name but by the message ``you``.

A key that is missing is looked for in the default language, and last of all shown as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from stolek.core.cards import Face, FaceWords
from stolek.core.errors import StolekError
from stolek.core.say import Arg, OwnFace, Piece, Say, Several, Who
from stolek.words.languages import DEFAULT, language

_Values: TypeAlias = dict[str, str | int]
_VALUE = ""
"""The place of a message's own value among its attributes."""


class WordsError(StolekError):
    """A message that is missing or was not given what it needs; only raised by strict words."""


def sources(code: str, folders: Sequence[Traversable] = ()) -> tuple[tuple[str, str], ...]:
    """Name and text of every catalogue of this language: the shared ones, then one a game folder."""
    shared = resources.files("stolek.words") / code
    found = [f for f in shared.iterdir() if f.name.endswith(".ftl")]
    games = [folder / "words" / f"{code}.ftl" for folder in folders]
    files = [*sorted(found, key=lambda f: f.name), *(g for g in games if g.is_file())]
    return tuple((str(f), f.read_text(encoding="utf-8")) for f in files)


@cache
def _bundle(code: str, folders: tuple[Traversable, ...]) -> FluentBundle:
    # Isolation marks would show up as rubbish in a terminal.
    bundle = FluentBundle([code], use_isolating=False)
    for _, text in sources(code, folders):
        bundle.add_resource(FluentResource(text))
    return bundle


def load(code: str, *folders: Traversable, strict: bool = False) -> Words:
    """The words of a language, with those of the games in these folders."""
    codes = dict.fromkeys((language(code).code, DEFAULT))
    return Words(code, tuple(_bundle(c, folders) for c in codes), strict=strict)


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

    def at_table(self, names: Sequence[str], you: int | None, faces: Sequence[FaceWords] = ()) -> Words:
        """The same language for someone who sits (or, with None, only looks on) at this table."""
        return Words(self.lang, self._bundles, names, you, faces, strict=self._strict)

    def name(self, seat: int) -> str:
        return self._names[seat] if seat < len(self._names) else str(seat + 1)

    def say(self, said: Say) -> str:
        """The sentence."""
        return self._forms(said.key, said.args)[_VALUE]

    def text(self, key: str, /, **args: Arg) -> str:
        """The sentence of a key, for callers that have no ``Say``."""
        return self._forms(key, args)[_VALUE]

    def form(self, key: str, attribute: str, /, **args: Arg) -> str:
        """One attribute of a message, such as the title of a rule; its value if it has no such attribute."""
        forms = self._forms(key, args)
        return forms.get(attribute, forms[_VALUE])

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def _forms(self, key: str, args: Mapping[str, Arg]) -> dict[str, str]:
        bundle = next((b for b in self._bundles if b.has_message(key)), None)
        if bundle is None:
            if self._strict:
                raise WordsError(f"there is no message {key!r} in {self.lang}")
            return {_VALUE: key}
        values: _Values = {}
        for name, arg in args.items():
            values.update(self._values(name, arg))
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
            case Who(seat=seat):
                return {name: self.name(seat), f"{name}-is": "you" if seat == self._you else "other"}
            case OwnFace(face=face):
                said = self._faces.get(Face(face), FaceWords(Face(face)))
                title, alt = said.title or said.alt, said.alt or said.title
                has = "words" if title else "nothing"
                return {name: title or face, f"{name}-alt": alt or face, f"{name}-has": has}
            case Say(key=key, args=args):
                forms = self._forms(key, args)
            case Several(items=items):
                forms = self._joined([self._piece(item) for item in items])
                count: _Values = {f"{name}-count": len(items)}
                return count | {_variable(name, form): text for form, text in forms.items()}
            case _:
                return {name: arg}
        return {_variable(name, form): text for form, text in forms.items()}

    def _piece(self, item: Piece) -> dict[str, str]:
        match item:
            case Who(seat=seat):
                return self._forms("you", {}) if seat == self._you else {_VALUE: self.name(seat)}
            case Say(key=key, args=args):
                return self._forms(key, args)
            case int():
                return {_VALUE: self.text("number", number=item)}
            case _:
                return {_VALUE: item}

    def _joined(self, pieces: list[dict[str, str]]) -> dict[str, str]:
        every_form = dict.fromkeys((_VALUE, *(form for piece in pieces for form in piece)))
        return {form: self._join([p.get(form, p[_VALUE]) for p in pieces]) for form in every_form}

    def _join(self, texts: list[str]) -> str:
        if not texts:
            return ""
        head, *rest = texts
        for place, text in enumerate(rest, start=1):
            key = "list-last" if place == len(rest) else "list-next"
            head = self.text(key, head=head, item=text)
        return head


def _variable(name: str, form: str) -> str:
    return f"{name}-{form}" if form else name
