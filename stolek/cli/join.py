"""A chair at a server's table, from the terminal. Like the browser it holds no rules."""

from __future__ import annotations

import contextlib
import time
import uuid
from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from stolek.cli.console import Shell
from stolek.cli.guest import Guest, read_link
from stolek.cli.screen import Screen
from stolek.cli.seating import seat_names
from stolek.cli.server_messages import Heard, Position, Update, Welcome, decoder
from stolek.core import registry
from stolek.core.cards import FaceWords
from stolek.core.errors import StolekError
from stolek.core.prompt import Prompt
from stolek.core.registry import Entry
from stolek.core.say import Several
from stolek.server.settings_loader import default_data
from stolek.table.messages import (
    Answer,
    AskChair,
    AtMoment,
    ChatLine,
    ClientMessage,
    Cover,
    Done,
    GoOn,
    Hello,
    MomentOver,
    NotDone,
    Noted,
    Presence,
    Problem,
    Ready,
    Sit,
    Start,
    TableState,
)

_TRIES = 8
_SOON = 0.15
"""Seconds of silence after which what came in is all there is for now."""
_NO_MOMENT = AtMoment(0, 0, "", None, (), None, yours=False)


class Left(Exception):
    """The person wants to leave the table."""


def join(shell: Shell, url: str, name: str | None) -> None:
    """Sits down at the table behind a link and plays there until the end or until the person leaves."""
    invitation = read_link(url)
    guest = Guest(invitation.address, default_data() / "terminal.cookies", shell.words)
    me = guest.arrive(name, shell.lang)
    table = invitation.table
    if invitation.code is not None:
        table = guest.table_of(invitation.code)
    table = table or guest.open_link(invitation.token or "")
    shell.say("join-at-table", table=table, name=me.person.name)
    visitor = Visitor(shell, guest, table)
    try:
        visitor.stay()
    except (Left, KeyboardInterrupt):
        shell.say("join-left")


class Visitor:
    """The connection, the table as last told, and a screen for every seat the person holds."""

    def __init__(self, shell: Shell, guest: Guest, table: str) -> None:
        self._shell = shell
        self._guest = guest
        self._id = table
        self._row = -1
        self._moment = _NO_MOMENT
        self._table: TableState | None = None
        self._you = ""
        self._screens: dict[int | None, Screen] = {}
        self._places: dict[int | None, Position] = {}
        self._outcome: Any = None
        self._unanswered: dict[str, ClientMessage] = {}
        self._asked: set[tuple[int, int]] = set()
        self._waiting: tuple[int, ...] = ()
        self._faces: tuple[FaceWords, ...] = ()
        self._presence = Presence((), 0)
        self._heard_at = 0.0
        self._offered: set[int] = set()

    def stay(self) -> None:
        """Keeps connected until the game is over; a connection that breaks is made again."""
        for wait in (0.0, *(min(10.0, 0.5 * 2**n) for n in range(_TRIES))):
            time.sleep(wait)
            try:
                with self._connection() as socket:
                    self._send(socket, Hello(self._id, self._row))
                    self._send_again(socket)
                    self._live(socket)
                    return
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                self._shell.say("join-lost")
        raise StolekError("the server cannot be reached any more: try stolek join with the same link later")

    def _connection(self) -> contextlib.AbstractContextManager[ClientConnection]:
        return connect(
            self._guest.socket_address,
            additional_headers={"Cookie": self._guest.cookies},
            proxy=None,
            max_size=None,
            close_timeout=2,
        )

    def _live(self, socket: ClientConnection) -> None:
        while True:
            for message in self._heard(socket):
                self._hear(message)
                if isinstance(message, Welcome):  # what was too much to hear may have been a verdict
                    self._send_again(socket)
            if self._table is not None:
                if self._outcome is not None and self._table.phase == "over":
                    self._finish()
                    return
                self._act(socket)

    def _heard(self, socket: ClientConnection) -> Iterator[Heard]:
        """The next message, and those that follow at once; none when it is time to offer something."""
        try:
            yield decoder.decode(socket.recv(timeout=self._patience))
        except TimeoutError:
            return
        while True:
            try:
                yield decoder.decode(socket.recv(timeout=_SOON))
            except TimeoutError:
                return

    def _send(self, socket: ClientConnection, message: ClientMessage) -> None:
        socket.send(msgspec.json.encode(message).decode())

    def _send_again(self, socket: ClientConnection) -> None:
        for message in self._unanswered.values():
            self._send(socket, message)

    def _wish(
        self, socket: ClientConnection, message: Answer | Sit | Ready | Start | AskChair | Cover
    ) -> None:
        """Something to be carried out once, even if the connection breaks before it is acknowledged."""
        self._unanswered[message.cid] = message
        self._send(socket, message)

    # What the server says -----------------------------------------------------------------------------

    def _hear(self, message: Heard) -> None:
        match message:
            case Welcome():
                self._welcome(message)
            case Update():
                self._unanswered.pop(message.cid or "", None)
                if message.row > self._row:
                    self._update(message)
            case AtMoment():
                if message.number != self._moment.number:
                    self._shell.line(self._shell.words.text("page-moment-held"))
                self._moment = message
            case MomentOver():
                self._moment = _NO_MOMENT
            case Done(cid):
                self._unanswered.pop(cid, None)
            case NotDone(cid, why):
                undone = self._unanswered.pop(cid, None)
                if isinstance(undone, Answer):
                    self._asked.discard((undone.seat, undone.prompt))
                self._screen(next(iter(self._places), None)).refused(why)
            case Noted(says):
                for each in says:
                    self._shell.quiet(self._shell.words.say(each))
            case Presence():
                self._presence, self._heard_at = message, time.monotonic()
            case Problem(say, fatal):
                if fatal:
                    raise StolekError(self._shell.words.say(say))
                self._shell.line(self._shell.words.say(say))
            case _:
                pass

    def _welcome(self, message: Welcome) -> None:
        self._row, self._you = message.row, message.you.id
        self._set_table(message.table)
        self._places = {position.seat: position.after(None) for position in message.positions}
        self._outcome = message.outcome
        for position in message.positions:
            self._screen(position.seat).remember(position.log)

    def _update(self, message: Update) -> None:
        self._row = message.row
        if message.table is not None:
            self._set_table(message.table)
        if message.chat is not None:
            self._chat(message.chat)
        if message.positions:
            known = self._places
            self._places = {each.seat: each.after(known.get(each.seat)) for each in message.positions}
        self._outcome = message.outcome
        # With several chairs everything is told once, as the first of them may hear it.
        for seat, position in list(self._places.items())[:1]:
            for happening in position.happenings if message.positions else ():
                self._screen(seat).happened(happening.event, happening.says)

    def _chat(self, chat: ChatLine) -> None:
        name = "·" if chat.person is None else chat.person.name
        self._shell.line(f"{name}: {chat.text}", indent="  ")

    def _set_table(self, table: TableState) -> None:
        if self._table is None or self._table.phase != "playing":
            self._show_chairs(table)
        deck = table.deck
        if deck is not None and (self._table is None or deck != self._table.deck):
            self._faces = self._guest.deck_at(self._id)
            self._shell.line(self._shell.words.text("deck-at-table", name=deck.name, count=deck.count))
            if deck.unsaid:
                self._shell.line(self._shell.words.text("deck-unsaid", unsaid=deck.unsaid, count=deck.count))
        self._table = table
        for screen in self._screens.values():
            screen.rename(self._names(table), self._faces)

    def _show_chairs(self, table: TableState) -> None:
        names = self._names(table)
        free = self._shell.words.text("join-free")
        parts = [
            f"{number}. {free if chair.person is None and chair.bot is None else name}"
            for number, (chair, name) in enumerate(zip(table.chairs, names, strict=True), start=1)
        ]
        self._shell.line(f"{self._shell.words.text('join-chairs')}: {', '.join(parts)}", indent="  ")

    def _names(self, table: TableState) -> tuple[str, ...]:
        bots = seat_names(self._shell.words, [chair.bot or "" for chair in table.chairs])
        return tuple(
            bot if chair.person is None else chair.person.name
            for chair, bot in zip(table.chairs, bots, strict=True)
        )

    def _screen(self, seat: int | None) -> Screen:
        assert self._table is not None, "the server greets with the table"
        if seat not in self._screens:
            self._screens[seat] = Screen(
                self._shell, self._entry, self._names(self._table), seat, self._faces
            )
        return self._screens[seat]

    @property
    def _entry(self) -> Entry:
        assert self._table is not None, "the server greets with the table"
        return registry.get(self._table.game)

    # What the person does -----------------------------------------------------------------------------

    def _act(self, socket: ClientConnection) -> None:
        assert self._table is not None, "the server greets with the table"
        if self._unanswered:
            return
        if self._table.phase == "setup":
            self._before_the_game(socket, self._table)
        elif self._table.phase == "playing":
            self._play(socket)

    def _before_the_game(self, socket: ClientConnection, table: TableState) -> None:
        mine = [chair for chair in table.chairs if chair.yours]
        if not mine:
            empty = any(chair.person is None and chair.bot is None for chair in table.chairs)
            bots = (number for number, chair in enumerate(table.chairs) if chair.person is None)
            free = None if empty else next(bots, None)
            if not empty and free is None:
                self._shell.say("join-looking-on")
            else:
                self._wish(socket, Sit(_cid(), free))
        elif table.host == self._you:
            typed = self._shell.ask(f"{self._shell.words.text('join-start')} ")
            if typed is None or typed.lower() == "q":
                raise Left
            self._wish(socket, Start(_cid()) if typed.lower() == "s" else Ready(_cid(), ready=True))
        elif not mine[0].ready:
            self._wish(socket, Ready(_cid(), ready=True))
            self._shell.say("join-waiting-start")

    def _play(self, socket: ClientConnection) -> None:
        for seat, position in self._places.items():
            if seat is None or position.prompt is None:
                continue
            prompt = self._prompt(position.prompt)
            if not prompt.owed or (seat, prompt.id) in self._asked:
                continue
            screen = self._screen(seat)
            screen.table(self._shown(position))
            answer = screen.ask(prompt)
            if answer is None:
                raise Left
            self._asked.add((seat, prompt.id))
            self._wish(socket, Answer(_cid(), seat, prompt.id, answer.option, answer.text))
            return
        if self._moment.yours:
            if self._shell.ask(f"{self._shell.words.text('join-go-on')} ") is None:
                raise Left
            self._send(socket, GoOn(self._moment.number))
            self._moment = _NO_MOMENT
            return
        self._say_who_is_awaited()
        self._offer(socket)

    @property
    def _missed(self) -> dict[int, float]:
        """Seats everybody waits for whose people are not here, and after how many seconds a bot may play."""
        position = next(iter(self._places.values()), None)
        known = None if position is None or position.seat is None else position.waiting
        waiting = known if isinstance(known, tuple) else ()
        left = dict(enumerate(self._presence.cover_in))
        passed = time.monotonic() - self._heard_at
        due = ((seat, left.get(seat)) for seat in waiting if seat not in self._offered)
        return {seat: max(0.0, ms / 1000 - passed) for seat, ms in due if ms is not None}

    @property
    def _patience(self) -> float | None:
        return min(self._missed.values(), default=None)

    def _offer(self, socket: ClientConnection) -> None:
        """What can be done while nothing goes on: a bot for who is away, a bot's chair for a guest."""
        assert self._table is not None, "the server greets with the table"
        bots = [n for n, chair in enumerate(self._table.chairs) if chair.person is None and chair.bot]
        if self._table.may_ask and bots and -1 not in self._offered:
            self._offered.add(-1)
            if self._agrees("join-ask-chair", name=self._names(self._table)[bots[0]]):
                self._wish(socket, AskChair(_cid(), bots[0]))
        for seat, left in self._missed.items():
            if left == 0.0:
                self._offered.add(seat)
                if self._agrees("join-cover-for", name=self._names(self._table)[seat]):
                    self._wish(socket, Cover(_cid(), seat, cover=True))

    def _agrees(self, key: str, name: str) -> bool:
        return (self._shell.ask(f"{self._shell.words.text(key, name=name)} ") or "").lower() == "y"

    def _say_who_is_awaited(self) -> None:
        assert self._table is not None, "the server greets with the table"
        position = next(iter(self._places.values()), None)
        names = self._names(self._table)
        if position is not None and position.waiting and position.waiting != self._waiting:
            awaited = Several(tuple(names[seat] for seat in position.waiting))
            self._shell.quiet(self._shell.words.text("join-waiting", names=awaited))
            self._waiting = position.waiting

    def _finish(self) -> None:
        self._shell.say("join-over")
        for seat, position in list(self._places.items())[:1]:
            screen = self._screen(seat)
            screen.table(self._shown(position))
            screen.result(self._outcome)
            screen.talk()

    def _shown(self, position: Position) -> Any:
        kind = get_type_hints(self._entry.game.types.view)["shown"]
        return msgspec.convert(position.view, kind)

    def _prompt(self, asked: Any) -> Prompt[Any]:
        action: Any = self._entry.game.types.action
        prompt: Prompt[Any] = msgspec.convert(asked, Prompt[action])
        return prompt


def _cid() -> str:
    return uuid.uuid4().hex
