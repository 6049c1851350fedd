"""The hunt for mutants says what is wrong, not only that something is."""

import pytest

from tools.mutant_tests import SURVIVED, Mutant
from tools.mutants import Reason, Survivor, judged

KILLED = "its own tests"


def mutant(number: int) -> Mutant:
    return Mutant("rules.py", f"x = {number}\n", number, None, "x = 0", f"x = {number}")


def wrong(verdicts: list[str], reasons: list[Reason], *, whole: bool = True) -> list[str]:
    mutants = [mutant(number) for number in range(1, len(verdicts) + 1)]
    known = {Survivor(each.file, each.removed, each.added): each.why for each in reasons}
    return judged("game", mutants, verdicts, known, whole)


def reason(number: int) -> Reason:
    return Reason("rules.py", "x = 0", f"x = {number}", "it does no harm")


def test_all_is_well_when_survivors_have_reasons() -> None:
    assert wrong([KILLED] * 19 + [SURVIVED], [reason(20)]) == []


def test_a_survivor_without_a_reason_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    found = wrong([KILLED] * 19 + [SURVIVED], [])
    assert found == ["rules.py:20 has no reason in tests/survivors.toml to live: x = 20"]
    assert "NO REASON GIVEN" in capsys.readouterr().out


def test_a_reason_without_a_survivor_is_named_unless_only_some_were_hunted() -> None:
    found = ["rules.py: this mutant is killed or gone, drop its reason: x = 3"]
    assert wrong([KILLED] * 20, [reason(3)]) == found
    assert wrong([KILLED] * 20, [reason(3)], whole=False) == []


def test_too_many_survivors_are_counted() -> None:
    found = wrong([KILLED] * 4 + [SURVIVED], [reason(5)])
    assert found == ["too many survived: 80.0% are killed, 90% have to be"]
