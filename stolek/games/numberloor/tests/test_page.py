"""Whole games in real browsers: readers by finger, small children by shapes alone; sound, the way out."""

import random
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Slow

from stolek.core import registry
from stolek.words import load
from tests.browser.conftest import come, house, offline, page_is_built, site  # noqa: F401 (fixtures)
from tests.browser.house import DESKTOP, NARROW, PHONE, Guest, axe_violations, sideways

pytestmark = pytest.mark.browser
TABLET = (768, 1024)
SHORT = 12
"""Turns of a game that is cut short by NF-R19."""
LOOKS_MOST = 20_000
AGAIN_MS = 4_000
CS = load("cs", registry.get("numberloor").folder)

_STANDS = """() => {
  const able = (each) => each.getAttribute('aria-disabled') !== 'true';
  if (document.querySelector('[data-over]')) return 'over';
  if (document.querySelector('[data-window] .take')) return 'take';
  if (document.querySelector('.hand button.card.lit')) return 'lit';
  const go = [...document.querySelectorAll('[data-go] button, button.pass')];
  return go.some(able) ? 'button' : '';
}"""
"""What there is to do, told by shapes: lit cards, the window's button, a button that can be pressed."""

_HAND = """() => [...document.querySelectorAll('.hand button.card')]
  .map((one) => (one.matches('.lit') ? '+' : one.matches('.resting') ? '.' : '-') + one.textContent).join()"""


_HIDDEN = """() => {
  const window = document.querySelector('[data-window]')?.getBoundingClientRect();
  const cards = [...document.querySelectorAll('.hand button.card')].map((one) => one.getBoundingClientRect());
  if (window === undefined || cards.length === 0) return 0;
  return Math.max(0, Math.max(...cards.map(({ bottom }) => bottom)) - window.top);
}"""
"""How much of the hand lies under the window's question on a phone held upright."""


class Player:
    """Lays any lit card and takes every turn over that it can. Never reads a word of the page."""

    def __init__(self, guest: Guest, number: int) -> None:
        self.page: Page = guest.page
        self.rng = random.Random(number)
        self.did: list[str] = []
        self.wide: set[int] = set()
        self.hidden = 0.0

    def game(self) -> None:
        """Plays until the table says that it is over."""
        for _ in range(LOOKS_MOST):
            if self.do_what_there_is() == "over":
                return
        raise AssertionError("the game does not come to its end")

    def do_what_there_is(self) -> str:
        stands: str = self.page.evaluate(_STANDS)
        if stands in ("take", "lit", "button"):
            self.wide.add(sideways(self.page))
            self.did.append(stands)
            before = self.page.evaluate(_HAND)
            # A press where the window was until a second ago presses nothing: it is done once more.
            with suppress(Slow):
                getattr(self, stands)()
                if stands != "take":  # whatever was answered, the hand looks different afterwards
                    self.page.wait_for_function(
                        f"before => ({_HAND})() !== before", arg=before, timeout=AGAIN_MS
                    )
        elif stands == "":
            self.page.keyboard.press("Escape")  # nobody has to watch: on to the next event
        self.page.wait_for_timeout(20)
        return stands

    def take(self) -> None:
        """The window may close under the finger."""
        self.hidden = max(self.hidden, self.page.evaluate(_HIDDEN))
        self.page.evaluate("() => document.querySelector('[data-window] .take')?.click()")

    def lit(self) -> None:
        go = self.page.locator("[data-go] button.primary")
        if go.count() == 0:
            # Cards overlap: only their left edge is sure to be free.
            cards = self.page.locator(".hand button.card.lit")
            cards.nth(self.rng.randrange(cards.count())).click(position={"x": 8, "y": 8})
        go.click(timeout=AGAIN_MS)

    def button(self) -> None:
        self.page.locator("[data-go] button:not([aria-disabled])").first.click()


class Child(Player):
    """Matches the flag on a card with the flag on a pile; else presses the round button."""

    def lit(self) -> None:
        cards = self.page.locator(".hand button.card.lit")
        card = cards.nth(self.rng.randrange(cards.count()))
        flags = card.locator(".flag").count()
        card.click(position={"x": 8, "y": 8})
        if flags > 1:
            self.page.locator("button.pile.goal").first.click()

    def button(self) -> None:
        self.page.locator("button.pass").click()


def sit_down(guest: Guest, variant: str, chairs: int = 2, **options: Any) -> Page:
    """A table of this kind against friendly bots."""
    page = guest.open_start()
    body = {"game": "numberloor", "variant": variant, "chairs": chairs, "level": "easy", "options": options}
    answer = page.request.post(f"{guest.house.address}/api/play", data=body)
    assert answer.ok, answer.text()
    guest.open(f"/t/{answer.json()['table']}")
    page.locator(".hand").first.wait_for()
    return page


@pytest.mark.parametrize(
    ("variant", "size"),
    [
        ("full", PHONE),
        ("medium", DESKTOP),
        *(
            pytest.param(variant, size, marks=pytest.mark.full)
            for variant in ("full", "medium")
            for size in (PHONE, TABLET, DESKTOP, (844, 390), NARROW)
        ),
    ],
)
def test_a_game_by_finger(come: Any, variant: str, size: tuple[int, int]) -> None:  # noqa: F811
    guest = come("cs-CZ", size)
    page = sit_down(guest, variant, chairs=3, turn_limit=SHORT, window_seconds=1)
    player = Player(guest, 1)
    faults = axe_violations(page)
    player.game()
    assert faults == []
    assert axe_violations(page) == []
    assert "lit" in player.did
    assert player.wide == {0}


@pytest.mark.parametrize(
    "size", [PHONE, *(pytest.param(s, marks=pytest.mark.full) for s in (TABLET, DESKTOP, NARROW))]
)
def test_a_child_plays_by_pictures_alone(come: Any, size: tuple[int, int]) -> None:  # noqa: F811
    guest = come("cs-CZ", size)
    page = sit_down(guest, "beginner", turn_limit=SHORT)
    child = Child(guest, 2)
    faults = axe_violations(page)
    child.game()
    assert faults == []
    assert {"lit", "button"} <= set(child.did)
    assert child.wide == {0}
    page.get_by_role("button", name=CS.text("page-over-result")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.get_by_role("button", name=CS.text("page-home")).count() == 0


@pytest.mark.full
@pytest.mark.parametrize("variant", ["full", "medium", "beginner"])
def test_a_whole_game_to_the_last_star(come: Any, variant: str) -> None:  # noqa: F811
    guest = come("en-GB", TABLET)
    sit_down(guest, variant, chairs=4, window_seconds=1)
    player = Child(guest, 3) if variant == "beginner" else Player(guest, 3)
    player.game()
    assert len(player.did) > 3


@pytest.mark.full
def test_somebody_takes_a_turn_over(come: Any) -> None:  # noqa: F811
    """Three windows of five players and turns enough that a night floor fits once."""
    guest = come("cs-CZ", PHONE)
    player = Player(guest, 4)
    for _ in range(8):
        sit_down(guest, "full", chairs=5, takeover_after="floor", window_seconds=2)
        player.game()
        if "take" in player.did:
            assert player.hidden <= 1, "whoever is asked sees all of the hand"
            return
    raise AssertionError("in eight games no night floor ever fitted")


def test_numbers_are_spoken_unless_sound_is_off(come: Any) -> None:  # noqa: F811
    for sound in (True, False):
        guest = come("cs-CZ", TABLET, sound=sound)
        heard: list[str] = []
        guest.page.on("request", lambda request, to=heard: to.append(request.url))
        page = sit_down(guest, "beginner")
        page.locator("button.pile").first.click()
        page.wait_for_timeout(300)
        assert any(url.endswith(".mp3") for url in heard) == sound


def test_a_child_who_waits_is_given_a_hint_unless_there_are_none(come: Any) -> None:  # noqa: F811
    hinted = sit_down(come("cs-CZ"), "beginner", starter="1").locator(".hint")
    hinted.first.wait_for()
    none = sit_down(come("cs-CZ", help=False), "beginner", starter="1").locator(".hint")
    for _ in range(45):
        expect(none).to_have_count(0)
        none.page.wait_for_timeout(200)


def test_a_childs_table_has_no_talk_and_no_way_out_without_a_grown_up(come: Any) -> None:  # noqa: F811
    guest = come("cs-CZ", TABLET)
    page = sit_down(guest, "beginner")
    here = page.url
    page.get_by_role("button", name=CS.text("page-menu"), exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name=CS.text("page-leave"))).to_be_visible()
    assert sheet.get_by_role("button", name=CS.text("page-chat")).count() == 0
    assert page.locator("a[href='/']").count() == 0
    sheet.get_by_role("button", name=CS.text("page-leave")).click()
    field = page.locator("dialog input, [role=dialog] input")
    field.fill("1")
    page.keyboard.press("Enter")
    expect(field).to_have_value("")
    assert page.url == here
    assert axe_violations(page) == []
    sum_asked = page.locator("dialog label, [role=dialog] label").inner_text()
    a, b = (int(part) for part in "".join(c if c.isdigit() else " " for c in sum_asked).split())
    field.fill(str(a * b))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=CS.text("page-leave-yes"))).to_be_visible()


def test_only_a_chair_that_is_there_can_be_named_to_start(come: Any) -> None:  # noqa: F811
    guest = come("cs-CZ", PHONE)
    page = guest.open_start()
    body = {"game": "numberloor", "chairs": 4, "options": {"starter": "4"}}
    made = page.request.post(f"{guest.house.address}/api/tables", data=body)
    assert made.ok, made.text()
    guest.open(f"/t/{made.json()['table']}")
    starter = page.get_by_role("group", name=CS.text("numberloor-option-starter"))
    named = [CS.text(f"numberloor-option-starter-{value}") for value in ("random", 1, 2, 3, 4)]
    expect(starter.locator("label")).to_have_text(named)
    expect(starter.get_by_label(named[4])).to_be_checked()
    page.get_by_role("button", name=CS.text("page-fewer"), exact=True).click()
    expect(starter.locator("label")).to_have_text(named[:4])
    expect(starter.get_by_label(named[0])).to_be_checked()


@pytest.mark.full
def test_a_whole_game_without_a_server(offline: Any) -> None:  # noqa: F811 (a fixture)
    offline(lambda guest: Player(guest, 1).game(), "numberloor", "full", window_seconds=1)
