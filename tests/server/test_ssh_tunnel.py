"""Friends outside the house: what ssh and relays say, an address that comes, goes and comes again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stolek.core.errors import StolekError
from stolek.server import ssh_tunnel
from stolek.server.house_certificate import certified
from stolek.server.settings import Settings
from stolek.server.settings_loader import load
from stolek.server.ssh_tunnel import Tunnel, command, explain
from tests.server.live import eventually, running

LHR = """Follow your favourite reverse tunnel at [https://social.example/localhost_run].
To set up and manage custom domains go to https://admin.relay.example/
abc123.lhr.example tunneled with tls termination, https://abc123.lhr.example"""
SERVEO = "\x1b[32mForwarding HTTP traffic from https://abc.serveo.example\x1b[0m"
PINGGY = (
    "You are not authenticated, see https://pinggy.example/docs for more\nhttps://abc.free.pinggy.example"
)
OWN = (
    'Authenticated to cards.example ([192.0.2.7]:22) using "publickey".\n'
    "debug1: remote forward success for: x"
)


@pytest.mark.parametrize(
    ("forward", "known", "words", "address"),
    [
        ("80", "", LHR, "https://abc123.lhr.example"),
        ("80", "", SERVEO, "https://abc.serveo.example"),
        ("80", "", PINGGY, "https://abc.free.pinggy.example"),
        ("80", "", OWN, ""),
        ("*:8000", "", OWN, "http://cards.example:8000"),
        ("*:0", "", OWN + "\nAllocated port 4123 for remote forward to 127.0.0.1:8000",
         "http://cards.example:4123"),
        ("8000", "https://cards.example", OWN, "https://cards.example"),
        ("8000", "https://cards.example", "https://other.example", ""),
    ],
)  # fmt: skip
async def test_the_address_is_found_in_what_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, forward: str, known: str, words: str, address: str
) -> None:
    _ssh_that_says(monkeypatch, tmp_path, words)
    found: list[str] = []
    tunnel = Tunnel("relay", forward, ("127.0.0.1", 8000), known, found.append, lambda _: None)

    running_tunnel = asyncio.create_task(tunnel.run())
    await eventually(lambda: bool(found) or running_tunnel.done())
    running_tunnel.cancel()
    await asyncio.gather(running_tunnel, return_exceptions=True)
    assert found[:1] == ([address] if address else [])


async def test_a_lost_tunnel_is_opened_again_and_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(ssh_tunnel, "_WAITS", (0,))
    _ssh_that_says(monkeypatch, tmp_path, SERVEO)
    said: list[str] = []
    found: list[str] = []

    tunnel = Tunnel("relay", "80", ("127.0.0.1", 8000), "", found.append, said.append)
    running_tunnel = asyncio.create_task(tunnel.run())
    await eventually(lambda: len(found) > 1)
    _ssh_that_says(monkeypatch, tmp_path, "ssh: connect to host relay port 22: No route to host")
    await eventually(lambda: "No route to host" in said[-1])
    assert not running_tunnel.done()
    running_tunnel.cancel()
    await asyncio.gather(running_tunnel, return_exceptions=True)
    assert said[0] == "The tunnel through relay is lost; opening it again."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("No ED25519 host key is known for relay\nHost key verification failed.", "run `ssh relay` once"),
        (
            "@ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @\nHost key verification failed.",
            "another key",
        ),
        ("me@relay: Permission denied (publickey).", "without a question"),
        ("Error: remote port forwarding failed for listen port 80", "share_forward"),
        ("ssh: Could not resolve hostname relay", "Could not resolve hostname relay"),
        ("", "ended without a word"),
    ],
)
def test_why_there_is_no_tunnel_is_said(words: str, sentence: str) -> None:
    assert sentence in explain(words, "relay", "80")


def test_without_ssh_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(StolekError, match="install OpenSSH's client"):
        command("relay", "80", ("127.0.0.1", 8000), wait_for_words=True)


@pytest.mark.parametrize(
    "wrong", ["share=-oProxyCommand=x", "share=a b", "share_forward=80:evil:1", "share_forward=x"]
)
def test_no_option_of_ssh_can_be_slipped_in(wrong: str) -> None:
    with pytest.raises(StolekError, match=r"share(_forward)? does not fit"):
        load(None, {}, [wrong])


async def test_origin_cookie_and_page_follow_the_address(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<html data-public="">')

    async with running(page=tmp_path) as server, server.visitor() as ada:
        page = {"origin": "https://abc.relay.example"}
        assert (await ada.web.patch("/api/me", json={}, headers=page)).status_code == 403
        server.services.public.now = "https://abc.relay.example"
        assert (await ada.web.patch("/api/me", json={}, headers=page)).status_code == 200
        assert 'data-public="https://abc.relay.example"' in (await ada.web.get("/")).text
        ada.web.cookies.clear()
        outside = await ada.web.get("/api/me", headers={"host": "abc.relay.example"})
        assert "; Secure" in outside.headers["set-cookie"]
        ada.web.cookies.clear()
        assert "; Secure" not in (await ada.web.get("/api/me")).headers["set-cookie"]
        assert (await ada.web.get("/stolek.crt")).status_code == 404


def test_without_openssl_or_outside_a_house_it_says_why_there_is_no_https(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with pytest.raises(StolekError, match="no address of a house"):
        certified(tmp_path, "198.41.0.4")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(StolekError, match="openssl is not installed"):
        certified(tmp_path, "192.168.1.7")


def test_the_tunnel_leads_to_where_the_server_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    _ssh_that_says(monkeypatch, tmp_path, "")
    words = command("me@relay", "*:0", ("::1", 8000), wait_for_words=False)
    assert words[-4:] == ["-R", "*:0:[::1]:8000", "--", "me@relay"]
    assert "-N" in words
    assert Settings(data=Path()).share == ""


def _ssh_that_says(monkeypatch: pytest.MonkeyPatch, folder: Path, words: str) -> None:
    (folder / "words").write_text(words + "\n")
    program = folder / "ssh"
    program.write_text(f"#!/bin/sh\n/bin/cat {folder}/words\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
