"""Day & Night for four as one would write it for OpenSpiel in Python, to compare speeds with.

`python -m tools.openspiel_daynight` measures the engine beside it. The shuffle is one sampled chance node,
the cheapest there is. Measured bare (legal actions alone) and with what the acting seat sees as a tensor: the
engine's loop, too, builds prompts and a view for every decision. `tests/extras/openspiel` plays games of the
engine again in it.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel

from stolek.core import registry
from stolek.games.daynight.model import COLOURS, TIME_MARK
from stolek.games.daynight.rules import HAND, REFILL, REMOVED
from stolek.lab.bench import PLAYERS, Engine, Tally, measure, our_engine

FACES = tuple(sorted(set(registry.get("daynight").game.default_deck().cards)))
DECK = tuple(sorted(FACES.index(face) for face in registry.get("daynight").game.default_deck().cards))
_MARKS = [face.split("-") for face in FACES]
COLOUR = [COLOURS.index(colour) for colour, _, _ in _MARKS]
VALUE = [int(value) for _, value, _ in _MARKS]
FLIPS = [mark == TIME_MARK for _, _, mark in _MARKS]
STARS = [0 if mark == TIME_MARK else int(mark) for _, _, mark in _MARKS]

_TYPE = pyspiel.GameType(
    short_name="python_daynight",
    long_name="Day & Night in Python",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=True,
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=len(FACES),
    max_chance_outcomes=1,
    num_players=PLAYERS,
    min_utility=0.0,
    max_utility=1.0,
    max_game_length=8 * 3 * PLAYERS,
)


class DayNightGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(_TYPE, _INFO, params or {})

    def new_initial_state(self) -> DayNightState:
        return DayNightState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DayNightObserver:
        return DayNightObserver()


class DayNightObserver:
    """What a seat sees: its hand, what lies, all that is gone from the unseen, the time, stars and cards."""

    def __init__(self) -> None:
        faces = len(FACES)
        self.tensor = np.zeros(3 * faces + 1 + 2 * PLAYERS + 4, np.float32)
        self.dict = {
            "hand": self.tensor[:faces],
            "lying": self.tensor[faces : 2 * faces],
            "seen": self.tensor[2 * faces : 3 * faces],
            "stands": self.tensor[3 * faces :],
        }

    def set_from(self, state: DayNightState, player: int) -> None:
        self.tensor.fill(0)
        hand, lying, seen = self.dict["hand"], self.dict["lying"], self.dict["seen"]
        for card in state.hands[player]:
            hand[card] += 1
        for _, card in state.lying:
            lying[card] += 1
        for card in state.seen:
            seen[card] += 1
        self.dict["stands"][:] = (
            *(state.day, *state.stars, *state.cards),
            *(state.second, state.last, len(state.chosen), len(state.takers)),
        )

    def string_from(self, state: DayNightState, player: int) -> str:
        return f"{state.hands[player]} {state.lying} {state.stars}"


class DayNightState(pyspiel.State):  # type: ignore[misc]
    """Actions are faces by number, for a card to play and for a card to take."""

    def __init__(self, game: DayNightGame) -> None:
        super().__init__(game)
        self.pile: list[int] | None = None
        self.dealt_from = 0
        self.day = True
        self.hands: list[list[int]] = []
        self.chosen: list[int] = []
        self.lying: list[tuple[int, int]] = []  # seat (-1: the pile's) and card
        self.seen: list[int] = []
        self.takers: list[int] = []
        self.stars = [0] * PLAYERS
        self.cards = [0] * PLAYERS
        self.second = self.last = self.over = False

    def shuffle(self, deck: list[int], dealt_from: int) -> None:
        """``deck``: those taken out first, then the pile from its top."""
        self.pile = deck[REMOVED[PLAYERS] :][::-1]
        self.dealt_from = dealt_from
        self.hands = [[self.pile.pop() for _ in range(HAND)] for _ in range(PLAYERS)]
        self._begin_round()

    def current_player(self) -> int:
        if self.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.pile is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.takers[0] if self.takers else len(self.chosen)

    def _legal_actions(self, player: int) -> list[int]:
        if self.takers:
            return sorted({card for _, card in self.lying})
        return sorted(set(self.hands[player]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.pile is None:
            deck = list(DECK)
            random.shuffle(deck)
            self.shuffle(deck, random.randrange(PLAYERS))
        elif self.takers:
            self._take(action)
        else:
            self.chosen.append(action)
            if len(self.chosen) == PLAYERS:
                self._reveal()

    def _begin_round(self) -> None:
        assert self.pile is not None
        card = self.pile.pop()
        self.lying, self.chosen, self.second = [(-1, card)], [], False
        self.seen.append(card)
        self.day ^= FLIPS[card]
        self.last = not self.pile

    def _reveal(self) -> None:
        for seat, card in enumerate(self.chosen):
            self.hands[seat].remove(card)
            self.lying.append((seat, card))
            self.seen.append(card)
            self.day ^= FLIPS[card]
        self.chosen = []
        if not self.second:
            self.second = True
            return
        self._find_takers()
        if not self.takers:
            self._end_round()

    def _find_takers(self) -> None:
        sums: dict[int, int] = {}
        for _, card in self.lying:
            sums[COLOUR[card]] = sums.get(COLOUR[card], 0) + VALUE[card]
        best = (max if self.day else min)(sums.values())
        won = [colour for colour, total in sums.items() if total == best]
        if len(won) > 1:
            return
        values: dict[int, int] = {}
        for seat, card in self.lying:
            if seat >= 0 and COLOUR[card] == won[0]:
                values[seat] = values.get(seat, 0) + VALUE[card]
        sign = -1 if self.day else 1
        order = sorted((sign * value, self.stars[seat], seat) for seat, value in values.items())
        keys = [(value, stars) for value, stars, _ in order]
        self.takers = [seat for value, stars, seat in order if keys.count((value, stars)) == 1]

    def _take(self, card: int) -> None:
        seat = self.takers.pop(0)
        self.lying.remove(next(each for each in self.lying if each[1] == card))
        self.stars[seat] += STARS[card]
        self.cards[seat] += 1
        if not self.takers:
            self._end_round()

    def _end_round(self) -> None:
        assert self.pile is not None
        if self.last:
            self.over = True
            return
        left = len(self.pile)
        for place in range(PLAYERS):  # as the engine deals: each seat its share in one go
            for _ in range(min(REFILL, (left - place + PLAYERS - 1) // PLAYERS)):
                self.hands[(self.dealt_from + place) % PLAYERS].append(self.pile.pop())
        self._begin_round()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seat {player}: {FACES[action]}" if player >= 0 else "shuffle"

    def is_terminal(self) -> bool:
        return self.over

    def returns(self) -> list[float]:
        if not self.over:
            return [0.0] * PLAYERS
        results = list(zip(self.stars, self.cards, strict=True))
        first = [float(each == max(results)) for each in results]
        return [each / sum(first) for each in first]

    def __str__(self) -> str:
        return f"{self.lying} {self.hands} {self.stars}"


pyspiel.register_game(_TYPE, DayNightGame)


def engine(*, observed: bool) -> Engine:
    game = pyspiel.load_game("python_daynight")
    observer = DayNightObserver()

    def play(rng: random.Random, tally: Tally) -> None:
        state = game.new_initial_state()
        state.apply_action(0)
        while not state.is_terminal():
            legal = state.legal_actions()
            if len(legal) > 1:
                tally.decisions += 1
                tally.widest = max(tally.widest, len(legal))
                if observed:
                    observer.set_from(state, state.current_player())
            state.apply_action(legal[int(rng.random() * len(legal))])
        tally.games += 1

    return Engine(
        f"OpenSpiel python_daynight, {'observed' if observed else 'bare'}", PLAYERS, play, peer=True
    )


if __name__ == "__main__":
    ours, *theirs = measure([our_engine("daynight"), engine(observed=False), engine(observed=True)])
    print(f"daynight: {ours.rate:,.0f} decisions a second")
    for peer in theirs:
        print(f"{peer.name}: {peer.rate:,.0f}; daynight is {ours.ratio(peer):.2f} times as fast")
