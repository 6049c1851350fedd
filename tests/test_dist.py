"""The wheel that people install: what is inside, and a game played over it without node."""

import contextlib
import json
import os
import re
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from stolek.core import registry
from tests.server.live import PATIENCE, Server
from tools import dev

pytestmark = pytest.mark.xdist_group("dist")

# Tests add games of their own to the registry; a wheel has those that have a folder.
GAMES = sorted(path.parent.name for path in (dev.ROOT / "stolek" / "games").glob("*/__init__.py"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    dev.page()
    return dev.build_wheel(folder)


@pytest.fixture(scope="module")
def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


class Said(NamedTuple):
    programs: Path
    simulated: subprocess.CompletedProcess[str]
    served: subprocess.CompletedProcess[str]


@pytest.fixture(scope="module")
def said_without_server(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Said:
    """What the command says in an environment with nothing but what ``pip install stolek`` brings."""
    home = tmp_path_factory.mktemp("venv")
    subprocess.run([sys.executable, "-m", "venv", home], check=True)
    programs = home / dev.BIN.name
    _install(programs, "--require-hashes", "--requirement", str(dev.REQUIREMENTS / "runtime.txt"))
    _install(programs, "--no-deps", "--no-index", str(wheel))
    game = GAMES[0]
    simulated = stolek(programs, home, "simulate", game, "--games", "1", "--jobs", "1", "--json")
    return Said(programs, simulated, stolek(programs, home, "serve"))


def _install(programs: Path, *what: str) -> None:
    pip = [str(programs / dev.VENV_PYTHON.name), "-m", "pip", "--disable-pip-version-check", "install"]
    subprocess.run([*pip, "--quiet", *what], check=True)


@pytest.fixture(scope="module")
def installed(said_without_server: Said) -> Path:
    """The folder of programs of an environment with nothing but the wheel and what its server needs."""
    _install(
        said_without_server.programs, "--require-hashes", "--requirement", str(dev.REQUIREMENTS / "serve.txt")
    )
    return said_without_server.programs


def without_node(programs: Path, home: Path) -> dict[str, str]:
    """An environment in which only the installed programs can be found, far from this checkout."""
    kept = {
        name: value for name, value in os.environ.items() if name in ("SYSTEMROOT", "TEMP", "TMP", "LANG")
    }
    return {**kept, "PATH": str(programs), "HOME": str(home), "USERPROFILE": str(home)}


def test_it_holds_the_page_the_words_and_the_rulebooks(names: list[str]) -> None:
    assert "stolek/server/page/index.html" in names
    assert "stolek/py.typed" in names
    for game in GAMES:
        folder = dev.ROOT / "stolek" / "games" / game
        data = [*folder.glob("rulebook/*.toml"), *folder.rglob("*.ftl")]
        assert data
        assert {path.relative_to(dev.ROOT).as_posix() for path in data} <= set(names)
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


def stolek(programs: Path, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The installed command, called from an empty folder."""
    return subprocess.run(
        [str(programs / f"stolek{dev.EXE}"), *arguments],
        cwd=home,
        env=without_node(programs, home),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@contextlib.contextmanager
def serving(programs: Path, home: Path) -> Iterator[Server]:
    """The installed server, in a process of its own, until it is interrupted."""
    data = home / "data"
    command = [str(programs / f"stolek{dev.EXE}"), "serve", "--port", "0", "--data", str(data)]
    with (home / "stderr").open("wb") as errors:
        process = subprocess.Popen(
            command, cwd=home, env=without_node(programs, home), stdout=subprocess.PIPE, stderr=errors
        )
        assert process.stdout is not None
        given_up = threading.Timer(PATIENCE, process.kill)
        given_up.start()
        try:
            line = process.stdout.readline().decode()
            told = re.search(r"http://localhost:(\d+)", line)
            assert told, line + (home / "stderr").read_text()
            given_up.cancel()
            yield Server(int(told[1]), data, None)
        finally:
            given_up.cancel()
            process.terminate()
            process.wait()
            process.stdout.close()


def test_the_library_alone_plays_and_says_what_the_server_needs(said_without_server: Said) -> None:
    assert json.loads(said_without_server.simulated.stdout)["games"] == 1
    assert said_without_server.served.returncode == 2
    assert "pip install 'stolek[serve]'" in said_without_server.served.stderr


def test_what_is_installed_is_not_this_checkout(installed: Path, tmp_path: Path) -> None:
    python = str(installed / dev.VENV_PYTHON.name)
    script = "import shutil, stolek; print(stolek.__file__); print(shutil.which('node'))"
    told = subprocess.run(
        [python, "-c", script],
        cwd=tmp_path,
        env=without_node(installed, tmp_path),
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert Path(told[0]).is_relative_to(installed.parent)
    assert told[1] == "None"


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_every_game_over_it(installed: Path, tmp_path: Path, game: str) -> None:
    answer = stolek(installed, tmp_path, "simulate", game, "--games", "1", "--jobs", "1", "--json")
    assert answer.returncode == 0, answer.stderr
    told = json.loads(answer.stdout)
    assert told["game"] == game
    assert told["games"] >= 1


async def test_people_play_a_whole_game_at_its_table(installed: Path, tmp_path: Path) -> None:
    game = GAMES[0]
    variant = registry.get(game).game.info.variants[0]
    seats = min(set(variant.seats) - set(variant.unofficial))
    saved = tmp_path / "saved.json"

    async with contextlib.AsyncExitStack() as stack:
        server = stack.enter_context(serving(installed, tmp_path))
        people = [await stack.enter_async_context(server.visitor(f"P{n}")) for n in range(seats)]
        page = await people[0].web.get("/")
        assert page.headers["content-type"].startswith("text/html")
        (script,) = re.findall(r'<script[^>]* src="([^"]+)"', page.text)
        assert (await people[0].web.get(script)).headers["content-type"].startswith("text/javascript")
        table = await people[0].new_table(game=game, variant=variant.id, chairs=seats)
        devices = [await stack.enter_async_context(person.at(table)) for person in people]
        for seat, device in enumerate(devices):
            await device.welcome()
            device.play_along(seat)
            if seat:
                await device.settled("sit", chair=seat)
        await devices[0].settled("start")
        outcome = await devices[0].result()
        assert min(outcome["ranks"]) == 1
        saved.write_bytes((await people[0].web.get(f"/api/saved/{table}/1")).content)
    answer = stolek(installed, tmp_path, "verify", str(saved))
    assert answer.returncode == 0, answer.stdout + answer.stderr
    edited = tmp_path / "edited.json"
    edited.write_bytes(saved.read_bytes().replace(b'"seat":1', b'"seat":0'))
    assert stolek(installed, tmp_path, "verify", str(edited)).returncode == 2
