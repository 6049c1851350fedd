"""Runs inside Pyodide while the site is built: compiles, tries, and tells what was used."""

from __future__ import annotations

import asyncio
import json
import pathlib
import py_compile
import sys
from collections.abc import Sequence

_SOURCES, _MADE = pathlib.Path("/sources"), pathlib.Path("/made/engine")


class _Shelf:
    """Keeps nothing."""

    async def put(self, table: str, number: int, batch: bytes, summary: bytes) -> bool:
        return True

    async def batches(self, table: str) -> Sequence[bytes]:
        return ()

    async def summaries(self) -> Sequence[bytes]:
        return ()

    async def me(self) -> bytes | None:
        return None

    async def keep_me(self, me: bytes) -> None:
        pass


def _compile() -> None:
    for source in _SOURCES.rglob("*.py"):
        named = source.relative_to(_SOURCES)
        target = _MADE / named.with_suffix(".pyc")
        target.parent.mkdir(parents=True, exist_ok=True)
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(
            str(source), str(target), dfile=named.as_posix(), doraise=True, invalidation_mode=mode
        )


async def main() -> str:
    """The names of all modules that a table of every game and level has loaded."""
    _compile()
    sys.path.insert(0, str(_SOURCES))
    sys.dont_write_bytecode = True
    from stolek.core import registry
    from stolek.offline import page  # noqa: F401

    await asyncio.gather(*(_try(game, level) for game in registry.ids() for level in registry.get(game).bots))
    return "\n".join(sorted(name for name in sys.modules if not name.startswith("stolek")))


async def _try(game: str, level: str) -> None:
    from stolek.offline.worker import Worker
    from stolek.table.messages import PROTOCOL

    heard: list[str | None] = []
    tried = Worker(_Shelf(), lambda _, text: heard.append(text))
    answer = await tried.request("POST", "/play", json.dumps({"game": game, "level": level}))
    assert answer.status == 200, answer
    tried.open(1)
    hello = {"is": "hello", "table": json.loads(answer.body)["table"], "protocol": PROTOCOL}
    await tried.hear(1, json.dumps(hello))
    await asyncio.sleep(1)  # bots have been asked by then
    assert heard, game
