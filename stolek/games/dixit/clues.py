"""Clues a bot can give: those written for our pictures, and for others' what their words are about."""

from __future__ import annotations

import random
from collections.abc import Collection
from functools import lru_cache

from stolek.core.cards import Face
from stolek.games.dixit.lexicon import DISTANCES, lexicon, themes
from stolek.games.dixit.listening import nearest_themes
from stolek.games.dixit.model import CLUE_MOST
from stolek.games.dixit.pictures_in_words import Gallery, Picture
from stolek.games.dixit.stems import words_of

_LEAST_TITLE = 4


def spoken_form(clue: str) -> str:
    """By which it is known whether a clue was told before."""
    return " ".join(words_of(clue)) or clue.casefold()


def clues_for(
    gallery: Gallery, face: Face, language: str, told: Collection[str]
) -> dict[str, tuple[str, ...]]:
    """Clues by distance that were not told in this game; all of them if none is left."""
    picture = gallery.pictures[gallery.number[face]]
    known = _own_clues(picture, language) if picture.own else lexicon()[face].clues[language]
    fresh = {
        distance: tuple(clue for clue in clues if spoken_form(clue) not in told)
        for distance, clues in known.items()
    }
    return {distance: clues for distance, clues in (fresh if any(fresh.values()) else known).items() if clues}


@lru_cache(maxsize=1024)
def _shortened(title: str) -> tuple[str, ...]:
    """Single words of a title: never all of it."""
    long = [word for word in title.split() if len(word.strip(".,;:!?…")) >= _LEAST_TITLE]
    return tuple(dict.fromkeys(word.strip(".,;:!?…").capitalize() for word in long))


def _own_clues(picture: Picture, language: str) -> dict[str, tuple[str, ...]]:
    """Tags are near, words of the title too if there is nothing better; themes are far."""
    far = tuple(
        themes()[theme][language][0].capitalize() for theme in picture.themes or nearest_themes(picture)
    )
    said = picture.said
    near = tuple(" ".join(tag.split())[:CLUE_MOST] for tag in said.tags if tag.strip())
    near = near or _shortened(said.title or said.alt)[:3]
    found = {"near": near, "far": far, "farther": ()}
    return found if near or far else {**found, "near": (str(picture.face)[:CLUE_MOST],)}


def party_clue(language: str, told: Collection[str], rng: random.Random, *, ours: bool) -> str:
    """A clue about no picture in particular (DX-P2): the farthest there are. Only before pictures nobody has
    clues for it is the bare name of a theme."""
    if ours:
        names = [clue for entry in lexicon().values() for clue in entry.clues[language][DISTANCES[-1]]]
    else:
        names = [words[language][0].capitalize() for words in themes().values()]
    fresh = [name for name in names if spoken_form(name) not in told]
    return rng.choice(fresh or names)
