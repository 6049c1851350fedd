"""Runs inside Pyodide while the site is built (see engine.mjs): compiles, tries, and tells what was used."""

# ruff: noqa: INP001, F704, PLE1142, T201 (Pyodide runs this as the body of a coroutine)
import pathlib
import py_compile
import sys

for source in pathlib.Path("/sources").rglob("*.py"):
    target = pathlib.Path("/made/engine") / source.relative_to("/sources").with_suffix(".pyc")
    target.parent.mkdir(parents=True, exist_ok=True)
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    named = source.relative_to("/sources").as_posix()
    py_compile.compile(str(source), str(target), dfile=named, doraise=True, invalidation_mode=mode)

sys.path.insert(0, "/sources")
sys.dont_write_bytecode = True
before = set(sys.modules) - {"py_compile", "pathlib"}

import asyncio  # noqa: E402
import json  # noqa: E402

from stolek.core import registry  # noqa: E402
from stolek.offline import page, worker  # noqa: E402, F401
from stolek.table.messages import PROTOCOL  # noqa: E402


class _Shelf:
    async def put(self, *_):
        return True

    async def batches(self, _):
        return []

    async def summaries(self):
        return []

    async def me(self):
        return None


async def _try(game, level):
    heard = []
    tried = worker.Worker(_Shelf(), lambda _, text: heard.append(text))
    answer = await tried.request("POST", "/play", json.dumps({"game": game, "level": level}))
    assert answer.status == 200, answer
    tried.open(1)
    hello = {"is": "hello", "table": json.loads(answer.body)["table"], "protocol": PROTOCOL}
    await tried.hear(1, json.dumps(hello))
    await asyncio.sleep(1)
    assert heard, game


for game in registry.ids():
    for level in registry.get(game).bots:
        await _try(game, level)

"\n".join(sorted(name for name in sys.modules if not name.startswith("stolek")))
