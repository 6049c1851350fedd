"""Who wants to be told how, and the telling: at once, or when somebody's quiet hours are over.

Nobody is told anything they did not ask for on that device. What cannot be delivered is given up: the start
page says the same. Knows no game.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from datetime import time as clock_time
from typing import Final, Literal, TypeAlias

import msgspec

from stolek import words
from stolek.core import registry
from stolek.core.errors import outline
from stolek.core.say import Say, say
from stolek.server import time_zones
from stolek.server.http.refusals import fault
from stolek.server.notices import push
from stolek.server.notices.outbound import NotAllowedError, post
from stolek.server.settings import Settings
from stolek.server.store.database import Database, Write
from stolek.table.effects import Notice
from stolek.table.lobby_types import NoticesCard, NoticeWish, PushTo, Quiet

log = logging.getLogger("stolek.notices")
WEBHOOK: Final = "webhook"
_LOOK_SECONDS: Final = 30.0
_WAYS_MOST: Final = 10
_AT_ONCE: Final = 20
_GONE: Final = (404, 410)
_HOUR: Final = 3600
_STALE: Final = 48 * _HOUR
Sent: TypeAlias = Literal["sent", "gone", "failed"]


class _Way(msgspec.Struct, frozen=True):
    """How somebody is told on one of their devices, and in which language."""

    wish: NoticeWish
    lang: str


class Notices:
    """The notices of one server. ``waits_for``: at how many tables somebody is waited for, or whether at this
    one, None: it is not here; ``address``: where the page is, for links."""

    def __init__(self, database: Database, settings: Settings, secret: bytes) -> None:
        self._database = database
        self._settings = settings
        self._key = push.server_key(secret)
        self._tasks: set[asyncio.Task[None]] = set()
        self._gate = asyncio.Semaphore(_AT_ONCE)
        self.waits_for: Callable[[str, str | None], int | None] = lambda _person, _table: None
        self.address: Callable[[], str] = lambda: ""

    def open(self) -> None:
        self._begin(self._look())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Who wants what -----------------------------------------------------------------------------------

    async def card(self, person: str, device: str) -> NoticesCard:
        ways = await self._ways(person)
        here, hook = ways.get(device), ways.get(WEBHOOK)
        webhook = None if hook is None or isinstance(hook.wish.to, PushTo) else hook.wish.to
        any_quiet = next((way.wish.quiet for way in (here, hook) if way is not None), None)
        key = push.in_letters(push.public_bytes(self._key))
        return NoticesCard(key, here is not None, webhook, any_quiet, len(ways))

    async def want(self, person: str, device: str, wish: NoticeWish, lang: str) -> None:
        """Raises a fault where nothing can be sent there."""
        ways = await self._ways(person)
        name = device if isinstance(wish.to, PushTo) else WEBHOOK
        if name not in ways and len(ways) >= _WAYS_MOST:
            raise fault(409, "fault-notices-most")
        if wish.quiet is not None and time_zones.find(wish.quiet.zone) is None:
            raise fault(422, "fault-time-zone")
        if isinstance(wish.to, PushTo):
            try:
                keys = push.from_letters(wish.to.p256dh), push.from_letters(wish.to.auth)
                push.encrypted(b"", *keys)
            except ValueError:
                raise fault(422, "fault-notice-address") from None
        raw = msgspec.json.encode(_Way(wish, lang))
        await self._write(Write("INSERT OR REPLACE INTO notice_ways VALUES (?, ?, ?)", (person, name, raw)))

    async def stop(self, person: str, device: str | None) -> None:
        """No more there; None: nowhere."""
        more, values = ("", ()) if device is None else (" AND device = ?", (device,))
        await self._write(
            *(
                Write(f"DELETE FROM {name} WHERE person = ?{more}", (person, *values))  # noqa: S608 (ours)
                for name in ("notice_ways", "waiting_notices")
            )
        )

    async def try_out(self, person: str) -> None:
        """Sends one everywhere at once; raises a fault if it does not get anywhere."""
        ways = await self._ways(person)
        text = say("notice-test")
        found = [await self._send(person, device, way, text, "", "test") for device, way in ways.items()]
        if not found or "failed" in found or "gone" in found:
            raise fault(502, "fault-notice-failed")

    async def _ways(self, person: str) -> dict[str, _Way]:
        found = await self._database.read("SELECT device, way FROM notice_ways WHERE person = ?", person)
        return {device: msgspec.json.decode(way, type=_Way) for device, way in found}

    async def _write(self, *writes: Write) -> None:
        await self._database.write(writes)

    # Telling ------------------------------------------------------------------------------------------

    def hear(self, notice: Notice) -> None:
        if self._settings.notices:
            self._begin(self._tell(notice))

    async def _tell(self, notice: Notice) -> None:
        now = time.time()
        for device, way in (await self._ways(notice.person)).items():
            due = quiet_until(way.wish.quiet, now)
            if due is None:
                await self._deliver(device, way, notice)
            else:
                values = (notice.person, device, notice.table, int(due), msgspec.json.encode(notice))
                sql = "INSERT OR REPLACE INTO waiting_notices VALUES (?, ?, ?, ?, ?)"
                await self._write(Write(sql, values))

    async def _deliver(self, device: str, way: _Way, notice: Notice) -> None:
        title = words.load(way.lang, registry.get(notice.game).folder).text(f"{notice.game}-title")
        text = say(f"notice-{notice.kind}", game=title, **({"by": notice.by} if notice.by else {}))
        if await self._send(notice.person, device, way, text, f"/t/{notice.table}", notice.table) == "gone":
            await self.stop(notice.person, device)

    async def _send(self, person: str, device: str, way: _Way, text: Say, path: str, tag: str) -> Sent:
        said, to = words.load(way.lang).say(text), way.wish.to
        link = self.address() + path
        if isinstance(to, PushTo):
            badge = self.waits_for(person, None) or 0
            what = {"body": said, "path": path or "/", "tag": tag, "badge": badge, "lang": way.lang}
            keys = push.from_letters(to.p256dh), push.from_letters(to.auth)
            url, body = to.endpoint, push.encrypted(msgspec.json.encode(what)[: push.MESSAGE_MOST], *keys)
            contact = self._settings.public_address or "https://localhost"
            headers = {
                "Authorization": push.authorization(self._key, url, contact, time.time()),
                "Content-Encoding": "aes128gcm",
                "TTL": str(24 * _HOUR),
                "Urgency": "normal",
            }
        elif to.json:
            url, headers = to.url, {"Content-Type": "application/json"}
            body = msgspec.json.encode({"text": f"{said} {link}", "content": f"{said} {link}"})
        else:
            url, body = to.url, said.encode()
            headers = {"Content-Type": "text/plain; charset=utf-8", "Title": "Stolek", "Click": link}
        try:
            async with self._gate:
                status = await post(url, body, headers, private=self._settings.notices_private)
        except (OSError, NotAllowedError) as error:
            log.info("a notice was not delivered: %s", outline(error))
            return "failed"
        if isinstance(to, PushTo) and status in _GONE:
            return "gone"
        return "sent" if status < 300 else "failed"

    async def _look(self) -> None:
        """Tells what has waited for the end of quiet hours, if it is still so."""
        while True:
            try:
                await self.flush(time.time())
            except Exception as error:  # noqa: BLE001 (the next look is soon)
                log.error("waiting notices were not sent: %s", outline(error))  # noqa: TRY400
            await asyncio.sleep(_LOOK_SECONDS)

    async def flush(self, now: float) -> None:
        sql = "SELECT person, device, table_id, due, notice FROM waiting_notices WHERE due <= ?"
        for person, device, table, due, raw in await self._database.read(sql, int(now)):
            still = self.waits_for(person, table)
            if still is None and now < due + _STALE:
                continue  # the table is another server's, or not read back yet
            gone = "DELETE FROM waiting_notices WHERE person = ? AND device = ? AND table_id = ?"
            await self._write(Write(gone, (person, device, table)))
            notice, way = msgspec.json.decode(raw, type=Notice), (await self._ways(person)).get(device)
            if way is not None and (notice.kind == "over" or still):
                await self._deliver(device, way, notice)


def quiet_until(quiet: Quiet | None, now: float) -> float | None:
    """When these quiet hours are over; None: it is not quiet now."""
    if quiet is None or quiet.start == quiet.end:
        return None
    here = datetime.fromtimestamp(now, time_zones.find(quiet.zone) or UTC)
    if (here.hour - quiet.start) % 24 >= (quiet.end - quiet.start) % 24:
        return None
    day = here.date() + timedelta(days=int(here.hour >= quiet.end))
    return datetime.combine(day, clock_time(quiet.end), here.tzinfo).timestamp()
