"""What can be chosen for a game: its options as cards; what is a language is the host's."""

from __future__ import annotations

from typing import Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from stolek.core import registry
from stolek.core.game import AnyGame
from stolek.server.http.lobby_types import OptionCard
from stolek.table.events import Options
from stolek.table.opening import NewPlay, NewTable
from stolek.words import KNOWN

Wanted = TypeVar("Wanted", NewTable, NewPlay)
_CODES = frozenset(known.code for known in KNOWN)


def option_cards(game: AnyGame) -> tuple[OptionCard, ...]:
    """Every option, in the game's order."""
    hints = get_type_hints(game.types.options)
    cards = []
    for field in msgspec.structs.fields(game.types.options):
        hint, default = hints[field.name], field.default
        if get_origin(hint) is Literal:
            values = get_args(hint)
            cards.append(
                OptionCard(field.name, "language" if _CODES.issuperset(values) else "choice", values, default)
            )
        elif hint is bool:
            cards.append(OptionCard(field.name, "switch", (False, True), default))
        elif hint is int or int in get_args(hint):
            cards.append(OptionCard(field.name, "number", (), default))
        else:
            raise TypeError(f"{game.info.id}: no card is known for the option {field.name}: {hint}")
    return tuple(cards)


def in_language(wanted: Wanted, lang: str) -> Wanted:
    """The same in the host's language where nothing else is asked for; raises ``StolekError``."""
    cards = option_cards(registry.get(wanted.game).game)
    usual: Options = {card.name: lang for card in cards if card.kind == "language" and lang in card.values}
    return msgspec.structs.replace(wanted, options={**usual, **(wanted.options or {})})
