"""Games as the lobby lists them: variants, options, levels of bots, and the sections of their rulebooks."""

from __future__ import annotations

from typing import Literal, get_args, get_origin, get_type_hints

import msgspec

from stolek.core import registry
from stolek.core.game import AnyGame
from stolek.table.levels import levels
from stolek.table.lobby_types import GameCard, OptionCard, RulesCard


def game_card(game_id: str) -> GameCard:
    """A game as it stands on the shelf."""
    entry = registry.get(game_id)
    info = entry.game.info
    return GameCard(
        id=info.id,
        version=info.version,
        variants=info.variants,
        options=_option_cards(entry.game),
        levels=levels(entry),
        own_pictures=info.own_pictures,
    )


def _option_cards(game: AnyGame) -> tuple[OptionCard, ...]:
    hints = get_type_hints(game.types.options)
    cards = []
    for field in msgspec.structs.fields(game.types.options):
        hint, default = hints[field.name], field.default
        if get_origin(hint) is Literal:
            cards.append(OptionCard(field.name, "choice", get_args(hint), default))
        elif hint is bool:
            cards.append(OptionCard(field.name, "switch", (False, True), default))
        elif hint is int or int in get_args(hint):
            cards.append(OptionCard(field.name, "number", (), default))
        else:
            raise TypeError(f"{game.info.id}: no card is known for the option {field.name}: {hint}")
    return tuple(cards)


def rules_card(game_id: str) -> RulesCard:
    """The rulebook of a game: sections and rule ids; the texts are words of the catalogue."""
    return RulesCard(game_id, registry.get(game_id).game.rulebook.sections)
