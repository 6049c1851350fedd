"""For everyone: no fault that axe can find, no sideways scroll on a narrow phone, the keyboard is enough."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stolek.words import load
from tests.browser.house import DESKTOP, NARROW, PHONE, Guest, axe_violations, settled, shelf_game, sideways

pytestmark = pytest.mark.browser
GAME = shelf_game()
EN = load("en")


def start(guest: Guest) -> Iterator[str]:
    page = guest.open_start()
    yield "start"
    page.locator(".also button").nth(1).click()
    yield "choices"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("button.me").click()
    yield "you"


def rules(guest: Guest) -> Iterator[str]:
    page = guest.open(f"/rules/{GAME}")
    page.locator("article").first.wait_for()
    yield "rules"


def missing(guest: Guest) -> Iterator[str]:
    guest.open("/no/such/thing")
    yield "missing"


def set_up(guest: Guest) -> Iterator[str]:
    guest.set_up()
    yield "setting up"


def playing(guest: Guest) -> Iterator[str]:
    page = guest.play_now()
    yield "playing"
    page.locator("header button").last.click()
    yield "menu"


WAYS: list[Callable[[Guest], Iterator[str]]] = [start, rules, missing, set_up, playing]
_NAMELESS = """() => [...document.querySelectorAll('button, a, input, select')]
  .filter(e => e.checkVisibility() && !(e.ariaLabel || e.textContent.trim() || e.labels?.length))
  .map(e => e.outerHTML)"""


@pytest.mark.parametrize("way", WAYS, ids=lambda w: w.__name__)
@pytest.mark.parametrize(
    ("lang", "light", "size"),
    [
        ("en-GB", "day", DESKTOP),
        ("cs-CZ", "night", PHONE),
        ("de-DE", None, NARROW),
        ("hu-HU", None, NARROW),
    ],
)
def test_every_place_is_for_everyone(
    come: Any, way: Callable[[Guest], Iterator[str]], lang: str, light: str | None, size: tuple[int, int]
) -> None:
    """In two languages axe looks, in four nothing scrolls sideways; every control has a name."""
    guest = come(lang, size, **({} if light is None else {"light": light}))
    page = guest.page
    for place in way(guest):
        if light is not None:
            assert axe_violations(page) == [], place
            assert page.locator("main").count() == 1, place
            assert page.get_by_role("heading", level=1, include_hidden=True).count() == 1, place
            assert page.evaluate(_NAMELESS) == [], place
        assert page.locator("html").get_attribute("lang") == lang[:2], place
        page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
        settled(page)
        assert sideways(page) == 0, place
        page.set_viewport_size({"width": size[0], "height": size[1]})


def focused(page: Page) -> str:
    script = "() => document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"
    return str(page.evaluate(script))


def test_the_first_stop_of_the_keyboard_leads_past_the_header(come: Any) -> None:
    page = come().open_start()
    page.keyboard.press("Tab")
    assert focused(page) == EN.text("page-skip")
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.id") == "main"


def test_the_keyboard_alone_starts_a_game(come: Any) -> None:
    page = come().open_start()
    button = page.locator(".do button.primary")
    for _ in range(30):
        page.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            break
    outline = button.evaluate("button => getComputedStyle(button).outlineStyle")
    assert outline == "solid", "where the keyboard is can be seen"
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.locator("main button").first.wait_for()


def test_a_sheet_takes_the_focus_keeps_it_and_gives_it_back(come: Any) -> None:
    page = come().open_start()
    opener = page.get_by_role("button", name=EN.text("page-settings"))
    opener.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", level=2)).to_be_focused()
    for _ in range(12):
        page.keyboard.press("Tab")
        inside = (
            "() => document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
        assert page.evaluate(inside)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(opener).to_be_focused()
