"""The template's table among the games, as docs/adding-a-game.md says: its types fit, it can be played at."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from stolek.core.codec import wire_prompt, wire_view
from stolek.core.game import make_setup
from stolek.core.ids import Seat
from stolek.core.play import Play
from tests.contract.games import TEMPLATE, entry, folder
from tools import dev, gallery

pytestmark = pytest.mark.browser
GAME = entry(TEMPLATE).game.info.id
UNSPOKEN = "hu"
"""A language into which its author has not translated it yet."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house in which the template is one of the games."""
    root = tmp_path_factory.mktemp("checkout")
    without = shutil.ignore_patterns("__pycache__", "page")
    for part in ("stolek", "web"):
        shutil.copytree(dev.ROOT / part, root / part, ignore=without)
    for file in ("package.json", "vite.config.ts"):
        shutil.copy(dev.ROOT / file, root)
    types = json.loads((dev.ROOT / "tsconfig.json").read_text(encoding="utf-8"))
    types["include"] = ["vite.config.ts", f"stolek/games/{GAME}/web/**/*"]  # the others are `make lint`'s
    (root / "tsconfig.json").write_text(json.dumps(types), encoding="utf-8")
    (root / "node_modules").symlink_to(dev.ROOT / "node_modules")
    own = root / "stolek" / "games" / GAME
    shutil.copytree(folder(TEMPLATE), own, ignore=without)
    for module in own.rglob("*.py"):
        text = module.read_text(encoding="utf-8")
        module.write_text(text.replace(TEMPLATE, f"stolek.games.{GAME}"), encoding="utf-8")
    (own / "words" / f"{UNSPOKEN}.ftl").unlink()
    (root / "tools").mkdir()
    for file in ("__init__.py", "wire_types.py", "wire_docs.py"):
        shutil.copy(dev.ROOT / "tools" / file, root / "tools")
    (root / "docs").mkdir()
    subprocess.run([sys.executable, "-m", "tools.wire_types"], cwd=root, check=True)
    return root


def npm(checkout: Path, *arguments: str) -> None:
    command = [dev.npm_install(), "run", "--silent", *arguments]
    done = subprocess.run(
        command, cwd=checkout, capture_output=True, text=True, timeout=dev.NPM_TIMEOUT, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def wall(checkout: Path) -> Iterator[str]:
    built = checkout / "out"
    npm(checkout, "build", "--", "--mode", "gallery", "--logLevel", "warn", "--outDir", str(built))
    with gallery.served(built) as address:
        yield address


def test_its_types_fit_those_of_its_events_and_views(checkout: Path) -> None:
    npm(checkout, "check")


_COVERED = """() => [...document.querySelectorAll('.seat-plate')].filter((plate) => {
  const { left, right, top, bottom } = plate.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const spots = [[left + 4, y], [right - 4, y], [x, top + 4], [x, bottom - 4]];
  return spots.some(([x, y]) => !plate.contains(document.elementFromPoint(x, y)));
}).map((plate) => plate.textContent)"""


@pytest.mark.parametrize("lang", ["en", UNSPOKEN])
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)])
def test_it_can_be_played_at(size: tuple[int, int], lang: str, wall: str, browser: Browser) -> None:
    game = entry(TEMPLATE).game
    play = Play(game, make_setup(game, 4), bytes(32))
    play.adopt(play.opening())
    (seat,) = play.prompts
    people = tuple(gallery.Person(s, gallery.NAMES[s], s + 1, None, True, s == seat) for s in range(4))
    moment = gallery.Moment(
        game=GAME,
        lang=lang,
        shown=wire_view(game.view(play.state, seat)),
        event=None,
        seat=seat,
        people=people,
        prompt=wire_prompt(play.prompts[Seat(seat)]),
        waiting=(seat,),
    )
    page = gallery.open_gallery(browser, wall, size)
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    gallery.hang(page, msgspec.structs.replace(moment), lang)
    for name in gallery.NAMES[:4]:
        expect(page.locator(".seat-plate", has_text=name)).to_be_in_viewport()
    assert page.evaluate(_COVERED) == []
    expect(page.locator(".hand button")).to_be_in_viewport()
    expect(page.locator(".pile")).to_be_in_viewport()
    swap = page.locator("[data-go] button", has_text=re.compile("Swap"))
    expect(swap).to_be_in_viewport()
    swap.click()
    expect(page.locator("[data-said]")).to_have_text("answer 1")
    assert complaints == []
    page.close()
