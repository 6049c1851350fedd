"""The browser of the tests is a real one that paints, or there is a sentence saying what to do."""

import io

import pytest
from PIL import Image
from playwright.sync_api import sync_playwright

from tools import browser as chromium

pytestmark = pytest.mark.browser


def test_it_paints_what_it_is_told() -> None:
    found = chromium.find()
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright, found)
        page = browser.new_page(viewport={"width": 40, "height": 30})
        page.set_content("<style>body { background: rgb(10, 120, 200) }</style>")
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        browser.close()
    assert picture.size == (40, 30)
    assert picture.getpixel((20, 15)) == (10, 120, 200)


def test_a_browser_that_was_asked_for_and_does_not_start_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHROMIUM", "no-such-browser")
    with pytest.raises(chromium.NoBrowser, match=r"no-such-browser, which does not start\.$"):
        chromium.search()
    assert "executable doesn't exist" in capsys.readouterr().err
