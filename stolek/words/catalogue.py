"""What a catalogue contains, without rendering it: keys, attributes, variables. For tests and editors."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stolek.core.errors import StolekError

FORMS = frozenset({"gen", "dat", "acc", "loc", "ins", "voc", "gender", "number", "few", "many", "start"})
"""Attributes that are grammar: a language has those it needs. All others must be in every language."""


class Entry(msgspec.Struct, frozen=True):
    """One message: its key, its attributes that are not grammar, the arguments it shows and those it uses.

    What it only chooses by, such as a plural, it uses without showing it."""

    key: str
    attributes: frozenset[str]
    shows: frozenset[str]
    uses: frozenset[str]


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.shows: set[str] = set()
        self.uses: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        shown = set(self.shows)
        self.visit(node.selector)
        self.shows = shown
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        # $card-acc and $who-is are forms of the arguments card and who.
        name = node.id.name.partition("-")[0]
        self.shows.add(name)
        self.uses.add(name)


def entries(text: str) -> Iterator[Entry]:
    """The messages of a catalogue; raises ``StolekError`` with the line of what is not Fluent."""
    for node in FluentParser().parse(text).body:
        if isinstance(node, ast.Junk):
            line = text.count("\n", 0, node.span.start if node.span else 0) + 1
            raise StolekError(f"line {line}: {node.annotations[0].message}")
        if isinstance(node, ast.Message):
            found = _Arguments()
            found.visit(node)
            attributes = frozenset(a.id.name for a in node.attributes)
            yield Entry(node.id.name, attributes - FORMS, frozenset(found.shows), frozenset(found.uses))
