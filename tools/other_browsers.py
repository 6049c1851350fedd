"""Firefox and WebKit without a window, for smoke games: `firefox()` and `webkit()` give a `Window` each.

They are Debian's packages, which root is given by apt; Firefox is spoken to by WebDriver BiDi, WebKit by
WebDriver. A window opens addresses and runs scripts; more is not needed here. Nothing is skipped: where a
browser cannot be had, `Missing` says what to install.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from websockets.sync.client import ClientConnection, connect

from tools import dev

PACKAGES = {
    "firefox": ("firefox-esr",),
    "webkit": ("webkit2gtk-driver", "xvfb"),
}
START_SECONDS = 120
Json = Any


class Missing(Exception):
    """A browser that is not here; the message says what to install."""


class Window(Protocol):
    """One window of a browser."""

    def open(self, address: str) -> None:
        """Goes there and waits until it is loaded."""

    def run(self, script: str) -> Json:
        """What a script returns; it may await."""

    def picture(self, path: Path) -> None:
        """What is seen now, as PNG."""


def program(name: str, browser: str) -> str:
    """The path of a program; root gets its package installed."""
    found = shutil.which(name)
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        wanted = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *PACKAGES[browser]]
        dev.run(wanted, f"apt-get could not install {browser}.", timeout=900)
        found = shutil.which(name)
    if found is None:
        raise Missing(f"There is no {name} here: install Debian's {' and '.join(PACKAGES[browser])}.")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def started(command: list[str], **environment: str) -> Iterator[None]:
    """A program that is ended, with all it started, when it is not needed any more."""
    process = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, 15)
        process.wait()


def patiently(work: Any) -> Any:
    """What work gives, once whoever it talks to is there."""
    end = time.monotonic() + START_SECONDS
    while True:
        try:
            return work()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


# Firefox ----------------------------------------------------------------------------------------------


class Bidi:
    """A window of Firefox."""

    def __init__(self, line: ClientConnection, size: tuple[int, int]) -> None:
        self._line, self._number = line, 0
        self._ask("session.new", capabilities={})
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        viewport = {"width": size[0], "height": size[1]}
        self._ask("browsingContext.setViewport", context=self._context, viewport=viewport)

    def _ask(self, method: str, **params: Json) -> Json:
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            heard = json.loads(self._line.recv(timeout=START_SECONDS))
            if heard.get("id") == self._number:
                assert heard["type"] == "success", heard
                return heard["result"]

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def run(self, script: str) -> Json:
        told = self._ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await (async () => {{ {script} }})() ?? null))()",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def picture(self, path: Path) -> None:
        path.write_bytes(
            base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self._context)["data"])
        )


@contextlib.contextmanager
def firefox(size: tuple[int, int]) -> Iterator[Window]:
    """Firefox with an empty profile."""
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [program("firefox-esr", "firefox"), "--headless", "--no-remote", "--profile", profile]
        with started([*command, f"--remote-debugging-port={port}"], HOME=profile):
            line = patiently(lambda: connect(f"ws://127.0.0.1:{port}/session", proxy=None, max_size=None))
            with line:
                yield Bidi(line, size)


# WebKit -----------------------------------------------------------------------------------------------


class Driven:
    """A window of WebKit's."""

    def __init__(self, address: str, size: tuple[int, int]) -> None:
        self._at = address
        patiently(lambda: self._ask("GET", "/status"))
        browser = {"binary": _minibrowser(), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": browser, "acceptInsecureCerts": True}}
        session = self._ask("POST", "/session", {"capabilities": wanted})["sessionId"]
        self._at = f"{address}/session/{session}"
        self._ask("POST", "/timeouts", {"script": 1000 * START_SECONDS, "pageLoad": 1000 * START_SECONDS})
        self._ask("POST", "/window/rect", {"x": 0, "y": 0, "width": size[0], "height": size[1]})

    def _ask(self, method: str, path: str, given: Json = None) -> Json:
        data = None if given is None else json.dumps(given).encode()
        asked = urllib.request.Request(
            self._at + path, data, {"content-type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(asked, timeout=2 * START_SECONDS) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read()) from None

    def open(self, address: str) -> None:
        self._ask("POST", "/url", {"url": address})

    def run(self, script: str) -> Json:
        given = {"script": f"return (async () => {{ {script} }})()", "args": []}
        return self._ask("POST", "/execute/sync", given)

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._ask("GET", "/screenshot")))


def _minibrowser() -> str:
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    if not found:
        raise Missing("WebKit's MiniBrowser is not here: install Debian's webkit2gtk-driver.")
    return str(found[-1])


@contextlib.contextmanager
def webkit(size: tuple[int, int]) -> Iterator[Window]:
    """WebKit on a screen that nobody sees."""
    port, screen = free_port(), f":{90 + os.getpid() % 400}"
    driver = program("WebKitWebDriver", "webkit")
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home,
        started([program("Xvfb", "webkit"), screen, "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]),
        started([driver, f"--port={port}"], DISPLAY=screen, HOME=home),
    ):
        yield Driven(f"http://127.0.0.1:{port}", size)


WINDOWS = {"firefox": firefox, "webkit": webkit}
