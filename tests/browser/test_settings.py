"""Settings hold on this device: pace, sounds, light, language; and stillness where the device asks for it."""

from typing import Any

import pytest
from playwright.sync_api import expect

from stolek.table import lessons
from stolek.words import load
from tests.browser.house import PHONE, shelf_game, until
from tests.browser.test_evening import SHELF
from tools.tapping import TAP_ABOUT

pytestmark = pytest.mark.browser
EN = load("en")
TAUGHT = {"game": shelf_game(), "lesson": next(iter(lessons.all_of(shelf_game())))}
WAITS = """const real = setTimeout; window.waits = [];
window.setTimeout = (work, ms, ...more) => (waits.push(ms), real(work, ms, ...more));"""


def light(page: Any) -> str:
    return str(page.evaluate("() => document.documentElement.dataset.light"))


def test_what_is_set_is_kept(come: Any) -> None:
    guest = come(pace="normal", sound=True)
    page = guest.open_start()
    page.get_by_role("button", name=EN.text("page-settings")).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name=EN.text("page-set-pace-slow")).check(force=True)
    sheet.get_by_role("radio", name=EN.text("page-set-light-day")).check(force=True)
    sheet.get_by_role("switch", name=EN.text("page-set-sound")).click()
    assert light(page) == "day"
    page.reload()
    page.locator("button.primary").first.wait_for()
    assert light(page) == "day"
    page.get_by_role("button", name=EN.text("page-settings")).click()
    expect(page.get_by_role("radio", name=EN.text("page-set-pace-slow"))).to_be_checked()
    expect(page.get_by_role("switch", name=EN.text("page-set-sound"))).not_to_be_checked()
    for wanted in ("night", "day"):  # at the table too
        sheet.get_by_role("radio", name=EN.text(f"page-set-light-{wanted}")).check(force=True)
        assert guest.play_now() is page
        assert light(page) == wanted
        guest.open_start()
        page.get_by_role("button", name=EN.text("page-settings")).click()


def test_a_device_that_asks_for_stillness_gets_it(come: Any) -> None:
    still = come(still=True).open_start()
    assert still.evaluate("() => document.documentElement.style.getPropertyValue('--pace')") == "0"
    moving = come(still=False, pace="fast").open_start()
    assert moving.evaluate("() => document.documentElement.style.getPropertyValue('--pace')") == "0.5"


def test_where_nothing_moves_nobody_waits_as_long(come: Any) -> None:
    """The same events, the same pace: what is shown stays half as long where there is no way to it."""
    waited = {}
    for still in (True, False):
        guest = come(still=still, pace="slow")
        guest.context.add_init_script(WAITS)
        page = guest.open_start()
        made = page.request.post(f"{guest.house.address}/api/play", data=TAUGHT)
        guest.open(f"/t/{made.json()['table']}")
        first = page.locator("[data-coach]").get_attribute("data-coach")
        page.evaluate("() => waits.splice(0)")
        page.keyboard.press("m")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        expect(page.locator("[data-coach]")).not_to_have_attribute("data-coach", first)
        waited[still] = set(page.evaluate("() => waits.filter((ms) => ms > 0 && ms < 5000)"))
    assert waited[True] == {ms / 2 for ms in waited[False]} != set()


def test_that_a_touch_hurries_the_table_is_said_once(come: Any) -> None:
    guest = come(knowsHurry=False, still=False, pace="slow")
    page = guest.play_now()
    said = page.get_by_text(EN.text("page-hurry"))
    until(page, said.count, lambda: page.evaluate("() => {" + TAP_ABOUT + "tap(); }"))
    guest.play_now()
    knows = "() => JSON.parse(localStorage.getItem('stolek-settings')).knowsHurry"
    assert page.evaluate(knows), "it is kept, and every table asks for it first"


def test_settings_that_cannot_be_read_are_forgotten(come: Any) -> None:
    guest = come()
    guest.context.add_init_script("localStorage.setItem('stolek-settings', '{\"pace\": \"warp\"')")
    page = guest.open_start()
    page.get_by_role("button", name=EN.text("page-settings")).click()
    expect(page.get_by_role("radio", name=EN.text("page-set-pace-normal"))).to_be_checked()


def test_text_grows_as_it_is_set_here_and_in_the_browser(come: Any) -> None:
    page = come().open_start()
    size = "() => parseFloat(getComputedStyle(document.body).fontSize)"
    usual = page.evaluate(size)
    page.get_by_role("button", name=EN.text("page-settings")).click()
    page.get_by_role("radio", name=EN.text("page-set-text-larger"), exact=True).check(force=True)
    assert page.evaluate(size) == pytest.approx(1.3 * usual)
    page.reload()
    page.locator("button.primary").first.wait_for()
    assert page.evaluate(size) == pytest.approx(1.3 * usual)
    token = "() => getComputedStyle(document.documentElement).getPropertyValue('--t-m')"
    assert page.evaluate(token).endswith("rem"), "a browser's own size counts, too"


@pytest.mark.parametrize("game", SHELF)
def test_large_letters_of_the_browser_push_no_button_out(come: Any, game: str) -> None:
    guest = come("hu-HU", PHONE)
    page = guest.open_start()
    larger = {"fontSizes": {"standard": 24, "fixed": 20}}
    guest.context.new_cdp_session(page).send("Page.setFontSizes", larger)
    made = page.request.post(f"{guest.house.address}/api/play", data={"game": game, "level": "random"})
    guest.open(f"/t/{made.json()['table']}")
    menu = page.get_by_role("button", name=load("hu").text("page-menu"), exact=True)
    menu.wait_for()
    assert page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)") == 24
    box = menu.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE[0]


def test_motion_can_be_switched_off_and_sounds_turned_down(come: Any) -> None:
    page = come(still=False, pace="normal", sound=True).open_start()
    page.get_by_role("button", name=EN.text("page-settings")).click()
    page.get_by_role("switch", name=EN.text("page-set-motion")).click()
    page.wait_for_function("() => document.documentElement.style.getPropertyValue('--pace') === '0'")
    expect(page.locator("html")).to_have_attribute("data-still", "")
    page.get_by_label(EN.text("page-set-volume")).fill("0.3")
    page.reload()
    page.get_by_role("button", name=EN.text("page-settings")).click()
    expect(page.get_by_role("switch", name=EN.text("page-set-motion"))).not_to_be_checked()
    expect(page.get_by_label(EN.text("page-set-volume"))).to_have_value("0.3")
