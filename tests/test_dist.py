"""The wheel that people install: what is inside, and a game played over it without node."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import dev

pytestmark = pytest.mark.xdist_group("dist")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    dev.page()
    return dev.build_wheel(folder)


@pytest.fixture(scope="module")
def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an empty environment with nothing but the wheel's needs."""
    home = tmp_path_factory.mktemp("venv")
    subprocess.run([sys.executable, "-m", "venv", home], check=True)
    programs = home / dev.BIN.name
    pip = [
        str(programs / dev.VENV_PYTHON.name),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--quiet",
    ]
    runtime = dev.REQUIREMENTS / "runtime.txt"
    subprocess.run([*pip, "--require-hashes", "--requirement", runtime], check=True)
    subprocess.run([*pip, "--no-deps", "--no-index", wheel], check=True)
    return programs


def without_node(programs: Path, home: Path) -> dict[str, str]:
    """An environment in which only the installed programs can be found, far from this checkout."""
    kept = {
        name: value for name, value in os.environ.items() if name in ("SYSTEMROOT", "TEMP", "TMP", "LANG")
    }
    return {**kept, "PATH": str(programs), "HOME": str(home), "USERPROFILE": str(home)}


def test_it_holds_the_page_the_words_and_the_rulebooks(names: list[str]) -> None:
    assert "stolek/server/page/index.html" in names
    assert "stolek/py.typed" in names
    for folder in (dev.ROOT / "stolek" / "games").iterdir():
        if (folder / "__init__.py").is_file():
            inside = f"stolek/games/{folder.name}"
            assert f"{inside}/rulebook/deck.toml" in names
            assert {f"{inside}/words/{path.name}" for path in folder.glob("words/*.ftl")} <= set(names)
    assert any(re.fullmatch(r"stolek/words/en/\w+\.ftl", name) for name in names)
    assert any(name.endswith("/licenses/NOTICE") for name in names)


def test_it_holds_no_tests_and_no_sources_of_the_page(names: list[str]) -> None:
    unwanted = re.compile(
        r"/tests/|\.svelte$|^(?!stolek/server/page/).*\.(ts|js|svg)$|/games/\w+/web/|\.pyc$"
    )
    assert [name for name in names if unwanted.search(name)] == []


def test_the_page_runs_nothing_inline_and_brings_its_licences(wheel: Path, names: list[str]) -> None:
    with zipfile.ZipFile(wheel) as archive:
        html = archive.read("stolek/server/page/index.html").decode()
    assert re.findall(r"<script(?![^>]*\bsrc=)[^>]*>", html) == []
    assert re.findall(r"<style|\son\w+=|\sstyle=|javascript:", html) == []
    assert re.findall(r'(?:src|href)="(?:https?:)?//', html) == []
    for licence in ("fraunces.txt", "nunito-sans.txt", "packages.md"):
        assert f"stolek/server/page/licences/{licence}" in names


def test_every_file_the_page_asks_for_has_a_name_of_its_content(names: list[str]) -> None:
    assets = [name for name in names if name.startswith("stolek/server/page/assets/")]
    assert assets
    assert [name for name in assets if not re.search(r"-[\w-]{8}\.\w+$", name)] == []
