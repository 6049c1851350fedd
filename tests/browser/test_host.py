"""The host's page and the privacy page."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from stolek.server.store.people import load_token
from stolek.words import load
from tests.browser.house import DESKTOP, PHONE, House, axe_violations, guests, shelf_game, sideways

pytestmark = pytest.mark.browser
EN = load("en")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_host_sees_who_is_there_and_closes_a_table(
    browser: Browser, own_house: House, size: tuple[int, int]
) -> None:
    with guests(browser, own_house) as come:
        ada, host = come(), come(size=size)
        host.forgive("401")
        ada.forgive("WebSocket")
        table = ada.play_now()
        page = host.open("/host")
        page.get_by_label(EN.text("host-token"), exact=True).fill("wrong")
        page.get_by_role("button", name=EN.text("host-open")).click()
        expect(page.get_by_role("alert")).to_have_text(EN.text("fault-not-host"))
        page.get_by_label(EN.text("host-token"), exact=True).fill(load_token(own_house.data))
        page.get_by_role("button", name=EN.text("host-open")).click()
        tables = page.get_by_role("region", name=EN.text("host-tables"))
        expect(tables.locator("code")).to_have_text(table.url.rpartition("/")[2])
        expect(page.get_by_role("region", name=EN.text("host-people")).locator("code")).to_have_count(1)
        page.get_by_role("button", name=EN.text("host-old")).click()
        expect(page.get_by_role("status")).to_have_text(EN.text("host-would", tables=0, games=0, chats=0))
        assert axe_violations(page) == []
        assert sideways(page) == 0
        close = EN.text("host-close")
        tables.get_by_role("button", name=close).click()
        tables.get_by_role("button", name=EN.text("host-sure", what=close)).click()
        expect(tables.locator("code")).to_have_count(0)
        expect(table.get_by_text(EN.text("problem-no-table"))).to_be_visible()
        page.get_by_role("button", name=EN.text("host-allow")).click()
        expect(page.get_by_role("region", name=EN.text("host-barred"))).to_have_count(0)


def test_everything_about_me_is_deleted_on_the_privacy_page(come: Any) -> None:
    guest = come(size=PHONE)
    page = guest.play_now()
    page = guest.open_start()
    before = guest.context.request.get(guest.house.address + "/api/me").json()
    page.get_by_role("link", name=EN.text("privacy-title")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(EN.text("privacy-title"))
    expect(page.get_by_text(EN.text("privacy-days-chat", days=90))).to_be_visible()
    assert axe_violations(page) == []
    page.get_by_role("button", name=EN.text("privacy-delete")).click()
    page.get_by_role("button", name=EN.text("privacy-delete-sure")).click()
    expect(page.get_by_text(EN.text("privacy-deleted"))).to_be_visible()
    after = guest.context.request.get(guest.house.address + "/api/me").json()
    assert after["person"]["id"] != before["person"]["id"]
    assert guest.context.request.get(guest.house.address + "/api/me/tables").json() == []


def test_links_lead_where_others_come_and_the_house_can_be_trusted(
    browser: Browser, own_house: House, tmp_path: Path
) -> None:
    public = own_house.services.public
    public.now, public.https = "https://abc.relay.example", "https://192.168.1.7:8443"
    public.authority = tmp_path / "authority.pem"
    public.authority.write_text("a certificate")
    with guests(browser, own_house) as come:
        guest = come(size=PHONE)
        page = guest.open("/trust")
        expect(page.get_by_role("heading", level=1)).to_have_text(EN.text("trust-title"))
        expect(page.get_by_role("link", name=public.https)).to_be_visible()
        assert axe_violations(page) == []
        assert sideways(page) == 0
        with page.expect_download() as fetched:
            page.get_by_role("button", name=EN.text("trust-fetch")).click()
        assert fetched.value.path().read_text() == "a certificate"
        made = page.request.post(
            f"{own_house.address}/api/tables",
            data={"game": shelf_game()},
            headers={"origin": public.now},
        )
        table = made.json()["table"]
        page = guest.open(f"/t/{table}")
        expect(page.locator("input[readonly]")).to_have_value(f"{public.now}/t/{table}")
