"""Holds the contract suite to every leak of a game, in the games that tests play: who notices, and when.

Only the laws of secrets are asked, since a leak is their business; each law has luck of its own, so the whole
suite notices whatever they notice."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from stolek.core.game import AnyGame
from stolek.testing.contract import CRASHED, EYES, SHARE, one_game
from stolek.testing.planted_leaks import Leak, leaks
from stolek.testing.recorded_game import Course, at_random, record
from stolek.testing.secret_laws import SECRET_LAWS
from stolek.testing.setups import Case, few_cases

GAMES_EACH = 2
"""How often the tests play each set-up of ``few_cases``."""


class Verdict(msgspec.Struct, frozen=True):
    """Which laws noticed a leak, in how many of the games that were played; ``first``: in which one first."""

    kind: str
    target: str
    laws: tuple[str, ...]
    first: int | None
    noticed: int
    games: int

    @property
    def is_noticed(self) -> bool:
        return self.first is not None


def games_of_the_tests(game: AnyGame, most: int | None = None) -> Iterator[tuple[Case, str]]:
    """The games the tests play, or so many: set-up and seed."""
    some = few_cases(game)
    for number in range(GAMES_EACH * len(some) if most is None else most):
        yield some[number % len(some)], f"1/{number // len(some)}"


def leaks_of(game: AnyGame) -> list[Leak]:
    """Every leak of this game; which places are ever hidden is seen in the games the tests play."""
    return list(leaks(game, [honest(game, case, seed) for case, seed in games_of_the_tests(game)]))


def honest(game: AnyGame, case: Case, seed: str) -> Course:
    """The game as it goes without a leak."""
    return record(game, case.setup, seed.encode(), at_random(random.Random(f"{case.name}/{seed}")))


def judge(leak: Leak, most: int | None = None, *, to_the_end: bool = False) -> Verdict:
    """Plays until the leak is noticed, or all the games there are. Games in which nothing is told that could
    be noticed are counted, but cost no more than playing them. A crash is no law that speaks."""
    laws: dict[str, None] = {}
    first: int | None = None
    noticed = played = 0
    for case, seed in games_of_the_tests(leak.inner, most):
        played += 1
        if not leak.can_be_seen_in(honest(leak.inner, case, seed)):
            continue
        report = one_game(leak, case, seed, SHARE, EYES, SECRET_LAWS)
        spoken = [breach.law for breach in report.breaches if breach.law != CRASHED]
        if spoken:
            noticed += 1
            first = first or played
            laws |= dict.fromkeys(spoken)
            if not to_the_end:
                break
    return Verdict(leak.kind, leak.target, tuple(laws), first, noticed, played)
