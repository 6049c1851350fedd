"""The page under a path of its own: https://example.org/cards/."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.house import House, guests

pytestmark = pytest.mark.browser


def test_everything_stays_under_the_sub_path(tmp_path: Path, browser: Browser) -> None:
    house = House(tmp_path, public_address="http://example.org/cards")
    house.start()
    asked: list[str] = []
    try:
        with guests(browser, house) as come:
            guest = come()
            guest.page.on("request", lambda request: asked.append(request.url))
            guest.page.on("websocket", lambda socket: asked.append(socket.url.replace("ws:", "http:")))
            page = guest.play_now()
            assert page.url.startswith(f"{house.address}/t/")
            page.reload()
            page.locator("main button").first.wait_for()
            guest.open("/nothing").locator("a.button").click()
            page.wait_for_url(f"{house.address}/")
            page.locator("button.primary").first.wait_for()
    finally:
        house.stop()
    assert house.address.endswith("/cards")
    assert any(url.endswith("/ws") for url in asked)
    assert [url for url in asked if not url.startswith((f"{house.address}/", "data:", "blob:"))] == []
