"""Saying things: the cases that the page's renderer has to pass too."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolek.core.cards import FaceWords
from stolek.core.errors import StolekError
from stolek.core.say import Say, say
from stolek.words import KNOWN, WordsError, language, load, negotiate, of_environment

FILE = json.loads(Path(__file__).with_name("cases.json").read_text(encoding="utf-8"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The cases' catalogues in the place where a game has its own."""
    (tmp_path / "words").mkdir()
    for code, text in FILE["catalogues"].items():
        (tmp_path / "words" / f"{code}.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("case", FILE["cases"], ids=lambda c: f"{c['lang']}: {c['about']}")
def test_a_case(case: dict[str, Any], folder: Path) -> None:
    faces = msgspec.convert(case.get("faces", []), list[FaceWords])
    words = load(case["lang"], folder).at_table(case["names"], case["you"], faces)
    assert words.say(msgspec.convert(case["say"], Say)) == case["expected"]


def test_the_cases_speak_every_language() -> None:
    assert {case["lang"] for case in FILE["cases"]} == {known.code for known in KNOWN}


def test_strict_words_do_not_let_a_missing_key_or_argument_pass() -> None:
    words = load("en", strict=True)
    with pytest.raises(WordsError, match="no message 'no-such-key'"):
        words.say(say("no-such-key"))
    with pytest.raises(WordsError, match="refused-text"):
        words.say(say("refused-text", least=1))


def test_an_attribute_is_read_by_its_name_and_falls_back_to_the_value() -> None:
    words = load("en")
    assert words.form("rule-ST-4", "title") == "The game is over"
    assert words.form("yes", "title") == "yes"


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("en-GB,en;q=0.9,cs;q=0.8", "en"),
        ("en;q=0.2, CS;q=0.7", "cs"),
        ("fr, cs;q=0.1", "cs"),
        ("de-AT, en;q=0.5", "de"),
        ("hu-HU,hu;q=0.9,en;q=0.8", "hu"),
        ("pl", "pl"),
        ("sk-SK,cs;q=0.7,en;q=0.3", "sk"),
        ("cs;q=0, fr", "en"),
        ("cs;q=much", "en"),
        ("xx;;;q,,=", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_browser_gets_the_language_it_likes_best(header: str | None, code: str) -> None:
    assert negotiate(header) == code


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "STOLEK_LANG": "en"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_a_terminal_gets_the_language_of_its_environment(environment: dict[str, str], code: str) -> None:
    assert of_environment(environment) == code


def test_a_language_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(
        StolekError, match=r"no language 'xx'; the languages are: cs \(Čeština\), de \(Deutsch\), en"
    ):
        language("xx")
    with pytest.raises(StolekError, match="no language 'xx'"):
        of_environment({"STOLEK_LANG": "xx"})
