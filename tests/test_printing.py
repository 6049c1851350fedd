"""Decks on paper: every card of every game is there, each page with its backs, then the rules."""

import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from stolek.cli import main
from stolek.core import registry
from stolek.printing import ACROSS, DOWN, Card, Rule, Sheets
from stolek.words import LANGUAGES, load

GAMES = [game for game in registry.ids() if registry.get(game).printing is not None]
_PAGE = rb"/Type /Page\b"


def printed(game: str, lang: str) -> bytes:
    entry = registry.get(game)
    assert entry.printing is not None
    return entry.printing(entry.game.default_deck(), load(lang, entry.folder))


def test_every_game_can_be_printed() -> None:
    assert list(registry.ids()) == GAMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "lang",
    [pytest.param(each.code, marks=() if each.code == "hu" else pytest.mark.full) for each in LANGUAGES],
)
def test_all_cards_with_backs_and_then_the_rules(game: str, lang: str) -> None:
    pdf = printed(game, lang)
    assert pdf.startswith(b"%PDF-")
    cards = len(registry.get(game).game.default_deck().cards)
    fronts = -(-cards // (ACROSS * DOWN))
    assert len(re.findall(_PAGE, pdf)) in range(2 * fronts + 1, 2 * fronts + 5), "a few pages of rules"


@pytest.mark.parametrize("game", GAMES)
def test_no_two_faces_look_alike(game: str) -> None:
    deck = registry.get(game).game.default_deck()
    draw = import_module(f"{registry.get(game).game.__module__.rpartition('.')[0]}.printing").draw
    drawn = Counter(draw(face, deck.groups[0].mark) for face in dict.fromkeys(deck.cards))
    assert set(drawn.values()) == {1}


def test_rules_that_do_not_fit_on_one_page_go_on_on_the_next() -> None:
    sheets = Sheets("much", "en")
    sheets.cards([Card("<rect width='100' height='140'/>")] * 10)
    sheets.rules("much", "to read", [Rule(f"rule {n}", "word " * 120) for n in range(30)])
    pdf = sheets.finished()
    assert len(re.findall(_PAGE, pdf)) >= 4 + 2


def test_the_command_writes_the_file(tmp_path: Path) -> None:
    target = tmp_path / "deck.pdf"
    with pytest.raises(SystemExit) as ended:
        main(["deck", "print", GAMES[-1], "--out", str(target), "--lang", "cs"])
    assert ended.value.code in (0, None)
    assert target.read_bytes().startswith(b"%PDF-")
