"""What a game shows to everyone alike, field by field, each with the fields of the state it is made from.

A part sees nothing else of the state. So after an event only those parts are made anew whose fields are not
the very same any more, and everything else is known to be as it was, without a look at it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec.structs import astuple

from stolek.core.tuples import not_the_same

S = TypeVar("S")
News: TypeAlias = list[tuple[int, Any, Any]]
"""Fields of what is shown, by their place: what they were, and what they are now."""


class Part(NamedTuple):
    """A field of what is shown: made from these fields of the state."""

    make: Callable[..., Any]
    needs: tuple[str, ...]


def part(make: Callable[..., Any], *needs: str) -> Part:
    return Part(make, needs)


class PublicView(Generic[S]):
    """A game's ``public``. A field that is not given is the state's of that name; those of ``nobodys`` are
    each viewer's own, and nobody's here."""

    def __init__(self, state: type[S], shown: type, nobodys: msgspec.Struct, **parts: Part) -> None:
        self.shown = shown
        self.nobodys = nobodys
        own, of_state = _names(type(nobodys)), _names(state)
        given = (*own, *of_state)
        self.makes: list[Callable[..., Any] | None] = []
        self.needs: list[tuple[int, ...]] = []
        self.by_place: list[tuple[int, ...]] = [()] * len(given)
        """The fields that are made from each thing that is given: own ones, then those of the state."""
        for field, name in enumerate(_names(shown)):
            made = parts.get(name)
            if made is None:
                needs: tuple[int, ...] = (given.index(name),)
            else:
                needs = tuple([given.index(each, len(own)) for each in made.needs])
            self.makes.append(None if made is None else made.make)
            self.needs.append(needs)
            for place in needs:
                self.by_place[place] += (field,)
        self._first_needs: Callable[[Any], tuple[Any, ...]] = itemgetter(*[needs[0] for needs in self.needs])
        self._made_of_one: list[tuple[int, Callable[..., Any]]] = []
        self._made_of_several: list[tuple[int, Callable[..., Any], Callable[[Any], tuple[Any, ...]]]] = []
        for field, make in enumerate(self.makes):
            if make is not None and len(self.needs[field]) == 1:
                self._made_of_one.append((field, make))
            elif make is not None:
                self._made_of_several.append((field, make, itemgetter(*self.needs[field])))

    def __call__(self, s: S) -> Any:
        return self.beside(s, self.nobodys)

    def beside(self, s: S, own: msgspec.Struct) -> Any:
        """All that a viewer is shown to whom this is their own."""
        given = astuple(own) + astuple(s)  # type: ignore[arg-type]
        fields = [*self._first_needs(given)]  # of those made of one thing: what they are made of
        for field, make in self._made_of_one:
            fields[field] = make(fields[field])
        for field, make, needed in self._made_of_several:
            fields[field] = make(*needed(given))
        return self.shown(*fields)

    def follow(self, s: S) -> Followed:
        """Begins to look for what changes from this state on."""
        return Followed(self, s)

    def field(self, field: int, given: Sequence[Any]) -> Any:
        make, needs = self.makes[field], self.needs[field]
        if make is None:
            return given[needs[0]]
        return make(given[needs[0]]) if len(needs) == 1 else make(*[given[place] for place in needs])


def _names(kind: type) -> tuple[str, ...]:
    names: tuple[str, ...] = kind.__struct_fields__  # type: ignore[attr-defined]
    return names


class Followed:
    """What is shown to everyone in one state after another."""

    def __init__(self, view: PublicView[Any], s: Any) -> None:
        self.shown = view.shown
        self._view = view
        self._nobodys: tuple[Any, ...] = astuple(view.nobodys)
        self._given: tuple[Any, ...] = self._nobodys + astuple(s)
        self._fields: list[Any] = list(astuple(view(s)))

    def news(self, s: Any) -> News:
        """What has changed since the state before, in the order of the fields."""
        view, fields, before = self._view, self._fields, self._given
        self._given = after = self._nobodys + astuple(s)
        looked: list[int] = []
        for place in not_the_same(before, after):
            looked += view.by_place[place]
        if len(looked) > 1:
            looked = sorted({*looked})
        found: News = []
        for field in looked:
            old, new = fields[field], view.field(field, after)
            if old is not new and old != new:
                fields[field] = new
                found.append((field, old, new))
        return found
