"""Every language says everything, with the same arguments, and says it by its own typography."""

import re
from collections import Counter

import pytest

from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.words import DEFAULT, LANGUAGES
from stolek.words.catalogue import Entry, entries
from stolek.words.render import sources

CODES = [known.code for known in LANGUAGES]


def texts(code: str) -> list[str]:
    folders = [registry.get(game).folder for game in registry.ids()]
    return [text for _, text in sources(code, folders)]


def catalogue(code: str) -> list[Entry]:
    return [entry for text in texts(code) for entry in entries(text)]


@pytest.mark.parametrize("code", [code for code in CODES if code != DEFAULT])
def test_a_language_has_the_keys_attributes_and_arguments_of_the_default_one(code: str) -> None:
    ours = {entry.key: entry for entry in catalogue(code)}
    theirs = {entry.key: entry for entry in catalogue(DEFAULT)}
    assert sorted(theirs.keys() - ours.keys()) == [], "missing keys"
    assert sorted(ours.keys() - theirs.keys()) == [], "extra keys"
    other = [key for key, entry in theirs.items() if ours[key].attributes != entry.attributes]
    assert other == [], "other attributes"
    other = [key for key, entry in theirs.items() if not agree(ours[key], entry)]
    assert other == [], "other arguments"


def agree(one: Entry, other: Entry) -> bool:
    """Whether each at least chooses by what the other shows: nothing told in one language is lost."""
    return one.shows <= other.uses and other.shows <= one.uses


def test_an_argument_that_is_lost_is_noticed() -> None:
    text = "a = { $x } of { $y-acc }\nb = { $x ->\n   *[other] { $y }\n  }\nc = { $y }\n"
    told, chosen, lost = entries(text)
    assert agree(told, chosen)
    assert not agree(told, lost)


@pytest.mark.parametrize("code", CODES)
def test_no_key_is_there_twice(code: str) -> None:
    counted = Counter(entry.key for entry in catalogue(code))
    assert [key for key, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.parametrize("code", CODES)
def test_a_game_has_words_in_every_language(game: str, code: str) -> None:
    file = registry.get(game).folder / "words" / f"{code}.ftl"
    assert file.is_file()
    # A catalogue's keys belong to its game, so that two games never speak with one tongue.
    keys = [entry.key for entry in entries(file.read_text(encoding="utf-8"))]
    assert [key for key in keys if not key.startswith((f"{game}-", "rule-"))] == []


@pytest.mark.parametrize("code", ["cs"])
def test_a_one_letter_preposition_keeps_to_the_word_after_it(code: str) -> None:
    loose = [
        line
        for text in texts(code)
        for line in text.splitlines()
        if not line.startswith("#") and re.search(r"(?:^|[\s(„])[kosuvzKOSUVZ] (?=\S)", line)
    ]
    assert loose == []


def test_what_is_not_fluent_is_named_by_its_line() -> None:
    with pytest.raises(StolekError, match="line 2: "):
        list(entries("good = yes\nbad - no\n"))
