"""From the words of one language to those of another, by way of things that have names in all six.

The things are those of the Unicode CLDR annotations, the themes, and our pictures; words that keep company
with the same things mean much the same. Rough, and enough to guess by. Knows no clue and no table.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from importlib import resources

import msgspec

from stolek.games.dixit.lexicon import lexicon, themes
from stolek.games.dixit.stems import LANGUAGES, Vocabulary, content

_NAME = 2.5
_SAME_PLACE = 0.5
_NEAR_PLACE = 0.12
_LEAST_GLOSS = 0.1
_LEAST_LIKENESS = 0.6


class Thing(msgspec.Struct, frozen=True):
    """Something with names: by language the words of its name, then those of each keyword."""

    said: dict[str, tuple[tuple[str, ...], ...]]

    def words(self, language: str) -> frozenset[str]:
        return frozenset(word for words in self.said.get(language, ()) for word in words)


@cache
def things() -> dict[str, Thing]:
    """The things of the CLDR annotations by their English names."""
    text = (resources.files(__package__) / "lore" / "cldr.txt").read_text(encoding="utf-8")
    found = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            columns = dict(zip(LANGUAGES, line.split("\t"), strict=True))
            name = columns["en"].partition("; ")[0]
            found[name] = Thing({lang: _said(said.split("; "), lang) for lang, said in columns.items()})
    return found


def _said(items: list[str] | tuple[str, ...], language: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(content(item, language)) for item in items)


class Bridge:
    """Words of every language, and what they are in English."""

    def __init__(self, known: list[Thing]) -> None:
        self._known = known
        self._english = [thing.words("en") for thing in known]
        self._of: dict[str, defaultdict[str, list[int]]] = {lang: defaultdict(list) for lang in LANGUAGES}
        self._weight: dict[str, Counter[str]] = {}
        for lang in LANGUAGES:
            weight: Counter[str] = Counter()
            for number, thing in enumerate(known):
                words = thing.words(lang)
                for word in words:
                    self._of[lang][word].append(number)
                    weight[word] += len(words) ** -0.5
            self._weight[lang] = weight
        self.vocabulary = {lang: Vocabulary(self._of[lang]) for lang in LANGUAGES}
        self._glosses: dict[tuple[str, str], tuple[str, float]] = {}

    def english(self, text: str, language: str) -> str:
        """The text word by word in English, as far as its words are known; nothing else is left of it."""
        said: dict[str, None] = {}
        for word in content(text, language):
            for known, likeness in self.vocabulary[language].near(word)[:1]:
                gloss, weight = self._gloss(known, language)
                if likeness > _LEAST_LIKENESS and weight > _LEAST_GLOSS:
                    said[gloss] = None
        return " ".join(said)

    def _gloss(self, word: str, language: str) -> tuple[str, float]:
        found = self._glosses.get((word, language))
        if found is None:
            found = self._glosses[word, language] = self._find_gloss(word, language)
        return found

    def _find_gloss(self, word: str, language: str) -> tuple[str, float]:
        """The English word that keeps most company with this one."""
        shared: defaultdict[str, float] = defaultdict(float)
        for number in self._of[language][word]:
            thing = self._known[number]
            here = thing.said[language]
            size = (len(thing.words(language)) * len(self._english[number])) ** -0.5
            places = [i / len(here) for i, words in enumerate(here) if word in words]
            english = thing.said.get("en", ())
            for i, words in enumerate(english):
                named = i == 0 and word in here[0]
                beside = len(here) > 3 and any(abs(i / len(english) - p) < _NEAR_PLACE for p in places)
                for each in words:
                    shared[each] = shared[each] + size * (_SAME_PLACE if beside else 0.0)
                    if named:
                        shared[each] += size * (_NAME - 1)
            for each in self._english[number]:
                shared[each] += size
        if not shared:
            return "", 0.0
        own, theirs = self._weight[language][word], self._weight["en"]
        return max(
            ((each, 2 * count / (own + theirs[each])) for each, count in shared.items()),
            key=lambda gloss: (gloss[1], gloss[0]),
        )


@cache
def bridge() -> Bridge:
    known = list(things().values())
    known += [Thing({lang: _said(said, lang) for lang, said in words.items()}) for words in themes().values()]
    for entry in lexicon().values():
        known.append(Thing({lang: _said(said, lang) for lang, said in entry.mind.items()}))
        known.append(Thing({lang: _said([said], lang) for lang, said in entry.title.items()}))
        known.append(Thing({lang: _said([said], lang) for lang, said in entry.alt.items()}))
    return Bridge(known)
