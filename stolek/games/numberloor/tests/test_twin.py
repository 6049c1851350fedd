"""The array twin of the rules against the rules: real games replayed in both, step by step; and what bots
make of positions, for one table and for many."""

import multiprocessing
import os
import random
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import pytest

from stolek.core import Budget, Observation
from stolek.core.game import Setup, make_setup
from stolek.core.ids import Seat
from stolek.games.numberloor import BOTS, GAME
from stolek.games.numberloor.fast import plans as many
from stolek.games.numberloor.fast import seeing, twin
from stolek.games.numberloor.learned.features import choice, described, options_of, situation, start_of
from stolek.games.numberloor.learned.plans import CODE, SLOTS, plans, slots
from stolek.games.numberloor.model import Options
from stolek.games.numberloor.tests.replay import Replay, replayed

SHORT = {"turn_limit": 40}
FULL: tuple[dict[str, Any], ...] = (
    {},
    {"takeover": "off"},
    {"takeover_after": "floor"},
    {"night_floor": "any"},
    {"after_takeover": "left"},
    {"night_floor": "any", "takeover_after": "floor", "after_takeover": "left"},
)
SETUPS: list[Setup[Options]] = [
    make_setup(GAME, seats, variant, {**SHORT, **options})
    for seats in (2, 3, 4, 5)
    for variant in ("full", "medium", "beginner")
    for options in (FULL if variant == "full" else ({}, {"turn_limit": 150, "starter": "2"}))
]
SLICES = 20
AT_ONCE = 50
ROUNDS = 100_000 // SLICES // AT_ONCE


@pytest.mark.parametrize("part", range(4))
def test_games_replayed_in_the_twin_step_by_step(part: int) -> None:
    for number, setup in enumerate(SETUPS):
        if number % 4 == part:
            replayed(setup, [number, number + 1_000])


def replay_part(number: int) -> int:
    replayed(SETUPS[number % len(SETUPS)], range(10_000 + number * AT_ONCE, 10_000 + (number + 1) * AT_ONCE))
    return AT_ONCE


@pytest.mark.full
@pytest.mark.parametrize("part", range(SLICES))
def test_a_hundred_thousand_games_replayed_in_the_twin(part: int) -> None:
    """A twentieth of them: the run can be stopped and resumed in between."""
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        parts = pool.map(replay_part, range(part * ROUNDS, (part + 1) * ROUNDS))
        assert sum(parts) == 100_000 // SLICES


def asked(game: Replay) -> Seat | None:
    """Who has a decision in both, and is bound by no order."""
    seat = Seat(int(game.table.asked[0]))
    window = game.play.state.phase == "window"
    if bool(game.table.window[0]) != window or game.play.state.orders[seat] != "ask":
        return None
    return seat


def holds_plans_and_features_to_each_other(game: Replay) -> None:
    seat = asked(game)
    if seat is None or game.rng.random() < 0.7:
        return
    c, t = game.course, game.table
    view = GAME.view(game.play.state, seat)
    actions = [option.action for option in game.play.prompts[seat].options]
    np.testing.assert_allclose(seeing.situation(np, c, t)[0], situation(view), atol=1e-6)
    if not view.shown.choosing_top:
        holds_ends(game, [choice(action) for action in actions], view)
    found = many.options(np, c, t, 200, None)
    told = seeing.described(np, c, t, found)[0][found.may[0]]
    options = options_of(view, actions, 1 << 20)
    expected = np.asarray([described(view, option) for option in options])
    for row, number in zip(told, found.choice[0][found.may[0]], strict=True):
        if options:
            assert np.abs(expected - row).max(-1).min() < 1e-5
        assert number in [choice(action) for action in actions]


def holds_ends(game: Replay, firsts: list[int], view: Any) -> None:
    """Every end, and the cost of the best order to it."""
    c, t = game.course, game.table
    start = start_of(view, firsts)
    types = slots(start.hand)
    kinds = many.slot_types(np, twin.at(np, t.hands, t.asked), SLOTS)
    assert [kind for kind in kinds[0] if kind >= 0] == types
    costs = many.exposed(np, c, t) if c.windows else None
    codes = many.ends(np, c, t, kinds, game.may[None, : twin.DRAW], costs, SLOTS)[0]
    ours = {}
    for n, beside, top in zip(*np.nonzero(codes < many.NEVER), strict=True):
        laid = tuple(sorted(types[each] for each in np.flatnonzero(many.members(SLOTS)[n])))
        ours[laid, int(beside), int(top)] = int(codes[n, beside, top]) // CODE
    theirs = {}
    for (mask, beside, top), code in plans(start).items():
        laid = tuple(sorted(kind for n, kind in enumerate(types) if mask >> n & 1))
        theirs[laid, beside, top] = code // CODE
    assert ours == theirs


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_plans_and_features_are_the_same_for_one_table_and_for_many(seats: int) -> None:
    for number, setup in enumerate(SETUPS):
        if setup.seats == seats:
            short = make_setup(GAME, seats, setup.variant, {**_asked(setup), "turn_limit": 10})
            replayed(short, [number], holds_plans_and_features_to_each_other)


def _asked(setup: Setup[Options]) -> dict[str, Any]:
    chosen = setup.options
    return {
        name: getattr(chosen, name)
        for name in ("takeover", "takeover_after", "night_floor", "after_takeover")
    }


def test_the_casual_bot_as_arrays_leaves_as_good_a_hand_as_the_bot() -> None:
    """It may take another card first, or another of two plans that are worth the same."""
    alike = []

    def look(game: Replay) -> None:
        seat = asked(game)
        if seat is None or game.play.state.phase == "window" or game.play.state.chain:
            return
        prompt = game.play.prompts[seat]
        action = BOTS["casual"]().decide(
            Observation(GAME.view(game.play.state, seat), prompt), random.Random(1), Budget()
        )
        found = many.options(np, game.course, game.table, 60, None, wary=False)
        worth = np.where(found.may, found.worth, -1e9)[0]
        best = found.choice[0][worth >= worth.max() - 1e-6]
        alike.append(choice(action) in best)

    for number in range(3):
        replayed(make_setup(GAME, 4, "full", {"turn_limit": 20}), [number], look)
    assert len(alike) > 30
    assert sum(alike) / len(alike) > 0.8
