"""The lobby's requests as a worker answers them: paths and types are the server's, there is one person."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

from stolek.core import codec, registry
from stolek.core.errors import Refused, StolekError, outline
from stolek.core.ids import Seat
from stolek.core.say import say
from stolek.driver.live_table import LiveTable
from stolek.driver.tables import Tables
from stolek.offline.store import Shelf, ShelfStore
from stolek.table import lessons, lobby_cards
from stolek.table import replay as replays
from stolek.table.chairs import NO_SUCH_CHAIR
from stolek.table.effects import PersonChanged
from stolek.table.events import PlayedGame
from stolek.table.game_cards import game_card, in_language, rules_card
from stolek.table.lobby_types import Fault, Me, MePatch, TableMade, WhatIf
from stolek.table.names import changed, unnamed
from stolek.table.opening import NewPlay, NewTable
from stolek.table.replay import FinishedGame
from stolek.table.store import NotSavedError

ONLY_PERSON = "here"


class Answer(NamedTuple):
    """A status and JSON, as HTTP would have them."""

    status: int
    body: bytes


class _FaultError(Exception):
    def __init__(self, status: int, key: str, **details: str) -> None:
        super().__init__(key)
        self.status, self.fault = status, Fault(say(key, **details))


class Lobby:
    """Answers requests. Whatever needs other people's devices is refused in a sentence."""

    def __init__(self, shelf: Shelf, store: ShelfStore, tables: Tables) -> None:
        self._shelf = shelf
        self._store = store
        self._tables = tables
        self._me: Me | None = None
        self._lang = ""
        self._routes: tuple[tuple[str, str, Callable[..., Awaitable[Any]]], ...] = (
            ("GET", r"/games", self._games),
            ("GET", r"/games/([^/]+)", self._game),
            ("GET", r"/games/([^/]+)/rules", self._rules),
            ("GET", r"/games/([^/]+)/lessons/([^/]+)", self._lesson),
            ("GET", r"/me", self.me),
            ("PATCH", r"/me", self._change_me),
            ("GET", r"/tables", self._no_tables),
            ("GET", r"/me/tables", self._my_tables),
            ("POST", r"/tables", self._new_table),
            ("POST", r"/play", self._play),
            ("GET", r"/tables/([^/]+)", self._table),
            ("GET", r"/tables/([^/]+)/evening", self._evening),
            ("GET", r"/tables/([^/]+)/games/(\d{1,9})(?:\?seat=(\d{1,2}))?", self._replay),
            ("POST", r"/tables/([^/]+)/games/(\d{1,9})/what-if", self._what_if),
            ("GET", r"/saved", self._saved),
            ("POST", r"/saved", self._open_saved),
            ("GET", r"/saved/([^/]+)/(\d{1,9})", self._saved_game),
        )

    async def answer(self, method: str, path: str, body: bytes, lang: str = "") -> Answer:
        """What the server would answer, or why it cannot be had here."""
        self._lang = lang
        try:
            for asked, pattern, handler in self._routes:
                found = re.fullmatch(pattern, path)
                if found and asked == method:
                    said = (body,) if method in ("POST", "PATCH") else ()
                    given = await handler(*found.groups(), *said)
                    return Answer(200, given if isinstance(given, bytes) else msgspec.json.encode(given))
            return _fault(501, Fault(say("fault-needs-server")))
        except _FaultError as error:
            return _fault(error.status, error.fault)
        except msgspec.DecodeError:
            return _fault(400, Fault(say("fault-bad-request")))
        except Refused as error:
            return _fault(409, Fault(error.why.reason, error.why.rule))
        except NotSavedError:
            return _fault(503, Fault(say("refused-not-saved")))
        except StolekError as error:
            return _fault(422, Fault(say("fault-setup", detail=str(error))))
        except Exception as error:  # noqa: BLE001 (the page gets a sentence, whatever it was)
            print(outline(error))
            return _fault(500, Fault(say("fault-server")))

    async def me(self) -> Me:
        """The person at this device."""
        if self._me is None:
            kept = await self._shelf.me()
            self._me = msgspec.json.decode(kept, type=Me) if kept else unnamed(ONLY_PERSON)
        return self._me

    async def find(self, table: str) -> LiveTable | None:
        """The table with this id; None if this browser has none."""
        return await self._tables.get(table)

    async def _games(self) -> Any:
        return [game_card(game) for game in registry.ids()]

    async def _game(self, game: str) -> Any:
        return game_card(_known(game))

    async def _rules(self, game: str) -> Any:
        return rules_card(_known(game))

    async def _lesson(self, game: str, lesson: str) -> Any:
        return lessons.sheet(_known(game), lesson)

    async def _change_me(self, body: bytes) -> Any:
        now = changed(await self.me(), msgspec.json.decode(body, type=MePatch))
        await self._shelf.keep_me(msgspec.json.encode(now))
        self._me = now
        for table in self._tables.live:
            await table.ask(PersonChanged(now.person))
        return now

    async def _no_tables(self) -> Any:
        return []

    async def _my_tables(self) -> Any:
        return await self._store.tables_of(ONLY_PERSON)

    async def _new_table(self, body: bytes) -> Any:
        wanted = msgspec.json.decode(body, type=NewTable)
        return TableMade(await self._tables.create((await self.me()).person, in_language(wanted, self._lang)))

    async def _play(self, body: bytes) -> Any:
        wanted = msgspec.json.decode(body, type=NewPlay)
        return TableMade(await self._tables.play((await self.me()).person, in_language(wanted, self._lang)))

    async def _table(self, table: str) -> Any:
        return lobby_cards.table_card((await self._known_table(table)).record, ONLY_PERSON)

    async def _known_table(self, table: str) -> LiveTable:
        found = await self.find(table)
        if found is None:
            raise _FaultError(404, "problem-no-table")
        return found

    async def _evening(self, table: str) -> Any:
        played = (await self._known_table(table)).record.played
        return replays.evening(table, await self._store.rows(table), played)

    async def _finished(self, table: str, number: str) -> PlayedGame:
        game = replays.finished((await self._known_table(table)).record, int(number))
        if game is None:
            raise _FaultError(404, "fault-no-such-saved-game")
        return game

    async def _replay(self, table: str, number: str, seat: str | None) -> Any:
        game = await self._finished(table, number)
        if seat is not None and int(seat) >= len(game.people):
            raise Refused(NO_SUCH_CHAIR)
        rows = await self._store.rows(table)
        return replays.replay(rows, game, None if seat is None else Seat(int(seat)))

    async def _what_if(self, table: str, number: str, body: bytes) -> Any:
        wanted = msgspec.json.decode(body, type=WhatIf)
        game = await self._finished(table, number)
        found = FinishedGame(await self._store.rows(table), game.number)
        me = (await self.me()).person
        return TableMade(await self._tables.go_on(me, found, wanted.at, wanted.seat))

    async def _saved(self) -> Any:
        return await self._store.games_of(ONLY_PERSON)

    async def _open_saved(self, body: bytes) -> Any:
        try:
            file = codec.read_header(msgspec.json.decode(body, type=str).encode())
            play = codec.verify(registry.get(file.game).game, file)
        except StolekError as error:
            raise _FaultError(422, "fault-saved-file", detail=str(error)) from None
        return TableMade(await self._tables.open_saved((await self.me()).person, play, file.names))

    async def _saved_game(self, table: str, number: str) -> bytes:
        card = await self._store.game_of(ONLY_PERSON, table, int(number))
        if card is None:
            raise _FaultError(404, "fault-no-such-saved-game")
        if card.outcome is None:
            raise _FaultError(409, "fault-game-running")
        return codec.save(FinishedGame(await self._store.rows(table), card.number).play, card.names)


def _known(game: str) -> str:
    if game not in registry.ids():
        raise _FaultError(404, "fault-no-such-game")
    return game


def _fault(status: int, fault: Fault) -> Answer:
    return Answer(status, msgspec.json.encode(fault))
