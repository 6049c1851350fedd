"""Photographs of an evening: `python -m tools.evening_gallery [--lang cs] [--only WORD] [--text larger]`.

What `tools.gallery` cannot stage because it is between people: a real server, several browsers, a big screen.
Every moment is taken in three sizes, in Czech by night, in German by day, in Hungarian by the game's light;
sheets of eight are in out/evening.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from stolek.core import registry
from stolek.core.bot import Budget
from stolek.games.dixit.tests.players import Player
from stolek.games.numberloor.tests.test_page import Player as FloorPlayer
from stolek.server.store.people import load_token
from stolek.words import Words, load
from tests.browser.house import Guest, House, guests, settled
from tools import browser as chromium
from tools import dev, gallery
from tools.tapping import TAP_ABOUT

OUT = dev.ROOT / "out" / "evening"
PHONE, LYING, DESKTOP, TV = (390, 844), (844, 390), (1280, 800), (1920, 1080)
A4 = (794, 1123)
SIZES = (PHONE, LYING, DESKTOP)
LIGHTS = {"cs": "night", "de": "day", "hu": "auto"}
LOCALES = {"cs": "cs-CZ", "de": "de-DE", "hu": "hu-HU", "en": "en-GB", "pl": "pl-PL", "sk": "sk-SK"}
NAMES = ("Maximiliane von Hohen", "Ota", "Szentgyörgyi Erzsébet", "Bára")
A_SHEET = 8
PLAYED = "() => { " + TAP_ABOUT + " tap(); return over(); }"
HIDE = """() => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


class Evening:
    """One language's evening: people who come, and the pictures that are taken."""

    def __init__(self, house: House, come: Any, lang: str, text: str) -> None:
        self.house, self.lang, self.text = house, lang, text
        self._come = come
        self.words: Words = load(lang, *(registry.get(game).folder for game in registry.ids()))
        self.taken: dict[str, list[tuple[str, Path]]] = {}
        self.count = 0

    def come(self, size: tuple[int, int] = PHONE, name: bool = True, **settings: Any) -> Guest:
        guest: Guest = self._come(
            LOCALES[self.lang], size, **{"text": self.text, "light": LIGHTS[self.lang], **settings}
        )
        for pattern in ("404", "401", "409", "WebSocket", "ERR_"):
            guest.forgive(pattern)
        if name:
            guest.open_start()
            self.count += 1
            called = {"name": NAMES[(self.count - 1) % len(NAMES)]}
            guest.context.request.patch(self.house.address + "/api/me", data=called)
        return guest

    def shoot(self, name: str, page: Page, *, tv: bool = False, only: tuple[int, int] | None = None) -> None:
        """This moment in every size, or as a big screen."""
        for size in (TV,) if tv else SIZES if only is None else (only,):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.wait_for_timeout(150)
            settled(page)
            sort = f"{size[0]}x{size[1]}"
            path = OUT / self.lang / sort / f"{name.replace(' ', '-')}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=path)
            self.taken.setdefault(sort, []).append((name, path))

    def press(self, page: Page, key: str, **args: Any) -> None:
        page.get_by_role("button", name=self.words.text(key, **args), exact=True).first.press("Enter")

    def menu(self, page: Page, key: str) -> None:
        page.get_by_role("button", name=self.words.text("page-menu"), exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name=self.words.text(key)).press("Enter")

    def table(
        self, guest: Guest, game: str, variant: str | None = None, chairs: int = 4, **options: Any
    ) -> str:
        guest.open_start()
        wanted = {"game": game, "chairs": chairs, "options": options} | (
            {"variant": variant} if variant else {}
        )
        made = guest.context.request.post(self.house.address + "/api/tables", data=wanted)
        assert made.ok, made.text()
        return f"/t/{made.json()['table']}"

    def together(
        self, game: str, people: int, variant: str | None = None, chairs: int = 4, **options: Any
    ) -> list[Guest]:
        """So many people at a running table, bots in the other chairs."""
        sitting = [self.come(DESKTOP if n == 0 else PHONE) for n in range(people)]
        path = self.table(sitting[0], game, variant, chairs, **options)
        for guest in sitting:
            guest.join(path)
        if people > 1:
            expect(sitting[0].page.locator(f"[data-chair='{people - 1}'] small")).to_be_visible()
        sitting[0].begin()
        for guest in sitting:
            guest.page.locator(".frame").first.wait_for()
        return sitting

    def tv(self, guest: Guest) -> Page:
        page = guest.new_window()
        page.set_viewport_size({"width": TV[0], "height": TV[1]})
        page.goto(guest.page.url.replace("/t/", "/tv/"))
        page.locator("footer li").first.wait_for()
        return page

    def play_until(self, playing: list[Guest], there: Callable[[Guest], bool], most: int = 4_000) -> None:
        """They tap about until it is so for the first of them."""
        for _ in range(most):
            if there(playing[0]):
                for guest in playing:
                    guest.page.evaluate("() => document.querySelector('dialog[open]')?.close()")
                return
            for guest in playing:
                if guest.page.evaluate(PLAYED):
                    return
                guest.page.wait_for_timeout(15)

    def at_moment(self, guest: Guest) -> bool:
        return guest.page.locator("[data-moment-bar]").count() > 0

    def finish(self, playing: list[Guest]) -> None:
        for guest in playing:
            guest.page.keyboard.press("Escape")
            self.menu(guest.page, "page-cover-on")
        for guest in playing:
            guest.page.locator("[data-over]").wait_for(timeout=300_000)  # bots of a busy machine

    def result(self, page: Page) -> None:
        if page.get_by_role("dialog").count() == 0:
            page.locator("[data-over]").get_by_role("button").last.press("Enter")
        page.get_by_role("dialog").wait_for()

    def sheets(self, scene: str) -> None:
        for sort, pictures in self.taken.items():
            width = gallery.THUMB_WIDTH.get(int(sort.partition("x")[0]), 400)
            for at in range(0, len(pictures), A_SHEET):
                to = OUT / f"{self.lang}-{scene}-{sort}-{at // A_SHEET + 1}.png"
                gallery.contact_sheet(pictures[at : at + A_SHEET], to, width)


# What is photographed -----------------------------------------------------------------------------------


def coming(e: Evening) -> None:
    host, friend = e.come(DESKTOP), e.come(name=False)
    page = host.open_start()
    e.shoot("start", page)
    page.locator("button", has_text=e.words.text("page-more-choices")).first.click()
    e.shoot("set-up choices", page)
    path = host.set_up()
    friend.open(path)
    friend.page.locator("[data-joining]").wait_for()
    e.shoot("joining", friend.page)
    friend.join(path)
    e.shoot("lobby of a guest", friend.page)
    e.shoot("lobby of the host", host.page)
    television = host.new_window()
    television.goto(host.page.url.replace("/t/", "/tv/"))
    television.locator("li.taken").first.wait_for()
    e.shoot("tv lobby", television, tv=True)
    television.goto(e.house.address + "/tv")
    television.locator("input").first.wait_for()
    e.shoot("tv code", television, tv=True)
    host.page.locator(".go button.primary").click()
    host.page.get_by_role("dialog").wait_for()
    e.shoot("start without who is not ready", host.page)


def late(e: Evening) -> None:
    host, friend = e.together("daynight", 2)
    guest = e.come()
    guest.join(host.page.url.removeprefix(e.house.address))
    guest.page.locator("[data-offered]").wait_for()
    e.shoot("late guest is offered a chair", guest.page)
    guest.page.locator("[data-offered]").get_by_role("button").first.click()
    host.page.locator("[data-asks]").wait_for()
    e.shoot("host is asked for a chair", host.page)
    host.page.locator("[data-asks] button").first.click()
    e.shoot("a chair was taken over", friend.page)
    e.menu(host.page, "page-people")
    e.shoot("people sheet", host.page)
    host.page.keyboard.press("Escape")
    friend.page.evaluate(HIDE)
    e.play_until([host, guest], lambda one: one.page.locator("[data-missed]").count() > 0, 300)
    e.shoot("somebody sleeps", host.page)
    friend.page.close()
    host.page.wait_for_timeout(6_000)
    e.shoot("somebody is away", host.page)
    screen = e.tv(host)
    e.shoot("tv somebody is away", screen, tv=True)


def moments(e: Evening) -> None:
    for game, variant, chairs in (("daynight", None, 5), ("dixit", None, 6), ("dnup", None, 5)):
        host, friend = e.together(game, 2, variant, chairs)
        screen = e.tv(host)
        e.shoot(f"{game} table", friend.page)
        e.shoot(f"tv {game}", screen, tv=True)
        e.play_until([host, friend], e.at_moment)
        screen.locator("[data-moment-bar]").wait_for()
        friend.page.locator("[data-moment-bar] button").first.click()
        e.shoot(f"{game} moment, somebody holds", friend.page)
        e.shoot(f"{game} moment, others wait", host.page)
        e.shoot(f"tv {game} moment", screen, tv=True)
        friend.page.locator("[data-moment-bar] button").first.click()
        leads = next(
            (g for g in (host, friend) if g.page.locator("[data-moment-bar] button.primary").count()), host
        )
        e.shoot(f"{game} moment, who leads goes on", leads.page)
        for page in (host.page, friend.page):
            with contextlib.suppress(Error):
                page.locator("[data-moment-bar] button.primary").click(timeout=500)
        e.play_until([host, friend], lambda one: not e.at_moment(one), 40)
        friend.page.keyboard.press("Escape")
        with contextlib.suppress(Error):
            friend.page.locator("[data-again]").click(timeout=2_000)
            e.shoot(f"{game} last round again", friend.page)


def windows(e: Evening) -> None:
    host, friend = e.together("numberloor", 2, chairs=5, takeover_after="floor", window_seconds=10)
    screen = e.tv(host)
    e.shoot("tv numberloor", screen, tv=True)
    e.shoot("numberloor table", friend.page)
    offered = friend.page.locator("[data-window]")
    players = [FloorPlayer(friend, 1), FloorPlayer(host, 2)]
    while offered.count() == 0:
        for player in players:
            if offered.count() == 0 and player.do_what_there_is() == "over":
                raise AssertionError("the game ended without a window")
    e.shoot("numberloor take-over", friend.page)


def ends(e: Evening) -> None:
    for game, variant, chairs in (
        ("daynight", None, 5),
        ("dnup", None, 5),
        ("numberloor", None, 5),
        ("numberloor", "beginner", 4),
        ("dixit", None, 12),
    ):
        called = f"{game} {variant}" if variant else game
        host, friend = e.together(game, 2, variant, chairs)
        screen = e.tv(host)
        e.finish([host, friend])
        e.shoot(f"end {called}", friend.page)
        e.result(host.page)
        e.shoot(f"result {called}", host.page)
        with contextlib.suppress(Error):
            screen.locator("[data-standings]").wait_for(timeout=20_000)
        e.shoot(f"tv end {called}", screen, tv=True)
        if game == "daynight":
            e.press(host.page, "evening-next")
            host.page.locator("[data-next-game]").wait_for()
            e.shoot("next game", host.page)
            path = host.page.url.removeprefix(e.house.address).replace("/t/", "/evening/")
            friend.open(path)
            friend.page.locator("[data-game]").first.wait_for()
            e.shoot("evening page", friend.page)


def again(e: Evening) -> None:
    for game in ("dixit", "daynight"):
        (host,) = e.together(game, 1, None, 4)
        e.finish([host])
        table = host.page.url.rpartition("/")[2]
        host.open(f"/replay/{table}/1")
        host.page.locator("[data-eyes]").first.wait_for()
        for _ in range(3):
            host.page.keyboard.press("PageDown")
        e.shoot(f"replay {game}", host.page)
        e.press(host.page, "evening-what-if")
        e.shoot(f"what if {game}", host.page)
        host.page.keyboard.press("Escape")
        host.open(f"/replay/{table}/1?seat=all")
        host.page.locator("[data-eyes]").nth(1).wait_for()
        e.shoot(f"replay {game}, all eyes", host.page)
        if game == "dixit":
            host.open(f"/replay/{table}/1#100000")
            with host.page.expect_download() as download:
                host.page.get_by_role("button", name=e.words.text("dixit-ui-story-save")).click()
            file = OUT / f"book-{e.lang}.html"
            download.value.save_as(file)
            book = host.new_window()
            book.goto(file.as_uri())
            book.emulate_media(media="print")
            book.pdf(path=OUT / f"book-{e.lang}.pdf", format="A4", print_background=True)
            book.add_style_tag(content=".leaf { min-height: 100vh }")
            for n in range(3):
                book.locator(".leaf").nth(n).evaluate("leaf => leaf.scrollIntoView()")
                e.shoot(f"storybook on paper {n + 1}", book, only=A4)


def house(e: Evening) -> None:
    guest = e.come()
    page = guest.open_start()
    page.locator("button.me").click()
    page.get_by_role("dialog").wait_for()
    e.shoot("who I am, devices", page)
    page.get_by_role("dialog").locator("h3").last.scroll_into_view_if_needed()
    e.shoot("devices", page)
    page = guest.open("/host")
    page.get_by_label(e.words.text("host-token"), exact=True).fill(load_token(e.house.data))
    page.get_by_role("button", name=e.words.text("host-open")).click()
    page.get_by_role("region").first.wait_for()
    e.shoot("host page", page)


def _said(told: str, _: object) -> str:
    return told


def twelve(e: Evening) -> None:
    """Dixit with twelve on a big screen, played three times over."""
    for number in range(3):
        host, friend = e.together("dixit", 2, ("base", "party", "base")[number], 12)
        screen = e.tv(host)
        clue = ("a quiet word", "the lamps came down the hill and asked for the way to the sea " * 3, "Ó")[
            number
        ]
        told = clue[:200]
        players = [Player(guest, n, partial(_said, told)) for n, guest in enumerate((host, friend))]
        for reveal in range(2):
            while not e.at_moment(friend):
                for player in players:
                    player.do_what_is_asked()
                    player.page.wait_for_timeout(15)
            screen.locator("[data-moment-bar]").wait_for()
            e.shoot(f"tv twelve, game {number + 1}, reveal {reveal + 1}", screen, tv=True)
            e.shoot(f"twelve on a phone, game {number + 1}, reveal {reveal + 1}", friend.page)
            for guest in (host, friend):
                with contextlib.suppress(Error):
                    guest.page.locator("[data-moment-bar] button.primary").click(timeout=500)
            host.page.wait_for_timeout(1_500)
        e.finish([host, friend])
        screen.locator("[data-moment='over']").wait_for(state="attached")
        e.shoot(f"tv twelve, game {number + 1}, end", screen, tv=True)


SCENES = (coming, late, moments, windows, ends, again, house, twelve)


@contextlib.contextmanager
def opened(browser: Browser) -> Iterator[tuple[House, Any]]:
    with tempfile.TemporaryDirectory() as data:
        house = House(
            Path(data),
            holds=True,
            window_seconds=20.0,
            bot_pause=0.05,
            bot_budget=Budget(seconds=0.05, worlds=2),
        )
        house.start()
        try:
            with guests(browser, house) as come:
                yield house, come
        finally:
            house.stop()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lang", action="append", choices=sorted(LIGHTS), help="default: three languages")
    parser.add_argument("--only", default="", help="only scenes with this in their name")
    parser.add_argument("--text", default="normal", help="size of the text")
    asked = parser.parse_args(arguments)
    dev.page()
    chosen, failed = chromium.find(), 0
    for lang in asked.lang or LIGHTS:
        with sync_playwright() as playwright:
            browser = chromium.launch(playwright, chosen)
            for scene in SCENES:
                if asked.only not in scene.__name__:
                    continue
                try:
                    with opened(browser) as (house, come):
                        evening = Evening(house, come, lang, asked.text)
                        try:
                            scene(evening)
                        finally:
                            evening.sheets(scene.__name__)
                except (Error, AssertionError) as error:
                    failed += 1
                    print(f"{lang} {scene.__name__}: {error}", file=sys.stderr, flush=True)
                else:
                    print(f"{lang} {scene.__name__}: done", flush=True)
            browser.close()
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
