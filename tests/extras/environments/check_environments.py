"""PettingZoo's and Gymnasium's own conformance tests, for every game and variant."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.lab.environments import encoding
from stolek.lab.environments.gymnasium_env import OneSeat, sample
from stolek.lab.environments.pettingzoo_env import aec, parallel
from stolek.lab.environments.session import Session
from tests.extras.examples import examples, run

TABLES = [
    pytest.param(game, variant.id, seats, id=f"{game}-{variant.id}-{seats}")
    for game in registry.ids()
    for variant in registry.get(game).game.info.variants
    for seats in sorted({min(n for n in variant.seats if n > 1), max(variant.seats)})
]
pytestmark = pytest.mark.filterwarnings("default")  # what other people's packages warn of is theirs to mend


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_pettingzoo_one_after_another(game: str, variant: str, seats: int) -> None:
    api_test(aec(game, seats, variant), num_cycles=200)
    seed_test(lambda: aec(game, seats, variant), num_cycles=40)


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_pettingzoo_all_at_once(game: str, variant: str, seats: int) -> None:
    parallel_api_test(parallel(game, seats, variant), num_cycles=200)
    parallel_seed_test(lambda: parallel(game, seats, variant), num_cycles=40)


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_gymnasium(game: str, variant: str, seats: int) -> None:
    env = OneSeat(game, seats, "random", variant, seat=seats - 1)
    check_env(env, skip_render_check=True)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    ended, reward = False, 0.0
    while not ended:
        seen, reward, ended, _, _ = env.step(sample(seen["action_mask"], rng))
    assert -1 < reward < 1
    assert env.step(0)[4] == {"refused": True}


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_a_whole_game_is_worth_nothing_in_all(game: str, variant: str, seats: int) -> None:
    env = aec(game, seats, variant)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        won[agent] += reward
        env.step(None if ended else sample(seen["action_mask"], rng))
    assert sum(won.values()) == pytest.approx(0)
    assert max(won.values()) > 0


def test_what_a_seat_is_given_does_not_depend_on_what_it_cannot_see() -> None:
    """A world dealt anew from the view gives the same arrays."""
    for game in registry.ids():
        session = Session(game, min(n for n in registry.get(game).game.info.variants[0].seats if n > 1))
        for seat in session.owed:
            prompt = session.prompt(seat)
            before = encoding.encode_view(session.view(seat), prompt), encoding.encode_options(prompt)
            session.imagine(seat, b"another")
            after = encoding.encode_view(session.view(seat), prompt), encoding.encode_options(prompt)
            assert all(np.array_equal(a, b) for a, b in zip(before, after, strict=True))
            assert before[0].any()


def test_an_answer_that_is_not_offered_is_refused() -> None:
    session = Session("daynight", 3)
    with pytest.raises(StolekError, match="was offered 7 options, and answered 7"):
        session.answer(session.owed[0], 7)


@pytest.mark.parametrize("heading", ["PettingZoo", "Gymnasium"])
def test_the_examples_run(heading: str, tmp_path: Path) -> None:
    (example,) = examples("environments.md", heading)
    assert len([line for line in example.splitlines() if line.strip()]) <= 12
    assert run(example, tmp_path)
