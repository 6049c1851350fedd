"""Pictures of one's own in the set-up: brought, described, chosen again, deleted; refused in words."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from stolek.core import registry
from stolek.server.store import deck_files
from stolek.words import Words, load
from tests.browser.house import NARROW, PHONE, Guest, axe_violations, sideways
from tests.server.albums import album, picture

pytestmark = pytest.mark.browser
GAMES = [g for g in registry.ids() if registry.get(g).game.info.own_pictures]
EN, CS = load("en"), load("cs")
NOTES = 'name = "Our walks"\n[pictures."walk_003.png"]\ntitle = "The lake"\nalt = "A lake at night."\n'


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    box = tmp_path / "walks.zip"
    box.write_bytes(album(40, notes=NOTES))
    file = tmp_path / "walks.stolek-deck"
    file.write_bytes(deck_files.build(box).packed)
    return file


def set_up(guest: Guest, game: str, **wanted: Any) -> str:
    """A table by link for the fewest players; its path."""
    guest.open_start()
    chairs = registry.get(game).game.info.variants[0].seats[0]
    table = {"game": game, "chairs": chairs, **wanted}
    made = guest.context.request.post(guest.house.address + "/api/tables", data=table)
    assert made.ok, made.text()
    path = f"/t/{made.json()['table']}"
    guest.open(path)
    return path


def pictures(page: Page, words: Words) -> Locator:
    return page.get_by_role("region", name=words.text("page-decks"))


def bring(page: Page, *files: Path) -> None:
    page.set_input_files("[data-pictures]", [str(file) for file in files])


def bring_and_skip(page: Page, file: Path) -> None:
    """Brings a deck and describes nothing."""
    bring(page, file)
    page.get_by_role("button", name=EN.text("page-alts-skip")).click()


def loaded(images: Locator) -> bool:
    """Whether all of these pictures come; some are drawn anew when the table changes."""
    for _ in range(60):
        for each in images.all():
            each.scroll_into_view_if_needed()
        if images.evaluate_all("all => all.length > 0 && all.every(each => each.naturalWidth === 600)"):
            return True
        images.page.wait_for_timeout(500)
    return False


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_is_brought_described_and_seen_by_the_table(come: Any, deck: Path, game: str) -> None:
    host, friend = come("cs-CZ", PHONE), come()
    path = set_up(host, game)
    friend.join(path)
    expect(pictures(friend.page, EN)).to_contain_text(EN.text("page-decks-house"))
    assert friend.page.locator("[data-pictures]").count() == 0, "only the host brings pictures"
    bring(host.page, deck)
    sheet = host.page.get_by_role("dialog", name=CS.text("page-alts"))
    expect(sheet.get_by_role("textbox")).to_have_count(2 * 40)
    assert axe_violations(host.page) == []
    sheet.get_by_label(CS.text("page-alts-alt")).first.fill("Kopec <b>za</b> vsí.")
    sheet.get_by_role("button", name=CS.text("page-alts-save")).click()
    there = pictures(friend.page, EN)
    expect(there).to_contain_text("Our walks")
    expect(there).to_contain_text(EN.text("deck-unsaid", unsaid=38, count=40))
    expect(there.locator(".grid img")).to_have_count(12)
    there.get_by_role("button", name=EN.text("page-decks-all", count=40)).click()
    expect(there.locator(".grid img")).to_have_count(40)
    assert loaded(there.locator(".grid img"))
    expect(there.get_by_alt_text("A lake at night.")).to_have_count(1)
    expect(there.get_by_alt_text("Kopec <b>za</b> vsí.")).to_have_count(1)
    assert axe_violations(host.page) == []
    assert [sideways(guest.page) for guest in (host, friend)] == [0, 0]


@pytest.mark.parametrize("game", GAMES)
def test_single_pictures_are_packed_on_the_phone(come: Any, tmp_path: Path, game: str) -> None:
    host = come("en-GB", NARROW)
    set_up(host, game)
    files = [tmp_path / f"IMG_{n:04}.png" for n in range(27)]
    for n, file in enumerate(files):
        file.write_bytes(picture(n, (1600, 1200) if n < 2 else (300, 400)))
    letter = tmp_path / "letter.txt"
    letter.write_text("hello")
    bring(host.page, *files, letter)
    host.page.get_by_role("button", name=EN.text("page-alts-skip")).click()
    here = pictures(host.page, EN)
    expect(here.locator("label.on")).to_contain_text(EN.text("page-decks-unnamed"))
    expect(here.locator("label.on")).to_contain_text("27")
    expect(here).to_contain_text(f"letter.txt: {EN.text('deck-refused-no-image')}")
    assert loaded(here.locator(".grid img"))
    assert (axe_violations(host.page), sideways(host.page)) == ([], 0)


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_is_said_in_words_and_changes_nothing(
    come: Any, deck: Path, tmp_path: Path, game: str
) -> None:
    host = come()
    host.forgive("status of (409|422)")
    set_up(host, game)
    few = tmp_path / "few.zip"
    few.write_bytes(album(3))
    broken = tmp_path / "broken.stolek-deck"
    broken.write_bytes(b"PK no zip at all")
    here = pictures(host.page, EN)
    for file, why in (
        (few, EN.text("fault-deck-too-few", count=3, least=26)),
        (broken, EN.text("fault-deck-no-zip")),
    ):
        bring(host.page, file)
        expect(here.get_by_role("alert")).to_have_text(why)
    expect(here.locator("label.on")).to_contain_text(EN.text("page-decks-house"))
    bring_and_skip(host.page, deck)
    expect(here.locator("label.on")).to_contain_text("Our walks")
    host.page.get_by_role("switch", name=EN.text("page-setup-open")).click()
    expect(host.page.locator(".toast")).to_contain_text(EN.text("refused-open-deck"))
    expect(host.page.get_by_role("switch", name=EN.text("page-setup-open"))).not_to_be_checked()
    host.page.locator(".toast button").click()
    here.locator("label", has_text=EN.text("page-decks-house")).click()
    expect(here.locator("label.on")).to_contain_text(EN.text("page-decks-house"))
    host.page.get_by_role("switch", name=EN.text("page-setup-open")).click()
    expect(here).to_contain_text(EN.text("refused-deck-open"))
    assert host.page.locator("[data-pictures]").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_can_be_chosen_again_at_another_table_and_deleted(come: Any, deck: Path, game: str) -> None:
    host, friend = come(), come()
    host.open_start()
    set_up(host, game)
    bring_and_skip(host.page, deck)
    path = set_up(host, game)
    friend.join(path)
    here = pictures(host.page, EN)
    here.locator("label", has_text="Our walks").click()
    expect(pictures(friend.page, EN)).to_contain_text("Our walks")
    assert loaded(here.locator(".grid img")), "what is asked for after the deletion is not there, rightly"
    assert loaded(pictures(friend.page, EN).locator(".grid img"))
    here.get_by_role("button", name=EN.text("page-decks-delete", name="Our walks")).click()
    host.page.get_by_role("button", name=EN.text("page-decks-delete-no")).click()
    expect(here.locator("label.on")).to_contain_text("Our walks")
    here.get_by_role("button", name=EN.text("page-decks-delete", name="Our walks")).click()
    host.page.get_by_role("button", name=EN.text("page-decks-delete-yes")).click()
    expect(here.locator("label")).to_have_count(1)
    expect(pictures(friend.page, EN)).to_contain_text(EN.text("page-decks-house"))


@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_with_the_address_of_a_picture_finds_nothing(come: Any, deck: Path, game: str) -> None:
    host, stranger = come(), come()
    set_up(host, game)
    bring_and_skip(host.page, deck)
    image = pictures(host.page, EN).locator(".grid img").first
    address = image.evaluate("image => image.src")
    stranger.open_start()
    assert stranger.context.request.get(address).status == 404
    assert host.context.request.get(address).status == 200
