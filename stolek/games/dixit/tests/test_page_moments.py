"""A reveal waits for people: it is looked at, held, gone on from by whoever may, and looked at again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from stolek.core.registry import get
from stolek.games.dixit.tests.players import LOOKS_MOST, Player
from stolek.games.dixit.tests.test_page import begin, television
from stolek.words import load
from tests.browser.conftest import page_is_built  # noqa: F401 (a fixture)
from tests.browser.house import PHONE, House, axe_violations, guests, until

pytestmark = pytest.mark.browser
EN = load("en", get("dixit").folder)
_REVEALS = "() => document.querySelector('[data-moment=reveal]') !== null"
_BAR = "[data-moment-bar]"
_COVERED = """() => {
  const bar = document.querySelector('[data-moment-bar]').getBoundingClientRect();
  const under = ({ left, right, top, bottom }) =>
    left < bar.right && right > bar.left && top < bar.bottom && bottom > bar.top;
  return [...document.querySelectorAll('.reveal li > *')].filter((one) => under(one.getBoundingClientRect()))
    .map((one) => one.textContent);
}"""
"""What of a reveal lies under what can be done at it."""
LYING = (844, 390)


@pytest.fixture
def calm_house(tmp_path: Path) -> Iterator[House]:
    """A server whose tables hold at moments."""
    opened = House(tmp_path, holds=True)
    opened.start()
    yield opened
    opened.stop()


def play_to_the_reveal(players: list[Player]) -> None:
    for _ in range(LOOKS_MOST):
        if all(player.page.evaluate(_REVEALS) and player.page.locator(_BAR).count() for player in players):
            return
        for player in players:
            player.do_what_is_asked()
            player.page.wait_for_timeout(20)
    raise AssertionError("no reveal comes")


def test_a_reveal_is_held_gone_on_from_and_looked_at_again(browser: Browser, calm_house: House) -> None:
    with guests(browser, calm_house) as come:
        host, friend = come(), come(size=PHONE)
        path = begin([host, friend], "base", 4, first_storyteller="random")
        screen = television(host, path).page
        host.page.get_by_role("button", name=EN.text("page-menu"), exact=True).click()
        sheet = host.page.get_by_role("dialog")
        sheet.get_by_role("button", name=EN.text("page-settings")).click()
        sheet.get_by_role("radio", name=EN.text("page-table-pace-calm")).check(force=True)
        host.page.keyboard.press("Escape")
        play_to_the_reveal([Player(host, 1), Player(friend, 2)])
        friend_name = friend.context.request.get(friend.house.address + "/api/me").json()["person"]["name"]

        wait = friend.page.locator(_BAR).get_by_role("button", name=EN.text("page-moment-wait"))
        wait.click()
        looks = EN.text("page-moment-looking", names=friend_name, count=1)
        expect(screen.locator("footer [role=status]")).to_have_text(looks)
        signs = host.page.get_by_role("group", name=EN.text("page-signs")).first
        signs.get_by_role("button", name=EN.text("page-sign-wow")).click()
        bubble = friend.page.locator("[data-bubbles] li").bounding_box()
        pictures = friend.page.locator(".reveal").bounding_box()
        assert bubble is not None
        assert pictures is not None
        assert bubble["y"] + bubble["height"] <= pictures["y"], "a sign lies on no picture and no reason"
        friend.page.set_viewport_size({"width": LYING[0], "height": LYING[1]})
        expect(friend.page.locator(_BAR)).to_be_visible()
        until(friend.page, lambda: friend.page.evaluate(_COVERED) == [])
        friend.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        expect(host.page.locator(_BAR).get_by_role("status")).to_be_visible()
        expect(host.page.get_by_role("button", name=EN.text("page-moment-next"))).to_have_count(0)
        friend.page.locator(".reveal button").first.click()
        friend.page.get_by_role("dialog").wait_for()
        friend.page.keyboard.press("Escape")
        expect(friend.page.get_by_role("dialog")).to_have_count(0)
        assert friend.page.evaluate(_REVEALS), "enlarging a picture skips nothing"
        assert axe_violations(friend.page) == []

        friend.page.get_by_role("button", name=EN.text("page-moment-let-go")).click()
        screen.locator(_BAR).get_by_role("button", name=EN.text("page-moment-next")).click()
        for page in (host.page, friend.page, screen):
            expect(page.locator(_BAR)).to_have_count(0)
        again = friend.page.get_by_role("button", name=EN.text("dixit-ui-last"))
        # What they are asked next may still be on its way, and ends looking back.
        is_off = friend.page.locator("button.last[aria-pressed='false']")
        shows_votes = friend.page.locator(".voter, .voters")
        until(friend.page, shows_votes.count, lambda: is_off.count() and again.click())
        friend.page.locator("[data-again]").click()
        back = friend.page.locator("[data-look-back]").bounding_box()
        signs = friend.page.get_by_role("group", name=EN.text("page-signs")).bounding_box()
        assert back is not None
        assert signs is not None
        assert signs["y"] + signs["height"] <= back["y"], "the way back lies on no sign"
