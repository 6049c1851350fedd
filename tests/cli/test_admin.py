"""`stolek admin`, `backup` and `restore` beside a server that runs, and without one."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

from stolek.core import registry
from tests.cli.conftest import Ran, spawn
from tests.server.live import Server, run


def test_a_host_looks_after_a_running_server(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.zip"
    command = [sys.executable, "-m", "stolek.cli", "serve", "--port", "0", "--data", str(data)]
    quick = ["--set", "bot_pause=0", "--set", "warm_bots=false", "--set", "bot_workers=1"]
    process = subprocess.Popen(
        [*command, *quick], stdout=subprocess.PIPE, text=True, env={**os.environ, "STOLEK_LANG": "en"}
    )

    async def stolek(*words: str) -> Ran:
        ran = await asyncio.to_thread(spawn, *words, "--data", str(data), "--lang", "en")
        assert ran.code == 0, ran.err
        return ran

    async def scenario() -> None:
        assert process.stdout is not None
        server = Server(int(process.stdout.readline().rpartition(":")[2]), data, None)
        game = registry.ids()[0]
        async with server.visitor("Ada") as ada:
            table, closed = await ada.play(game=game), await ada.play(game=game)
            async with ada.at(table) as device:
                await device.welcome()
                shown = await stolek("admin", "show")
                assert f"Table {table}: {game}, playing, connections: 1; Ada" in shown.out
                assert f"Person {ada.id}: Ada, connections: 1; 127.0.0.1" in shown.out
                assert "Stored: tables 2, games 2, people 1, decks 0" in shown.out
                await stolek("admin", "close", closed)
                printed = (await stolek("admin", "show", "--json")).out
                view = json.loads(printed)
                assert '\n  "tables": [' in printed, "nothing is wrapped that a program reads"
                assert [each["id"] for each in view["barred"]] == [closed]
                assert "Would go: tables 0" in (await stolek("admin", "tidy", "--dry-run")).out
                assert "Backup written" in (await stolek("backup", str(file))).out
                assert "Gone: tables 1, games 1" in (await stolek("admin", "delete-table", closed)).out
                token = (await stolek("admin", "token")).out.split()[-1]
                asked = await ada.web.get("/api/host", headers={"authorization": f"Bearer {token}"})
                assert asked.status_code == 200
                assert "The server restarts with the backup" in (await stolek("restore", str(file))).out
                assert await device.closing() == 1012
            await ada.get("/api/me")  # waits for as long as the start takes
            async with ada.at(table) as device:
                await device.welcome()
            assert "Stored: tables 2, games 2" in (await stolek("admin", "show")).out

    try:
        run(scenario)
    finally:
        process.terminate()
        process.communicate()
    stopped = spawn("admin", "show", "--data", str(data))
    assert (stopped.code, "no server answers at http://localhost" in stopped.err) == (2, True)
    (data / "address").write_text("http://localhost:1\nhttps://cards.example\n", encoding="utf-8")
    assert "https://cards.example/host" in spawn("admin", "token", "--data", str(data)).out
    back = spawn("restore", str(file), "--data", str(tmp_path / "elsewhere"), "--lang", "en")
    assert "The backup is in its place" in back.out
    assert not list((tmp_path / "elsewhere").glob("before-restore*"))
    assert (tmp_path / "elsewhere" / "secret").read_bytes() == (data / "secret").read_bytes()
