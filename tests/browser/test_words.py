"""The page's words: the shared cases come out as the Python renderer makes them, and no key is missing."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from stolek.words import LANGUAGES, load
from stolek.words.catalogue import entries
from stolek.words.render import sources as catalogues
from tools import dev, gallery

pytestmark = pytest.mark.browser
FILE = json.loads((dev.ROOT / "tests" / "words" / "cases.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def speaker(browser: Browser, wall: str) -> Iterator[Page]:
    page = gallery.open_gallery(browser, wall, (800, 600))
    yield page
    page.close()


@pytest.mark.parametrize("case", FILE["cases"], ids=lambda c: f"{c['lang']}: {c['about']}")
def test_a_case(case: dict[str, Any], speaker: Page) -> None:
    said = speaker.evaluate("([one, more]) => window.gallery.say(one, more)", [case, FILE["catalogues"]])
    assert said == case["expected"]


@pytest.mark.parametrize("code", [known.code for known in LANGUAGES])
def test_the_page_loads_the_language_it_speaks_and_no_other(come: Any, code: str) -> None:
    """Catalogues are files of their own, each holding its language's word for the home button."""
    page = come(code)
    loaded: list[str] = []
    page.context.on("requestfinished", lambda request: loaded.append(request.url))
    opened = page.open_start()
    scripts = [url for url in loaded if url.endswith(".js")]
    texts = [opened.evaluate("url => fetch(url).then(answer => answer.text())", url) for url in scripts]
    said = {
        known.code: sum(f"page-home = {load(known.code).text('page-home')}" in text for text in texts)
        for known in LANGUAGES
    }
    assert said == {known.code: int(known.code == code) for known in LANGUAGES}


def page_sources() -> Iterator[Path]:
    for ending in ("svelte", "ts"):
        yield from (dev.ROOT / "web" / "src").rglob(f"*.{ending}")


@pytest.mark.parametrize("code", [known.code for known in LANGUAGES])
def test_every_key_the_page_names_is_in_the_catalogue_and_every_key_there_is_named(code: str) -> None:
    keys = {entry.key for _, text in catalogues(code) for entry in entries(text)}
    known = {key for key in keys if key.startswith("page-")}
    sources = "\n".join(path.read_text(encoding="utf-8") for path in page_sources())
    named = set(re.findall(r"[\"'`](page-[a-z0-9-]*[a-z0-9])[\"'`]", sources))
    begun = set(re.findall(r"[\"'`](page-[a-z0-9-]+-)\$\{", sources))
    assert sorted(named - known) == []
    unnamed = {k for k in known - named if not any(k.startswith(start) for start in begun)}
    assert sorted(unnamed) == []
