"""A round in real browsers with pictures of the players' own, and what is left when those are deleted."""

from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from stolek.core.registry import get
from stolek.server.store import deck_files
from stolek.words import load
from tests.browser.conftest import come, house, page_is_built  # noqa: F401 (fixtures)
from tests.browser.house import PHONE, Guest, sideways

pytestmark = pytest.mark.browser
FOLDER = get("dixit").folder
EN, CS = load("en", FOLDER), load("cs", FOLDER)
TITLES = tuple(f"{word} {place}" for word in ("Lake", "Hill", "Road", "Bridge") for place in "ABCDEFGHIJ")


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Forty pictures with titles; every other one is described."""
    folder = tmp_path_factory.mktemp("pictures")
    notes = ['name = "Our walks"']
    for n, title in enumerate(TITLES):
        Image.new("RGB", (300, 450), (n * 37 % 256, n * 91 % 256, n * 53 % 256)).save(folder / f"{n}.png")
        alt = f'alt = "What {title} looks like."' if n % 2 else ""
        notes.append(f'[pictures."{n}.png"]\ntitle = "{title}"\n{alt}')
    (folder / "deck.toml").write_text("\n".join(notes))
    file = tmp_path_factory.mktemp("packed") / "walks.stolek-deck"
    file.write_bytes(deck_files.build(folder).packed)
    return file


def set_up(host: Guest, friend: Guest, deck: Path) -> None:
    """Host and friend at a table with two bots and the host's pictures; the host tells first."""
    host.open_start()
    wanted = {"game": "dixit", "chairs": 4, "options": {"first_storyteller": "seat-1"}}
    made = host.context.request.post(host.house.address + "/api/tables", data=wanted)
    path = f"/t/{made.json()['table']}"
    host.open(path)
    friend.join(path)
    host.page.set_input_files("[data-pictures]", str(deck))
    host.page.get_by_role("button", name=CS.text("page-alts-skip")).click()
    expect(host.page.locator("[data-chair='1']")).to_contain_text(CS.text("page-chair-not-ready"))
    host.begin()


def thumbs(page: Page) -> Locator:
    return page.locator(".thumbs button")


def all_came(images: Locator) -> bool:
    images.first.wait_for()
    images.evaluate_all(
        "all => Promise.all(all.map(e => e.complete || new Promise(done => e.onload = e.onerror = done)))"
    )
    right = "e => e.naturalWidth === 600 && new URL(e.src).pathname.startsWith('/pictures/tables/')"
    return bool(images.evaluate_all(f"all => all.every({right})"))


def tell(host: Guest, clue: str) -> None:
    host.page.locator("[data-go]").get_by_role("textbox").fill(clue)
    host.page.locator("[data-go] button.primary").click()


def give(friend: Guest) -> None:
    friend.page.locator("[data-go] button.primary").click()


def vote(friend: Guest) -> None:
    friend.page.locator("[data-place]:not(.barred)").first.click()
    friend.page.get_by_role("dialog").locator("footer button.primary").click()


def test_a_round_is_played_with_our_own_pictures(come: Any, deck: Path) -> None:  # noqa: F811
    host, friend = come("cs-CZ", PHONE), come()
    set_up(host, friend, deck)
    expect(host.page.locator(".toast")).to_contain_text(CS.text("deck-unsaid", unsaid=20, count=40))
    host.page.locator(".toast button").click()
    expect(friend.page.locator("[data-heard]")).to_contain_text(EN.text("deck-unsaid", unsaid=20, count=40))
    expect(thumbs(host.page)).to_have_count(6)
    assert all_came(host.page.locator(".carousel img"))
    for label in thumbs(host.page).evaluate_all("all => all.map(each => each.ariaLabel)"):
        title, _, alt = label.partition(". ")
        described = TITLES.index(title) % 2
        assert alt == (f"What {title} looks like." if described else "")
    tell(host, "Daleko od domova")
    expect(friend.page.locator(".head")).to_contain_text("Daleko od domova")
    assert all_came(friend.page.locator(".carousel img"))
    give(friend)
    friend.page.locator("[data-place]").first.wait_for()
    assert all_came(friend.page.locator("[data-place] img"))
    assert friend.page.locator("[data-place]").count() == 4
    vote(friend)
    thumbs(friend.page).first.wait_for()  # the next round
    assert [sideways(guest.page) for guest in (host, friend)] == [0, 0]


def test_when_the_owner_deletes_the_pictures_the_game_goes_on_with_their_words(
    come: Any,  # noqa: F811
    deck: Path,
) -> None:
    host, friend = come("cs-CZ", PHONE), come()
    set_up(host, friend, deck)
    thumbs(host.page).first.wait_for()
    shelf = host.context.request.get(host.house.address + "/api/me/decks").json()
    for each in shelf["decks"]:
        gone = host.context.request.delete(f"{host.house.address}/api/me/decks/{each['id']}")
        assert gone.status == 204
    for guest in (host, friend):
        guest.forgive("404")
    host, friend = again(come, host), again(come, friend)
    for guest in (host, friend):
        guest.page.locator(".carousel .none b").first.wait_for()
    assert host.page.locator(".middle .none b").inner_text() in TITLES
    tell(host, "Bez obrázků")
    give(friend)
    friend.page.locator("[data-place] .none").first.wait_for()
    vote(friend)
    thumbs(friend.page).first.wait_for()


def again(come: Any, guest: Guest) -> Guest:  # noqa: F811
    """The same person at the same table with a device that has kept no picture."""
    device: Guest = come()
    device.forgive("404")
    device.context.add_cookies([{**cookie} for cookie in guest.context.cookies()])  # type: ignore[typeddict-item]
    device.open(guest.page.url.removeprefix(guest.house.address))
    return device
