"""Runs inside Pyodide while the site is built: tries the engine, and compiles what was used."""

from __future__ import annotations

import ast
import asyncio
import importlib.util
import json
import marshal
import pathlib
import sys
import zipfile
from collections.abc import Sequence

_SOURCES, _PACKAGES, _MADE = pathlib.Path("/sources"), pathlib.Path("/packages"), pathlib.Path("/made")
_LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
_TOLD = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
_HEAD = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)


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


def _compile(source: bytes, named: str, keep: bool) -> None:
    """Where nothing reads docstrings they are left out; it is never compared with its source."""
    target = (_MADE / named).with_suffix(".pyc")
    target.parent.mkdir(parents=True, exist_ok=True)
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if not keep and isinstance(node, _TOLD) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    code = compile(ast.fix_missing_locations(tree), named, "exec", dont_inherit=True)
    target.write_bytes(_HEAD + marshal.dumps(code))


def _of_library(name: str) -> bool:
    """Whether a module lies in Python's standard library as a file, and was used."""
    module = sys.modules.get(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    return module is not None and module.__spec__ is not None and module.__spec__.origin != "frozen"


async def main() -> str:
    """Compiles ours and msgspec, and of the library what a table of every game and level has loaded."""
    for folder, room in ((_SOURCES, "engine"), (_PACKAGES, "engine")):
        for source in folder.rglob("*.py"):
            _compile(source.read_bytes(), f"{room}/{source.relative_to(folder)}", keep=False)
    sys.path.insert(0, str(_SOURCES))
    sys.dont_write_bytecode = True
    from stolek.core import registry
    from stolek.offline import page_bridge  # noqa: F401

    await asyncio.gather(*(_try(game, level) for game in registry.ids() for level in registry.get(game).bots))
    with zipfile.ZipFile(_LIBRARY) as library:
        for name in library.namelist():
            if name.endswith(".py") and _of_library(name):
                # Pyodide puts the docstrings of its own modules on what it makes in JavaScript
                _compile(
                    library.read(name), f"library/{name}", keep=name.startswith(("pyodide/", "_pyodide/"))
                )
    return ""


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
