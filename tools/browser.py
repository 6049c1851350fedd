"""Finds a Chromium for the tests and starts it: `find()` and `launch()`.

The order is `$CHROMIUM`, the system's, apt's when we are root, npm's @sparticuz/chromium. A
browser counts only when it has opened a page. If none does, there is one sentence that says what
to install, and the tests fail: they never skip. It refuses to know what the tests do with it.
"""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, BrowserType, Error, Playwright, sync_playwright

from tools import dev

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
)
OF_DEBIAN = ("chromium-headless-shell", "chromium")
"""The smaller one first: it has no pages of its own, and starts and draws with a quarter less work."""
NAMES = (
    *OF_DEBIAN,
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
)
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
ADVICE = (
    "No Chromium starts on this machine: install Chromium or Google Chrome, "
    "or set CHROMIUM to the path of one."
)
START_TIMEOUT_MS = 60_000
INSTALL_TIMEOUT = 900
REMEMBERED = dev.CACHE / "browser.json"
NPM_HOME = dev.CACHE / "chromium"


class Chromium(msgspec.Struct, frozen=True):
    """A browser that has been seen to open a page."""

    path: str
    source: str
    env: dict[str, str] = {}


class NoBrowser(Exception):
    """No browser starts; the message says what to install."""


def launch(playwright: Playwright, chromium: Chromium) -> Browser:
    """Start the browser without a window."""
    return playwright.chromium.launch(**_start(chromium))


def launch_with_profile(
    kind: BrowserType, chromium: Chromium, folder: Path, **options: Any
) -> BrowserContext:
    """Start one more, which keeps everything in this folder."""
    return kind.launch_persistent_context(folder, **_start(chromium), **options)


def _start(chromium: Chromium) -> dict[str, Any]:
    return {
        "executable_path": chromium.path,
        "args": list(FLAGS),
        "env": {**os.environ, **chromium.env},
        "timeout": START_TIMEOUT_MS,
    }


def find() -> Chromium:
    """The browser that the last `make` saw starting, else a fresh search."""
    wanted = os.environ.get("CHROMIUM")
    if REMEMBERED.is_file():
        known = msgspec.json.decode(REMEMBERED.read_bytes(), type=Chromium)
        if Path(known.path).exists() and wanted in (None, "", known.path):
            return known
    return search()


def with_windows() -> Chromium:
    """A Chromium that shows notices and heeds settings of a profile, as those without windows do not."""
    for candidate in itertools.chain(_of_system(), _of_apt("chromium")):
        if "headless-shell" not in candidate.path:
            return candidate
    raise NoBrowser(ADVICE)


def search() -> Chromium:
    """Try every source in order and remember the first browser that opens a page."""
    wanted = os.environ.get("CHROMIUM")
    if wanted:
        chosen = Chromium(path=wanted, source="$CHROMIUM")
        if not _opens_a_page(chosen):
            raise NoBrowser(f"CHROMIUM is set to {wanted}, which does not start.")
        return _remember(chosen)
    sources: tuple[Callable[[], Iterator[Chromium]], ...] = (_of_system, _of_apt, _of_npm)
    for source in sources:
        for candidate in source():
            if _opens_a_page(candidate):
                return _remember(candidate)
    raise NoBrowser(ADVICE)


def _remember(chromium: Chromium) -> Chromium:
    dev.CACHE.mkdir(exist_ok=True)
    REMEMBERED.write_bytes(msgspec.json.encode(chromium))
    return chromium


def _opens_a_page(chromium: Chromium) -> bool:
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright, chromium)
            try:
                page = browser.new_page()
                page.set_content("<p>stolek</p>", timeout=START_TIMEOUT_MS)
                return page.inner_text("p") == "stolek"
            finally:
                browser.close()
    except Error as refusal:
        print(f"{chromium.path} does not start: {refusal.message.splitlines()[0]}", file=sys.stderr)
        return False


def _of_system() -> Iterator[Chromium]:
    for name in NAMES:
        if found := shutil.which(name):
            yield Chromium(path=found, source="the system")
    for place in PLACES:
        if Path(place).is_file():
            yield Chromium(path=place, source="the system")


def _of_apt(*names: str) -> Iterator[Chromium]:
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    print("Installing chromium with apt-get ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if not _succeeds([apt, "update", "-qq"], quiet):
        return
    for name in names or OF_DEBIAN:
        installed = _succeeds([apt, "install", "-qq", "-y", "--no-install-recommends", name], quiet)
        if installed and (found := shutil.which(name)):
            yield Chromium(path=found, source="apt")


def _of_npm() -> Iterator[Chromium]:
    if not sys.platform.startswith("linux"):
        return
    print("Fetching @sparticuz/chromium with npm ...", flush=True)
    try:
        npm = dev.find_npm()
    except dev.Trouble as trouble:
        print(trouble, file=sys.stderr)
        return
    node = shutil.which("node", path=str(Path(npm).parent)) or "node"
    unpacked = NPM_HOME / "unpacked"
    unpacked.mkdir(parents=True, exist_ok=True)
    for source in (dev.ROOT / "tools" / "chromium").iterdir():
        shutil.copy(source, NPM_HOME)
    env = {
        **dev.environment(),
        "TMPDIR": str(unpacked),
        "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x",
    }
    if not _succeeds([npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], env, NPM_HOME):
        return
    if not _succeeds([node, "unpack.mjs"], env, NPM_HOME):
        return
    libraries = {"LD_LIBRARY_PATH": str(unpacked / "al2023" / "lib")}
    if not Path("/etc/fonts/fonts.conf").exists():
        libraries["FONTCONFIG_PATH"] = str(unpacked / "fonts")
    yield Chromium(path=str(unpacked / "chromium"), source="npm", env=libraries)


def _succeeds(command: list[str], env: dict[str, str], folder: Path = dev.ROOT) -> bool:
    try:
        answer = subprocess.run(
            command,
            env=env,
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=INSTALL_TIMEOUT,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as failure:
        print(f"{command[0]}: {failure}", file=sys.stderr)
        return False
    if answer.returncode != 0:
        print(f"{' '.join(command)}: {answer.stderr.strip()[-500:]}", file=sys.stderr)
    return answer.returncode == 0


def main() -> int:
    """Say which browser the tests will use."""
    try:
        chromium = search()
    except NoBrowser as trouble:
        print(trouble, file=sys.stderr)
        return 2
    print(f"The tests use {chromium.path}, from {chromium.source}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
