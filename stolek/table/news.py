"""What has happened among the people at a table, in words for everybody, and the log of a running game.

Names are written into what is told of people; who played a seat when is kept for what is told of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce

import msgspec

from stolek.core.game import AnyGame
from stolek.core.ids import Seat, Viewer
from stolek.core.play import Play
from stolek.core.say import Arg, Piece, Say, Several, Who, say
from stolek.core.visibility import Sight, sights
from stolek.table import events as table_events
from stolek.table.events import (
    BotSet,
    ChairRecord,
    Created,
    HostMoved,
    Left,
    MutedSet,
    RemovedSet,
    Seated,
    TableEvent,
    TableRecord,
)
from stolek.table.messages import Person

_TIME_UP = ("table-time-up", "table-time-up-once")


def news_of(record: TableRecord, events: Sequence[TableEvent], by: str | None) -> tuple[Say, ...]:
    """What everybody is told of these events, the table having been like this before them."""
    if any(isinstance(event, Created) for event in events):
        return ()
    removed = {event.person.id for event in events if isinstance(event, RemovedSet)}
    told: list[Say] = []
    for event in events:
        told.extend(_told(record, event, by, removed))
        record = reduce(table_events.evolve, (event,), record)
    return tuple(told)


def _told(record: TableRecord, event: TableEvent, by: str | None, removed: set[str]) -> Iterable[Say]:
    playing = record.phase == "playing"
    match event:
        case Seated(chair, person):
            before = record.chairs[chair].person
            if before is not None:
                yield say("table-given", name=person.name, before=before.name)
            elif playing:
                yield say("table-took-over", name=person.name)
            else:
                yield say("table-sat", name=person.name)
        case Left(chair, bot):
            before = record.chairs[chair].person
            if before is not None and before.id not in removed:
                yield say("table-left-bot" if bot else "table-left", name=before.name)
        case BotSet(chair, level, until_back, once):
            held = record.chairs[chair]
            if held.person is None or (level is None and held.once):
                return
            if until_back and by is None:
                yield say(_TIME_UP[once], name=held.person.name)
            else:
                yield _cover_told(record, held.person.name, level, by if until_back else None)
        case HostMoved(host):
            name = next((p.name for p in record.people if p.id == host), None)
            if name is not None:
                yield say("table-host", name=name)
        case RemovedSet(person, gone):
            yield say("table-removed" if gone else "table-let-in", name=person.name)
        case MutedSet(person, muted):
            yield say("table-muted" if muted else "table-unmuted", name=person.name)
        case _:
            pass


def _cover_told(record: TableRecord, name: str, level: str | None, by: str | None) -> Say:
    if level is None:
        return say("table-uncovered", name=name)
    helper = next((person.name for person in record.people if person.id == by), None)
    return say("table-covered", name=name) if helper is None else say("table-stood-in", name=name, by=helper)


@lru_cache(maxsize=4096)
def _told_of(game: AnyGame, event: object) -> tuple[Say, ...]:
    """The words of a redacted event, once for all who see it so."""
    return game.tell(Sight(None, event))


# The log of a game ------------------------------------------------------------------------------------


class _Player(msgspec.Struct, frozen=True):
    """Who played a seat, up to a move."""

    until: int
    seat: Seat
    person: Person | None
    bot: bool

    def is_same(self, chair: ChairRecord) -> bool:
        there = None if chair.person is None else chair.person.id
        return (None if self.person is None else self.person.id, self.bot) == (there, chair.bot is not None)


class GameLog:
    """What has been told in the running game, for each viewer who asked, told once."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._told: dict[Viewer, tuple[int, list[tuple[int, Say]]]] = {}
        self._news: list[tuple[int, Say]] = []
        self._players: list[_Player] = []
        self._chairs: tuple[ChairRecord, ...] = ()

    def forget(self) -> None:
        """What was told is told again when somebody asks."""
        self._told.clear()

    def note(self, moves: int, news: Iterable[Say]) -> None:
        """Something that was told after so many moves."""
        self._news.extend((moves, each) for each in news)

    def times_up(self) -> list[tuple[int, Say]]:
        """Who was too late, and after how many moves."""
        return [(moves, told) for moves, told in self._news if told.key in _TIME_UP]

    def changed(self, moves: int, before: TableRecord, after: TableRecord) -> None:
        """Other people (or bots) play from here on."""
        self._chairs = after.chairs
        for seat, (was, now) in enumerate(zip(before.chairs, after.chairs, strict=False)):
            player = _Player(moves, Seat(seat), was.person, was.bot is not None)
            if not player.is_same(now):
                self._players.append(player)

    def of(self, viewer: Viewer, play: Play | None) -> list[Say]:
        upto, lines = self._told.get(viewer, (0, []))
        moves = play.moves if play is not None else []
        for number, move in enumerate(moves[upto:], start=upto):
            if play is not None and play.is_told(move, viewer):
                heard = sights(move.events, viewer)
                lines.extend((number, told) for sight in heard for told in _told_of(self._game, sight.event))
        self._told[viewer] = (len(moves), lines)
        if not self._news and not self._players:
            return [told for _, told in lines]
        both = [(number, 1, told) for number, told in lines]
        both.extend((number, 0, told) for number, told in self._news)
        both.sort(key=lambda line: line[:2])
        return [self._as_played(told, number) for number, _, told in both]

    def _as_played(self, told: Say, move: int) -> Say:
        then = {p.seat: p for p in reversed(self._players) if p.until > move}
        then = {seat: p for seat, p in then.items() if not p.is_same(self._chairs[seat])}
        return _named(told, then) if then else told


def _named(told: Say, then: dict[Seat, _Player]) -> Say:
    """The same, with those named who played then and do not now."""
    return Say(told.key, {key: _arg(arg, then) for key, arg in told.args.items()})


def _arg(arg: Arg, then: dict[Seat, _Player]) -> Arg:
    if isinstance(arg, Several):
        return Several(tuple(_piece(item, then) for item in arg.items))
    return arg if isinstance(arg, int | str) or not isinstance(arg, Who | Say) else _piece(arg, then)


def _piece(piece: Piece, then: dict[Seat, _Player]) -> Piece:
    match piece:
        case Who(seat) if seat in then:
            player = then[seat]
            return Who(seat, "" if player.person is None else player.person.name, player.bot)
        case Say():
            return _named(piece, then)
        case _:
            return piece
