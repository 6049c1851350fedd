"""Games as the lobby lists them: variants, options, levels of bots, and the sections of their rulebooks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.core.game import HOSTS_LANGUAGE, AnyGame, Applies, make_setup
from stolek.table import lessons
from stolek.table.events import Options, OptionValue
from stolek.table.lobby_types import GameCard, OptionCard, RulesCard
from stolek.table.opening import NewPlay, NewTable

Wanted = TypeVar("Wanted", NewTable, NewPlay)


def game_card(game_id: str) -> GameCard:
    """A game as it stands on the shelf."""
    entry = registry.get(game_id)
    info = entry.game.info
    return GameCard(
        id=info.id,
        version=info.version,
        variants=info.variants,
        options=_option_cards(entry.game),
        levels=entry.levels,
        own_pictures=info.own_pictures,
        lessons=lessons.cards(game_id),
        quiet=entry.quiet,
        advice=entry.advice is not None,
    )


def _option_cards(game: AnyGame) -> tuple[OptionCard, ...]:
    hints = get_type_hints(game.types.options)
    marked = get_type_hints(game.types.options, include_extras=True)
    cards = []
    for field in msgspec.structs.fields(game.types.options):
        hint, default = hints[field.name], field.default
        if HOSTS_LANGUAGE in getattr(marked[field.name], "__metadata__", ()):
            cards.append(OptionCard(field.name, "language", get_args(hint), default))
            continue
        if get_origin(hint) is Literal:
            values = get_args(hint)
            refused = {str(value): _chairs_refused(game, {field.name: value}) for value in values}
            where = {value: chairs for value, chairs in refused.items() if chairs}
            cards.append(OptionCard(field.name, "choice", values, default, where))
        elif hint is bool:
            cards.append(OptionCard(field.name, "switch", (False, True), default))
        elif hint is int or int in get_args(hint):
            cards.append(OptionCard(field.name, "number", (), default))
        else:
            raise TypeError(f"{game.info.id}: no card is known for the option {field.name}: {hint}")
    return tuple(_where_it_applies(card, marked[card.name]) for card in cards)


def _where_it_applies(card: OptionCard, hint: Any) -> OptionCard:
    for mark in getattr(hint, "__metadata__", ()):
        if isinstance(mark, Applies):
            return msgspec.structs.replace(card, variants=mark.variants, seats=mark.seats)
    return card


def _chairs_refused(game: AnyGame, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
    """The numbers of chairs with which no variant can be played like this."""
    refused, possible = set(), set()
    for variant in game.info.variants:
        for chairs in variant.seats:
            try:
                make_setup(game, chairs, variant.id, options)
                possible.add(chairs)
            except StolekError:
                refused.add(chairs)
    return tuple(sorted(refused - possible))


def hosts_language(game: AnyGame, lang: str) -> Options:
    """The options that are a language, in the host's where the game has it."""
    hints = get_type_hints(game.types.options)
    marked = get_type_hints(game.types.options, include_extras=True)
    languages = [name for name in hints if HOSTS_LANGUAGE in getattr(marked[name], "__metadata__", ())]
    return {name: lang for name in languages if lang in get_args(hints[name])}


def in_language(wanted: Wanted, lang: str) -> Wanted:
    """The same in the host's language where nothing else is asked for; raises ``StolekError``."""
    usual = hosts_language(registry.get(wanted.game).game, lang)
    return msgspec.structs.replace(wanted, options={**usual, **(wanted.options or {})})


def rules_card(game_id: str) -> RulesCard:
    """The rulebook of a game: sections and rule ids; the texts are words of the catalogue."""
    entry = registry.get(game_id)
    return RulesCard(game_id, entry.game.rulebook.sections, entry.printing is not None)
