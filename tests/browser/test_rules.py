"""The rule book: every rule is there in words, and every id is an address."""

from typing import Any

import pytest
from playwright.sync_api import expect

from stolek.cli.screen import BRIEF
from stolek.core import registry
from stolek.words import LANGUAGES, load
from tests.browser.house import PHONE, shelf_game

pytestmark = pytest.mark.browser
GAME = shelf_game()
ENTRY = registry.get(GAME)


@pytest.mark.parametrize("code", [known.code for known in LANGUAGES])
def test_every_rule_is_there_with_its_title_and_text(come: Any, code: str) -> None:
    words = load(code, ENTRY.folder)
    page = come(code).open(f"/rules/{GAME}")
    page.locator("article").first.wait_for()
    brief = " ".join(page.locator("dl").inner_text().split())
    for part in BRIEF:
        assert " ".join(words.text(f"{GAME}-brief-{part}").split()) in brief
    for rule in (*ENTRY.game.rulebook.ids, "ST-1", "ST-5"):
        article = page.locator(f"article[id='{rule}']")
        assert words.form(f"rule-{rule}", "title") in article.get_by_role("heading").inner_text()
        text = " ".join(article.locator("p").first.inner_text().split())
        assert text == " ".join(words.text(f"rule-{rule}").split()), rule


def test_a_link_to_a_rule_opens_the_book_at_that_rule(come: Any) -> None:
    last = ENTRY.game.rulebook.ids[-1]
    page = come(size=PHONE).open(f"/rules/{GAME}#{last}")
    article = page.locator(f"article[id='{last}']")
    article.wait_for()
    expect(article).to_be_in_viewport()
    first = ENTRY.game.rulebook.ids[0]
    assert "at" in (article.get_attribute("class") or "").split()
    assert "at" not in (page.locator(f"article[id='{first}']").get_attribute("class") or "").split()


def test_a_game_that_is_none_has_no_rules(come: Any) -> None:
    guest = come()
    guest.forgive("404")
    page = guest.open("/rules/no-such-game")
    expect(page.get_by_text(load("en").text("page-rules-none"))).to_be_visible()
