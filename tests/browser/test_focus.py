"""Whoever goes by keyboard is never thrown out of the page by what they have done."""

from typing import Any

import pytest
from playwright.sync_api import expect

from stolek.words import load

pytestmark = pytest.mark.browser
EN = load("en")
_SOMEWHERE = "() => document.activeElement?.closest('main') != null"


def test_focus_stays_in_the_table_when_what_was_focused_goes(come: Any) -> None:
    page = come().play_now()
    button = page.locator("main button").last
    button.focus()
    button.evaluate("button => button.remove()")
    page.wait_for_function(_SOMEWHERE)
    page.evaluate("() => (document.activeElement.disabled = true)")
    page.wait_for_function(f"() => ({_SOMEWHERE})() && !document.activeElement.disabled")


def test_focus_stays_at_a_table_being_set_up_after_standing_up_and_sitting_down(come: Any) -> None:
    host, friend = come(), come()
    path = host.set_up()
    page = friend.join(path)
    chair = page.locator("[data-chair='1']")
    for sits in (False, True):
        chair.get_by_role("button").last.focus()
        page.keyboard.press("Enter")
        expect(chair.get_by_text(EN.text("page-chair-you"), exact=True)).to_have_count(int(sits))
        page.wait_for_function(_SOMEWHERE)
