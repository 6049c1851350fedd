"""What every test of the repository may ask for; a game's own fixtures stay in its folder."""

import asyncio
import inspect
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, sync_playwright

from tools import browser as chromium

# A busy machine is not a failing test, so nothing has a deadline.
settings.register_profile(
    "quick", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("full", settings.get_profile("quick"), derandomize=False, max_examples=1_000)
settings.load_profile("quick")

ONE_TEST_SECONDS = 240.0


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A module that drives a browser stays in one process, which starts its server and browser once."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()) and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(item.path.relative_to(item.config.rootpath).as_posix()))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in a loop of its own, and has an end even when it hangs."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters

    async def limited() -> None:
        given = {name: pyfuncitem.funcargs[name] for name in wanted}
        await asyncio.wait_for(pyfuncitem.obj(**given), ONE_TEST_SECONDS)

    asyncio.run(limited())
    return True


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A real Chromium; ask it for `new_context()` so that tests share no cookies.

    It lives as long as a module, not a session: while Playwright's synchronous API is open, its
    event loop occupies the thread, and `asyncio.run` in another test would be refused.
    """
    found = chromium.find()
    with sync_playwright() as playwright:
        opened = chromium.launch(playwright, found)
        yield opened
        opened.close()
