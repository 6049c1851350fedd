"""A table on a television: whoever's browser it is in, it shows what a spectator sees and needs no hands."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from stolek.core import registry
from stolek.words import load
from tests.browser.house import DESKTOP, PHONE, Guest, axe_violations, settled
from tools import gallery

pytestmark = pytest.mark.browser

GAMES = [g for g in registry.ids() if (registry.get(g).folder / "web" / "index.ts").is_file()]
FULL_HD = (1920, 1080)
SMALL = (1280, 720)
READABLE = 24 / 1080
"""Words smaller than this share of the screen's height cannot be read from three metres."""

SMALL_TEXT = """(least) => [...document.querySelectorAll('footer *, header *, main *')]
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''))
  .filter((each) => !each.closest('.unseen, svg') && each.checkVisibility())
  .map((each) => [each.textContent.trim().slice(0, 30),
    each.currentCSSZoom * parseFloat(getComputedStyle(each).fontSize)])
  .filter(([, size]) => size < least * innerHeight - 0.2)"""
_OVERFLOW = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""
_FOCUS = "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.className"


def _has_own_screen(game: str) -> bool:
    return (registry.get(game).folder / "web" / "Tv.svelte").is_file()


def on_tv(guest: Guest, table: str, size: tuple[int, int] = FULL_HD) -> Page:
    """A big screen in a window of this person's own browser."""
    page = guest.new_window()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{guest.house.address}/tv/{table}")
    page.locator("#main").wait_for(state="attached")
    return page


def sit_down(guest: Guest, game: str) -> str:
    page = guest.open_start()
    answer = page.request.post(f"{guest.house.address}/api/play", data={"game": game, "level": "easy"})
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    return table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [pytest.param(SMALL, marks=pytest.mark.full), FULL_HD])
def test_a_screen_in_a_players_browser_shows_the_table_and_nobodys_hand(
    come: Any, game: str, size: tuple[int, int]
) -> None:
    guest = come("en-GB", PHONE)
    table = sit_down(guest, game)
    phone = guest.open(f"/t/{table}")
    phone.locator("main button").first.wait_for()
    tv = on_tv(guest, table, size)
    expect(tv.locator("footer li").first).to_be_visible()
    assert tv.locator("[data-go], main .hand").count() == 0, "a big screen has nothing to play with"
    assert (
        tv.locator("main button:visible").evaluate_all(
            "all => all.filter((b) => !b.closest('[inert]')).length"
        )
        == 0
    )
    expect(tv.get_by_role("img", name="QR code")).to_be_visible()
    assert f"/t/{table}" in tv.locator("footer").inner_text().replace("\n", "")
    assert tv.evaluate(_OVERFLOW) == [0, 0]
    assert tv.evaluate(SMALL_TEXT, READABLE) == []
    assert axe_violations(tv) == []
    expect(tv.locator("footer").get_by_role("status")).not_to_be_empty()
    expect(tv.locator("footer .wait").first).to_be_visible()
    if tv.locator("main > .grown").count() > 0:  # a screen of the game's own says it itself
        expect(tv.locator("[data-todo]")).not_to_be_empty()


_OVER_FACES = """() => {
  const words = document.querySelector('[data-todo]')?.getBoundingClientRect();
  if (words === undefined) return ['nothing is said'];
  return [...document.querySelectorAll('footer .avatar')].map((face) => face.getBoundingClientRect())
    .filter(({ left, right, top }) => left < words.right && right > words.left && top < words.bottom - 1)
    .map(({ top }) => `${words.bottom} is below ${top}`);
}"""


@pytest.mark.parametrize("game", [g for g in GAMES if not _has_own_screen(g)])
def test_what_is_to_be_done_lies_on_nobody_s_face(browser: Browser, wall: str, game: str) -> None:
    variant = registry.get(game).game.info.variants[0]
    found = gallery.moments(game, variant.id, max(variant.seats), None)
    page = gallery.open_gallery(browser, wall, FULL_HD)
    asked = {key for name in found if name.startswith("wait ") for key in name.split()[1:] if "-" in key}
    assert asked
    for key in asked:
        name = next(name for name in found if key in name.split())
        for lang in ("en", "de", "hu"):
            moment = msgspec.json.decode(msgspec.json.encode(found[name]), type=dict[str, Any])
            for person in moment["people"]:
                person["name"] = "Maximiliane von Hohenberg"
            page.evaluate(
                "fixture => window.gallery.show(fixture)",
                moment | {"lang": lang, "asks": key, "waiting": [0]},
            )
            assert page.evaluate(_OVER_FACES) == [], (key, lang)
    page.close()


_TAILS = """() => {
  const pen = document.createElement('canvas').getContext('2d');
  const cut = [];
  for (const each of document.querySelectorAll('body *')) {
    const text = [...each.childNodes].find((node) => node.nodeType === 3 && /[gjpqy]/.test(node.data));
    const { overflowY, font } = getComputedStyle(each);
    const box = each.getBoundingClientRect();
    if (text === undefined || overflowY === 'visible' || box.width < 8 || !each.checkVisibility()) continue;
    const words = document.createRange();
    words.selectNodeContents(text);
    const line = [...words.getClientRects()].filter(({ top }) => top < box.bottom - 4).at(-1);
    pen.font = font;
    const { fontBoundingBoxDescent, actualBoundingBoxDescent } = pen.measureText('gjpqy');
    const below = line.bottom - (fontBoundingBoxDescent - actualBoundingBoxDescent) * each.currentCSSZoom;
    if (below > box.bottom + 1) cut.push([text.data.trim(), each.className, below - box.bottom]);
  }
  return cut;
}"""
"""Texts whose letters lose what reaches below their line."""


@pytest.mark.parametrize("size", [PHONE, FULL_HD])
@pytest.mark.parametrize("game", GAMES)
def test_no_name_loses_what_reaches_below_its_line(
    browser: Browser, wall: str, game: str, size: tuple[int, int]
) -> None:
    info = registry.get(game).game.info
    seats = min(max(info.variants[0].seats), 5)
    found = gallery.moments(game, info.variants[0].id, seats, None if size == FULL_HD else gallery.FIRST)
    page = gallery.open_gallery(browser, wall, size)
    for name, each in list(found.items())[::4]:
        moment = msgspec.json.decode(msgspec.json.encode(each), type=dict[str, Any])
        for person, called in zip(
            moment["people"], ("Jiří Papp", "György", "Szentgyörgyi Erzsébet") * 2, strict=False
        ):
            person["name"] = called
        page.evaluate("fixture => window.gallery.show(fixture)", moment)
        assert page.evaluate(_TAILS) == [], name
    page.close()


def test_the_setting_up_is_shown_with_a_way_in_and_in_the_language_of_the_link(come: Any) -> None:
    host, friend = come("cs-CZ", DESKTOP), come("cs-CZ", PHONE)
    path = host.set_up()
    host.page.get_by_role("button", name="Ukázat na velké obrazovce").click()
    link = host.page.get_by_label("Odkaz na velkou obrazovku").input_value()
    assert link.endswith(f"/tv/{path.removeprefix('/t/')}?lang=cs")
    television = come("en-GB", FULL_HD)
    tv = television.page
    tv.goto(link)
    expect(tv.locator("li.taken")).to_have_count(1)
    expect(tv.get_by_text("Přisedni si s mobilem")).to_be_visible()
    expect(tv.get_by_role("img", name="QR")).to_be_visible()
    assert tv.evaluate(_OVERFLOW) == [0, 0]
    assert axe_violations(tv) == []
    friend.join(path)
    expect(tv.locator("li.taken")).to_have_count(2)
    host.page.keyboard.press("Escape")
    host.begin()
    expect(tv.locator("footer .wait").first).to_be_visible()
    settled(tv)


def test_a_long_name_has_two_lines_while_many_chairs_are_set_up(come: Any) -> None:
    host = come()
    host.open_start()
    host.context.request.patch(host.house.address + "/api/me", data={"name": "Szentgyörgyi Erzsébet"})
    made = host.context.request.post(host.house.address + "/api/tables", data={"game": "dixit", "chairs": 12})
    tv = on_tv(host, made.json()["table"])
    name = tv.locator("li.taken b")
    expect(name).to_be_visible()
    assert name.evaluate("b => [b.scrollWidth - b.clientWidth, b.scrollHeight > b.clientHeight + 8]") == [
        0,
        False,
    ]
    assert tv.evaluate(_OVERFLOW) == [0, 0]


def test_the_keyboard_goes_round_a_screen_which_has_a_language_of_its_own(come: Any) -> None:
    guest = come("cs-CZ", PHONE)
    table = sit_down(guest, GAMES[0])
    phone = guest.open(f"/t/{table}")
    tv = on_tv(guest, table)
    tv.locator("footer .wait").first.wait_for()
    stops = []
    for _ in range(7):
        tv.keyboard.press("Tab")
        stops.append(tv.evaluate(_FOCUS))
    words = load("cs")
    assert words.text("page-tv-full") in stops
    assert len(set(stops)) <= 5, f"only the way to the content and three buttons: {stops}"
    tv.get_by_role("button", name=words.text("page-tv-full")).click()
    tv.wait_for_function("() => document.fullscreenElement !== null")
    tv.get_by_role("button", name=words.text("page-tv-window")).click()
    tv.wait_for_function("() => document.fullscreenElement === null")
    tv.get_by_role("button", name="Jazyk").click()
    tv.get_by_text("Magyar").click()
    tv.keyboard.press("Escape")
    expect(tv.locator("footer")).to_contain_text("Ülj be")
    tv.reload()
    expect(tv.locator("html")).to_have_attribute("lang", "hu")
    expect(tv.locator("footer")).to_contain_text("Ülj be")
    phone.reload()
    phone.locator("main button").first.wait_for()
    expect(phone.locator("html")).to_have_attribute("lang", "cs")
    assert phone.request.get(f"{guest.house.address}/api/me").json()["lang"] is None
    tv.goto(f"{guest.house.address}/tv/nowhere")
    expect(tv.get_by_role("alert")).to_be_visible()
