"""People come through a real tunnel: this server, the system's ssh, and an sshd of our own on loopback.

Needs OpenSSH's client and server (Debian: ``apt-get install openssh-client openssh-server``)."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stolek.core.errors import StolekError
from stolek.server.ssh_tunnel import Tunnel
from tests.server.live import Server, eventually, run
from tests.server.test_proxies import free_port, patiently, wait_for

pytestmark = pytest.mark.full
ROOT = Path(__file__).parents[2]
SERVE = (
    "import sys; from stolek.cli.entry_point import main; from tests.server import tiny\n"
    "with tiny.at_the_table(): main(sys.argv[1:])"
)
OUTSIDE = "Friends outside the house: "
LOST = "The tunnel through relay is lost; opening it again."


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    assert found is not None, f"{name} is not installed: apt-get install openssh-client openssh-server"
    return found


@pytest.fixture
def relay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Path]]:
    """Starts an sshd with keys of its own, known to an `ssh` that tells its process number and calls it
    ``relay``; gives the folder of all that."""
    servers = []
    keygen, ssh, sshd = program("ssh-keygen"), program("ssh"), program("sshd")
    for name in ("host", "me"):
        subprocess.run([keygen, "-q", "-t", "ed25519", "-N", "", "-f", str(tmp_path / name)], check=True)

    def start(more: str = "", *, known: bool = True) -> Path:
        port = free_port()
        if os.geteuid() == 0:
            Path("/run/sshd").mkdir(exist_ok=True)  # where it locks itself in; without it it does not start
        (tmp_path / "sshd_config").write_text(
            f"{more}\nPort {port}\nListenAddress 127.0.0.1\nHostKey {tmp_path}/host\nPidFile none\n"
            f"UsePAM no\nAuthorizedKeysFile {tmp_path}/me.pub\nStrictModes no\nGatewayPorts clientspecified\n"
        )
        (tmp_path / "ssh_config").write_text(
            f"Host relay\n HostName 127.0.0.1\n Port {port}\n IdentityFile {tmp_path}/me\n"
            f" IdentitiesOnly yes\n IdentityAgent none\n UserKnownHostsFile {tmp_path}/known\n"
            " GlobalKnownHostsFile none\n"
        )
        key = " ".join((tmp_path / "host.pub").read_text().split()[:2])
        (tmp_path / "known").write_text(f"[127.0.0.1]:{port} {key}\n" if known else "")
        (tmp_path / "bin").mkdir()
        wrapped = tmp_path / "bin" / "ssh"
        wrapped.write_text(f'#!/bin/sh\necho $$ >{tmp_path}/pid\nexec {ssh} -F {tmp_path}/ssh_config "$@"\n')
        wrapped.chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}/bin:{os.environ['PATH']}")
        servers.append(subprocess.Popen([sshd, "-D", "-e", "-f", str(tmp_path / "sshd_config")]))
        wait_for(servers[-1], port)
        return tmp_path

    yield start
    for each in servers:
        each.terminate()
        each.wait()


def test_two_people_in_two_houses_hold_cards(relay: Callable[..., Path]) -> None:
    folder = relay()
    began = time.monotonic()
    words = ["serve", "--port", "0", "--data", str(folder / "data"), "--share", "relay"]
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, *words, "--set", "share_forward=*:0", "--set", "warm_bots=false"],
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
    )
    assert process.stdout is not None
    lines = (line.rstrip("\n") for line in process.stdout)

    def outside() -> Server:
        address = next(line for line in lines if line.startswith(OUTSIDE)).removeprefix(OUTSIDE)
        assert address.startswith("http://127.0.0.1:")
        assert set(next(lines)) == {"█"}, "the address is there as a QR code too"
        return Server(int(address.rpartition(":")[2]), folder / "data", None)

    async def scenario() -> None:
        server = await asyncio.to_thread(outside)
        opened = time.monotonic()
        async with server.visitor("Ada") as ada, server.visitor("Bela") as bela:
            table = await ada.new_table(chairs=2)
            async with ada.at(table) as first, bela.at(table) as second:
                await first.welcome()
                await second.welcome()
                await second.settled("sit", chair=1)
                await first.settled("start")
                await first.owes(0)
                await second.owes(1)
                hand = first.position(0)["view"]["hand"]
                assert hand
                assert second.position(1)["view"]["hand"]
                held = time.monotonic()
                os.kill(int((folder / "pid").read_text()), signal.SIGKILL)
                await eventually(lambda: first.closed is not None)
            said = await asyncio.to_thread(lambda: next(line for line in lines if line == LOST))
            assert said
            again = await asyncio.to_thread(outside)
            async with again.returning(ada.cookie) as back, back.at(table) as device:
                await device.owes(0)
                assert device.position(0)["view"]["hand"] == hand
        print(
            f"\nseconds: {opened - began:.1f} to the address, {held - opened:.1f} more until two hold cards"
        )

    try:
        run(scenario)
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    tunnel = int((folder / "pid").read_text())
    assert not _is_running(tunnel), "the tunnel ends with its server"


@pytest.mark.parametrize(
    ("configured", "known", "sentence"),
    [
        ("", False, "does not know the key of relay: run `ssh relay` once"),
        ("AllowTcpForwarding no", True, r"did not open \*:0"),
        ("PubkeyAuthentication no", True, "did not let you in"),
    ],
)
async def test_what_is_wrong_with_the_relay_is_said(
    relay: Callable[..., Path], configured: str, known: bool, sentence: str
) -> None:
    relay(configured, known=known)

    with pytest.raises(StolekError, match=sentence):
        await Tunnel("relay", "*:0", ("127.0.0.1", 9), "", print, print).run()


def _is_running(process: int) -> bool:
    for _ in patiently():
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
    return True
