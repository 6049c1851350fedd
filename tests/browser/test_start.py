"""The start page: one tap to a game, more choices, who you are, which language."""

from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from stolek.core import registry
from stolek.words import load
from tests.browser.house import DESKTOP, PHONE, shelf_game

pytestmark = pytest.mark.browser
GAME = shelf_game()


def words(code: str) -> Any:
    return load(code, registry.get(GAME).folder)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_one_tap_reaches_a_game_that_is_played_and_waits_on_the_start_page(
    come: Any, size: tuple[int, int]
) -> None:
    guest = come(size=size)
    page = guest.play_now()
    title = words("en").text(f"{GAME}-title")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page).to_have_title(words("en").text("page-title-at", where=title))
    assert page.locator("main button").count() > 1
    table = page.url
    guest.open_start()
    page.get_by_role("link", name=words("en").text("page-continue-playing", game=title)).first.click()
    page.wait_for_url(table)
    page.locator("main button").first.wait_for()


def test_of_games_left_alone_only_the_last_two_are_offered(come: Any) -> None:
    guest = come(size=PHONE)
    for _ in range(3):
        last = guest.play_now().url
    page = guest.open_start()
    expect(page.locator(".mine li")).to_have_count(2)
    expect(page.locator(f".mine a[href$='{last.rpartition('/')[2]}']")).to_have_count(1)
    expect(page.locator(".mine li").first).to_contain_text(words("en").text(f"{GAME}-variant-base"))


@pytest.mark.parametrize("text", ["normal", "larger"])
def test_on_a_phone_both_ways_to_play_are_in_sight(come: Any, text: str) -> None:
    page = come("cs-CZ", PHONE, text=text).open_start()
    for width, height in (PHONE, (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        for button in (page.locator(".do button.primary"), page.locator(".also button").first):
            box = button.bounding_box()
            assert box is not None
            assert 0 <= box["y"] <= height - box["height"]


def test_the_page_can_be_installed(come: Any) -> None:
    guest = come()
    page = guest.open_start()
    link = page.locator("link[rel=manifest]").evaluate("link => link.href")
    answer = guest.context.request.get(link)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        size = page.evaluate(
            """async (src) => {
              const picture = new Image();
              picture.src = src;
              await picture.decode();
              return `${picture.naturalWidth}x${picture.naturalHeight}`;
            }""",
            urljoin(link, icon["src"]),
        )
        assert size == icon["sizes"]
    assert urljoin(link, manifest["start_url"]) == f"{guest.house.address}/"


def test_the_choices_of_the_sheet_are_those_of_the_game(come: Any) -> None:
    guest = come()
    page = guest.open_start()
    page.get_by_role("button", name=words("en").text("page-more-choices")).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=words("en").text("page-more"), exact=True).click()
    chosen = sheet.locator("output").inner_text()
    sheet.get_by_role("radio", name=words("en").text("level-easy")).check(force=True)
    sheet.locator("button.primary").click()
    page.wait_for_url("**/t/*")
    page.locator("main button").first.wait_for()
    card = guest.context.request.get(guest.house.address + "/api/me/tables").json()[0]
    assert card["chairs"] == int(chosen)
    usual = registry.get(GAME).game.info.variant().seats
    assert int(chosen) in usual


def test_name_and_face_are_kept(come: Any) -> None:
    guest = come()
    page = guest.open_start()
    page.locator("button.me").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(words("en").text("page-me-name")).fill("Žofie")
    face = words("en").text("page-me-face-number", number=7)
    sheet.get_by_role("radio", name=face, exact=True).check(force=True)
    sheet.locator("button.primary").click()
    expect(sheet).to_have_count(0)
    page.reload()
    expect(page.locator("button.me")).to_have_accessible_name(words("en").text("page-me", name="Žofie"))
    me = guest.context.request.get(guest.house.address + "/api/me").json()
    assert (me["person"]["name"], me["person"]["avatar"]) == ("Žofie", 7)


def test_the_browser_s_language_is_spoken_and_another_one_can_be_chosen(come: Any) -> None:
    guest = come("cs-CZ")
    page = guest.open_start()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(words("cs").text("page-start-heading"))
    assert page.locator("html").get_attribute("lang") == "cs"
    page.get_by_label(words("cs").text("page-language")).select_option("en")
    expect(heading).to_have_text(words("en").text("page-start-heading"))
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(heading).to_have_text(words("en").text("page-start-heading"))
    assert guest.context.request.get(guest.house.address + "/api/me").json()["lang"] == "en"


def test_a_device_link_brings_the_same_person_once(come: Any) -> None:
    guest, other = come(), come()
    page = guest.open_start()
    page.locator("button.me").click()
    page.get_by_role("button", name=words("en").text("page-device-make")).click()
    link = page.get_by_label(words("en").text("page-device"), exact=True).input_value()
    other.open(link.removeprefix(guest.house.address))
    expect(other.page.get_by_role("heading", level=1)).to_have_text(words("en").text("page-link-device"))
    me = guest.context.request.get(guest.house.address + "/api/me").json()["person"]["id"]
    assert other.context.request.get(guest.house.address + "/api/me").json()["person"]["id"] == me
    third = come()
    third.forgive("410")
    third.open(link.removeprefix(guest.house.address))
    expect(third.page.get_by_role("heading", level=1)).to_have_text(words("en").text("page-link-failed"))


def test_an_address_that_is_none_and_a_table_that_is_gone_say_so_and_lead_home(come: Any) -> None:
    guest = come()
    heading = guest.page.get_by_role("heading", level=1)
    for path in ("/nothing", "/t/a/b", "/rules", "/what/is/this", "/t/nosuchtable"):
        page = guest.open(path)
        if path.endswith("nosuchtable"):
            expect(page.get_by_role("alert")).to_be_visible()
        else:
            expect(heading).to_have_text(words("en").text("page-missing-title"))
        page.get_by_role("link", name=words("en").text("page-home")).last.click()
        expect(heading).to_have_text(words("en").text("page-start-heading"))
