"""Whole games in real browsers, by finger and by the keyboard alone; what is foretold before it is done."""

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from stolek.words import load
from tests.browser.conftest import come, house, offline, page_is_built, site  # noqa: F401 (fixtures)
from tests.browser.house import DESKTOP, NARROW, PHONE, Guest, House, axe_violations, guests, sideways

pytestmark = pytest.mark.browser
KINDS = ("lay", "add", "take", "rotate")
LOOKS_MOST = 20_000
"""Looks at the page before a game counts as stuck; a game takes a few hundred."""

GAMES_MOST = 6
"""Games played in search of something that about half of them have."""

_STANDS = """() => {
  if (document.querySelector('[data-over]')) return 'over';
  const able = (each) => each.getAttribute('aria-disabled') !== 'true';
  return [...document.querySelectorAll('[data-go] button')].some(able) ? 'asked' : '';
}"""
_KIND = """() => [...document.querySelectorAll('[data-go] button')]
  .findIndex((each) => each.classList.contains('go'))"""
_LIT = """() => [...document.querySelectorAll('.hand button.card')]
  .flatMap((card, n) => card.classList.contains('lit') ? [n] : [])"""

_EQUAL = """() => {
  const value = (card) => card?.querySelector('svg text')?.textContent;
  const picked = value(document.querySelector('.hand .card.picked'));
  return [...document.querySelectorAll('.area-players .area')].some((set) => value(set) === picked);
}"""


class Player:
    """Plays by finger: lays or adds any card that is lit, now and then takes a set, else turns the hand."""

    def __init__(self, guest: Guest, number: int) -> None:
        self.page: Page = guest.page
        self.rng = random.Random(number)
        self.did: list[str] = []
        self.wide: set[int] = set()
        self.faults: dict[str, list[str]] = {}
        """What axe found, by phase; every phase is looked at once."""

    def game(self) -> None:
        """Plays until the table says that it is over."""
        for _ in range(LOOKS_MOST):
            stands = self.page.evaluate(_STANDS)
            if stands == "asked":
                self.look("asked")
                self.answer()
            elif stands == "over":
                self.look("over")
                return
            else:
                self.page.keyboard.press("Escape")  # nobody has to watch: on to the next event
            self.page.wait_for_timeout(20)
        raise AssertionError("the game does not come to its end")

    def look(self, phase: str) -> None:
        self.wide.add(sideways(self.page))
        if phase not in self.faults:
            self.faults[phase] = axe_violations(self.page)

    def answer(self) -> None:
        self.choose(take=self.rng.random() < 0.1)
        kind = KINDS[self.page.evaluate(_KIND)]
        self.look(kind)
        self.did.append(kind)
        self.do()
        self.page.wait_for_function("() => !document.querySelector('[data-go] .go')")

    @property
    def ready(self) -> bool:
        """Whether one of the actions is in force."""
        return self.page.locator("[data-go] .go").count() > 0

    def choose(self, *, take: bool) -> None:
        aims = self.page.locator(".area.aim")
        lit = self.page.evaluate(_LIT)
        if lit and not (take and aims.count() > 0):
            self.pick(self.rng.choice(lit))
        if not self.ready and aims.count() > 0:
            aims.nth(self.rng.randrange(aims.count())).click()
        if not self.ready:
            self.turn()
        expect(self.page.locator("[data-go] .go")).to_be_visible()

    def pick(self, card: int) -> None:
        # Cards overlap: only their upper left corner is sure to be free.
        # One that fits nowhere says so to who taps it, hence the force.
        self.page.locator(".hand button.card").nth(card).click(position={"x": 8, "y": 8}, force=True)

    def turn(self) -> None:
        self.page.locator("[data-go] button").last.click()

    def do(self) -> None:
        self.page.locator("[data-go] .go").click()


class Typist(Player):
    """Plays by the keyboard alone."""

    def reach(self, inside: str) -> None:
        at = f"() => !!document.activeElement.closest('{inside}')"
        for _ in range(60):
            if self.page.evaluate(at):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {inside}")

    def choose(self, *, take: bool) -> None:
        lit = self.page.evaluate(_LIT)
        if take and self.page.locator(".area.aim").count() > 0:
            self.reach(".area.aim")
            self.page.keyboard.press("Enter")
        elif lit:
            self.pick(self.rng.choice(lit))
            if not self.ready and self.page.locator(".area.aim").count() > 0:
                self.reach(".area.aim")
                self.page.keyboard.press("Enter")
        if not self.ready:
            self.turn()
        expect(self.page.locator("[data-go] .go")).to_be_visible()

    def pick(self, card: int) -> None:
        self.reach(".hand")
        self.page.keyboard.press("Home")
        for _ in range(card):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def turn(self) -> None:
        self.reach("[data-go] button:last-child")
        self.page.keyboard.press("Enter")

    def do(self) -> None:
        if not self.page.evaluate("() => document.activeElement.matches('.card.picked')"):
            self.reach("[data-go] .go")
        self.page.keyboard.press("Enter")


def sit_down(guest: Guest, chairs: int, level: str = "easy") -> Page:
    """A table against bots."""
    page = guest.open_start()
    body = {"game": "dnup", "variant": "base", "chairs": chairs, "level": level, "options": {}}
    answer = page.request.post(f"{guest.house.address}/api/play", data=body)
    assert answer.ok, answer.text()
    guest.open(f"/t/{answer.json()['table']}")
    page.locator(".hand").first.wait_for()
    return page


def play(player: Player) -> None:
    player.game()
    assert {"asked", "lay", "over"} <= set(player.faults)
    assert {phase: faults for phase, faults in player.faults.items() if faults} == {}
    assert player.wide == {0}


@pytest.mark.parametrize(
    ("chairs", "size", "lang"),
    [
        (2, PHONE, "cs-CZ"),
        *(
            pytest.param(chairs, size, lang, marks=pytest.mark.full)
            for size, lang in ((PHONE, "en-GB"), (DESKTOP, "cs-CZ"))
            for chairs in (2, 3, 5)
        ),
        pytest.param(5, NARROW, "cs-CZ", marks=pytest.mark.full),
        pytest.param(4, (844, 390), "en-GB", marks=pytest.mark.full),
        pytest.param(4, (768, 1024), "cs-CZ", marks=pytest.mark.full),
    ],
)
def test_a_whole_game_by_finger(
    come: Any,  # noqa: F811
    chairs: int,
    size: tuple[int, int],
    lang: str,
) -> None:
    guest = come(lang, size)
    page = sit_down(guest, chairs)
    play(Player(guest, chairs))
    assert page.locator(".hand button.card.lit").count() == 0


@pytest.mark.full
@pytest.mark.parametrize("chairs", [2, 4])
def test_a_whole_game_by_the_keyboard_alone(come: Any, chairs: int) -> None:  # noqa: F811
    guest = come("en-GB", DESKTOP)
    sit_down(guest, chairs)
    play(Typist(guest, chairs))


@pytest.mark.full
def test_a_whole_game_with_everything_moving(come: Any) -> None:  # noqa: F811
    guest = come("cs-CZ", PHONE, still=False)
    sit_down(guest, 3)
    play(Player(guest, 7))


@pytest.mark.parametrize(("chairs", "rules"), [(2, ["DU-14"]), (3, ["DU-8", "DU-9", "DU-10"])])
def test_who_asks_what_wins_is_told_the_rules_of_their_own_game(
    come: Any,  # noqa: F811
    chairs: int,
    rules: list[str],
) -> None:
    page = sit_down(come("cs-CZ", DESKTOP), chairs)
    page.locator(".mine .head").click()
    page.get_by_role("dialog").wait_for()
    assert page.locator("dialog h3 .id").all_inner_texts() == rules


def test_take_asks_for_a_set_and_add_says_why_not(come: Any) -> None:  # noqa: F811
    """Several sets to take are no refusal; a card that may not be added hears what stands against it."""
    guest, seen = come("en-GB", PHONE), set[str]()
    for _ in range(GAMES_MOST):
        if seen != {"take", "add"}:
            _look_for_both(sit_down(guest, 4), Player(guest, 3), seen)
    assert seen == {"take", "add"}


def _look_for_both(page: Any, player: Any, seen: set[str]) -> None:
    """Plays until both have been seen, or the game is over: not every game has such a card."""
    words = load("en")
    _, add, take, _ = page.locator("[data-go] button").all()
    sheet = page.get_by_role("dialog")
    for _ in range(LOOKS_MOST):
        stands = page.evaluate(_STANDS)
        if seen == {"take", "add"} or stands == "over":
            return
        if stands != "asked":
            page.keyboard.press("Escape")
            page.wait_for_timeout(20)
            continue
        if page.locator(".area.aim").count() > 1:
            take.click()
            expect(page.locator(".area-line")).to_contain_text("Tap an opponent’s set to take it.")
            assert sheet.count() == 0
            seen.add("take")
        for card in range(page.locator(".hand button.card").count()):
            player.pick(card)
            equal = page.evaluate(_EQUAL)
            if equal and add.get_attribute("aria-disabled") == "true" and "add" not in seen:
                add.click(force=True)
                expect(sheet.locator(".lead")).to_contain_text("A set of")
                sheet.get_by_role("button", name=words.text("page-close")).last.click()
                seen.add("add")
            player.pick(card)
        player.answer()


_LATE_PRESS = """() => {
  const bar = document.querySelector('[data-moment-bar]');
  const { x, y, width, height } = bar.getBoundingClientRect();
  const how = { bubbles: true, detail: 1, clientX: x + width / 2, clientY: y + height / 2 };
  window.pressed = 0;
  window.press = () => {
    const under = document.elementFromPoint(how.clientX, how.clientY) ?? document.body;
    under.addEventListener('click', () => (window.pressed += 1), { once: true });
    under.dispatchEvent(new MouseEvent('click', how));
  };
  new MutationObserver(() => bar.isConnected || window.late || (window.late = true, window.press()))
    .observe(document.body, { subtree: true, childList: true });
}"""
"""A finger that comes down where the bar has just been, and counts whether it pressed anything."""


def test_a_round_ends_with_a_recap_that_waits(browser: Browser, tmp_path: Path) -> None:
    """Every hand and every token at the end of a round, until somebody goes on; and again by one tap."""
    opened = House(tmp_path, holds=True)
    opened.start()
    try:
        with guests(browser, opened) as come_in:
            guest = come_in(size=PHONE)
            page, player = sit_down(guest, 3), Player(guest, 5)
            recap, bar = page.locator("[data-recap]"), page.locator("[data-moment-bar]")
            for _ in range(LOOKS_MOST):
                if recap.count() > 0 or page.evaluate(_STANDS) == "over":
                    break
                if page.evaluate(_STANDS) == "asked":
                    player.answer()
                page.keyboard.press("Escape")
                page.wait_for_timeout(20)
            expect(recap.locator("li")).to_have_count(3)
            expect(page.locator(".box.active")).to_have_count(0)  # nobody is on turn
            expect(bar).to_be_visible()
            resting = page.locator("[data-go] button:not(:focus)").first
            expect(resting).to_have_css("opacity", "0")
            page.keyboard.press("Escape")
            expect(recap).to_be_visible()
            page.evaluate(_LATE_PRESS)
            bar.get_by_role("button").last.click()
            expect(recap).to_have_count(0)
            assert page.evaluate("() => [window.late, window.pressed]") == [True, 0], "a late press"
            page.wait_for_function("() => (window.press(), window.pressed > 0)")
            page.get_by_role("button", name=load("en").text("page-look-again")).click()
            expect(recap).to_be_visible()
            # who looks back is told when the others wait for them
            expect(page.locator("[data-look-back]")).to_have_text(load("en").text("page-look-back-you"))
            expect(recap).to_be_visible()
    finally:
        opened.stop()


def test_two_by_a_link_begin_without_setting_anything_up(come: Any) -> None:  # noqa: F811 (a fixture)
    host, friend = come(), come(size=PHONE)
    host.open_start()
    host.page.get_by_role("button", name="dnup", exact=False).first.click()
    host.page.locator(".also button").first.click()
    host.page.wait_for_url("**/t/*")
    friend.join(host.page.url.removeprefix(host.house.address))
    host.begin("text=Just the 2 of us")
    for guest in (host, friend):
        guest.page.locator(".hand button.card").first.wait_for()
    table = host.page.url.rpartition("/")[2]
    card = host.context.request.get(f"{host.house.address}/api/tables/{table}").json()
    assert (card["phase"], card["chairs"], card["free"]) == ("playing", 2, 0)


@pytest.mark.full
def test_a_whole_game_without_a_server(offline: Any) -> None:  # noqa: F811 (a fixture)
    offline(lambda guest: Player(guest, 1).game(), "dnup")
