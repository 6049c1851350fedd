"""How well a clue fits each picture of a deck. No state, no chance: personas err elsewhere.

Several kinds of likeness are added up: shared words by where they come from, and with the extra
``stolek[words]`` likeness in meaning. What each is worth was found on the deck's own clues
(``tools/dixit_lore.py weigh``), so that the fits of the cards on a table are, softmaxed, how likely each of
them is the storyteller's.
"""

from __future__ import annotations

import math
import tomllib
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from stolek.core.cards import Deck
from stolek.games.dixit.across_languages import bridge
from stolek.games.dixit.lexicon import themes
from stolek.games.dixit.meaning import HEARD, encoder, has_words
from stolek.games.dixit.pictures_in_words import SOURCES, Gallery, Picture, gallery_of
from stolek.games.dixit.stems import LANGUAGES, content, tongues

MEANINGS = ("means_alt", "means_title", "means_mind", "means_minds", "means_themes")
KINDS = (*SOURCES, *MEANINGS)
Fits = tuple[float, ...]
Ear = Callable[[str], float]
_HEARD_AT_ALL = 0.1
_BEST_MINDS = 3
_REMEMBERED = 4096


class Listener:
    """Hears clues before the pictures of one deck."""

    def __init__(self, gallery: Gallery) -> None:
        self.gallery = gallery
        self._meant: Any = None
        self._heard = lru_cache(maxsize=_REMEMBERED)(self._hear)

    def fits(self, clue: str, table: str | None = None, ear: Ear | None = None) -> Fits:
        """How well the clue fits each picture, in the gallery's order. ``table``: the language spoken there;
        ``ear``: how much more or less than usual each kind of likeness says to whoever listens."""
        return self._added_up(self._heard(clue, table, has_words()), ear)

    def forget(self) -> None:
        """Hears every clue as if for the first time: for measuring."""
        self._heard.cache_clear()
        for known in (*self.gallery.vocabulary.values(), *bridge().vocabulary.values()):
            known.forget()
        if has_words():
            encoder().forget()

    def fits_in(self, clue: str, language: str) -> Fits:
        """The same for a clue whose language is certain, which is quicker."""
        return self._added_up(self._heard(clue, language, has_words(), certain=True), None)

    def _added_up(self, heard: Mapping[str, Sequence[float]], ear: Ear | None) -> Fits:
        own = [[value * ear(kind) for value in values] if ear else values for kind, values in heard.items()]
        return tuple(map(sum, zip(*own, strict=True)))

    def _hear(
        self, clue: str, table: str | None, with_words: bool, certain: bool = False
    ) -> Mapping[str, Sequence[float]]:
        """What each kind of likeness says for each picture."""
        if certain:
            spoken = {lang: float(lang == table) for lang in LANGUAGES}
        else:
            spoken = tongues(clue, bridge().vocabulary, table)
        likeness = self.likeness(clue, spoken, with_words)
        worth = weights(self.gallery.own, with_words, max(spoken, key=lambda lang: spoken[lang]))
        return {kind: [worth[kind] * value for value in values] for kind, values in likeness.items()}

    def likeness(self, clue: str, spoken: dict[str, float], with_words: bool) -> dict[str, Sequence[float]]:
        """Each kind of likeness by itself."""
        found: dict[str, Sequence[float]] = dict(self._shared_words(clue, spoken))
        if with_words:
            found.update(self._meanings(clue, spoken))
        return found

    def _shared_words(self, clue: str, spoken: dict[str, float]) -> dict[str, list[float]]:
        """Words in common, the rarer the better; of a word that leads to many pictures little is left."""
        count = len(self.gallery.pictures)
        total: dict[str, list[float]] = {source: [0.0] * count for source in SOURCES}
        for lang in LANGUAGES:
            if spoken[lang] < _HEARD_AT_ALL:
                continue
            for word in content(clue, lang):
                hits: defaultdict[str, dict[int, float]] = defaultdict(dict)
                for known, likeness in self.gallery.vocabulary[lang].near(word):
                    for source, number, weight in self.gallery.leads[lang][known]:
                        worth = likeness**2 * weight
                        if worth > hits[source].get(number, 0.0):
                            hits[source][number] = worth
                for kind, by_number in hits.items():
                    rarity = math.log((count + 1) / (1 + sum(by_number.values())))
                    for number, worth in by_number.items():
                        total[kind][number] += spoken[lang] * rarity * worth
        return total

    def _meanings(self, clue: str, spoken: dict[str, float]) -> dict[str, Sequence[float]]:
        if self._meant is None:
            self._meant = _Meant(self.gallery)
        language = max(spoken, key=lambda lang: spoken[lang])
        heard = [clue] if language in HEARD else []
        if language != "en":
            english = bridge().english(clue, language)
            heard += [english] if english else []
        return (
            self._meant.likeness(heard) if heard else {kind: [0.0] * self._meant.count for kind in MEANINGS}
        )


class _Meant:
    """The pictures of a gallery as the encoder hears their words."""

    def __init__(self, gallery: Gallery) -> None:
        import numpy as np  # noqa: PLC0415 (only with the extra)

        self._np = np
        pictures = gallery.pictures
        self.count = len(pictures)
        names = list(themes())
        hear = encoder().hear
        self._alt = hear([picture.alt for picture in pictures])
        self._title = hear([picture.title for picture in pictures])
        self._minds = hear([", ".join(picture.minds) for picture in pictures])
        self._mind = hear([mind for picture in pictures for mind in picture.minds])
        self._starts = np.cumsum([0, *(len(picture.minds) for picture in pictures)])
        self._themes = hear(theme_texts())
        shares = np.array([[picture.themes.get(name, 0.0) for name in names] for picture in pictures])
        if gallery.own:  # nobody has said what they are about: what their titles are nearest to
            near = np.maximum(self._title @ self._themes[: len(names)].T, 0.0) ** 4
            shares = shares + near / np.maximum(near.max(axis=1, keepdims=True), 1e-6)
        self._shares = shares / np.maximum(shares.sum(axis=1, keepdims=True), 1e-6)

    def likeness(self, texts: Sequence[str]) -> dict[str, Sequence[float]]:
        np = self._np
        heard = encoder().hear(texts).sum(axis=0)
        heard = heard / max(float(np.linalg.norm(heard)), 1e-6)
        each = self._mind @ heard
        best = [
            float(np.sort(each[start:end])[-_BEST_MINDS:].mean())
            for start, end in zip(self._starts, self._starts[1:], strict=False)
        ]
        names, longer = np.split(self._themes @ heard, 2)
        return {
            "means_alt": (self._alt @ heard).tolist(),
            "means_title": (self._title @ heard).tolist(),
            "means_mind": best,
            "means_minds": (self._minds @ heard).tolist(),
            "means_themes": (self._shares @ np.maximum(names, longer)).tolist(),
        }


def nearest_themes(picture: Picture) -> list[str]:
    """What a picture may be about of which nobody has said it; nothing without the extra."""
    if not has_words():
        return []
    names = list(themes())
    near = encoder().hear(theme_texts()[: len(names)]) @ encoder().hear([picture.title])[0]
    return [names[number] for number in near.argsort()[::-1][:3]]


def theme_texts() -> list[str]:
    """Each theme's English name, then each theme in more words."""
    said = [words["en"] for words in themes().values()]
    return [words[0] for words in said] + [", ".join(words[:6]) for words in said]


def chance_to_be_first(fits: Sequence[float], right: int, others: int) -> float:
    """How often this picture fits best at a table with so many others, over all tables; ties are shared."""
    lower = sum(fit < fits[right] for fit in fits)
    equal = sum(fit == fits[right] for fit in fits) - 1
    tables = math.comb(len(fits) - 1, others)
    return sum(
        math.comb(equal, tied) * math.comb(lower, others - tied) / (tied + 1) / tables
        for tied in range(min(equal, others) + 1)
    )


@cache
def _weights() -> dict[str, dict[str, float]]:
    text = (resources.files(__package__) / "lore" / "weights.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def weights(own: bool, with_words: bool, language: str) -> dict[str, float]:
    """What each kind of likeness is worth."""
    return _weights()[weighing(own, with_words, language)]


def weighing(own: bool, with_words: bool, language: str) -> str:
    """English and the other languages are heard differently, our pictures and others' too."""
    return "-".join(
        (
            "own" if own else "ours",
            "words" if with_words else "bare",
            "en" if language == "en" else "other",
        )
    )


@lru_cache(maxsize=8)
def listener(deck: Deck) -> Listener:
    return Listener(gallery_of(deck))
