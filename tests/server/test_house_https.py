"""Phones in the house by HTTPS: a certificate authority made once, and the same person by both addresses.

Needs openssl (Debian: ``apt-get install openssl``)."""

from __future__ import annotations

import signal
import ssl
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from stolek.server.run import qr
from tests.server.live import PATIENCE, run

pytestmark = pytest.mark.full
SERVE = "import sys; from stolek.cli.entry_point import main; main(sys.argv[1:])"


def test_a_phone_that_trusts_the_house_comes_by_https(tmp_path: Path) -> None:
    first, second = _visit(tmp_path), _visit(tmp_path)
    assert first == second, "who was trusted once is trusted at the next start"


def _visit(data: Path) -> str:
    """Comes by both addresses, as a phone that trusts what it fetched; gives what it fetched."""
    words = ["serve", "--lan", "--port", "0", "--data", str(data), "--set", "https_port=0"]
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, *words, "--set", "warm_bots=false"],
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    try:
        assert process.stdout is not None
        said: list[str] = []
        while not (said and said[-1].startswith("Press Ctrl+C")):
            said.append(process.stdout.readline().rstrip("\n"))
            assert said[-1], said
        plain = _after(said, "Phones in the house: ")
        https = _after(said, "By HTTPS: ")
        assert _after(said, "For HTTPS a phone has to trust this house once: ") == f"{plain}/trust"
        for address in (plain, https):
            assert qr(address) in "\n".join(said)
        return _come(plain, https)
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)


def _after(said: list[str], start: str) -> str:
    return next(line for line in said if line.startswith(start)).removeprefix(start)


def _come(plain: str, https: str) -> str:
    with httpx.Client(timeout=PATIENCE) as stranger, pytest.raises(httpx.ConnectError):
        stranger.get(https)
    fetched = httpx.get(f"{plain}/stolek.crt", timeout=PATIENCE)
    assert fetched.headers["content-type"].startswith("application/x-x509-ca-cert")
    trust = ssl.create_default_context(cadata=fetched.text)
    with httpx.Client(timeout=PATIENCE, verify=trust) as phone:
        me = phone.get(f"{https}/api/me")
        cookie = me.headers["set-cookie"].partition(";")[0]
        assert "; Secure" not in me.headers["set-cookie"], "the plain address has the same host"
        again = httpx.get(f"{plain}/api/me", headers={"cookie": cookie}, timeout=PATIENCE)
        assert again.json() == me.json()
        for page in (f"{plain}/trust", f"{https}/"):
            shown = phone.get(page).text
            assert f'data-https="{https}"' in shown

    async def scenario() -> None:
        ws = https.replace("https:", "wss:") + "/ws"
        async with connect(ws, ssl=trust, additional_headers={"cookie": cookie, "origin": https}) as line:
            await line.send(msgspec.json.encode({"is": "hello", "table": "nothing", "row": -1}).decode())
            assert msgspec.json.decode(await line.recv())["is"], "it answers by wss"

    run(scenario)
    return fetched.text
