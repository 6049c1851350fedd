"""Playing without a mouse and without sight: by keyboard, by one key, at double size, in forced colours.

A small reader of our own keeps what a screen reader would say: what is read aloud, and what has the focus.
"""

from __future__ import annotations

import itertools
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from playwright.sync_api import TimeoutError as Timeout

from stolek.core import registry
from stolek.words import load
from tests.browser.house import DESKTOP, PHONE, Guest, House, axe_violations, guests, sideways, until

pytestmark = pytest.mark.browser
SHELF = [g for g in registry.ids() if (registry.get(g).folder / "web" / "index.ts").is_file()]
VARIANTS = [(game, variant.id) for game in SHELF for variant in registry.get(game).game.info.variants]
EN = load("en")
CHOICES = "[data-choices] .choice"
OWN_PLACE = re.compile(r"\bYou: \d+(st|nd|rd|th) ")
LOGS = os.environ.get("STOLEK_KEEP_LOGS")
SMALL = """(within) => [...document.querySelector(within).querySelectorAll('button, a[href], input, select')]
  .filter(e => e.checkVisibility() && !e.matches('.unseen, .skip') && !e.disabled)
  .map(e => [e.getBoundingClientRect(), e])
  .filter(([at]) => at.width > 0 && (at.width < 43.5 || at.height < 43.5))
  .map(([at, e]) => `${Math.round(at.width)}x${Math.round(at.height)} ${e.outerHTML.slice(0, 90)}`)"""
FOCUS = """() => { const e = document.activeElement; return e === document.body ? null :
  [e.getAttribute('role') ?? e.localName, e.ariaLabel ?? e.innerText.replaceAll('\\n', ' ')].join(': ') }"""


class Reader:
    """What a screen reader says: all that is read aloud, in order, and each thing that gets the focus."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.said: list[str] = []
        self.keys = 0
        self._heard = 0

    def listen(self) -> list[str]:
        """What is new since it was last listened to."""
        lines: list[str] = self.page.locator("[data-heard] span").all_inner_texts()
        new, self._heard = lines[self._heard :], len(lines)
        self.said += new
        return new

    def press(self, key: str) -> None:
        self.listen()
        self.page.keyboard.press(key)
        self.keys += 1
        self.said.append(f"[{key}]")
        focus = self.page.evaluate(FOCUS)
        if focus is not None:
            self.said.append(f"<{focus}>")

    def ask(self, key: str, answer: str = "") -> str:
        """The answer to a query, which begins with this: others may do something in between."""
        self.press(key)
        before = len(self.said)

        def answered() -> list[str]:
            self.listen()
            return [line for line in self.said[before:] if line[0] not in "[<" and line.startswith(answer)]

        until(self.page, answered)
        return answered()[0]


def sit_down(guest: Guest, game: str, variant: str) -> Page:
    """A table of bots that choose at random, with one chair for whoever asks."""
    page = guest.open_start()
    wanted = {"game": game, "variant": variant, "level": "random"}
    made = page.request.post(guest.house.address + "/api/play", data=wanted)
    assert made.ok, made.text()
    guest.open(f"/t/{made.json()['table']}")
    page.locator(".frame").first.wait_for()
    return page


def is_over(page: Page) -> bool:
    return page.locator("[data-over]").count() > 0


def choose_by_number(page: Page, reader: Reader, rng: random.Random) -> bool:
    """One decision: opens the list of choices, types a number, presses Enter. Whether there was one."""
    reader.press("m")
    until(page, lambda: page.get_by_role("dialog").count() > 0 or is_over(page))
    options = page.locator(CHOICES).count()
    if options == 0:
        reader.press("Escape")
        until(page, lambda: page.get_by_role("dialog").count() == 0 or is_over(page))
        return False
    for digit in str(rng.randint(1, options)):
        reader.press(digit)
    reader.press("Enter")
    field, chosen = page.locator("dialog form input"), page.locator("[data-choices] form")

    def gone() -> bool:
        return page.get_by_role("dialog").count() == 0 or is_over(page)

    until(page, lambda: field.count() > 0 or gone() or chosen.count() == 0)
    if field.count() > 0:
        expect(field).to_be_focused()
        page.keyboard.insert_text("a quiet evening")
        reader.press("Enter")
        until(page, gone)
    if gone():
        return True
    reader.press("Escape")  # another question came before the key did
    until(page, gone)
    return False


def decisions(page: Page, rng: random.Random) -> Iterator[Reader]:
    """A whole game by keyboard, decision by decision; each with what was said and pressed for it."""
    reader = Reader(page)
    while not is_over(page):
        if page.locator("[data-sending]").count() == 0 and choose_by_number(page, reader, rng):
            yield reader
        page.wait_for_timeout(30)


def test_help_keys_and_numbers_are_enough_to_play(come: Any) -> None:
    """Help on one card, every choice with what it leads to, queries by key, a choice by its number."""
    guest = come(size=PHONE)
    page = sit_down(guest, *VARIANTS[0])
    reader = Reader(page)
    until(page, lambda: reader.listen() and any(line.startswith("Your hand") for line in reader.said))
    assert len(set(reader.said)) == len(reader.said), "nothing is said twice"
    opener, sheet = page.get_by_role("button", name=EN.text("page-help")), page.get_by_role("dialog")
    opener.click()
    keys = sheet.locator("nav").get_by_role("button", name=EN.text("help-keys"))
    expect(keys).to_have_class(re.compile("unseen"))  # no keyboard was used here yet
    sheet.get_by_role("button", name=EN.text("help-score"), exact=True).click()
    expect(sheet.get_by_role("heading", name=EN.text("help-score"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    assert reader.ask("h") == EN.text("ask-as-before", count=7), "it came with the first question"
    assert " with " in reader.ask("h", "Your hand"), "the same key once more says everything"
    for key in "utslwdn":
        reader.ask(key)
    page.keyboard.press("?")
    expect(sheet.get_by_role("heading", name=EN.text("help-keys"))).to_be_focused()
    expect(keys).not_to_have_class(re.compile("unseen"))
    for leaf in ("keys", "learn", "score", "choices", "card"):
        sheet.get_by_role("button", name=EN.text(f"help-{leaf}"), exact=True).click()
        expect(sheet.locator("nav [aria-current]")).to_have_text(EN.text(f"help-{leaf}"))
        assert axe_violations(page) == [], leaf
        assert page.evaluate(SMALL, "dialog") == [], leaf
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("m")
    expect(sheet.locator("small").first).to_be_visible()  # what it leads to
    page.locator(CHOICES).nth(1).click()  # plays nothing yet
    play = page.locator("[data-choices] form button")
    expect(play).to_be_focused()
    page.locator(CHOICES).nth(0).click()
    expect(play).to_have_count(1)
    expect(page.locator("[data-choices] [aria-pressed=true]")).to_have_text(re.compile("^1"))
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    heard = page.locator("[data-heard] span").count()
    assert choose_by_number(page, reader, random.Random(1))
    until(page, lambda: page.locator("[data-heard] span").count() > heard)
    # What three others reveal is added at once: of single sentences Orca would say the last one only.
    until(page, lambda: page.locator("[data-heard] p:has(span + span + span)").count() > 0)


@pytest.mark.full
@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_a_whole_game_by_keyboard_at_double_size_in_forced_colours(
    come: Any, game: str, variant: str
) -> None:
    guest = come(size=PHONE, forced=True, text="double")
    page = sit_down(guest, game, variant)
    rng = random.Random(game)
    keys, made = 0, 0
    for reader in decisions(page, rng):
        keys, made = reader.keys, made + 1
        assert sideways(page) == 0, f"decision {made}"
    print(f"{game} {variant}: {made} decisions, {keys} keys")
    assert made > 0
    heard = page.locator("[data-heard] span")  # one's own place too, whoever has won
    until(page, lambda: any(OWN_PLACE.search(line) for line in heard.all_inner_texts()))


@pytest.mark.full
@pytest.mark.parametrize("game", SHELF)
def test_a_round_as_a_screen_reader_says_it(come: Any, game: str, tmp_path: Path) -> None:
    """Nothing is said twice in a row, the first question comes with the hand; the log can be kept."""
    guest = come(size=DESKTOP)
    page = sit_down(guest, game, registry.get(game).game.info.variants[0].id)
    reader = Reader(page)
    until(page, lambda: reader.listen() or reader.said)
    made = 0
    while made < 6 and not is_over(page):
        made += choose_by_number(page, reader, random.Random(made))
        page.wait_for_timeout(300)
    reader.listen()
    twice = [one for one, two in itertools.pairwise(reader.said) if one == two and one[0] not in "[<"]
    assert twice == []
    log = Path(LOGS or tmp_path) / f"{game}.txt"
    log.write_text("\n".join(reader.said) + "\n", encoding="utf-8")
    print(log)


@pytest.fixture
def unhurried(tmp_path: Path) -> Iterator[House]:
    """A server whose bots take their time."""
    opened = House(tmp_path, bot_pause=0.5)
    opened.start()
    yield opened
    opened.stop()


def test_what_is_left_out_in_short_is_left_out_from_the_start(browser: Browser, unhurried: House) -> None:
    """That others have chosen unseen is no news, however late the page learns what the game leaves out."""
    with guests(browser, unhurried) as come:
        guest = come()
        page = guest.page

        def late(route: Route) -> None:
            page.wait_for_timeout(3_000)
            route.continue_()

        page.route(re.compile("/api/games/[a-z]+$"), late)
        sit_down(guest, *VARIANTS[0])
        until(page, lambda: page.locator("[data-heard] span").count() >= 2)
        page.wait_for_timeout(2_000)
        heard = page.locator("[data-heard] span").all_inner_texts()
        assert [line.split(":")[0] for line in heard] == ["First card.", "Your hand"]
        # Of a first question nobody has been told what lies on the table: it comes with the hand.
        assert re.search(r"\. (day|night)\. \w+: \d+\.$", heard[1])


QUICKLY = """const real = setInterval;
window.setInterval = (work, ms, ...more) => real(work, ms === 1000 ? 150 : ms, ...more);"""
"""What is marked changes every second when it goes fast; nobody has to watch that here."""
LETTERS = "[data-choices] .letters button"
WHERE = """(what) => {
  const wanted = document.querySelector(what), marked = [...document.querySelectorAll('[data-scanned]')];
  if (wanted === null) return 'gone';
  if (!marked.includes(wanted)) return `${marked.length} ${marked[0]?.innerText}`;
  return marked.length > 1 ? 'in' : 'on';
}"""


class OneKey:
    """Somebody with one key, who waits until what they want is marked, or its group, and presses."""

    def __init__(self, guest: Guest, game: str, rng: random.Random) -> None:
        guest.context.add_init_script(QUICKLY)
        self.page = sit_down(guest, game, registry.get(game).game.info.variants[0].id)
        self.rng = rng
        self.marks = 0
        """how often the mark went on while one waited for it"""

    def press(self, wanted: str) -> None:
        """Presses the first thing of this kind, if it stays; by way of its group where it is in one."""
        before = ""
        while (at := self.page.evaluate(WHERE, wanted)) not in ("on", "gone"):
            if at == "in":
                self.page.keyboard.press("Space")
            elif at != before:
                before, self.marks = at, self.marks + 1
            self.page.wait_for_timeout(10)
        if at == "on":
            self.page.keyboard.press("Space")

    def decide(self) -> bool:
        """One decision, if something is asked."""
        page = self.page
        options = page.locator(CHOICES).count()
        if options == 0:
            page.wait_for_timeout(30)
            return False
        self.press(f"[data-choices] li:nth-child({self.rng.randint(1, options)}) .choice")
        form = page.locator("[data-choices] form")
        try:
            form.wait_for(timeout=5_000)
        except Timeout:
            return False  # another question came
        if page.locator(LETTERS).count() > 0:
            for _ in range(3):
                self.press(f".letters button:nth-child({self.rng.randint(1, 20)})")
        until(
            page,
            lambda: form.count() == 0 or is_over(page),
            lambda: self.press("[data-choices] form .primary"),
        )
        return True


@pytest.mark.parametrize("game", SHELF)
def test_one_key_is_enough_to_choose(come: Any, game: str) -> None:
    """The mark goes by itself: over groups, choices, letters, to the button that plays the chosen one; also
    on a phone with letters twice as large, where nothing is pushed out."""
    player = OneKey(come(size=PHONE, text="double", scan="fast"), game, random.Random(2))
    made = 0
    while made < 2 and not is_over(player.page):
        made += player.decide()
        assert sideways(player.page) == 0


@pytest.mark.full
@pytest.mark.parametrize("game", SHELF)
def test_a_whole_game_by_one_key(come: Any, game: str) -> None:
    player = OneKey(come(scan="fast"), game, random.Random(game))
    made = 0
    while not is_over(player.page):
        made += player.decide()
    print(f"{game}: {made} decisions, {player.marks / made:.1f} marks a decision")
    assert made > 0
