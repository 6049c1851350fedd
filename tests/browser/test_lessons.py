"""Lessons in a browser: the coach's words one by one, rings around what they are about, a pupil's hands.

The pupil knows nothing of the game: touches what is ringed, and then the one golden button.
"""

from __future__ import annotations

import contextlib
import itertools
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, Position, expect

from stolek.core import registry
from stolek.table import lessons
from stolek.table.lobby_types import LessonBeat, LessonStep
from stolek.words import load
from tests.browser.house import DESKTOP, PHONE, Guest, House, axe_violations, guests, until

LESSONS = [(game, lesson) for game in registry.ids() for lesson in lessons.all_of(game)]
TAUGHT = next((game, lesson) for game, lesson in LESSONS if not lessons.get(game, lesson).wordless)
WORDLESS = [(game, lesson) for game, lesson in LESSONS if lessons.get(game, lesson).wordless]
FREE = next(
    (game, lesson)
    for game, lesson in LESSONS
    if (first := lessons.sheet(game, lesson).beats[0]).instead is None
    and first.steps[-1].at[0].startswith(".hand")
)
"""A lesson in which nothing speaks against the other cards of the first hand."""
FANNED = next(
    (game, lesson)
    for game, lesson in LESSONS
    if len(hand := lessons.sheet(game, lesson).beats[0].steps[-1].at) > 1
    and all(each.startswith(".hand [data-face") for each in hand)
)
"""A lesson that begins with several cards of the hand."""
SHARED = [
    (game, first, short)
    for (game, first), (other, short) in itertools.pairwise(LESSONS)
    if game == other and lessons.get(game, first).variant == lessons.get(game, short).variant
]
"""Lessons of one variant, for different numbers of players."""
RING_STANDS_OFF = 10
"""Pixels: half of them around what is ringed, and what a part of a card is rounded by."""
OWN_SCORE = "[data-seat='0']"
DRAWN = ".house svg > circle"
"""The numbers on the way up and down a house."""
COACH = "[data-coach]"
NEXT = f"{COACH} button.primary"
FIELD = "[data-go] input"
REFUSED = """() => performance.getEntriesByName('stolek-why')
  .filter(({ detail }) => detail.tried).flatMap(({ detail }) => detail.rules)"""
CORNER: Position = {"x": 14, "y": 24}
"""Cards of a hand lie on one another: here each is open."""
BESIDE: Position = {"x": 2, "y": 300}
"""Nothing lies at the edge of a child's table, and the coach has no reason to."""
GO = "[data-go] button.primary, [data-go] button.go"


@pytest.fixture(scope="module")
def pausing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose tables hold at moments, as those of a lesson do."""
    opened = House(tmp_path_factory.mktemp("pausing"), holds=True)
    opened.start()
    yield opened
    opened.stop()


def begin(guest: Guest, game: str, lesson: str) -> Page:
    """By the way under "?": the rule book has the lessons."""
    return begin_from_rules(guest.open(f"/rules/{game}"), game, lesson)


def begin_from_rules(page: Page, game: str, lesson: str) -> Page:
    names = list(lessons.all_of(game))
    page.locator(".lessons button").nth(names.index(lesson)).click()
    page.wait_for_url("**/t/*")
    return page


def follow(
    page: Page,
    game: str,
    lesson: str,
    seen: Callable[[LessonBeat, LessonStep], None] = lambda _beat, _step: None,
) -> None:
    """Takes the lesson to its last sentence."""
    for beat in lessons.sheet(game, lesson).beats:
        for n, step in enumerate(beat.steps):
            expect(page.locator(COACH)).to_have_attribute("data-coach", step.say)
            if step.at:  # what is to be touched later may not be there yet
                expect(page.locator(step.at[0]).first).to_be_visible()
                page.locator("[data-ring]").first.wait_for()
            seen(beat, step)
            if beat.last and n + 1 == len(beat.steps):
                return
            if n + 1 < len(beat.steps) or beat.moment is not None:
                page.locator(NEXT).click()
            else:
                do(page, step)


def do(page: Page, step: LessonStep) -> None:
    """Touches what is ringed, in order, and then the button, until the sentence is another."""
    now = page.locator(f"[data-coach='{step.say}']")
    for target in step.at:
        here = page.locator(target).first
        until(page, partial(_is_there, here, now))  # it may come with the touch before
        if now.count() == 0:
            return
        if target.startswith(".hand"):
            here.click(force=True, position=CORNER)
        else:
            here.click(force=True)
        page.wait_for_timeout(100)
    if now.count() > 0 and page.locator(FIELD).count() > 0:
        page.locator(FIELD).fill("Once upon a time")
    # A press where something else was a moment ago is taken for a stray one: whoever meant it presses again.
    until(page, lambda: now.count() == 0, lambda: press_again(page, step.at[-1]))


def _is_there(here: Locator, now: Locator) -> bool:
    return here.count() > 0 or now.count() == 0


def press_again(page: Page, last: str) -> None:
    """The golden button; else what was touched last, where a second touch does not put it back."""
    golden = page.locator(GO).count() > 0
    if golden or not last.startswith((".hand", "[data-spot")):
        if not golden:
            page.wait_for_timeout(500)  # it has just been touched
        with contextlib.suppress(Error):  # gone in this moment
            page.locator(GO if golden else last).first.click(force=True, timeout=1_000)
    page.wait_for_timeout(300)


def test_a_lesson_from_the_rule_book_to_its_end(browser: Browser, pausing: House) -> None:
    game, lesson = TAUGHT
    with guests(browser, pausing) as come:
        guest = come(size=PHONE, knowsHurry=False)
        page = begin(guest, game, lesson)
        tried: list[str] = []

        def seen(beat: LessonBeat, step: LessonStep) -> None:
            assert page.locator("[data-note]").count() == 0, "a pupil is not told to hurry"
            if step.wrong is not None:
                page.locator(step.at[0]).first.click(force=True)  # dimmed: the table says why not
                expect(page.locator("dialog")).to_contain_text(step.wrong.rule)
                page.keyboard.press("Escape")
                page.locator(f"{COACH} button").nth(1).click()  # the coach has gone on by itself
                expect(page.locator(COACH)).to_have_attribute("data-coach", step.say)
                tried.append(step.wrong.rule)

        def to_the_last_sentence(page: Page, table: str) -> None:
            page.goto(table)
            for step in lessons.sheet(game, lesson).beats[-1].steps[:-1]:
                expect(page.locator(COACH)).to_have_attribute("data-coach", step.say)
                page.locator(NEXT).click()

        follow(page, game, lesson, seen)
        assert tried
        assert page.evaluate(REFUSED) == tried, "whoever watches a first game can count what was tried"
        table = page.url
        running = page.locator(f"a[href$='{table.rsplit('/', 1)[-1]}']")
        page.locator(f"{COACH} button").first.click()  # home at once: it is no open game there
        page.locator(".do").wait_for()
        expect(running).to_have_count(0)
        to_the_last_sentence(page, table)
        page.locator(NEXT).click()  # a game like any other
        page.wait_for_url(lambda address: address != table and "/t/" in address)
        expect(page.locator(COACH)).to_have_count(0)
        to_the_last_sentence(page, table)
        page.get_by_role("button", name=load("en").text("lesson-play-on")).click()
        expect(page.locator(COACH)).to_have_count(0)
        guest.open_start()
        expect(running).to_have_count(1)
        page.goto(table)  # the coach stays away from a table where they were sent away
        page.locator("[data-go]").first.wait_for()
        expect(page.locator(COACH)).to_have_count(0)


def test_the_coach_objects_and_a_lesson_is_offered_once(browser: Browser, pausing: House) -> None:
    game, lesson = TAUGHT
    first = lessons.sheet(game, lesson).beats[0]
    with guests(browser, pausing) as come:
        guest = come(lessonsOffered=[], lang="cs-CZ")
        page = guest.play_now()
        offer = page.locator("[data-lesson-offer]")
        assert offer.evaluate("(offer) => offer.closest('header') !== null")  # it hides nothing of the table
        offer.click()
        expect(page.locator(COACH)).to_have_attribute("data-coach", first.steps[0].say)
        ringed = page.locator(first.steps[-1].at[0]).first
        other = page.locator(".hand button[aria-pressed]").nth(1)
        assert other.get_attribute("aria-label") != ringed.get_attribute("aria-label")
        other.click()
        page.locator(GO).click()
        expect(page.locator(f"{COACH} .objects")).to_be_visible()
        assert axe_violations(page) == []
        ringed.click()
        page.locator(GO).click()
        second = lessons.sheet(game, lesson).beats[1].steps[0].say
        expect(page.locator(COACH)).to_have_attribute("data-coach", second)
        page.reload()  # left, and taken up again
        expect(page.locator(COACH)).to_have_attribute("data-coach", second)
        guest.open_start()
        # The game that was left for it may stand before it: its bots play on if they were slow to begin.
        named = page.locator("a.plate small").get_by_text(load("cs").text("lesson-table"), exact=True)
        expect(named).to_have_count(1)
        guest.play_now()
        page.locator(GO).or_(page.locator("[data-go]")).first.wait_for()
        expect(page.locator("[data-lesson-offer]")).to_have_count(0)


@pytest.mark.parametrize(("game", "first", "short"), SHARED)
def test_the_lesson_offered_fits_the_number_of_players(
    browser: Browser, pausing: House, game: str, first: str, short: str
) -> None:
    """A newcomer is offered to learn; whoever was offered the other lesson, to learn what differs."""
    taught = lessons.get(game, short)
    with guests(browser, pausing) as come:
        for known, text in (([], "lesson-offer-yes"), ([f"{game}/{first}"], f"{game}-lesson-{short}")):
            guest = come(lessonsOffered=known)
            page = guest.open_start()
            wanted = {"game": game, "variant": taught.variant, "chairs": taught.chairs}
            made = page.request.post(guest.house.address + "/api/play", data=wanted)
            page = guest.open(f"/t/{made.json()['table']}")
            offer = page.locator("[data-lesson-offer]")
            expect(offer).to_contain_text(load("en", registry.get(game).folder).text(text))
            offer.click()
            expect(page.locator(COACH)).to_have_attribute(
                "data-coach", lessons.sheet(game, short).beats[0].steps[0].say
            )
            guest.play_now()  # of another kind, and the offer for this one has been taken
            assert page.evaluate("() => localStorage['stolek-settings']").count(f'"{game}/{short}"') == 1


def test_what_would_be_allowed_too_is_said_to_be(browser: Browser, pausing: House) -> None:
    game, lesson = FREE
    last = lessons.sheet(game, lesson).beats[0].steps[-1]
    with guests(browser, pausing) as come:
        page = begin(come(size=PHONE, lang="hu-HU"), game, lesson)
        expect(page.locator(COACH)).to_be_visible()
        cards = page.locator(".hand [data-face]")
        cards.first.wait_for()
        faces = [str(card.get_attribute("data-face")) for card in cards.all()]
        other = next(n for n, face in enumerate(faces) if not any(face in ringed for ringed in last.at))
        cards.nth(other).click(position=CORNER)
        page.locator(GO).first.click()
        expect(page.locator(COACH)).to_have_attribute("data-coach", last.say)
        allowed = re.escape(load("hu").text("lesson-allowed"))
        expect(page.locator(f"{COACH} .objects")).to_have_text(re.compile(rf"^{allowed} \S"))


@pytest.mark.parametrize(("game", "lesson"), WORDLESS)
def test_a_wrong_touch_is_answered_without_words(
    browser: Browser, pausing: House, game: str, lesson: str
) -> None:
    """What does not fit shakes, and no sheet opens; whatever leads nowhere makes the ring insist."""
    with guests(browser, pausing) as come:
        page = begin(come(size=PHONE, still=False, pace="normal"), game, lesson)
        steps = lessons.sheet(game, lesson).beats[0].steps
        (invited,) = [n for n, step in enumerate(steps) if step.wrong is not None]
        for step in steps[:invited]:
            expect(page.locator(COACH)).to_have_attribute("data-coach", step.say)
            page.locator(NEXT).click()
        unfit = page.locator(steps[invited].at[0]).first
        unfit.click(force=True, position=CORNER)  # dimmed
        expect(page.locator(COACH)).to_have_attribute("data-coach", steps[invited + 1].say)
        insists = page.locator("[data-ring].again").first
        expect(insists).to_have_count(0)
        unfit.click(force=True, position=CORNER)
        assert page.evaluate("() => document.getAnimations().some(({ id }) => id === 'refused')")
        insists.wait_for()
        expect(page.locator("dialog")).to_have_count(0)
        page.reload()
        expect(page.locator(COACH)).to_have_attribute("data-coach", steps[0].say)
        expect(insists).to_have_count(0)
        page.locator(".area-middle").click(position=BESIDE)
        insists.wait_for()


def test_of_cards_that_lie_on_one_another_the_open_part_is_ringed(browser: Browser, pausing: House) -> None:
    """Rings around whole cards would lie over their neighbours, and one could not tell which are meant."""
    game, lesson = FANNED
    steps = lessons.sheet(game, lesson).beats[0].steps
    with guests(browser, pausing) as come:
        page = begin(come(), game, lesson)
        for step in steps[:-1]:
            expect(page.locator(COACH)).to_have_attribute("data-coach", step.say)
            page.locator(NEXT).click()
        rings = page.locator("[data-ring]")
        expect(rings).to_have_count(len(steps[-1].at))
        page.wait_for_timeout(300)  # they are drawn where cards are that move
        boxes = [box for ring in rings.all() if (box := ring.bounding_box()) is not None]
        for left, right in itertools.pairwise(sorted(boxes, key=lambda box: box["x"])):
            assert left["x"] + left["width"] - right["x"] <= 2 * RING_STANDS_OFF


def test_nothing_is_said_over_the_offer_of_a_lesson(browser: Browser, pausing: House) -> None:
    with guests(browser, pausing) as come:
        page = come(size=PHONE, lessonsOffered=[], knowsHurry=False, still=False, pace="normal").play_now()
        page.locator("[data-lesson-offer]").wait_for()
        for _ in range(20):
            assert page.locator("[data-note]").count() == 0
            page.wait_for_timeout(100)


@pytest.mark.full
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_lesson_points_and_hides_nothing(
    browser: Browser, pausing: House, game: str, lesson: str, size: tuple[int, int]
) -> None:
    """Every sentence: its rings are there, and the words do not lie on what they are about."""
    with guests(browser, pausing) as come:
        page = begin(come(size=size), game, lesson)

        def seen(_beat: LessonBeat, step: LessonStep) -> None:
            page.wait_for_timeout(450)
            words = page.locator(COACH).bounding_box()
            for target in step.at[:1]:
                assert not _overlap(words, page.locator(target).first.bounding_box()), f"{step.say}: {target}"
            for own in page.locator(OWN_SCORE).all() if size == DESKTOP else ():
                assert not _overlap(words, own.bounding_box()), f"{step.say}: one's own score"
            for drawn in page.locator(DRAWN).all() if size == DESKTOP else ():
                assert not _overlap(words, drawn.bounding_box()), f"{step.say}: the way"

        follow(page, game, lesson, seen)


@pytest.mark.full
@pytest.mark.parametrize(("game", "lesson"), WORDLESS)
def test_a_lesson_without_words_is_taken_by_whoever_sees_no_text(
    browser: Browser, pausing: House, game: str, lesson: str
) -> None:
    """Nothing is legible: the pupil follows the hand, and touches the arrow where there is one; also what is
    wrong, where the hand invites to it."""
    beats = lessons.sheet(game, lesson).beats
    end = beats[-1].steps[-1].say
    wrong = {step.say for beat in beats for step in beat.steps if step.wrong is not None}
    with guests(browser, pausing) as come:
        page = begin(come(size=PHONE, still=False), game, lesson)
        page.evaluate(  # a style element is not allowed here
            "() => { const hidden = new CSSStyleSheet();"
            " hidden.replaceSync('* { -webkit-text-fill-color: transparent !important }');"
            " document.adoptedStyleSheets = [hidden]; }"
        )
        for _ in range(200):
            page.locator(COACH).wait_for()
            said = page.locator(COACH).get_attribute("data-coach")
            if said == end:
                return
            if page.locator(NEXT).count() > 0 and said not in wrong:
                page.locator(NEXT).click()
            elif (hand := page.locator("[data-hand]").bounding_box()) is not None:
                page.mouse.click(hand["x"] + 20, hand["y"] + 8)
                if said in wrong:  # the table answers without words, and the coach goes on
                    expect(page.locator(COACH)).not_to_have_attribute("data-coach", str(said))
            page.wait_for_timeout(700)
        pytest.fail("the hand does not lead to the end")


def _overlap(a: Any, b: Any) -> bool:
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return bool(across * down > 0.1 * b["width"] * b["height"] and across > 0 and down > 0)
