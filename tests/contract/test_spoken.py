"""Whoever listens knows as much as whoever looks: whatever changes in a view changes a spoken answer."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from stolek.core.ids import Seat
from stolek.core.registry import Entry
from stolek.core.spoken import TOPICS, Spoken
from stolek.testing.golden import random_play
from stolek.testing.setups import Case, few_cases
from stolek.words import Words, load
from tests.contract.games import PACKAGES, entry

PAIRS = 25
CASES = [
    pytest.param(package, case, id=f"{entry(package).game.info.id}-{case.name}")
    for package in PACKAGES
    for case in few_cases(entry(package).game)[::4]
]


def test_an_answer_that_leaves_something_out_is_noticed() -> None:
    """A game planted with an omission: hands are not told."""
    found = entry(PACKAGES[0])

    def without_hand(shown: Any) -> Spoken:
        return {topic: said for topic, said in found.spoken(shown).items() if topic != "hand"}

    case = few_cases(found.game)[0]
    assert unheard(found, case, found.spoken) == set()
    assert any(path.startswith("hand") for path in unheard(found, case, without_hand))


@pytest.mark.parametrize(("package", "case"), CASES)
def test_whatever_can_be_seen_can_be_heard(package: str, case: Case) -> None:
    found = entry(package)
    assert unheard(found, case, found.spoken) == set()


def unheard(found: Entry, case: Case, spoken: Callable[[Any], Spoken]) -> set[str]:
    """The fields that differ between two moments of a game, and of which no answer tells the difference."""
    game = found.game
    play = random_play(game, case.setup, case.name.encode())
    words = load("en", found.folder, strict=True).at_table(["You", "Bela", "Cora", "Dora", "Emil"], 0)
    state = game.initial(play.setup)
    seen: list[Any] = []
    for move in play.moves:
        for event in move.events:
            state = game.evolve(state, event)
        seen.append(game.view(state, Seat(0)).shown)
    rng = random.Random(case.name)
    silent: set[str] = set()
    pairs = list(itertools.pairwise(seen))
    for before, after in [*rng.sample(pairs, min(PAIRS, len(pairs))), (seen[0], seen[-1])]:
        said = aloud(spoken(before), words)
        silent.update(
            path for path, other in changes("", before, after) if aloud(spoken(other), words) == said
        )
    return silent


def aloud(answers: Spoken, words: Words) -> str:
    return "\n".join(words.say(each) for topic in TOPICS for each in answers.get(topic, ()))


def changes(path: str, before: Any, after: Any) -> Iterator[tuple[str, Any]]:
    """``before`` with one thing of ``after``, for every smallest thing that differs."""
    if before == after:
        return
    if isinstance(before, msgspec.Struct) and type(before) is type(after):
        for name in before.__struct_fields__:
            inside = changes(f"{path}.{name}".strip("."), getattr(before, name), getattr(after, name))
            for where, other in inside:
                yield where, msgspec.structs.replace(before, **{name: other})
    elif isinstance(before, tuple) and isinstance(after, tuple) and len(before) == len(after):
        for place, (one, two) in enumerate(zip(before, after, strict=True)):
            for where, other in changes(f"{path}[]", one, two):
                yield where, (*before[:place], other, *before[place + 1 :])
    else:
        yield path, after
