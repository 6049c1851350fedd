"""Options that say nothing in a variant, or with so many seats, are marked: there every value plays alike."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from stolek.core import registry
from stolek.core.bot import Budget, Observation, RandomBot
from stolek.core.game import Applies, make_setup
from stolek.core.play import Play
from stolek.table.game_cards import game_card

MOVES = 60


def _marks() -> Iterator[Any]:
    for game_id in registry.ids():
        game = registry.get(game_id).game
        for name, hint in get_type_hints(game.types.options, include_extras=True).items():
            for mark in getattr(hint, "__metadata__", ()):
                if isinstance(mark, Applies):
                    yield pytest.param(game_id, name, mark, id=f"{game_id}-{name}")


def _begun(game_id: str, variant: str, seats: int, options: dict[str, Any]) -> list[Any]:
    """The events of the first moves of a game, by chance but the same chance."""
    game = registry.get(game_id).game
    play = Play.start(game, make_setup(game, seats, variant, options), (11).to_bytes(32, "big"))
    rng, bot = random.Random(11), RandomBot()
    while play.prompts and len(play.moves) < MOVES:
        seat = next(seat for seat, prompt in play.prompts.items() if prompt.owed)
        play.submit(
            seat, bot.decide(Observation(game.view(play.state, seat), play.prompts[seat]), rng, Budget())
        )
    return [event for move in play.moves for event in move.events]


@pytest.mark.parametrize(("game_id", "name", "mark"), list(_marks()))
def test_an_option_says_nothing_where_it_does_not_apply(game_id: str, name: str, mark: Applies) -> None:
    game = registry.get(game_id).game
    field = next(f for f in msgspec.structs.fields(game.types.options) if f.name == name)
    values = get_args(get_type_hints(game.types.options)[name]) or (field.default, field.default + 1)
    assert game_card(game_id).options, "the card has it"
    (card,) = [each for each in game_card(game_id).options if each.name == name]
    assert (card.variants, card.seats) == (mark.variants, mark.seats)
    for variant in game.info.variants:
        for seats in (variant.seats[0], variant.seats[-1]):
            here = variant.id in (mark.variants or (variant.id,)) and seats in (mark.seats or (seats,))
            if not here:
                games = [_begun(game_id, variant.id, seats, {name: value}) for value in values]
                assert all(each == games[0] for each in games)
