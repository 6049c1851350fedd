"""Hypothesis strategies for any game: set-ups, seeds, games cut at a move."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from stolek.core.game import AnyGame, Setup
from stolek.testing.recorded_game import Course, at_random, record
from stolek.testing.setups import cases


def setups(game: AnyGame) -> st.SearchStrategy[Setup[Any]]:
    """Any variant, seat count and mixture of options; the first of each is the simplest."""
    return st.sampled_from([case.setup for case in cases(game)])


seeds: st.SearchStrategy[bytes] = st.binary(min_size=0, max_size=32)
"""Seeds of games."""


@st.composite
def cut_courses(draw: st.DrawFn, game: AnyGame) -> Course:
    """A game that stops after some move, possibly the opening."""
    setup, seed = draw(setups(game)), draw(seeds)
    moves = draw(st.integers(0, game.longest(setup)))
    choose = at_random(random.Random(draw(st.integers(0, 2**32))))
    return record(game, setup, seed, choose, moves)
