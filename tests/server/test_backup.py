"""A backup of a running server is put back elsewhere and in its place; what is no backup changes nothing."""

from __future__ import annotations

import asyncio
import sqlite3
import zipfile
from pathlib import Path

import pytest

from stolek.core.errors import StolekError
from stolek.server.run import serve
from stolek.server.settings import Settings
from stolek.server.store.backup import back_up, take_restored, unpack
from stolek.server.store.schema import MIGRATIONS
from tests.server.albums import album
from tests.server.live import running

pytestmark = pytest.mark.sqlite("`stolek backup` copies files; with PostgreSQL it names pg_dump")


async def test_a_backup_made_in_the_midst_of_games_is_a_server_of_its_own(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "backup.zip"

    async with running(old) as server, server.visitor("Ada") as ada:
        table = await ada.new_table()
        brought = await ada.web.post(f"/api/tables/{table}/decks", content=album())
        deck = brought.json()["deck"]
        game = await ada.play()
        async with ada.at(game) as device:
            device.play_along(0)
            await device.catch_up()
            await device.wait(lambda m: m["is"] == "update")
            await asyncio.to_thread(back_up, old, file)
            await device.result()
        cookie, me = ada.cookie, await ada.get("/api/me")
    assert file.stat().st_mode & 0o077 == 0, "the secret is in it"
    unpack(file, new)
    assert take_restored(new)
    async with running(new) as server, server.returning(cookie) as ada:
        assert await ada.get("/api/me") == me, "the secret came along"
        picture = await ada.web.get(f"/pictures/decks/{deck['id']}/{deck['cover']}.webp")
        assert picture.content == (old / "decks" / deck["id"] / f"{deck['cover']}.webp").read_bytes()
        async with ada.at(game) as device:
            device.play_along(0)
            await device.welcome()
            await device.catch_up()
            assert await device.result(), "the game goes on from where it was"


async def test_what_is_put_back_takes_its_place_and_the_rest_is_kept(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.zip"

    async with running(data) as server, server.visitor("Ada") as ada:
        kept = await ada.play()
        await asyncio.to_thread(back_up, data, file)
        later = await ada.play()
        await ada.web.post(f"/api/tables/{await ada.new_table()}/decks", content=album())
        cookie = ada.cookie
        unpack(file, data)
        with pytest.raises(StolekError, match="another Stolek is using"):
            take_restored(data)
    assert take_restored(data)
    assert not take_restored(data)
    (before,) = data.glob("before-restore-*")
    assert {path.name for path in before.iterdir()} >= {"stolek.sqlite", "secret", "decks"}
    assert not (data / "decks").exists()
    async with running(data) as server, server.returning(cookie) as ada:
        assert (await ada.web.get(f"/api/tables/{kept}")).status_code == 200
        assert (await ada.web.get(f"/api/tables/{later}")).status_code == 404


async def test_what_cannot_be_put_back_is_refused_and_leaves_everything_as_it_is(tmp_path: Path) -> None:
    data, good = tmp_path / "data", tmp_path / "good.zip"

    async with running(data), asyncio.timeout(60):
        await asyncio.to_thread(back_up, data, good)
    with pytest.raises(StolekError, match="already there: choose another name"):
        back_up(data, good)
    with pytest.raises(StolekError, match="nothing to back up"):
        back_up(tmp_path / "none", tmp_path / "new.zip")
    before = sorted(path.name for path in data.iterdir())
    newer = tmp_path / "newer"
    with zipfile.ZipFile(good) as box:
        box.extractall(newer)
    with sqlite3.connect(newer / "stolek.sqlite") as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    files = {
        "no.zip": (b"this is no zip", "is damaged, or no backup"),
        "short.zip": (good.read_bytes()[:-4000], "is damaged, or no backup"),
        "newer.zip": (
            packed(newer, "stolek.sqlite", "secret"),
            "was made by a newer Stolek .* update Stolek",
        ),
        "half.zip": (packed(newer, "stolek.sqlite"), "is no backup of Stolek"),
        "evil.zip": (packed(newer, "stolek.sqlite", "secret", "../evil"), "is no backup of Stolek"),
    }
    for name, (content, sentence) in files.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(StolekError, match=sentence):
            unpack(tmp_path / name, data)
        assert sorted(path.name for path in data.iterdir()) == before


def packed(folder: Path, *names: str) -> bytes:
    file = folder / "packed.zip"
    with zipfile.ZipFile(file, "w") as box:
        for name in names:
            box.writestr(name, (folder / name).read_bytes() if (folder / name).is_file() else b"?")
    return file.read_bytes()


def test_a_folder_of_a_newer_stolek_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "stolek.sqlite") as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(StolekError, match=r"was written by a newer Stolek .* update Stolek"):
        serve(Settings(data=tmp_path, port=0))
