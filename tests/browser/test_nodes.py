"""Two servers on one PostgreSQL, of which the one that has the table dies."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from stolek.words import load
from tests.browser.house import guests, hurry_to_the_end
from tests.browser.test_table import log_of, menu
from tests.server.load import Process
from tests.server.postgres import Postgres

pytestmark = [pytest.mark.browser, pytest.mark.full]
EN = load("en")


def test_whoever_plays_through_another_node_plays_on_when_the_tables_node_is_killed(
    browser: Browser, tmp_path: Path
) -> None:
    with ThreadPoolExecutor(1) as thread:  # Playwright's loop is in this one
        database = thread.submit(Postgres).result()
        address = thread.submit(database.new_database).result()
        nodes = [Process(tmp_path / name, address) for name in ("first", "second")]
        try:
            first, second = (thread.submit(asyncio.run, node.start()).result() for node in nodes)
            house: Any = SimpleNamespace(address=first.address)
            with guests(browser, house) as come:
                guest = come()
                guest.forgive("WebSocket|Failed to load resource|ERR_CONNECTION")
                page = guest.play_now()
                page.goto(page.url.replace(first.address, second.address))
                page.locator("main button").first.wait_for()
                log = log_of(page)
                nodes[0].kill()
                expect(page.get_by_text(EN.text("page-reconnecting"))).to_be_visible()
                expect(page.get_by_text(EN.text("page-reconnecting"))).to_have_count(0)
                assert log_of(page)[: len(log)] == log
                menu(page, EN, "page-cover-on")
                hurry_to_the_end(page)
        finally:
            for node in nodes:
                node.kill()
            thread.submit(database.remove).result()
