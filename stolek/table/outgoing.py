"""What each person at a table gets to see of a row: the only place where messages about a game are built.

Everything goes through ``redact``, ``view`` and the wire codec. Knows no socket and no disk.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from stolek.core import codec
from stolek.core.game import AnyGame, Outcome
from stolek.core.ids import Seat, Viewer
from stolek.core.play import Play, commitment
from stolek.core.prompt import Prompt
from stolek.core.say import Say
from stolek.core.visibility import HIDDEN, is_told, redact, sights
from stolek.table.evening import standings
from stolek.table.events import OwnDeck, TableRecord
from stolek.table.messages import (
    Chair,
    ChatLine,
    Done,
    Happening,
    NotDone,
    Person,
    Position,
    Presence,
    Problem,
    ServerMessage,
    TableDeck,
    TableState,
    Update,
    Welcome,
)

_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


def done(cid: str, row: int) -> bytes:
    return encode(Done(cid, row))


def not_done(refused: NotDone) -> bytes:
    return encode(refused)


def problem(key: str, fatal: bool) -> bytes:
    return encode(Problem(Say(key), fatal))


class Scene(msgspec.Struct, frozen=True):
    """The cards after a row: the state, what is asked, how it ended."""

    game: AnyGame
    seats: int
    state: Any
    prompts: Mapping[Seat, Prompt[Any]]
    outcome: Outcome | None


class Untold(msgspec.Struct, frozen=True):
    """How many rows so far not everyone was told of, and how many of them each person was.

    Rows are counted for each person without those kept from them: a gap would tell of a secret."""

    rows: int = 0
    heard: Mapping[str, int] = {}

    def plus(self, told: frozenset[str]) -> Untold:
        return Untold(self.rows + 1, {**self.heard, **{one: self.heard.get(one, 0) + 1 for one in told}})

    def kept_from(self, person: str) -> int:
        return self.rows - self.heard.get(person, 0)


class KeptRow(msgspec.Struct, frozen=True):
    """One journal row in memory, with all that is needed to show it to anyone, now or later.

    ``states`` are those right after each event. ``table``: the row changed the table around the game.
    ``told``: the people who are told of this row, if not everyone is; ``untold`` counts such rows so far."""

    row: int
    by: str | None
    cid: str | None
    seat: Seat | None
    record: TableRecord
    table: bool
    scene: Scene | None
    events: tuple[Any, ...] = ()
    states: tuple[Any, ...] = ()
    chat: ChatLine | None = None
    told: frozenset[str] | None = None
    untold: Untold = Untold()

    def is_for(self, person: str) -> bool:
        return self.told is None or person in self.told

    def row_for(self, person: str) -> int:
        """The number of this row, or of the last one before it, as this person counts."""
        return self.row - self.untold.kept_from(person)


class Attendance(msgspec.Struct, frozen=True):
    """Who is connected, how many only watch, and what is known of an open window: the (seat, prompt)
    pairs that have answered, each told to its own seat alone, and the milliseconds left."""

    present: frozenset[str] = frozenset()
    spectators: int = 0
    answered: frozenset[tuple[Seat, int]] = frozenset()
    closes_in: int | None = None


# What a person sees -----------------------------------------------------------------------------------


def table_state(record: TableRecord, person: str | None, attendance: Attendance) -> TableState:
    """The table around the game. The seed is shown only after the end."""
    over = record.phase == "over"
    return TableState(
        id=record.id,
        game=record.game,
        variant=record.variant,
        options=record.options,
        chairs=tuple(
            Chair(
                person=chair.person,
                bot=chair.bot,
                ready=chair.ready,
                connected=chair.person is not None and chair.person.id in attendance.present,
                yours=person is not None and chair.person is not None and chair.person.id == person,
            )
            for chair in record.chairs
        ),
        open=record.open,
        host=record.host,
        phase=record.phase,
        game_number=record.number,
        spectators=attendance.spectators,
        commitment=None if record.seed is None else commitment(bytes.fromhex(record.seed)),
        seed=record.seed if over else None,
        deck=_table_deck(record.deck if record.phase == "setup" else record.dealt),
        pace=record.pace,
        holds=record.holds,
        hints=record.hints,
        evening=standings(record.played),
    )


def _table_deck(own: OwnDeck | None) -> TableDeck | None:
    if own is None:
        return None
    return TableDeck(own.deck.name, own.owner, own.deck.size, own.unsaid, own.mark)


def presence(record: TableRecord, attendance: Attendance) -> Presence:
    here = attendance.present
    connected = tuple(c.person is not None and c.person.id in here for c in record.chairs)
    return Presence(connected, attendance.spectators)


def viewers(kept: KeptRow, person: str) -> tuple[Viewer, ...]:
    """Through whose eyes a person looks: their own seats, or a spectator's.

    After a game there may be more chairs than it had seats."""
    seats = 0 if kept.scene is None else kept.scene.seats
    return tuple(Seat(chair) for chair in kept.record.chairs_of(person) if chair < seats) or (None,)


def people_told(record: TableRecord, events: Sequence[Any]) -> frozenset[str] | None:
    """Who hears of these events; None: everyone, as of everything that is not secret as a whole."""
    if not events or any(is_told(event, None) for event in events):
        return None
    seats = map(Seat, range(len(record.chairs)))
    return holders(record, (seat for seat in seats if any(is_told(event, seat) for event in events)))


def holders(record: TableRecord, seats: Iterable[Seat | None]) -> frozenset[str]:
    """The people on these seats."""
    chairs = (record.chairs[seat].person for seat in seats if seat is not None)
    return frozenset(person.id for person in chairs if person is not None)


def update(kept: KeptRow, person: str, attendance: Attendance) -> Update:
    """This row for this person, who is told of it."""
    scene = kept.scene
    positions: tuple[Position, ...] = ()
    if scene is not None and (kept.events or kept.table):
        positions = tuple(
            _position(scene, viewer, attendance, _happenings(kept, scene.game, viewer))
            for viewer in viewers(kept, person)
        )
    return Update(
        row=kept.row_for(person),
        by=_mover(kept, person),
        cid=kept.cid if kept.by == person else None,
        positions=positions,
        table=table_state(kept.record, person, attendance) if kept.table else None,
        chat=kept.chat,
        outcome=None if scene is None else scene.outcome,
    )


def _mover(kept: KeptRow, person: str) -> Seat | None:
    """Whose move it was; nobody else learns it where every event keeps its ``seat`` secret from them."""
    eyes = viewers(kept, person)
    if kept.seat is None or kept.seat in eyes or not kept.events:
        return kept.seat
    seen = (redact(event, viewer).event for event in kept.events for viewer in eyes)
    return None if all(getattr(event, "seat", None) is HIDDEN for event in seen) else kept.seat


def welcome(
    kept: KeptRow,
    you: Person,
    attendance: Attendance,
    logs: Mapping[Viewer, Sequence[Say]],
    chat: Collection[ChatLine],
) -> Welcome:
    """The whole table after this row for this person."""
    scene = kept.scene
    positions: tuple[Position, ...] = ()
    if scene is not None:
        positions = tuple(
            _position(scene, viewer, attendance, (), tuple(logs[viewer])) for viewer in viewers(kept, you.id)
        )
    return Welcome(
        row=kept.row_for(you.id),
        you=you,
        table=table_state(kept.record, you.id, attendance),
        positions=positions,
        chat=tuple(chat),
        outcome=None if scene is None else scene.outcome,
    )


def _position(
    scene: Scene,
    viewer: Viewer,
    attendance: Attendance,
    happenings: tuple[Happening, ...],
    log: tuple[Say, ...] = (),
) -> Position:
    asked = None if viewer is None else scene.prompts.get(viewer)
    if asked is not None and (asked.seat, asked.id) in attendance.answered:
        asked = msgspec.structs.replace(asked, owed=False)
    in_window = any(p.kind == "window" for p in scene.prompts.values())
    return Position(
        seat=viewer,
        view=codec.wire_view(scene.game.view(scene.state, viewer)),
        prompt=None if asked is None else codec.wire_prompt(asked),
        waiting=tuple(sorted(seat for seat, p in scene.prompts.items() if p.owed)),
        happenings=happenings,
        log=log,
        closes_in=attendance.closes_in if in_window else None,
    )


def _happenings(kept: KeptRow, game: AnyGame, viewer: Viewer) -> tuple[Happening, ...]:
    told = [pair for pair in zip(kept.events, kept.states, strict=True) if is_told(pair[0], viewer)]
    shown = []
    for place, (event, state) in enumerate(told, start=1):
        sight = redact(event, viewer)
        after = None if place == len(told) else codec.wire_view(game.view(state, viewer))
        shown.append(Happening(codec.wire_event(sight), game.tell(sight), after))
    return tuple(shown)


class Logs:
    """What has been told in the running game, for each viewer who asked, told once."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._told: dict[Viewer, tuple[int, list[Say]]] = {}

    def of(self, viewer: Viewer, play: Play | None) -> list[Say]:
        upto, lines = self._told.get(viewer, (0, []))
        moves = play.moves if play is not None else []
        for move in moves[upto:]:
            if play is not None and play.is_told(move, viewer):
                lines.extend(line for sight in sights(move.events, viewer) for line in self._game.tell(sight))
        self._told[viewer] = (len(moves), lines)
        return lines
