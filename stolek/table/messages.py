"""Everything that travels between a browser and a table, as types. TypeScript and docs are made from here.

A client opens ``/ws`` and says ``hello`` for one table; everything after that is about this table.
Every message of the server that changes what is shown carries ``row``, the journal row it follows from;
a client that sees a gap says ``resume`` with the last row it has.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from stolek.core.errors import Illegal
from stolek.core.game import Outcome
from stolek.core.say import Say
from stolek.table import game_messages, message_base, people_messages
from stolek.table.game_messages import Position, PositionsJson
from stolek.table.message_base import Message

PROTOCOL = 3
NAME_MOST = 24
AVATARS = 24
DAY = people_messages.DAY
CODE_LENGTH = 6
"""A table's id begins with its code, which is short enough to be said."""
CLASS_CODE_LENGTH = 5
"""Shorter than a table's, so that whoever types a code need not say of what it is."""
CHAT_MOST = 300

Person: TypeAlias = message_base.Person
Cid: TypeAlias = message_base.Cid
AskChair: TypeAlias = people_messages.AskChair
Admit: TypeAlias = people_messages.Admit
Remove: TypeAlias = people_messages.Remove
Mute: TypeAlias = people_messages.Mute
Hidden: TypeAlias = people_messages.Hidden
Asking: TypeAlias = people_messages.Asking
Presence: TypeAlias = people_messages.Presence
Noted: TypeAlias = people_messages.Noted
NextGame: TypeAlias = people_messages.NextGame
Deadline: TypeAlias = people_messages.Deadline
SetDeadline: TypeAlias = people_messages.SetDeadline
Nudge: TypeAlias = people_messages.Nudge
TimesLeft: TypeAlias = people_messages.TimesLeft
Standing: TypeAlias = people_messages.Standing
Classroom: TypeAlias = people_messages.Classroom
TableDeck: TypeAlias = people_messages.TableDeck
Query: TypeAlias = game_messages.Query
Answers: TypeAlias = game_messages.Answers
AskAdvice: TypeAlias = game_messages.AskAdvice
Advice: TypeAlias = game_messages.Advice

Reaction: TypeAlias = Literal["love", "laugh", "wow", "hat", "what", "alas"]
PaceName: TypeAlias = Literal["calm", "normal", "brisk"]
TableId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


# From the browser -------------------------------------------------------------------------------------


class Hello(Message, tag="hello", frozen=True):
    """The first message on a connection: which table, and the last row already seen (-1: none).

    ``watch``: this connection is a big screen. It is shown what a spectator sees, holds no chair and cannot
    speak, even on a device whose owner plays at the table. ``beats``: unless hidden, it says something (a
    ``ping`` at least) every few seconds; when it does not, its line is cut."""

    table: TableId
    row: int = -1
    protocol: int = PROTOCOL
    watch: bool = False
    beats: bool = False


class Answer(Message, tag="answer", frozen=True):
    """An answer to a prompt. ``cid`` is made by the client; the same cid is carried out once, ever."""

    cid: Cid
    seat: int
    prompt: int
    option: int
    text: str | None = None


class Sit(Message, tag="sit", frozen=True):
    """Take an empty chair (or the one of a bot) before the game starts; None: any chair that is empty."""

    cid: Cid
    chair: int | None = None


class Stand(Message, tag="stand", frozen=True):
    """Leave one's chair before the game, or leave the game for good (a bot plays on)."""

    cid: Cid
    chair: int


class Ready(Message, tag="ready", frozen=True):
    cid: Cid
    ready: bool


class Start(Message, tag="start", frozen=True):
    """The host begins; empty chairs are filled as set up."""

    cid: Cid


class SetBot(Message, tag="set-bot", frozen=True):
    """The host puts a bot of this level on a chair, or empties it with None."""

    cid: Cid
    chair: int
    level: str | None


class Change(Message, tag="change", frozen=True):
    """The host changes the set-up before the start. ``options`` are a JSON object by option name."""

    cid: Cid
    variant: str | None = None
    chairs: int | None = None
    options: dict[str, str | int | bool] | None = None
    open: bool | None = None


class Cover(Message, tag="cover", frozen=True):
    """Let a bot play for me (True), or take over again (False). Anyone at the table may let one play for
    somebody who has been away for a while (``Presence.cover_in``), until they are back. ``level`` is that of
    the bot, or the usual one."""

    cid: Cid
    chair: int
    cover: bool
    level: str | None = None


class Rematch(Message, tag="rematch", frozen=True):
    """After the end: the same people, a new game at the same table."""

    cid: Cid


class Chat(Message, tag="chat", frozen=True):
    """Something said to everyone. ``phrase`` is the key of one of the game's own sentences: then everybody
    reads it in their language, and ``text`` is for those who cannot."""

    cid: Cid
    text: str
    phrase: str | None = None


class React(Message, tag="react", frozen=True):
    """A passing sign to everyone, by somebody with a chair. Not kept, not answered, too many are dropped."""

    what: Reaction


class Resume(Message, tag="resume", frozen=True):
    """Send again everything after this row."""

    row: int


class Ping(Message, tag="ping", frozen=True):
    at: int


class SetPace(Message, tag="set-pace", frozen=True):
    """The host says how this table is played, at any time: how fast, whether it holds at moments, whether it
    helps with hints. What is null stays."""

    cid: Cid
    pace: PaceName | None = None
    holds: bool | None = None
    hints: bool | None = None


class Shown(Message, tag="shown", frozen=True):
    """This device has shown everything up to this row, or stands at the moment in it. Not answered; a device
    that never says it is not waited for."""

    row: int


class Hold(Message, tag="hold", frozen=True):
    """Wait, I am looking (True), or go on without me (False). Not kept, not answered."""

    hold: bool


class GoOn(Message, tag="go-on", frozen=True):
    """On from the moment with this number, by whoever leads, or by a big screen. Not kept, not answered."""

    moment: int


ClientMessage: TypeAlias = (
    Hello
    | SetPace
    | SetDeadline
    | Nudge
    | Shown
    | Hold
    | GoOn
    | Answer
    | Sit
    | Stand
    | Ready
    | Start
    | SetBot
    | Change
    | Cover
    | AskChair
    | Admit
    | Remove
    | Mute
    | Rematch
    | NextGame
    | Chat
    | React
    | Hidden
    | Query
    | AskAdvice
    | Resume
    | Ping
)


# From the server --------------------------------------------------------------------------------------


class Chair(msgspec.Struct, frozen=True):
    """A place at the table. ``bot`` alone: a bot sits here; with ``person``: it covers for them."""

    person: Person | None
    bot: str | None
    ready: bool
    connected: bool
    yours: bool


class TableState(msgspec.Struct, frozen=True):
    """The table around the game. ``deck`` null: it is played with the game's own cards. ``muted`` are the ids
    of those who may not speak; ``removed`` were sent away. ``may_ask``: you may ask for a bot's chair.
    ``evening`` is the score over its finished games, the leader first; ``lesson``: this game is a lesson;
    ``classroom``: it is a table of a class, whose host is the teacher."""

    id: str
    game: str
    variant: str
    options: dict[str, str | int | bool]
    chairs: tuple[Chair, ...]
    open: bool
    host: str | None
    phase: Literal["setup", "playing", "over"]
    game_number: int
    spectators: int
    commitment: str | None
    seed: str | None
    deck: TableDeck | None = None
    muted: tuple[str, ...] = ()
    removed: tuple[Person, ...] = ()
    may_ask: bool = False
    pace: PaceName = "normal"
    holds: bool = True
    hints: bool = True
    deadline: Deadline = Deadline()
    evening: tuple[Standing, ...] = ()
    lesson: str | None = None
    classroom: Classroom | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """What somebody said; ``phrase``: a sentence of the catalogue, ``text`` is how its speaker reads it."""

    person: Person | None
    text: str
    phrase: str | None = None


class Welcome(Message, tag="welcome", frozen=True):
    """The whole table, after ``hello`` and after a gap too long to resume."""

    row: int
    you: Person
    table: TableState
    positions: tuple[Position, ...]
    chat: tuple[ChatLine, ...]
    outcome: Outcome | None


class Update(Message, tag="update", frozen=True, omit_defaults=True):
    """One journal row: what happened, and what is other than before. ``by``: whose move it was. A row in
    which you may know nothing is not sent to you, and your ``row`` numbers skip nothing there.

    ``cid``: this is what you asked for by that message, carried out and durable. ``positions``, where there
    are any, are those of all your seats."""

    row: int
    by: int | None = None
    cid: str | None = None
    positions: PositionsJson | msgspec.UnsetType = msgspec.UNSET
    table: TableState | None = None
    chat: ChatLine | None = None
    outcome: Outcome | None = None


class Reacted(Message, tag="reacted", frozen=True):
    """Somebody's passing sign; not journalled, not numbered."""

    person: Person
    what: Reaction


class AtMoment(Message, tag="moment", frozen=True):
    """The table holds at the last event of this kind in this row; said before that row, and again whenever
    something changes. ``leader``: the seat that goes on, if the game says; ``holders`` still look;
    ``goes_in``: it goes on by itself after so many milliseconds; ``yours``: you may say to go on. Not
    journalled, not numbered."""

    number: int
    row: int
    event: str
    leader: int | None
    holders: tuple[Person, ...]
    goes_in: int | None
    yours: bool


class MomentOver(Message, tag="moment-over", frozen=True):
    """The table goes on after the moment with this number."""

    number: int


class Clock(Message, tag="clock", frozen=True):
    """The open window closes in so many milliseconds: everyone has seen it by now."""

    closes_in: int


class Done(Message, tag="done", frozen=True):
    """The message with this cid is carried out and durable. Said where no ``update`` says so by its ``cid``:
    when the message comes again, and when its answer is held until a window closes."""

    cid: str
    row: int


class NotDone(Message, tag="not-done", frozen=True):
    """The message with this cid was refused and changed nothing."""

    cid: str
    why: Illegal


class Problem(Message, tag="problem", frozen=True):
    """The connection is about to close, or a message could not be read: what is wrong and what to do."""

    say: Say
    fatal: bool


class Pong(Message, tag="pong", frozen=True):
    at: int


ServerMessage: TypeAlias = (
    Welcome
    | Update
    | Presence
    | TimesLeft
    | Noted
    | Reacted
    | AtMoment
    | MomentOver
    | Clock
    | Done
    | NotDone
    | Problem
    | Answers
    | Advice
    | Pong
)
