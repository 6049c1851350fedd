"""Around any game: log, talk, looking on, a bot that plays for you, leaving, another language."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stolek.core import registry
from stolek.words import Words, load
from tests.browser.house import PHONE, Guest, shelf_game

pytestmark = pytest.mark.browser
GAME = shelf_game()
EN = load("en", registry.get(GAME).folder)
CS = load("cs", registry.get(GAME).folder)


def menu(page: Page, words: Words, item: str) -> Any:
    """Opens a page of the menu; the sheet."""
    page.get_by_role("button", name=words.text("page-menu"), exact=True).click()
    chosen = page.get_by_role("dialog").get_by_role("button", name=words.text(item))
    chosen.press("Enter")  # a click so soon after another is taken for a stray one
    return page.get_by_role("dialog")


def begin_together(host: Guest, friend: Guest) -> None:
    """Both at one running table."""
    path = host.set_up()
    friend.join(path)
    expect(host.page.locator("[data-chair='1']")).to_contain_text(EN.text("page-chair-not-ready"))
    host.begin()
    for guest in (host, friend):
        guest.page.locator("main button").first.wait_for()


def test_when_the_host_says_no_hints_the_others_see_it(come: Any) -> None:
    host, friend = come(), come(size=PHONE)
    begin_together(host, friend)
    no_hints = EN.text("page-table-no-hints")
    expect(menu(friend.page, EN, "page-settings")).not_to_contain_text(no_hints)
    switch = menu(host.page, EN, "page-settings").get_by_role("switch", name=EN.text("page-table-hints"))
    switch.press("Enter")
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(friend.page.get_by_role("dialog")).to_contain_text(no_hints)
    friend.page.keyboard.press("Escape")
    expect(friend.page.get_by_role("dialog")).to_have_count(0)
    friend.page.keyboard.press("m")
    expect(friend.page.get_by_role("dialog")).to_contain_text(EN.text("help-no-hints"))
    expect(friend.page.locator("[data-choices] small")).to_have_count(0)


def test_why_opens_the_rule_and_the_log_is_told_again_when_the_language_changes(come: Any) -> None:
    page = come().play_now()
    table = page.url
    page.get_by_role("button", name=EN.text("page-help"), exact=True).click()
    sheet = page.get_by_role("dialog")
    rule = sheet.locator(".id").first.inner_text()
    assert rule in registry.get(GAME).game.rulebook.ids
    sheet.get_by_role("button", name=EN.text("page-why-book")).click()
    expect(page.get_by_role("dialog").locator(f"article[id='{rule}']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == table
    lines = menu(page, EN, "page-log").locator("[data-log] li")
    lines.first.wait_for()
    english = lines.all_inner_texts()
    page.keyboard.press("Escape")
    sheet = menu(page, EN, "page-settings")
    sheet.get_by_role("radio", name="Čeština").check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.keyboard.press("Escape")
    czech = menu(page, CS, "page-log").locator("[data-log] li").all_inner_texts()
    assert len(czech) >= len(english)
    assert not set(english) & set(czech)
    assert page.url == table


def test_talk_reaches_the_others_as_text_and_is_counted_until_read(come: Any) -> None:
    host, friend = come(), come("cs-CZ", PHONE)
    begin_together(host, friend)
    said = "Ahoj <b>stole</b> & přátelé 🎲"
    sheet = menu(host.page, EN, "page-chat")
    sheet.get_by_label(EN.text("page-chat-label")).fill(said)
    host.page.keyboard.press("Enter")
    expect(sheet.locator("[data-chat] li")).to_contain_text(said)
    button = friend.page.get_by_role("button", name=CS.text("page-menu"), exact=True)
    expect(button).to_contain_text("1")
    heard = menu(friend.page, CS, "page-chat").locator("[data-chat] li")
    expect(heard).to_contain_text(said)
    assert heard.locator("p b").count() == 1, "the name alone is bold: what people write is never markup"
    friend.page.keyboard.press("Escape")
    expect(button).not_to_contain_text("1")


def test_somebody_without_a_chair_looks_on_and_sees_no_question(come: Any) -> None:
    player, onlooker = come(), come()
    path = player.play_now().url.removeprefix(player.house.address)
    onlooker.join(path)
    onlooker.page.locator("main button").first.wait_for()
    onlooker.page.get_by_role("button", name=EN.text("page-menu"), exact=True).click()
    expect(onlooker.page.get_by_role("dialog")).to_contain_text(EN.text("page-looking-on"))
    assert onlooker.page.locator("main button.primary").count() == 0
    player.page.get_by_role("button", name=EN.text("page-menu"), exact=True).click()
    expect(player.page.get_by_role("dialog")).to_contain_text(EN.text("page-spectators", count=1))


def test_a_bot_plays_for_me_until_the_game_ends_and_i_can_take_over(come: Any) -> None:
    guest = come(voice="full")
    page = guest.play_now()
    # A screen reader reads what is added to the region, so every addition is written down.
    page.evaluate(
        """() => {
          window.added = [];
          const region = document.querySelector('[data-heard]');
          new MutationObserver((changes) => {
            const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes]);
            const added = nodes.filter((node) => node.nodeType === 1);
            const lines = added.flatMap((node) => [...node.querySelectorAll('span:not([data-answer])')]);
            window.added.push(...lines.map((line) => line.textContent));
          }).observe(region, { childList: true });
        }"""
    )
    menu(page, EN, "page-cover-on")
    expect(page.get_by_text(EN.text("page-cover-now"))).to_be_visible()
    page.get_by_role("button", name=EN.text("page-cover-off")).click()
    expect(page.get_by_text(EN.text("page-cover-now"))).to_have_count(0)
    menu(page, EN, "page-cover-on")
    page.locator("[data-over]").wait_for()
    was_read_out_once_and_in_order(page)
    outcome = page.locator("[data-over]")
    expect(outcome.get_by_role("button", name=EN.text("page-rematch"))).to_be_visible()
    # The seed that is shown now fits the fingerprint that was shown before, and the game can be kept.
    outcome.get_by_role("button").last.click()
    sheet = page.get_by_role("dialog")
    sheet.locator("summary").click()
    expect(sheet).to_contain_text(EN.text("page-seal-fits"))
    with page.expect_download() as download:
        sheet.get_by_role("button", name=EN.text("page-save")).click()
    assert '"format":"stolek-game/1"' in download.value.path().read_text(encoding="utf-8")
    page.keyboard.press("Escape")
    outcome.get_by_role("button", name=EN.text("page-rematch")).click()
    expect(outcome.get_by_text(EN.text("page-rematch-sure"))).to_be_visible()
    outcome.get_by_role("button", name=EN.text("page-rematch-yes")).press("Enter")
    expect(page.locator("[data-over]")).to_have_count(0)


def test_leaving_asks_first_and_lets_me_only_go_away_for_a_while(come: Any) -> None:
    guest = come()
    page = guest.play_now()
    table = page.url
    sheet = menu(page, EN, "page-leave")
    expect(sheet).to_contain_text(EN.text("page-leave-playing"))
    sheet.get_by_role("button", name=EN.text("page-leave-no")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    menu(page, EN, "page-leave").get_by_role("button", name=EN.text("page-leave-pause")).press("Enter")
    page.wait_for_url("**/")
    cards = guest.context.request.get(guest.house.address + "/api/me/tables").json()
    assert [c["id"] for c in cards] == [table.rpartition("/")[2]]


def test_leaving_for_good_gives_the_chair_to_a_bot(come: Any) -> None:
    host, friend = come(), come()
    begin_together(host, friend)
    table = host.page.url.rpartition("/")[2]
    menu(friend.page, EN, "page-leave").get_by_role("button", name=EN.text("page-leave-yes")).press("Enter")
    friend.page.wait_for_url("**/")
    host.page.wait_for_function(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).people.length === 1", arg=table
    )


def was_read_out_once_and_in_order(page: Page) -> None:
    log = log_of(page)
    asked = {EN.text(f"{GAME}-prompt-{name}") for name in prompts()}
    heard = [line for line in page.evaluate("() => window.added") if line not in asked]
    assert len(heard) > len(log) / 2
    assert sorted(heard) == sorted(log[-len(heard) :])
    # What is told of people is said at once, before what is still being shown.
    people = tuple(EN.text(key, name="").strip() for key in ("table-covered", "table-uncovered"))
    of_game = [[line for line in of if not line.endswith(people)] for of in (heard, log[-len(heard) :])]
    assert of_game[0] == of_game[1]


def log_of(page: Page, words: Words = EN) -> list[str]:
    lines = menu(page, words, "page-log").locator("[data-log] li")
    lines.first.wait_for()
    texts = lines.all_inner_texts()
    page.keyboard.press("Escape")
    return list(texts)


def prompts() -> list[str]:
    """The names of the game's questions, from its catalogue."""
    text = (registry.get(GAME).folder / "words" / "en.ftl").read_text(encoding="utf-8")
    prefix = f"{GAME}-prompt-"
    return [line.partition(" = ")[0][len(prefix) :] for line in text.splitlines() if line.startswith(prefix)]
