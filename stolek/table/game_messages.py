"""What is said on the socket about the game itself: what is shown, what happens, what is asked.

A game's own data is ready-made JSON here; ``Carries`` says what is in it."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from stolek.core.ids import RuleId, Seat
from stolek.core.prompt import Option, PromptKind
from stolek.core.say import Say
from stolek.table.message_base import Message


class Carries(msgspec.Struct, frozen=True):
    """Says of ready-made JSON what it holds, for those who generate types from here."""

    type: Any


OptionsJson: TypeAlias = Annotated[msgspec.Raw, Carries(tuple[Option[Any] | int, ...])]
SaysJson: TypeAlias = Annotated[msgspec.Raw, Carries(tuple[Say, ...])]
FieldsJson: TypeAlias = Annotated[msgspec.Raw, Carries(dict[str, Any])]


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event as this viewer may see it, its words, and how it changes what is shown: ``set`` has the
    fields of the view that are others now, whole; all other fields stay what they were. With a ``+`` after
    its name a field is a list of which only some elements are others: these by their places, from 0; a place
    after its end is a new one. ``moment``: people want to look at it, also later."""

    event: msgspec.Raw
    says: SaysJson
    set: FieldsJson | UnsetType = UNSET
    moment: bool = False


HappeningsJson: TypeAlias = Annotated[msgspec.Raw, Carries(tuple[Happening, ...])]


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A prompt as it is sent. An option that the last prompt of the same ``kind`` to this seat had as well,
    since a ``view`` came, is only named, by the number it had there; its number is now its place here."""

    seat: Seat
    kind: PromptKind
    key: str
    rule: RuleId
    id: int
    owed: bool
    options: OptionsJson
    default: int | None = None
    seconds: int | None = None


class Past(msgspec.Struct, frozen=True):
    """A moment that is over: its event, and what was shown right after it."""

    event: msgspec.Raw
    view: msgspec.Raw


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies before one seat of yours (or before a spectator: seat null).

    ``view`` is all that is shown. It comes in ``welcome``, when a game begins, and when you look through
    these eyes for the first time; otherwise go on from what you have. ``happenings`` follow it one after the
    other, and ``set`` has what changes without an event.
    ``prompt`` and ``waiting`` (the seats that still owe an answer) come when they are new; where a ``view``
    comes without them, nothing is asked and nobody is waited for. A spectator is told what they are asked
    (``asks``, a key; null: not one thing). ``log`` is all that happened before in this game as this viewer
    saw it, in words (in ``welcome`` only). ``past`` is the last moment of this game, to be looked at
    again; it comes with a ``view``. ``closes_in`` is how many milliseconds a window stays open, after
    which silence means its default; without it none is open."""

    seat: int | None
    view: msgspec.Raw | UnsetType = UNSET
    happenings: HappeningsJson | UnsetType = UNSET
    set: FieldsJson | UnsetType = UNSET
    prompt: Asked | UnsetType | None = UNSET
    waiting: tuple[int, ...] | UnsetType = UNSET
    asks: str | UnsetType | None = UNSET
    log: tuple[Say, ...] = ()
    past: Past | UnsetType = UNSET
    closes_in: int | None = None


PositionsJson: TypeAlias = Annotated[msgspec.Raw, Carries(tuple[Position, ...])]


class Query(Message, tag="query", frozen=True):
    """What does this seat of mine know (null: what a spectator does)? Answered by ``answers``, before a game
    by nothing; not kept, and nobody else learns of it."""

    seat: int | None = None


class AskAdvice(Message, tag="ask-advice", frozen=True):
    """What would you do? Asks the game's strongest bot for this seat of mine and its open prompt. Answered by
    ``advice``; not kept, and nobody else learns of it."""

    seat: int
    prompt: int


class Advice(Message, tag="advice", frozen=True):
    """What the strongest bot would answer to this prompt, and why, from what the seat is shown. ``option``
    null: there is no advice, and ``why`` says so."""

    seat: int
    prompt: int
    option: int | None
    why: Say


class Choice(msgspec.Struct, frozen=True):
    """What an option of the open prompt leads to."""

    n: int
    effects: tuple[Say, ...]


class Reason(msgspec.Struct, frozen=True):
    """Something that happened, and the rules behind it."""

    says: tuple[Say, ...]
    rules: tuple[RuleId, ...]


class Answers(Message, tag="answers", frozen=True):
    """What this seat knows, to be spoken. ``topics``: sentences by topic (``now``, ``turn``, ``clue``,
    ``hand``, ``table``, ``score``, ``more``, ``pictures``; some may be missing). ``choices``: what each
    option leads to, unless the host wants no hints. ``reasons``: the last things that name their rules."""

    seat: int | None
    topics: dict[str, tuple[Say, ...]]
    choices: tuple[Choice, ...]
    reasons: tuple[Reason, ...]
