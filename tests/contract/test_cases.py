"""What the contract plays: every option value, every two of them together, nothing that is refused."""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
import pytest

from stolek.core.errors import StolekError
from stolek.core.game import make_setup
from stolek.testing import contract
from stolek.testing.setups import MOST_MIXTURES, Case, cases, few_cases, mixtures, option_values, survey
from tests.contract.games import PACKAGES, TEMPLATE, entry
from tests.template_game import GAME
from tests.template_game.game import HighCard

GAMES = [pytest.param(package, id=entry(package).game.info.id) for package in PACKAGES]


def options_of(case: Case) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(case.setup.options)
    return found


def met(played: Iterable[dict[str, Any]]) -> set[frozenset[tuple[str, Any]]]:
    """Every two values of two options that were played together."""
    return {frozenset(pair) for options in played for pair in itertools.combinations(options.items(), 2)}


@pytest.mark.parametrize("package", GAMES)
@pytest.mark.parametrize("chosen", [cases, few_cases])
def test_every_value_of_every_option_is_played(package: str, chosen: Any) -> None:
    game = entry(package).game
    played = {pair for case in chosen(game) for pair in options_of(case).items()}
    values = option_values(game.types.options)
    assert played >= {(name, value) for name, those in values.items() for value in those}


@pytest.mark.parametrize("package", GAMES)
def test_every_two_values_are_played_together_at_every_table_that_allows_it(package: str) -> None:
    game = entry(package).game
    values = option_values(game.types.options)
    pairs = met(
        dict(zip(names, both, strict=True))
        for names in itertools.combinations(values, 2)
        for both in itertools.product(*(values[name] for name in names))
    )
    for (variant, seats), at_table in by_table(cases(game)):
        for pair in pairs - met(map(options_of, at_table)):
            with pytest.raises(StolekError, match="cannot be played like that"):
                make_setup(game, seats, variant, dict(pair))


def by_table(found: Sequence[Case]) -> Iterator[tuple[tuple[str, int], list[Case]]]:
    for table, some in itertools.groupby(found, lambda case: (case.setup.variant, case.setup.seats)):
        yield table, list(some)


@pytest.mark.parametrize("package", GAMES)
def test_every_older_version_of_the_rules_is_played(package: str) -> None:
    game = entry(package).game
    played = {(case.setup.rules, case.setup.variant) for case in few_cases(game)}
    versions, variants = range(1, game.info.version + 1), [variant.id for variant in game.info.variants]
    assert played == set(itertools.product(versions, variants))


# The tests of these tests ------------------------------------------------------------------------------


class Choosy(HighCard):
    def setup_faults(self, setup: Any) -> list[str]:
        closed_for_two = setup.seats == 2 and not setup.options.open_throws
        return ["two players throw openly"] if closed_for_two else []


def test_what_a_game_refuses_is_left_out_and_counted() -> None:
    found = survey(Choosy())
    assert found.refused == ("base-2p-open_throws=no", "low-2p-open_throws=no")
    assert len(found.cases) == len(cases(GAME)) - 2
    names = [case.name for case in few_cases(Choosy())]
    assert "base-2p-open_throws=no" not in names
    assert "base-3p-open_throws=no" in names
    whole = msgspec.structs.replace(entry(TEMPLATE), game=Choosy())
    report = contract.run(whole, games=len(found.cases))
    assert (report.refused, len(report.setups)) == (2, 10)
    assert "10 set-ups (2 more are refused)" in str(report)


def test_few_mixtures_are_all_played() -> None:
    values = {"a": (1, 2), "b": (1, 2, 3), "c": (False, True)}
    found = mixtures(values, lambda mixture: mixture["a"] != mixture["b"])
    assert len(found.chosen) == 8
    assert found.refused == tuple({"a": n, "b": n, "c": c} for n in (1, 2) for c in (False, True))


def test_of_many_mixtures_so_many_are_played_that_all_pairs_meet() -> None:
    values = dict.fromkeys("abcdef", (1, 2, 3))
    found = mixtures(values, lambda _: True)
    assert len(met(found.chosen)) == 15 * 9
    assert len(found.chosen) < 25 < MOST_MIXTURES


def test_pairs_that_are_refused_take_no_other_pair_with_them() -> None:
    """One value goes with nothing, and two others do not go together with a third: all else meets."""
    values = dict.fromkeys("abcdef", (1, 2, 3))

    def accepts(mixture: dict[str, int]) -> bool:
        return mixture.get("a") != 3 and (mixture.get("b"), mixture.get("c"), mixture.get("d")) != (2, 2, 2)

    found = mixtures(values, accepts)
    assert all(map(accepts, found.chosen))
    assert len(met(found.chosen)) == 15 * 9 - 5 * 3
    assert len(found.refused) == 5 * 3


def test_a_version_that_is_not_said_is_todays() -> None:
    class Second(HighCard):
        info = msgspec.structs.replace(HighCard.info, version=2)

    assert make_setup(Second(), 2).rules == 2
    assert make_setup(Second(), 2, rules=1).rules == 1
