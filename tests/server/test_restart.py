"""A server that is started anew under a running game: nobody is turned away, nothing is lost."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from pathlib import Path

from tests.server.live import Server, run

SERVE = (
    "import sys; from stolek.server.run import serve; from stolek.server.settings_loader import load; "
    "from tests.server import tiny\n"
    "quick = ['bot_pause=0', 'holds=false', 'warm_bots=false', 'bot_workers=1', 'bot_patience=60']\n"
    "with tiny.at_the_table(): serve(load(assigned=quick, **eval(sys.argv[1])))"
)


def served(data: Path, **settings: object) -> tuple[subprocess.Popen[str], int]:
    arguments = repr({"data": str(data), "port": 0, **settings})
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, arguments],
        stdout=subprocess.PIPE,
        text=True,
        pass_fds=[settings["fd"]] if isinstance(settings.get("fd"), int) else (),  # type: ignore[list-item]
    )
    assert process.stdout is not None
    return process, int(process.stdout.readline().rpartition(":")[2])


def test_a_game_goes_on_over_a_restart_and_nobody_is_turned_away(tmp_path: Path) -> None:
    process, port = served(tmp_path)
    assert process.stdout is not None

    async def scenario() -> None:
        server = Server(port, tmp_path, None)
        async with server.visitor() as ada:
            table = await ada.play()
            async with ada.at(table) as device:
                await device.welcome()
                await device.answer(0)
                before = device.messages[-1]
                process.send_signal(signal.SIGHUP)
                assert await device.closing() == 1012, "which tells the page to come again"
            knocks = asyncio.create_task(knock(port))
            await ada.get("/api/me")  # waits in the queue of the socket for as long as it takes
            async with ada.at(table) as device:
                welcome = await device.welcome()
                assert welcome["row"] >= before.get("row", 0)
                device.play_along(0)
                await device.catch_up()
                assert await device.result()
            knocks.cancel()
            await asyncio.gather(knocks, return_exceptions=True)
            assert not knocks.done() or knocks.cancelled(), "a knock was refused"
        assert process.poll() is None, "it is still the same process"

    async def knock(port: int) -> None:
        while True:
            (await asyncio.to_thread(socket.create_connection, ("127.0.0.1", port))).close()
            await asyncio.sleep(0.2)

    try:
        run(scenario)
        again = process.stdout.readline(), process.stdout.readline()
        assert again[1].rpartition(":")[2].strip() == str(port)
    finally:
        process.terminate()
        process.communicate()
    assert process.returncode in (0, -signal.SIGTERM)


def test_a_socket_that_somebody_else_keeps_is_used(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as kept:
        process, port = served(tmp_path, fd=kept.fileno())
        try:
            assert port == kept.getsockname()[1]
        finally:
            process.terminate()
            process.communicate()
        early = socket.create_connection(("127.0.0.1", port))  # waits for the next server
        process, _ = served(tmp_path, fd=kept.fileno())
        try:
            with early:
                early.sendall(b"GET /health HTTP/1.0\r\n\r\n")
                assert early.recv(12).startswith(b"HTTP/1.")
        finally:
            process.terminate()
            process.communicate()
