"""Stateful play by Hypothesis: it looks for the shortest way to break a game, and shows it move by move."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stolek.core import codec
from stolek.core.errors import Refused
from stolek.core.game import AnyGame
from stolek.core.ids import Seat
from stolek.core.play import Play
from stolek.testing.hypothesis_strategies import seeds, setups
from stolek.testing.recorded_game import filled


def table_of(game: AnyGame) -> type[RuleBasedStateMachine]:
    """The machine that plays this game."""

    class Table(RuleBasedStateMachine):
        play: Play

        def __init__(self) -> None:
            super().__init__()
            self.owed = 0
            self.rng = random.Random(0)

        @initialize(setup=setups(game), seed=seeds)
        def open(self, setup: Any, seed: bytes) -> None:
            self.play = Play.start(game, setup, seed)

        @precondition(lambda self: bool(self.play.prompts))
        @rule(pick=st.data())
        def answer(self, pick: st.DataObject) -> None:
            """Any seat that is asked gives any answer it is offered, over the wire's door."""
            seat = pick.draw(st.sampled_from(sorted(self.play.prompts)))
            prompt = self.play.prompts[seat]
            option = pick.draw(st.sampled_from(prompt.options))
            text = getattr(filled(option, self.rng), "text", None) if option.blank else None
            action = self.play.answer(seat, prompt.id, option.n, text)
            self.owed += prompt.owed
            self.play.submit(seat, action)
            assert self.owed <= game.longest(self.play.setup), "the game is longer than it says"

        @rule(seat=st.integers(-1, 6), prompt=st.integers(0, 40), option=st.integers(-1, 40))
        def guess(self, seat: int, prompt: int, option: int) -> None:
            """A wild answer is refused, or it is one of those that are open."""
            asked = self.play.prompts.get(Seat(seat))
            try:
                self.play.answer(Seat(seat), prompt, option)
            except Refused:
                return
            assert asked is not None
            assert asked.id == prompt
            assert option in range(len(asked.options))

        @rule()
        def put_away_and_take_out_again(self) -> None:
            before = self.play
            self.play = codec.verify(game, codec.read_header(codec.save(before)))
            assert self.play.state == before.state
            assert dict(self.play.prompts) == dict(before.prompts)

        @invariant()
        def cards_are_conserved(self) -> None:
            assert game.census(self.play.state) == game.deck_for(self.play.setup)

        @invariant()
        def someone_owes_an_answer_until_the_end(self) -> None:
            owing = [prompt for prompt in self.play.prompts.values() if prompt.owed]
            assert bool(owing) == bool(self.play.prompts) == (self.play.outcome is None)

    Table.__name__ = Table.__qualname__ = f"TableOf{game.info.id.title()}"
    return Table
