"""A server looks for garbage in small pieces, and for all of it when nobody moves."""

from __future__ import annotations

import subprocess
import sys

_PROCESS = """
import gc, weakref
from stolek.server import garbage_collection

class Knot:
    def __init__(self):
        self.itself = self

garbage_collection.look_little()
looked_through = []
gc.callbacks.append(lambda phase, found: phase == "start" and looked_through.append(len(gc.get_objects())))
kept = [Knot() for _ in range(100_000)]
lost = weakref.ref(kept[0])
assert len(looked_through) >= 5, looked_through
assert max(looked_through) < 10_000, looked_through
kept.clear()
assert lost() is not None, "a knot that survived one look is not looked at again"
garbage_collection.look_through_all()
assert lost() is None, "until everything is"
"""


def test_what_survives_is_not_looked_through_again_until_everything_is() -> None:
    done = subprocess.run([sys.executable, "-c", _PROCESS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
