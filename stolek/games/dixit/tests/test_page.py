"""Whole games of Dixit in real browsers and on a television: by finger, by keyboard, from alt texts alone."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stolek.core.registry import get
from stolek.games.dixit.tests.players import LOOKS_MOST, Player, Reader, Typist, Watcher, play
from stolek.words import load
from tests.browser.conftest import come, house, offline, page_is_built, site  # noqa: F401 (fixtures)
from tests.browser.house import DESKTOP, NARROW, PHONE, Guest, axe_violations, settled, sideways

pytestmark = pytest.mark.browser
FOLDER = get("dixit").folder
EN, CS = load("en", FOLDER), load("cs", FOLDER)
TV = (1920, 1080)
FLAT = (844, 390)
MOMENTS = ("tell", "give", "vote", "zoom", "reveal", "over")
ON_TV = ("tell", "give", "vote", "reveal", "over")
ODD_CLUES = (
    "<b onclick=alert(1)>bold</b><script>document.title='x'</script>&amp;",
    "🦊🌙 👩‍👩‍👧‍👦 🏳️‍🌈",
    "全" * 200,
    "W" * 200,
    "שלום עולם, זה סיפור של שקט",
    "\u202eright to left\u202c { $clue } “quoted”",
)


def table_for(guest: Guest, variant: str, chairs: int, **options: Any) -> str:
    """The path of a table of this guest's own, set up and not begun."""
    guest.open_start()
    wanted = {"game": "dixit", "variant": variant, "chairs": chairs, "options": options}
    made = guest.context.request.post(guest.house.address + "/api/tables", data=wanted)
    assert made.ok, made.text()
    return f"/t/{made.json()['table']}"


def begin(guests: list[Guest], variant: str, chairs: int, **options: Any) -> str:
    """These people sit down one after the other, bots take the other chairs, and the first one begins."""
    host = guests[0].page
    path = table_for(guests[0], variant, chairs, **options)
    guests[0].open(path)
    for place, guest in enumerate(guests[1:], 1):
        guest.join(path)
        expect(host.locator(f"[data-chair='{place}'] small")).to_be_visible()
    for place in range(len(guests), chairs):
        host.locator(f"[data-chair='{place}']").get_by_role("combobox").select_option("random")
    guests[0].begin()
    for guest in guests:
        guest.page.locator("[data-moment]").wait_for()
    return path


def television(guest: Guest, path: str) -> Watcher:
    """The table's big screen in a window of somebody who plays."""
    page = guest.new_window()
    page.set_viewport_size({"width": TV[0], "height": TV[1]})
    page.goto(guest.house.address + path.replace("/t/", "/tv/"))
    page.locator("[data-moment]").wait_for()
    return Watcher(page)


def remember_what_passes(pages: list[Page]) -> None:
    """From now on these pages remember the signs and sentences that pass, however soon they are gone."""
    for page in pages:
        page.evaluate(
            """() => {
              window.passed = '';
              const list = document.querySelector('[data-bubbles]');
              const note = () => { window.passed += list.innerHTML; };
              new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
            }"""
        )


def wait_until_passed(pages: list[Page], what: str) -> None:
    for page in pages:
        page.wait_for_function("(what) => window.passed.includes(what)", arg=what)


def heard_on(page: Page) -> str:
    return page.locator("[data-heard]").inner_text()


# Whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "chairs", "sizes"),
    [
        ("team", 6, [PHONE]),
        *(
            pytest.param(*game, marks=pytest.mark.full)
            for game in (
                ("base", 3, [NARROW, DESKTOP]),
                ("base", 6, [PHONE, DESKTOP, FLAT]),
                ("base", 12, [PHONE, DESKTOP, NARROW]),
                ("party", 8, [PHONE, DESKTOP, NARROW]),
                ("team", 6, [PHONE, DESKTOP, FLAT]),
            )
        ),
    ],
)
def test_a_whole_game_by_finger_with_a_television(
    come: Any,  # noqa: F811
    variant: str,
    chairs: int,
    sizes: list[tuple[int, int]],
) -> None:
    guests = [
        come(lang, size, pace="slow") for lang, size in zip(("cs-CZ", "en-GB", "cs-CZ"), sizes, strict=False)
    ]
    path = begin(guests, variant, chairs, first_storyteller="seat-1")
    tv = television(guests[0], path)
    players = [Player(guest, number) for number, guest in enumerate(guests)]
    play(players, [tv], quicken=True)
    tv.check(ON_TV)
    for player in players:
        player.check(
            [moment for moment in MOMENTS if moment != "zoom" or "dixit-prompt-vote" in " ".join(player.did)]
        )
    assert tv.page.locator("[data-place], [data-go]").count() == 0, "hands and votes stay on the phones"


@pytest.mark.full
def test_a_whole_game_by_the_keyboard_alone(come: Any) -> None:  # noqa: F811
    guest = come("en-GB", DESKTOP, pace="slow")
    begin([guest], "base", 4, first_storyteller="seat-1")
    player = Typist(guest, 3)
    play([player])
    player.check(["tell", "give", "vote", "reveal", "over"])
    assert {"dixit-prompt-tell", "dixit-prompt-give", "dixit-prompt-vote"} <= set(player.did)


@pytest.mark.full
def test_a_whole_game_from_what_a_screen_reader_says(come: Any) -> None:  # noqa: F811
    guest = come("en-GB", PHONE)
    begin([guest], "base", 4, first_storyteller="seat-1")
    player = Reader(guest, 5)
    play([player])
    heard = heard_on(guest.page)
    assert "Your vote." in heard  # said in short, as the page does by itself
    assert re.search(r"Picture \d was the story[.,]", heard)
    assert re.search(r"You get (one|\d) points?\.", heard)
    player.check(["tell", "give", "vote", "reveal", "over"])


# Clues that are not quite words -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "clue", ODD_CLUES[:1] + tuple(pytest.param(c, marks=pytest.mark.full) for c in ODD_CLUES[1:])
)
def test_an_odd_clue_is_shown_as_text_and_harms_nothing(come: Any, clue: str) -> None:  # noqa: F811
    teller, friend = come("cs-CZ", NARROW, pace="slow"), come("en-GB", PHONE, pace="slow")
    path = begin([teller, friend], "base", 4, first_storyteller="seat-1")
    tv = television(friend, path)
    Player(teller, 1, lambda _: clue).step()
    for page in (friend.page, tv.page):
        expect(page.get_by_role("heading", level=2).first).to_have_text(re.compile(re.escape(clue)))
    for page in (teller.page, friend.page, tv.page):
        assert page.locator("b[onclick]").count() == 0
        assert page.title() != "x"
        assert sideways(page) == 0
        assert axe_violations(page) == []
    overflow = "() => document.documentElement.scrollHeight - innerHeight"
    assert tv.page.evaluate(overflow) == 0
    give = friend.page.locator("[data-go] button.primary")  # the clue leaves room to play
    expect(give).to_be_in_viewport(ratio=1)
    give.click(trial=True)


# Talk, signs and the book -----------------------------------------------------------------------------


def test_signs_reach_everyone_and_partners_talk_in_their_own_languages(come: Any) -> None:  # noqa: F811
    teller, friend = come("en-GB", PHONE, pace="slow"), come("cs-CZ", DESKTOP, pace="slow")
    path = begin([teller, friend], "team", 6, first_storyteller="seat-1", laps=1)
    tv = television(teller, path)
    Player(teller, 1).step()
    friend.page.locator("[data-asked='dixit-prompt-offer']").wait_for()
    settled(friend.page)
    friend.page.get_by_role("button", name=CS.text("dixit-ui-talk")).press("Enter")  # however it moves
    dialog = friend.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert axe_violations(friend.page) == []
    remember_what_passes([teller.page, tv.page])
    dialog.get_by_role("button", name=CS.text("dixit-phrase-fits")).click()
    expect(friend.page.locator("[data-chat]")).to_contain_text(CS.text("dixit-phrase-fits"))
    wait_until_passed([teller.page, tv.page], EN.text("dixit-phrase-fits"))
    friend.page.keyboard.press("Escape")
    players = [Player(teller, 1), Player(friend, 2)]
    reveal = friend.page.locator("[data-moment='reveal']")
    for _ in range(LOOKS_MOST):
        if reveal.count() > 0:
            break
        for player in players:
            player.do_what_is_asked()
    friend.page.get_by_role("button", name=CS.text("page-sign-hat")).click()
    assert reveal.count() == 1, "a sign does not hurry the table on"
    wait_until_passed([teller.page, tv.page], "sign hat")
    expect(teller.page.locator("[data-heard]")).to_contain_text(EN.text("page-sign-hat"))


@pytest.mark.full
def test_the_storybook_is_leafed_through_saved_and_printed(come: Any, tmp_path: Any) -> None:  # noqa: F811
    guest = come("cs-CZ", PHONE)
    begin([guest], "party", 6, first_storyteller="seat-1")
    clue = ODD_CLUES[0]
    play([Player(guest, 7, lambda _: clue)])
    page = guest.page
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=re.compile("bold"))).to_be_visible()
    page.get_by_role("button", name=re.compile("bold")).click()
    expect(page.get_by_role("heading", level=2).first).to_contain_text(clue)
    with page.expect_download() as download:
        page.get_by_role("button", name=CS.text("dixit-ui-story-save")).click()
    file = tmp_path / "book.html"
    download.value.save_as(file)
    book = guest.new_window()
    book.goto(file.as_uri())
    expect(book.locator("section")).to_have_count(6)
    expect(book.get_by_text(clue)).to_be_visible()
    assert book.locator("b[onclick]").count() == 0
    whole = "(all) => all.every((each) => each.naturalWidth > 100 && each.src.startsWith('data:'))"
    assert book.locator("img").evaluate_all(whole)
    large = "(all) => all.every((each) => each.naturalWidth >= 320)"
    assert book.locator("header img, .main img").evaluate_all(large)
    assert file.stat().st_size < 5_000_000
    assert book.evaluate("() => document.fonts.check('20px Fraunces', 'Ab')")
    assert axe_violations(book) == []
    page.evaluate("() => { window.print = () => { window.printed = true; }; }")
    page.get_by_role("button", name=CS.text("dixit-ui-story-print")).click()
    page.wait_for_function("() => window.printed === true")
    page.emulate_media(media="print")
    expect(page.locator("article.storybook")).to_be_visible()
    expect(page.locator("#app")).to_be_hidden()
    page.emulate_media(media="screen")
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(page.locator("article.storybook")).to_have_count(0)
    expect(page.locator("#app")).to_be_visible()


@pytest.mark.full
def test_what_one_typed_stays_while_somebody_else_is_faster(come: Any) -> None:  # noqa: F811
    first, second = come("en-GB", PHONE), come("en-GB", DESKTOP)
    begin([first, second], "base", 4, first_storyteller="race")
    second.page.locator("[data-go] input").fill("my own idea")
    Player(first, random.Random(1).randrange(9)).step()
    expect(second.page.get_by_role("heading", level=2).first).to_contain_text("clue 0")
    players = [Player(first, 1), Player(second, 2)]
    while not players[1].page.evaluate(
        "() => document.querySelector('[data-asked^=\"dixit-prompt-tell\"]') !== null"
    ):
        for player in players:
            if not player.page.evaluate(
                "() => document.querySelector('[data-asked^=\"dixit-prompt-tell\"]') !== null"
            ):
                player.step()
    expect(second.page.locator("[data-go] input")).to_have_value("my own idea")


def test_a_key_tells_more_of_a_picture_and_of_the_next_one(come: Any) -> None:  # noqa: F811
    guest = come("en-GB", DESKTOP)
    guest.open(table_for(guest, "base", 4))
    guest.begin()
    page = guest.page
    pictures = page.locator(".thumbs button")
    pictures.first.wait_for()
    described = [str(each.get_attribute("aria-label")) for each in pictures.all()]
    for told in described[:2]:
        page.keyboard.press("p")
        expect(page.locator("[data-heard] span", has_text=told)).to_have_count(1)
        assert ". " in told, "a title, and what is to be seen"


@pytest.mark.full
def test_a_whole_game_without_a_server(offline: Any) -> None:  # noqa: F811 (a fixture)
    offline(lambda guest: play([Player(guest, 1)]), "dixit", chairs=3)
