"""OpenSpiel's own tests and algorithms on every game and variant."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from stolek.core import registry
from stolek.core.chance import Seeded
from stolek.core.event_tape import act, begin
from stolek.core.game import make_setup
from stolek.lab.environments import openspiel_game
from tests.extras.examples import examples, run
from tools import openspiel_daynight

TABLES = [
    pytest.param(game, variant.id, min(n for n in variant.seats if n > 1), id=f"{game}-{variant.id}")
    for game in registry.ids()
    for variant in registry.get(game).game.info.variants
]
pytestmark = pytest.mark.filterwarnings("default")  # what other people's packages warn of is theirs to mend


def load(game: str, variant: str, players: int, deals: int = 20) -> pyspiel.Game:
    (name,) = openspiel_game.register([game])
    return pyspiel.load_game(name, {"players": players, "variant": variant, "deals": deals})


@pytest.mark.parametrize(("game", "variant", "players"), TABLES)
def test_random_simulations(game: str, variant: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, variant, players), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "variant", "players"), TABLES)
def test_information_set_search_plays_a_move(game: str, variant: str, players: int) -> None:
    loaded = load(game, variant, players)
    rollouts = mcts.RandomRolloutEvaluator(random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(loaded, rollouts, 2.0, 4, random_state=np.random.RandomState(2))
    state = loaded.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()


def test_regret_minimisation_learns_from_whole_games() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load("daynight", "base", 2, deals=2))
    for _ in range(4):
        solver.iteration()
    assert len(solver._infostates) > 10


def test_the_learning_environment_has_tensors() -> None:
    env = rl_environment.Environment(load("numberloor", "full", 2))
    step = env.reset()
    assert len(step.observations["info_state"][0]) == env.observation_spec()["info_state"][0]


def test_a_resampled_position_looks_the_same_to_its_seat() -> None:
    state = load("daynight", "base", 3).new_initial_state()
    state.apply_action(5)
    world = state.resample_from_infostate(1, lambda: 0.25)
    assert world.information_state_string(1) == state.information_state_string(1)
    assert world.observation_string(1) == state.observation_string(1)
    assert world.observation_string(0) != state.observation_string(0)


def test_the_example_runs(tmp_path: Path) -> None:
    (example,) = examples("environments.md", "OpenSpiel")
    assert run(example, tmp_path)


@pytest.mark.parametrize("number", range(20))
def test_daynight_written_for_openspiel_is_the_same_game(number: int) -> None:
    """What speeds are compared with plays the games of the engine: same cards, same takers, same winners."""
    game, rng, seed = registry.get("daynight").game, random.Random(number), bytes([number]) * 32
    state, events = begin(game, make_setup(game, 4), Seeded(seed, 0))
    spiel = openspiel_daynight.DayNightGame().new_initial_state()
    number_of = openspiel_daynight.FACES.index
    shuffled = events[0]
    spiel.shuffle([*map(number_of, shuffled.removed + shuffled.pile)], shuffled.dealt_from)
    moves = 0
    while asked := game.prompts(state):
        prompt = next(prompt for prompt in asked.values() if prompt.owed)
        assert spiel.current_player() == prompt.seat
        assert spiel.legal_actions() == sorted(number_of(each.action.face) for each in prompt.options)
        chosen = rng.choice(prompt.options).action
        moves += 1
        state, _ = act(game, state, prompt.seat, chosen, Seeded(seed, moves))
        spiel.apply_action(number_of(chosen.face))
    outcome = game.outcome(state)
    assert outcome is not None
    assert spiel.is_terminal()
    assert tuple(spiel.stars) == outcome.scores
    assert [each > 0 for each in spiel.returns()] == [rank == 1 for rank in outcome.ranks]
