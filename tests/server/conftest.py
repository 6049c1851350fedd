"""The tiny game is at the table for the server's tests, and for them alone.

A hook, not a fixture: pytest 9.1 forgets a folder's fixtures when the folder comes a second time."""

import contextlib
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.server import tiny

HERE = Path(__file__).parent


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    with tiny.at_the_table() if item.path.parent == HERE else contextlib.nullcontext():
        return (yield)
