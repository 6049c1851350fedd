"""What is known of our pictures in words: the deck file, and what comes to mind before them. No state."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from stolek.core.cards import Face
from stolek.games.dixit.stems import LANGUAGES

DISTANCES = ("near", "far", "farther")
_APART = ("de", "hu", "pl", "sk")
"""Languages whose clues have a file of their own."""
_NAMED = re.compile(r"^dixit-picture-(\w+) = (.+)\n(?:    \.\w+ = .+\n)*?    \.alt = (.+)$", re.MULTILINE)


class Entry(msgspec.Struct, frozen=True):
    """A picture in words. Texts are by language, clues by language and distance; ``mind`` is what it calls
    up."""

    title: dict[str, str]
    alt: dict[str, str]
    concepts: tuple[str, ...]
    also: tuple[str, ...]
    themes: dict[str, float]
    clues: dict[str, dict[str, tuple[str, ...]]]
    mind: dict[str, tuple[str, ...]]


def _text(*path: str) -> str:
    return resources.files(__package__).joinpath(*path).read_text(encoding="utf-8")


def _read(*path: str) -> dict[str, Any]:
    return tomllib.loads(_text(*path))


def _named() -> dict[str, dict[str, tuple[str, str]]]:
    """Titles and descriptions by language and picture: each stands in a line of the deck's catalogue."""
    return {
        lang: {
            face: (title, alt) for face, title, alt in _NAMED.findall(_text("deck", "words", f"{lang}.ftl"))
        }
        for lang in LANGUAGES
    }


def _listed(by_language: dict[str, str]) -> dict[str, tuple[str, ...]]:
    """Words and sayings stand in one line, divided by commas."""
    return {lang: tuple(by_language[lang].split(", ")) for lang in LANGUAGES}


@cache
def lexicon() -> dict[Face, Entry]:
    """Our pictures by their faces."""
    minds = _read("lore", "pictures.toml")
    named = _named()
    apart = {lang: _read("deck", "words", f"{lang}.toml") for lang in _APART}
    return {
        Face(card["id"]): Entry(
            title={lang: by[card["id"]][0] for lang, by in named.items()},
            alt={lang: by[card["id"]][1] for lang, by in named.items()},
            concepts=tuple(card["concepts"]),
            also=tuple(card["also"]),
            themes=card["themes"],
            clues={
                lang: {d: tuple(by[d]) for d in DISTANCES}
                for lang, by in (
                    card["clues"] | {lang: each[card["id"]] for lang, each in apart.items()}
                ).items()
            },
            mind=_listed(minds[card["id"]]),
        )
        for card in _read("deck", "deck.toml")["card"]
    }


@cache
def themes() -> dict[str, dict[str, tuple[str, ...]]]:
    """What a story can be about: each theme's words by language, its name first."""
    return {theme: _listed(words) for theme, words in _read("lore", "themes.toml").items()}
