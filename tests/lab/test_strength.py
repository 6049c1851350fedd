"""How strong the bots are: one among others, 1,000 deals, each with it on every seat.

A game of another kind says so in its own ``tests/bars.toml``, with the reason beside it: ``deals`` and
``tables`` (as ``"base 4"``) where everything would take hours, ``fewer_deals`` for the duels of a slow bot,
``duels`` where other levels are worth comparing or luck leaves less room: the multiple of the fair share that
the lower bound of the 95 % interval has to reach.
"""

import os
from collections.abc import Iterator
from typing import Any

import pytest

from stolek.core import registry
from stolek.lab.duel import duel
from tests.bars import bars

DEALS = 1000
DUELS = {"casual-random": 1.3, "casual-easy": 1.0}


def wishes(game: str) -> dict[str, Any]:
    return bars(registry.get(game))


def tables(game: str) -> Iterator[tuple[str, int]]:
    wanted = wishes(game).get("tables")
    for variant in registry.get(game).game.info.variants:
        for seats in variant.seats:
            if seats > 1 and (wanted is None or f"{variant.id} {seats}" in wanted):
                yield variant.id, seats


MATCHES = [
    pytest.param(game, variant, seats, levels, id=f"{game}-{variant}-{seats}-{levels}")
    for game in registry.ids()
    for variant, seats in tables(game)
    for levels in wishes(game).get("duels", DUELS)
]


def test_every_table_a_game_wants_measured_exists() -> None:
    for game in registry.ids():
        assert len(list(tables(game))) == len(wishes(game).get("tables", list(tables(game))))


@pytest.mark.full
@pytest.mark.parametrize(("game", "variant", "seats", "levels"), MATCHES)
def test_one_bot_among_others(
    game: str, variant: str, seats: int, levels: str, capsys: pytest.CaptureFixture[str]
) -> None:
    challenger, others = levels.split("-")
    deals = wishes(game).get("fewer_deals", {}).get(levels, wishes(game).get("deals", DEALS))
    found = duel(game, challenger, others, seats, deals, "strength", variant, os.cpu_count() or 1)
    won, times = found.won, found.advantage
    with capsys.disabled():
        print(
            f"\n{game} {variant}, {seats} players: one {challenger} among {others} wins {won.mean:.1%} "
            f"({won.low:.1%} to {won.high:.1%}) of {deals} deals, {times.mean:.2f} times its fair share "
            f"({times.low:.2f} to {times.high:.2f})"
        )
    wanted = float(wishes(game).get("duels", DUELS)[levels])
    assert times.low > wanted if wanted == 1 else times.low >= wanted
