"""A big screen with many players: whatever the names, the clue and the language, nothing covers anything."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser

from stolek.core.ids import Seat
from stolek.core.registry import get
from stolek.games.dixit.model import CLUE_MOST
from stolek.words import load
from tests.browser.conftest import page_is_built, wall  # noqa: F401 (fixtures)
from tools import gallery

pytestmark = pytest.mark.browser
NAMES = ("Maximiliane von Hohenberg", "Ota", "Szentgyörgyi Erzsébet", "Annemarie-Luise Kö")
CLUE = ("It was the evening when the lamps came down the hill and asked for the way to the sea. " * 3)[
    :CLUE_MOST
]
_FAULTS = """async () => {
  for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
  const rect = (each) => each.getBoundingClientRect();
  const faults = [];
  const head = rect(document.querySelector('.tv .head'));
  const track = document.querySelector('main .track');
  const foot = rect(document.querySelector('footer'));
  const below = Math.min(track === null ? foot.top : rect(track).top, foot.top);
  const cards = [...document.querySelectorAll('.stage .card')];
  if (cards.length < 7) faults.push(`only ${cards.length} pictures`);
  for (const card of cards) {
    const { left, right, top, bottom } = rect(card);
    if (top < head.bottom - 1 || bottom > below + 1) faults.push('a picture covers the heading or the track');
    if (left < 0 || right > innerWidth) faults.push('a picture is out of sight');
    const { width, height } = rect(card.querySelector('img, .picture'));
    if (Math.abs(height / width - 1.5) > 0.08 || width < 80) faults.push(`a strip: ${width} x ${height}`);
  }
  for (const words of document.querySelectorAll('.stage .who, .stage .words ul')) {
    const { top, bottom } = rect(words);
    if (bottom > below + 1 || top < head.bottom - 1) faults.push(`over the edge: ${words.textContent}`);
  }
  for (const row of document.querySelectorAll('.stage ol.crowd > li')) {
    const words = [...row.querySelectorAll('.words > *')].map(rect);
    const out = words.filter(({ top, bottom }) => top < rect(row).top - 1 || bottom > rect(row).bottom + 1);
    if (out.length > 0) faults.push(`out of its row: ${row.textContent}`);
  }
  for (const each of document.querySelectorAll('footer li, footer .player, footer .total')) {
    const { bottom, top } = rect(each);
    if (bottom > innerHeight + 1 || top < below - 1) faults.push(`out of the foot: ${each.textContent}`);
  }
  return faults;
}"""


@pytest.mark.parametrize(("variant", "seats"), [("base", 12), ("party", 12), ("team", 12), ("base", 7)])
def test_a_reveal_of_many_covers_nothing(
    browser: Browser,
    wall: str,  # noqa: F811 (a fixture)
    variant: str,
    seats: int,
) -> None:
    found = gallery.moments("dixit", variant, seats, None)
    page = gallery.open_gallery(browser, wall, (1920, 1080))
    for name in ("then revealed", "then scored", "wait over"):
        for lang, clue in (("en", None), ("de", None), ("hu", CLUE)):
            moment = msgspec.json.decode(msgspec.json.encode(found[name]), type=dict[str, Any])
            moment["lang"] = lang
            for person in moment["people"]:
                person["name"] = person["name"] if lang == "en" else NAMES[person["seat"] % len(NAMES)]
            if clue is not None:
                moment["shown"]["last"]["clue"] = clue
            page.evaluate("fixture => window.gallery.show(fixture)", moment)
            assert page.evaluate(_FAULTS) == [], (name, lang)
    page.close()


def _score_for_everything(moment: dict[str, Any], *rules: str) -> None:
    """Everyone but the storyteller scores by each of these rules, and every picture has votes."""
    told = moment["shown"]["last"]
    for score in told["scores"]:
        if score["seat"] != told["storyteller"]:
            score["points"] = [{"rule": rule, "points": 2} for rule in rules]
    pictures = len(told["table"])
    for seat, ballot in enumerate(told["ballots"]):
        if ballot is not None:
            ballot["places"] = [1 + (seat + more) % pictures for more in range(len(rules) - 1)]


_REASONS_OUT = """async () => {
  for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
  document.body.append(Object.assign(document.createElement('i'), { hidden: true }));
  document.body.lastChild.dataset.momentBar = '';
  for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
  const list = document.querySelector('.reveal').getBoundingClientRect();
  return [...document.querySelectorAll('.reveal .owner :is(.reasons, .each) span, .reveal .owner .voters')]
    .filter((each) => each.getBoundingClientRect().bottom > list.bottom + 1).map((each) => each.textContent);
}"""


@pytest.mark.parametrize(
    ("variant", "seats", "size"),
    [
        ("base", 4, (390, 844)),
        ("base", 6, (390, 844)),
        ("party", 6, (390, 844)),
        ("team", 6, (390, 844)),
        ("base", 4, (844, 390)),
        ("base", 6, (844, 390)),
        ("party", 6, (844, 390)),
        ("team", 6, (844, 390)),
    ],
)
def test_no_reason_is_cut_at_a_reveal_on_a_phone(
    browser: Browser,
    wall: str,  # noqa: F811 (a fixture)
    variant: str,
    seats: int,
    size: tuple[int, int],
) -> None:
    found = gallery.moments("dixit", variant, seats)
    page = gallery.open_gallery(browser, wall, size)
    for lang in ("en", "hu"):
        moment = msgspec.json.decode(msgspec.json.encode(found["then scored"]), type=dict[str, Any])
        moment["lang"] = lang
        for person in moment["people"]:
            person["name"] = NAMES[person["seat"] % len(NAMES)]
        if variant == "base":
            _score_for_everything(moment, "DX-11", "DX-12")
        page.evaluate("fixture => window.gallery.show(fixture)", moment)
        assert page.evaluate(_REASONS_OUT) == [], lang
    page.close()


_CUT_VOTERS = """async () => {
  for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
  const names = [...document.querySelectorAll('.voter > :is(small, span):not(.avatar):not(.unseen)')]
    .filter((each) => each.offsetWidth > 0);
  if (names.length === 0) return ['nobody voted'];
  return names.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent);
}"""


@pytest.mark.parametrize(("size", "name"), [((390, 844), "Szentgyörgyi"), ((1920, 1080), "Szentgyörgyi Ede")])
def test_the_names_of_voters_have_the_room_beside_a_picture(
    browser: Browser,
    wall: str,  # noqa: F811 (a fixture)
    size: tuple[int, int],
    name: str,
) -> None:
    viewer = Seat(0) if size[0] < size[1] else None
    found = msgspec.json.encode(gallery.moments("dixit", "base", 6, viewer)["then scored"])
    moment = msgspec.json.decode(found, type=dict[str, Any])
    for person in moment["people"]:
        person["name"] = name
    for seat, ballot in enumerate(moment["shown"]["last"]["ballots"]):
        if ballot is not None:
            ballot["places"] = [1 + seat % 3]
    for score in moment["shown"]["last"]["scores"]:
        score["points"] = []
    page = gallery.open_gallery(browser, wall, size)
    page.evaluate("fixture => window.gallery.show(fixture)", moment)
    assert page.evaluate(_CUT_VOTERS) == []
    page.close()


def test_whoever_scores_for_everything_is_told_whole(
    browser: Browser,
    wall: str,  # noqa: F811 (a fixture)
) -> None:
    """Twelve of whom each found the story, by a single vote, and had votes: the most there is to say."""
    moment = msgspec.json.decode(
        msgspec.json.encode(gallery.moments("dixit", "base", 12, None)["then scored"]), type=dict[str, Any]
    )
    for person in moment["people"]:
        person["name"] = NAMES[person["seat"] % len(NAMES)]
    _score_for_everything(moment, "DX-11", "DX-13", "DX-12")
    page = gallery.open_gallery(browser, wall, (1920, 1080))
    for lang in ("en", "de", "hu"):
        page.evaluate("fixture => window.gallery.show(fixture)", moment | {"lang": lang})
        assert page.evaluate(_FAULTS) == [], lang
    page.close()


def test_partners_stand_together_with_their_one_total(
    browser: Browser,
    wall: str,  # noqa: F811 (a fixture)
) -> None:
    moment = gallery.moments("dixit", "team", 6, None)["then scored"]
    page = gallery.open_gallery(browser, wall, (1920, 1080))
    gallery.hang(page, moment, "en")
    teams = page.locator("footer li.team")
    assert teams.count() == 3
    shown = msgspec.json.decode(moment.shown)
    for n in range(3):
        assert teams.nth(n).locator(".name").all_inner_texts() == [gallery.NAMES[n], gallery.NAMES[n + 3]]
        points = shown["seats"][n]["points"]
        assert teams.nth(n).locator(".total").inner_text().split()[:3] == ["team", str(n + 1), str(points)]
    page.close()


def test_in_the_party_game_points_stand_with_the_picture_they_come_from(
    browser: Browser,
    wall: str,  # noqa: F811 (a fixture)
) -> None:
    moment = gallery.moments("dixit", "party", 6, None)["then scored"]
    told = msgspec.json.decode(moment.shown)["last"]
    points = {score["seat"]: sum(each["points"] for each in score["points"]) for score in told["scores"]}
    page = gallery.open_gallery(browser, wall, (1920, 1080))
    gallery.hang(page, moment, "en")
    pictures = page.locator(".stage ol > li:has(> .card)")
    for place in range(len(told["table"])):
        voters = [seat for seat, ballot in enumerate(told["ballots"]) if ballot["places"] == [place + 1]]
        text = pictures.nth(place).inner_text()
        if voters:
            assert {points.get(seat, 0) for seat in voters} == {points.get(voters[0], 0)}
            assert (f"+{points[voters[0]]}" in text) == (points.get(voters[0], 0) > 0), text
        else:
            assert "no votes" in text, text
    page.close()


def test_what_votes_bring_the_storytellers_team_stands_with_the_picture_voted_for(
    browser: Browser,
    wall: str,  # noqa: F811 (a fixture)
) -> None:
    """Both partners score for both pictures; a vote on the storyteller's own brings nothing (DX-12)."""
    found = msgspec.json.encode(gallery.moments("dixit", "team", 6, None)["then scored"])
    moment = msgspec.json.decode(found, type=dict[str, Any])
    told = moment["shown"]["last"]
    teller = told["storyteller"]
    team = [teller, (teller + 3) % 6]
    for score in told["scores"]:
        if score["seat"] in team:
            score["points"] = [{"points": 3, "rule": "DX-11"}, {"points": 1, "rule": "DX-12"}]
    page = gallery.open_gallery(browser, wall, (1920, 1080))
    page.evaluate("fixture => window.gallery.show(fixture)", moment)
    pictures = page.locator(".stage ol > li:has(> .card)")
    own, partners = (pictures.nth(told["owners"].index(seat)).inner_text() for seat in team)
    vote = load("en", get("dixit").folder).text("dixit-ui-why-DX-12", points=1)
    assert ("+3" in own, vote in own) == (True, False), own
    assert ("+3" in partners, vote in partners) == (False, True), partners
    page.close()


def test_red_and_green_differ_by_more_than_colour(
    browser: Browser,
    wall: str,  # noqa: F811 (a fixture)
) -> None:
    page = gallery.open_gallery(browser, wall, (390, 844))
    gallery.hang(page, gallery.moments("dixit", "party", 6)["the red vote (answered)"], "en")
    drawings = {page.locator(f".token.{colour} svg").first.inner_html() for colour in ("green", "red")}
    assert len(drawings) == 2
    for viewer in (Seat(0), None):
        gallery.hang(page, gallery.moments("dixit", "party", 6, viewer)["then scored"], "en")
        assert page.locator(".card .red svg").count() == page.locator(".card .red").count() == 1
    page.close()


_LAST_QUOTE = """async () => {
  for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
  const words = document.querySelector('.clue h2');
  const end = document.createRange();
  end.setStart(words.lastChild, words.lastChild.data.length - 1);
  end.setEnd(words.lastChild, words.lastChild.data.length);
  const { left, right, top, bottom } = end.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return [end.toString(), words.contains(seen), words.scrollHeight - words.clientHeight < 8];
}"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)])
def test_the_longest_clue_is_seen_to_its_last_quote(
    browser: Browser,
    wall: str,  # noqa: F811 (a fixture)
    size: tuple[int, int],
) -> None:
    found = gallery.moments("dixit", "base", 6)
    page = gallery.open_gallery(browser, wall, size)
    for name in ("a long clue, give", "a long clue, vote"):
        for lang, quote in (("en", "”"), ("de", "“"), ("hu", "”")):
            gallery.hang(page, found[name], lang)
            assert page.evaluate(_LAST_QUOTE) == [quote, True, True], (name, lang)
    page.close()


_LEANS_OUT = """() => [...document.querySelectorAll('.contents .text b')].filter((line) => {
  const end = document.createRange();
  end.setStart(line.lastChild, line.lastChild.data.length - 1);
  end.setEnd(line.lastChild, line.lastChild.data.length);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = getComputedStyle(line).font;
  const { actualBoundingBoxRight, width } = pen.measureText(end.toString());
  const inked = end.getBoundingClientRect().right + actualBoundingBoxRight - width;
  return inked > line.getBoundingClientRect().right;
}).map((line) => line.textContent)"""


def test_in_the_storybook_no_last_quote_leans_out_of_its_line(
    browser: Browser,
    wall: str,  # noqa: F811 (a fixture)
) -> None:
    page = gallery.open_gallery(browser, wall, (390, 844))
    for lang in ("en", "cs", "hu"):
        gallery.hang(page, gallery.moments("dixit", "base", 4)["the end"], lang)
        page.locator(".contents .text b").first.wait_for()
        assert page.evaluate(_LEANS_OUT) == [], lang
    page.close()


def test_who_looks_on_is_told_what_is_waited_for(
    browser: Browser,
    wall: str,  # noqa: F811 (a fixture)
) -> None:
    found = gallery.moments("dixit", "base", 6, None)
    page = gallery.open_gallery(browser, wall, (390, 844))
    waits = {name: moment for name, moment in found.items() if name.startswith("wait dixit-prompt")}
    assert any("race" in name for name in waits)
    for name, moment in waits.items():
        gallery.hang(page, msgspec.structs.replace(moment, tv=False), "en")
        said = page.locator(".clue p, .action-row > p").all_inner_texts()
        assert any(said), name
    page.close()


def test_each_vote_is_asked_for_and_green_and_red_on_one_picture_is_warned_of(
    browser: Browser,
    wall: str,  # noqa: F811 (a fixture)
) -> None:
    page = gallery.open_gallery(browser, wall, (390, 844))
    gallery.hang(page, gallery.moments("dixit", "party", 6)["ask the red vote"], "en")
    warning = page.get_by_text("your own green vote scores nothing there")
    assert page.get_by_text("Two votes: green for").count() == 1
    asks_red = page.get_by_text("Now the red vote: green votes on that picture score nothing.")
    for place, colour, warned in ((1, "Green here", 0), (1, "Red here", 1), (2, "Red here", 0)):
        page.locator(f"[data-place='{place}']").click()
        page.get_by_role("button", name=colour).click()
        assert warning.count() == warned, (place, colour)
        assert asks_red.count() == (colour == "Green here")
    page.close()
