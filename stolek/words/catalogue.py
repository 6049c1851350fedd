"""What a catalogue contains, without rendering it, and what a language lacks. For tests and editors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stolek.core.errors import StolekError

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
_ENOUGH = 200
"""In no language of ours does a number above this have a plural that none below it has."""


class Entry(msgspec.Struct, frozen=True):
    """One message: its key, its attributes, the arguments it shows and those it uses.

    What it only chooses by, such as a plural, it uses without showing it. ``asks`` are the forms of its
    arguments that it uses (``acc`` of ``$card-acc``), ``plurals`` the categories of each choice by plural.
    ``runs`` are its texts as the reader sees them in one piece."""

    key: str
    attributes: frozenset[str]
    shows: frozenset[str]
    uses: frozenset[str]
    asks: frozenset[str]
    plurals: tuple[frozenset[str], ...]
    runs: tuple[str, ...]


class _Reader(Visitor):
    def __init__(self) -> None:
        self.shows: set[str] = set()
        self.uses: set[str] = set()
        self.asks: set[str] = set()
        self.plurals: list[frozenset[str]] = []
        self.runs: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        shown = set(self.shows)
        self.visit(node.selector)
        self.shows = shown
        names = frozenset(v.key.name for v in node.variants if isinstance(v.key, ast.Identifier))
        if names & CATEGORIES - {"other"}:
            self.plurals.append(names)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        # $card-acc and $who-is are forms of the arguments card and who.
        name, _, form = node.id.name.partition("-")
        self.shows.add(name)
        self.uses.add(name)
        self.asks.update({form} if form else ())

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.runs.append(node.value)


def entries(text: str) -> Iterator[Entry]:
    """The messages of a catalogue; raises ``StolekError`` with the line of what is not Fluent."""
    for node in FluentParser().parse(text).body:
        if isinstance(node, ast.Junk):
            line = text.count("\n", 0, node.span.start if node.span else 0) + 1
            raise StolekError(f"line {line}: {node.annotations[0].message}")
        if isinstance(node, ast.Message):
            found = _Reader()
            found.visit(node)
            yield Entry(
                key=node.id.name,
                attributes=frozenset(a.id.name for a in node.attributes),
                shows=frozenset(found.shows),
                uses=frozenset(found.uses),
                asks=frozenset(found.asks),
                plurals=tuple(found.plurals),
                runs=tuple(found.runs),
            )


def plural_categories(code: str) -> frozenset[str]:
    """The categories (CLDR) that whole numbers have in a language, without ``other``, the last resort."""
    rule = Locale.parse(code).plural_form
    return frozenset(rule(number) for number in range(_ENOUGH)) - {"other"}


def faults(code: str, ours: Mapping[str, Entry], default: Mapping[str, Entry]) -> list[str]:
    """What a language lacks or has wrong beside the default one, a line each; nothing when it is whole.

    A language may have attributes that the default one has not: its word forms. One that nobody asks for is
    a slip of the pen."""
    asked = {form for entry in ours.values() for form in entry.asks}
    asked |= {form for key in ("you", "number") if key in ours for form in ours[key].attributes}
    wanted = plural_categories(code)
    found = [f"{key}: missing" for key in default if key not in ours]
    for key, entry in ours.items():
        if key not in default:
            found.append(f"{key}: no other language has it")
            continue
        same = default[key]
        found += [f"{key}: no .{name}" for name in sorted(same.attributes - entry.attributes)]
        found += [
            f"{key}: nobody asks for .{name}" for name in sorted(entry.attributes - same.attributes - asked)
        ]
        found += [f"{key}: ${name} is lost" for name in sorted(same.shows - entry.uses)]
        found += [f"{key}: ${name} is given by nobody" for name in sorted(entry.shows - same.uses)]
        found += [
            f"{key}: chooses by {_named(chosen)}, the plurals are {_named(wanted)} and other"
            for chosen in entry.plurals
            if chosen - {"other"} != wanted
        ]
    return found


def _named(categories: frozenset[str]) -> str:
    return ", ".join(sorted(categories))
