"""Every language says everything, with the same arguments, and by its own grammar."""

from collections import Counter

import pytest

from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.words import DEFAULT, KNOWN, LANGUAGES
from stolek.words.catalogue import Entry, entries, faults, plural_categories
from stolek.words.render import sources

CODES = [known.code for known in LANGUAGES]


def texts(code: str) -> list[str]:
    folders = [registry.get(game).folder for game in registry.ids()]
    return [text for _, text in sources(code, folders)]


def keyed(code: str) -> dict[str, Entry]:
    return {entry.key: entry for entry in catalogue(code)}


def catalogue(code: str) -> list[Entry]:
    return [entry for text in texts(code) for entry in entries(text)]


@pytest.mark.parametrize("code", CODES)
def test_a_language_says_all_that_the_default_one_says_by_its_own_grammar(code: str) -> None:
    assert faults(code, keyed(code), keyed(DEFAULT)) == []


def test_a_draft_may_have_gaps_but_nothing_wrong() -> None:
    for code in (known.code for known in KNOWN if known.draft):
        found = [each for each in faults(code, keyed(code), keyed(DEFAULT)) if not each.endswith(": missing")]
        # A form that nobody asks for yet may be asked for by what is still to come.
        assert [fault for fault in found if "nobody asks for" not in fault] == []


WHOLE = "a = { $x } of { $y }\n    .title = T\n"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "a: missing"),
        (WHOLE + "b = more\n", "b: no other language has it"),
        ("a = { $x } of { $y }\n", "a: no .title"),
        (WHOLE + "    .acc = T\n", "a: nobody asks for .acc"),
        ("a = { $x }\n    .title = T\n", "a: $y is lost"),
        ("a = { $x } of { $y } in { $z }\n    .title = T\n", "a: $z is given by nobody"),
        (
            "a = { $x ->\n    [one] A\n   *[other] B\n  } of { $y }\n    .title = T\n",
            "a: chooses by one, other, the plurals are few, one and other",
        ),
        (
            "a = { $x ->\n    [one] A\n    [few] B\n    [many] C\n   *[other] D\n  }{ $y }\n    .title = T\n",
            "a: chooses by few, many, one, other, the plurals are few, one and other",
        ),
    ],
)
def test_what_is_wrong_with_a_language_is_named(text: str, fault: str) -> None:
    default = {entry.key: entry for entry in entries(WHOLE)}
    assert faults("cs", {entry.key: entry for entry in entries(text)}, default) == [fault]


def test_a_choice_counts_as_using_and_a_form_that_is_asked_for_is_no_fault() -> None:
    default = {entry.key: entry for entry in entries("a = { $x } of { $y }\nb = B\n")}
    text = "a = { $x ->\n    [0] none of { $y-acc }\n   *[other] some\n  }\nb = B\n    .acc = Bu\n"
    assert faults("cs", {entry.key: entry for entry in entries(text)}, default) == []


@pytest.mark.parametrize(
    ("code", "categories"),
    [
        ("cs", {"one", "few"}),
        ("sk", {"one", "few"}),
        ("pl", {"one", "few", "many"}),
        ("hu", {"one"}),
        ("de", {"one"}),
    ],
)
def test_whole_numbers_have_these_plurals(code: str, categories: set[str]) -> None:
    assert plural_categories(code) == categories


@pytest.mark.parametrize("code", CODES)
def test_no_key_is_there_twice(code: str) -> None:
    counted = Counter(entry.key for entry in catalogue(code))
    assert [key for key, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.parametrize("code", CODES)
def test_a_game_has_words_in_every_language(game: str, code: str) -> None:
    file = registry.get(game).folder / "words" / f"{code}.ftl"
    assert file.is_file(), f"{game} has no {file.name} yet: translate en.ftl, or copy it until then"
    # A catalogue's keys belong to its game, so that two games never speak with one tongue.
    keys = [entry.key for entry in entries(file.read_text(encoding="utf-8"))]
    assert [key for key in keys if not key.startswith((f"{game}-", "rule-"))] == []


def test_what_is_not_fluent_is_named_by_its_line() -> None:
    with pytest.raises(StolekError, match="line 2: "):
        list(entries("good = yes\nbad - no\n"))
