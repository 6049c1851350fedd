"""`stolek.testing` is shipped: what authors need works without the tools of this repository."""

import subprocess
import sys

_WITHOUT_TOOLS = """
import sys
for tool in ("pytest", "hypothesis", "mutmut"):
    sys.modules[tool] = None
from stolek.core import registry
from stolek.testing import contract, golden, laws, museum, perft, recorded_game, setups, twin_worlds
entry = registry.get(registry.ids()[0])
report = contract.run(entry, games=2)
report.demand()
play = golden.random_play(entry.game, setups.cases(entry.game)[0].setup, b"x")
print(report.games, len(golden.transcript(play, None)) > 99)
"""


def test_the_contract_runs_without_pytest_and_hypothesis() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", _WITHOUT_TOOLS], capture_output=True, text=True, check=False, encoding="utf-8"
    )
    assert ran.stderr == ""
    assert ran.stdout.split() == ["2", "True"]
