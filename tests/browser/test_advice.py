"""Advice at the table: asked for under "?" or by a key, shown to one person, away when hints are off."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stolek.words import load
from tests.browser.house import DESKTOP, PHONE, Guest, axe_violations, sideways, until
from tests.browser.test_access_playing import CHOICES, Reader, sit_down
from tests.browser.test_evening import let_a_bot_finish, sit_alone

pytestmark = pytest.mark.browser
DE, EN = load("de"), load("en")


def _open_choices(page: Page) -> None:
    page.keyboard.press("m")
    page.get_by_role("dialog").wait_for()


def _beginning(text: str) -> str:
    """A sentence up to what is put in."""
    return text.partition("…")[0].strip()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_advice_is_asked_for_under_the_help_and_says_why(come: Any, size: tuple[int, int]) -> None:
    ada: Guest = come("de-DE", size)
    page = sit_down(ada, "daynight", "base")
    _open_choices(page)
    page.get_by_role("button", name=DE.text("ask-advice")).press("Enter")
    told = page.locator("dialog [role=status]")
    expect(told).to_contain_text(_beginning(DE.text("advice-would", what="…")))
    option = told.inner_text().partition(": ")[2]
    number = int(option.partition(",")[0])
    name = page.locator("[data-choices] .choice span").nth(number - 1).inner_text().splitlines()[0]
    assert option.startswith(f"{number}, {name}. ")
    assert len(option) > len(f"{number}, {name}. ") + 10, "it says why"
    assert axe_violations(page) == []
    assert sideways(page) == 0


def test_a_key_reads_advice_aloud_and_who_wants_no_hints_gets_none(come: Any) -> None:
    page = sit_down(come(), "dnup", "base")
    reader = Reader(page)
    begins = _beginning(EN.text("advice-would", what="…"))
    until(page, lambda: any(line.startswith(begins) for line in reader.said), lambda: reader.ask("a"))

    without = sit_down(come(help=False), "dnup", "base")
    quiet = Reader(without)
    assert quiet.ask("a", EN.text("advice-off"))
    _open_choices(without)
    expect(without.get_by_role("button", name=EN.text("ask-advice"))).to_have_count(0)


def test_a_game_without_advice_says_so(come: Any) -> None:
    page = sit_down(come(), "dixit", "base")
    _open_choices(page)
    shown = page.get_by_role("dialog")
    expect(shown.get_by_text(EN.text("advice-none"))).to_be_visible()
    expect(shown.get_by_role("button", name=EN.text("ask-advice"))).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_after_a_game_it_is_shown_where_another_move_was_better(come: Any, size: tuple[int, int]) -> None:
    guest: Guest = come(size=size)
    table = sit_alone(guest, "daynight", chairs=4)
    page = guest.page
    page.locator(".frame").first.wait_for()
    _open_choices(page)
    page.locator(CHOICES).first.press("Enter")
    page.locator("[data-choices] form button").press("Enter")
    let_a_bot_finish(page)
    guest.open(f"/replay/{table}/1")
    opener = page.get_by_role("button", name=EN.text("evening-review"))
    opener.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("status")).to_contain_text(re.compile("1"))  # one decision, weighed by a bot
    page.keyboard.press("Escape")

    said = {"is": "say", "key": "daynight-do-decline", "args": {}}
    why = {"is": "say", "key": "advice-plain", "args": {}}
    numbers = {"percent": 12, "margin": 3, "sure": True}
    moment = {"at": 20, "chosen": said, "better": said, "why": why, **numbers}
    found = {"done": 9, "total": 9, "weighed": 9, "moments": [moment]}
    page.route("**/review?seat=0", lambda route: route.fulfill(json=found))
    opener.click()
    expect(sheet.get_by_text(EN.text("evening-review-worth", percent=12, margin=3))).to_be_visible()
    assert axe_violations(page) == []
    assert sideways(page) == 0
    sheet.get_by_role("button", name=EN.text("evening-review-show")).click()
    page.wait_for_url("**#20")
    expect(sheet).to_have_count(0)
