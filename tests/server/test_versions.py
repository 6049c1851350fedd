"""A table that is played by an older version of a game's rules goes on by it, also after an update."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolek.core import codec, registry
from tests.server import tiny
from tests.server.live import run, running


def update_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Version 2 of the game counts everything twice."""
    by_version_1 = tiny.Tiny.decide

    def decide(self: tiny.Tiny, tape: Any, seat: Any, action: Any) -> None:
        by_version_1(self, tape, seat, action)
        if tape.state.setup.rules > 1 and isinstance(tape.events[-1], tiny.Ended):
            outcome = tape.events[-1].outcome
            doubled = msgspec.structs.replace(outcome, scores=tuple(2 * score for score in outcome.scores))
            tape.emit(tiny.Ended(doubled))

    monkeypatch.setattr(tiny.Tiny, "decide", decide)
    monkeypatch.setattr(tiny.Tiny, "info", msgspec.structs.replace(tiny.Tiny.info, version=2))


def test_a_running_game_ends_by_the_rules_it_began_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> None:
        async with running(tmp_path) as server, server.visitor() as ada:
            cookies.append(ada.cookie)
            tables.append(await ada.play(chairs=2, options={"rounds": 1}))
            async with ada.at(tables[0]) as device:
                assert (await device.answer(0, 0, "commit"))["is"] == "done"

    async def after() -> None:
        async with running(tmp_path) as server, server.returning(cookies[0]) as ada:
            tables.append(await ada.play(chairs=2, options={"rounds": 1}))
            files = []
            for table in tables:
                async with ada.at(table) as device:
                    device.play_along(0)
                    await device.catch_up()
                    await device.result()
                files.append(codec.read_header((await ada.web.get(f"/api/saved/{table}/1")).content))
            assert [file.rules for file in files] == [1, 2]
            plays = [codec.verify(registry.get(file.game).game, file) for file in files]
            ended = [[e for e in play.moves[-1].events if isinstance(e, tiny.Ended)] for play in plays]
            assert [len(events) for events in ended] == [1, 2]

    cookies: list[str] = []
    tables: list[str] = []
    run(before)
    update_the_game(monkeypatch)
    run(after)
