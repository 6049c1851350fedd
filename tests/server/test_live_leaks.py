"""Leaks made on purpose, at a live table: whatever can be seen on the wire is noticed by the leak check."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from stolek.core import registry
from stolek.core.registry import Entry
from stolek.testing.leak_check import honest, leaks_of
from stolek.testing.planted_leaks import Leak, OptionsTell, PlaceSaidOpen, RefusalTells
from stolek.testing.recorded_game import CHANGES_OF_MIND
from stolek.testing.setups import few_cases
from tests.contract.games import PACKAGES, TEMPLATE, entry
from tests.server import checker
from tests.server.live import Server, run, running

MOST_GAMES = 12
MOST_TABLES = 4
PATIENT = 1_500.0
"""Seconds: only ends what would never end, also on a machine that has other things to do."""
SHORT_WINDOW = 0.04
"""Seconds: people answer at once here, and hundreds of windows are open as long as this."""


@contextlib.contextmanager
def _at_the_tables(found: Entry, leak: Leak | None) -> Iterator[None]:
    """The game, with a leak in it, in the place of the real one."""
    before = registry._added.get(found.game.info.id)
    registry.add(found if leak is None else replace(found, game=leak))
    try:
        yield
    finally:
        if before is None:
            del registry._added[found.game.info.id]
        else:
            registry.add(before)


async def _is_noticed(
    server: Server, game: str, wanted: dict[str, object], seed: int, minds: float = CHANGES_OF_MIND
) -> bool:
    """Two people and a spectator play a game; whether the leak check speaks up. ``minds``: how often they
    answer what they do not owe."""
    rng = random.Random(seed)
    async with contextlib.AsyncExitStack() as stack:
        enter = stack.enter_async_context
        seats = int(str(wanted["chairs"]))
        people = [await enter(server.visitor(f"Player {n}")) for n in range(seats)]
        eve = await enter(server.visitor("Eve"))
        table = await people[0].new_table(game=game, **wanted)
        devices = [await enter(who.at(table)) for who in (*people, eve)]
        for seat, device in enumerate(devices[:-1]):
            if seat:
                await device.settled("sit", chair=seat)
            device.play_along(seat, lambda _: rng.randrange(100), lambda: rng.random() < minds)
        await devices[0].settled("start")
        for device in devices:
            await device.wait(
                lambda m: bool(m.get("table")) and m["table"]["phase"] == "over", patience=PATIENT
            )
        truth = checker.read(server.data, table)
        if checker.faults_in_worlds(truth):
            return True
        try:
            for device in devices:
                checker.check(truth, device.visitor.id, device.messages)
        except AssertionError:
            return True
        return False


def _missed(package: str) -> list[str]:
    """The leaks of a game that the leak check does not notice in a few live games."""
    found = entry(package)
    game = found.game
    missed: list[str] = []

    async def scenario() -> None:
        async with running(window_seconds=SHORT_WINDOW) as server:
            for leak in leaks_of(game):
                if isinstance(leak, RefusalTells | PlaceSaidOpen):
                    continue  # what is refused is not in the journal; what is said of a place is not sent
                few = _tables_for(leak)
                # A change of mind that nobody is told of would change the others' questions here, and they
                # would answer the old ones for ever.
                minds = 0.0 if isinstance(leak, OptionsTell) else CHANGES_OF_MIND
                with _at_the_tables(found, leak):
                    for number in range(MOST_GAMES):
                        table = few[number % len(few)]
                        if await _is_noticed(server, game.info.id, table, number, minds):
                            break
                    else:
                        missed.append(str(leak))
            with _at_the_tables(found, None):
                assert not await _is_noticed(server, game.info.id, few[0], 0), "the game itself is clean"

    run(scenario, patience=PATIENT)
    return missed


def _tables_for(leak: Leak) -> list[dict[str, object]]:
    """The smallest tables at which this leak tells something: some are hidden by default options alone."""
    game = leak.inner
    setups = [
        case.setup
        for case in few_cases(game)
        if case.setup.rules == game.info.version and leak.can_be_seen_in(honest(game, case, "1/0"))
    ]
    return [
        {"variant": setup.variant, "chairs": setup.seats, "options": msgspec.to_builtins(setup.options)}
        for setup in sorted(setups, key=lambda setup: setup.seats)[:MOST_TABLES]
    ]


def test_leaks_of_the_template_are_noticed_at_a_live_table() -> None:
    assert _missed(TEMPLATE) == []


@pytest.mark.full
@pytest.mark.parametrize("package", [package for package in PACKAGES if package != TEMPLATE])
def test_leaks_are_noticed_at_a_live_table(package: str) -> None:
    assert _missed(package) == []
