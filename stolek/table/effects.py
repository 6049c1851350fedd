"""What comes to a table (items) and what follows from it (effects), as data. Knows no socket and no clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from stolek.core.bot import Observation
from stolek.core.errors import Illegal
from stolek.core.ids import Seat
from stolek.table.chairs import TableMessage
from stolek.table.events import OwnDeck, TableRecord
from stolek.table.lobby_cards import TableCard
from stolek.table.messages import (
    Answer,
    AskAdvice,
    AskChair,
    Chat,
    GoOn,
    Hold,
    Nudge,
    Person,
    Reaction,
    Shown,
)
from stolek.table.moderation import HostMessage
from stolek.table.store import Batch, HeldAnswer, Row, SavedGame, Times

Wish: TypeAlias = Answer | Chat | AskChair | Nudge | HostMessage | TableMessage
NoticeKind: TypeAlias = Literal["turn", "soon", "nudge", "late", "over"]


class Line(Protocol):
    """A connection as a driver sees it: the transport's interface. ``push`` never waits."""

    @property
    def number(self) -> int:
        """Which line it is; no other line of the same driver has this number."""

    @property
    def person(self) -> str:
        """Whose it is."""

    def push(self, messages: Sequence[bytes]) -> None:
        """Sends these; if the reader is too slow for them, the line asks for the whole table instead."""

    def welcome(self, message: bytes) -> None:
        """Sends the whole table: whoever was behind is no longer."""

    def hang_up(self) -> None:
        """Ends the connection; whoever it is will come again."""


# What comes -------------------------------------------------------------------------------------------


class Joined(msgspec.Struct, frozen=True):
    """A line wants everything after this row (-1: everything)."""

    line: int
    you: Person
    row: int = -1


class Gone(msgspec.Struct, frozen=True):
    """A line has ended."""

    line: int


class Dozed(msgspec.Struct, frozen=True):
    """The device of a line shows the page no more, or again."""

    line: int
    hidden: bool


class Said(msgspec.Struct, frozen=True):
    """Somebody wants something. ``seed``: 32 random bytes, for what may begin a game."""

    line: int
    you: Person
    wish: Wish
    seed: bytes = b""


class Signed(msgspec.Struct, frozen=True):
    """A passing sign. It leaves no trace, so it waits for nothing and is not acknowledged."""

    person: str
    what: Reaction


class Looked(msgspec.Struct, frozen=True):
    """How far somebody's device is with showing, or what they say at a moment. Leaves no trace either.

    ``screen``: it is a big screen, which nobody holds in hand."""

    line: int
    you: Person
    what: Shown | Hold | GoOn
    screen: bool = False


class Queried(msgspec.Struct, frozen=True):
    """Somebody asks what they know. Leaves no trace."""

    line: int
    you: Person
    seat: int | None


class AdviceWanted(msgspec.Struct, frozen=True):
    """Somebody asks what a strong bot would do in their place. Leaves no trace."""

    line: int
    you: Person
    wish: AskAdvice


class BotAnswered(msgspec.Struct, frozen=True):
    """A bot's answer to a question; perhaps nobody waits for it any more."""

    question: Question
    action: Any


class BotFailed(msgspec.Struct, frozen=True):
    """A bot crashed or missed its time."""

    question: Question


class Tick(msgspec.Struct, frozen=True):
    """It is as late as the table wanted to be called."""


class PersonChanged(msgspec.Struct, frozen=True):
    """Somebody goes by another name or face now."""

    person: Person


class ChairGiven(msgspec.Struct, frozen=True):
    """Somebody has opened the link to a chair which this person (None: nobody) held when it was made."""

    chair: int
    holder: str | None
    to: Person


class DeckWanted(msgspec.Struct, frozen=True):
    """Somebody wants this deck of theirs played with; None: the game's own cards."""

    by: str
    deck: OwnDeck | None


class DeckChanged(msgspec.Struct, frozen=True):
    """The deck with this id is like this now; None: it is gone."""

    id: str
    deck: OwnDeck | None


class Ordered(msgspec.Struct, frozen=True):
    """What a host wants who is not at the table: a teacher, for one of many. ``seed`` as in ``Said``."""

    you: Person
    wish: TableMessage | HostMessage
    seed: bytes = b""


class Ruled(msgspec.Struct, frozen=True):
    """A teacher says how it is at the tables of their class; what is None stays."""

    paused: bool | None = None
    approves: bool | None = None


class Placed(msgspec.Struct, frozen=True):
    """A pupil gets a chair at this table of their class, or has none here any more."""

    person: Person
    here: bool


class Judged(msgspec.Struct, frozen=True):
    """The teacher has read what somebody wrote as a move by this wish: it fits, or they write another."""

    seat: int
    cid: str
    fits: bool


ClassItem: TypeAlias = Ordered | Ruled | Placed | Judged
LobbyItem: TypeAlias = PersonChanged | ChairGiven | DeckWanted | DeckChanged | ClassItem
Item: TypeAlias = (
    Joined
    | Gone
    | Dozed
    | Said
    | Signed
    | Looked
    | Queried
    | AdviceWanted
    | BotAnswered
    | BotFailed
    | Tick
    | LobbyItem
)


# What follows -----------------------------------------------------------------------------------------


class Send:
    """Messages for one line. ``whole``: it is the whole table, which stands for all that was before."""

    __slots__ = ("line", "messages", "whole")

    def __init__(self, line: int, messages: tuple[bytes, ...], whole: bool = False) -> None:
        self.line, self.messages, self.whole = line, messages, whole


class Question(msgspec.Struct, frozen=True):
    """A bot is asked. The answer names the question again. ``advice``: it is no move, but what somebody in
    that seat is to be told; ``weigh``: the answer is what every option is worth."""

    table: str
    game: str
    number: int
    seat: Seat
    prompt: int
    level: str
    observation: Observation[Any, Any]
    advice: bool = False
    weigh: bool = False


class Notice(msgspec.Struct, frozen=True):
    """Somebody who is not here is to know that it is their turn, that their time is nearly up, that ``by``
    reminds them of it, that their time was up, or that the game is over."""

    person: str
    table: str
    game: str
    kind: NoticeKind
    by: str | None = None


class Asker(msgspec.Struct, frozen=True):
    """Who has to hear of it if the store refuses."""

    line: int
    cid: str


class Effects:
    """What follows from one item; put together while the table handles it.

    The batch must be durable before any message goes out or any bot is asked, and the effects of a table
    are let out in the order in which they came. If the store refuses the batch, neither these effects nor
    later ones happen: the table is read back from the store. ``record`` is the table after the item,
    ``refused`` the answer to the lobby, ``wake_at`` when to come with a ``Tick``, ``notes`` are for a log.
    Lines to ``hang_up`` are told nothing more after their messages; ``notices`` go to people elsewhere."""

    def __init__(self, record: TableRecord, first: int, at: int) -> None:
        self.record = record
        self._first, self._at = first, at
        self.rows: list[Row] = []
        self.held: list[HeldAnswer] = []
        self.card: TableCard | None = None
        self.saved: SavedGame | None = None
        self.times: Times | None = None
        self.sends: list[Send] = []
        self.questions: list[Question] = []
        self.refused: Illegal | None = None
        self.asker: Asker | None = None
        self.wake_at: float | None = None
        self.notes: list[str] = []
        self.hang_up: list[int] = []
        self.notices: list[Notice] = []

    @property
    def batch(self) -> Batch | None:
        """What is to be stored."""
        if not self.rows and not self.held and self.times is None:
            return None
        kept = (tuple(self.rows), tuple(self.held), self.card, self.saved, self.times)
        return Batch(self.record.id, self._first, self._at, *kept)
