"""Somebody at the page without a server, in a browser of their own that can be killed and opened again."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from stolek.core import registry
from stolek.words import load
from tests.browser.house import FAST, PATIENCE_MS, PHONE, until
from tests.browser.test_table import menu
from tools import browser as chromium
from tools import dev

EN = load("en")


class Visitor:
    """Has a profile in a folder; `prefers` are settings of the browser itself."""

    def __init__(self, browser: Browser, folder: Path, size: tuple[int, int] = PHONE, **prefers: Any) -> None:
        self._browser, self._folder, self._size = browser, folder, size
        self.complaints: list[str] = []
        self.asked: list[str] = []
        self._chromium = chromium.find()
        self._scripts = [f"localStorage.setItem('stolek-settings', {json.dumps(json.dumps(FAST))})"]
        if prefers:
            self._chromium = chromium.with_windows()  # the ones without windows heed no such settings
            (folder / "Default").mkdir(parents=True)
            (folder / "Default" / "Preferences").write_text(json.dumps(prefers))
            self._scripts = []
        self.context = self._launch()
        self.page = self.context.pages[0]

    def _launch(self) -> BrowserContext:
        width, height = self._size
        context = chromium.launch_with_profile(
            self._browser.browser_type,
            self._chromium,
            self._folder,
            viewport={"width": width, "height": height},
            locale="en-GB",
            reduced_motion="reduce",
            has_touch=self._size == PHONE,
        )
        context.set_default_timeout(PATIENCE_MS)
        for script in self._scripts:
            context.add_init_script(script)
        for page in context.pages:
            page.on("request", lambda request: self.asked.append(request.url))
            page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return context

    def wants(self, game: str, variant: str = "", chairs: int = 0, **options: Any) -> None:
        """As if this had been played here the last time."""
        info = registry.get(game).game.info.variant(variant or None)
        first = {"variant": info.id, "chairs": chairs or info.seats[0], "level": "easy", "options": options}
        last = json.dumps({"game": game, "choices": {game: first}})
        self._scripts.append(f"localStorage.setItem('stolek-last', {json.dumps(last)})")
        self.context.add_init_script(self._scripts[-1])

    def visit(self, address: str) -> Page:
        """The first visit; it is over when everything is kept, and then the network is cut."""
        self.page.goto(address)
        self.page.locator(".do button.primary").wait_for()
        self.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        return self.page

    def cut(self) -> None:
        self.context.set_offline(True)

    def play(self) -> Page:
        self.page.locator(".do button.primary").click()
        self.page.wait_for_url("**/#/t/*")
        self.page.locator("main button").first.wait_for()
        return self.page

    def sit_down(self, address: str, game: str, variant: str = "", chairs: int = 0, **options: Any) -> Page:
        """A game without a network, whose pictures were loaded before."""
        self.wants(game, variant, chairs, **options)
        self.stay_offline(address)
        self.page.reload()
        page = self.play()
        self.hurry()
        return page

    def stay_offline(self, address: str) -> None:
        """The network is cut when everything that the chosen game needs has come."""
        page = self.visit(address)
        chosen = json.loads(page.evaluate("localStorage.getItem('stolek-last')"))["game"]
        if page.evaluate("async (game) => game in await (await fetch('lobby/pictures.json')).json()", chosen):
            page.locator("[data-pictures=missing] button").click()
            page.locator("[data-pictures=kept]").wait_for()
        self.cut()

    def hurry(self) -> None:
        """As host: a table that holds nowhere."""
        sheet = menu(self.page, EN, "page-settings")
        holds = sheet.get_by_role("switch", name=EN.text("page-table-holds"))
        holds.click()
        expect(holds).to_have_attribute("aria-checked", "false")
        sheet.get_by_text(EN.text("page-table-pace-brisk")).click()
        self.page.keyboard.press("Escape")

    def watch_to_the_end(self) -> None:
        # nobody has to watch: on to the next event
        until(self.page, self.page.locator("[data-over]").count, lambda: self.page.keyboard.press("Escape"))

    def kill(self) -> None:
        """The browser is gone in the middle of everything, and opened again without a network."""
        listed = subprocess.run(
            ["ps", "-axww", "-o", "pid=,command="], capture_output=True, text=True, check=True
        )
        ours = [line for line in listed.stdout.splitlines() if f"--user-data-dir={self._folder}" in line]
        firsts = [line.split()[0] for line in ours if "--type=" not in line and "chrom" in line]
        assert firsts, "the browser is not among the processes"
        gone = self.context
        for first in firsts:  # a script of Debian's, which waits for the browser, may be one of them
            os.kill(int(first), signal.SIGKILL)
        with contextlib.suppress(Error):
            gone.wait_for_event("close")
        for lock in self._folder.glob("Singleton*"):
            lock.unlink(missing_ok=True)
        self.context = self._launch()
        self.page = self.context.pages[0]
        self.cut()

    def close(self) -> None:
        with contextlib.suppress(Error):
            self.context.close()


def save_and_verify(page: Page, folder: Path) -> Path:
    """Saves the finished game that is shown, and lets the command line verify it."""
    page.locator("[data-over] button").last.click()
    with page.expect_download() as download:
        # a click so soon after another is taken for a stray one
        page.get_by_role("dialog").get_by_role("button", name=EN.text("page-save")).press("Enter")
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    command = [str(dev.BIN / f"stolek{dev.EXE}"), "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return file
