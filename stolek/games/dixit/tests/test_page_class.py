"""A class in real browsers: pupils by a code, clues that the teacher reads first, a pause, and its end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from stolek.core.registry import get
from stolek.games.dixit.tests.players import Player
from stolek.words import load
from tests.browser.conftest import come, house, page_is_built  # noqa: F401 (fixtures)
from tests.browser.house import DESKTOP, PHONE, Guest, axe_violations, sideways, until

pytestmark = pytest.mark.browser
EN = load("en", get("dixit").folder)


def lay(teacher: Guest, tables: int) -> str:
    """A class with so many tables, whose teacher reads clues first; its code."""
    page = teacher.open("/class")
    page.get_by_role("combobox", name=EN.text("class-game")).select_option("dixit")
    stepper = page.get_by_role("group", name=EN.text("class-tables"))
    until(
        page,
        lambda: stepper.locator("output").inner_text() == str(tables),
        stepper.get_by_role("button").first.click,
    )
    page.get_by_role("switch", name=EN.text("class-approves")).click()
    page.get_by_role("button", name=EN.text("class-make")).click()
    return page.locator("[data-code]").inner_text()


def join(pupil: Guest, code: str, name: str, face: int) -> None:
    """By the code on the start page; with a name, or by a picture alone."""
    page = pupil.open_start()
    page.get_by_role("button", name=EN.text("page-code-join")).click()
    page.get_by_label(EN.text("page-code-say")).fill(code)
    page.get_by_role("button", name=EN.text("page-code-go"), exact=True).click()
    page.locator("[data-pupil] .faces label").nth(face).click()
    if name:
        page.locator("[data-pupil] .name input").fill(name)
    page.locator("[data-pupil] button.primary").click()
    page.locator("[data-in-class]").wait_for()


@pytest.mark.parametrize(("tables", "names"), [(2, 3), pytest.param(6, 12, marks=pytest.mark.full)])
def test_a_class_from_the_code_to_nothing(come: Any, tables: int, names: int) -> None:  # noqa: F811
    teacher = come("en-GB", DESKTOP)
    page = teacher.page
    code = lay(teacher, tables)
    pupils = [come("en-GB", PHONE) for _ in range(names)]
    for number, pupil in enumerate(pupils):
        join(pupil, code, "" if number == 1 else f"Pupil {number}", number)
    first, second, last = pupils[0].page, pupils[1].page, pupils[-1].page
    assert first.url != second.url, "they are spread over the tables"
    assert [sideways(each) for each in (page, first)] == [0, 0]
    assert axe_violations(page) == []

    move = page.get_by_role("combobox", name=EN.text("class-move", name=f"Pupil {names - 1}"))
    move.select_option(first.url.rsplit("/", 1)[1])
    last.wait_for_url(first.url)
    page.get_by_role("button", name=EN.text("class-begin"), exact=True).click()
    for pupil in pupils:
        pupil.page.locator("[data-moment]").wait_for()
    first.get_by_role("button", name=EN.text("page-menu"), exact=True).click()
    expect(first.get_by_role("dialog").get_by_role("button", name=EN.text("page-settings"))).to_be_visible()
    for what in ("page-chat", "page-people", "page-setup-invite", "page-tv-show", "page-give"):
        expect(first.get_by_role("dialog").get_by_role("button", name=EN.text(what))).to_have_count(0)
    first.keyboard.press("Escape")

    writer, told = (
        Player(pupils[0], 0, lambda _: "a rude clue"),
        Player(pupils[0], 0, lambda _: "a kind clue"),
    )
    writer.tell()
    waits = page.locator("blockquote")
    expect(waits).to_have_text("a rude clue")
    expect(first.get_by_text(EN.text("class-reading"))).to_be_visible()
    assert "rude" not in last.locator("body").inner_text()
    page.get_by_role("button", name=EN.text("class-unfit")).click()
    expect(first.get_by_text(EN.text("refused-not-fitting")).first).to_be_visible()
    told.tell()
    expect(waits).to_have_text("a kind clue")
    page.get_by_role("button", name=EN.text("class-fits")).click()
    expect(last.get_by_text("a kind clue").first).to_be_visible()
    expect(waits).to_have_count(0)

    projector = teacher.new_window()
    projector.goto(f"{teacher.house.address}/class/{code.lower()}/screen")
    expect(projector.locator("[data-table]")).to_have_count(tables)
    page.get_by_role("button", name=EN.text("class-pause")).click()
    for each in (first, last, projector):
        expect(each.get_by_text(EN.text("class-break"))).to_be_visible()
    assert axe_violations(projector) == []
    page.get_by_role("button", name=EN.text("class-go-on")).click()
    expect(first.get_by_text(EN.text("class-break"))).to_have_count(0)
    projector.close()

    for guest in (teacher, *pupils):
        guest.forgive(".")  # their tables are gone
    page.get_by_role("button", name=EN.text("class-end"), exact=True).click()
    page.get_by_role("button", name=EN.text("class-end-sure")).click()
    expect(page.get_by_text(EN.text("class-ended"))).to_be_visible()
    expect(first.get_by_text(EN.text("class-ended"))).to_be_visible()
