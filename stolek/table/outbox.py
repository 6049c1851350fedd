"""What is to be stored and said of one item, while a table handles it."""

from __future__ import annotations

from collections.abc import Sequence

from stolek.core import codec
from stolek.core.errors import Illegal
from stolek.core.prompt import Prompt
from stolek.table import lobby_cards as cards
from stolek.table.effects import Asker, Effects, Notice, Question, Send
from stolek.table.events import TableRecord
from stolek.table.history import History
from stolek.table.outgoing import KeptRow
from stolek.table.store import Batch, HeldAnswer, Row, SavedGame, Times


class Outbox:
    """What is to be stored and said of one item, while it is handled."""

    def __init__(self, table: str, first: int, at: int) -> None:
        self.table, self.first, self.at = table, first, at
        self.rows: list[Row] = []
        self.held: list[HeldAnswer] = []
        self.card: cards.TableCard | None = None
        self.saved: SavedGame | None = None
        self.times: Times | None = None
        self.sends: list[Send] = []
        self.questions: list[Question] = []
        self.notes: list[str] = []
        self.hang_up: list[int] = []
        self.notices: list[Notice] = []

    def hold(
        self, record: TableRecord, prompt: Prompt[object], action: object, by: str | None, cid: str | None
    ) -> None:
        """An answer that is kept until its window closes."""
        raw = codec.encode_action(action)
        self.held.append(HeldAnswer(record.id, record.number, prompt.seat, prompt.id, by, cid, raw))

    def write_cards(self, history: History, kept: Sequence[KeptRow]) -> None:
        """The cards that change with these rows. Who sits down after a game has not played it."""
        record = history.record
        self.card = cards.table_card(record)
        ends = kept[-1].table and kept[-1].record.phase == "over" and kept[0].record.phase != "over"
        if record.phase == "playing" or ends:
            outcome = None if history.play is None else history.play.outcome
            self.saved = SavedGame(cards.saved_card(record, history.started, outcome), cards.players(record))

    @property
    def batch(self) -> Batch | None:
        if not self.rows and not self.held and self.times is None:
            return None
        kept = (tuple(self.rows), tuple(self.held), self.card, self.saved, self.times)
        return Batch(self.table, self.first, self.at, *kept)

    def effects(
        self, record: TableRecord, refused: Illegal | None, asker: Asker | None, wake_at: float | None
    ) -> Effects:
        return Effects(
            record,
            self.batch,
            self.sends,
            self.questions,
            refused,
            asker,
            wake_at,
            self.notes,
            self.hang_up,
            self.notices,
        )
