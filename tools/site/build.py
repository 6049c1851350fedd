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

import msgspec

from stolek.core import registry
from stolek.server.http.visits import CONTENT_POLICY
from stolek.table.game_cards import game_card, rules_card
from stolek.table.names import unnamed
from tools import dev

HERE = Path(__file__).parent
ROOMS = ("core", "table", "driver", "offline", "games")
LEFT_OUT = frozenset({"web", "tests", "fast", "words", "__pycache__", "pictures"})
DATA = frozenset({".toml", ".json", ".bin", ".txt"})
FOR_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs")
LANGUAGES_OF_CLUES = "deck/words"
NOT_KEPT = frozenset({".md", ".txt"})
_STAMP = (1980, 1, 1, 0, 0, 0)


def build(out: Path) -> None:
    """Builds everything into this folder."""
    npm = dev.npm_install()
    dev.run([npm, "ci", "--prefix", str(HERE), "--no-audit", "--no-fund", "--loglevel=error"],
            "npm could not install Pyodide: see its message above; is the network there?")  # fmt: skip
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
    sources, made = work / "sources", work / "made"
    sources.mkdir()
    made.mkdir()
    for path in engine_sources():
        target = sources / path.relative_to(dev.ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    wheel = msgspec_wheel(work)
    print("Compiling the engine with Pyodide ...", flush=True)
    node = Path(dev.find_npm()).parent / f"node{dev.EXE}"
    dev.run([str(node), str(HERE / "engine.mjs"), str(sources), str(wheel), str(made)],
            "Pyodide could not compile the engine: see its message above.")  # fmt: skip
    data = {p.relative_to(sources).as_posix(): p for p in sources.rglob("*") if p.suffix in DATA}
    compiled = {p.relative_to(made / "engine").as_posix(): p for p in (made / "engine").rglob("*.pyc")}
    pyodide = HERE / "node_modules" / "pyodide"
    lock = json.loads((pyodide / "pyodide-lock.json").read_bytes())
    used = set((made / "modules.txt").read_text().split())
    return {
        "stolek.zip": zipped({name: path.read_bytes() for name, path in {**data, **compiled}.items()}),
        "msgspec.whl": wheel.read_bytes(),
        "python_stdlib.zip": trimmed(pyodide / "python_stdlib.zip", used),
        "pyodide.asm.wasm.gz": gzip.compress((pyodide / "pyodide.asm.wasm").read_bytes(), 9, mtime=0),
        "pyodide-lock.json": json.dumps({**lock, "packages": {}}).encode(),
        **{name: (pyodide / name).read_bytes() for name in FOR_PYODIDE},
    }


def engine_sources() -> list[Path]:
    """The modules and data that a table needs in a browser."""
    house = dev.ROOT / "stolek"
    found = [path for room in ROOMS for path in (house / room).rglob("*")]
    wanted = [
        path
        for path in found
        if path.suffix in {".py", *DATA}
        and (not LEFT_OUT & set(path.relative_to(house).parts) or LANGUAGES_OF_CLUES in path.as_posix())
    ]
    return [house / "__init__.py", *sorted(wanted)]


def msgspec_wheel(work: Path) -> Path:
    """The one package the engine needs, built for Pyodide's Python, held to its hash."""
    dev.run(
        dev.tool("pip", "download", "--quiet", "--no-deps", "--require-hashes", "--dest", str(work),
                 "--only-binary=:all:", "--python-version", "314", "--implementation", "cp", "--abi", "cp314",
                 "--platform", "pyemscripten_2026_0_wasm32", "--requirement", str(HERE / "requirements.txt")),
        "pip could not fetch msgspec for Pyodide: see its message above; is the network there?",
    )  # fmt: skip
    (wheel,) = work.glob("msgspec-*.whl")
    return wheel


def trimmed(library: Path, used: set[str]) -> bytes:
    """Python's standard library with nothing but the modules that were used, and their packages."""
    with zipfile.ZipFile(library) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        return zipped({name: archive.read(name) for name in names if module_of(name) in used})


def module_of(name: str) -> str:
    return name.rsplit(".", 1)[0].replace("/", ".").removesuffix(".__init__")


def zipped(files: dict[str, bytes]) -> bytes:
    """A zip that is the same for the same files."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, _STAMP), files[name], zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def protect(index: Path) -> None:
    """The policy that a server would send with the page, and WebAssembly for the engine."""
    policy = "; ".join(part for part in CONTENT_POLICY.split("; ") if not part.startswith("frame-ancestors"))
    policy = policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
    text = index.read_text(encoding="utf-8")
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    index.write_text(text.replace("<head>", f"<head>\n    {meta}", 1), encoding="utf-8")


def keep_offline(out: Path) -> None:
    """The service worker, with the list of what a game needs; pictures of decks come when they are seen."""
    pictures = {path.stem for path in (dev.ROOT / "stolek" / "games").glob("*/deck/*.webp")}
    files = sorted(
        path
        for path in out.rglob("*")
        if path.is_file() and path.suffix not in NOT_KEPT and path.stem.rsplit("-", 1)[0] not in pictures
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
