"""Through which of our modules one move goes: ``python -m tools.server_bench.move_path``.

A hidden card of Day & Night for two, from the frame on the wire until everyone's bytes are written, in the
server that ``inside`` measures. Counted by ``sys.setprofile`` in the loop's thread: a module counts when a
function of it runs; a step is a call out of a module of server, driver or table into another of these.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path
from types import FrameType

import uvicorn

import stolek
from stolek.driver.live_table import LiveTable
from stolek.server.app import make_app
from stolek.server.http.uvicorn_protocols import Turn
from stolek.server.services import Services
from stolek.server.settings import Settings
from stolek.table.messages import Person
from stolek.table.opening import NewTable
from tools.server_bench.inside import Game, at_rest
from tools.server_bench.stolek_server import UNLIMITED

_HOME = Path(stolek.__file__).parent
_ROOMS = ("server", "driver", "table")
_FIRST_MOVES = 4_000
"""The first games fill what is remembered for all others: a move is looked at after so many."""


class Way:
    """What one move runs: modules in the order of their first call, and steps between them."""

    def __init__(self) -> None:
        self.modules: dict[str, None] = {}
        self.steps: Counter[tuple[str, str]] = Counter()

    def look(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call":
            return
        here, back = _module(frame), frame.f_back
        while back is not None and _module(back) is None:  # a library in between
            back = back.f_back
        before = None if back is None else _module(back)
        if here is None:
            return
        self.modules[here] = None
        if before is not None and before != here and {before.split("/")[0], here.split("/")[0]} <= {*_ROOMS}:
            self.steps[before, here] += 1


def _module(frame: FrameType) -> str | None:
    path = Path(frame.f_code.co_filename)
    return path.relative_to(_HOME).with_suffix("").as_posix() if path.is_relative_to(_HOME) else None


def _two_choose(table: LiveTable) -> bool:
    """Whether both are asked for a card, and neither has chosen."""
    play = table.table.history.play
    return play is not None and [prompt.owed for prompt in play.prompts.values()] == [True, True]


async def _one_move(folder: Path) -> Way:
    services = Services(Settings(data=folder, **UNLIMITED))
    config = uvicorn.Config(make_app(services), lifespan="off", log_config=None)
    name = await services.tables.create(Person("0 0", "P0", 1), NewTable("daynight", "base", chairs=2))
    table = await services.tables.get(name)
    assert table is not None
    game, way = Game(0, table, Turn(), config, services, seats=2), Way()
    await asyncio.sleep(0.1)
    moves = 0
    while moves < _FIRST_MOVES or not _two_choose(table):
        said = game.frames()
        game.hear(said)
        await at_rest([game])
        moves += len(said)
    said = game.frames()[:1]
    sys.setprofile(way.look)
    game.hear(said)
    await at_rest([game])
    sys.setprofile(None)
    await services.close()
    return way


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        way = asyncio.run(_one_move(Path(folder)))
    for module in way.modules:
        print(module)
    engine = [each for each in way.modules if each.split("/")[0] not in _ROOMS]
    print("\n".join(f"  {count} {a} -> {b}" for (a, b), count in way.steps.items()))
    print(
        f"{len(way.modules)} modules, of these the engine's and the game's {len(engine)}; "
        f"{sum(way.steps.values())} steps from module to module"
    )


if __name__ == "__main__":
    main()
