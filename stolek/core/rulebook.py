"""The rules by id, as data. Texts are in the catalogues; what a rule does is in a game's ``rules.py``."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Literal, TypeAlias

import msgspec

from stolek.core.errors import StolekError
from stolek.core.ids import RuleId

RuleKind: TypeAlias = Literal["rule", "ruling", "example"]


class Rule(msgspec.Struct, frozen=True):
    """One rule, ruling or worked example of a rulebook."""

    id: RuleId
    kind: RuleKind
    section: str
    about: tuple[RuleId, ...] = ()
    option: str | None = None


class Section(msgspec.Struct, frozen=True):
    """A chapter: its heading is a word of the catalogue."""

    key: str
    rules: tuple[Rule, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """All chapters in the order of the booklet, then our rulings, then the examples."""

    sections: tuple[Section, ...]

    def __iter__(self) -> Iterator[Rule]:
        for section in self.sections:
            yield from section.rules

    @property
    def ids(self) -> tuple[RuleId, ...]:
        return tuple(rule.id for rule in self)

    def get(self, rule: str) -> Rule:
        for known in self:
            if known.id.lower() == rule.lower():
                return known
        raise StolekError(f"there is no rule {rule!r}; the rules are: {', '.join(self.ids)}")


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    about: list[str] = []
    option: str | None = None


class _Chapter(msgspec.Struct, forbid_unknown_fields=True):
    key: str
    rules: list[_Entry] = []
    rulings: list[_Entry] = []
    examples: list[_Entry] = []


class _File(msgspec.Struct, forbid_unknown_fields=True):
    section: list[_Chapter]


def _by_kind(chapter: _Chapter) -> Iterator[tuple[RuleKind, list[_Entry]]]:
    yield "rule", chapter.rules
    yield "ruling", chapter.rulings
    yield "example", chapter.examples


def load_rulebook(folder: Traversable) -> Rulebook:
    """Reads ``rules.toml`` and ``rulings.toml`` of a game's ``rulebook`` folder."""
    sections = []
    for name in ("rules.toml", "rulings.toml"):
        text = (folder / name).read_text(encoding="utf-8")
        for chapter in msgspec.convert(tomllib.loads(text), _File).section:
            rules = tuple(
                Rule(RuleId(e.id), kind, chapter.key, tuple(map(RuleId, e.about)), e.option)
                for kind, entries in _by_kind(chapter)
                for e in entries
            )
            sections.append(Section(chapter.key, rules))
    book = Rulebook(tuple(sections))
    _refuse_strays(book)
    return book


def _refuse_strays(book: Rulebook) -> None:
    doubled = [rule for rule, count in Counter(book.ids).items() if count > 1]
    if doubled:
        raise StolekError(f"the rulebook has two rules called {doubled[0]}")
    for rule in book:
        for other in rule.about:
            if other not in book.ids:
                raise StolekError(f"{rule.id} is about {other}, which is not in the rulebook")
