"""Names the moments of a game that look different on the table, for the gallery. Knows no rule."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from stolek.core.bot import Budget, Observation, RandomBot
from stolek.core.game import AnyGame, make_setup
from stolek.core.play import Play
from stolek.core.prompt import Prompt
from stolek.games.dixit.model import CLUE_MOST, Action, Event, Shown, State, Vote

_LONG = (
    "It was the evening when the lamps came down the hill by themselves and asked for the way to the sea. "
)
_WIDE = "月"


def moment(shown: Shown, prompt: Prompt[Action] | None, event: Event | None) -> str | None:
    """None leaves the naming to the gallery: what is asked, what has just happened."""
    if (
        event is None
        and prompt is not None
        and any(isinstance(o.action, Vote) and o.action.red for o in prompt.options)
    ):
        return "ask the red vote" if prompt.owed else "the red vote (answered)"
    if event is not None or prompt is not None:
        return None
    return "the end" if shown.outcome is not None else f"wait {shown.phase}"


def staged(game: AnyGame, variant: str, seats: int) -> Iterator[tuple[str, State]]:
    """The longest clues there can be, which bots never give."""
    setup = make_setup(game, seats, variant, {"first_storyteller": "random"})
    play = Play(game, setup, (7).to_bytes(32, "big"))
    rng, bot = random.Random(7), RandomBot()
    play.adopt(play.opening())
    left = {"give", "vote"}
    while left:
        state: State = play.state
        if state.phase in left and 0 in play.prompts:
            left.discard(state.phase)
            clue = (_LONG * 3)[:CLUE_MOST]
            yield f"a long clue, {state.phase}", msgspec.structs.replace(state, clue=clue)
            yield f"a wide clue, {state.phase}", msgspec.structs.replace(state, clue=_WIDE * CLUE_MOST)
        seat = next(seat for seat, prompt in play.prompts.items() if prompt.owed)
        seen = Observation(game.view(state, seat), play.prompts[seat])
        play.adopt(play.consider(seat, bot.decide(seen, rng, Budget())))
