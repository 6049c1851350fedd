"""What the page reads aloud in short: as `tests/table/listening.py` has it, by which it is measured."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from stolek.core import registry
from stolek.core.game import Variant, make_setup
from stolek.core.play import Play
from stolek.core.say import Say, Who
from stolek.core.visibility import sights
from stolek.testing.recorded_game import at_random
from stolek.words import load
from tests.table.listening import Listening, brief
from tests.table.test_transcript_only import ME, VARIANTS
from tools import gallery

pytestmark = pytest.mark.browser
NAMES = ["Ada", *(f"Bot {n}" for n in range(2, 13))]
MOVES = 60


@pytest.fixture(scope="module")
def speaker(browser: Browser, wall: str) -> Iterator[Page]:
    page = gallery.open_gallery(browser, wall, (800, 600))
    yield page
    page.close()


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_the_page_says_in_short_what_is_measured(
    speaker: Page, game: str, variant: Variant, lang: str
) -> None:
    words = load(lang, registry.get(game).folder, strict=True).at_table(NAMES, ME)
    ear, heard = Listening(), []
    for how, topic, lines in listened(game, variant):
        said: Sequence[Say] = lines
        if how == "happened":
            ear.happened(lines[0])
        else:
            said = ear.begins(lines) if how == "begins" else getattr(ear, how)(topic, lines)
        heard.append([brief(words, line) for line in said])
    steps = [
        {"how": how, "topic": topic, "says": msgspec.to_builtins(lines)}
        for how, topic, lines in listened(game, variant)
    ]
    got: list[Any] = speaker.evaluate(
        "([lang, names, heard]) => window.gallery.listen(lang, names, heard)", [lang, NAMES, steps]
    )
    assert got == heard


def listened(game: str, variant: Variant) -> Iterator[tuple[str, str, tuple[Say, ...]]]:
    """What somebody hears of the beginning of a game, asking for hand and table at every decision."""
    entry = registry.get(game)
    others = at_random(random.Random(variant.id))
    play = Play.start(entry.game, make_setup(entry.game, variant.seats[0], variant.id), b"listened")
    heard, first = 0, True
    while play.prompts and len(play.moves) < MOVES:
        for move in play.moves[heard:]:
            for sight in sights(move.events, ME) if play.is_told(move, ME) else ():
                for each in entry.game.tell(sight):
                    if each.args.get("who") == Who(ME):
                        yield "happened", "", (each,)
        heard = len(play.moves)
        if ME in play.prompts:
            topics = entry.spoken(entry.game.view(play.state, ME).shown)
            if first:
                yield "begins", "hand", topics["hand"]
            first = False
            yield "brief", "hand", topics["hand"]
            yield "brief", "table", topics["table"]
            yield "changed", "score", topics["score"]
        play.submit(*others(play.prompts))
