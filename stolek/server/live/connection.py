"""One connection of one person's device to one table: strict decoding, limits, an outbox. Knows no game."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections import deque
from collections.abc import Sequence

import msgspec

from stolek.core.errors import illegal, outline
from stolek.core.say import say
from stolek.driver.live_table import LiveTable
from stolek.server.http.limits import Bucket
from stolek.server.http.uvicorn_protocols import DirectWebsocket
from stolek.server.services import Services
from stolek.table import outgoing
from stolek.table.effects import AdviceWanted, Looked, Queried, Wish
from stolek.table.game_messages import AskAdvice, Query
from stolek.table.messages import (
    Advice,
    Answer,
    Chat,
    ClientMessage,
    GoOn,
    Hello,
    Hold,
    NotDone,
    Person,
    Ping,
    Pong,
    React,
    Resume,
    Shown,
)
from stolek.table.people_messages import Hidden
from stolek.table.visitors import SCREEN

log = logging.getLogger("stolek.socket")

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
TOO_MUCH = say("problem-too-fast")
TOO_MUCH_CHAT = illegal("ST-2", "problem-too-fast")
NO_CHAT = illegal("ST-2", "refused-no-chat")
ONLY_WATCHES = illegal("ST-2", "refused-only-watches")
RESTART = ""
"""Ended for no fault of theirs: they come again by themselves."""
_SILENT_SECONDS = 12.0
"""A page that is looked at says something every two seconds; one that has not for so long is away."""
_PING, _PONG, _LONG = b'{"is":"ping","at":', b'{"is":"pong","at":', 18
_numbers = itertools.count()


class Stop(Exception):
    """The connection has to end, for this reason (a word of the catalogue)."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def decode(raw: bytes) -> ClientMessage:
    try:
        return _decoder.decode(raw)
    except msgspec.DecodeError:
        raise Stop("problem-not-understood") from None


class Connection:
    """A device. What its line has no room for waits in its outbox; a reader too slow for that gets the whole
    table afresh."""

    def __init__(
        self, line: DirectWebsocket, you: Person, device: str, table: LiveTable, services: Services
    ) -> None:
        settings = services.settings
        self.number = next(_numbers)
        self.owner, self.device = you.id, device
        self.person = you.id
        self.watches = False
        self.table = table
        self.ended: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        """Why it has to end, when it has to: a word of the catalogue, or None if there is nothing to say."""
        self._line = line
        self._you = you
        self._services = services
        self._most = settings.outbox_bytes_most
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        self._behind = False
        self._any = Bucket(settings.messages_per_second, settings.messages_burst)
        self._loop = asyncio.get_running_loop()
        self._heard_at = 0.0
        self._hidden = False
        self._changes = -1
        """Of people's names, when they were looked at last."""

    def join(self, hello: Hello) -> None:
        """Comes to the table. A big screen in a player's own browser shows no hand: it goes by an id that
        has no chair."""
        if hello.watch:
            self.watches = True
            self.person = f"{SCREEN}{self._you.id}"
            self._you = msgspec.structs.replace(self._you, id=self.person)
        self.table.join(self, self._you, hello.row)
        self._line.listen(self)
        self._heard_at = time.monotonic()
        if hello.beats and not hello.watch:
            self._listen()

    @property
    def is_behind(self) -> bool:
        return self._behind

    # What is sent -------------------------------------------------------------------------------------

    def push(self, messages: Sequence[bytes]) -> None:
        if self._behind:
            return
        if not self._outbox and not self._line.is_full:
            self._line.write(messages)
            return
        self._outbox.extend(messages)
        self._waiting += sum(map(len, messages))
        if self._waiting > self._most:
            self._fall_behind()

    def welcome(self, message: bytes) -> None:
        """The whole table: whoever was behind is no longer."""
        self._behind = False
        self.push((message,))

    def _fall_behind(self) -> None:
        self._outbox.clear()
        self._waiting = 0
        self._behind = True

    def drained(self) -> None:
        while self._outbox and not self._line.is_full:
            message = self._outbox.popleft()
            self._waiting -= len(message)
            self._line.write((message,))
        if self._behind and not self._line.is_full:
            self.table.join(self, self._you)

    def hang_up(self) -> None:
        """Ends the connection with what is still to be said; whoever it is will come again."""
        if not self.ended.done():
            self._line.write(self._outbox)
            self._outbox.clear()
            self.ended.set_result(RESTART)

    # What is heard ------------------------------------------------------------------------------------

    def lost(self) -> None:
        self._stop(None)

    def ponged(self, data: bytes) -> None:
        """Whoever asked hears it from uvicorn."""

    def pinged(self) -> None:
        if not self._any.take():
            self._stop("problem-too-fast")

    def hear(self, message: bytes) -> None:
        if self.ended.done():
            return
        self._heard_at = time.monotonic()
        if message.startswith(_PING) and self._answers_ping(message[len(_PING) :]):
            return
        try:
            self._obey(decode(message))
        except Stop as stop:
            self._stop(stop.key)
        except Exception as error:  # noqa: BLE001 (whatever it is ends this connection and no other)
            log.error("connection failed: %s", outline(error))  # noqa: TRY400
            self._stop("fault-server")

    def _answers_ping(self, at: bytes) -> bool:
        """Every page asks every other second: the same time goes back, without being taken apart."""
        is_time = at.endswith(b"}") and at[:-1].isdigit() and len(at) < _LONG
        if not is_time or not self._may_speak():
            return False
        self.push((_PONG + at,))
        return True

    def _may_speak(self) -> bool:
        """Whether neither the device nor its person has said too much by now."""
        now = self._heard_at
        return self._any.take(now) and self._services.person_rate.take(self._you.id, now)

    def _listen(self) -> None:
        """Whoever is heard no more has no line, or sleeps and has said so."""
        silent = time.monotonic() - self._heard_at
        if self.ended.done():
            return
        if silent < _SILENT_SECONDS or self._hidden:
            self._loop.call_later(max(_SILENT_SECONDS / 4, _SILENT_SECONDS - silent), self._listen)
        else:
            self._line.cut()

    def _stop(self, key: str | None) -> None:
        if not self.ended.done():
            self.ended.set_result(key)

    def _obey(self, message: ClientMessage) -> None:
        if not self._may_speak():
            raise Stop("problem-too-fast")
        match message:
            case Answer() if not self.watches:  # most are
                self._say(message)
            case Hello():
                raise Stop("problem-no-hello")
            case Ping(at):
                self.push((outgoing.encode(Pong(at)),))
            case Resume() if self._line.is_full:  # whoever does not read gets it when they have read
                self._behind = True
            case Resume(row):
                self.table.join(self, self._you, row)
            case Hidden(hidden):
                self._hidden = hidden
                self.table.doze(self, hidden)
            case React(what):
                if self._services.reaction_rate.take(self._you.id):
                    self.table.sign(self._you.id, what)
            case Shown() | Hold() | GoOn():
                self.table.take(Looked(self.number, self._you, message, self.watches))
            case Query(seat):
                self.table.take(Queried(self.number, self._you, seat))
            case AskAdvice():
                if self._services.advice_rate.take(self._you.id):
                    self.table.take(AdviceWanted(self.number, self._you, message))
                else:
                    self.push((outgoing.encode(Advice(message.seat, message.prompt, None, TOO_MUCH)),))
            case _ if self.watches:
                self.push((outgoing.not_done(NotDone(message.cid, ONLY_WATCHES)),))
            case Chat(cid) if not self._services.settings.chat:
                self.push((outgoing.not_done(NotDone(cid, NO_CHAT)),))
            case Chat(cid) if not self._services.chat_rate.take(self._you.id):
                self.push((outgoing.not_done(NotDone(cid, TOO_MUCH_CHAT)),))
            case _:
                self._say(message)

    def _say(self, wish: Wish) -> None:
        people = self._services.people
        if people.changes != self._changes:
            self._you, self._changes = people.latest(self._you), people.changes
        self.table.say(self, self._you, wish)
