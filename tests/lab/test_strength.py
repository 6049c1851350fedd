"""How strong the bots are: one among others, 1,000 deals, each with it on every seat.

A game whose luck leaves less room says so in its own ``tests/bars.toml``: the multiple of the fair share
that the lower bound of the 95 % interval has to reach, as ``casual-random = 1.1``.
"""

import os
import tomllib

import pytest

from stolek.core import registry
from stolek.lab.duel import duel

DEALS = 1000
BARS = {("casual", "random"): 1.3, ("casual", "easy"): 1.0}
TABLES = [
    (game, variant.id, seats)
    for game in registry.ids()
    for variant in registry.get(game).game.info.variants
    for seats in variant.seats
    if seats > 1
]


def bar(game: str, challenger: str, others: str) -> float:
    own = registry.get(game).folder / "tests" / "bars.toml"
    bars = tomllib.loads(own.read_text(encoding="utf-8")) if own.is_file() else {}
    return float(bars.get(f"{challenger}-{others}", BARS[challenger, others]))


@pytest.mark.full
@pytest.mark.parametrize(("challenger", "others"), BARS, ids="-".join)
@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_one_bot_among_others(
    game: str,
    variant: str,
    seats: int,
    challenger: str,
    others: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = duel(game, challenger, others, seats, DEALS, "strength", variant, os.cpu_count() or 1)
    won, times = found.won, found.advantage
    with capsys.disabled():
        print(
            f"\n{game} {variant}, {seats} players: one {challenger} among {others} wins {won.mean:.1%} "
            f"({won.low:.1%} to {won.high:.1%}) of {DEALS} deals, {times.mean:.2f} times its fair share "
            f"({times.low:.2f} to {times.high:.2f})"
        )
    wanted = bar(game, challenger, others)
    assert times.low > wanted if wanted == 1 else times.low >= wanted
