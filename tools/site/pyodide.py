"""The Python that a browser has: fetched once, held to hashes, and run under node to try something in it."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools import dev

HERE = Path(__file__).parent
PACKAGE = HERE / "node_modules" / "pyodide"
_WHEELS = dev.CACHE / "pyodide"


def install() -> Path:
    """Pyodide from npm, and the wheel of msgspec for it: the one package that the engine needs."""
    npm, wanted = dev.npm_install(), [HERE / "package-lock.json", HERE / "requirements.txt"]
    mark = dev.stamp(dev.CACHE, "pyodide")
    with dev.one_at_a_time("pyodide"):
        if not dev.is_fresh(mark, wanted) or not PACKAGE.is_dir():
            for old in _WHEELS.glob("*.whl"):
                old.unlink()
            dev.run(
                [npm, "ci", "--prefix", str(HERE), "--no-audit", "--no-fund", "--loglevel=error"],
                "npm could not install Pyodide: see its message above; is the network there?",
            )
            dev.run(
                dev.tool("pip", "download", "--quiet", "--no-deps", "--require-hashes",
                         "--dest", str(_WHEELS), "--only-binary=:all:", "--python-version", "314",
                         "--implementation", "cp", "--abi", "cp314",
                         "--platform", "pyemscripten_2026_0_wasm32",
                         "--requirement", str(HERE / "requirements.txt")),
                "pip could not fetch msgspec for Pyodide: see its message above; is the network there?",
            )  # fmt: skip
            mark.write_text(dev.digest(wanted))
    (wheel,) = _WHEELS.glob("msgspec-*.whl")
    return wheel


def run_inside(script: Path, **folders: Path) -> str:
    """What the script's ``main()`` gives in Pyodide, where each folder is mounted by its name."""
    node = Path(dev.find_npm()).parent / f"node{dev.EXE}"
    mounted = [f"{name}={folder}" for name, folder in folders.items()]
    command = [str(node), str(HERE / "run_inside.mjs"), str(install()), str(script), *mounted]
    done = subprocess.run(command, env=dev.environment(), stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        raise dev.Trouble(f"{script.name} did not run in Pyodide: see the message above.")
    return done.stdout
