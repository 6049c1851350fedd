"""A built page, a server for each test module, and browsers."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.house import DESKTOP, PHONE, House, guests
from tests.browser.site import Visitor, save_and_verify
from tools import dev, gallery


@pytest.fixture(scope="session", autouse=True)
def page_is_built() -> None:
    dev.page()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server without pauses; tests share it and make their own tables."""
    opened = House(tmp_path_factory.mktemp("house"))
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture(scope="session")
def wall() -> Iterator[str]:
    """The address of the gallery."""
    gallery.build()
    with gallery.served(gallery.BUILT) as address:
        yield address


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the page without a server, on a static host, under some path."""
    dev.site()
    root = tmp_path_factory.mktemp("host")
    shutil.copytree(dev.SITE, root / "some" / "sub" / "path")
    with gallery.served(root) as address:
        yield f"{address}/some/sub/path/"


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def offline(
    site: str, browser: Browser, tmp_path: Path, request: pytest.FixtureRequest
) -> Callable[..., None]:
    """`offline(play, "dnup")`: a whole game without a network, whose saved file the command line verifies."""

    def whole_game(play: Callable[[Any], object], game: str, variant: str = "", **setup: Any) -> None:
        visitor = Visitor(browser, tmp_path / "profile", request.param)
        visitor.sit_down(site, game, variant, **setup)
        play(visitor)
        save_and_verify(visitor.page, tmp_path)
        visitor.close()
        assert visitor.complaints == []

    return whole_game


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test, which may stop it."""
    opened = House(tmp_path)
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Any]:
    """`come("cs-CZ", PHONE)` lets a new person in; their page must not complain."""
    with guests(browser, house) as let_in:
        yield let_in
