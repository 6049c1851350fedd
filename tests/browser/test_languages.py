"""Every language on the screen, from the start page to the last point: nothing raw, nothing in English."""

import re
from functools import cache
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page

from stolek.core import registry
from stolek.words import DEFAULT, KNOWN, LANGUAGES, load
from stolek.words.catalogue import entries
from stolek.words.render import sources
from tests.browser.house import PHONE, Guest, until
from tests.browser.test_table import menu
from tests.browser.test_tv import GAMES, on_tv

pytestmark = pytest.mark.browser
CODES = [known.code for known in LANGUAGES if known.code != DEFAULT]
FOLDERS = tuple(registry.get(game).folder for game in registry.ids())
NOT_TRANSLATED = {known.name for known in KNOWN}
SOME_ANSWERS = 5

_SAID = """() => {
  const said = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (!texts.currentNode.parentElement.closest('script, style')) said.push(texts.currentNode.data.trim());
  for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
    for (const each of document.querySelectorAll(`[${name}]`)) said.push(each.getAttribute(name).trim());
  return said;
}"""
# Another window's worth of the same person: whatever is asked of them, it answers by lot. Like the page it
# comes back when its line is cut, and then sees what is asked now.
_JOIN = """(table) => new Promise((joined) => {
  let socket;
  const asked = {};
  let offered = {};
  const tell = (message) => socket.send(JSON.stringify({ cid: crypto.randomUUID(), ...message }));
  const connect = () => {
    socket = new WebSocket(location.href.replace(/^http/, 'ws').replace(/\\/t\\/.*/, '/ws'));
    socket.onopen = () => socket.send(JSON.stringify({ is: 'hello', table }));
    socket.onclose = () => setTimeout(connect, 100);
    socket.onmessage = ({ data }) => {
      const { is, positions } = JSON.parse(data);
      if (is === 'not-done') socket.close();
      if (is === 'welcome') offered = {};
      for (const { seat, prompt, view } of positions ?? []) {
        if (prompt) {
          const kind = seat + prompt.kind;
          const known = (each) => (typeof each === 'number' ? offered[kind][each] : each);
          const options = prompt.options.map(known);
          asked[seat] = { ...prompt, options };
          offered[kind] = options;
        } else if (prompt === null || view) asked[seat] = null;
      }
      if (is === 'welcome') joined();
    };
  };
  connect();
  window.owed = () => socket.readyState === 1 && Object.values(asked).some((prompt) => prompt?.owed);
  window.answerByLot = () => {
    for (const [seat, prompt] of Object.entries(asked)) {
      if (!prompt?.owed) continue;
      const option = Math.floor(Math.random() * prompt.options.length);
      const text = prompt.options[option].blank ? 'Abrakadabra' : null;
      prompt.owed = false;
      tell({ is: 'answer', seat: Number(seat), prompt: prompt.id, option, text });
    }
  };
  window.letBotPlay = () => {
    for (const seat of Object.keys(asked)) tell({ is: 'cover', chair: Number(seat), cover: true });
  };
})"""


@cache
def plain_words(code: str) -> dict[str, str]:
    """What a language says by keys that need no arguments."""
    words = load(code, *FOLDERS)
    return {
        entry.key: words.text(entry.key)
        for _, text in sources(code, FOLDERS)
        for entry in entries(text)
        if not entry.uses
    }


@cache
def keys() -> frozenset[str]:
    return frozenset(e.key for _, text in sources(DEFAULT, FOLDERS) for e in entries(text) if "-" in e.key)


def untranslated(said: list[str], code: str) -> list[str]:
    """What of this is a key, has an argument that nobody gave, or is said in English."""
    english = set(plain_words(DEFAULT).values()) - set(plain_words(code).values()) - NOT_TRANSLATED
    tokens = {text: re.findall(r"[a-z]+(?:-[A-Za-z0-9_]+)+", text) for text in said}
    return sorted(
        text
        for text in set(said)
        if text in english
        or "{" in text
        or any(token in keys() or token.startswith(("page-", "rule-")) for token in tokens[text])
    )


def check(page: Page, code: str, where: str) -> None:
    assert page.locator("html").get_attribute("lang") == code
    assert untranslated(page.evaluate(_SAID), code) == [], where


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        (["Startseite", "Deutsch", "English", "Nur wir 3", "Stolek-Tisch"], []),
        (["page-home", "Menü"], ["page-home"]),
        (["Noch: dnup-ui-do-lay"], ["Noch: dnup-ui-do-lay"]),
        (["{$count} Karten"], ["{$count} Karten"]),
        (["Invite friends"], ["Invite friends"]),
    ],
)
def test_what_is_not_translated_is_noticed(said: list[str], wrong: list[str]) -> None:
    assert untranslated(said, "de") == wrong


def sit_down(guest: Guest, wanted: dict[str, Any]) -> tuple[Page, str]:
    answer = guest.page.request.post(f"{guest.house.address}/api/play", data={"level": "easy", **wanted})
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    page = guest.open(f"/t/{table}")
    page.locator("main button").first.wait_for()
    page.evaluate(_JOIN, table)
    return page, table


@pytest.mark.parametrize(("code", "game"), list(zip(CODES, cycle(GAMES), strict=False)))
def test_the_way_to_a_table_and_some_moves_at_it(come: Any, code: str, game: str) -> None:
    guest = come(code, PHONE)
    words = load(code, *FOLDERS)
    page = guest.open_start()
    check(page, code, "start page")
    page.get_by_role("button", name=words.text("page-settings")).first.click()
    page.get_by_role("dialog").wait_for()
    check(page, code, "settings")
    guest.set_up()
    check(page, code, "setting up")
    page, table = sit_down(guest, {"game": game})
    for number in range(SOME_ANSWERS):
        # Nobody has to watch: on to the next event.
        until(page, lambda: page.evaluate("() => window.owed()"), lambda: page.keyboard.press("Escape"))
        check(page, code, f"{game} before answer {number}")
        page.evaluate("() => window.answerByLot()")
    menu(page, words, "page-log").locator("[data-log] li").first.wait_for()
    check(page, code, f"{game}: log")
    tv = on_tv(guest, table)
    tv.locator("footer li").first.wait_for()
    check(tv, code, f"{game} on a big screen")


@pytest.mark.full
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("game", "variant"), [(game, each.id) for game in GAMES for each in registry.get(game).game.info.variants]
)
def test_a_whole_game(come: Any, code: str, game: str, variant: str) -> None:
    guest = come(code, PHONE)
    guest.open_start()
    page, _ = sit_down(guest, {"game": game, "variant": variant})
    for _ in range(SOME_ANSWERS):
        page.wait_for_function("() => window.owed()")
        page.evaluate("() => window.answerByLot()")
    page.evaluate("() => window.letBotPlay()")
    while not page.locator("[data-over]").count():
        check(page, code, f"{game} {variant}")
        page.keyboard.press("Escape")  # nobody has to watch: on to the next event
        page.wait_for_timeout(30)
    check(page, code, f"{game} {variant}: the end")
