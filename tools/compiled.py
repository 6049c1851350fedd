"""The same sources compiled by mypyc: `python -m tools.compiled bench engine --peers`.

A copy of the sources lies in `out/compiled`; modules that every move passes are compiled there, so nothing of
the checkout can be stale. mypyc does not know msgspec's structs: classes with options of their own stay as
they are, in a module beside the compiled one (`_structs`). What is not compiled and called by its name is
looked up once instead of at every call; fields and other names are remembered where they are looked up
(`compiled_lookups.h`). What is compiled has to pass the same goldens and the museum, and to
serve games (`tests/test_compiled.py`). `make dist ARGS=--compiled` makes a wheel of it for this machine and
its Python (docs/host.md); `-m MODULE` runs any module with it.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools import dev

HOME = dev.ROOT / "out" / "compiled"
OF_THE_HOUSE = {
    "core": (
        *("chance", "codec", "event_tape", "play", "public_view", "identity_cache", "say", "tuples"),
        *("shown_prompts", "visibility"),
    ),
    "table": (
        *("deadlines", "differences", "effects", "evening", "events", "history", "holds", "news"),
        *("outgoing", "pace", "running_table", "table", "visitors", "whole_table"),
    ),
    "driver": ("live_table",),
    "server": (
        *("http/limits", "http/uvicorn_protocols", "live/connection"),
        *("store/sqlite", "store/table_store"),
    ),
}
OF_A_GAME = (
    *("asking", "fold", "rules", "scoring", "telling", "view", "best_chain", "fast_round_end"),
    *("older_rules", "places", "deck"),
)
LOOKUPS = Path(__file__).with_name("compiled_lookups.h")
_BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
sys.path.append(sys.argv[1])
from tools.compiled import remember_lookups
modules = mypycify(["--ignore-missing-imports", *sys.argv[2:]], opt_level="3", debug_level="0")
remember_lookups()
setup(name="stolek-compiled", ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace"])
"""


def modules() -> list[str]:
    """What is compiled, as paths below the copy."""
    source = dev.ROOT / "stolek"
    found = [source / room / f"{name}.py" for room, names in OF_THE_HOUSE.items() for name in names]
    for game in sorted(path.parent for path in source.glob("games/*/rules.py")):
        found += [path for name in OF_A_GAME if (path := game / f"{name}.py").is_file()]
    return [path.relative_to(dev.ROOT).as_posix() for path in found]


def build() -> Path:
    """The folder with the compiled copy, made anew where sources have changed."""
    dev.install("compile")
    sources = [path for path in (dev.ROOT / "stolek").rglob("*.py") if "page" not in path.parts]
    sources += [Path(__file__), LOOKUPS]
    mark = dev.stamp(HOME, "compiled")
    with dev.one_at_a_time("compiled"):
        if dev.is_fresh(mark, sources):
            return HOME
        shutil.rmtree(HOME, ignore_errors=True)
        made_of = dev.digest(sources)  # as they are copied: they may change meanwhile
        skipped = shutil.ignore_patterns("page", "web", "__pycache__", "*.svg", "*.webp", "*.woff2")
        shutil.copytree(dev.ROOT / "stolek", HOME / "stolek", ignore=skipped)
        for name in modules():
            _set_structs_apart(HOME / name)
        for name in modules():
            _look_up_once(HOME / name)
        print("Compiling (two minutes) ...", file=sys.stderr, flush=True)
        run_mypyc(HOME, modules())
        mark.write_text(made_of)
    return HOME


def run_mypyc(home: Path, names: list[str]) -> None:
    """Compiles these modules of a folder, there."""
    command = [str(dev.VENV_PYTHON), "-W", "ignore", "-c", _BUILD, str(dev.ROOT), *names]
    built = subprocess.run(command, cwd=home, env=dev.environment(), check=False, capture_output=True)
    if built.returncode != 0:
        sys.stderr.buffer.write(built.stdout + built.stderr)
        raise dev.Trouble("It was not compiled: is there a C compiler? See the message above.")


def remember_lookups() -> None:
    """Has the C that mypyc wrote here remember what it looks up by name, where it looks it up."""
    of_module = r"(\w+)( = CPyStatic_\w*globals;\n.*\n.*)CPyDict_GetItem\(\1, "
    for written in Path("build").glob("__native*.c"):
        code = re.sub(of_module, r"\1\2LOOK_UP_GLOBAL(\1, ", written.read_text())
        after = '#include "__native_internal'
        written.write_text(re.sub(f"({after}.*)", rf'\1\n#include "{LOOKUPS.as_posix()}"', code, count=1))


def _set_structs_apart(module: Path) -> None:
    """Moves the classes that mypyc would make something else of into a module beside this one, which is the
    module as it was: what their methods call is found there."""
    source = module.read_text()
    lines, apart, kinds = source.split("\n"), [], {"NamedTuple", "msgspec.Struct"}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and (node.keywords or kinds & {ast.unparse(b) for b in node.bases}):
            apart.append(node)
            kinds.add(node.name)
    if not apart:
        return
    beside = module.with_name(f"{module.stem}_structs.py")
    beside.write_text(source)
    name = ".".join(beside.relative_to(HOME).with_suffix("").parts)
    for node in reversed(apart):
        first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
        lines[first - 1 : node.end_lineno] = [f"from {name} import {node.name} as {node.name}"]
    module.write_text("\n".join(lines))


def _look_up_once(module: Path) -> None:
    """Gives what is not compiled, imported by name and called in functions, a final name: mypyc reads that at
    once, where it looks other names up in the module's dictionary each time."""
    source = module.read_text()
    lines, tree = source.split("\n"), ast.parse(source)
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    names = {
        each.asname or each.name
        for node in imports
        for each in node.names
        if _is_looked_up(node.module or "", each.name)
    }
    calls = [
        call.func
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for statement in function.body
        for call in ast.walk(statement)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in names
    ]
    called = {(func.lineno, func.col_offset, func.id) for func in calls}
    for line, column, name in sorted(called, reverse=True):
        text = lines[line - 1]
        at = len(text.encode()[:column].decode())
        lines[line - 1] = f"{text[:at]}_{name}_once{text[at + len(name) :]}"
    finals = [f"_{name}_once: _Final = {name}" for name in sorted({name for _, _, name in called})]
    if finals:
        last = max(node.end_lineno or 0 for node in imports)
        lines[last:last] = ["from typing import Final as _Final", *finals]
        module.write_text("\n".join(lines))


def _is_looked_up(module: str, name: str) -> bool:
    """Whether this is a class or function that is not compiled."""
    if not module.startswith("stolek."):
        return module not in {"__future__", "typing"}
    path = HOME / Path(*module.split(".")).with_suffix(".py")
    if not path.is_file():
        return False
    is_compiled = path.relative_to(HOME).as_posix() in modules()
    for node in ast.parse(path.read_text()).body:
        match node:
            case ast.ClassDef(name=found) | ast.FunctionDef(name=found) if found == name:
                return not is_compiled
            case ast.ImportFrom(module=beside, names=[ast.alias(name=found)]) if found == name:
                return is_compiled and (beside or "").endswith("_structs")
    return False


def wheel(pure: Path) -> Path:
    """Puts a wheel for this Python and machine into the place of the pure one."""
    home, work = build(), dev.ROOT / "out" / "wheel"
    shutil.rmtree(work, ignore_errors=True)
    dev.run(dev.tool("wheel", "unpack", "--dest", str(work), str(pure)), "The wheel cannot be read.")
    (inside,) = work.iterdir()
    shutil.rmtree(home / "build", ignore_errors=True)
    compiled = [path for ending in ("*.so", "*.pyd", "*_structs.py") for path in home.rglob(ending)]
    for path in [*compiled, *(home / name for name in modules())]:
        shutil.copy(path, inside / path.relative_to(home))
    about = next(inside.glob("*.dist-info")) / "WHEEL"
    about.write_text(about.read_text().replace("Root-Is-Purelib: true", "Root-Is-Purelib: false"))
    dev.run(dev.tool("wheel", "pack", "--dest-dir", str(work), str(inside)), "The wheel was not packed.")
    (packed,) = work.glob("*.whl")
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    tags = ["--python-tag", python, "--abi-tag", python, "--platform-tag", platform]
    dev.run(dev.tool("wheel", "tags", "--remove", *tags, str(packed)), "The wheel got no name.")
    (named,) = work.glob("*.whl")
    pure.unlink()
    return Path(shutil.move(named, pure.with_name(named.name)))


def environment() -> dict[str, str]:
    """In which `import stolek` is the compiled copy, and `tools` are those of the checkout."""
    return {**dev.environment(), "PYTHONPATH": f"{build()}{os.pathsep}{dev.ROOT}", "PYTHONSAFEPATH": "1"}


def main() -> None:
    match sys.argv[1:]:
        case ["wheel", pure]:
            try:
                print(wheel(Path(pure)))
            except dev.Trouble as trouble:
                sys.exit(str(trouble))
        case asked:
            module = asked if asked[:1] == ["-m"] else ["-m", "stolek", *asked]
            command = [str(dev.VENV_PYTHON), *module]
            raise SystemExit(subprocess.run(command, cwd=dev.ROOT, env=environment(), check=False).returncode)


if __name__ == "__main__":
    main()
