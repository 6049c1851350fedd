"""The deck on paper: a card shows its number and its dot."""

from collections import Counter

from stolek.core.cards import Face
from stolek.games.numberloor import GAME
from stolek.games.numberloor.printing import DOTS, draw


def test_a_card_shows_its_number_and_its_dot() -> None:
    seven, night, balloon = draw(Face("f7"), "plain"), draw(Face("n7"), "red"), draw(Face("b3"), "blue")
    assert [text.text for text in seven.texts] == ["7"]
    assert [text.text for text in balloon.texts] == ["3", "3"]
    assert DOTS["red"] in night.svg
    assert DOTS["blue"] in balloon.svg
    assert seven.svg != night.svg
    faces = Counter(draw(face, "plain") for face in dict.fromkeys(GAME.default_deck().cards))
    assert set(faces.values()) == {1}, "no two faces look alike"
