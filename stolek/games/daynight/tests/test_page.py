"""Whole games in real browsers: by mouse, by finger and by keyboard, with a reload and a cut on the way."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from stolek.core import Seat, Who, registry
from stolek.games.daynight.telling import say_face
from stolek.words import Words, load
from tests.browser.conftest import come, house, offline, page_is_built, site, wall  # noqa: F401 (fixtures)
from tests.browser.house import DESKTOP, NARROW, PHONE, Guest, axe_violations, sideways, until
from tests.browser.test_connection import Wire
from tests.browser.test_table import log_of
from tools import gallery

pytestmark = pytest.mark.browser
FOLDER = registry.get("daynight").folder
DECK = registry.get("daynight").game.default_deck()
EN, CS = load("en", FOLDER), load("cs", FOLDER)
LOOKS_MOST = 20_000
"""Looks at the page before a game counts as stuck; a game takes a few hundred."""


class Player:
    """Plays by finger: sees what the page asks, picks any card, does what the button says."""

    def __init__(self, guest: Guest, words: Words, number: int) -> None:
        self.guest = guest
        self.page: Page = guest.page
        self.words = words
        self.rng = random.Random(number)
        self.answers = 0
        self.look: Callable[[str], None] = lambda _: None
        """Called with what is asked before it is answered."""

    @property
    def over(self) -> bool:
        return self.page.locator("[data-over]").count() > 0

    def asked(self) -> str | None:
        """`hand` or `table` when a card is to be picked there, else nothing."""
        said = [text.strip() for text in self.page.locator("[data-go] button").all_inner_texts()]
        for where in ("hand", "table"):
            if said == [self.words.text(f"daynight-ui-pick-{where}")]:
                return where
        return None

    def answer(self, where: str) -> None:
        cards = self.page.locator(".arena .takeable" if where == "table" else ".hand button.card")
        # Cards of a hand overlap: only their left edge is sure to be free.
        cards.nth(self.rng.randrange(cards.count())).click(position={"x": 8, "y": 8})
        self.page.locator("[data-go] button.primary").click()
        self.answers += 1

    def turn(self) -> bool:
        """Answers if asked; whether there was something to do."""
        where = self.asked()
        if where is None:
            self.page.keyboard.press("Escape")  # nobody has to watch: on to the next event
            return False
        self.look(where)
        self.answer(where)
        # The button stops asking once the answer is on its way.
        self.page.wait_for_function(
            "([a, b]) => { const t = document.querySelector('[data-go] button')?.textContent.trim();"
            " return t !== a && t !== b || document.querySelector('.takeable') !== null; }",
            arg=[self.words.text(f"daynight-ui-pick-{w}") for w in ("hand", "table")],
        )
        return True


class Typist(Player):
    """Plays by the keyboard alone."""

    def answer(self, where: str) -> None:
        inside = ".takeable" if where == "table" else ".hand"
        at = f"() => !!document.activeElement.closest('{inside}')"
        for _ in range(60):
            if self.page.evaluate(at):
                break
            self.page.keyboard.press("Tab")
        assert self.page.evaluate(at), f"Tab does not reach the cards of the {where}"
        for _ in range(self.rng.randrange(4)):
            self.press("ArrowRight")
        for _ in range(30):  # on the table, arrows also pass cards that cannot be had
            if self.page.evaluate(at):
                break
            self.press("ArrowLeft")
        assert self.page.evaluate(at), f"the arrows do not come back to the cards of the {where}"
        for _ in range(5):
            self.press("Enter")
            if self.page.evaluate("() => document.activeElement.ariaPressed === 'true'"):
                break
        assert self.page.locator("[data-go] button.primary").count() == 1, "Enter picks the card it stands on"
        self.press("Enter")
        self.answers += 1

    def press(self, key: str) -> None:
        """A key, and a moment in which the page can move the focus, as it does for people."""
        self.page.keyboard.press(key)
        self.page.evaluate("() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 20))")


def play(players: list[Player], between: Callable[[int], None]) -> None:
    """Lets everyone answer until the game is over; `between` is called with the number of answers so far."""
    for _ in range(LOOKS_MOST):
        if all(player.over for player in players):
            return
        for player in players:
            if player.turn():
                between(sum(each.answers for each in players))
        players[0].page.wait_for_timeout(30)
    raise AssertionError("the game does not come to its end")


def laid(page: Page, words: Words) -> int:
    """How many cards the log says that you laid."""
    you = words.at_table(("",), 0)
    sentences = {
        you.text("daynight-event-chosen-own", who=Who(Seat(0)), card=say_face(face)) for face in DECK.cards
    }
    return sum(line in sentences for line in log_of(page, words))


def test_two_people_and_a_bot_play_a_whole_game(come: Any) -> None:  # noqa: F811
    desk, phone = come("en-GB"), come("cs-CZ", NARROW)
    wire = Wire(desk.page)
    path = desk.set_up()
    desk.page.get_by_role("button", name=EN.text("page-fewer"), exact=True).click()
    expect(desk.page.locator("[data-chair]")).to_have_count(3)
    phone.join(path)
    expect(desk.page.locator("[data-chair='1']")).to_contain_text(EN.text("page-chair-not-ready"))
    desk.page.locator(".go button.primary").focus()
    desk.page.keyboard.press("Enter")
    desk.page.locator("[data-anyway]").focus()
    desk.page.keyboard.press("Enter")
    typist, finger = Typist(desk, EN, 1), Player(phone, CS, 2)
    for player in (typist, finger):
        player.page.locator("[data-go]").wait_for()

    seen: set[str] = set()
    faults: list[str] = []
    wide: set[int] = set()

    def look(player: Player, phase: str) -> None:
        lying = (
            "after the first cards" if player.page.locator(".arena .badge, .arena .front svg").count() else ""
        )
        key = f"{player.words.lang} {phase} {lying}".strip()
        if key not in seen:
            seen.add(key)
            faults.extend(f"{key}: {fault}" for fault in axe_violations(player.page))

    for player in (typist, finger):
        player.look = partial(look, player)

    def between(answers: int) -> None:
        wide.add(sideways(phone.page))
        if answers == 6:
            phone.page.reload()
            phone.page.locator("[data-go]").wait_for()
        if answers == 10:
            wire.cut()

    play([typist, finger], between)
    for player in (typist, finger):
        look(player, "over")
    assert {phase.split()[1] for phase in seen} == {"hand", "table", "over"}
    assert faults == []
    assert wide | {sideways(phone.page)} == {0}
    assert wire.count("hello") == 2
    # Every answer that was given was carried out, and none twice: nine rounds of two cards each.
    assert laid(desk.page, EN) == laid(phone.page, CS) == 18
    assert len({m["cid"] for m in wire.said if m["is"] == "answer"}) == typist.answers
    stars = [p.page.locator(".result .stars").all_inner_texts() for p in (typist, finger)]
    assert stars[0] == stars[1]
    assert len(stars[0]) == 3


@pytest.mark.full
@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=str)
def test_no_phase_scrolls_sideways(come: Any, size: tuple[int, int]) -> None:  # noqa: F811
    guest = come("cs-CZ", size)
    guest.play_now()
    player = Player(guest, CS, 3)
    wide: list[int] = []
    play([player], lambda _: wide.append(sideways(player.page)))
    wide.append(sideways(player.page))
    assert set(wide) == {0}


def test_a_card_laid_while_the_connection_is_cut_is_laid_once(come: Any) -> None:  # noqa: F811
    guest = come(voice="full")
    wire = Wire(guest.page)
    page = guest.play_now()
    player = Player(guest, EN, 4)
    page.locator("[data-go]").wait_for()
    wire.keep_back = "answer"
    for _ in range(LOOKS_MOST):
        where = player.asked()
        if where is not None:
            break
        page.wait_for_timeout(30)
    player.answer("hand")
    until(page, lambda: wire.count("answer"))
    assert laid(page, EN) == 0
    wire.keep_back = None
    wire.cut()
    page.wait_for_function("() => document.querySelector('[data-heard]').textContent.includes('You play')")
    assert laid(page, EN) == 1
    sent = [m for m in wire.said if m["is"] == "answer"]
    assert len({m["cid"] for m in sent}) == 1


def test_the_language_changes_in_the_middle_of_a_game(come: Any) -> None:  # noqa: F811
    guest = come()
    page = guest.play_now()
    player = Player(guest, EN, 5)
    answers = 4
    until(page, lambda: player.answers >= answers, player.turn)
    page.get_by_role("button", name=EN.text("page-menu"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=EN.text("page-settings")).click()
    page.get_by_role("radio", name="Čeština").check(force=True)
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    before = laid(page, CS)
    assert before >= 2
    player.words = CS
    until(page, lambda: player.answers >= 2 * answers, player.turn)
    assert laid(page, CS) > before


def test_two_people_share_one_device(come: Any) -> None:  # noqa: F811
    guest = come(size=PHONE)
    guest.set_up()
    page = guest.page
    page.locator("[data-chair='1']").get_by_role("combobox").select_option("me")
    expect(page.locator("[data-chair='1']")).to_contain_text(EN.text("page-chair-you"))
    page.locator(".go button.primary").click()
    page.locator("[data-go]").wait_for()
    player = Player(guest, EN, 6)
    curtain = page.get_by_role("heading", name=EN.text("page-pass-title"))
    until(page, lambda: player.answers > 0, player.turn)
    # Before the other hand is shown, the first one is gone and the device changes hands.
    expect(curtain).to_be_visible()
    assert page.locator(".hand").count() == 0
    page.locator(".pass button.primary").click()
    page.locator(".hand button.card").first.wait_for()
    # the one who holds it lays the first card and, after the reveal, the second
    until(page, lambda: player.answers >= 3, player.turn)
    expect(curtain).to_be_visible()


_BUTTONS_STAND_FREE = """() => {
  const box = (each) => each.getBoundingClientRect();
  const buttons = [...document.querySelectorAll('[data-go] button')];
  const all = [...buttons, ...document.querySelectorAll('p.prompt > span, .hand')].map(box);
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const whole = buttons.every((b) => b.scrollHeight <= b.clientHeight && b.scrollWidth <= b.clientWidth);
  return whole && all.every((one, n) => all.slice(n + 1).every((other) => apart(one, other)));
}"""
"""Neither the hand nor what is asked lies under a button, and their words fit into them."""


class Decliner(Player):
    """Takes nothing wherever the table allows that."""

    declined = 0

    def turn(self) -> bool:
        button = self.page.locator("[data-go] button", has_text=self.words.text("daynight-do-decline"))
        if button.count() == 0 or not button.is_enabled():
            return super().turn()
        assert sideways(self.page) == 0
        assert axe_violations(self.page) == [] or self.declined
        for size in (DESKTOP, PHONE, (844, 390)):
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            self.page.wait_for_function(_BUTTONS_STAND_FREE)
        button.click()
        button.wait_for(state="detached")
        self.declined += 1
        return True


def test_a_card_may_be_left_where_the_table_allows_it(come: Any) -> None:  # noqa: F811
    guest = come("en-GB", NARROW)
    page = guest.open_start()
    body = {"game": "daynight", "chairs": 2, "level": "easy", "options": {"taking": "may"}}
    answer = page.request.post(f"{guest.house.address}/api/play", data=body)
    assert answer.ok, answer.text()
    guest.open(f"/t/{answer.json()['table']}")
    player = Decliner(guest, EN, 7)
    for _ in range(LOOKS_MOST):
        if player.declined or player.over:
            break
        player.turn()
        page.wait_for_timeout(30)
    assert player.declined == 1
    told = EN.at_table(("",), 0).text("daynight-event-declined", who=Who(Seat(0)))
    for _ in range(LOOKS_MOST):
        if told in log_of(page, EN):
            return
        page.keyboard.press("Escape")
        page.wait_for_timeout(30)
    raise AssertionError("nobody says that no card was taken")


_NAMES = ("Ota", "Annemarie-Luise Kö", "Szentgyörgyi Erzsébet", "Maximiliane von H.", "Ida")
_CUT = """() => [...document.querySelectorAll('.arena > .seat-plate .name')]
  .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > 1.4 * name.clientHeight)
  .map((name) => name.textContent.replaceAll('\\u00ad', ''))"""
_TOUCHING = """() => {
  const all = [...document.querySelectorAll('.arena > .seat-plate, .hand, [data-go]')]
    .map((each) => each.getBoundingClientRect());
  const over = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
  const out = ({ left, right }) => left < 0 || right > innerWidth;
  return all.filter((a) => out(a) || all.some((b) => b !== a && over(a, b))).length;
}"""


@pytest.mark.parametrize(
    ("size", "seats", "cut"),
    [
        (PHONE, 4, {_NAMES[1], _NAMES[3]}),
        ((844, 390), 5, {_NAMES[1]}),
        (DESKTOP, 4, set()),
        (DESKTOP, 5, set()),
    ],
)
def test_no_name_is_cut_beside_an_empty_place(
    browser: Browser,
    wall: str,  # noqa: F811 (a fixture)
    size: tuple[int, int],
    seats: int,
    cut: set[str],
) -> None:
    """A name plate takes the room beside it, and nothing else's; at the sides of a phone there is none."""
    moment = gallery.moments("daynight", "base", seats)["ask first by day"]
    named = [msgspec.structs.replace(each, name=_NAMES[each.seat]) for each in moment.people]
    page = gallery.open_gallery(browser, wall, size)
    gallery.hang(page, msgspec.structs.replace(moment, people=tuple(named)), "hu")
    assert page.evaluate(_TOUCHING) == 0
    assert set(page.evaluate(_CUT)) <= cut
    page.close()


_BROKEN = """() => [...document.querySelectorAll('.steps .text')].flatMap((text) => {
  const said = text.firstChild;
  return [...said.data.matchAll(/[^ ]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(said, index);
    range.setEnd(said, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  }).map(([word]) => word);
})"""


def test_whoever_takes_is_named_in_whole_words(
    browser: Browser,
    wall: str,  # noqa: F811 (a fixture)
) -> None:
    page = gallery.open_gallery(browser, wall, DESKTOP)
    found = gallery.moments("daynight", "base", 5)
    for key in ("then colour-won", "watch taking by day", "then taken"):
        named = [msgspec.structs.replace(each, name=_NAMES[2]) for each in found[key].people]
        gallery.hang(page, msgspec.structs.replace(found[key], people=tuple(named)), "cs")
        assert page.locator(".steps .person").count() > 0
        assert page.evaluate(_BROKEN) == []
    page.close()


@pytest.mark.full
def test_a_whole_game_without_a_server(offline: Any) -> None:  # noqa: F811 (a fixture)
    offline(lambda guest: play([Player(guest, EN, 1)], lambda _: None), "daynight")
