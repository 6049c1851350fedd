"""What bots are let think about once, so that nobody has to wait for their first answer."""

from __future__ import annotations

import random
from typing import Any

from stolek.core.bot import Observation, babbled
from stolek.core.game import AnyGame, make_setup
from stolek.core.play import Play
from stolek.core.visibility import sights

_FIRST_MOVES = 24


def first_questions(game: AnyGame) -> list[Observation[Any, Any]]:
    """One question of each kind that comes up early in a game, where any option is taken."""
    variant, rng = game.info.variants[0], random.Random(0)
    play = Play.start(game, make_setup(game, variant.seats[0], variant.id), bytes(32))
    found: dict[str, Observation[Any, Any]] = {}
    for _ in range(_FIRST_MOVES):
        owed = [prompt for prompt in play.prompts.values() if prompt.owed]
        if not owed:
            break
        for prompt in owed:
            if prompt.key not in found:
                view = game.view(play.state, prompt.seat)
                events = (event for move in play.moves for event in move.events)
                found[prompt.key] = Observation(view, prompt, sights(events, prompt.seat))
        play.submit(owed[0].seat, babbled(rng.choice(owed[0].options)))
    return list(found.values())
