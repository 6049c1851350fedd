"""Twin worlds: the same game with something exchanged that a viewer may not know; they must not notice.

Two things are exchanged: two cards in the outcome of a shuffle, or an answer somebody gave for another they
were offered. From there on everyone does what they did in the base game, with the same luck. Which worlds
are twins for a viewer is decided by the places of the game and never by what it sends: as long as the
places the viewer may look into hold the same in both worlds, and the others look the same from outside,
every byte the viewer gets after every event, and every refusal, has to be the same. Where the places part,
the secret is out, or the rules have let it decide something in the open, and the twin ends there.

Two more things are asked on the way. If the worlds part from outside only and are alike again at the end of
the move, the number or the order of the events has told something. And as long as the viewer was told the
same, the views have to be equal, whatever the places say.

Rules that pick a hidden card should do so by ``shuffle``, not by ``below`` over a sorted hand: a number
means another card once cards are exchanged, and the twin would be a different game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from stolek.core.ids import Viewer
from stolek.core.play import Move, Play, Step
from stolek.core.visibility import is_told, redact
from stolek.testing.entitled import Entitled, entitled
from stolek.testing.exchanges import Exchange, answer_exchanges, card_exchanges, renamed
from stolek.testing.law_input import Fault, Look, called, encoder, public
from stolek.testing.recorded_game import Course, Draw, Prompts, Turn, made, trail

T = TypeVar("T")
MOVES_AFTER_AN_ANSWER = 30
REFUSALS = 12

TWINS = "twins_look_the_same"
SIGHTS = "equal_sights_give_equal_views"


class Twin(msgspec.Struct, frozen=True):
    """A twin that was found: for whom, what was exchanged, and for how many moves it ran."""

    viewer: Viewer
    exchanged: str
    moves: int


class Noticed(msgspec.Struct, frozen=True):
    """A viewer noticed what they may not know: which law that breaks, and how."""

    law: str
    fault: Fault


class _NoTwin(Exception):
    """The exchange makes an action illegal or chance different: from here on it is another game."""


class _Luck:
    """The luck of the base game with the exchange in it."""

    def __init__(self, draws: Sequence[Draw], exchange: Exchange, here: bool) -> None:
        self._draws = list(draws)
        self._exchange = exchange
        self._now = exchange.draw if here else -1

    def _next(self, n: int | None) -> Any:
        if not self._draws or self._draws[0].n != n:
            raise _NoTwin
        self._now -= 1
        return self._draws.pop(0).result

    def below(self, n: int) -> int:
        return int(self._next(n))

    def shuffle(self, pool: Sequence[T]) -> tuple[T, ...]:
        order = list(self._next(None))
        if self._now == -1 and self._exchange.action is None:
            one, other = self._exchange.places
            order[one], order[other] = order[other], order[one]
        elif Counter(order) != Counter(pool):
            order = list(renamed(tuple(order), self._exchange.names))
        if Counter(order) != Counter(pool):
            raise _NoTwin
        return tuple(order)


# What a viewer gets -----------------------------------------------------------------------------------


class Got(msgspec.Struct, frozen=True):
    """What a viewer gets of one event, and what they may know then. An event they are not told of is None."""

    may_know: Entitled
    sight: bytes | None
    words: bytes | None
    view: bytes


class GotOfMove(msgspec.Struct, frozen=True):
    """All a viewer gets of a move; ``asked`` is who is asked what kind of thing at its end, ``own`` what the
    viewer is asked, and what they would be refused."""

    events: tuple[Got, ...]
    asked: bytes
    own: bytes

    @property
    def told(self) -> list[bytes | None]:
        return [*(each.sight for each in self.events), self.asked]


class Stream:
    """All a viewer gets of a game, move by move."""

    def __init__(self, course: Course, viewer: Viewer, actions: Sequence[Any] = ()) -> None:
        self.course = course
        self.viewer = viewer
        self._actions = actions
        self._kept: dict[int, GotOfMove] = {}

    def of(self, turn: Turn) -> GotOfMove:
        """Of a move of the base game."""
        if turn.move.seq not in self._kept:
            self._kept[turn.move.seq] = self.got(turn.move.events, turn.states, turn.prompts)
        return self._kept[turn.move.seq]

    def got(self, events: Sequence[Any], states: Sequence[Any], prompts: Prompts) -> GotOfMove:
        game, viewer = self.course.game, self.viewer
        each = []
        for event, state in zip(events, states, strict=True):
            sight = redact(event, viewer) if is_told(event, viewer) else None
            each.append(
                Got(
                    entitled(game, state, viewer),
                    None if sight is None else encoder.encode(sight.event),
                    None if sight is None else encoder.encode(game.tell(sight)),
                    encoder.encode(game.view(state, viewer)),
                )
            )
        own = None if viewer is None else prompts.get(viewer)
        refused = [] if viewer is None else [game.check(states[-1], viewer, a) for a in self._actions]
        asked = encoder.encode(sorted(public(prompts).items()))
        return GotOfMove(tuple(each), asked, encoder.encode((own, refused)))


# Walking through both worlds --------------------------------------------------------------------------


class _World(Play):
    """The base game up to a move, to go on otherwise."""

    def __init__(self, course: Course, move: int) -> None:
        super().__init__(course.game, course.setup, course.seed)
        if move:
            before = course.turns[move - 1]
            self.state = before.state
            self.untold = before.untold
            self.prompts = dict(before.prompts)

    def move(self, turn: Turn, actions: Sequence[Any], luck: _Luck) -> tuple[list[Any], tuple[Any, ...]]:
        """The events of this turn with the first of these actions that is legal here, and the states."""
        seat = turn.move.seat
        for action in actions:
            if seat is None or self.game.check(self.state, seat, action) is None:
                state, events = made(self.game, self.state, seat, action, luck)
                states = trail(self.game, self.state, events)
                self.adopt(Step(Move(turn.move.seq, seat, action, tuple(events)), state))
                return events, states
        raise _NoTwin


def walk(stream: Stream, exchange: Exchange, most: int | None = None) -> Twin | Noticed:
    """Follows the base game in the world of this exchange, for at most so many moves."""
    course, viewer = stream.course, stream.viewer
    world = _World(course, exchange.move)
    pair = _Pair(exchange.names, entitled(course.game, world.state, viewer))
    alike = 0
    until = len(course.turns) if most is None else exchange.move + most
    for turn in course.turns[exchange.move : until]:
        here = turn.move.seq == exchange.move
        done = turn.move.action
        if here:
            actions = [done if exchange.action is None else exchange.action]
        else:
            actions = [done] if turn.move.seat == viewer else [renamed(done, exchange.names), done]
        try:
            events, states = world.move(turn, actions, _Luck(turn.luck, exchange, here))
        except _NoTwin:
            break
        base, twin = stream.of(turn), stream.got(events, states, world.prompts)
        what = pair.unlike(base, twin)
        if what is not None:
            said = (
                f"{called(viewer)} may not know {exchange.called} by the places (what is done in the open "
                f"has to be a card or a fact in a place for all), and notices an exchange: {what}"
            )
            return Noticed(TWINS, Fault(turn.move.seq, said))
        if base.told != twin.told:
            break
        what = _other_view(base, twin)
        if what is not None:
            said = f"{called(viewer)} was told the same with {exchange.called} exchanged, but {what}"
            return Noticed(SIGHTS, Fault(turn.move.seq, said))
        alike += pair.hidden
    return Twin(viewer, exchange.called, alike)


class _Pair:
    """Two worlds side by side, ``hidden`` as long as the places keep their difference from the viewer."""

    def __init__(self, names: dict[str, str], before: Entitled) -> None:
        self.hidden = True
        self._names = names
        self._seen = self._count(before)

    def unlike(self, base: GotOfMove, twin: GotOfMove) -> str | None:
        """How the viewer can tell the worlds apart though the places do not let them; None if they cannot."""
        if not self.hidden:
            return None
        ends_alike = base.events[-1].may_know == twin.events[-1].may_know
        for here, there in zip(base.events, twin.events, strict=False):
            if self._comes_to_light(here.may_know, there.may_know):
                return self._ends()
            if here.may_know != there.may_know:
                return "the order of events is another" if ends_alike else self._ends()
            if here != there:
                return _difference(here, there)
        if len(base.events) != len(twin.events):
            count = f"{len(base.events)} events instead of {len(twin.events)}"
            return count if ends_alike else self._ends()
        if base.asked != twin.asked:
            return "others are asked otherwise: " + _bytes(base.asked, twin.asked)
        if base.own != twin.own:
            return "asked or refused otherwise: " + _bytes(base.own, twin.own)
        return None

    def _ends(self) -> str | None:
        """The secret is out: from here on nothing is compared by the places."""
        self.hidden = False
        return None

    def _comes_to_light(self, here: Entitled, there: Entitled) -> bool:
        """Whether the viewer can see the difference: another answer, or one of the exchanged cards. Two cards
        seen at once may leave the places alike, and yet it was seen which came first."""
        if not self._names:
            return here.inside != there.inside
        now = self._count(here)
        more = now > self._seen
        self._seen = now
        return more or now != self._count(there)

    def _count(self, may_know: Entitled) -> int:
        return sum(face in self._names for _, _, faces, _ in may_know.inside for face in faces)


def _other_view(base: GotOfMove, twin: GotOfMove) -> str | None:
    for here, there in zip(base.events, twin.events, strict=True):
        if here.view != there.view:
            return "the view is another: " + _bytes(here.view, there.view)
    return None


def _difference(here: Got, there: Got) -> str:
    pairs = ((here.sight, there.sight), (here.words, there.words), (here.view, there.view))
    one, other = next((a, b) for a, b in pairs if a != b)
    return _bytes(one or b"nothing", other or b"nothing")


def _bytes(one: bytes, other: bytes) -> str:
    at = next(n for n in range(len(one) + 1) if one[: n + 1] != other[: n + 1])
    around = slice(max(0, at - 40), at + 40)
    return f"…{one[around].decode(errors='replace')}… against …{other[around].decode(errors='replace')}…"


def twins(look: Look, eyes: int) -> Iterator[Twin | Noticed | None]:
    """For some viewers: whatever they notice; else the twin that counts, if there is one, or None."""
    course, rng = look.course, look.rng
    for viewer in rng.sample(course.viewers, min(eyes, len(course.viewers))):
        actions = rng.sample(look.actions, min(REFUSALS, len(look.actions)))
        stream = Stream(course, viewer, actions)
        best: Twin | None = None
        for exchange, least in card_exchanges(course, viewer, rng):
            found = walk(stream, exchange)
            if isinstance(found, Noticed):
                yield found
                return
            if found.moves >= max(1, least):
                best = found
        for others in answer_exchanges(course, viewer, rng):
            for found in (walk(stream, each, MOVES_AFTER_AN_ANSWER) for each in others):
                if isinstance(found, Noticed):
                    yield found
                    return
                if found.moves:
                    break
        yield best
