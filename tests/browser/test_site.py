"""The page without a server: static files under some path, the network cut after the first visit."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.house import FAST, PATIENCE_MS, PHONE
from tools import gallery
from tools.site.build import build

pytestmark = pytest.mark.xdist_group("site")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    root = tmp_path_factory.mktemp("host")
    build(root / "some" / "sub" / "path")
    with gallery.served(root) as served:
        yield f"{served.rstrip('/')}/some/sub/path/"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en-GB")
    made.set_default_timeout(PATIENCE_MS)
    made.add_init_script(f"localStorage.setItem('stolek-settings', {json.dumps(json.dumps(FAST))})")
    yield made
    made.close()


def hand(page: Page) -> list[str]:
    page.locator(".hand button").first.wait_for()
    names: list[str] = page.locator(".hand button").evaluate_all(
        "all => all.map(b => b.getAttribute('aria-label') ?? b.textContent)"
    )
    return names


def test_a_game_is_played_on_without_a_network_and_after_the_tab_was_closed(
    address: str, context: BrowserContext
) -> None:
    page = context.new_page()
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(address)
    page.locator(".do button.primary").wait_for()
    assert not [url for url in asked if "/engine/" in url], "the engine comes only when somebody plays"
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    context.set_offline(True)
    page.reload()
    page.locator(".do button.primary").click()
    page.wait_for_url("**/#/t/*")
    dealt = hand(page)
    assert dealt
    table = page.url
    page.close()
    again = context.new_page()
    again.on("pageerror", lambda error: complaints.append(str(error)))
    again.goto(table)
    assert hand(again) == dealt
    again.goto(address)
    again.locator(f"a[href$='{table.split('#')[1]}']").first.wait_for()
    assert [url for url in asked if not url.startswith((address, "blob:"))] == []
    assert complaints == []


def test_it_can_be_installed(address: str, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(address)
    policy = page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content") or ""
    assert "'wasm-unsafe-eval'" in policy
    assert "unsafe-eval'" not in policy.replace("'wasm-unsafe-eval'", "")
