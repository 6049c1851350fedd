"""A server looks for garbage in small pieces, when there may be some, and for all of it when nobody moves."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from stolek.server.garbage_collection import _Garbage
from tests.server.live import running

_IN_PIECES = """
import gc, weakref
from stolek.server import garbage_collection

class Knot:
    def __init__(self):
        self.itself = self

garbage_collection.look_little()
looked_through = []


def note(phase, found):
    garbage_collection.expect()
    if phase == "start":
        looked_through.append(len(gc.get_objects()))

gc.callbacks.insert(0, note)
kept = [Knot() for _ in range(100_000)]
lost = weakref.ref(kept[0])
assert len(looked_through) >= 5, looked_through
assert max(looked_through) < 10_000, looked_through
kept.clear()
assert lost() is not None, "a knot that survived one look is not looked at again"
garbage_collection.look_through_all()
assert lost() is None, "until everything is"
"""
_WHEN_EXPECTED = """
import gc, weakref
from stolek.server import garbage_collection

class Knot:
    def __init__(self):
        self.itself = self

kept = []

def is_found():
    lost = weakref.ref(Knot())
    kept.append([[] for _ in range(5_000)])
    return lost

garbage_collection.look_little()
first = is_found()
assert first() is not None, "nothing has ended: no look"
garbage_collection.expect()
assert is_found()() is None, "something has ended"
assert is_found()() is not None, "that was looked for"
garbage_collection.look_through_all()
assert first() is None, "everything is found in the end"
"""
_OF_MOVES = """
import asyncio, gc, tempfile
from pathlib import Path
from tools.server_bench import inside

play_round, left = inside._round, []

async def watched(games, costs):
    gc.collect()
    begins = any(not game.table.table.history.play.prompts for game in games)
    await play_round(games, costs)
    if not begins:
        left.append(gc.collect())

inside._round = watched
with tempfile.TemporaryDirectory() as folder:
    asyncio.run(inside.play(Path(folder), 2, 150, None))
assert len(left) > 20 and not any(left), left
"""


@pytest.mark.parametrize("process", [_IN_PIECES, _WHEN_EXPECTED, _OF_MOVES])
def test_in_a_process_of_its_own(process: str) -> None:
    """What survives a look is not looked through again until everything is; nothing is looked through as
    long as moves are all there is, and those leave nothing that holds itself."""
    done = subprocess.run([sys.executable, "-c", process], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


async def test_requests_may_leave_some_when_they_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running() as server, server.visitor() as ada:
        monkeypatch.setattr(_Garbage, "expected", False)
        table = await ada.new_table(game="daynight", chairs=4)
        assert _Garbage.expected, "a request"
        await asyncio.sleep(0.1)
        _Garbage.expected = False
        async with ada.at(table) as device:
            await device.welcome()
            assert _Garbage.expected, "the request that became a websocket"
