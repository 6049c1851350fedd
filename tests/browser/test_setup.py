"""A table for friends: two browsers see the same chairs, live."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stolek.core import registry
from stolek.words import load
from tests.browser.house import PHONE, Guest, shelf_game

pytestmark = pytest.mark.browser
GAME = shelf_game()
EN = load("en", registry.get(GAME).folder)
CS = load("cs", registry.get(GAME).folder)


def chair(page: Page, place: int) -> Any:
    return page.locator(f"[data-chair='{place}']")


def rename(guest: Guest, name: str) -> None:
    guest.open_start()
    answer = guest.context.request.patch(guest.house.address + "/api/me", data={"name": name})
    assert answer.ok, answer.text()


def test_two_people_sit_down_and_the_host_begins(come: Any) -> None:
    host, friend = come(), come("cs-CZ", PHONE)
    rename(host, "Olga")
    rename(friend, "Cyril")
    path = host.set_up()
    friend.join(path)
    expect(chair(friend.page, 0)).to_contain_text("Olga")

    expect(chair(host.page, 1)).to_contain_text("Cyril")
    expect(chair(host.page, 1)).to_contain_text(EN.text("page-chair-not-ready"))

    friend.page.get_by_role("button", name=CS.text("page-ready")).click()
    expect(chair(host.page, 1)).to_contain_text(EN.text("page-chair-ready"))

    chair(host.page, 2).get_by_role("combobox").select_option("easy")
    expect(chair(friend.page, 2)).to_contain_text(CS.text("page-bot-3"))
    expect(chair(friend.page, 2)).to_contain_text(CS.text("page-chair-bot", level=CS.text("level-easy")))

    host.begin()
    for guest in (host, friend):
        expect(guest.page.get_by_role("heading", level=1)).to_have_text(EN.text(f"{GAME}-title"))
        guest.page.get_by_role("button", name=EN.text("page-menu") if guest is host else CS.text("page-menu"))
        guest.page.locator("main button").first.wait_for()


def test_the_invitation_is_a_link_and_a_code_for_cameras_and_comes_first_on_a_phone(come: Any) -> None:
    host = come(size=PHONE)
    host.context.add_init_script("navigator.share = async ({ url }) => void (window.shared = url);")
    path = host.set_up()
    link = host.page.get_by_label(EN.text("page-setup-link"))
    assert link.input_value() == host.house.address + path
    code = host.page.get_by_alt_text(EN.text("page-qr"))
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth > 20)")
    box, first = link.bounding_box(), chair(host.page, 0).bounding_box()
    assert box is not None
    assert first is not None
    assert box["y"] < min(first["y"], PHONE[1])
    when = host.page.locator(".when").bounding_box()
    assert when is not None
    assert box["y"] < when["y"], "the link comes before every choice"
    host.page.get_by_role("button", name=EN.text("page-share"), exact=True).click()
    assert host.page.evaluate("() => window.shared") == host.house.address + path


def test_what_the_host_changes_everyone_sees_and_when_they_leave_another_is_host(come: Any) -> None:
    host, friend = come(), come()
    path = host.set_up()
    friend.join(path)
    chair(friend.page, 0).wait_for()
    before = friend.page.locator("[data-chair]").count()
    host.page.get_by_role("button", name=EN.text("page-fewer"), exact=True).click()
    expect(friend.page.locator("[data-chair]")).to_have_count(before - 1)
    # Those who are not the host see the choices without being able to change them.
    expect(friend.page.get_by_text(EN.text("page-setup-host-only"))).to_be_visible()
    assert friend.page.get_by_role("button", name=EN.text("page-fewer"), exact=True).count() == 0
    host.page.locator("button.me").click()
    sheet = host.page.get_by_role("dialog")
    sheet.get_by_label(EN.text("page-me-name")).fill("Ludmila")
    sheet.locator("button.primary").click()
    expect(chair(friend.page, 0)).to_contain_text("Ludmila")
    expect(sheet).to_have_count(0)
    expect(chair(friend.page, 1)).to_contain_text(EN.text("page-chair-you"))
    host.page.get_by_role("button", name=EN.text("page-leave")).click()
    expect(chair(friend.page, 1)).to_contain_text(EN.text("page-chair-host"))
    named = friend.context.request.get(friend.house.address + "/api/me").json()["person"]["name"]
    expect(friend.page.locator("[data-heard]")).to_contain_text(EN.text("table-host", name=named))
    expect(friend.page.locator(".go button.primary")).to_be_visible()


def test_an_open_table_is_on_everyone_s_start_page_and_another_is_not(come: Any) -> None:
    host, stranger = come(), come()
    rename(host, "Hostitelka")
    host.set_up()
    invitation = EN.text("page-open-join", game=EN.text(f"{GAME}-title"), host="Hostitelka")
    stranger.open_start()
    expect(stranger.page.get_by_role("link", name=invitation)).to_have_count(0)
    host.page.get_by_role("switch", name=EN.text("page-setup-open")).click()
    expect(host.page.get_by_role("switch", name=EN.text("page-setup-open"))).to_be_checked()
    stranger.open_start()
    stranger.page.get_by_role("link", name=invitation).click()
    stranger.page.locator("[data-joining]").wait_for()
    assert stranger.page.url == host.page.url
