"""A real server in a thread, and people with browsers of their own who come to it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect

from stolek.core import registry
from stolek.core.bot import Budget
from stolek.server.run import bind, make_server
from stolek.server.services import Services
from stolek.server.settings import Settings
from stolek.table import lessons
from tools import dev

DESKTOP = (1280, 800)
PHONE = (390, 844)
NARROW = (320, 640)
PATIENCE_MS = 60_000
"""Only ends a wait that would never end; nothing here is about speed."""
OFFERED = [f"{game}/{lesson}" for game in registry.ids() for lesson in lessons.all_of(game)]
FAST = {"pace": "fast", "sound": False, "knowsHurry": True, "lessonsOffered": OFFERED}
AXE = dev.ROOT / "node_modules" / "axe-core" / "axe.min.js"
QUICK: dict[str, Any] = {
    "bot_pause": 0.0,
    "holds": False,
    "warm_bots": False,
    "bot_workers": 1,
    "bot_patience": 60.0,
    "bot_budget": Budget(seconds=0.05, worlds=2),
    "messages_per_second": 1_000.0,
    "messages_burst": 1_000,
    "person_per_second": 1_000.0,
    "person_burst": 1_000,
    "requests_per_second": 1_000.0,
    "requests_burst": 1_000,
    "new_tables_per_minute": 6_000.0,
    "new_tables_burst": 1_000,
}

expect.set_options(timeout=PATIENCE_MS)


def until(page: Page, done: Callable[[], object], step: Callable[[], object] = lambda: None) -> None:
    """Take steps until something is so, with a short wait after each; fails when it stays away."""
    end = time.monotonic() + 2 * PATIENCE_MS / 1000
    while not done():
        assert time.monotonic() < end, "it did not come about"
        step()
        page.wait_for_timeout(30)


_OVER = """() => {
  if (document.querySelector('[data-over]') !== null) return true;
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  return false;
}"""


def hurry_to_the_end(page: Page) -> None:
    """Waits for the end of a game that bots play; nobody has to watch: on from event to event."""
    page.wait_for_function(_OVER, polling=50, timeout=5 * PATIENCE_MS)


class House:
    """A server that can be stopped and started again at the same address with the same data."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self._settings = Settings(data=data, **{**QUICK, **settings})
        self._port = 0
        self._thread: threading.Thread | None = None
        self._server: Any = None

    @property
    def data(self) -> Path:
        return self._settings.data

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}{self._settings.sub_path}"

    def start(self) -> None:
        bound = bind("127.0.0.1", self._port)
        self._port = bound.getsockname()[1]
        ready = threading.Event()
        self.services = Services(self._settings)
        self._server = make_server(self.services, started=ready.set)
        self._thread = threading.Thread(target=lambda: asyncio.run(self._server.serve(sockets=[bound])))
        self._thread.start()
        assert ready.wait(PATIENCE_MS / 1000), "the server did not start"

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something where the server runs, and waits for it."""
        loop = self._server.servers[0].get_loop()
        asyncio.run_coroutine_threadsafe(work, loop).result(2 * PATIENCE_MS / 1000)

    def stop(self) -> None:
        if self._thread is None:
            return
        self._server.should_exit = True
        self._thread.join(2 * PATIENCE_MS / 1000)
        assert not self._thread.is_alive(), "the server did not stop"
        self._thread = None


class Guest:
    """A person with one browser window. Whatever the page complains about is kept for the end of the test."""

    def __init__(self, house: House, context: BrowserContext) -> None:
        self.house = house
        self.context = context
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.page = self.new_window()

    def new_window(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def forgive(self, pattern: str) -> None:
        """A complaint that this test brings about on purpose."""
        self.forgiven.append(pattern)

    def unforgiven(self) -> list[str]:
        return [c for c in self.complaints if not any(re.search(p, c) for p in self.forgiven)]

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.house.address + path)
        self.page.locator("#main").wait_for(state="attached")
        return self.page

    def open_start(self) -> Page:
        self.open("/")
        self.page.locator("button.primary").first.wait_for()
        return self.page

    def play_now(self) -> Page:
        """One tap: a game against bots."""
        self.open_start()
        self.page.locator(".do button.primary").click()
        self.page.wait_for_url("**/t/*")
        self.page.locator("main button").first.wait_for()
        return self.page

    def set_up(self) -> str:
        """A table for friends; its path."""
        self.open_start()
        self.page.locator(".also button").first.click()
        self.page.wait_for_url("**/t/*")
        self.page.locator("[data-chair]").first.wait_for()
        return self.page.url.removeprefix(self.house.address)

    def join(self, path: str) -> Page:
        """Opens a table's link and says who this is, if the page asks: with a chair, if one is free."""
        self.open(path)
        self.page.locator("[data-joining], [data-chair], .frame").first.wait_for()
        asked = self.page.locator("[data-joining] button.primary")
        if asked.count() > 0:
            asked.click()
            self.page.locator("[data-chair], .frame").first.wait_for()
        return self.page

    def begin(self, button: str = ".go button.primary") -> None:
        """As host: begins, whoever is ready or not."""
        self.page.locator(button).click()
        self.page.locator("[data-anyway], .frame").first.wait_for()
        sure = self.page.locator("[data-anyway]")
        if sure.count() > 0:
            sure.press("Enter")  # a click so soon after another is taken for a stray one
            self.page.locator(".frame").first.wait_for()

    def keep(self, **settings: Any) -> None:
        """Settings as if chosen before."""
        self.context.add_init_script(
            "if (!localStorage.getItem('stolek-settings'))"
            f" localStorage.setItem('stolek-settings', {json.dumps(json.dumps(settings))});"
        )


def shelf_game() -> str:
    """The first game that has a table in the browser: the one the start page picks."""
    return next(g for g in registry.ids() if (registry.get(g).folder / "web" / "index.ts").is_file())


def axe_violations(page: Page) -> list[str]:
    """What axe finds, one line for each element that breaks a rule."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    settled(page)
    found = page.evaluate("async () => (await axe.run(document)).violations")
    return [f"{v['id']} at {node['target']}: {node['html'][:160]}" for v in found for node in v["nodes"]]


def settled(page: Page) -> None:
    """Waits until everything that fades or slides in has come to rest."""
    page.evaluate(
        "() => Promise.all(document.getAnimations()"
        ".filter(a => a.effect?.getComputedTiming().iterations !== Infinity)"
        ".map(a => a.finished.catch(() => undefined)))"
    )


def sideways(page: Page) -> int:
    """By how many pixels the page could be scrolled sideways."""
    wide: int = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return max(0, wide)


@contextlib.contextmanager
def guests(browser: Browser, house: House) -> Iterator[Any]:
    """A way to let guests in; at the end nobody's page may have complained."""
    inside: list[Guest] = []

    def come(
        lang: str = "en-GB",
        size: tuple[int, int] = DESKTOP,
        *,
        still: bool = True,
        forced: bool = False,
        contrast: bool = False,
        **settings: Any,
    ) -> Guest:
        context = browser.new_context(
            locale=lang,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size != DESKTOP,
            reduced_motion="reduce" if still else "no-preference",
            forced_colors="active" if forced else "none",
            contrast="more" if contrast else "no-preference",
            accept_downloads=True,
        )
        guest = Guest(house, context)
        guest.keep(**{**FAST, **settings})
        inside.append(guest)
        return guest

    try:
        yield come
    finally:
        complaints = [c for guest in inside for c in guest.unforgiven()]
        for guest in inside:
            with contextlib.suppress(Error):
                guest.context.close()
        if complaints:
            pytest.fail("the page complained: " + "; ".join(complaints))
