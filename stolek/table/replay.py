"""A finished game of a table, to be looked at again: step by step through anyone's eyes, and "what if" from
any of its steps; of a running game what somebody has missed, through their own eyes. Views are built as for
those who play. Knows no disk: rows are given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any

import msgspec
from msgspec.structs import replace

from stolek.core import codec, registry
from stolek.core.errors import GAME_OVER, Refused, StolekError
from stolek.core.game import AnyGame, Outcome
from stolek.core.ids import Viewer
from stolek.core.play import Move, Play, Step
from stolek.core.say import Say
from stolek.core.visibility import is_told, redact
from stolek.table import chairs as chair_rules
from stolek.table import events as table_events
from stolek.table.evening import standings
from stolek.table.events import (
    BotSet,
    Created,
    DeckChosen,
    PlayedGame,
    Seated,
    Started,
    TableEvent,
    TableRecord,
)
from stolek.table.history import Draft, new_play, replay_row
from stolek.table.lobby_cards import Evening, FinishedCard, Recap, Replay, ReplayStep
from stolek.table.messages import AVATARS, NAME_MOST, Person
from stolek.table.store import Row
from stolek.table.talk import clean_line


class FinishedGame:
    """A game of a table from its rows, folded once. Raises ``StolekError`` if it is not finished."""

    def __init__(self, rows: Sequence[Row], number: int) -> None:
        self.record, self.started = _record_at(rows, number)
        self.play = new_play(self.record)
        self.game: AnyGame = self.play.game
        moves = [row for row in rows if row.kind == "game" and row.game == number]
        self.steps = [replay_row(self.play, row) for row in moves]
        self.by = [row.by for row in moves]
        """Whose answer each step was; None: a bot's, or nobody's."""
        if self.play.outcome is None:
            raise StolekError(f"table {self.record.id}: game {number} is not over")
        self.outcome: Outcome = self.play.outcome

    def told(self) -> list[tuple[Any, Any]]:
        """Every event with the state right after it."""
        return [pair for step in self.steps for pair in zip(step.move.events, step.along, strict=True)]

    def card(self, people: Sequence[Person | None]) -> FinishedCard:
        return FinishedCard(
            number=self.record.number,
            game=self.record.game,
            variant=self.record.variant,
            started=self.started,
            people=tuple(people),
            outcome=self.outcome,
            highlights=tuple(self.game.highlights(self.told())),
        )

    def seen_by(self, viewer: Viewer) -> Iterator[ReplayStep]:
        """What this viewer was told, event by event."""
        return seen(self.game, self.steps, viewer)

    def before(self, at: int) -> list[Step]:
        """The moves up to and with the one of this event."""
        count, kept = 0, []
        for step in self.steps:
            if count > at:
                break
            kept.append(step)
            count += len(step.move.events)
        return kept


def seen(game: AnyGame, steps: Iterable[Step], viewer: Viewer) -> Iterator[ReplayStep]:
    """What this viewer is told of these steps, event by event."""
    told = ((step.move, *pair) for step in steps for pair in zip(step.move.events, step.along, strict=True))
    for at, (move, event, state) in enumerate(told):
        if is_told(event, viewer):
            sight, view = redact(event, viewer), codec.wire_view(game.view(state, viewer))
            yield ReplayStep(at, move.seq, move.seat, codec.wire_event(sight), game.tell(sight), view)


def recap(
    play: Play, since: int, missed: Sequence[Move], viewer: Viewer, late: Sequence[tuple[int, Say]] = ()
) -> Recap:
    """The ``missed`` moves of a running game. Of all others nothing is shown again, but the last thing that
    was seen before them: what may not be looked at twice stays so. ``late``: who was, before which move."""
    state = play.game.initial(play.setup)
    before: list[Step] = []
    steps: list[Step] = []
    for move in play.moves[: missed[-1].seq + 1]:
        along = tuple(accumulate(move.events, play.game.evolve, initial=state))[1:]
        state = along[-1] if along else state
        if not is_heard(play, move, viewer):
            continue
        (before if move.seq < missed[0].seq else steps).append(Step(move, state, along))
    known = [replace(step, says=()) for step in seen(play.game, before[-1:], viewer)][-1:]
    told = [*seen(play.game, steps, viewer)]
    for number, said in reversed(late):  # before the first that was told afterwards
        place = next(at for at, step in enumerate(told) if step.move >= number)
        told[place] = replace(told[place], says=(said, *told[place].says))
    # Not the game's own numbers, which count what others alone are told; nor whose answer was the last.
    shown = enumerate([*known, *told])
    return Recap(since, tuple(replace(step, at=at, move=at, by=None) for at, step in shown))


def is_heard(play: Play, move: Move, viewer: Viewer) -> bool:
    """Whether this viewer is told anything of a move."""
    return play.is_told(move, viewer) and any(is_told(event, viewer) for event in move.events)


def evening(table: str, rows: Sequence[Row], played: tuple[PlayedGame, ...]) -> Evening:
    """Everything that was played to its end at a table, and who leads."""
    cards = tuple(FinishedGame(rows, game.number).card(game.people) for game in played)
    return Evening(table, cards, standings(played))


def finished(record: TableRecord, number: int) -> PlayedGame | None:
    """The game of this number, if it was played to its end."""
    return next((game for game in record.played if game.number == number), None)


def replay(rows: Sequence[Row], played: PlayedGame, viewer: Viewer) -> Replay:
    """A finished game through these eyes."""
    found = FinishedGame(rows, played.number)
    own = () if played.deck is None else played.deck.deck.words
    return Replay(found.card(played.people), viewer, tuple(found.seen_by(viewer)), own)


def what_if(table: str, host: Person, found: FinishedGame, at: int, seat: int) -> list[Draft]:
    """A new table that goes on from here: this person on that seat, bots on the rest; raises ``Refused``."""
    record, steps = found.record, found.before(at)
    if not 0 <= seat < found.play.setup.seats:
        raise Refused(chair_rules.NO_SUCH_CHAIR)
    if not found.game.prompts(steps[-1].state):
        raise Refused(GAME_OVER)
    deck = () if record.dealt is None else (DeckChosen(record.dealt),)
    return _going_on(table, host, found.play, steps, (Seated(seat, host), *deck))


def from_saved(table: str, host: Person, play: Play, names: Sequence[str]) -> list[Draft]:
    """A new table with a saved game on it. The host has the chair of whoever is called like them, else the
    first; the others of a game that is over are there by name, in one that goes on bots play for them."""
    seats = play.setup.seats
    own = names.index(host.name) if host.name in names[:seats] else 0
    guests = [
        Seated(seat, Person(f"{table}-{seat}", clean_line(name)[:NAME_MOST], seat % AVATARS + 1))
        for seat, name in enumerate(names[:seats])
        if play.outcome is not None and seat != own and clean_line(name) and not name.startswith("(")  # a bot
    ]
    again = Play(play.game, play.setup, play.seed)
    steps = [again.replay(move) for move in play.moves]
    return _going_on(table, host, play, steps, (Seated(own, host), *guests))


def _going_on(
    table: str, host: Person, play: Play, steps: Sequence[Step], at_first: Sequence[TableEvent]
) -> list[Draft]:
    """A table at which these steps were played, bots on every chair that nobody has."""
    game, setup = play.game.info.id, play.setup
    level = registry.get(game).usual_level
    options = chair_rules.options_of(setup)
    created = Created(table, game, setup.variant, options, setup.seats, open=False, host=host.id)
    taken = {event.chair for event in at_first if isinstance(event, Seated)}
    bots = (BotSet(chair, level) for chair in range(setup.seats) if chair not in taken)
    started = Started(1, setup.rules, msgspec.Raw(codec.encode_setup(setup)), play.seed.hex())
    return [Draft((created, *at_first, *bots, started), host.id), *map(Draft, steps)]


def _record_at(rows: Sequence[Row], number: int) -> tuple[TableRecord, int]:
    """The table right after this game was started, and when that was."""
    record: TableRecord | None = None
    for row in rows:
        if row.kind != "table":
            continue
        for event in table_events.decode_events(row.events):
            record = table_events.evolve(record, event)
            if isinstance(event, Started) and event.number == number:
                return record, row.at
    raise StolekError(f"there is no game {number} at this table")
