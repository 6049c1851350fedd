"""Seconds of an evening, timed in Chromium by its own clock: `python -m tools.evening_figures WHAT [N]`.

`offline`: from losing the line to the notice of it; `window`: for how long an open window can be seen;
`seat`: from opening a link to sitting down, the first time and the next, with the taps it takes.
"""

from __future__ import annotations

import re
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from stolek.core import registry
from tests.browser.house import PHONE, Guest, House, guests
from tools import browser as chromium
from tools import dev
from tools.tapping import TAP_ABOUT

NORMAL = {"pace": "normal", "sound": False, "knowsHurry": True}
REAL: dict[str, Any] = {"holds": True, "bot_pause": 0.45, "bot_workers": 1}
NOTICED = """() => {
  const start = performance.now();
  window.noticed = new Promise((done) => {
    const look = () => document.querySelector('.frame > .notice') && done(performance.now() - start);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
}"""
WATCH_WINDOWS = """() => {
  window.lengths = [];
  let since = null;
  const look = () => {
    const open = document.querySelector('[data-window]') !== null;
    if (open && since === null) since = performance.now();
    else if (!open && since !== null) {
      window.lengths.push(performance.now() - since);
      since = null;
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
TAP_OUTSIDE = (
    "() => { " + TAP_ABOUT + " if (!document.querySelector('[data-window]')) tap(); return over(); }"
)


def told(name: str, seconds: list[float]) -> None:
    middle = statistics.median(seconds)
    print(f"{name}: n={len(seconds)}, {min(seconds):.2f} to {max(seconds):.2f} s, median {middle:.2f} s")


def sit_alone(guest: Guest, game: str) -> Page:
    guest.open_start()
    asked = guest.context.request.post(
        guest.house.address + "/api/play", data={"game": game, "level": "easy"}
    )
    page = guest.open(f"/t/{asked.json()['table']}")
    page.locator(".frame").wait_for()
    return page


def offline(come: Any, times: int) -> None:
    """Once as the browser notices it itself, once as a line on which nothing comes any more."""
    by_browser, by_silence = [], []
    for _ in range(times):
        guest = come(size=PHONE)
        guest.forgive(".")
        page = sit_alone(guest, registry.ids()[0])
        page.wait_for_timeout(3_000)
        page.evaluate(NOTICED)
        guest.context.set_offline(True)
        by_browser.append(page.evaluate("() => window.noticed") / 1000)
        guest.context.close()
        guest = come(size=PHONE)
        silent: list[bool] = []

        def between(route: WebSocketRoute, silent: list[bool] = silent) -> None:
            server = route.connect_to_server()
            route.on_message(lambda raw: None if silent else server.send(raw))
            server.on_message(lambda raw: None if silent else route.send(raw))

        guest.page.route_web_socket(re.compile("/ws$"), between)
        page = sit_alone(guest, registry.ids()[0])
        page.wait_for_timeout(3_000)
        page.evaluate(NOTICED)
        silent.append(True)
        by_silence.append(page.evaluate("() => window.noticed") / 1000)
        guest.context.close()
    told("offline notice, the browser says so", by_browser)
    told("offline notice, nothing comes any more", by_silence)


def window(come: Any, times: int) -> None:
    """Games of somebody who plays and lets every window pass."""
    lengths: list[float] = []
    game = next(g for g in registry.ids() if (registry.get(g).folder / "web" / "TakeOver.svelte").is_file())
    while len(lengths) < times:
        guest = come(still=False, size=PHONE, **NORMAL)
        page = sit_alone(guest, game)
        page.evaluate(WATCH_WINDOWS)
        seen: list[float] = []
        while not page.evaluate(TAP_OUTSIDE) and len(lengths) + len(seen) < times:
            page.wait_for_timeout(150)
            new = page.evaluate("() => window.lengths")[len(seen) :]
            seen += new
            for each in new:
                print(f"{each / 1000:.2f}", end=" ", flush=True)
        lengths += [each / 1000 for each in seen]
        guest.context.close()
    told("window seen", lengths)


def seat(come: Any, times: int) -> None:
    """A guest with a link; typing the name is not counted, it is filled in at once."""
    first: list[float] = []
    next_time: list[float] = []
    for _ in range(times):
        host, friend = come(), come(size=PHONE)
        for seconds in (first, next_time):
            path = host.set_up()
            start = time.monotonic()
            friend.join(path)
            host.page.locator("[data-chair='1'] .avatar").wait_for()
            seconds.append(time.monotonic() - start)
        host.context.close()
        friend.context.close()
    told("link to seat, the first time", first)
    told("link to seat, the next time", next_time)


def main() -> None:
    what, times = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 5
    dev.page()
    chosen = chromium.find()
    settings: dict[str, Any] = REAL if what == "window" else {}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser: Browser = chromium.launch(playwright, chosen)
        house = House(Path(data), **settings)
        house.start()
        try:
            with guests(browser, house) as come:
                {"offline": offline, "window": window, "seat": seat}[what](come, times)
        finally:
            house.stop()
        browser.close()


if __name__ == "__main__":
    main()
