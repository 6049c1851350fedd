"""Training in JAX, for every game that has a part in it: a run can be left and taken up again, and the game's
own checks of its arrays hold (``tests/arrays.py`` in its folder)."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.core.net import outputs
from stolek.fast.__main__ import kept
from stolek.fast.environments import VectorEnv
from stolek.fast.measure import against
from stolek.fast.nets import widened
from stolek.fast.train import Run, Settings
from stolek.fast.turns import advantages
from tests.extras.examples import examples, run

GAMES = [game for game in registry.ids() if (registry.get(game).folder / "fast" / "training.py").is_file()]
TINY = Settings(rows=512, parts=2, epochs=1, past_every=0.0, league=0.5)
pytestmark = pytest.mark.filterwarnings("default")  # what other people's packages warn of is theirs to mend


def part(game: str) -> Any:
    return importlib.import_module(f"stolek.games.{game}.fast.training")


def own_checks() -> list[Any]:
    found = []
    for game in GAMES:
        module = importlib.import_module(f"stolek.games.{game}.tests.arrays")
        found += [pytest.param(check, id=f"{game}-{check.__name__}") for check in module.CHECKS]
    return found


@pytest.mark.parametrize("check", own_checks())
def test_arrays(check: Any) -> None:
    check()


@pytest.mark.parametrize("game", GAMES)
def test_a_run_is_left_taken_up_and_measured(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    training = part(game)
    seats = min(training.SEATS)
    monkeypatch.setattr(training, "SEATS", (seats,))
    lines: list[str] = []
    run = Run(training, tmp_path, TINY)
    before = jax.tree.map(np.asarray, run.nets["actor"])
    run.compile()
    run.learn((seats,), 1.0, lines.append)
    assert run.state.batches > 0
    moved = jax.tree.map(lambda a, b: float(np.abs(a - np.asarray(b)).max()), before, run.nets["actor"])
    assert max(jax.tree.leaves(moved)) > 0
    again = Run(training, tmp_path, Settings(seed=99))
    assert again.state == run.state, "settings and progress are those of the folder"
    kept = jax.tree.map(lambda a, b: bool((np.asarray(a) == np.asarray(b)).all()), run.nets, again.nets)
    assert all(jax.tree.leaves(kept))
    assert len(again.pasts) == len(run.pasts) > 0
    while len(run.pasts) < run.state.settings.past_most:  # however fast this machine is
        run.remember()
    run.keep()
    for file in tmp_path.iterdir():
        assert file.stat().st_size < 8_000_000
    assert len(again.packed()) < 2_000_000
    found = against(training, again.playing(), again.playing(), "actor", "random", seats, 32, 16, 3)
    assert found.endswith("n = 32")


def test_an_exploiter_is_taken_up_again_and_its_minutes_are_those_of_training(tmp_path: Path) -> None:
    training, lines = part("daynight"), list[str]()
    frozen = training.init(jax.random.key(2))
    others, before = training.player("best", frozen), jax.tree.map(np.array, frozen["actor"])
    run = Run(training, tmp_path, TINY, start=frozen)
    run.exploit(others, 2, 0.0, lines.append)
    assert lines[0].startswith("compiled in")
    assert run.state.spent == run.state.batches == 0
    run.learn((2,), 1.0, lines.append)
    again = Run(training, tmp_path, TINY)
    assert again.state == run.state
    assert again.state.batches > 0
    moved = jax.tree.map(lambda a, b: bool((a != np.asarray(b)).any()), before, again.nets["actor"])
    assert any(jax.tree.leaves(moved))


def test_advantages_are_counted_back_from_where_games_end() -> None:
    """Two seats; the game ends with the second of three decisions and the win of the first seat."""
    values = jnp.asarray([[[0.5, 0.5]], [[0.4, 0.6]], [[0.7, 0.3]]])
    worth = jnp.zeros((3, 1, 2)).at[1, 0, 0].set(1.0)
    over = jnp.asarray([[False], [True], [False]])
    found = advantages(values, worth, over, jnp.asarray([[0.6, 0.4]]), 0.8)
    first = [-0.1 + 0.8 * 0.6, 0.6, -0.1]
    assert np.allclose(found[:, 0], [[each, -each] for each in first])


def test_a_net_that_is_widened_says_what_it_said_before() -> None:
    critic = part("dnup").init(jax.random.key(1))["critic"]
    critic = jax.tree.map(lambda a: a + 0.01, critic)
    wide = widened(jax.random.key(2), critic, critic["b"].shape[0] + 40)
    x = np.random.default_rng(3).random((5, critic["x"].shape[0]), np.float32)
    np.testing.assert_allclose(outputs(jnp, wide, x), outputs(jnp, critic, x), rtol=1e-4)
    assert all(a.shape != b.shape for name, a in wide.items() if name != "k" for b in [critic[name]])
    assert np.abs(np.asarray(wide["x"])[:, -40:]).min(0).max() > 0, "new numbers are made of something"


def test_what_was_never_trained_is_not_played_with(tmp_path: Path) -> None:
    with pytest.raises(StolekError, match="holds no run"):
        kept(part("dnup"), tmp_path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("game", ["daynight", "dnup"])
def test_many_tables_are_an_environment(game: str) -> None:
    """Everything offered may be done, wins are shared out once, and what is over stays as it is."""
    env = VectorEnv(game, 4, 16)
    step = jax.jit(env.step)
    state, rng, won = env.init(jax.random.key(1)), np.random.default_rng(2), np.zeros((16, 4))
    for n in range(4000):
        assert bool(state.legal_action_mask.any(-1).all() | state.terminated.any())
        wanted = np.where(state.legal_action_mask, rng.random(state.legal_action_mask.shape), -1)
        state = step(state, wanted.argmax(-1), jax.random.key(n))
        won += np.asarray(state.rewards)
        assert state.observation.shape[0] == 16
        if state.terminated.all():
            break
    assert bool(state.terminated.all())
    assert np.allclose(won.sum(-1), 0, atol=1e-5)
    assert (won.max(-1) > 0).all(), "somebody has won everywhere"
    again = step(state, wanted.argmax(-1), jax.random.key(0))
    assert np.allclose(again.rewards, 0)
    same = jax.tree.map(lambda a, b: bool((np.asarray(a) == np.asarray(b)).all()), state.table, again.table)
    assert all(jax.tree.leaves(same))


def test_the_example_runs(tmp_path: Path) -> None:
    (example,) = examples("environments.md", "Many tables at once")
    assert run(example, tmp_path)
