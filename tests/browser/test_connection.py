"""Nothing is lost: a reload, a dropped connection, a server that comes back, messages that cross."""

import asyncio
import contextlib
import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, WebSocketRoute, expect

from stolek.words import load
from tests.browser.house import House, guests, hurry_to_the_end, until
from tests.browser.test_table import log_of, menu
from tests.server import faults

pytestmark = pytest.mark.browser
EN = load("en")


class Wire:
    """The page's websocket, held in the middle: it can be cut, and what goes over it can be kept back."""

    def __init__(self, page: Any) -> None:
        self.said: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.keep_back: str | None = None
        self.lose: str | None = None
        self._route: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws$"), self._connected)

    def _connected(self, route: WebSocketRoute) -> None:
        self._route = route
        server = route.connect_to_server()

        def up(raw: str | bytes) -> None:
            message = json.loads(raw)
            self.said.append(message)
            if message["is"] != self.keep_back:
                server.send(raw)

        def down(raw: str | bytes) -> None:
            if self._route is not route:
                return  # the server has not yet noticed the cut
            message = json.loads(raw)
            if message["is"] == self.lose:
                self.lose = None
                return
            self.heard.append(message)
            route.send(raw)

        route.on_message(up)
        server.on_message(down)

    def cut(self) -> None:
        assert self._route is not None
        route, self._route = self._route, None
        route.close(code=1011, reason="cut by the test")

    def say(self, message: dict[str, Any]) -> None:
        """Something that no server of this version says."""
        assert self._route is not None
        self._route.send(json.dumps(message))

    def count(self, kind: str) -> int:
        return sum(message["is"] == kind for message in self.said)


def test_a_cut_connection_comes_back_and_goes_on_where_it_was(come: Any) -> None:
    guest = come()
    wire = Wire(guest.page)
    page = guest.play_now()
    log = log_of(page)
    page.reload()
    page.locator("main button").first.wait_for()
    assert log_of(page)[: len(log)] == log, "a reload shows the same table"
    said = wire.count("hello")
    moment = {"number": 99, "row": 0, "event": "none", "leader": None, "holders": [], "goes_in": None}
    wire.say({"is": "moment", **moment, "yours": True})
    bar = page.locator("[data-moment-bar]")
    expect(bar).to_have_count(1)
    wire.cut()
    wire.heard.clear()
    until(page, lambda: wire.count("hello") > said and wire.heard)
    expect(bar).to_have_count(0)  # what the server no longer holds at, the page does not either
    again = [m for m in wire.said if m["is"] == "hello"][-1]
    assert again["row"] >= 0
    menu(page, EN, "page-cover-on")
    hurry_to_the_end(page)
    rows = [m["row"] for m in wire.heard if m["is"] == "update"]
    assert rows == list(range(again["row"] + 1, again["row"] + 1 + len(rows)))
    expect(page.get_by_text(EN.text("page-reconnecting"))).to_have_count(0)
    assert log_of(page)[: len(log)] == log
    assert [m for m in wire.heard if m["is"] == "welcome"] == [], "only what was missed is sent again"


def test_a_wish_made_in_the_gap_is_carried_out_once_and_survives_a_reload(come: Any) -> None:
    guest = come()
    wire = Wire(guest.page)
    page = guest.play_now()
    page.get_by_role("button", name=EN.text("page-menu"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=EN.text("page-chat")).click()
    wire.keep_back = "chat"
    page.get_by_label(EN.text("page-chat-label")).fill("once")
    page.keyboard.press("Enter")
    until(page, lambda: wire.count("chat"))
    assert page.locator("[data-chat] li").count() == 0
    wire.keep_back = None
    wire.cut()
    expect(page.locator("[data-chat] li")).to_have_count(1)
    sent = [m for m in wire.said if m["is"] == "chat"]
    assert len(sent) == 2
    assert sent[0] == sent[1], "the same message under the same name, so that it counts once"
    page.reload()
    page.locator("main button").first.wait_for()
    assert page.evaluate("() => Object.keys(sessionStorage).filter(k => k.includes('pending')).length") == 0
    assert wire.count("chat") == 2
    menu(page, EN, "page-chat")
    wire.keep_back = "chat"
    page.get_by_label(EN.text("page-chat-label")).fill("still here")
    page.keyboard.press("Enter")
    until(page, lambda: wire.count("chat") >= 3)
    wire.keep_back = None
    page.reload()
    menu(page, EN, "page-chat")
    expect(page.locator("[data-chat] li")).to_have_count(2)


def test_a_lost_row_is_asked_for_again(come: Any) -> None:
    guest = come()
    wire = Wire(guest.page)
    page = guest.play_now()
    wire.lose = "update"
    menu(page, EN, "page-cover-on")
    hurry_to_the_end(page)
    assert wire.count("resume") >= 1
    rows = [m["row"] for m in wire.heard if m["is"] == "update"]
    assert set(range(min(rows), max(rows) + 1)) == set(rows)
    log = log_of(page)
    page.reload()
    page.locator("[data-over]").wait_for()
    assert log_of(page) == log, "what was played here is what the server tells"
    guest.forgive("TypeError")
    wire.say({"is": "noted"})
    expect(page.get_by_text(EN.text("problem-protocol"))).to_be_visible()


def test_a_server_that_stops_and_comes_back_has_lost_nothing(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start()
    try:
        with guests(browser, house) as come:
            guest = come()
            guest.forgive("WebSocket|Failed to load resource|ERR_CONNECTION")
            page = guest.play_now()
            log = log_of(page)
            house.stop()
            expect(page.get_by_text(EN.text("page-reconnecting"))).to_be_visible()
            house.start()
            expect(page.get_by_text(EN.text("page-reconnecting"))).to_have_count(0)
            assert log_of(page)[: len(log)] == log
            menu(page, EN, "page-cover-on")
            hurry_to_the_end(page)
    finally:
        house.stop()


@contextlib.contextmanager
def through_a_wire(house: House) -> Iterator[tuple[Any, faults.Wire, Callable[[], object]]]:
    """The house behind a proxy of ours, and how all lines through it fall silent that are open then."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    wire = faults.Wire(int(house.address.rpartition(":")[2]))
    try:
        asyncio.run_coroutine_threadsafe(wire.open(), loop).result()
        address = SimpleNamespace(address=f"http://127.0.0.1:{wire.port}")
        yield address, wire, lambda: loop.call_soon_threadsafe(wire.hush)
    finally:
        asyncio.run_coroutine_threadsafe(wire.close(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


_NOTICES = """() => {
  window.noticed = [];
  new MutationObserver(() => {
    const text = document.querySelector('.notice')?.textContent;
    if (text && text !== window.noticed.at(-1)) window.noticed.push(text);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_a_line_that_only_falls_silent_is_replaced_while_it_is_still_open(
    browser: Browser, house: House
) -> None:
    with through_a_wire(house) as (address, wire, hush), guests(browser, address) as come:
        guest = come()
        guest.forgive("WebSocket is closed before the connection")  # of lines tried in the silence
        heard: list[WebSocket] = []
        guest.page.on("websocket", lambda line: line.on("framereceived", lambda _: heard.append(line)))
        page = guest.play_now()
        until(page, lambda: heard)
        page.evaluate(_NOTICES)
        hush()
        silent = time.monotonic()
        until(page, lambda: heard[-1] is not heard[0])
        print(f"a line beside the silent one after {time.monotonic() - silent:.1f} s")
        noticed = page.evaluate("() => window.noticed")
        assert noticed == [EN.text("page-quiet")], "it was given up before another was there"
        wire.silent = True
        expect(page.get_by_text(EN.text("page-quiet"))).to_be_visible()
        wire.silent = False
        expect(page.get_by_text(EN.text("page-quiet"))).to_have_count(0)
        menu(page, EN, "page-cover-on")
        hurry_to_the_end(page)


def test_two_windows_of_one_person_show_the_same(come: Any) -> None:
    guest = come()
    first = guest.play_now()
    second = guest.new_window()
    second.goto(first.url)
    second.locator("main button").first.wait_for()
    first.bring_to_front()
    menu(first, EN, "page-cover-on")
    hurry_to_the_end(first)
    second.bring_to_front()
    hurry_to_the_end(second)
    assert log_of(first) == log_of(second)
