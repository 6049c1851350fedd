"""One game as an environment steps through it: who owes an answer, what they see, what it was worth."""

from __future__ import annotations

import copy
import hashlib
import random
from collections.abc import Mapping
from typing import Any

from stolek.core import registry
from stolek.core.bot import Observation, babbled
from stolek.core.chance import Seeded
from stolek.core.errors import StolekError
from stolek.core.game import make_setup
from stolek.core.ids import Seat
from stolek.core.play import Play
from stolek.core.prompt import Prompt
from stolek.core.visibility import sights


class Session:
    """A running game of a set-up that stays the same from one game to the next."""

    def __init__(
        self, game: str, seats: int, variant: str | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        self.entry = registry.get(game)
        self.setup = make_setup(self.entry.game, seats, variant, options)
        self.begin(0)

    def begin(self, deal: int) -> None:
        """Deals. The same number gives the same game for the same actions."""
        seed = hashlib.sha256(f"environment/{deal}".encode()).digest()
        self.play = Play.start(self.entry.game, self.setup, seed)
        self._order = random.Random(seed)
        self._heard = [0] * self.setup.seats

    def __deepcopy__(self, memo: dict[int, Any]) -> Session:
        """A copy that goes on by itself: positions are never changed, so only the lists are copied."""
        twin = copy.copy(self)
        twin.play = copy.copy(self.play)
        twin.play.moves = list(self.play.moves)
        twin._order = copy.deepcopy(self._order)
        twin._heard = list(self._heard)
        return twin

    def imagine(self, seat: Seat, seed: bytes) -> None:
        """From here on a world that this seat cannot tell from the real one, with other chance to come."""
        world = self.entry.game.determinize(self.view(seat), Seeded(seed, 0))
        self.play.state, self.play.seed = world, seed

    @property
    def over(self) -> bool:
        return not self.play.prompts

    @property
    def owed(self) -> tuple[Seat, ...]:
        """The seats that owe an answer, in order."""
        return tuple(seat for seat, prompt in self.play.prompts.items() if prompt.owed)

    @property
    def next(self) -> Seat | None:
        """Who is asked next; who is first in a race decides it, so that is drawn by lot."""
        owed = self.owed
        if not owed:
            return None
        return self._order.choice(owed) if self.play.prompts[owed[0]].kind == "race" else owed[0]

    def prompt(self, seat: Seat) -> Prompt[Any] | None:
        return self.play.prompts.get(seat)

    def view(self, seat: Seat) -> Any:
        return self.entry.game.view(self.play.state, seat)

    def observation(self, seat: Seat) -> Observation[Any, Any]:
        """What a bot on this seat is given: its view, its question and what it saw since its last."""
        events = [event for move in self.play.moves for event in move.events]
        news = sights(events[self._heard[seat] :], seat)
        self._heard[seat] = len(events)
        return Observation(self.view(seat), self.play.prompts[seat], news)

    def answer(self, seat: Seat, number: int) -> None:
        """Takes the option with this number; an open text gets the fewest words that will do."""
        asked = self.play.prompts.get(seat)
        if asked is None or not 0 <= number < len(asked.options):
            offered = 0 if asked is None else len(asked.options)
            raise StolekError(f"seat {seat} was offered {offered} options, and answered {number}")
        self.play.submit(seat, babbled(asked.options[number]))

    @property
    def shares(self) -> tuple[float, ...]:
        """The win (1, split between those who share it) less the fair share (1 / seats), for each seat."""
        outcome = self.play.outcome
        if outcome is None:
            return (0.0,) * self.setup.seats
        seats, winners = self.setup.seats, outcome.winners
        return tuple((seat in winners) / len(winners) - 1 / seats for seat in range(seats))
