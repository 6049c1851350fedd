"""``python -m tools.site.figures``: what a first visit and a first game cost on the built site.

Bytes are those of the files as a web host packs them with gzip. Seconds are this machine's, in Chromium;
in the slower runs the whole browser stands still three quarters of the time.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import signal
import statistics
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, Playwright, Request, ViewportSize, sync_playwright

from tools import browser as chromium
from tools import dev, gallery
from tools.site import pyodide

RUNS = 3
SLOWER = 4
PHONE: ViewportSize = {"width": 390, "height": 844}
_STEP = 0.01
_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"


def packed(path: Path) -> int:
    """How many bytes go over the line."""
    return min(len(gzip.compress(path.read_bytes(), 6)), path.stat().st_size)


def start_page(page: Page, address: str) -> None:
    page.goto(address)
    page.locator(".do button.primary").wait_for()


def first_card(page: Page) -> float:
    """Plays what stands first on the shelf; the seconds from the tap to the first card."""
    began = time.perf_counter()
    page.locator(".do button.primary").click()
    page.locator(".hand button").first.wait_for()
    return time.perf_counter() - began


def bytes_loaded(browser: Browser, address: str) -> None:
    """To the start page, and to the first card, without what is kept for later meanwhile."""
    context = browser.new_context(service_workers="block", viewport=PHONE)
    context.set_default_timeout(300_000)
    asked: set[str] = set()

    def heard(request: Request) -> None:
        name = request.url.split("?")[0].split("#")[0].removeprefix(address) or "index.html"
        if (dev.SITE / name).is_file():
            asked.add(name)

    context.on("request", heard)
    page = context.new_page()
    start_page(page, address)
    print(f"bytes to the start page: {sum(packed(dev.SITE / name) for name in asked):,}")
    first_card(page)
    print(f"bytes to the first card: {sum(packed(dev.SITE / name) for name in asked):,}")
    engine = {name: packed(dev.SITE / name) for name in sorted(asked) if name.startswith("engine/")}
    print(f"  of them the engine: {sum(engine.values()):,} {engine}")
    context.close()


def seconds(playwright: Playwright, found: chromium.Chromium, address: str, slower: int) -> None:
    """From the tap to the first card: on the first visit, and when everything is kept."""
    cold: list[float] = []
    warm: list[float] = []
    paint: list[float] = []
    worked: list[float] = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            context = chromium.launch_with_profile(
                playwright.chromium, found, Path(folder), viewport=PHONE, reduced_motion="reduce"
            )
            context.set_default_timeout(300_000)
            with slowed(folder, slower):
                for seen in (cold, warm):
                    page = context.new_page()
                    start_page(page, address)
                    if seen is cold:
                        paint.append(page.evaluate(_PAINT) / 1000)
                    else:
                        page.wait_for_timeout(2000)  # nobody taps before they have looked
                    before = processor(folder)
                    seen.append(first_card(page))
                    if seen is warm:
                        worked.append(processor(folder) - before)
                    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
                    page.close()
            context.close()
    cards = f"first card {_told(cold)} s cold, {_told(warm)} s warm, {_told(worked)} s of processors warm"
    print(f"load {os.getloadavg()[0]:.1f}, {slower}x slower: first paint {_told(paint)} s, {cards}")


def groups(folder: str) -> set[int]:
    """The process groups of the browser of this profile."""
    command = ["ps", "-axww", "-o", "pgid=,command="]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    return {int(line.split()[0]) for line in listed if f"--user-data-dir={folder}" in line}


def processor(folder: str) -> float:
    """Seconds that all threads of this browser have worked so far, on Linux; unlike waiting they do not grow
    with what else the machine does."""
    found, ours = 0, groups(folder)
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if os.getpgid(int(process.name)) in ours:
                found += sum(int(each.read_text().split()[0]) for each in process.glob("task/*/schedstat"))
    return found / 1e9


@contextlib.contextmanager
def slowed(folder: str, times: int) -> Iterator[None]:
    """The whole browser of this profile stands still most of the time: its worker is slowed, too."""
    held = groups(folder)
    done = threading.Event()

    def hold() -> None:
        while not done.wait(_STEP):
            for signalled, pause in ((signal.SIGSTOP, _STEP * (times - 1)), (signal.SIGCONT, 0)):
                for group in held:
                    os.killpg(group, signalled)
                time.sleep(pause)

    holding = threading.Thread(target=hold)
    if times > 1:
        holding.start()
    yield
    done.set()
    if times > 1:
        holding.join()


def _told(measured: list[float]) -> str:
    return f"{statistics.median(measured):.2f} ({min(measured):.2f}-{max(measured):.2f})"


def bots() -> None:
    """Milliseconds a bot's answer, by game and level, in Pyodide under node."""
    made = pyodide.run_inside(Path(__file__).with_name("bot_times.py"), repo=dev.ROOT)
    for game, levels in json.loads(made.splitlines()[-1]).items():
        for level, (median, most, longest, count, ready) in levels.items():
            told = (
                f"{median:.1f} / {most:.1f} / {longest:.1f} ms ({count} answers), ready after {ready:.0f} ms"
            )
            print(f"{game} {level}: {told}")


def main() -> None:
    dev.site()
    found = chromium.find()
    with gallery.served(dev.SITE) as address, sync_playwright() as playwright:
        browser = chromium.launch(playwright, found)
        bytes_loaded(browser, f"{address}/")
        browser.close()
        for slower in (1, SLOWER):
            seconds(playwright, found, f"{address}/", slower)
    bots()


if __name__ == "__main__":
    main()
