"""A table over days in real browsers: from its set-up to a friend who steps in; a push that is shown."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from stolek.core.ids import Seat
from stolek.driver import live_table
from stolek.driver.live_table import LiveTable
from stolek.table.effects import Said
from stolek.table.messages import DAY, Answer
from stolek.words import load
from tests.browser.house import PHONE, Guest, House, axe_violations, sideways, until
from tests.server.live import MovedClock, pass_time
from tools import browser as chromium

EN, HU = load("en"), load("hu")

_WORKER = """async () => {
  await navigator.serviceWorker.register('/service-worker.js');
  await navigator.serviceWorker.ready;
}"""
_PUSHED = """async (data) => {
  const told = [];
  self.registration.showNotification = async (title, { body, tag, data }) => {
    told.push(title, { body, tag, address: data.address });
  };
  self.navigator.setAppBadge = async (count) => told.push(count);
  self.dispatchEvent(new PushEvent('push', { data }));
  return told;
}"""
"""A push arrives at the worker. What would be shown is noted: a Chromium without windows cannot show it."""
TOLD = {"body": "Ada!", "path": "/t/abc", "tag": "abc", "badge": 2, "lang": "en"}
_SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ body, tag, data }) => ({ body, tag, address: data.address }))"""


def shown_by(house: House) -> list[dict[str, str]]:
    return [{"body": "Ada!", "tag": "abc", "address": f"{house.address}/t/abc"}]


async def decides(table: LiveTable, person: str | None) -> None:
    """As if they had chosen the first option of what they owe."""
    play, record = table.table.history.play, table.record
    assert play is not None
    prompt = play.prompts[Seat(record.chairs_of(person or "")[0])]
    line, you = next((line, you) for line, you in table.table._lines.items() if you.id == person)
    table.take(Said(line, you, Answer("decides", prompt.seat, prompt.id, prompt.options[0].n), b""))


def chair_link(guest: Guest) -> str:
    page = guest.page
    page.locator("[data-recap]").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=HU.text("page-menu")).click()
    page.get_by_role("button", name=HU.text("page-give")).click()
    page.locator("dialog .leave button").first.click()
    return page.locator("dialog input[readonly]").input_value()


def watches_what_was_missed(guest: Guest) -> None:
    page = guest.page
    expect(page.locator("[data-recap] li").first).to_be_visible()
    assert axe_violations(page) == []
    page.get_by_role("button", name=HU.text("desk-recap-show")).click()
    expect(page.locator("dialog input[type=range]")).to_be_visible()
    expect(page.locator("dialog [data-eyes]")).to_have_count(1)
    assert sideways(page) == 0
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def offers_notices(guest: Guest) -> None:
    """Once in the strip, afterwards in the menu."""
    page, form = guest.page, guest.page.locator("dialog [data-notices]")
    offer = page.locator("[data-notices-offer]")
    offer.click()
    expect(form).to_be_visible()
    page.keyboard.press("Escape")
    expect(offer).to_have_count(0)
    page.get_by_role("button", name=EN.text("page-menu")).click()
    page.get_by_role("dialog").get_by_role("button", name=EN.text("notices-title")).click()
    expect(form).to_be_visible()
    page.keyboard.press("Escape")


def test_a_table_over_days_from_its_set_up_to_a_friend_who_steps_in(
    come: Any, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "Clock", MovedClock)
    host, friend, other = come("en-GB"), come("hu-HU", PHONE), come("de-DE")
    path = host.set_up()
    host.page.locator("[data-deadline=when] label").nth(1).click()
    gold = host.page.locator(".go button.primary")
    expect(gold).to_have_text(EN.text("page-invite"))  # there is time for people to come
    host.page.locator("[data-deadline=when]").get_by_role("button").nth(1).click()
    expect(host.page.locator("[data-deadline=when] output")).to_have_text("3")
    friend.join(path)
    expect(friend.page.locator("[data-deadline=when] input").first).to_be_disabled()
    host.begin("[data-start]")
    friend.page.locator("[data-status]").wait_for()
    table = house.services.tables.by_code(path.removeprefix("/t/")[:6])
    assert table is not None
    chair = next(
        n for n, c in enumerate(table.record.chairs) if c.person and c.person.id != table.record.host
    )

    def moves() -> int:
        assert table.table.history.play is not None
        return len(table.table.history.play.moves)

    def have_decided() -> set[Seat | None]:
        assert table.table.history.play is not None
        return {move.seat for move in table.table.history.play.moves}

    # A bot decides once, and what it did is told and shown again.
    friend.open_start()
    desk = friend.page.locator(f'a[href$="{path}"]')
    expect(desk.locator("[data-desk]")).to_be_visible()
    assert sideways(friend.page) == 0
    house.do(pass_time(house.services, table.record.id, 3 * DAY + 60))
    # Whoever came back before the bot has thought would find the decision still theirs.
    until(host.page, lambda: {0, chair} <= have_decided() and table.record.chairs[chair].bot is None)
    expect(host.page.locator("[data-status]")).to_contain_text(EN.text("desk-your-turn"))
    friend.open(path)
    watches_what_was_missed(friend)

    # A bot plays until they are back; who is waited for can be reminded.
    host.page.get_by_role("button", name=EN.text("page-menu")).click()
    host.page.get_by_role("button", name=EN.text("page-settings")).click()
    host.page.locator("dialog [data-deadline] label").last.click()
    until(host.page, lambda: table.record.deadline.then == "back")
    host.page.keyboard.press("Escape")
    friend.open_start()
    offers_notices(host)
    house.do(decides(table, table.record.host))
    before = moves()
    host.page.locator("[data-status]").click()
    remind = host.page.locator("[data-people]").get_by_role("button", name=EN.text("page-nudge"))
    expect(remind).to_be_visible()
    host.page.keyboard.press("Escape")
    house.do(pass_time(house.services, table.record.id, 3 * DAY + 60))
    until(host.page, lambda: moves() > before and table.record.chairs[chair].bot is not None)
    friend.open(path)
    until(friend.page, lambda: table.record.chairs[chair].bot is None)

    link = chair_link(friend)
    was = table.record.chairs[chair].person
    other.join(link.removeprefix(house.address))  # who plays for them from now on
    other.page.locator("[data-status]").wait_for()
    assert table.record.chairs[chair].person not in (None, was)


def test_a_pushed_notice_names_its_table(come: Any, house: House) -> None:
    guest = come()
    page = guest.open_start()
    page.evaluate(_WORKER)
    until(page, lambda: guest.context.service_workers)
    (worker,) = guest.context.service_workers
    assert worker.evaluate(_PUSHED, json.dumps(TOLD)) == ["Stolek", *shown_by(house), TOLD["badge"]]


@pytest.mark.full
def test_a_pushed_notice_is_shown_by_the_browser(browser: Browser, house: House, tmp_path: Path) -> None:
    context = chromium.launch_with_profile(browser.browser_type, chromium.with_windows(), tmp_path)
    context.grant_permissions(["notifications"], origin=house.address)
    page = context.pages[0]
    page.goto(house.address)
    page.evaluate(_WORKER)
    line = context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(r["registrationId"] for r in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    until(page, lambda: found)

    def push() -> None:  # again where the worker was not up yet: one of a tag takes the place of another
        pushed = {"origin": house.address, "registrationId": found[-1], "data": json.dumps(TOLD)}
        line.send("ServiceWorker.deliverPushMessage", pushed)

    until(page, lambda: page.evaluate(_SHOWN), push)
    assert page.evaluate(_SHOWN) == shown_by(house)
    context.close()


def test_where_no_push_service_can_be_reached_an_address_is_offered(come: Any, house: House) -> None:
    guest = come("hu-HU", PHONE)
    guest.forgive("(?i)push")  # the browser itself says why it cannot
    guest.context.grant_permissions(["notifications"], origin=house.address)
    page = guest.open_start()
    page.get_by_role("button", name=HU.text("page-settings"), exact=True).click()
    form = page.locator("[data-notices]")
    form.get_by_role("switch", name=HU.text("notices-device")).click()
    expect(form.get_by_role("alert")).to_have_text(HU.text("notices-no-service"))
    expect(form.get_by_role("switch", name=HU.text("notices-device"))).to_have_attribute(
        "aria-checked", "false"
    )
    named = form.get_by_role("textbox").input_value()
    assert re.fullmatch(r"https://ntfy\.sh/stolek-\w{12}", named)  # what to type into the app, made up
    expect(form).to_contain_text(named.removeprefix("https://ntfy.sh/"))
    form.locator("label", has_text="Matrix").click()
    expect(form.get_by_role("textbox")).to_have_value("")
    form.locator("label", has_text="ntfy").click()
    expect(form.get_by_role("textbox")).to_have_value(named)
    form.get_by_role("textbox").fill("https://ntfy.invalid/ada")
    guest.forgive("Failed to load resource")
    form.get_by_role("button", name=HU.text("notices-save")).click()
    expect(form.get_by_role("alert").last).to_have_text(HU.text("fault-notice-failed"))  # it was tried
    form.get_by_role("switch", name=HU.text("notices-quiet")).click()
    expect(form.locator("output").first).to_have_text("22")
    assert (axe_violations(page), sideways(page)) == ([], 0)
