"""Every kind of screen, on a phone and a desktop, by day and by night: axe finds nothing, words stand out.

One person walks through the house; what is seen on the way is looked at. What a table shows in the course of
a game comes from the gallery.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from stolek.core import registry
from stolek.words import load
from tests.browser.house import DESKTOP, PHONE, Guest, axe_violations, hurry_to_the_end
from tests.browser.test_table import menu
from tools import contrast, gallery

pytestmark = pytest.mark.browser
SHELF = [g for g in registry.ids() if (registry.get(g).folder / "web" / "index.ts").is_file()]
EN = load("en", *(registry.get(game).folder for game in SHELF))
LOOKS = [(PHONE, "day"), (DESKTOP, "night"), (PHONE, "night"), (DESKTOP, "day")]
FURTHER_LOOKS: list[dict[str, Any]] = [
    *({"size": size, "light": light} for size, light in LOOKS),
    {"size": PHONE, "light": "night", "text": "double", "forced": True},
    {"size": PHONE, "light": "day", "text": "double"},
    {"size": DESKTOP, "light": "day", "text": "double", "forced": True},
    {"size": PHONE, "light": "night", "contrast": True},
]
EACH_LOOK = [
    pytest.param(look, marks=[] if n == 0 else [pytest.mark.full]) for n, look in enumerate(FURTHER_LOOKS)
]
LEAVES = ("page-log", "page-chat", "page-people", "page-setup-invite", "page-settings", "page-tv-show")


def made(guest: Guest, path: str, **wanted: Any) -> str:
    answer = guest.context.request.post(guest.house.address + path, data=wanted)
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def before_a_game(guest: Guest, friend: Guest) -> Iterator[tuple[str, Page]]:
    page = guest.open_start()
    yield "start", page
    for name, opener in (
        ("choices", page.locator(".also button").nth(1)),
        ("you", page.locator("button.me")),
    ):
        opener.click()
        page.get_by_role("dialog").wait_for()
        yield name, page
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name=EN.text("page-settings")).click()
    yield "settings", page
    for path in ("/tv", "/host", "/privacy", "/trust", "/class", "/no/such/thing", "/t/nosuchtable"):
        guest.open(path)
        page.get_by_role("heading", level=1).first.wait_for()
        yield path, page
    for game in SHELF:
        guest.open(f"/rules/{game}")
        page.locator("article").first.wait_for()
        yield f"rules of {game}", page
        path = f"/t/{made(guest, '/api/tables', game=game)}"
        guest.open(path)
        page.locator("[data-chair]").first.wait_for()
        yield f"set-up of {game}", page
    friend.open(path)
    friend.page.locator("[data-joining]").wait_for()
    yield "joining", friend.page


def at_a_table(guest: Guest) -> Iterator[tuple[str, Page]]:
    page = guest.open_start()
    for game in SHELF:
        table = made(guest, "/api/play", game=game, level="random")
        guest.open(f"/t/{table}")
        page.locator("[data-go], main button").first.wait_for()
        yield game, page
        for leaf in ("card", "choices", "score", "keys"):
            page.get_by_role("button", name=EN.text("page-help"), exact=True).click()
            sheet = page.get_by_role("dialog")
            tab = sheet.locator("nav").get_by_role("button", name=EN.text(f"help-{leaf}"), exact=True)
            tab.press("Enter")
            yield f"{game}: help, {leaf}", page
            page.keyboard.press("Escape")
    for leaf in LEAVES:
        menu(page, EN, leaf)
        yield f"menu: {leaf}", page
        page.keyboard.press("Escape")
    screen = guest.new_window()
    screen.goto(f"{guest.house.address}/tv/{table}")
    screen.locator("footer li").first.wait_for()
    yield "television", screen
    menu(page, EN, "page-cover-on")
    hurry_to_the_end(page)
    if page.get_by_role("dialog").count() == 0:
        page.locator("[data-over]").get_by_role("button").last.click()
    page.get_by_role("dialog").wait_for()
    yield "result", page
    for path in (f"/evening/{table}", f"/replay/{table}/1"):
        guest.open(path)
        page.locator("main button, main a").first.wait_for()
        yield path.split("/")[1], page


def in_a_class(guest: Guest, friend: Guest) -> Iterator[tuple[str, Page]]:
    page = guest.open("/class")
    page.get_by_role("button", name=EN.text("class-make")).click()
    code = page.locator("[data-code]").inner_text()
    yield "teacher", page
    for part in ("screen", "sheet"):
        window = guest.new_window()
        window.goto(f"{guest.house.address}/class/{code.lower()}/{part}")
        window.get_by_role("heading", level=1).first.wait_for()
        yield f"class: {part}", window
        window.close()
    pupil = friend.open(f"/class/{code.lower()}")
    pupil.locator("[data-pupil] .faces label").first.click()
    yield "pupil", pupil
    pupil.locator("[data-pupil] button.primary").click()
    pupil.locator("[data-in-class]").wait_for()
    yield "pupil at a table", pupil
    for each in (guest, friend):
        each.forgive(".")  # the class is gone
    page.get_by_role("button", name=EN.text("class-end"), exact=True).click()
    page.get_by_role("button", name=EN.text("class-end-sure")).click()
    expect(pupil.get_by_text(EN.text("class-ended"))).to_be_visible()
    yield "after class", pupil


SMALL = """() => [...document.querySelectorAll('button, a[href], summary')].flatMap((each) => {
  if (!each.checkVisibility() || each.matches('.unseen, .skip, :disabled, [tabindex="-1"]')) return [];
  if (getComputedStyle(each).display === 'inline') return []; // a link in a sentence
  const { width, height } = each.getBoundingClientRect();
  if (width === 0 || (width >= 43.5 && height >= 43.5)) return [];
  each.scrollIntoView({ block: 'center' });
  const at = each.getBoundingClientRect(), [x, y] = [at.x + width / 2, at.y + height / 2];
  const reached = (right, down) => each.contains(document.elementFromPoint(x + right, y + down));
  if (!reached(0, 0)) return []; // something else lies on it
  const steps = Array.from({ length: 61 }, (_, n) => n - 30);
  const wide = width >= 43.5 || steps.filter((by) => reached(by, 0)).length >= 43;
  const high = height >= 43.5 || steps.filter((by) => reached(0, by)).length >= 43;
  return wide && high ? [] : [`${Math.round(width)}x${Math.round(height)} ${each.outerHTML.slice(0, 120)}`];
})"""
"""What a finger may miss: less than 44 px, what reaches beyond its drawing counted."""


@pytest.mark.parametrize("walk", [before_a_game, at_a_table, in_a_class], ids=lambda walk: walk.__name__)
def test_everything_to_touch_is_large_enough(come: Any, walk: Any) -> None:
    guest = come(size=PHONE)
    guest.forgive("404|WebSocket")
    walked = walk(guest) if walk is at_a_table else walk(guest, come(size=PHONE))
    assert {name: small for name, page in walked if (small := page.evaluate(SMALL))} == {}


def in_forced_colours(page: Page) -> list[str]:
    """What axe finds but for colours, which it does not know then."""
    return [found for found in axe_violations(page) if not found.startswith("color-contrast ")]


@pytest.mark.parametrize("walk", [before_a_game, at_a_table, in_a_class], ids=lambda walk: walk.__name__)
@pytest.mark.parametrize("look", EACH_LOOK, ids=lambda look: "-".join(str(part) for part in look.values()))
def test_axe_finds_nothing_on_any_screen(come: Any, walk: Any, look: dict[str, Any]) -> None:
    guest = come(**look)
    guest.forgive("404|WebSocket")
    with_friend = walk is not at_a_table
    looks = in_forced_colours if look.get("forced") else axe_violations
    faults = {
        name: found
        for name, page in (walk(guest, come(**look)) if with_friend else walk(guest))
        if (found := looks(page))
    }
    assert faults == {}


@pytest.mark.full
@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize(("size", "light"), LOOKS)
def test_words_stand_out_from_what_is_behind_them_at_every_moment(
    browser: Browser, wall: str, game: str, size: tuple[int, int], light: str
) -> None:
    """By pixels, over pictures and skies; and axe finds nothing there."""
    variant = registry.get(game).game.info.variants[0]
    page = gallery.open_gallery(browser, wall, size)
    faults = []
    for name, moment in gallery.moments(game, variant.id, max(variant.seats)).items():
        gallery.hang(page, moment, "de", light)
        faults += [f"{name}: {fault}" for fault in (*contrast.weak(page), *axe_violations(page))]
    page.close()
    assert faults == []


SHAPES = """() => [...document.querySelectorAll('[data-face]')].map((each) => {
  const drawn = each.cloneNode(true);
  for (const part of [drawn, ...drawn.querySelectorAll('*')]) {
    if (part.matches('.unseen, linearGradient, radialGradient')) part.remove();
    for (const name of ['class', 'id', 'fill', 'stroke', 'opacity', 'style', 'aria-label', 'clip-path'])
      part.removeAttribute(name);
  }
  return [each.dataset.face, drawn.innerHTML];
})"""
"""Every card that lies there, by its face, and its drawing without any colour."""


@pytest.mark.full
def test_no_two_cards_differ_by_colour_alone(browser: Browser, wall: str) -> None:
    page = gallery.open_gallery(browser, wall, PHONE)
    faces: dict[str, set[str]] = {}
    for game in SHELF:
        variant = registry.get(game).game.info.variants[0]
        for moment in gallery.moments(game, variant.id, max(variant.seats)).values():
            gallery.hang(page, moment, "en")
            for face, drawing in page.evaluate(SHAPES):
                faces.setdefault(drawing, set()).add(f"{game} {face}")
    page.close()
    assert [alike for alike in faces.values() if len(alike) > 1] == []
    assert len(faces) > 50
