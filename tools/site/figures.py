"""``python -m tools.site.figures``: what a first visit and a first game cost on the built site.

Bytes are those of the files as a web host packs them with gzip. Seconds are this machine's, in Chromium;
the slower runs slow the page, for Chromium's developer tools do not reach its worker.
"""

from __future__ import annotations

import gzip
import json
import statistics
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, Request, sync_playwright

from tools import browser as chromium
from tools import dev, gallery
from tools.site import pyodide

RUNS = 3
SLOWER = 4
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
    context = browser.new_context(service_workers="block", viewport={"width": 390, "height": 844})
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


def seconds(browser: Browser, address: str, slower: int) -> None:
    """From the tap to the first card: on the first visit, and when everything is kept."""
    cold: list[float] = []
    warm: list[float] = []
    paint: list[float] = []
    for _ in range(RUNS):
        context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
        context.set_default_timeout(300_000)
        for seen in (cold, warm):
            page = context.new_page()
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
            start_page(page, address)
            if seen is cold:
                paint.append(page.evaluate(_PAINT) / 1000)
            seen.append(first_card(page))
            page.evaluate("async () => { await navigator.serviceWorker.ready; }")
            page.close()
        context.close()
    cards = f"first card {_told(cold)} s cold, {_told(warm)} s warm"
    print(f"page {slower}x slower: first paint {_told(paint)} s, {cards}")


def _told(measured: list[float]) -> str:
    return f"{statistics.median(measured):.2f} ({min(measured):.2f}-{max(measured):.2f})"


def bots() -> None:
    """Milliseconds a bot's answer, by game and level, in Pyodide under node."""
    made = pyodide.run_inside(Path(__file__).with_name("bot_times.py"), repo=dev.ROOT)
    for game, levels in json.loads(made.splitlines()[-1]).items():
        for level, (median, most, longest, count) in levels.items():
            print(f"{game} {level}: {median:.0f} / {most:.0f} / {longest:.0f} ms ({count} answers)")


def main() -> None:
    dev.site()
    found = chromium.find()
    with gallery.served(dev.SITE) as address, sync_playwright() as playwright:
        browser = chromium.launch(playwright, found)
        bytes_loaded(browser, f"{address}/")
        for slower in (1, SLOWER):
            seconds(browser, f"{address}/", slower)
        browser.close()
    bots()


if __name__ == "__main__":
    main()
