"""Behind real proxies, with the examples of docs/host: TLS by a CA of our own, websockets, a sub-path.

Needs Caddy and nginx (Debian: ``apt-get install caddy nginx-light openssl``)."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from tests.server import tiny
from tests.server.live import PATIENCE, Server, running

pytestmark = pytest.mark.full
EXAMPLES = Path(__file__).parents[2] / "docs" / "host"
NAME = "localhost"
GAME = tiny.ENTRY.game.info.id


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    assert found is not None, f"{name} is not installed: apt-get install caddy nginx-light openssl"
    return found


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A CA of our own, and a certificate by it for the name."""
    folder = tmp_path_factory.mktemp("ca")
    (folder / "ext").write_text(f"subjectAltName=DNS:{NAME}")
    by = ["-CAcreateserial", "-days", "30", "-extfile", "ext"]
    new = ["req", "-newkey", "rsa:2048", "-nodes"]
    for words in (
        [*new, "-x509", "-keyout", "ca.key", "-out", "ca.pem", "-subj", "/CN=Test CA", "-days", "30"],
        [*new, "-keyout", "site.key", "-out", "site.csr", "-subj", f"/CN={NAME}"],
        ["x509", "-req", "-in", "site.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-out", "site.pem", *by],
    ):
        subprocess.run([program("openssl"), *words], cwd=folder, check=True, capture_output=True)
    return folder


def caddy(folder: Path, ca: Path, upstream: int, front: int, path: str) -> list[str]:
    """The example, with our names and ports in it."""
    text = (EXAMPLES / "Caddyfile").read_text(encoding="utf-8")
    if path:
        commented = text[text.index("# example.org {") :]
        text = re.sub(r"^# ?", "", commented, flags=re.MULTILINE)
    text = re.sub(r"^(cards\.example|example\.org)", f"https://{NAME}:{front}", text, flags=re.MULTILINE)
    text = text.replace(" {\n", f" {{\n\ttls {ca}/site.pem {ca}/site.key\n", 1).replace(
        ":8000", f":{upstream}"
    )
    options = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(options + text, encoding="utf-8")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def nginx(folder: Path, ca: Path, upstream: int, front: int, path: str) -> list[str]:
    """The example, with our names and ports in it. It hands on another Host, as many do."""
    text = (EXAMPLES / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"ssl_certificate .*;", f"ssl_certificate {ca}/site.pem;", text)
    text = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {ca}/site.key;", text)
    text = text.replace("listen 443", f"listen 127.0.0.1:{front}").replace("cards.example", NAME)
    text = text.replace(":8000", f":{upstream}").replace("Host $host", "Host upstream.internal")
    text = text.replace("    location / {", f"    location {path}/ {{")
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}"
    whole = f"{main}\nhttp {{ {places} access_log off;\n{text}}}\n"
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    return [program("nginx"), "-c", str(folder / "nginx.conf"), "-e", f"{folder}/errors"]


@pytest.mark.parametrize("path", ["", "/cards"])
@pytest.mark.parametrize("proxy", [caddy, nginx])
async def test_a_game_is_played_by_https_through_the_example(
    proxy: object, path: str, certificates: Path, tmp_path: Path
) -> None:
    front = free_port()
    address = f"https://{NAME}:{front}{path}"
    trust = ssl.create_default_context(cafile=str(certificates / "ca.pem"))

    async def play(server: Server) -> None:
        async with httpx.AsyncClient(base_url=address, verify=trust, timeout=PATIENCE) as web:
            page = await web.get(f"{address}/")
            assert page.status_code == 200
            me = await web.get("/api/me")
            assert f"Path={path}/;" in me.headers["set-cookie"]
            assert "; Secure" in me.headers["set-cookie"]
            origin = {"origin": f"https://{NAME}:{front}"}
            made = await web.post("/api/play", json={"game": GAME}, headers=origin)
            assert made.status_code == 201, made.text
            stranger = {"origin": "https://elsewhere.example"}
            assert (await web.post("/api/play", json={"game": GAME}, headers=stranger)).status_code == 403
            cookie = {"cookie": me.headers["set-cookie"].partition(";")[0], **origin}
            ws = f"wss://{NAME}:{front}{path}/ws"
            async with connect(ws, additional_headers=cookie, ssl=trust, host="127.0.0.1") as line:
                hello = {"is": "hello", "table": made.json()["table"], "row": -1}
                await line.send(msgspec.json.encode(hello).decode())
                welcome = msgspec.json.decode(await line.recv())
                assert welcome["is"] == "welcome", welcome
                addresses = server.services.presence.lines.values()
                assert [list(each) for each in addresses] == [["127.0.0.1"]]

    settings: dict[str, Any] = {"public_address": address, "trusted_proxies": ("127.0.0.1",)}
    async with running(tmp_path / "data", **settings) as server:
        assert callable(proxy)
        command = proxy(tmp_path, certificates, server.port, front, path)
        home = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
        process = subprocess.Popen(command, env=home, cwd=tmp_path)  # noqa: ASYNC220
        try:
            await asyncio.to_thread(wait_for, process, front)
            await play(server)
        finally:
            process.terminate()
            await asyncio.to_thread(process.wait)


def wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    for _ in patiently():
        assert process.poll() is None, "the proxy did not start"
        with socket.socket() as knock:
            if knock.connect_ex(("127.0.0.1", port)) == 0:
                return
    raise AssertionError("the proxy does not listen")


def patiently() -> Iterator[None]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield
        time.sleep(0.05)
