"""OpenSpiel: every game as a Python game that OpenSpiel's own algorithms run on.

All chance of a game follows from its deal, so chance moves first and once: it draws one of ``deals`` deals.
(Who is first in a race is drawn by chance too, when there is one.) Simultaneous decisions are asked one
after another; nobody is told what was chosen before the rules tell it. Returns are win shares less the fair
share, so they sum to zero.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from stolek.core import registry
from stolek.core.ids import Seat
from stolek.core.visibility import sights
from stolek.lab.environments import encoding
from stolek.lab.environments.session import Session

DEALS = 1000


def _game_type(game: str) -> pyspiel.GameType:
    variants = registry.get(game).game.info.variants
    counts = [count for variant in variants for count in variant.seats if count > 1]
    return pyspiel.GameType(
        short_name=f"stolek_{game}",
        long_name=f"Stolek {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": min(count for count in variants[0].seats if count > 1),
            "variant": variants[0].id,
            "deals": DEALS,
        },
    )


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. It holds a running game, and copies of it share nothing that changes."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._deals = game.deals
        self._session = Session(game.stolek_id, game.num_players(), game.variant)
        self._deal: int | None = None
        self._first: Seat | None = None

    def current_player(self) -> int:
        if self._deal is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self._session.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self._is_race() and self._first is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self._first if self._first is not None else self._session.owed[0])

    def _is_race(self) -> bool:
        owed = self._session.owed
        return len(owed) > 1 and self._session.play.prompts[owed[0]].kind == "race"

    def _legal_actions(self, player: int) -> list[int]:
        prompt = self._session.prompt(Seat(player))
        return [] if prompt is None else list(range(len(prompt.options)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._deal is None:
            return [(deal, 1 / self._deals) for deal in range(self._deals)]
        owed = self._session.owed
        return [(int(seat), 1 / len(owed)) for seat in owed]

    def _apply_action(self, action: int) -> None:
        if self._deal is None:
            self._deal = action
            self._session.begin(action)
        elif self._is_race() and self._first is None:
            self._first = Seat(action)
        else:
            seat = Seat(self.current_player())
            self._first = None
            self._session.answer(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'deal' if self._deal is None else 'first'} {action}"
        prompt = self._session.prompt(Seat(player))
        assert prompt is not None
        return f"{player}: {msgspec.json.encode(prompt.options[action].action).decode()}"

    def is_terminal(self) -> bool:
        return self._deal is not None and self._session.over

    def returns(self) -> list[float]:
        return list(self._session.shares)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has seen and chosen so far, and what it is asked."""
        seat = Seat(self.current_player() if player is None else player)
        if self._deal is None:
            return "before the deal"
        seen = [sight.event for move in self._session.play.moves for sight in sights(move.events, seat)]
        chosen = [move.action for move in self._session.play.moves if move.seat == seat]
        asked = self._session.prompt(seat)
        return msgspec.json.encode([seat, seen, chosen, asked and asked.key]).decode()

    def observation_string(self, player: int | None = None) -> str:
        seat = Seat(self.current_player() if player is None else player)
        if self._deal is None:
            return "before the deal"
        return msgspec.json.encode(self._session.view(seat)).decode()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that this seat cannot tell from this one; what OpenSpiel's ISMCTS asks for."""
        world: SpielState = self.clone()
        world._session.imagine(Seat(player), str(sampler()).encode())
        return world

    def __str__(self) -> str:
        return f"deal {self._deal}: {[int(a) for a in self.history()]}"


class SpielObserver:
    """The tensor of a seat, as ``encoding`` makes it."""

    def __init__(self, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"this observer takes no parameters, and got {dict(params)}")
        self.tensor = np.zeros(encoding.VIEW_CELLS, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state._deal is not None:
            seat = Seat(player)
            self.tensor[:] = encoding.encode_view(state._session.view(seat), state._session.prompt(seat))

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with its parameters ``players``, ``variant`` and ``deals``."""

    def __init__(self, game_type: pyspiel.GameType, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.stolek_id = game_type.short_name.removeprefix("stolek_")
        info = registry.get(self.stolek_id).game.info
        self.variant = str(given.get("variant", info.variants[0].id))
        players = int(given.get("players", min(n for n in info.variant(self.variant).seats if n > 1)))
        self.deals = int(given.get("deals", DEALS))
        setup = Session(self.stolek_id, players, self.variant).setup
        longest = registry.get(self.stolek_id).game.longest(setup)
        facts = pyspiel.GameInfo(
            num_distinct_actions=encoding.OPTIONS_MOST,
            max_chance_outcomes=max(self.deals, players),
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(game_type, facts, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(params)


def register(games: Iterable[str] | None = None) -> list[str]:
    """Tells OpenSpiel of these games, or of all; their names there, for ``pyspiel.load_game``."""
    names = []
    for game in games if games is not None else registry.ids():
        kind = _game_type(game)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, type(f"Spiel_{game}", (SpielGame,), {"__init__": _init_of(kind)}))
        names.append(kind.short_name)
    return names


def _init_of(kind: pyspiel.GameType) -> Any:
    def init(self: SpielGame, params: Mapping[str, Any] | None = None) -> None:
        SpielGame.__init__(self, kind, params)

    return init
