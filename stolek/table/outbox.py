"""What is to be stored and said of one item, while a table handles it."""

from __future__ import annotations

from stolek.core.errors import Illegal
from stolek.table import lobby_cards as cards
from stolek.table.effects import Asker, Effects, Question, Send
from stolek.table.events import TableRecord
from stolek.table.store import Batch, HeldAnswer, Row, SavedGame


class Outbox:
    """What is to be stored and said of one item, while it is handled."""

    def __init__(self, table: str, first: int, at: int) -> None:
        self.table, self.first, self.at = table, first, at
        self.rows: list[Row] = []
        self.held: list[HeldAnswer] = []
        self.card: cards.TableCard | None = None
        self.saved: SavedGame | None = None
        self.sends: list[Send] = []
        self.questions: list[Question] = []
        self.notes: list[str] = []
        self.hang_up: list[int] = []

    @property
    def batch(self) -> Batch | None:
        if not self.rows and not self.held:
            return None
        kept = (tuple(self.rows), tuple(self.held), self.card, self.saved)
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
        )
