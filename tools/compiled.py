"""The same engine compiled by mypyc: `python -m tools.compiled bench engine --peers`.

A copy of the sources lies in `out/compiled`, as they are; modules of functions that are called for every move
are compiled there, so nothing of the checkout can be stale. What is compiled has to pass the same goldens
and the museum (`tests/test_compiled.py`). Nothing that is shipped is compiled.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tools import dev

HOME = dev.ROOT / "out" / "compiled"
CORE = ("chance", "event_tape", "remembered", "tuples")
OF_A_GAME = (
    *("asking", "fold", "prompts", "rules", "scoring", "turns", "view", "chain", "fast_round_end"),
    *("older_rules", "places", "deck"),
)
_BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify(["--ignore-missing-imports", *sys.argv[1:]], opt_level="2", debug_level="0")
setup(name="stolek-compiled", ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace"])
"""


def modules() -> list[str]:
    """What is compiled, as paths below the copy."""
    source = dev.ROOT / "stolek"
    found = [source / "core" / f"{name}.py" for name in CORE]
    for game in sorted(path.parent for path in source.glob("games/*/rules.py")):
        found += [path for name in OF_A_GAME if (path := game / f"{name}.py").is_file()]
    return [path.relative_to(dev.ROOT).as_posix() for path in found]


def build() -> Path:
    """The folder with the compiled copy, made anew where sources have changed."""
    sources = [path for path in (dev.ROOT / "stolek").rglob("*.py") if "page" not in path.parts]
    mark = dev.stamp(HOME, "compiled")
    with dev.one_at_a_time("compiled"):
        if dev.is_fresh(mark, [*sources, Path(__file__)]):
            return HOME
        shutil.rmtree(HOME, ignore_errors=True)
        skipped = shutil.ignore_patterns("page", "web", "__pycache__", "*.svg", "*.webp", "*.woff2")
        shutil.copytree(dev.ROOT / "stolek", HOME / "stolek", ignore=skipped)
        print("Compiling the engine (a minute or two) ...", file=sys.stderr, flush=True)
        command = [str(dev.VENV_PYTHON), "-c", _BUILD, *modules()]
        if subprocess.run(command, cwd=HOME, env=dev.environment(), check=False).returncode != 0:
            raise dev.Trouble("The engine was not compiled: is there a C compiler? See the message above.")
        mark.write_text(dev.digest([*sources, Path(__file__)]))
    return HOME


def environment() -> dict[str, str]:
    """In which `import stolek` is the compiled copy."""
    return {**dev.environment(), "PYTHONPATH": str(build()), "PYTHONSAFEPATH": "1"}


def main() -> None:
    command = [str(dev.VENV_PYTHON), "-m", "stolek", *sys.argv[1:]]
    raise SystemExit(subprocess.run(command, cwd=dev.ROOT, env=environment(), check=False).returncode)


if __name__ == "__main__":
    main()
