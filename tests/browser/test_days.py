"""A table over days in real browsers: chosen at set-up, waiting on the desk; a push that is shown."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.house import PHONE, House, sideways, until

_WORKER = """async () => {
  await navigator.serviceWorker.register('/service-worker.js');
  await navigator.serviceWorker.ready;
}"""
_SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ body, tag, data }) => ({ body, tag, address: data.address }))"""


def test_a_table_over_days_is_set_up_and_waits_on_the_desk(come: Any) -> None:
    host, friend = come("de-DE"), come("hu-HU", PHONE)
    path = host.set_up()
    page = host.page
    form = page.locator("[data-deadline]")
    form.locator("label").nth(3).click()
    expect(form.locator("output")).to_have_text("2")
    form.get_by_role("button").nth(1).click()
    expect(form.locator("output")).to_have_text("3")
    friend.join(path)
    expect(friend.page.locator("[data-deadline] input").first).to_be_disabled()
    host.begin()
    friend.page.locator(".frame").wait_for()
    friend.open_start()
    desk = friend.page.locator(f'a[href$="{path}"]')
    expect(desk.locator("[data-desk]")).to_be_visible()
    assert sideways(friend.page) == 0
    table = host.house.services.tables.by_code(path.removeprefix("/t/")[:6])
    assert table is not None
    assert table.runs
    assert table.table.record.deadline.seconds == 3 * 86_400


def test_a_pushed_notice_is_shown_by_the_browser_and_leads_to_its_table(come: Any, house: House) -> None:
    guest = come()
    guest.context.grant_permissions(["notifications"], origin=house.address)
    page = guest.open_start()
    page.evaluate(_WORKER)
    line = guest.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(r["registrationId"] for r in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    until(page, lambda: found)
    told = {"body": "Ada!", "path": "/t/abc", "tag": "abc", "badge": 2, "lang": "en"}
    pushed = {"origin": house.address, "registrationId": found[0], "data": json.dumps(told)}
    line.send("ServiceWorker.deliverPushMessage", pushed)
    until(page, lambda: page.evaluate(_SHOWN))
    assert page.evaluate(_SHOWN) == [{"body": "Ada!", "tag": "abc", "address": f"{house.address}/t/abc"}]
