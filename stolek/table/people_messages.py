"""What is said on the socket about people: chairs asked for, who is here, what a host does about somebody."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from stolek.core.say import Say
from stolek.table.message_base import Cid, Message, Person

DAY: Final = 86_400
Zone: TypeAlias = (
    Annotated[int, msgspec.Meta(ge=-840, le=840)] | Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
)
"""By which clock somebody lives: the name of a time zone; older rows have the minutes east of UTC."""


class Deadline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take (0: as long as one likes; from a day on the table is played over days),
    and what happens then: a bot decides this ``once``, or plays until they are ``back``. ``weekend``:
    Saturdays and Sundays do not count, in this time zone; null: every day counts."""

    seconds: Annotated[int, msgspec.Meta(ge=0, le=7 * DAY)] = 0
    then: Literal["once", "back"] = "once"
    weekend: Zone | None = None

    @property
    def over_days(self) -> bool:
        return self.seconds >= DAY

    @property
    def is_known(self) -> bool:
        """Whether it is one of those that are offered: 30 or 120 seconds, 1 to 7 days, or none."""
        return self.seconds in (0, 30, 120) or (self.over_days and self.seconds % DAY == 0)


class SetDeadline(Message, tag="set-deadline", frozen=True):
    """The host says how long decisions may take, at any time. Whoever owes one has the whole time from now
    on, also where nothing is changed: nothing is due that the host cannot put off."""

    cid: Cid
    deadline: Deadline


class Nudge(Message, tag="nudge", frozen=True):
    """Reminds somebody who is not here, and whose turn it is, of the table; once in some hours."""

    cid: Cid
    chair: int


class TimesLeft(Message, tag="times-left", frozen=True):
    """By chair: how many milliseconds are left of what its person owes, and since when it is asked, in
    seconds as the calendar counts; null: nothing is owed. ``runs``: false while the clocks stand still. Not
    numbered."""

    left: tuple[int | None, ...]
    asked: tuple[int | None, ...]
    runs: bool


class AskChair(Message, tag="ask-chair", frozen=True):
    """Somebody who has held no chair in the running game asks the host for this chair of a bot."""

    cid: Cid
    chair: int


class Admit(Message, tag="admit", frozen=True):
    """The host lets whoever asks (``Presence.asking``) take over that chair, or says no."""

    cid: Cid
    person: str
    admit: bool


class Remove(Message, tag="remove", frozen=True):
    """The host sends somebody away from the table, or lets them come again. A bot plays on for them."""

    cid: Cid
    person: str
    removed: bool = True


class Mute(Message, tag="mute", frozen=True):
    """The host takes the word from somebody, or gives it back."""

    cid: Cid
    person: str
    muted: bool = True


class Hidden(Message, tag="hidden", frozen=True):
    """This device shows the page no more (it sleeps, or shows something else), or shows it again."""

    hidden: bool


class Asking(msgspec.Struct, frozen=True):
    """Somebody who asks the host for the chair of a bot."""

    person: Person
    chair: int


class Presence(Message, tag="presence", frozen=True):
    """Who is connected now; not journalled, not numbered.

    ``asleep``: connected, but no device of theirs shows the page. ``cover_in``: after so many milliseconds a
    bot may play for them; null: they are here, or one does. ``guests`` are those without a chair, by name.
    ``last_here``: over days, when who is away was last here, in seconds as the calendar counts."""

    connected: tuple[bool, ...]
    spectators: int
    asleep: tuple[bool, ...] = ()
    cover_in: tuple[int | None, ...] = ()
    guests: tuple[Person, ...] = ()
    asking: tuple[Asking, ...] = ()
    last_here: tuple[int | None, ...] = ()


class Noted(Message, tag="noted", frozen=True):
    """What has happened among the people at the table, for the log and to be shown for a moment: somebody
    leaves, is away, is back, a bot plays for them, another is host. Not numbered; a ``welcome`` has it in its
    log while a game is running."""

    says: tuple[Say, ...]


class NextGame(Message, tag="next-game", frozen=True):
    """The host chooses what is played next with the same people; the table is set up for it. What is left out
    is as usual in that game."""

    cid: Cid
    game: Annotated[str, msgspec.Meta(max_length=32)]
    variant: str | None = None
    options: dict[str, str | int | bool] | None = None


class Classroom(msgspec.Struct, frozen=True):
    """What a teacher says for a table of their class. ``paused``: nobody moves now; ``approves``: what
    somebody writes as a move is read by the teacher before anyone else sees it. Nobody chats here.
    ``number``: the table's in the class, from 1 (0: laid before tables had one)."""

    code: str
    paused: bool = False
    approves: bool = False
    number: int = 0


class Standing(msgspec.Struct, frozen=True):
    """How somebody stands over all finished games of a table; ``rank`` 1 leads."""

    person: Person
    rank: int
    points: int
    wins: int
    games: int


class TableDeck(msgspec.Struct, frozen=True):
    """Somebody's own pictures at a table. ``unsaid``: so many have no description for those who cannot see
    them. ``mark`` changes with anything in it; ``GET /api/tables/{table}/deck`` has the rest."""

    name: str
    owner: str
    count: int
    unsaid: int
    mark: str
