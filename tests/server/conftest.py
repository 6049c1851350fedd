"""The tiny game is at the table for the server's tests, and for them alone.

A hook, not a fixture: pytest 9.1 forgets a folder's fixtures when the folder comes a second time."""

import contextlib
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.server import postgres, tiny

HERE = Path(__file__).parent


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    with tiny.at_the_table() if item.path.parent == HERE else contextlib.nullcontext():
        return (yield)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is about SQLite's own file is left to the runs on SQLite."""
    if postgres.CHOSEN:
        postgres.server()  # it ends with the thread that started it, so not with one of a loop
        left = [item for item in items if item.get_closest_marker("sqlite")]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]
