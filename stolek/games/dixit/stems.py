"""Words of six languages without their endings: taken apart, compared by their letters, told apart.

Knows no picture and no meaning. Words are compared without case and accents, so that endings, misspellings
and missing accents cost little: what begins alike or shares most of its letters is alike.
"""

from __future__ import annotations

import math
import re
import tomllib
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources

LANGUAGES = ("en", "cs", "de", "hu", "pl", "sk")
LEAST_LIKENESS = 0.5
_SLIP = 0.7
_LEAST_SLIP = 4
_REMEMBERED = 20_000
_FOLDED = str.maketrans({"ł": "l", "ß": "ss", "đ": "d", "ø": "o", "æ": "ae"})
_WORD = re.compile(r"[^\W\d_]+")


def plain(text: str) -> str:
    """Without case and accents."""
    folded = text.casefold()
    if folded.isascii():
        return folded
    parts = unicodedata.normalize("NFKD", folded.translate(_FOLDED))
    return "".join(c for c in parts if not unicodedata.combining(c))


def words_of(text: str) -> list[str]:
    """The words of a text, plain and in order."""
    return _WORD.findall(plain(text).replace("'", "").replace("’", ""))


@cache
def _grammar() -> dict[str, dict[str, str]]:
    text = (resources.files(__package__) / "lore" / "grammar.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def small_words(language: str) -> frozenset[str]:
    return frozenset(words_of(_grammar()["small"][language]))


def content(text: str, language: str) -> list[str]:
    """The words that carry something, as a speaker of this language would hear them."""
    small = small_words(language)
    return [word for word in words_of(text) if len(word) > 1 and word not in small]


class Vocabulary:
    """Words that are known, and which of them a heard word may be."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = sorted(set(words))
        self._holding: defaultdict[str, list[int]] = defaultdict(list)
        self._sizes = []
        for number, word in enumerate(self.words):
            pieces = _pieces(word)
            self._sizes.append(len(pieces))
            for piece in pieces:
                self._holding[piece].append(number)
        self._heard: dict[str, tuple[tuple[str, float], ...]] = {}
        self._shortened: defaultdict[str, list[str]] | None = None

    def near(self, word: str) -> tuple[tuple[str, float], ...]:
        """The known words this one resembles, the likest first, with their likeness up to 1."""
        found = self._heard.get(word)
        if found is None:
            if len(self._heard) > _REMEMBERED:  # clues come from strangers
                self._heard.clear()
            found = self._heard[word] = tuple(self._search(word))
        return found

    def forget(self) -> None:
        self._heard.clear()

    def _search(self, word: str) -> list[tuple[str, float]]:
        pieces = _pieces(word)
        shared: Counter[int] = Counter()
        for piece in pieces:
            shared.update(self._holding.get(piece, ()))
        alike = []
        for number, count in shared.items():
            known = self.words[number]
            dice = 2 * count / (len(pieces) + self._sizes[number])
            likeness = 1.0 if known == word else max(dice, _begins_alike(word, known))
            if likeness >= LEAST_LIKENESS:
                alike.append((known, likeness))
        if len(word) >= _LEAST_SLIP and all(likeness < _SLIP for _, likeness in alike):
            found = {known for known, _ in alike}
            alike += [(each, _SLIP) for each in self._slips(word) if each not in found]
        return sorted(alike, key=lambda each: (-each[1], each[0]))

    def _slips(self, word: str) -> set[str]:
        """Known words that are this one when each loses a letter: it may be misspelt."""
        if self._shortened is None:
            self._shortened = defaultdict(list)
            for known in self.words:
                if len(known) >= _LEAST_SLIP:
                    for left in _losing_one(known):
                        self._shortened[left].append(known)
        shortened = self._shortened
        return {known for left in (word, *_losing_one(word)) for known in shortened.get(left, ())}


def _pieces(word: str) -> set[str]:
    """Three letters in a row, the first two more than once: beginnings say more than endings.

    Each is marked with the word's first letter, which even a bad speller gets right: words with different
    ones are never compared."""
    marked = f"^{word}"
    first = word[0]
    return {first, *(first + marked[i : i + 3] for i in range(len(marked) - 2))}


def _losing_one(word: str) -> set[str]:
    return {word[:i] + word[i + 1 :] for i in range(1, len(word))}


def _begins_alike(left: str, right: str) -> float:
    """Words that differ in their endings only."""
    shorter, longer = sorted((len(left), len(right)))
    same = next((i for i in range(shorter) if left[i] != right[i]), shorter)
    return same / longer if same >= max(3, shorter - 2) else 0.0


_SMALL_WORD = 0.8
_OWN_LETTER = 0.6
_CERTAINTY = 7.0


def tongues(text: str, known: Mapping[str, Vocabulary], table: str | None = None) -> dict[str, float]:
    """How likely the text is in each language; ``table`` is the one that is spoken there, if any is."""
    letters = _grammar()["letters"]
    words = words_of(text)
    lowered = text.casefold()
    evidence = {}
    for language in LANGUAGES:
        small = small_words(language)
        found = 0.0
        for word in words:
            near = known[language].near(word)
            found += max(_SMALL_WORD if word in small else 0.0, near[0][1] ** 2 if near else 0.0)
        own = any(letter in lowered for letter in letters.get(language, ""))
        evidence[language] = (
            found / max(1, len(words)) + _OWN_LETTER * own + (0.15 if language == table else 0.0)
        )
    best = max(evidence.values())
    odds = {language: math.exp(_CERTAINTY * (value - best)) for language, value in evidence.items()}
    total = sum(odds.values())
    return {language: value / total for language, value in odds.items()}
