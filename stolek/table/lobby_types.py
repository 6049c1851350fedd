"""Everything the lobby's REST takes and gives, as types. OpenAPI and TypeScript are made from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from stolek.core.cards import FaceWords
from stolek.core.game import Variant
from stolek.core.rulebook import Section
from stolek.core.say import Say
from stolek.table.events import OptionValue
from stolek.table.messages import AVATARS, NAME_MOST, Person
from stolek.table.people_messages import Zone


class Fault(msgspec.Struct, frozen=True):
    """Why a request was refused, in a catalogue's words, and the rule behind it where there is one."""

    say: Say
    rule: str | None = None


# The games --------------------------------------------------------------------------------------------


class OptionCard(msgspec.Struct, frozen=True):
    """One option of a game. ``switch``: true or false; ``choice``: one of ``values``; ``number``: any;
    ``language``: one of ``values``, and the host's where nothing else is asked for.

    ``refused``: with how many chairs a value cannot be chosen, for values that do not go with all.
    ``variants`` and ``seats``: where it says anything at all; empty: everywhere."""

    name: str
    kind: Literal["switch", "choice", "number", "language"]
    values: tuple[OptionValue, ...]
    default: OptionValue
    refused: dict[str, tuple[int, ...]] = {}
    variants: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson of a game: which variant it teaches, with how many chairs, in about how many minutes."""

    id: str
    variant: str
    chairs: int
    minutes: int


class LessonTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something one may not do: an action by its fields, and the rule that refuses it."""

    action: dict[str, Any]
    rule: str


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence of the coach, `<game>-lesson-<say>` of the catalogue; ``at``: the parts of the page that
    it is about, as selectors; ``wrong``: what one is invited to try."""

    say: str
    at: tuple[str, ...] = ()
    wrong: LessonTry | None = None


class LessonBeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says at one point of the game: where the view has what ``when`` asks for, and the table
    holds at an event of the kind ``moment``; without one, where the pupil is asked something. ``do``: the
    actions, by their fields, of which one goes on; none: whatever one likes. ``instead`` is said to anything
    else; without one, that it is allowed, and the sentence again. ``last``: here the lesson ends, whether
    anything is asked or not."""

    when: dict[str, Any]
    steps: tuple[LessonStep, ...]
    moment: str | None = None
    do: tuple[dict[str, Any], ...] = ()
    instead: str | None = None
    last: bool = False


class LessonSheet(msgspec.Struct, frozen=True):
    """What the coach of a lesson says. Of all beats that fit, the first counts. ``wordless``: for those who
    cannot read: a hand moves over what each sentence is about, and a voice says it."""

    beats: tuple[LessonBeat, ...]
    wordless: bool


class GameCard(msgspec.Struct, frozen=True):
    """A game as it stands on the shelf. Its title and texts are words of the catalogue.

    ``own_pictures``: it can be played with a deck of people's own pictures. ``quiet``: keys of sentences that
    are not read aloud to who likes to be told little. ``advice``: one may ask what a strong bot would do."""

    id: str
    version: int
    variants: tuple[Variant, ...]
    options: tuple[OptionCard, ...]
    levels: tuple[str, ...]
    own_pictures: bool = False
    lessons: tuple[LessonCard, ...] = ()
    quiet: tuple[str, ...] = ()
    advice: bool = False


class RulesCard(msgspec.Struct, frozen=True):
    """The rulebook of a game by sections; the texts are words of the catalogue. ``prints``: its cards can be
    had as a PDF."""

    game: str
    sections: tuple[Section, ...]
    prints: bool = False


# Tables -----------------------------------------------------------------------------------------------


class TableMade(msgspec.Struct, frozen=True):
    table: str


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from right after the move of this event, on this seat, with bots on the others."""

    at: Annotated[int, msgspec.Meta(ge=0)]
    seat: int


# People -----------------------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    """You, as the cookie says. ``named`` is false until you have chosen a name yourself."""

    person: Person
    lang: str | None
    named: bool


class MePatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is left out stays as it is."""

    name: Annotated[str, msgspec.Meta(max_length=4 * NAME_MOST)] | None = None
    avatar: Annotated[int, msgspec.Meta(ge=1, le=AVATARS)] | None = None
    lang: Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}$")] | None = None


class NewSeatLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Give a chair of yours away: whoever opens the link holds it."""

    chair: int


class Link(msgspec.Struct, frozen=True):
    """A path of the page that works once; ``seconds`` is how long it can be opened."""

    path: str
    seconds: int


class DeviceCard(msgspec.Struct, frozen=True):
    """A device on which somebody is the same person. ``what`` it is, in its browser's words; ``made`` is when
    it became one of theirs; ``here``: it is the one that asks."""

    id: str
    what: str
    made: int
    here: bool


class PushTo(msgspec.Struct, frozen=True, tag_field="is", tag="push", forbid_unknown_fields=True):
    """A browser's push subscription, as it gives it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000, pattern="^https?://")]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=30)]


class WebhookTo(msgspec.Struct, frozen=True, tag_field="is", tag="webhook", forbid_unknown_fields=True):
    """An address of yours to which a line of text is posted, or JSON with a ``text``."""

    url: Annotated[str, msgspec.Meta(max_length=1000, pattern="^https?://")]
    json: bool = False


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No notices from this hour to that one by the clock of this time zone; they come afterwards."""

    start: Annotated[int, msgspec.Meta(ge=0, le=23)]
    end: Annotated[int, msgspec.Meta(ge=0, le=23)]
    zone: Zone


class NoticeWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where you want to be told that it is your turn: on this device, or at an address."""

    to: PushTo | WebhookTo
    quiet: Quiet | None = None


class NoticesCard(msgspec.Struct, frozen=True):
    """How you are told. ``key`` is the server's for web push; ``here``: this device is; ``count``: so many
    devices and addresses are, all together."""

    key: str
    here: bool
    webhook: WebhookTo | None
    quiet: Quiet | None
    count: int


class LinkOpened(msgspec.Struct, frozen=True):
    """What a link has brought: ``device``: you are that person now; ``seat``: the chair at this table."""

    kind: Literal["device", "seat"]
    table: str | None


# Decks of people's own --------------------------------------------------------------------------------


class DeckCard(msgspec.Struct, frozen=True):
    """A deck of yours. ``unsaid``: so many pictures have no description; ``until``: when it is taken away if
    nobody plays with it before, in seconds as clocks count them; ``mark`` is that of `TableDeck`."""

    id: str
    name: str
    count: int
    unsaid: int
    until: int
    cover: str
    mark: str


class DeckLimits(msgspec.Struct, frozen=True):
    """How large a deck may be: bytes of the file, and pictures in it."""

    bytes: int
    least: int
    most: int


class DeckShelf(msgspec.Struct, frozen=True):
    """Your decks, the last used first."""

    decks: tuple[DeckCard, ...]
    limits: DeckLimits


class DeckSheet(msgspec.Struct, frozen=True):
    """A deck with what is said of each picture, in the order of its pictures."""

    name: str
    pictures: tuple[FaceWords, ...]


class DeckLeftOut(msgspec.Struct, frozen=True):
    """A file that did not go into the deck."""

    file: str
    why: Say


class DeckAdded(msgspec.Struct, frozen=True):
    """A deck that is yours now, and the first of the ``left`` files that were left out."""

    deck: DeckCard
    left: int
    left_out: tuple[DeckLeftOut, ...]


class PictureWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is left out stays as it is."""

    title: Annotated[str, msgspec.Meta(max_length=400)] | None = None
    alt: Annotated[str, msgspec.Meta(max_length=1200)] | None = None


class DeckPatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Other words for a deck, its pictures by id."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None
    pictures: Annotated[dict[str, PictureWords], msgspec.Meta(max_length=500)] = {}


class DeckChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deck to play with; null: the game's own cards."""

    deck: str | None
