"""Makes a set-up out of what a person typed; every mistake is a sentence saying what is possible."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from stolek.core import registry
from stolek.core.cards import Deck, read_deck
from stolek.core.errors import DeckError, StolekError
from stolek.core.game import AnyGame, Setup, make_setup
from stolek.server.store import deck_files
from stolek.table.game_cards import hosts_language

_SWITCH = {
    "yes": True,
    "true": True,
    "on": True,
    "1": True,
    "no": False,
    "false": False,
    "off": False,
    "0": False,
}


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise StolekError(f"{path} cannot be read ({error.strerror}): check the name of the file") from None


def write_file(path: Path, data: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as error:
        raise StolekError(f"{path} cannot be written ({error.strerror}): choose another place") from None


def deck_from(game: AnyGame, path: Path) -> Deck:
    """The deck in a file; raises ``StolekError`` naming file, line and fault."""
    if path.suffix == deck_files.SUFFIX:
        return _picture_deck(game, path)
    try:
        return read_deck(read_file(path).decode(), game.deck_faults)
    except UnicodeDecodeError:
        raise StolekError(f"{path} is not text in UTF-8: save the deck as UTF-8") from None
    except DeckError as error:
        raise StolekError(f"{path}, {error}") from None


def _picture_deck(game: AnyGame, path: Path) -> Deck:
    if not game.info.own_pictures:
        able = ", ".join(each for each in registry.ids() if registry.get(each).game.info.own_pictures)
        raise StolekError(f"{game.info.id} is not played with pictures of one's own; these are: {able}")
    try:
        deck = deck_files.as_deck(deck_files.read(read_file(path))[0])
    except StolekError as error:
        raise StolekError(f"{path}: {error}") from None
    for fault in game.deck_faults(deck):
        raise StolekError(f"{path}: {fault.fault}")
    return deck


def setup_from(
    game: AnyGame,
    players: int | None,
    variant: str | None,
    options: Sequence[str],
    deck: Path | None,
    lang: str | None = None,
) -> Setup[Any]:
    """The set-up; without a player count, the most common one of the variant. ``lang``: the player's."""
    chosen = game.info.variant(variant)
    official = [seats for seats in chosen.seats if seats not in chosen.unofficial]
    count = players if players is not None else usual_count(official or list(chosen.seats))
    return make_setup(
        game,
        count,
        chosen.id,
        {**hosts_language(game, lang or ""), **dict(_option(game, each) for each in options)},
        None if deck is None else deck_from(game, deck),
    )


def usual_count(seats: Sequence[int]) -> int:
    """The count in the middle, the larger of two."""
    return sorted(seats)[len(seats) // 2]


def _option(game: AnyGame, typed: str) -> tuple[str, Any]:
    name, equals, value = typed.partition("=")
    name = name.strip().replace("-", "_")
    value = value.strip()
    if not equals:
        raise StolekError(f"{typed!r} is not an option: write --option NAME=VALUE")
    hint = get_type_hints(game.types.options).get(name)
    if hint is bool:
        if value.lower() not in _SWITCH:
            raise StolekError(f"the option {name} cannot be {value!r}; it can be: yes, no")
        return name, _SWITCH[value.lower()]
    if get_origin(hint) is Literal and value not in map(str, get_args(hint)):
        possible = ", ".join(map(str, get_args(hint)))
        raise StolekError(f"the option {name} cannot be {value!r}; it can be: {possible}")
    return name, value


def seed_from(typed: str | None) -> bytes:
    """The 32 bytes of a game: those of the text a person gave, or new ones nobody can guess."""
    return secrets.token_bytes(32) if typed is None else hashlib.sha256(typed.encode()).digest()
