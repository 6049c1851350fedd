"""People who come, are late, sleep, vanish, come back or are sent away: host, phones, a big screen."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from stolek.words import load
from tests.browser.house import PHONE, House, axe_violations, guests, sideways, until
from tests.browser.test_setup import chair, rename
from tests.browser.test_table import begin_together, log_of, menu
from tools.tapping import TAP_ABOUT

pytestmark = pytest.mark.browser
EN = load("en")
STRIP = 52
"""The height of the strip over a table, in which its title is."""
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""

A_TAP = "() => { " + TAP_ABOUT + " tap(); }"


@pytest.fixture(scope="module")
def hasty(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A house in which a bot may play for somebody as soon as they are away."""
    house = House(tmp_path_factory.mktemp("hasty"), cover_seconds=0.0)
    house.start()
    with guests(browser, house) as let_in:
        yield let_in
    house.stop()


def code_of(path: str) -> str:
    letters = path.removeprefix("/t/")[:6].upper()
    return f"{letters[:3]} {letters[3:]}"


def joining(page: Page) -> Any:
    return page.locator("[data-joining]")


# Joining ----------------------------------------------------------------------------------------------


def test_whoever_was_given_the_hosts_name_and_face_sits_down_with_others(come: Any) -> None:
    host, friend = come(), come(size=PHONE)
    path = host.set_up()
    mine = host.page.evaluate("async () => (await (await fetch('/api/me')).json())")

    def alike(route: Route) -> None:
        answer = route.fetch()
        me = answer.json()
        me["person"] = {**mine["person"], "id": me["person"]["id"]}
        route.fulfill(response=answer, json=me)

    friend.page.route("**/api/me", alike, times=1)
    friend.join(path)
    expect(chair(host.page, 1)).not_to_contain_text(mine["person"]["name"])


def test_a_guest_says_who_they_are_once_and_has_a_chair(come: Any) -> None:
    host, friend = come(), come(size=PHONE)
    rename(host, "Olga")
    face = host.page.evaluate("async () => (await (await fetch('/api/me')).json()).person.avatar")
    path = host.set_up()
    friend.open(path)
    form = joining(friend.page)
    expect(form).to_contain_text("Olga")
    taken = form.get_by_role("radio", name=EN.text("page-face-taken", number=face))
    expect(taken).to_be_disabled()
    name = form.get_by_label(EN.text("page-me-name"))
    name.fill("olga")
    form.get_by_role("button", name=EN.text("page-join-sit")).click()
    expect(form.get_by_role("alert")).to_have_text(EN.text("page-join-name-taken"))
    assert axe_violations(friend.page) == []
    assert sideways(friend.page) == 0
    name.fill("Filip")
    form.get_by_role("button", name=EN.text("page-join-sit")).click()
    expect(chair(host.page, 1)).to_contain_text("Filip")
    expect(host.page.locator("[data-heard]")).to_contain_text(EN.text("table-sat", name="Filip"))
    again = come()
    second = again.set_up()
    friend.open(second)
    expect(chair(again.page, 1)).to_contain_text("Filip")
    assert joining(friend.page).count() == 0, "who is known is not asked again"


def test_who_only_watches_is_not_given_a_chair_again(come: Any) -> None:
    host, friend = come(), come()
    path = host.set_up()
    friend.open(path)
    joining(friend.page).get_by_label(EN.text("page-me-name")).fill("Aunt Jana")
    joining(friend.page).get_by_role("button", name=EN.text("page-join-watch")).click()
    expect(host.page.locator("[data-guests]")).to_contain_text("Aunt Jana")
    friend.page.locator("[data-chair]").first.wait_for()
    expect(chair(host.page, 1)).to_contain_text(EN.text("page-chair-free"))
    friend.page.reload()
    friend.page.locator("[data-chair]").first.wait_for()
    expect(chair(host.page, 1)).to_contain_text(EN.text("page-chair-free"))
    chair(friend.page, 1).get_by_role("button").click()
    expect(chair(friend.page, 1)).to_contain_text(EN.text("page-chair-you"))


def test_who_finds_every_chair_taken_is_told_so(come: Any) -> None:
    host, friend, late = come(), come(), come(size=PHONE)
    host.open_start()
    wanted = {"game": "dnup", "chairs": 2}
    made = host.context.request.post(host.house.address + "/api/tables", data=wanted).json()
    for guest in (host, friend, late):
        guest.join(f"/t/{made['table']}")
    expect(late.page.locator(".go")).to_contain_text(EN.text("page-tv-free", count=0))
    expect(late.page.locator(".go")).not_to_contain_text(EN.text("page-sit-first"))


def test_a_code_is_typed_on_the_start_page_and_on_a_television(come: Any) -> None:
    host, friend, television = come(), come(size=PHONE), come(size=(1920, 1080))
    path = host.set_up()
    code = code_of(path)
    expect(host.page.locator("[data-code]")).to_have_text(code)
    friend.forgive("404")
    start = friend.open_start()
    by_code = start.get_by_role("button", name=EN.text("page-code-join"))
    expect(by_code).to_be_in_viewport()
    by_code.click()
    field = start.get_by_label(EN.text("page-code-say"))
    field.fill("zzz zzz")
    start.get_by_role("button", name=EN.text("page-code-go"), exact=True).click()
    expect(start.get_by_role("alert")).to_have_text(EN.text("fault-no-code"))
    field.fill(code.lower())
    field.press("Enter")
    joining(start).wait_for()
    assert start.url.endswith(path)
    tv = television.open("/tv")
    assert axe_violations(tv) == []
    tv.get_by_label(EN.text("page-code-say")).fill(code)
    tv.get_by_role("button", name=EN.text("page-tv-code-go")).click()
    expect(tv.locator("li.taken")).to_have_count(1)
    expect(tv.locator("[data-code]")).to_have_text(code)


def test_the_host_sees_who_is_here_and_is_warned_before_leaving_them_out(come: Any) -> None:
    host, friend, onlooker = come(), come(), come()
    rename(friend, "Filip")
    rename(onlooker, "Ema")
    path = host.set_up()
    friend.join(path)
    onlooker.join(path)
    chair(onlooker.page, 2).get_by_role("button", name=EN.text("page-chair-stand")).click()
    expect(host.page.locator("[data-guests]")).to_have_text(EN.text("page-guests", names="Ema"))
    host.page.locator(".go button.primary").click()
    sheet = host.page.get_by_role("dialog")
    expect(sheet).to_contain_text(EN.text("page-start-no-chair", names="Ema"))
    expect(sheet).to_contain_text(EN.text("page-start-not-ready", names="Filip"))
    assert axe_violations(host.page) == []
    sheet.get_by_role("button", name=EN.text("page-start-wait")).click()
    expect(host.page.locator("[data-chair]").first).to_be_visible()
    friend.page.get_by_role("button", name=EN.text("page-ready")).click()
    onlooker.page.close()
    expect(host.page.locator("[data-guests]")).to_have_count(0)
    expect(chair(host.page, 1)).to_contain_text(EN.text("page-chair-ready"))
    host.page.locator(".go button.primary").click()
    host.page.locator(".frame").wait_for()


def test_a_late_guest_takes_over_a_bot_s_chair_when_the_host_agrees(come: Any) -> None:
    host, friend, late = come(), come(), come(size=PHONE)
    rename(late, "Eva")
    begin_together(host, friend)
    path = host.page.url.removeprefix(host.house.address)
    late.join(path)
    offer = late.page.locator("[data-offered]")
    assert friend.page.locator("[data-offered]").count() == 0, "who plays is offered nothing"
    words, close = offer.locator("p").bounding_box(), offer.get_by_role("button").last.bounding_box()
    assert words is not None
    assert close is not None
    assert words["x"] + words["width"] <= close["x"], "no word is under the way not to take it"
    offer.get_by_role("button").first.click()
    request = host.page.locator("[data-asks]")
    expect(request).to_contain_text("Eva")
    expect(host.page.locator("[data-heard]")).to_contain_text("Eva")
    request.get_by_role("button", name=EN.text("page-admit-no")).click()
    expect(late.page.locator("[data-note]")).to_contain_text(EN.text("page-asked-no"))
    offer.get_by_role("button").first.click()
    request.get_by_role("button", name=EN.text("page-admit"), exact=True).click()
    for guest in (host, friend, late):
        expect(guest.page.locator("[data-heard]")).to_contain_text(EN.text("table-took-over", name="Eva"))
    expect(offer).to_have_count(0)
    log = log_of(late.page)
    late.page.reload()
    late.page.locator(".frame").wait_for()
    assert log_of(late.page)[: len(log)] == log, "the log is whole for whoever came late"


KEPT_ON = """
  window.keptOn = 0;
  navigator.wakeLock.request = async (what) => {
    window.keptOn += what === "screen" ? 1 : 0;
    const lock = new EventTarget();
    lock.release = async () => ((window.keptOn -= 1), lock.dispatchEvent(new Event("release")));
    return lock;
  };
"""


def test_the_screen_stays_on_while_it_is_my_game_and_no_longer(come: Any) -> None:
    guest, onlooker = come(size=PHONE), come()
    for each in (guest, onlooker):
        each.context.add_init_script(KEPT_ON)
    page = guest.play_now()
    page.wait_for_function("() => window.keptOn === 1")
    onlooker.join(page.url.removeprefix(guest.house.address))
    onlooker.page.locator(".frame").wait_for()
    assert onlooker.page.evaluate("() => window.keptOn") == 0
    page.evaluate(HIDE, True)
    page.evaluate(HIDE, False)
    assert page.evaluate("() => window.keptOn") == 1
    menu(page, EN, "page-leave")
    page.get_by_role("button", name=EN.text("page-leave-yes")).click()
    page.wait_for_function("() => window.keptOn === 0")


# Away -------------------------------------------------------------------------------------------------


def test_a_vanished_player_is_said_and_a_bot_keeps_the_chair_until_they_return(hasty: Any) -> None:
    host, friend = hasty(), hasty()
    rename(friend, "Filip")
    begin_together(host, friend)
    where = friend.page.url
    menu(host.page, EN, "page-cover-on")  # so that in the end everybody waits for the friend
    friend.page.close()
    missed = host.page.locator("[data-missed='1']")
    expect(missed).to_contain_text(EN.text("page-wait-away", name="Filip"))
    screen = host.new_window()
    screen.goto(host.page.url.replace("/t/", "/tv/"))
    expect(screen.locator("footer [role=status]")).to_have_text(EN.text("page-wait-away", name="Filip"))
    expect(host.page.locator("[data-heard]")).to_contain_text(EN.text("page-wait-away", name="Filip"))
    assert axe_violations(host.page) == []
    missed.get_by_role("button", name=EN.text("page-cover-for")).click()
    expect(missed).to_have_count(0)
    expect(host.page.locator("[data-heard]")).to_contain_text("lets a bot play")
    friend.page = friend.new_window()
    friend.page.goto(where)
    friend.page.locator(".frame").wait_for()
    expect(host.page.locator("[data-heard]")).to_contain_text(EN.text("table-uncovered", name="Filip"))
    assert friend.page.get_by_text(EN.text("page-cover-now")).count() == 0


def test_a_page_out_of_sight_is_asleep_and_not_away(hasty: Any) -> None:
    host, friend = hasty(), hasty()
    rename(friend, "Filip")
    path = host.set_up()
    friend.join(path)
    expect(chair(host.page, 1)).to_contain_text("Filip")
    friend.page.evaluate(HIDE, True)
    expect(chair(host.page, 1)).to_contain_text(EN.text("page-chair-asleep"))
    friend.page.evaluate(HIDE, False)
    expect(chair(host.page, 1)).to_contain_text(EN.text("page-chair-not-ready"))
    host.begin()
    friend.page.locator(".frame").wait_for()
    menu(host.page, EN, "page-cover-on")  # so that in the end everybody waits for the friend
    friend.page.evaluate(HIDE, True)
    missed = host.page.locator("[data-missed='1']")
    expect(missed).to_contain_text(EN.text("page-wait-asleep", name="Filip"))
    friend.page.evaluate(HIDE, False)
    expect(missed).to_have_count(0)


def test_whoever_had_put_the_device_aside_finds_what_has_happened(come: Any) -> None:
    guest = come(size=PHONE)
    page = guest.play_now()
    other = guest.new_window()
    other.goto(page.url)
    other.locator("main button").first.wait_for()

    def a_turn(at: Page) -> None:
        """Somebody plays here, and everybody after them."""
        before = len(log_of(other))

        def tap() -> None:
            at.evaluate(A_TAP)
            until(at, lambda: at.get_by_role("dialog").count() == 0, lambda: at.keyboard.press("Escape"))

        until(other, lambda: len(log_of(other)) > before, tap)

    a_turn(page)
    offer = page.locator("[data-missed-log]")
    page.evaluate(HIDE, True)
    a_turn(other)
    page.evaluate(HIDE, False)
    offer.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("[data-meanwhile] + div li").first).to_be_visible()
    assert axe_violations(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(offer).to_have_count(0)


def test_the_log_keeps_who_played_and_says_who_left(come: Any) -> None:
    host, friend = come(), come()
    rename(friend, "Filip")
    begin_together(host, friend)
    before = log_of(host.page)
    assert before, "the log of a game that began in the lobby has its beginning"
    host.page.reload()
    host.page.locator("main button").first.wait_for()
    assert log_of(host.page)[: len(before)] == before
    menu(friend.page, EN, "page-leave")
    friend.page.get_by_role("button", name=EN.text("page-leave-yes")).click()
    left = EN.text("table-left-bot", name="Filip")
    note = host.page.locator("[data-note]")
    expect(note).to_have_text(left)
    box = note.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= STRIP, "a note hides nothing of the game"
    log = log_of(host.page)
    assert left in log
    assert log[: len(before)] == before, "what Filip did stays what Filip did"
    host.page.reload()
    host.page.locator("main button").first.wait_for()
    assert log_of(host.page)[: len(log)] == log, "the server tells it alike"


# The line ---------------------------------------------------------------------------------------------


class SlowLine:
    """The page's websocket through which nothing comes for a while; nothing is lost of it either."""

    def __init__(self, page: Page) -> None:
        self._held: list[tuple[Callable[[str | bytes], None], str | bytes]] | None = None
        page.route_web_socket(re.compile("/ws$"), self._connected)

    def _connected(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda raw: self._pass(server.send, raw))
        server.on_message(lambda raw: self._pass(route.send, raw))

    def _pass(self, send: Callable[[str | bytes], None], raw: str | bytes) -> None:
        if self._held is None:
            send(raw)
        else:
            self._held.append((send, raw))

    def stop(self) -> None:
        self._held = []

    def flow(self) -> None:
        held, self._held = self._held or [], None
        for send, raw in held:
            send(raw)


def test_a_line_that_answers_no_more_is_said_with_what_was_not_confirmed(come: Any) -> None:
    guest = come()
    line = SlowLine(guest.page)
    page = guest.play_now()
    sheet = menu(page, EN, "page-chat")
    line.stop()
    sheet.get_by_label(EN.text("page-chat-label")).fill("hello?")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    notice = page.locator(".frame > .notice")
    expect(notice).to_contain_text(EN.text("page-quiet"))
    expect(notice).to_contain_text(EN.text("page-unsent", count=1))
    line.flow()
    expect(notice).to_have_count(0)
    expect(menu(page, EN, "page-chat").locator("[data-chat] li")).to_have_count(1)
    line.stop()
    expect(notice).to_contain_text(EN.text("page-quiet"))
    expect(notice).not_to_contain_text(EN.text("page-unsent", count=1))
    line.flow()


# Talk and the host ------------------------------------------------------------------------------------


def of_filip(people: Any, what: str) -> Any:
    return people.get_by_role("button", name=EN.text("page-of-person", what=EN.text(what), name="Filip"))


def test_words_and_signs_come_from_the_seat_and_the_host_may_stop_them(come: Any) -> None:
    host, friend = come(), come(size=PHONE)
    rename(friend, "Filip")
    begin_together(host, friend)
    friend.page.get_by_role("button", name=EN.text("page-react"), exact=True).click()
    friend.page.get_by_role("group", name=EN.text("page-signs")).first.get_by_role(
        "button", name=EN.text("page-sign-wow")
    ).click()
    expect(host.page.locator("[data-bubbles] li")).to_have_count(1)
    signs = friend.page.get_by_role("group", name=EN.text("page-signs"))
    expect(signs).to_have_count(1)
    friend.page.locator("h1").click()
    expect(signs).to_have_count(0)  # else they would lie over the table all evening
    seat = host.page.locator("[data-seat='1']").first.bounding_box()
    bubble = host.page.locator("[data-bubbles] li").bounding_box()
    assert seat is not None
    assert bubble is not None
    assert abs(bubble["x"] - seat["x"]) < 300
    below = bubble["y"] + bubble["height"] - (seat["y"] + seat["height"])
    assert abs(bubble["y"] - seat["y"]) < 10 or abs(below) < 10, "it lies over the seat and hides no card"
    people = menu(host.page, EN, "page-people")
    people.get_by_role(
        "button", name=EN.text("page-of-person", what=EN.text("page-mute"), name="Filip")
    ).click()
    expect(people).to_contain_text(EN.text("page-people-muted"))
    assert axe_violations(host.page) == []
    chat = menu(friend.page, EN, "page-chat")
    chat.get_by_label(EN.text("page-chat-label")).fill("hello?")
    friend.page.keyboard.press("Enter")
    expect(friend.page.locator("[data-heard]")).to_contain_text(EN.text("refused-muted"))
    people.get_by_role(
        "button", name=EN.text("page-of-person", what=EN.text("page-remove"), name="Filip")
    ).click()
    people.get_by_role("button", name=EN.text("page-remove"), exact=True).click()
    expect(friend.page.get_by_role("alert")).to_contain_text(EN.text("problem-removed"))
    expect(host.page.locator("[data-heard]")).to_contain_text(EN.text("table-removed", name="Filip"))
    friend.page.reload()
    expect(friend.page.get_by_role("alert")).to_contain_text(EN.text("problem-removed"))
    people.get_by_role(
        "button", name=EN.text("page-of-person", what=EN.text("page-let-in"), name="Filip")
    ).click()
    friend.page.reload()
    friend.page.locator(".frame").wait_for()
