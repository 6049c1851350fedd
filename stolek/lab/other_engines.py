"""Other people's engines, driven as their own examples drive them, for ``bench engine --peers``."""

from __future__ import annotations

import random
from typing import Any

from stolek.core.errors import StolekError
from stolek.lab.bench import PLAYERS, Engine, Tally

_MISSING = (
    "the peers are not installed ({} is missing): run make bench, which installs them, "
    "or pip install -r requirements/peers.txt"
)


def peers() -> tuple[Engine, ...]:
    """RLCard's uno by its environment and by its bare game, and OpenSpiel's crazy_eights."""
    try:
        import rlcard  # noqa: PLC0415
        from rlcard.games.uno import Game as Uno  # noqa: PLC0415
    except ImportError as error:
        raise StolekError(_MISSING.format(error.name)) from None
    environment = rlcard.make("uno", config={"seed": 1})

    def uno(rng: random.Random, tally: Tally) -> None:
        state, _ = environment.reset()
        while not environment.is_over():
            legal = list(state["legal_actions"])
            _count(tally, len(legal))
            state, _ = environment.step(legal[int(rng.random() * len(legal))])
        tally.games += 1

    def bare_uno(rng: random.Random, tally: Tally) -> None:
        game = Uno(num_players=PLAYERS)
        state, _ = game.init_game()
        while not game.is_over():
            legal = state["legal_actions"]
            _count(tally, len(legal))
            state, _ = game.step(legal[int(rng.random() * len(legal))])
        tally.games += 1

    return (
        # RLCard's environment plays uno with two, whatever it is asked for.
        Engine("RLCard uno", environment.num_players, uno, peer=True),
        Engine("RLCard uno (bare game)", PLAYERS, bare_uno, peer=True),
        spiel_engine(),
    )


def spiel_engine() -> Engine:
    """OpenSpiel's crazy_eights: its rules are in C++, the loop around them is Python's."""
    try:
        import pyspiel  # noqa: PLC0415
    except ImportError as error:
        raise StolekError(_MISSING.format(error.name)) from None
    spiel = pyspiel.load_game("crazy_eights", {"players": PLAYERS})

    def crazy_eights(rng: random.Random, tally: Tally) -> None:
        state = spiel.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_by_chance(rng, state.chance_outcomes()))
                continue
            legal = state.legal_actions()
            _count(tally, len(legal))
            state.apply_action(legal[int(rng.random() * len(legal))])
        tally.games += 1

    return Engine("OpenSpiel crazy_eights", PLAYERS, crazy_eights, peer=True)


def _count(tally: Tally, options: int) -> None:
    if options > 1:
        tally.decisions += 1
        tally.widest = max(tally.widest, options)


def _by_chance(rng: random.Random, outcomes: list[tuple[Any, float]]) -> Any:
    actions, weights = zip(*outcomes, strict=True)
    return rng.choices(actions, weights)[0]
