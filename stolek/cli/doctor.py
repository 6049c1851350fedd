"""Looks whether this machine has what Stolek needs, and says what to do where it has not."""

from __future__ import annotations

import importlib.metadata
import os
import re
import shutil
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from stolek.cli.console import Shell
from stolek.core import registry

OLDEST_PYTHON = (3, 11)
State: TypeAlias = Literal["good", "note", "bad"]


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at. ``note``: play is possible without it. ``hint`` says what to do."""

    state: State
    what: str
    found: str
    hint: str | None = None


def examine(shell: Shell, data: Path | None, port: int) -> bool:
    """Tells what was found; False when something is missing that play needs."""
    healthy = True
    for finding in findings(data, port):
        mark = shell.words.text(f"doctor-{finding.state}")
        shell.line(f"{mark} {shell.words.text(f'doctor-{finding.what}')}: {finding.found}")
        if finding.hint is not None:
            shell.line(f"     {shell.words.text(finding.hint)}")
        healthy = healthy and finding.state != "bad"
    shell.say("doctor-healthy" if healthy else "doctor-ill")
    return healthy


def findings(data: Path | None, port: int) -> Iterator[Finding]:
    """Everything that is looked at, in the order in which it would stop someone."""
    yield _python()
    yield _packages()
    yield Finding("good", "games", ", ".join(registry.ids()))
    yield _folder(data)
    yield _port(port)
    yield _page()
    yield _browser()


def _python() -> Finding:
    found = ".".join(map(str, sys.version_info[:3]))
    good = sys.version_info >= OLDEST_PYTHON
    return Finding("good" if good else "bad", "python", found, None if good else "doctor-python-hint")


def _packages() -> Finding:
    wanted = [name for name in _requirements() if name]
    missing = [name for name in wanted if not _installed(name)]
    if missing:
        return Finding("bad", "packages", ", ".join(missing), "doctor-packages-hint")
    return Finding("good", "packages", str(len(wanted)))


def _requirements() -> Iterator[str]:
    for line in importlib.metadata.requires("stolek") or ():
        name, _, marker = line.partition(";")
        # What else is marked some systems lack, and there is a way without it.
        if not marker or re.fullmatch(r"""\s*extra == ["']serve["']\s*""", marker):
            yield re.split(r"[<>=!~ \[(]", name.strip(), maxsplit=1)[0]


def _installed(name: str) -> bool:
    try:
        importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def _folder(data: Path | None) -> Finding:
    from stolek.server.settings_loader import default_data  # noqa: PLC0415 - the server takes a while to load

    folder = data or default_data()
    existing = folder
    while not existing.exists():
        existing = existing.parent
    try:
        with tempfile.TemporaryFile(dir=existing):
            return Finding("good", "data", str(folder))
    except OSError:
        return Finding("bad", "data", str(folder), "doctor-data-hint")


def _port(port: int) -> Finding:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        if os.name == "posix":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return Finding("note", "port", str(port), "doctor-port-hint")
    return Finding("good", "port", str(port))


def _page() -> Finding:
    page = resources.files("stolek.server") / "page" / "index.html"
    if page.is_file():
        return Finding("good", "page", "index.html")
    node = shutil.which("node")
    return Finding("bad", "page", "–", "doctor-page-hint" if node else "doctor-page-node-hint")


def _browser() -> Finding:
    try:
        return Finding("good", "browser", webbrowser.get().__class__.__name__)
    except webbrowser.Error:
        return Finding("note", "browser", "–", "doctor-browser-hint")
