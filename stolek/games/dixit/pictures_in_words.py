"""Pictures as a listener knows them: by their words alone, ours by many, those of the players' own by few.

A picture's words stand by language and by where they come from: what is *seen* on it, what it brings to
*mind*, the *things* on it with all their names, and what its *themes* are called. No clue is heard here.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal, TypeAlias

import msgspec

from stolek.core.cards import Deck, Face, FaceWords
from stolek.games.dixit.across_languages import bridge, things
from stolek.games.dixit.lexicon import Entry, lexicon, themes
from stolek.games.dixit.meaning import HEARD
from stolek.games.dixit.stems import LANGUAGES, Vocabulary, content, tongues

Source: TypeAlias = Literal["seen", "mind", "thing", "theme"]
SOURCES: tuple[Source, ...] = ("seen", "mind", "thing", "theme")
Docs: TypeAlias = dict[str, dict[Source, dict[str, float]]]
"""Words with their weights, by language and source."""

_OTHER_WORD = 0.7
_LIKELY = 0.15
_SURE_NAME = 0.85
_OWN_THING = 0.6
_OWN_THEME = 0.6


class Picture(msgspec.Struct, frozen=True):
    """A picture in words. ``alt``, ``title`` and ``minds`` are English, for the encoder; ``own``: not ours,
    and all its owner ``said`` of it."""

    face: Face
    docs: Docs
    alt: str
    title: str
    minds: tuple[str, ...]
    themes: dict[str, float]
    own: bool
    said: FaceWords


def _empty() -> Docs:
    return {lang: {source: {} for source in SOURCES} for lang in LANGUAGES}


def _put(doc: dict[str, float], words: Iterable[str], weight: float) -> None:
    for word in words:
        doc[word] = max(doc.get(word, 0.0), weight)


def _put_themes(docs: Docs, weights: dict[str, float]) -> None:
    for theme, weight in weights.items():
        for lang in LANGUAGES:
            for place, words in enumerate(_theme_words(theme, lang)):
                _put(docs[lang]["theme"], words, weight if place == 0 else weight * _OTHER_WORD)


@cache
def _theme_words(theme: str, lang: str) -> list[list[str]]:
    return [content(said, lang) for said in themes()[theme][lang]]


def ours(face: Face, entry: Entry) -> Picture:
    docs = _empty()
    for lang in LANGUAGES:
        seen = [entry.title.get(lang, ""), entry.alt.get(lang, "")]
        if lang == "en":
            seen += [*entry.concepts, *entry.also]
        for said in seen:
            _put(docs[lang]["seen"], content(said, lang), 1.0)
        for said in entry.mind[lang]:
            _put(docs[lang]["mind"], content(said, lang), 1.0)
        for concept in entry.concepts:
            _put(docs[lang]["thing"], things()[concept].words(lang), 1.0)
    _put_themes(docs, entry.themes)
    return Picture(
        face,
        docs,
        entry.alt["en"],
        entry.title["en"],
        entry.mind["en"],
        entry.themes,
        own=False,
        said=FaceWords(face),
    )


def own(words: FaceWords) -> Picture:
    """A picture of the players' own, from its title, tags and description, in whatever language they are."""
    docs = _empty()
    text = ". ".join(filter(None, (words.title, *words.tags, words.alt)))
    spoken = tongues(text, bridge().vocabulary)
    language = max(spoken, key=lambda lang: spoken[lang])
    for lang, share in spoken.items():
        if share >= _LIKELY or lang == language:
            _put(docs[lang]["seen"], content(f"{words.title} {words.alt}", lang), 1.0)
            _put(docs[lang]["mind"], content(" ".join((words.title, *words.tags)), lang), 1.0)
    said = frozenset(known for word in content(text, language) for known in _surely(word, language))
    for thing in things().values():
        name = thing.said[language][0] if thing.said[language] else ()
        if name and said.issuperset(name):
            for lang in LANGUAGES:
                _put(docs[lang]["thing"], thing.words(lang), _OWN_THING)
    meant = {
        theme: _OWN_THEME
        for theme, by in themes().items()
        if said.intersection(word for each in by[language] for word in content(each, language))
    }
    _put_themes(docs, meant)

    def english(each: str) -> str:
        return each if language in HEARD else bridge().english(each, language) or each

    minds = tuple(english(each) for each in (words.title, *words.tags) if each)
    alt = english(words.alt or words.title or " ".join(words.tags))
    return Picture(
        words.face, docs, alt, english(words.title or alt), minds or (alt,), meant, own=True, said=words
    )


def _surely(word: str, language: str) -> list[str]:
    return [known for known, likeness in bridge().vocabulary[language].near(word) if likeness >= _SURE_NAME]


class Gallery:
    """All pictures of a deck, and where each word leads."""

    def __init__(self, pictures: tuple[Picture, ...]) -> None:
        self.pictures = pictures
        self.number = {picture.face: number for number, picture in enumerate(pictures)}
        self.own = any(picture.own for picture in pictures)
        self.leads: dict[str, defaultdict[str, list[tuple[Source, int, float]]]] = {}
        self.vocabulary: dict[str, Vocabulary] = {}
        for lang in LANGUAGES:
            leads: defaultdict[str, list[tuple[Source, int, float]]] = defaultdict(list)
            for number, picture in enumerate(pictures):
                for source, doc in picture.docs[lang].items():
                    for word, weight in doc.items():
                        leads[word].append((source, number, weight))
            self.leads[lang] = leads
            self.vocabulary[lang] = Vocabulary(leads)


@lru_cache(maxsize=8)
def gallery_of(deck: Deck) -> Gallery:
    """The pictures of this deck; whoever has said nothing of a picture has named it at least."""
    said = {words.face: words for words in deck.words}
    return Gallery(
        tuple(
            ours(face, lexicon()[face])
            if face in lexicon() and face not in said
            else own(said.get(face) or FaceWords(face, str(face)))
            for face in deck.cards
        )
    )
