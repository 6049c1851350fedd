"""What people are called: the name they choose, or one that comes with their face before they have."""

from __future__ import annotations

import hashlib

from stolek.core.errors import Refused, text_does_not_fit
from stolek.table.lobby_types import Me, MePatch
from stolek.table.messages import AVATARS, NAME_MOST, Person
from stolek.table.talk import clean_line

GIVEN_NAMES = (
    *("Alda", "Bora", "Ciri", "Dana", "Emil", "Fida", "Gusta", "Hela", "Ivo", "Jola", "Kim", "Lada"),
    *("Mara", "Nela", "Olin", "Pavo", "Rika", "Sam", "Tea", "Uma", "Vito", "Zora", "Arno", "Mika"),
)
"""What a person is called before they choose a name: one for each avatar, short and easy to tell apart."""


def unnamed(person: str) -> Me:
    """Somebody who has changed nothing yet."""
    avatar = hashlib.sha256(person.encode()).digest()[0] % AVATARS + 1
    return Me(Person(person, GIVEN_NAMES[avatar - 1], avatar), None, False)


def changed(me: Me, patch: MePatch) -> Me:
    """This person with what the patch names; raises ``Refused`` for a name that cannot be."""
    old = me.person
    name = old.name if patch.name is None else clean_name(patch.name)
    avatar = old.avatar if patch.avatar is None else patch.avatar
    lang = me.lang if patch.lang is None else patch.lang
    return Me(Person(old.id, name, avatar), lang, me.named or patch.name is not None)


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no space at the ends; raises ``Refused`` if it does not fit."""
    words = clean_line(name)
    if not 1 <= len(words) <= NAME_MOST:
        raise Refused(text_does_not_fit(1, NAME_MOST))
    return words
