"""The deck on paper: every card is there, the rules fit on one page, in every language."""

import re
import zlib
from collections import Counter
from pathlib import Path

import pytest

from stolek.cli import main
from stolek.core import registry
from stolek.core.cards import Face
from stolek.games.numberloor import GAME, PRINT
from stolek.games.numberloor.printing import DOTS, draw
from stolek.words import LANGUAGES, load

CARDS_A_PAGE = 9


def pages(pdf: bytes) -> list[bytes]:
    """The drawing of each page, as the PDF's own commands."""
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL)
    drawn = []
    for stream in streams:
        try:
            drawn.append(zlib.decompress(stream))
        except zlib.error:
            continue
    return [each for each in drawn if b"BT" in each]


@pytest.mark.parametrize("lang", [each.code for each in LANGUAGES])
def test_all_cards_and_one_page_of_rules(lang: str) -> None:
    deck = GAME.default_deck()
    pdf = PRINT(deck, load(lang, registry.get("numberloor").folder))
    assert pdf.startswith(b"%PDF-")
    full, rest = divmod(len(deck.cards), CARDS_A_PAGE)
    assert len(re.findall(rb"/Type /Page\b", pdf)) == full + bool(rest) + 1
    assert b"/Subtype /Image" not in pdf, "cards are drawn, not photographed"
    assert len(pages(pdf)) >= full + 1


def test_a_card_shows_its_number_and_its_dot() -> None:
    seven, night, balloon = draw(Face("f7"), "plain"), draw(Face("n7"), "red"), draw(Face("b3"), "blue")
    assert [text.text for text in seven.texts] == ["7"]
    assert [text.text for text in balloon.texts] == ["3", "3"]
    assert DOTS["red"] in night.svg
    assert DOTS["blue"] in balloon.svg
    assert seven.svg != night.svg
    faces = Counter(draw(face, "plain") for face in dict.fromkeys(GAME.default_deck().cards))
    assert set(faces.values()) == {1}, "no two faces look alike"


def test_the_command_writes_the_file(tmp_path: Path) -> None:
    target = tmp_path / "deck.pdf"
    with pytest.raises(SystemExit) as ended:
        main(["deck", "print", "numberloor", "--out", str(target), "--lang", "cs"])
    assert ended.value.code in (0, None)
    assert target.read_bytes().startswith(b"%PDF-")
