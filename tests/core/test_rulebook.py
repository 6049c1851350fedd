"""A rulebook is data: chapters in order, ids that exist once."""

from pathlib import Path

import pytest

from stolek.core.errors import StolekError
from stolek.core.rulebook import Rulebook, load_rulebook

RULES = """
[[section]]
key = "start"
rules = [{ id = "XX-1" }, { id = "XX-2" }]
"""
RULINGS = """
[[section]]
key = "rulings"
rulings = [{ id = "XX-R1", about = ["XX-2"], option = "mode" }]

[[section]]
key = "examples"
examples = [{ id = "XX-E1", about = ["XX-R1"] }]
"""


def book(folder: Path, rules: str = RULES, rulings: str = RULINGS) -> Rulebook:
    (folder / "rules.toml").write_text(rules, encoding="utf-8")
    (folder / "rulings.toml").write_text(rulings, encoding="utf-8")
    return load_rulebook(folder)


def test_rules_then_rulings_then_examples(tmp_path: Path) -> None:
    read = book(tmp_path)
    assert read.ids == ("XX-1", "XX-2", "XX-R1", "XX-E1")
    assert [rule.kind for rule in read] == ["rule", "rule", "ruling", "example"]
    assert [section.key for section in read.sections] == ["start", "rulings", "examples"]
    assert read.get("XX-R1").option == "mode"
    assert read.get("XX-R1").about == ("XX-2",)


def test_a_rule_is_found_by_its_id_however_it_is_typed(tmp_path: Path) -> None:
    assert book(tmp_path).get("xx-r1").id == "XX-R1"


def test_an_unknown_rule_is_answered_with_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(StolekError, match=r"no rule 'XX-9'; the rules are: XX-1, XX-2, XX-R1, XX-E1"):
        book(tmp_path).get("XX-9")


def test_an_id_is_there_once(tmp_path: Path) -> None:
    with pytest.raises(StolekError, match="two rules called XX-1"):
        book(tmp_path, rulings=RULINGS.replace("XX-R1", "XX-1"))


def test_what_a_ruling_is_about_exists(tmp_path: Path) -> None:
    with pytest.raises(StolekError, match="XX-R1 is about XX-7"):
        book(tmp_path, rulings=RULINGS.replace("XX-2", "XX-7"))
