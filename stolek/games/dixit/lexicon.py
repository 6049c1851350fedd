"""What is known of our pictures in words: the deck file, and what comes to mind before them. No state."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from stolek.core.cards import Face
from stolek.games.dixit.speech import LANGUAGES

DISTANCES = ("near", "far", "farther")
_APART = ("de", "hu", "pl", "sk")
"""Languages whose clues have a file of their own."""


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


def _read(*path: str) -> dict[str, Any]:
    file = resources.files(__package__).joinpath(*path)
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _listed(by_language: dict[str, str]) -> dict[str, tuple[str, ...]]:
    """Words and sayings stand in one line, divided by commas."""
    return {lang: tuple(by_language[lang].split(", ")) for lang in LANGUAGES}


@cache
def lexicon() -> dict[Face, Entry]:
    """Our pictures by their faces."""
    minds = _read("lore", "pictures.toml")
    apart = {lang: _read("deck", "words", f"{lang}.toml") for lang in _APART}
    return {
        Face(card["id"]): Entry(
            title=card["title"] | {lang: by[card["id"]]["title"] for lang, by in apart.items()},
            alt=card["alt"] | {lang: by[card["id"]]["alt"] for lang, by in apart.items()},
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
