"""The plan of the house, enforced: who may know whom, what the engine refuses to touch, who may name a game.

Everything is read from the source with ``ast``; nothing is imported to find out what it imports.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from stolek.core import registry

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "stolek"
WEB = ROOT / "web" / "src"
OWN_GAME = "its own game"

MAY_IMPORT: dict[str, set[str]] = {
    "core": {"core"},
    "words": {"words", "core"},  # the engine's Say is what words render
    "testing": {"testing", "core"},
    "printing": {"printing", "core", "words"},
    "games": {OWN_GAME, "core", "printing", "words"},  # words: what a deck is printed with
    "lab": {"lab", "core", "words"},
    "fast": {"fast", "lab", "core"},
    "table": {"table", "core", "words"},
    "driver": {"driver", "table", "core"},
    "offline": {"offline", "driver", "table", "core"},
    "server": {"server", "driver", "table", "core", "words"},
    "cli": {"cli", "core", "words", "testing", "lab", "fast", "table", "server", "printing"},
}
"""The columns of docs/architecture.md: each room, and the rooms it may import.
A game's own ``fast/`` may import ``fast`` too."""

NOT_IN_THE_ENGINE = {
    *("asyncio", "datetime", "getpass", "glob", "http", "io", "logging", "multiprocessing", "os", "pathlib"),
    *(
        "secrets",
        "shutil",
        "signal",
        "socket",
        "sqlite3",
        "ssl",
        "subprocess",
        "tempfile",
        "threading",
        "time",
    ),
    *("urllib", "uuid", "webbrowser", "zoneinfo"),
}
"""Input, output, clocks and unrepeatable chance."""


def sources(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*.py")):
        if "__pycache__" not in file.parts:
            yield file


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def is_test(file: Path) -> bool:
    return "tests" in file.relative_to(HOUSE).parts


def room(file: Path) -> str:
    parts = file.relative_to(HOUSE).parts
    return parts[0] if len(parts) > 1 else ""


def imports(file: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything a file imports, wherever in it."""
    package = ["stolek", *file.relative_to(HOUSE).parts[:-1]]
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def where(file: Path, line: int) -> str:
    return f"{file.relative_to(ROOT).as_posix()}:{line}"


# Who may know whom ------------------------------------------------------------------------------------


def test_every_room_has_its_column() -> None:
    rooms = {path.name for path in HOUSE.iterdir() if (path / "__init__.py").is_file()}
    assert rooms == set(MAY_IMPORT)


@pytest.mark.parametrize("name", MAY_IMPORT)
def test_a_room_imports_only_the_rooms_it_may(name: str) -> None:
    files = [file for file in sources(HOUSE / name) if not is_test(file)]
    assert files
    wrong = []
    for file in files:
        for line, imported in imports(file):
            parts = imported.split(".")
            if parts[0] != "stolek" or len(parts) < 2 or parts[1] not in MAY_IMPORT:
                continue
            ours = file.relative_to(HOUSE).parts
            same_game = parts[1] == "games" and ours[0] == "games" and parts[2:3] == list(ours[1:2])
            trains = ours[0] == "games" and ours[2:3] == ("fast",) and parts[1] == "fast"
            if not (OWN_GAME in MAY_IMPORT[name] if same_game else trains or parts[1] in MAY_IMPORT[name]):
                wrong.append(f"{where(file, line)} imports {imported}")
    assert wrong == []


def test_a_game_never_imports_another_not_even_in_its_tests() -> None:
    wrong = [
        f"{where(file, line)} imports {imported}"
        for file in sources(HOUSE / "games")
        for line, imported in imports(file)
        if imported.startswith("stolek.games.") and imported.split(".")[2] != file.relative_to(HOUSE).parts[1]
    ]
    assert wrong == []


# What the engine refuses to touch ---------------------------------------------------------------------


def engine_files() -> list[Path]:
    """The engine, the games, and the table around a game: it is driven like them, by what it is given."""
    games = [file for file in sources(HOUSE / "games") if not is_test(file)]
    return [*sources(HOUSE / "core"), *sources(HOUSE / "table"), *games]


def test_the_table_needs_nothing_that_a_browser_has_not() -> None:
    """It runs in a page's worker too: only the standard library, msgspec, and rooms that run there."""
    allowed = {*sys.stdlib_module_names, "msgspec", "stolek"}
    wrong = [
        f"{where(file, line)} imports {imported}"
        for file in sources(HOUSE / "table")
        for line, imported in imports(file)
        if imported.partition(".")[0] not in allowed
    ]
    assert wrong == []
    absent = (
        "asyncio",
        "fluent",
        "logging",
        "multiprocessing",
        "socket",
        "sqlite3",
        "stolek.server",
        "threading",
    )
    look = f"import sys, stolek.table.table; print([m for m in {absent!r} if m in sys.modules])"
    loaded = subprocess.run(
        [sys.executable, "-c", look], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert loaded.stdout.strip() == "[]", "not even what it imports needs them"


def test_the_engine_has_no_input_output_clock_or_thread() -> None:
    wrong = [
        f"{where(file, line)} imports {imported}"
        for file in engine_files()
        for line, imported in imports(file)
        if imported.partition(".")[0] in NOT_IN_THE_ENGINE
    ]
    assert wrong == []


def test_the_engine_opens_and_prints_nothing() -> None:
    wrong = [
        f"{where(file, node.lineno)} calls {node.func.id}()"
        for file in engine_files()
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in {"open", "print", "input", "eval", "exec", "breakpoint"}
    ]
    assert wrong == []


def test_the_engine_has_no_global_random() -> None:
    """``random.Random`` is a type that bots are given; everything else of the module is one shared state."""
    wrong = []
    for file in engine_files():
        for line, imported in imports(file):
            if imported.startswith("random.") and imported != "random.Random":
                wrong.append(f"{where(file, line)} imports {imported}")
        for node in ast.walk(tree(file)):
            match node:
                case ast.Attribute(value=ast.Name(id="random"), attr=name) if name != "Random":
                    wrong.append(f"{where(file, node.lineno)} uses random.{name}")
    assert wrong == []


# Who may name a game ----------------------------------------------------------------------------------

GAMES = re.compile(rf"(?<![a-z])(?:{'|'.join(registry.ids())})(?![a-z])", re.IGNORECASE)


def words_of(file: Path) -> Iterator[tuple[int, str]]:
    """Every name and every string of a Python file."""
    for node in ast.walk(tree(file)):
        match node:
            case ast.Constant(value=str() as text):
                yield node.lineno, text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield node.lineno, name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield node.lineno, name
            case ast.alias(name=name):
                yield node.lineno, name


def test_outside_the_games_no_python_names_a_game() -> None:
    named = [
        f"{where(file, line)}: {found[0]}"
        for file in sources(HOUSE)
        if room(file) != "games"
        for line, text in words_of(file)
        if (found := GAMES.search(text))
    ]
    assert named == []


def test_outside_the_games_no_page_and_no_word_names_a_game() -> None:
    page = [file for kind in ("ts", "svelte", "css") for file in WEB.rglob(f"*.{kind}")]
    words = list((HOUSE / "words").rglob("*.ftl"))
    assert page
    assert words
    named = [
        f"{where(file, number)}: {found[0]}"
        for file in sorted(page + words)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if (found := GAMES.search(line))
    ]
    assert named == []


# Habits -----------------------------------------------------------------------------------------------


def test_every_module_says_what_it_is() -> None:
    silent = [
        file.relative_to(ROOT).as_posix()
        for file in sources(HOUSE)
        if not is_test(file) and not ast.get_docstring(tree(file))
    ]
    assert silent == []


def test_files_stay_small_enough_to_read() -> None:
    long = {
        file.relative_to(ROOT).as_posix(): lines
        for file in sources(HOUSE)
        if (lines := len(file.read_text(encoding="utf-8").splitlines())) > 430
    }
    assert long == {}


def test_the_plan_names_every_module_where_it_speaks_of_its_room() -> None:
    plan = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for name in ("core", "testing", "table", "driver", "offline", "server", "cli"):
        said = "".join(re.findall(rf"^\| `stolek/{name}/` .*$", plan, re.MULTILINE))  # its row, and its table
        said += "".join(
            re.findall(rf"^`stolek/{name}/`.*?(?=^`stolek/|^## )", plan, re.MULTILINE | re.DOTALL)
        )
        unnamed = [stem for stem in modules(name) if not re.search(rf"[`/]{stem}\.py`", said)]
        assert unnamed == [], f"the page says nothing of these where it speaks of {name}"


def modules(name: str) -> list[str]:
    return sorted(file.stem for file in sources(HOUSE / name) if not file.stem.startswith("__"))


# The README -------------------------------------------------------------------------------------------


def python_examples(page: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_examples_of_the_readme_run(tmp_path: Path) -> None:
    examples = python_examples(ROOT / "README.md")
    assert examples, "the README has a Python example"
    for number, example in enumerate(examples):
        file = tmp_path / f"example{number}.py"
        file.write_text(example, encoding="utf-8")
        ran = subprocess.run(
            [sys.executable, "-W", "error", str(file)],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            check=False,
            timeout=120,
        )
        assert ran.returncode == 0, ran.stderr
        assert ran.stdout.strip(), "an example shows something"
