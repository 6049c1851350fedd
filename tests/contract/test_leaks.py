"""Leaks made on purpose are noticed by the contract suite alone, in every game, in the games tests play."""

from collections import defaultdict

import pytest

from stolek.core.ids import Viewer
from stolek.testing.leak_check import GAMES_EACH, games_of_the_tests, judge, leaks_of
from stolek.testing.planted_leaks import EverythingTold, LengthTells, MarkRemoved
from stolek.testing.setups import few_cases
from stolek.testing.twin_worlds import TWINS
from tests.contract import test_contract
from tests.contract.games import PACKAGES, TEMPLATE, entry


@pytest.mark.parametrize("package", PACKAGES)
def test_every_leak_is_noticed(package: str) -> None:
    verdicts = [judge(leak) for leak in leaks_of(entry(package).game)]
    assert [verdict for verdict in verdicts if not verdict.is_noticed] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_a_game_that_tells_everything_is_noticed_by_its_places(package: str) -> None:
    """Events and view agree with each other and with every world made from the view: only places tell."""
    laws = judge(EverythingTold(entry(package).game)).laws
    assert TWINS in laws
    assert {*laws} <= {TWINS, "nobody_hears_what_cannot_be_noticed"}


def test_every_secret_field_and_every_hidden_place_has_a_leak() -> None:
    found = defaultdict(set)
    for leak in leaks_of(entry(TEMPLATE).game):
        found[leak.kind].add(leak.target)
    assert found[MarkRemoved.kind] == {"Shuffled.pile", "Shuffled.out", "Drawn.face", "ThrownUnseen.face"}
    assert found[LengthTells.kind] == {"Shuffled", "Drawn", "ThrownUnseen"}
    assert found["place-opened"] == found["place-said-open"] == {"pile", "out", "hand", "thrown"}
    assert set(found) >= {"hand-shown", "options", "order", "refusal", "everything"}


def test_leaks_are_looked_for_in_the_games_the_tests_play() -> None:
    game = entry(TEMPLATE).game
    played = [(case, f"1/{number}") for number in range(test_contract.GAMES_EACH) for case in few_cases(game)]
    assert list(games_of_the_tests(game)) == played
    assert GAMES_EACH == test_contract.GAMES_EACH


def test_a_leak_that_nobody_notices_is_reported_so() -> None:
    """The game as it is leaks nothing: every game is played, and no law speaks."""
    game = entry(TEMPLATE).game
    verdict = judge(MarkRemoved(game, "none", {}))
    assert not verdict.is_noticed
    assert (verdict.laws, verdict.noticed, verdict.games) == ((), 0, len(list(games_of_the_tests(game))))


class Crashing(MarkRemoved):
    def view(self, s: object, viewer: Viewer) -> object:
        raise RuntimeError


def test_a_leak_in_a_game_that_crashes_is_not_noticed() -> None:
    assert not judge(Crashing(entry(TEMPLATE).game, "none", {}), 1).is_noticed


@pytest.mark.full
@pytest.mark.parametrize("package", PACKAGES)
def test_in_how_many_games_each_leak_is_noticed(package: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One game of each set-up, every one of them with every leak; prints rows as in docs/leaks.md."""
    game = entry(package).game
    verdicts = [judge(leak, len(few_cases(game)), to_the_end=True) for leak in leaks_of(game)]
    with capsys.disabled():
        print()
        for each in verdicts:
            laws = ", ".join(law.replace("_", " ") for law in each.laws)
            print(f"| {each.kind} | {each.target} | {laws} | {each.noticed} of {each.games} |")
    assert all(verdict.is_noticed for verdict in verdicts)
