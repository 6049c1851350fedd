"""The site: built by Vite, the engine compiled by Pyodide itself, everything else written by hand."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import shutil
import tempfile
import zipfile
from pathlib import Path
from typing import TypedDict

import msgspec

from stolek.core import registry
from stolek.server.http.page import REFUSABLE
from stolek.server.http.visits import SITE_POLICY
from stolek.table.game_cards import game_card, rules_card
from stolek.table.names import unnamed
from tools import dev
from tools.site import pyodide

HERE = Path(__file__).parent
ROOMS = ("core", "table", "driver", "offline", "games")
LEFT_OUT = frozenset({"web", "tests", "fast", "words", "__pycache__", "pictures"})
DATA = frozenset({".toml", ".ftl", ".json", ".bin", ".txt"})
FOR_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs")
WORDS_OF_DECKS = "deck/words"
FOR_BOTS = ".bots.zip.bin"
"""What only the bots of a game read; the worker fetches it when one of them misses it."""
NOT_KEPT = frozenset({".md", ".txt"})
_STAMP = (1980, 1, 1, 0, 0, 0)


def build(out: Path) -> None:
    """Builds everything into this folder."""
    npm = dev.npm_install()
    print("Building the page ...", flush=True)
    dev.run([npm, "run", "--silent", "build", "--", "--mode", "site", "--outDir", str(out),
             "--logLevel", "error"], "The page did not build: see Vite's message above.")  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        files = engine(Path(folder))
    place(out / "engine", files)
    for name, answer in lobby().items():
        target = out / "lobby" / f"{name}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(msgspec.json.encode(answer))
    (out / "lobby" / "pictures.json").write_text(json.dumps(pictures(out)))
    protect(out / "index.html")
    keep_offline(out)
    told = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"{out}: {told / 1e6:.1f} MB in all, {sum(map(len, files.values())) / 1e6:.1f} MB of it the engine")


def lobby() -> dict[str, object]:
    """What the page asks before the engine is loaded."""
    answers: dict[str, object] = {
        "games": [game_card(game) for game in registry.ids()],
        "me": unnamed("here"),
    }
    for game in registry.ids():
        answers[f"games/{game}"] = game_card(game)
        answers[f"games/{game}/rules"] = rules_card(game)
    return answers


def engine(work: Path) -> dict[str, bytes]:
    """The files of the engine, trimmed and packed."""
    sources, packages, made = (work / name for name in ("sources", "packages", "made"))
    sources.mkdir()
    made.mkdir()
    for path in engine_sources():
        target = sources / path.relative_to(dev.ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    with zipfile.ZipFile(pyodide.install()) as wheel:
        wheel.extractall(packages)
    print("Compiling the engine with Pyodide ...", flush=True)
    pyodide.run_inside(HERE / "engine.py", sources=sources, packages=packages, made=made)
    package = pyodide.PACKAGE
    lock = json.loads((package / "pyodide-lock.json").read_bytes())
    ours = under(sources, *DATA) | under(packages, ".so") | under(made / "engine", ".pyc")
    later = {
        game: {name: raw for name, raw in ours.items() if is_for_bots(name, game)} for game in registry.ids()
    }
    at_once = {name: raw for name, raw in ours.items() if not any(name in files for files in later.values())}
    return {
        "stolek.zip.bin": packed(zipped(at_once)),
        **{f"{game}{FOR_BOTS}": packed(zipped(files)) for game, files in later.items() if files},
        "python_stdlib.zip.bin": packed(zipped(under(made / "library", ".pyc"))),
        "pyodide.asm.wasm.bin": packed((package / "pyodide.asm.wasm").read_bytes()),
        "pyodide-lock.json": json.dumps({**lock, "packages": {}}).encode(),
        **{name: (package / name).read_bytes() for name in FOR_PYODIDE},
    }


def is_for_bots(name: str, game: str) -> bool:
    """Whether only bots of this game read it: what they have learned is no TOML."""
    return name.startswith(f"stolek/games/{game}/") and name.endswith((".bin", ".txt"))


def under(folder: Path, *suffixes: str) -> dict[str, bytes]:
    found = (path for path in folder.rglob("*") if path.suffix in suffixes)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def packed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def engine_sources() -> list[Path]:
    """The modules and data that a table needs in a browser."""
    house = dev.ROOT / "stolek"
    found = [path for room in ROOMS for path in (house / room).rglob("*")]
    wanted = [
        path
        for path in found
        if path.suffix in {".py", *DATA}
        and (not LEFT_OUT & set(path.relative_to(house).parts) or WORDS_OF_DECKS in path.as_posix())
    ]
    return [house / "__init__.py", *sorted(wanted)]


def zipped(files: dict[str, bytes]) -> bytes:
    """A zip that is the same for the same files, like ones side by side: it is packed as a whole."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files, key=lambda name: (name.rpartition(".")[2], name)):
            archive.writestr(zipfile.ZipInfo(name, _STAMP), files[name])
    return made.getvalue()


def protect(index: Path) -> None:
    """The policy that a server would send with the page; and that what needs others is refused."""
    policy = "; ".join(part for part in SITE_POLICY.split("; ") if not part.startswith("frame-ancestors"))
    text = index.read_text(encoding="utf-8").replace(
        'data-refused=""', f'data-refused="{" ".join(REFUSABLE)}"'
    )
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    index.write_text(text.replace("<head>", f"<head>\n    {meta}", 1), encoding="utf-8")


class Pictures(TypedDict):
    """The pictures of a deck, as the page loads them."""

    bytes: int
    files: list[str]


def pictures(out: Path) -> dict[str, Pictures]:
    """The pictures of each game's deck as the page has them: too many to be kept unasked."""
    found: dict[str, Pictures] = {}
    for game in registry.ids():
        deck = dev.ROOT / "stolek" / "games" / game / "deck"
        stems = {path.stem for path in deck.glob("*.webp")}
        files = [
            path
            for path in sorted((out / "assets").glob("*.webp"))
            if path.name[: -len("-12345678.webp")] in stems
        ]
        if files:
            names = [path.relative_to(out).as_posix() for path in files]
            found[game] = Pictures(bytes=sum(path.stat().st_size for path in files), files=names)
    return found


def keep_offline(out: Path) -> None:
    """The service worker, with the list of what a game needs; pictures of decks come when they are seen."""
    seen = {name for listed in pictures(out).values() for name in listed["files"]}
    files = sorted(
        path
        for path in out.rglob("*")
        if path.is_file() and path.suffix not in NOT_KEPT and path.relative_to(out).as_posix() not in seen
    )
    build = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]
    names = ["./", *(f"./{path.relative_to(out).as_posix()}" for path in files if path.name != "index.html")]
    text = (HERE / "service-worker.js").read_text(encoding="utf-8")
    text = text.replace("BUILD", build).replace("const FILES = []", f"const FILES = {json.dumps(names)}")
    (out / "service-worker.js").write_text(text, encoding="utf-8")


def place(folder: Path, files: dict[str, bytes]) -> None:
    """The files, and the list by which the worker loads and checks them."""
    folder.mkdir(parents=True, exist_ok=True)
    listed = []
    for name, content in files.items():
        (folder / name).write_bytes(content)
        if name not in FOR_PYODIDE:
            listed.append(
                {"name": name, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
            )
    (folder / "files.json").write_text(json.dumps(listed))
