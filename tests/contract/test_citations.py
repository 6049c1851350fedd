"""Every rule has a test, every citation exists, every rule switched off breaks a test of its own."""

from pathlib import Path

import pytest

from stolek.core.ids import RuleId
from stolek.core.rulebook import Rule, Rulebook, Section
from stolek.testing import rules_switched_off as switches
from stolek.testing.covers import covers, faults
from tests.contract.games import PACKAGES, TEMPLATE, entry, folder, located

GAMES = [pytest.param(package, id=entry(package).game.info.id) for package in PACKAGES]


def table(package: str) -> tuple[switches.Switch, ...]:
    return switches.read((folder(package) / "tests" / switches.TABLE).read_text(encoding="utf-8"))


@pytest.mark.parametrize("package", GAMES)
def test_every_rule_has_a_test_and_every_citation_exists(package: str) -> None:
    assert faults(folder(package), entry(package).game.rulebook) == []


@pytest.mark.parametrize("package", GAMES)
def test_every_rule_has_a_switch_that_fits(package: str) -> None:
    assert list(switches.table_faults(located(package), table(package))) == []


@pytest.mark.full
@pytest.mark.parametrize("package", GAMES)
def test_a_rule_that_is_switched_off_breaks_a_test_of_it(package: str) -> None:
    assert switches.faults(located(package), table(package)) == []


# The tests of these tests ------------------------------------------------------------------------------


def test_a_switch_that_nobody_notices_is_named() -> None:
    harmless = switches.Switch("HC-1", "rules.py", '"""HC-3: one decision each."""', '"""One each."""')
    noticed = next(each for each in table(TEMPLATE) if each.rule == "HC-3")
    rules = [each for each in table(TEMPLATE) if each.rule not in ("HC-1", "HC-3")]
    package = located(TEMPLATE)
    only = Rulebook((Section("x", tuple(package.rulebook.get(rule) for rule in ("HC-1", "HC-3"))),))
    small = switches.GamePackage(package.name, package.folder, only)
    assert switches.faults(small, (harmless, noticed)) == ["HC-1: switched off, and its 2 tests still pass"]
    assert switches.faults(small, (noticed,)) == ["HC-1 has no switch in switches.toml"]
    assert any("is no rule" in fault for fault in switches.faults(small, (harmless, noticed, *rules)))
    twice = switches.Switch("HC-1", "rules.py", "tape", "tape")
    assert any("not once" in fault for fault in switches.faults(small, (twice, noticed)))


def test_a_rule_without_a_test_and_a_citation_of_nothing_are_named(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "rules.py").write_text("# ZZ-1 and ZZ-9 and ST-7\n", encoding="utf-8")
    (tmp_path / "tests" / "test_a.py").write_text(
        '@covers("ZZ-1")\ndef test_a():\n    pass\n\n\n@covers("ZZ-8")\ndef test_b():\n    pass\n',
        encoding="utf-8",
    )
    rules = tuple(Rule(RuleId(name), "rule", "s") for name in ("ZZ-1", "ZZ-2"))
    assert faults(tmp_path, Rulebook((Section("s", rules),))) == [
        "no test covers ZZ-2 (rule)",
        "rules.py:1 cites ZZ-9, which is no rule",
        "rules.py:1 cites ST-7, which is no rule",
        "tests/test_a.py:6 cites ZZ-8, which is no rule",
    ]


@pytest.mark.parametrize("ids", [(), ("A-1", "A-2", "A-3")])
def test_a_test_covers_one_or_two_rules(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="one or two rules"):
        covers(*ids)
