"""Leaks made on purpose, as wrappers around any game: the contract suite has to notice every one of them.

Each ``Leak`` is the game itself but for one thing that it tells somebody who may not know it. What may not
be known is read from the game's marks and places, so that no source is touched and every game has its list.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

from stolek.core.chance import Chance
from stolek.core.errors import NOT_OFFERED, NOT_YOUR_TURN, Illegal
from stolek.core.event_tape import Tape
from stolek.core.game import AnyGame, Game
from stolek.core.ids import Seat, Viewer
from stolek.core.places import Place, may_look
from stolek.core.prompt import Ask
from stolek.core.rulebook import Rulebook
from stolek.core.visibility import Everyones, Open, event_types, secrets_of
from stolek.testing.entitled import hidden_places
from stolek.testing.law_input import encoder
from stolek.testing.recorded_game import Course, trail


class Leak(Game[Any, Any, Any, Any, Any]):
    """A game that is like another in everything; kinds of leaks change one thing each."""

    kind: str

    def can_be_seen_in(self, course: Course) -> bool:
        """Whether anything is told in this game of the honest one; where nothing is, nobody can notice."""
        return True

    def __init__(self, game: AnyGame, target: str) -> None:
        self.inner = game
        self.target = target
        self.info = game.info  # type: ignore[misc]
        self.types = game.types  # type: ignore[misc]

    @property
    def rulebook(self) -> Rulebook:
        return self.inner.rulebook

    def __str__(self) -> str:
        return f"{self.kind}: {self.target}"


def _as_it_is(name: str) -> Callable[..., Any]:
    def method(self: Leak, *given: Any) -> Any:
        return getattr(self.inner, name)(*given)

    return method


for _name in dir(Game):
    if not _name.startswith("_") and callable(getattr(Game, _name)):
        setattr(Leak, _name, _as_it_is(_name))


def _mark(what: Any) -> int:
    """A number that depends on everything in it."""
    return zlib.crc32(encoder.encode(what))


def _unknown_to(game: AnyGame, state: Any, viewer: Viewer) -> int:
    """One fact that this viewer may not know: a number made of everything hidden from them."""
    return _mark([(place.name, place.faces, place.fact) for place in hidden_places(game, state, viewer)])


# In events --------------------------------------------------------------------------------------------


class EventLeak(Leak):
    """Some events are of other types than they were: the same, but for what their fields say or have."""

    def __init__(self, game: AnyGame, target: str, others: Mapping[type, type]) -> None:
        super().__init__(game, target)
        self._others = others
        self._honest = {other: event for event, other in others.items()}
        union = reduce(or_, (others.get(each, each) for each in event_types(game.types.event)))
        self.types = replace(game.types, event=union)  # type: ignore[misc]

    def can_be_seen_in(self, course: Course) -> bool:
        return any(type(event) in self._others for turn in course.turns for event in turn.move.events)

    def open_game(self, tape: Tape[Any, Any]) -> None:
        self.inner.open_game(tape)
        tape.events[:] = map(self._other, tape.events)

    def decide(self, tape: Tape[Any, Any], seat: Seat, a: Any) -> None:
        self.inner.decide(tape, seat, a)
        tape.events[:] = map(self._other, tape.events)

    def evolve(self, s: Any, e: Any) -> Any:
        """What an event changes is looked up by its type, which is the honest game's."""
        honest = self._honest.get(type(e))
        if honest is not None:
            e = honest(*[getattr(e, name) for name in honest.__struct_fields__])  # type: ignore[attr-defined]
        return self.inner.evolve(s, e)

    def _other(self, event: Any) -> Any:
        other = self._others.get(type(event))
        return event if other is None else other(**self.fields(event))

    def fields(self, event: Any) -> dict[str, Any]:
        return {name: getattr(event, name) for name in event.__struct_fields__}


def _event_like(event: type, unmarked: Sequence[str], more: Sequence[tuple[str, Any]] = ()) -> type:
    """A type like this event's in which some secrets are open, or which has more fields."""
    hints = get_type_hints(event, include_extras=True)
    fields: list[tuple[str, Any]] = []
    for name in event.__struct_fields__:  # type: ignore[attr-defined]
        inner: Any = get_args(hints[name])[0] if get_origin(hints[name]) is Annotated else hints[name]
        fields.append((name, Annotated[inner, Everyones()] if name in unmarked else hints[name]))
    tag = event.__struct_config__.tag  # type: ignore[attr-defined]
    return msgspec.defstruct(event.__name__, [*fields, *more], bases=(event,), frozen=True, tag=tag)


class MarkRemoved(EventLeak):
    """One secret field of one event is told to everyone."""

    kind = "mark-removed"


class LengthTells(EventLeak):
    """An event that hides something is longer or shorter with what it hides."""

    kind = "length"

    def fields(self, event: Any) -> dict[str, Any]:
        hidden = [getattr(event, name) for name, _ in secrets_of(event.__class__)]
        return {**super().fields(event), "padding": " " * (_mark(hidden) % 8)}


class OrderTells(Leak):
    """Two events of a move that could come either way come in an order that depends on what is hidden."""

    kind = "order"

    def open_game(self, tape: Tape[Any, Any]) -> None:
        before = tape.state
        self.inner.open_game(tape)
        self._reorder(tape, before, opening=True)

    def decide(self, tape: Tape[Any, Any], seat: Seat, a: Any) -> None:
        before = tape.state
        self.inner.decide(tape, seat, a)
        self._reorder(tape, before, opening=False)

    def _reorder(self, tape: Tape[Any, Any], before: Any, *, opening: bool) -> None:
        if _unknown_to(self.inner, tape.state, None) % 2:
            return
        for n in range(len(tape.events) - 1):
            one, other = tape.events[n : n + 2]
            if type(one) is type(other) and one != other:
                turned = [*tape.events[:n], other, one, *tape.events[n + 2 :]]
                states = trail(self.inner, before, turned)
                if states[-1] == tape.state and (opening or self._counts_agree(states)):
                    tape.events[:] = turned
                    return

    def _counts_agree(self, states: Sequence[Any]) -> bool:
        """Whether the cards are all there at any time: otherwise it would be no leak but a mistake."""
        return len({_mark(sorted(self.inner.census(state).items())) for state in states}) == 1


# In questions and refusals ----------------------------------------------------------------------------


class OptionsTell(Leak):
    """The order of the options depends on what the asked seat may not know."""

    kind = "options"

    def asks(self, s: Any) -> Iterator[Ask[Any]]:
        return (self._turned(s, ask) for ask in self.inner.asks(s))

    first_owed, prompts, prompt = Game.first_owed, Game.prompts, Game.prompt  # as all asks are these

    def _turned(self, s: Any, ask: Ask[Any]) -> Ask[Any]:
        if _unknown_to(self.inner, s, ask.seat) % 2:
            return ask
        default = None if ask.default is None else len(ask.actions) - 1 - ask.default
        return replace(ask, actions=ask.actions[::-1], default=default)


class RefusalTells(Leak):
    """Why something is refused depends on what the seat may not know."""

    kind = "refusal"

    def check(self, s: Any, seat: Seat, a: Any) -> Illegal | None:
        why = self.inner.check(s, seat, a)
        if why is None or _unknown_to(self.inner, s, seat) % 2:
            return why
        return NOT_YOUR_TURN if why == NOT_OFFERED else NOT_OFFERED


# In the view ------------------------------------------------------------------------------------------


class ViewLeak(Leak):
    """What a viewer is shown has one field more."""

    def __init__(self, game: AnyGame, target: str) -> None:
        super().__init__(game, target)
        hints = get_type_hints(game.types.view, include_extras=True)
        more: list[Any] = [("leaked", tuple[str, ...], ())]
        shown = msgspec.defstruct("Shown", more, bases=(hints["shown"],), frozen=True)
        view = msgspec.defstruct(
            "View", [("shown", shown), ("memory", hints["memory"])], bases=(game.types.view,), frozen=True
        )
        self._shown, self._view = shown, view
        self.types = replace(game.types, view=view)  # type: ignore[misc]

    def leaked(self, s: Any, viewer: Viewer) -> Iterator[str]:
        raise NotImplementedError

    def view(self, s: Any, viewer: Viewer) -> Any:
        honest = self.inner.view(s, viewer)
        fields = {name: getattr(honest.shown, name) for name in honest.shown.__struct_fields__}
        return self._view(self._shown(**fields, leaked=tuple(self.leaked(s, viewer))), honest.memory)

    public, own = Game.public, Game.own  # as every view is this one's

    def honest(self, v: Any) -> Any:
        names = get_type_hints(self.inner.types.view)["shown"].__struct_fields__
        shown = get_type_hints(self.inner.types.view)["shown"](**{n: getattr(v.shown, n) for n in names})
        return self.inner.types.view(shown, v.memory)

    def determinize(self, v: Any, chance: Chance) -> Any:
        return self.inner.determinize(self.honest(v), chance)


def _contents(place: Place) -> Iterator[str]:
    yield from place.faces
    if place.fact is not None:
        yield encoder.encode(place.fact).decode()


class PlaceOpened(ViewLeak):
    """Whoever sits next may look into places of this name; into nobody's, the first seat may."""

    kind = "place-opened"

    def can_be_seen_in(self, course: Course) -> bool:
        return self.target in _hidden_names(course)

    def leaked(self, s: Any, viewer: Viewer) -> Iterator[str]:
        places = tuple(self.inner.places(s))
        seats = 1 + max(place.seat or 0 for place in places)
        for place in places:
            neighbour = 0 if place.seat is None else (place.seat + 1) % seats
            if place.name == self.target and viewer == neighbour and not may_look(place, viewer):
                yield from _contents(place)


class PlaceSaidOpen(Leak):
    """Places of this name are said to be for all, and nothing else is changed: whatever is sent of them from
    then on would be excused."""

    kind = "place-said-open"

    def can_be_seen_in(self, course: Course) -> bool:
        return self.target in _hidden_names(course)

    def places(self, s: Any) -> Iterator[Place]:
        for place in self.inner.places(s):
            yield replace(place, seen_by=None) if place.name == self.target else place


class HandShown(ViewLeak):
    """Everyone, spectators too, sees one place that is hidden from them."""

    kind = "hand-shown"

    def leaked(self, s: Any, viewer: Viewer) -> Iterator[str]:
        for place in hidden_places(self.inner, s, viewer):
            if place.seat is not None:
                yield from _contents(place)
                return


class EverythingTold(ViewLeak):
    """Every hand goes to everybody, in events and in the view; worlds made from such a view fit it."""

    kind = "everything"

    def __init__(self, game: AnyGame) -> None:
        secret = [each for each in event_types(game.types.event) if secrets_of(each)]
        told = MarkRemoved(game, "all", {each: _event_like(each, _secret(each)) for each in secret})
        super().__init__(told, "events and view")

    def leaked(self, s: Any, viewer: Viewer) -> Iterator[str]:
        yield encoder.encode(s).decode()
        for place in self.inner.places(s):
            yield from _contents(place)

    def determinize(self, v: Any, chance: Chance) -> Any:
        return msgspec.json.decode(v.shown.leaked[0], type=self.types.state)


# All of them ------------------------------------------------------------------------------------------


def _secret(event: type) -> list[str]:
    return [name for name, _ in secrets_of(event)]


def leaks(game: AnyGame, courses: Sequence[Course]) -> Iterator[Leak]:
    """Every leak of this game; which places are ever hidden is seen in some recorded games."""
    for event in event_types(game.types.event):
        for name in _secret(event):
            yield MarkRemoved(game, f"{event.__name__}.{name}", {event: _event_like(event, [name])})
    for place in sorted({name for course in courses for name in _hidden_names(course)}):
        yield PlaceOpened(game, place)
        yield PlaceSaidOpen(game, place)
    yield HandShown(game, "view")
    yield OptionsTell(game, "prompts")
    yield OrderTells(game, "moves")
    yield RefusalTells(game, "check")
    for event in event_types(game.types.event):
        if _secret(event):
            padded = _event_like(event, [], [("padding", Open[str])])
            yield LengthTells(game, event.__name__, {event: padded})
    yield EverythingTold(game)


def _hidden_names(course: Course) -> set[str]:
    """The places that somebody else than their owner may ever not look into."""
    return {
        place.name
        for turn in course.turns
        for viewer in course.viewers
        for place in hidden_places(course.game, turn.state, viewer)
        if viewer is not None
    }
