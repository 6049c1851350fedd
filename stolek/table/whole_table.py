"""The whole table as one person is shown it: around the game, and through each of their eyes.

For whoever comes, or looks through these eyes for the first time. What is new in a row is ``outgoing``'s.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from stolek.core import codec
from stolek.core.game import AnyGame, Moment, Outcome
from stolek.core.identity_cache import remembered
from stolek.core.ids import Seat, Viewer
from stolek.core.play import commitment
from stolek.core.prompt import Prompt
from stolek.core.say import Say
from stolek.core.visibility import redact
from stolek.table.differences import asked_of_all, sent_prompt, waited_for
from stolek.table.evening import standings
from stolek.table.events import OwnDeck, TableRecord
from stolek.table.game_messages import Past, Position
from stolek.table.messages import Chair, ChatLine, Person, TableDeck, TableState, Welcome
from stolek.table.visitors import may_ask


class PastMoment(NamedTuple):
    """An event at which people may want to look, and the state right after it."""

    event: Any
    state: Any
    moment: Moment


class Scene(msgspec.Struct, frozen=True):
    """The cards after a row: the state, what is asked, how it ended; the last moment."""

    game: AnyGame
    seats: int
    state: Any
    prompts: dict[Seat, Prompt[Any]]
    outcome: Outcome | None
    past: PastMoment | None = None


class Attendance(msgspec.Struct, frozen=True):
    """Who is connected, how many only watch, and what is known of an open window: the (seat, prompt)
    pairs that have answered, each told to its own seat alone, and the milliseconds left."""

    present: frozenset[str] = frozenset()
    spectators: int = 0
    answered: frozenset[tuple[Seat, int]] = frozenset()
    closes_in: int | None = None


def table_state(record: TableRecord, person: str | None, attendance: Attendance) -> TableState:
    """The table around the game."""
    chairs = [
        Chair(
            person=chair.person,
            bot=chair.bot,
            ready=chair.ready,
            connected=chair.person is not None and chair.person.id in attendance.present,
            yours=person is not None and chair.person is not None and chair.person.id == person,
        )
        for chair in record.chairs
    ]
    return msgspec.structs.replace(
        _for_all(record),
        chairs=tuple(chairs),
        spectators=attendance.spectators,
        may_ask=person is not None and may_ask(record, person),
    )


@remembered(16)
def _for_all(record: TableRecord) -> TableState:
    """What is the same for everyone: a row of the table is told to each. The seed is shown only after the
    end."""
    over = record.phase == "over"
    return TableState(
        id=record.id,
        game=record.game,
        variant=record.variant,
        options=record.options,
        chairs=(),
        open=record.open,
        host=record.host,
        phase=record.phase,
        game_number=record.number,
        spectators=0,
        commitment=None if record.seed is None else commitment(bytes.fromhex(record.seed)),
        seed=record.seed if over else None,
        deck=_table_deck(record.deck if record.phase == "setup" else record.dealt),
        muted=tuple(sorted(record.muted)),
        removed=record.removed,
        may_ask=False,
        pace=record.pace,
        holds=record.holds,
        hints=record.hints,
        deadline=record.deadline,
        evening=standings(record.played),
        lesson=record.lesson,
        classroom=record.classroom,
    )


def _table_deck(own: OwnDeck | None) -> TableDeck | None:
    if own is None:
        return None
    return TableDeck(own.deck.name, own.owner, own.deck.size, own.unsaid, own.mark)


def welcome(
    row: int,
    record: TableRecord,
    scene: Scene | None,
    you: Person,
    attendance: Attendance,
    logs: Mapping[Viewer, Sequence[Say]],
    chat: Collection[ChatLine],
) -> Welcome:
    """The whole table after this row for this person, who looks through these eyes."""
    positions: tuple[Position, ...] = ()
    if scene is not None:
        positions = tuple(
            whole_position(scene, viewer, attendance, tuple(log)) for viewer, log in logs.items()
        )
    return Welcome(
        row=row,
        you=you,
        table=table_state(record, you.id, attendance),
        positions=positions,
        chat=tuple(chat),
        outcome=None if scene is None else scene.outcome,
    )


def whole_position(
    scene: Scene, viewer: Viewer, attendance: Attendance, log: tuple[Say, ...] = ()
) -> Position:
    """All that lies before a viewer."""
    asked = None if viewer is None else scene.prompts.get(viewer)
    if asked is not None and (asked.seat, asked.id) in attendance.answered:
        asked = msgspec.structs.replace(asked, owed=False)
    in_window = any(p.kind == "window" for p in scene.prompts.values())
    return Position(
        seat=viewer,
        view=codec.wire_view(scene.game.view(scene.state, viewer)),
        prompt=sent_prompt(asked),
        waiting=waited_for(scene.prompts),
        asks=(asked_of_all(scene.prompts) if viewer is None else None) or UNSET,
        log=log,
        past=_past(scene, viewer),
        closes_in=attendance.closes_in if in_window else None,
    )


def _past(scene: Scene, viewer: Viewer) -> Past | UnsetType:
    if scene.past is None:
        return UNSET
    event, state, _ = scene.past
    return Past(codec.wire_event(redact(event, viewer)), codec.wire_view(scene.game.view(state, viewer)))
