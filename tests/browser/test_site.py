"""The page without a server: static files under some path, the network cut after the first visit."""

from __future__ import annotations

import json
import shutil
import struct
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from stolek.core import registry
from stolek.table import lessons
from tests.browser.house import PATIENCE_MS, House, guests, shelf_game
from tests.browser.site import EN, Visitor, save_and_verify
from tests.browser.test_lessons import begin_from_rules, follow
from tests.browser.test_table import menu
from tools import dev, gallery

pytestmark = pytest.mark.xdist_group("site")
_CONTROLLED = (
    "script => new URL(navigator.serviceWorker.controller?.scriptURL ?? '/', location).pathname === script"
)
NEEDS = EN.text("fault-needs-server")


@pytest.fixture
def visitor(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    made = Visitor(browser, tmp_path / "profile")
    yield made
    made.close()
    assert made.complaints == []


def hand(page: Page) -> list[str]:
    page.locator(".hand button").first.wait_for()
    names: list[str] = page.locator(".hand button").evaluate_all(
        "all => all.map(b => b.getAttribute('aria-label') ?? b.textContent)"
    )
    return names


def test_a_game_outlives_a_killed_browser_and_is_verified_and_opened_again(
    site: str, visitor: Visitor, tmp_path: Path
) -> None:
    visitor.wants(shelf_game())
    page = visitor.visit(site)
    assert not [url for url in visitor.asked if "/engine/" in url], (
        "the engine comes only when somebody plays"
    )
    expect(page.locator("[data-needs-server]")).to_contain_text(NEEDS)
    visitor.cut()
    page.reload()
    page = visitor.play()
    dealt, table = hand(page), page.url
    page.reload()
    assert hand(page) == dealt
    visitor.kill()
    page = visitor.page
    page.goto(table)
    assert hand(page) == dealt
    for item in ("page-chat", "page-setup-invite", "page-tv-show"):
        expect(menu(page, EN, item)).to_contain_text(NEEDS)
        page.keyboard.press("Escape")
    visitor.hurry()
    menu(page, EN, "page-cover-on")
    visitor.watch_to_the_end()
    file = save_and_verify(page, tmp_path)
    assert [url for url in visitor.asked if not url.startswith((site, "blob:", "about:"))] == []
    page.goto(site)
    no_game = tmp_path / "no-game.json"
    no_game.write_text("{}")
    page.locator("[data-open-saved]").set_input_files(no_game)
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator("[data-open-saved]").set_input_files(file)
    page.wait_for_url("**/#/t/*")
    page.locator("[data-over]").wait_for()
    assert page.url != table
    opened = page.url.split("/")[-1]
    for path, shows in ((f"evening/{opened}", "[data-game='1']"), (f"replay/{opened}/1", "[data-eyes]")):
        page.goto(f"{site}#/{path}")
        page.locator(shows).first.wait_for()
    page.goto(f"{site}#/tv/{opened}")
    expect(page.locator("[data-needs-server]")).to_contain_text(NEEDS)


def test_it_can_be_installed_and_says_what_a_browser_lacks(site: str, browser: Browser) -> None:
    """What browsers ask before they offer it: a manifest with a name, a start and icons, and a worker."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.goto(site)
    policy = page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content") or ""
    assert "'wasm-unsafe-eval'" in policy
    assert "unsafe-eval'" not in policy.replace("'wasm-unsafe-eval'", "")
    link = page.locator("link[rel=manifest]").evaluate("each => each.href")
    manifest = json.loads(urllib.request.urlopen(link).read())
    assert manifest["name"]
    assert manifest["short_name"]
    assert manifest["display"] == "standalone"
    assert [link.rsplit("/", 1)[0] + "/"] == [site]
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    sizes = {}
    for icon in manifest["icons"]:
        raw = urllib.request.urlopen(site + icon["src"]).read()
        assert raw[:8] == b"\x89PNG\r\n\x1a\n"
        sizes[icon.get("purpose", "any"), struct.unpack(">II", raw[16:24])] = icon["sizes"]
    assert {("any", (192, 192)), ("any", (512, 512)), ("maskable", (512, 512))} <= set(sizes)
    assert all(said == f"{wide}x{high}" for (_, (wide, high)), said in sizes.items())
    active = page.evaluate("async () => (await navigator.serviceWorker.ready).scope")
    assert active == site
    errors = context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
    context.add_init_script("delete globalThis.WebAssembly")
    page.reload()
    expect(page.locator("[data-trouble=page-engine-none]")).to_be_visible()
    page.locator(".do button.primary").click()
    expect(page.locator(".fault")).to_be_visible()
    context.close()


@pytest.mark.full
def test_a_full_storage_is_said_and_the_game_goes_on(site: str, visitor: Visitor) -> None:
    visitor.wants(shelf_game())
    page = visitor.visit(site)
    devtools = visitor.context.new_cdp_session(page)
    origin = "/".join(site.split("/")[:3])
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    visitor.play()
    page.locator("[data-trouble=page-engine-full]").wait_for()
    dealt = hand(page)
    visitor.hurry()
    menu(page, EN, "page-cover-on")
    page.wait_for_function(
        "count => document.querySelectorAll('.hand button').length !== count", arg=len(dealt)
    )
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    page.locator("[data-trouble]").wait_for(state="detached")  # kept after all, with the next move
    visitor.watch_to_the_end()
    page.reload()
    page.locator("[data-over]").wait_for()


@pytest.mark.full
def test_where_nothing_may_be_kept_that_is_said_and_one_can_play(
    site: str, browser: Browser, tmp_path: Path
) -> None:
    blocked = {"default_content_setting_values": {"cookies": 2}}
    visitor = Visitor(browser, tmp_path / "profile", profile=blocked)
    page = visitor.page
    page.goto(site)
    assert page.evaluate("() => { try { return !!localStorage; } catch { return false; } }") is False
    visitor.play()
    page.locator("[data-trouble=page-engine-forgets]").wait_for()
    assert hand(page)
    visitor.close()
    assert visitor.complaints == []


@pytest.mark.full
def test_a_new_build_takes_over_without_losing_a_game_or_pictures(
    browser: Browser, tmp_path: Path, site: str
) -> None:
    (game,) = json.loads((dev.SITE / "lobby" / "pictures.json").read_bytes())
    host = tmp_path / "host"
    shutil.copytree(dev.SITE, host)
    visitor = Visitor(browser, tmp_path / "profile")
    with gallery.served(host) as address:
        visitor.wants(shelf_game())
        page = visitor.visit(address + "/")
        page.locator(".shelf button").nth(list(registry.ids()).index(game)).click()
        page.locator("[data-pictures=missing] button").click()
        page.locator("[data-pictures=kept]").wait_for()
        page.reload()
        visitor.play()
        dealt, table = hand(page), page.url
        worker, index = host / "service-worker.js", host / "index.html"
        worker.write_text(worker.read_text().replace('"stolek-', '"stolek-newer-', 1))
        index.write_text(index.read_text().replace("<head>", "<head><meta name=newer>"))
        page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
        page.wait_for_function("async () => (await navigator.serviceWorker.ready).waiting !== null")
        assert page.locator("meta[name=newer]").count() == 0
        for _ in range(20):  # until the browser has noticed that the last page of the old build is closed
            page.goto("about:blank")
            page.goto(table)
            if page.locator("meta[name=newer]").count():
                break
        assert page.locator("meta[name=newer]").count() == 1
        visitor.cut()
        assert hand(page) == dealt
        page.goto(address + "/#/")
        page.locator(".shelf button").nth(list(registry.ids()).index(game)).click()
        page.locator("[data-pictures=kept]").wait_for()
    visitor.close()


@pytest.fixture
def with_site(tmp_path: Path) -> Iterator[House]:
    """A server that has the page without a server, too."""
    dev.site()
    house = House(tmp_path, site=dev.SITE)
    house.start()
    yield house
    house.stop()


@pytest.mark.full
def test_a_served_page_has_a_way_to_play_when_its_network_is_gone(browser: Browser, with_site: House) -> None:
    with guests(browser, with_site) as come:
        guest = come()
        guest.forgive("ERR_INTERNET_DISCONNECTED")
        page = guest.open_start()
        guest.context.set_offline(True)
        page.locator(".do button.primary").press("Enter")
        expect(page.locator(".fault")).to_contain_text(EN.text("page-offline-first"))
        guest.context.set_offline(False)
        page.get_by_role("link", name=EN.text("page-offline-play")).click()
        page.wait_for_url("**/offline/")
        page.wait_for_function(_CONTROLLED, arg="/offline/service-worker.js")
        page = guest.open_start()
        page.wait_for_function(_CONTROLLED, arg="/service-worker.js")
        guest.context.set_offline(True)
        page.locator(".do button.primary").press("Enter")
        page.locator("[data-offline-way]").click()
        page.wait_for_url("**/offline/")
        page.goto(with_site.address)  # also by who opens the server's page
        page.wait_for_url("**/offline/?instead=*")
        expect(page.locator("[data-instead] a")).to_have_attribute("href", f"{with_site.address}/")
        page.locator(".do button.primary").press("Enter")
        assert hand(page)


@pytest.mark.full
@pytest.mark.parametrize("game", registry.ids())
def test_every_lesson_is_taken_without_a_server(site: str, visitor: Visitor, game: str) -> None:
    visitor.wants(game)
    visitor.stay_offline(site)
    for lesson in lessons.all_of(game):
        visitor.page.goto(f"{site}#/rules/{game}")
        follow(begin_from_rules(visitor.page, game, lesson), game, lesson)


HIDING = [(game, variant.id) for game in registry.ids() for variant in registry.get(game).game.info.variants]


@pytest.mark.full
@pytest.mark.parametrize(("game", "variant"), HIDING)
def test_a_device_that_goes_round_shows_no_hand_before_it_was_handed_over(
    site: str, visitor: Visitor, game: str, variant: str
) -> None:
    visitor.wants(game, variant)
    page = visitor.visit(site)
    visitor.cut()
    page.locator(".also button").first.click()
    page.locator("[data-chair='1']").get_by_role("combobox").select_option("me")
    page.get_by_role("textbox", name=EN.text("page-chair-name", number=2)).fill("Petr")
    page.locator(".go button.primary").click()
    page.locator(".frame, .pass").first.wait_for()
    for _ in range(2):  # whoever opens the page again is somebody else, perhaps
        page.reload()
        page.locator(".pass").wait_for()
        assert page.locator(".hand, [data-go], .thumbs").count() == 0
        expect(page.locator(".pass")).to_contain_text(EN.text("page-pass-title"))
        page.locator(".pass button.primary").click()
        page.locator("[data-go], .hand, .thumbs").first.wait_for()
