"""How fast the engine is, beside its peers and in the same run.

A game may set another bar in its own ``tests/bars.toml``: the multiple of RLCard's uno it has to reach, as
``speed = 0.5``. Readability wins over more.
"""

import pytest

from stolek.core import registry
from stolek.lab.bench import measure, our_engine
from stolek.lab.other_engines import peers
from stolek.lab.report import bench_lines
from stolek.words import load
from tests.bars import bars

BAR = 1.0


@pytest.mark.full
@pytest.mark.filterwarnings("default")  # what other people's packages warn of is theirs to mend
def test_the_engine_keeps_up_with_its_peers(capsys: pytest.CaptureFixture[str]) -> None:
    measured = measure([*map(our_engine, registry.ids()), *peers()])
    with capsys.disabled():
        print()
        for line in bench_lines(measured, load("en")):
            print(line)
    reference = next(each for each in measured if each.name == "RLCard uno")
    slow = {each.name for each in measured if not each.peer and each.ratio(reference) < bar(each.name)}
    assert slow == set()


def bar(game: str) -> float:
    return float(bars(registry.get(game)).get("speed", BAR))
