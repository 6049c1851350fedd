"""The table in a real browser, at every moment of real games: it fits, it can be touched, it asks twice.

Knows what a table must never do on a screen; it refuses to know where things lie on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import wall  # noqa: F401 (fixture)
from tools import gallery

pytestmark = pytest.mark.browser

PHONES = ((320, 640), (390, 844), (844, 390))
SCREENS = ((768, 1024), (1280, 800), (1920, 1080))

# Looks at every button of the table as a finger would.
FAULTS = """() => {
  const faults = [];
  const [wide, tall] = [innerWidth, innerHeight];
  if (document.documentElement.scrollWidth > wide) faults.push("scrolls sideways");
  if (document.documentElement.scrollHeight > tall) faults.push("scrolls down");
  const shown = document.body.innerText + [...document.querySelectorAll("[aria-label]")]
    .map((one) => one.getAttribute("aria-label")).join(" ");
  for (const key of shown.match(/daynight-[a-z0-9-]+/g) ?? []) faults.push(`untranslated ${key}`);
  const result = document.querySelector(".result");
  const targets = [...document.querySelectorAll("main button")].filter((one) => !one.closest(".notice"));
  const boxes = targets.map((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const before = getComputedStyle(one, "::before");
    const reach = before.content === "none" ? [0, 0] : [parseFloat(before.width), parseFloat(before.height)];
    const name = one.getAttribute("aria-label") ?? one.textContent.trim();
    if (name === "") faults.push(`a button without a name: ${one.outerHTML.slice(0, 80)}`);
    const inside = left >= -1 && top >= -1 && right <= wide + 1 && bottom <= tall + 1;
    if (!inside && result === null) faults.push(`cut off: ${name}`);
    const strip = one.closest(".hand") !== null;
    if (!strip && (Math.max(width, reach[0]) < 43.5 || Math.max(height, reach[1]) < 43.5))
      faults.push(`too small to touch: ${name}`);
    return { name, left, top, right, bottom, strip, pile: one.matches(".pile") };
  });
  const hand = boxes.filter((one) => one.strip).sort((a, b) => a.left - b.left);
  for (const [i, one] of hand.entries())
    if (i > 0 && one.left - hand[i - 1].left < 43.5) faults.push(`too narrow a strip: ${hand[i - 1].name}`);
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      // Cards of a hand overlap on purpose, and so does the card turned from the pile.
      if ((a.strip && b.strip) || a.pile || b.pile) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2) faults.push(`${a.name} lies over ${b.name}`);
    }
  return faults;
}"""


@cache
def moments(seats: int) -> dict[str, gallery.Moment]:
    return gallery.moments("daynight", "base", seats)


def told_apart(name: str) -> bool:
    """Whether this moment lays out the table in a way of its own; in most events things only move."""
    return not name.startswith("then ") or any(word in name for word in ("tie", "last", "nobody", "some"))


@pytest.mark.parametrize(
    ("seats", "few"),
    [
        (2, True),
        (5, False),
        *(pytest.param(*each, marks=pytest.mark.full) for each in ((2, False), (3, True), (4, True))),
    ],
)
def test_everything_fits_and_can_be_touched(
    browser: Browser,
    wall: str,  # noqa: F811
    seats: int,
    few: bool,
) -> None:
    wanted = {
        name: moment
        for name, moment in moments(seats).items()
        if told_apart(name) and not (few and "without" in name)
    }
    assert {"result", "ask first by day", "ask taking by night"} <= set(wanted)
    faults = {}
    for size in PHONES[1:] if few else PHONES + SCREENS:
        page = gallery.open_gallery(browser, wall, size)
        for place, (name, moment) in enumerate(wanted.items()):
            if size in SCREENS and place % 3:
                continue
            gallery.hang(page, moment, "cs" if place % 2 else "en")
            wrong = page.evaluate(FAULTS)
            if wrong:
                faults[f"{name} at {size[0]}x{size[1]}"] = wrong
        page.close()
    assert faults == {}


@pytest.fixture
def table(browser: Browser, wall: str) -> Iterator[Page]:  # noqa: F811
    page = gallery.open_gallery(browser, wall, (390, 844))
    yield page
    page.close()


def show(page: Page, name: str) -> gallery.Moment:
    moment = moments(5)[name]
    gallery.hang(page, moment, "en")
    return moment


def test_a_card_is_picked_first_and_laid_second(table: Page) -> None:
    show(table, "ask first by day")
    go, said = table.locator("[data-go] button"), table.locator("[data-said]")
    expect(go).to_have_attribute("aria-disabled", "true")
    table.locator(".hand button").first.click(position={"x": 6, "y": 6})
    expect(table.locator(".hand button").first).to_have_attribute("aria-pressed", "true")
    expect(said).to_have_text("")
    expect(go).not_to_have_attribute("aria-disabled", "true")
    expect(go).to_contain_text("Play")
    go.click()
    expect(said).to_have_text("answer 0")


def test_no_card_of_the_hand_is_dimmed_while_choosing_and_all_are_while_taking(table: Page) -> None:
    show(table, "ask second by night")
    assert table.locator(".hand button[aria-disabled]").count() == 0
    show(table, "ask taking by night")
    cards = table.locator(".hand button")
    assert cards.count() == table.locator(".hand button[aria-disabled=true]").count() > 0
    cards.first.click(position={"x": 6, "y": 6}, force=True)
    expect(table.locator("[data-said]")).to_have_text("why DN-10")


def test_the_keyboard_alone_picks_and_takes(table: Page) -> None:
    moment = show(table, "ask taking by night")
    offered = msgspec.json.decode(moment.prompt or b"{}")["options"]
    stop = table.locator("[data-card][tabindex='0']")
    expect(stop).to_have_count(1)
    stop.focus()
    table.keyboard.press("ArrowLeft")
    table.keyboard.press("ArrowRight")
    table.keyboard.press("Enter")
    expect(table.locator(".takeable[aria-pressed=true]")).to_have_count(1)
    expect(table.locator("[data-said]")).to_have_text("")
    table.keyboard.press("Enter")
    said = table.locator("[data-said]")
    expect(said).to_contain_text("answer ")
    assert int(said.inner_text().removeprefix("answer ")) in {option["n"] for option in offered}


def test_arrows_walk_through_the_hand_and_escape_puts_the_card_back(table: Page) -> None:
    show(table, "ask first by day")
    cards = table.locator(".hand button")
    cards.first.focus()
    table.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    table.keyboard.press("End")
    expect(cards.last).to_be_focused()
    table.keyboard.press("ArrowRight")
    expect(cards.first).to_be_focused()
    table.keyboard.press("Enter")
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    table.keyboard.press("Escape")
    expect(cards.first).to_have_attribute("aria-pressed", "false")


def test_everything_on_the_table_says_why(table: Page) -> None:
    show(table, "ask second by day")
    said = table.locator("[data-said]")
    for part, rule in ((".sum", "DN-8"), (".step", "DN-6"), ("button.time", "DN-1"), (".spot .card", "DN-")):
        table.locator(part).first.click()
        expect(said).to_contain_text(f"why {rule}")
    table.locator(".discards").click()
    expect(table.get_by_role("dialog")).to_be_visible()
    table.keyboard.press("Escape")
    table.locator(".seat-plate").first.click()
    expect(table.get_by_role("dialog")).to_be_visible()
