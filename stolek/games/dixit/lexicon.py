"""What the bots know of our pictures: the words of the deck file. No picture, no network, no state.

A clue is compared with a picture by the stems they share, rarer ones counting more, and by the themes a clue
speaks of. A deck of the players' own has no entry here: its bots go by the name of the picture alone.
"""

from __future__ import annotations

import math
import re
import tomllib
import unicodedata
from collections import Counter, defaultdict
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from stolek.core.cards import Face

DISTANCES = ("near", "far", "farther")
STEM = 5
LEAST_WORD = 3


class Entry(msgspec.Struct, frozen=True):
    """A picture in words: how much of each theme it has, its stems, its clues by language and distance."""

    themes: dict[str, float]
    stems: dict[str, float]
    clues: dict[str, dict[str, tuple[str, ...]]]


class Lexicon(msgspec.Struct, frozen=True):
    """All pictures, how rare each stem is, and which themes the stems of known clues stand for."""

    entries: dict[Face, Entry]
    rarity: dict[str, float]
    speaks_of: dict[str, dict[str, float]]

    def meaning(self, clue: str) -> tuple[dict[str, float], dict[str, float]]:
        """A clue's stems, and the themes they speak of."""
        stems = {stem: self.rarity.get(stem, 0.0) for stem in stems_of(clue)}
        themes: Counter[str] = Counter()
        for stem in stems:
            themes.update(self.speaks_of.get(stem, {}))
        return stems, dict(themes)

    def likeness(self, clue: str, face: Face) -> float:
        """How well a clue fits a picture; 0 when nothing connects them."""
        entry = self.entries.get(face)
        stems, themes = self.meaning(clue)
        if entry is None:
            shared = stems_of(face) & set(stems)
            return float(len(shared))
        words = sum(weight * entry.stems.get(stem, 0.0) for stem, weight in stems.items())
        return words + _alike(themes, entry.themes)


def stems_of(text: str) -> set[str]:
    """Words without case, accents and endings: rough, and the same for every language."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    words = re.findall(r"[^\W\d_]+", "".join(c for c in plain if not unicodedata.combining(c)))
    return {word[:STEM] for word in words if len(word) >= LEAST_WORD}


def _alike(left: dict[str, float], right: dict[str, float]) -> float:
    size = math.sqrt(sum(v * v for v in left.values()) * sum(v * v for v in right.values()))
    return sum(value * right.get(theme, 0.0) for theme, value in left.items()) / size if size else 0.0


@cache
def lexicon() -> Lexicon:
    text = (resources.files(__package__) / "deck" / "deck.toml").read_text(encoding="utf-8")
    raw = tomllib.loads(text)
    names: dict[str, dict[str, str]] = raw["themes"]
    entries = {Face(card["id"]): _entry(card, names) for card in raw["card"]}
    spread = Counter(stem for entry in entries.values() for stem in entry.stems)
    rarity = {stem: math.log(len(entries) / count) / math.log(len(entries)) for stem, count in spread.items()}
    return Lexicon(entries, rarity, _speaks_of(entries, names))


def _entry(card: dict[str, Any], names: dict[str, dict[str, str]]) -> Entry:
    """Words that say what is there count more than words of a clue or of a theme."""
    stems: defaultdict[str, float] = defaultdict(float)
    literal = [*card["title"].values(), *card["alt"].values(), *card["concepts"], *card["also"]]
    told = [clue for language in card["clues"].values() for clues in language.values() for clue in clues]
    themes = [name for theme in card["themes"] for name in names[theme].values()]
    for texts, weight in ((literal, 1.0), (told, 0.35), (themes, 0.5)):
        for stem in set().union(*map(stems_of, texts)):
            stems[stem] = max(stems[stem], weight)
    clues = {lang: {d: tuple(by[d]) for d in DISTANCES} for lang, by in card["clues"].items()}
    return Entry(card["themes"], dict(stems), clues)


def _speaks_of(entries: dict[Face, Entry], names: dict[str, dict[str, str]]) -> dict[str, dict[str, float]]:
    """A theme's own name speaks of it; so, more faintly, do the clues of the pictures that have it."""
    found: defaultdict[str, defaultdict[str, float]] = defaultdict(lambda: defaultdict(float))
    for theme, by_language in names.items():
        for stem in set().union(*map(stems_of, by_language.values())):
            found[stem][theme] += 1.0
    for entry in entries.values():
        for by_distance in entry.clues.values():
            for clue in by_distance["far"] + by_distance["farther"]:
                for stem in stems_of(clue):
                    for theme, weight in entry.themes.items():
                        found[stem][theme] += 0.15 * weight
    return {stem: dict(themes) for stem, themes in found.items()}
