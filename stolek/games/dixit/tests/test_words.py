"""The catalogues name the pictures as the deck file does."""

import tomllib
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

FOLDER = resources.files("stolek.games.dixit")
DECK = tomllib.loads((FOLDER / "deck" / "deck.toml").read_text(encoding="utf-8"))


def flat(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    return "".join(str(each.value) for each in pattern.elements if isinstance(each, ast.TextElement))


@pytest.mark.parametrize("language", ["cs", "en"])
def test_titles_and_descriptions_are_those_of_the_deck_file(language: str) -> None:
    text = (FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    messages = {m.id.name: m for m in FluentParser().parse(text).body if isinstance(m, ast.Message)}
    for card in DECK["card"]:
        message = messages[f"dixit-picture-{card['id']}"]
        assert flat(message.value) == card["title"][language]
        assert flat(message.attributes[0].value) == card["alt"][language]
