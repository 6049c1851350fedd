"""What a bot is given and what it gives back. A bot never sees a state, only an observation."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from stolek.core.prompt import Option, Prompt
from stolek.core.say import Say
from stolek.core.visibility import Sight

V = TypeVar("V")
A = TypeVar("A")


class Observation(msgspec.Struct, Generic[V, A], frozen=True):
    """All a seat knows when it decides: its view with memory, its prompt, and what happened since."""

    view: V
    prompt: Prompt[A]
    events: tuple[Sight, ...] = ()


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may spend on one decision. Seconds are a wish; worlds are exact."""

    seconds: float = 0.2
    worlds: int = 24


class Bot(Protocol):
    """Anything that answers prompts. ``decide`` must return the action of one of the options."""

    def decide(self, observation: Observation[Any, Any], rng: random.Random, budget: Budget) -> Any: ...


Advises: TypeAlias = Callable[[Any, Option[Any]], Say]
"""Why a strong player would choose this option: one sentence of what a seat is shown, and nothing else."""


class RandomBot:
    """Picks any option, each equally likely; every game has it as its level ``random``."""

    def decide(self, observation: Observation[Any, Any], rng: random.Random, budget: Budget) -> Any:
        return babbled(rng.choice(observation.prompt.options))


def babbled(option: Option[A]) -> A:
    """The option's action; where it asks for words, the fewest that will do."""
    if option.blank is None:
        return option.action
    action: A = msgspec.structs.replace(option.action, text=_BABBLE * option.blank.least)  # type: ignore[type-var]
    return action


_BABBLE = "…"
