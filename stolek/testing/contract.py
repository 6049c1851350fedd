"""The contract suite: every law over any number of games of every set-up.

``run(registry.get("…"), games=200, seed=1)`` gives a ``Report``; its ``demand()`` raises if it is not clean.
"""

from __future__ import annotations

import itertools
import random
import traceback
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from stolek.core.errors import StolekError
from stolek.core.game import AnyGame
from stolek.core.registry import Entry
from stolek.testing.law_input import Fault, Law, Look
from stolek.testing.laws import LAWS
from stolek.testing.recorded_game import Course, TooLong, at_random, record
from stolek.testing.setups import Case, survey
from stolek.testing.twin_worlds import TWINS, Noticed, Twin, twins

MOST_BREACHES = 12
MOST_OF_A_LAW = 3
CRASHED = "nothing_crashes"
LEAST_TWINS = 0.5
FEW_TWINS = "No two faces stay unknown to a viewer for half a game: see docs/adding-a-game.md, 'Few twins'."
SHARE = 0.2
"""The part of positions that costly laws look at."""
EYES = 2
"""For how many viewers of each game worlds are compared."""


class Breach(msgspec.Struct, frozen=True):
    """A law that was broken: in which game, after which move, how. ``seed`` plays it again."""

    law: str
    case: str
    seed: str
    move: int
    what: str

    def __str__(self) -> str:
        return f"{self.law}: {self.what} [{self.case}, seed {self.seed}, move {self.move}]"


class Report(msgspec.Struct, frozen=True):
    """What a run saw, with the number of games of each set-up; ``refused`` set-ups the game does not allow.

    A game has a twin when a viewer had one over at least half of the moves from one shuffle to the next.
    """

    game: str
    games: int
    decisions: int
    events: int
    setups: dict[str, int]
    twins: int
    twins_looked_for: int
    viewers_with_twin: int
    viewers: int
    breaches: tuple[Breach, ...]
    refused: int = 0

    @property
    def twin_share(self) -> float:
        return self.twins / self.twins_looked_for if self.twins_looked_for else 0.0

    @property
    def viewer_share(self) -> float:
        return self.viewers_with_twin / self.viewers if self.viewers else 0.0

    def __add__(self, other: Report) -> Report:
        return Report(
            game=self.game if self.game == other.game else f"{self.game}, {other.game}",
            games=self.games + other.games,
            decisions=self.decisions + other.decisions,
            events=self.events + other.events,
            setups=dict(Counter(self.setups) + Counter(other.setups)),
            twins=self.twins + other.twins,
            twins_looked_for=self.twins_looked_for + other.twins_looked_for,
            viewers_with_twin=self.viewers_with_twin + other.viewers_with_twin,
            viewers=self.viewers + other.viewers,
            breaches=(self.breaches + other.breaches)[:MOST_BREACHES],
            refused=max(self.refused, other.refused),
        )

    def demand(self) -> None:
        """Raises ``StolekError`` unless every law held and at least half of the games had a twin."""
        if self.breaches:
            raise StolekError("the contract is broken:\n" + "\n".join(map(str, self.breaches)))
        if self.twin_share < LEAST_TWINS:
            raise StolekError(f"only {self.twin_share:.0%} of the games had a twin: too few. {FEW_TWINS}")

    def __str__(self) -> str:
        return (
            f"{self.game}: {self.games:,} games, {self.decisions:,} decisions, {self.events:,} events, "
            f"{len(self.setups)} set-ups ({self.refused} more are refused), {len(self.breaches)} breaches; "
            f"{self.twin_share:.1%} of the games "
            f"and {self.viewer_share:.1%} of their viewers had a twin"
        )


def run(
    entry: Entry,
    games: int = 100,
    seed: int = 1,
    only: Sequence[Case] | None = None,
    share: float = SHARE,
    eyes: int = EYES,
    done: Callable[[], None] | None = None,
) -> Report:
    """Plays so many games, spread evenly over all set-ups, and holds every law against each; ``done`` is
    called after each of them."""
    known = survey(entry.game)
    chosen = tuple(only) if only is not None else known.cases
    total = Report(entry.game.info.id, 0, 0, 0, {}, 0, 0, 0, 0, (), len(known.refused))
    for number in range(games):
        case = chosen[number % len(chosen)]
        total += one_game(entry.game, case, f"{seed}/{number}", share, eyes)
        if done is not None:
            done()
        if len(total.breaches) >= MOST_BREACHES:
            break
    return total


def one_game(
    game: AnyGame, case: Case, seed: str, share: float, eyes: int, laws: Sequence[Law] = LAWS
) -> Report:
    """One game under all laws; anything it raises is a breach too."""
    name = f"{case.name}/{seed}"
    course: Course | None = None
    faults: list[tuple[str, Fault]] = []
    found: list[Twin | None] = []
    try:
        course = record(game, case.setup, seed.encode(), at_random(random.Random(name)))
        look = Look(course, name, share)
        for law in laws:
            look.begin(law.__name__)
            faults += [(law.__name__, fault) for fault in itertools.islice(law(look), MOST_OF_A_LAW)]
        look.begin(TWINS)
        for each in twins(look, eyes):
            if isinstance(each, Noticed):
                faults.append((each.law, each.fault))
            else:
                found.append(each)
    except TooLong as error:
        faults.append(("ends_within_longest", Fault(-1, str(error))))
    except Exception:  # noqa: BLE001 - whatever a game raises is a finding, with its traceback
        faults.append((CRASHED, Fault(-1, traceback.format_exc(limit=-4))))
    return _report(game, case, seed, course, faults, found)


def _report(
    game: AnyGame,
    case: Case,
    seed: str,
    course: Course | None,
    faults: list[tuple[str, Fault]],
    twins: list[Twin | None],
) -> Report:
    found = sum(twin is not None for twin in twins)
    name = f"{game.info.id}-{case.name}"
    return Report(
        game=game.info.id,
        games=1,
        decisions=0 if course is None else course.owed,
        events=0 if course is None else sum(len(turn.move.events) for turn in course.turns),
        setups={name: 1},
        twins=int(found > 0),
        twins_looked_for=int(bool(twins)),
        viewers_with_twin=found,
        viewers=len(twins),
        breaches=tuple(Breach(law, name, seed, fault.move, fault.what) for law, fault in faults)[
            :MOST_BREACHES
        ],
    )
