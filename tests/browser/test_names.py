"""Long names on small plates: parted between syllables where there is no room, and never elsewhere."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser

from stolek.core import registry
from tests.browser.house import PHONE
from tools import gallery

pytestmark = pytest.mark.browser
GAMES = [g for g in registry.ids() if (registry.get(g).folder / "web" / "index.ts").is_file()]
LYING = (844, 390)
NAMES = ("Maximiliane von Hohen", "Szentgyörgyi Erzsébet", "Ota", "Krzysztof Wawrzyniak", "Bára")

_TORN = """() => [...document.querySelectorAll('.seat-plate .name, .by b')].flatMap((each) => {
  const said = each.firstChild;
  if (said === null || each.offsetWidth === 0) return [];
  const bottom = each.getBoundingClientRect().bottom;
  const range = document.createRange();
  const top = (at) => {
    range.setStart(said, at);
    range.setEnd(said, at + 1);
    return [...range.getClientRects()].at(-1)?.top;
  };
  let [before, was] = ['', undefined];
  const torn = [];
  [...said.data].forEach((letter, at) => {
    const now = top(at);
    if (now === undefined || letter === ' ' || letter === '\\u00ad') return void (before = letter);
    const next = was !== undefined && now > was + 4 && now < bottom - 4;
    if (next && ![' ', '-', '\\u00ad'].includes(before)) torn.push(said.data.slice(at));
    [before, was] = [letter, now];
  });
  return torn;
})"""
"""What of a name begins a line in the middle of a syllable."""

_OVERLAID = """() => [...document.querySelectorAll('.tag')].filter((tag) => {
  const a = tag.getBoundingClientRect();
  return [...document.querySelectorAll('.tokens, .seat-plate .name')].some((each) => {
    const b = each.getBoundingClientRect();
    return a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  });
}).map((tag) => tag.textContent)"""


def _named(moment: gallery.Moment) -> gallery.Moment:
    people = (msgspec.structs.replace(each, name=NAMES[each.seat % len(NAMES)]) for each in moment.people)
    return msgspec.structs.replace(moment, people=tuple(people))


@pytest.mark.parametrize("size", [PHONE, LYING])
@pytest.mark.parametrize("game", GAMES)
def test_a_long_name_is_parted_between_syllables(
    browser: Browser, wall: str, game: str, size: tuple[int, int]
) -> None:
    info = registry.get(game).game.info
    page = gallery.open_gallery(browser, wall, size)
    for seats in (4, 5):
        found = gallery.moments(game, info.variants[0].id, seats)
        told = [name for name in found if "take" in name or "result" in name]
        for name in [*list(found)[::6], *told]:
            gallery.hang(page, _named(found[name]), "hu")
            assert page.evaluate(_TORN) == [], (seats, name)
    page.close()


def test_what_is_said_of_a_set_lies_on_no_token_that_was_won(browser: Browser, wall: str) -> None:
    found = gallery.moments("dnup", "base", 5)
    page = gallery.open_gallery(browser, wall, PHONE)
    seen = 0
    for moment in list(found.values()):
        gallery.hang(page, _named(moment), "de")
        seen += page.locator(".tag").count()
        assert page.evaluate(_OVERLAID) == []
    assert seen > 0
    page.close()


def test_who_takes_after_whom_keeps_short_names_whole(browser: Browser, wall: str) -> None:
    found: Any = gallery.moments("daynight", "base", 5)["then some take and some do not"]
    page = gallery.open_gallery(browser, wall, PHONE)
    gallery.hang(page, _named(found), "hu")
    cut = page.locator(".steps .text").evaluate_all(
        "(all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    )
    assert cut, "a long name gives way"
    assert all("Krzysztof" in each for each in cut)
    page.close()
