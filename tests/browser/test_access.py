"""For everyone: no fault that axe can find, no sideways scroll on a narrow phone, the keyboard is enough."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stolek.words import load
from tests.browser.house import DESKTOP, NARROW, PHONE, Guest, axe_violations, settled, shelf_game, sideways

pytestmark = pytest.mark.browser
GAME = shelf_game()
EN = load("en")
CS = load("cs")


def start(guest: Guest) -> Page:
    return guest.open_start()


def rules(guest: Guest) -> Page:
    page = guest.open(f"/rules/{GAME}")
    page.locator("article").first.wait_for()
    return page


def missing(guest: Guest) -> Page:
    return guest.open("/no/such/thing")


def choices(guest: Guest) -> Page:
    page = guest.open_start()
    page.locator(".also button").nth(1).click()
    return page


def you(guest: Guest) -> Page:
    page = guest.open_start()
    page.locator("button.me").click()
    return page


def set_up(guest: Guest) -> Page:
    guest.set_up()
    return guest.page


def playing(guest: Guest) -> Page:
    return guest.play_now()


def menu(guest: Guest) -> Page:
    page = guest.play_now()
    page.locator("header button").last.click()
    return page


PLACES: list[Callable[[Guest], Page]] = [start, rules, missing, choices, you, set_up, playing, menu]


@pytest.mark.parametrize("light", ["day", "night"])
@pytest.mark.parametrize("place", PLACES, ids=lambda p: p.__name__)
def test_axe_finds_nothing(come: Any, place: Callable[[Guest], Page], light: str) -> None:
    size, lang = (DESKTOP, "en-GB") if light == "day" else (PHONE, "cs-CZ")
    page = place(come(lang, size, light=light))
    assert axe_violations(page) == []


@pytest.mark.parametrize("place", PLACES, ids=lambda p: p.__name__)
@pytest.mark.parametrize("lang", ["en-GB", "cs-CZ", "de-DE", "hu-HU"])
def test_a_narrow_phone_never_scrolls_sideways(come: Any, place: Callable[[Guest], Page], lang: str) -> None:
    page = place(come(lang, NARROW))
    settled(page)
    assert sideways(page) == 0


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


@pytest.mark.parametrize("place", PLACES, ids=lambda p: p.__name__)
def test_every_page_has_one_main_heading_a_language_and_named_controls(
    come: Any, place: Callable[[Guest], Page]
) -> None:
    page = place(come("cs-CZ"))
    assert page.locator("main").count() == 1
    assert page.get_by_role("heading", level=1, include_hidden=True).count() == 1
    assert page.locator("html").get_attribute("lang") == "cs"
    nameless = page.evaluate(
        """() => [...document.querySelectorAll('button, a, input, select')]
             .filter(e => e.checkVisibility() && !(e.ariaLabel || e.textContent.trim() || e.labels?.length))
             .map(e => e.outerHTML)"""
    )
    assert nameless == []
