"""Notices by push and webhook, to an endpoint of ours that decrypts them; a server over days, clock moved."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import time
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from stolek.driver import live_table
from stolek.server.notices import push
from stolek.server.notices.outbound import is_of_the_world
from stolek.server.notices.service import quiet_until
from stolek.server.store import sqlite
from stolek.server.store.schema import MIGRATIONS
from stolek.server.store.sqlite import FILE
from stolek.table.lobby_types import Quiet
from tests.server.live import Device, MovedClock, Server, Visitor, eventually, pass_time, running

DAY = 86_400
CURVE = ec.SECP256R1()
Posted = tuple[str, dict[str, str], bytes]


# What goes over the wire ------------------------------------------------------------------------------


def test_a_push_message_is_that_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    own = int.from_bytes(push.from_letters("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    made = push.encrypted(
        b"When I grow up, I want to be a watermelon",
        push.from_letters(theirs),
        push.from_letters("BTBZMqHH6r4Tts7J_aSIgg"),
        push.from_letters("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(own, CURVE),
    )
    assert push.in_letters(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


class Browser:
    """What a browser keeps of a subscription, and how it reads what comes."""

    def __init__(self) -> None:
        self.key, self.auth = ec.generate_private_key(CURVE), bytes(range(16))

    def wish(self, endpoint: str) -> dict[str, Any]:
        point = push.in_letters(push.public_bytes(self.key))
        return {"is": "push", "endpoint": endpoint, "p256dh": point, "auth": push.in_letters(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        salt, size, sender = body[:16], body[20], body[21:86]
        assert size == 65
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + push.public_bytes(self.key) + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, body[86:], None)
        assert plain[-1] == 2
        read: dict[str, Any] = msgspec.json.decode(plain[:-1])
        return read


@contextlib.asynccontextmanager
async def endpoint(answer: int = 201) -> AsyncIterator[tuple[str, list[Posted]]]:
    """Somebody who takes what is posted."""
    taken: list[Posted] = []

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {k.lower(): v for k, _, v in (line.partition(": ") for line in head[1:]) if k}
        taken.append((head[0], headers, await reader.readexactly(int(headers["content-length"]))))
        writer.write(f"HTTP/1.1 {answer} So\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(take, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", taken


async def wants(visitor: Visitor, to: dict[str, Any], **more: Any) -> int:
    return (await visitor.web.put("/api/me/notices", json={"to": to, **more})).status_code


@contextlib.asynccontextmanager
async def over_days(server: Server, ada: Visitor, bela: Visitor) -> AsyncIterator[tuple[str, Device]]:
    """A table over days where both have put a card; Ada is there, Bela is not."""
    table = await ada.new_table(chairs=2, options={"rounds": 1})
    async with ada.at(table) as at:
        async with bela.at(table) as other:
            await other.welcome()
            await other.settled("sit", chair=1)
            await at.settled("set-deadline", deadline={"seconds": 2 * DAY})
            await at.settled("start")
            await other.owes(1)
        live = await server.services.tables.get(table)
        assert live is not None
        await eventually(lambda: len(live.lines) == 1)
        yield table, at


async def test_whose_turn_it_is_is_pushed_so_that_only_their_browser_can_read_it() -> None:
    browser = Browser()
    async with (
        endpoint() as (url, taken),
        running(notices_private=True) as server,
        server.visitor("Ada") as ada,
        server.visitor("Bela") as bela,
        over_days(server, ada, bela) as (table, at),
    ):
        key = push.from_letters((await bela.get("/api/me/notices"))["key"])
        assert await wants(bela, browser.wish(f"{url}/push/1")) == 200
        assert (await bela.get("/api/me/notices"))["here"]
        await at.settled("nudge", chair=1)
        await eventually(lambda: len(taken) == 1)
        line, headers, body = taken[0]
        assert line == "POST /push/1 HTTP/1.1"
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        told = browser.read(body)
        assert told["path"] == f"/t/{table}"
        assert "Ada" in told["body"]
        assert told["badge"] == 1
        found = re.fullmatch(r"vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)", headers["authorization"])
        assert found is not None
        assert push.from_letters(found[3]) == key
        claims = msgspec.json.decode(push.from_letters(found[1].split(".")[1]))
        assert claims["aud"] == url
        check_signature(key, found[1].encode(), push.from_letters(found[2]))
        with pytest.raises(InvalidSignature):
            check_signature(key, found[1].encode() + b"x", push.from_letters(found[2]))
        card = next(c for c in await bela.get("/api/me/tables") if c["id"] == table)
        assert card["desk"]["yours"]
        assert card["desk"]["left"] > DAY


def check_signature(key: bytes, signed: bytes, raw: bytes) -> None:
    whole = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
    public.verify(whole, signed, ec.ECDSA(hashes.SHA256()))


async def test_a_webhook_gets_a_line_quiet_hours_keep_it_and_all_of_it_can_be_switched_off() -> None:
    async with (
        endpoint() as (url, taken),
        running(notices_private=True) as server,
        server.visitor("Ada") as ada,
        server.visitor("Bela") as bela,
        over_days(server, ada, bela) as (table, at),
    ):
        assert await wants(bela, {"is": "webhook", "url": f"{url}/topic"}) == 200
        assert (await bela.web.post("/api/me/notices/try")).status_code == 201
        assert taken.pop()[1]["title"] == "Stolek"
        always = {"start": 0, "end": 23, "zone": 0}, {"start": 12, "end": 11, "zone": 0}
        for quiet in always:  # one of them is now
            assert await wants(bela, {"is": "webhook", "url": url, "json": True}, quiet=quiet) == 200
            if quiet_until(Quiet(**quiet), time.time()) is not None:
                break
        await at.settled("nudge", chair=1)
        notices = server.services.notices
        waiting = "SELECT due FROM waiting_notices WHERE person = ? AND table_id = ?"
        async with asyncio.timeout(60):
            while not (due := await server.services.database.read(waiting, bela.id, table)):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert taken == [], "it is quiet"
        await notices.flush(due[0][0])
        (_, _, body) = taken.pop()
        assert "Ada" in msgspec.json.decode(body)["text"]
        assert (await bela.web.delete("/api/me/notices/all")).status_code == 204
        assert (await bela.get("/api/me/notices"))["count"] == 0
        await notices.flush(due[0][0])
        assert taken == []


async def test_nobody_reaches_into_the_hosts_network() -> None:
    async with endpoint() as (url, taken), running() as server, server.visitor("Ada") as ada:
        assert await wants(ada, {"is": "webhook", "url": url}) == 200
        assert (await ada.web.post("/api/me/notices/try")).status_code == 502
        assert await wants(ada, {"is": "webhook", "url": "file:///etc/passwd"}) == 400
        assert await wants(ada, {**Browser().wish(url), "p256dh": "AAAA"}) == 422
        assert taken == []
    assert is_of_the_world("9.9.9.9")
    assert is_of_the_world("2620:fe::fe")
    inside = "127.0.0.1 10.0.0.1 192.168.1.4 169.254.169.254 100.64.0.1 0.0.0.0 ::1 fe80::1%eth0 fd00::1"
    for address in (*inside.split(), "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "224.0.0.1"):
        assert not is_of_the_world(address), address


def test_quiet_hours_may_go_over_midnight() -> None:
    night = Quiet(22, 7, 60)  # from 21:00 to 6:00 of UTC
    assert quiet_until(night, 20.9 * 3600) is None
    assert quiet_until(night, 21 * 3600) == 30 * 3600
    assert quiet_until(night, DAY + 3 * 3600) == DAY + 6 * 3600
    assert quiet_until(night, 6 * 3600) is None
    assert quiet_until(Quiet(8, 8, 0), 0) is None


@pytest.mark.parametrize(
    ("evening", "morning", "hours"),
    [
        ("2026-03-28 23:00", "2026-03-29 07:00", 7),  # the clocks go forward in between
        ("2026-10-24 23:00", "2026-10-25 07:00", 9),  # and back
        ("2026-07-01 23:00", "2026-07-02 07:00", 8),
    ],
)
def test_quiet_hours_follow_summer_time(evening: str, morning: str, hours: int) -> None:
    night = Quiet(22, 7, "Europe/Budapest")
    now, then = (
        datetime.fromisoformat(at).replace(tzinfo=ZoneInfo("Europe/Budapest")).timestamp()
        for at in (evening, morning)
    )
    assert quiet_until(night, now) == then == now + hours * 3600
    assert quiet_until(night, then - 1) == then
    assert quiet_until(night, then) is None
    assert quiet_until(night, now - 3601) is None


# Over days, across restarts and upgrades --------------------------------------------------------------


def moves(server: Server) -> int:
    (live,) = server.services.tables.live
    assert live.table.history.play is not None
    return len(live.table.history.play.moves)


@pytest.mark.sqlite("makes the file of an older version")
async def test_a_table_over_days_outlives_restarts_and_upgrades(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "Clock", MovedClock)

    async with running(tmp_path) as server, server.visitor("Ada") as ada, server.visitor("Bela") as bela:
        table, cookie = await ada.new_table(chairs=2, options={"rounds": 1}), ada.cookie
        async with ada.at(table) as at, bela.at(table) as other:
            await other.welcome()
            await other.settled("sit", chair=1)
            await at.settled("start")
    as_before_it_knew_of_days(tmp_path)
    async with running(tmp_path) as server, server.returning(cookie) as ada:  # upgraded
        async with ada.at(table) as at:
            await at.settled("set-deadline", deadline={"seconds": 2 * DAY})
            await at.answer(0)
        await pass_time(server.services, table, DAY)
        assert moves(server) == 2
    MovedClock.ahead += 30 * DAY  # nobody runs it
    later = (*MIGRATIONS, "CREATE TABLE of_a_later_version (name TEXT PRIMARY KEY)")
    monkeypatch.setattr(sqlite, "MIGRATIONS", later)
    async with running(tmp_path) as server:  # upgraded again, and nobody comes
        await eventually(lambda: len(server.services.tables.live) == 1)
        assert moves(server) == 2, "what was left stood still"
        await pass_time(server.services, table, DAY - 4000)
        assert moves(server) == 2, "what had gone by was kept"
        await pass_time(server.services, table, 8000)
        await eventually(lambda: moves(server) > 2)


def as_before_it_knew_of_days(folder: Path) -> None:
    """The file as an older Stolek left it."""
    with contextlib.closing(sqlite3.connect(folder / FILE)) as old:
        for script in MIGRATIONS[5:]:
            for name in re.findall(r"CREATE TABLE (\w+)", script):
                old.execute(f"DROP TABLE {name}")
        old.execute("PRAGMA user_version = 5")
        old.commit()
