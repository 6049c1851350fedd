"""The end of a game, the evening at one table, and finished games seen again."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stolek.core import registry
from stolek.words import load
from tests.browser.house import PHONE, Guest, axe_violations, hurry_to_the_end, shelf_game, sideways
from tests.browser.test_table import menu
from tests.browser.test_tv import READABLE, SMALL_TEXT, on_tv

pytestmark = pytest.mark.browser
SHELF = [g for g in registry.ids() if (registry.get(g).folder / "web" / "index.ts").is_file()]
FIRST = shelf_game()
EN = load("en", *(registry.get(game).folder for game in SHELF))
EACH_GAME = [pytest.param(g, marks=[] if g == FIRST else [pytest.mark.full]) for g in SHELF]


def sit_alone(guest: Guest, game: str, **wanted: Any) -> str:
    """A game against bots; its table."""
    guest.open_start()
    asked = {"game": game, "level": "random", **wanted}
    made = guest.context.request.post(guest.house.address + "/api/play", data=asked)
    assert made.ok, made.text()
    table = str(made.json()["table"])
    guest.open(f"/t/{table}")
    return table


def let_a_bot_finish(page: Page) -> None:
    """A bot plays for whoever sits here, to the end."""
    menu(page, EN, "page-cover-on")
    hurry_to_the_end(page)


def result_sheet(page: Page) -> Any:
    """The sheet of the result, which some tables open by themselves."""
    sheet = page.get_by_role("dialog")
    if sheet.count() == 0:
        page.locator("[data-over]").get_by_role("button").last.click()
    return sheet


def test_the_end_tells_the_best_moments_and_each_leads_to_its_moment(come: Any) -> None:
    guest = come()
    table = sit_alone(guest, FIRST, chairs=4)
    let_a_bot_finish(guest.page)
    confetti = guest.page.locator("[data-confetti]")
    expect(confetti).to_have_count(1)  # also where the table tells its end itself
    sheet = result_sheet(guest.page)
    expect(confetti.last).to_have_class(re.compile("still"))
    moments = sheet.locator("[data-highlights] a")
    evening = guest.context.request.get(f"{guest.house.address}/api/tables/{table}/evening").json()
    (card,) = evening["games"]
    expect(moments).to_have_count(len(card["highlights"]))
    assert axe_violations(guest.page) == []
    if card["highlights"]:
        moments.first.click()
        guest.page.wait_for_url(f"**/replay/{table}/1**#{card['highlights'][0]['at']}")
        guest.page.locator("[data-eyes='0']").wait_for()


@pytest.mark.parametrize("game", EACH_GAME)
def test_a_finished_game_is_seen_again_and_gone_on_with(come: Any, game: str) -> None:
    guest, friend = come(), come(size=PHONE)
    table = sit_alone(guest, game)
    let_a_bot_finish(guest.page)
    page = guest.open(f"/replay/{table}/1")
    page.locator("[data-eyes='0']").wait_for()
    log = page.locator("aside [data-log] li")
    page.get_by_role("button", name=EN.text("evening-step-on")).click()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=EN.text("evening-round-on")).click()
    page.get_by_role("button", name=EN.text("evening-round-on")).click()
    expect(log.last).to_be_visible()
    told = log.count()
    assert told > 1
    # The link to this moment shows a friend, who was not there, the same moment from the same seat.
    friend.open(page.url.removeprefix(guest.house.address).replace("seat=0", "seat=1"))
    friend.page.locator("[data-eyes='1']").wait_for()
    step = page.locator("input[type='range']").get_attribute("aria-valuetext")
    assert step is not None
    page.get_by_label(EN.text("evening-eyes"), exact=True).select_option("all")
    seats = len(guest.context.request.get(f"{guest.house.address}/api/tables/{table}").json()["people"])
    assert seats == 1
    expect(page.locator("figure[data-eyes]").nth(1)).to_be_visible()
    page.goto(f"{guest.house.address}/replay/{table}/1?seat=all")
    page.locator("figure[data-eyes]").nth(1).wait_for()
    assert page.locator("input[type='range']").input_value() != "0", "before the deal there are no hands"
    assert axe_violations(page) == []
    friend.page.get_by_label(EN.text("evening-eyes"), exact=True).select_option("all")
    expect(friend.page.locator("figure[data-eyes]").nth(1)).to_be_visible()
    box = friend.page.locator("figure[data-eyes]").first.bounding_box()
    assert box is not None
    assert box["width"] > 0.9 * PHONE[0], "on a phone one table after the other"
    for window in (page, friend.page):
        assert sideways(window) == 0
    page.get_by_label(EN.text("evening-eyes"), exact=True).select_option("0")
    page.get_by_role("button", name=EN.text("evening-what-if")).click()
    page.get_by_role("dialog").locator("button.primary").click()
    page.wait_for_url("**/t/*")
    assert table not in page.url
    page.locator("main button").first.wait_for()


STRAY = """() => {
  const middle = (at) => {
    const { x, y, width, height } = at.getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + height / 2 };
  };
  window.tap = (at, where = middle(at)) => {
    const how = { bubbles: true, cancelable: true, detail: 1, ...where };
    at.dispatchEvent(new PointerEvent('pointerdown', how));
    at.dispatchEvent(new MouseEvent('click', how));
  };
  // Fingers all over the table, which go on for a while over whatever comes up under them.
  const fingers = () => {
    for (let x = 20; x < innerWidth; x += 60) for (let y = 20; y < innerHeight; y += 30) {
      const where = { clientX: x, clientY: y };
      const under = document.elementFromPoint(x, y)?.closest('[data-over] *, dialog, dialog *');
      if (under == null)
        document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, ...where }));
      else if (under.closest('a[download]') === null) tap(under, where);
    }
  };
  // What they did, also if the next finger took it back.
  window.done = [];
  new MutationObserver(() => {
    if (document.querySelector('.sure[role=group]') !== null) window.done.push('asked');
  }).observe(document.body, { subtree: true, childList: true });
  window.stray = new Promise((done) => {
    let times = 0;
    const timer = setInterval(() => {
      const sheet = document.querySelector('dialog [data-confetti]');
      fingers();
      if (sheet !== null && !sheet.isConnected) window.done.push('closed');
      const over = [...document.querySelectorAll('[data-over] button')];
      if (over.length === 0) return;
      if (document.querySelector('dialog') === null) over.at(-1).click();
      times += 1;
      if (times === 15) done(clearInterval(timer));
    }, 100);
  });
}"""


@pytest.mark.parametrize(
    ("game", "variant"),
    [
        pytest.param(game, variant, marks=[] if (game, variant) == (FIRST, None) else [pytest.mark.full])
        for game in SHELF
        for variant in (None, *(v.id for v in registry.get(game).game.info.variants if v.for_children))
    ],
)
def test_no_stray_tap_at_the_end_starts_or_loses_anything(come: Any, game: str, variant: str | None) -> None:
    """Who taps where the end then comes up taps nothing in it away; after a rest the same tap counts."""
    guest = come(size=PHONE)
    sit_alone(guest, game, **({} if variant is None else {"variant": variant}))
    page = guest.page
    table = page.url
    page.get_by_role("button", name=EN.text("page-menu"), exact=True).click()
    page.evaluate(STRAY)
    page.get_by_role("dialog").get_by_role("button", name=EN.text("page-cover-on")).press("Enter")
    page.evaluate("() => window.stray")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_have_count(1)
    assert page.url == table
    assert page.evaluate("() => window.done") == []
    page.wait_for_timeout(1_100)
    page.evaluate("() => tap(document.querySelector('dialog button.primary'))")
    expect(sheet.get_by_role("group", name=EN.text("page-rematch-sure"))).to_be_visible()
    assert page.locator("[data-over]").count() == 1, "nothing starts without being asked for twice"


def test_a_running_game_cannot_be_looked_at_again(come: Any) -> None:
    guest = come()
    table = sit_alone(guest, FIRST)
    guest.forgive("409")
    page = guest.open(f"/replay/{table}/1")
    expect(page.get_by_role("alert")).to_contain_text(EN.text("fault-game-running"))


SMALL_EVER = f"""(least) => {{
  const look = {SMALL_TEXT};
  window.small = new Set();
  setInterval(() => look(least).forEach((each) => window.small.add(String(each))), 100);
}}"""
"""Remembers what was too small on a big screen, however soon it was gone."""


def test_three_games_with_the_same_people_make_an_evening(come: Any) -> None:
    """With two phones, somebody who only looks on, and a big screen that nobody touches: no page throws when
    another game comes to the table, and each shows it to its end."""
    host, friend, second, watcher = come(), come(size=PHONE, light="day"), come(size=PHONE), come(size=PHONE)
    for guest, name in ((host, "Olga"), (friend, "Cyril"), (second, "Bára")):
        guest.open_start()
        guest.context.request.patch(guest.house.address + "/api/me", data={"name": name})
    path = host.set_up()
    table = path.rpartition("/")[2]
    for place, guest in enumerate((friend, second), start=1):
        guest.join(path)
        expect(host.page.locator(f"[data-chair='{place}'] small")).to_be_visible()
    watcher.open(path)
    watcher.page.get_by_role("button", name=EN.text("page-join-watch")).click()
    screen = on_tv(host, table)
    screen.evaluate(SMALL_EVER, READABLE)
    titles = [EN.text(f"{game}-title") for game in ("dnup", "numberloor")]
    for title in (None, *titles):
        if title is not None:
            sheet = result_sheet(host.page)
            sheet.get_by_role("button", name=EN.text("evening-next")).click()
            shelf = host.page.get_by_role("dialog").locator("[data-next-game]")
            shelf.get_by_role("button", name=re.compile(f"^{re.escape(title)}")).click()
            for page in (friend.page, second.page, watcher.page, screen):
                expect(page.get_by_role("heading", level=1)).to_contain_text(title)
            for page in (friend.page, watcher.page):
                expect(page.locator("[data-heard]")).to_contain_text(title)
            expect(host.page.locator("[data-chair='1']")).to_contain_text("Cyril")
            expect(host.page.locator("[data-guests]")).to_be_visible()
        host.begin()
        screen.locator("footer li").first.wait_for()
        watcher.page.locator(".frame").wait_for()
        for guest in (host, friend, second):
            guest.page.get_by_role("button", name=EN.text("page-menu"), exact=True).wait_for()
            menu(guest.page, EN, "page-cover-on")
        for guest in (host, friend, second, watcher):
            hurry_to_the_end(guest.page)
        assert watcher.page.locator("[data-over] .primary").count() == 0, "who looks on deals no game"
    screen.locator("[data-standings]").wait_for()
    assert screen.locator("main > .grown button:visible").count() == 0, "nothing looks out behind the places"
    assert screen.evaluate(SMALL_TEXT, READABLE) == []
    assert screen.evaluate("() => [...window.small]") == []
    for guest in (friend, watcher):
        expect(result_sheet(guest.page).locator("[data-evening] li")).to_have_count(3)
        places = guest.page.get_by_role("dialog").locator("ol[data-result]")
        expect(places).not_to_contain_text("point")  # this game counts stars
        assert axe_violations(guest.page) == [], "points can be read by day too"
    page = friend.open(f"/evening/{table}")
    expect(page.locator("[data-game]")).to_have_count(3)
    expect(page.locator("[data-evening] li")).to_have_count(3)
    assert axe_violations(page) == []
    assert sideways(page) == 0
    last = friend.open_start().locator(".mine li")
    expect(last).to_contain_text("Olga")  # the people of the last evening, and the way back to them
    expect(last.locator(f"a[href$='/t/{table}']")).to_contain_text("Bára")
    expect(friend.page.locator(".do button.primary")).to_contain_text(titles[-1])


def test_the_start_page_begins_with_what_was_played_last(come: Any) -> None:
    guest = come()
    page = guest.open_start()
    last = SHELF[-1]
    page.get_by_role("button", name=re.compile(f"^{re.escape(EN.text(f'{last}-title'))}")).click()
    page.get_by_role("button", name=EN.text("page-more-choices")).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=EN.text("page-fewer"), exact=True).click()
    chosen = sheet.locator("output").inner_text()
    sheet.locator("button.primary").click()
    page.wait_for_url("**/t/*")
    guest.open_start()
    play = EN.text("page-play-bots", game=EN.text(f"{last}-title"))
    expect(page.locator(".do button.primary")).to_have_text(play)
    page.get_by_role("button", name=EN.text("page-more-choices")).click()
    expect(page.get_by_role("dialog").locator("output")).to_have_text(chosen)


def test_at_most_three_choices_are_open_and_only_those_that_say_anything(come: Any) -> None:
    page = come(size=PHONE).open_start()
    for game in SHELF:
        page.get_by_role("button", name=re.compile(f"^{re.escape(EN.text(f'{game}-title'))}")).click()
        page.get_by_role("button", name=EN.text("page-more-choices")).click()
        sheet = page.get_by_role("dialog")
        form = sheet.locator(".form").first
        choices = form.locator("> fieldset, > .stepper, > div, > label, > button[role='switch'], > p")
        assert choices.count() <= 3
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_a_child_s_game_ends_without_places(come: Any) -> None:
    guest = come(size=PHONE)
    sit_alone(guest, "numberloor", variant="beginner", chairs=3)
    let_a_bot_finish(guest.page)
    sheet = result_sheet(guest.page)
    expect(sheet.locator("[data-child-result] li")).to_have_count(3)
    assert sheet.locator("ol[data-result]").count() == 0
    assert axe_violations(guest.page) == []
    seen = """(box) => {
      for (const each of box.querySelectorAll('.unseen')) each.remove();
      return box.innerText.trim();
    }"""
    assert sheet.locator(".content").evaluate(seen) == "", "nothing to read"
    expect(sheet.get_by_role("heading")).to_have_count(1)
    sheet.locator("button.primary").press("Enter")
    sure = sheet.get_by_role("group", name=EN.text("page-rematch-sure"))
    sure.get_by_role("button").first.press("Enter")
    expect(guest.page.locator("[data-over]")).to_have_count(0)
    guest.page.locator(".hand").first.wait_for()
