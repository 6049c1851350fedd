"""What a bot is given and what it gives back. A bot never sees a state, only an observation."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, stdev
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec

from stolek.core.prompt import Ask, Offered, Option, Prompt
from stolek.core.say import Say
from stolek.core.visibility import Sight

V = TypeVar("V")
A = TypeVar("A")


class Observation(msgspec.Struct, Generic[V, A], frozen=True):
    """All a seat knows when it decides: its view with memory, what it is asked, and what happened since.
    Whether people look on (``Prompt``) or not (``Ask``), options have a number and an action."""

    view: V
    prompt: Prompt[A] | Ask[A]
    events: tuple[Sight, ...] = ()


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may spend on one decision. Seconds are a wish; worlds are exact."""

    seconds: float = 0.2
    worlds: int = 24


class Bot(Protocol):
    """Anything that answers prompts. ``decide`` must return the action of one of the options."""

    def decide(self, observation: Observation[Any, Any], rng: random.Random, budget: Budget) -> Any: ...


class Worth(msgspec.Struct, frozen=True):
    """What the option with this number promises: a share of the win, from 0 to 1. ``behind``: how much less
    than the best one, and ``error`` the standard error of that, over the worlds in which both were tried."""

    n: int
    worth: float
    behind: float
    error: float


@runtime_checkable
class Weighs(Protocol):
    """A bot that can say what options are worth; those it has no opinion of are left out."""

    def weigh(
        self, observation: Observation[Any, Any], rng: random.Random, budget: Budget
    ) -> tuple[Worth, ...]: ...


def compared(tried: Mapping[int, Sequence[float]]) -> tuple[Worth, ...]:
    """What options are worth by what came of each in the same worlds, one after the other."""
    if not tried:
        return ()
    worth = {n: fmean(each) for n, each in tried.items()}
    best = max(worth, key=lambda n: worth[n])

    def behind(n: int) -> Worth:
        less = [one - other for one, other in zip(tried[best], tried[n], strict=True)]
        error = stdev(less) / len(less) ** 0.5 if len(less) > 1 else 1.0
        return Worth(n, worth[n], worth[best] - worth[n], error)

    return tuple(map(behind, tried))


Advises: TypeAlias = Callable[[Any, Option[Any]], Say]
"""Why a strong player would choose this option: one sentence of what a seat is shown, and nothing else."""


class RandomBot:
    """Picks any option, each equally likely; every game has it as its level ``random``."""

    def decide(self, observation: Observation[Any, Any], rng: random.Random, budget: Budget) -> Any:
        options: Sequence[Offered[Any]] = observation.prompt.options
        return babbled(rng.choice(options))


def babbled(option: Offered[A]) -> A:
    """The option's action; where it asks for words, the fewest that will do."""
    if option.blank is None:
        return option.action
    action: A = msgspec.structs.replace(option.action, text=_BABBLE * option.blank.least)  # type: ignore[type-var]
    return action


_BABBLE = "…"
